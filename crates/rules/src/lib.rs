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

// Who copies an example gets no warnings.
#![doc(test(attr(deny(warnings))))]

mod board;
mod notation;
mod position;
mod record;
mod text;

pub use board::{
    Bits, Board, BoardFileError, BoardFileProblem, Boards, Coords, MAX_SPACES, Numbers, Point, Shape, Space,
    Symmetry, USUAL_PIECES, Variant, VariantError,
};
pub use notation::{MoveTextError, PositionError, PositionProblem};
pub use position::{
    Color, Fault, Gap, IllegalMove, InvalidSetup, MAX_HEIGHT, Move, Plan, Planner, Position, Refusal, Score,
    Setup, Stack, Survey, Surveyor, Undo,
};
pub use record::{
    AbstractPlayError, AbstractPlayExport, AbstractPlayProblem, Arrival, Drawing, EditError, ExportError,
    ExportWarning, Game, GameReader, GameResult, NoResult, Node, NodeId, RecordError, RecordProblem,
    TagError, Tags, TextKind, WrongResult, read_abstract_play, read_games, read_games_bytes, read_moves,
    write_games,
};

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
