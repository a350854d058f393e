//! Trial: which levels solve a puzzle how often.

use abande_engine::{Engine, Level, Limits, Uncontrolled};
use abande_puzzles::Puzzle;

/// How often each level tries a puzzle, the weakest first. Those who study find nearly the same every time, and the engine
/// itself always.
pub const TRIES: [u32; 10] = [8, 8, 8, 8, 8, 8, 8, 4, 4, 1];

/// Level 10 tries with so many nodes, as in the measurement of the steps between levels.
const FULL_NODES: u64 = 75_000;

/// How strong the levels are, on the scale of the puzzles: level 5 stands at 1500, and a step is 250.
pub fn levels_elo() -> [f64; 10] {
    std::array::from_fn(|index| 500.0 + 250.0 * index as f64)
}

/// How often each level solved a puzzle, the weakest first, of [`TRIES`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The puzzle.
    pub id: String,
    /// How often each level solved it.
    pub solved: [u32; 10],
}

impl Trial {
    /// Has all levels try a puzzle. A seed makes other people of them.
    pub fn run(puzzle: &Puzzle, engine: &mut Engine, seed: u64) -> Trial {
        let mut solved = [0; 10];
        for ((level, count), tries) in Level::all().zip(&mut solved).zip(TRIES) {
            for number in 0..u64::from(tries) {
                *count += u32::from(solves(puzzle, engine, level, seed ^ number << 32));
            }
        }
        Trial { id: puzzle.id.clone(), solved }
    }

    /// As a line: the id, and how often each level solved it.
    pub fn to_line(&self) -> String {
        let counts: Vec<String> = self.solved.iter().map(ToString::to_string).collect();
        format!("{} {}", self.id, counts.join(" "))
    }

    /// Reads a line back.
    pub fn from_line(line: &str) -> Option<Trial> {
        let (id, counts) = line.split_once(' ')?;
        let counts: Vec<u32> = counts.split(' ').map(|count| count.parse().ok()).collect::<Option<_>>()?;
        Some(Trial { id: id.into(), solved: counts.try_into().ok()? })
    }

    /// Whether a level misses it more often than not.
    pub fn is_mostly_missed_by(&self, level: Level) -> bool {
        let index = usize::from(level.number()) - 1;
        2 * self.solved[index] < TRIES[index]
    }
}

/// Whether somebody of a level finds every move of the solution.
fn solves(puzzle: &Puzzle, engine: &mut Engine, level: Level, seed: u64) -> bool {
    puzzle.tasks().all(|(position, mv)| {
        let report = if let Some(person) = level.person(seed) {
            person.choose(&position, &Limits::default(), &Uncontrolled)
        } else {
            engine.forget();
            let limits = Limits { nodes: Some(FULL_NODES), ..Limits::default() };
            engine.search(&position, &limits, &Uncontrolled, &mut |_| ())
        };
        report.is_some_and(|report| report.pv.first() == Some(&mv))
    })
}
