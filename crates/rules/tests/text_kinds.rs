//! What kind of text something is: the cases that the program and the browser are held against too.
#![allow(clippy::unwrap_used)]

use abande::TextKind;
use serde_json::Value;

#[test]
fn each_text_is_of_its_kind() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/text-kinds.json")).unwrap();
    assert!(cases.len() >= 20);
    for case in cases {
        let expected = match case["kind"].as_str().unwrap() {
            "games" => TextKind::Games,
            "positions" => TextKind::Positions,
            "moves" => TextKind::Moves,
            kind => {
                assert_eq!(kind, "abstract-play");
                TextKind::AbstractPlay
            }
        };
        assert_eq!(TextKind::of(case["text"].as_str().unwrap()), expected, "{case}");
    }
}
