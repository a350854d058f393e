//! `abande-lab puzzles`: puzzles in games of the levels and of the engine.

use std::path::PathBuf;

use abande_lab::puzzles::Finder;

use super::variant;
use crate::failure::Failure;
use crate::progress;

/// Find puzzles in games of the levels and of the engine; goes on where an earlier run stopped
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// Where the puzzles go, one a line, not rated yet
    #[arg(long)]
    out: PathBuf,
    /// In how many games to look
    #[arg(long)]
    games: u64,
    /// Another seed makes other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes of the search that decides where the solver does not reach
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// Look only at positions with so many pieces in both hands together at most: endings take little time
    #[arg(long, default_value_t = u8::MAX, hide_default_value = true)]
    left: u8,
    /// Games side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Args { board, out, games, seed, nodes, left, threads } = args;
    let finder = Finder { variant: variant(board)?, seed: *seed, nodes: *nodes, left: *left };
    let endings = if *left == u8::MAX { String::new() } else { format!(" --left {left}") };
    let header = format!(
        "abande-lab puzzles --board {board} --seed {seed} --nodes {nodes}{endings}, engine {}",
        env!("CARGO_PKG_VERSION")
    );
    let bar = progress::bar(*games, "games");
    finder.run(out, &header, *games, *threads, &|| bar.inc(1)).map_err(Failure::file(out))
}
