//! How a game has ended.

use abande::Score;
use serde::{Deserialize, Serialize};

use super::side::Side;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Nobody in a draw, and in a game that was aborted.
    pub winner: Option<Side>,
    /// The points on the board, whatever decided the game.
    pub score: Points,
    /// What decided it.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Both passed.
    Passes,
    /// Somebody gave up.
    Resign,
    /// Somebody's time was up.
    Time,
    /// They agreed on a draw.
    Agreed,
    /// It had hardly begun.
    Aborted,
    /// Somebody had gone.
    Gone,
}

/// Points on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Black's.
    pub b: u16,
    /// White's.
    pub w: u16,
}

impl From<Score> for Points {
    fn from(score: Score) -> Points {
        Points { b: score.of(abande::Color::Black), w: score.of(abande::Color::White) }
    }
}
