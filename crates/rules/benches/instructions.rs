//! How many instructions the generator takes: the guard of its speed, whatever else the machine is doing.
//!
//! `cargo bench -p abande` runs it under valgrind, and fails when a count passes its limit. The limits lie
//! some ten per cent above what was measured; whoever makes the generator faster lowers them.

// The benchmark macros make public items of their own.
#![allow(missing_docs, clippy::expect_used)]

use std::hint::black_box;

use abande::{Boards, Position};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig};

/// The start on a board.
fn start(board: &str) -> Position {
    Position::start(&Boards::default().variant(board).expect("the benchmark names a board"))
}

/// At most so many instructions.
fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::with_args(["--cache-sim=no"]).hard_limits([(EventKind::Ir, instructions)]));
    config
}

// A thousand plies of random games, always the same.
#[library_benchmark(setup = start)]
#[bench::hex(args = ("hex"), config = at_most(1_150_000))]
#[bench::square(args = ("square"), config = at_most(1_270_000))]
#[bench::snub(args = ("snub"), config = at_most(1_280_000))]
#[bench::libre(args = ("libre"), config = at_most(2_170_000))]
#[bench::hex_of_six(args = ("hex:6"), config = at_most(3_000_000))]
fn random_plies(start: Position) -> Position {
    let mut random = fastrand::Rng::with_seed(2005);
    let mut moves = Vec::with_capacity(256);
    let mut position = start.clone();
    for _ in 0..1000 {
        moves.clear();
        position.each_move(|mv| moves.push(mv));
        if moves.is_empty() {
            position = start.clone();
        } else {
            let _ = position.play_legal(moves[random.usize(..moves.len())]);
        }
    }
    black_box(position)
}

// Leaf counts from the start.
#[library_benchmark(setup = start)]
#[bench::hex(args = ("hex"), config = at_most(385_000))]
#[bench::square(args = ("square"), config = at_most(855_000))]
#[bench::snub(args = ("snub"), config = at_most(395_000))]
#[bench::libre(args = ("libre"), config = at_most(226_000))]
fn perft_4(start: Position) -> u64 {
    black_box(start.perft(4))
}

library_benchmark_group!(name = rules, benchmarks = [random_plies, perft_4]);
gungraun::main!(library_benchmark_groups = rules);
