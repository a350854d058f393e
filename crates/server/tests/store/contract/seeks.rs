//! Offers of games.

use abande_server::games::Visibility;
use abande_server::store::{Change, KeptSeek, StoreError};

use super::Home;
use crate::made::{NOW, Played, greet, seek, terms};

pub(super) async fn known_command(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut kept = KeptSeek { command: Some("c1".into()), person: Some("id-Ada".into()), ..seek("s1", "Bo") };
    kept.seek.wants.visibility = Visibility::Person;
    kept.seek.wants.person = Some("Ada".into());
    store.change(Change::Seek(kept.clone())).await.unwrap();
    let again = KeptSeek { command: Some("c1".into()), ..seek("s2", "Bo") };
    assert_eq!(store.change(Change::Seek(again)).await, Err(StoreError::Conflict));
    // The same id of somebody else is another command, and none is none.
    let other = KeptSeek { command: Some("c1".into()), ..seek("s3", "Ada") };
    store.change(Change::Seek(other)).await.unwrap();
    for id in ["s4", "s5"] {
        store.change(Change::Seek(seek(id, "Bo"))).await.unwrap();
    }
    store.close().await;
    let store = home.open().await;
    assert_eq!(store.seek_by_command("id-Bo", "c1").await.unwrap(), Some(kept.clone()));
    assert_eq!(store.seek("s1").await.unwrap(), Some(kept));
    assert_eq!(store.seek("s2").await.unwrap(), None);
    let open = store.open_seeks(NOW).await.unwrap();
    assert_eq!(open.iter().map(|kept| kept.seek.id.as_str()).collect::<Vec<_>>(), ["s1", "s3", "s4", "s5"]);
    // Nobody offers anything whom nobody knows.
    assert_eq!(store.change(Change::Seek(seek("s6", "Nobody"))).await, Err(StoreError::Conflict));
}

pub(super) async fn taken_once(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo", "Cleo"]).await;
    store.change(Change::Seek(seek("s1", "Bo"))).await.unwrap();
    let first = Played::new("g1", terms("Ada", "Bo"));
    let second = Played::new("g2", terms("Cleo", "Bo"));
    store.change(first.taken("s1")).await.unwrap();
    assert_eq!(store.change(second.taken("s1")).await, Err(StoreError::Conflict));
    assert_eq!(store.entries("g1").await.unwrap(), first.entries);
    assert_eq!(store.entries("g2").await.unwrap(), [], "the game of who came second has not begun");
    let kept = store.seek("s1").await.unwrap().unwrap();
    assert_eq!((kept.taker.as_deref(), kept.seek.game.as_deref()), (Some("id-Ada"), Some("g1")));
    assert_eq!(store.open_seeks(NOW).await, Ok(vec![]));
    assert_eq!(store.change(Change::CloseSeek("s1".into())).await, Err(StoreError::Conflict));
}

pub(super) async fn closed(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    store.change(Change::Seek(seek("s1", "Bo"))).await.unwrap();
    store.change(Change::CloseSeek("s1".into())).await.unwrap();
    let game = Played::new("g1", terms("Ada", "Bo"));
    assert_eq!(store.change(game.taken("s1")).await, Err(StoreError::Conflict));
    assert_eq!(store.change(game.taken("no seek")).await, Err(StoreError::Conflict));
    assert_eq!(store.change(Change::CloseSeek("s1".into())).await, Err(StoreError::Conflict));
    assert!(store.seek("s1").await.unwrap().unwrap().closed);
    assert_eq!(store.open_seeks(NOW).await, Ok(vec![]));
}

pub(super) async fn expires(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let short = KeptSeek { until: NOW, ..seek("short", "Bo") };
    let long = KeptSeek { until: NOW + 1, ..seek("long", "Bo") };
    store.change(Change::Seek(short)).await.unwrap();
    store.change(Change::Seek(long.clone())).await.unwrap();
    assert_eq!(store.open_seeks(NOW).await.unwrap(), [long]);
    let game = Played::new("g1", terms("Ada", "Bo"));
    assert_eq!(store.change(game.taken("short")).await, Err(StoreError::Conflict));
    store.change(game.taken("long")).await.unwrap();
}
