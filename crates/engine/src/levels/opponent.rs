//! Opponent: the engine at a level. The one place where it is decided who thinks about a move.

use abande::Position;

use super::level::Level;
use crate::control::Control;
use crate::engine::{Engine, Report};
use crate::limits::Limits;

/// Somebody to play against: the engine itself, or below full strength a person of its level.
///
/// ```
/// use abande::{Board, Position};
/// use abande_engine::{Engine, Level, Limits, Opponent, Uncontrolled};
///
/// let mut opponent = Opponent::new(Engine::new(1));
/// opponent.set_level("3".parse::<Level>()?, Opponent::seed_of_game("a game with Ada"));
/// let position = Position::start(&Board::hex().into());
/// let report = opponent.choose(&position, &Limits::default(), &Uncontrolled, &mut |_| ()).expect("it has only begun");
/// assert!(position.refusal(report.pv[0]).is_none());
/// # Ok::<(), abande_engine::NoLevel>(())
/// ```
pub struct Opponent {
    engine: Engine,
    level: Level,
    seed: u64,
}

impl Opponent {
    /// The engine as strong as it is.
    pub fn new(engine: Engine) -> Opponent {
        Opponent { engine, level: Level::FULL, seed: 0 }
    }

    /// Sets how well he plays. Below full strength the seed is his temper: what he overlooks and likes. It stays the
    /// same throughout a game, so that he is one person in it; see [`Opponent::seed_of_game`].
    pub fn set_level(&mut self, level: Level, seed: u64) {
        self.level = level;
        self.seed = seed;
    }

    /// The seed for a game that is kept under this name: another temper in every game, and the same one when a game is
    /// gone on with.
    pub fn seed_of_game(name: &str) -> u64 {
        // FNV-1a
        name.bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    /// How well he plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The engine behind him, for hints and analysis.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Chooses a move, reporting on the way where the engine itself thinks. `None` when the game is over.
    ///
    /// Below full strength this takes well under half a second, or less where the limits say so.
    pub fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        match self.level.person(self.seed) {
            Some(person) => {
                person.judging_by(self.engine.evaluation().clone()).choose(position, limits, control)
            }
            None => self.engine.search(position, limits, control, report),
        }
    }
}

#[cfg(test)]
mod tests {
    use abande::{Board, Move};

    use super::*;
    use crate::control::Uncontrolled;

    #[test]
    fn the_engine_reports_and_persons_do_not() {
        let position = Position::start(&Board::hex().into());
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let mut opponent = Opponent::new(Engine::new(1));
        for level in Level::all() {
            opponent.set_level(level, 1);
            let mut told = 0;
            let chosen = opponent.choose(&position, &limits, &Uncontrolled, &mut |_| told += 1).unwrap();
            assert!(matches!(chosen.pv[..], [Move::Enter(_), ..]));
            assert_eq!(told > 0, level == Level::FULL, "level {level}");
        }
    }

    #[test]
    fn each_game_has_another_seed_and_keeps_it() {
        let [one, other] = ["one", "other"].map(Opponent::seed_of_game);
        assert_ne!(one, other);
        assert_eq!(one, Opponent::seed_of_game("one"));
    }
}
