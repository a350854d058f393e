//! Exact endgames: who wins, then by how much, proven to the end of the game.

mod compact;
mod empty_hands;
mod last_piece;
mod proof;
mod proof_table;
mod solver;
mod threats;

#[cfg(test)]
pub(crate) use solver::tests::try_everything;
pub use solver::{Known, Solution, Solver, Unsolved};
