//! How many instructions the generator takes: the guard of its speed, whatever else the machine is doing.
//!
//! `cargo bench -p abande` runs this program under valgrind, once for each case, and fails when a count passes its
//! limit. The limits lie some ten per cent above what was measured; whoever makes the generator faster lowers them.
//! What callgrind wrote stays in `target/tmp`, for `callgrind_annotate`.

#![allow(clippy::expect_used)]

use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use abande::{Boards, Position};

/// Something to count, and the most instructions that it may take.
struct Case {
    work: Work,
    board: &'static str,
    limit: u64,
}

#[derive(Clone, Copy, Debug)]
enum Work {
    /// A thousand plies of random games, always the same.
    RandomPlies,
    /// Leaf counts from the start.
    Perft4,
}

const CASES: [Case; 9] = [
    Case { work: Work::RandomPlies, board: "hex", limit: 1_150_000 },
    Case { work: Work::RandomPlies, board: "square", limit: 1_270_000 },
    Case { work: Work::RandomPlies, board: "snub", limit: 1_280_000 },
    Case { work: Work::RandomPlies, board: "libre", limit: 2_170_000 },
    Case { work: Work::RandomPlies, board: "hex:6", limit: 3_000_000 },
    Case { work: Work::Perft4, board: "hex", limit: 385_000 },
    Case { work: Work::Perft4, board: "square", limit: 855_000 },
    Case { work: Work::Perft4, board: "snub", limit: 395_000 },
    Case { work: Work::Perft4, board: "libre", limit: 226_000 },
];

/// Without a number it counts all cases; with one it is the program that is counted, and does the work of that case.
fn main() -> ExitCode {
    let number = env::args().nth(1).and_then(|word| word.parse::<usize>().ok());
    if let Some(case) = number.and_then(|number| CASES.get(number)) {
        let start = Position::start(&Boards::default().variant(case.board).expect("a case names a board"));
        counted(case.work, &start);
        return ExitCode::SUCCESS;
    }
    println!("{:<12} {:<8} {:>14} {:>14}", "work", "board", "instructions", "limit");
    let mut within = true;
    for (number, case) in CASES.iter().enumerate() {
        match instructions(number) {
            Ok(count) => {
                let passed = if count > case.limit { "  too many" } else { "" };
                within &= passed.is_empty();
                // As text, so that it is padded.
                let work = format!("{:?}", case.work);
                println!("{work:<12} {:<8} {count:>14} {:>14}{passed}", case.board, case.limit);
            }
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
    }
    if within { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What valgrind counts within [`counted`], by running this program again.
fn instructions(number: usize) -> Result<u64, String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("callgrind.instructions.{number}"));
    let out = Command::new("valgrind")
        .args(["--tool=callgrind", "--cache-sim=no", "--toggle-collect=instructions::counted"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(program)
        .arg(number.to_string())
        .output()
        .map_err(|error| format!("valgrind did not start: {error}"))?;
    if !out.status.success() {
        return Err(format!("valgrind: {}\n{}", out.status, String::from_utf8_lossy(&out.stderr)));
    }
    let written = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let total = written.lines().find_map(|line| line.strip_prefix("totals: ")?.parse().ok());
    // Nothing is counted when the function has another name: that is not fast but broken.
    total.filter(|&total| total > 0).ok_or_else(|| format!("{}: there is no count", file.display()))
}

/// The part that counts: valgrind looks for its name.
#[inline(never)]
fn counted(work: Work, start: &Position) {
    match work {
        Work::RandomPlies => drop(black_box(random_plies(start))),
        Work::Perft4 => drop(black_box(start.perft(4))),
    }
}

fn random_plies(start: &Position) -> Position {
    let mut random = fastrand::Rng::with_seed(2005);
    let mut moves = Vec::with_capacity(256);
    let mut position = start.clone();
    for _ in 0..1000 {
        moves.clear();
        position.each_move(|mv| moves.push(mv));
        if moves.is_empty() {
            position = start.clone();
        } else {
            position.play_legal(moves[random.usize(..moves.len())]);
        }
    }
    position
}
