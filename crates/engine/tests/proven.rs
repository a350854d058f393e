//! What a search says to be proven is so.
#![allow(clippy::unwrap_used)]

use abande::{Boards, Color, Position};
use abande_engine::{Engine, Limits, Report, Solver, Uncontrolled};

/// A position of a random game, with so many pieces left in both hands together.
fn near_the_end(board: &str, left: u8, seed: u64) -> Position {
    let variant = Boards::default().variant(board).unwrap();
    let mut luck = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(&variant);
    while Color::BOTH.map(|player| position.hand(player)).iter().sum::<u8>() > left {
        let moves = position.moves();
        position.play(moves[luck.usize(..moves.len())]).unwrap();
    }
    position
}

fn search(position: &Position, lines: usize, nodes: u64) -> Vec<Report> {
    let mut engine = Engine::new(8);
    engine.set_multipv(lines);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut last = Vec::new();
    engine.search(position, &limits, &Uncontrolled, &mut |report| {
        last.truncate(report.multipv - 1);
        last.push(report.clone());
    });
    last
}

fn margin(position: &Position) -> i32 {
    let solved = Solver::new(8).solve(position, &Limits::default(), &Uncontrolled, &mut |_| ());
    solved.unwrap().margin
}

#[test]
fn a_search_proves_what_the_solver_proves() {
    let mut proven = 0;
    for board in ["hex@6", "square:4@6", "snub@5", "libre@6", "hex:3"] {
        for seed in 0..12 {
            let position = near_the_end(board, 2 + seed as u8 % 3, seed);
            let found = search(&position, 1, 60_000);
            // With one piece left the solver would be asked, and nothing of the search be tested.
            if let Some(Report { proven: Some(margin_found), hundredths, .. }) = found.first() {
                assert_eq!(*margin_found, margin(&position), "{position}");
                assert_eq!(*hundredths, 100 * margin_found);
                proven += 1;
            }
        }
    }
    assert!(proven > 30, "only {proven} of 60 were proven");
}

#[test]
fn every_line_that_is_proven_is_worth_what_it_says() {
    let mut proven = 0;
    for seed in 20..26 {
        let position = near_the_end("hex@5", 3, seed);
        for Report { proven: found, pv: line, .. } in search(&position, 3, 100_000) {
            let Some(found) = found else { continue };
            let mut after = position.clone();
            after.play(line[0]).unwrap();
            assert_eq!(found, -margin(&after), "{position}");
            proven += 1;
        }
    }
    assert!(proven > 5, "only {proven} lines were proven");
}
