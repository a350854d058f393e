//! The client's files in a folder, for a host that hands out files and no more.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::file::files;

/// Why the files were not written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// Something else lies there, which might be lost or mixed up with the client.
    #[error("{} is not empty: name a folder that is empty or not there yet", .0.display())]
    NotEmpty(PathBuf),
    /// The system refuses.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// Writes all files of the client as they are, not compressed, into a folder, which is made if it is missing. Says how
/// many they are.
///
/// # Errors
/// Where the folder has something in it already, or cannot be written.
pub fn export(folder: &Path) -> Result<usize, ExportError> {
    let fault = |path: &Path| {
        let path = path.to_owned();
        move |error| ExportError::Io { path, error }
    };
    fs::create_dir_all(folder).map_err(fault(folder))?;
    if fs::read_dir(folder).map_err(fault(folder))?.next().is_some() {
        return Err(ExportError::NotEmpty(folder.to_owned()));
    }
    for (name, file) in files() {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(fault(parent))?;
        }
        fs::write(&path, file.plain()).map_err(fault(&path))?;
    }
    Ok(files().len())
}
