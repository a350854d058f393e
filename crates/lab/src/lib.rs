//! How the engine is made: self-play and training, suites of solved positions, and exercises for learners.

pub mod exercises;
pub mod selfplay;
pub mod suite;
pub mod training;
