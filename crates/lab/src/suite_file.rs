//! Suite file: a suite in the making, to which a run goes on where an earlier one stopped.
//!
//! Behind the positions of each game stands a remark that says what came of it. What comes after the last of these was
//! written by a run that was stopped, and is made again.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::suite::Outcome;

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
        let all = self.solved + self.not_worth_asking + self.unsolved;
        self.unsolved as f64 / all.max(1) as f64
    }

    fn add(&mut self, other: Tally) {
        self.solved += other.solved;
        self.not_worth_asking += other.not_worth_asking;
        self.unsolved += other.unsolved;
    }

    fn of(outcomes: &[Outcome]) -> Tally {
        let count = |wanted: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| wanted(outcome)).count();
        Tally {
            solved: count(|outcome| matches!(outcome, Outcome::Solved(_))),
            not_worth_asking: count(|outcome| *outcome == Outcome::NotWorthAsking),
            unsolved: count(|outcome| *outcome == Outcome::Unsolved),
        }
    }
}

/// A file, and how far it has come.
pub struct SuiteFile {
    path: PathBuf,
    /// The number of the next game.
    pub game: u64,
    /// What came of the games so far.
    pub tally: Tally,
}

impl SuiteFile {
    /// Goes on with a file, or begins one.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn open(path: &Path) -> io::Result<SuiteFile> {
        let text = if path.exists() { std::fs::read_to_string(path)? } else { String::new() };
        let (mut game, mut tally, mut end, mut read) = (0, Tally::default(), 0, 0);
        for line in text.split_inclusive('\n') {
            read += line.len();
            if let Some((number, found)) = line.strip_suffix('\n').and_then(from_remark) {
                game = number + 1;
                tally.add(found);
                end = read;
            }
        }
        std::fs::write(path, &text[..end])?;
        Ok(SuiteFile { path: path.into(), game, tally })
    }

    /// Adds what came of the next game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, outcomes: &[Outcome]) -> io::Result<()> {
        let found = Tally::of(outcomes);
        let mut text = String::new();
        for outcome in outcomes {
            if let Outcome::Solved(solved) = outcome {
                text += &solved.to_line();
                text.push('\n');
            }
        }
        text += &to_remark(self.game, found);
        OpenOptions::new().append(true).open(&self.path)?.write_all(text.as_bytes())?;
        self.game += 1;
        self.tally.add(found);
        Ok(())
    }
}

fn to_remark(game: u64, Tally { solved, not_worth_asking, unsolved }: Tally) -> String {
    format!("# game {game}: {solved} solved, {not_worth_asking} not worth asking, {unsolved} not solved\n")
}

fn from_remark(line: &str) -> Option<(u64, Tally)> {
    let (game, rest) = line.strip_prefix("# game ")?.split_once(": ")?;
    let (solved, rest) = rest.split_once(" solved, ")?;
    let (not_worth_asking, rest) = rest.split_once(" not worth asking, ")?;
    let unsolved = rest.strip_suffix(" not solved")?;
    let [solved, not_worth_asking, unsolved] =
        [solved, not_worth_asking, unsolved].map(|text| text.parse().ok());
    Some((
        game.parse().ok()?,
        Tally { solved: solved?, not_worth_asking: not_worth_asking?, unsolved: unsolved? },
    ))
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Position};

    use super::*;
    use crate::suite::{Solved, read};

    #[test]
    fn a_run_goes_on_where_an_earlier_one_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("suite.txt");
        let position = Position::start(&Boards::default().variant("hex:2@3").unwrap());
        let solved = Solved { best: position.moves(), margin: 0, position };
        let outcomes = [Outcome::Solved(solved.clone()), Outcome::Unsolved, Outcome::NotWorthAsking];
        let mut file = SuiteFile::open(&path).unwrap();
        assert_eq!((file.game, file.tally), (0, Tally::default()));
        file.add(&outcomes).unwrap();
        file.add(&outcomes[1..2]).unwrap();
        // Stopped in the middle of a line, and of a game.
        let whole = std::fs::read_to_string(&path).unwrap();
        for rest in
            ["# game 2: 1 sol", &solved.to_line(), "# game 2: 1 solved, 0 not worth asking, 0 not solved"]
        {
            std::fs::write(&path, format!("{whole}{rest}")).unwrap();
            let file = SuiteFile::open(&path).unwrap();
            assert_eq!((file.game, file.tally), (2, Tally { solved: 1, not_worth_asking: 1, unsolved: 2 }));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
        }
        assert!((file.tally.share_unsolved() - 0.5).abs() < 1e-9);
        assert_eq!(read(&whole).unwrap(), [solved]);
    }
}
