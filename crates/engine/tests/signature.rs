//! The signature: the nodes that fixed searches and fixed proofs visit, pinned.
//!
//! A commit that changes these numbers says so in its message, and why; see CONTRIBUTING.md.
#![allow(clippy::unwrap_used)]

use abande::{Boards, Position};
use abande_engine::{Level, Limits, Uncontrolled, signatures};

#[test]
fn fixed_searches_and_proofs_visit_the_same_nodes_as_ever() {
    let signatures = signatures();
    let found: Vec<_> =
        signatures.iter().map(|board| (board.board.as_str(), board.search, board.solve)).collect();
    assert_eq!(
        found,
        [
            ("hex", 206_677, 170_224),
            ("square", 198_522, 146_670),
            ("snub", 83_471, 67_921),
            ("libre", 107_492, 101_871),
            ("wheel", 57_599, 19_562),
        ],
        "search and solve nodes of each board"
    );
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
            let _ = position.play(chosen.pv[0]).unwrap();
        }
        nodes
    });
    assert_eq!(nodes, [32_217, 42_377, 34_678, 27_294, 26_678]);
}
