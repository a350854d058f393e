//! Book as text: a head that says where it comes from, a line for each position, and a check sum.

use std::collections::HashMap;
use std::fmt::{self, Write};

use abande::{Boards, Position};

use crate::book::{Book, Entry, MOST_POSITIONS, Origin};
use crate::book_error::{BookError, BookProblem};
use crate::key::shared_key;

const FIRST: &str = "abande book 1";

/// The lines of the head behind the first one.
const HEAD: [&str; 5] = ["board", "command", "engine", "nodes", "positions"];

const SUM: &str = "sum ";

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Origin { command, engine, nodes } = self.origin();
        let values = [
            self.variant().to_string(),
            command.clone(),
            engine.clone(),
            nodes.to_string(),
            self.len().to_string(),
        ];
        let mut text = format!("{FIRST}\n");
        for (name, value) in HEAD.iter().zip(values) {
            writeln!(text, "{name} {value}")?;
        }
        let mut entries: Vec<(u64, Entry)> = self.entries().collect();
        entries.sort_unstable_by_key(|&(key, _)| key);
        for (key, entry) in entries {
            writeln!(text, "{}", Line(key, entry))?;
        }
        writeln!(f, "{text}{SUM}{:016x}", check_sum(&text))
    }
}

/// A position, as a line has it.
struct Line(u64, Entry);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line(key, Entry { value, positions, moves }) = self;
        write!(f, "{key:016x} {value} {positions} {moves}")
    }
}

impl Line {
    /// Reads what [`Line`] writes, and nothing else.
    fn read(text: &str) -> Option<Line> {
        let mut words = text.split(' ');
        let key = u64::from_str_radix(words.next()?, 16).ok()?;
        let entry = Entry {
            value: words.next()?.parse().ok()?,
            positions: words.next()?.parse().ok()?,
            moves: words.next()?.parse().ok()?,
        };
        let line = Line(key, entry);
        (line.to_string() == text).then_some(line)
    }
}

impl Book {
    /// Reads a book. Everything in it is checked.
    ///
    /// # Errors
    /// When the text is no book or a damaged one, with the line.
    pub fn read(text: &str) -> Result<Book, BookError> {
        let mut reader = Reader { rest: text, line: 0 };
        reader.read().map_err(|problem| BookError { line: reader.line.max(1), problem })
    }
}

/// What is left of a text, and the number of the line that was read last.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    /// The next line, if it is a whole one. It may end as on Windows.
    fn next(&mut self) -> Option<&'a str> {
        self.line += 1;
        let (line, rest) = self.rest.split_once('\n')?;
        self.rest = rest;
        Some(line.strip_suffix('\r').unwrap_or(line))
    }

    fn value(&mut self, name: &'static str) -> Result<&'a str, BookProblem> {
        let value = self.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.ok_or(BookProblem::Head { name })
    }

    fn number(&mut self, name: &'static str, most: u64) -> Result<u64, BookProblem> {
        let text = self.value(name)?;
        let number = text.parse().ok().filter(|number| (1..=most).contains(number));
        number.ok_or_else(|| BookProblem::Number { text: text.chars().take(20).collect(), most })
    }

    fn read(&mut self) -> Result<Book, BookProblem> {
        if self.next() != Some(FIRST) {
            return Err(BookProblem::NoBook);
        }
        let [board, command, engine, nodes, positions] = HEAD;
        let variant = Boards::default().variant(self.value(board)?)?;
        let [command, engine] = [self.value(command)?, self.value(engine)?].map(str::to_owned);
        let nodes = self.number(nodes, u64::MAX)?;
        let said = self.number(positions, MOST_POSITIONS as u64)? as usize;
        let (entries, sum) = self.entries(said)?;
        let book = Book::new(variant, Origin { command, engine, nodes }, entries);
        // What is read is written again: so all that was said is covered by the sum, however its lines ended.
        if !book.to_string().ends_with(&format!("\n{SUM}{sum}\n")) {
            return Err(BookProblem::Sum);
        }
        if !self.rest.is_empty() {
            self.line += 1;
            return Err(BookProblem::BehindTheEnd);
        }
        let start = shared_key(&Position::start(book.variant()));
        let known = start.is_some_and(|start| book.entries().any(|(key, _)| key == start));
        if known { Ok(book) } else { Err(BookProblem::NoStart) }
    }

    /// The positions, and what is said to be their check sum.
    fn entries(&mut self, said: usize) -> Result<(HashMap<u64, Entry>, &'a str), BookProblem> {
        let mut entries = HashMap::new();
        let mut last = None;
        loop {
            let found = entries.len();
            let text = self.next().ok_or(BookProblem::Count { said, found })?;
            if let Some(sum) = text.strip_prefix(SUM) {
                return if found == said {
                    Ok((entries, sum))
                } else {
                    Err(BookProblem::Count { said, found })
                };
            }
            let Line(key, entry) = Line::read(text).ok_or(BookProblem::Entry)?;
            if last >= Some(key) {
                return Err(BookProblem::Order);
            }
            last = Some(key);
            entries.insert(key, entry);
        }
    }
}

