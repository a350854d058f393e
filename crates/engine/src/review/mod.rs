//! Review (game analysis): a game looked at move by move, what each player could expect before and after his move,
//! what would have been better, and how good the move was.
//!
//! It thinks with an [`Engine`](crate::Engine) and knows no files and no screens: programs, browsers and terminals show it as
//! they like. [`annotate`] writes it into a game record.
//!
//! ```
//! use abande::{Boards, Coords, read_games};
//! use abande_engine::review::{Analyst, Reviewer};
//! use abande_engine::{Engine, Limits, Uncontrolled};
//!
//! let text = "[Board \"hex:2\"] [Pieces \"3\"] 1. b2 a1 2. a2 a1-a2 *";
//! let game = read_games(text, &Boards::default(), Coords::Stein).next().unwrap()?;
//! let mut engine = Engine::new(1);
//! let mut analyst = Analyst {
//!     engine: &mut engine,
//!     limits: Limits { nodes: Some(2000), ..Limits::default() },
//!     control: &Uncontrolled,
//!     heard: &mut |_| (),
//! };
//! let mut reviewer = Reviewer::new(&game);
//! while reviewer.remaining() > 0 {
//!     reviewer.step(&mut analyst);
//! }
//! let review = reviewer.finish();
//! assert_eq!(review.moves.len(), 4);
//! assert!(review.moves.iter().all(|mv| mv.loss.points >= 0.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accuracy;
mod annotation;
mod appraisal;
mod expectation;
mod reason;
mod remark;
mod summary;
mod verdict;

use abande::{Color, Game, Move, NodeId, Position};

pub use accuracy::Accuracy;
pub use annotation::{annotate, annotated_position};
pub use appraisal::{Analyst, Appraisal, Line};
pub use expectation::Expectation;
pub use reason::Reason;
pub use remark::{Outlook, Remark};
pub use summary::Summary;
pub use verdict::{BLUNDER, INACCURACY, Loss, MISTAKE, Verdict};

/// A move of a game, with what is to be said about it. All expectations are those of the player who made it.
#[derive(Clone, Debug)]
pub struct MoveReview {
    /// Which move of the record it is.
    pub id: NodeId,
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub player: Color,
    /// The position before it.
    pub position: Position,
    /// What he could expect before it.
    pub before: Expectation,
    /// What he can expect after it.
    pub after: Expectation,
    /// What it gave away.
    pub loss: Loss,
    /// How good it was.
    pub verdict: Verdict,
    /// The best lines instead, the best one first; there is always one. It may begin with the move itself.
    pub lines: Vec<Line>,
}

impl MoveReview {
    /// The line that should have been played, if there was a better one than what was.
    pub fn better(&self) -> Option<&Line> {
        self.lines.first().filter(|line| self.loss != Loss::default() && line.moves.first() != Some(&self.mv))
    }
}

/// The main line of a game, move by move.
#[derive(Clone, Debug)]
pub struct Review {
    /// The moves.
    pub moves: Vec<MoveReview>,
    /// What the player to move can expect at the start.
    pub start: Expectation,
    /// Positions looked at.
    pub nodes: u64,
}

/// Makes a review, a position at a time, from the last one backwards: so what happened later in the game is
/// known when an earlier move is judged.
pub struct Reviewer {
    /// The record's move that leads to each position but the first.
    ids: Vec<NodeId>,
    /// The positions that are still to be looked at, and the moves played in them.
    open: Vec<(Position, Option<Move>)>,
    /// What was found of the others, the last position of the game first.
    seen: Vec<(Position, Option<Move>, Appraisal)>,
}

impl Reviewer {
    /// Gets ready to look at the main line of a game.
    pub fn new(game: &Game) -> Reviewer {
        let mut position = game.start().clone();
        let (mut ids, mut open) = (Vec::new(), Vec::new());
        for id in game.main_line() {
            let Some(mv) = game.node(id).and_then(abande::Node::mv) else { continue };
            open.push((position.clone(), Some(mv)));
            ids.push(id);
            // Every move of a game is legal.
            position.play_legal(mv);
        }
        open.push((position, None));
        Reviewer { ids, open, seen: Vec::new() }
    }

    /// How many positions are still to be looked at. There is one more than moves.
    pub fn remaining(&self) -> usize {
        self.open.len()
    }

    /// Looks at the next position; does nothing when there is none left.
    pub fn step(&mut self, analyst: &mut Analyst<'_>) {
        let Some((position, mv)) = self.open.pop() else { return };
        let appraisal = match (mv, self.seen.last()) {
            (Some(mv), Some((_, _, after))) if position.move_count() == 1 => {
                Appraisal { nodes: 0, ..Appraisal::before_forced(mv, after) }
            }
            _ => analyst.appraise(&position),
        };
        self.seen.push((position, mv, appraisal));
    }

    /// What was found. Moves before a position that was not looked at are left out.
    pub fn finish(self) -> Review {
        let nodes = self.seen.iter().map(|(_, _, appraisal)| appraisal.nodes).sum();
        let mut after: Option<Expectation> = None;
        let mut moves = Vec::new();
        let mut ids = self.ids.into_iter().rev();
        for (position, mv, appraisal) in self.seen {
            let before = appraisal.expectation;
            if let (Some(mv), Some(after)) = (mv, after)
                && let Some(id) = ids.next()
            {
                moves.push(judged(id, mv, position, appraisal, -after));
            }
            after = Some(before);
        }
        moves.reverse();
        Review { moves, start: after.unwrap_or_default(), nodes }
    }
}

fn judged(id: NodeId, mv: Move, position: Position, seen: Appraisal, after: Expectation) -> MoveReview {
    let Appraisal { expectation: before, lines, .. } = seen;
    let is_best = lines.first().is_some_and(|line| line.moves.first() == Some(&mv));
    // Two searches never quite agree: who plays what the engine would has given nothing away.
    let loss = if is_best { Loss::default() } else { Loss::between(before, after) };
    let next_loses = lines.get(1).map(|next| Loss::between(before, next.expectation).chance);
    let verdict = if position.move_count() == 1 {
        Verdict::Forced
    } else if is_best && next_loses.is_some_and(|chance| chance >= MISTAKE) {
        Verdict::Only
    } else if is_best || loss == Loss::default() {
        Verdict::Best
    } else {
        Verdict::on_loss(loss)
    };
    MoveReview { id, mv, player: position.turn(), position, before, after, loss, verdict, lines }
}
