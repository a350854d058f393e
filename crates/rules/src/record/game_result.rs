//! How a game ended, or that it has not.

use std::fmt;
use std::str::FromStr;

use crate::{Color, Score};

/// The result of a game. As text it is `*`, a score such as `15-12` with Black's points first, `1-0`, `0-1`
/// or `1/2-1/2`.
///
/// Where one side scores, it touches an enemy that scores too: so `1-0` is never a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum GameResult {
    /// The game goes on, or was broken off: `*`.
    #[default]
    Open,
    /// Two passes ended the game with these points.
    Score(Score),
    /// The player won by resignation or on time: `1-0` for Black, `0-1` for White.
    Won(Color),
    /// The players agreed on a draw: `1/2-1/2`.
    Drawn,
}

impl GameResult {
    /// Whether the game has no result yet.
    pub fn is_open(self) -> bool {
        self == GameResult::Open
    }

    /// Who has won; nobody in a draw or an open game.
    pub fn winner(self) -> Option<Color> {
        match self {
            GameResult::Score(score) => score.leader(),
            GameResult::Won(player) => Some(player),
            GameResult::Open | GameResult::Drawn => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Open => f.pad("*"),
            GameResult::Score(score) => f.pad(&score.to_string()),
            GameResult::Won(Color::Black) => f.pad("1-0"),
            GameResult::Won(Color::White) => f.pad("0-1"),
            GameResult::Drawn => f.pad("1/2-1/2"),
        }
    }
}

/// A text that is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is no result: write *, a score such as 15-12, 1-0, 0-1 or 1/2-1/2")]
pub struct NoResult {
    /// The text.
    pub text: String,
}

impl FromStr for GameResult {
    type Err = NoResult;

    fn from_str(text: &str) -> Result<GameResult, NoResult> {
        match text {
            "*" => Ok(GameResult::Open),
            "1-0" => Ok(GameResult::Won(Color::Black)),
            "0-1" => Ok(GameResult::Won(Color::White)),
            "1/2-1/2" => Ok(GameResult::Drawn),
            _ => text
                .split_once('-')
                .and_then(|(black, white)| Some(Score { black: points(black)?, white: points(white)? }))
                .map(GameResult::Score)
                .ok_or_else(|| NoResult { text: super::shortened(text) }),
        }
    }
}

/// A number as a score writes it: without sign and leading zeros, so that each score has one text.
fn points(text: &str) -> Option<u16> {
    text.parse().ok().filter(|points: &u16| points.to_string() == text)
}

/// A result that the moves of a game contradict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongResult {
    /// Two passes ended the game: its score is the result.
    #[error("the game ended {score}, so its result is not {given}")]
    Ended {
        /// The real score.
        score: Score,
        /// The result given.
        given: GameResult,
    },
    /// A score was given, but the game is not over.
    #[error("the game is not over, so {given} is not its score: the points stand at {score}")]
    NotOver {
        /// The points where the main line stops.
        score: Score,
        /// The result given.
        given: GameResult,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        for text in ["*", "15-12", "0-0", "1-1", "1-0", "0-1", "1/2-1/2", "36-2"] {
            assert_eq!(text.parse::<GameResult>().unwrap().to_string(), text);
        }
        for text in ["", "1", "-", "01-0", "+1-2", "1-2-3", "1--2", "70000-1", "1/2", "**", "1 - 0"] {
            assert_eq!(text.parse::<GameResult>(), Err(NoResult { text: text.into() }));
        }
    }

    #[test]
    fn winners() {
        let winner = |text: &str| text.parse::<GameResult>().unwrap().winner();
        assert_eq!(winner("15-12"), Some(Color::Black));
        assert_eq!(winner("0-1"), Some(Color::White));
        assert_eq!(winner("9-9"), None);
        assert_eq!(winner("*"), None);
    }
}
