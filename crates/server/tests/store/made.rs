//! People, seeks and games to keep.

use abande::{Boards, Position};
use abande_server::games::{
    Command, Each, Entry, Game, Kind, Millis, Moment, Player, Seek, Side, Terms, TimeControl, Visibility,
    WantedColor, Wants, Wish,
};
use abande_server::people::{Person, Session, TokenHash};
use abande_server::store::{Change, KeptSeek, Listing, Store};

pub(crate) const NOW: Millis = 1_800_000_000_000;
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

pub(crate) fn guest(name: &str) -> Person {
    Person { id: format!("id-{name}"), name: name.into(), guest: true, bot: false, since: NOW }
}

pub(crate) fn account(name: &str) -> Person {
    Person { guest: false, ..guest(name) }
}

/// A token like no other.
pub(crate) fn token(number: u8) -> TokenHash {
    [number; 32]
}

pub(crate) fn session(token: TokenHash, person: &str) -> Session {
    Session { token, person: person.into(), since: NOW, until: NOW + 30 * DAY }
}

/// A token of somebody, and of nobody else with another name.
fn first_token(name: &str) -> TokenHash {
    let mut token = [0; 32];
    for (byte, letter) in token.iter_mut().zip(name.bytes()) {
        *byte = letter;
    }
    token
}

/// Somebody comes.
pub(crate) fn welcome(name: &str) -> Change {
    let person = guest(name);
    let session = session(first_token(name), &person.id);
    Change::Welcome { person, key: name.to_lowercase(), session }
}

/// They come.
pub(crate) async fn greet(store: &dyn Store, names: &[&str]) {
    for name in names {
        store.change(welcome(name)).await.unwrap();
    }
}

pub(crate) fn player(name: &str) -> Player {
    let Person { id, name, guest, bot, .. } = guest(name);
    Player { id, name, guest, bot, rating: None }
}

pub(crate) fn terms(black: &str, white: &str) -> Terms {
    Terms {
        start: Position::start(&Boards::default().variant("hex").unwrap()),
        players: Each { black: player(black), white: player(white) },
        time: Some(TimeControl::Live { initial_s: 300, increment_s: 5 }),
        rated: false,
        public: true,
    }
}

/// A seek in the lobby, for two weeks.
pub(crate) fn seek(id: &str, by: &str) -> KeptSeek {
    let wants = Wants {
        board: "hex".into(),
        pieces: 18,
        time: None,
        rated: false,
        color: WantedColor::Random,
        visibility: Visibility::Public,
        person: None,
        position: None,
    };
    KeptSeek {
        seek: Seek { id: id.into(), by: player(by), wants, at: NOW, game: None },
        command: None,
        person: None,
        until: NOW + 14 * DAY,
        taker: None,
        closed: false,
    }
}

/// A game on a table, with a hand that keeps what happens.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    commands: u32,
}

impl Played {
    pub(crate) fn new(id: &str, terms: Terms) -> Played {
        let start = Game::begin(id.into(), terms, NOW);
        let game = Game::from_entries([start.clone()]).unwrap();
        Played { game, entries: vec![start], commands: 0 }
    }

    pub(crate) fn listing(&self) -> Listing {
        Listing::of(&self.game)
    }

    /// Its beginning, by way of a seek of White that Black takes.
    pub(crate) async fn begin(self, store: &dyn Store) -> Played {
        let players = self.game.terms().players.clone();
        let seek = seek(&format!("seek of {}", self.game.id()), &players.white.name);
        store.change(Change::Seek(seek.clone())).await.unwrap();
        store.change(self.taken(&seek.seek.id)).await.unwrap();
        self
    }

    /// Black takes a seek, and the game begins.
    pub(crate) fn taken(&self, seek: &str) -> Change {
        Change::TakeSeek {
            seek: seek.into(),
            by: self.game.terms().players.black.id.clone(),
            listing: self.listing(),
            start: self.entries[0].clone(),
        }
    }

    /// What a command leads to.
    pub(crate) fn asks(&mut self, by: Side, wish: Wish) -> Change {
        self.commands += 1;
        let command = Command { id: format!("c{}", self.commands), version: self.game.version(), wish };
        let fresh_id = format!("{} again", self.game.id());
        let moment = Moment { now: NOW, lag: 0, away_since: None, blocked: false, fresh_id };
        let ruling = self.game.judge(by, &command, &moment);
        ruling.answer.unwrap();
        for entry in &ruling.keep {
            self.game.apply(entry).unwrap();
            self.entries.push(entry.clone());
        }
        let next = ruling.keep.iter().find_map(|entry| match &entry.event.kind {
            Kind::Answer { next, .. } => next.clone(),
            _ => None,
        });
        let next = next.map(|id| Played::new(&id, self.game.terms().rematch()));
        let next = next.map(|next| (next.listing(), next.entries[0].clone()));
        Change::Append { listing: self.listing(), entries: ruling.keep, next }
    }

    pub(crate) fn moves(&mut self, text: &str) -> Change {
        let turn = self.game.turn().unwrap();
        self.asks(turn, Wish::Move(text.into()))
    }
}
