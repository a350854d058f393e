//! `cargo xtask licences`: the licences of what others have written and is compiled in. Whoever hands out a program hands
//! them on.
//!
//! Every crate brings its licences as files, which cargo keeps with its sources. Where a crate may be used under one of
//! several, it is used under the shortest, and that one alone is told.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::command::{output, root};
use crate::failure::{self, Failure};
use crate::licences::Expression;
use crate::systems::System;

/// What lies in archives beside the program: our collection, and that of Rust's standard library, as Rust makes it.
pub(crate) const FILES: [&str; 2] = ["THIRD-PARTY.txt", "RUST-LIBRARY.html"];

/// The app's collection, which its page "About" leads to.
const APP: &str = "web/third-party.txt";

/// That of the board as npm hands it out.
const BOARD: &str = "web/package/THIRD-PARTY.txt";

const BROWSER: &str = "wasm32-unknown-unknown";

/// What the app is made of beside our own scripts. `web/build/third-party.ts` sees that nothing is missing.
const MODULES: [&str; 5] = ["@fluent/bundle", "clsx", "esm-env", "svelte", "vite"];

/// Where Vite's licence goes on with those of what it is made of itself: only a few lines of its own reach the app.
const OF_OTHERS: &str = "\n# Licenses of bundled dependencies";

/// Licences by what stands in them, the longest first: that is the one that is gladly done without.
const KNOWN: [(&str, &str); 10] = [
    ("GPL-2.0-only", "GNU GENERAL PUBLIC LICENSE"),
    ("Apache-2.0 WITH LLVM-exception", "LLVM Exceptions"),
    ("Apache-2.0", "Apache License"),
    ("Unicode-3.0", "UNICODE LICENSE V3"),
    ("BSL-1.0", "Boost Software License"),
    ("Unlicense", "This is free and unencumbered software"),
    ("Zlib", "This software is provided 'as-is'"),
    ("BSD-3-Clause", "Neither the name"),
    ("BSD-2-Clause", "Redistributions in binary form must"),
    ("MIT", "Permission is hereby granted, free of charge"),
];

/// Rust's standard library in the browser. Its parts lie in no registry.
const RUST_IN_THE_BROWSER: &str = "\
Copyright (c) The Rust Project Developers
Copyright (c) 2016 Amanieu d'Antras (hashbrown)
Copyright (c) 2014 Alex Crichton (dlmalloc, cfg-if)
Copyright (c) 2016-2025 Jorge Aparicio and the compiler-builtins developers
Copyright (c) 2005-2020 Rich Felker, et al. (musl, from which libm comes)

";

/// Something that is compiled in.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    /// With its version.
    name: String,
    texts: Vec<String>,
}

/// Writes the collections that are kept in the repository: those of the app and of the board for npm.
pub(crate) fn write_kept() -> Result<(), Failure> {
    for (file, text) in kept()? {
        fs::write(root().join(file), text).map_err(failure::file(file))?;
    }
    Ok(())
}

/// Fails where a collection that is kept is not what it would be now.
pub(crate) fn check_kept() -> Result<(), Failure> {
    for (file, text) in kept()? {
        if fs::read_to_string(root().join(file)).map_err(failure::file(file))? != text {
            return Err(failure::wrong(format!(
                "{file} has not the licences of what is compiled in now: run `cargo xtask licences` and commit it"
            )));
        }
    }
    Ok(())
}

