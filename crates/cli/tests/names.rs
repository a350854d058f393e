//! One word, one meaning: names that suit many things are declared once in all crates, and once in the browser's
//! sources.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// Whatever else one of these could mean has a name of its own.
const ONCE: [&str; 6] = ["Scene", "Verdict", "Place", "Fault", "Candidate", "Language"];

const KINDS: [&str; 7] = ["struct", "enum", "trait", "type", "union", "class", "interface"];

/// The sources below a folder that are not tests.
fn sources(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        if path.is_dir() {
            if !["tests", "examples"].contains(&&*name) {
                sources(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

/// The type that a line declares, however visible it is.
fn declared(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    for visible in ["pub", "export"] {
        rest = rest.strip_prefix(visible).unwrap_or(rest);
    }
    if rest.starts_with('(') {
        rest = rest.split_once(')')?.1;
    }
    let (kind, rest) = rest.trim_start().split_once(' ')?;
    let name = rest.trim_start().split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (KINDS.contains(&kind) && !name.is_empty()).then_some(name)
}

/// Fails when one of the names is declared twice in some folders.
fn check(folders: &[&str], endings: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in folders {
        sources(&root.join(folder), endings, &mut files);
    }
    let mut found: Vec<(String, &Path)> = Vec::new();
    for path in &files {
        let text = fs::read_to_string(path).unwrap();
        found.extend(text.lines().filter_map(declared).map(|name| (name.to_owned(), path.as_path())));
    }
    // That they are found at all.
    for name in ["Fault", "Verdict"] {
        assert!(found.iter().any(|(other, _)| other == name), "{name} was not found in {folders:?}");
    }
    for name in ONCE {
        let places: Vec<_> = found.iter().filter(|(other, _)| other == name).map(|(_, path)| path).collect();
        assert!(places.len() <= 1, "{name} has several meanings: {places:#?}");
    }
}

#[test]
fn one_word_has_one_meaning() {
    check(&["crates", "xtask/src"], &[".rs"]);
    check(&["web/src", "web/board"], &[".ts", ".svelte"]);
}

#[test]
fn declarations_are_found_however_visible() {
    for line in [
        "pub struct Scene {",
        "enum Scene {",
        "    pub(crate) trait Scene: Sized {",
        "pub(in crate::a) type Scene<'a> = u8;",
        "pub(super) struct Scene<T>(T);",
        "export type Scene = 'a'",
        "  interface Scene {",
    ] {
        assert_eq!(declared(line), Some("Scene"), "{line}");
    }
    for line in [
        "// struct Scene",
        "/// The type Scene",
        "    let kind = Scene;",
        "use a::Scene;",
        "struct",
        "export type { BoardScene as Scene } from './types'",
    ] {
        assert_eq!(declared(line), None, "{line}");
    }
}
