//! Games as records: a tree of moves with tags, comments and a result, and the two formats it is kept in.
//!
//! # The text format, `.abn`
//! It is in the manner of PGN. Tags come first, one a line, then a blank line, then the moves and the result:
//!
//! ```text
//! [Black "Ada"]
//! [White "Bo"]
//! [Board "hex"]
//! [Result "*"]
//!
//! {A sharp opening.} 1. d4 c3! 2. d3 (2. c4 {is slower} b3 3. c2) 2... c3-d3 $14 *
//! ```
//!
//! - A comment stands behind its move, or before the first move of the game or of a variation. In it `}` and
//!   `\` have a backslash before them, as `"` and `\` have in the value of a tag. Comments that follow one
//!   another become one, each on its own line.
//! - Circles and arrows on the board are a line of the comment, such as `[%draw d4 e2-d3]`: see [`Drawing`].
//! - A variation stands behind the move that it replaces.
//! - `Board` is `hex` where it is missing, `Pieces` 18. `Position` is a position line for a start other
//!   than the usual. `Coords` is `slanted` where the moves have slanted names.
//! - Moves may lack their numbers; whatever a number says is ignored.

#[cfg(feature = "abstract-play")]
pub mod abstract_play;
mod drawing;
#[cfg(test)]
mod edit_tests;
mod game;
mod game_result;
mod glyph;
mod movetext;
mod node;
mod random_game;
mod reader;
#[cfg(test)]
mod reader_tests;
mod record_error;
mod scanner;
#[cfg(feature = "serde")]
mod serde_form;
mod tag_section;
mod tags;
mod text_kind;
mod turns;
mod writer;

#[cfg(feature = "abstract-play")]
pub use abstract_play::{
    AbstractPlayError, AbstractPlayExport, AbstractPlayProblem, ExportError, ExportWarning,
    read_abstract_play,
};
pub use drawing::Drawing;
pub use game::{EditError, Game};
pub use game_result::{GameResult, NoResult, WrongResult};
pub use node::{Node, NodeId};
pub use random_game::random_game;
pub use reader::{GameReader, read_games, read_games_bytes, read_moves};
pub use record_error::{RecordError, RecordProblem};
pub use tags::{TagError, Tags};
pub use text_kind::TextKind;
pub use turns::Arrival;
pub use writer::write_games;

use crate::text::shortened;
