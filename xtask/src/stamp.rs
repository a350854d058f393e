//! The stamp beside `web/dist`: a sum of all that the client is made from, so that a stale one is noticed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{output, root};

const FILE: &str = "web/dist.stamp";

/// All that goes into the client.
const INPUTS: [&str; 10] = [
    "Cargo.toml",
    "Cargo.lock",
    "crates/rules",
    "crates/engine",
    "crates/draw",
    "crates/wasm",
    "locales",
    "web",
    "xtask/src/web.rs",
    "LICENSE-MIT",
];

/// Parts of the inputs that do not reach the client.
const OTHERS: [&str; 6] = ["web/dist/", FILE, "web/tests/", "/tests/", "/benches/", "/examples/"];

/// Writes down what the client was made from.
pub(crate) fn write() -> Result<(), String> {
    fs::write(root().join(FILE), stamp()?).map_err(|error| format!("{FILE}: {error}"))
}

/// Fails when the client is older than what it is made from.
pub(crate) fn check() -> Result<(), String> {
    let kept = fs::read_to_string(root().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
    let now = stamp()?;
    if kept == now {
        return Ok(());
    }
    let changed: Vec<&str> =
        now.lines().filter(|line| !kept.contains(*line)).filter_map(|line| line.split(' ').nth(1)).collect();
    Err(format!("web/dist is out of date: run `cargo xtask web` and commit it ({})", changed.join(", ")))
}

/// A line for each input: the sum of its files, and its name.
fn stamp() -> Result<String, String> {
    let mut stamp = String::new();
    for input in INPUTS {
        let mut sum = FNV_START;
        for file in files(input)? {
            let bytes =
                fs::read(root().join(&file)).map_err(|error| format!("{}: {error}", file.display()))?;
            sum = added(sum, file.to_string_lossy().as_bytes());
            sum = added(sum, &bytes);
        }
        stamp.push_str(&format!("{sum:016x} {input}\n"));
    }
    Ok(stamp)
}

/// What git knows or would add, so that build results and editors' leftovers do not count; sorted.
fn files(input: &str) -> Result<Vec<PathBuf>, String> {
    let listed = output(&format!("git ls-files --cached --others --exclude-standard -- {input}"))?;
    let counts = |file: &&str| !OTHERS.iter().any(|other| file.contains(other)) && !file.ends_with(".md");
    let mut files: Vec<PathBuf> = listed.lines().filter(counts).map(PathBuf::from).collect();
    files.retain(|file| root().join(file).is_file());
    files.sort();
    files.dedup();
    if files.is_empty() && !Path::new(input).extension().is_some() {
        return Err(format!("{input}: there are no files"));
    }
    Ok(files)
}

/// FNV-1a: enough to notice a change.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

fn added(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
