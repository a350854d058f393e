//! The proof table: the solver's transposition table, of bounds that are proven.

use abande::{Move, Space};

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

/// Aligned, so that it lies within one line of the processor's memory.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
struct Bucket([Slot; 2]);

/// How many buckets there are in the beginning. Memory that is not used is not even asked for.
const BUCKETS_AT_FIRST: usize = 1 << 14;

impl ProofTable {
    /// A memory that may grow to about so many mebibytes.
    pub(crate) fn new(mebibytes: usize) -> ProofTable {
        let most = mebibytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        ProofTable { buckets: vec![Bucket::default(); BUCKETS_AT_FIRST.min(most)], most, entries: 0 }
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<ProofEntry> {
        let found = self.buckets[self.bucket(key)].0.iter().find(|slot| slot[0] == key);
        found.map(|&slot| ProofEntry::from_slot(slot))
    }

    pub(crate) fn store(&mut self, entry: ProofEntry) {
        // Half full is full enough: more and more entries would push each other out.
        if self.entries >= self.buckets.len() && 2 * self.buckets.len() <= self.most {
            self.grow();
        }
        self.store_slot(entry.to_slot());
    }

    fn store_slot(&mut self, slot: Slot) {
        let bucket = self.bucket(slot[0]);
        let bucket = &mut self.buckets[bucket].0;
        if let Some(same) = bucket.iter_mut().find(|old| old[0] == slot[0]) {
            *same = slot;
            return;
        }
        self.entries += usize::from(bucket[1] == Slot::default());
        if work(slot[1]) >= work(bucket[0][1]) {
            *bucket = [slot, bucket[0]];
        } else {
            bucket[1] = slot;
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
            for slot in bucket.0.into_iter().filter(|&slot| slot != Slot::default()) {
                self.store_slot(slot);
            }
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
