//! What the solver proves, checked by a second program that shares nothing with it: the rules once more, plainly, and a
//! minimax that tries everything and remembers what it has tried. Small boards are checked as a whole, larger ones where
//! their best lines end.
#![allow(clippy::unwrap_used)]

#[path = "../../rules/tests/plain/mod.rs"]
mod plain;

use std::collections::{BTreeSet, HashMap};

use abande::{Boards, Coords, Position};
use abande_engine::{Limits, Solution, Solver, Uncontrolled};
use plain::Plain;

/// A position as far as it matters: what lies below the tops of stacks does not.
fn name(plain: &Plain) -> String {
    let stacks = plain
        .stacks
        .iter()
        .map(|((x, y), stack)| format!("{x},{y}{}{} ", stack.chars().last().unwrap(), stack.len()));
    let Plain { black_hand, white_hand, turn, passes, .. } = plain;
    format!("{}{black_hand} {white_hand} {turn} {passes}", stacks.collect::<String>())
}

/// The margin of the player to move when both play best.
fn margin(plain: &Plain, known: &mut HashMap<String, i32>) -> i32 {
    if plain.is_over() {
        let (black, white) = plain.score();
        let margin = i32::try_from(black).unwrap() - i32::try_from(white).unwrap();
        return if plain.turn == 'b' { margin } else { -margin };
    }
    let name = name(plain);
    if let Some(&margin) = known.get(&name) {
        return margin;
    }
    let best = plain.moves().iter().map(|mv| -margin(&after(plain, mv), known)).max().unwrap();
    known.insert(name, best);
    best
}

fn after(plain: &Plain, mv: &str) -> Plain {
    let mut next = plain.clone();
    next.play(mv);
    next
}

fn best_moves(plain: &Plain, known: &mut HashMap<String, i32>) -> BTreeSet<String> {
    let best = margin(plain, known);
    plain.moves().into_iter().filter(|mv| -margin(&after(plain, mv), known) == best).collect()
}

fn solve(solver: &mut Solver, position: &Position) -> Solution {
    solver.solve(position, &Limits::default(), &Uncontrolled, &mut |_| ()).unwrap()
}

/// Plays the solver's line in both programs. As long as `checked` says so, the margin and all best moves are checked.
fn check(variant: &str, threads: usize, checked: impl Fn(&Plain) -> bool) -> usize {
    let mut known = HashMap::new();
    let mut plain = Plain::start(variant);
    let mut position = Position::start(&Boards::default().variant(variant).unwrap());
    let mut solver = Solver::new(16);
    solver.set_threads(threads);
    let Solution { mut margin, line, .. } = solve(&mut solver, &position);
    let mut checks = 0;
    for mv in line {
        if checked(&plain) {
            assert_eq!(self::margin(&plain, &mut known), margin, "{position}");
            let best = solver.best_moves(&position, margin, &Limits::default(), &Uncontrolled).unwrap();
            let best = best.iter().map(|&mv| position.board().move_text(mv, Coords::Stein)).collect();
            assert_eq!(best_moves(&plain, &mut known), best, "{position}");
            checks += 1;
        }
        plain.play(&position.board().move_text(mv, Coords::Stein));
        position.play(mv).unwrap();
        margin = -margin;
        assert_eq!(position.to_string(), plain.line());
    }
    assert!(position.is_over());
    assert_eq!(self::margin(&plain, &mut known), margin, "{position}");
    checks
}

#[test]
fn small_games_are_worth_what_a_plain_program_finds() {
    for variant in
        ["hex:2@1", "hex:2@2", "hex:2@3", "square:3@1", "square:3@2", "libre@2", "libre@3", "hex:3@2"]
    {
        for threads in [1, 2] {
            assert!(check(variant, threads, |_| true) > 2, "{variant}");
        }
    }
}

#[test]
fn larger_games_end_as_a_plain_program_finds() {
    for variant in ["hex:2@6", "hex:3@4", "square:3@5", "square@3", "snub@4", "libre@4"] {
        let near_the_end = |plain: &Plain| plain.black_hand + plain.white_hand <= 2;
        assert!(check(variant, 1, near_the_end) > 2, "{variant}");
    }
}

/// The rows of docs/solved.md: a board, numbers of pieces, and Black's margin.
fn documented() -> Vec<(String, i32)> {
    let page = include_str!("../../../docs/solved.md");
    let rows = page.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix("| ")?.split('|').map(str::trim).collect();
        let result: Vec<&str> = cells.get(2)?.split(' ').collect();
        let margin = match result[..] {
            ["draw"] => 0,
            ["Black", "by", points] => points.parse().ok()?,
            ["White", "by", points] => -points.parse::<i32>().ok()?,
            _ => return None,
        };
        Some((cells[0].to_owned(), cells[1].to_owned(), margin))
    });
    let mut all = Vec::new();
    for (board, pieces, margin) in rows {
        for range in pieces.split(", ") {
            let (first, last) = range.split_once(" to ").unwrap_or((range, range));
            let numbers: std::ops::RangeInclusive<u8> = first.parse().unwrap()..=last.parse().unwrap();
            all.extend(numbers.map(|pieces| (format!("{board}@{pieces}"), margin)));
        }
    }
    all
}

#[test]
fn the_table_of_solved_games_is_proven_again_where_it_is_short() {
    let table = documented();
    assert!(table.len() > 60, "{}", table.len());
    for (variant, claimed) in &table {
        let (board, pieces) = variant.split_once('@').unwrap();
        let most = match board {
            "hex:2" => 9,
            "hex:3" | "square:4" | "libre" => 5,
            "hex" | "snub" | "square" => 4,
            _ => 6,
        };
        if pieces.parse::<u8>().unwrap() <= most {
            let start = Position::start(&Boards::default().variant(variant).unwrap());
            assert_eq!(solve(&mut Solver::new(64), &start).margin, *claimed, "{variant}");
        }
    }
    // Some of them by the plain program alone.
    for (variant, claimed) in &table {
        if ["hex:2@2", "hex:2@3", "square:3@2", "hex:3@2", "libre@2", "libre@3"].contains(&variant.as_str()) {
            assert_eq!(margin(&Plain::start(variant), &mut HashMap::new()), *claimed, "{variant}");
        }
    }
}
