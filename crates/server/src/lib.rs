//! Abande over HTTP: the browser's client, as it was built into `web/dist`, on one's own machine.
//!
//! The client's files are compiled in, so there is nothing to install and nothing to find. The rules and the
//! engine run in the browser; what is served are files, on the loopback address alone. [`games`] is the ground for
//! playing online: what a game between people does, without any I/O; nothing is served of it yet.
//!
//! ```
//! use abande_server::{Port, Server};
//!
//! let server = Server::bind(Port::Exactly(0))?; // any free port
//! assert!(server.address().starts_with("http://127.0.0.1:"));
//! // server.run() answers requests until Ctrl-C.
//! # Ok::<(), abande_server::ServerError>(())
//! ```

mod file;
pub mod games;
mod headers;
mod server;

pub use server::{Port, Server, ServerError, USUAL_PORT, router};
