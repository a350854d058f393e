//! Reads from a crate's sources which of its rooms use which. It needs nothing but `std`, so that the tests of every
//! crate can include it.
//!
//! A room is a folder of `src`, or a file beside `lib.rs`. What counts is every path that begins with `crate::` or
//! `super::`, in an import or elsewhere; a name that `lib.rs` re-exports belongs to the room it comes from. What is
//! compiled for tests only does not count, nor do comments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

/// A place where a file uses a room other than its own.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Use {
    /// The file, from `src` on.
    pub(crate) file: String,
    /// The room that it is in.
    pub(crate) room: String,
    /// The room that it uses: a name that is no room's where the path leads to something in `lib.rs` itself.
    pub(crate) used: String,
}

/// All uses of one room by another, in the order of the files.
///
/// # Errors
/// When a file cannot be read.
pub(crate) fn uses(src: &Path) -> io::Result<Vec<Use>> {
    let mut files = BTreeMap::new();
    read_folder(src, "", &mut files)?;
    Ok(uses_of(&files))
}

/// A way from a room by way of others back to itself, if there is one.
pub(crate) fn cycle(all: &[Use]) -> Option<Vec<String>> {
    let mut edges: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for found in all {
        edges.entry(&found.room).or_default().insert(&found.used);
    }
    // Rooms that use nothing but what was taken out are on no cycle.
    loop {
        let users: BTreeSet<&str> = edges.keys().copied().collect();
        for used in edges.values_mut() {
            used.retain(|room| users.contains(room));
        }
        edges.retain(|_, used| !used.is_empty());
        if edges.len() == users.len() {
            break;
        }
    }
    // Whatever is left leads on and on.
    let mut way = vec![*edges.keys().next()?];
    loop {
        let next = *edges.get(way.last()?)?.first()?;
        let start = way.iter().position(|room| *room == next);
        way.push(next);
        if let Some(start) = start {
            return Some(way[start..].iter().map(ToString::to_string).collect());
        }
    }
}

/// Adds the sources of a folder, by their paths from `src` on.
fn read_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else if entry.path().extension().is_some_and(|extension| extension == "rs") {
            files.insert(path, fs::read_to_string(entry.path())?);
        }
    }
    Ok(())
}

/// The uses in sources that are given by their paths from `src` on.
pub(crate) fn uses_of(files: &BTreeMap<String, String>) -> Vec<Use> {
    let exported = files.get("lib.rs").map(|text| exports(&tokens(text))).unwrap_or_default();
    let mut sources: Vec<Source> = files.iter().map(|(path, text)| Source::read(path, text)).collect();
    let for_tests: Vec<Vec<String>> =
        sources.iter_mut().flat_map(|source| std::mem::take(&mut source.test_modules)).collect();
    let mut all = BTreeSet::new();
    for source in sources {
        let Some(room) = source.module.first() else { continue };
        if for_tests.iter().any(|module| source.module.starts_with(module)) {
            continue;
        }
        for name in &source.roots {
            let used = exported.get(name).unwrap_or(name);
            if used != room {
                all.insert(Use { file: source.path.clone(), room: room.clone(), used: used.clone() });
            }
        }
    }
    all.into_iter().collect()
}

/// What one file says.
struct Source {
    path: String,
    /// The modules that lead to it; none for `lib.rs`.
    module: Vec<String>,
    /// The first name behind the root of the crate in each path that begins there.
    roots: Vec<String>,
    /// Modules that are declared for tests only.
    test_modules: Vec<Vec<String>>,
}

impl Source {
    fn read(path: &str, text: &str) -> Source {
        let mut module: Vec<String> = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if matches!(module.last().map(String::as_str), Some("lib" | "main" | "mod")) {
            module.pop();
        }
        let mut source =
            Source { path: path.to_owned(), module: module.clone(), roots: vec![], test_modules: vec![] };
        let tokens = tokens(text);
        // The modules that are open here, each with how many braces were open before it.
        let (mut depth, mut inner) = (0, Vec::new());
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let follows = |words: &[&str]| {
                tokens.get(at..at + words.len()).is_some_and(|here| here.iter().eq(words.iter()))
            };
            match token.as_str() {
                "#" if follows(&["#", "[", "cfg", "(", "test", ")", "]"]) => {
                    let (end, name) = item(&tokens, at + 7);
                    if let Some(name) = name {
                        source.test_modules.push([module.as_slice(), &[name]].concat());
                    }
                    at = end;
                    continue;
                }
                "{" => depth += 1,
                "}" => {
                    depth -= 1;
                    if inner.last() == Some(&depth) {
                        inner.pop();
                        module.pop();
                    }
                }
                "mod" if tokens.get(at + 2).is_some_and(|token| token == "{") => {
                    inner.push(depth);
                    module.push(tokens[at + 1].clone());
                }
                "crate" if follows(&["crate", "::"]) => source.add(&tokens, at + 2, &[]),
                "super" if follows(&["super", "::"]) => {
                    let mut base = module.as_slice();
                    while tokens.get(at).is_some_and(|token| token == "super") {
                        base = base.split_last().map_or(&[], |(_, outer)| outer);
                        at += 2;
                    }
                    source.add(&tokens, at, base);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        source
    }

    /// Takes down the paths that begin at a token, behind the module `base`.
    fn add(&mut self, tokens: &[String], at: usize, base: &[String]) {
        if let Some(first) = base.first() {
            self.roots.push(first.clone());
        } else {
            let firsts = paths(tokens, at).0.into_iter().filter_map(|(path, _)| path.into_iter().next());
            self.roots.extend(firsts.filter(|first| first != "self"));
        }
    }
}

/// Where an item ends, and its name if it is a module in a file of its own.
fn item(tokens: &[String], mut at: usize) -> (usize, Option<String>) {
    let mut depth = 0;
    let (mut module, mut import) = (None, false);
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            "mod" if depth == 0 => module = tokens.get(at + 1).cloned(),
            "use" if depth == 0 => import = true,
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => {
                depth -= 1;
                if depth == 0 && token == "}" && !import {
                    return (at + 1, None);
                }
            }
            ";" if depth == 0 => return (at + 1, module),
            _ => {}
        }
        at += 1;
    }
    (at, None)
}

