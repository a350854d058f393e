//! Proof file: what a solver has proven of a game with much work, kept to go on from another day.
//!
//! A text: the version, the game, the number of facts, a fact a line, and a sum over all of it, so that a damaged file is
//! found out. A wrong fact would make wrong proofs.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use abande::Variant;
use abande_engine::{FACTS_VERSION, Fact, Notebook};

use crate::bounded_read::{MIB, bounded_read};
use crate::failure::{Failure, tell};
use crate::replace_file::replace_file;

/// What took fewer nodes, some thousandths of a second, is sooner proven again than kept.
const NODES: u64 = 1 << 13;

/// How often what is new is written, in case the machine stops.
const EVERY: Duration = Duration::from_mins(1);

/// Some forty million facts: more than weeks of work make.
const MOST_BYTES: u64 = 1024 * MIB;

/// A file, and the notebook that is written to it.
pub(crate) struct ProofFile {
    path: PathBuf,
    variant: Variant,
    notebook: Notebook,
}

impl ProofFile {
    /// Reads a file, or begins one where there is none, and sees that it can be written.
    pub(crate) fn open(path: &Path, variant: &Variant) -> Result<ProofFile, Failure> {
        let notebook = Notebook::new(NODES);
        if path.exists() {
            let bytes = bounded_read(path, MOST_BYTES)?;
            let facts = String::from_utf8(bytes)
                .map_err(|_| BadProofs::Other)
                .and_then(|text| read(&text, variant))
                .map_err(|fault| Failure::Refused(format!("--keep {}: {fault}", path.display())))?;
            for fact in facts {
                notebook.add(fact);
            }
        }
        let file = ProofFile { path: path.into(), variant: variant.clone(), notebook };
        file.save()?;
        Ok(file)
    }

    pub(crate) fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// Writes all facts, or leaves the file as it was.
    pub(crate) fn save(&self) -> Result<(), Failure> {
        replace_file(&self.path, text(&self.notebook.facts(), &self.variant))
    }

    /// Does some work, and saves every minute what it has brought.
    pub(crate) fn saving<T>(&self, work: impl FnOnce() -> T) -> T {
        thread::scope(|scope| {
            let (done, ended) = channel::<()>();
            scope.spawn(move || {
                while ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    if let Err(failure) = self.save() {
                        tell(failure);
                    }
                }
            });
            let result = work();
            drop(done);
            result
        })
    }
}

/// Why a file is no help.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
enum BadProofs {
    #[error("this is no file of proofs: choose another name, or remove it")]
    Other,
    #[error("the proofs are of another version of the solver: choose another name, or remove it")]
    Version,
    #[error("the proofs are of {found}, not of {wanted}: choose another name")]
    Game { found: String, wanted: String },
    #[error("the proofs are of another board that is called {0} too: choose another name")]
    Board(String),
    #[error("line {line} is no fact: the file is damaged, and of no more use")]
    Line { line: usize },
    #[error("the file is damaged, and of no more use")]
    Damaged,
}

const TITLE: &str = "abande proofs";

fn text(facts: &[Fact], variant: &Variant) -> String {
    let mut text = format!(
        "{TITLE} {FACTS_VERSION}\ngame {variant}\nboard {:016x}\nfacts {}\n",
        fingerprint(variant),
        facts.len()
    );
    for [key, data] in facts.iter().map(|fact| fact.words()) {
        let _ = writeln!(text, "{key:016x} {data:016x}");
    }
    let sum = sum(text.as_bytes());
    let _ = writeln!(text, "sum {sum:016x}");
    text
}

