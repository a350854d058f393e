//! Notebook: what a solver has proven with much work, for those who want to keep it and go on another day.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// By which version of the solver's keys facts are known. It is raised whenever one of them would mean something else.
pub const FACTS_VERSION: u32 = 1;

/// What is proven of one position of a game: a number for the position, and what is known of its margin. Only a solver of
/// the same game, with the same number of pieces, can make anything of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fact(pub(crate) [u64; 2]);

impl Fact {
    /// As two words, to be kept.
    pub fn words(self) -> [u64; 2] {
        self.0
    }

    /// From the words that were kept.
    pub fn from_words(words: [u64; 2]) -> Fact {
        Fact(words)
    }
}

/// Where a solver writes down what took it much work, while it works; see
/// [`Solver::write_into`](crate::Solver::write_into). Clones are the same notebook.
#[derive(Clone, Debug)]
pub struct Notebook {
    /// As a power of two.
    least: u8,
    facts: Arc<Mutex<HashMap<u64, u64>>>,
}

impl Notebook {
    /// An empty one, for facts that took so many nodes, to the nearest power of two below.
    pub fn new(nodes: u64) -> Notebook {
        Notebook { least: nodes.max(1).ilog2() as u8, facts: Arc::default() }
    }

    /// All facts, sorted.
    pub fn facts(&self) -> Vec<Fact> {
        let facts = self.facts.lock().unwrap_or_else(PoisonError::into_inner);
        let mut facts: Vec<Fact> = facts.iter().map(|(&key, &data)| Fact([key, data])).collect();
        facts.sort_unstable();
        facts
    }

    /// Writes a fact down in place of what was known of the position.
    pub fn add(&self, Fact([key, data]): Fact) {
        self.facts.lock().unwrap_or_else(PoisonError::into_inner).insert(key, data);
    }

    /// Whether what took so much work, as a power of two, is written down.
    #[inline]
    pub(crate) fn wants(&self, work: u8) -> bool {
        work >= self.least
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use abande::{Boards, Position};

    use super::*;
    use crate::control::Uncontrolled;
    use crate::limits::Limits;
    use crate::solve::proof::key_in_table;
    use crate::solve::proof_table::ProofEntry;
    use crate::solve::{Solver, try_everything};

    fn solve(solver: &mut Solver, position: &Position) -> crate::Solution {
        solver.solve(position, &Limits::default(), &Uncontrolled, &mut |_| ()).unwrap()
    }

    /// Finds all positions that can come after one, with what they are worth.
    fn explore(
        position: &Position,
        tried: &mut HashMap<u64, i32>,
        seen: &mut HashSet<u64>,
        visit: &mut impl FnMut(&Position, i32),
    ) {
        if !seen.insert(position.key()) {
            return;
        }
        visit(position, try_everything(position, tried));
        for mv in position.moves() {
            let mut next = position.clone();
            next.play_legal(mv);
            explore(&next, tried, seen, visit);
        }
    }

    /// On small boards every fact is held against trying everything: of all positions that share its key.
    #[test]
    fn every_fact_is_true_of_every_position_that_it_is_about() {
        for name in ["hex:2@3", "square:3@3", "libre@3", "hex:3@2"] {
            let start = Position::start(&Boards::default().variant(name).unwrap());
            for threads in [1, 2] {
                let notebook = Notebook::new(1);
                let mut solver = Solver::new(1);
                solver.set_threads(threads);
                solver.write_into(notebook.clone());
                solve(&mut solver, &start);
                let facts: HashMap<u64, Fact> =
                    notebook.facts().into_iter().map(|fact| (fact.0[0], fact)).collect();
                assert!(facts.len() > 5, "{name}: {}", facts.len());
                let mut met = HashSet::new();
                explore(&start, &mut HashMap::new(), &mut HashSet::new(), &mut |position, margin| {
                    let key = key_in_table(position);
                    let Some(&fact) = facts.get(&key) else { return };
                    let entry = ProofEntry::from_fact(fact);
                    for target in -20..=20 {
                        let said = entry.reaches(target);
                        assert!(said.is_none_or(|said| said == (margin >= target)), "{target} {position}");
                    }
                    met.insert(key);
                });
                assert_eq!(met.len(), facts.len(), "{name}");
            }
        }
    }

    #[test]
    fn only_what_took_enough_work_is_written_down_and_all_of_it_helps() {
        let start = Position::start(&Boards::default().variant("square:3@4").unwrap());
        let [all, much] = [1, 1000].map(Notebook::new);
        let solutions = [&all, &much].map(|notebook| {
            let mut solver = Solver::new(4);
            solver.write_into(notebook.clone());
            solve(&mut solver, &start)
        });
        // Writing changes nothing.
        assert_eq!(solutions[0], solutions[1]);
        assert!(!much.facts().is_empty() && 10 * much.facts().len() < all.facts().len());
        for (notebook, part) in [(&all, 4), (&much, 2)] {
            let mut solver = Solver::new(4);
            solver.learn(notebook.facts());
            let again = solve(&mut solver, &start);
            assert_eq!(again.margin, solutions[0].margin);
            assert!(again.nodes < solutions[0].nodes / part, "{} {part}", again.nodes);
        }
    }
}
