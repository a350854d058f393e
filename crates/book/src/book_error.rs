//! What is wrong with a text that should be a book.

use abande::VariantError;

/// A text that is no book, or a damaged one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: BookProblem,
}

/// What can be wrong with a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BookProblem {
    /// It does not begin as a book.
    #[error("this is no opening book: it would begin with 'abande book 1'")]
    NoBook,
    /// A line of the head is missing.
    #[error("here stands '{name}', a blank and its value, in every book")]
    Head {
        /// What the line begins with.
        name: &'static str,
    },
    /// Its board is unknown.
    #[error(transparent)]
    Board(#[from] VariantError),
    /// A number of the head is none, or too large.
    #[error("'{text}' is no whole number from 1 to {most}")]
    Number {
        /// What stands there.
        text: String,
        /// The largest that may.
        most: u64,
    },
    /// A position is not written as one.
    #[error(
        "a position is its key, its value, how many positions it leads to, and how many moves: 16 hexadecimal digits and three numbers"
    )]
    Entry,
    /// Positions are sorted, each once.
    #[error("the key is not larger than the one before: positions are sorted, and each comes once")]
    Order,
    /// There are fewer or more positions than the head says.
    #[error("there are {found} positions, but the head says {said}")]
    Count {
        /// What the head says.
        said: usize,
        /// What there is.
        found: usize,
    },
    /// The start is missing.
    #[error("the position in which games begin is not in it")]
    NoStart,
    /// The last line does not fit the rest.
    #[error("the check sum is another: the file is damaged; make it again, or fetch it again")]
    Sum,
    /// Something comes behind the end.
    #[error("the book ends with its check sum, and here is more")]
    BehindTheEnd,
}
