//! What a position stands on: the part of the generator that differs between boards.

use std::sync::Arc;

use crate::bits::Bits;
use crate::grid::Grid;
use crate::survey::Gap;
use crate::{MAX_SPACES, Refusal, Space};

/// Knows which slots touch.
///
/// A *slot* is the number that a stack goes by in the sets of a [`State`](crate::state::State). On a board
/// with edges it is the number of its space; in Libre it is given out when the stack is entered.
pub(crate) trait Linked {
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

    /// Those of some slots that hang together with the first of them.
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

    /// Whether a band falls apart without the stack on `slot`.
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
pub(crate) trait Ground: Linked + Clone {
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

/// The links of a board with edges, one set for each space.
#[derive(Debug)]
pub(crate) struct Links<S> {
    /// Padded with empty sets, so that no slot is out of bounds and none needs a check.
    of: [S; MAX_SPACES],
    /// What is next to any of eight spaces in a row, for each of their 256 sets. Padded, so that there are as many
    /// as a set has bytes.
    of_eight: Vec<[S; 256]>,
    /// Where the board is a full grid, its links follow from its width.
    grid: Option<Grid<S>>,
    all: S,
}

impl<S: Bits> Links<S> {
    /// Takes each space's neighbours.
    pub(crate) fn new(neighbours: &[Vec<u8>]) -> Links<S> {
        let set = |numbers: &Vec<u8>| {
            numbers.iter().fold(S::EMPTY, |set, &number| set | S::only(usize::from(number)))
        };
        let mut of = [S::EMPTY; MAX_SPACES];
        for (links, numbers) in of.iter_mut().zip(neighbours) {
            *links = set(numbers);
        }
        let of_eight = of[..S::CAPACITY].chunks(8).map(|eight| {
            std::array::from_fn(|set| {
                let chosen = eight.iter().enumerate().filter(|(number, _)| set >> number & 1 == 1);
                chosen.fold(S::EMPTY, |around, (_, &links)| around | links)
            })
        });
        let of_eight = of_eight.collect();
        let all = (0..neighbours.len()).fold(S::EMPTY, |all, number| all | S::only(number));
        Links { of, of_eight, grid: Grid::of(&of[..neighbours.len()]), all }
    }

    #[inline]
    fn around(&self, slots: S) -> S {
        if let Some(grid) = &self.grid {
            return grid.around(slots);
        }
        let bytes = slots.bytes();
        let bytes = bytes.as_ref();
        // That both are as long, and how long, is known when this is compiled: so there is no loop.
        let eights = self.of_eight[..bytes.len()].iter().zip(bytes);
        eights.fold(S::EMPTY, |around, (eight, &byte)| around | eight[usize::from(byte)])
    }
}

/// The ground of a board with edges.
pub(crate) type Field<S> = Arc<Links<S>>;

/// Which ground a board offers.
#[derive(Debug)]
pub(crate) enum Terrain {
    Small(Field<u64>),
    Large(Field<u128>),
    Libre,
}

impl Terrain {
    /// The ground of a board with edges, in the smallest sets that hold it.
    pub(crate) fn linked(neighbours: &[Vec<u8>]) -> Terrain {
        if neighbours.len() <= u64::CAPACITY {
            Terrain::Small(Arc::new(Links::new(neighbours)))
        } else {
            Terrain::Large(Arc::new(Links::new(neighbours)))
        }
    }
}

impl<S: Bits> Links<S> {
    /// The empty spaces next to the band, or all spaces where there is no band yet.
    #[inline]
    pub(crate) fn entries(&self, band: S) -> S {
        if band.is_empty() {
            return self.all;
        }
        self.around(band).without(band)
    }
}

impl<S: Bits> Linked for Field<S> {
    type Set = S;

    #[inline]
    fn links(&self, slot: usize) -> S {
        self.of[slot % MAX_SPACES]
    }

    #[inline]
    fn around(&self, slots: S) -> S {
        Links::around(self, slots)
    }

    #[inline]
    fn around_few(&self, slots: S) -> S {
        match &self.grid {
            Some(grid) => grid.around(slots),
            None => slots.numbers().fold(S::EMPTY, |around, slot| around | self.links(slot)),
        }
    }
}

impl<S: Bits> Ground for Field<S> {
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
        space.number() < S::CAPACITY && self.all.has(space.number())
    }
}
