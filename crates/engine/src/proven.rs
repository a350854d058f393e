//! The solver's memory: what is proven of which positions.

use abande::{Move, Space};

/// What is proven of one position.
#[derive(Clone, Copy)]
pub(crate) struct Fact {
    key: u64,
    /// The margin of the player to move is at least this.
    least: i16,
    /// And at most this.
    most: i16,
    from: u16,
    to: u16,
    kind: u8,
    /// How much work it took, as a power of two.
    work: u8,
}

impl Fact {
    /// Nothing is known.
    const VACANT: Fact = Fact { key: 0, least: i16::MIN, most: i16::MAX, from: 0, to: 0, kind: 0, work: 0 };

    /// Nothing is known of a position yet.
    pub(crate) fn about(key: u64) -> Fact {
        Fact { key, ..Fact::VACANT }
    }

    /// Whether the player to move reaches a margin, where that is known.
    #[inline]
    pub(crate) fn reaches(&self, target: i32) -> Option<bool> {
        if i32::from(self.least) >= target {
            Some(true)
        } else if i32::from(self.most) < target {
            Some(false)
        } else {
            None
        }
    }

    /// The move that did best so far.
    pub(crate) fn mv(&self) -> Option<Move> {
        let (from, to) = (Space::from_code(self.from), Space::from_code(self.to));
        match self.kind {
            1 => Some(Move::Enter(to)),
            2 => Some(Move::Capture { from, to }),
            3 => Some(Move::Pass),
            _ => None,
        }
    }

    /// Adds that the margin is, or is not, reached.
    pub(crate) fn learn(&mut self, target: i32, reached: bool, best: Option<Move>, nodes: u64) {
        if reached {
            self.least = self.least.max(target as i16);
        } else {
            self.most = self.most.min(target as i16 - 1);
        }
        if let Some(best) = best {
            (self.kind, self.from, self.to) = match best {
                Move::Enter(space) => (1, 0, space.code()),
                Move::Capture { from, to } => (2, from.code(), to.code()),
                Move::Pass => (3, 0, 0),
            };
        }
        self.work = self.work.max(nodes.max(1).ilog2() as u8);
    }
}

/// Many facts, found by their positions' keys. Of two that want the same place, the one that took more work
/// stays longer.
pub(crate) struct Proven {
    places: Vec<[Fact; 2]>,
}

impl Proven {
    /// A memory of about so many mebibytes.
    pub(crate) fn new(mebibytes: usize) -> Proven {
        let count = (mebibytes.max(1) << 20) / size_of::<[Fact; 2]>();
        Proven { places: vec![[Fact::VACANT; 2]; count] }
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.places.len() as u128) >> 64) as usize
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Fact> {
        self.places[self.bucket(key)].iter().find(|fact| fact.key == key).copied()
    }

    pub(crate) fn put(&mut self, fact: Fact) {
        let bucket = self.bucket(fact.key);
        let bucket = &mut self.places[bucket];
        if let Some(same) = bucket.iter_mut().find(|old| old.key == fact.key) {
            *same = fact;
        } else if fact.work >= bucket[0].work {
            *bucket = [fact, bucket[0]];
        } else {
            bucket[1] = fact;
        }
    }
}
