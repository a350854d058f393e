//! `abande perft` and `abande bench`: lines that other programs read.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{BOW_TIE, Folder, run, sample_text};
use serde_json::Value;

#[test]
fn perft_has_a_line_for_each_depth() {
    assert_eq!(run(&["perft", "--board", "square", "4"]).fine(), "1 49\n2 312\n3 2784\n4 33752\n");
    assert_eq!(run(&["perft", "3"]).fine(), "1 37\n2 180\n3 1176\n");
    let line = "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0";
    assert_eq!(run(&["perft", "3", line]).fine(), "1 37\n2 180\n3 1176\n");
    assert_eq!(run(&["perft", "0"]).fine(), "0 1\n");
    assert_eq!(run(&["perft", "--divide", "0"]).fine(), "0 1\n");
    assert_eq!(run(&["perft", "--board", "hex:2@1", "6"]).fine(), "1 7\n2 24\n3 24\n4 24\n5 0\n6 0\n");
    assert_eq!(run(&["perft", "--board", "hex:2@1", "--after", "a1 a2 pass pass", "1"]).fine(), "1 0\n");
}

#[test]
fn perft_agrees_with_the_known_counts() {
    let known: Value = serde_json::from_str(&sample_text("perft.json")).unwrap();
    for board in ["hex", "square", "snub", "libre"] {
        let counts = known[board].as_array().unwrap();
        let lines: Vec<_> = (1..=4).map(|depth| format!("{depth} {}\n", counts[depth - 1])).collect();
        let expected = lines.concat();
        assert_eq!(run(&["perft", "--board", board, "4"]).fine(), expected, "{board}");
    }
}

#[test]
fn divided_counts_add_up() {
    let out = run(&["perft", "--divide", "--after", "d4 c3", "3"]).fine();
    let (moves, sums) = out.split_once("1 8\n").unwrap();
    let parts: Vec<(&str, u64)> = moves
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(text, count)| (text, count.parse().unwrap()))
        .collect();
    assert_eq!(
        parts.iter().map(|(text, _)| *text).collect::<Vec<_>>(),
        ["b2", "b3", "c2", "c4", "d3", "d5", "e3", "e4"]
    );
    let total: u64 = parts.iter().map(|(_, count)| count).sum();
    assert!(sums.ends_with(&format!("\n3 {total}\n")), "{out}");
}

#[test]
fn depths_that_are_none_are_wrong_usage() {
    for depth in ["201", "-1", "x", ""] {
        assert!(run(&["perft", depth]).misused().starts_with("error: "), "{depth}");
    }
    run(&["perft"]).misused();
}

/// Keys, order and kinds; the figures are those of the machine.
fn check_line(line: &str, board: &str) {
    let value: Value = serde_json::from_str(line).unwrap();
    let keys: Vec<_> = value.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["board", "games_per_s", "leaves_per_s", "nodes_per_s"], "{line}");
    assert_eq!(value["board"], board);
    for figure in ["games_per_s", "leaves_per_s", "nodes_per_s"] {
        assert!(value[figure].as_u64().unwrap() > 0, "{line}");
    }
    assert_eq!(value.to_string(), line, "one line without blanks");
}

#[test]
fn bench_has_a_line_of_json_for_each_board() {
    let out = run(&["bench", "--json", "--seconds", "0.01"]).fine();
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 4);
    for (line, board) in lines.into_iter().zip(["hex", "square", "snub", "libre"]) {
        check_line(line, board);
    }
    // The second has games that end before the usual depth.
    for board in ["square:9@40", "hex:2@1"] {
        let out = run(&["bench", "--board", board, "--json", "--seconds", "0.01"]).fine();
        check_line(out.strip_suffix('\n').unwrap(), board);
    }
}

/// A board where all is linked with all has billions of leaves at the usual depth: it is not counted that far.
#[test]
fn bench_comes_to_an_end_on_boards_with_links_galore() {
    let folder = Folder::new("bench-links");
    let spaces: Vec<_> = (0..128).map(|number| format!("{{name=\"s{number}\", at=[{number}, 0]}}")).collect();
    let pairs = (0..128).flat_map(|one| (0..one).map(move |other| format!("\"s{one}-s{other}\"")));
    let links: Vec<_> = pairs.collect();
    let text = format!("name=\"net\"\nspaces=[{}]\nlinks=[{}]", spaces.join(","), links.join(","));
    let path = folder.file("net.toml", text);
    let out = run(&["bench", "--board", &format!("{path}@2"), "--json", "--seconds", "0.01"]).fine();
    check_line(out.trim_end(), "net@2");
}

#[test]
fn bench_for_people() {
    let folder = Folder::new("bench-table");
    let board = format!("{}@3", folder.file("b.toml", BOW_TIE));
    let out = run(&["bench", "--board", &board, "--seconds", "0.01"]).fine();
    let words: Vec<_> = out.split_whitespace().collect();
    assert_eq!(words[5..8], ["engine", "nodes/s", "bow-tie@3"]);
    // All boards, and the signature: the sums that the engine's own test pins.
    let out = run(&["bench", "--seconds", "0.01"]).fine();
    let pinned = include_str!("../../engine/tests/data/signature.txt");
    let sum = |column: usize| -> u64 {
        let lines = pinned.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| line.split(' ').nth(column).unwrap().parse::<u64>().unwrap()).sum()
    };
    let signature = format!("signature: {} nodes searched, {} nodes to solve", sum(1), sum(2));
    assert_eq!(out.lines().last(), Some(signature.as_str()));
    for seconds in ["0", "nan", "inf", "1e9", "x"] {
        assert!(run(&["bench", "--seconds", seconds]).misused().contains("--seconds"), "{seconds}");
    }
}
