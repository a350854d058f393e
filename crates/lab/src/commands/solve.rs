//! `abande-lab solve`: how many positions the solver solves in time.

use std::time::{Duration, Instant};

use abande::Position;
use abande_engine::{Engine, Limits, Solver, Time};
use abande_lab::suite;
use abande_ugi::clock;

use super::engines_games;
use crate::failure::Failure;
use crate::progress;

/// Solve positions of the engine's games against itself, each within a time
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// Pieces left in both hands together
    #[arg(long)]
    left: u8,
    /// How many positions
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// Seconds for each position
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Nodes for each move of a game
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// Another seed makes other games
    #[arg(long, default_value_t = 70_001)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Args { board, left, count, seconds, nodes, seed } = args;
    let play = engines_games(board, *nodes, *seed)?;
    let time = Duration::try_from_secs_f64(*seconds)?;
    let mut engine = Engine::new(8);
    let games = (0..).flat_map(|number| suite::positions_near_the_end(&play, &mut engine, number, &[*left]));
    examine(board, *left, games.take(*count), *count, time);
    Ok(())
}

/// Prints how many positions are solved within a time, and how long it took.
fn examine(board: &str, left: u8, positions: impl Iterator<Item = Position>, count: usize, time: Duration) {
    let limits = Limits { time: Time::Move(time), ..Limits::default() };
    let bar = progress::bar(count as u64, "positions");
    let (mut solved, mut times) = (0, Vec::new());
    for position in positions {
        // A fresh memory: no position helps another.
        let mut fresh = Solver::new(64);
        let start = Instant::now();
        let found = fresh.solve(&position, &limits, &clock(), &mut |_| ());
        times.push(start.elapsed());
        solved += u32::from(found.is_ok());
        bar.inc(1);
    }
    bar.finish_and_clear();
    times.sort_unstable();
    let share = 100.0 * f64::from(solved) / times.len().max(1) as f64;
    let median = times.get(times.len() / 2).map_or(0.0, Duration::as_secs_f64);
    println!(
        "{board:<8} {left} left: {solved} of {} solved within {} s each, {share:.1} %; median {median:.2} s",
        times.len(),
        time.as_secs_f64()
    );
}
