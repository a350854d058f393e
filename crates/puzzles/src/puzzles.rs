//! Puzzles: a file of them, and which one is that of the day.

use crate::likeness::fnv1a;
use crate::puzzle::{Puzzle, PuzzleProblem};

/// The boards that have puzzles.
pub const BOARDS: [&str; 4] = ["hex", "square", "snub", "libre"];

const BUILT_IN: [&str; 4] = [
    include_str!("../data/hex.jsonl"),
    include_str!("../data/square.jsonl"),
    include_str!("../data/snub.jsonl"),
    include_str!("../data/libre.jsonl"),
];

/// Puzzles in the order of their file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzles(Vec<Puzzle>);

/// A line that is no puzzle.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct PuzzlesError {
    /// Which one, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: PuzzleProblem,
}

impl Puzzles {
    /// Reads a file: a puzzle a line. Lines that begin with `#` tell how it was made.
    ///
    /// # Errors
    /// At the first line that is no puzzle.
    pub fn read(text: &str) -> Result<Puzzles, PuzzlesError> {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(line, text)| Puzzle::from_json(text).map_err(|problem| PuzzlesError { line, problem });
        lines.map(read).collect::<Result<_, _>>().map(Puzzles)
    }

    /// Those of a board that come along; none on a board that has no puzzles.
    ///
    /// # Errors
    /// None, since the tests have read them all.
    pub fn built_in(board: &str) -> Result<Puzzles, PuzzlesError> {
        let found = BOARDS.iter().position(|&name| name == board);
        found.map_or_else(|| Ok(Puzzles::default()), |number| Puzzles::read(BUILT_IN[number]))
    }

    /// The puzzles.
    pub fn iter(&self) -> std::slice::Iter<'_, Puzzle> {
        self.0.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The puzzle of the day on this board: the same for everybody who has the same puzzles. They are put in the order of
    /// the FNV-1a hashes of their ids, and taken in turn from the first day on; days are counted by [`day_number`].
    pub fn of_day(&self, day: i64) -> Option<&Puzzle> {
        let mut order: Vec<&Puzzle> = self.0.iter().collect();
        order.sort_by_key(|puzzle| (fnv1a(puzzle.id.as_bytes()), &puzzle.id));
        let count = i64::try_from(order.len()).ok().filter(|&count| count > 0)?;
        order.get(usize::try_from(day.rem_euclid(count)).ok()?).copied()
    }
}

impl From<Vec<Puzzle>> for Puzzles {
    fn from(puzzles: Vec<Puzzle>) -> Puzzles {
        Puzzles(puzzles)
    }
}

impl<'a> IntoIterator for &'a Puzzles {
    type Item = &'a Puzzle;
    type IntoIter = std::slice::Iter<'a, Puzzle>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The number of a day for [`Puzzles::of_day`], from the seconds since 1970: 0 is the first of January 2026, in Greenwich.
pub fn day_number(seconds: i64) -> i64 {
    seconds.div_euclid(86_400) - 20_454
}

/// The board of the day's puzzle, where none is asked for: they take turns.
pub fn board_of_day(day: i64) -> &'static str {
    BOARDS[usize::try_from(day.rem_euclid(4)).unwrap_or(0)]
}
