//! Guests, accounts, and what they think of each other.

use abande_server::games::Game;
use abande_server::people::Person;
use abande_server::store::{Change, KeptSeek, StoreError};

use super::Home;
use crate::made::{DAY, NOW, Played, account, greet, guest, seek, session, terms, token, welcome};

fn register(person: Person, key: &str, number: u8) -> Change {
    let session = session(token(number), &person.id);
    Change::Register { person, key: key.into(), password: "hash".into(), session }
}

pub(super) async fn names(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada"]).await;
    assert_eq!(store.person("id-Ada").await.unwrap(), Some(guest("Ada")));
    assert_eq!(store.person_named("ada").await.unwrap(), Some(guest("Ada")));
    assert_eq!(store.person_named("bo").await.unwrap(), None);
    let other = Person { id: "another".into(), ..guest("Ada") };
    let second = session(token(2), "another");
    let taken = Change::Welcome { person: other.clone(), key: "ada".into(), session: second };
    assert_eq!(store.change(taken).await, Err(StoreError::NameTaken));
    assert_eq!(store.change(register(other, "ada", 2)).await, Err(StoreError::NameTaken));
    assert_eq!(store.person("another").await.unwrap(), None);
    // The same person again, under another name, is not the same person.
    assert_eq!(
        store
            .change(Change::Welcome {
                person: guest("Ada"),
                key: "lovelace".into(),
                session: session(token(2), "id-Ada"),
            })
            .await,
        Err(StoreError::Conflict)
    );
    assert_eq!(store.person_named("lovelace").await.unwrap(), None);
}

pub(super) async fn registering(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo", "Cleo"]).await;
    Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    let mut second = Played::new("g2", terms("Bo", "Ada")).begin(&*store).await;
    store.change(Change::Seek(seek("s1", "Ada"))).await.unwrap();
    store.change(Change::SignIn(session(token(1), "id-Ada"))).await.unwrap();
    assert_eq!(store.password("id-Ada").await.unwrap(), None);

    let lovelace = Person { name: "Lovelace \"1815\"".into(), ..account("Ada") };
    store.change(register(lovelace.clone(), "lovelace", 2)).await.unwrap();
    assert_eq!(store.person("id-Ada").await.unwrap(), Some(lovelace.clone()));
    assert_eq!(store.person_named("lovelace").await.unwrap(), Some(lovelace.clone()));
    assert_eq!(store.person_named("ada").await.unwrap(), None);
    assert_eq!(store.password("id-Ada").await.unwrap().as_deref(), Some("hash"));
    assert_eq!(store.session(&token(1), NOW).await.unwrap(), None, "old sessions have ended");
    assert!(store.session(&token(2), NOW).await.unwrap().is_some());

    // The games show the new name, of this player alone, and go on.
    for (game, black) in [("g1", true), ("g2", false)] {
        let snapshot = Game::from_entries(store.entries(game).await.unwrap()).unwrap().snapshot();
        let (ada, bo) =
            if black { (snapshot.black, snapshot.white) } else { (snapshot.white, snapshot.black) };
        assert_eq!((ada.id.as_str(), ada.name, ada.guest), ("id-Ada", lovelace.name.clone(), false));
        assert_eq!((bo.id.as_str(), bo.name.as_str(), bo.guest), ("id-Bo", "Bo", true));
    }
    store.change(second.moves("d4")).await.unwrap();
    let maker = store.seek("s1").await.unwrap().unwrap().seek.by;
    assert_eq!((maker.name, maker.guest), (lovelace.name, false));

    // Neither the new name nor the old one, under which games were played, is given again.
    for name in ["Lovelace", "Ada"] {
        let other = register(account("Another"), &name.to_lowercase(), 3);
        assert_eq!(store.change(other).await, Err(StoreError::NameTaken));
    }
    // A name that only a guest had who never played is free; one may keep one's own.
    store.change(register(Person { name: "Kleo".into(), ..account("Cleo") }, "kleo", 4)).await.unwrap();
    store.change(register(account("Another"), "cleo", 5)).await.unwrap();
    store.change(register(account("Bo"), "bo", 6)).await.unwrap();
    // Who has an account does not get another.
    assert_eq!(store.change(register(account("Bo"), "bo", 7)).await, Err(StoreError::Conflict));
    assert_eq!(store.change(register(account("Bo"), "bob", 7)).await, Err(StoreError::Conflict));
    assert_eq!(store.session(&token(7), NOW).await.unwrap(), None);
}

