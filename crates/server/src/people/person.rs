//! Somebody, and the proof that it is them.

use serde::Serialize;

use crate::games::{Millis, Player};

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Who it is, for ever.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// Whether it is a program.
    pub bot: bool,
    /// Since when they are known.
    #[serde(skip)]
    pub since: Millis,
}

impl From<&Person> for Player {
    fn from(person: &Person) -> Player {
        let Person { id, name, guest, bot, .. } = person.clone();
        Player { id, name, guest, bot, rating: None }
    }
}

/// What is kept of a token: whoever reads the store cannot sign in with it.
pub type TokenHash = [u8; 32];

/// A sign-in that lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Of the token that its owner shows.
    pub token: TokenHash,
    /// Whose it is.
    pub person: String,
    /// When it began.
    pub since: Millis,
    /// When it ends by itself, unless it is used.
    pub until: Millis,
}
