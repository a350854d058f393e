//! `abande solve`: what is proven, how it is told, and what happens when it is not.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::run;
use serde_json::{Value, json};

#[test]
fn a_small_board_is_solved_from_the_start() {
    let said = run(&["solve", "--board", "hex:2@3"]).fine();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "Draw.");
    // The line that is shown is a game that ends so.
    let moves = lines[1].strip_prefix("best line: ").unwrap();
    let json: Value =
        serde_json::from_str(&run(&["moves", "--board", "hex:2@3", "--after", moves, "--json"]).fine())
            .unwrap();
    assert_eq!((&json["over"], &json["score"]["b"]), (&json!(true), &json["score"]["w"]));
    assert!(lines[2].contains(" nodes, "), "{said}");
}

#[test]
fn json_has_the_margin_for_the_player_to_move_and_all_best_moves() {
    let args = ["solve", "--board", "hex:2@3", "--after", "a1 a2 b2", "--all", "--json"];
    let json: Value = serde_json::from_str(&run(&args).fine()).unwrap();
    assert_eq!(
        (&json["turn"], &json["margin"], &json["winner"], &json["best"]),
        (&json!("w"), &json!(1), &json!("w"), &json!(["c2"]))
    );
    assert_eq!(json["line"][0], "c2");
    assert!(json["nodes"].as_u64().unwrap() > 0 && json["seconds"].as_f64().is_some());
}

#[test]
fn a_position_may_stand_on_its_own_or_behind_its_option() {
    let line = "hex:2@3 b,w/b,w,x/x2 b 1/1 0";
    let alone = run(&["solve", line, "--all"]).fine();
    let option = run(&["solve", "--position", line, "--all"]).fine();
    // The last line tells the time.
    assert_eq!(alone.lines().take(3).collect::<Vec<_>>(), option.lines().take(3).collect::<Vec<_>>());
    run(&["solve", line, "--position", line]).misused();
}

#[test]
fn giving_up_says_what_is_known() {
    let said = run(&["solve", "--board", "hex", "--nodes", "2000"]).refused();
    assert!(said.starts_with("error: not solved within 200"), "{said}");
    assert!(said.contains("Black's margin is from -36 to 36"), "{said}");
}

#[test]
fn a_finished_game_has_its_result() {
    let said = run(&["solve", "--board", "hex:2@1", "--after", "a1 a2 pass pass"]).fine();
    assert!(said.starts_with("Draw.\n"), "{said}");
}

#[test]
fn two_threads_prove_the_same() {
    let args = ["solve", "--board", "hex:2@4", "--all", "--json", "--hash", "4"];
    let alone: Value = serde_json::from_str(&run(&args).fine()).unwrap();
    let both: Value = serde_json::from_str(&run(&[&args[..], &["--threads", "2"]].concat()).fine()).unwrap();
    assert_eq!((&both["margin"], &both["best"]), (&alone["margin"], &alone["best"]));
    assert!(run(&["solve", "--threads", "0"]).misused().contains("from 1 to "));
}

fn nodes(said: &str) -> u64 {
    let line = said.lines().last().unwrap();
    line.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn what_was_kept_is_not_proven_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proofs");
    let keep = ["--keep", file.to_str().unwrap()];
    let board = ["solve", "--board", "hex:3@6"];
    let alone = nodes(&run(&board).fine());
    // It is stopped on the way, twice, and comes to its end.
    let stop = alone / 3;
    for _ in 0..2 {
        let said = run(&[&board[..], &keep, &["--nodes", &stop.to_string()]].concat()).refused();
        assert!(said.contains("not solved within"), "{said}");
    }
    let on = run(&[&board[..], &keep].concat()).fine();
    assert!(on.starts_with("Draw.\n"), "{on}");
    assert!(nodes(&on) < alone * 2 / 3, "{} of {alone}", nodes(&on));
    let again = run(&[&board[..], &keep].concat()).fine();
    assert!(nodes(&again) < alone / 5, "{} of {alone}", nodes(&again));
    // Nothing is left beside it.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_file_that_is_no_help_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proofs");
    let path = file.to_str().unwrap();
    run(&["solve", "--board", "hex:2@3", "--keep", path]).fine();
    let kept = std::fs::read_to_string(&file).unwrap();
    let said = run(&["solve", "--board", "hex:2@4", "--keep", path]).refused();
    assert!(said.contains("the proofs are of hex:2@3, not of hex:2@4"), "{said}");
    for (text, fault) in [
        (kept.replacen("facts 0", "facts 1", 1), "the file is damaged"),
        (kept.replacen("proofs 1", "proofs 9", 1), "another version of the solver"),
        ("d4 c3 d3".into(), "this is no file of proofs"),
    ] {
        std::fs::write(&file, &text).unwrap();
        let said = run(&["solve", "--board", "hex:2@3", "--keep", path]).refused();
        assert!(said.contains(fault) && said.contains(path), "{said}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
    let nowhere = folder.path().join("no/where");
    run(&["solve", "--board", "hex:2@3", "--keep", nowhere.to_str().unwrap()]).refused();
}

/// So does whoever stops a service, or the machine.
#[cfg(unix)]
#[test]
fn whoever_is_asked_to_end_says_what_is_proven_and_keeps_it() {
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proofs");
    let mut solve = common::abande(&["solve", "--board", "hex", "--keep", file.to_str().unwrap()]);
    let child = solve.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The file is begun when signals are heeded already.
    while !file.exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(asked.success());
    let done = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.starts_with("Interrupted after ") && said.contains("Black's margin is from "), "{said}");
    assert_eq!(done.status.signal(), Some(15));
    assert!(std::fs::read_to_string(&file).unwrap().contains("\nsum "));
}
