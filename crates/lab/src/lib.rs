//! How the engine is made and measured: matches with their statistics, the protocol that engines speak,
//! self-play and training; and exercises for learners.
//!
//! It plays games and judges players; what is legal and what is good it leaves to the crates `abande` and
//! `abande-engine`. The commands for people are `abande match` and `abande engine`, and this crate's own
//! program `abande-lab`, which makes networks and exercises.
//!
//! ```
//! use std::time::Duration;
//!
//! use abande::Board;
//! use abande_engine::{Engine, Leaf, Limits, Uct};
//! use abande_lab::contest::Contest;
//! use abande_lab::openings;
//! use abande_lab::player::{Own, Player, Reference};
//!
//! // Our engine with 500 nodes a move against plain UCT with as many random games, one pair.
//! let limits = Limits { nodes: Some(500), ..Limits::default() };
//! let contest = Contest {
//!     openings: &openings::random(&Board::hex().into(), 4, 1, 1),
//!     pairs: 1,
//!     limits: [limits; 2],
//!     concurrency: 1,
//!     slack: Duration::from_secs(60),
//!     sprt: None,
//! };
//! let make = |number: usize| -> Box<dyn Player> {
//!     if number == 0 { Box::new(Own(Engine::new(1))) } else { Box::new(Reference(Uct::new(Leaf::Random, 1))) }
//! };
//! let results = contest.play(&make, &mut |_, _| ());
//! assert_eq!(results.pairs(), 1);
//! ```

pub mod contest;
pub mod entrant;
pub mod exercises;
pub mod openings;
pub mod player;
pub mod selfplay;
pub mod statistics;
pub mod suite;
pub mod summary;
pub mod training;
pub mod ugi;
pub mod ugi_player;