fn read(text: &str, variant: &Variant) -> Result<Vec<Fact>, BadProofs> {
    let mut lines = text.lines();
    let mut word = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(' ');
    let version = word(TITLE).ok_or(BadProofs::Other)?;
    if version != FACTS_VERSION.to_string() {
        return Err(BadProofs::Version);
    }
    let (game, board) = (word("game").ok_or(BadProofs::Damaged)?, word("board").ok_or(BadProofs::Damaged)?);
    let count: usize = word("facts").and_then(|count| count.parse().ok()).ok_or(BadProofs::Damaged)?;
    if game != variant.to_string() {
        return Err(BadProofs::Game { found: game.into(), wanted: variant.to_string() });
    }
    if number(board) != Some(fingerprint(variant)) {
        return Err(BadProofs::Board(game.into()));
    }
    let mut facts = HashMap::new();
    for line in 5.. {
        let Some(next) = lines.next() else { break };
        if let Some(told) = next.strip_prefix("sum ") {
            let summed = text.rfind("sum ").and_then(|end| text.get(..end)).unwrap_or_default();
            let whole = lines.next().is_none() && text.ends_with('\n') && facts.len() == count;
            let facts = || facts.into_iter().map(|(key, data)| Fact::from_words([key, data])).collect();
            return (whole && number(told) == Some(sum(summed.as_bytes())))
                .then(facts)
                .ok_or(BadProofs::Damaged);
        }
        let words = next.split_once(' ').and_then(|(key, data)| Some((number(key)?, number(data)?)));
        let (key, data) = words.ok_or(BadProofs::Line { line })?;
        facts.insert(key, data);
    }
    Err(BadProofs::Damaged)
}

/// A number as it is written here: sixteen digits, small ones.
fn number(text: &str) -> Option<u64> {
    let written = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if written { u64::from_str_radix(text, 16).ok() } else { None }
}

/// A number that another board, though of the same name, does not share.
fn fingerprint(variant: &Variant) -> u64 {
    let board = variant.board();
    let links = board.spaces().flat_map(|space| {
        let around = board.neighbours(space).into_iter().map(abande::Space::code);
        around.chain([u16::MAX]).flat_map(u16::to_le_bytes)
    });
    fnv(links)
}

/// A sum that changes with any damage that is no intent.
fn sum(bytes: &[u8]) -> u64 {
    fnv(bytes.iter().copied())
}

/// FNV-1a.
fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes
        .into_iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use abande::{Board, Boards};

    use super::*;

    fn variant(name: &str) -> Variant {
        Boards::default().variant(name).unwrap()
    }

    fn some_facts() -> Vec<Fact> {
        (1..40).map(|number| Fact::from_words([number, number << 58 | 7])).collect()
    }

    #[test]
    fn facts_come_back() {
        for facts in [vec![], some_facts()] {
            let mut found = read(&text(&facts, &variant("hex@7")), &variant("hex@7")).unwrap();
            found.sort_unstable();
            assert_eq!(found, facts);
        }
    }

    #[test]
    fn what_is_of_another_game_or_version_is_refused() {
        let written = text(&some_facts(), &variant("hex@7"));
        let fault = |text: &str, name: &str| read(text, &variant(name)).unwrap_err();
        for name in ["hex@8", "hex:3@7", "square@7", "libre@7"] {
            assert_eq!(fault(&written, name), BadProofs::Game { found: "hex@7".into(), wanted: name.into() });
        }
        let later = written.replacen("abande proofs 1\n", "abande proofs 2\n", 1);
        assert_eq!(fault(&later, "hex@7"), BadProofs::Version);
        assert_eq!(fault("", "hex@7"), BadProofs::Other);
        assert_eq!(fault("[Board \"hex\"]\n", "hex@7"), BadProofs::Other);
        let line = |links: &str| {
            let spaces =
                r#"{ name = "a1", at = [0, 0] }, { name = "a2", at = [1, 0] }, { name = "a3", at = [3, 0] }"#;
            let toml = format!("name = \"line\"\nspaces = [{spaces}]\nlinks = [{links}]\n");
            Variant::new(Board::from_toml(&toml).unwrap(), 2).unwrap()
        };
        let (one, other) = (line(r#""a1-a2-a3""#), line(r#""a1-a2", "a1-a3""#));
        assert_eq!(read(&text(&[], &one), &other), Err(BadProofs::Board("line@2".into())));
        assert_eq!(read(&text(&[], &one), &one), Ok(vec![]));
    }

    #[test]
    fn no_byte_can_be_changed_and_none_be_missing() {
        let written = text(&some_facts(), &variant("hex@7"));
        for place in 0..written.len() {
            let mut changed = written.clone().into_bytes();
            changed[place] ^= 1;
            let changed = String::from_utf8(changed).unwrap();
            assert!(read(&changed, &variant("hex@7")).is_err(), "{place}");
            assert!(read(&written[..place], &variant("hex@7")).is_err(), "{place}");
        }
        assert!(read(&format!("{written}\n"), &variant("hex@7")).is_err());
    }
}
