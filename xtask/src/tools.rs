//! The programs that the tests need, installed where they are missing.

use std::process::Stdio;
use std::thread::{self, JoinHandle};

use crate::command::{command, output, run, works};
use crate::web;

/// What a step needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tool {
    Chromium,
    /// What npm brings, with npm itself.
    NodePackages,
    Tmux,
    Valgrind,
}

impl Tool {
    /// The program, which is called as its Debian package.
    fn program(self) -> &'static str {
        match self {
            Tool::Chromium => "chromium",
            Tool::NodePackages => "npm",
            Tool::Tmux => "tmux",
            Tool::Valgrind => "valgrind",
        }
    }
}

/// Tools on their way: they are mostly waited for, and the processor has other things to do in the meantime.
pub(crate) struct Preparation {
    thread: Option<JoinHandle<Result<(), String>>>,
}

impl Preparation {
    /// Begins to install what is missing.
    pub(crate) fn begin(tools: Vec<Tool>) -> Preparation {
        Preparation { thread: Some(thread::spawn(move || prepare(&tools))) }
    }

    /// Waits until all are there.
    pub(crate) fn end(&mut self) -> Result<(), String> {
        let done = self.thread.take().map_or(Ok(Ok(())), JoinHandle::join);
        done.unwrap_or_else(|_| Err("the tools could not be prepared".into()))
    }
}

fn prepare(tools: &[Tool]) -> Result<(), String> {
    let mut missing: Vec<&str> =
        tools.iter().map(|tool| tool.program()).filter(|name| !is_there(name)).collect();
    missing.sort_unstable();
    missing.dedup();
    if !missing.is_empty() {
        let packages = missing.join(" ");
        quietly(&apt("update"))
            .and_then(|()| quietly(&apt(&format!("install --yes --no-install-recommends {packages}"))))
            .map_err(|error| format!("{error}\nneeded, to be installed by hand: {packages}"))?;
    }
    if tools.contains(&Tool::NodePackages) { web::packages() } else { Ok(()) }
}

/// Runs a command beside another one: it says nothing unless it fails.
fn quietly(line: &str) -> Result<(), String> {
    let done = command(line).stdin(Stdio::null()).output();
    let done = done.map_err(|error| format!("'{line}' did not start: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Err(format!("{}'{line}' failed: {}", said.concat(), done.status))
}

fn is_there(program: &str) -> bool {
    works(&format!("{program} --version")) || works(&format!("{program} -V"))
}

/// A Debian package, by one of its programs.
pub(crate) fn debian(program: &str, package: &str) -> Result<(), String> {
    if is_there(program) {
        return Ok(());
    }
    install_debian(package)
        .map_err(|error| format!("{error}\n{program} is needed: install it by hand and try again"))
}

/// Installs a Debian package.
pub(crate) fn install_debian(package: &str) -> Result<(), String> {
    run(&apt("update"))?;
    run(&apt(&format!("install --yes --no-install-recommends {package}")))
}

/// A line for apt-get, as root or by sudo.
fn apt(arguments: &str) -> String {
    let sudo = if works("sudo -n true") { "sudo " } else { "" };
    format!("{sudo}apt-get {arguments}")
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
