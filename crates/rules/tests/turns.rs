//! Who acts in a game that is being played. The terminal's and the browser's tests read the same cases.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use abande::{Arrival, Boards, Color, Coords, Game, NodeId, read_games};
use serde_json::Value;

#[test]
fn who_acts() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/turns.json")).unwrap();
    for case in cases {
        let name = case["name"].as_str().unwrap();
        let boards = Boards::default();
        let mut game =
            read_games(case["abn"].as_str().unwrap(), &boards, Coords::Stein).next().unwrap().unwrap();
        let at = node(&game, case["at"].as_u64().unwrap());
        let computers: Vec<Color> =
            case["computers"].as_str().unwrap().chars().filter_map(Color::from_letter).collect();
        let arrival = if case["arrival"] == "played" { Arrival::Played } else { Arrival::Shown };
        if arrival == Arrival::Played {
            game.play_on(at).unwrap();
        }
        assert_eq!(
            game.computer_replies(at, arrival, &computers),
            case["replies"].as_bool().unwrap(),
            "{name}"
        );
        let ply = |id: Option<NodeId>| id.map(|id| game.node(id).unwrap().ply() as u64);
        assert_eq!(ply(game.taken_back(at, &computers)), case["back"].as_u64(), "{name}: taken back");
        assert_eq!(ply(game.played_again(at, &computers)), case["again"].as_u64(), "{name}: played again");
    }
}

/// The node after so many moves of the main line.
fn node(game: &Game, ply: u64) -> NodeId {
    [NodeId::START].into_iter().chain(game.main_line()).nth(ply as usize).unwrap()
}
