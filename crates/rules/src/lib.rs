//! The board game Abande: its boards, positions, legal moves, scores, notation and records.
//!
//! This crate knows what is legal, on every board and in the variant Libre, and says why something is not.
//! It does not know what is good (that is the engine's business), draws nothing, opens no files and reads
//! no clock.
//!
//! ```
//! use abande::{Board, Color, Position};
//!
//! // Play the first legal move until the game is over.
//! let mut position = Position::start(&Board::snub().into());
//! while let Some(&mv) = position.moves().first() {
//!     position.play(mv)?;
//! }
//! let score = position.result().expect("nobody can move, so the game is over");
//! assert_eq!(score.leader(), Some(Color::White));
//! # Ok::<(), abande::IllegalMove>(())
//! ```
//!
//! Start with [`Position`]; [`Board`] and [`Boards`] say what it stands on, [`Setup`] takes positions from
//! editors and files, and [`Refusal`] is the reason why a move is refused.

mod bits;
mod board;
mod board_file;
mod color;
mod coords;
mod field;
mod grid;
mod ground;
mod key;
mod libre;
mod links;
mod move_text;
mod moves;
mod patch;
mod plan;
mod position;
mod position_line;
mod record;
mod refusal;
mod score;
mod setup;
mod shapes;
mod space;
mod stack;
mod state;
mod survey;
mod symmetry;
mod text;
mod variant;

pub use bits::{Bits, Numbers};
pub use board::{Board, MAX_SPACES, Point, Shape};
pub use board_file::{BoardFileError, BoardFileProblem};
pub use color::Color;
pub use coords::Coords;
pub use move_text::MoveTextError;
pub use moves::Move;
pub use plan::{Plan, Planner};
pub use position::{IllegalMove, Position, Undo};
pub use position_line::{PositionError, PositionProblem};
pub use record::{
    AbstractPlayError, AbstractPlayExport, AbstractPlayProblem, EditError, ExportError, ExportWarning, Game,
    GameReader, GameResult, NoResult, Node, NodeId, RecordError, RecordProblem, TagError, Tags, WrongResult,
    read_abstract_play, read_games, read_games_bytes, write_games,
};
pub use refusal::Refusal;
pub use score::Score;
pub use setup::{Fault, InvalidSetup, Setup};
pub use space::Space;
pub use stack::{MAX_HEIGHT, Stack};
pub use survey::{Gap, Survey, Surveyor};
pub use symmetry::Symmetry;
pub use variant::{Boards, USUAL_PIECES, Variant, VariantError};

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
