//! Compact position: stacks as bitsets, and what a move makes of them. The solver plays with it.

use abande::{Bits, Color, Move, Plan, Position, Survey};

use crate::bounds::stacks::Stacks;

/// A position near the end as its stacks, hands aside.
#[derive(Clone, Copy)]
pub(crate) struct Compact<S> {
    pub(crate) stacks: Stacks<S>,
    pub(crate) mover: Color,
    /// Whether the move before was a pass.
    pub(crate) passed: bool,
    /// The key of the stacks alone.
    pub(crate) key: u64,
}

impl<S: Bits> Compact<S> {
    pub(crate) fn of<V: Survey<Set = S>>(survey: &V, position: &Position) -> Compact<S> {
        Compact {
            stacks: Stacks::of(survey),
            mover: position.turn(),
            passed: position.passes() > 0,
            key: position.stacks_key(),
        }
    }

    /// The key of a position in which both hands are empty.
    #[inline]
    pub(crate) fn empty_hands_key(&self) -> u64 {
        let rest = 1 + 2 * self.mover.index() as u64 + u64::from(self.passed);
        self.key ^ rest.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The key of the stacks after a move of the mover.
    pub(crate) fn key_after<V: Survey<Set = S>>(&self, survey: &V, step: Step) -> u64 {
        match step {
            Step::Enter(slot) => self.key ^ survey.stack_key(usize::from(slot), self.mover, 1),
            Step::Capture(from, to) => {
                let [from, to] = [from, to].map(usize::from);
                let [height, taken] = [from, to].map(|slot| self.stacks.height(slot));
                self.key
                    ^ survey.stack_key(from, self.mover, height)
                    ^ survey.stack_key(to, self.mover.other(), taken)
                    ^ survey.stack_key(to, self.mover, height + taken)
            }
            Step::Pass => self.key,
        }
    }

    /// The stacks after a move of the mover.
    #[must_use]
    pub(crate) fn stacks_after<V: Survey<Set = S>>(&self, survey: &V, step: Step) -> Stacks<S> {
        match step {
            Step::Enter(slot) => self.stacks.after_entry(survey, self.mover, usize::from(slot)),
            Step::Capture(from, to) => {
                self.stacks.after_capture(survey, self.mover, usize::from(from), usize::from(to))
            }
            Step::Pass => self.stacks,
        }
    }

    /// After a move of the mover that leads to these stacks.
    #[inline]
    #[must_use]
    pub(crate) fn with<V: Survey<Set = S>>(&self, survey: &V, step: Step, stacks: Stacks<S>) -> Compact<S> {
        Compact {
            stacks,
            mover: self.mover.other(),
            passed: step == Step::Pass,
            key: self.key_after(survey, step),
        }
    }
}

/// A move in slots.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Enter(u8),
    Capture(u8, u8),
    Pass,
}

impl Step {
    /// A move in the slots of a plan, if all of its spaces have one.
    #[inline]
    pub(crate) fn of<P: Plan>(plan: &P, mv: Move) -> Option<Step> {
        let slot = |space| plan.slot(space).map(|slot| slot as u8);
        Some(match mv {
            Move::Enter(space) => Step::Enter(slot(space)?),
            Move::Capture { from, to } => Step::Capture(slot(from)?, slot(to)?),
            Move::Pass => Step::Pass,
        })
    }

    /// The move in spaces.
    #[inline]
    pub(crate) fn to_move<P: Plan>(self, plan: &P) -> Move {
        let space = |slot: u8| plan.space(usize::from(slot));
        match self {
            Step::Enter(slot) => Move::Enter(space(slot)),
            Step::Capture(from, to) => Move::Capture { from: space(from), to: space(to) },
            Step::Pass => Move::Pass,
        }
    }
}
