//! The worked examples of the sources and the known leaf counts, read as data.
#![allow(clippy::unwrap_used)]

use abande::{Boards, Color, Coords, Move, Position};
use serde_json::Value;

fn data(name: &str) -> Value {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn captures(position: &Position) -> Vec<String> {
    let captures = position.moves().into_iter().filter(|mv| matches!(mv, Move::Capture { .. }));
    let mut texts: Vec<_> = captures.map(|mv| position.board().move_text(mv, Coords::Stein)).collect();
    texts.sort();
    texts
}

#[test]
fn worked_examples_have_exactly_their_captures() {
    let data = data("examples.json");
    let examples = data["examples"].as_array().unwrap();
    assert_eq!(examples.len(), 4);
    for example in examples {
        let line = example["position"].as_str().unwrap();
        let position: Position = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        for (player, field) in [(Color::Black, "black_captures"), (Color::White, "white_captures")] {
            let mut setup = position.setup();
            setup.turn = player;
            let expected: Vec<_> =
                example[field].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
            assert_eq!(captures(&setup.validate().unwrap()), expected, "{}: {player}", example["name"]);
        }
    }
}

#[test]
fn leaf_counts_are_the_known_ones() {
    let data = data("perft.json");
    let mut boards = 0;
    for (name, counts) in data.as_object().unwrap().iter().filter(|(_, counts)| counts.is_array()) {
        let start = Position::start(&Boards::default().variant(name).unwrap());
        for (depth, count) in (1..).zip(counts.as_array().unwrap()) {
            assert_eq!(start.perft(depth), count.as_u64().unwrap(), "{name} to depth {depth}");
        }
        boards += 1;
    }
    assert_eq!(boards, 4);
}