fn kept() -> Result<[(&'static str, String); 2], Failure> {
    let mut app = crates(&["abande-wasm", "abande-wasm-exchange", "abande-wasm-pictures"], BROWSER)?;
    let mut board = crates(&["abande-wasm"], BROWSER)?;
    let rust = Part {
        name: "Rust's standard library".into(),
        texts: vec![format!("{RUST_IN_THE_BROWSER}{}", mit_terms()?)],
    };
    app.extend([rust.clone(), font()?]);
    board.push(rust);
    for module in MODULES {
        app.push(npm_module(module)?);
    }
    Ok([(APP, collection("the app", app)), (BOARD, collection("<abande-board>", board))])
}

/// Writes the collections of the program of a system into a folder.
pub(crate) fn write(system: &System, folder: &Path) -> Result<(), Failure> {
    let mut parts = crates(&["abande-cli"], &system.triple)?;
    parts.push(font()?);
    if let Some(file) = system.library_notice() {
        parts.push(Part { name: "the C library of this system".into(), texts: vec![read(Path::new(file))?] });
    }
    let mut text = collection("the program", parts);
    let _ =
        write!(text, "\n{0}\n\nThe program hands out the app, of which this is said:\n\n", "=".repeat(WIDTH));
    text.push_str(&read(&root().join(APP))?);
    let [ours, rust] = FILES.map(|file| folder.join(file));
    fs::write(&ours, text).map_err(failure::file(&ours))?;
    let library =
        PathBuf::from(output("rustc --print sysroot")?.trim()).join("share/doc/rust/COPYRIGHT-library.html");
    fs::copy(&library, &rust).map(drop).map_err(failure::file(&library))
}

/// The crates that some of ours are made of, with their licences.
fn crates(ours: &[&str], target: &str) -> Result<Vec<Part>, Failure> {
    let chosen = ours.join(" --package ");
    let tree = output(&format!(
        "cargo tree --locked --package {chosen} --target {target} --edges normal --prefix none --format {{p}}"
    ))?;
    let used: BTreeSet<&str> = tree.lines().filter_map(named).collect();
    let about = output("cargo metadata --locked --format-version 1")?;
    let about: Value = serde_json::from_str(&about).map_err(failure::json("cargo metadata"))?;
    let all: Vec<Crate> = about["packages"].as_array().into_iter().flatten().map(Crate::of).collect();
    let (mut parts, mut faults) = (Vec::new(), Vec::new());
    for one in all.iter().filter(|one| one.is_others && used.contains(one.name.as_str())) {
        match one.part(&all)? {
            Some(part) => parts.push(part),
            None => {
                faults.push(format!("{}: its licence, {}, is nowhere to be found", one.name, one.licence));
            }
        }
    }
    if !faults.is_empty() {
        return Err(failure::wrong(faults.join("\n")));
    }
    Ok(parts)
}

/// Name and version of a line of `cargo tree`, such as `serde v1.0.228 (proc-macro)`.
fn named(line: &str) -> Option<&str> {
    let (name, rest) = line.split_once(" v")?;
    let version = rest.split(' ').next()?;
    line.get(..name.len() + " v".len() + version.len())
}

/// A crate as cargo knows it.
struct Crate<'a> {
    /// As `cargo tree` names it: `serde v1.0.228`.
    name: String,
    licence: &'a str,
    repository: &'a str,
    authors: Vec<&'a str>,
    folder: PathBuf,
    is_others: bool,
}

impl Crate<'_> {
    fn of(about: &Value) -> Crate<'_> {
        let text = |key: &str| about[key].as_str().unwrap_or_default();
        let authors = about["authors"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        Crate {
            name: format!("{} v{}", text("name"), text("version")),
            licence: text("license"),
            repository: text("repository").trim_end_matches(".git"),
            authors,
            folder: Path::new(text("manifest_path")).parent().unwrap_or(Path::new("")).to_owned(),
            is_others: !about["source"].is_null(),
        }
    }

    /// With all that its licence wants to be told, if that is found.
    fn part(&self, all: &[Crate<'_>]) -> Result<Option<Part>, Failure> {
        let Some(chosen) = chosen(self.licence) else { return Ok(None) };
        let mut texts = told(self.licence, &chosen, licence_files(&self.folder)?);
        for licence in chosen {
            if texts.iter().any(|text| holds(text, licence)) {
                continue;
            }
            // Some have their licence only in the repository, where another crate may come from that brings it along.
            let mut found = None;
            for sister in all
                .iter()
                .filter(|sister| !self.repository.is_empty() && sister.repository == self.repository)
            {
                let files = licence_files(&sister.folder)?.into_iter().map(|(_, text)| text);
                found = found.or(files.into_iter().find(|text| holds(text, licence)));
            }
            let stated = || (licence == "MIT").then(|| self.stated()).transpose();
            match found.map_or_else(stated, |text| Ok(Some(text)))? {
                Some(text) => texts.push(text),
                None => return Ok(None),
            }
        }
        Ok(Some(Part { name: self.name.replacen(" v", " ", 1), texts }))
    }

    /// The MIT licence of those who have written it: it is the same for everybody but for their names.
    fn stated(&self) -> Result<String, Failure> {
        Ok(format!("Copyright (c) {}\n\n{}", self.authors.join(", "), mit_terms()?))
    }
}

