//! Exact endgames: who wins, then by how much, proven to the end of the game.

mod compact;
mod empty_hands;
mod last_piece;
mod likeness;
mod notebook;
mod proof;
mod proof_table;
mod solver;
mod team;
mod threats;

pub use notebook::{FACTS_VERSION, Fact, Notebook};
#[cfg(test)]
pub(crate) use solver::tests::try_everything;
pub use solver::{Known, Solution, Solver, Unsolved};
