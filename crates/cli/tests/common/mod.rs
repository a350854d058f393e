//! Running the program, and what it says.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program with arguments, in an environment that says nothing about colours.
pub(crate) fn abande(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.args(args);
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

/// What a run of the program has left.
#[derive(Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    fn of(output: Output) -> Run {
        Run {
            code: output.status.code().expect("ended by itself"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// What it wrote, when all was fine.
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// What it said, when it refused an input and wrote nothing else.
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (1, ""), "{}", self.err);
        self.err
    }

    /// What it said, when the usage was wrong.
    pub(crate) fn misused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{}", self.err);
        self.err
    }
}

pub(crate) fn run(args: &[&str]) -> Run {
    Run::of(abande(args).output().unwrap())
}

/// A run with something to read on standard input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut command = abande(args);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // From a thread of its own, so that neither side waits for the other. The program need not read it all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run::of(output)
}

/// A file of the samples that the rules are tested with.
pub(crate) fn sample(name: &str) -> String {
    let path = format!("{}/../rules/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    assert!(Path::new(&path).is_file(), "{path}");
    path
}

pub(crate) fn sample_text(name: &str) -> String {
    std::fs::read_to_string(sample(name)).unwrap()
}

/// An empty folder for one test, gone with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The path of a file in it.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file, and says where it is.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    /// The names of the files in it, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A board file: two triangles that share a corner.
pub(crate) const BOW_TIE: &str = r#"name = "bow-tie"
spaces = [
  { name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2] }, { name = "b1", at = [1, 1] },
  { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] },
]
links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
"#;

/// Every subcommand with arguments that make it write something at once.
pub(crate) fn every_command() -> Vec<Vec<String>> {
    let boards = sample("boards.abn");
    let game = ["--board", "hex:2@2", "--plies", "1", "--nodes", "5", "--games", "2"];
    let game = [&["match", "--engine", "own:hash=1", "--engine", "uct-score"], &game[..]].concat();
    let lines: [&[&str]; 15] = [
        &["--help"],
        &["--version"],
        &["show"],
        &["draw"],
        &["draw", "--to", "png"],
        &["moves"],
        &["perft", "2"],
        &["check", &boards],
        &["convert", &boards],
        &["analyze", "--depth", "1", "--hash", "1"],
        &["solve", "--board", "hex:2@1", "--hash", "1"],
        &["bench", "--board", "hex:2@1", "--seconds", "0.01"],
        &game,
        &["completions", "bash"],
        &["man"],
    ];
    lines.iter().map(|line| line.iter().map(|&word| word.to_owned()).collect()).collect()
}
