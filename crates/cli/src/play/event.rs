//! What happens to the program, and what it then wants done.

use std::path::PathBuf;

use abande::Game;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use super::files::Saved;
use super::thinker::{Job, Thought};

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Paste(String),
    /// The window has so many columns and lines now.
    Resized(u16, u16),
    Thought(Thought),
    Saved(Saved),
    /// A game was read, or could not be, for a reason.
    Opened(Result<Box<Game>, String>),
    /// The game could not be kept for another day.
    NotKept(String),
    /// The terminal is gone, or the system wants us to go.
    Leave,
}

/// Something to be done.
#[derive(Debug)]
pub(crate) enum Effect {
    Think(Job),
    StopThinking,
    /// Write the game down, to be gone on with another day.
    Keep(String),
    /// The game is over: it need not be kept.
    Forget,
    /// Another game begins: this one stays kept, for another day.
    LetGo,
    /// Go on with the kept game of this slot.
    TakeUp(usize),
    /// Throw the kept game of this slot away.
    Discard(usize),
    Save {
        path: PathBuf,
        text: String,
        replace: bool,
    },
    Open(PathBuf),
    /// Draw everything anew.
    Redraw,
    Quit,
}
