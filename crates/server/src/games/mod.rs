//! What a game between people does: commands in, events out, time handed in. Nothing here reads a clock, a socket or a
//! store, so a day of play can be simulated in a test.
//!
//! A [`Game`] is the sum of its [`Entry`]s. [`Game::judge`] says what a [`Command`] leads to, [`Game::due`] what a
//! moment leads to; whoever asks keeps the entries, and then tells the game by [`Game::apply`].

mod clock;
mod command;
mod deadlines;
mod event;
mod game;
mod judge;
mod outcome;
mod refused;
mod seek;
mod side;
mod snapshot;
mod time_control;

pub use clock::Clock;
pub(crate) use command::is_command_id;
pub use command::{Command, Nothing, Offer, Phrase, Wish};
pub use event::{Entry, Event, Kind};
pub use game::{Corrupt, CorruptProblem, Game, Terms};
pub use judge::{Moment, Ruling};
pub use outcome::{Outcome, Points, Reason};
pub use refused::{Refusal, Refused};
pub use seek::{Seek, Visibility, WantedColor, Wants, WantsError};
pub use side::{Each, Side};
pub use snapshot::{Player, Snapshot, Standing, Status};
pub use time_control::{Millis, TimeControl, TimeError};
