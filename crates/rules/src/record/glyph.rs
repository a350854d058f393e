//! Glyphs (PGN's NAGs): judgements on moves as numbers, and the signs for the first six.

/// The signs of the glyphs 1 to 6, in order.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The glyph of a sign such as `!?`.
pub(super) fn of_sign(sign: &str) -> Option<u8> {
    let index = SIGNS.iter().position(|known| *known == sign)?;
    Some(index as u8 + 1)
}

/// The sign of a glyph, if it has one.
pub(super) fn sign(glyph: u8) -> Option<&'static str> {
    SIGNS.get(usize::from(glyph).checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_numbers_agree() {
        for glyph in 0..=u8::MAX {
            assert_eq!(sign(glyph).is_some(), (1..=6).contains(&glyph));
            assert_eq!(sign(glyph).and_then(of_sign), sign(glyph).map(|_| glyph));
        }
        assert_eq!(of_sign("!?"), Some(5));
        assert_eq!(of_sign("!!!"), None);
    }
}
