//! The stamp beside `web/dist`: a sum of all that the client is made from, so that a stale one is noticed.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{output, root};
use crate::failure::{self, Failure};

const FILE: &str = "web/dist.stamp";

/// All that goes into the client.
const INPUTS: [&str; 9] = [
    "crates/rules",
    "crates/book",
    "crates/engine",
    "crates/draw",
    "crates/wasm",
    "crates/puzzles/data",
    "crates/words/locales",
    "web",
    "xtask/src/web.rs",
];

/// Parts of the inputs that do not reach the client.
const OTHERS: [&str; 14] = [
    "web/dist/",
    // The built files as a crate.
    "web/Cargo.toml",
    "web/files.rs",
    "/LICENSE-",
    "web/generated/",
    FILE,
    "web/bench/",
    "web/package/",
    "web/pictures/",
    "web/tests/",
    "/tests/",
    "/benches/",
    "/examples/",
    ".test.ts",
];

/// Writes down what the client was made from.
pub(crate) fn write() -> Result<(), Failure> {
    fs::write(root().join(FILE), stamp()?).map_err(failure::file(FILE))
}

/// Fails when the client is older than what it is made from.
pub(crate) fn check() -> Result<(), Failure> {
    let kept = fs::read_to_string(root().join(FILE)).map_err(failure::file(FILE))?;
    let now = stamp()?;
    if kept == now {
        return Ok(());
    }
    let changed: Vec<&str> =
        now.lines().filter(|line| !kept.contains(*line)).filter_map(|line| line.split(' ').nth(1)).collect();
    Err(failure::wrong(format!(
        "web/dist is out of date: run `cargo xtask web` and commit it ({})",
        changed.join(", ")
    )))
}

/// A line for each input: the sum of its files, and its name.
fn stamp() -> Result<String, Failure> {
    let mut stamp = String::new();
    for input in INPUTS {
        let mut sum = FNV_START;
        for file in files(input)? {
            let bytes = fs::read(root().join(&file)).map_err(failure::file(&file))?;
            sum = added(sum, file.to_string_lossy().as_bytes());
            sum = added(sum, &bytes);
        }
        let _ = writeln!(stamp, "{sum:016x} {input}");
    }
    let _ = writeln!(stamp, "{:016x} Cargo.lock", added(FNV_START, packages()?.as_bytes()));
    let _ = writeln!(stamp, "{:016x} Cargo.toml", added(FNV_START, profiles()?.as_bytes()));
    Ok(stamp)
}

/// The packages that the rules and the engine are built with. Those of the rest of the house do not matter.
fn packages() -> Result<String, Failure> {
    let tree = output(
        "cargo tree --locked --package abande-wasm --package abande-wasm-exchange --package abande-wasm-pictures \
         --edges normal --prefix none --no-dedupe --target wasm32-unknown-unknown",
    )?;
    let top = fs::canonicalize(root()).map_err(failure::file(root()))?;
    let forgotten = forgotten(&tree, &top.to_string_lossy());
    if !forgotten.is_empty() {
        return Err(failure::wrong(format!(
            "the client is made from {} too: xtask/src/stamp.rs does not look there",
            forgotten.join(", ")
        )));
    }
    // Name and version; where our own crates lie on this machine does not matter.
    let mut packages: Vec<String> =
        tree.lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
    packages.sort();
    packages.dedup();
    Ok(packages.join("\n"))
}

/// Folders of our own crates, as `cargo tree` names them, that are no part of the inputs.
fn forgotten(tree: &str, top: &str) -> Vec<String> {
    let folder = |line: &str| {
        let place = line.split_once(" (")?.1.split_once(')')?.0;
        Some(place.strip_prefix(top)?.trim_start_matches(['/', '\\']).replace('\\', "/"))
    };
    let mut folders: Vec<String> = tree.lines().filter_map(folder).collect();
    folders.retain(|folder| !INPUTS.iter().any(|input| Path::new(folder).starts_with(input)));
    folders.sort();
    folders.dedup();
    folders
}

/// How they are compiled.
fn profiles() -> Result<String, Failure> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).map_err(failure::file("Cargo.toml"))?;
    // The client's own profile, and the one that it comes from.
    let counts =
        |section: &&str| ["profile.browser", "profile.release"].iter().any(|name| section.starts_with(name));
    let sections = manifest.split("\n[").filter(counts);
    Ok(sections.collect())
}

/// What git knows or would add, so that build results and editors' leftovers do not count; sorted.
fn files(input: &str) -> Result<Vec<PathBuf>, Failure> {
    let listed = output(&format!("git ls-files --cached --others --exclude-standard -- {input}"))?;
    let is_text = |file: &str| Path::new(file).extension().is_some_and(|ending| ending == "md");
    let counts = |file: &&str| !OTHERS.iter().any(|other| file.contains(other)) && !is_text(file);
    let mut files: Vec<PathBuf> = listed.lines().filter(counts).map(PathBuf::from).collect();
    files.retain(|file| root().join(file).is_file());
    files.sort();
    files.dedup();
    if files.is_empty() { Err(failure::wrong(format!("{input}: there are no files"))) } else { Ok(files) }
}

/// FNV-1a: enough to notice a change.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

fn added(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_that_is_not_looked_at_is_named() {
        let tree = "abande-wasm v0.1.0 (/a/crates/wasm)\nabande v0.1.0 (/a/crates/rules)\nserde v1.0.0\n\
                    abande-wasm-fault v0.1.0 (/a/crates/wasm/fault)\nserde_derive v1.0.0 (proc-macro)\n";
        let none: [&str; 0] = [];
        assert_eq!(forgotten(tree, "/a"), none);
        let more =
            format!("{tree}abande-lab v0.1.0 (/a/crates/lab) (*)\nabande-lab v0.1.0 (/a/crates/lab)\n");
        assert_eq!(forgotten(&more, "/a"), ["crates/lab"]);
    }
}
