//! All tables, and what comes of commands.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedMutexGuard, oneshot};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::games::{Command, Entry, Game, Kind, Millis, Moment, Nothing, Offer, Refused, Side, Terms, Wish};
use crate::id::fresh_id;
use crate::store::{Change, Listing, Store, StoreError};

use super::arrivals::{Arrival, Arrivals};
use super::lobby::Lobby;
use super::news::Told;
use super::outbox::{Caller, Closing, Inbox, Outbox};
use super::presence::Presence;
use super::pulse::Pulse;
use super::table::{State, Table};

/// How often a command is judged anew because the store knew more than the table.
const TRIES: u32 = 3;

/// Everything that goes on right now.
pub(crate) struct Hub {
    pub(super) store: Arc<dyn Store>,
    pub(super) lobby: Lobby,
    pub(super) presence: Presence,
    pub(super) arrivals: Arc<Arrivals>,
    pub(super) unsaid: Mutex<Unsaid>,
    /// Who is told of their own games.
    pub(super) me: Mutex<HashMap<String, Vec<Outbox>>>,
    tables: Mutex<Tables>,
    connections: Mutex<HashMap<u64, Outbox>>,
    /// Changes that are under way: they are waited for at the end.
    pub(super) tasks: TaskTracker,
    pub(super) pulse: Pulse,
    now: Box<dyn Fn() -> Millis + Send + Sync>,
}

#[derive(Default)]
struct Tables {
    by_id: HashMap<String, Arc<Table>>,
    by_player: HashMap<String, HashSet<String>>,
}

/// What is yet to be told: it is gathered for a moment, since only the latest counts.
#[derive(Default)]
pub(super) struct Unsaid {
    /// Games whose presence has changed.
    pub(super) presence: HashSet<String>,
    /// People whose games or challenges have changed.
    pub(super) me: HashSet<String>,
}

/// Why a command is not done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum CommandError {
    /// By the game.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// By the store.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What is done with the answer to a command, before anybody else hears of it.
pub(crate) type Answer = Box<dyn FnOnce(Result<u64, CommandError>) + Send>;

/// A connection while it lasts.
pub(crate) struct Connected {
    pub(crate) outbox: Outbox,
    hub: Arc<Hub>,
    /// The games that it follows or has followed.
    followed: HashSet<String>,
}

