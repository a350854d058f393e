//! What the engine thinks of the moves of a game.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use abande::{Color, Coords, Position};
use abande_draw::graph::{Judged, Verdict};
use abande_draw::moments::Moment;
use abande_engine::{Engine, Limits};

/// The engine's memory, in mebibytes.
const MEMORY: usize = 16;

/// Judges each move of a game by the margin that the engine expects before and after it, looking at so many
/// positions each time.
pub(crate) fn judge(moments: &[Moment], nodes: u64, coords: Coords) -> Vec<Judged> {
    let mut engine = Engine::new(MEMORY);
    let mut judged: Vec<Judged> = Vec::new();
    for moment in moments {
        let margin = expected_margin(&mut engine, &moment.position, nodes);
        let mover = moment.last.map(|_| moment.position.turn().other());
        let lost = judged.last().map_or(0.0, |before| match mover {
            Some(Color::Black) => before.margin - margin,
            Some(Color::White) => margin - before.margin,
            None => 0.0,
        });
        let (text, lost) = (moment.move_text(coords), lost.max(0.0));
        judged.push(Judged { text, mover, margin, lost, verdict: verdict(lost) });
    }
    judged
}

/// How bad it is to give away so many points.
fn verdict(lost: f64) -> Option<Verdict> {
    match lost {
        4.0.. => Some(Verdict::Blunder),
        2.0..4.0 => Some(Verdict::Mistake),
        1.0..2.0 => Some(Verdict::Doubtful),
        _ => None,
    }
}

/// The final margin that is expected, Black's points less White's.
fn expected_margin(engine: &mut Engine, position: &Position, nodes: u64) -> f64 {
    let limits = Limits { nodes: Some(nodes.max(1)), ..Limits::default() };
    // The limit is in nodes, which gives the same curve on every machine: no clock is needed.
    let clock = || Duration::ZERO;
    let stop = AtomicBool::new(false);
    match engine.search(position, &limits, &clock, &stop, &mut |_| ()) {
        Some(report) => {
            let margin = f64::from(report.hundredths) / 100.0;
            if position.turn() == Color::Black { margin } else { -margin }
        }
        None => f64::from(position.score().margin()),
    }
}
