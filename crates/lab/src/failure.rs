//! Failure: why a command fails.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::TryFromFloatSecsError;

use abande::VariantError;
use abande_arena::network_file::NetworkFileError;
use abande_engine::NoMemory;
use abande_lab::theory::TheoryError;

/// What goes to standard error behind `error: `.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A file cannot be read or written, or holds what it should not.
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: Box<dyn Error> },
    #[error(transparent)]
    Board(#[from] VariantError),
    #[error(transparent)]
    Network(#[from] NetworkFileError),
    #[error(transparent)]
    Time(#[from] TryFromFloatSecsError),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error(transparent)]
    Theory(#[from] TheoryError),
    #[error(transparent)]
    Memory(#[from] NoMemory),
}

impl Failure {
    /// Names the file in whatever went wrong with it.
    pub(crate) fn file<E: Error + 'static>(path: &Path) -> impl Fn(E) -> Failure {
        move |source| Failure::File { path: path.into(), source: Box::new(source) }
    }
}
