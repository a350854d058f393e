//! Games from texts of any kind that we read.

use abande::{Coords, Position, read_abstract_play, read_games};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::boards::boards;
use crate::{Failure, Game};

/// Reads games from a text: Abstract Play's JSON, a position line, or `.abn`, whichever it looks like.
///
/// # Errors
/// At the first fault, with its place.
#[wasm_bindgen(js_name = importGames)]
pub fn import_games(text: &str, board_files: Vec<String>, slanted: bool) -> Result<Vec<Game>, Failure> {
    let boards = boards(&board_files)?;
    let text = text.trim_start_matches('\u{feff}');
    let games: Result<Vec<abande::Game>, Failure> = if is_json(text) {
        read_abstract_play(text).map(|game| Ok(game?)).collect()
    } else if is_position_line(text) {
        Ok(vec![abande::Game::from_position(Position::from_line(text.trim(), &boards)?)])
    } else {
        let coords = if slanted { Coords::Slanted } else { Coords::Stein };
        read_games(text, &boards, coords).map(|game| Ok(game?)).collect()
    };
    let games = games?;
    if games.is_empty() {
        return Err(Failure::new("the text holds no game"));
    }
    Ok(games.into_iter().map(Game::from).collect())
}

fn is_json(text: &str) -> bool {
    let start = text.trim_start();
    // A tag of a game file has a letter behind its bracket, a list of records has not.
    start.starts_with('{') && start[1..].trim_start().starts_with(['"', '}'])
        || start.starts_with('[') && start[1..].trim_start().starts_with(['{', ']'])
}

/// One line of five words, the third of which is a turn.
fn is_position_line(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    text.trim().lines().count() == 1
        && words.len() >= 3
        && (words[1].contains('/') || words[1].contains(':'))
        && !words[0].starts_with(['[', '{'])
}
