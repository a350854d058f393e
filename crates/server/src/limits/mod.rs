//! How much anybody may ask for, so that there is enough for the others.
//!
//! Each kind of act has a limit for the address it comes from and one for the person who does it; both hold. An address
//! may be that of a family or of a school, so its limits are wide; those of a person are what one can do by hand, with
//! room for a program that is polite. Who asks for too much is told how long to wait, and costs next to nothing.

mod network;
mod rate;
mod sockets;

use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::time::Duration;

use governor::RateLimiter;
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;

use network::Network;
use rate::Rate;
use sockets::Counts;

pub use sockets::{SOCKETS_OF_ADDRESS, SOCKETS_OF_PERSON, SocketPlace};

/// From so many networks on, neighbours are counted together: what is kept of them stays below some ten megabytes for
/// each kind of act, whoever asks.
const MOST_NETWORKS: usize = 100_000;

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Makes an account, or tries to; also deletes one or changes its password: whatever needs a password hashed.
    SignUp,
    /// Signs in, or tries to.
    SignIn,
    /// Comes as a guest.
    Guest,
    /// Makes or takes a seek.
    Seek,
    /// Moves, or does whatever else there is to do in a game.
    Command,
    /// Opens a socket or a stream.
    Socket,
    /// Asks for anything else.
    Read,
    /// Reports somebody.
    Report,
}

impl Act {
    /// All of them, in their order.
    pub const ALL: [Act; 8] =
        [Act::SignUp, Act::SignIn, Act::Guest, Act::Seek, Act::Command, Act::Socket, Act::Read, Act::Report];
}

/// Too much was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that was too much at once: try again in {retry_after} s")]
pub struct TooMany {
    /// Seconds, one at least.
    pub retry_after: u64,
}

/// Counts who does what.
#[derive(Debug)]
pub struct Limits<C: Clock = DefaultClock> {
    /// Whether addresses and people are counted.
    on: bool,
    by_address: [Counter<Network, C>; 8],
    by_person: [Option<Counter<String, C>>; 8],
    by_name: Counter<String, C>,
    by_name_and_address: Counter<(Network, String), C>,
    sockets: Counts,
}

impl Limits {
    /// As a public server has them.
    pub fn new() -> Limits {
        Limits::with_clock(&DefaultClock::default())
    }

    /// Without any but the one that keeps passwords from being guessed: for load tests, where all that asks is one
    /// machine, and few play for many.
    pub fn off() -> Limits {
        Limits { on: false, ..Limits::new() }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::new()
    }
}

impl<C: Clock + Clone> Limits<C> {
    /// By another clock.
    pub fn with_clock(clock: &C) -> Limits<C> {
        Limits {
            on: true,
            by_address: Act::ALL.map(|act| Counter::new(Rate::of_address(act), clock)),
            by_person: Act::ALL.map(|act| Some(Counter::new(Rate::of_person(act)?, clock))),
            by_name: Counter::new(Rate::OF_NAME, clock),
            by_name_and_address: Counter::new(Rate::OF_NAME_AND_ADDRESS, clock),
            sockets: Counts::default(),
        }
    }

    /// Counts an act.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn check(&self, act: Act, address: IpAddr, person: Option<&str>) -> Result<(), TooMany> {
        if !self.on {
            return Ok(());
        }
        let counter = &self.by_address[act as usize];
        let crowded = counter.limiter.len() >= MOST_NETWORKS;
        counter.check(&if crowded { Network::wide(address) } else { Network::of(address) })?;
        match (&self.by_person[act as usize], person) {
            (Some(counter), Some(person)) => counter.check(&person.to_owned()),
            _ => Ok(()),
        }
    }

    /// Counts somebody's try to sign in under a name, given by its key: also for the name, from that address and from
    /// anywhere, so that nobody guesses passwords.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn check_sign_in(&self, address: IpAddr, name: &str) -> Result<(), TooMany> {
        self.check(Act::SignIn, address, None)?;
        if self.on {
            self.by_name_and_address.check(&(Network::of(address), name.to_owned()))?;
        }
        self.by_name.check(&name.to_owned())
    }

    /// Takes a place for a socket or a stream, which is free again when it is dropped. Opening it is an act besides.
    ///
    /// # Errors
    /// When there are too many already.
    pub fn socket(&self, address: IpAddr, person: Option<&str>) -> Result<SocketPlace, TooMany> {
        self.check(Act::Socket, address, person)?;
        let (network, person) = if self.on { (Some(Network::of(address)), person) } else { (None, None) };
        self.sockets.take(network, person)
    }

    /// Forgets all that no longer matters. To be done every minute or so.
    pub fn tidy(&self) {
        self.by_address.iter().for_each(Counter::tidy);
        self.by_person.iter().flatten().for_each(Counter::tidy);
        self.by_name.tidy();
        self.by_name_and_address.tidy();
    }
}

type Limiter<K, C> = RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// One rate for each of many.
struct Counter<K: Hash + Eq + Clone, C: Clock> {
    limiter: Limiter<K, C>,
    clock: C,
}

impl<K: Hash + Eq + Clone, C: Clock + Clone> Counter<K, C> {
    fn new(rate: Rate, clock: &C) -> Counter<K, C> {
        let limiter = RateLimiter::hashmap_with_clock(rate.quota(), clock.clone());
        Counter { limiter, clock: clock.clone() }
    }

    fn check(&self, key: &K) -> Result<(), TooMany> {
        let wait = |wait: Duration| TooMany { retry_after: wait.as_millis().div_ceil(1000).max(1) as u64 };
        self.limiter.check_key(key).map_err(|until| wait(until.wait_time_from(self.clock.now())))
    }

    fn tidy(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

impl<K: Hash + Eq + Clone, C: Clock> fmt::Debug for Counter<K, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Counter({})", self.limiter.len())
    }
}

#[cfg(test)]
mod tests;
