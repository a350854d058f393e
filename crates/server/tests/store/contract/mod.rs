//! What every store must do. A home is where one keeps what it keeps; each case begins with an empty one.

mod games;
mod lists;
mod many;
mod people;
mod seeks;
mod sessions;

use std::pin::Pin;
use std::sync::Arc;

use abande_server::store::Store;
use async_trait::async_trait;

/// Where a store keeps what it keeps.
#[async_trait]
pub(crate) trait Home: Sync {
    /// Opens the store; what was kept before is there. Only one is open at a time.
    async fn open(&self) -> Arc<dyn Store>;
}

/// A sentence that must be true of a store in this home.
pub(crate) type Case = for<'a> fn(&'a dyn Home) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// All that must be true.
pub(crate) const CASES: [(&str, Case); 23] = [
    ("a game goes on and is the same after reopening", |home| Box::pin(games::goes_on(home))),
    ("a version that has come first is a conflict", |home| Box::pin(games::conflict(home))),
    ("versions have no gaps", |home| Box::pin(games::no_gaps(home))),
    ("a rematch begins with its answer or not at all", |home| Box::pin(games::rematch(home))),
    ("a game that is not there has no entries", |home| Box::pin(games::not_there(home))),
    ("of many at once those fail that conflict", |home| Box::pin(many::some_conflict(home))),
    ("many tasks on many games leave no gap", |home| Box::pin(many::at_random(home))),
    ("deadlines are found, the most urgent first", |home| Box::pin(lists::deadlines(home))),
    ("games are listed newest first, page by page", |home| Box::pin(lists::pages(home))),
    ("games are found by player, board and result", |home| Box::pin(lists::filters(home))),
    ("private games are shown to their players", |home| Box::pin(lists::private(home))),
    ("my games begin with those where it is my turn", |home| Box::pin(lists::my_games(home))),
    ("a seek is known by its command", |home| Box::pin(seeks::known_command(home))),
    ("a seek is taken once", |home| Box::pin(seeks::taken_once(home))),
    ("a closed seek is not taken", |home| Box::pin(seeks::closed(home))),
    ("a seek ends by itself", |home| Box::pin(seeks::expires(home))),
    ("a name is given once", |home| Box::pin(people::names(home))),
    ("a guest who registers keeps the games", |home| Box::pin(people::registering(home))),
    ("who is forgotten leaves games without a name", |home| Box::pin(people::forget(home))),
    ("guests without a game go", |home| Box::pin(people::guests_go(home))),
    ("blocks and reports", |home| Box::pin(people::blocks_and_reports(home))),
    ("sessions", |home| Box::pin(sessions::sessions(home))),
    ("the heartbeat, and nothing after closing", |home| Box::pin(sessions::heartbeat(home))),
];
