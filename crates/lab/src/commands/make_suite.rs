//! `abande-lab make-suite`: positions with all best moves.

use std::path::PathBuf;

use abande_engine::Engine;
use abande_lab::suite::{self, Outcome};
use abande_lab::suite_file::SuiteFile;

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
    /// Take one position of a game, with these numbers of pieces left in turn
    #[arg(long)]
    one: bool,
    /// Nodes for each move of a game
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// Nodes for solving; positions that need more are passed over
    #[arg(long, default_value_t = 1_000_000)]
    solve: u64,
    /// Another seed makes other games
    #[arg(long, default_value_t = 90_001)]
    seed: u64,
    /// Where the suite goes, instead of standard output; goes on where an earlier run stopped
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Args {
    /// Which numbers of pieces left are wanted of a game.
    fn left_in(&self, game: u64) -> &[u8] {
        match self.left.len() {
            0 => &[],
            several if self.one => std::slice::from_ref(&self.left[(game % several as u64) as usize]),
            _ => &self.left,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let play = engines_games(&args.board, args.nodes, args.seed)?;
    let mut engine = Engine::new(8);
    let mut outcomes = |game: u64| suite::make(&play, &mut engine, game, args.left_in(game), args.solve);
    let bar = progress::bar(args.count as u64, "positions");
    if let Some(path) = &args.out {
        let mut file = SuiteFile::open(path).map_err(Failure::file(path))?;
        while file.tally.solved < args.count {
            bar.set_position(file.tally.solved as u64);
            file.add(&outcomes(file.game)).map_err(Failure::file(path))?;
        }
        bar.finish_and_clear();
        let (tally, share) = (file.tally, 100.0 * file.tally.share_unsolved());
        println!(
            "{}: {} solved, {} not worth asking, {} not solved within {} nodes, {share:.1} %",
            args.board, tally.solved, tally.not_worth_asking, tally.unsolved, args.solve
        );
        return Ok(());
    }
    let solved = (0..).flat_map(outcomes).filter_map(|outcome| match outcome {
        Outcome::Solved(solved) => Some(solved),
        _ => None,
    });
    for solved in solved.take(args.count) {
        bar.suspend(|| println!("{}", solved.to_line()));
        bar.inc(1);
    }
    Ok(())
}
