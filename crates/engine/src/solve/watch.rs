//! Counting, and knowing when to stop.

use std::sync::atomic::Ordering;

use crate::search::{Shared, Stopped};

/// How many positions pass between two looks at the clock and at the order to stop.
const VISITS_BETWEEN_LOOKS: u64 = 512;

/// Counts the positions that a proof looks at, and stops it when a limit is reached.
pub(crate) struct Watch<'a> {
    pub(crate) shared: &'a Shared<'a>,
    visits: u64,
    /// Positions that it has cost to know which margin to ask for first.
    pub(crate) advice: u64,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>) -> Watch<'a> {
        Watch { shared, visits: 0, advice: 0 }
    }

    /// All positions looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.visits + self.advice
    }

    /// Counts one more position.
    #[inline]
    pub(crate) fn visit(&mut self) -> Result<(), Stopped> {
        self.visits += 1;
        let shared = self.shared;
        if shared.max_nodes.is_some_and(|max| self.nodes() > max) {
            return Err(Stopped);
        }
        if self.visits.is_multiple_of(VISITS_BETWEEN_LOOKS)
            && (shared.stop.load(Ordering::Relaxed)
                || shared.deadline.is_some_and(|deadline| shared.clock.now() >= deadline))
        {
            return Err(Stopped);
        }
        Ok(())
    }
}
