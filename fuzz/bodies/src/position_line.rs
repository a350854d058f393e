//! Any text as a position: whatever reads is written and reads the same, and can be played on.

use abande::Position;

use crate::text;

/// Panics where that does not hold.
pub fn position_line(bytes: &[u8]) {
    let text = text(bytes);
    let Ok(position) = text.parse::<Position>() else { return };
    let written = position.to_string();
    assert_eq!(written.parse::<Position>().as_ref(), Ok(&position), "{written}");
    let mut played = position.clone();
    for mv in position.moves() {
        let undo = played.play(mv).expect("listed as legal is accepted as legal");
        assert!(played.setup().validate().is_ok(), "{mv:?} in {written}");
        played.take_back(undo);
        assert_eq!(played, position, "{mv:?} taken back in {written}");
    }
}
