//! Team: several threads that prove one thing with one table. Who comes to a move that another is at work on tries the
//! others first, and helps with it when there is nothing else left.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{self, Builder};

use abande::Position;

use super::empty_hands::EmptyHandsTable;
use super::proof::{Ground, Proof};
use super::proof_table::{ProofTable, Tabled};
use crate::control::Stopped;

/// Whether there can be several threads, and somebody who keeps what they prove. In the browser there is neither, and what is
/// for them alone need not be loaded.
pub(crate) const THREADS: bool = cfg!(not(target_family = "wasm"));

/// How many questions may be noted as being worked on: far more than there are threads and moves on the way to one.
const NOTES: usize = 1 << 12;

/// What the threads are at work on: questions, each as a number. Where two want the same place, one of them is not noted,
/// and may be worked on twice.
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy(std::iter::repeat_with(AtomicU64::default).take(NOTES).collect())
    }

    /// A number for the question whether a margin is reached in the position with this key.
    #[inline]
    pub(crate) fn question(key: u64, target: i32) -> u64 {
        key ^ (target as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn note(&self, question: u64) -> &AtomicU64 {
        &self.0[question as usize % NOTES]
    }

    /// Whether somebody is at work on a question.
    pub(crate) fn has(&self, question: u64) -> bool {
        self.note(question).load(Relaxed) == question
    }

    pub(crate) fn begin(&self, question: u64) {
        self.note(question).store(question, Relaxed);
    }

    pub(crate) fn end(&self, question: u64) {
        // Whoever else has taken the place keeps it.
        let _ = self.note(question).compare_exchange(question, 0, Relaxed, Relaxed);
    }

    fn clear(&self) {
        self.0.iter().for_each(|note| note.store(0, Relaxed));
    }
}

/// Those who prove things of a position, a thread each.
pub(crate) struct Team<'a> {
    ground: &'a Ground<'a>,
    first: Proof<'a>,
    helpers: Vec<Proof<'a>>,
}

impl<'a> Team<'a> {
    /// As many as there are tables for empty hands, of which there must be one.
    pub(crate) fn new(
        ground: &'a Ground<'a>,
        table: &'a mut ProofTable,
        empty_hands: (&'a mut EmptyHandsTable, &'a mut [EmptyHandsTable]),
        position: &Position,
    ) -> Team<'a> {
        let (first, others) = empty_hands;
        if others.is_empty() || !THREADS {
            let first = Proof::new(ground, Tabled::Alone(table), first, position);
            return Team { ground, first, helpers: Vec::new() };
        }
        table.grow_up();
        let table = &*table;
        let proof = |empty_hands| Proof::new(ground, Tabled::Shared(table), empty_hands, position);
        Team { ground, first: proof(first), helpers: others.iter_mut().map(proof).collect() }
    }

    /// The one who does what one can do alone.
    pub(crate) fn first(&mut self) -> &mut Proof<'a> {
        &mut self.first
    }

    /// The nodes of all.
    pub(crate) fn nodes(&self) -> u64 {
        self.helpers.iter().chain([&self.first]).map(Proof::nodes).sum()
    }

    /// Has all prove the same; the first one who is done has the answer for all.
    pub(crate) fn prove(
        &mut self,
        work: impl Fn(&mut Proof<'a>) -> Result<bool, Stopped> + Sync,
    ) -> Result<bool, Stopped> {
        let Team { ground, first, helpers } = self;
        let Some(busy) = ground.busy.filter(|_| THREADS) else { return work(first) };
        let budget = &ground.shared.budget;
        busy.clear();
        let run = |proof: &mut Proof<'a>| {
            let found = work(proof);
            proof.rest();
            if found.is_ok() {
                budget.finish();
            }
            found
        };
        let run = &run;
        let found = thread::scope(|scope| {
            // Where there can be no more threads, those that there are do it.
            let spawn = |helper| Builder::new().spawn_scoped(scope, move || run(helper)).ok();
            let spawned: Vec<_> = helpers.iter_mut().filter_map(spawn).collect();
            let own = run(first);
            let helped = spawned.into_iter().filter_map(|helper| helper.join().ok()).find(Result::is_ok);
            own.or_else(|stopped| helped.unwrap_or(Err(stopped)))
        });
        budget.resume();
        found
    }
}

#[cfg(test)]
mod tests {
    use abande::Boards;

    use super::*;
    use crate::control::Uncontrolled;
    use crate::limits::Limits;
    use crate::solve::Solver;

    #[test]
    fn what_one_is_at_work_on_others_see() {
        let busy = Busy::new();
        let [one, other, same_place] =
            [Busy::question(7, 1), Busy::question(7, 2), Busy::question(7, 1) ^ 1 << 40];
        busy.begin(one);
        assert!(busy.has(one) && !busy.has(other) && !busy.has(same_place));
        // Who comes later has the place, and who came first does not take it from him.
        busy.begin(same_place);
        busy.end(one);
        assert!(!busy.has(one) && busy.has(same_place));
        busy.clear();
        assert!(!busy.has(same_place));
    }

    #[test]
    fn a_team_proves_what_one_proves() {
        let limits = Limits::default();
        for name in ["hex:2@6", "square:3@4", "libre@4", "hex:3@4"] {
            let start = Position::start(&Boards::default().variant(name).unwrap());
            let mut found = [1, 2, 5].map(|threads| {
                let mut solver = Solver::new(2);
                solver.set_threads(threads);
                let solution = solver.solve(&start, &limits, &Uncontrolled, &mut |_| ()).unwrap();
                let best = solver.best_moves(&start, solution.margin, &limits, &Uncontrolled).unwrap();
                (solution.margin, best)
            });
            found.sort();
            assert_eq!(found[0], found[2], "{name}");
        }
    }

    #[test]
    fn a_team_that_may_not_go_on_says_so() {
        let start = Position::start(&Boards::default().variant("hex").unwrap());
        let mut solver = Solver::new(1);
        solver.set_threads(2);
        let limits = Limits { nodes: Some(3000), ..Limits::default() };
        let unsolved = solver.solve(&start, &limits, &Uncontrolled, &mut |_| ()).unwrap_err();
        assert!(unsolved.0.least < unsolved.0.most, "{unsolved:?}");
    }
}
