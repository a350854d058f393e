//! Contests: players, a referee, openings, and statistics of the results.
//!
//! A [`contest`] plays pairs of games from the same opening with colours swapped. A [`player`] is our engine, a level
//! of it, a reference opponent, or any program that speaks UGI ([`ugi_player`]); an [`entrant`] is one as people write
//! it. Who plays an illegal move, is late or crashes has a [`forfeit`]. [`statistics`] says what the results are worth:
//! Elo with its error, and the SPRT.
//!
//! What is legal is left to `abande`, how programs are talked to, to `abande-ugi`; nothing is printed here. The
//! command for people is `abande match`. Games that networks learn from are not contests: `abande-lab` plays them.
//!
//! ```
//! use std::time::Duration;
//!
//! use abande::Board;
//! use abande_engine::{Engine, Leaf, Level, Limits, Uct};
//! use abande_arena::contest::Contest;
//! use abande_arena::openings;
//! use abande_arena::player::{Own, Player, Reference};
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
//!     if number == 0 { Box::new(Own::new(Engine::new(1), Level::FULL, 1)) } else { Box::new(Reference(Uct::new(Leaf::Random, 1))) }
//! };
//! let results = contest.play(&make, &mut |_, _| ());
//! assert_eq!(results.pairs(), 1);
//! ```

pub mod contest;
pub mod entrant;
pub mod forfeit;
pub mod network_file;
pub mod openings;
pub mod player;
pub mod statistics;
pub mod summary;
pub mod ugi_player;

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
