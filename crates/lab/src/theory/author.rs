//! Author: who has positions searched, and makes a book of them.

use std::collections::HashMap;
use std::io;

use abande::{Color, Position, Variant};
use abande_book::{Book, Entry, MOST_POSITIONS, Origin, Standing, distinct_moves, standing};
use abande_engine::Networks;

use super::search_log::SearchLog;
use super::searches::search_all;
use super::tree::{Candidate, Rule, Tree, Width, Wish};

/// So many of the best moves are looked into up to [`BROAD`], and the best one up to [`DEEP`].
const MOVES: usize = 4;

/// Up to this ply several moves are looked into.
const BROAD: u32 = 8;

/// Up to this ply the best move is looked into.
const DEEP: u32 = 16;

/// Up to this ply all of Black's moves in Libre are looked into: he stands badly there at once.
const ALL_OF_BLACK: u32 = 6;

/// A first look at a move takes this part of the nodes of a search.
const LOOK: u64 = 32;

/// A first look takes at least so many nodes.
const LEAST_LOOK: u64 = 200;

/// What is to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The board.
    pub variant: Variant,
    /// The nodes of the search of each position.
    pub nodes: u64,
    /// How many positions the book is to have.
    pub positions: usize,
    /// Which of them.
    pub rule: Rule,
    /// How many threads search. It does not matter to what they find.
    pub threads: usize,
    /// How this is asked for: it stands in the book.
    pub command: String,
}

/// Who makes a book.
pub struct Author {
    plan: Plan,
    log: SearchLog,
    tree: Tree,
    /// Positions by their keys, with the number of moves from the start: those of the tree and those after them.
    known: HashMap<u64, (Position, u32)>,
}

/// Why there is no book.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TheoryError {
    /// The log cannot be written.
    #[error("the log of searches: {0}")]
    Log(#[from] io::Error),
    /// Too many positions.
    #[error("a book has from 1 to {MOST_POSITIONS} positions, not {0}")]
    Positions(usize),
}

impl Author {
    /// Goes on with what the log has.
    pub fn new(plan: Plan, log: SearchLog) -> Author {
        Author { tree: Tree::new(plan.rule), plan, log, known: HashMap::new() }
    }

    /// What a log must begin with to be of use: searches on another board, or by another engine, are others.
    pub fn head(variant: &Variant) -> String {
        format!("abande theory 1, {variant}, {}", engine(variant))
    }

    /// Makes the book, and tells on the way how many positions it has.
    ///
    /// # Errors
    /// When the log cannot be written, or the book would be too large.
    pub fn write(mut self, tell: &mut dyn FnMut(usize)) -> Result<Book, TheoryError> {
        let wanted = self.plan.positions;
        if !(1..=MOST_POSITIONS).contains(&wanted) {
            return Err(TheoryError::Positions(wanted));
        }
        let start = standing(&Position::start(&self.plan.variant));
        let start: Vec<u64> = start.into_iter().map(|start| self.meet(start, 0)).collect();
        self.add(&start)?;
        while self.tree.len() < wanted {
            match self.tree.next() {
                None => break,
                Some(Wish::Look(key)) => self.look_at(key)?,
                Some(Wish::Add(_, keys)) => self.add(&keys[..keys.len().min(wanted - self.tree.len())])?,
            }
            tell(self.tree.len());
        }
        Ok(self.book())
    }

    /// Takes note of a position.
    fn meet(&mut self, standing: Standing, ply: u32) -> u64 {
        self.known.entry(standing.key).or_insert((standing.position, ply));
        standing.key
    }

    /// Adds positions to the tree, searched.
    fn add(&mut self, keys: &[u64]) -> Result<(), TheoryError> {
        let values = self.values(keys, self.plan.nodes)?;
        for (&key, value) in keys.iter().zip(values) {
            if let Some((position, ply)) = self.known.get(&key) {
                self.tree.add(key, value, width(position, *ply));
            }
        }
        Ok(())
    }

    /// Looks at all moves of a position of the tree.
    fn look_at(&mut self, key: u64) -> Result<(), TheoryError> {
        let mut after = Vec::new();
        if let Some((position, ply)) = self.known.get(&key).cloned() {
            for (_, alike) in distinct_moves(&position) {
                let mut next = position.clone();
                next.play_legal(alike[0]);
                after.extend(standing(&next).map(|next| self.meet(next, ply + 1)));
            }
        }
        let nodes = (self.plan.nodes / LOOK).max(LEAST_LOOK);
        let values = self.values(&after, nodes)?;
        let candidates = after.into_iter().zip(values).map(|(key, value)| Candidate { key, guess: -value });
        self.tree.look_at(key, candidates.collect());
        Ok(())
    }

    /// What positions are worth to their players to move, by a search of so many nodes each, unless the log knows.
    fn values(&mut self, keys: &[u64], nodes: u64) -> Result<Vec<i32>, TheoryError> {
        let new: Vec<u64> =
            keys.iter().copied().filter(|&key| self.log.found((key, nodes)).is_none()).collect();
        let positions: Vec<&Position> = new.iter().filter_map(|key| Some(&self.known.get(key)?.0)).collect();
        let values = search_all(&positions, nodes, self.plan.threads);
        let found: Vec<_> = new.into_iter().map(|key| (key, nodes)).zip(values).collect();
        if !found.is_empty() {
            self.log.add(&found)?;
        }
        Ok(keys.iter().map(|&key| self.log.found((key, nodes)).unwrap_or(0)).collect())
    }

