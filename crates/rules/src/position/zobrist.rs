//! Zobrist keys of positions, for transposition tables. No game repeats a position, so nothing else needs them.

use super::Color;
use crate::Space;

/// Spreads a small number over 64 bits (the finaliser of `SplitMix64`).
#[inline]
pub(crate) const fn spread(number: u64) -> u64 {
    let mut z = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The part of a stack. Its make-up below the top does not matter to play, so it does not count.
#[inline]
pub(crate) const fn stack(space: Space, owner: Color, height: u8) -> u64 {
    spread((space.code() as u64) << 3 | (owner.index() as u64) << 2 | height as u64)
}

/// The part of all that is not on the board.
#[inline]
pub(crate) const fn rest(hands: [u8; 2], turn: Color, passes: u8) -> u64 {
    let [black, white] = hands;
    // Above the codes of stacks, which have 19 bits.
    let code = (black as u64) << 16 | (white as u64) << 8 | (passes as u64) << 1 | turn.index() as u64;
    spread(1 << 32 | code)
}
