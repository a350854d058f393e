//! Writing a file whole or not at all.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::Path;
use std::process;

use crate::failure::Failure;

/// Writes a file whole or not at all. A link stays a link; a device or a pipe is written to, not replaced.
pub(crate) fn replace_file(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    let contents = contents.as_ref();
    let written = match fs::metadata(path) {
        Ok(old) if old.is_file() => {
            fs::canonicalize(path).and_then(|path| write_aside(&path, contents, Some(old.permissions())))
        }
        Err(_) if !path.is_symlink() => write_aside(path, contents, None),
        _ => fs::write(path, contents),
    };
    written.map_err(Failure::file(path))
}

/// Writes beside a plain file, or where one shall be, and takes its place when all is written.
fn write_aside(path: &Path, contents: &[u8], permissions: Option<Permissions>) -> io::Result<()> {
    let mut draft = path.as_os_str().to_owned();
    draft.push(format!(".{}.part", process::id()));
    let draft = Path::new(&draft);
    let done = File::create_new(draft).and_then(|mut file| {
        file.write_all(contents)?;
        permissions.map_or(Ok(()), |permissions| file.set_permissions(permissions))?;
        fs::rename(draft, path)
    });
    done.inspect_err(|_| {
        let _ = fs::remove_file(draft);
    })
}
