//! The store as a file of SQLite in a folder.
//!
//! One [`writer`] has the only connection that writes, and does what is waiting as a group; readers have connections
//! of their own and never wait for it.

mod changes;
mod data_folder;
mod rows;
mod store;
mod writer;

pub use data_folder::{FileProblem, OpenError};
pub use store::SqliteStore;
