//! Abande over HTTP: the browser's client on one's own machine, and a place where people play each other.
//!
//! The client's files are compiled in, so there is nothing to install and nothing to find; the rules and the engine run
//! in the browser. A [`Server`] serves these files alone ([`Server::run`]), or is [`Online`] besides
//! ([`Server::run_online`]): what goes over the wire then is a contract that other programs are written against.
//!
//! The rooms, each of which uses those before it: [`games`] is what a game between people does, without any I/O;
//! [`people`] are names, passwords and sessions; [`store`] keeps both; `live` is what goes on right now; `api` is the
//! wire; `web` are the client's files.
//!
//! ```
//! use std::net::Ipv4Addr;
//!
//! use abande_server::{Port, Server};
//!
//! let server = Server::bind(Ipv4Addr::LOCALHOST.into(), Port::Exactly(0))?; // any free port
//! assert!(server.address().starts_with("http://127.0.0.1:"));
//! // server.run() answers requests until Ctrl-C.
//! # Ok::<(), abande_server::ServerError>(())
//! ```

mod api;
pub mod client_address;
mod connections;
pub mod games;
pub mod id;
mod impatient;
pub mod limits;
mod live;
pub mod origin;
pub mod people;
mod server;
pub mod store;
mod web;
pub mod words;

pub use server::{Online, Port, Server, ServerError, USUAL_PORT, raise_open_files};
pub use web::{ExportError, export, router};

/// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
