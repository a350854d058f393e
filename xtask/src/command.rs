//! Running other programs.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The top of the project.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A command at the top of the project, its words separated by blanks.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(root());
    command
}

/// Runs a command to its end, and shows what it is.
pub(crate) fn run(line: &str) -> Result<(), String> {
    run_command(line, &mut command(line))
}

/// As [`run`], for a command with an environment of its own.
pub(crate) fn run_command(line: &str, command: &mut Command) -> Result<(), String> {
    println!("\n$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("'{line}' failed: {status}")),
        Err(error) => Err(format!("'{line}' did not start: {error}")),
    }
}

/// Whether a command can be run at all, and succeeds.
pub(crate) fn works(line: &str) -> bool {
    let status = command(line).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// What a command writes to its standard output.
pub(crate) fn output(line: &str) -> Result<String, String> {
    let output = command(line).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("'{line}' did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("'{line}' failed: {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("'{line}' wrote something that is no text"))
}
