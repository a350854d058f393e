//! The programs that the tests need, installed where they are missing.

use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};

use crate::command::{command, output, run, works};
use crate::failure::{self, Failure};
use crate::{python, web};

/// Chromium without windows: the tests take two thirds of the time that they take in one that paints its own frame.
const HEADLESS: &str = "chromium-headless-shell";

/// What a step needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tool {
    Chromium,
    /// What npm brings, with npm itself.
    NodePackages,
    /// What pip brings, with Python's environments themselves.
    PythonPackages,
    Strace,
    Tmux,
    Valgrind,
}

impl Tool {
    /// Its Debian package, which mostly is called as the program.
    fn package(self) -> &'static str {
        match self {
            Tool::Chromium => HEADLESS,
            Tool::NodePackages => "npm",
            Tool::PythonPackages => "python3-venv",
            Tool::Strace => "strace",
            Tool::Tmux => "tmux",
            Tool::Valgrind => "valgrind",
        }
    }

    /// What it is for, and where people get it whose system has no such packages.
    fn by_hand(self) -> &'static str {
        match self {
            Tool::Chromium => {
                "chromium-headless-shell or chromium, for the browser's tests: https://www.chromium.org, or \
                 `npx @puppeteer/browsers install chrome-headless-shell` and its folder on the PATH by one of these names"
            }
            Tool::NodePackages => {
                "npm with Node.js 20 or later, for the browser's client: https://nodejs.org"
            }
            Tool::PythonPackages => {
                "python3 3.11 or later with venv and ensurepip, for Python's package: https://www.python.org"
            }
            Tool::Strace => "strace, for calls of the store, on Linux: https://strace.io",
            Tool::Tmux => "tmux, for games in a terminal: https://github.com/tmux/tmux",
            Tool::Valgrind => "valgrind, for counting instructions: https://valgrind.org",
        }
    }

    fn is_there(self) -> bool {
        match self {
            Tool::PythonPackages => {
                works("python3 -m ensurepip --version") && works("python3 -m venv --help")
            }
            _ => is_there(self.package()),
        }
    }

    /// Another program that does as well where there is no such package.
    fn stand_in(self) -> Option<&'static str> {
        (self == Tool::Chromium).then_some("chromium")
    }
}

/// Tools on their way: they are mostly waited for, and the processor has other things to do in the meantime.
pub(crate) struct Preparation {
    thread: Option<JoinHandle<Result<(), Failure>>>,
}

impl Preparation {
    /// Begins to install what is missing.
    pub(crate) fn begin(tools: Vec<Tool>) -> Preparation {
        Preparation { thread: Some(thread::spawn(move || prepare(&tools))) }
    }

    /// Waits until all are there.
    pub(crate) fn end(&mut self) -> Result<(), Failure> {
        let done = self.thread.take().map_or(Ok(Ok(())), JoinHandle::join);
        done.unwrap_or_else(|_| Err(failure::wrong("the tools could not be prepared")))
    }
}

fn prepare(tools: &[Tool]) -> Result<(), Failure> {
    let mut missing: Vec<Tool> = tools.iter().copied().filter(|tool| !tool.is_there()).collect();
    missing.sort_unstable_by_key(|tool| tool.package());
    missing.dedup();
    if !missing.is_empty() {
        let take =
            |packages: &str| quietly(&apt(&format!("install --yes --no-install-recommends {packages}")));
        let installed = quietly(&apt("update")).and_then(|()| install(&missing, take));
        if let Err(failure) = installed {
            missing.retain(|tool| !tool.is_there() && !tool.stand_in().is_some_and(is_there));
            if !missing.is_empty() {
                return Err(Failure::Missing { failure: Box::new(failure), advice: advice(&missing) });
            }
        }
    }
    if tools.contains(&Tool::NodePackages) {
        web::packages()?;
    }
    if tools.contains(&Tool::PythonPackages) { python::packages() } else { Ok(()) }
}

