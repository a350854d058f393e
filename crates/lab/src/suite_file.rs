//! Suite file: a suite in the making, to which a run goes on where an earlier one stopped.
//!
//! Each board and number of pieces left has games of its own, a position each: a *cell* of the suite. Behind the position of
//! a game stands a remark that says what came of it. What comes after the last of these was written by a run that was
//! stopped, and is made again.

use std::collections::{BTreeMap, HashSet};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use abande_arena::openings;

use crate::suite::{self, Outcome, SuiteError};

/// How many positions there were, by what came of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those of the suite.
    pub solved: usize,
    /// Those that are too easy.
    pub not_worth_asking: usize,
    /// Those that need more nodes.
    pub unsolved: usize,
}

impl Tally {
    /// How much of what was asked was not solved.
    pub fn share_unsolved(self) -> f64 {
        self.unsolved as f64 / self.games().max(1) as f64
    }

    /// How many games were asked.
    pub fn games(self) -> u64 {
        (self.solved + self.not_worth_asking + self.unsolved) as u64
    }

    fn add(&mut self, other: Tally) {
        self.solved += other.solved;
        self.not_worth_asking += other.not_worth_asking;
        self.unsolved += other.unsolved;
    }

    fn of(outcome: &Outcome) -> Tally {
        let mut tally = Tally::default();
        match outcome {
            Outcome::Solved(_) => tally.solved = 1,
            Outcome::NotWorthAsking => tally.not_worth_asking = 1,
            Outcome::Unsolved => tally.unsolved = 1,
        }
        tally
    }
}

/// A part of a suite: a board, and pieces left in both hands together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    /// The board.
    pub board: String,
    /// Pieces left.
    pub left: u8,
}

/// Why a file cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum SuiteFileError {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is no suite.
    #[error(transparent)]
    Suite(#[from] SuiteError),
}

/// A file, and how far it has come.
pub struct SuiteFile {
    path: PathBuf,
    tallies: BTreeMap<Cell, Tally>,
    /// The positions, however turned or mirrored: no two are alike.
    known: HashSet<String>,
}

impl SuiteFile {
    /// Goes on with a file, or begins one.
    ///
    /// # Errors
    /// When it cannot be read or written, or is no suite.
    pub fn open(path: &Path) -> Result<SuiteFile, SuiteFileError> {
        let text = if path.exists() { std::fs::read_to_string(path)? } else { String::new() };
        // Another file is not cut short. The last line may be the half of one.
        suite::read(&text[..text.rfind('\n').map_or(text.len(), |last| last + 1)])?;
        let (mut tallies, mut end, mut read) = (BTreeMap::<Cell, Tally>::new(), 0, 0);
        // Before the first game there is room for what people should know.
        let mut heading = true;
        for line in text.split_inclusive('\n') {
            read += line.len();
            heading &= line.starts_with('#') && line.ends_with('\n');
            if let Some((cell, found)) = line.strip_suffix('\n').and_then(from_remark) {
                tallies.entry(cell).or_default().add(found);
                end = read;
            } else if heading {
                end = read;
            }
        }
        let solved = suite::read(&text[..end])?;
        std::fs::write(path, &text[..end])?;
        let known = solved.iter().map(|solved| openings::canonical(&solved.position)).collect();
        Ok(SuiteFile { path: path.into(), tallies, known })
    }

    /// What came of the games of a cell so far.
    pub fn tally(&self, cell: &Cell) -> Tally {
        self.tallies.get(cell).copied().unwrap_or_default()
    }

    /// Adds what came of the next game of a cell. A position that is there already is not worth asking.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, cell: &Cell, mut outcome: Outcome) -> io::Result<()> {
        let mut text = String::new();
        if let Outcome::Solved(solved) = &outcome {
            if self.known.insert(openings::canonical(&solved.position)) {
                text = solved.to_line() + "\n";
            } else {
                outcome = Outcome::NotWorthAsking;
            }
        }
        let (found, tally) = (Tally::of(&outcome), self.tallies.entry(cell.clone()).or_default());
        text += &to_remark(cell, tally.games(), found);
        tally.add(found);
        OpenOptions::new().append(true).open(&self.path)?.write_all(text.as_bytes())
    }
}

