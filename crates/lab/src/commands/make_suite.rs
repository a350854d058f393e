//! `abande-lab make-suite`: positions with all best moves.

use abande_engine::Engine;
use abande_lab::suite;

use super::engines_games;
use crate::failure::Failure;
use crate::progress;

/// Make a suite: positions of the engine's games against itself, solved, with all best moves
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// How many positions
    #[arg(long)]
    count: usize,
    /// Pieces left in both hands together
    #[arg(long, value_delimiter = ',', default_value = "2,3,4,5")]
    left: Vec<u8>,
    /// Nodes for each move of a game
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// Nodes for solving; positions that need more are passed over
    #[arg(long, default_value_t = 1_000_000)]
    solve: u64,
    /// Another seed makes other games
    #[arg(long, default_value_t = 90_001)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let play = engines_games(&args.board, args.nodes, args.seed)?;
    let mut engine = Engine::new(8);
    let games = (0..).flat_map(|number| suite::make(&play, &mut engine, number, &args.left, args.solve));
    let bar = progress::bar(args.count as u64, "positions");
    for solved in games.take(args.count) {
        bar.suspend(|| println!("{}", solved.to_line()));
        bar.inc(1);
    }
    Ok(())
}
