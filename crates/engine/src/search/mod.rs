//! The search: principal variation search with a transposition table that threads share.

mod alpha_beta;
mod ordering;
mod playing_out;
mod reduction;
mod transposition_table;

pub(crate) use alpha_beta::{MAX_PLY, Searcher, Shared, Stopped};
pub(crate) use ordering::{Experience, Scored, capture_gain, gain};
pub(crate) use transposition_table::Table;
