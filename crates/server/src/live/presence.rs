//! Who is here.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::games::Millis;

/// Who is here: who has a socket or a stream.
#[derive(Debug)]
pub(crate) struct Presence {
    /// Since when this server looks.
    since: Millis,
    people: Mutex<HashMap<String, Attendance>>,
}

#[derive(Debug)]
enum Attendance {
    Here { connections: u32 },
    Gone { since: Millis },
}

impl Presence {
    pub(crate) fn new(since: Millis) -> Presence {
        Presence { since, people: Mutex::default() }
    }

    /// One more connection; whether the person was away before.
    pub(crate) fn come(&self, person: &str) -> bool {
        let mut people = self.people();
        if let Some(Attendance::Here { connections }) = people.get_mut(person) {
            *connections += 1;
            return false;
        }
        people.insert(person.to_owned(), Attendance::Here { connections: 1 });
        true
    }

    /// One connection less; whether it was the last.
    pub(crate) fn go(&self, person: &str, now: Millis) -> bool {
        let mut people = self.people();
        match people.get_mut(person) {
            Some(Attendance::Here { connections }) if *connections > 1 => {
                *connections -= 1;
                false
            }
            Some(attendance @ Attendance::Here { .. }) => {
                *attendance = Attendance::Gone { since: now };
                true
            }
            _ => false,
        }
    }

    /// Since when somebody has been away; nothing while they are here. Of the time before this server began to look
    /// nothing is known.
    pub(crate) fn away_since(&self, person: &str) -> Option<Millis> {
        match self.people().get(person) {
            Some(Attendance::Here { .. }) => None,
            Some(Attendance::Gone { since }) => Some(*since),
            None => Some(self.since),
        }
    }

    /// Forgets those who went before this moment.
    pub(crate) fn forget(&self, before: Millis) {
        self.people()
            .retain(|_, attendance| !matches!(attendance, Attendance::Gone { since } if *since < before));
    }

    fn people(&self) -> std::sync::MutexGuard<'_, HashMap<String, Attendance>> {
        // Nothing that holds it can fail halfway.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_two_connections_is_gone_with_the_last() {
        let presence = Presence::new(1000);
        assert_eq!(presence.away_since("ann"), Some(1000), "never seen here");
        assert!(presence.come("ann"));
        assert!(!presence.come("ann"));
        assert_eq!(presence.away_since("ann"), None);
        assert!(!presence.go("ann", 2000));
        assert_eq!(presence.away_since("ann"), None);
        assert!(presence.go("ann", 3000));
        assert_eq!(presence.away_since("ann"), Some(3000));
        assert!(presence.come("ann"));
        assert_eq!(presence.away_since("ann"), None);
    }
}
