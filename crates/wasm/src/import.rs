//! Games from texts of any kind that we read.

use abande::{Boards, Coords, Position, TextKind, read_games, read_moves};
use abande_wasm_fault::ReadFault;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::boards::boards;
use crate::read_fault::{of_moves, of_position, of_record};
use crate::{Failure, Game};

/// Whether a text looks like records of Abstract Play: a module of its own makes `.abn` of them.
#[wasm_bindgen(js_name = isAbstractPlay)]
pub fn is_abstract_play(text: &str) -> bool {
    TextKind::of(text.trim_start_matches('\u{feff}')) == TextKind::AbstractPlay
}

/// Reads games from a text: position lines, bare moves, or `.abn`, whichever it looks like.
///
/// # Errors
/// At the first fault, with its place.
#[wasm_bindgen(js_name = importGames)]
pub fn import_games(text: &str, board_files: Vec<String>, slanted: bool) -> Result<Vec<Game>, Failure> {
    let boards = boards(&board_files)?;
    let text = text.trim_start_matches('\u{feff}');
    let coords = if slanted { Coords::Slanted } else { Coords::Stein };
    let games: Result<Vec<abande::Game>, Failure> = match TextKind::of(text) {
        TextKind::Positions => from_positions(text, &boards),
        TextKind::Moves => {
            let said = |error| Failure::reading(&error, &of_moves(&error, text, &boards));
            read_moves(text, None, coords).map(|game| vec![game]).map_err(said)
        }
        TextKind::Games | TextKind::AbstractPlay => {
            let said = |error| Failure::reading(&error, &of_record(&error, text, &boards));
            read_games(text, &boards, coords).map(|game| game.map_err(said)).collect()
        }
    };
    let games = games?;
    if games.is_empty() {
        return Err(Failure::reading("the text holds no game", &ReadFault::new("no-game")));
    }
    Ok(games.into_iter().map(Game::from).collect())
}

/// A game from each position, one a line; blank lines do not count.
fn from_positions(text: &str, boards: &Boards) -> Result<Vec<abande::Game>, Failure> {
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).collect();
    let read = |&(number, line): &(usize, &str)| match Position::from_line(line.trim(), boards) {
        Ok(position) => Ok(abande::Game::from_position(position)),
        Err(error) => {
            let number = (lines.len() > 1).then_some(number);
            let fault = of_position(&error, line, boards, number);
            let place = number.map(|number| format!("line {number}, ")).unwrap_or_default();
            Err(Failure::reading(format!("{place}{error}"), &fault))
        }
    };
    lines.iter().map(read).collect()
}