/// Which module each name comes from that `lib.rs` imports or re-exports.
fn exports(tokens: &[String]) -> BTreeMap<String, String> {
    let imports = (0..tokens.len()).filter(|&at| tokens[at] == "use");
    let all = imports.flat_map(|at| paths(tokens, at + 1).0);
    all.filter_map(|(path, name)| {
        let mut path = path.into_iter();
        let from = path.find(|part| part != "crate" && part != "self")?;
        // A lone name is a module that is called by its own name.
        path.next().map(|_| (name, from))
    })
    .collect()
}

/// A path, part by part, and the name by which it is known then.
type Named = (Vec<String>, String);

/// The paths of a tree such as `a::{b, c::{d as e}}`, and where it ends.
fn paths(tokens: &[String], mut at: usize) -> (Vec<Named>, usize) {
    let mut prefix = Vec::new();
    loop {
        match tokens.get(at).map(String::as_str) {
            Some("{") => {
                let mut all = Vec::new();
                at += 1;
                while tokens.get(at).is_some_and(|token| token != "}") {
                    let (branches, end) = paths(tokens, at);
                    all.extend(
                        branches.into_iter().map(|(path, name)| ([&prefix[..], &path].concat(), name)),
                    );
                    // A tree that is none is not read twice.
                    at = end.max(at + 1);
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                return (all, at + 1);
            }
            Some(part) if part == "*" || part.starts_with(is_word) => prefix.push(part.to_owned()),
            _ => return (vec![], at),
        }
        at += 1;
        match tokens.get(at).map(String::as_str) {
            Some("::") if tokens.get(at + 1).is_some_and(|next| next == "<") => break,
            Some("::") => at += 1,
            _ => break,
        }
    }
    let mut name = prefix.last().cloned().unwrap_or_default();
    if tokens.get(at).is_some_and(|token| token == "as") {
        name = tokens.get(at + 1).cloned().unwrap_or_default();
        at += 2;
    }
    (vec![(prefix, name)], at)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A source as words, `::` and single signs, without comments and literals.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if first.is_whitespace() {
            first.len_utf8()
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            comment(rest)
        } else if let Some(length) = literal(rest) {
            length
        } else {
            let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let length = if rest.starts_with("::") { 2 } else { word.max(first.len_utf8()) };
            tokens.push(rest[..length].to_owned());
            length
        };
        rest = &rest[length..];
    }
    tokens
}

/// How long a comment between `/*` and `*/` is, others inside it included.
fn comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    loop {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
        } else {
            at += rest.chars().next().map_or(0, char::len_utf8);
        }
        if depth == 0 || at == text.len() {
            return at;
        }
    }
}

/// How long the string or character is that a text begins with. Of a lifetime, it is the mark.
fn literal(text: &str) -> Option<usize> {
    let body = text.trim_start_matches(['b', 'c']);
    let prefix = text.len() - body.len();
    if prefix > 1 {
        return None;
    }
    if let Some(raw) = body.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let start = prefix + 1 + hashes + 1;
            return Some(text[start..].find(&end).map_or(text.len(), |found| start + found + end.len()));
        }
    }
    let quote = body.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let mut inside = body.char_indices().skip(1);
    if quote == '\'' {
        let mut next = inside.clone().map(|(_, c)| c);
        let (first, second) = (next.next(), next.next());
        if first != Some('\\') && second != Some('\'') {
            return Some(prefix + 1);
        }
    }
    while let Some((at, c)) = inside.next() {
        if c == '\\' {
            inside.next();
        } else if c == quote {
            return Some(prefix + at + 1);
        }
    }
    Some(text.len())
}
