//! A move: what a player can do in a turn.

use crate::{Space, Symmetry};

/// A turn: enter a piece, capture, or pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Move {
    /// Put a piece from the hand on an empty space.
    Enter(Space),
    /// Move a whole stack onto a neighbouring stack of the opponent.
    Capture {
        /// Where the moving stack stands.
        from: Space,
        /// Where the captured stack stands.
        to: Space,
    },
    /// Do nothing.
    Pass,
}

impl Symmetry {
    /// Where a move goes, as [`Symmetry::space`].
    pub fn mv(&self, mv: Move) -> Option<Move> {
        Some(match mv {
            Move::Enter(space) => Move::Enter(self.space(space)?),
            Move::Capture { from, to } => Move::Capture { from: self.space(from)?, to: self.space(to)? },
            Move::Pass => Move::Pass,
        })
    }
}
