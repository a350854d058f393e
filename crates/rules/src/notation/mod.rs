//! Notation: moves and positions as text.

mod move_text;
mod position_line;
#[cfg(feature = "serde")]
mod serde_form;

pub use move_text::MoveTextError;
pub use position_line::{PositionError, PositionProblem};
