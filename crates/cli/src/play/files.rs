//! Saving and opening games.

use std::path::{Path, PathBuf};

use crate::replace_file::try_to_replace;

/// What became of a game that was to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Saved {
    /// It is in the file.
    Yes(PathBuf),
    /// There is a file already, and nobody has said that it may go.
    Exists(PathBuf),
    /// It cannot be written, for this reason.
    No(String),
}

/// Writes a game to a file of its own. What has no ending gets `.abn`.
pub(crate) fn save(path: &Path, text: &str, replace: bool) -> Saved {
    let path = if path.extension().is_some() { path.to_owned() } else { path.with_extension("abn") };
    if !replace && path.exists() {
        return Saved::Exists(path);
    }
    match try_to_replace(&path, text.as_bytes()) {
        Ok(()) => Saved::Yes(path),
        Err(error) => Saved::No(format!("{}: {error}", path.display())),
    }
}

/// A path as a person types it: `~` is his home.
pub(crate) fn typed_path(text: &str, home: Option<&str>) -> PathBuf {
    match (text.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => Path::new(home).join(rest),
        _ => text.into(),
    }
}