/// What came of a game, by its words.
const WORDS: [&str; 3] = ["solved", "not worth asking", "not solved"];

fn to_remark(Cell { board, left }: &Cell, game: u64, found: Tally) -> String {
    let word = WORDS[found.not_worth_asking + 2 * found.unsolved];
    format!("# {board}, {left} left, game {game}: {word}\n")
}

fn from_remark(line: &str) -> Option<(Cell, Tally)> {
    let (board, rest) = line.strip_prefix("# ")?.split_once(", ")?;
    let (left, rest) = rest.split_once(" left, game ")?;
    let (_, word) = rest.split_once(": ")?;
    let number = WORDS.iter().position(|known| *known == word)?;
    let count = |wanted: usize| usize::from(number == wanted);
    let tally = Tally { solved: count(0), not_worth_asking: count(1), unsolved: count(2) };
    Some((Cell { board: board.into(), left: left.parse().ok()? }, tally))
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Position};

    use super::*;
    use crate::suite::{Solved, read};

    /// A position after some moves of hex:2.
    fn solved(moves: &str) -> Solved {
        let mut position = Position::start(&Boards::default().variant("hex:2@3").unwrap());
        abande_ugi::play_moves(&mut position, moves.split_whitespace()).unwrap();
        Solved { best: position.moves(), margin: 0, position }
    }

    #[test]
    fn a_run_goes_on_where_an_earlier_one_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("suite.txt");
        std::fs::write(&path, "# a suite\n# of small games\n").unwrap();
        let [six, five] = [6, 5].map(|left| Cell { board: "hex:2@3".into(), left });
        let mut suite = SuiteFile::open(&path).unwrap();
        assert_eq!(suite.tally(&six), Tally::default());
        suite.add(&six, Outcome::Solved(solved(""))).unwrap();
        suite.add(&five, Outcome::Unsolved).unwrap();
        suite.add(&five, Outcome::NotWorthAsking).unwrap();
        suite.add(&five, Outcome::Solved(solved("b1"))).unwrap();
        // Stopped in the middle of a line, and of a game.
        let whole = std::fs::read_to_string(&path).unwrap();
        for rest in ["# hex:2@3, 6 le", &solved("b2").to_line(), "# hex:2@3, 6 left, game 1: solved"] {
            std::fs::write(&path, format!("{whole}{rest}")).unwrap();
            let suite = SuiteFile::open(&path).unwrap();
            assert_eq!(suite.tally(&six), Tally { solved: 1, ..Tally::default() });
            let tally = suite.tally(&five);
            assert_eq!(tally, Tally { solved: 1, not_worth_asking: 1, unsolved: 1 });
            assert_eq!(tally.games(), 3);
            assert!((tally.share_unsolved() - 1.0 / 3.0).abs() < 1e-9);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
        }
        assert_eq!(read(&whole).unwrap(), [solved(""), solved("b1")]);
    }

    #[test]
    fn no_two_positions_are_alike_even_when_turned() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("suite.txt");
        let cell = Cell { board: "hex:2@3".into(), left: 5 };
        SuiteFile::open(&path).unwrap().add(&cell, Outcome::Solved(solved("b1"))).unwrap();
        // Another corner is the same; the middle is not.
        let mut file = SuiteFile::open(&path).unwrap();
        for (moves, expected) in [("b1", 1), ("a1", 1), ("b2", 2), ("c2", 2)] {
            file.add(&cell, Outcome::Solved(solved(moves))).unwrap();
            assert_eq!(file.tally(&cell).solved, expected, "{moves}");
        }
        assert_eq!(file.tally(&cell).not_worth_asking, 3);
        assert_eq!(read(&std::fs::read_to_string(&path).unwrap()).unwrap().len(), 2);
    }

    #[test]
    fn a_file_that_is_no_suite_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("suite.txt");
        for text in ["what I did today", "d4 c3\n", "what I did today\n# hex, 6 left, game 0: solved\n"] {
            std::fs::write(&path, text).unwrap();
            assert!(matches!(SuiteFile::open(&path), Err(SuiteFileError::Suite(_))));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        // A heading alone is kept.
        let text = "# one\n# two\n";
        std::fs::write(&path, format!("{text}{}", solved("b1").to_line())).unwrap();
        SuiteFile::open(&path).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
}
