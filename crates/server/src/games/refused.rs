//! Why a command is not done.

use abande::{Board, Coords, MoveTextError, Space};
use abande_words::Words;
use serde::Serialize;

use super::time_control::Millis;

/// Why a command is not done. What is refused changes nothing.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refused {
    /// The id is not as the contract has it.
    #[error("the id of a command is 1 to 64 of A-Z a-z 0-9 - _")]
    BadId,
    /// It names a version that does not exist yet.
    #[error("there is no version {named} yet: the game is at version {version}")]
    FutureVersion {
        /// What the command says.
        named: u64,
        /// What is.
        version: u64,
    },
    /// The id was used for something else.
    #[error("another command had this id")]
    OtherContents,
    /// Nothing but phrases and a rematch can be asked for after the end.
    #[error("the game is over")]
    GameOver,
    /// Something has happened that the sender has not seen.
    #[error("the game has gone on: it is at version {version}")]
    Stale {
        /// The present version.
        version: u64,
    },
    /// The other is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The rules do not allow the move.
    #[error("{}", .0.sentence)]
    IllegalMove(Refusal),
    /// It is too late to abort.
    #[error("two moves have been made: the game can be resigned, no longer aborted")]
    TooLateToAbort,
    /// There is nothing to answer.
    #[error("nothing of this kind is offered")]
    NoOffer,
    /// The same is offered already.
    #[error("this is offered already")]
    OfferedAlready,
    /// A draw is offered once between two moves.
    #[error("a draw can be offered again after your next move")]
    DrawOffered,
    /// There is nothing to take back.
    #[error("you have made no move that could be taken back")]
    NothingToTakeBack,
    /// What counts, stays.
    #[error("in a rated game no move is taken back")]
    RatedTakeBack,
    /// A rematch comes after the game.
    #[error("a rematch can be offered when the game is over")]
    NotOverYet,
    /// A rematch was agreed on.
    #[error("the next game has begun: {next}")]
    NextBegun {
        /// The next game.
        next: String,
    },
    /// One of the two has blocked the other.
    #[error("there is no other game between these two")]
    Blocked,
    /// The other is here, or not gone for long enough.
    #[error("the game cannot be claimed{}", if .at.is_some() { " yet" } else { "" })]
    NoClaim {
        /// From when on it can be, where that is known.
        at: Option<Millis>,
    },
    /// There is no clock.
    #[error("this game has no clock")]
    NoClock,
}

/// Why the rules do not allow a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refusal {
    /// Such as `would-split`: the key of a translation. `no-move` where the text is no move at all.
    pub code: &'static str,
    /// In English.
    pub sentence: String,
    /// Those to point at.
    pub spaces: Vec<String>,
    /// What would be left of the band, part by part.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Vec<String>>,
    /// For what is said of it in other languages; apart, as refusals are passed on often.
    #[serde(skip)]
    cause: Box<Cause>,
}

/// What is wrong with a move, and on which board.
#[derive(Clone, Debug, PartialEq)]
enum Cause {
    Rule(Board, abande::Refusal),
    Text(Board, MoveTextError),
}

impl Refusal {
    pub(crate) fn of(board: &Board, refusal: &abande::Refusal) -> Refusal {
        let names = |spaces: &[Space]| -> Vec<String> {
            spaces.iter().map(|&space| board.space_name(space, Coords::Stein)).collect()
        };
        let parts = match refusal {
            abande::Refusal::WouldSplit { parts, .. } => parts.iter().map(|part| names(part)).collect(),
            _ => vec![],
        };
        Refusal {
            code: refusal.code(),
            sentence: refusal.sentence(board, Coords::Stein),
            spaces: names(&refusal.spaces()),
            parts,
            cause: Box::new(Cause::Rule(board.clone(), refusal.clone())),
        }
    }

    pub(crate) fn no_move(board: &Board, error: &MoveTextError) -> Refusal {
        Refusal {
            code: "no-move",
            sentence: error.to_string(),
            spaces: vec![],
            parts: vec![],
            cause: Box::new(Cause::Text(board.clone(), error.clone())),
        }
    }

    /// In the words of a language.
    pub fn said(&self, words: &Words) -> String {
        match &*self.cause {
            Cause::Rule(board, refusal) => words.refusal(refusal, board, Coords::Stein),
            Cause::Text(board, error) => words.typed(error, board, Coords::Stein),
        }
    }
}

impl Refused {
    /// The code that the contract has for it.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::BadId | Refused::FutureVersion { .. } => "bad_request",
            Refused::Blocked => "forbidden",
            Refused::GameOver => "game_over",
            Refused::Stale { .. } => "stale",
            Refused::NotYourTurn => "not_your_turn",
            Refused::IllegalMove(_) => "illegal_move",
            Refused::OtherContents
            | Refused::TooLateToAbort
            | Refused::NoOffer
            | Refused::OfferedAlready
            | Refused::DrawOffered
            | Refused::NothingToTakeBack
            | Refused::RatedTakeBack
            | Refused::NotOverYet
            | Refused::NextBegun { .. }
            | Refused::NoClaim { .. }
            | Refused::NoClock => "conflict",
        }
    }
}

#[cfg(test)]
mod tests {
    use abande::{Board, Coords};
    use serde_json::json;

    use super::Refusal;

    #[test]
    fn a_refusal_goes_over_the_wire_with_what_a_page_needs_to_point_at_it() {
        let board = Board::hex();
        let space = |name: &str| board.find_space(name, Coords::Stein).unwrap();
        let split = abande::Refusal::WouldSplit {
            from: space("d4"),
            parts: vec![vec![space("c3")], vec![space("e3"), space("e4")]],
        };
        let refusal = serde_json::to_value(Refusal::of(&board, &split)).unwrap();
        assert_eq!(refusal["code"], "would-split");
        assert_eq!(refusal["parts"], json!([["c3"], ["e3", "e4"]]));
        let occupied = abande::Refusal::Occupied { space: space("d4") };
        assert_eq!(
            serde_json::to_value(Refusal::of(&board, &occupied)).unwrap(),
            json!({
                "code": "occupied",
                "sentence": "d4 is occupied: pieces are entered on empty spaces.",
                "spaces": ["d4"],
            })
        );
    }
}
