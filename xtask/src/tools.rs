//! The programs that the tests need, installed where they are missing.

use crate::command::{output, run, works};

/// A Debian package, by one of its programs.
pub(crate) fn debian(program: &str, package: &str) -> Result<(), String> {
    if works(&format!("{program} --version")) || works(&format!("{program} -V")) {
        return Ok(());
    }
    let sudo = if works("sudo -n true") { "sudo " } else { "" };
    run(&format!("{sudo}apt-get update"))?;
    run(&format!("{sudo}apt-get install --yes --no-install-recommends {package}"))
        .map_err(|error| format!("{error}\n{program} is needed: install it by hand and try again"))
}

/// A program from crates.io in exactly this version.
pub(crate) fn cargo(package: &str, version: &str) -> Result<(), String> {
    let installed = output("cargo install --list")?;
    if installed.lines().any(|line| line == format!("{package} v{version}:")) {
        return Ok(());
    }
    run(&format!("cargo install --locked {package}@{version}"))
}
