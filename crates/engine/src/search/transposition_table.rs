//! The transposition table: positions that have been searched, shared by all threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use abande::{Move, Space};

use crate::memory;
use crate::value::Value;

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) mv: Option<Move>,
    pub(crate) value: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// Whether it holds for certain, whatever the depth.
    pub(crate) sure: bool,
}

impl Entry {
    /// Whether it answers a search of this depth and window.
    #[inline]
    pub(crate) fn answers(&self, depth: i32, alpha: Value, beta: Value) -> bool {
        (self.sure || self.depth >= depth)
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}

impl Bound {
    /// What the best value of all moves says, given the window that they were searched with.
    #[inline]
    pub(crate) fn of(best: Value, alpha: Value, beta: Value) -> Bound {
        if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// One slot: the key and the entry. The key is stored mixed with the entry, so that a slot which two
/// threads have written halves of matches no key.
#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

/// Slots that share a cache line.
const BUCKET: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// The table.
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: u8,
}

/// Greater depths are taken for this.
const MAX_DEPTH: i32 = 127;

fn depth(data: u64) -> i32 {
    (data >> 9) as i32 & MAX_DEPTH
}

const GENERATIONS: u8 = 64;
const NO_MOVE: u32 = u32::MAX;
const PASS: u32 = u32::MAX - 1;

/// A move in 32 bits. The two codes above all others stand for spaces beyond what any Libre game reaches.
fn pack_move(mv: Option<Move>) -> u32 {
    let pair = |from: Space, to: Space| u32::from(from.code()) << 16 | u32::from(to.code());
    match mv {
        None => NO_MOVE,
        Some(Move::Pass) => PASS,
        Some(Move::Enter(space)) => pair(space, space),
        Some(Move::Capture { from, to }) => pair(from, to),
    }
}

fn unpack_move(code: u32) -> Option<Move> {
    let (from, to) = (Space::from_code((code >> 16) as u16), Space::from_code(code as u16));
    match code {
        NO_MOVE => None,
        PASS => Some(Move::Pass),
        _ if from == to => Some(Move::Enter(to)),
        _ => Some(Move::Capture { from, to }),
    }
}

impl Entry {
    fn pack(self, generation: u8) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        u64::from(pack_move(self.mv)) << 32
            | u64::from(self.value as i16 as u16) << 16
            | u64::from(self.depth.clamp(0, MAX_DEPTH) as u8) << 9
            | u64::from(self.sure) << 8
            | u64::from(generation) << 2
            | bound
    }

    fn unpack(data: u64) -> Entry {
        Entry {
            mv: unpack_move((data >> 32) as u32),
            value: Value::from((data >> 16) as u16 as i16),
            depth: depth(data),
            sure: data >> 8 & 1 == 1,
            bound: match data & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
        }
    }
}

impl TranspositionTable {
    /// A table of about so many mebibytes; where memory does not hold it, the half of that and so on.
    pub(crate) fn new(mebibytes: usize) -> TranspositionTable {
        let mut halves =
            std::iter::successors(Some(mebibytes), |mebibytes| Some(mebibytes / 2).filter(|&half| half > 0));
        let smallest = || TranspositionTable { buckets: [Bucket::default()].into(), generation: 0 };
        halves.find_map(TranspositionTable::try_new).unwrap_or_else(smallest)
    }

    /// A table of about so many mebibytes, unless memory does not hold it.
    pub(crate) fn try_new(mebibytes: usize) -> Option<TranspositionTable> {
        let count = mebibytes.max(1).checked_mul(1 << 20)? / size_of::<Bucket>();
        Some(TranspositionTable { buckets: memory::many(count)?.into_boxed_slice(), generation: 0 })
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
    }

    /// Makes what is in the table old: it stays useful, but gives way to the new.
    pub(crate) fn new_search(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        // The upper half of a product spreads keys over any number of buckets.
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let mixed = slot.mixed.load(Ordering::Relaxed);
            (mixed ^ data == key && data != 0).then(|| Entry::unpack(data))
        })
    }

    /// Remembers an entry, in place of the same position or of what is least worth keeping.
    #[inline]
    pub(crate) fn store(&self, key: u64, mut entry: Entry) {
        let mut chosen = &self.bucket(key).0[0];
        let mut lowest = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.mixed.load(Ordering::Relaxed) ^ data == key {
                if entry.mv.is_none() && data != 0 {
                    entry.mv = Entry::unpack(data).mv;
                }
                chosen = slot;
                break;
            }
            let age = self.generation.wrapping_sub((data >> 2) as u8 % GENERATIONS) % GENERATIONS;
            let worth = if data == 0 { i32::MIN } else { depth(data) - 8 * i32::from(age) };
            if worth < lowest {
                (lowest, chosen) = (worth, slot);
            }
        }
        let data = entry.pack(self.generation);
        chosen.data.store(data, Ordering::Relaxed);
        chosen.mixed.store(key ^ data, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub(crate) fn hashfull(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        let recent = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && (data >> 2) as u8 % GENERATIONS == self.generation
        };
        (slots.filter(recent).count() * 1000 / (sample.len() * BUCKET).max(1)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(mv: Option<Move>, value: Value, depth: i32) -> Entry {
        Entry { mv, value, depth, bound: Bound::Lower, sure: false }
    }

    #[test]
    fn entries_come_back() {
        let table = TranspositionTable::new(1);
        let moves = [
            None,
            Some(Move::Pass),
            Some(Move::Enter(Space::numbered(0))),
            Some(Move::Enter(Space::axial(-3, 5))),
            Some(Move::Capture { from: Space::numbered(7), to: Space::numbered(127) }),
        ];
        for (index, mv) in moves.into_iter().enumerate() {
            let key = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(index as u64 + 1);
            let cases =
                [(-31_000, Bound::Exact, true), (0, Bound::Upper, false), (31_000, Bound::Lower, true)];
            for (value, bound, sure) in cases {
                let stored = Entry { mv, value, depth: 17, bound, sure };
                table.store(key, stored);
                // A missing move does not wipe out a known one, but here none was known.
                assert_eq!(table.probe(key), Some(stored));
            }
            assert_eq!(table.probe(!key), None);
        }
    }

    #[test]
    fn the_shallowest_and_oldest_make_way() {
        let mut table = TranspositionTable::new(1);
        let mv = Some(Move::Pass);
        // Small keys all fall into the first bucket.
        for key in 1..=4 {
            table.store(key, entry(mv, 0, key as i32 * 3));
        }
        table.store(5, entry(mv, 0, 1));
        assert_eq!(table.probe(1), None);
        table.new_search();
        table.new_search();
        table.store(6, entry(mv, 0, 1));
        table.store(7, entry(mv, 0, 1));
        assert!(table.probe(6).is_some() && table.probe(7).is_some() && table.probe(4).is_some());
        table.clear();
        assert_eq!(table.probe(7), None);
    }
}
