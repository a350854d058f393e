//! `abande analyze`: a table, JSON, and an annotated game.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{BOW_TIE, Folder, run, run_with, sample, sample_text};
use serde_json::{Value, json};

/// The end of a game in which both throw a won game away, at moves that any search sees through to the end.
fn endgame() -> String {
    format!("{}/tests/data/endgame.abn", env!("CARGO_MANIFEST_DIR"))
}

/// The position at its start.
const POSITION: &str =
    "hex x4/b,x,w,w,x/x,b,x2,bw,x/x2,wb,wwb,w,wwb,b/w,w,w,bbw,bbw,bbw/x,b,bwb,x,wb/x2,b,x b 0/1 0";

/// Few nodes and little memory: quick, and the same every time.
const QUICK: [&str; 4] = ["--nodes", "5000", "--hash", "1"];

fn analyze(args: &[&str]) -> String {
    run(&[&["analyze"], args, &QUICK].concat()).fine()
}

fn json_lines(args: &[&str]) -> Vec<Value> {
    let out = analyze(&[args, &["--json"]].concat());
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn names(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn planted_blunders_are_found_and_the_better_moves_named() {
    let games = json_lines(&[&endgame(), "--lines", "2"]);
    let moves = games[0]["moves"].as_array().unwrap();
    let verdicts: Vec<_> = moves.iter().map(|mv| [&mv["move"], &mv["verdict"]]).collect();
    let expected =
        [["pass", "blunder"], ["a3", "blunder"], ["f2-e3", "only"], ["pass", "forced"], ["pass", "best"]];
    assert_eq!(json!(verdicts), json!(expected));
    let better: Vec<_> = moves.iter().map(|mv| mv["better"].as_str()).collect();
    // White has three moves that win by four.
    let best = ["g1", "e3-d3", "e3-f2"].map(Some);
    assert!(better[0] == Some("f2-e3") && best.contains(&better[1]), "{better:?}");
    assert_eq!(better[2..], [None; 3]);
    assert_eq!(moves[0]["before"], json!({ "margin": 1.0, "chance": 1.0, "proven": 1 }));
    assert_eq!(moves[0]["after"], json!({ "margin": -4.0, "chance": 0.0, "proven": -4 }));
    assert_eq!(moves[0]["loss"], json!({ "points": 5.0, "chance": 1.0 }));
    assert_eq!(moves[4]["after"]["proven"], 3, "as the game ended");
}

#[test]
fn the_docs_show_what_the_program_shows() {
    let docs = read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/analyze.md"));
    let table = analyze(&[&endgame(), "--lines", "2"]);
    // Which of equal moves the engine would choose is not for the docs to say.
    let cut = |text: &str| -> Vec<String> {
        let column = text.lines().find_map(|line| line.find("better")).unwrap();
        text.lines().map(|line| line.chars().take(column).collect::<String>().trim_end().into()).collect()
    };
    let mut blocks = docs.split("```text\n").skip(1).map(|block| block.split("```").next().unwrap());
    assert_eq!(cut(blocks.next().unwrap()), cut(&table));
    let annotated = analyze(&[&endgame(), "--lines", "2", "-o", "-"]);
    let shown: Vec<_> = blocks.next().unwrap().lines().take(2).collect();
    assert!(annotated.contains(&shown.join("\n")), "{annotated}");
    // Every name in the JSON is explained.
    for object in json_lines(&[&endgame()]).iter().chain(&json_lines(&[POSITION])) {
        let parts =
            [object, &object["limits"], &object["moves"][0], &object["players"]["b"], &object["lines"][0]];
        for name in parts.into_iter().filter(|part| part.is_object()).flat_map(names) {
            assert!(docs.contains(&format!("`{name}`")) || docs.contains(&format!("\"{name}\"")), "{name}");
        }
    }
}

#[test]
fn an_annotated_game_is_sound_and_keeps_what_was_there() {
    let folder = Folder::new("analyze-annotated");
    let (once, twice) = (folder.path("once.abn"), folder.path("twice.abn"));
    analyze(&[&sample("annotated.abn"), "-o", &once]);
    assert_eq!(run(&["check", &once]).fine(), format!("{once}: 3 games, all fine\n"));
    let text = read(&once);
    // Reading and writing changes nothing, nor does the same analysis again.
    assert_eq!(run(&["convert", &once]).fine(), text);
    analyze(&[&once, "-o", &twice]);
    assert_eq!(read(&twice), text);
    for kept in [
        "[Annotator \"Zoë 日本\"]",
        "It has a brace \\}, a backslash \\\\ and (no variation).\n",
        "1. d7!? {The corner.\n",
        "(1. a1?! $40)",
        "2. c5 $14 $1 {",
        "({Worth a thought:\n  two lines,\n[and a bracket]} 4... g4-f5? 5. e5 {but not} (5. f4))",
        "{Black wins.\nBlack wins by 3} 16-13",
        "(1. d3-e2 {fixes d4} 1... e4-e3)",
        "1/2-1/2",
    ] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for added in [
        "26. pass?? {White wins by 4, blunder; Black wins by 1 with f2-e3} (26. f2-e3 {",
        "[Annotator \"abande ",
    ] {
        assert!(words.contains(added), "{added}: {text}");
    }
}

#[test]
fn a_file_may_be_annotated_in_place() {
    let folder = Folder::new("analyze-place");
    let path = folder.file("games.abn", format!("{}\n1. d4 c3 *\n", read(&endgame())));
    let said = run(&["analyze", &path, "--game", "1", "-o", &path, "--depth", "1"]).misused();
    assert!(said.contains("the other games of the file would be lost"), "{said}");
    analyze(&[&path, "-o", &path]);
    let text = read(&path);
    assert!(text.contains("1. pass?? {Nothing left to enter.\n") && text.contains("1... a3!\n{"), "{text}");
    assert_eq!(run(&["check", &path]).fine(), format!("{path}: 2 games, all fine\n"));
    assert_eq!(folder.names(), ["games.abn"]);
}

#[test]
fn the_shape_of_the_json() {
    let game = &json_lines(&[&endgame()])[0];
    let keys =
        ["kind", "game", "board", "black", "white", "result", "start", "limits", "nodes", "moves", "players"];
    assert_eq!(names(game), keys);
    assert_eq!((&game["kind"], &game["game"], &game["black"]), (&json!("game"), &json!(1), &json!("Ada")));
    assert_eq!(game["limits"], json!({ "movetime": null, "nodes": 5000, "depth": null }));
    assert_eq!((&game["start"], &game["result"]), (&json!(POSITION), &json!("16-13")));
    let keys = [
        "ply", "player", "move", "position", "before", "after", "loss", "verdict", "glyph", "better", "lines",
    ];
    for mv in game["moves"].as_array().unwrap() {
        assert_eq!(names(mv), keys);
    }
    assert_eq!(game["moves"][1]["glyph"], 4);
    let white = &game["players"]["w"];
    assert_eq!(names(white), ["moves", "accuracy", "loss", "verdicts"]);
    assert_eq!(
        (&white["moves"], &white["verdicts"]["blunder"], &white["verdicts"]["forced"]),
        (&json!(2), &json!(1), &json!(1))
    );

    let position = &json_lines(&["--position", POSITION])[0];
    assert_eq!(names(position), ["kind", "position", "turn", "over", "limits", "nodes", "expected", "lines"]);
    assert_eq!((&position["turn"], &position["over"]), (&json!("b"), &json!(false)));
    assert_eq!(position["expected"], json!({ "margin": 1.0, "chance": 1.0, "proven": 1 }));
    let lines = position["lines"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[0]["moves"][0]), (3, &json!("f2-e3")));
    assert_eq!(names(&lines[0]), ["expected", "depth", "moves"]);
}

#[test]
fn a_position_comes_in_many_ways() {
    let folder = Folder::new("analyze-ways");
    let file = folder.file("a file.txt", format!("\n{POSITION}\r\n"));
    let expected = analyze(&[POSITION]);
    assert!(
        expected.starts_with("hex, Black to move, ") && expected.contains("wins by 1   100 %"),
        "{expected}"
    );
    assert_eq!(analyze(&["--position", POSITION]), expected);
    assert_eq!(analyze(&["--board", "hex", POSITION]), expected);
    assert_eq!(analyze(&[&file]), expected);
    let piped = run_with(&[&["analyze", "-"][..], &QUICK].concat(), POSITION.as_bytes());
    assert_eq!(piped.fine(), expected);
    let after = json_lines(&[POSITION, "--after", "pass g1"]);
    assert_eq!(after[0]["turn"], "b");
    let two = folder.file("two.txt", format!("{POSITION}\nlibre 0,0:b;1,0:w b 17/17 0\n"));
    let found = json_lines(&[&two]);
    assert_eq!((found.len(), &found[1]["lines"].as_array().unwrap().len()), (2, &2));
}

#[test]
fn positions_are_written_down_with_their_lines() {
    let text = analyze(&[POSITION, "-o", "-"]);
    assert!(text.contains(&format!("[Position \"{POSITION}\"]")), "{text}");
    assert!(text.contains("{Black wins by 1} 1. f2-e3 {Black wins by 1} ("), "{text}");
    assert_eq!(run_with(&["check", "-"], text.as_bytes()).fine(), "-: 1 game, fine\n");
}

#[test]
fn games_on_every_board_and_in_either_format() {
    let folder = Folder::new("analyze-boards");
    for (file, count) in [(sample("boards.abn"), 6), (sample("abstract-play.json"), 5)] {
        let annotated = folder.path("out.abn");
        let quick = ["--nodes", "200", "--hash", "1"];
        let table = run(&[&["analyze", &file, "-o", &annotated][..], &quick].concat()).fine();
        assert_eq!(table.matches("Game ").count(), count, "{table}");
        for line in table.lines() {
            assert!(line.chars().count() <= 80, "{}: {line}", line.chars().count());
        }
        assert_eq!(run(&["check", &annotated]).fine(), format!("{annotated}: {count} games, all fine\n"));
    }
    let one = json_lines(&[&sample("boards.abn"), "--game", "4"]);
    assert_eq!((one.len(), &one[0]["game"], &one[0]["board"]), (1, &json!(4), &json!("hex:3@9")));
    let piped = run_with(
        &["analyze", "-", "--depth", "1", "--game", "2"],
        sample_text("abstract-play.json").as_bytes(),
    );
    assert!(piped.fine().starts_with("Game 2: "));
    let board = folder.file("bow-tie.toml", BOW_TIE);
    let game = folder.file("tie.abn", "[Board \"bow-tie\"] [Pieces \"2\"] 1. a1 a2 2. b1 *");
    assert!(analyze(&[&game, "--board", &board]).contains("1. White  a2 "));
}

#[test]
fn spaces_are_named_as_asked() {
    let folder = Folder::new("analyze-coords");
    let slanted = folder.file("slanted.abn", run(&["convert", "--coords", "slanted", &endgame()]).fine());
    let out = analyze(&[&slanted, "--coords", "slanted", "-o", "-"]);
    assert!(out.contains("Black wins by 1 with f4-e4} (1. f4-e4"), "{out}"); // Stein's f2-e3
    let said = run(&["analyze", "--board", "square", "--coords", "slanted"]).misused();
    assert!(said.contains("only hexagonal boards"), "{said}");
}

#[test]
fn what_is_over_or_empty_is_said_to_be() {
    let over = "hex:2@1 b,w/x3/x2 b 0/0 2";
    assert_eq!(analyze(&[over]), "hex:2@1: the game is over, 1-1.\n");
    let found = &json_lines(&[over])[0];
    assert_eq!(
        (&found["over"], &found["lines"], &found["expected"]["proven"]),
        (&json!(true), &json!([]), &json!(0))
    );
    let empty = run_with(&["analyze", "-", "--depth", "1"], b"[Black \"Ada\"]\n\n*\n").fine();
    assert!(empty.ends_with("There are no moves.\n"), "{empty}");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    let folder = Folder::new("analyze-bad");
    let faulty = folder.file("faulty.abn", "1. d4 c3 *\n\n[Event \"x\"]\n\n1. d4 d4 *\n");
    let said = run(&["analyze", &faulty]).refused();
    assert!(said.starts_with(&format!("{faulty}:5:7: error: d4: ")), "{said}");
    assert!(
        said.ends_with("nothing was analysed, because of 1 faulty game; --game N takes one that is not\n"),
        "{said}"
    );
    run(&["analyze", &faulty, "--game", "1", "--depth", "1"]).fine();
    let said = run(&["analyze", &faulty, "--game", "3"]).refused();
    assert_eq!(said, format!("error: --game 3: {faulty} has 2 games\n"));
    let positions = folder.file("positions.txt", format!("{POSITION}\nhex x4 b 18/18 0\n"));
    assert!(run(&["analyze", &positions]).refused().starts_with(&format!("{positions}:2:")));
    let said = run(&["analyze", "hex x4/x5 b 18/18 0"]).refused();
    assert!(said.starts_with("error: position, column "), "{said}");
    let said = run(&["analyze", &folder.path("none.abn")]).refused();
    assert!(said.contains("none.abn: "), "{said}");
    let empty = folder.file("empty.abn", "");
    assert_eq!(run(&["analyze", &empty]).refused(), format!("error: {empty}: there are no games\n"));
    let nowhere = folder.path("no/such/folder.abn");
    let said = run(&["analyze", &endgame(), "--depth", "1", "-o", &nowhere]).refused();
    assert!(said.contains("no/such/folder.abn: "), "{said}");
}

#[test]
fn wrong_usage_is_told() {
    let game = endgame();
    for (args, says) in [
        (&[&game, "--after", "d4"][..], "a file brings its own positions"),
        (&[&game, "--board", "hex"], "only a board file can help"),
        (&[&game, "--json", "-o", "-"], "both JSON and games"),
        (&[&game, "-o", "out.json"], "kept in .abn only"),
        (&[POSITION, "--position", POSITION], "two positions"),
        (&[POSITION, "--game", "1"], "--game: there are no games here"),
        (&["--nodes", "0"], "--nodes"),
        (&["--depth", "251"], "--depth"),
        (&["--lines", "none"], "--lines"),
    ] {
        let said = run(&[&["analyze"], args].concat()).misused();
        assert!(said.contains(says), "{args:?}: {said}");
    }
}