/// The licences under which something is used, of those that it may be used under, if they are known.
fn chosen(licence: &str) -> Option<Vec<&'static str>> {
    let mut chosen: Vec<&str> = KNOWN.iter().map(|(name, _)| *name).collect();
    let enough = |names: &[&str]| Expression::of(licence).satisfied(names);
    if !enough(&chosen)? {
        return None;
    }
    for (name, _) in KNOWN {
        let fewer: Vec<&str> = chosen.iter().copied().filter(|other| *other != name).collect();
        if enough(&fewer)? {
            chosen = fewer;
        }
    }
    Some(chosen)
}

/// The texts without those of licences that are not made use of. What is no licence that we know is told.
fn told(licence: &str, chosen: &[&str], files: Vec<(String, String)>) -> Vec<String> {
    let other = |text: &str| {
        let mut held = KNOWN.iter().map(|(name, _)| *name).filter(|name| holds(text, name)).peekable();
        held.peek().is_some() && held.all(|name| licence.contains(name) && !chosen.contains(&name))
    };
    files.into_iter().map(|(_, text)| text).filter(|text| !other(text)).collect()
}

/// Whether a text has the terms of a licence.
fn holds(text: &str, licence: &str) -> bool {
    KNOWN.iter().any(|(name, mark)| *name == licence && text.contains(mark))
}

