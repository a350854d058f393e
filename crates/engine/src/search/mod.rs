//! The search: principal variation search with iterative deepening, a transposition table that threads share, and
//! quiescence at the horizon.

mod alpha_beta;
mod aspiration;
mod ordering;
mod playing_out;
mod quiescence;
mod reduction;
mod searcher;
#[cfg(test)]
mod tests;
mod transposition_table;
mod tuning;

pub(crate) use ordering::MoveOrdering;
pub(crate) use searcher::{MAX_PLY, Searcher, Shared};
pub(crate) use transposition_table::TranspositionTable;
pub use tuning::{KNOBS, Knob, Tuning};
