//! A board of one's own: a wheel, made as a file would have it, and a game on it.
//!
//! `cargo run --package abande --example board_file --features board-files`

use std::error::Error;
use std::fmt::Write;

use abande::{Board, Boards, random_game};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let text = wheel(6)?;
    println!("{text}");
    let board = Board::from_toml(&text)?;
    assert_eq!(board.size(), Some(7));

    // Known by its name from now on, also with another number of pieces.
    let mut boards = Boards::default();
    boards.add(board);
    println!("{}", random_game(&boards.variant("wheel@4")?, 1));

    // What is no board is told with its place.
    let broken = Board::from_toml(&text.replace("hub-r0", "hub-r9"));
    if let Err(error) = broken {
        println!("{error}");
    }
    Ok(())
}

/// A hub, a rim of so many spaces, and spokes.
fn wheel(rim: usize) -> Result<String, Box<dyn Error>> {
    let mut text = String::from("name = \"wheel\"\nspaces = [\n  { name = \"hub\", at = [0, 0] },\n");
    for number in 0..rim {
        let (y, x) = (std::f64::consts::TAU * number as f64 / rim as f64).sin_cos();
        writeln!(text, "  {{ name = \"r{number}\", at = [{x:.3}, {y:.3}] }},")?;
    }
    text += "]\nlinks = [\n";
    for number in 0..rim {
        writeln!(text, "  \"hub-r{number}-r{}\",", (number + 1) % rim)?;
    }
    Ok(text + "]\n")
}
