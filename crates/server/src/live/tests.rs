//! What goes on, by a clock in the hand and a store that can be taken away.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tempfile::TempDir;
use tokio::sync::oneshot;

use super::arrivals::Arrival;
use super::hub::{CommandError, Hub};
use super::outbox::{Caller, Pings};
use crate::games::{
    Command, Kind, Millis, Phrase, Reason, Side, TimeControl, Visibility, WantedColor, Wants, Wish,
};
use crate::people::{Person, Session};
use crate::store::{Change, SqliteStore, Store, StoreError};

const START: Millis = 1_800_000_000_000;
const SECOND: Millis = 1000;

type Answered = oneshot::Receiver<Result<u64, CommandError>>;

/// A server without its wires.
struct World {
    hub: Arc<Hub>,
    now: Arc<AtomicU64>,
    folder: TempDir,
    players: [Person; 2],
}

fn person(name: &str) -> Person {
    Person { id: format!("id-{name}"), name: name.into(), guest: true, bot: false, since: START }
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("here")).await.unwrap();
        let players = ["Ada", "Bo"].map(person);
        for (number, person) in players.iter().enumerate() {
            let token = [number as u8; 32];
            let session = Session { token, person: person.id.clone(), since: START, until: START * 2 };
            let key = person.name.clone();
            store.change(Change::Welcome { person: person.clone(), key, session }).await.unwrap();
        }
        let now = Arc::new(AtomicU64::new(START));
        let clock = Arc::clone(&now);
        let hub = Hub::open(Arc::new(store), Box::new(move || clock.load(Ordering::Relaxed))).await.unwrap();
        World { hub, now, folder, players }
    }

    fn wait(&self, millis: Millis) {
        self.now.fetch_add(millis, Ordering::Relaxed);
    }

    /// Time goes by while the server does what it always does.
    async fn live(&self, seconds: u64) {
        for _ in 0..seconds {
            self.wait(SECOND);
            self.hub.beat().await;
        }
    }

    fn move_store(&self, from: &str, to: &str) {
        let at = |name: &str| -> PathBuf { self.folder.path().join(name) };
        std::fs::rename(at(from), at(to)).unwrap();
    }

    async fn seek(&self, visibility: Visibility) -> String {
        let wants = Wants {
            board: "hex".into(),
            pieces: 18,
            time: Some(TimeControl::Live { initial_s: 60, increment_s: 0 }),
            rated: false,
            color: WantedColor::Black,
            visibility,
            person: None,
            position: None,
        };
        self.hub.make_seek(&self.players[0], wants, None).await.unwrap().id
    }

    /// A game in which the clock of Black runs.
    async fn game(&self) -> String {
        let game = self.hub.accept(&self.seek(Visibility::Link).await, &self.players[1]).await.unwrap();
        self.play(&game, Side::Black, "d4").await.unwrap();
        self.play(&game, Side::White, "d3").await.unwrap();
        game
    }

    async fn play(&self, game: &str, by: Side, text: &str) -> Result<u64, CommandError> {
        let arrival = self.hub.arrive(game, 0);
        self.ask(game, by, Wish::Move(text.into()), arrival).await.await.unwrap()
    }

    /// A command that was received before: where the answer comes.
    async fn ask(&self, game: &str, by: Side, wish: Wish, arrival: Arrival) -> Answered {
        let table = self.hub.table(game).await.unwrap().unwrap();
        let version = table.version();
        let command = Command { id: format!("c{version}"), version, wish };
        let (sender, answer) = oneshot::channel();
        let tell = Box::new(|answer| sender.send(answer).unwrap());
        self.hub.command(&table, by, command, arrival, tell).await;
        answer
    }

    async fn ended(&self, game: &str) -> Option<Reason> {
        let table = self.hub.table(game).await.unwrap().unwrap();
        table.lock().await.game().result().map(|result| result.reason)
    }
}

#[tokio::test]
async fn time_is_up_when_the_clock_says_so_and_no_later_than_the_way_is_long() {
    let world = World::new().await;
    for lag in [0, 300] {
        let game = world.game().await;
        let caller = Caller { person: world.players[0].id.clone(), session: [0; 32] };
        let (connected, _inbox) = world.hub.connect(Some(caller));
        let mut pings = Pings::default();
        pings.answered(lag);
        connected.outbox.set_lag(&pings);
        world.live(60).await;
        if lag > 0 {
            world.wait(lag - 1);
            world.hub.act_on_deadlines().await;
            assert_eq!(world.ended(&game).await, None, "{lag}");
            world.wait(1);
        }
        world.hub.act_on_deadlines().await;
        assert_eq!(world.ended(&game).await, Some(Reason::Time), "{lag}");
    }
}

