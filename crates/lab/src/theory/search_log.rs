//! Search log: what was found by searches, a line each, so that a run that was stopped goes on where it was.
//!
//! Lines are only ever added. One that ends in the middle was being written when the run was stopped: it does not count, and
//! is cut off.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A search: the position's key, and the nodes.
type Asked = (u64, u64);

/// What was found by searches, in a file.
pub struct SearchLog {
    file: File,
    found: HashMap<Asked, i32>,
}

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line of it.
    #[error("line {line}: {problem}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        problem: LogProblem,
    },
}

/// What is wrong with a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogProblem {
    /// It was made on another board, or by another engine.
    #[error(
        "it was made by '{found}', and now it would be '{wanted}': take another name for --out, or remove the log"
    )]
    OtherHead {
        /// What it says.
        found: String,
        /// What is to be.
        wanted: String,
    },
    /// It is no search.
    #[error("this is no search: 16 hexadecimal digits, the nodes and the value were expected")]
    Search,
}

impl SearchLog {
    /// Goes on with a log, or begins one. What it was made with is its first line.
    ///
    /// # Errors
    /// When it cannot be read or written, or was made with something else.
    pub fn open(path: &Path, head: &str) -> Result<SearchLog, LogError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let text = String::from_utf8_lossy(&bytes[..whole]);
        let mut log = SearchLog { file, found: HashMap::new() };
        for (line, text) in (1..).zip(text.lines()) {
            log.take_in(line, text, head).map_err(|problem| LogError::Line { line, problem })?;
        }
        if whole == 0 {
            log.write(&format!("{head}\n"))?;
        }
        Ok(log)
    }

    fn take_in(&mut self, line: usize, text: &str, head: &str) -> Result<(), LogProblem> {
        if line == 1 {
            return if text == head {
                Ok(())
            } else {
                Err(LogProblem::OtherHead { found: text.chars().take(200).collect(), wanted: head.into() })
            };
        }
        let (asked, value) = read_line(text).ok_or(LogProblem::Search)?;
        self.found.insert(asked, value);
        Ok(())
    }

    /// What a search has found, if there was one.
    pub fn found(&self, asked: Asked) -> Option<i32> {
        self.found.get(&asked).copied()
    }

    /// How many searches there were.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Whether there was none.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Adds what searches have found. It is on the disk before this returns.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, found: &[(Asked, i32)]) -> io::Result<()> {
        let lines = found.iter().map(|((key, nodes), value)| format!("{key:016x} {nodes} {value}\n"));
        let text = lines.collect::<Vec<_>>().concat();
        self.write(&text)?;
        self.found.extend(found.iter().copied());
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()
    }
}

fn read_line(text: &str) -> Option<(Asked, i32)> {
    let mut words = text.split(' ');
    let (key, nodes, value) = (words.next()?, words.next()?, words.next()?);
    let whole = key.len() == 16 && words.next().is_none();
    let key = u64::from_str_radix(key, 16).ok().filter(|_| whole)?;
    Some(((key, nodes.parse().ok()?), value.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_goes_on_wherever_it_was_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let searches = [((7, 100), -3), ((u64::MAX, 100), 250), ((7, 3), 0)];
        SearchLog::open(&path, "head").unwrap().add(&searches).unwrap();
        let whole = std::fs::read(&path).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let mut log = SearchLog::open(&path, "head").unwrap();
            let lines = whole[..length].split(|&byte| byte == b'\n').count() - 1;
            assert_eq!(log.len(), lines.saturating_sub(1), "cut at {length}");
            // What is missing is added again, and nothing else is changed.
            let rest = &searches[log.len()..];
            log.add(rest).unwrap();
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {length}");
            assert!(searches.iter().all(|&(asked, value)| log.found(asked) == Some(value)));
        }
    }

    #[test]
    fn what_is_no_log_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        for (text, says) in [
            ("other\n", "line 1: it was made by 'other', and now it would be 'head'"),
            ("head\n0000000000000007 100\n", "line 2: this is no search"),
            ("head\n0000000000000007 100 3\n7 100 3\n", "line 3: this is no search"),
            ("head\n0000000000000007 100 3 4\n", "line 2: this is no search"),
        ] {
            std::fs::write(&path, text).unwrap();
            let error = SearchLog::open(&path, "head").err().unwrap().to_string();
            assert!(error.starts_with(says), "{error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "it was changed");
        }
        assert!(SearchLog::open(folder.path(), "head").is_err());
    }
}
