//! What is thrown in the page of the board game Abande: a sentence, and where a text could not be read the same as data.
//!
//! The modules of the browser share no memory, but they fail alike, and the page has one way to say it in its language.

mod failure;
mod read_fault;

pub use failure::Failure;
pub use read_fault::ReadFault;
