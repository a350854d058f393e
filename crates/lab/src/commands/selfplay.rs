//! `abande-lab selfplay`: games that networks learn from.

use std::path::PathBuf;

use abande_arena::network_file::read_network;
use abande_engine::Evaluation;
use abande_lab::selfplay::SelfPlay;

use super::variant;
use crate::failure::Failure;
use crate::progress;

/// Play games of the engine against itself; goes on where an earlier run stopped
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// Where the games go, one a line
    #[arg(long)]
    out: PathBuf,
    /// How many games the file shall have
    #[arg(long)]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 3000)]
    nodes: u64,
    /// Nodes for the solver, once three pieces are left: where they are enough, the rest is played perfectly
    #[arg(long, default_value_t = 0)]
    solver_nodes: u64,
    /// Judge by this network instead of the hand-written terms
    #[arg(long)]
    network: Option<PathBuf>,
    /// Random moves at the start: at most so many
    #[arg(long, default_value_t = 9)]
    opening: usize,
    /// Another seed makes other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games side by side
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let Args { board, out, games, nodes, solver_nodes, network, opening, seed, threads } = args;
    let variant = variant(&board)?;
    let evaluation = match network {
        Some(path) => Evaluation::Networks(read_network(&path)?.into()),
        None => Evaluation::HandWritten,
    };
    let play = SelfPlay { variant, evaluation, nodes, opening: (1, opening), seed };
    let bar = progress::bar(games, "games");
    play.run(&out, games, threads, solver_nodes, &|done| bar.set_position(done)).map_err(Failure::file(&out))
}
