//! A player of Abande: search, evaluation, levels for people, reviews of games, and the reference opponents that
//! it is measured against.
//!
//! It knows what is good, and leaves what is legal to the crate `abande`. It does no I/O, and reads no clock
//! but the one handed in.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use std::time::Instant;
//!
//! use abande::{Board, Position};
//! use abande_engine::{Engine, Limits};
//!
//! let position = Position::start(&Board::hex().into());
//! let start = Instant::now();
//! let clock = || start.elapsed();
//! let limits = Limits { nodes: Some(2000), ..Limits::default() };
//! let stop = AtomicBool::new(false);
//! let report = Engine::new(1).search(&position, &limits, &clock, &stop, &mut |_| ()).unwrap();
//! assert!(position.refusal(report.line[0]).is_none());
//! ```

mod attention;
mod bounds;
mod ending;
mod engine;
mod evaluation;
mod features;
mod finale;
mod glance;
mod greedy;
mod last_piece;
mod level;
mod limits;
pub mod network;
mod networks;
mod ordering;
mod person;
mod proof;
mod proven;
mod reduction;
pub mod review;
mod scene;
mod search;
mod signature;
mod solve;
mod stacks;
mod table;
pub mod terms;
mod threats;
mod uct;
mod value;
mod watch;

pub use engine::{Engine, Report};
pub use evaluation::Evaluation;
pub use features::{feature_count, lit_features};
pub use greedy::Greedy;
pub use level::{Level, NoLevel};
pub use limits::{Clock, Limits, Time};
pub use networks::bring as bring_network;
pub use person::Person;
pub use signature::{Signature, signatures};
pub use solve::{Known, Solution, Solver, Unsolved};
pub use uct::{Leaf, Uct};
pub use value::{CHANCE_SCALE, POINT, winning_chance};
