//! How the engine is made and measured.
pub mod contest;
pub mod openings;
pub mod player;
pub mod selfplay;
pub mod statistics;
pub mod training;
pub mod ugi;
