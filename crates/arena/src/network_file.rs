//! Network files: what `own:network=FILE` plays with.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use abande_engine::network::Network;

/// A file from which no network can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct NetworkFileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: String,
}

/// Reads a network from its file.
///
/// # Errors
/// When the file cannot be read, or is no network.
pub fn read_network(path: &Path) -> Result<Network, NetworkFileError> {
    let failed = |reason: &dyn Display| NetworkFileError { path: path.into(), reason: reason.to_string() };
    let bytes = std::fs::read(path).map_err(|error| failed(&error))?;
    Network::from_bytes(&bytes).map_err(|error| failed(&error))
}
