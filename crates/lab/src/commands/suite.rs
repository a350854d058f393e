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
    /// Nodes for each position, instead of a time: the same every time
    #[arg(long, conflicts_with = "movetime")]
    nodes: Option<u64>,
    /// Tell how many points are lost too: positions after wrong moves are solved within so many nodes
    #[arg(long, value_name = "NODES")]
    lost: Option<u64>,
    /// Judge by the hand-written terms
    #[arg(long)]
    hand: bool,
    /// Show the positions that went wrong
    #[arg(long)]
    show: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let limits = match args.nodes {
        Some(nodes) => Limits { nodes: Some(nodes), ..Limits::default() },
        None => Limits { time: Time::Move(Duration::from_millis(args.movetime)), ..Limits::default() },
    };
    let mut engine = Engine::new(64);
    engine.set_evaluation(if args.hand { Evaluation::HandWritten } else { Evaluation::default() });
    examine(&read_suite(&args.suite)?, engine, &limits, args);
    Ok(())
}

/// How an engine did.
#[derive(Clone, Copy, Default)]
struct Count {
    found: u32,
    missed: u32,
    /// Points that were lost by what was missed.
    lost: i32,
    /// Of what was missed, how often it is not known what was lost.
    unknown: u32,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.found += other.found;
        self.missed += other.missed;
        self.lost += other.lost;
        self.unknown += other.unknown;
    }

    fn write(&self, what: &str, with_lost: bool) {
        let asked = (self.found + self.missed).max(1);
        let share = 100.0 * f64::from(self.found) / f64::from(asked);
        print!("{what}: {} of {asked}, {share:.1} %", self.found);
        if with_lost {
            print!("; {:.2} points lost a position", f64::from(self.lost) / f64::from(asked));
        }
        if self.unknown > 0 {
            print!(", and what {} more lose is not solved", self.unknown);
        }
        println!();
    }
}

/// Prints how many best moves are found, for each board and number of pieces left, and in all.
fn examine(suite: &[Solved], mut engine: Engine, limits: &Limits, args: &Args) {
    let mut counts: BTreeMap<(String, u8), Count> = BTreeMap::new();
    let bar = progress::bar(suite.len() as u64, "positions");
    for solved in suite {
        let choice = suite::choice(&mut engine, solved, limits);
        let found = choice.is_some_and(|mv| solved.best.contains(&mv));
        let mut count = Count { found: u32::from(found), missed: u32::from(!found), ..Count::default() };
        if let (false, Some(nodes), Some(mv)) = (found, args.lost, choice) {
            match suite::loss(solved, mv, nodes) {
                Some(points) => count.lost = points,
                None => count.unknown = 1,
            }
        }
        if args.show && !found {
            bar.suspend(|| println!("{}", solved.to_line()));
        }
        counts.entry((solved.position.variant().to_string(), solved.pieces_left())).or_default().add(count);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut all = Count::default();
    for ((board, left), count) in counts {
        count.write(&format!("{board:<8} {left} left"), args.lost.is_some());
        all.add(count);
    }
    all.write("all", args.lost.is_some());
}
