//! How many sockets are open at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::TooMany;
use super::network::Network;

/// Sockets and streams open from one address: a school's.
pub const SOCKETS_OF_ADDRESS: usize = 200;

/// Sockets and streams of one person: tabs and devices.
pub const SOCKETS_OF_PERSON: usize = 32;

/// How long to wait where all places are taken: nobody knows when one gets free.
const A_WHILE: TooMany = TooMany { retry_after: 10 };

/// The open sockets.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    networks: HashMap<Network, usize>,
    people: HashMap<String, usize>,
}

/// The place of one socket; dropped, it is free again.
#[derive(Debug)]
#[must_use = "dropped, the place is free again"]
pub struct SocketPlace {
    counts: Counts,
    network: Option<Network>,
    person: Option<String>,
}

impl Counts {
    pub(super) fn take(
        &self,
        network: Option<Network>,
        person: Option<&str>,
    ) -> Result<SocketPlace, TooMany> {
        let person = person.map(str::to_owned);
        let mut open = self.lock();
        let crowded = network.is_some_and(|network| open.networks.get(&network) >= Some(&SOCKETS_OF_ADDRESS));
        let busy = person.as_ref().is_some_and(|person| open.people.get(person) >= Some(&SOCKETS_OF_PERSON));
        if crowded || busy {
            return Err(A_WHILE);
        }
        if let Some(network) = network {
            *open.networks.entry(network).or_default() += 1;
        }
        if let Some(person) = &person {
            *open.people.entry(person.clone()).or_default() += 1;
        }
        drop(open);
        Ok(SocketPlace { counts: self.clone(), network, person })
    }

    /// Numbers are right also after a panic elsewhere.
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many networks and people are counted.
    #[cfg(test)]
    pub(super) fn len(&self) -> (usize, usize) {
        let open = self.lock();
        (open.networks.len(), open.people.len())
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        free(&mut open.networks, self.network.as_ref());
        free(&mut open.people, self.person.as_ref());
    }
}

/// One less; nothing is kept of those that have none.
fn free<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: Option<&K>) {
    let Some(key) = key else { return };
    let Some(count) = counts.get_mut(key) else { return };
    *count -= 1;
    if *count == 0 {
        counts.remove(key);
    }
}
