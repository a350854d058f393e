//! Wine, which runs programs of Windows: in a Windows of our own below the target folder, not in anybody's home.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{command, run_command};
use crate::failure::{self, Failure};
use crate::web::usual_target_folder;

/// What Rust's standard library asks for, and old wine does not have.
const LIBRARY: &str = "drive_c/windows/system32/bcryptprimitives.dll";

/// Makes it ready, and answers where it is.
pub(crate) fn prepare() -> Result<PathBuf, Failure> {
    let place = usual_target_folder().join("wine");
    fs::create_dir_all(&place).map_err(failure::file(&place))?;
    let place = fs::canonicalize(&place).map_err(failure::file(&place))?;
    let line = "wine cmd /c ver";
    run_command(line, within(&mut command(line), &place))?;
    let library = place.join(LIBRARY);
    if !library.exists() {
        let line = "x86_64-w64-mingw32-gcc -shared xtask/wine/bcryptprimitives.c -ladvapi32 -o";
        run_command(line, command(line).arg(&library))?;
    }
    Ok(place)
}

/// A call of wine there. It would warn of much that does not concern us.
pub(crate) fn within<'a>(command: &'a mut Command, place: &Path) -> &'a mut Command {
    command.env("WINEPREFIX", place).env("WINEDEBUG", "-all")
}
