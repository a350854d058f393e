//! Finder: plays games and looks for puzzles in them.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use abande::{Move, Position, Variant};
use abande_engine::{Engine, Level, Limits, Person, Uncontrolled};
use abande_puzzles::{Likeness, Puzzle};
use fastrand::Rng;

use super::examiner::{Examiner, SOON, stands_out, two_best};
use crate::suite::pieces_left;

/// Nodes of the look that says what is best, and of a glance before it, which passes over positions in which all is quiet.
const LOOK: u64 = 50_000;
const GLANCE: u64 = 10_000;
/// In hundredths of a point: with a lead of less, and the same best move as after a quick look, all is quiet.
const QUIET: i32 = 75;
/// With more pieces in both hands together puzzles are rare: one position in so many is looked at.
const EARLY: u8 = 20;
const EARLY_ONES: u32 = 3;
/// Nodes of those who may be wrong: a puzzle that the second misses is a hard one, one that only the first misses is not.
const QUICK: [u64; 2] = [500, 2500];
/// Of the positions that nobody gets wrong one in so many is examined: for the easy end.
const EASY: u32 = 5;
/// How many puzzles of a game are taken at most.
const EACH_GAME: usize = 4;

/// Plays games of the levels and of the engine, and looks for puzzles in them.
pub struct Finder {
    /// On which board.
    pub variant: Variant,
    /// Makes other games.
    pub seed: u64,
    /// Nodes of the search that decides where the solver does not reach.
    pub nodes: u64,
    /// Only positions with so many pieces in both hands together at most are looked at: endings take little time.
    pub left: u8,
}

/// What one thread keeps.
struct Bench {
    engine: Engine,
    pairs: Engine,
    examiner: Examiner,
}

/// Who plays a colour.
enum Side {
    Level(Person),
    Engine(u64),
}

impl Side {
    fn choose(&self, engine: &mut Engine, position: &Position) -> Option<Move> {
        let report = match self {
            Side::Level(person) => person.choose(position, &Limits::default(), &Uncontrolled),
            Side::Engine(nodes) => {
                let limits = Limits { nodes: Some(*nodes), ..Limits::default() };
                engine.search(position, &limits, &Uncontrolled, &mut |_| ())
            }
        };
        report?.pv.first().copied()
    }
}

impl Finder {
    fn random(&self, number: u64) -> Rng {
        Rng::with_seed(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number))
    }

    /// The players of a game: the engine at two strengths, or levels that are not far apart.
    fn sides(random: &mut Rng) -> [Side; 2] {
        if random.u8(..4) == 0 {
            return [(); 2].map(|()| Side::Engine(random.u64(200..4000)));
        }
        let first = random.u8(1..=7);
        let second = (first + random.u8(0..=4)).saturating_sub(2).clamp(1, 9);
        [first, second].map(|number| {
            let person = Level::try_from(number).ok().and_then(|level| level.person(random.u64(..)));
            person.map_or(Side::Engine(4000), Side::Level)
        })
    }

    /// The positions of a game, each with the move that led to it.
    fn game(&self, engine: &mut Engine, random: &mut Rng) -> Vec<(Position, Option<Move>)> {
        let mut sides = Self::sides(random);
        let opening = random.usize(2..=6);
        let mut position = Position::start(&self.variant);
        let (mut positions, mut last) = (Vec::new(), None);
        while !position.is_over() {
            let legal = position.moves();
            let chosen = if positions.len() < opening {
                Some(legal[random.usize(..legal.len())])
            } else {
                sides[0].choose(engine, &position)
            };
            let Some(mv) = chosen else { break };
            sides.swap(0, 1);
            positions.push((position.clone(), last));
            position.play_legal(mv);
            last = Some(mv);
        }
        positions
    }

    /// The puzzles in the game of this number.
    fn puzzles(&self, bench: &mut Bench, number: u64) -> Vec<Puzzle> {
        bench.engine.forget();
        bench.pairs.forget();
        bench.examiner.forget();
        let mut random = self.random(number);
        let mut tasks = BTreeSet::new();
        let mut found: Vec<Puzzle> = Vec::new();
        for (position, last) in self.game(&mut bench.engine, &mut random) {
            if found.len() == EACH_GAME {
                break;
            }
            if pieces_left(&position) > self.left {
                continue;
            }
            let rough = bench.candidate(&position, last, &mut random);
            let Some(rating) = rough.filter(|_| !tasks.contains(&Likeness::of(&position))) else { continue };
            if let Some(puzzle) = bench.examiner.puzzle(&position, last) {
                tasks.extend(puzzle.tasks().map(|(task, _)| Likeness::of(&task)));
                found.push(Puzzle { rating, ..puzzle });
            }
        }
        found
    }

    /// Looks through games until so many are done, on so many threads, going on where an earlier run stopped.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn run(
        &self,
        path: &Path,
        header: &str,
        games: u64,
        threads: usize,
        progress: &(dyn Fn() + Sync),
    ) -> std::io::Result<()> {
        let pool = Pool::resume(path, header)?;
        let file = Mutex::new(OpenOptions::new().append(true).open(path)?);
        let next = AtomicU64::new(0);
        let failed = Mutex::new(Ok(()));
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    let mut bench = Bench::new(self.nodes);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            break;
                        }
                        if !pool.done.contains(&number) {
                            let block = Pool::block(number, &self.puzzles(&mut bench, number));
                            let written = file.lock().map(|mut file| file.write_all(block.as_bytes()));
                            if let Ok(Err(error)) = written
                                && let Ok(mut failed) = failed.lock()
                            {
                                *failed = Err(error);
                                break;
                            }
                        }
                        progress();
                    }
                });
            }
        });
        failed.into_inner().unwrap_or(Ok(()))
    }
}

