//! Games are appended to, and nothing else.

use abande_server::games::{Game, Nothing, Offer, Side, Wish};
use abande_server::store::{Change, StoreError};

use super::Home;
use crate::made::{Played, greet, terms};

pub(super) async fn goes_on(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut played = Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    for text in ["d4", "d5", "c4"] {
        store.change(played.moves(text)).await.unwrap();
    }
    store.change(played.asks(Side::White, Wish::GiveTime(Nothing {}))).await.unwrap();
    store.close().await;
    let store = home.open().await;
    let kept = store.entries("g1").await.unwrap();
    assert_eq!(kept, played.entries, "with the wishes, by which a command is known again");
    assert_eq!(Game::from_entries(kept).unwrap().snapshot(), played.game.snapshot());
    // And it goes on from there.
    store.change(played.moves("e4")).await.unwrap();
    assert_eq!(store.entries("g1").await.unwrap(), played.entries);
}

pub(super) async fn conflict(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut played = Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    let mut other = played.clone();
    store.change(played.moves("d4")).await.unwrap();
    assert_eq!(store.change(other.moves("c3")).await, Err(StoreError::Conflict));
    // Also where it comes too early, and where there is no such game.
    other.moves("d4");
    assert_eq!(store.change(other.moves("c4")).await, Err(StoreError::Conflict));
    assert_eq!(
        store.change(Played::new("g2", terms("Ada", "Bo")).moves("d4")).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(store.entries("g1").await.unwrap(), played.entries);
    // A game with the id of another one does not begin.
    let seek = crate::made::seek("s2", "Bo");
    store.change(Change::Seek(seek)).await.unwrap();
    let again = Played::new("g1", terms("Ada", "Bo"));
    assert_eq!(store.change(again.taken("s2")).await, Err(StoreError::Conflict));
    assert_eq!(store.seek("s2").await.unwrap().unwrap().taker, None);
}

pub(super) async fn no_gaps(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut played = Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    let before = played.entries.clone();
    played.moves("d4");
    played.moves("d5");
    let with = |entries: &[usize]| Change::Append {
        listing: played.listing(),
        entries: entries.iter().map(|&index| played.entries[index].clone()).collect(),
        next: None,
    };
    for wrong in [with(&[2]), with(&[1]), with(&[1, 1]), with(&[2, 1]), with(&[])] {
        assert_eq!(store.change(wrong).await, Err(StoreError::Conflict));
    }
    assert_eq!(store.entries("g1").await.unwrap(), before);
    store.change(with(&[1, 2])).await.unwrap();
    assert_eq!(store.entries("g1").await.unwrap(), played.entries);
}

pub(super) async fn rematch(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut played = Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    store.change(played.moves("d4")).await.unwrap();
    store.change(played.moves("d5")).await.unwrap();
    store.change(played.asks(Side::Black, Wish::Resign(Nothing {}))).await.unwrap();
    store.change(played.asks(Side::Black, Wish::Offer(Offer::Rematch))).await.unwrap();
    let before = played.entries.clone();
    let answer = played.asks(Side::White, Wish::Answer { offer: Offer::Rematch, accept: true });
    // With players whom nobody knows the next game cannot begin: then there is no answer either.
    let Change::Append { listing, entries, next: Some((mut next, start)) } = answer.clone() else {
        panic!("{answer:?}")
    };
    next.players.black = "nobody".into();
    let impossible = Change::Append { listing, entries, next: Some((next, start)) };
    assert_eq!(store.change(impossible).await, Err(StoreError::Conflict));
    assert_eq!(store.entries("g1").await.unwrap(), before);

    store.change(answer).await.unwrap();
    assert_eq!(store.entries("g1").await.unwrap(), played.entries);
    let next = Game::from_entries(store.entries("g1 again").await.unwrap()).unwrap();
    assert_eq!(next.snapshot().black.name, "Bo");
}

pub(super) async fn not_there(home: &dyn Home) {
    let store = home.open().await;
    assert_eq!(store.entries("g1").await, Ok(vec![]));
    assert_eq!(store.seek("s1").await, Ok(None));
    assert_eq!(store.person("p1").await, Ok(None));
    assert_eq!(store.games_of("p1").await, Ok(vec![]));
}
