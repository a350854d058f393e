//! Points, and who has won.

use std::fmt;

use super::Color;

/// The points of both players: the heights of their stacks that touch an enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// Black's points.
    pub black: u16,
    /// White's points.
    pub white: u16,
}

impl Score {
    /// A player's points.
    pub fn of(self, player: Color) -> u16 {
        match player {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// Black's points less White's.
    pub fn margin(self) -> i32 {
        i32::from(self.black) - i32::from(self.white)
    }

    /// Who is ahead; nobody where the points are equal.
    pub fn leader(self) -> Option<Color> {
        match self.margin() {
            1.. => Some(Color::Black),
            0 => None,
            _ => Some(Color::White),
        }
    }
}

impl fmt::Display for Score {
    /// Black's points first: `15-12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}
