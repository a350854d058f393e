//! Pictures of the board game Abande.
//!
//! [`text`] draws a position as lines of text for a terminal; [`picture`] draws it as a [`scene::Scene`], which
//! [`svg`], `png`, `gif` and `pdf` write as files. It is a crate of its own so that the rules need not know what
//! they look like: it does not decide what is legal, opens no files, keeps no game, and prints nothing itself.
//!
//! Without its features it makes SVG alone and builds for browsers; `png`, `gif` and `pdf` add those kinds of
//! files.
//!
//! ```
//! use abande::{Board, Coords, Position};
//! use abande_draw::{picture, svg};
//!
//! let mut position = Position::start(&Board::hex().into());
//! let mut options = picture::Options::default();
//! for text in ["d4", "c3", "d3", "c3-d3"] {
//!     let mv = position.board().parse_move(text, Coords::Stein)?;
//!     position.play(mv)?;
//!     options.last = Some(mv);
//! }
//! let scene = picture::draw(&position, &options);
//! assert!(svg::write(&scene).contains("<circle"));
//!
//! // The same for a terminal:
//! print!("{}", abande_draw::text::picture(&position, &abande_draw::text::Options::default()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod contact_sheet;
pub mod diagrams;
pub mod font;
#[cfg(feature = "gif")]
pub mod gif;
pub mod graph;
pub mod hints;
pub mod language;
pub mod moments;
pub mod paper;
#[cfg(feature = "pdf")]
pub mod pdf;
pub mod picture;
#[cfg(feature = "png")]
pub mod png;
pub mod print;
#[cfg(any(feature = "gif", feature = "png"))]
mod raster;
pub mod rgb;
pub mod rule_sheet;
pub mod scene;
pub mod svg;
pub mod text;
pub mod theme;

#[cfg(any(feature = "gif", feature = "png"))]
pub use raster::TooLarge;

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
