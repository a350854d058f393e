//! `abande-lab tune`: better constants of the search.

use std::path::PathBuf;
use std::time::Instant;

use abande::Boards;
use abande_arena::openings;
use abande_engine::{KNOBS, Tuning};
use abande_lab::tuner::{Terms, Tuner};
use clap::value_parser;

use super::variant;
use crate::failure::Failure;
use crate::progress;

/// Look for better constants of the search by SPSA: games between two sets of them, which differ a little
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// Openings from a file, as of `abande match`
    #[arg(long)]
    openings: PathBuf,
    /// How far it has come: a run goes on where an earlier one stopped
    #[arg(long)]
    state: PathBuf,
    /// How many comparisons there shall have been
    #[arg(long, default_value_t = 6000)]
    comparisons: u64,
    /// Pairs of games of a comparison, each opening with both colours
    #[arg(long, default_value_t = 8, value_parser = value_parser!(u16).range(1..))]
    pairs: u16,
    /// Nodes for each move
    #[arg(long, default_value_t = 2500)]
    nodes: u64,
    /// Another seed tries in other directions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games side by side
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let Args { board, openings, state, comparisons, pairs, nodes, seed, threads } = args;
    let variant = variant(&board)?;
    let text = std::fs::read_to_string(&openings).map_err(Failure::file(&openings))?;
    let book = openings::read(&text, &variant, &Boards::default()).map_err(Failure::file(&openings))?;
    let terms = Terms { board, nodes, pairs: pairs.into(), seed };
    let mut tuner = Tuner::open(&state, terms).map_err(Failure::file(&state))?;
    let (start, before) = (Instant::now(), tuner.done());
    let bar = progress::bar(comparisons, "comparisons");
    while tuner.done() < comparisons {
        bar.set_position(tuner.done());
        tuner.step(&book, threads).map_err(Failure::file(&state))?;
    }
    bar.finish_and_clear();
    let games = (tuner.done() - before) * 2 * u64::from(pairs);
    let hours = start.elapsed().as_secs_f64() / 3600.0;
    println!("{} comparisons; {games} games now, {:.0} an hour", tuner.done(), games as f64 / hours);
    let (mut before, mut now) = (Tuning::DEFAULT, tuner.tuning());
    for knob in KNOBS {
        println!("{:<24} {:>5}, for {}", knob.name, *(knob.of)(&mut now), *(knob.of)(&mut before));
    }
    Ok(())
}
