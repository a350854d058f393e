//! A game as it stands at one of its versions.

use serde::{Deserialize, Serialize};

use super::clock::Clock;
use super::command::Offer;
use super::outcome::Outcome;
use super::side::Side;
use super::time_control::TimeControl;

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The game.
    pub id: String,
    /// The last of its events.
    pub version: u64,
    /// Such as `hex` or `square:5`.
    pub board: String,
    /// Pieces for each player.
    pub pieces: u8,
    /// The position line of the start.
    pub start: String,
    /// The position line of now.
    pub position: String,
    /// The moves between them.
    pub moves: Vec<String>,
    /// Who plays Black.
    pub black: Player,
    /// Who plays White.
    pub white: Player,
    /// The time they have; none is as much as they like.
    pub time: Option<TimeControl>,
    /// The clock, where there is one.
    pub clock: Option<Clock>,
    /// Whether it counts.
    pub rated: bool,
    /// Whether it came from the lobby: then it is listed to others.
    #[serde(default)]
    pub public: bool,
    /// Whether it goes on.
    pub status: Status,
    /// How it ended.
    pub result: Option<Outcome>,
    /// What is proposed and not answered yet.
    pub offers: Vec<Standing>,
}

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It goes on.
    Live,
    /// It has ended.
    Over,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who it is, for ever.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// Whether it is a program.
    pub bot: bool,
    /// How strong they were when the game began.
    pub rating: Option<i32>,
}

/// A proposal that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// What is proposed.
    pub offer: Offer,
    /// Who proposes it.
    pub by: Side,
    /// Since when.
    pub version: u64,
}
