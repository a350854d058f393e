//! Persons of every level play whole legal games, the same ones with the same luck, and see what they should.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::Duration;

use abande::{Board, Boards, Coords, Move, Position, Variant};
use abande_engine::{Level, Limits, Time, Uncontrolled};

fn below_full() -> impl Iterator<Item = Level> {
    Level::all().filter(|&level| level < Level::FULL)
}

fn choose(level: Level, seed: u64, position: &Position, limits: &Limits) -> Option<Move> {
    let report = level.person(seed).unwrap().choose(position, limits, &Uncontrolled)?;
    Some(report.pv[0])
}

/// A game of a level against itself, with few nodes a move.
fn game(variant: &Variant, level: Level, seed: u64) -> Vec<Move> {
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    let mut position = Position::start(variant);
    let mut moves = Vec::new();
    while let Some(mv) = choose(level, seed, &position, &limits) {
        position.play(mv).unwrap();
        moves.push(mv);
    }
    assert!(position.is_over());
    moves
}

#[test]
fn every_level_plays_to_the_end_on_every_board() {
    let spaces: Vec<_> = (1..=5).map(|x| format!("{{name=\"a{x}\",at=[{x},0]}}")).collect();
    let links = "links = [\"a1-a2-a3-a1\", \"a3-a4-a5-a3\"]";
    let bow_tie = format!("name = \"bow-tie\"\nspaces = [{}]\n{links}\n", spaces.join(","));
    let names = ["hex", "square", "snub", "libre", "hex:2@3", "square:9@30", "libre@3"];
    let mut variants: Vec<_> = names.iter().map(|name| Boards::default().variant(name).unwrap()).collect();
    variants.push(Board::from_toml(&bow_tie).unwrap().into());
    for variant in &variants {
        for level in below_full() {
            assert_eq!(game(variant, level, 1).last(), Some(&Move::Pass), "{variant}, level {level}");
        }
    }
}

#[test]
fn luck_decides_and_nothing_else() {
    let hex = Board::hex().into();
    for level in below_full() {
        let played = game(&hex, level, 7);
        assert_eq!(played, game(&hex, level, 7), "level {level}");
        assert!((8..12).any(|seed| game(&hex, level, seed) != played), "level {level}");
    }
}

/// How many of a hundred persons of a level make a move.
fn in_a_hundred(level: u8, line: &str, mv: &str) -> usize {
    let level = Level::try_from(level).unwrap();
    let position: Position = line.parse().unwrap();
    let mv = position.board().parse_move(mv, Coords::Stein).unwrap();
    (0..100).filter(|&seed| choose(level, seed, &position, &Limits::default()) == Some(mv)).count()
}

#[test]
fn a_large_capture_is_not_overlooked_at_level_8() {
    // Each wins four points or more over the next best move, by the engine's count.
    for (line, mv) in [
        (
            "hex b,b,bw,x/wb,wbw,x,w,x/wb,bw,w,bwb,w,x/x2,w,w,w,x2/x2,bwb,x3/x,b,bwb,x2/w,x,b,wb b 2/1 0",
            "a2-a3",
        ),
        (
            "hex b,x2,wbw/x,wb,w,x,b/x,wbw,b,bwb,bw,x/x,b,x2,w,b,w/b,wb,bwb,x,w,x/w,x2,w,w/b,w,x2 b 2/1 0",
            "c3-b3",
        ),
    ] {
        assert_eq!(in_a_hundred(8, line, mv), 100, "{mv}");
        let seen = in_a_hundred(1, line, mv);
        assert!((1..90).contains(&seen), "{mv}: {seen}");
    }
}

#[test]
fn a_capture_that_hangs_a_stack_tempts_the_low_levels_only() {
    // Both give back more than they take.
    let line = "hex x,bw,x2/b,w,x2,w/x,b,x2,b,x/x,w,x,bw,w,x2/x,b,b,b,x2/b,w,x3/x,b,w,x b 8/10 0";
    let taken = |level| in_a_hundred(level, line, "b1-b2") + in_a_hundred(level, line, "f1-f2");
    assert!(taken(1) > 0);
    assert_eq!(taken(8), 0);
}

#[test]
fn tight_limits_still_give_a_move() {
    let position = Position::start(&Board::square().into());
    let tight = [
        Limits { nodes: Some(1), ..Limits::default() },
        Limits { depth: Some(1), ..Limits::default() },
        Limits { time: Time::Move(Duration::ZERO), ..Limits::default() },
    ];
    for level in below_full() {
        for limits in &tight {
            assert!(choose(level, 1, &position, limits).is_some(), "level {level}, {limits:?}");
        }
    }
}
