//! Value: what a position is worth to the player to move, in parts of a point.

use std::ops::Neg;

/// A value: positive is good for the player to move. It is an expected margin in parts of a point; or, for
/// somebody who prefers any win to any hope, a final margin beyond all that can be expected: see [`exact`].
pub(crate) type Value = i32;

/// One point of margin.
pub const POINT: Value = 32;

/// Larger than any value, and small enough for the table's sixteen bits.
pub(crate) const INFINITE: Value = 32_000;

/// No guess is larger than this.
pub(crate) const MAX_GUESS: Value = 12_400;

/// A proven win is worth this and its margin; so any win is better than any guess.
const WIN: Value = 14_000;

/// To a search, a win is worth so much more than its margin, and a loss less. It is little: so a search goes on
/// looking for the best margin when it knows who wins, and what is proven can be weighed against what is expected.
const WIN_BONUS: Value = POINT / 2;

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) value: Value,
    /// Whether all lines that decide were followed to the end of the game: then the value, or where it lies
    /// outside the window of the search the bound that it is, holds for certain.
    pub(crate) sure: bool,
}

impl Found {
    /// A game that ends with this margin, or surely will.
    pub(crate) fn ended(margin: i32) -> Found {
        Found { value: POINT * margin + WIN_BONUS * margin.signum(), sure: true }
    }

    /// What seems so.
    pub(crate) fn guessed(value: Value) -> Found {
        Found { value, sure: false }
    }

    /// The final margin, where it is proven.
    pub(crate) fn proven(self) -> Option<i32> {
        self.sure.then(|| (self.value - WIN_BONUS * self.value.signum()) / POINT)
    }

    /// In hundredths of a point, as protocols and people have it.
    pub(crate) fn hundredths(self) -> i32 {
        self.proven().map_or(self.value * 100 / POINT, |margin| margin * 100)
    }
}

impl Neg for Found {
    type Output = Found;

    fn neg(self) -> Found {
        Found { value: -self.value, ..self }
    }
}

/// The value of a game that ends with this margin, or surely will, to a person.
pub(crate) fn exact(margin: i32) -> Value {
    WIN * margin.signum() + POINT * margin
}

/// The final margin that a value proves. A draw, zero, looks like a guess and is taken for one.
pub(crate) fn proven_margin(value: Value) -> Option<i32> {
    (value.abs() > MAX_GUESS).then(|| (value - WIN * value.signum()) / POINT)
}

/// A guess, kept apart from the proven values.
pub(crate) fn guess(value: Value) -> Value {
    value.clamp(-MAX_GUESS, MAX_GUESS)
}

/// In hundredths of a point, as protocols and people have it.
pub(crate) fn hundredths(value: Value) -> i32 {
    match proven_margin(value) {
        Some(margin) => margin * 100,
        None => value * 100 / POINT,
    }
}

/// The margin in points at which a player is expected to win about three games of four.
pub const CHANCE_SCALE: f32 = 3.0;

/// The chance to win, from 0 to 1, of a player who expects this margin in points. Networks learn by it, and
/// people are shown it.
pub fn winning_chance(points: f32) -> f32 {
    1.0 / (1.0 + (-points / CHANCE_SCALE).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_values_come_back_and_lie_beyond_guesses() {
        for margin in (-384..=384).filter(|&margin| margin != 0) {
            assert_eq!(proven_margin(exact(margin)), Some(margin));
            assert!(exact(margin).abs() > MAX_GUESS && exact(margin).abs() < INFINITE);
            assert_eq!(hundredths(exact(margin)), margin * 100);
        }
        assert_eq!(proven_margin(guess(100_000)), None);
        assert_eq!(hundredths(POINT / 2), 50);
    }

    #[test]
    fn what_is_found_for_certain_comes_back_and_more_is_worth_more() {
        for margin in -384..=384 {
            let found = Found::ended(margin);
            assert_eq!((found.proven(), found.hundredths()), (Some(margin), 100 * margin));
            assert_eq!((-found).proven(), Some(-margin));
            assert!(found.value < Found::ended(margin + 1).value && found.value.abs() < INFINITE);
        }
        assert_eq!(Found::guessed(POINT).proven(), None);
        assert_eq!(Found::guessed(-POINT / 2).hundredths(), -50);
    }

    #[test]
    fn chances_grow_with_the_margin_and_both_players_share_one() {
        assert!((winning_chance(0.0) - 0.5).abs() < 1e-6);
        assert!((0.7..0.8).contains(&winning_chance(CHANCE_SCALE)));
        for tenths in -300..300_i16 {
            let points = f32::from(tenths) / 10.0;
            assert!(winning_chance(points) <= winning_chance(points + 0.1));
            assert!((winning_chance(points) + winning_chance(-points) - 1.0).abs() < 1e-6);
        }
    }
}
