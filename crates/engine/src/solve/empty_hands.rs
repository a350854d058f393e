//! Solving with empty hands: what is left are captures and passes.
//!
//! Most of what a proof looks at is here. Nothing is entered any more, so the stacks are all there is, and a few sets
//! stand for the whole position.

use abande::{Color, Position, Survey, Surveyor};

use super::compact::{Compact, Step};
use super::threats::Threats;
use crate::bounds::stacks::Stacks;
use crate::bounds::{Bounds, is_sure, pieces_in_hand};
use crate::control::{NodeCounter, Stopped};

/// How many slots a table has: few enough for the processor's own.
const SLOTS: usize = 1 << 14;

/// How many moves have a number.
const MOVES: usize = 1 << 13;

/// The credit of a move that has always done well.
const FULL_CREDIT: i16 = 1024;

/// What a point is worth beside credit.
const POINT: i32 = 300;

/// What is threatened is multiplied by this to be compared with that.
const THREAT: i32 = 250;

/// What is proven of stacks, on whose turn, after how many passes. What comes takes the place of what was there.
pub(crate) struct EmptyHandsTable {
    slots: Vec<Slot>,
    /// How well moves have done of late, wherever they were made.
    credits: Vec<i16>,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    bounds: Bounds,
}

impl EmptyHandsTable {
    pub(crate) fn new() -> EmptyHandsTable {
        EmptyHandsTable { slots: vec![Slot { key: 0, bounds: Bounds::ANY }; SLOTS], credits: vec![0; MOVES] }
    }

    #[inline]
    fn probe(&self, key: u64) -> Bounds {
        let slot = &self.slots[key as usize % SLOTS];
        if slot.key == key { slot.bounds } else { Bounds::ANY }
    }

    #[inline]
    fn store(&mut self, key: u64, bounds: Bounds) {
        self.slots[key as usize % SLOTS] = Slot { key, bounds };
    }

    #[inline]
    fn credit(&self, number: usize) -> i32 {
        i32::from(self.credits[number % MOVES])
    }

    #[inline]
    fn learn(&mut self, number: usize, good: bool) {
        let credit = &mut self.credits[number % MOVES];
        *credit += (if good { FULL_CREDIT } else { -FULL_CREDIT } - *credit) / 4;
    }
}

/// Whether a position is one of this kind. In the smallest games of all captures are never open: there none is.
pub(crate) fn are_empty(position: &Position) -> bool {
    pieces_in_hand(position) == 0 && position.variant().pieces() > 1
}

/// Whether the player to move in such a position reaches a margin.
pub(crate) fn reaches(
    position: &Position,
    target: i32,
    table: &mut EmptyHandsTable,
    counter: &mut NodeCounter<'_>,
) -> Result<bool, Stopped> {
    position.survey(Question { position, target, table, counter })
}

struct Question<'a, 'w> {
    position: &'a Position,
    target: i32,
    table: &'a mut EmptyHandsTable,
    counter: &'a mut NodeCounter<'w>,
}

impl Surveyor for Question<'_, '_> {
    type Finding = Result<bool, Stopped>;

    fn look<V: Survey>(self, survey: &V) -> Result<bool, Stopped> {
        let mut compact = Compact::of(survey, self.position);
        let margin = compact.stacks.margin(survey, compact.mover);
        EmptyHands::new(survey, self.table, self.counter).reaches(&mut compact, margin, self.target)
    }
}

pub(crate) struct EmptyHands<'a, 'w, V: Survey> {
    survey: &'a V,
    table: &'a mut EmptyHandsTable,
    pub(crate) counter: &'a mut NodeCounter<'w>,
    /// Moves that want a closer look, each position's behind its parent's.
    open: Vec<OpenMove<V::Set>>,
}

/// A move that is neither known to be good nor to be bad.
struct OpenMove<S> {
    step: Step,
    /// What speaks for it.
    score: i32,
    /// The mover's margin after it.
    margin: i32,
    /// The stacks after it.
    stacks: Stacks<S>,
}

impl<'a, 'w, V: Survey> EmptyHands<'a, 'w, V> {
    pub(crate) fn new(
        survey: &'a V,
        table: &'a mut EmptyHandsTable,
        counter: &'a mut NodeCounter<'w>,
    ) -> EmptyHands<'a, 'w, V> {
        EmptyHands { survey, table, counter, open: Vec::new() }
    }

    /// Whether the player to move reaches a margin. `margin` is what he has.
    pub(crate) fn reaches(
        &mut self,
        compact: &mut Compact<V::Set>,
        margin: i32,
        target: i32,
    ) -> Result<bool, Stopped> {
        self.counter.visit()?;
        let key = compact.empty_hands_key();
        let mut known = self.table.probe(key);
        if let Some(reached) = known.reaches(target) {
            return Ok(reached);
        }
        let start = self.open.len();
        let mut reached = self.ends_well(compact, margin, target) || self.captures_well(compact, target);
        while !reached && self.open.len() > start {
            let best = (start..self.open.len()).max_by_key(|&index| self.open[index].score).unwrap_or(start);
            let OpenMove { step, margin, mut stacks, .. } = self.open.swap_remove(best);
            // What leaves the mover short of the target was not looked at yet.
            if margin < target
                && is_sure(self.survey, &mut stacks, compact.mover.other(), -margin, [0, 0], 1 - target)
            {
                continue;
            }
            let mut next = compact.with(self.survey, step, stacks);
            reached = !self.reaches(&mut next, -margin, 1 - target)?;
            self.table.learn(number(compact.mover, step), reached);
        }
        self.open.truncate(start);
        known.learn(target, reached);
        self.table.store(key, known);
        Ok(reached)
    }

    /// Whether passing ends the game as wanted; where it does not end it, it is put on the list of moves.
    #[inline]
    fn ends_well(&mut self, compact: &Compact<V::Set>, margin: i32, target: i32) -> bool {
        // If the other passes as well, this is the margin: passing with less is no help.
        if margin < target {
            return false;
        }
        if !compact.passed {
            let score = POINT * margin + self.table.credit(number(compact.mover, Step::Pass));
            self.open.push(OpenMove { step: Step::Pass, score, margin, stacks: compact.stacks });
        }
        compact.passed
    }

    /// Whether some capture is known to reach the target; those that might are put on the list of moves.
    #[inline]
    fn captures_well(&mut self, compact: &mut Compact<V::Set>, target: i32) -> bool {
        let mover = compact.mover;
        let (survey, table, open) = (self.survey, &self.table, &mut self.open);
        let mut stacks = compact.stacks;
        let threats = Threats::to(survey, &mut stacks, mover);
        stacks.any_capture(survey, mover, |stacks, from, to| {
            let mut next = stacks.after_capture(survey, mover, from, to);
            let margin = next.margin(survey, mover);
            let reached = margin >= target && is_sure(survey, &mut next, mover, margin, [0, 0], target);
            if !reached {
                let step = Step::Capture(from as u8, to as u8);
                let threatened = threats.added_by_capture(survey, stacks, from, to);
                let score = POINT * margin + table.credit(number(mover, step)) - THREAT * threatened;
                open.push(OpenMove { step, score, margin, stacks: next });
            }
            reached
        })
    }
}

/// A number for a move. On large boards a few captures share theirs.
#[inline]
fn number(mover: Color, step: Step) -> usize {
    match step {
        Step::Capture(from, to) => mover.index() << 12 | (usize::from(from) & 63) << 6 | usize::from(to) & 63,
        // No stack captures itself.
        _ => mover.index() << 12,
    }
}
