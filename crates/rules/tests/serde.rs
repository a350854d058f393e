//! What serde writes reads back, and what it reads is checked.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::fmt::Debug;

use abande::{
    Board, Boards, Color, Coords, Drawing, Game, GameResult, Move, NodeId, Position, Refusal, Score, Setup,
    Shape, Space, Stack, Variant, random_game,
};
use serde_json::{Value, json};

const BOW_TIE: &str = r#"
    name = "bow-tie"
    spaces = [
        { name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2.5] }, { name = "b1", at = [1, 1] },
        { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] },
    ]
    links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
"#;

fn boards() -> Vec<Board> {
    let names = ["hex", "hex:3", "square:9", "snub", "libre"];
    let mut boards: Vec<Board> = names.iter().map(|name| Boards::default().board(name).unwrap()).collect();
    boards.push(Board::from_toml(BOW_TIE).unwrap());
    boards
}

/// That it comes back as it was, from a text and from a tree of values; and how it is written.
fn back<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(value: &T) -> Value {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value, "{text}");
    let tree = serde_json::to_value(value).unwrap();
    assert_eq!(serde_json::from_value::<T>(tree.clone()).unwrap(), *value, "{text}");
    tree
}

fn refused<T: serde::de::DeserializeOwned + Debug>(value: Value) -> String {
    serde_json::from_value::<T>(value).unwrap_err().to_string()
}

#[test]
fn plain_data_is_written_in_plain_words() {
    let space = Space::numbered;
    assert_eq!(back(&Color::White), json!("white"));
    assert_eq!(back(&Coords::Slanted), json!("slanted"));
    assert_eq!(back(&Move::Enter(space(5))), json!({"enter": 5}));
    assert_eq!(
        back(&Move::Capture { from: space(1), to: space(2) }),
        json!({"capture": {"from": 1, "to": 2}})
    );
    assert_eq!(back(&Move::Pass), json!("pass"));
    assert_eq!(back(&Score { black: 15, white: 12 }), json!({"black": 15, "white": 12}));
    assert_eq!(back(&GameResult::Won(Color::Black)), json!({"won": "black"}));
    assert_eq!(back(&Shape::Hex(4)), json!({"hex": 4}));
    assert_eq!(back(&Drawing::Circle(space(3))), json!({"circle": 3}));
    assert_eq!(back(&NodeId::START), json!(0));
    assert_eq!(back(&Stack::of(&[Color::Black, Color::White]).unwrap()), json!(["black", "white"]));
    let refusal = Refusal::WouldSplit { from: space(1), parts: vec![vec![space(0)], vec![space(2)]] };
    assert_eq!(back(&refusal), json!({"would-split": {"from": 1, "parts": [[0], [2]]}}));
    assert!(refused::<Stack>(json!(["black", "black"])).contains("make no stack"));
}

#[test]
fn boards_positions_and_games_come_back() {
    assert_eq!(back(&Board::hex()), json!({"name": "hex", "drawn": null}));
    for board in boards() {
        back(&board);
        let variant = Variant::new(board, 9).unwrap();
        back(&variant);
        let mut game = random_game(&variant, 3);
        game.set_comment(NodeId::START, "Two\nlines, \"quoted\".").unwrap();
        back(&game);
        for id in game.main_line().step_by(5) {
            let position = game.position(id).unwrap();
            back(&position);
            let setup: Setup = position.setup();
            back(&setup);
        }
    }
}

#[test]
fn nothing_unsound_comes_in() {
    assert!(refused::<Board>(json!({"name": "round", "drawn": null})).contains("no board is called 'round'"));
    let two = json!({"name": "two", "drawn": {"spaces": [["a", 0.0, 0.0], ["b", 1.0, 0.0]], "links": []}});
    assert!(refused::<Board>(two).contains("must be connected"));
    let far = json!({"name": "two", "drawn": {"spaces": [["a", 1e9, 0.0]], "links": []}});
    assert!(refused::<Board>(far).contains("the place of 'a'"));
    let hex = json!({"name": "hex", "drawn": null});
    assert!(refused::<Variant>(json!({"board": hex, "pieces": 0})).contains("no number of pieces"));
    let mut position = serde_json::to_value(Position::default()).unwrap();
    position["line"] = json!("hex x4/x5/x6/x7/x6/x5/x4 b 17/18 0");
    assert!(refused::<Position>(position).contains("17 in hand"));
    let illegal = json!({"board": hex, "text": "1. d4 a1 *"});
    assert!(refused::<Game>(illegal).contains("not next to the band"));
    assert!(refused::<Game>(json!({"board": hex, "text": ""})).contains("expected one game"));
}

#[test]
#[allow(clippy::mutable_key_type, reason = "what a board remembers of its symmetries is not hashed")]
fn equal_things_are_one_in_a_set() {
    let all: HashSet<Board> = boards().into_iter().chain(boards()).collect();
    assert_eq!(all.len(), boards().len());
    let variants: HashSet<Variant> = all.iter().cloned().map(Variant::from).collect();
    assert!(variants.contains(&Variant::default()));
    // The same position by two ways.
    let by = |moves: [&str; 4]| {
        let mut position = Position::default();
        for text in moves {
            position.play(position.board().parse_move(text, Coords::Stein).unwrap()).unwrap();
        }
        position
    };
    let positions = HashSet::from([by(["d4", "c3", "d3", "c4"]), by(["d3", "c3", "d4", "c4"])]);
    assert_eq!(positions.len(), 1);
    assert_eq!(Game::default(), Game::new(&Board::hex().into()));
}
