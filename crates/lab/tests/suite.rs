//! The suites of solved positions that come along.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, HashSet};

use abande::Move;
use abande_arena::openings;
use abande_engine::{Limits, Solver, Uncontrolled};
use abande_lab::suite::{self, Solved};

const SUITE: &str = include_str!("../../engine/suites/solved.txt");
const YARDSTICK: &str = include_str!("../../engine/suites/yardstick.txt");

/// Nodes that prove the margin of a few positions of the yardstick.
const EASY: u64 = 1_000_000;

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
    let few = suite.iter().filter(|solved| solved.pieces_left() == 2).step_by(8);
    assert!(few.map(|solved| assert!(is_proven(solved, None))).count() > 15);
}

/// Proves again what a suite says of a position; false where that takes more nodes.
fn is_proven(known: &Solved, nodes: Option<u64>) -> bool {
    let mut solver = Solver::new(16);
    let limits = Limits { nodes, ..Limits::default() };
    let Ok(found) = solver.solve(&known.position, &limits, &Uncontrolled, &mut |_| ()) else { return false };
    assert_eq!(found.margin, known.margin, "{}", known.position);
    let best = solver.best_moves(&known.position, found.margin, &Limits::default(), &Uncontrolled).unwrap();
    // In Libre the order of moves depends on how a position came about.
    assert_eq!(set(&best), set(&known.best), "{}", known.position);
    true
}

#[test]
fn the_yardstick_asks_something_at_each_position_and_its_easiest_are_proven_again() {
    let suite = suite::read(YARDSTICK).unwrap();
    let mut known = HashSet::new();
    for solved in &suite {
        let (position, board) = (&solved.position, solved.position.variant().to_string());
        let most = if ["hex", "snub"].contains(&&*board) { 8 } else { 7 };
        assert!((6..=most).contains(&solved.pieces_left()), "{position}");
        assert!(5 * solved.best.len() <= 2 * position.moves().len(), "{position}");
        assert!(known.insert(openings::canonical(position)), "{position}");
    }
    let easiest = suite.iter().filter(|solved| solved.pieces_left() == 6);
    assert!(easiest.filter(|solved| is_proven(solved, Some(EASY))).count() >= 3);
}
