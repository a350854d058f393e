//! Games are found.

use abande::{Boards, Position};
use abande_server::games::{Nothing, Side, Status, Terms, Wish};
use abande_server::store::{Ended, Filter, Listing, Store};

use super::Home;
use crate::made::{NOW, Played, greet, terms};

const ALL: Filter =
    Filter { player: None, board: None, ended: None, status: None, before: None, reader: None, limit: 100 };

async fn ids(store: &dyn Store, filter: Filter) -> Vec<String> {
    store.games(&filter).await.unwrap().into_iter().map(|listing| listing.game).collect()
}

pub(super) async fn deadlines(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    assert_eq!(store.due(u64::MAX, 10).await, Ok(vec![]));
    // A first move is waited for 60 s where strangers play, and longer where they do not.
    let mut soon = Played::new("soon", terms("Ada", "Bo")).begin(&*store).await;
    let private = Terms { public: false, ..terms("Ada", "Bo") };
    let later = Played::new("later", private).begin(&*store).await;
    let timeless = Terms { time: None, ..terms("Ada", "Bo") };
    Played::new("never", timeless).begin(&*store).await;
    assert_eq!(store.with_deadline().await.unwrap(), ["soon", "later"]);
    assert_eq!(store.due(NOW + 59_999, 10).await, Ok(vec![]));
    assert_eq!(store.due(NOW + 60_000, 10).await.unwrap(), ["soon"]);
    assert_eq!(store.due(later.game.deadline().unwrap(), 10).await.unwrap(), ["soon", "later"]);
    assert_eq!(store.due(u64::MAX, 1).await.unwrap(), ["soon"]);
    // A move sets another one; the end sets none.
    store.change(soon.moves("d4")).await.unwrap();
    store.change(soon.moves("d5")).await.unwrap();
    assert_eq!(store.due(NOW + 60_000, 10).await, Ok(vec![]));
    store.change(soon.asks(Side::Black, Wish::Resign(Nothing {}))).await.unwrap();
    assert_eq!(store.with_deadline().await.unwrap(), ["later"]);
}

pub(super) async fn pages(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let mut listings = Vec::new();
    for number in 0..7 {
        let played = Played::new(&format!("g{number}"), terms("Ada", "Bo")).begin(&*store).await;
        listings.insert(0, played.listing());
    }
    assert_eq!(store.games(&ALL).await.unwrap(), listings);
    let page = |before: &str| Filter { limit: 3, before: Some(before.into()), ..ALL };
    assert_eq!(ids(&*store, Filter { limit: 3, ..ALL }).await, ["g6", "g5", "g4"]);
    assert_eq!(ids(&*store, page("g4")).await, ["g3", "g2", "g1"]);
    assert_eq!(ids(&*store, page("g1")).await, ["g0"]);
    assert_eq!(ids(&*store, page("g0")).await, [""; 0]);
    assert_eq!(ids(&*store, page("no game")).await, [""; 0]);
}

pub(super) async fn filters(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo", "Cleo"]).await;
    let square = Position::start(&Boards::default().variant("square:5").unwrap());
    Played::new("live", terms("Ada", "Bo")).begin(&*store).await;
    Played::new("square", Terms { start: square, ..terms("Bo", "Cleo") }).begin(&*store).await;
    for (id, black, white, loser) in [("won", "Ada", "Bo", Side::White), ("lost", "Ada", "Cleo", Side::Black)]
    {
        let mut played = Played::new(id, terms(black, white)).begin(&*store).await;
        store.change(played.moves("d4")).await.unwrap();
        store.change(played.moves("d5")).await.unwrap();
        store.change(played.asks(loser, Wish::Resign(Nothing {}))).await.unwrap();
    }
    let mut aborted = Played::new("aborted", terms("Cleo", "Ada")).begin(&*store).await;
    store.change(aborted.asks(Side::Black, Wish::Abort(Nothing {}))).await.unwrap();

    let board = |name: &str| Filter { board: Some(name.into()), ..ALL };
    let ended = |ended| Filter { ended: Some(ended), ..ALL };
    let status = |status| Filter { status: Some(status), ..ALL };
    let player = |name: &str| Filter { player: Some(format!("id-{name}")), ..ALL };
    for (filter, found) in [
        (board("square:5"), vec!["square"]),
        (board("hex"), vec!["aborted", "lost", "won", "live"]),
        (ended(Ended::Black), vec!["won"]),
        (ended(Ended::White), vec!["lost"]),
        (ended(Ended::Aborted), vec!["aborted"]),
        (ended(Ended::Draw), vec![]),
        (status(Status::Live), vec!["square", "live"]),
        (status(Status::Over), vec!["aborted", "lost", "won"]),
        (player("Ada"), vec!["aborted", "lost", "won", "live"]),
        (player("Cleo"), vec!["aborted", "lost", "square"]),
        (player("nobody"), vec![]),
        (Filter { status: Some(Status::Over), before: Some("lost".into()), ..player("Ada") }, vec!["won"]),
        (Filter { board: Some("square:5".into()), ended: Some(Ended::Black), ..player("Bo") }, vec![]),
    ] {
        assert_eq!(ids(&*store, filter.clone()).await, found, "{filter:?}");
    }
}

pub(super) async fn private(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo", "Cleo"]).await;
    let between = Terms { public: false, ..terms("Ada", "Bo") };
    Played::new("private", between).begin(&*store).await;
    Played::new("public", terms("Ada", "Bo")).begin(&*store).await;
    let read_by = |name: &str| Filter { reader: Some(format!("id-{name}")), ..ALL };
    assert_eq!(ids(&*store, ALL).await, ["public"]);
    assert_eq!(ids(&*store, read_by("Cleo")).await, ["public"]);
    assert_eq!(ids(&*store, read_by("Ada")).await, ["public", "private"]);
    assert_eq!(ids(&*store, read_by("Bo")).await, ["public", "private"]);
    let of_ada = Filter { player: Some("id-Ada".into()), ..read_by("Cleo") };
    assert_eq!(ids(&*store, of_ada).await, ["public"]);
}

pub(super) async fn my_games(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo"]).await;
    let timeless = || Terms { time: None, ..terms("Ada", "Bo") };
    let mine = Played::new("mine", timeless()).begin(&*store).await;
    let mut theirs = Played::new("theirs", terms("Ada", "Bo")).begin(&*store).await;
    store.change(theirs.moves("d4")).await.unwrap();
    let hurried = Played::new("hurried", terms("Ada", "Bo")).begin(&*store).await;
    let mut over = Played::new("over", terms("Ada", "Bo")).begin(&*store).await;
    store.change(over.asks(Side::Black, Wish::Abort(Nothing {}))).await.unwrap();
    // First what has a deadline.
    let black = |played: &Played| (Side::Black, Listing::of(&played.game));
    let expected = vec![black(&hurried), black(&mine), black(&theirs)];
    assert_eq!(store.games_of("id-Ada").await.unwrap(), expected);
    let bos = store.games_of("id-Bo").await.unwrap();
    assert_eq!(bos[0], (Side::White, Listing::of(&theirs.game)));
    assert_eq!(bos.len(), 3);
}
