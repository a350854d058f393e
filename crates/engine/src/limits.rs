//! Limits: how long a search may take, and when it must stop.

use std::time::Duration;

use abande::Position;

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// As much as it takes.
    #[default]
    Unlimited,
    /// So much for this move.
    Move(Duration),
    /// So much for the rest of the game, with a bonus after each move.
    Clock {
        /// What is left.
        left: Duration,
        /// The bonus.
        increment: Duration,
    },
}

/// When to stop: whatever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// After this depth is complete.
    pub depth: Option<u32>,
    /// After about so many nodes; exactly so, and repeatable, on one thread.
    pub nodes: Option<u64>,
    /// After this time.
    pub time: Time,
}

/// Lost on the way between the clock and us, and never to be counted on.
const OVERHEAD: Duration = Duration::from_millis(5);

/// The two moments of a search with limited time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deadlines {
    /// No new depth is begun after this.
    pub(crate) soft: Duration,
    /// All stops at this.
    pub(crate) hard: Duration,
}

impl Deadlines {
    /// When to stop a search that begins `now`, with about so many moves of ours to go in the game.
    pub(crate) fn new(time: Time, moves_to_go: u32, now: Duration) -> Option<Deadlines> {
        match time {
            Time::Unlimited => None,
            Time::Move(time) => {
                let end = now + time.saturating_sub(OVERHEAD.min(time / 10));
                Some(Deadlines { soft: end, hard: end })
            }
            Time::Clock { left, increment } => {
                let usable = left.saturating_sub(4 * OVERHEAD).max(left / 20);
                let share = usable / moves_to_go.max(1) + increment * 3 / 4;
                let soft = share.min(usable / 2);
                Some(Deadlines { soft: now + soft * 6 / 10, hard: now + (soft * 3).min(usable * 6 / 10) })
            }
        }
    }
}

/// About how many more moves the player to move will make.
pub(crate) fn moves_to_go(position: &Position) -> u32 {
    u32::from(position.hand(position.turn())) + 6
}
