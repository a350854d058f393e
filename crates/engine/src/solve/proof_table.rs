//! The proof table: the solver's transposition table, of bounds that are proven.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use abande::{Move, Space};

use super::notebook::Fact;
use crate::bounds::Bounds;
use crate::memory;

/// What is proven of one position.
#[derive(Clone, Copy)]
pub(crate) struct ProofEntry {
    key: u64,
    /// The margin of the player to move lies within these.
    bounds: Bounds,
    /// What did best so far.
    mv: Option<Move>,
    /// How much work it took, as a power of two.
    work: u8,
}

/// Margins are kept with this added, so that a zero can mean that nothing is known. None is as large.
const BIAS: i32 = Bounds::ANY.most;

/// An entry in two words. All zeros are no entry: so a large memory costs nothing before it is used.
type Slot = [u64; 2];

impl ProofEntry {
    /// Nothing is known of a position yet.
    pub(crate) fn about(key: u64) -> ProofEntry {
        ProofEntry { key, bounds: Bounds::ANY, mv: None, work: 0 }
    }

    fn to_slot(self) -> Slot {
        let (kind, from, to) = match self.mv {
            None => (0, 0, 0),
            Some(Move::Enter(space)) => (1, 0, space.code()),
            Some(Move::Capture { from, to }) => (2, from.code(), to.code()),
            Some(Move::Pass) => (3, 0, 0),
        };
        let margins = (self.bounds.least + BIAS) as u64 | ((BIAS - self.bounds.most) as u64) << 11;
        let mv = u64::from(from) | u64::from(to) << 16;
        [self.key, mv | margins << 32 | kind << 56 | u64::from(self.work.min(63)) << 58]
    }

    fn from_slot([key, data]: Slot) -> ProofEntry {
        let (from, to) = (Space::from_code(data as u16), Space::from_code((data >> 16) as u16));
        let margins = (data >> 32) as i32;
        ProofEntry {
            key,
            bounds: Bounds { least: (margins & 2047) - BIAS, most: BIAS - (margins >> 11 & 2047) },
            mv: match data >> 56 & 3 {
                1 => Some(Move::Enter(to)),
                2 => Some(Move::Capture { from, to }),
                3 => Some(Move::Pass),
                _ => None,
            },
            work: work(data),
        }
    }

    /// What was written down of a position.
    pub(crate) fn from_fact(fact: Fact) -> ProofEntry {
        ProofEntry::from_slot(fact.0)
    }

    /// To be written down.
    pub(crate) fn fact(self) -> Fact {
        Fact(self.to_slot())
    }

    /// How much work it took, as a power of two.
    pub(crate) fn work(&self) -> u8 {
        self.work
    }

    /// Whether the player to move reaches a margin, where that is known.
    #[inline]
    pub(crate) fn reaches(&self, target: i32) -> Option<bool> {
        self.bounds.reaches(target)
    }

    /// The move that did best so far.
    pub(crate) fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// Adds that the margin is reached by a move, or that no move reaches it.
    pub(crate) fn learn(&mut self, target: i32, best: Option<Move>, nodes: u64) {
        self.bounds.learn(target, best.is_some());
        self.mv = best.or(self.mv);
        self.work = self.work.max(nodes.max(1).ilog2() as u8);
    }
}

fn work(data: u64) -> u8 {
    (data >> 58) as u8
}

/// Many entries, found by their positions' keys. Of two that want the same slot, the one that took more work
/// stays longer.
pub(crate) struct ProofTable {
    buckets: Vec<Bucket>,
    /// How many buckets there may be in the end.
    most: usize,
    /// How many entries there are.
    entries: usize,
}

/// Where an entry is kept. The key is mixed with the rest, so that what two threads have written halves of is found by
/// no key.
#[derive(Default)]
struct Cell {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Cell {
    #[inline]
    fn get(&self) -> Slot {
        let data = self.data.load(Relaxed);
        [self.mixed.load(Relaxed) ^ data, data]
    }

