//! What a store must do, whatever its home, and what SQLite does besides.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod contract;
mod made;
#[cfg(target_os = "linux")]
mod process;
mod sqlite;
