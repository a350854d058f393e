//! What has happened in a game: the only truth there is about it.

use serde::{Deserialize, Serialize};

use super::clock::Clock;
use super::command::{Offer, Phrase, Wish};
use super::outcome::Outcome;
use super::side::Side;
use super::snapshot::Snapshot;
use super::time_control::Millis;

/// Something that has happened, as it goes over the wire and into the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The game.
    pub game: String,
    /// 1, 2, 3 ... without gaps.
    pub version: u64,
    /// When its command was received.
    pub at: Millis,
    /// The command that asked for it; none where nobody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Who did it, or asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// What it is.
    #[serde(flatten)]
    pub kind: Kind,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// The game has begun.
    Start {
        /// All of it.
        snapshot: Box<Snapshot>,
    },
    /// A move was made.
    Move {
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// The clock after it.
        clock: Option<Clock>,
        /// Time given back because the way to the server is long.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: Millis,
    },
    /// Something was proposed.
    Offer {
        /// What.
        offer: Offer,
    },
    /// What was proposed is accepted or declined.
    Answer {
        /// What was proposed.
        offer: Offer,
        /// Whether it is accepted.
        accept: bool,
        /// The new game, where a rematch is accepted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
    /// Moves were taken back.
    TakeBack {
        /// How many are left.
        moves: usize,
        /// The clock after it.
        clock: Option<Clock>,
    },
    /// The clock was set: time was given, or given back.
    Clock {
        /// The clock.
        clock: Clock,
    },
    /// Somebody said something.
    Phrase {
        /// What.
        phrase: Phrase,
    },
    /// The game is over.
    End {
        /// How.
        result: Outcome,
        /// The clock, which stands.
        clock: Option<Clock>,
    },
}

/// An event as it is kept: with the wish that led to it, so that the same command is known again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The event.
    pub event: Event,
    /// What its command asked for; only the first event of a command has it.
    pub wish: Option<Wish>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for it
fn is_zero(number: &Millis) -> bool {
    *number == 0
}
