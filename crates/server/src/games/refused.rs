//! Why a command is not done.

use abande::{Board, Coords};
use serde::Serialize;

use super::time_control::Millis;

/// Why a command is not done. What is refused changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// Such as `would-split`: the key of a translation. `no-move` where the text is no move at all.
    pub code: &'static str,
    /// In English.
    pub sentence: String,
    /// Those to point at.
    pub spaces: Vec<String>,
}

impl Refusal {
    pub(crate) fn of(board: &Board, refusal: &abande::Refusal) -> Refusal {
        let spaces = refusal.spaces();
        Refusal {
            code: refusal.code(),
            sentence: refusal.sentence(board, Coords::Stein),
            spaces: spaces.iter().map(|&space| board.space_name(space, Coords::Stein)).collect(),
        }
    }

    pub(crate) fn no_move(error: &abande::MoveTextError) -> Refusal {
        Refusal { code: "no-move", sentence: error.to_string(), spaces: vec![] }
    }
}

impl Refused {
    /// The code that the contract has for it.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::BadId | Refused::FutureVersion { .. } => "bad_request",
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
