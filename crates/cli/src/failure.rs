//! Why a command could not do what it was asked.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use abande::{BoardFileError, IllegalMove, MoveTextError, PositionError, VariantError};

/// What ends a command. Its text is what a person reads on standard error.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Standard output.
    #[error("error: cannot write the output: {0}")]
    Output(#[from] io::Error),

    /// A file that is not there, or may not be read or written.
    #[error("error: {path}: {error}", path = path.display())]
    File { path: PathBuf, error: io::Error },

    #[error("error: --board: {0}")]
    Board(#[from] VariantError),

    #[error("error: {path}: {error}", path = path.display())]
    BoardFile { path: PathBuf, error: BoardFileError },

    #[error("error: --position, {0}")]
    Position(#[from] PositionError),

    #[error("error: --after, move {number} '{text}': {error}")]
    MoveText { number: usize, text: String, error: MoveTextError },

    #[error("error: --after, move {number} '{text}': {reason}")]
    Illegal { number: usize, text: String, reason: String, source: Box<IllegalMove> },

    /// Options that do not go together; as wrong as an unknown option.
    #[error("error: {0}\n\nFor more information, try '--help'.")]
    Usage(String),

    /// A refused input of another kind.
    #[error("error: {0}")]
    Refused(String),

    /// The faults have been reported one by one already; this is the sum.
    #[error("{0}")]
    Reported(String),
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            _ => ExitCode::from(1),
        }
    }

    /// For `map_err` on what is done with a file.
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Failure {
        let path = path.into();
        |error| Failure::File { path, error }
    }
}
