//! Levels against each other and against a beginner: short matches that always go the same way.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::HashSet;
use std::time::Duration;

use abande::Board;
use abande_arena::contest::{Contest, Played};
use abande_arena::entrant::{Circumstances, Entrant};
use abande_arena::openings;
use abande_engine::Limits;

/// Ten pairs on hex, from random openings of so many moves: the first entrant's share, and the games.
fn play(entrants: [&str; 2], plies: usize) -> (f64, Vec<Played>) {
    let entrants: [Entrant; 2] = entrants.map(|text| text.parse().unwrap());
    let slack = Duration::from_mins(1);
    let circumstances = Circumstances { board: "hex".into(), patience: slack, slack };
    let contest = Contest {
        openings: &openings::random(&Board::hex().into(), plies, 10, 1),
        pairs: 10,
        limits: [Limits::default(); 2],
        concurrency: 1,
        slack,
        sprt: None,
    };
    let mut games = Vec::new();
    let make = |number: usize| entrants[number].player(&circumstances);
    let results = contest.play(&make, &mut |game, _| games.push(game.clone()));
    (results.share(), games)
}

#[test]
fn level_1_loses_to_a_beginner_who_loses_to_level_4() {
    let share = play(["greedy", "own:level=1"], 6).0;
    assert!(share > 0.6, "{share}");
    let share = play(["own:level=4", "greedy"], 6).0;
    assert!(share > 0.9, "{share}");
}

#[test]
fn level_5_beats_level_2() {
    let share = play(["own:level=5", "own:level=2"], 6).0;
    assert!(share > 0.9, "{share}");
}

#[test]
fn games_from_the_start_differ() {
    let games = play(["own:level=3", "own:level=3"], 0).1;
    let different: HashSet<_> = games.iter().map(|game| &game.moves).collect();
    assert_eq!(different.len(), games.len());
}