impl Hub {
    /// With what the store has, by this clock.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        now: Box<dyn Fn() -> Millis + Send + Sync>,
    ) -> Result<Arc<Hub>, StoreError> {
        let at = now();
        let lobby = Lobby::new(store.open_seeks(at).await?);
        let hub = Arc::new(Hub {
            store,
            lobby,
            presence: Presence::new(at),
            arrivals: Arc::default(),
            unsaid: Mutex::default(),
            me: Mutex::default(),
            tables: Mutex::default(),
            connections: Mutex::default(),
            tasks: TaskTracker::new(),
            pulse: Pulse::new(at),
            now,
        });
        // A game that began after the last heartbeat counts from what happened in it last.
        let last = hub.store.heartbeat().await?.unwrap_or(0);
        hub.resume(last, at).await;
        Ok(hub)
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Millis {
        (self.now)()
    }

    /// The seeks that stand.
    pub(crate) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// Where things are kept.
    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// A game, from memory or from the store; nothing where there is none.
    pub(crate) async fn table(&self, game: &str) -> Result<Option<Arc<Table>>, StoreError> {
        if let Some(table) = lock(&self.tables).by_id.get(game) {
            return Ok(Some(Arc::clone(table)));
        }
        let entries = self.store.entries(game).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let table = Table::new(entries)?;
        Ok(Some(lock(&self.tables).insert(game, table)))
    }

    /// A command for a game has been received, over a way that takes so long: from this moment it counts, however long it
    /// takes until it is judged.
    pub(crate) fn arrive(&self, game: &str, lag: Millis) -> Arrival {
        self.arrivals.arrive(game, lag, &self.now)
    }

    /// Does a player's command. The answer is given before anybody is told; that the asker goes away changes nothing.
    pub(crate) async fn command(
        self: &Arc<Self>,
        table: &Table,
        by: Side,
        command: Command,
        arrival: Arrival,
        answer: Answer,
    ) {
        // Time in which nobody could move is given back before a move is judged by it.
        self.catch_up().await;
        // Asked for here and not in the task, so that one connection's commands keep their order.
        let state = table.lock().await;
        let hub = Arc::clone(self);
        self.tasks.spawn(async move { hub.carry_out(state, by, &command, arrival, answer).await });
    }

    async fn carry_out(
        &self,
        mut state: OwnedMutexGuard<State>,
        by: Side,
        command: &Command,
        arrival: Arrival,
        answer: Answer,
    ) {
        let (fresh_id, blocked) = match self.prepare(&state.game, command).await {
            Ok(known) => known,
            Err(error) => return answer(Err(error.into())),
        };
        let received = arrival.received();
        let mut tries = 0;
        while tries < TRIES {
            let opponent = &state.game.terms().players[by.other()].id;
            let moment = Moment {
                now: received.at,
                lag: received.lag,
                away_since: self.presence.away_since(opponent).map(|since| since.max(state.game.since())),
                blocked,
                fresh_id: fresh_id.clone(),
            };
            let ruling = state.game.judge(by, command, &moment);
            if ruling.finds_time_up() {
                let one_less = self.arrivals.one_less();
                tokio::pin!(one_less);
                one_less.as_mut().enable();
                // What came before the time was up is judged first.
                if self.arrivals.any_in_time(&state.game) {
                    let table = Arc::clone(OwnedMutexGuard::mutex(&state));
                    drop(state);
                    one_less.await;
                    state = table.lock_owned().await;
                    continue;
                }
            }
            match self.keep(&mut state, &ruling.keep).await {
                Ok(told) => {
                    answer(ruling.answer.map_err(CommandError::from));
                    state.tell(&told);
                    return;
                }
                // Somebody else has written to this game: what is in memory is not the truth.
                Err(StoreError::Conflict) => {
                    if let Err(error) = self.reload(&mut state).await {
                        return answer(Err(error.into()));
                    }
                    tries += 1;
                }
                Err(error) => return answer(Err(error.into())),
            }
        }
        answer(Err(StoreError::Conflict.into()));
    }

    /// What the game cannot know by itself: an id that is free, and whether one player has blocked the other, which is
    /// asked for where another game may begin.
    async fn prepare(&self, game: &Game, command: &Command) -> Result<(String, bool), StoreError> {
        let another_game = matches!(
            command.wish,
            Wish::Offer(Offer::Rematch) | Wish::Answer { offer: Offer::Rematch, accept: true }
        );
        let players = &game.terms().players;
        let blocked = another_game && self.store.blocked(&players.black.id, &players.white.id).await?;
        Ok((fresh_id()?, blocked))
    }

    /// Keeps what has happened; what is to be told of it.
    async fn keep(&self, state: &mut State, entries: &[Entry]) -> Result<Vec<Told>, StoreError> {
        if entries.is_empty() {
            return Ok(vec![]);
        }
        let mut after = state.game.clone();
        for entry in entries {
            after.apply(entry)?;
        }
        let next = match entries.iter().find_map(next_game) {
            Some((id, at)) => Some(begin(id, after.terms().rematch(), at)?),
            None => None,
        };
        let change = Change::Append { listing: Listing::of(&after), entries: entries.to_vec(), next };
        self.store.change(change).await?;
        let players = &after.terms().players;
        self.tell_me([&players.black.id, &players.white.id]);
        lock(&self.unsaid).presence.insert(after.id().to_owned());
        Ok(state.advance(after, entries))
    }

    async fn reload(&self, state: &mut State) -> Result<(), StoreError> {
        let entries = self.store.entries(state.game.id()).await?;
        Ok(state.reload(entries)?)
    }

    /// Something that time leads to.
    pub(super) async fn happen(
        &self,
        game: &str,
        what: impl Fn(&Game) -> Option<Entry>,
    ) -> Result<(), StoreError> {
        let Some(table) = self.table(game).await? else { return Ok(()) };
        let mut state = table.lock().await;
        let Some(entry) = what(&state.game) else { return Ok(()) };
        match self.keep(&mut state, &[entry]).await {
            Ok(told) => {
                state.tell(&told);
                Ok(())
            }
            Err(StoreError::Conflict) => self.reload(&mut state).await,
            Err(error) => Err(error),
        }
    }

    /// Somebody gives up all games that go on: they leave for good.
    pub(crate) async fn resign_all(self: &Arc<Self>, person: &str) -> Result<(), StoreError> {
        for (side, listing) in self.store.games_of(person).await? {
            let Some(table) = self.table(&listing.game).await? else { continue };
            let arrival = self.arrive(&listing.game, 0);
            let command = Command { id: fresh_id()?, version: 1, wish: Wish::Resign(Nothing {}) };
            let (sender, answer) = oneshot::channel();
            let tell = Box::new(|answer| {
                let _ = sender.send(answer);
            });
            self.command(&table, side, command, arrival, tell).await;
            if let Ok(Err(CommandError::Store(error))) = answer.await {
                return Err(error);
            }
        }
        Ok(())
    }

    /// Somebody's name has changed: their seeks and games show it.
    pub(crate) async fn renamed(&self, person: &str, name: &str) {
        self.lobby.rename(person, name);
        for table in self.tables_of(person) {
            let mut state = table.lock().await;
            // What cannot be read now is read when the table is set up the next time.
            let _ = self.reload(&mut state).await;
        }
    }

    /// The games of somebody that are in memory.
    fn tables_of(&self, person: &str) -> Vec<Arc<Table>> {
        let tables = lock(&self.tables);
        let games = tables.by_player.get(person).into_iter().flatten();
        games.filter_map(|game| tables.by_id.get(game).cloned()).collect()
    }

    /// A game that is in memory.
    pub(crate) fn loaded(&self, game: &str) -> Option<Arc<Table>> {
        lock(&self.tables).by_id.get(game).cloned()
    }

    /// Puts games away that nobody needs.
    pub(super) fn put_away(&self) {
        let mut tables = lock(&self.tables);
        // Who has a table in hand holds it, and gets one only through the lock that is held here.
        let idle = |table: &Arc<Table>| Arc::strong_count(table) == 1 && table.is_idle();
        let idle: Vec<_> =
            tables.by_id.iter().filter(|(_, table)| idle(table)).map(|(game, _)| game.clone()).collect();
        for game in idle {
            tables.remove(&game);
        }
    }

    /// Somebody connects.
    pub(crate) fn connect(self: &Arc<Self>, caller: Option<Caller>) -> (Connected, Inbox) {
        let (outbox, inbox) = Outbox::new(caller);
        lock(&self.connections).insert(outbox.number(), outbox.clone());
        if let Some(person) = outbox.person()
            && self.presence.come(person)
        {
            self.tell_presence_of(person);
        }
        // Who comes at the very end: `shut_down` may have looked already.
        if self.tasks.is_closed() {
            outbox.close(Closing::Restart);
        }
        (Connected { outbox, hub: Arc::clone(self), followed: HashSet::new() }, inbox)
    }

    /// Something is under way, and is waited for at the end, until this is dropped.
    pub(crate) fn under_way(&self) -> TaskTrackerToken {
        self.tasks.token()
    }

    /// How long the way is to who is to move, by the slowest of their connections: a move may come over any of them.
    pub(super) fn lag_of_mover(&self, game: &Game) -> Millis {
        let Some(side) = game.turn() else { return 0 };
        let mover = Some(game.terms().players[side].id.as_str());
        let connections = lock(&self.connections);
        let theirs = connections.values().filter(|outbox| outbox.person() == mover);
        theirs.map(Outbox::lag).max().unwrap_or(0)
    }

    /// Ends the connections of a session, or all of a person's.
    pub(crate) fn sign_out(&self, whose: impl Fn(&Caller) -> bool) {
        for outbox in lock(&self.connections).values() {
            if outbox.caller().is_some_and(&whose) {
                outbox.close(Closing::SignedOut);
            }
        }
    }

    /// Ends all connections and waits for what is under way.
    pub(crate) async fn shut_down(&self) {
        self.tasks.close();
        for outbox in lock(&self.connections).values() {
            outbox.close(Closing::Restart);
        }
        self.tasks.wait().await;
    }

    /// Somebody has come or gone.
    fn tell_presence_of(&self, person: &str) {
        let tables = lock(&self.tables);
        let games = tables.by_player.get(person).into_iter().flatten().cloned();
        lock(&self.unsaid).presence.extend(games);
    }

    /// Somebody's games or challenges have changed.
    pub(super) fn tell_me<'a>(&self, people: impl IntoIterator<Item = &'a String>) {
        lock(&self.unsaid).me.extend(people.into_iter().cloned());
    }
}

