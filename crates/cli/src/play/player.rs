//! Who plays a colour: a person, or the engine at a level.

use std::fmt;
use std::str::FromStr;

use abande_engine::Level;

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Human,
    Level(Level),
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write human, or a level from 1 to 10")]
pub(crate) struct NoPlayer;

impl Player {
    /// Whom a person plays who has not said.
    pub(crate) fn usual_opponent() -> Player {
        Level::try_from(3).map_or(Player::Human, Player::Level)
    }
}

impl FromStr for Player {
    type Err = NoPlayer;

    fn from_str(text: &str) -> Result<Player, NoPlayer> {
        let text = text.trim().to_ascii_lowercase();
        if text == "human" {
            return Ok(Player::Human);
        }
        let number = text.strip_prefix("level").unwrap_or(&text).trim_start_matches([' ', ':']);
        number.parse().map(Player::Level).map_err(|_| NoPlayer)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Level(level) => write!(f, "level {level}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_back() {
        for text in ["human", "level 1", "level 10"] {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.into()));
        }
        assert_eq!("7".parse::<Player>(), "Level:7".parse::<Player>());
        for text in ["", "0", "11", "level", "me and you"] {
            assert_eq!(text.parse::<Player>(), Err(NoPlayer), "{text}");
        }
    }
}
