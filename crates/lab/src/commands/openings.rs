//! `abande-lab openings`: books for contests.

use abande_arena::openings;

use super::variant;
use crate::failure::Failure;
use crate::progress;

/// Make a book of openings that leave both players even, no two alike under turning and mirroring
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// How many openings
    #[arg(long, default_value_t = 250)]
    count: usize,
    /// Random moves of each
    #[arg(long, default_value_t = 6)]
    plies: usize,
    /// Nodes for judging one
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// The margin that is still even, in hundredths of a point
    #[arg(long, default_value_t = 100)]
    even: i32,
    /// Another seed makes other openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Args { board, count, plies, nodes, even, seed } = args;
    let variant = variant(board)?;
    // More than enough of them are even.
    let random = openings::random(&variant, *plies, 40 * count, *seed);
    println!("# {count} even openings on {variant}, made by");
    println!(
        "# abande-lab openings --board {board} --count {count} --plies {plies} --nodes {nodes} --even {even} \
         --seed {seed}"
    );
    let bar = progress::bar(*count as u64, "openings");
    for opening in openings::balanced(random, *nodes, *even).take(*count) {
        bar.suspend(|| println!("{opening}"));
        bar.inc(1);
    }
    Ok(())
}
