//! The topology of Libre: no board, only the stacks and the unbounded grid they lie on, rolled up on a torus.

use super::Refusal;
use super::topology::{Graph, Topology};
use crate::board::MAX_LIBRE_PIECES;
use crate::{Bits, Space};

/// The side of the torus that the grid is rolled up into.
///
/// A connected band of at most 62 stacks spans at most 62 rows and columns, 64 with the spaces around it.
/// So no two spaces that matter at one time fall on the same cell, however far the band has wandered.
const SIDE: usize = 64;

const _: () = assert!(2 * MAX_LIBRE_PIECES as usize + 2 <= SIDE);

/// A cell without a stack.
const VACANT: u8 = u8::MAX;

/// The stacks of a Libre position: numbered, with the neighbours of each as a set, and drawn on a torus.
#[derive(Clone)]
pub(crate) struct Torus {
    taken: u64,
    spaces: [Space; SIDE],
    links: [u64; SIDE],
    /// Which slot stands on each cell of the torus, row by row.
    cells: [u8; SIDE * SIDE],
    /// The band drawn on the torus: for each `r` the set of its `q`s.
    rows: [u64; SIDE],
    /// Which of the rows are not empty.
    used: u64,
}

/// A coordinate rolled up.
#[inline]
fn rolled(coordinate: i8) -> usize {
    coordinate as u8 as usize % SIDE
}

#[inline]
fn cell(space: Space) -> usize {
    rolled(space.r()) * SIDE + rolled(space.q())
}

/// For each space of row `r` whether it touches at least one, and at least two, of the marked spaces.
#[inline]
fn touches(rows: &[u64; SIDE], r: usize) -> (u64, u64) {
    let (above, here, below) = (rows[(r + SIDE - 1) % SIDE], rows[r], rows[(r + 1) % SIDE]);
    once_and_twice([
        here.rotate_left(1),
        here.rotate_right(1),
        above,
        above.rotate_right(1),
        below,
        below.rotate_left(1),
    ])
}

/// What is in at least one of some sets, and what is in at least two.
#[inline]
pub(super) fn once_and_twice(sets: impl IntoIterator<Item = u64>) -> (u64, u64) {
    sets.into_iter().fold((0, 0), |(once, twice), set| (once | set, twice | once & set))
}

/// Turns rolled coordinates back: the first one of a run on the torus, and what it stands for.
struct Unrolling {
    start: usize,
    value: i8,
}

impl Unrolling {
    /// `used` is one run around the torus; `known` lies on it.
    #[inline]
    fn new(used: u64, known: i8) -> Unrolling {
        let start = (used & !used.rotate_left(1)).trailing_zeros() as usize % SIDE;
        let behind = (rolled(known) + SIDE - start) % SIDE;
        Unrolling { start, value: (i32::from(known) - behind as i32) as i8 }
    }

    /// The coordinate of a row or column on the run or just beside it.
    #[inline]
    fn coordinate(&self, rolled: usize) -> i8 {
        // Counted from one before the run, so that the space before it does not become the last.
        let steps = (rolled + SIDE + 1 - self.start) % SIDE;
        (i32::from(self.value) + steps as i32 - 1) as i8
    }
}

/// Which slot stands on each cell of the torus, row by row.
pub(crate) struct Cells([u8; SIDE * SIDE]);

impl Cells {
    /// The slot of a space, or else one that is found for it, if there is one.
    #[inline]
    pub(crate) fn slot_or(&mut self, space: Space, find: impl FnOnce() -> Option<usize>) -> Option<usize> {
        let place = &mut self.0[cell(space)];
        if *place == VACANT {
            *place = find()? as u8;
        }
        Some(usize::from(*place))
    }
}

impl Torus {
    pub(crate) fn new() -> Torus {
        Torus {
            taken: 0,
            spaces: [Space::axial(0, 0); SIDE],
            links: [0; SIDE],
            cells: [VACANT; SIDE * SIDE],
            rows: [0; SIDE],
            used: 0,
        }
    }

    /// The slots in use.
    pub(crate) fn taken(&self) -> u64 {
        self.taken
    }

    /// Which slot stands where.
    pub(crate) fn cells(&self) -> Cells {
        Cells(self.cells)
    }

