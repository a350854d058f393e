//! Solver: one null window proof after the other, until the margin is known.

use abande::{Move, Position};

use super::empty_hands::EmptyHandsTable;
use super::likeness::Likeness;
use super::notebook::{Fact, Notebook};
use super::proof::Ground;
use super::proof_table::{ProofEntry, ProofTable};
use super::team::{Busy, Team};
use crate::bounds::margin_bounds;
use crate::control::{Budget, Control, Stopped};
use crate::eval::Evaluation;
use crate::limits::{Deadlines, Limits};
use crate::memory::MOST_THREADS;
use crate::search::{Shared, TranspositionTable, Tuning};

/// A proven result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The final margin of the player to move when both play best.
    pub margin: i32,
    /// A line of best play to the end.
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
}

/// What is known so far: the margin lies from the first to the second number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The margin is at least this.
    pub least: i32,
    /// The margin is at most this.
    pub most: i32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search was stopped before the value was proven")]
pub struct Unsolved(pub Known);

/// Solves positions of one board; what it has proven in one helps it in the next.
pub struct Solver {
    table: ProofTable,
    empty_hands: EmptyHandsTable,
    /// Those of further threads.
    helpers: Vec<EmptyHandsTable>,
    notebook: Option<Notebook>,
    /// For the search that tells which margin to ask for first.
    tt: TranspositionTable,
    evaluation: Evaluation,
}

impl Solver {
    /// A solver whose memory takes about so many mebibytes.
    pub fn new(mebibytes: usize) -> Solver {
        Solver {
            table: ProofTable::new(mebibytes),
            empty_hands: EmptyHandsTable::new(),
            helpers: Vec::new(),
            notebook: None,
            tt: TranspositionTable::new((mebibytes / 16).max(1)),
            evaluation: Evaluation::default(),
        }
    }

    /// Sets how positions are judged by the search that tells which margin to ask for first. It changes how long a
    /// proof takes, and nothing else.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.tt.clear();
    }

    /// Sets how many threads prove things together, at most [`MOST_THREADS`]. With more than one the memory is taken as a
    /// whole, and the nodes differ from time to time.
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers.resize_with(threads.clamp(1, MOST_THREADS) - 1, EmptyHandsTable::new);
    }

    /// Writes what takes much work into a notebook from now on.
    pub fn write_into(&mut self, notebook: Notebook) {
        self.notebook = Some(notebook);
    }

    /// Takes in what was proven before, of the same game with as many pieces. Nothing is proven again: whoever hands in
    /// what is not so gets answers that are not so.
    ///
    /// ```
    /// use abande::{Boards, Position};
    /// use abande_engine::{Limits, Notebook, Solver, Uncontrolled};
    ///
    /// let start = Position::start(&Boards::default().variant("hex:2@3")?);
    /// let notebook = Notebook::new(100);
    /// let mut solver = Solver::new(1);
    /// solver.write_into(notebook.clone());
    /// let first = solver.solve(&start, &Limits::default(), &Uncontrolled, &mut |_| ())?;
    ///
    /// let mut solver = Solver::new(1);
    /// solver.learn(notebook.facts());
    /// let second = solver.solve(&start, &Limits::default(), &Uncontrolled, &mut |_| ())?;
    /// assert!(second.margin == first.margin && second.nodes < first.nodes);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn learn(&mut self, facts: impl IntoIterator<Item = Fact>) {
        for fact in facts {
            self.table.store(ProofEntry::from_fact(fact));
        }
    }

    /// Proves the margin of a position: first the winner, then by how much. `progress` hears of every bound.
    /// Of the limits, depth means nothing here.
    ///
    /// # Errors
    /// When a limit is reached or `control` says so; what is known by then comes along.
    pub fn solve(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &dyn Control,
        progress: &mut dyn FnMut(Known),
    ) -> Result<Solution, Unsolved> {
        self.with_team(position, limits, control, |team| {
            let bounds = margin_bounds(position);
            let mut known = Known { least: bounds.least, most: bounds.most, nodes: 0 };
            match close_in(team, position, &mut known, progress) {
                Ok(line) => Ok(Solution { margin: known.least, line, nodes: team.nodes() }),
                Err(Stopped) => Err(Unsolved(Known { nodes: team.nodes(), ..known })),
            }
        })
    }

    /// All moves that keep the margin of a position that has been solved.
    ///
    /// # Errors
    /// When a limit is reached or `control` says so.
    pub fn best_moves(
        &mut self,
        position: &Position,
        margin: i32,
        limits: &Limits,
        control: &dyn Control,
    ) -> Result<Vec<Move>, Unsolved> {
        self.with_team(position, limits, control, |team| {
            let mut best = Vec::new();
            for mv in position.moves() {
                match team.prove(|proof| proof.succeeds(&mut position.clone(), mv, margin)) {
                    Ok(true) => best.push(mv),
                    Ok(false) => {}
                    Err(Stopped) => {
                        return Err(Unsolved(Known { least: margin, most: margin, nodes: team.nodes() }));
                    }
                }
            }
            Ok(best)
        })
    }

    fn with_team<T>(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &dyn Control,
        work: impl FnOnce(&mut Team<'_>) -> T,
    ) -> T {
        let network = self.evaluation.network(position);
        let hard = Deadlines::new(limits.time, 1, control.now()).map(|deadlines| deadlines.hard);
        let budget = Budget::new(control, hard, limits.nodes);
        let shared =
            Shared { table: &self.tt, network: network.as_deref(), tuning: &Tuning::DEFAULT, budget };
        let busy = (!self.helpers.is_empty()).then(Busy::new);
        let likeness = Likeness::near(position);
        let notebook = self.notebook.as_ref();
        let ground = Ground { shared: &shared, likeness, busy: busy.as_ref(), notebook };
        let empty_hands = (&mut self.empty_hands, &mut self.helpers[..]);
        work(&mut Team::new(&ground, &mut self.table, empty_hands, position))
    }
}