/// Installs packages, by whoever takes their names: all at once, or else one by one, as a system that does not know one of
/// them may have the others. Ubuntu has no headless Chromium.
fn install(missing: &[Tool], take: impl Fn(&str) -> Result<(), Failure>) -> Result<(), Failure> {
    let names: Vec<&str> = missing.iter().map(|tool| tool.package()).collect();
    take(&names.join(" ")).inspect_err(|_| {
        for name in names.iter().filter(|_| names.len() > 1) {
            // Who looks next sees what is still missing.
            let _ = take(name);
        }
    })
}

/// What somebody is to do whose system does not install tools by itself.
fn advice(missing: &[Tool]) -> String {
    let why = if works("apt-get --version") { "apt-get failed" } else { "there is no apt-get here" };
    let lines: Vec<String> = missing.iter().map(|tool| format!("  {}", tool.by_hand())).collect();
    format!(
        "{why}, so this is to be installed by hand, mostly by your system's own packages:\n{}\nThen try again, or name \
         the steps that need none of it: `cargo xtask` lists them.",
        lines.join("\n")
    )
}

/// Runs a command beside another one: it says nothing unless it fails.
fn quietly(line: &str) -> Result<(), Failure> {
    quietly_command(line, &mut command(line))
}

/// As [`quietly`], for a command with arguments of its own.
pub(crate) fn quietly_command(line: &str, command: &mut Command) -> Result<(), Failure> {
    let done = command.stdin(Stdio::null()).output();
    let done = done.map_err(failure::start(line))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Err(Failure::Failed { line: line.into(), status: done.status, said: said.concat() })
}

fn is_there(program: &str) -> bool {
    works(&format!("{program} --version")) || works(&format!("{program} -V"))
}

/// A Debian package, by one of its programs.
pub(crate) fn debian(program: &str, package: &str) -> Result<(), Failure> {
    if is_there(program) {
        return Ok(());
    }
    install_debian(package).map_err(|failure| Failure::Missing {
        failure: Box::new(failure),
        advice: format!("{program} is needed: install it by hand and try again"),
    })
}

/// Installs a Debian package.
pub(crate) fn install_debian(package: &str) -> Result<(), Failure> {
    run(&apt("update"))?;
    run(&apt(&format!("install --yes --no-install-recommends {package}")))
}

/// A line for apt-get, as root or by sudo.
fn apt(arguments: &str) -> String {
    let sudo = if works("sudo -n true") { "sudo " } else { "" };
    format!("{sudo}apt-get {arguments}")
}

/// A program from crates.io in exactly this version.
pub(crate) fn cargo(package: &str, version: &str) -> Result<(), Failure> {
    let installed = output("cargo install --list")?;
    if installed.lines().any(|line| line == format!("{package} v{version}:")) {
        return Ok(());
    }
    // A version that its own lock file names may have been withdrawn since: then any that fits will do.
    run(&format!("cargo install --locked {package}@{version}"))
        .or_else(|_| run(&format!("cargo install {package}@{version}")))
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn what_a_system_does_not_know_keeps_nothing_else_away() {
        let installed = RefCell::new(Vec::new());
        let take = |names: &str| {
            if names.split(' ').any(|name| name == HEADLESS) {
                return Err(failure::wrong("Unable to locate package"));
            }
            installed.borrow_mut().extend(names.split(' ').map(str::to_owned));
            Ok(())
        };
        assert!(install(&[Tool::Chromium, Tool::Tmux, Tool::Valgrind], take).is_err());
        assert_eq!(*installed.borrow(), ["tmux", "valgrind"]);
        installed.borrow_mut().clear();
        assert!(install(&[Tool::Strace, Tool::Tmux], take).is_ok());
        assert_eq!(*installed.borrow(), ["strace", "tmux"]);
    }

    #[test]
    fn whoever_has_no_apt_is_told_what_to_get_and_where() {
        let all = [
            Tool::Chromium,
            Tool::NodePackages,
            Tool::PythonPackages,
            Tool::Strace,
            Tool::Tmux,
            Tool::Valgrind,
        ];
        for tool in all {
            let advice = advice(&[tool]);
            assert!(advice.contains("https://"), "{advice}");
            let program = tool.package().split('-').next().unwrap_or_default();
            assert!(advice.contains(program), "{advice}");
            assert!(advice.contains("by hand"), "{advice}");
        }
    }
}
