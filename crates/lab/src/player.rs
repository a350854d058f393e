//! Who plays in a match.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use abande::{Move, Position};
use abande_engine::{Engine, Limits, Report, Uct};

/// Somebody who chooses moves.
pub trait Player {
    /// Gets ready for a new game.
    fn new_game(&mut self);

    /// Chooses a move. The game goes on, so there is one.
    ///
    /// # Errors
    /// When the player fails: he has lost his game.
    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, String>;
}

/// A move, and what the player thinks of it.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The expected margin for the player to move, in hundredths of a point.
    pub hundredths: Option<i32>,
}

impl From<Report> for Choice {
    fn from(report: Report) -> Choice {
        let mv = report.line.first().copied().unwrap_or(Move::Pass);
        Choice { mv, hundredths: Some(report.hundredths) }
    }
}

/// A clock for searches.
pub fn clock() -> impl Fn() -> Duration + Sync {
    let start = Instant::now();
    move || start.elapsed()
}

/// Our engine, in this process.
pub struct Own(pub Engine);

impl Player for Own {
    fn new_game(&mut self) {
        self.0.forget();
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, String> {
        let never = AtomicBool::new(false);
        let report = self.0.search(position, limits, &clock(), &never, &mut |_| ());
        report.map(Choice::from).ok_or_else(|| "the game is over".into())
    }
}

/// A reference opponent, in this process.
pub struct Reference(pub Uct);

impl Player for Reference {
    fn new_game(&mut self) {}

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, String> {
        let never = AtomicBool::new(false);
        let report = self.0.search(position, limits, &clock(), &never);
        report.map(Choice::from).ok_or_else(|| "the game is over".into())
    }
}
