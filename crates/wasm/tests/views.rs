//! What a page gets to see.

#![allow(clippy::panic, clippy::unwrap_used)]

use abande_wasm::{Game, board_file_name, check_setup, import_games, is_abstract_play};
use serde_json::{Value, json};

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn played(variant: &str, moves: &[&str]) -> (Game, u32) {
    let mut game = Game::new(variant, vec![]).unwrap();
    let mut node = 0;
    for text in moves {
        let answer = parsed(&game.play(node, text).unwrap());
        node = answer["node"].as_u64().unwrap_or_else(|| panic!("{text}: {answer}")) as u32;
    }
    (game, node)
}

#[test]
fn a_state_tells_all_that_is_shown() {
    let (game, node) = played("hex", &["d4", "c3", "d3", "c3-d3"]);
    let state = parsed(&game.state(node).unwrap());
    assert_eq!(state["stacks"], json!({ "d3": "bw", "d4": "b" }));
    assert_eq!(state["hands"], json!({ "b": 16, "w": 17 }));
    assert_eq!(state["score"], json!({ "b": 1, "w": 2 }));
    assert_eq!(state["turn"], "b");
    assert_eq!(state["last"]["kind"], "capture");
    assert_eq!(state["captures"], json!([{ "from": "d4", "to": "d3" }]));
    assert_eq!((state["canPass"].as_bool(), state["over"].as_bool()), (Some(false), Some(false)));
    assert_eq!(state["entries"].as_array().unwrap().len(), 8);
}

#[test]
fn the_scene_has_every_space_once_with_links_both_ways() {
    for (variant, spaces, links) in
        [("hex", 37, 90), ("square", 49, 156), ("snub", 49, 102), ("hex:2", 7, 12)]
    {
        let scene = parsed(&Game::new(variant, vec![]).unwrap().scene(0).unwrap());
        let list = scene["spaces"].as_array().unwrap();
        assert_eq!(list.len(), spaces, "{variant}");
        let ends: usize = list.iter().map(|space| space["links"].as_array().unwrap().len()).sum();
        assert_eq!(ends, 2 * links, "{variant}");
    }
}

#[test]
fn labels_of_the_edge() {
    let texts = |variant: &str, coords: &str| {
        let scene = parsed(&Game::new(variant, vec![]).unwrap().scene(0).unwrap());
        let mut texts: Vec<String> = scene["edge"][coords]
            .as_array()
            .unwrap()
            .iter()
            .map(|label| label["text"].as_str().unwrap().to_owned())
            .collect();
        texts.sort();
        texts.join("")
    };
    assert_eq!(texts("square", "stein"), "1234567abcdefg");
    assert_eq!(texts("square", "slanted"), "");
    // Each number at both ends of its row; the seventh row of Stein's is a single space.
    assert_eq!(texts("hex", "stein"), "1122334455667abcdefg");
    assert_eq!(texts("hex", "slanted"), "11223344556677abcdefg");
    assert_eq!(texts("libre", "stein"), "");
}

#[test]
fn libre_shows_the_ground_around_the_band_and_grows() {
    let (game, node) = played("libre", &["0,1"]);
    let count = |node| parsed(&game.scene(node).unwrap())["spaces"].as_array().unwrap().len();
    assert!(count(0) > 20 && count(node) > count(0));
}

#[test]
fn refusals_come_with_the_parts_that_prove_them() {
    let (mut game, node) = played("hex", &["d4", "c3", "e3", "b2"]);
    let answer = parsed(&game.play(node, "d4->c3").unwrap());
    let refusal = &answer["refusal"];
    assert_eq!(refusal["code"], "would-split");
    assert_eq!(refusal["parts"], json!([["b2", "c3"], ["e3"]]));
    assert_eq!(refusal["args"], json!({ "from": "d4", "count": 2 }));
    assert_eq!(parsed(&game.why_stuck(node, "d4").unwrap())["code"], "would-split");
    assert_eq!(parsed(&game.why_stuck(node, "c3").unwrap())["code"], "not-yours");
    assert_eq!(parsed(&game.why_stuck(node, "e3").unwrap()), Value::Null); // no enemy beside it
    assert_eq!(parsed(&game.refusal(node, "pass").unwrap())["args"], json!({ "player": "b", "pieces": 16 }));
    assert_eq!(parsed(&game.refusal(node, "c4").unwrap()), Value::Null);
}

/// The rules' and the terminal's tests read the same cases.
#[test]
fn why_a_stack_is_stuck() {
    let cases = parsed(include_str!("../../rules/tests/data/stuck.json"));
    for case in cases.as_array().unwrap() {
        let moves: Vec<&str> = case["moves"].as_str().unwrap().split_whitespace().collect();
        let (game, node) = played("hex", &moves);
        let why = parsed(&game.why_stuck(node, case["stack"].as_str().unwrap()).unwrap());
        assert_eq!(why["code"], case["code"], "{}", case["name"]);
        if !why.is_null() {
            assert_eq!(why["spaces"], case["spaces"], "{}", case["name"]);
        }
    }
}

#[test]
fn a_stack_that_can_capture_is_not_stuck() {
    let (game, node) = played("hex", &["d4", "c3", "d3"]);
    assert_eq!(parsed(&game.why_stuck(node, "c3").unwrap()), Value::Null);
}

