//! Running other programs.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::failure::{self, Failure};

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
pub(crate) fn run(line: &str) -> Result<(), Failure> {
    run_command(line, &mut command(line))
}

/// As [`run`], for a command with an environment of its own.
pub(crate) fn run_command(line: &str, command: &mut Command) -> Result<(), Failure> {
    println!("\n$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Failed { line: line.into(), status, said: String::new() }),
        Err(error) => Err(Failure::NotStarted { line: line.into(), error }),
    }
}

/// Whether a command can be run at all, and succeeds.
pub(crate) fn works(line: &str) -> bool {
    let status = command(line).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// What a command writes to its standard output.
pub(crate) fn output(line: &str) -> Result<String, Failure> {
    let output = command(line).stderr(Stdio::inherit()).output();
    let output = output.map_err(failure::start(&line))?;
    if !output.status.success() {
        return Err(Failure::Failed { line: line.into(), status: output.status, said: String::new() });
    }
    String::from_utf8(output.stdout)
        .map_err(|_| failure::wrong(format!("'{line}' wrote something that is no text")))
}
