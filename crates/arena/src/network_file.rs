//! Network files: what `own:network=FILE` plays with.

use std::path::{Path, PathBuf};

use abande_engine::network::{Network, NetworkError};
use abande_ugi::SystemError;

/// A file from which no network can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct NetworkFileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: NetworkFileProblem,
}

/// What can be wrong with a file that is to be a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
#[non_exhaustive]
pub enum NetworkFileProblem {
    /// It cannot be read.
    System(#[from] SystemError),
    /// What is in it is no network.
    Network(#[from] NetworkError),
}

/// Reads a network from its file.
///
/// # Errors
/// When the file cannot be read, or is no network.
pub fn read_network(path: &Path) -> Result<Network, NetworkFileError> {
    let read = || Ok(Network::from_bytes(&std::fs::read(path).map_err(SystemError::from)?)?);
    read().map_err(|problem| NetworkFileError { path: path.into(), problem })
}
