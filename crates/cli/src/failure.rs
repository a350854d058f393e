//! Why a command could not do what it was asked.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::games_file::Diagnostic;
use abande::{BoardFileError, IllegalMove, MoveTextError, PositionError, PositionProblem, VariantError};

/// Tells a person something on standard error. Where nobody listens there, it makes no difference.
pub(crate) fn tell(message: impl Display) {
    let _ = writeln!(anstream::stderr(), "{message}");
}

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

    #[error("error: --board: {path} is no board file: those end in .toml or .json", path = .0.display())]
    BoardFileEnding(PathBuf),

    #[error("error: {path}: line {line}, column {column}: the file is not UTF-8", path = path.display())]
    NotUtf8 { path: PathBuf, line: usize, column: usize },

    #[error("error: --position, {0}{hint}", hint = way_out(.0))]
    Position(#[from] PositionError),

    #[error("error: --after, move {number} '{text}': {error}")]
    MoveText { number: usize, text: String, error: MoveTextError },

    #[error("error: --after, move {number} '{text}': {reason}")]
    Illegal { number: usize, text: String, reason: String, source: Box<IllegalMove> },

    /// Options that do not go together; as wrong as an unknown option.
    #[error("error: {0}\n\nFor more information, try '--help'.")]
    Usage(String),

    /// A game or a position of a file that cannot be read.
    #[error("{0}")]
    Faulty(Box<Diagnostic>),

    /// There cannot be one thread more.
    #[error("error: {0}")]
    Thread(io::Error),

    /// A refused input of another kind.
    #[error("error: {0}")]
    Refused(String),

    /// The faults have been reported one by one already; this is the sum.
    #[error("{0}")]
    Reported(String),
}

/// Which option helps with a position, if any does.
fn way_out(error: &PositionError) -> &'static str {
    match error.problem {
        PositionProblem::Variant(VariantError::UnknownBoard { .. }) => "; --board FILE reads a board file",
        _ => "",
    }
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            _ => ExitCode::from(1),
        }
    }

    /// What it says, in a line and without the word `error`: for a screen that has room for no more.
    pub(crate) fn first_line(&self) -> String {
        let text = self.to_string();
        let line = text.lines().next().unwrap_or_default();
        line.strip_prefix("error: ").unwrap_or(line).into()
    }

    /// A fault of a position line that was no option's value.
    pub(crate) fn of_argument(self) -> Failure {
        match self {
            Failure::Position(_) => Failure::Refused(self.to_string().replacen("error: --", "", 1)),
            failure => failure,
        }
    }

    /// For `map_err` on what is done with a file.
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Failure {
        let path = path.into();
        |error| Failure::File { path, error }
    }
}
