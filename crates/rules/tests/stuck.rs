//! Why a stack can capture nothing. The terminal's and the browser's tests read the same cases.

#![allow(clippy::unwrap_used)]

mod common;

use abande::{Coords, Position, Refusal};
use common::{mv, space, variant};
use serde_json::{Value, json};

fn after(moves: &str) -> Position {
    let mut position = Position::start(&variant("hex"));
    for text in moves.split_whitespace() {
        position.play(mv(&position, text)).unwrap();
    }
    position
}

#[test]
fn why_a_stack_is_stuck() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/stuck.json")).unwrap();
    for case in cases {
        let position = after(case["moves"].as_str().unwrap());
        let refusal = position.why_stuck(space(&position, case["stack"].as_str().unwrap()));
        assert_eq!(json!(refusal.as_ref().map(Refusal::code)), case["code"], "{}", case["name"]);
        let spaces = refusal.iter().flat_map(Refusal::spaces);
        let names: Vec<String> =
            spaces.map(|space| position.board().space_name(space, Coords::Stein)).collect();
        assert_eq!(json!(names), case["spaces"], "{}", case["name"]);
    }
}

#[test]
fn a_stack_that_can_capture_is_not_stuck() {
    let position = after("d4 c3 d3");
    assert_eq!(position.why_stuck(space(&position, "c3")), None);
}
