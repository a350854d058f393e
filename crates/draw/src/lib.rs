//! Pictures of the board game Abande.
//!
//! [`text`] draws a position as lines of text for a terminal, with or without colours, in Unicode or in
//! ASCII, on every board there is; [`svg`] draws it as a picture for pages. It is a crate of its own so that the rules need not know what they look
//! like: it does not decide what is legal, reads no input, keeps no game, and prints nothing itself.
//!
//! ```
//! use abande::{Board, Coords, Position};
//! use abande_draw::text::{Options, picture, status};
//!
//! let mut position = Position::start(&Board::hex().into());
//! let mut options = Options::default();
//! for text in ["d4", "c3", "d3", "c3-d3"] {
//!     let mv = position.board().parse_move(text, Coords::Stein)?;
//!     position.play(mv)?;
//!     options.last = Some(mv);
//! }
//! let drawn = picture(&position, &options);
//! let place = drawn.place(position.stacks().next().unwrap().0).unwrap();
//! assert!(drawn.lines().nth(place.line).unwrap().contains("*W2")); // d3, White's by the last move
//! print!("{drawn}");
//! for line in status(&position, &options) {
//!     println!("{line}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod svg;
pub mod text;
