//! What the engine thinks of the moves of a game, for its graph.

use abande::{Color, Coords, Game};
use abande_draw::graph::{Flaw, Judged};
use abande_draw::moments::Moment;
use abande_engine::review::{Analyst, Expectation, MoveReview, Reviewer, Verdict};
use abande_engine::{Engine, Limits, Uncontrolled};

/// The engine's memory, in mebibytes.
const MEMORY: usize = 16;

/// Judges each move of a game, looking at so many positions for each; the start comes first.
pub(crate) fn judge(game: &Game, moments: &[Moment], nodes: u64, coords: Coords) -> Vec<Judged> {
    let mut engine = Engine::new(MEMORY);
    let mut analyst = Analyst {
        engine: &mut engine,
        // In nodes, which gives the same curve on every machine: no clock is needed.
        limits: Limits { nodes: Some(nodes.max(1)), ..Limits::default() },
        control: &Uncontrolled,
        heard: &mut |_| (),
    };
    let mut reviewer = Reviewer::new(game);
    while reviewer.remaining() > 0 {
        reviewer.step(&mut analyst);
    }
    let review = reviewer.finish();
    let start = Judged {
        text: String::new(),
        mover: None,
        margin: margin(review.start, game.start().turn()),
        lost: 0.0,
        flaw: None,
    };
    let texts = moments.iter().skip(1).map(|moment| moment.move_text(coords));
    let moves = review.moves.iter().zip(texts).map(|(seen, text)| judged(seen, text));
    [start].into_iter().chain(moves).collect()
}

fn judged(seen: &MoveReview, text: String) -> Judged {
    Judged {
        text,
        mover: Some(seen.player),
        margin: margin(seen.after, seen.player),
        lost: seen.loss.points,
        flaw: match seen.verdict {
            Verdict::Inaccuracy => Some(Flaw::Doubtful),
            Verdict::Mistake => Some(Flaw::Mistake),
            Verdict::Blunder => Some(Flaw::Blunder),
            _ => None,
        },
    }
}

/// What a player expects, as Black's points less White's.
fn margin(expectation: Expectation, player: Color) -> f64 {
    match player {
        Color::Black => expectation.points(),
        Color::White => -expectation.points(),
    }
}
