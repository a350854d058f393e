//! `abande puzzle`: lists, the puzzle of the day, and puzzles solved from a pipe.
#![allow(clippy::unwrap_used)]

mod common;

use abande_puzzles::{BOARDS, Puzzle, Puzzles};
use common::{run, run_with};

/// One that needs two moves or more.
fn longer() -> Puzzle {
    let puzzles = Puzzles::built_in("hex").unwrap();
    puzzles.iter().find(|puzzle| puzzle.own_moves() > 1).unwrap().clone()
}

fn texts(puzzle: &Puzzle) -> Vec<String> {
    let text = |&mv| puzzle.position.board().move_text(mv, abande::Coords::Stein);
    puzzle.solution.iter().map(text).collect()
}

fn solve(args: &[&str], input: &str) -> String {
    run_with(&[&["puzzle", "--ascii", "--lang", "en"], args].concat(), input.as_bytes()).fine()
}

#[test]
fn the_list_is_that_of_the_files() {
    let mut expected = String::new();
    for board in BOARDS {
        for puzzle in &Puzzles::built_in(board).unwrap() {
            expected += &(puzzle.to_json() + "\n");
        }
    }
    assert_eq!(run(&["puzzle", "--list", "--json"]).fine(), expected);
    let first: serde_json::Value = serde_json::from_str(expected.lines().next().unwrap()).unwrap();
    let fields: Vec<_> = first.as_object().unwrap().keys().take(7).map(String::as_str).collect();
    assert_eq!(fields, ["id", "board", "position", "solution", "themes", "rating", "proven"]);
}

#[test]
fn lists_are_narrowed_down() {
    let lines = |args: &[&str]| run(&[&["puzzle", "--list"], args].concat()).fine();
    let snub = lines(&["--board", "snub"]);
    assert_eq!(snub.lines().count(), Puzzles::built_in("snub").unwrap().len());
    assert!(snub.lines().all(|line| line.starts_with('n') && line.contains(" snub ")), "{snub}");
    let easy = lines(&["--rating", "0-900", "--json"]);
    assert!(!easy.is_empty());
    for puzzle in &Puzzles::read(&easy).unwrap() {
        assert!(puzzle.rating <= 900);
    }
    let pass = lines(&["--theme", "pass"]);
    assert!(
        pass.lines().all(|line| line.split("  ").last().unwrap().split(' ').any(|theme| theme == "pass")),
        "{pass}"
    );
    let id = longer().id;
    assert!(lines(&["--id", &id.to_uppercase()]).starts_with(&id));
}

#[test]
fn what_cannot_be_is_refused_with_a_way_out() {
    let said = run(&["puzzle", "--id", "nosuch"]).refused();
    assert_eq!(said, "error: --id nosuch: there is no such puzzle; 'abande puzzle --list' shows all\n");
    let said = run(&["puzzle", "--rating", "1-2"]).refused();
    assert!(said.starts_with("error: there is no such puzzle; 'abande puzzle --list' shows all"), "{said}");
    for (args, expected) in [
        (&["--board", "hex:3"][..], "possible values: hex, square, snub, libre"),
        (&["--theme", "fork"], "there is no theme 'fork': write keep-the-band, cut, pin"),
        (&["--rating", "1600-1200"], "write two whole numbers, the smaller one first: 1200-1600"),
        (&["--json"], "--list"),
        (&["--id", "x", "--board", "hex"], "cannot be used with"),
    ] {
        let said = run(&[&["puzzle"], args].concat()).misused();
        assert!(said.contains(expected), "{said}");
    }
}

#[test]
fn a_puzzle_is_solved_move_by_move() {
    let puzzle = longer();
    let moves = texts(&puzzle);
    let own: Vec<&str> = moves.iter().step_by(2).map(String::as_str).collect();
    let out = solve(&["--id", &puzzle.id], &own.join("\n"));
    assert!(
        out.starts_with(&format!("Puzzle {}. Board: hexagonal. Rating: {}.\n", puzzle.id, puzzle.rating)),
        "{out}"
    );
    assert!(out.contains(&format!("There are {} to find.", puzzle.own_moves())), "{out}");
    for (ply, mv) in moves.iter().enumerate() {
        let said = if ply % 2 == 0 { format!("{mv} is right.\n") } else { format!("answers {mv}.\n") };
        assert!(out.contains(&said), "{said}{out}");
    }
    assert!(out.contains("\nSolved.") && out.ends_with("quit ends.\n"), "{out}");
    assert!(!out.contains('\u{1b}'), "{out}");
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    let puzzle = longer();
    let wanted = puzzle.solution[0];
    let wrong = puzzle.position.moves().into_iter().find(|&mv| mv != wanted).unwrap();
    let wrong = puzzle.position.board().move_text(wrong, abande::Coords::Stein);
    let right = &texts(&puzzle)[0];
    let out = solve(&["--id", &puzzle.id], &format!("{wrong}\nd9\n{right}\nquit\nnothing of this is read"));
    let (before, after) = out.split_once(&format!("{wrong} is not it.\n")).unwrap();
    assert!(before.contains("to move: one move is clearly best"), "{before}");
    let refutation = after.lines().next().unwrap();
    assert!(refutation.contains(" answers ") && refutation.contains(". Then it stands: "), "{after}");
    assert!(
        after.contains("There is no space 'd9'") && after.contains(&format!("{right} is right.")),
        "{after}"
    );
}

#[test]
fn hints_tell_more_and_more_and_the_solution_all() {
    let puzzle = Puzzles::built_in("square").unwrap();
    let puzzle = puzzle.iter().find(|puzzle| !puzzle.themes.is_empty()).unwrap();
    let out = solve(&["--id", &puzzle.id], "hint\nhint\nhint\nhint\nsolution\n");
    let said: Vec<&str> = out.lines().filter(|line| line.starts_with("Hint: ")).collect();
    let moves = texts(puzzle);
    assert!(said.len() == 4 && said[0].starts_with("Hint: the theme is "), "{out}");
    assert_eq!(said[3], format!("Hint: {}", moves[0]));
    assert!(out.ends_with(&format!("Solution: {}\n", moves.join(" "))), "{out}");
}

#[test]
fn the_one_of_the_day_is_the_same_and_next_goes_on() {
    let title = |args: &[&str], input: &str| -> Vec<String> {
        let out = solve(args, input);
        out.lines().filter(|line| line.starts_with("Puzzle ")).map(String::from).collect()
    };
    let today = title(&["--board", "snub"], "");
    assert_eq!(today.len(), 1);
    let several = title(&["--board", "snub"], "next\nnext\n");
    assert_eq!(several.len(), 3);
    assert!(several[0] == today[0] && several[1] != several[0] && several[2] != several[1], "{several:?}");
    // Where nothing is asked for, it is that of the day's board.
    let day = title(&[], "");
    assert!(BOARDS.iter().any(|board| title(&["--board", board], "") == day), "{day:?}");
}

#[test]
fn it_speaks_five_languages() {
    let id = longer().id;
    for (lang, expected) in
        [("en", "Puzzle "), ("de", "Rätsel "), ("fr", "Énigme "), ("es", "Reto "), ("it", "Problema ")]
    {
        let out = run_with(&["puzzle", "--lang", lang, "--id", &id], b"help\n").fine();
        assert!(out.starts_with(expected), "{out}");
        assert!(out.contains("\nhint: ") && out.contains("\nquit: "), "{out}");
    }
}
