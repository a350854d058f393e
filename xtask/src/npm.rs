//! `cargo xtask package npm`: the board for other people's pages, as npm hands it out.

use std::fs;
use std::path::PathBuf;

use crate::command::{command, root, run_command};
use crate::failure::{self, Failure};
use crate::systems::System;
use crate::{package, web};

/// Packs it, and answers with the file.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    web::packages()?;
    let place = package::place()?;
    let line = "node web/package/pack.mjs";
    run_command(line, command(line).arg(&place))?;
    let packed = place.join(format!("abande-board-{}.tgz", package::version()?));
    package::write_checksum(&packed)?;
    Ok(packed)
}

/// Installs the packed file into a folder of its own, and has a page there play with it.
pub(crate) fn try_out() -> Result<(), Failure> {
    let packed = build()?;
    let packed = fs::canonicalize(&packed).map_err(failure::file(&packed))?;
    let program = System::own()?.build()?.file;
    let program = fs::canonicalize(&program).map_err(failure::file(&program))?;
    let line = "npm run e2e -- tests/package.test.ts";
    let mut test = command(line);
    run_command(line, test.current_dir(root().join("web")).env("ABANDE", program).env("ABANDE_BOARD", packed))
}
