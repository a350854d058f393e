//! `abande match` from the outside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::process::{Command, Output};

fn abande(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_abande")).args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let output = abande(&[&["match", "--json"], arguments].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refused(arguments: &[&str], code: i32, says: &str) {
    let output = abande(&[&["match"], arguments].concat());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(code) && error.contains(says), "{arguments:?}: {error}");
}

/// A file that is gone at the end of the test.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, content: &str) -> Temporary {
        let path = std::env::temp_dir().join(format!("abande-match-{}-{name}", std::process::id()));
        if !content.is_empty() {
            std::fs::write(&path, content).unwrap();
        }
        Temporary(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn the_same_engine_twice_is_no_stronger() {
    let arguments = ["--engine", "own:hash=1", "--engine", "own:hash=1", "--nodes", "50", "--games", "6"];
    let report = json(&arguments);
    assert_eq!(report["pairs"], serde_json::json!([0, 0, 3, 0, 0]));
    assert_eq!(report["engines"], serde_json::json!(["own:hash=1 (1)", "own:hash=1 (2)"]));
    assert_eq!(report["games"], 6);
    assert_eq!(report, json(&arguments));
}

#[test]
fn games_are_saved_whole_and_added_to_what_is_there() {
    let saved = Temporary::new("saved.abn", "");
    let openings = Temporary::new("openings.txt", "a1 a2 # a book\n\nhex:3 b,x2/x4/x5/x4/x3 w 17/18 0\n");
    for games in ["2", "4"] {
        let report = json(&[
            "--engine",
            "own:hand,hash=1,depth=1",
            "--engine",
            "uct-score:nodes=20",
            "--name",
            "Ada",
            "--name",
            "Bo",
            "--board",
            "hex:3",
            "--openings",
            openings.path(),
            "--games",
            games,
            "--save",
            saved.path(),
        ]);
        assert_eq!(report["limits"], serde_json::json!(["depth 1", "20 nodes"]));
    }
    let text = std::fs::read_to_string(&saved.0).unwrap();
    for line in [
        "[Event \"Ada - Bo\"]",
        "[Round \"1.2\"]",
        "[Black \"Bo\"]",
        "[Board \"hex:3\"]",
        "[Position \"hex:3 b,x2/x4/x5/x4/x3 w 17/18 0\"]",
        "[TimeControl \"-\"]",
        "1. a1 a2 2. ",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    let checked = abande(&["check", saved.path()]);
    assert!(String::from_utf8_lossy(&checked.stdout).contains("6 games"), "{checked:?}");
}

#[test]
fn saved_games_begin_at_the_start_and_become_records_of_abstract_play() {
    let saved = Temporary::new("records.abn", "");
    let engines = ["--engine", "own:hand,hash=1", "--engine", "greedy", "--nodes", "20", "--games", "4"];
    json(&[&engines[..], &["--plies", "4", "--clock", "60+0.5", "--save", saved.path()]].concat());
    let text = std::fs::read_to_string(&saved.0).unwrap();
    assert!(!text.contains("[Position "), "{text}");
    assert_eq!(text.matches("[TimeControl \"60+0.5\"]").count(), 4, "{text}");
    assert_eq!(text.matches("[Date \"20").count(), 4, "{text}");
    let converted = abande(&["convert", saved.path(), "--to", "json"]);
    let records: serde_json::Value = serde_json::from_slice(&converted.stdout).unwrap();
    assert_eq!(records.as_array().unwrap().len(), 4, "{converted:?}");
    // Both games of a pair have the same four moves first.
    let opening = |game: usize| &records[game]["moves"].as_array().unwrap()[..2];
    assert_eq!(opening(0), opening(1));
    assert_eq!(records[0]["header"]["game"]["variants"], serde_json::json!(["Board: Hexagonal"]));
}

#[test]
fn programs_play_and_lose_for_their_faults() {
    let own = format!("cmd:{} engine", env!("CARGO_BIN_EXE_abande"));
    let script = Temporary::new(
        "illegal.sh",
        "while read -r word rest; do case \"$word\" in ugi) echo ugiok;; isready) echo readyok;;\n\
         go) echo bestmove a1-a2;; quit) exit;; esac; done\n",
    );
    let illegal = format!("cmd:sh {}", script.path());
    let saved = Temporary::new("forfeits.abn", "");
    let report = json(&[
        "--engine",
        &own,
        "--engine",
        &illegal,
        "--name",
        "good",
        "--name",
        "bad",
        "--nodes",
        "30",
        "--games",
        "4",
        "--concurrency",
        "2",
        "--option1",
        "Hash=1",
        "--save",
        saved.path(),
        "--plies",
        "2",
    ]);
    assert_eq!((&report["wins"], &report["losses"]), (&4.into(), &0.into()), "{report}");
    assert_eq!(report["forfeits"][0]["engine"], "bad");
    assert_eq!(report["forfeits"][0]["reason"], "illegal move");
    assert_eq!(report["forfeits"][0]["games"], 4);
    let text = std::fs::read_to_string(&saved.0).unwrap();
    assert!(text.contains("{bad played a1-a2, which is illegal: "), "{text}");
    assert!(abande(&["check", saved.path()]).status.success());
}

#[test]
fn a_clear_test_ends_the_match() {
    let report = json(&[
        "--engine",
        "own:hash=1,nodes=300",
        "--engine",
        "uct-random:nodes=2",
        "--sprt",
        "-50,400",
        "--board",
        "hex:3@9",
        "--plies",
        "3",
    ]);
    assert_eq!(report["sprt"]["verdict"], "accepted", "{report}");
    assert!(report["games"].as_u64().unwrap() < 200);
}

#[test]
fn wrong_usage_is_told() {
    let two = ["--engine", "own", "--engine", "own"];
    let with = |more: &[&'static str]| [&two, more].concat();
    refused(&["--engine", "own"], 2, "two engines");
    refused(&["--engine", "own", "--engine", "gnu"], 2, "'gnu' is no engine");
    refused(&["--engine", "own", "--engine", "uct-score", "--depth", "3"], 2, "knows no depth");
    refused(&["--engine", "own", "--engine", "cmd:/no/such/program"], 1, "did not start");
    refused(&with(&["--games", "3"]), 2, "even number");
    refused(&with(&["--board", "hexx"]), 1, "no board is called 'hexx'");
    refused(&with(&["--sprt", "5,5"]), 2, "the smaller one first");
    refused(&with(&["--clock", "x"]), 2, "'x' is no clock");
    refused(&with(&["--clock", "1", "--movetime", "5"]), 2, "do not go together");
    refused(&with(&["--option1", "Hash=1"]), 2, "only programs take options");
    let program = format!("cmd:{} engine", env!("CARGO_BIN_EXE_abande"));
    let options = |option: &'static str| {
        ["--engine", "own", "--engine", &program, "--option2", option].map(str::to_owned)
    };
    for (option, says) in [
        ("Hahs=1", "has no option 'Hahs': it has board, hash, "),
        ("Hash=much", "refused an option: Hash: 'much' is no whole number from 1 to 65536"),
    ] {
        let arguments = options(option);
        refused(&arguments.each_ref().map(String::as_str), 1, says);
    }
    refused(&with(&["--openings", "/no/such/file"]), 1, "/no/such/file");
    let openings = Temporary::new("bad.txt", "d4\nd4 d4\n");
    let output = abande(&["match", "--engine", "own", "--engine", "own", "--openings", openings.path()]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("bad.txt: line 2: move 2 'd4'"));
}
