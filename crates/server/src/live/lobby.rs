//! The seeks that stand, and who looks at them.

use std::collections::BTreeMap;
use std::sync::Mutex;

use serde::Serialize;

use crate::games::{Millis, Seek, Visibility};
use crate::store::KeptSeek;

use super::hub::lock;
use super::news::{News, message};
use super::outbox::Outbox;

/// The seeks that stand, and who looks at them.
pub(crate) struct Lobby {
    inner: Mutex<Inner>,
}

struct Inner {
    /// By the moment they were made, then by id.
    seeks: BTreeMap<(Millis, String), KeptSeek>,
    watchers: Vec<Outbox>,
}

/// The message `lobby`.
#[derive(Serialize)]
#[serde(untagged)]
enum LobbyView<'a> {
    Standing { seeks: Vec<&'a Seek> },
    Changed { add: Vec<&'a Seek>, remove: Vec<&'a str> },
}

impl Lobby {
    pub(super) fn new(seeks: Vec<KeptSeek>) -> Lobby {
        let seeks = seeks.into_iter().map(|kept| (key(&kept.seek), kept)).collect();
        Lobby { inner: Mutex::new(Inner { seeks, watchers: vec![] }) }
    }

    /// From now on this connection is told, beginning with what there is now.
    pub(crate) fn watch(&self, outbox: &Outbox) {
        let mut inner = lock(&self.inner);
        inner.watchers.retain(|other| other.number() != outbox.number() && !other.is_gone());
        inner.watchers.push(outbox.clone());
        let seeks = inner.seeks.values().map(|kept| &kept.seek).filter(|seek| is_public(seek)).collect();
        outbox.send(News::message("lobby", &LobbyView::Standing { seeks }));
    }

    /// The public seeks, and those meant for this person.
    pub(crate) fn seen_by(&self, person: Option<&str>) -> Vec<Seek> {
        self.select(|kept| is_public(&kept.seek) || (person.is_some() && kept.person.as_deref() == person))
    }

    /// The seeks meant for this person.
    pub(super) fn challenges_to(&self, person: &str) -> Vec<Seek> {
        self.select(|kept| kept.person.as_deref() == Some(person))
    }

    fn select(&self, which: impl Fn(&KeptSeek) -> bool) -> Vec<Seek> {
        let inner = lock(&self.inner);
        inner.seeks.values().filter(|kept| which(kept)).map(|kept| kept.seek.clone()).collect()
    }

    /// Those that stand, as they are kept.
    pub(super) fn standing(&self, which: impl Fn(&KeptSeek) -> bool) -> Vec<KeptSeek> {
        lock(&self.inner).seeks.values().filter(|kept| which(kept)).cloned().collect()
    }

    pub(super) fn add(&self, kept: &KeptSeek) {
        let mut inner = lock(&self.inner);
        inner.seeks.insert(key(&kept.seek), kept.clone());
        inner.tell(&kept.seek, &LobbyView::Changed { add: vec![&kept.seek], remove: vec![] });
    }

    /// Somebody is called something else from now on: their seeks say so, and those meant for them.
    pub(super) fn rename(&self, person: &str, name: &str) {
        let theirs = |kept: &KeptSeek| kept.seek.by.id == person || kept.person.as_deref() == Some(person);
        for mut kept in self.standing(theirs) {
            self.remove(&kept.seek);
            if kept.seek.by.id == person {
                (kept.seek.by.name, kept.seek.by.guest) = (name.to_owned(), false);
            } else {
                kept.seek.wants.person = Some(name.to_owned());
            }
            self.add(&kept);
        }
    }

    pub(super) fn remove(&self, seek: &Seek) {
        let mut inner = lock(&self.inner);
        if inner.seeks.remove(&key(seek)).is_some() {
            inner.tell(seek, &LobbyView::Changed { add: vec![], remove: vec![&seek.id] });
        }
    }
}

impl Inner {
    fn tell(&mut self, seek: &Seek, view: &LobbyView<'_>) {
        if is_public(seek) {
            let text = message("lobby", view);
            self.watchers.retain(|outbox| !outbox.is_gone());
            self.watchers.iter().for_each(|outbox| outbox.send(News::Text(text.clone())));
        }
    }
}

fn key(seek: &Seek) -> (Millis, String) {
    (seek.at, seek.id.clone())
}

fn is_public(seek: &Seek) -> bool {
    seek.wants.visibility == Visibility::Public
}
