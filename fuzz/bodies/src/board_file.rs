//! Any text as a board file: whatever reads can be played on, and its symmetries are ones.

use abande::{Board, Position};

use crate::text;

/// Panics where that does not hold.
pub fn board_file(bytes: &[u8]) {
    let text = text(bytes);
    for board in [Board::from_toml(text).ok(), Board::from_json(text).ok()].into_iter().flatten() {
        let start = Position::start(&board.clone().into());
        assert_eq!(Some(start.moves().len()), board.size());
        for symmetry in board.symmetries() {
            for space in board.spaces() {
                let image = symmetry.space(space).expect("every space has an image");
                assert_eq!(board.neighbours(space).len(), board.neighbours(image).len());
            }
        }
    }
}
