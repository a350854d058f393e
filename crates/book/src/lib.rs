//! Opening books: what is known of the first moves on a board, and what was played in some games.
//!
//! A [`Book`] has values of positions, made by search and carried back to the start. [`PlayedGames`] count what became of
//! moves. Both go by positions that turning and mirroring do not change: see [`shared_key`]. Nothing here says what is
//! good, or opens a file: the books of the named boards are compiled in with the feature `books`, others come as texts.

mod book;
mod book_error;
mod books;
mod file;
mod key;
mod outcome;
mod played;

pub use book::{Book, BookMove, Entry, MOST_POSITIONS, Origin, Page};
pub use book_error::{BookError, BookProblem};
pub use books::Books;
pub use key::{Standing, distinct_moves, shared_key, standing};
pub use outcome::Outcomes;
pub use played::{PlayedGames, PlayedMove};

/// The README's example is a test too.
#[cfg(all(doctest, feature = "books"))]
#[doc = include_str!("../README.md")]
struct Readme;
