//! UGI player: any program that speaks the protocol, a child process that may crash, hang or talk nonsense.

use std::time::Duration;

use abande::Position;
use abande_engine::{Limits, Time};
use abande_ugi::{EngineError, Go, Process, Program};

use crate::player::{Choice, Player};

/// A program that plays. After a crash it is started again for the next game.
pub struct UgiPlayer {
    program: Program,
    process: Option<Process>,
    /// What went wrong between two moves; told at the next.
    trouble: Option<EngineError>,
    opponents_clock: Option<(Duration, Duration)>,
}

impl UgiPlayer {
    /// A player who will start this program.
    pub fn new(program: Program) -> UgiPlayer {
        UgiPlayer { program, process: None, trouble: None, opponents_clock: None }
    }

    /// The program, started unless it runs.
    fn running(&mut self) -> Result<&mut Process, EngineError> {
        let process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.program)?,
        };
        Ok(self.process.insert(process))
    }

    fn ask(&mut self, position: &Position, limits: &Limits) -> Result<Choice, EngineError> {
        if let Some(trouble) = self.trouble.take() {
            return Err(trouble);
        }
        let allowed = match limits.time {
            Time::Unlimited => self.program.patience,
            Time::Move(time) => time.saturating_add(self.program.slack),
            Time::Clock { left, .. } => left.saturating_add(self.program.slack),
        };
        let go = Go::new(position.turn(), limits, self.opponents_clock);
        self.running()?.best_move(position, go, allowed).map(Choice::from)
    }
}

impl Player for UgiPlayer {
    fn new_game(&mut self) {
        self.opponents_clock = None;
        self.trouble = self.running().and_then(Process::new_game).err();
        if self.trouble.is_some() {
            self.process = None;
        }
    }

    fn hear_of_clock(&mut self, left: Duration, increment: Duration) {
        self.opponents_clock = Some((left, increment));
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, EngineError> {
        let choice = self.ask(position, limits);
        if choice.is_err() {
            // Whatever it is doing, the next game begins afresh.
            self.process = None;
        }
        choice
    }
}
