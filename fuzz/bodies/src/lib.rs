//! What each fuzz target does with its input: a function of bytes that panics where something does not hold.
//!
//! The targets of `cargo fuzz` call these and nothing else; `tests/mutations.rs` calls them on the seeds and on
//! mutations of them, without a fuzzer.

// Whatever does not hold is to be a panic: fuzzers look for nothing else.
#![allow(clippy::expect_used, clippy::missing_panics_doc)]

mod abn;
mod abstract_play;
mod board_file;
mod move_text;
mod play;
mod position_line;
mod ugi;

pub use abn::abn;
pub use abstract_play::abstract_play;
pub use board_file::board_file;
pub use move_text::move_text;
pub use play::play;
pub use position_line::position_line;
pub use ugi::ugi;

/// The text that the bytes begin with.
fn text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    }
}
