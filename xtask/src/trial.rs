//! Trying a program that was packed or installed: it counts, draws, plays, and serves the app.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::command::{command, run_command};
use crate::failure::{self, Failure};
use crate::{package, tools, wine};

/// Whoever serves answers sooner, also on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A program that was built, and how it is run here.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) file: PathBuf,
    run: Run,
}

#[derive(Clone, Debug)]
enum Run {
    Here,
    /// With the folder of its Windows.
    InWine(PathBuf),
    Elsewhere,
}

impl Program {
    /// One of this machine.
    pub(crate) fn here(file: impl Into<PathBuf>) -> Program {
        Program { file: file.into(), run: Run::Here }
    }

    /// One of Windows, which wine runs here.
    pub(crate) fn in_wine(file: impl Into<PathBuf>) -> Result<Program, Failure> {
        Ok(Program { file: file.into(), run: Run::InWine(wine::prepare()?) })
    }

    /// One that cannot be run here.
    pub(crate) fn elsewhere(file: impl Into<PathBuf>) -> Program {
        Program { file: file.into(), run: Run::Elsewhere }
    }

    /// Whether it is made for this machine itself.
    pub(crate) fn is_of_here(&self) -> bool {
        matches!(self.run, Run::Here)
    }

    /// Whether it can be run here in some way.
    pub(crate) fn runs(&self) -> bool {
        !matches!(self.run, Run::Elsewhere)
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.file);
        if let Run::InWine(place) = &self.run {
            command = Command::new("wine");
            wine::within(command.arg(&self.file), place);
        }
        command.args(words);
        command
    }

    /// What it says to these words.
    pub(crate) fn call(&self, words: &[&str]) -> Result<Vec<u8>, Failure> {
        self.finish(&mut self.command(words), words, "")
    }

    /// The same in a folder, with something to read on its standard input.
    fn call_in(&self, folder: &Path, words: &[&str], input: &str) -> Result<String, Failure> {
        let said = self.finish(self.command(words).current_dir(folder), words, input)?;
        // Windows ends lines in its own way.
        Ok(String::from_utf8_lossy(&said).replace("\r\n", "\n"))
    }

    fn finish(&self, command: &mut Command, words: &[&str], input: &str) -> Result<Vec<u8>, Failure> {
        let line = format!("{} {}", self.file.display(), words.join(" "));
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = child.map_err(failure::start(&line))?;
        if let Some(mut pipe) = child.stdin.take() {
            // Whoever reads nothing may be gone already.
            let _ = pipe.write_all(input.as_bytes());
        }
        let done = child.wait_with_output()?;
        if done.status.success() {
            return Ok(done.stdout);
        }
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        Err(Failure::Failed { line, status: done.status, said })
    }
}

/// A program somewhere does what needs all that is compiled in: rules, pictures, words, the engine, the app.
pub(crate) fn plays(program: &Program) -> Result<(), Failure> {
    let file = fs::canonicalize(&program.file).map_err(failure::file(&program.file))?;
    let program = Program { file, ..program.clone() };
    let folder = package::place()?.join("trial");
    package::fresh(&folder)?;
    let says = |words: &[&str], input: &str, expected: &str| {
        let said = program.call_in(&folder, words, input)?;
        if said.contains(expected) {
            return Ok(());
        }
        let words = words.join(" ");
        Err(failure::wrong(format!("abande {words} says {said:?}, and nowhere {expected:?}")))
    };
    says(&["--version"], "", &format!("abande {}\n", package::version()?))?;
    says(&["moves", "--board", "libre"], "", "0,1\n1,-1\n")?;
    says(&["perft", "--board", "square", "3"], "", "1 49\n2 312\n3 2784\n")?;
    says(&["solve", "--board", "hex:2@3"], "", " nodes, ")?;
    let game = ["play", "--plain", "--new", "--lang", "en", "--black", "human", "--white", "1"];
    says(&game, "d4\n", "White enters a piece on ")?;
    program.call_in(&folder, &["draw", "--after", "d4 c3", "-o", "position.png"], "")?;
    let picture = folder.join("position.png");
    if !fs::read(&picture).map_err(failure::file(&picture))?.starts_with(b"\x89PNG") {
        return Err(failure::wrong("abande draw has written no picture"));
    }
    serves(&program)
}

/// It hands the app out to this machine.
fn serves(program: &Program) -> Result<(), Failure> {
    let words = ["serve", "--no-open", "--port", "0"];
    let mut command = program.command(&words);
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut child = Ended(child.map_err(failure::start(program.file.display()))?);
    let mut line = String::new();
    if let Some(pipe) = child.0.stdout.take() {
        BufReader::new(pipe).read_line(&mut line)?;
    }
    let host = line.split_once("http://").and_then(|(_, rest)| rest.split(' ').next()).unwrap_or_default();
    let mut page = String::new();
    let mut server = TcpStream::connect(host)
        .map_err(|error| failure::wrong(format!("abande serve said {line:?}, and is not there: {error}")))?;
    server.set_read_timeout(Some(PATIENCE))?;
    server.write_all(format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").as_bytes())?;
    server.read_to_string(&mut page)?;
    if page.starts_with("HTTP/1.1 200") && page.contains("<!doctype html>") {
        return Ok(());
    }
    Err(failure::wrong(format!("abande serve has no page: {}", page.lines().next().unwrap_or_default())))
}

/// A server that ends when it is no longer needed.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A page of the manual is one, and man has nothing to complain about.
pub(crate) fn reads_well(page: &Path) -> Result<(), Failure> {
    tools::debian("man", "man-db")?;
    let line = "man --warnings --encoding=UTF-8 --local-file";
    let done = command(line).arg(page).output().map_err(failure::start(line))?;
    let [read, complaints] =
        [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if !done.status.success() || !complaints.is_empty() || !read.contains("SYNOPSIS") {
        return Err(failure::wrong(format!("{} does not read well: {complaints}", page.display())));
    }
    Ok(())
}

/// Completions do in bash what they are for.
pub(crate) fn completes(file: &Path) -> Result<(), Failure> {
    let script = "source \"$1\" && complete -p abande && COMP_WORDS=(abande perf) COMP_CWORD=1 && \
                  _abande abande perf abande && [[ ${COMPREPLY[*]} == perft ]]";
    run_command("bash: abande perf<Tab>", command("bash -c").arg(script).arg("bash").arg(file))
}
