//! Why something that a developer asked for was not done.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitStatus;

/// What ends a command of `cargo xtask`.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Another program failed. What it said, if that was not shown yet, comes first.
    #[error("{said}'{line}' failed: {status}")]
    Failed { line: String, status: ExitStatus, said: String },

    /// Another program is not there, or cannot be run.
    #[error("'{line}' did not start: {error}")]
    NotStarted { line: String, error: io::Error },

    /// A file that is not there, or cannot be read or written.
    #[error("{file}: {error}")]
    File { file: String, error: io::Error },

    /// Another program that went away in the middle of a dialogue.
    #[error(transparent)]
    Dialogue(#[from] io::Error),

    /// Something that is to be JSON.
    #[error("{what}: {error}")]
    Json { what: String, error: serde_json::Error },

    /// A tool is missing, and this is how to get it.
    #[error("{failure}\n{advice}")]
    Missing { failure: Box<Failure>, advice: String },

    /// A step of several.
    #[error("{step}: {failure}")]
    Step { step: &'static str, failure: Box<Failure> },

    /// What was looked at is not as it should be: this is what is wrong.
    #[error("{0}")]
    Wrong(String),
}

/// For `ok_or`, and what is looked at and found wrong.
pub(crate) fn wrong(what: impl Into<String>) -> Failure {
    Failure::Wrong(what.into())
}

/// For `map_err` on what is done with a file.
pub(crate) fn file(path: impl AsRef<Path>) -> impl Fn(io::Error) -> Failure {
    let file = path.as_ref().display().to_string();
    move |error| Failure::File { file: file.clone(), error }
}

/// For `map_err` on what is read as JSON.
pub(crate) fn json(what: impl Display) -> impl Fn(serde_json::Error) -> Failure {
    let what = what.to_string();
    move |error| Failure::Json { what: what.clone(), error }
}

/// For `map_err` on what another program is started by.
pub(crate) fn start(line: impl Display) -> impl Fn(io::Error) -> Failure {
    let line = line.to_string();
    move |error| Failure::NotStarted { line: line.clone(), error }
}
