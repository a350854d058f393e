//! What happens to the program, and what it then wants done.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use super::collection::Collection;
use super::files::Saved;
use super::thinker::{Job, Thought};
use crate::failure::Failure;

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
    /// The file that was to be read as the one of this number was read, or could not be.
    Opened(u64, Result<Arc<Collection>, Failure>),
    /// The game could not be kept for another day.
    NotKept(io::Error),
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
    /// Read this file; its number tells it from others that were asked for.
    Open(u64, PathBuf),
    /// Let the shell go on, and come back when it says so.
    Suspend,
    /// Draw everything anew.
    Redraw,
    Quit,
}
