//! Who of the two: a player's colour as the wire names it.

use abande::Color;
use serde::{Deserialize, Serialize};

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who moves first.
    Black,
    /// Who moves second.
    White,
}

impl Side {
    /// Both, Black first.
    pub const BOTH: [Side; 2] = [Side::Black, Side::White];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::Black => Side::Black,
            Color::White => Side::White,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::Black => Color::Black,
            Side::White => Color::White,
        }
    }
}

/// Something that each side has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Each<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> std::ops::Index<Side> for Each<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for Each<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Black => &mut self.black,
            Side::White => &mut self.white,
        }
    }
}
