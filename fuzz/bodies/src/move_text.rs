//! Any text as a move, on every sort of board: whatever reads is written and reads the same.

use abande::{Board, Boards, Coords};

use crate::text;

/// Panics where that does not hold.
pub fn move_text(bytes: &[u8]) {
    let text = text(bytes);
    let boards = Boards::default();
    let sized = ["hex:6", "square:9"].iter().filter_map(|name| boards.board(name).ok());
    for board in [Board::hex(), Board::snub(), Board::libre()].into_iter().chain(sized) {
        for coords in [Coords::Stein, Coords::Slanted] {
            if let Ok(mv) = board.parse_move(text, coords) {
                let written = board.move_text(mv, coords);
                assert_eq!(board.parse_move(&written, coords), Ok(mv), "{text:?} on {board:?}");
            }
        }
    }
    let _ = boards.variant(text);
}
