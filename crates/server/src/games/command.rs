//! What a player asks for.

use serde::{Deserialize, Serialize};

/// A command, as it comes over the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    /// Chosen by the client, at random: the same again is the same command.
    pub id: String,
    /// The version that its sender has seen.
    pub version: u64,
    /// What is asked for.
    #[serde(rename = "do")]
    pub wish: Wish,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "Asked")]
pub enum Wish {
    /// A move, such as `d4`, `d4-c3` or `pass`.
    Move(String),
    /// To give the game up.
    Resign(Nothing),
    /// To propose something.
    Offer(Offer),
    /// To accept or decline what the other proposes.
    Answer {
        /// What he proposes.
        offer: Offer,
        /// Whether it is accepted.
        accept: bool,
    },
    /// To end a game that has hardly begun.
    Abort(Nothing),
    /// To win because the other has gone.
    Claim(Nothing),
    /// To give the other more time.
    GiveTime(Nothing),
    /// To say something.
    Phrase(Phrase),
}

/// A wish as it is read: one of these, beside fields that are not known here and overlooked.
#[derive(Deserialize)]
struct Asked {
    r#move: Option<String>,
    resign: Option<Nothing>,
    offer: Option<Offer>,
    answer: Option<Answer>,
    abort: Option<Nothing>,
    claim: Option<Nothing>,
    give_time: Option<Nothing>,
    phrase: Option<Phrase>,
}

#[derive(Deserialize)]
struct Answer {
    offer: Offer,
    accept: bool,
}

/// Nothing that is known is asked for, or more than one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("do: one of move, resign, offer, answer, abort, claim, give_time, phrase is asked for")]
pub struct NoWish;

impl TryFrom<Asked> for Wish {
    type Error = NoWish;

    fn try_from(asked: Asked) -> Result<Wish, NoWish> {
        let all = [
            asked.r#move.map(Wish::Move),
            asked.resign.map(Wish::Resign),
            asked.offer.map(Wish::Offer),
            asked.answer.map(|Answer { offer, accept }| Wish::Answer { offer, accept }),
            asked.abort.map(Wish::Abort),
            asked.claim.map(Wish::Claim),
            asked.give_time.map(Wish::GiveTime),
            asked.phrase.map(Wish::Phrase),
        ];
        let mut wishes = all.into_iter().flatten();
        match (wishes.next(), wishes.next()) {
            (Some(wish), None) => Ok(wish),
            _ => Err(NoWish),
        }
    }
}

/// `{}`: room for what may be asked one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nothing {}

/// What one player can propose to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take the proposer's last move back.
    TakeBack,
    /// To play again with colours changed.
    Rematch,
}

/// What can be said; each reads it in a language of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// One moment, please.
    OneMoment,
    /// Well played.
    WellPlayed,
    /// Sorry.
    Sorry,
    /// Good game.
    GoodGame,
    /// Thank you.
    Thanks,
    /// I have to go.
    Bye,
}

impl Command {
    /// Whether the id has the form that the contract asks for.
    pub fn has_good_id(&self) -> bool {
        is_command_id(&self.id)
    }
}

/// 1 to 64 of `A-Z a-z 0-9 - _`.
pub(crate) fn is_command_id(id: &str) -> bool {
    (1..=64).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}
