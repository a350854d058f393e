//! What time alone leads to.

use super::event::{Entry, Event, Kind};
use super::game::Game;
use super::judge::Moment;
use super::outcome::Reason;
use super::side::Side;
use super::time_control::Millis;

impl Game {
    /// When something happens by itself: time is up, or the game is aborted.
    pub fn deadline(&self) -> Option<Millis> {
        self.deadline_with(0)
    }

    /// The deadline for a player whose way to the server takes so long.
    fn deadline_with(&self, measured_lag: Millis) -> Option<Millis> {
        if self.result.is_some() {
            return None;
        }
        let (clock, rules) = self.clock_and_rules()?;
        let lag = clock.running.map_or(0, |side| rules.given_back(measured_lag, self.lag[side]));
        Some(clock.deadline()?.saturating_add(lag))
    }

    /// What a moment leads to by itself: time is up, or nobody has begun. A move that comes a little late counts if the
    /// way to who is to move takes so long: so that is waited for.
    pub fn due(&self, now: Millis, measured_lag: Millis) -> Option<Entry> {
        if self.deadline_with(measured_lag)? <= now { self.lapsed(now) } else { None }
    }

    /// Whether something that came at a moment, over a way that takes so long, came before time was up.
    pub fn is_in_time(&self, at: Millis, measured_lag: Millis) -> bool {
        self.deadline_with(measured_lag).is_some_and(|deadline| at < deadline)
    }

    /// The end of the game, where a command has come after it.
    pub(super) fn too_late(&self, by: Side, moment: &Moment) -> Option<Entry> {
        let running = self.clock?.running;
        // Of the other one's lag nothing is known here: he gets the most that he can have.
        let lag = if running == Some(by) { moment.lag } else { Millis::MAX };
        if self.deadline_with(lag)? <= moment.now { self.lapsed(moment.now) } else { None }
    }

    fn lapsed(&self, now: Millis) -> Option<Entry> {
        let at = now.max(self.at);
        let mut clock = self.clock?;
        if let Some(late) = clock.running {
            // Lag may have left a little on it, but who lost on time has none.
            clock.left[late] = 0;
        }
        let (winner, reason) = match clock.running {
            Some(late) if self.moves.len() >= 2 => (Some(late.other()), Reason::Time),
            _ => (None, Reason::Aborted),
        };
        Some(
            self.alone(
                at,
                Kind::End { result: self.outcome(winner, reason), clock: Some(clock.stopped(at, 0)) },
            ),
        )
    }

    /// What it leads to that nobody could move from one moment to another, because the server was away: that time
    /// does not count.
    pub fn resumed(&self, away_from: Millis, now: Millis) -> Option<Entry> {
        if self.result.is_some() || now <= away_from.max(self.at) {
            return None;
        }
        let clock = self.clock?;
        // Whose time was up before, has lost: there was just nobody to say so.
        if self.deadline_with(Millis::MAX)? <= away_from {
            return self.lapsed(now);
        }
        Some(self.alone(now, Kind::Clock { clock: clock.without(away_from, now) }))
    }

    /// An entry that nobody has asked for.
    fn alone(&self, at: Millis, kind: Kind) -> Entry {
        let event = Event { game: self.id.clone(), version: self.version + 1, at, id: None, by: None, kind };
        Entry { event, wish: None }
    }
}
