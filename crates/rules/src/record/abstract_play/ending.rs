//! How games ended that were not played out: a word in the place of the next move.

use serde_json::Value;

use crate::{Game, GameResult};

/// The tag that says why a game ended as it did.
pub(super) const TERMINATION: &str = "Termination";

/// Why a game ended before two passes ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Resignation,
    Time,
    Agreement,
    Abandoned,
}

impl Ending {
    /// Each with the word of a record and the value of the tag.
    const ALL: [(Ending, &str, &str); 4] = [
        (Ending::Resignation, "resign", "resignation"),
        (Ending::Time, "timeout", "time forfeit"),
        (Ending::Agreement, "draw", "agreement"),
        (Ending::Abandoned, "abandoned", "abandoned"),
    ];

    /// What an entry among the moves of a record says, if it is no move but the end.
    pub(super) fn of_entry(entry: &Value) -> Option<Ending> {
        let text = entry.as_str().or_else(|| entry.get("move")?.as_str())?.trim();
        Self::ALL.iter().find(|(_, word, _)| word.eq_ignore_ascii_case(text)).map(|(ending, ..)| *ending)
    }

    /// How a game ended that its moves leave open. Who has won without a word about it has won because the other gave up.
    pub(super) fn of_game(game: &Game) -> Option<Ending> {
        let tag = game.tags().get(TERMINATION).unwrap_or_default();
        let said = Self::ALL
            .iter()
            .find(|(_, _, value)| value.eq_ignore_ascii_case(tag))
            .map(|(ending, ..)| *ending);
        match (game.result(), said) {
            (GameResult::Score(_), _) => None,
            (GameResult::Open, said) => said.filter(|&said| said == Ending::Abandoned),
            (GameResult::Drawn, _) => Some(Ending::Agreement),
            (GameResult::Won(_), Some(Ending::Agreement) | None) => Some(Ending::Resignation),
            (GameResult::Won(_), said) => said,
        }
    }

    /// The word in a record.
    pub(super) fn word(self) -> &'static str {
        Self::ALL.iter().find(|(ending, ..)| *ending == self).map_or("", |(_, word, _)| word)
    }

    /// The value of the tag.
    pub(super) fn termination(self) -> &'static str {
        Self::ALL.iter().find(|(ending, ..)| *ending == self).map_or("", |(_, _, value)| value)
    }
}
