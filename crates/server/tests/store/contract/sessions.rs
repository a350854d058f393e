//! Sign-ins, and the server's own life.

use abande_server::people::Person;
use abande_server::store::{Change, StoreError};

use super::Home;
use crate::made::{DAY, NOW, account, session, token};

pub(super) async fn sessions(home: &dyn Home) {
    let store = home.open().await;
    let ada = account("Ada");
    store
        .change(Change::Register {
            person: ada.clone(),
            key: "ada".into(),
            password: "old".into(),
            session: session(token(1), &ada.id),
        })
        .await
        .unwrap();
    for number in 2..=5 {
        store.change(Change::SignIn(session(token(number), &ada.id))).await.unwrap();
    }
    store.close().await;
    let store = home.open().await;
    let of = async |number: u8, now| store.session(&token(number), now).await.unwrap();
    let until = NOW + 30 * DAY;
    assert_eq!(of(1, NOW).await, Some((ada.clone(), until)));
    assert_eq!(of(1, until - 1).await, Some((ada.clone(), until)));
    assert_eq!(of(1, until).await, None);
    assert_eq!(of(9, NOW).await, None);

    store.change(Change::Prolong { token: token(1), until: until + DAY }).await.unwrap();
    assert_eq!(of(1, until).await, Some((ada.clone(), until + DAY)));
    // What comes late shortens nothing, and revives nothing.
    store.change(Change::Prolong { token: token(1), until }).await.unwrap();
    assert_eq!(of(1, until).await, Some((ada.clone(), until + DAY)));
    store.change(Change::SignOut(token(2))).await.unwrap();
    store.change(Change::Prolong { token: token(2), until: until + DAY }).await.unwrap();
    assert_eq!(of(2, NOW).await, None);

    let password = Change::SetPassword { person: ada.id.clone(), password: "new".into(), keep: token(1) };
    store.change(password).await.unwrap();
    assert_eq!(store.password(&ada.id).await.unwrap().as_deref(), Some("new"));
    assert!(of(1, NOW).await.is_some());
    assert!(of(3, NOW).await.is_none());
    store.change(Change::SignIn(session(token(6), &ada.id))).await.unwrap();
    store.change(Change::SignOutEverywhere(ada.id.clone())).await.unwrap();
    assert!(of(1, NOW).await.is_none() && of(6, NOW).await.is_none());
    // A guest has no password to change, and nobody has no session.
    let guest = Person { guest: true, id: "g".into(), name: "G".into(), ..ada };
    let welcome = Change::Welcome { person: guest, key: "g".into(), session: session(token(7), "g") };
    store.change(welcome).await.unwrap();
    let password = Change::SetPassword { person: "g".into(), password: "new".into(), keep: token(7) };
    assert_eq!(store.change(password).await, Err(StoreError::Conflict));
    assert_eq!(store.change(Change::SignIn(session(token(8), "nobody"))).await, Err(StoreError::Conflict));
}

pub(super) async fn heartbeat(home: &dyn Home) {
    let store = home.open().await;
    assert_eq!(store.heartbeat().await.unwrap(), None);
    for at in [NOW, NOW + 1] {
        store.change(Change::Heartbeat(at)).await.unwrap();
    }
    assert_eq!(store.heartbeat().await.unwrap(), Some(NOW + 1));
    store.close().await;
    assert!(matches!(store.change(Change::Heartbeat(NOW + 2)).await, Err(StoreError::Away(_))));
    assert!(matches!(store.heartbeat().await, Err(StoreError::Away(_))));
    store.close().await;
    assert_eq!(home.open().await.heartbeat().await.unwrap(), Some(NOW + 1));
}
