//! The Universal Game Interface, by which programs talk to engines: `docs/protocol.md` describes it as we
//! speak it. [`serve`] is the engine's side, on any reader and writer.

mod clock;
mod command;
mod lines;
mod options;
mod server;
mod thinker;

pub use clock::clock;
pub use lines::{Lines, MAX_LINE};
pub use server::{Setting, by_name, serve};
