//! Outage: why a store is away.

use std::error::Error;
use std::sync::Arc;

use crate::games::Corrupt;
use crate::id::NoRandomness;

/// Why what is asked for can be neither kept nor told right now.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Outage {
    /// Nothing is kept any longer.
    #[error("it is closed")]
    Closed,
    /// What was writing went away in the middle of it.
    #[error("the writer failed")]
    Writer,
    /// The database that it lives in, whichever that is.
    #[error(transparent)]
    Database(Arc<dyn Error + Send + Sync>),
    /// What is kept of a game is none.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// An id that nobody can guess cannot be made.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
}

/// Databases do not compare what they say: the same is what reads the same.
impl PartialEq for Outage {
    fn eq(&self, other: &Outage) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Outage {}
