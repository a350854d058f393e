//! Aspiration: a search with a narrow window around the last value, widened when the value lies outside.

use super::searcher::Searcher;
use crate::control::Stopped;
use crate::value::{Found, INFINITE, Value};

/// By what the window grows.
const GROWTH: Value = 4;

/// From this depth on the last value tells where the next one will be.
const FIRST_DEPTH: i32 = 4;

impl Searcher<'_> {
    /// Searches the root to a depth, given the value at the depth before.
    pub(crate) fn aspirate(&mut self, depth: i32, last: Value) -> Result<Found, Stopped> {
        let mut width = if depth >= FIRST_DEPTH { self.shared.tuning.aspiration_width } else { 2 * INFINITE };
        let (mut alpha, mut beta) = ((last - width).max(-INFINITE), (last + width).min(INFINITE));
        loop {
            let found = self.root(depth, alpha, beta)?;
            let value = found.value;
            width *= GROWTH;
            if value <= alpha && alpha > -INFINITE {
                alpha = (value - width).max(-INFINITE);
            } else if value >= beta && beta < INFINITE {
                beta = (value + width).min(INFINITE);
            } else {
                return Ok(found);
            }
        }
    }
}
