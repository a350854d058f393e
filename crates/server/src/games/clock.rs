//! The clock of a game: what each side had left at a moment, and whose time runs since.

use serde::{Deserialize, Serialize};

use super::side::{Each, Side};
use super::time_control::{Millis, SECOND, TimeControl};

/// Lag that is given back with a move, at most.
const LAG_A_MOVE: Millis = 500;

/// Lag that is given back in a game, at most.
const LAG_A_GAME: Millis = 10 * SECOND;

/// A game is aborted when nobody makes the first move for so long.
const FIRST_MOVE_PUBLIC: Millis = 60 * SECOND;

/// The same among people who know each other: one of them may have to come to the screen first.
const FIRST_MOVE_PRIVATE: Millis = 5 * 60 * SECOND;

/// What is left, as of a moment. Time is not counted here: it is asked for with a moment at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds left at `at`.
    #[serde(flatten)]
    pub left: Each<Millis>,
    /// Whose time runs; nobody's before both have moved, and after the end.
    pub running: Option<Side>,
    /// The moment that all this is said of.
    pub at: Millis,
    /// When the game is aborted, unless somebody makes a first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abort_at: Option<Millis>,
}

/// What a clock must know of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) control: TimeControl,
    /// Whether strangers play.
    pub(crate) public: bool,
}

impl Rules {
    /// The clock at the start of a game.
    pub(crate) fn start(self, turn: Side, at: Millis) -> Clock {
        let left = self.control.initial();
        let clock = Clock { left: Each { black: left, white: left }, running: None, at, abort_at: None };
        self.go_on(clock, turn, 0, at)
    }

    /// The clock after a move, for which `lag` of the time was not the player's.
    pub(crate) fn press(self, clock: Clock, by: Side, moves: usize, at: Millis, lag: Millis) -> Clock {
        let mut clock = clock.stopped(at, lag);
        match self.control {
            // Where no time ran, none is added.
            TimeControl::Live { increment_s, .. } if moves > 2 => {
                clock.left[by] += Millis::from(increment_s) * SECOND;
            }
            TimeControl::Live { .. } => {}
            TimeControl::Days { .. } => clock.left[by] = self.control.initial(),
        }
        self.go_on(clock, by.other(), moves, at)
    }

    /// The clock after a take-back: what is left stays, and days start anew.
    pub(crate) fn take_back(self, clock: Clock, turn: Side, moves: usize, at: Millis) -> Clock {
        let mut clock = clock.stopped(at, 0);
        if !self.control.is_live() {
            let left = self.control.initial();
            clock.left = Each { black: left, white: left };
        }
        self.go_on(clock, turn, moves, at)
    }

    /// A clock that stands goes on for whoever is to move.
    fn go_on(self, mut clock: Clock, turn: Side, moves: usize, at: Millis) -> Clock {
        clock.at = at;
        clock.abort_at = None;
        clock.running = Some(turn);
        if self.control.is_live() && moves < 2 {
            let patience = if self.public { FIRST_MOVE_PUBLIC } else { FIRST_MOVE_PRIVATE };
            clock.running = None;
            clock.abort_at = Some(at + patience);
        }
        clock
    }

    /// How much of the lag that was measured is given back.
    pub(crate) fn given_back(self, measured: Millis, given_before: Millis) -> Millis {
        if !self.control.is_live() {
            return 0;
        }
        measured.min(LAG_A_MOVE).min(LAG_A_GAME.saturating_sub(given_before))
    }
}

impl Clock {
    /// The moment from which on whose time it is has none; or when the game is aborted.
    pub fn deadline(&self) -> Option<Millis> {
        match self.running {
            Some(side) => Some(self.at.saturating_add(self.left[side])),
            None => self.abort_at,
        }
    }

    /// The clock when nobody's time runs any more.
    pub(crate) fn stopped(mut self, at: Millis, lag: Millis) -> Clock {
        if let Some(side) = self.running {
            let used = at.saturating_sub(self.at).saturating_sub(lag);
            self.left[side] = self.left[side].saturating_sub(used);
        }
        self.running = None;
        self.abort_at = None;
        self.at = at;
        self
    }

    /// The clock when the time from one moment to another does not count.
    pub(crate) fn without(mut self, from: Millis, to: Millis) -> Clock {
        let from = from.max(self.at);
        if let Some(side) = self.running {
            self.left[side] = self.left[side].saturating_sub(from - self.at);
        }
        self.abort_at = self.abort_at.map(|abort_at| abort_at + to.saturating_sub(from));
        self.at = to.max(from);
        self
    }

    /// The clock as of a later moment.
    pub(crate) fn as_of(mut self, at: Millis) -> Clock {
        if let Some(side) = self.running {
            self.left[side] = self.left[side].saturating_sub(at.saturating_sub(self.at));
        }
        self.at = self.at.max(at);
        self
    }
}
