//! The Universal Game Interface, by which programs talk to engines: `docs/protocol.md` describes it as we
//! speak it. Both sides are here, each on any reader and writer, so that tests and fuzzers drive them.
//!
//! [`serve`] is the engine's side. [`Client`] is the side that asks for moves; [`Process`] is a client whose engine
//! is a program of its own. Both write and read the same commands, so they cannot drift apart.
//!
//! No game is played here: who plays whom, and what comes of it, is the business of `abande-arena`. What a good
//! move is, `abande-engine` knows.
//!
//! ```
//! use abande_ugi::{Setting, serve};
//!
//! let mut said = Vec::new();
//! let lines = "position startpos moves d4 c3\nquery p1turn\ngo depth\n";
//! serve(lines.as_bytes(), &mut said, &Setting::default())?;
//! assert_eq!(
//!     String::from_utf8_lossy(&said),
//!     "response true\ninfo string error: go: the number behind depth is missing\n"
//! );
//! # Ok::<(), std::io::Error>(())
//! ```

mod client;
mod clock;
mod command;
mod engine_error;
mod info;
mod line_error;
mod lines;
mod moves;
mod options;
mod process;
mod server;
mod system_error;
mod thinker;

pub use client::{BestMove, Client};
pub use clock::clock;
pub use command::Go;
pub use engine_error::{Crash, EngineError};
pub use lines::{Lines, MAX_LINE};
pub use moves::{MoveError, MoveProblem, play_moves};
pub use process::{Process, Program};
pub use server::{FindBoard, Setting, by_name, serve};
pub use system_error::SystemError;

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
