//! Topologies: the part of the move generator that differs between boards.

use super::{Gap, Refusal};
use crate::{Bits, Space};

/// Which slots touch: the graph of a position.
///
/// A *slot* is the number that a stack goes by in the sets of a [`State`](super::state::State). On a board
/// with edges it is the number of its space; in Libre it is given out when the stack is entered.
pub(crate) trait Graph {
    type Set: Bits;

    /// The slots next to a slot. On a board with edges empty spaces count too.
    fn links(&self, slot: usize) -> Self::Set;

    /// All slots next to any of a set of slots, as [`Self::links`] has it.
    #[inline]
    fn around(&self, slots: Self::Set) -> Self::Set {
        self.around_few(slots)
    }

    /// The same, faster where the slots are few.
    #[inline]
    fn around_few(&self, slots: Self::Set) -> Self::Set {
        slots.numbers().fold(Self::Set::EMPTY, |around, slot| around | self.links(slot))
    }

    /// Those of some slots that hang together with the first of them: its connected component.
    #[inline]
    fn cluster(&self, slots: Self::Set) -> Self::Set {
        if slots.is_empty() {
            return slots;
        }
        let mut missing = slots.rest();
        let mut found = slots.without(missing);
        while !missing.is_empty() && !found.is_empty() {
            found = self.around_few(found) & missing;
            missing = missing.without(found);
        }
        slots.without(missing)
    }

    /// Whether a band falls apart without the stack on `slot`: a cut point, or articulation point, of the graph.
    #[inline]
    fn is_cut_point(&self, slot: usize, band: Self::Set) -> bool {
        self.gap(slot, band) == Gap::Open
    }

    /// What the stack on `slot` would leave in a band.
    // Asked in many places, and long: worth its copies but in the browser, where they would have to be loaded.
    #[cfg_attr(not(target_family = "wasm"), inline)]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn gap(&self, slot: usize, band: Self::Set) -> Gap {
        let ring = self.links(slot) & band;
        if ring.is_empty() {
            return Gap::Closed;
        }
        // Mostly the neighbours hold together among themselves. As in `cluster`, but this is where programs that
        // play spend their time, and it ends sooner so.
        let mut missing = ring.rest();
        let mut found = ring.without(missing);
        let mut seen = found;
        loop {
            if missing.is_empty() {
                return Gap::Closed;
            }
            found = self.around_few(found) & missing;
            if found.is_empty() {
                break;
            }
            missing = missing.without(found);
            seen |= found;
        }
        // They do not: look for a way round through the rest of the band.
        let mut unseen = band.without(seen | Self::Set::only(slot));
        found = seen;
        loop {
            found = self.around_few(found) & unseen;
            unseen = unseen.without(found);
            if (missing & unseen).is_empty() {
                return Gap::Bridged;
            }
            if found.is_empty() {
                return Gap::Open;
            }
        }
    }
}

/// Numbers the stacks of a position.
pub(crate) trait Topology: Graph + Clone {
    /// The space of a slot.
    fn space(&self, slot: usize) -> Space;

    /// The slot of a space: of any space of a board with edges, of an occupied one in Libre.
    fn slot(&self, space: Space) -> Option<usize>;

    /// Gives a slot to a stack that is about to stand on an empty space of the board.
    fn settle(&mut self, space: Space) -> usize;

    /// Gives a stack that had left its slot back.
    fn resettle(&mut self, slot: usize, space: Space);

    /// Frees the slot of a stack that leaves.
    fn leave(&mut self, slot: usize);

    /// Visits the spaces where a piece may be entered, in ascending order on boards with edges.
    fn each_entry(&self, band: Self::Set, visit: impl FnMut(Space));

    /// How many spaces [`Self::each_entry`] would visit.
    fn entry_count(&self, band: Self::Set) -> u32;

    /// Why a piece may not be entered on a space, hands and turns aside.
    fn entry_refusal(&self, band: Self::Set, space: Space) -> Option<Refusal>;

    /// Whether there is such a space on the board.
    fn contains(&self, space: Space) -> bool;
}
