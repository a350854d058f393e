//! The boards that a page knows: the built-in ones, and those from files.

use abande::{Board, Boards};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Failure;
use crate::read_fault::of_board_file;

/// The built-in boards and those of the files, each in TOML or JSON.
pub(crate) fn boards(files: &[String]) -> Result<Boards, Failure> {
    let mut boards = Boards::default();
    for file in files {
        boards.add(board(file)?);
    }
    Ok(boards)
}

/// The board of a file. JSON begins with a brace, TOML never does.
pub(crate) fn board(file: &str) -> Result<Board, Failure> {
    let json = file.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    let read = if json { Board::from_json(file) } else { Board::from_toml(file) };
    read.map_err(|error| Failure::reading(&error, &of_board_file(&error)))
}

/// The name of the board in a file.
///
/// # Errors
/// When the file has a fault, with its place.
#[wasm_bindgen(js_name = boardFileName)]
pub fn board_file_name(file: &str) -> Result<String, Failure> {
    Ok(board(file)?.name().to_owned())
}
