//! Two players who know the rules and nothing else: the shortest game that a program can play.
//!
//! `cargo run --package abande --example random_player -- libre 7` plays on a board, from a seed.

use std::error::Error;

use abande::{Boards, Coords, Position};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let board = words.next().unwrap_or_else(|| "hex".into());
    let seed = words.next().map_or(Ok(2005), |seed| seed.parse())?;
    println!("{}", game(&board, seed)?);
    Ok(())
}

/// A game as a line of moves and its score.
pub(crate) fn game(board: &str, seed: u64) -> Result<String, Box<dyn Error>> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(&Boards::default().variant(board)?);
    let mut line = String::new();
    while let Some(mv) = random.choice(position.moves()) {
        line += &position.board().move_text(mv, Coords::Stein);
        line += " ";
        position.play(mv)?;
    }
    Ok(line + &position.score().to_string())
}
