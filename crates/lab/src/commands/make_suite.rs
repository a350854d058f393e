//! `abande-lab make-suite`: positions with all best moves.

use std::path::{Path, PathBuf};

use abande_engine::Engine;
use abande_lab::selfplay::SelfPlay;
use abande_lab::suite::{self, Outcome};
use abande_lab::suite_file::{Cell, SuiteFile};

use super::engines_games;
use crate::failure::Failure;
use crate::progress;

/// Make a suite: positions of the engine's games against itself, solved, with all best moves
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board; several with --out
    #[arg(long, value_delimiter = ',', required = true)]
    board: Vec<String>,
    /// How many positions; with --out for each board and number of pieces left
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
    /// Where the suite goes, instead of standard output; goes on where an earlier run stopped. Each board and number of
    /// pieces left then has games of its own, one position of each, in turn
    #[arg(long)]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.out {
        Some(path) => fill(path, args),
        None => args.board.iter().try_for_each(|board| list(board, args)),
    }
}

/// Prints positions, several of each game.
fn list(board: &str, args: &Args) -> Result<(), Failure> {
    let play = engines_games(board, args.nodes, args.seed)?;
    let mut engine = Engine::new(8);
    let bar = progress::bar(args.count as u64, "positions");
    let outcomes = (0..).flat_map(|game| suite::make(&play, &mut engine, game, &args.left, args.solve));
    let solved = outcomes.filter_map(|outcome| match outcome {
        Outcome::Solved(solved) => Some(solved),
        _ => None,
    });
    for solved in solved.take(args.count) {
        bar.suspend(|| println!("{}", solved.to_line()));
        bar.inc(1);
    }
    Ok(())
}

/// Fills a file, a position of each cell in turn, so that it is balanced whenever it is looked at.
fn fill(path: &Path, args: &Args) -> Result<(), Failure> {
    let mut file = SuiteFile::open(path).map_err(Failure::file(path))?;
    let mut engine = Engine::new(8);
    let cells = cells(args)?;
    let bar = progress::bar((cells.len() * args.count) as u64, "positions");
    for count in 1..=args.count {
        for (cell, play) in &cells {
            while file.tally(cell).solved < count {
                let game = file.tally(cell).games();
                let mut outcomes = suite::make(play, &mut engine, game, &[cell.left], args.solve);
                // A game may be over before so few pieces are left.
                let outcome = outcomes.pop().unwrap_or(Outcome::NotWorthAsking);
                file.add(cell, outcome).map_err(Failure::file(path))?;
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    for (cell, _) in &cells {
        let (tally, share) = (file.tally(cell), 100.0 * file.tally(cell).share_unsolved());
        println!(
            "{:<8} {} left: {} solved, {} not worth asking, {} not solved within {} nodes, {share:.1} %",
            cell.board, cell.left, tally.solved, tally.not_worth_asking, tally.unsolved, args.solve
        );
    }
    Ok(())
}

/// The parts of the suite with their games: other games for each number of pieces left.
fn cells(args: &Args) -> Result<Vec<(Cell, SelfPlay)>, Failure> {
    let pairs = args.left.iter().flat_map(|&left| args.board.iter().map(move |board| (board, left)));
    pairs
        .map(|(board, left)| {
            let play = engines_games(board, args.nodes, args.seed + u64::from(left))?;
            Ok((Cell { board: board.clone(), left }, play))
        })
        .collect()
}