/// Narrows what is known down to one margin, and follows the best line.
fn close_in(
    team: &mut Team<'_>,
    position: &Position,
    known: &mut Known,
    progress: &mut dyn FnMut(Known),
) -> Result<Vec<Move>, Stopped> {
    if known.least < known.most {
        let expected = team.first().expected(position)?;
        while known.least < known.most {
            let target = next_target(*known, expected);
            if team.prove(|proof| proof.reaches(&mut position.clone(), target))? {
                known.least = target;
            } else {
                known.most = target - 1;
            }
            known.nodes = team.nodes();
            progress(*known);
        }
    }
    team.first().line(position, known.least)
}

/// Which margin to prove or to refute next, given the expected one in hundredths of a point.
fn next_target(known: Known, expected: i32) -> i32 {
    let target = if known.least <= 0 && known.most > 0 {
        // Who wins is not known.
        i32::from(expected > 0)
    } else {
        // From where the margin is expected on, one point at a time: the steps next to it are the dear ones.
        let expected = (expected + 50).div_euclid(100);
        if known.least >= expected { known.least + 1 } else { expected.min(known.most) }
    };
    target.clamp(known.least + 1, known.most)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::HashMap;

    use abande::Boards;

    use super::*;
    use crate::bounds::{Bounds, judge};
    use crate::control::Uncontrolled;

    /// The margin by trying everything, remembering only what has been tried.
    pub(crate) fn try_everything(position: &Position, tried: &mut HashMap<u64, i32>) -> i32 {
        if position.is_over() {
            return margin_bounds(position).least;
        }
        if let Some(&margin) = tried.get(&position.key()) {
            return margin;
        }
        let mut best = i32::MIN;
        for mv in position.moves() {
            let mut next = position.clone();
            next.play_legal(mv);
            best = best.max(-try_everything(&next, tried));
        }
        tried.insert(position.key(), best);
        best
    }

    fn solve_within(
        solver: &mut Solver,
        position: &Position,
        nodes: Option<u64>,
    ) -> Result<Solution, Unsolved> {
        let limits = Limits { nodes, ..Limits::default() };
        solver.solve(position, &limits, &Uncontrolled, &mut |_| ())
    }

    fn solve(solver: &mut Solver, position: &Position) -> Solution {
        solve_within(solver, position, None).unwrap()
    }

    #[test]
    fn small_games_have_the_value_that_trying_everything_finds() {
        for name in ["hex:2@1", "hex:2@2", "hex:2@3", "square:3@2", "libre@2", "libre@3"] {
            let start = Position::start(&Boards::default().variant(name).unwrap());
            let solution = solve(&mut Solver::new(4), &start);
            assert_eq!(solution.margin, try_everything(&start, &mut HashMap::new()), "{name}");
        }
    }

    #[test]
    fn ends_of_games_have_the_value_that_trying_everything_finds() {
        let mut random = fastrand::Rng::with_seed(1);
        for name in ["hex@4", "square@4", "snub@4", "libre@4", "hex:6@4", "hex:2@4"] {
            let variant = Boards::default().variant(name).unwrap();
            let mut solver = Solver::new(4);
            for _ in 0..6 {
                let mut position = Position::start(&variant);
                while position.hand(abande::Color::Black) + position.hand(abande::Color::White) > 1 {
                    let moves = position.moves();
                    position.play_legal(moves[random.usize(..moves.len())]);
                }
                let mut tried = HashMap::new();
                let Solution { margin, line, .. } = solve(&mut solver, &position);
                assert_eq!(margin, try_everything(&position, &mut tried), "{position}");
                let best = solver.best_moves(&position, margin, &Limits::default(), &Uncontrolled).unwrap();
                for mv in position.moves() {
                    let undo = position.play_legal(mv);
                    let keeps = -try_everything(&position, &mut tried) == margin;
                    position.take_back(undo);
                    assert_eq!(best.contains(&mv), keeps, "{position}");
                }
                // The line is one of best play: the margin holds at every step, and is that of the end.
                let mut expected = margin;
                for mv in line {
                    position.play(mv).unwrap();
                    expected = -expected;
                    assert_eq!(try_everything(&position, &mut tried), expected, "{position}");
                }
                assert!(position.is_over());
            }
        }
    }

    #[test]
    fn bounds_without_search_hold() {
        let mut random = fastrand::Rng::with_seed(2);
        for name in ["hex:2@3", "hex@4", "square:3@4", "square@4", "snub@5", "libre@4", "libre@5"] {
            let variant = Boards::default().variant(name).unwrap();
            let mut verdicts = 0;
            for _ in 0..40 {
                let mut position = Position::start(&variant);
                let mut tried = HashMap::new();
                while !position.is_over() {
                    if position.hand(abande::Color::Black) + position.hand(abande::Color::White) <= 2 {
                        let Bounds { least, most } = margin_bounds(&position);
                        let margin = try_everything(&position, &mut tried);
                        assert!((least..=most).contains(&margin), "{least} {margin} {most} {position}");
                        for target in margin - 3..=margin + 3 {
                            let said = judge(&position, target).0;
                            assert!(
                                said.is_none_or(|said| said == (margin >= target)),
                                "{target} {position}"
                            );
                            verdicts += usize::from(said.is_some());
                        }
                    }
                    let moves = position.moves();
                    position.play_legal(moves[random.usize(..moves.len())]);
                }
            }
            assert!(verdicts > 500, "{name}: {verdicts}");
        }
    }

    #[test]
    fn a_stopped_search_says_what_it_knows() {
        let start = Position::start(&Boards::default().variant("hex").unwrap());
        let mut solver = Solver::new(1);
        let unsolved = solve_within(&mut solver, &start, Some(2000)).unwrap_err();
        assert!(unsolved.0.least < unsolved.0.most && unsolved.0.nodes > 2000);
    }
}
