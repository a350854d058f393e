//! How much time the players have.

use serde::{Deserialize, Serialize};

/// Milliseconds: a length of time, or a moment since 1970 by the server's clock.
pub type Millis = u64;

/// A second.
pub(crate) const SECOND: Millis = 1000;

/// A day.
pub(crate) const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The time of a game that has a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TimeControl {
    /// So much for the whole game, and a little more with each move.
    Live {
        /// Seconds at the start.
        initial_s: u32,
        /// Seconds that a move brings.
        increment_s: u32,
    },
    /// So many days for each move.
    Days {
        /// The days.
        days: u32,
    },
}

/// A time that nobody can play by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeError {
    /// Too much at the start.
    #[error("initial_s is {0}: it is 0 to 10800")]
    Initial(u32),
    /// Too much for a move.
    #[error("increment_s is {0}: it is 0 to 180")]
    Increment(u32),
    /// No time at all.
    #[error("initial_s and increment_s are both 0: one of them must be more")]
    Nothing,
    /// Not a number of days that is played.
    #[error("days is {0}: it is 1 to 14")]
    Days(u32),
}

impl TimeControl {
    /// Whether it can be played.
    ///
    /// # Errors
    /// When a number lies outside what the contract allows.
    pub fn check(self) -> Result<(), TimeError> {
        match self {
            TimeControl::Live { initial_s, .. } if initial_s > 10_800 => Err(TimeError::Initial(initial_s)),
            TimeControl::Live { increment_s, .. } if increment_s > 180 => {
                Err(TimeError::Increment(increment_s))
            }
            TimeControl::Live { initial_s: 0, increment_s: 0 } => Err(TimeError::Nothing),
            TimeControl::Days { days } if !(1..=14).contains(&days) => Err(TimeError::Days(days)),
            _ => Ok(()),
        }
    }

    /// Whether the whole game is played in one sitting.
    pub fn is_live(self) -> bool {
        matches!(self, TimeControl::Live { .. })
    }

    /// What each has at the start.
    pub(crate) fn initial(self) -> Millis {
        match self {
            // Without time of its own the first move would be lost before it is thought of.
            TimeControl::Live { initial_s: 0, increment_s } => Millis::from(increment_s) * SECOND,
            TimeControl::Live { initial_s, .. } => Millis::from(initial_s) * SECOND,
            TimeControl::Days { days } => Millis::from(days) * DAY,
        }
    }
}
