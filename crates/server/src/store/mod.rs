//! What is kept: one trait, and its homes.
//!
//! A game is an append-only list of versioned entries; all else that is kept of it ([`Listing`]) is there to find it.
//! Everything that changes goes through [`Store::change`]: one [`Change`] is done wholly or not at all, and when the
//! call returns it is on disk.

mod change;
mod listing;
mod outage;
mod sqlite;

use async_trait::async_trait;

use crate::games::{Corrupt, Entry, Millis, Side};
use crate::id::NoRandomness;
use crate::people::{Person, TokenHash};

pub use change::{Change, KeptSeek};
pub use listing::{Ended, Filter, Listing};
pub use outage::Outage;
pub use sqlite::{FileProblem, OpenError, SqliteStore};

/// Where people, seeks and games are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// Does a change, wholly or not at all. When this returns it is on disk; dropping the future does not undo it.
    ///
    /// # Errors
    /// When it does not fit what is kept, or the store is away.
    async fn change(&self, change: Change) -> Result<(), StoreError>;

    /// Somebody, by their id.
    ///
    /// # Errors
    /// Here and below: when the store is away.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;

    /// Somebody, by the key of their name.
    async fn person_named(&self, key: &str) -> Result<Option<Person>, StoreError>;

    /// The password of an account, as it is kept: a hash in the PHC form.
    async fn password(&self, person: &str) -> Result<Option<String>, StoreError>;

    /// Who signed in with this token, and until when it is good.
    async fn session(&self, token: &TokenHash, now: Millis) -> Result<Option<(Person, Millis)>, StoreError>;

    /// Whether one of the two has blocked the other.
    async fn blocked(&self, one: &str, other: &str) -> Result<bool, StoreError>;

    /// Whom somebody has blocked.
    async fn blocks(&self, person: &str) -> Result<Vec<Person>, StoreError>;

    /// What somebody has reported: when, whom, and what they wrote.
    async fn reports(&self, by: &str) -> Result<Vec<(Millis, Person, String)>, StoreError>;

    /// A seek, also when it is taken or closed.
    async fn seek(&self, id: &str) -> Result<Option<KeptSeek>, StoreError>;

    /// A seek by the id that its maker's command had.
    async fn seek_by_command(&self, maker: &str, command: &str) -> Result<Option<KeptSeek>, StoreError>;

    /// The seeks that stand: neither taken nor closed nor past their time.
    async fn open_seeks(&self, now: Millis) -> Result<Vec<KeptSeek>, StoreError>;

    /// All of a game, in order; nothing where there is no such game.
    async fn entries(&self, game: &str) -> Result<Vec<Entry>, StoreError>;

    /// Games whose deadline has come, the most urgent first.
    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The live games that have a deadline.
    async fn with_deadline(&self) -> Result<Vec<String>, StoreError>;

    /// Games, the newest first.
    async fn games(&self, filter: &Filter) -> Result<Vec<Listing>, StoreError>;

    /// The live games of somebody, those where it is their turn first, with their side.
    async fn games_of(&self, person: &str) -> Result<Vec<(Side, Listing)>, StoreError>;

    /// When the server was last known to serve.
    async fn heartbeat(&self) -> Result<Option<Millis>, StoreError>;

    /// Does what is waiting, and ends: after this everything is away.
    async fn close(&self) {}
}

/// Why the store does not do what it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// What is kept is not what the change counts on: a version has come, a seek is taken.
    #[error("something else came first")]
    Conflict,
    /// Somebody has, or had, such a name.
    #[error("this name is taken")]
    NameTaken,
    /// It cannot be reached, is full or broken.
    #[error("the store is away: {0}")]
    Away(#[from] Outage),
}

impl From<NoRandomness> for StoreError {
    fn from(error: NoRandomness) -> StoreError {
        StoreError::Away(error.into())
    }
}

impl From<Corrupt> for StoreError {
    fn from(error: Corrupt) -> StoreError {
        StoreError::Away(error.into())
    }
}
