//! Puzzles: positions in which one line of moves is clearly best.
//!
//! A [`Puzzle`] is a line of JSON, [`Puzzles`] a file of them, such as those in `data/`. A [`Theme`] is what a solution
//! shows; [`themes()`] finds them by the rules alone. This crate knows what a puzzle is and not whether it is a good one:
//! that is found out by `abande-lab`, which made the collection.

mod likeness;
mod puzzle;
mod puzzles;
mod theme;
mod themes;

pub use likeness::{Likeness, fnv1a};
pub use puzzle::{Puzzle, PuzzleProblem};
pub use puzzles::{BOARDS, Puzzles, PuzzlesError, board_of_day, day_number};
pub use theme::{NoTheme, Theme};
pub use themes::themes;

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
