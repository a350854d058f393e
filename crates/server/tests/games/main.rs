//! What a game between people does, sentence by sentence of the contract, and thousands of games in simulated time.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clocks;
mod commands;
mod offers;
mod simulated;
mod table;
mod wire;
