//! Theory: opening books, made by search from the start of a game. `docs/openings.md` says how.
//!
//! A [`Tree`] has positions by their keys; it says which one is to be expanded next, and what all of them are worth. An
//! [`Author`] has them searched, and makes the book; a [`SearchLog`] keeps what was found, so that nothing is searched twice.

mod author;
mod search_log;
mod searches;
mod tree;

pub use author::{Author, Plan, TheoryError};
pub use search_log::{LogError, LogProblem, SearchLog};
pub use tree::{Candidate, Rule, Tree, Width, Wish};