    /// Visits each row of the torus that has spaces to enter, with those spaces.
    #[inline]
    fn each_entry_row(&self, mut visit: impl FnMut(usize, u64)) {
        let around = self.used | self.used.rotate_left(1) | self.used.rotate_right(1);
        // A lone stack cannot be strong: the one exception of D6.
        if self.taken.count() == 1 {
            for r in around.numbers() {
                visit(r, touches(&self.rows, r).0 & !self.rows[r]);
            }
            return;
        }
        let mut strong = [0; SIDE];
        for r in self.used.numbers() {
            strong[r] = self.rows[r] & touches(&self.rows, r).1;
        }
        for r in around.numbers() {
            // Two neighbours, or one that is strong; with more than one it does not matter which is.
            let entries = touches(&self.rows, r).1 | touches(&strong, r).0;
            visit(r, entries & !self.rows[r]);
        }
    }

    /// The slots of the stacks that a space touches.
    fn touched(&self, space: Space) -> u64 {
        Space::STEPS
            .into_iter()
            .filter_map(|step| self.slot(space.stepped(step)?))
            .fold(0, |set, slot| set | u64::only(slot))
    }
}

impl Graph for Torus {
    type Set = u64;

    #[inline]
    fn links(&self, slot: usize) -> u64 {
        self.links[slot % SIDE]
    }
}

impl Topology for Torus {
    #[inline]
    fn space(&self, slot: usize) -> Space {
        self.spaces[slot % SIDE]
    }

    #[inline]
    fn slot(&self, space: Space) -> Option<usize> {
        let slot = usize::from(self.cells[cell(space)]);
        // The cell may stand for another space, a turn around the torus away.
        (slot < SIDE && self.spaces[slot] == space).then_some(slot)
    }

    #[inline]
    fn settle(&mut self, space: Space) -> usize {
        let slot = (!self.taken).first() % SIDE;
        self.resettle(slot, space);
        slot
    }

    #[inline]
    fn resettle(&mut self, slot: usize, space: Space) {
        let mut links = 0;
        for (dq, dr) in Space::STEPS {
            let (q, r) = (space.q().wrapping_add(dq), space.r().wrapping_add(dr));
            let neighbour = usize::from(self.cells[rolled(r) * SIDE + rolled(q)]);
            if neighbour < SIDE {
                links |= u64::only(neighbour);
                self.links[neighbour] |= u64::only(slot);
            }
        }
        self.taken |= u64::only(slot);
        self.spaces[slot] = space;
        self.links[slot] = links;
        self.cells[cell(space)] = slot as u8;
        let r = rolled(space.r());
        self.rows[r] |= u64::only(rolled(space.q()));
        self.used |= u64::only(r);
    }

    #[inline]
    fn leave(&mut self, slot: usize) {
        let space = self.spaces[slot];
        for neighbour in self.links[slot].numbers() {
            self.links[neighbour] &= !u64::only(slot);
        }
        self.taken &= !u64::only(slot);
        self.cells[cell(space)] = VACANT;
        let r = rolled(space.r());
        self.rows[r] &= !u64::only(rolled(space.q()));
        if self.rows[r] == 0 {
            self.used &= !u64::only(r);
        }
    }

    #[inline]
    fn each_entry(&self, _: u64, mut visit: impl FnMut(Space)) {
        let known = self.space(self.taken.first());
        let columns = self.used.numbers().fold(0, |columns, r| columns | self.rows[r]);
        let (unroll_q, unroll_r) = (Unrolling::new(columns, known.q()), Unrolling::new(self.used, known.r()));
        self.each_entry_row(|row, entries| {
            let r = unroll_r.coordinate(row);
            for column in entries.numbers() {
                visit(Space::axial(unroll_q.coordinate(column), r));
            }
        });
    }

    #[inline]
    fn entry_count(&self, _: u64) -> u32 {
        let mut count = 0;
        self.each_entry_row(|_, entries| count += entries.count());
        count
    }

    fn entry_refusal(&self, _: u64, space: Space) -> Option<Refusal> {
        if self.slot(space).is_some() {
            return Some(Refusal::Occupied { space });
        }
        let touched = self.touched(space);
        match touched.count() {
            0 => Some(Refusal::NotNextToBand { space }),
            1 if self.taken.count() > 1 && self.links[touched.first()].count() < 2 => {
                Some(Refusal::WeakConnection { space, to: self.spaces[touched.first()] })
            }
            _ => None,
        }
    }

    fn contains(&self, _: Space) -> bool {
        true
    }
}
