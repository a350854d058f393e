//! Pictures of the board game Abande for browsers.
//!
//! A module of its own, beside the rules and the engine: letters and drawing weigh more than a first visit should
//! wait for, and few visits want a picture. It knows how a position line becomes SVG, and a game an animated GIF;
//! what they look like is for `abande-draw`.
//!
//! ```
//! let svg = abande_wasm_pictures::draw("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0", Some("d4"), &[], false, None)?;
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), abande_wasm_pictures::PictureError>(())
//! ```

// What comes from JavaScript is ours: bindings hand values over, not references to them.
#![allow(clippy::needless_pass_by_value)]

use std::time::Duration;

use abande::{
    Board, BoardFileError, Boards, Coords, Game, MoveTextError, Position, PositionError, RecordError,
    read_games,
};
use abande_draw::gif::{self, Shot};
use abande_draw::language::PictureLanguage;
use abande_draw::moments::{self, Moment};
use abande_draw::{TooLarge, picture, svg};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// How long a position of a GIF is shown, as the program `abande draw` does it; the last one four times as long.
const DELAY: Duration = Duration::from_secs(1);

/// Why there is no picture. The page gets the sentence.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PictureError {
    /// A board file.
    #[error(transparent)]
    BoardFile(#[from] BoardFileError),
    /// The position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The move that led to it.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// The game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A text without a game.
    #[error("the text holds no game")]
    NoGame,
    /// No file can hold it.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

/// A position as SVG, with the move that led to it marked, and below it in a language how the game stands, if one
/// is given.
///
/// # Errors
/// When the position, the move or a board file cannot be read, with the place.
#[wasm_bindgen(js_name = drawPosition)]
pub fn draw_position(
    line: &str,
    last: Option<String>,
    board_files: Vec<String>,
    slanted: bool,
    caption: Option<String>,
) -> Result<String, JsError> {
    let drawn = draw(line, last.as_deref(), &board_files, slanted, caption.as_deref());
    drawn.map_err(JsError::from)
}

/// The main line of a game as an animated GIF file, from the start to its end.
///
/// # Errors
/// When the game or a board file cannot be read, with the place.
#[wasm_bindgen(js_name = filmGame)]
pub fn film_game(
    abn: &str,
    board_files: Vec<String>,
    slanted: bool,
    language: &str,
) -> Result<Vec<u8>, JsError> {
    film(abn, &board_files, slanted, language).map_err(JsError::from)
}

/// As [`draw_position`], for those who are no page.
///
/// # Errors
/// What is wrong, and where.
pub fn draw(
    line: &str,
    last: Option<&str>,
    board_files: &[String],
    slanted: bool,
    caption: Option<&str>,
) -> Result<String, PictureError> {
    let boards = boards(board_files)?;
    let position = Position::from_line(line, &boards)?;
    let last = last.map(|text| position.board().parse_move(text, Coords::Stein)).transpose();
    let options = picture::Options {
        coords: coords(slanted),
        caption: caption.map(language_of),
        last: last?,
        ..picture::Options::default()
    };
    Ok(svg::write(&picture::draw(&position, &options)))
}

/// As [`film_game`], for those who are no page.
///
/// # Errors
/// What is wrong, and where.
pub fn film(
    abn: &str,
    board_files: &[String],
    slanted: bool,
    language: &str,
) -> Result<Vec<u8>, PictureError> {
    let boards = boards(board_files)?;
    let game = read_games(abn, &boards, Coords::Stein).next().ok_or(PictureError::NoGame)??;
    let coords = coords(slanted);
    let title = title(&game);
    let moments = moments::of_game(&game);
    let room = moments::room(&moments);
    let last = moments.len().saturating_sub(1);
    let shot = |(place, moment): (usize, &Moment)| {
        let heading = if place == 0 { title.clone() } else { moment.move_text(coords) };
        let options = picture::Options {
            coords,
            caption: Some(language_of(language)),
            heading: Some(heading),
            last: moment.last,
            room_for: room.clone(),
            ..picture::Options::default()
        };
        let time = if place == last { 4 * DELAY } else { DELAY };
        Shot { scene: picture::draw(&moment.position, &options), time }
    };
    let shots: Vec<Shot> = moments.iter().enumerate().map(shot).collect();
    Ok(gif::encode(&shots, 1.0)?)
}

/// What stands above the start.
fn title(game: &Game) -> String {
    match (game.tags().get("Black"), game.tags().get("White")) {
        (Some(black), Some(white)) => format!("{black} – {white}"),
        _ => String::new(),
    }
}

fn coords(slanted: bool) -> Coords {
    if slanted { Coords::Slanted } else { Coords::Stein }
}

/// English where there is no other.
fn language_of(code: &str) -> PictureLanguage {
    code.parse().unwrap_or(PictureLanguage::English)
}

fn boards(files: &[String]) -> Result<Boards, PictureError> {
    let mut boards = Boards::default();
    for file in files {
        boards.add(board(file)?);
    }
    Ok(boards)
}

/// The board of a file. JSON begins with a brace, TOML never does.
fn board(file: &str) -> Result<Board, BoardFileError> {
    let json = file.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    if json { Board::from_json(file) } else { Board::from_toml(file) }
}

#[cfg(test)]
mod tests {
    use super::{draw, film};

    #[test]
    fn every_board_is_drawn_and_rubbish_is_told() {
        for (line, last) in [
            ("snub x7/x7/x7/x3,b,x3/x7/x7/x7 w 17/18 0", "d4"),
            ("libre 0,0:b;0,1:b;1,0:w w 16/17 0", "0,1"),
            ("hex x4/x5/x6/x2,bw,b,x3/x6/x5/x4 b 16/17 0", "c3-d3"),
        ] {
            assert!(draw(line, Some(last), &[], true, Some("de")).unwrap().starts_with("<svg"), "{line}");
        }
        assert!(
            draw("hex x4 b 18/18 0", None, &[], false, None).unwrap_err().to_string().starts_with("column ")
        );
        assert!(draw("libre 0,0:b;1,0:w b 17/17 0", Some("up"), &[], false, None).is_err());
        assert!(draw("libre 0,0:b;1,0:w b 17/17 0", None, &["name = 1".into()], false, None).is_err());
    }
    #[test]
    fn a_game_becomes_a_film_and_rubbish_is_told() {
        let gif = film("[Black \"Ann\"] [White \"Ben\"] 1. d4 c3 2. d3 *", &[], false, "de").unwrap();
        assert!(gif.starts_with(b"GIF89a"));
        let still = film("*", &[], false, "xx").unwrap();
        assert!(still.len() < gif.len());
        assert!(film("1. d4 a1 *", &[], false, "en").unwrap_err().to_string().contains("column 7"));
        assert!(film("", &[], false, "en").is_err());
    }
}
