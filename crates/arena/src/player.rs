//! Players of a contest: our engine, a level of it, or a reference opponent, in this process.

use std::time::Duration;

use abande::{Move, Position};
use abande_book::Books;
use abande_engine::{Engine, Greedy, Level, Limits, Opponent, Report, Uct};
use abande_ugi::{BestMove, EngineError, clock};

/// Somebody who chooses moves.
pub trait Player {
    /// Gets ready for a new game.
    fn new_game(&mut self);

    /// Hears of the opponent's clock before each move: what is left, and his bonus.
    fn hear_of_clock(&mut self, _left: Duration, _increment: Duration) {}

    /// Chooses a move. The game goes on, so there is one.
    ///
    /// # Errors
    /// When the player fails: he has lost his game.
    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, EngineError>;
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
        let mv = report.pv.first().copied().unwrap_or(Move::Pass);
        Choice { mv, hundredths: Some(report.hundredths) }
    }
}

impl From<BestMove> for Choice {
    fn from(best: BestMove) -> Choice {
        Choice { mv: best.mv, hundredths: best.hundredths }
    }
}

/// There is no move where the game is over.
fn chosen(report: Option<Report>) -> Result<Choice, EngineError> {
    report.map(Choice::from).ok_or_else(over)
}

fn over() -> EngineError {
    EngineError::GameOver
}

/// Our engine at a level, in this process.
pub struct Own {
    opponent: Opponent,
    level: Level,
    seed: u64,
}

impl Own {
    /// A player. Below full strength he has other luck in every game; the same seed makes the same games.
    pub fn new(engine: Engine, level: Level, seed: u64) -> Own {
        let mut opponent = Opponent::new(engine);
        opponent.set_level(level, seed);
        Own { opponent, level, seed }
    }

    /// The player with books, by which strong levels open their games.
    #[must_use]
    pub fn with_books(mut self, books: Books) -> Own {
        self.opponent.set_books(books);
        self
    }
}

impl Player for Own {
    fn new_game(&mut self) {
        self.opponent.engine().forget();
        if self.level == Level::FULL {
            // Before the first move's clock runs. Less memory than asked for will do.
            let _ = self.opponent.engine().prepare();
        }
        self.seed = self.seed.wrapping_add(1);
        self.opponent.set_level(self.level, self.seed);
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, EngineError> {
        chosen(self.opponent.choose(position, limits, &clock(), &mut |_| ()))
    }
}

/// The beginner, who looks one move ahead.
pub struct Beginner(pub Greedy);

impl Player for Beginner {
    fn new_game(&mut self) {}

    fn choose(&mut self, position: &Position, _limits: &Limits) -> Result<Choice, EngineError> {
        let mv = self.0.choose(position).ok_or_else(over)?;
        Ok(Choice { mv, hundredths: None })
    }
}

/// A reference opponent, in this process.
pub struct Reference(pub Uct);

impl Player for Reference {
    fn new_game(&mut self) {}

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, EngineError> {
        chosen(self.0.search(position, limits, &clock()))
    }
}
