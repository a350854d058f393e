//! What the engine and the solver find in positions, as tables for people.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use abande::Position;
use abande_engine::{Engine, Limits, Solver, Time};
use abande_lab::suite::{self, Solved};
use abande_ugi::clock;

use crate::progress;

/// Prints how many best moves are found, for each board and number of pieces left, and in all.
pub(crate) fn suite(suite: &[Solved], mut engine: Engine, limits: &Limits, show: bool) {
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

/// Prints how many positions are solved within a time, and how long it took.
pub(crate) fn solve(
    board: &str,
    left: u8,
    positions: impl Iterator<Item = Position>,
    count: usize,
    time: Duration,
) {
    let limits = Limits { time: Time::Move(time), ..Limits::default() };
    let never = AtomicBool::new(false);
    let bar = progress::bar(count as u64, "positions");
    let (mut solved, mut times) = (0, Vec::new());
    for position in positions {
        // A fresh memory: no position helps another.
        let mut fresh = Solver::new(64);
        let start = Instant::now();
        let found = fresh.solve(&position, &limits, &clock(), &never, &mut |_| ());
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
