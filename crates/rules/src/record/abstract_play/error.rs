//! Why a record of Abstract Play cannot be read, and where.

use crate::{IllegalMove, MoveTextError, Score};

/// A fault in a file of records, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AbstractPlayError {
    /// The text is no JSON.
    #[error("line {line}, column {column}: {reason}")]
    Json {
        /// The line, counted from 1.
        line: usize,
        /// The place in the line, counted in characters from 1.
        column: usize,
        /// What is wrong.
        reason: String,
    },
    /// The JSON is no record of a game of Abande.
    #[error("{path}: {problem}")]
    Record {
        /// The place, such as `moves[12][1]`. In a list of records it begins with the number of the record,
        /// as in `[3].moves[12][1]`.
        path: String,
        /// What is wrong.
        problem: AbstractPlayProblem,
    },
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AbstractPlayProblem {
    /// Nothing stands where something must.
    #[error("it is missing")]
    Missing,
    /// Something else should stand here.
    #[error("expected {expected}, found {found}")]
    Unexpected {
        /// What should.
        expected: &'static str,
        /// What does.
        found: String,
    },
    /// The record is of another game.
    #[error("the game is '{name}', not Abande")]
    OtherGame {
        /// Its name.
        name: String,
    },
    /// The board is none that Abstract Play has for Abande.
    #[error(
        "'{name}' is no board that Abstract Play has for Abande, and its boards do not fit the moves: there are hex, snub and libre, and square where none is named"
    )]
    UnknownVariant {
        /// Its name.
        name: String,
    },
    /// The name of the board is not known, and the moves do not tell which it is.
    #[error("'{name}' is no name that we know, and the moves fit {}: write hex, snub or libre in its place, or an empty list for square", .boards.join(", "))]
    AmbiguousVariant {
        /// Its name.
        name: String,
        /// The boards on which all moves are legal.
        boards: Vec<String>,
    },
    /// Something stands behind the word that ended the game.
    #[error("the game has ended before: nothing follows resign, timeout, draw or abandoned")]
    BehindTheEnd,
    /// No date that the calendar has.
    #[error("'{text}' is no date-time such as 2024-02-29T10:00:00Z")]
    NoDate {
        /// The text.
        text: String,
    },
    /// A null before the last move.
    #[error("a move is missing: null may stand only behind the last move")]
    MissingMove,
    /// The text is no move.
    #[error("{}", crate::record::record_error::sentence(.0))]
    MoveText(#[from] MoveTextError),
    /// The rules forbid the move.
    #[error("{text}: {illegal}")]
    Illegal {
        /// The move as it was written.
        text: String,
        /// The move and the rule that it breaks.
        illegal: IllegalMove,
    },
    /// The moves end with another result than the players have.
    #[error("the game ended {score}, but the record says {said}")]
    WrongResult {
        /// The real score.
        score: Score,
        /// The numbers in the record.
        said: String,
    },
}