impl Bench {
    fn new(nodes: u64) -> Bench {
        let mut pairs = Engine::new(8);
        pairs.set_multipv(2);
        Bench { engine: Engine::new(1), pairs, examiner: Examiner::new(nodes) }
    }

    fn quick(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        self.engine.forget();
        self.engine.search(position, &limits, &Uncontrolled, &mut |_| ())?.pv.first().copied()
    }

    /// Whether a position is worth examining, and how hard it seems: a rating to begin with.
    fn candidate(&mut self, position: &Position, last: Option<Move>, random: &mut Rng) -> Option<i32> {
        // In the beginning all moves are much the same, and where there is hardly a choice there is nothing to find.
        if position.move_count() < 3 || position.stacks().count() < 5 {
            return None;
        }
        let left = pieces_left(position);
        if left > EARLY && random.u32(..EARLY_ONES) > 0 {
            return None;
        }
        let quick = QUICK.map(|nodes| self.quick(position, nodes));
        let mv = if left <= SOON {
            self.examiner.only_move(position)?.mv
        } else {
            let [best, second] = two_best(&mut self.pairs, position, GLANCE)?;
            if best.0 - second.0 < QUIET && best.1.first() == quick[1].as_ref() {
                return None;
            }
            let [best, second] = two_best(&mut self.pairs, position, LOOK)?;
            stands_out(position, best.0, second.0).then_some(*best.1.first()?)?
        };
        let wrong = quick.map(|quick| quick != Some(mv));
        let takes_back = matches!((last, mv), (Some(Move::Capture { to: just, .. }), Move::Capture { to, .. }) if just == to);
        match wrong {
            [_, true] => Some(2000),
            [true, false] => Some(1500),
            [false, false] => (!takes_back && random.u32(..EASY) == 0).then_some(1000),
        }
    }
}

/// A file of puzzles that is being made: behind those of each game a line says that it is done.
#[derive(Debug, Default)]
pub struct Pool {
    done: BTreeSet<u64>,
}

/// What stands before the number of a game that is done.
const DONE: &str = "# game ";

impl Pool {
    /// The puzzles of a game as they are written.
    fn block(number: u64, puzzles: &[Puzzle]) -> String {
        let lines: String = puzzles.iter().map(|puzzle| puzzle.to_json() + "\n").collect();
        format!("{lines}{DONE}{number}\n")
    }

    /// Begins a file, or finds out which games it has; what stands behind the last of them was cut off and goes.
    fn resume(path: &Path, header: &str) -> std::io::Result<Pool> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        let first = format!("# {header}\n");
        if !text.is_empty() && !text.starts_with(&first) {
            let problem = format!("it was made otherwise, not by '{header}': name another file");
            return Err(std::io::Error::new(std::io::ErrorKind::InvalidData, problem));
        }
        let mut whole = if text.is_empty() { String::new() } else { first.clone() };
        let mut pool = Pool::default();
        let mut block = String::new();
        for line in text.get(first.len()..).unwrap_or_default().split_inclusive('\n') {
            block += line;
            let number = line.strip_prefix(DONE).and_then(|rest| rest.strip_suffix('\n'));
            if let Some(number) = number.and_then(|number| number.parse().ok()) {
                pool.done.insert(number);
                whole += &std::mem::take(&mut block);
            }
        }
        if whole.is_empty() {
            whole = first;
        }
        std::fs::write(path, whole)?;
        Ok(pool)
    }
}