#[test]
fn variations_make_a_tree() {
    let (mut game, node) = played("hex", &["d4", "c3"]);
    let other = parsed(&game.play(1, "e4").unwrap())["node"].as_u64().unwrap() as u32;
    game.set_comment(other, "or here").unwrap();
    game.set_glyphs(other, &[5]).unwrap();
    game.set_tag("Black", "Ada").unwrap();
    let tree = parsed(&game.tree().unwrap());
    assert_eq!(tree["main"], json!([1, node]));
    assert_eq!(tree["nodes"][1]["children"], json!([node, other]));
    assert_eq!(tree["nodes"][1]["mover"], "b");
    assert_eq!(tree["nodes"][3]["comment"], "or here");
    assert_eq!(tree["tags"], json!([["Black", "Ada"]]));
    game.make_main(other).unwrap();
    assert_eq!(parsed(&game.tree().unwrap())["main"], json!([1, other]));
    game.delete(other).unwrap();
    assert!(game.state(other).is_err());
    game.set_result("0-1").unwrap();
    assert_eq!(parsed(&game.tree().unwrap())["winner"], "w");
}

#[test]
fn drawings_stay_beside_what_is_said() {
    let (mut game, node) = played("libre", &["0,1"]);
    game.set_drawings(node, vec!["-1,2".into(), "0,0->0,1".into()]).unwrap();
    game.set_comment(node, "Look there.").unwrap();
    let after = &parsed(&game.tree().unwrap())["nodes"][1];
    assert_eq!(after["drawings"], json!([{ "to": "-1,2" }, { "from": "0,0", "to": "0,1" }]));
    assert_eq!(after["comment"], "Look there.");
    assert!(game.to_abn(false).contains("{Look there.\n[%draw -1,2 0,0->0,1]}"));
    game.set_drawings(node, vec![]).unwrap();
    assert_eq!(parsed(&game.tree().unwrap())["nodes"][1]["drawings"], json!([]));
    for text in ["pass", "up", "0,0->0,0"] {
        assert!(game.set_drawings(node, vec![text.into()]).is_err(), "{text}");
    }
}

#[test]
fn every_kind_of_text_is_imported() {
    let (game, _) = played("hex", &["d4", "c3"]);
    let abn = game.to_abn(false);
    assert_eq!(import_games(&abn, vec![], false).unwrap()[0].to_abn(false), abn);
    // Without a result, as people send them to each other.
    let bare = import_games("1. d4 c3", vec![], false).unwrap();
    assert_eq!((bare.len(), bare[0].to_abn(false)), (1, abn));
    let line = "libre 0,0:b;1,0:w b 17/17 0";
    let from_line = &import_games(line, vec![], false).unwrap()[0];
    assert_eq!(parsed(&from_line.state(0).unwrap())["line"], line);
    assert!(is_abstract_play("\u{feff} {\"header\": {}}") && !is_abstract_play(line));
}

/// Faulty or not, a text is read as what it looks like, by the same rule as in the program.
#[test]
fn a_text_is_taken_for_what_it_looks_like() {
    let cases = parsed(include_str!("../../rules/tests/data/text-kinds.json"));
    for case in cases.as_array().unwrap() {
        let text = case["text"].as_str().unwrap();
        let (is_position, told) = match import_games(text, vec![], false) {
            Ok(games) => {
                let line = parsed(&games[0].state(0).unwrap())["line"].clone();
                (text.contains(line.as_str().unwrap()), line.to_string())
            }
            Err(failure) => (failure.message().starts_with("column "), failure.message().to_owned()),
        };
        assert_eq!(is_position, case["kind"] == "positions", "{case}: {told}");
    }
    let two = "libre 0,0:b;1,0:w b 17/17 0\n\nlibre 0,0:b;1,0:w w 17/17 0";
    assert_eq!(import_games(two, vec![], false).unwrap().len(), 2);
    let faulty = import_games(&format!("{two}\nlibre 0"), vec![], false).err().unwrap();
    assert!(faulty.message().starts_with("line 4, column "), "{faulty}");
}

#[test]
fn what_cannot_be_imported_says_where() {
    for (text, place) in [
        ("1. d4 a1 *", "line 1, column 7"),
        ("hex x4/x5 b 18/18 0", "column 5"),
        ("", "no game"),
        ("[Board \"round\"]\n\n*", "line 1"),
    ] {
        let failure = import_games(text, vec![], false).err().unwrap_or_else(|| panic!("{text}"));
        assert!(failure.message().contains(place), "{text}: {failure}");
    }
}

const BOW_TIE: &str = r#"
    name = "bow-tie"
    spaces = [
        { name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2] }, { name = "b1", at = [1, 1] },
        { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] },
    ]
    links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
"#;

#[test]
fn board_files_are_boards_and_their_faults_have_places() {
    assert_eq!(board_file_name(BOW_TIE).unwrap(), "bow-tie");
    let game = Game::new("bow-tie@2", vec![BOW_TIE.into()]).unwrap();
    let scene = parsed(&game.scene(0).unwrap());
    assert_eq!(scene["shape"], "drawn");
    assert!((scene["step"].as_f64().unwrap() - 2_f64.sqrt()).abs() < 0.001, "{scene}");
    let failure = Game::new("bow-tie", vec!["name = 1".into()]).err().unwrap();
    assert!(failure.message().starts_with("line 1"), "{failure}");
    assert!(Game::new("round", vec![]).is_err());
}

#[test]
fn set_ups_become_lines_or_lists_of_faults() {
    let draft = |stacks: Value, hands: Value| {
        let draft = json!({ "variant": "hex", "stacks": stacks, "turn": "w", "hands": hands });
        parsed(&check_setup(&draft.to_string(), vec![]).unwrap())
    };
    let sound = draft(json!([["d4", "wb"]]), json!([17, 17]));
    assert_eq!(sound["line"], "hex x4/x5/x6/x3,wb,x3/x6/x5/x4 w 17/17 0");
    let split = draft(json!([["a1", "b"], ["g1", "w"]]), json!([17, 17]));
    assert_eq!((split["line"].as_str(), split["faults"][0]["code"].as_str()), (None, Some("split-band")));
    assert!(check_setup("{}", vec![]).is_err());
}
