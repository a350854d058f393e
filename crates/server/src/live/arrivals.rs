//! Commands that have been received and are not judged yet.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::games::{Game, Millis};

use super::hub::lock;

/// When a command was received, and by which way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Received {
    pub(crate) at: Millis,
    /// How long the way is, by the server's own pings.
    pub(crate) lag: Millis,
}

/// Commands that have been received and are not judged yet: a game does not end by time while one of them waits that
/// came before.
#[derive(Default)]
pub(super) struct Arrivals {
    inner: Mutex<Inner>,
    one_less: Notify,
}

#[derive(Default)]
struct Inner {
    count: u64,
    by_game: HashMap<String, HashMap<u64, Received>>,
}

/// A command, from the moment it is received until it is judged or given up, when this is dropped.
pub(crate) struct Arrival {
    received: Received,
    game: String,
    number: u64,
    all: Arc<Arrivals>,
}

impl Arrivals {
    /// A command for a game has been received. The time is asked for behind the lock: so whoever looks after a deadline
    /// sees all that came before it.
    pub(super) fn arrive(self: &Arc<Self>, game: &str, lag: Millis, now: impl FnOnce() -> Millis) -> Arrival {
        let mut inner = lock(&self.inner);
        let received = Received { at: now(), lag };
        inner.count += 1;
        let number = inner.count;
        inner.by_game.entry(game.to_owned()).or_default().insert(number, received);
        drop(inner);
        Arrival { received, game: game.to_owned(), number, all: Arc::clone(self) }
    }

    /// Whether a command waits that came before the game's time was up.
    pub(super) fn any_in_time(&self, game: &Game) -> bool {
        let inner = lock(&self.inner);
        let mut waiting = inner.by_game.get(game.id()).into_iter().flat_map(HashMap::values);
        waiting.any(|received| game.is_in_time(received.at, received.lag))
    }

    /// Waits until one of them, of whichever game, is judged or given up.
    pub(super) fn one_less(&self) -> Notified<'_> {
        self.one_less.notified()
    }
}

impl Arrival {
    pub(super) fn received(&self) -> Received {
        self.received
    }
}

impl Drop for Arrival {
    fn drop(&mut self) {
        let mut inner = lock(&self.all.inner);
        if let Some(waiting) = inner.by_game.get_mut(&self.game) {
            waiting.remove(&self.number);
            if waiting.is_empty() {
                inner.by_game.remove(&self.game);
            }
        }
        drop(inner);
        self.all.one_less.notify_waiters();
    }
}
