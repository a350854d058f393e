//! The board game Abande for browsers: the rules and the engine behind plain data.
//!
//! A page holds a [`Game`], a worker holds an [`Engine`](engine::Engine). Spaces are their names in Stein's
//! system (`d4`, in Libre `-1,2`), players are `b` and `w`, moves are texts, and whatever has more parts comes
//! as a line of JSON. Its shapes are written down in TypeScript by a test, `src/shapes.rs`, for `web/board` and
//! `web/src/rules`. Nothing here decides what is legal or good: that is the business of the crates `abande` and
//! `abande-engine`. Nothing here draws on a page or keeps anything: that is for `web/`.
//!
//! ```
//! use abande_wasm::Game;
//!
//! let mut game = Game::new("hex", vec![])?;
//! assert_eq!(game.play(0, "d4")?, r#"{"node":1}"#);
//! assert!(game.play(1, "a1")?.starts_with(r#"{"refusal":{"code":"not-next-to-band""#));
//! assert!(game.state(1)?.contains(r#""stacks":{"d4":"b"}"#));
//! # Ok::<(), abande_wasm::Failure>(())
//! ```

// What comes from JavaScript is ours: bindings hand values over, not references to them.
#![allow(clippy::needless_pass_by_value)]

mod board_scene;
mod boards;
pub mod engine;
mod game;
mod import;
pub mod openings;
mod read_fault;
mod reason_view;
mod refusal_view;
mod remark_view;
mod review;
mod setup;
#[cfg(test)]
mod shapes;
mod state;
mod task;
mod tree;

pub use abande_wasm_fault::Failure;
pub use boards::board_file_name;
pub use game::Game;
pub use import::{import_games, is_abstract_play};
pub use setup::{check_setup, setup_scene};
