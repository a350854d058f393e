//! `abande-lab suite`: how many best moves the engine finds.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use abande_engine::{Engine, Evaluation, Limits, Time};
use abande_lab::suite::{self, Solved};

use super::read_suite;
use crate::failure::Failure;
use crate::progress;

/// Ask the engine for the best moves of a suite
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The suite's file
    suite: PathBuf,
    /// Milliseconds for each position
    #[arg(long, default_value_t = 100)]
    movetime: u64,
    /// Judge by the hand-written terms
    #[arg(long)]
    hand: bool,
    /// Show the positions that went wrong
    #[arg(long)]
    show: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let limits = Limits { time: Time::Move(Duration::from_millis(args.movetime)), ..Limits::default() };
    let mut engine = Engine::new(64);
    engine.set_evaluation(if args.hand { Evaluation::HandWritten } else { Evaluation::default() });
    examine(&read_suite(&args.suite)?, engine, &limits, args.show);
    Ok(())
}

/// Prints how many best moves are found, for each board and number of pieces left, and in all.
fn examine(suite: &[Solved], mut engine: Engine, limits: &Limits, show: bool) {
    let mut counts: BTreeMap<(String, u8), [u32; 2]> = BTreeMap::new();
    let bar = progress::bar(suite.len() as u64, "positions");
    for solved in suite {
        let found = suite::finds(&mut engine, solved, limits);
        if show && !found {
            bar.suspend(|| println!("{}", solved.to_line()));
        }
        let count = counts.entry((solved.position.variant().to_string(), solved.pieces_left())).or_default();
        count[usize::from(!found)] += 1;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut all = [0; 2];
    for ((board, left), [found, missed]) in counts {
        println!("{board:<8} {left} left: {found} of {}", found + missed);
        all = [all[0] + found, all[1] + missed];
    }
    let asked = (all[0] + all[1]).max(1);
    println!("all: {} of {asked}, {:.1} %", all[0], 100.0 * f64::from(all[0]) / f64::from(asked));
}
