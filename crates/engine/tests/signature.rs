//! The signature: the nodes that fixed searches and fixed proofs visit, pinned.
//!
//! A commit that changes these numbers says so in its message, and why; see CONTRIBUTING.md.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use abande::{Boards, Position};
use abande_engine::{Level, Limits, Signature, Uncontrolled, signatures};

const PINNED: &str = include_str!("data/signature.txt");

/// The browser's engine is held against the same file: `web/src/engine/signature.test.ts`.
#[test]
fn fixed_searches_and_proofs_visit_the_same_nodes_as_ever() {
    let found = signatures().iter().fold(String::new(), |mut found, Signature { board, search, solve }| {
        let _ = writeln!(found, "{board} {search} {solve}");
        found
    });
    let pinned: Vec<&str> = PINNED.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(found.lines().collect::<Vec<_>>(), pinned, "board, search nodes, solver nodes");
}

/// Levels below full strength think in a way of their own.
#[test]
fn levels_visit_the_same_nodes_as_ever() {
    let nodes = ["hex", "square", "snub", "libre", "hex:3"].map(|name| {
        let mut position = Position::start(&Boards::default().variant(name).unwrap());
        let mut nodes = 0;
        for number in 0..24 {
            let person = Level::try_from(1 + number % 8).unwrap().person(u64::from(number)).unwrap();
            let chosen = person.choose(&position, &Limits::default(), &Uncontrolled).unwrap();
            nodes += chosen.nodes;
            position.play(chosen.pv[0]).unwrap();
        }
        nodes
    });
    assert_eq!(nodes, [20_587, 19_837, 19_190, 19_656, 16_615]);
}
