//! Puzzles: positions in which one line of moves is clearly best, from games of the levels and of the engine.
//!
//! A [`Finder`] plays games and looks for candidates, an [`Examiner`] finds out for certain, or by a long search, whether a
//! move is the only good one. [`Trial`] has the levels try a puzzle, [`rating`] puts puzzles on one scale with them, and
//! [`selection`] chooses an even collection.

mod examiner;
mod finder;
pub mod rating;
pub mod selection;
mod trial;

pub use examiner::{Examiner, Expected, LEAST_GAP, MOST_MARGIN, Only};
pub use finder::{Finder, Pool};
pub use trial::{TRIES, Trial, levels_elo};
