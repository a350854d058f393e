//! `abande explore`: the opening book, and one's own games, from the command line.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{Folder, run};
use serde_json::Value;

/// Further from the start than any book goes.
const FAR: &str = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2";

/// The lines of an answer in JSON.
fn lines(args: &[&str]) -> Vec<Value> {
    let said = run(&[&["explore", "--json"], args].concat()).fine();
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_book_says_what_moves_are_worth_best_first() {
    for board in ["hex", "square", "snub", "libre"] {
        let moves = lines(&["--board", board]);
        let values: Vec<f64> = moves.iter().map(|mv| mv["value"].as_f64().unwrap()).collect();
        assert!(!values.is_empty() && values.is_sorted_by(|a, b| a >= b), "{board}: {values:?}");
        let shares: f64 = moves.iter().map(|mv| mv["share"].as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 0.01, "{board}: {shares}");
    }
    let keys: Vec<String> = lines(&[])[0].as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["move", "alike", "value", "share", "positions", "depth"]);
    let page = run(&["explore", "--after", "c3"]).fine();
    assert!(page.starts_with("White to move: ") && page.contains("\nmove "), "{page}");
    assert!(page.contains("   as "), "mirrored moves are one: {page}");
}

#[test]
fn turned_positions_and_other_orders_of_moves_find_the_same_page() {
    let values = |after: &str| -> Vec<Value> {
        lines(&["--after", after]).into_iter().map(|mv| mv["value"].clone()).collect()
    };
    assert_eq!(values("c3 c4"), values("d3 c3"));
    assert!(values("c3 c4").len() > 1);
    assert_eq!(values("c3 c4 d5"), values("d5 c4 c3"));
    assert!(values("c3 c4 d5").len() > 1);
}

#[test]
fn where_the_book_ends_it_says_so() {
    assert_eq!(run(&["explore", "--after", FAR]).fine(), "The book does not know this position.\n");
    assert_eq!(run(&["explore", "--json", "--after", FAR]).fine(), "");
    let said = run(&["explore", "--board", "hex:3"]).refused();
    assert!(
        said.starts_with("error: there is no book for hex:3, only for hex, square, snub, libre;"),
        "{said}"
    );
    run(&["explore", "--book", "a", "--games", "b"]).misused();
}

#[test]
fn games_are_counted_whichever_way_the_board_is_turned() {
    let folder = Folder::new("explore-games");
    let [one, two] = [
        folder.file("one.abn", "1. d4 c3 2. d3 1-0\n\n1. d4 e4 0-1\n\n[Board \"square\"]\n1. d4 *\n"),
        folder.file("two.abn", "1. d4 d3 1/2-1/2\n\n1. a1 *\n"),
    ];
    let files = ["--games", &one, &two];
    let first = lines(&files);
    assert_eq!(first.len(), 2);
    assert_eq!(
        (&first[0]["move"], &first[0]["games"], &first[0]["share"]),
        (&"d4".into(), &3.into(), &0.75.into())
    );
    assert_eq!(
        [&first[0]["black"], &first[0]["draws"], &first[0]["white"], &first[0]["open"]],
        [&Value::from(1), &1.into(), &1.into(), &0.into()]
    );
    let next = lines(&[&files[..], &["--after", "d4"]].concat());
    assert_eq!((next.len(), &next[0]["games"]), (1, &3.into()));
    let said = run(&["explore", "--games", &one, "--after", "d4"]).fine();
    assert!(said.starts_with("White to move: 2 of 2 games came here and went on\n"), "{said}");
    assert!(said.ends_with("\n1 game on other boards\n"), "{said}");
}

#[test]
fn files_that_are_none_say_what_is_wrong() {
    let folder = Folder::new("explore-faults");
    let book = folder.file("book.txt", "abande book 1\nboard hex\n");
    let said = run(&["explore", "--book", &book]).refused();
    assert!(
        said.ends_with("book.txt: line 3: here stands 'command', a blank and its value, in every book\n"),
        "{said}"
    );
    let games = folder.file("games.abn", "1. d4 d4 *\n\n[Board \"hex\"]\n\n1. d4 *\n");
    let partly = run(&["explore", "--games", &games]);
    assert!(partly.out.starts_with("Black to move: 1 of 1 game "), "{partly:?}");
    assert!(
        partly.err.contains("games.abn:1:7: error: ") && partly.err.ends_with("1 game refused\n"),
        "{partly:?}"
    );
    assert_eq!(partly.code, 1);
}
