//! A player of Abande: search, evaluation, levels for people, reviews of games, and the reference opponents that
//! it is measured against.
//!
//! It knows what is good, and leaves what is legal to the crate `abande`. It does no I/O, and reads no clock
//! but the one handed in; only `best_move`, which is all that many need, reads that of the machine.
//!
//! ```
//! use abande::{Board, Position};
//! use abande_engine::{Engine, Limits, Uncontrolled};
//!
//! let position = Position::start(&Board::hex().into());
//! let limits = Limits { nodes: Some(2000), ..Limits::default() };
//! let report = Engine::new(1).search(&position, &limits, &Uncontrolled, &mut |_| ()).unwrap();
//! assert!(position.refusal(report.pv[0]).is_none());
//! ```

#[cfg(not(target_arch = "wasm32"))]
mod best_move;
mod bounds;
mod control;
mod engine;
mod eval;
mod history;
mod levels;
mod limits;
mod memory;
mod reference;
pub mod review;
mod scored_move;
mod search;
#[cfg(feature = "signature")]
mod signature;
mod solve;
mod value;

#[cfg(not(target_arch = "wasm32"))]
pub use best_move::best_move;
pub use control::{Control, Uncontrolled};
pub use engine::{Engine, Report};
pub use eval::{Evaluation, Networks, feature_count, lit_features, network, terms};
pub use levels::{Level, NoLevel, Opponent, Person};
pub use limits::{Limits, Time};
pub use memory::{MOST_MEBIBYTES, MOST_THREADS, NoMemory, check_memory};
pub use reference::{Greedy, Leaf, Uct};
#[doc(hidden)]
pub use search::{KNOBS, Knob, Tuning};
#[cfg(feature = "signature")]
pub use signature::{Signature, signatures};
pub use solve::{FACTS_VERSION, Fact, Known, Notebook, Solution, Solver, Unsolved};
pub use value::{CHANCE_SCALE, POINT, winning_chance};

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