#[tokio::test]
async fn a_move_that_was_received_in_time_counts_however_long_it_is_held_up() {
    let world = World::new().await;
    let game = world.game().await;
    world.live(59).await;
    world.wait(SECOND - 1);
    let in_time = world.hub.arrive(&game, 0);
    world.wait(1);
    // Neither the deadline comes before it, nor what the other says later, who would find the time up.
    world.live(10).await;
    world.hub.act_on_deadlines().await;
    assert_eq!(world.ended(&game).await, None);
    let late = world.hub.arrive(&game, 0);
    let said = world.ask(&game, Side::White, Wish::Phrase(Phrase::Thanks), late).await;
    let moved = world.ask(&game, Side::Black, Wish::Move("c3".into()), in_time).await;
    assert_eq!((moved.await.unwrap(), said.await.unwrap()), (Ok(4), Ok(5)));
    let entries = world.hub.store().entries(&game).await.unwrap();
    let Kind::Move { clock: Some(clock), .. } = &entries[3].event.kind else { panic!("{entries:?}") };
    assert_eq!((entries[3].event.at, clock.left[Side::Black]), (START + 60 * SECOND - 1, 1));
}

#[tokio::test]
async fn what_came_too_late_or_was_no_command_holds_nothing_up() {
    let world = World::new().await;
    for late in [true, false] {
        let game = world.game().await;
        world.live(59).await;
        let no_command = world.hub.arrive(&game, 0);
        world.live(1).await;
        let _too_late = late.then(|| world.hub.arrive(&game, 0));
        world.hub.act_on_deadlines().await;
        assert_eq!(world.ended(&game).await, None);
        drop(no_command);
        world.hub.act_on_deadlines().await;
        assert_eq!(world.ended(&game).await, Some(Reason::Time));
    }
}

#[tokio::test]
async fn nobody_loses_by_a_store_that_was_away() {
    for move_comes_first in [true, false] {
        let world = World::new().await;
        let game = world.game().await;
        world.live(10).await;
        world.move_store("here", "gone");
        world.live(100).await;
        assert!(!world.hub.is_well());
        let refused = world.play(&game, Side::Black, "c3").await;
        assert!(matches!(refused, Err(CommandError::Store(StoreError::Away(_)))), "{refused:?}");
        world.move_store("gone", "here");
        // Whoever comes first when the store is back: the deadline, a move, or the heartbeat.
        world.hub.act_on_deadlines().await;
        assert_eq!(world.ended(&game).await, None, "the time was not up while somebody could move");
        if !move_comes_first {
            world.live(1).await;
        }
        world.play(&game, Side::Black, "c3").await.unwrap();
        assert!(world.hub.is_well());
        let entries = world.hub.store().entries(&game).await.unwrap();
        let kinds: Vec<_> = entries.iter().map(|entry| &entry.event.kind).collect();
        let [.., Kind::Clock { .. }, Kind::Move { clock: Some(clock), .. }] = kinds[..] else {
            panic!("{kinds:?}")
        };
        assert_eq!(clock.left[Side::Black], 50 * SECOND);
    }
}

#[tokio::test]
async fn a_game_that_begins_after_a_quiet_hour_gets_no_time_back() {
    let world = World::new().await;
    world.live(3600).await;
    world.wait(999);
    let game = world.game().await;
    world.live(2).await;
    assert_eq!(world.hub.store().entries(&game).await.unwrap().len(), 3);
}

#[tokio::test]
async fn an_open_offer_ends_a_minute_after_its_maker_has_gone() {
    let world = World::new().await;
    let stands = || !world.hub.lobby().seen_by(None).is_empty();
    world.seek(Visibility::Public).await;
    let caller = Caller { person: world.players[0].id.clone(), session: [0; 32] };
    let (connected, inbox) = world.hub.connect(Some(caller));
    world.wait(3600 * SECOND);
    world.hub.close_old_seeks().await;
    assert!(stands());
    drop((connected, inbox));
    world.wait(60 * SECOND - 1);
    world.hub.close_old_seeks().await;
    assert!(stands());
    world.wait(1);
    world.hub.close_old_seeks().await;
    assert!(!stands());
    // Who never had a connection is gone as well.
    world.seek(Visibility::Public).await;
    world.wait(60 * SECOND - 1);
    world.hub.close_old_seeks().await;
    assert!(stands());
    world.wait(1);
    world.hub.close_old_seeks().await;
    assert!(!stands());
    // A link is good for two weeks.
    let link = world.seek(Visibility::Link).await;
    world.wait(14 * 86_400 * SECOND - 1);
    world.hub.close_old_seeks().await;
    assert!(world.hub.seek(&link, None).await.is_ok());
    world.wait(1);
    assert!(world.hub.seek(&link, None).await.is_err());
}
