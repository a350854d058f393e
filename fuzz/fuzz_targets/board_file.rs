//! Any text as a board file: whatever reads can be played on, and its symmetries are ones.

#![no_main]

use abande::{Board, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
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
});
