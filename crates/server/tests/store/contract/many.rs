//! Many at once.

use std::sync::{Arc, Mutex};

use abande_server::games::{Game, Nothing, Side, Wish};
use abande_server::store::{Store, StoreError};
use tokio::task::JoinSet;

use super::Home;
use crate::made::{Played, greet, terms};

/// 64 changes that wait together; every third comes with a version that is past.
pub(super) async fn some_conflict(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut all = JoinSet::new();
    for number in 0..64 {
        let mut played = Played::new(&format!("g{number}"), terms("Ada", "Bo")).begin(&*store).await;
        let mut late = played.clone();
        let stale = number % 3 == 0;
        if stale {
            store.change(played.moves("d4")).await.unwrap();
        }
        let store = store.clone();
        all.spawn(async move {
            let done = store.change(late.moves("c3")).await;
            (stale, done, if stale { played } else { late })
        });
    }
    let all = all.join_all().await;
    for (stale, done, played) in all {
        assert_eq!(done, if stale { Err(StoreError::Conflict) } else { Ok(()) });
        assert_eq!(store.entries(played.game.id()).await.unwrap(), played.entries);
    }
}

const GAMES: usize = 50;
const TASKS: usize = 32;
const APPENDS: usize = 2000;

/// Tasks append to games chosen at random, each from what it believes to be the last version.
pub(super) async fn at_random(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut games = Vec::new();
    for number in 0..GAMES {
        let played = Played::new(&format!("g{number}"), terms("Ada", "Bo")).begin(&*store).await;
        games.push(Mutex::new(played));
    }
    let games = Arc::new(games);
    let mut tasks = JoinSet::new();
    for seed in 0..TASKS {
        tasks.spawn(appends(store.clone(), games.clone(), seed as u64));
    }
    let conflicts: usize = tasks.join_all().await.into_iter().sum();
    // So many tasks on so few games do meet.
    assert!(conflicts > 0);
    let check = async |store: &dyn Store| {
        let mut kept = 0;
        for played in games.iter() {
            let played = played.lock().unwrap().clone();
            let entries = store.entries(played.game.id()).await.unwrap();
            assert_eq!(entries, played.entries);
            kept += entries.len() - 1;
            assert_eq!(Game::from_entries(entries).unwrap().snapshot(), played.game.snapshot());
        }
        assert_eq!(kept + conflicts, APPENDS / TASKS * TASKS);
    };
    check(&*store).await;
    store.close().await;
    check(&*home.open().await).await;
}

/// Appends, and counts how often another one was first.
async fn appends(store: Arc<dyn Store>, games: Arc<Vec<Mutex<Played>>>, seed: u64) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut conflicts = 0;
    for _ in 0..APPENDS / TASKS {
        // Half of them go to a few games.
        let chosen = &games[if random.bool() { random.usize(..3) } else { random.usize(..GAMES) }];
        let mut played = chosen.lock().unwrap().clone();
        let by = if random.bool() { Side::Black } else { Side::White };
        let change = played.asks(by, Wish::GiveTime(Nothing {}));
        match store.change(change).await {
            Ok(()) => {
                let mut known = chosen.lock().unwrap();
                // Who is told later may have been first.
                if known.game.version() < played.game.version() {
                    *known = played;
                }
            }
            Err(StoreError::Conflict) => conflicts += 1,
            Err(error) => panic!("{error}"),
        }
    }
    conflicts
}
