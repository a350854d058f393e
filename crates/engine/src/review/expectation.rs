//! Expectation: the final margin that a player can expect of a position, and his winning chance.

use std::ops::Neg;

use abande::{Color, Position};

use crate::{Report, winning_chance};

/// The final margin that a player can expect, from his side: positive is good for him. `-` turns it into the
/// other player's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    /// The margin in hundredths of a point.
    pub hundredths: i32,
    /// The final margin in points, where it is proven.
    pub proven: Option<i32>,
}

impl Expectation {
    /// What is certain: the game ends with this margin.
    pub fn certain(margin: i32) -> Expectation {
        Expectation { hundredths: 100 * margin, proven: Some(margin) }
    }

    /// What a player has got, where the game is over.
    pub fn of_result(position: &Position, player: Color) -> Option<Expectation> {
        let margin = position.result()?.margin();
        Some(Expectation::certain(if player == Color::Black { margin } else { -margin }))
    }

    /// The margin in points.
    pub fn points(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }

    /// The chance to win, from 0 to 1; a draw counts half.
    pub fn chance(self) -> f64 {
        match self.proven {
            Some(margin) => f64::from(margin.signum() + 1) / 2.0,
            None => f64::from(winning_chance(self.hundredths as f32 / 100.0)),
        }
    }
}

impl From<&Report> for Expectation {
    fn from(report: &Report) -> Expectation {
        Expectation { hundredths: report.hundredths, proven: report.proven }
    }
}

impl Neg for Expectation {
    type Output = Expectation;

    fn neg(self) -> Expectation {
        Expectation { hundredths: -self.hundredths, proven: self.proven.map(Neg::neg) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_proven_leaves_nothing_to_chance() {
        for (margin, chance) in [(-7, 0.0), (0, 0.5), (1, 1.0)] {
            let expectation = Expectation::certain(margin);
            assert_eq!((expectation.chance(), expectation.points()), (chance, f64::from(margin)));
            assert!(((-expectation).chance() + chance - 1.0).abs() < 1e-9);
        }
        let guess = Expectation { hundredths: 1200, proven: None };
        assert!(guess.chance() > 0.9 && guess.chance() < 1.0);
    }
}
