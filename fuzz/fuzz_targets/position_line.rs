//! Any text as a position: whatever reads is written and reads the same, and can be played on.

#![no_main]

use abande::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
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
});
