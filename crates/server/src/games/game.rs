//! A game: the sum of its events.

use std::collections::HashMap;

use abande::{Boards, Coords, IllegalMove, Move, MoveTextError, Position, PositionError};

use super::clock::{Clock, Rules};
use super::command::{Command, Offer, Wish};
use super::event::{Entry, Event, Kind};
use super::outcome::{Outcome, Points, Reason};
use super::side::{Each, Side};
use super::snapshot::{Player, Snapshot, Standing, Status};
use super::time_control::{Millis, TimeControl};

/// What is agreed on before a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The position that the game begins with.
    pub start: Position,
    /// Who plays.
    pub players: Each<Player>,
    /// How much time they have.
    pub time: Option<TimeControl>,
    /// Whether it counts.
    pub rated: bool,
    /// Whether it came from the lobby.
    pub public: bool,
}

/// A game. It does nothing by itself: it is asked what a command or a moment leads to, and is told what has happened.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) id: String,
    pub(super) terms: Terms,
    pub(super) version: u64,
    pub(super) position: Position,
    pub(super) moves: Vec<Move>,
    pub(super) clock: Option<Clock>,
    pub(super) result: Option<Outcome>,
    pub(super) offers: Vec<Standing>,
    /// Who has offered a draw since their last move.
    pub(super) draw_offered: Each<bool>,
    /// Lag that was given back.
    pub(super) lag: Each<Millis>,
    /// Phrases since the end.
    pub(super) farewells: Each<u32>,
    /// The last version that makes moves stale which have not seen it.
    pub(super) turned: u64,
    /// When the last move or take-back was, or the start.
    pub(super) turned_at: Millis,
    /// When anything happened last.
    pub(super) at: Millis,
    /// When it began.
    since: Millis,
    /// The game that comes after this one.
    pub(super) next: Option<String>,
    /// What was asked for under which id, and what came of it.
    pub(super) known: HashMap<(Side, String), (Wish, u64)>,
}

/// Entries that are no game. A store that keeps what it is given never says this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("version {version} of game {game} cannot be: {problem}")]
pub struct Corrupt {
    /// The game.
    pub game: String,
    /// The entry.
    pub version: u64,
    /// What is wrong.
    pub problem: CorruptProblem,
}

