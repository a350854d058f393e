//! Opponent: the engine at a level. The one place where it is decided who thinks about a move.

use std::time::Duration;

use abande::{Move, Position};
use abande_book::{BookMove, Books};

use super::level::Level;
use crate::control::Control;
use crate::engine::{Engine, Report};
use crate::limits::Limits;

/// Somebody to play against: the engine itself, or below full strength a person of its level.
///
/// ```
/// use abande::{Board, Position};
/// use abande_engine::{Engine, Level, Limits, Opponent, Uncontrolled};
///
/// let mut opponent = Opponent::new(Engine::new(1));
/// opponent.set_level("3".parse::<Level>()?, Opponent::seed_of_game("a game with Ada"));
/// let position = Position::start(&Board::hex().into());
/// let report = opponent.choose(&position, &Limits::default(), &Uncontrolled, &mut |_| ()).expect("it has only begun");
/// assert!(position.refusal(report.pv[0]).is_none());
/// # Ok::<(), abande_engine::NoLevel>(())
/// ```
pub struct Opponent {
    engine: Engine,
    level: Level,
    seed: u64,
    books: Books,
}

/// A move of a book may be worse than its best one by so many hundredths of a point, for the sake of variety.
const VARIETY: i32 = 20;

impl Opponent {
    /// The engine as strong as it is.
    pub fn new(engine: Engine) -> Opponent {
        Opponent { engine, level: Level::FULL, seed: 0, books: Books::none() }
    }

    /// Sets how well he plays. Below full strength the seed is his temper: what he overlooks and likes. It stays the
    /// same throughout a game, so that he is one person in it; see [`Opponent::seed_of_game`].
    pub fn set_level(&mut self, level: Level, seed: u64) {
        self.level = level;
        self.seed = seed;
    }

    /// Gives him books to open games by; he has none at first. Only strong levels read them, from [`Level::READS`] on: then
    /// the seed decides among moves that are about as good as the best one, and games differ.
    pub fn set_books(&mut self, books: Books) {
        self.books = books;
    }

    /// The seed for a game that is kept under this name: another temper in every game, and the same one when a game is
    /// gone on with.
    pub fn seed_of_game(name: &str) -> u64 {
        // FNV-1a
        name.bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    /// How well he plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The engine behind him, for hints and analysis.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Chooses a move, reporting on the way where the engine itself thinks. `None` when the game is over.
    ///
    /// Below full strength this takes well under half a second, or less where the limits say so. A move from a book takes no
    /// time, and comes without a search: at depth 0.
    pub fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if let Some(report) = self.book_move(position) {
            return Some(report);
        }
        match self.level.person(self.seed) {
            Some(person) => {
                person.judging_by(self.engine.evaluation().clone()).choose(position, limits, control)
            }
            None => self.engine.search(position, limits, control, report),
        }
    }

    /// A move that a book knows, if he reads books.
    fn book_move(&self, position: &Position) -> Option<Report> {
        if self.level < Level::READS {
            return None;
        }
        let moves = self.books.look_up(position)?.moves;
        let best = moves.first()?.value;
        let good: Vec<&BookMove> = moves.iter().filter(|mv| mv.value >= best - VARIETY).collect();
        let mut random = fastrand::Rng::with_seed(self.seed ^ position.key());
        let chosen = good.get(random.usize(..good.len()))?;
        // A board may be turned as one likes.
        let mv: Move = *chosen.alike.get(random.usize(..chosen.alike.len()))?;
        Some(Report {
            multipv: 1,
            depth: 0,
            seldepth: 0,
            nodes: 0,
            time: Duration::ZERO,
            hashfull: 0,
            hundredths: chosen.value,
            proven: None,
            pv: vec![mv],
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use abande::{Board, Variant};
    use abande_book::{Book, Entry, Origin, distinct_moves, shared_key};

    use super::*;
    use crate::control::Uncontrolled;

    #[test]
    fn the_engine_reports_and_persons_do_not() {
        let position = Position::start(&Board::hex().into());
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let mut opponent = Opponent::new(Engine::new(1));
        for level in Level::all() {
            opponent.set_level(level, 1);
            let mut told = 0;
            let chosen = opponent.choose(&position, &limits, &Uncontrolled, &mut |_| told += 1).unwrap();
            assert!(matches!(chosen.pv[..], [Move::Enter(_), ..]));
            assert_eq!(told > 0, level == Level::FULL, "level {level}");
        }
    }

    #[test]
    fn each_game_has_another_seed_and_keeps_it() {
        let [one, other] = ["one", "other"].map(Opponent::seed_of_game);
        assert_ne!(one, other);
        assert_eq!(one, Opponent::seed_of_game("one"));
    }

    /// A book of the first moves alone, worth so much each.
    fn book(variant: &Variant, values: &[i16]) -> Book {
        let start = Position::start(variant);
        let first = Entry { value: values[0], positions: 1 + values.len() as u16, moves: 1 };
        let mut entries = HashMap::from([(shared_key(&start).unwrap(), first)]);
        for ((key, _), &value) in distinct_moves(&start).into_iter().zip(values) {
            entries.insert(key, Entry { value: -value, positions: 1, moves: 0 });
        }
        let origin = Origin { command: "by hand".into(), engine: "nobody".into(), nodes: 1 };
        Book::new(variant.clone(), origin, entries)
    }

    #[test]
    fn strong_levels_choose_among_the_good_moves_of_their_book_by_the_seed() {
        let variant = Board::hex().into();
        let position = Position::start(&variant);
        let book = book(&variant, &[30, 10, 9, -200]);
        let moves = distinct_moves(&position);
        let mut opponent = Opponent::new(Engine::new(1));
        opponent.set_books(book.into());
        let limits = Limits { nodes: Some(100), ..Limits::default() };
        let mut choose = |level: u8, seed| {
            opponent.set_level(Level::try_from(level).unwrap(), seed);
            opponent.choose(&position, &limits, &Uncontrolled, &mut |_| ()).unwrap()
        };
        let mut chosen = HashSet::new();
        for seed in 0..40 {
            for level in 8..=10 {
                let report = choose(level, seed);
                assert_eq!((report.depth, report.pv.len()), (0, 1));
                assert_eq!(report, choose(level, seed));
                chosen.insert(moves.iter().position(|(_, alike)| alike.contains(&report.pv[0])).unwrap());
            }
        }
        assert_eq!(chosen, HashSet::from([0, 1]));
        assert!((1..8).all(|level| choose(level, 1).depth > 0));
    }

    #[test]
    fn what_no_book_knows_is_thought_about() {
        let variant: Variant = Board::hex().into();
        let mut opponent = Opponent::new(Engine::new(1));
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let mut depth = |position: &Position, books: Books| {
            opponent.set_books(books);
            opponent.choose(position, &limits, &Uncontrolled, &mut |_| ()).unwrap().depth
        };
        let start = Position::start(&variant);
        let mut next = start.clone();
        next.play_legal(start.moves()[0]);
        let books = Books::from(book(&variant, &[0]));
        assert_eq!(depth(&start, books.clone()), 0);
        assert!(depth(&next, books.clone()) > 0);
        assert!(depth(&Position::start(&Board::snub().into()), books) > 0);
        assert!(depth(&start, Books::none()) > 0);
    }
}
