//! The documentation hangs together: links lead somewhere, every page can be found, and pages stay short.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

/// Words that a page of the documentation has at most; notes of the lab may be longer.
const MAX_WORDS: usize = 1800;

/// And the engine's page, which was a diary once.
const MAX_ENGINE_WORDS: usize = 1300;

/// What a note of the lab consists of.
const NOTE_SECTIONS: [&str; 4] = ["Question", "Command", "Figures", "Decision"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// All Markdown files in a folder and below.
fn markdown_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(markdown_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn docs() -> Vec<PathBuf> {
    markdown_files(&root().join("docs"))
}

/// A page as people read it: its path, and its lines but those of code blocks.
struct Page {
    path: PathBuf,
    lines: Vec<String>,
}

impl Page {
    fn read(path: &Path) -> Page {
        let text = fs::read_to_string(path).unwrap();
        let mut in_code = false;
        let mut lines = Vec::new();
        for line in text.lines() {
            if line.trim_start().starts_with("```") {
                in_code = !in_code;
            } else if !in_code {
                lines.push(line.to_owned());
            }
        }
        assert!(!in_code, "{}: a code block has no end", path.display());
        Page { path: path.to_owned(), lines }
    }

    fn headings(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|line| {
            let text = line.trim_start_matches('#');
            let level = line.len() - text.len();
            (1..=6).contains(&level).then(|| text.strip_prefix(' ')).flatten()
        })
    }

    /// The names by which its headings are linked to: a second heading of the same name has a number.
    fn anchors(&self) -> BTreeSet<String> {
        let mut seen: HashMap<String, usize> = HashMap::new();
        let mut anchors = BTreeSet::new();
        for heading in self.headings() {
            let anchor = anchor(heading);
            let times = seen.entry(anchor.clone()).or_default();
            anchors.insert(if *times == 0 { anchor } else { format!("{anchor}-{times}") });
            *times += 1;
        }
        anchors
    }

    /// Where its links and pictures lead to, but for other sites.
    fn targets(&self) -> impl Iterator<Item = &str> {
        let links = self.lines.iter().flat_map(|line| line.split("](").skip(1));
        links
            .map(|rest| rest.split(')').next().unwrap())
            .filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
    }

    /// The file that a link leads to, and the place in it.
    fn resolve<'a>(&self, target: &'a str) -> (PathBuf, Option<&'a str>) {
        let (file, place) = match target.split_once('#') {
            Some((file, place)) => (file, Some(place)),
            None => (target, None),
        };
        let path = if file.is_empty() { self.path.clone() } else { self.path.parent().unwrap().join(file) };
        (path, place)
    }
}

/// The name that GitHub gives a heading.
fn anchor(heading: &str) -> String {
    let mut text = String::new();
    for (number, part) in heading.split("](").enumerate() {
        // Of a link in a heading only the words count.
        text.push_str(if number == 0 { part } else { part.split_once(')').unwrap().1 });
    }
    text.trim()
        .to_lowercase()
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter))
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

/// What is wrong with the links of a page.
fn broken_links(page: &Page) -> Vec<String> {
    let mut broken = Vec::new();
    for target in page.targets() {
        let (path, place) = page.resolve(target);
        let told = || format!("{}: {target}", page.path.display());
        match place {
            _ if !path.exists() => broken.push(told()),
            Some(place) if !Page::read(&path).anchors().contains(place) => broken.push(told()),
            _ => (),
        }
    }
    broken
}

#[test]
fn links_lead_somewhere() {
    let mut pages = docs();
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "RELEASE.md", "SECURITY.md"];
    pages.extend(top.map(|name| root().join(name)));
    let pages: Vec<_> = pages.iter().map(|path| Page::read(path)).collect();
    let broken: Vec<_> = pages.iter().flat_map(broken_links).collect();
    assert!(broken.is_empty(), "these links lead nowhere:\n{}", broken.join("\n"));
    let links: usize = pages.iter().map(|page| page.targets().count()).sum();
    assert!(links > 150, "only {links} links were found");
}

#[test]
fn every_page_can_be_reached_from_the_first_one() {
    let first = root().join("docs/README.md");
    let mut reached = BTreeSet::from([first.clone()]);
    let mut waiting = vec![first];
    while let Some(path) = waiting.pop() {
        let page = Page::read(&path);
        for target in page.targets() {
            let Ok(path) = page.resolve(target).0.canonicalize() else { continue };
            let leads_on =
                path.starts_with(root().join("docs")) && path.extension().is_some_and(|e| e == "md");
            if leads_on && reached.insert(path.clone()) {
                waiting.push(path);
            }
        }
    }
    let lost: Vec<_> = docs().into_iter().filter(|path| !reached.contains(path)).collect();
    assert!(lost.is_empty(), "docs/README.md does not lead to {lost:?}");
}

#[test]
fn notes_of_the_lab_are_listed_and_have_a_date_and_all_their_sections() {
    let notes: Vec<_> = docs()
        .into_iter()
        .filter(|path| path.parent().unwrap().ends_with("docs/lab") && !path.ends_with("README.md"))
        .collect();
    assert!(!notes.is_empty());
    let index = Page::read(&root().join("docs/lab/README.md"));
    for path in notes {
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(index.targets().any(|target| target == name), "docs/lab/README.md does not list {name}");
        let date: String =
            name.chars().take(11).map(|letter| if letter.is_ascii_digit() { '0' } else { letter }).collect();
        assert_eq!(date, "0000-00-00-", "{name} begins with its date");
        let page = Page::read(&path);
        let sections: Vec<_> = page.headings().skip(1).collect();
        assert_eq!(sections, NOTE_SECTIONS, "{name}");
    }
}

#[test]
fn pages_are_short() {
    for path in docs().into_iter().filter(|path| !path.starts_with(root().join("docs/lab"))) {
        let most = if path.ends_with("docs/engine.md") { MAX_ENGINE_WORDS } else { MAX_WORDS };
        let words = fs::read_to_string(&path).unwrap().split_whitespace().count();
        assert!(words <= most, "{}: {words} words, {most} are allowed", path.display());
    }
}

#[test]
fn anchors_are_those_of_github() {
    assert_eq!(anchor("How fast"), "how-fast");
    assert_eq!(anchor("`<abande-board>`, an element"), "abande-board-an-element");
    assert_eq!(anchor("Inside [draw](x.md): how?"), "inside-draw-how");
    let lines = ["# One", "## Two words", "## Two words", "#no heading", "text # text"].map(str::to_owned);
    let page = Page { path: PathBuf::new(), lines: lines.into() };
    assert_eq!(page.anchors(), BTreeSet::from(["one", "two-words", "two-words-1"].map(str::to_owned)));
}

#[test]
fn a_broken_link_is_found() {
    let line = "[a](README.md) [b](README.md#no-such-place) ![c](none.png) [d](https://example.org/none)";
    let page = Page { path: root().join("docs/page.md"), lines: vec![line.to_owned()] };
    let broken: Vec<_> =
        broken_links(&page).iter().map(|told| told.rsplit(' ').next().unwrap().to_owned()).collect();
    assert_eq!(broken, ["README.md#no-such-place", "none.png"]);
}