    fn book(&self) -> Book {
        let (worths, reached) = (self.tree.worths(), self.tree.reached());
        let entries = self.tree.keys().zip(worths.iter().zip(reached)).map(|(key, (worth, reached))| {
            let value = worth.value.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
            (key, Entry { value, positions: reached as u16, moves: worth.moves })
        });
        let Plan { variant, nodes, command, .. } = &self.plan;
        let origin = Origin { command: command.clone(), engine: engine(variant), nodes: *nodes };
        Book::new(variant.clone(), origin, entries.collect())
    }
}

/// How many moves of a position are looked into.
fn width(position: &Position, ply: u32) -> Width {
    if position.board().is_libre() && position.turn() == Color::Black && ply < ALL_OF_BLACK {
        Width::All
    } else if ply < BROAD {
        Width::Best(MOVES)
    } else {
        Width::Best(usize::from(ply < DEEP))
    }
}

/// Who searches: the engine's version, and the check sum of its network for the board.
fn engine(variant: &Variant) -> String {
    let version = env!("CARGO_PKG_VERSION");
    match Networks::built_in().get(variant.board().name()) {
        Some(network) => {
            let bytes = network.to_bytes();
            let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
                (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
            format!("abande-engine {version}, network {sum:016x}")
        }
        None => format!("abande-engine {version}, hand-written terms"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use abande::Boards;

    use super::*;

    fn plan(board: &str, positions: usize, threads: usize) -> Plan {
        let rule = Rule { window: 70, weight: 5, seed: 1 };
        let variant = Boards::default().variant(board).unwrap();
        Plan { variant, nodes: 300, positions, rule, threads, command: "a test".into() }
    }

    fn book(plan: &Plan, log: &Path) -> String {
        let log = SearchLog::open(log, &Author::head(&plan.variant)).unwrap();
        Author::new(plan.clone(), log).write(&mut |_| ()).unwrap().to_string()
    }

    #[test]
    fn a_run_that_was_stopped_makes_the_same_book_as_one_that_was_not() {
        let folder = tempfile::tempdir().unwrap();
        let [whole, cut] = ["whole", "cut"].map(|name| folder.path().join(name));
        let plan = plan("hex:3@5", 40, 1);
        let expected = book(&plan, &whole);
        let log = std::fs::read(&whole).unwrap();
        for length in [0, 10, log.len() / 3, log.len() / 2, log.len() - 1] {
            std::fs::write(&cut, &log[..length]).unwrap();
            assert_eq!(book(&plan, &cut), expected, "cut at {length}");
            assert_eq!(std::fs::read(&cut).unwrap(), log, "cut at {length}");
        }
        // Several threads find the same.
        let _ = std::fs::remove_file(&cut);
        assert_eq!(book(&Plan { threads: 3, ..plan }, &cut), expected);
        assert_eq!(std::fs::read(&cut).unwrap(), log);
    }

    /// Follows all moves of a book from a position on, and holds each value against those behind it.
    fn follow(book: &Book, position: &Position, seen: &mut HashMap<u64, i32>) {
        let page = book.look_up(position).unwrap();
        seen.insert(abande_book::shared_key(position).unwrap(), page.value);
        if let Some(best) = page.moves.first() {
            assert_eq!(page.value, best.value, "{position}");
        }
        for mv in page.moves {
            let mut next = position.clone();
            next.play(mv.alike[0]).unwrap();
            follow(book, &next, seen);
        }
    }

    #[test]
    fn a_book_has_the_positions_that_were_asked_for_and_each_leads_to_the_next() {
        let folder = tempfile::tempdir().unwrap();
        for (number, board) in ["hex:2@3", "libre@5", "snub@6"].into_iter().enumerate() {
            let plan = plan(board, 60, 1);
            let book = Book::read(&book(&plan, &folder.path().join(number.to_string()))).unwrap();
            let mut seen = HashMap::new();
            let start = Position::start(&plan.variant);
            follow(&book, &start, &mut seen);
            assert_eq!(
                (seen.len(), book.look_up(&start).unwrap().positions),
                (book.len(), book.len() as u32)
            );
            assert_eq!(book.len(), 60, "{board}");
        }
    }

    #[test]
    fn in_libre_all_of_blacks_first_moves_are_there() {
        let folder = tempfile::tempdir().unwrap();
        let plan = plan("libre", 30, 1);
        let book = Book::read(&book(&plan, &folder.path().join("log"))).unwrap();
        // By the best moves to where he is to move again, twice.
        let mut position = Position::start(&plan.variant);
        for _ in 0..2 {
            let page = book.look_up(&position).unwrap();
            assert_eq!(page.moves.len(), distinct_moves(&position).len(), "{position}");
            for _ in 0..2 {
                position.play_legal(book.look_up(&position).unwrap().moves[0].alike[0]);
            }
        }
    }
}
