//! What goes on right now: games in memory, who is here, what is offered, and who is told of it.
//!
//! Everything here can be made anew from the store at any time. A [`Table`] holds one game while somebody needs it;
//! the [`Hub`] has them all. A command is judged by the game, kept by the store, acknowledged, then told.

mod arrivals;
mod housekeeping;
mod hub;
mod lobby;
mod me;
mod news;
mod outbox;
mod presence;
mod pulse;
mod seeking;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use arrivals::Arrival;
pub(crate) use hub::{CommandError, Connected, Hub};
pub(crate) use news::{News, Told, json};
pub(crate) use outbox::{Caller, Closing, Inbox, Outbox, Pings};
pub(crate) use seeking::SeekError;
pub(crate) use table::Table;
