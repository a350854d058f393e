//! A position as bitsets that have room for what is yet to be entered.

use super::Survey;
use super::bounded::Bounded;
use super::state::State;
use super::topology::Topology;
use crate::{Bits, Space};

/// A survey in which the spaces where a piece may be entered have slots of their own.
///
/// In Libre only those around the band of the position have one: enough for one piece.
pub trait Plan: Survey {
    /// Where a piece may be entered next to a band. It need not be that of the position: there may be stacks
    /// missing from it.
    fn entries(&self, band: Self::Set) -> Self::Set;

    /// The slot of a space, if it has one.
    fn slot(&self, space: Space) -> Option<usize>;
}

/// Somebody who looks at positions with an eye on what is yet to be entered; see
/// [`Position::plan`](crate::Position::plan).
pub trait Planner {
    /// What he finds.
    type Finding;

    /// Looks at a position on whichever sort of board.
    fn look<P: Plan>(self, plan: &P) -> Self::Finding;
}

impl<S: Bits> Plan for State<Bounded<S>> {
    #[inline]
    fn entries(&self, band: S) -> S {
        self.topology().entries(band)
    }

    #[inline]
    fn slot(&self, space: Space) -> Option<usize> {
        Topology::slot(self.topology(), space)
    }
}
