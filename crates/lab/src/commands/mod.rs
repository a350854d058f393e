//! The commands, a file each, and what several of them begin with.

pub(crate) mod exercises;
pub(crate) mod make_suite;
pub(crate) mod openings;
#[cfg(unix)]
pub(crate) mod punctuality;
pub(crate) mod puzzles;
pub(crate) mod rate_puzzles;
pub(crate) mod selfplay;
pub(crate) mod solve;
pub(crate) mod suite;
pub(crate) mod theory;
pub(crate) mod train;
pub(crate) mod tune;

use std::path::Path;

use abande::{Boards, Variant};
use abande_engine::Evaluation;
use abande_lab::selfplay::SelfPlay;
use abande_lab::suite::Solved;

use crate::failure::Failure;

fn variant(board: &str) -> Result<Variant, Failure> {
    Ok(Boards::default().variant(board)?)
}

/// Games of the engine at its best against itself, opened by two to six random moves.
fn engines_games(board: &str, nodes: u64, seed: u64) -> Result<SelfPlay, Failure> {
    let variant = variant(board)?;
    Ok(SelfPlay { variant, evaluation: Evaluation::default(), nodes, opening: (2, 6), seed })
}

fn read_suite(path: &Path) -> Result<Vec<Solved>, Failure> {
    let text = std::fs::read_to_string(path).map_err(Failure::file(path))?;
    abande_lab::suite::read(&text).map_err(Failure::file(path))
}
