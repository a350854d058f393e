//! A position as bitsets, for programs that evaluate it.

use super::Color;
use crate::board::Sealed;
use crate::{Bits, Space};

/// What a stack leaves in the band when it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gap {
    /// Its neighbours hold together among themselves, whatever becomes of the rest.
    Closed,
    /// They hold together by way of the rest.
    Bridged,
    /// The band falls apart.
    Open,
}

/// The stacks of a position, each under a small number, its slot.
///
/// Slots are a matter of the position at hand: a stack may have another slot in another position. Only positions of this
/// crate can be surveyed.
pub trait Survey: Sealed {
    /// A set of slots.
    type Set: Bits;

    /// A player's stacks.
    fn owned(&self, player: Color) -> Self::Set;

    /// The stacks of two or three.
    fn high(&self) -> Self::Set;

    /// The stacks of three.
    fn full(&self) -> Self::Set;

    /// The slots next to a slot. On boards with edges there are empty spaces among them.
    fn links(&self, slot: usize) -> Self::Set;

    /// All slots next to any of a set.
    fn around(&self, slots: Self::Set) -> Self::Set;

    /// The space of a slot.
    fn space(&self, slot: usize) -> Space;

    /// Those of some slots that hang together with the first of them.
    fn cluster(&self, slots: Self::Set) -> Self::Set;

    /// What a stack would leave in a band. It need not be that of the position: there may be stacks missing from it.
    fn gap(&self, slot: usize, band: Self::Set) -> Gap;

    /// Whether a band would fall apart without one of its stacks.
    #[inline]
    fn is_cut_point(&self, slot: usize, band: Self::Set) -> bool {
        self.gap(slot, band) == Gap::Open
    }

    /// What a stack adds to the key of a position, with which it is combined by exclusive or.
    fn stack_key(&self, slot: usize, owner: Color, height: u8) -> u64;
}

/// Somebody who looks at positions; see [`Position::survey`](crate::Position::survey).
pub trait Surveyor {
    /// What he finds.
    type Finding;

    /// Looks at a position on whichever sort of board.
    fn look<V: Survey>(self, survey: &V) -> Self::Finding;
}