/// What can be wrong with entries.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CorruptProblem {
    /// There are none.
    #[error("there is nothing of it")]
    Nothing,
    /// The first one is another.
    #[error("it does not begin with its start")]
    NoStart,
    /// The start is no position.
    #[error(transparent)]
    Start(#[from] PositionError),
    /// An entry of another game, or one that comes too soon or too late.
    #[error("it does not follow upon what is known")]
    NotNext,
    /// A second start.
    #[error("the game has begun already")]
    BegunAlready,
    /// A move that is none.
    #[error(transparent)]
    MoveText(#[from] MoveTextError),
    /// A move that the rules forbid.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// An offer without anybody.
    #[error("nobody made this offer")]
    NobodysOffer,
    /// More moves are taken back than were made.
    #[error("there are not so many moves")]
    TooFewMoves,
}

impl Terms {
    /// The same again, with colours changed.
    #[must_use]
    pub fn rematch(&self) -> Terms {
        let players = Each { black: self.players.white.clone(), white: self.players.black.clone() };
        Terms { players, ..self.clone() }
    }

    fn clock_rules(&self) -> Option<Rules> {
        Some(Rules { control: self.time?, public: self.public })
    }
}

impl Game {
    /// Begins a game: the entry to keep, from which it can be made.
    pub fn begin(id: String, terms: Terms, at: Millis) -> Entry {
        let turn = Side::from(terms.start.turn());
        let clock = terms.clock_rules().map(|rules| rules.start(turn, at));
        let game = Game::at_start(id.clone(), terms, clock, at);
        let kind = Kind::Start { snapshot: Box::new(game.snapshot()) };
        Entry { event: Event { game: id, version: 1, at, id: None, by: None, kind }, wish: None }
    }

    fn at_start(id: String, terms: Terms, clock: Option<Clock>, at: Millis) -> Game {
        Game {
            id,
            version: 1,
            position: terms.start.clone(),
            moves: vec![],
            clock,
            result: None,
            offers: vec![],
            draw_offered: Each::default(),
            lag: Each::default(),
            farewells: Each::default(),
            turned: 0,
            turned_at: at,
            at,
            since: at,
            next: None,
            known: HashMap::new(),
            terms,
        }
    }

    /// The game that these entries tell of.
    ///
    /// # Errors
    /// When they do not begin with a start, or leave something out.
    pub fn from_entries(entries: impl IntoIterator<Item = Entry>) -> Result<Game, Corrupt> {
        let mut entries = entries.into_iter();
        let nothing = || Corrupt { game: String::new(), version: 0, problem: CorruptProblem::Nothing };
        let first = entries.next().ok_or_else(nothing)?.event;
        let corrupt = |problem| Corrupt { game: first.game.clone(), version: first.version, problem };
        let Kind::Start { snapshot } = &first.kind else {
            return Err(corrupt(CorruptProblem::NoStart));
        };
        let start = Position::from_line(&snapshot.start, &Boards::default());
        let terms = Terms {
            start: start.map_err(|error| corrupt(error.into()))?,
            players: Each { black: snapshot.black.clone(), white: snapshot.white.clone() },
            time: snapshot.time,
            rated: snapshot.rated,
            public: snapshot.public,
        };
        let mut game = Game::at_start(first.game.clone(), terms, snapshot.clock, first.at);
        for entry in entries {
            game.apply(&entry)?;
        }
        Ok(game)
    }

    /// Takes in what has happened.
    ///
    /// # Errors
    /// When the entry is not the next one of this game.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let event = &entry.event;
        let corrupt = |problem| Corrupt { game: event.game.clone(), version: event.version, problem };
        if event.game != self.id || event.version != self.version + 1 {
            return Err(corrupt(CorruptProblem::NotNext));
        }
        match &event.kind {
            Kind::Start { .. } => return Err(corrupt(CorruptProblem::BegunAlready)),
            Kind::Move { text, clock, lag } => {
                let mover = Side::from(self.position.turn());
                let parsed = self.position.board().parse_move(text, Coords::Stein);
                let mv = parsed.map_err(|error| corrupt(error.into()))?;
                if let Err(illegal) = self.position.play(mv) {
                    return Err(corrupt(illegal.into()));
                }
                self.moves.push(mv);
                self.clock = *clock;
                self.lag[mover] += lag;
                self.draw_offered[mover] = false;
                // Who moves on declines what the other proposed.
                self.offers.retain(|standing| standing.by == mover);
                self.turn_at(event);
            }
            Kind::Offer { offer } => {
                let by = event.by.ok_or_else(|| corrupt(CorruptProblem::NobodysOffer))?;
                self.draw_offered[by] |= *offer == Offer::Draw;
                self.offers.push(Standing { offer: *offer, by, version: event.version });
            }
            Kind::Answer { offer, next, .. } => {
                self.offers.retain(|standing| standing.offer != *offer);
                self.next.clone_from(next);
            }
            Kind::TakeBack { moves, clock } => {
                let left = self.moves.get(..*moves).ok_or_else(|| corrupt(CorruptProblem::TooFewMoves))?;
                self.position = position_after(&self.terms.start, left);
                self.moves.truncate(*moves);
                self.clock = *clock;
                self.turn_at(event);
            }
            Kind::Clock { clock } => self.clock = Some(*clock),
            Kind::Phrase { .. } => {
                if let (Some(by), Some(_)) = (event.by, self.result) {
                    self.farewells[by] += 1;
                }
            }
            Kind::End { result, clock } => {
                self.result = Some(*result);
                self.clock = *clock;
                self.offers.clear();
                self.turned = event.version;
            }
        }
        self.version = event.version;
        self.at = event.at;
        if let (Some(by), Some(id), Some(wish)) = (event.by, &event.id, &entry.wish) {
            self.known.insert((by, id.clone()), (wish.clone(), event.version));
        }
        Ok(())
    }

    fn turn_at(&mut self, event: &Event) {
        self.turned = event.version;
        self.turned_at = event.at;
    }

    /// The game as it stands.
    pub fn snapshot(&self) -> Snapshot {
        let variant = self.terms.start.variant();
        let board = variant.board();
        Snapshot {
            id: self.id.clone(),
            version: self.version,
            board: board.name().to_owned(),
            pieces: variant.pieces(),
            start: self.terms.start.to_string(),
            position: self.position.to_string(),
            moves: self.moves.iter().map(|&mv| board.move_text(mv, Coords::Stein)).collect(),
            black: self.terms.players.black.clone(),
            white: self.terms.players.white.clone(),
            time: self.terms.time,
            clock: self.clock,
            rated: self.terms.rated,
            public: self.terms.public,
            status: if self.result.is_some() { Status::Over } else { Status::Live },
            result: self.result,
            offers: self.offers.clone(),
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What was agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// When it began.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// The moves from its start.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The last of its events.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How it ended.
    pub fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// Whose turn it is; nobody's when it is over.
    pub fn turn(&self) -> Option<Side> {
        self.result.is_none().then(|| self.position.turn().into())
    }

    /// Which side a person plays.
    pub fn side_of(&self, person: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.terms.players[side].id == person)
    }

    pub(super) fn clock_and_rules(&self) -> Option<(Clock, Rules)> {
        Some((self.clock?, self.terms.clock_rules()?))
    }

    /// The end of the game, for a reason other than passes, with the clock as it stands then.
    pub(super) fn ended(&self, winner: Option<Side>, reason: Reason, at: Millis) -> Kind {
        Kind::End {
            result: self.outcome(winner, reason),
            clock: self.clock.map(|clock| clock.stopped(at, 0)),
        }
    }

    pub(super) fn outcome(&self, winner: Option<Side>, reason: Reason) -> Outcome {
        Outcome { winner, score: Points::from(self.position.score()), reason }
    }

    /// Entries with the versions that come next. The first is what a command gets for an answer.
    pub(super) fn entries(&self, at: Millis, by: Side, command: &Command, kinds: Vec<Kind>) -> Vec<Entry> {
        let entry = |(version, kind)| {
            let asked = (version == self.version + 1).then_some(command);
            let id = asked.map(|command| command.id.clone());
            let event = Event { game: self.id.clone(), version, at, id, by: Some(by), kind };
            Entry { event, wish: asked.map(|command| command.wish.clone()) }
        };
        (self.version + 1..).zip(kinds).map(entry).collect()
    }
}

/// Where legal moves lead.
fn position_after(start: &Position, moves: &[Move]) -> Position {
    let mut position = start.clone();
    for &mv in moves {
        position.play_legal(mv);
    }
    position
}