pub(super) async fn forget(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Bo"]).await;
    store.change(register(account("Ada"), "ada", 1)).await.unwrap();
    Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    store.change(Change::Seek(seek("open", "Ada"))).await.unwrap();
    let meant = KeptSeek { person: Some("id-Ada".into()), ..seek("meant", "Bo") };
    store.change(Change::Seek(meant)).await.unwrap();
    for (by, whom) in [("id-Ada", "id-Bo"), ("id-Bo", "id-Ada")] {
        let (by, whom) = (by.to_owned(), whom.to_owned());
        store.change(Change::Block { by: by.clone(), whom: whom.clone(), blocked: true }).await.unwrap();
        store.change(Change::Report { by, whom, at: NOW, text: "rude".into() }).await.unwrap();
    }

    let forget = || Change::Forget { person: "id-Ada".into(), instead: "deleted".into() };
    store.change(forget()).await.unwrap();
    let left = Person { name: "deleted".into(), ..account("Ada") };
    assert_eq!(store.person("id-Ada").await.unwrap(), Some(left.clone()));
    assert_eq!(store.person_named("ada").await.unwrap(), None);
    assert_eq!(store.password("id-Ada").await.unwrap(), None);
    assert_eq!(store.session(&token(1), NOW).await.unwrap(), None);
    assert_eq!(store.seek("open").await.unwrap(), None);
    assert!(store.seek("meant").await.unwrap().unwrap().closed);
    assert!(!store.blocked("id-Ada", "id-Bo").await.unwrap());
    assert_eq!(store.reports("id-Ada").await.unwrap(), []);
    assert_eq!(store.reports("id-Bo").await.unwrap(), [(NOW, left, "rude".to_owned())]);
    let game = Game::from_entries(store.entries("g1").await.unwrap()).unwrap().snapshot();
    assert_eq!((game.black.name.as_str(), game.white.name.as_str()), ("deleted", "Bo"));

    // Nobody comes back, and nobody gets the name.
    for late in [forget(), Change::SignIn(session(token(2), "id-Ada")), Change::Seek(seek("late", "Ada"))] {
        assert_eq!(store.change(late).await, Err(StoreError::Conflict));
    }
    let password = Change::SetPassword { person: "id-Ada".into(), password: "new".into(), keep: token(1) };
    assert_eq!(store.change(password).await, Err(StoreError::Conflict));
    let again = Person { id: "another".into(), ..account("Ada") };
    assert_eq!(store.change(register(again, "ada", 3)).await, Err(StoreError::NameTaken));
}

pub(super) async fn guests_go(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo", "Gone", "Seeker", "Reported", "Active"]).await;
    store.change(register(account("Account"), "account", 1)).await.unwrap();
    Played::new("g1", terms("Ada", "Bo")).begin(&*store).await;
    store.change(Change::Seek(KeptSeek { until: NOW + 5 * DAY, ..seek("s1", "Seeker") })).await.unwrap();
    let mut meant = KeptSeek { person: Some("id-Gone".into()), ..seek("meant", "Bo") };
    meant.seek.wants.visibility = abande_server::games::Visibility::Person;
    store.change(Change::Seek(meant)).await.unwrap();
    let (by, whom) = ("id-Bo".to_owned(), "id-Reported".to_owned());
    store.change(Change::Report { by, whom, at: NOW, text: "rude".into() }).await.unwrap();
    store.change(Change::SignIn(session(token(9), "id-Active"))).await.unwrap();
    let used = Change::Prolong { token: token(9), until: NOW + 31 * DAY + 1 };
    store.change(used).await.unwrap();
    let late = Person { since: NOW + DAY, ..guest("Late") };
    let fresh = session(token(8), "id-Late");
    store.change(Change::Welcome { person: late, key: "late".into(), session: fresh }).await.unwrap();

    store.change(Change::ForgetGuests { before: NOW }).await.unwrap();
    assert!(store.person("id-Gone").await.unwrap().is_some(), "nobody came before that");
    store.change(Change::ForgetGuests { before: NOW + DAY }).await.unwrap();
    assert_eq!(store.person("id-Gone").await.unwrap(), None);
    for name in ["Ada", "Bo", "Seeker", "Reported", "Active", "Late", "Account"] {
        assert!(store.person(&format!("id-{name}")).await.unwrap().is_some(), "{name}");
    }
    assert!(store.seek("meant").await.unwrap().unwrap().closed, "nobody can take it any more");
    // A name that was made up for nothing can be made up again.
    store.change(welcome("Gone")).await.unwrap();
    // Later the others go as well who never played, and with them what they wanted.
    store.change(Change::ForgetGuests { before: NOW + 40 * DAY }).await.unwrap();
    for (name, stays) in [
        ("Seeker", false),
        ("Active", false),
        ("Late", false),
        ("Ada", true),
        ("Reported", true),
        ("Account", true),
    ] {
        assert_eq!(store.person(&format!("id-{name}")).await.unwrap().is_some(), stays, "{name}");
    }
    assert_eq!(store.seek("s1").await.unwrap(), None);
    assert!(store.seek("seek of g1").await.unwrap().is_some(), "what led to a game stays");
    assert_eq!(store.session(&token(9), NOW).await.unwrap(), None);
}

pub(super) async fn blocks_and_reports(home: &dyn Home) {
    let store = home.open().await;
    greet(&*store, &["Ada", "Bo", "Cleo"]).await;
    let block = |whom: &str, blocked| Change::Block { by: "id-Ada".into(), whom: whom.into(), blocked };
    store.change(block("id-Cleo", true)).await.unwrap();
    for _ in 0..2 {
        store.change(block("id-Bo", true)).await.unwrap();
    }
    assert!(store.blocked("id-Ada", "id-Bo").await.unwrap());
    assert!(store.blocked("id-Bo", "id-Ada").await.unwrap());
    assert!(!store.blocked("id-Bo", "id-Cleo").await.unwrap());
    assert_eq!(store.blocks("id-Ada").await.unwrap(), [guest("Cleo"), guest("Bo")]);
    assert_eq!(store.blocks("id-Bo").await.unwrap(), []);
    for _ in 0..2 {
        store.change(block("id-Bo", false)).await.unwrap();
    }
    assert!(!store.blocked("id-Ada", "id-Bo").await.unwrap());
    assert_eq!(store.change(block("nobody", true)).await, Err(StoreError::Conflict));

    for (at, text) in [(NOW, "one"), (NOW + 1, "two")] {
        let (by, whom, text) = ("id-Ada".into(), "id-Bo".into(), text.into());
        store.change(Change::Report { by, whom, at, text }).await.unwrap();
    }
    let expected = [(NOW, guest("Bo"), "one".to_owned()), (NOW + 1, guest("Bo"), "two".to_owned())];
    assert_eq!(store.reports("id-Ada").await.unwrap(), expected);
    assert_eq!(store.reports("id-Bo").await.unwrap(), []);
}
