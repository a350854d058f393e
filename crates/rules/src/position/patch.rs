//! The frontier in Libre: the part of the grid that matters for one more piece, the band and the spaces around it.

use super::libre::{Torus, once_and_twice};
use super::state::State;
use super::topology::{Graph, Topology};
use super::{Color, Gap, Plan, Survey, zobrist};
use crate::board::Sealed;
use crate::{Bits, Space};

/// How many slots there are.
const SLOTS: usize = u64::CAPACITY;

/// A Libre position whose surroundings have slots too. Stacks keep the slots that they have in the position.
pub(crate) struct Patch<'a> {
    state: &'a State<Torus>,
    /// What each slot touches; of two empty spaces it is not told.
    links: [u64; SLOTS],
    spaces: [Space; SLOTS],
    taken: u64,
}

impl Patch<'_> {
    /// The surroundings of a position, if they fit.
    pub(crate) fn new(state: &State<Torus>) -> Option<Patch<'_>> {
        let torus = state.topology();
        let mut cells = torus.cells();
        let mut patch = Patch {
            state,
            links: [u64::EMPTY; SLOTS],
            spaces: [Space::axial(0, 0); SLOTS],
            taken: torus.taken(),
        };
        let mut vacant = !patch.taken;
        for stack in torus.taken().numbers() {
            let space = torus.space(stack);
            patch.spaces[stack] = space;
            for (dq, dr) in Space::STEPS {
                let neighbour = Space::axial(space.q().wrapping_add(dq), space.r().wrapping_add(dr));
                let slot = cells.slot_or(neighbour, || {
                    if vacant.is_empty() {
                        return None;
                    }
                    let slot = vacant.first();
                    vacant = vacant.rest();
                    patch.spaces[slot] = neighbour;
                    patch.taken |= u64::only(slot);
                    Some(slot)
                })?;
                patch.links[stack] |= u64::only(slot);
                patch.links[slot] |= u64::only(stack);
            }
        }
        Some(patch)
    }
}

impl Graph for Patch<'_> {
    type Set = u64;

    #[inline]
    fn links(&self, slot: usize) -> u64 {
        self.links[slot % SLOTS]
    }
}

impl Sealed for Patch<'_> {}

impl Survey for Patch<'_> {
    type Set = u64;

    fn owned(&self, player: Color) -> u64 {
        self.state.owned(player)
    }

    fn high(&self) -> u64 {
        self.state.high()
    }

    fn full(&self) -> u64 {
        self.state.full()
    }

    #[inline]
    fn links(&self, slot: usize) -> u64 {
        Graph::links(self, slot)
    }

    #[inline]
    fn around(&self, slots: u64) -> u64 {
        Graph::around(self, slots)
    }

    #[inline]
    fn space(&self, slot: usize) -> Space {
        self.spaces[slot % SLOTS]
    }

    #[inline]
    fn cluster(&self, slots: u64) -> u64 {
        Graph::cluster(self, slots)
    }

    #[inline]
    fn gap(&self, slot: usize, band: u64) -> Gap {
        Graph::gap(self, slot, band)
    }

    #[inline]
    fn stack_key(&self, slot: usize, owner: Color, height: u8) -> u64 {
        zobrist::stack(self.space(slot), owner, height)
    }
}

impl Plan for Patch<'_> {
    fn entries(&self, band: u64) -> u64 {
        // A lone stack cannot be strong: the one exception of D6.
        if band.count() == 1 {
            return Graph::links(self, band.first());
        }
        let (_, twice) = once_and_twice(band.numbers().map(|stack| Graph::links(self, stack)));
        // Two neighbours, or one that is strong; with more than one it does not matter which is.
        (twice | Graph::around(self, band & twice)).without(band)
    }

    fn slot(&self, space: Space) -> Option<usize> {
        self.taken.numbers().find(|&slot| self.spaces[slot] == space)
    }
}
