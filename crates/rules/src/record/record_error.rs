//! Why a game in a file cannot be read, and where.

use super::{NoResult, WrongResult};
use crate::{GameResult, Move, MoveTextError, PositionProblem, Refusal, VariantError};

/// A fault in a file of games, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The place in bytes from the start of the text.
    pub offset: usize,
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, counted in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

/// What can be wrong with a game in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordProblem {
    /// The bytes are no text.
    #[error("the bytes from here on are not UTF-8")]
    NotUtf8,
    /// Something else should stand here.
    #[error("{found} is out of place: expected {expected}")]
    Unexpected {
        /// What stands here, in quotes, or that the file ends.
        found: String,
        /// What could.
        expected: &'static str,
    },
    /// The next game begins, but this one has no result.
    #[error(
        "a new game begins here, but the one before lacks its result: expected a move, or a result such as 15-12 or *"
    )]
    NoResultYet,
    /// A comment without its `}`.
    #[error("the comment that begins here is not closed: expected a }} behind it")]
    OpenComment,
    /// A variation without its `)`.
    #[error("the variation that begins here is not closed: expected a ) behind its moves")]
    OpenVariation,
    /// A variation without moves.
    #[error("the variation has no moves: expected a move before the )")]
    EmptyVariation,
    /// A variation before the first move of a line.
    #[error("there is no move to replace: a variation stands behind the move that it replaces")]
    NothingToReplace,
    /// A glyph before the first move of a line.
    #[error("there is no move to judge: a glyph such as $1 or ! stands behind its move")]
    NothingToJudge,
    /// A `$` without a number from 0 to 255.
    #[error("'{text}' is no glyph: expected $0 to $255")]
    Glyph {
        /// The glyph as it was written.
        text: String,
    },
    /// `!` and `?` in a row that mean nothing.
    #[error("'{text}' is no judgement: expected !, ?, !!, ??, !? or ?!")]
    Sign {
        /// The signs.
        text: String,
    },
    /// A tag's value without its closing quotation mark.
    #[error("the value is not closed: expected a \" before the line ends")]
    OpenValue,
    /// A tag that comes twice.
    #[error("the tag {name} is there twice")]
    TagTwice {
        /// Its name.
        name: String,
    },
    /// The board, or the number of pieces.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// The tags Board and Pieces give different numbers of pieces.
    #[error("the tag Pieces says {pieces}, but the tag Board says {board}")]
    PiecesDisagree {
        /// The value of the tag Pieces.
        pieces: u8,
        /// The value of the tag Board.
        board: String,
    },
    /// The tag Coords names no system of coordinates.
    #[error("'{text}' is no system of coordinates: expected stein or slanted")]
    Coords {
        /// The value of the tag.
        text: String,
    },
    /// The position line.
    #[error(transparent)]
    Position(#[from] PositionProblem),
    /// The position line is not for what the tags Board and Pieces say.
    #[error("the position is for {position}, but the tags say {tags}")]
    PositionDisagrees {
        /// The board, and the number of pieces where it is not 18.
        position: String,
        /// The same by the tags.
        tags: String,
    },
    /// The text is no move.
    #[error("{}", sentence(.0))]
    MoveText(#[from] MoveTextError),
    /// The rules forbid the move.
    #[error("{text}: {sentence}")]
    Illegal {
        /// The move as it was written.
        text: String,
        /// The move.
        mv: Move,
        /// The rule that it breaks, as data.
        refusal: Refusal,
        /// The rule as a sentence, with the spaces named as in the file.
        sentence: String,
    },
    /// The tag Result has no result.
    #[error(transparent)]
    NoResult(#[from] NoResult),
    /// The moves contradict the result.
    #[error(transparent)]
    WrongResult(#[from] WrongResult),
    /// The tag Result says another result than the end of the moves.
    #[error("the tag Result says {tag}, but the moves end with {moves}")]
    ResultsDisagree {
        /// The result in the tag.
        tag: GameResult,
        /// The result behind the moves.
        moves: GameResult,
    },
}

/// The error without its column: that has become part of the place.
pub(super) fn sentence(error: &MoveTextError) -> String {
    let full = error.to_string();
    let column = format!("column {}: ", error.column());
    full.strip_prefix(&column).map_or_else(|| full.clone(), str::to_owned)
}
