//! The programs that the tests need, installed where they are missing.

use crate::command::{output, run, works};

/// A Debian package, by one of its programs.
pub(crate) fn debian(program: &str, package: &str) -> Result<(), String> {
    if works(&format!("{program} --version")) || works(&format!("{program} -V")) {
        return Ok(());
    }
    install_debian(package)
        .map_err(|error| format!("{error}\n{program} is needed: install it by hand and try again"))
}

/// Installs a Debian package, as root or by sudo.
pub(crate) fn install_debian(package: &str) -> Result<(), String> {
    let sudo = if works("sudo -n true") { "sudo " } else { "" };
    run(&format!("{sudo}apt-get update"))?;
    run(&format!("{sudo}apt-get install --yes --no-install-recommends {package}"))
}

/// A program from crates.io in exactly this version.
pub(crate) fn cargo(package: &str, version: &str) -> Result<(), String> {
    let installed = output("cargo install --list")?;
    if installed.lines().any(|line| line == format!("{package} v{version}:")) {
        return Ok(());
    }
    // A version that its own lock file names may have been withdrawn since: then any that fits will do.
    run(&format!("cargo install --locked {package}@{version}"))
        .or_else(|_| run(&format!("cargo install {package}@{version}")))
}
