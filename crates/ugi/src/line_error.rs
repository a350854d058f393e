//! Why a line cannot be obeyed.

use std::error::Error;

use abande::{Color, PositionError};
use abande_engine::{NoLevel, NoMemory};

use crate::lines::MAX_LINE;
use crate::moves::MoveError;
use crate::server::MOST_SEARCHES;

/// What an engine answers to a line that it does not understand or cannot obey.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LineError {
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    #[error("column {column}: the line is not UTF-8")]
    NotUtf8 { column: usize },
    #[error(
        "'{0}' is no command: there are ugi, isready, uginewgame, setoption, position, go, stop, query, d and quit"
    )]
    NoCommand(String),
    #[error("{command}: '{word}' is too much")]
    TooMuch { command: String, word: String },
    #[error("setoption: write 'setoption name NAME value VALUE'")]
    SetOption,
    #[error(
        "position: write 'position startpos', 'position fen P' with a position line P, and 'moves d4 c3' behind either"
    )]
    Position,
    #[error("query: ask for p1turn, gameover or result")]
    Query,
    #[error("go: the number behind {0} is missing")]
    NumberMissing(String),
    #[error("go: '{text}' behind {word} is no whole number")]
    NoNumber { text: String, word: String },
    #[error(
        "go: '{0}' is no limit: there are p1time, p2time, p1inc, p2inc, movetime, depth, nodes and infinite"
    )]
    NoLimit(String),
    #[error("go: p{number}inc stands without p{number}time", number = .0.index() + 1)]
    IncrementAlone(Color),
    #[error("go: p{number}time is missing, and {0} is to move", number = .0.index() + 1)]
    TimeMissing(Color),
    #[error("go: the reference opponent knows no depth: give it nodes or time")]
    ReferenceDepth,
    #[error("go: {MOST_SEARCHES} searches wait already")]
    TooManySearches,
    #[error("there is no option '{0}': 'ugi' lists them")]
    NoOption(String),
    #[error("Board: {0}")]
    Board(Box<dyn Error + Send + Sync>),
    #[error("Hash: {0}")]
    Hash(NoMemory),
    #[error("{name}: '{value}' is no whole number from {least} to {most}")]
    Range { name: String, value: String, least: usize, most: usize },
    #[error("{name}: '{value}': {error}")]
    Level { name: String, value: String, error: NoLevel },
    #[error("Evaluation: '{0}' is neither Best nor HandWritten")]
    Evaluation(String),
    #[error("{name}: '{value}' is neither true nor false")]
    Truth { name: String, value: String },
    #[error("position fen, {0}")]
    Fen(PositionError),
    #[error("position, {0}")]
    Moves(MoveError),
}
