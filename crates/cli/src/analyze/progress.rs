//! How far the analysis has come, for those who watch.

use std::io::{self, IsTerminal, Write};

use abande::{Board, Coords};
use abande_engine::Report;
use abande_engine::review::Expectation;

use super::report::{fitting_moves, margin_text};

/// The line is kept within this width.
const WIDTH: usize = 79;

/// A line on standard error, if that is a terminal.
pub(super) struct Progress {
    shown: bool,
    /// Which of how many, where there are several.
    which: String,
    coords: Coords,
}

impl Progress {
    pub(super) fn new(place: usize, count: usize, coords: Coords) -> Progress {
        let which = if count > 1 { format!("{} of {count}: ", place + 1) } else { String::new() };
        Progress { shown: io::stderr().is_terminal(), which, coords }
    }

    fn say(&self, text: &str) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K{}{text}", self.which);
        }
    }

    /// So many positions of a game are done.
    pub(super) fn show(&self, done: usize, count: usize) {
        let length = 30;
        let full = length * done / count.max(1);
        self.say(&format!("[{}{}] {done} of {count}", "=".repeat(full), " ".repeat(length - full)));
    }

    /// What the engine thinks of a position so far.
    pub(super) fn hear(&self, report: &Report, board: &Board) {
        if report.multipv == 1 {
            let margin = margin_text(Expectation::from(report));
            let text = format!("depth {}, {margin}: ", report.depth);
            let room = WIDTH.saturating_sub(self.which.len() + text.len());
            self.say(&format!("{text}{}", fitting_moves(board, &report.pv, self.coords, room)));
        }
    }

    /// Makes way for what was found.
    pub(super) fn end(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
