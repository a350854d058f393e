//! Positions as text for a terminal.
//!
//! [`picture`] draws the board, [`status`] tells what is beside it, and [`legend`] explains the marks; each
//! can be put wherever there is room. [`Options`] say what is shown, and in which signs.
//!
//! ```text
//! ____╱●B1 ╲____    a black stack of one
//!     ╲____╱○W2 ╲   a white stack of two
//! ____╱*W3 ╲____╱   a white stack of three that has just moved
//!     ╲____╱●B1z╲   a black stack that is asleep
//! ____╱*   ╲____╱   where the last move came from
//!     ╲____╱ +  ╲   a space to enter
//! ```

mod canvas;
mod drawn;
mod grid;
mod hex;
mod ink;
mod libre;
mod options;
mod picture;
mod scatter;
mod signs;
mod sketch;
mod status;
mod tag;

pub use canvas::Glyph;
pub use ink::{Ground, Ink, style};
pub use options::{Labels, Options};
pub use picture::{Picture, Place, picture};
pub use signs::Signs;
pub use status::{legend, status};
