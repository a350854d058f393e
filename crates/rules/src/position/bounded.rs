//! The topology of boards with edges: each space has its slot.

use std::sync::Arc;

use super::Refusal;
use super::topology::{Graph, Topology};
use crate::board::Links;
use crate::{Bits, Space};

/// A board with edges: a slot is a space's number.
pub(crate) type Bounded<S> = Arc<Links<S>>;

impl<S: Bits> Links<S> {
    /// The empty spaces next to the band, or all spaces where there is no band yet.
    #[inline]
    pub(crate) fn entries(&self, band: S) -> S {
        if band.is_empty() {
            return self.all();
        }
        self.around(band).without(band)
    }
}

impl<S: Bits> Graph for Bounded<S> {
    type Set = S;

    #[inline]
    fn links(&self, slot: usize) -> S {
        self.of(slot)
    }

    #[inline]
    fn around(&self, slots: S) -> S {
        Links::around(self, slots)
    }

    #[inline]
    fn around_few(&self, slots: S) -> S {
        Links::around_few(self, slots)
    }
}

impl<S: Bits> Topology for Bounded<S> {
    #[inline]
    fn space(&self, slot: usize) -> Space {
        Space::numbered(slot as u8)
    }

    #[inline]
    fn slot(&self, space: Space) -> Option<usize> {
        self.contains(space).then(|| space.number())
    }

    #[inline]
    fn settle(&mut self, space: Space) -> usize {
        space.number()
    }

    #[inline]
    fn resettle(&mut self, _: usize, _: Space) {}

    #[inline]
    fn leave(&mut self, _: usize) {}

    #[inline]
    fn each_entry(&self, band: S, mut visit: impl FnMut(Space)) {
        for slot in self.entries(band).numbers() {
            visit(self.space(slot));
        }
    }

    #[inline]
    fn entry_count(&self, band: S) -> u32 {
        self.entries(band).count()
    }

    fn entry_refusal(&self, band: S, space: Space) -> Option<Refusal> {
        if !self.contains(space) {
            Some(Refusal::NoSuchSpace { space })
        } else if band.has(space.number()) {
            Some(Refusal::Occupied { space })
        } else if !self.entries(band).has(space.number()) {
            Some(Refusal::NotNextToBand { space })
        } else {
            None
        }
    }

    #[inline]
    fn contains(&self, space: Space) -> bool {
        space.number() < S::CAPACITY && self.all().has(space.number())
    }
}
