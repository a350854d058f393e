//! The best move in one call, for those who need no more.

use std::time::{Duration, Instant};

use abande::{Move, Position};

use crate::engine::Engine;
use crate::limits::{Limits, Time};

/// Mebibytes for one decision.
const MEBIBYTES: usize = 16;

/// How long to think if nobody says.
const USUAL_TIME: Time = Time::Move(Duration::from_secs(1));

/// The best move of a position, or `None` when the game is over. Without any limits it thinks for a second.
///
/// It reads the clock of the machine. An [`Engine`] tells more, remembers what it has seen, and takes any clock.
///
/// ```
/// use abande::{Board, Position};
/// use abande_engine::{Limits, best_move};
///
/// let mut position = Position::start(&Board::hex().into());
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// while let Some(mv) = best_move(&position, &limits) {
///     position.play(mv)?;
/// #   if position.hand(position.turn()) < 16 { break }
/// }
/// # Ok::<(), abande::IllegalMove>(())
/// ```
pub fn best_move(position: &Position, limits: &Limits) -> Option<Move> {
    let limits = if *limits == Limits::default() { Limits { time: USUAL_TIME, ..*limits } } else { *limits };
    let start = Instant::now();
    let found = Engine::new(MEBIBYTES).search(position, &limits, &|| start.elapsed(), &mut |_| ());
    found?.pv.first().copied()
}