    #[inline]
    fn set(&self, [key, data]: Slot) {
        self.mixed.store(key ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }
}

/// Aligned, so that it lies within one line of the processor's memory.
#[derive(Default)]
#[repr(align(32))]
struct Bucket([Cell; 2]);

/// How many buckets there are in the beginning. Memory that is not used is not even asked for.
const BUCKETS_AT_FIRST: usize = 1 << 14;

impl ProofTable {
    /// A memory that may grow to about so many mebibytes.
    pub(crate) fn new(mebibytes: usize) -> ProofTable {
        let most = mebibytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        let buckets = std::iter::repeat_with(Bucket::default).take(BUCKETS_AT_FIRST.min(most)).collect();
        ProofTable { buckets, most, entries: 0 }
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let number = ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[number]
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<ProofEntry> {
        let slots = self.bucket(key).0.iter().map(Cell::get);
        slots.into_iter().find(|slot| slot[0] == key).map(ProofEntry::from_slot)
    }

    pub(crate) fn store(&mut self, entry: ProofEntry) {
        // Half full is full enough: more and more entries would push each other out.
        if self.entries >= self.buckets.len() && 2 * self.buckets.len() <= self.most {
            self.grow();
        }
        self.entries += usize::from(self.put(entry.to_slot()));
    }

    /// Keeps an entry in the room that there is. Returns whether it took an empty place.
    fn put(&self, slot: Slot) -> bool {
        let [first, second] = &self.bucket(slot[0]).0;
        if let Some(same) = [first, second].into_iter().find(|old| old.get()[0] == slot[0]) {
            same.set(slot);
            return false;
        }
        let (old, empty) = (first.get(), second.get() == Slot::default());
        if work(slot[1]) >= work(old[1]) {
            second.set(old);
            first.set(slot);
        } else {
            second.set(slot);
        }
        empty
    }

    /// Makes all the room that it may: several threads cannot grow it while they use it.
    pub(crate) fn grow_up(&mut self) {
        while 2 * self.buckets.len() <= self.most {
            self.grow();
        }
    }

    /// Doubles the memory, if there is more of it.
    fn grow(&mut self) {
        let Some(larger) = memory::many(2 * self.buckets.len()) else {
            self.most = self.buckets.len();
            return;
        };
        self.entries = 0;
        for bucket in std::mem::replace(&mut self.buckets, larger) {
            for slot in bucket.0.iter().map(Cell::get).filter(|&slot| slot != Slot::default()) {
                self.entries += usize::from(self.put(slot));
            }
        }
    }
}

/// A table in the hands of one thread, or of several.
pub(crate) enum Tabled<'a> {
    /// It grows as it fills.
    Alone(&'a mut ProofTable),
    /// It stays as large as it is.
    Shared(&'a ProofTable),
}

impl Tabled<'_> {
    #[inline]
    fn table(&self) -> &ProofTable {
        match self {
            Tabled::Alone(table) => table,
            Tabled::Shared(table) => table,
        }
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<ProofEntry> {
        self.table().probe(key)
    }

    pub(crate) fn store(&mut self, entry: ProofEntry) {
        match self {
            Tabled::Alone(table) => table.store(entry),
            Tabled::Shared(table) => drop(table.put(entry.to_slot())),
        }
    }

    /// The same table, lent on.
    #[inline]
    pub(crate) fn lend(&mut self) -> Tabled<'_> {
        match self {
            Tabled::Alone(table) => Tabled::Alone(table),
            Tabled::Shared(table) => Tabled::Shared(table),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_come_back_and_an_empty_place_holds_none() {
        let mut table = ProofTable::new(1);
        assert!(table.probe(0).is_none_or(|entry| entry.reaches(0).is_none() && entry.mv().is_none()));
        let [from, to] = [3, 0xfffe].map(Space::from_code);
        for (key, mv) in [(1, Move::Pass), (2, Move::Enter(to)), (u64::MAX, Move::Capture { from, to })] {
            for margin in [-384, -1, 0, 7, 384] {
                let mut entry = ProofEntry::about(key);
                entry.learn(margin, Some(mv), 1 << 40);
                entry.learn(margin + 2, None, 1);
                table.store(entry);
                let found = table.probe(key).unwrap();
                let reaches = [margin, margin + 1, margin + 2].map(|target| found.reaches(target));
                assert_eq!(reaches, [Some(true), None, Some(false)]);
                assert_eq!((found.mv(), found.work), (Some(mv), 40));
            }
        }
    }
}
