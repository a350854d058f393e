//! How the engine is made and measured.
pub mod contest;
pub mod entrant;
pub mod openings;
pub mod player;
pub mod selfplay;
pub mod statistics;
pub mod summary;
pub mod training;
pub mod ugi;
pub mod ugi_player;
