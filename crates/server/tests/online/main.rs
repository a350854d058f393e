//! The contract of the wire, asked of a real server: sockets, a store on disk, and nothing pretended.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod client;
mod games;
mod people;
mod restart;
mod safety;
mod seeks;
mod server;
mod socket;