/// FNV-1a.
fn check_sum(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Book {
        let variant = Boards::default().variant("hex:2@3").unwrap();
        let start = Position::start(&variant);
        let entry = |value, positions, moves| Entry { value, positions, moves };
        let mut entries = HashMap::from([(shared_key(&start).unwrap(), entry(-12, 3, 1))]);
        for (value, (key, _)) in [12, 40].into_iter().zip(crate::distinct_moves(&start)) {
            entries.insert(key, entry(value, 1, 0));
        }
        let origin = Origin { command: "by hand".into(), engine: "nobody".into(), nodes: 7 };
        Book::new(variant, origin, entries)
    }

    #[test]
    fn what_is_written_reads_back() {
        let (book, text) = (small(), small().to_string());
        assert_eq!(Book::read(&text), Ok(book.clone()));
        assert_eq!(Book::read(&text.replace('\n', "\r\n")), Ok(book));
    }

    #[test]
    fn every_damage_is_noticed() {
        let text = small().to_string();
        for place in 0..text.len() {
            assert!(Book::read(&text[..place]).is_err(), "cut at {place}");
            for other in [b'0', b'9', b'f', b' ', b'\n', b'-', b'~'] {
                let mut bytes = text.clone().into_bytes();
                if std::mem::replace(&mut bytes[place], other) != other {
                    let damaged = String::from_utf8(bytes).unwrap();
                    assert!(Book::read(&damaged).is_err(), "{damaged}");
                }
            }
        }
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..2000 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..random.usize(1..6) {
                let place = random.usize(..bytes.len());
                match random.u8(..3) {
                    0 => drop(bytes.remove(place)),
                    1 => bytes.insert(place, random.u8(..)),
                    _ => bytes[place] = random.u8(..),
                }
            }
            let damaged = String::from_utf8_lossy(&bytes);
            assert!(damaged == text || Book::read(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn faults_have_their_line() {
        let text = small().to_string();
        let swapped = {
            let mut lines: Vec<&str> = text.lines().collect();
            lines.swap(6, 7);
            lines.join("\n") + "\n"
        };
        for (text, says) in [
            (String::new(), "line 1: this is no opening book"),
            (text.replace("book 1", "book 2"), "line 1: this is no opening book"),
            (text.replace("board hex:2@3", "board round"), "line 2: "),
            (text.replace("engine", "motor"), "line 4: here stands 'engine'"),
            (text.replace("nodes 7", "nodes 0"), "line 5: '0' is no whole number from 1"),
            (
                text.replace("positions 3", "positions 70000"),
                "line 6: '70000' is no whole number from 1 to 65535",
            ),
            (
                text.replace("positions 3", "positions 4"),
                "line 10: there are 3 positions, but the head says 4",
            ),
            (text.replace(" 40 ", " +40 "), ": a position is its key"),
            (text.replace(" 40 ", " 41 "), "line 10: the check sum is another"),
            (swapped, "line 8: the key is not larger"),
            (format!("{text}\n"), "line 11: the book ends with its check sum"),
        ] {
            let error = Book::read(&text).unwrap_err().to_string();
            assert!(error.contains(says), "{error}");
        }
        let mut headless = small().entries().collect::<HashMap<_, _>>();
        headless.remove(&shared_key(&Position::start(small().variant())).unwrap());
        let headless = Book::new(small().variant().clone(), small().origin().clone(), headless);
        let error = Book::read(&headless.to_string()).unwrap_err();
        assert_eq!(error.problem, BookProblem::NoStart);
    }
}
