//! A game on a table: two players, a clock in the hand, and a list of what was kept.

use abande::{Boards, Position};
use abande_server::games::{
    Command, Each, Entry, Event, Game, Kind, Millis, Moment, Player, Refused, Ruling, Side, Snapshot, Terms,
    TimeControl, Wish,
};

pub(crate) const START: Millis = 1_800_000_000_000;

pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) kept: Vec<Entry>,
    pub(crate) now: Millis,
    pub(crate) lag: Millis,
    pub(crate) away_since: Option<Millis>,
    pub(crate) blocked: bool,
    commands: u32,
}

pub(crate) fn player(name: &str) -> Player {
    Player { id: format!("id-{name}"), name: name.into(), guest: true, bot: false, rating: None }
}

pub(crate) fn terms(variant: &str, time: Option<TimeControl>) -> Terms {
    Terms {
        start: Position::start(&Boards::default().variant(variant).unwrap()),
        players: Each { black: player("Ada"), white: player("Bo") },
        time,
        rated: false,
        public: true,
    }
}

#[allow(clippy::unnecessary_wraps)] // as terms take it
pub(crate) fn live(initial_s: u32, increment_s: u32) -> Option<TimeControl> {
    Some(TimeControl::Live { initial_s, increment_s })
}

impl Table {
    pub(crate) fn new(terms: Terms) -> Table {
        let first = Game::begin("g1".into(), terms, START);
        let game = Game::from_entries([first.clone()]).unwrap();
        Table { game, kept: vec![first], now: START, lag: 0, away_since: None, blocked: false, commands: 0 }
    }

    /// A game in which so many seconds have gone by.
    pub(crate) fn wait(&mut self, seconds: u64) -> &mut Table {
        self.now += seconds * 1000;
        self
    }

    pub(crate) fn keep(&mut self, entries: &[Entry]) {
        for entry in entries {
            assert_eq!(entry.event.version, self.game.version() + 1, "versions have no gaps");
            self.game.apply(entry).unwrap();
            self.kept.push(entry.clone());
        }
    }

    pub(crate) fn moment(&self) -> Moment {
        let Table { now, lag, away_since, blocked, .. } = *self;
        Moment { now, lag, away_since, blocked, fresh_id: "g2".into() }
    }

    /// A command that was received now; what comes of it is kept.
    pub(crate) fn hear(&mut self, by: Side, command: &Command) -> Ruling {
        let ruling = self.game.judge(by, command, &self.moment());
        self.keep(&ruling.keep.clone());
        ruling
    }

    /// A fresh command by somebody who has seen everything.
    pub(crate) fn asks(&mut self, by: Side, wish: Wish) -> Result<u64, Refused> {
        let version = self.game.version();
        self.asks_seeing(by, version, wish)
    }

    /// A fresh command by somebody who has seen a version.
    pub(crate) fn asks_seeing(&mut self, by: Side, version: u64, wish: Wish) -> Result<u64, Refused> {
        self.commands += 1;
        let id = format!("c{}", self.commands);
        self.hear(by, &Command { id, version, wish }).answer
    }

    pub(crate) fn moves(&mut self, by: Side, text: &str) -> Result<u64, Refused> {
        self.asks(by, Wish::Move(text.into()))
    }

    /// Plays moves, in turn, at once.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Table {
        for text in moves.split_whitespace() {
            let by = self.game.turn().expect("the game goes on");
            self.moves(by, text).unwrap();
        }
        self
    }

    /// Looks whether something is due.
    pub(crate) fn look(&mut self) -> Option<Kind> {
        let due = self.game.due(self.now, self.lag)?;
        self.keep(std::slice::from_ref(&due));
        Some(due.event.kind)
    }

    pub(crate) fn last(&self) -> &Event {
        &self.kept.last().unwrap().event
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        self.game.snapshot()
    }

    /// The process has ended and begun anew: all that is known comes from what was kept.
    pub(crate) fn restart(&mut self) {
        let again = Game::from_entries(self.kept.clone()).unwrap();
        assert_eq!(again.snapshot(), self.game.snapshot());
        self.game = again;
    }
}
