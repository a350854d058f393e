//! Outcomes: how games ended.

use abande::{Color, GameResult};

/// How some games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Those that Black won.
    pub black: u32,
    /// Those that nobody won.
    pub draws: u32,
    /// Those that White won.
    pub white: u32,
    /// Those without a result.
    pub open: u32,
}

impl Outcomes {
    /// How many games there are.
    pub fn games(self) -> u32 {
        self.black + self.draws + self.white + self.open
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, result: GameResult) {
        *match (result.winner(), result.is_open()) {
            (Some(Color::Black), _) => &mut self.black,
            (Some(Color::White), _) => &mut self.white,
            (None, true) => &mut self.open,
            (None, false) => &mut self.draws,
        } += 1;
    }
}
