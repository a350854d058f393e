//! One game in memory, and who follows it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use serde_json::json;
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::games::{Corrupt, Entry, Game, Side};

use super::news::{News, Told, message};
use super::outbox::Outbox;

/// Who asks for the events after a version gets them one by one, unless they are more than this.
const RECENT: usize = 64;

/// One game while somebody needs it. Whoever changes it holds its lock until the change is kept.
#[derive(Debug)]
pub(crate) struct Table {
    players: [String; 2],
    version: Arc<AtomicU64>,
    state: Arc<Mutex<State>>,
}

/// What is behind the lock.
#[derive(Debug)]
pub(crate) struct State {
    pub(super) game: Game,
    /// Every event, from the first.
    told: Vec<Told>,
    followers: Vec<Follower>,
    /// The last version that followers were told of.
    version: Arc<AtomicU64>,
}

#[derive(Debug)]
struct Follower {
    outbox: Outbox,
    subscription: u32,
}

impl Table {
    pub(super) fn new(entries: Vec<Entry>) -> Result<Table, Corrupt> {
        let state = State::new(entries)?;
        let players = Side::BOTH.map(|side| state.game.terms().players[side].id.clone());
        Ok(Table { players, version: Arc::clone(&state.version), state: Arc::new(Mutex::new(state)) })
    }

    /// The ids of those who play.
    pub(crate) fn players(&self) -> &[String; 2] {
        &self.players
    }

    /// The side that somebody plays.
    pub(crate) fn side_of(&self, person: &str) -> Option<Side> {
        let index = self.players.iter().position(|player| player == person)?;
        Some(Side::BOTH[index])
    }

    /// The last version that followers were told of.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Takes the game in hand; who asks first is first.
    pub(crate) async fn lock(&self) -> OwnedMutexGuard<State> {
        Arc::clone(&self.state).lock_owned().await
    }

    /// Whether nobody has it in hand or follows it.
    pub(super) fn is_idle(&self) -> bool {
        self.state
            .try_lock()
            .is_ok_and(|state| state.followers.iter().all(|follower| follower.outbox.is_gone()))
    }
}

impl State {
    fn new(entries: Vec<Entry>) -> Result<State, Corrupt> {
        let told: Vec<_> = entries.iter().map(|entry| Told::new(&entry.event)).collect();
        let version = Arc::new(AtomicU64::new(told.len() as u64));
        Ok(State { game: Game::from_entries(entries)?, told, followers: vec![], version })
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Puts what the store has in the place of what was known.
    pub(super) fn reload(&mut self, entries: Vec<Entry>) -> Result<(), Corrupt> {
        let fresh = State::new(entries)?;
        self.game = fresh.game;
        // Followers have seen what was told before: the rest is news to them.
        let news = fresh.told.get(self.told.len()..).unwrap_or_default().to_vec();
        self.told = fresh.told;
        self.tell(&news);
        Ok(())
    }

    /// Takes in what the store has kept; what is to be told.
    pub(super) fn advance(&mut self, game: Game, entries: &[Entry]) -> Vec<Told> {
        self.game = game;
        let told: Vec<_> = entries.iter().map(|entry| Told::new(&entry.event)).collect();
        self.told.extend_from_slice(&told);
        told
    }

    /// Tells all who follow.
    pub(super) fn tell(&self, told: &[Told]) {
        for Follower { outbox, subscription } in &self.followers {
            for event in told {
                outbox.send(News::Event { subscription: *subscription, event: event.clone() });
            }
        }
        // Only now: who asks for the version has the events before the answer.
        self.version.store(self.told.len() as u64, Ordering::Release);
    }

    /// Tells all who follow something that is no event.
    pub(super) fn tell_text(&self, text: &Utf8Bytes) {
        for follower in &self.followers {
            follower.outbox.send(News::Text(text.clone()));
        }
    }

    /// From now on this connection is told, beginning with what it has missed: one by one, or the whole game at once;
    /// last comes the presence. All goes into its queue, so that nothing overtakes what was told before: not even the
    /// acknowledgement of a command that was sent just before this.
    pub(crate) fn follow(
        &mut self,
        outbox: &Outbox,
        subscription: u32,
        since: Option<u64>,
        presence: Utf8Bytes,
    ) {
        self.leave(outbox);
        self.add_follower(outbox, subscription);
        let subscribed = json!({ "game": self.game.id(), "version": self.game.version() });
        let mut first = vec![message("subscribed", &subscribed)];
        match since.and_then(|since| self.told.get(usize::try_from(since).ok()?..)) {
            Some(missed) if missed.len() <= RECENT => first.extend(missed.iter().map(Told::framed)),
            _ => first.push(message("snapshot", &self.game.snapshot())),
        }
        first.push(presence);
        outbox.send(News::Several(first));
    }

    fn add_follower(&mut self, outbox: &Outbox, subscription: u32) {
        self.followers.retain(|follower| !follower.outbox.is_gone());
        self.followers.push(Follower { outbox: outbox.clone(), subscription });
    }

    /// The same for those who want every event, from whichever version on.
    pub(crate) fn follow_all(&mut self, outbox: &Outbox, since: u64) -> Vec<Told> {
        self.add_follower(outbox, 0);
        self.told.get(usize::try_from(since).unwrap_or(usize::MAX)..).unwrap_or_default().to_vec()
    }

    /// This connection is told no longer.
    pub(crate) fn leave(&mut self, outbox: &Outbox) {
        self.followers.retain(|follower| follower.outbox.number() != outbox.number());
    }

    /// How many follow who do not play.
    pub(super) fn watching(&self) -> usize {
        let plays =
            |outbox: &Outbox| outbox.person().is_some_and(|person| self.game.side_of(person).is_some());
        let there = self.followers.iter().map(|follower| &follower.outbox).filter(|outbox| !outbox.is_gone());
        there.filter(|outbox| !plays(outbox)).count()
    }
}
