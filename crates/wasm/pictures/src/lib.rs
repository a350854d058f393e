//! Pictures of the board game Abande for browsers.
//!
//! A module of its own, beside the rules and the engine: letters and drawing weigh more than a first visit should
//! wait for, and few visits want a picture. It knows one thing, how a position line becomes SVG; what the picture
//! looks like is for `abande-draw`.
//!
//! ```
//! let svg = abande_wasm_pictures::draw("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0", Some("d4"), &[], false)?;
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), String>(())
//! ```

// What comes from JavaScript is ours: bindings hand values over, not references to them.
#![allow(clippy::needless_pass_by_value)]

use abande::{Board, Boards, Coords, Position};
use abande_draw::{picture, svg};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A position as SVG, with the move that led to it marked.
///
/// # Errors
/// When the position, the move or a board file cannot be read, with the place.
#[wasm_bindgen(js_name = drawPosition)]
pub fn draw_position(
    line: &str,
    last: Option<String>,
    board_files: Vec<String>,
    slanted: bool,
) -> Result<String, JsError> {
    draw(line, last.as_deref(), &board_files, slanted).map_err(|message| JsError::new(&message))
}

/// As [`draw_position`], for those who are no page.
///
/// # Errors
/// What is wrong, and where.
pub fn draw(line: &str, last: Option<&str>, board_files: &[String], slanted: bool) -> Result<String, String> {
    let mut boards = Boards::default();
    for file in board_files {
        boards.add(board(file).map_err(|error| error.to_string())?);
    }
    let position = Position::from_line(line, &boards).map_err(|error| error.to_string())?;
    let last = last.map(|text| position.board().parse_move(text, Coords::Stein)).transpose();
    let options = picture::Options {
        coords: if slanted { Coords::Slanted } else { Coords::Stein },
        last: last.map_err(|error| error.to_string())?,
        ..picture::Options::default()
    };
    Ok(svg::write(&picture::draw(&position, &options)))
}

/// The board of a file. JSON begins with a brace, TOML never does.
fn board(file: &str) -> Result<Board, abande::BoardFileError> {
    let json = file.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    if json { Board::from_json(file) } else { Board::from_toml(file) }
}

#[cfg(test)]
mod tests {
    use super::draw;

    #[test]
    fn every_board_is_drawn_and_rubbish_is_told() {
        for (line, last) in [
            ("snub x7/x7/x7/x3,b,x3/x7/x7/x7 w 17/18 0", "d4"),
            ("libre 0,0:b;0,1:b;1,0:w w 16/17 0", "0,1"),
            ("hex x4/x5/x6/x2,bw,b,x3/x6/x5/x4 b 16/17 0", "c3-d3"),
        ] {
            assert!(draw(line, Some(last), &[], true).unwrap().starts_with("<svg"), "{line}");
        }
        assert!(draw("hex x4 b 18/18 0", None, &[], false).unwrap_err().starts_with("column "));
        assert!(draw("libre 0,0:b;1,0:w b 17/17 0", Some("up"), &[], false).is_err());
        assert!(draw("libre 0,0:b;1,0:w b 17/17 0", None, &["name = 1".into()], false).is_err());
    }
}
