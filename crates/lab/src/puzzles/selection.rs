//! Selection: an even collection of puzzles, out of a larger pool.

use std::collections::BTreeSet;

use abande_engine::Level;
use abande_puzzles::{Likeness, Puzzle, themes};

use super::rating::rate;
use super::trial::Trial;

/// Into how many strengths a collection is divided, with as many puzzles in each.
pub const STRENGTHS: usize = 5;

/// One in so many puzzles may be a plain recapture.
pub const RECAPTURES: usize = 10;

/// One in so many puzzles at least needs two moves or more.
pub const LONGER: usize = 3;

/// Where one strength ends and the next begins, in Elo. The last is level 8 itself, so that the hardest are those that it
/// misses more often than not.
pub const BORDERS: [i32; STRENGTHS - 1] = [1000, 1400, 1800, 2250];

/// Who misses the hardest more often than not.
const HARDEST_MISSED_BY: u8 = 8;

/// What could be selected.
#[derive(Clone, Debug)]
pub struct Rated {
    /// With its rating.
    pub puzzle: Puzzle,
    /// From which that comes.
    pub trial: Trial,
}

impl Rated {
    /// The puzzle rated by its trial, its id and its themes found anew.
    pub fn new(puzzle: Puzzle, trial: Trial) -> Rated {
        let id = Likeness::of(&puzzle.position).id();
        let themes = themes(&puzzle.position, &puzzle.solution, puzzle.last);
        Rated { puzzle: Puzzle { id, themes, rating: rate(&trial), ..puzzle }, trial }
    }

    /// Of which strength it is, from 0; `None` where the rating says that it is one of the hardest, and level 8 that it is
    /// not.
    pub fn strength(&self) -> Option<usize> {
        let strength = BORDERS.iter().filter(|&&border| self.puzzle.rating > border).count();
        let missed =
            Level::try_from(HARDEST_MISSED_BY).is_ok_and(|level| self.trial.is_mostly_missed_by(level));
        (strength < STRENGTHS - 1 || missed).then_some(strength)
    }
}

/// Chooses so many puzzles, as many of each strength, or as there are; all that may be chosen where no number is given. Half of them are longer ones where there are enough,
/// and plain recaptures are there only as far as they may be. No two are alike, and none begins within the solution of
/// another. Sorted by rating.
pub fn select(pool: Vec<Rated>, count: Option<usize>) -> Vec<Puzzle> {
    let mut strengths: [Vec<Puzzle>; STRENGTHS] = Default::default();
    let mut known = BTreeSet::new();
    for rated in pool {
        let tasks: Vec<Likeness> = rated.puzzle.tasks().map(|(task, _)| Likeness::of(&task)).collect();
        if let Some(strength) = rated.strength()
            && !tasks.iter().any(|task| known.contains(task))
        {
            known.extend(tasks);
            strengths[strength].push(rated.puzzle);
        }
    }
    let share = |strength: usize| {
        count.map_or(usize::MAX, |count| count * (strength + 1) / STRENGTHS - count * strength / STRENGTHS)
    };
    let mut chosen: Vec<Puzzle> =
        (0..).zip(strengths).flat_map(|(strength, puzzles)| of_strength(puzzles, share(strength))).collect();
    chosen.sort_by(|one, other| (one.rating, &one.id).cmp(&(other.rating, &other.id)));
    chosen
}

/// So many of one strength. Their ids look like chance: so does the choice.
fn of_strength(mut puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    puzzles.sort_by(|one, other| one.id.cmp(&other.id));
    let (plain, puzzles): (Vec<_>, Vec<_>) = puzzles.into_iter().partition(Puzzle::is_plain_recapture);
    let (mut longer, mut short): (Vec<_>, Vec<_>) =
        puzzles.into_iter().partition(|puzzle| puzzle.own_moves() > 1);
    let rest = longer.split_off(longer.len().min(count / 2));
    short.truncate(count - longer.len());
    let mut chosen = [longer, short].concat();
    let missing = count - chosen.len();
    chosen.extend(rest.into_iter().take(missing));
    let allowed = chosen.len() / (RECAPTURES - 1);
    let missing = count - chosen.len();
    chosen.extend(plain.into_iter().take(allowed.min(missing)));
    chosen
}
