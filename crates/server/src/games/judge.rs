//! What a command leads to.

use abande::Coords;

use super::clock::Clock;
use super::command::{Command, Offer, Wish, is_command_id};
use super::event::{Entry, Kind};
use super::game::Game;
use super::outcome::{Outcome, Points, Reason};
use super::refused::{Refusal, Refused};
use super::side::Side;
use super::time_control::{DAY, Millis, SECOND, TimeControl};

/// Phrases of each player after the end.
const FAREWELLS: u32 = 5;

/// Who is gone for so long has lost, if the other says so.
const GONE: Millis = 60 * SECOND;

/// Where there is no clock, patience is longer.
const GONE_WITHOUT_CLOCK: Millis = 14 * DAY;

/// What is known at the moment a command was received.
#[derive(Clone, Debug)]
pub struct Moment {
    /// When that was.
    pub now: Millis,
    /// How long the way to its sender is, as the server itself has measured it.
    pub lag: Millis,
    /// Since when the sender's opponent has had no connection.
    pub away_since: Option<Millis>,
    /// Whether one of the two has blocked the other: then no other game begins between them.
    pub blocked: bool,
    /// An id that no game has, in case another one begins.
    pub fresh_id: String,
}

/// What comes of a command.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// What is to be kept before anything is answered. It may be more than what was asked for: a command that came too
    /// late is how it is noticed that time was up.
    pub keep: Vec<Entry>,
    /// The version that is acknowledged, or why there is none.
    pub answer: Result<u64, Refused>,
}

impl Game {
    /// What a player's command leads to.
    pub fn judge(&self, by: Side, command: &Command, moment: &Moment) -> Ruling {
        let Command { id, version, wish } = command;
        if !is_command_id(id) {
            return Ruling::refused(Refused::BadId);
        }
        if let Some((known, version)) = self.known.get(&(by, id.clone())) {
            let answer = if known == wish { Ok(*version) } else { Err(Refused::OtherContents) };
            return Ruling { keep: vec![], answer };
        }
        if *version > self.version {
            return Ruling::refused(Refused::FutureVersion { named: *version, version: self.version });
        }
        let lapsed = self.too_late(by, moment);
        if let Some(entry) = lapsed {
            return self.judge_late(entry, by, command, moment);
        }
        // Time does not run backwards, whatever the machine's clock does.
        let at = moment.now.max(self.at);
        let kinds = if self.result.is_some() {
            self.after_the_end(by, *version, wish, moment)
        } else {
            self.wished(by, *version, wish, moment, at)
        };
        match kinds {
            Err(refused) => Ruling::refused(refused),
            Ok(kinds) => Ruling { keep: self.entries(at, by, command, kinds), answer: Ok(self.version + 1) },
        }
    }

    /// What a command leads to that came after the game's last moment.
    fn judge_late(&self, lapsed: Entry, by: Side, command: &Command, moment: &Moment) -> Ruling {
        let mut over = self.clone();
        let mut ruling = match over.apply(&lapsed) {
            Ok(()) => over.judge(by, command, moment),
            Err(_) => Ruling::refused(Refused::GameOver),
        };
        ruling.keep.insert(0, lapsed);
        ruling
    }

    fn wished(
        &self,
        by: Side,
        version: u64,
        wish: &Wish,
        moment: &Moment,
        at: Millis,
    ) -> Result<Vec<Kind>, Refused> {
        match wish {
            Wish::Move(text) => self.moved(by, version, text, moment, at),
            Wish::Resign(_) | Wish::Abort(_) if self.moves.len() < 2 => {
                Ok(vec![self.ended(None, Reason::Aborted, at)])
            }
            Wish::Resign(_) => Ok(vec![self.ended(Some(by.other()), Reason::Resign, at)]),
            Wish::Abort(_) => Err(Refused::TooLateToAbort),
            Wish::Offer(offer) => self.offered(by, *offer, moment, at),
            Wish::Answer { offer, accept } => self.answered(by, version, *offer, *accept, moment, at),
            Wish::Claim(_) => self.claimed(by, moment.away_since, at),
            Wish::GiveTime(_) => Ok(vec![Kind::Clock { clock: self.with_more_time(by.other(), at)? }]),
            Wish::Phrase(phrase) => Ok(vec![Kind::Phrase { phrase: *phrase }]),
        }
    }

    fn after_the_end(
        &self,
        by: Side,
        version: u64,
        wish: &Wish,
        moment: &Moment,
    ) -> Result<Vec<Kind>, Refused> {
        match wish {
            Wish::Phrase(phrase) if self.farewells[by] < FAREWELLS => {
                Ok(vec![Kind::Phrase { phrase: *phrase }])
            }
            Wish::Offer(Offer::Rematch) => self.offered(by, Offer::Rematch, moment, self.at),
            Wish::Answer { offer: Offer::Rematch, accept } => {
                self.answered(by, version, Offer::Rematch, *accept, moment, self.at)
            }
            _ => Err(Refused::GameOver),
        }
    }