/// The files of a folder that say under which licence it is, in their order.
fn licence_files(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(next) = waiting.pop() {
        for entry in fs::read_dir(&next).map_err(failure::file(&next))? {
            let path = entry.map_err(failure::file(&next))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
            let says = ["licen", "unlicen", "copying", "copyright", "notice"]
                .iter()
                .any(|start| name.starts_with(start));
            if next == folder && says && path.is_dir() {
                waiting.push(path);
            } else if path.is_file() && (says || next != folder) {
                found.push((name, read(&path)?));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What a person would read: no line ends of Windows, no blanks behind lines, no empty lines around.
fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(failure::file(path))?;
    let text = String::from_utf8_lossy(&bytes);
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    Ok(lines.join("\n").trim_matches('\n').to_owned() + "\n")
}

/// Our own licence without whom it is by.
fn mit_terms() -> Result<String, Failure> {
    let ours = read(&root().join("LICENSE-MIT"))?;
    let terms = ours.find("Permission is hereby granted").map(|start| ours[start..].to_owned());
    terms.ok_or_else(|| failure::wrong("LICENSE-MIT is another one"))
}

fn font() -> Result<Part, Failure> {
    let texts = vec![read(&root().join("crates/draw/font/OFL.txt"))?];
    Ok(Part { name: "Fira Sans, the font of pictures".into(), texts })
}

fn npm_module(name: &str) -> Result<Part, Failure> {
    let folder = root().join("web/node_modules").join(name);
    let about = read(&folder.join("package.json"))?;
    let about: Value = serde_json::from_str(&about).map_err(failure::json(name))?;
    let version = about["version"].as_str().unwrap_or_default();
    let licence = about["license"].as_str().unwrap_or_default();
    let own = |text: String| text.split(OF_OTHERS).next().unwrap_or_default().to_owned();
    let mut texts: Vec<String> = licence_files(&folder)?.into_iter().map(|(_, text)| own(text)).collect();
    if texts.is_empty() && licence == "Apache-2.0" {
        texts = vec![read(&root().join("LICENSE-APACHE"))?];
    }
    if texts.is_empty() {
        return Err(failure::wrong(format!("{name}: its licence, {licence}, is nowhere to be found")));
    }
    Ok(Part { name: format!("{name} {version}"), texts })
}

/// How wide the lines between texts are, and lists of names.
const WIDTH: usize = 100;

/// Each text once, with all that it is of.
fn collection(whose: &str, parts: Vec<Part>) -> String {
    let mut of: BTreeMap<String, (String, BTreeSet<String>)> = BTreeMap::new();
    for part in parts {
        for text in part.texts {
            let same = text.split_whitespace().collect::<Vec<_>>().join(" ");
            of.entry(same).or_insert_with(|| (text, BTreeSet::new())).1.insert(part.name.clone());
        }
    }
    let mut texts: Vec<(Vec<String>, String)> =
        of.into_values().map(|(text, names)| (names.into_iter().collect(), text)).collect();
    texts.sort();
    let mut all = format!(
        "Beside our own code, {whose} has in it what others have written. This is what it is, and the licences under which\n\
         it is used.\n"
    );
    for (names, text) in texts {
        let _ = write!(all, "\n{}\n{}\n\n{text}", "-".repeat(WIDTH), lines(&names));
    }
    all
}

/// Names with commas, on as many lines as they need.
fn lines(names: &[String]) -> String {
    let mut lines = vec![String::new()];
    for (number, name) in names.iter().enumerate() {
        let name = if number + 1 < names.len() { format!("{name},") } else { name.clone() };
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = name,
            Some(line) if line.len() + 1 + name.len() <= WIDTH => line.extend([" ", &name]),
            _ => lines.push(name),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_licences_the_shortest_that_is_enough_is_chosen() {
        for (licence, expected) in [
            ("MIT OR Apache-2.0", vec!["MIT"]),
            ("Apache-2.0/MIT", vec!["MIT"]),
            ("Unlicense OR MIT", vec!["MIT"]),
            ("Apache-2.0 OR GPL-2.0-only", vec!["Apache-2.0"]),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", vec!["Unicode-3.0", "MIT"]),
            ("MIT AND BSD-3-Clause", vec!["BSD-3-Clause", "MIT"]),
        ] {
            assert_eq!(chosen(licence), Some(expected), "{licence}");
        }
        assert_eq!(chosen("LGPL-3.0"), None);
        assert_eq!(chosen(""), None);
    }

    #[test]
    fn what_is_not_chosen_is_left_out_and_what_is_not_known_is_not() {
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let mit = "Copyright (c) A\nPermission is hereby granted, free of charge, to any person";
        let files = vec![
            file("license-apache", "Apache License\nVersion 2.0"),
            file("license-mit", mit),
            file("license-unicode", "UNICODE LICENSE V3"),
            file("notice", "This has been made by A."),
        ];
        let both = "MIT OR Apache-2.0";
        assert_eq!(
            told(both, &["MIT"], files.clone()),
            [mit, "UNICODE LICENSE V3", "This has been made by A."]
        );
        assert_eq!(told(both, &["Apache-2.0"], files[..2].to_vec()), ["Apache License\nVersion 2.0"]);
        // Both are asked for.
        assert_eq!(told("MIT AND Apache-2.0", &["Apache-2.0", "MIT"], files[..2].to_vec()).len(), 2);
    }

    #[test]
    fn a_crate_without_files_has_its_authors_or_its_sisters_or_is_a_fault() {
        let place = std::env::temp_dir().join(format!("abande-notices-{}", std::process::id()));
        let (bare, sister) = (place.join("bare"), place.join("sister"));
        fs::create_dir_all(&bare).unwrap();
        fs::create_dir_all(&sister).unwrap();
        fs::write(sister.join("LICENSE"), "Neither the name of us \r\n").unwrap();
        let one = |licence: &'static str, folder: &Path| Crate {
            name: "a v1.0.0".into(),
            licence,
            repository: "https://example.org/a",
            authors: vec!["A. Uthor"],
            folder: folder.to_owned(),
            is_others: true,
        };
        let alone = one("MIT/Apache-2.0", &bare).part(&[]).unwrap().unwrap();
        assert!(
            alone.texts[0].starts_with("Copyright (c) A. Uthor\n\nPermission is hereby granted"),
            "{alone:?}"
        );
        assert_eq!(alone.name, "a 1.0.0");
        let all = [one("BSD-3-Clause", &bare), one("BSD-3-Clause", &sister)];
        assert_eq!(all[0].part(&all).unwrap().unwrap().texts, ["Neither the name of us\n"]);
        assert_eq!(all[0].part(&[]).unwrap(), None);
        fs::remove_dir_all(&place).unwrap();
    }

    #[test]
    fn a_text_that_many_have_is_there_once() {
        let part = |name: &str, text: &str| Part { name: name.into(), texts: vec![text.into()] };
        let all = collection(
            "it",
            vec![part("b 1.0", "Do what you\nlike.\n"), part("a 2.0", "Do what\nyou like.\n")],
        );
        assert!(all.ends_with("-\na 2.0, b 1.0\n\nDo what you\nlike.\n"), "{all}");
        assert_eq!(named("serde v1.0.228 (proc-macro)"), Some("serde v1.0.228"));
        assert_eq!(named("serde v1.0.228"), Some("serde v1.0.228"));
        assert_eq!(named(""), None);
    }
}
