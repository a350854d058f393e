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
//! editors and files, and [`Refusal`] is the reason why a move is refused. All names are here at the top; the modules
//! say what belongs together, and [`record`] how a file of games is written.
//!
//! # Features
//! None is on by default. `board-files`: boards from TOML and JSON. `abstract-play`: that site's game records. `serde`:
//! `Serialize` and `Deserialize` for what holds data; a board is its name with its drawing, a position its line, a game its
//! text, and what is read is checked as those are.

// Who copies an example gets no warnings.
#![doc(test(attr(deny(warnings))))]

pub mod board;
pub mod notation;
pub mod position;
pub mod record;
mod text;

#[cfg(feature = "board-files")]
pub use board::BoardFileError;
#[cfg(any(feature = "board-files", feature = "serde"))]
pub use board::BoardFileProblem;
pub use board::{
    Bits, Board, Boards, Coords, MAX_SPACES, Numbers, Point, Shape, Space, Symmetry, USUAL_PIECES, Variant,
    VariantError,
};
pub use notation::{MoveTextError, PositionError, PositionProblem};
pub use position::{
    Color, Fault, Gap, IllegalMove, InvalidSetup, MAX_HEIGHT, Move, NoStack, Plan, Planner, Position,
    Refusal, Score, Setup, Stack, Survey, Surveyor, Undo,
};
#[cfg(feature = "abstract-play")]
pub use record::{
    AbstractPlayError, AbstractPlayExport, AbstractPlayProblem, ExportError, ExportWarning,
    read_abstract_play,
};
pub use record::{
    Arrival, Drawing, EditError, Game, GameReader, GameResult, NoResult, Node, NodeId, RecordError,
    RecordProblem, TagError, Tags, TextKind, WrongResult, random_game, read_games, read_games_bytes,
    read_moves, write_games,
};

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