    fn moved(
        &self,
        by: Side,
        version: u64,
        text: &str,
        moment: &Moment,
        at: Millis,
    ) -> Result<Vec<Kind>, Refused> {
        if version < self.turned {
            return Err(Refused::Stale { version: self.version });
        }
        if self.turn() != Some(by) {
            return Err(Refused::NotYourTurn);
        }
        let board = self.position.board();
        let parsed = board.parse_move(text, Coords::Stein);
        let mv = parsed.map_err(|error| Refused::IllegalMove(Refusal::no_move(board, &error)))?;
        let mut position = self.position.clone();
        if let Err(illegal) = position.play(mv) {
            return Err(Refused::IllegalMove(Refusal::of(board, &illegal.refusal)));
        }
        let (mut lag, mut pressed) = (0, None);
        if let Some((clock, rules)) = self.clock_and_rules() {
            lag = if clock.running.is_some() { rules.given_back(moment.lag, self.lag[by]) } else { 0 };
            pressed = Some(rules.press(clock, by, self.moves.len() + 1, at, lag));
        }
        let mut kinds = vec![Kind::Move { text: board.move_text(mv, Coords::Stein), clock: pressed, lag }];
        if let Some(score) = position.result() {
            let winner = score.leader().map(Side::from);
            let result = Outcome { winner, score: Points::from(score), reason: Reason::Passes };
            kinds.push(Kind::End { result, clock: pressed.map(|clock| clock.stopped(at, 0)) });
        }
        Ok(kinds)
    }

    fn standing(&self, offer: Offer, by: Side) -> Option<u64> {
        let found = self.offers.iter().find(|standing| standing.offer == offer && standing.by == by);
        found.map(|standing| standing.version)
    }

    fn offered(&self, by: Side, offer: Offer, moment: &Moment, at: Millis) -> Result<Vec<Kind>, Refused> {
        self.check_offer(offer, moment)?;
        // Both offering is accepting.
        if self.standing(offer, by.other()).is_some() {
            return self.accepted(by, offer, moment, at);
        }
        if self.standing(offer, by).is_some() {
            return Err(Refused::OfferedAlready);
        }
        if offer == Offer::Draw && self.draw_offered[by] {
            return Err(Refused::DrawOffered);
        }
        if offer == Offer::TakeBack && self.before_last_move_of(by).is_none() {
            return Err(Refused::NothingToTakeBack);
        }
        Ok(vec![Kind::Offer { offer }])
    }

    fn check_offer(&self, offer: Offer, moment: &Moment) -> Result<(), Refused> {
        match offer {
            Offer::Rematch if moment.blocked => Err(Refused::Blocked),
            Offer::TakeBack if self.terms.rated => Err(Refused::RatedTakeBack),
            Offer::Rematch if self.result.is_none() => Err(Refused::NotOverYet),
            Offer::Rematch => match &self.next {
                Some(next) => Err(Refused::NextBegun { next: next.clone() }),
                None => Ok(()),
            },
            Offer::Draw | Offer::TakeBack => Ok(()),
        }
    }

    fn answered(
        &self,
        by: Side,
        version: u64,
        offer: Offer,
        accept: bool,
        moment: &Moment,
        at: Millis,
    ) -> Result<Vec<Kind>, Refused> {
        let since = self.standing(offer, by.other()).ok_or(Refused::NoOffer)?;
        if version < since {
            return Err(Refused::Stale { version: self.version });
        }
        if accept {
            return self.accepted(by, offer, moment, at);
        }
        Ok(vec![Kind::Answer { offer, accept, next: None }])
    }

    /// What comes of accepting what the other offers.
    fn accepted(&self, by: Side, offer: Offer, moment: &Moment, at: Millis) -> Result<Vec<Kind>, Refused> {
        self.check_offer(offer, moment)?;
        let next = (offer == Offer::Rematch).then(|| moment.fresh_id.clone());
        let answer = Kind::Answer { offer, accept: true, next };
        Ok(match offer {
            Offer::Draw => vec![answer, self.ended(None, Reason::Agreed, at)],
            Offer::TakeBack => {
                let moves = self.before_last_move_of(by.other()).ok_or(Refused::NothingToTakeBack)?;
                let turn = by.other();
                let clock =
                    self.clock_and_rules().map(|(clock, rules)| rules.take_back(clock, turn, moves, at));
                vec![answer, Kind::TakeBack { moves, clock }]
            }
            Offer::Rematch => vec![answer],
        })
    }

    /// How many moves there were before the last one of a player.
    fn before_last_move_of(&self, side: Side) -> Option<usize> {
        let to_move = Side::from(self.position.turn());
        let back = if to_move == side { 2 } else { 1 };
        self.moves.len().checked_sub(back)
    }

    fn claimed(&self, by: Side, away_since: Option<Millis>, at: Millis) -> Result<Vec<Kind>, Refused> {
        let from = match self.terms.time {
            _ if self.moves.len() < 2 || self.turn() != Some(by.other()) => None,
            Some(TimeControl::Days { .. }) => None,
            Some(TimeControl::Live { .. }) => away_since.map(|since| since + GONE),
            None => Some(self.turned_at + GONE_WITHOUT_CLOCK),
        };
        match from {
            Some(from) if from <= at => Ok(vec![self.ended(Some(by), Reason::Gone, at)]),
            at => Err(Refused::NoClaim { at }),
        }
    }

    fn with_more_time(&self, side: Side, at: Millis) -> Result<Clock, Refused> {
        let (clock, rules) = self.clock_and_rules().ok_or(Refused::NoClock)?;
        let mut clock = clock.as_of(at);
        clock.left[side] += if rules.control.is_live() { 15 * SECOND } else { DAY };
        Ok(clock)
    }

    /// From when on a player may claim the game, if the other, who is to move, stays away.
    pub fn claim_at(&self, by: Side, away_since: Option<Millis>) -> Option<Millis> {
        match self.claimed(by, away_since, 0) {
            Err(Refused::NoClaim { at }) => at,
            _ => None,
        }
    }
}

impl Ruling {
    /// Whether it is noticed by this command that time was up.
    pub fn finds_time_up(&self) -> bool {
        self.keep.first().is_some_and(|entry| entry.event.by.is_none())
    }

    fn refused(refused: Refused) -> Ruling {
        Ruling { keep: vec![], answer: Err(refused) }
    }
}
