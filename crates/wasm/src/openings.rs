//! Openings in the hands of a page: what a book knows of a position, and what was played there in some games.

use abande::{Board, Boards, Coords, Move, Position, read_games};
use abande_book::{Book, BookMove, Page, PlayedMove};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Failure;
use crate::boards::boards;
use crate::state::{ColorView, MoveView};

/// What a book knows of a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "BookPage"))]
pub(crate) struct PageView {
    /// What the position is worth to the player to move, in points.
    margin: f64,
    /// Whose turn it is.
    turn: ColorView,
    /// How many positions of the book it leads to, itself included.
    positions: u32,
    /// The best one first; none where the book ends.
    moves: Vec<BookMoveView>,
}

/// A move that a book knows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "BookMove"))]
pub(crate) struct BookMoveView {
    /// The move, and those that lead to the same but for turning and mirroring.
    alike: Vec<MoveView>,
    /// In points, for the player who makes it.
    margin: f64,
    /// How many positions of the book come behind it.
    positions: u32,
    /// How much of what the book knows comes behind it, from 0 to 1.
    share: f32,
    /// How many moves the book goes on at most.
    depth: u8,
}

/// A move that was played.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayedMove"))]
pub(crate) struct PlayedMoveView {
    /// The move, and those that lead to the same but for turning and mirroring.
    alike: Vec<MoveView>,
    /// How many games went on with it.
    games: u32,
    /// Those that Black won.
    black: u32,
    draws: u32,
    /// Those that White won.
    white: u32,
}

fn views(board: &Board, moves: &[Move]) -> Vec<MoveView> {
    moves.iter().map(|&mv| MoveView::of(board, mv)).collect()
}

fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

impl PageView {
    fn of(position: &Position, page: &Page) -> PageView {
        let view = |mv: &BookMove| BookMoveView {
            alike: views(position.board(), &mv.alike),
            margin: points(mv.value),
            positions: mv.positions,
            share: mv.share,
            depth: mv.depth,
        };
        PageView {
            margin: points(page.value),
            turn: position.turn().into(),
            positions: page.positions,
            moves: page.moves.iter().map(view).collect(),
        }
    }
}

/// An opening book that has been fetched.
#[wasm_bindgen]
pub struct OpeningBook(Book);

#[wasm_bindgen]
impl OpeningBook {
    /// A book from its text.
    ///
    /// # Errors
    /// When it is none, or damaged.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<OpeningBook, Failure> {
        Ok(OpeningBook(Book::read(text)?))
    }

    /// How many positions it knows.
    #[wasm_bindgen(getter)]
    pub fn positions(&self) -> usize {
        self.0.len()
    }

    /// The nodes of the search of each position.
    #[wasm_bindgen(getter)]
    pub fn nodes(&self) -> f64 {
        self.0.origin().nodes as f64
    }

    /// What it knows of the position of a line: `BookPage`, or `null`.
    ///
    /// # Errors
    /// When the line is no position.
    #[wasm_bindgen(js_name = lookUp)]
    pub fn look_up(&self, line: &str, board_files: Vec<String>) -> Result<String, Failure> {
        let position = Position::from_line(line, &boards(&board_files)?)?;
        let page = self.0.look_up(&position);
        Ok(serde_json::to_string(&page.map(|page| PageView::of(&position, &page)))?)
    }
}

/// What was played in some games on one board.
#[wasm_bindgen]
pub struct PlayedGames {
    played: abande_book::PlayedGames,
    boards: Boards,
}

#[wasm_bindgen]
impl PlayedGames {
    /// No games yet, for the board and the pieces of a position line.
    ///
    /// # Errors
    /// When the line is no position.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str, board_files: Vec<String>) -> Result<PlayedGames, Failure> {
        let boards = boards(&board_files)?;
        let variant = Position::from_line(line, &boards)?.variant();
        Ok(PlayedGames { played: abande_book::PlayedGames::new(variant), boards })
    }

    /// Counts the games of an `.abn` that are on the board. What cannot be read does not count.
    pub fn add(&mut self, abn: &str) {
        for game in read_games(abn, &self.boards, Coords::Stein).flatten() {
            self.played.add(&game);
        }
    }

    /// How many games it has.
    #[wasm_bindgen(getter)]
    pub fn games(&self) -> u32 {
        self.played.games()
    }

    /// The moves that were played in the position of a line, the most frequent one first: `PlayedMove[]`.
    ///
    /// # Errors
    /// When the line is no position.
    #[wasm_bindgen(js_name = lookUp)]
    pub fn look_up(&self, line: &str) -> Result<String, Failure> {
        let position = Position::from_line(line, &self.boards)?;
        let view = |mv: &PlayedMove| PlayedMoveView {
            alike: views(position.board(), &mv.alike),
            games: mv.outcomes.games(),
            black: mv.outcomes.black,
            draws: mv.outcomes.draws,
            white: mv.outcomes.white,
        };
        let moves: Vec<PlayedMoveView> = self.played.look_up(&position).iter().map(view).collect();
        Ok(serde_json::to_string(&moves)?)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::Value;

    use super::*;
    use crate::engine::tests::START;

    pub(crate) const BOOK: &str = include_str!("../../book/books/hex.txt");

    pub(crate) fn looked_up() -> [Value; 2] {
        let book = OpeningBook::new(BOOK).unwrap();
        let mut played = PlayedGames::new(START, vec![]).unwrap();
        for abn in [
            "1. d4 c3 1-0",
            "1. d4 c4 0-1",
            "1. c3 *",
            "[Board \"square\"]\n1. d4 *",
            "1. d4 d4 *",
            "nonsense",
        ] {
            played.add(abn);
        }
        assert_eq!(played.games(), 3);
        let texts = [book.look_up(START, vec![]).unwrap(), played.look_up(START).unwrap()];
        texts.map(|text| serde_json::from_str(&text).unwrap())
    }

    #[test]
    fn a_book_and_games_are_looked_up() {
        let [page, played] = looked_up();
        assert_eq!(page["turn"], "b");
        assert_eq!(page["margin"], page["moves"][0]["margin"]);
        assert_eq!(played[0]["alike"][0]["text"], "d4");
        assert_eq!(played[0]["games"], 2);
        assert_eq!(
            (&played[0]["black"], &played[0]["white"], &played[1]["games"]),
            (&1.into(), &1.into(), &1.into())
        );
        let book = OpeningBook::new(BOOK).unwrap();
        assert_eq!(book.look_up("snub x7/x7/x7/x7/x7/x7/x7 b 18/18 0", vec![]).unwrap(), "null");
    }

    #[test]
    fn damage_is_told() {
        let error = OpeningBook::new(&BOOK.replace("nodes", "notes")).err().unwrap();
        assert!(error.message().contains("line 5"), "{}", error.message());
    }
}
