//! Any text as records of Abstract Play: whatever reads is written, where it can be, and reads the same; by way of `.abn` too.

use abande::{Boards, Coords, Game, read_abstract_play, read_games};

use crate::text;

const NOW: &str = "2025-01-02T03:04:05Z";

/// Panics where that does not hold.
pub fn abstract_play(bytes: &[u8]) {
    let text = text(bytes);
    for game in read_abstract_play(text).flatten() {
        let Ok(export) = game.to_abstract_play(NOW) else { continue };
        let back = Game::from_abstract_play(&export.record);
        assert_eq!(back.as_ref(), Ok(&game), "{}", export.record);
        // By way of text too: numbers and escapes must survive it.
        let text = export.record.to_string();
        let back: Vec<_> = read_abstract_play(&text).collect();
        assert_eq!(back.as_slice(), [Ok(game.clone())], "{text}");
        let abn = game.to_abn(Coords::Stein);
        let back: Vec<_> = read_games(&abn, &Boards::default(), Coords::Stein).flatten().collect();
        assert_eq!(back, [game], "{abn}");
    }
}
