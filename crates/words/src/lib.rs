//! The words of Abande for people, in five languages.
//!
//! They stand in `locales/`, one file for each language, for the terminal, the server and the browser alike.
//! This crate reads them for Rust, and puts into words what the rules say as data: why a move is refused, how
//! a game ended. It does not decide what to say when, nor how it looks, and it reads nothing at run time: the
//! files are part of the program.
//!
//! ```
//! use abande::{Board, Coords, Position};
//! use abande_words::{Language, Words};
//!
//! let words = Words::new(Language::of_locale("de_AT.UTF-8").unwrap_or_default());
//! assert_eq!(words.say("language"), "Deutsch");
//!
//! let mut position = Position::start(&Board::hex().into());
//! for text in ["d4", "c3"] {
//!     let mv = position.board().parse_move(text, Coords::Stein)?;
//!     position.play(mv)?;
//! }
//! let far = position.board().parse_move("g1", Coords::Stein)?;
//! let illegal = position.play(far).unwrap_err();
//! assert_eq!(
//!     words.refusal(&illegal.refusal, position.board(), Coords::Stein),
//!     "g1 liegt nicht am Band: Kein Stapel steht daneben."
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arg;
mod game_words;
mod language;
mod words;

pub use arg::Arg;
pub use language::{Language, UnknownLanguage};
pub use words::Words;

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
