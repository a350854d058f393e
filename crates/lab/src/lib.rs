//! How the engine is made: [`selfplay`] and [`training`] of networks, the [`suite`] of solved positions that no engine
//! can flatter itself in, opening books ([`theory`]), [`exercises`] for learners, and [`puzzles`]. Its program is `abande-lab`.
//!
//! Nothing that people play with links this crate. Measuring strength is the business of `abande-arena` and
//! `abande match`; a network that was made here comes along with `abande-engine`.
//!
//! ```
//! use std::collections::HashSet;
//!
//! use abande::Boards;
//! use abande_engine::{Engine, Evaluation};
//! use abande_lab::selfplay::SelfPlay;
//! use abande_lab::training::{Choice, Pace, Samples, Trainer};
//!
//! let variant = Boards::default().variant("hex:3@5")?;
//! let play = SelfPlay {
//!     variant: variant.clone(),
//!     evaluation: Evaluation::HandWritten,
//!     nodes: 50,
//!     opening: (1, 3),
//!     seed: 1,
//! };
//! let mut engine = Engine::new(1);
//! let games = (0..4).map(|number| play.game(&mut engine, number));
//! let choice = Choice { trust: 0.1, barred: HashSet::new(), quiet: true };
//! let samples = Samples::new(&variant, games, &choice);
//!
//! // One epoch, with the last samples held back.
//! let mut trainer = Trainer::new(variant.board().size().unwrap_or(0), 1);
//! let pace = Pace { rate: 0.004, decay: 1.0, batch: 16 };
//! let [loss, held_back] = trainer.epoch(&samples, samples.len() - 4, &pace);
//! assert!(loss < 1.0 && held_back < 1.0);
//! assert_eq!(trainer.network(&samples).board, "hex:3");
//! # Ok::<(), abande::VariantError>(())
//! ```

pub mod exercises;
pub mod puzzles;
pub mod selfplay;
pub mod spsa;
pub mod suite;
pub mod suite_file;
pub mod theory;
pub mod training;
pub mod tuner;
