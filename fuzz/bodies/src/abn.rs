//! Any text as a file of games: whatever reads is written and reads the same, and is written the same again.

use abande::{Boards, Coords, read_games, write_games};

use crate::text;

/// Panics where that does not hold.
pub fn abn(bytes: &[u8]) {
    let text = text(bytes);
    let boards = Boards::default();
    for coords in [Coords::Stein, Coords::Slanted] {
        // Where a game is faulty, the others are still read.
        let games: Vec<_> = read_games(text, &boards, coords).flatten().collect();
        let written = write_games(&games, coords);
        let back: Vec<_> = read_games(&written, &boards, coords).collect();
        assert!(back.iter().all(Result::is_ok), "{written}");
        let back: Vec<_> = back.into_iter().flatten().collect();
        assert_eq!(back, games, "{written}");
        assert_eq!(write_games(&back, coords), written);
    }
}
