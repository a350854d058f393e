//! The solver's memory: what is proven of which positions.

use abande::{Move, Space};

/// What is proven of one position.
#[derive(Clone, Copy)]
pub(crate) struct Fact {
    key: u64,
    /// The margin of the player to move is at least this.
    least: i32,
    /// And at most this.
    most: i32,
    /// What did best so far.
    mv: Option<Move>,
    /// How much work it took, as a power of two.
    work: u8,
}

/// Margins are kept with this added, so that a zero can mean that nothing is known. None is as large.
const BIAS: i32 = 512;
const LEAST: i32 = -BIAS;
const MOST: i32 = BIAS;

/// A fact in two words. All zeros are no fact: so a large memory costs nothing before it is used.
type Place = [u64; 2];

impl Fact {
    /// Nothing is known of a position yet.
    pub(crate) fn about(key: u64) -> Fact {
        Fact { key, least: LEAST, most: MOST, mv: None, work: 0 }
    }

    fn to_place(self) -> Place {
        let (kind, from, to) = match self.mv {
            None => (0, 0, 0),
            Some(Move::Enter(space)) => (1, 0, space.code()),
            Some(Move::Capture { from, to }) => (2, from.code(), to.code()),
            Some(Move::Pass) => (3, 0, 0),
        };
        let margins = (self.least + BIAS) as u64 | ((MOST - self.most) as u64) << 11;
        let mv = u64::from(from) | u64::from(to) << 16;
        [self.key, mv | margins << 32 | kind << 56 | u64::from(self.work.min(63)) << 58]
    }

    fn from_place([key, data]: Place) -> Fact {
        let (from, to) = (Space::from_code(data as u16), Space::from_code((data >> 16) as u16));
        let margins = (data >> 32) as i32;
        Fact {
            key,
            least: (margins & 2047) - BIAS,
            most: MOST - (margins >> 11 & 2047),
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
        if self.least >= target {
            Some(true)
        } else if self.most < target {
            Some(false)
        } else {
            None
        }
    }

    /// The move that did best so far.
    pub(crate) fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// Adds that the margin is reached by a move, or that no move reaches it.
    pub(crate) fn learn(&mut self, target: i32, best: Option<Move>, nodes: u64) {
        if best.is_some() {
            self.least = self.least.max(target);
            self.mv = best;
        } else {
            self.most = self.most.min(target - 1);
        }
        self.work = self.work.max(nodes.max(1).ilog2() as u8);
    }
}

fn work(data: u64) -> u8 {
    (data >> 58) as u8
}

/// Many facts, found by their positions' keys. Of two that want the same place, the one that took more work
/// stays longer.
pub(crate) struct Proven {
    buckets: Vec<Bucket>,
    /// How many buckets there may be in the end.
    most: usize,
    /// How many facts there are.
    facts: usize,
}

/// Aligned, so that it lies within one line of the processor's memory.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
struct Bucket([Place; 2]);

/// How many buckets there are in the beginning. Memory that is not used is not even asked for.
const BUCKETS_AT_FIRST: usize = 1 << 14;

impl Proven {
    /// A memory that may grow to about so many mebibytes.
    pub(crate) fn new(mebibytes: usize) -> Proven {
        let most = (mebibytes.max(1) << 20) / size_of::<Bucket>();
        Proven { buckets: vec![Bucket::default(); BUCKETS_AT_FIRST.min(most)], most, facts: 0 }
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Fact> {
        let found = self.buckets[self.bucket(key)].0.iter().find(|place| place[0] == key);
        found.map(|&place| Fact::from_place(place))
    }

    pub(crate) fn put(&mut self, fact: Fact) {
        // Half full is full enough: more and more facts would push each other out.
        if self.facts >= self.buckets.len() && 2 * self.buckets.len() <= self.most {
            self.grow();
        }
        self.put_place(fact.to_place());
    }

    fn put_place(&mut self, place: Place) {
        let bucket = self.bucket(place[0]);
        let bucket = &mut self.buckets[bucket].0;
        if let Some(same) = bucket.iter_mut().find(|old| old[0] == place[0]) {
            *same = place;
            return;
        }
        self.facts += usize::from(bucket[1] == Place::default());
        if work(place[1]) >= work(bucket[0][1]) {
            *bucket = [place, bucket[0]];
        } else {
            bucket[1] = place;
        }
    }

    /// Doubles the memory.
    fn grow(&mut self) {
        let larger = vec![Bucket::default(); 2 * self.buckets.len()];
        self.facts = 0;
        for bucket in std::mem::replace(&mut self.buckets, larger) {
            for place in bucket.0.into_iter().filter(|&place| place != Place::default()) {
                self.put_place(place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_come_back_and_an_empty_place_holds_none() {
        let mut proven = Proven::new(1);
        assert!(proven.get(0).is_none_or(|fact| fact.reaches(0).is_none() && fact.mv().is_none()));
        let [from, to] = [3, 0xfffe].map(Space::from_code);
        for (key, mv) in [(1, Move::Pass), (2, Move::Enter(to)), (u64::MAX, Move::Capture { from, to })] {
            for margin in [-384, -1, 0, 7, 384] {
                let mut fact = Fact::about(key);
                fact.learn(margin, Some(mv), 1 << 40);
                fact.learn(margin + 2, None, 1);
                proven.put(fact);
                let found = proven.get(key).unwrap();
                let reaches = [margin, margin + 1, margin + 2].map(|target| found.reaches(target));
                assert_eq!(reaches, [Some(true), None, Some(false)]);
                assert_eq!((found.mv(), found.work), (Some(mv), 40));
            }
        }
    }
}
