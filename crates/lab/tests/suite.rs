//! The suite of solved positions that comes along.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, HashSet};

use abande::Move;
use abande_engine::{Limits, Solver, Uncontrolled};
use abande_lab::suite;

const SUITE: &str = include_str!("../../engine/suites/solved.txt");

fn set(moves: &[Move]) -> HashSet<Move> {
    moves.iter().copied().collect()
}

#[test]
fn the_suite_has_five_hundred_positions_and_what_it_says_is_proven_again() {
    let suite = suite::read(SUITE).unwrap();
    let mut boards = BTreeMap::new();
    for solved in &suite {
        *boards.entry(solved.position.variant().to_string()).or_insert(0) += 1;
    }
    let counts: Vec<_> = boards.iter().map(|(board, count)| (board.as_str(), *count)).collect();
    assert_eq!(counts, [("hex", 125), ("libre", 125), ("snub", 125), ("square", 125)]);

    // All of them would take minutes.
    let mut asked = 0;
    for solved in suite.iter().filter(|solved| solved.pieces_left() == 2).step_by(8) {
        let mut solver = Solver::new(16);
        let limits = Limits::default();
        let found = solver.solve(&solved.position, &limits, &Uncontrolled, &mut |_| ()).unwrap();
        assert_eq!(found.margin, solved.margin, "{}", solved.position);
        let best = solver.best_moves(&solved.position, found.margin, &limits, &Uncontrolled).unwrap();
        // In Libre the order of moves depends on how a position came about.
        assert_eq!(set(&best), set(&solved.best), "{}", solved.position);
        asked += 1;
    }
    assert!(asked > 15);
}