impl Connected {
    /// This connection follows a game, and counts among its watchers.
    pub(crate) fn follows(&mut self, game: &str) {
        self.followed.insert(game.to_owned());
        lock(&self.hub.unsaid).presence.insert(game.to_owned());
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        lock(&self.hub.connections).remove(&self.outbox.number());
        if let Some(person) = self.outbox.person()
            && self.hub.presence.go(person, self.hub.now())
        {
            self.hub.tell_presence_of(person);
        }
        lock(&self.hub.unsaid).presence.extend(self.followed.drain());
    }
}

impl Tables {
    /// Sets a table up, unless somebody else was faster.
    fn insert(&mut self, game: &str, table: Table) -> Arc<Table> {
        for player in table.players() {
            self.by_player.entry(player.clone()).or_default().insert(game.to_owned());
        }
        Arc::clone(self.by_id.entry(game.to_owned()).or_insert_with(|| Arc::new(table)))
    }

    fn remove(&mut self, game: &str) {
        let Some(table) = self.by_id.remove(game) else { return };
        for player in table.players() {
            if let Some(games) = self.by_player.get_mut(player) {
                games.remove(game);
                if games.is_empty() {
                    self.by_player.remove(player);
                }
            }
        }
    }
}

/// A game that begins, as it is kept.
pub(super) fn begin(id: String, terms: Terms, at: Millis) -> Result<(Listing, Entry), StoreError> {
    let start = Game::begin(id, terms, at);
    let game = Game::from_entries([start.clone()])?;
    Ok((Listing::of(&game), start))
}

/// The next game, where an entry says that there is one.
fn next_game(entry: &Entry) -> Option<(String, Millis)> {
    match &entry.event.kind {
        Kind::Answer { next: Some(next), .. } => Some((next.clone(), entry.event.at)),
        _ => None,
    }
}

/// Nothing that holds one of these locks can fail halfway.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
