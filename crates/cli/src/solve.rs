//! `abande solve`: what a position is worth when both play best, proven.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use abande::{Color, Coords, Move, Position};
use abande_engine::{Control, Known, Limits, Solution, Solver, Time, Unsolved};
use serde_json::json;

use crate::failure::{Failure, tell};
use crate::input::PositionArgs;
use crate::interrupt::Interrupt;
use crate::proof_file::ProofFile;
use crate::resources;

/// Prove what a position is worth, to the end of the game
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position line; otherwise --position, or the start of the board
    #[arg(value_name = "POSITION")]
    line: Option<String>,

    #[command(flatten)]
    position: PositionArgs,

    /// Show all moves that are best, not only a line
    #[arg(long)]
    all: bool,

    /// Give up after so many seconds, and tell what is known by then
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    seconds: Option<u32>,

    /// Give up after so many nodes of each thread: with one thread the same every time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Memory for what is proven, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = resources::mebibytes)]
    hash: usize,

    /// How many threads prove it together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = resources::threads)]
    threads: usize,

    /// Keep what takes much work in a file, and go on from what is in it
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,

    /// Answer with a line of JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  abande solve --board hex:2@3
  abande solve --board hex:2@3 --after \"a1 a2 b2\" --all
  abande solve --board square:3@4 --json
  abande solve --board hex@7 --threads 2 --keep hex7.proofs

First it is proven who wins, then by how much. Positions with four pieces left in both hands together take \
about a second, each two more perhaps thirty times as long. What could be solved from the start is listed in \
docs/solved.md.

When it gives up, the exit code is 1, and what is known is told; so it is on Ctrl-C and SIGTERM.

A file for --keep is of one game, that is, board and number of pieces. It is written every minute and at the end. The same \
command goes on where it was stopped; what little was not kept is proven again.";

/// How often the line for those who watch is brought up to date.
const TICK: Duration = Duration::from_millis(500);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (position, _) = args.position.load_argument(args.line.as_deref())?;
    let coords = args.position.coords_on(position.board())?;
    resources::check("--hash", args.hash)?;
    let start = Instant::now();
    let interrupt = Interrupt::watch()?;
    let clock = (|| start.elapsed(), interrupt.wish());
    let limits = Limits {
        depth: None,
        nodes: args.nodes,
        time: args.seconds.map_or(Time::Unlimited, |s| Time::Move(Duration::from_secs(s.into()))),
    };
    let mut solver = Solver::new(args.hash);
    solver.set_threads(args.threads);
    let file = args.keep.as_ref().map(|path| ProofFile::open(path, &position.variant())).transpose()?;
    if let Some(file) = &file {
        solver.learn(file.notebook().facts());
        solver.write_into(file.notebook().clone());
    }
    let prove = |progress: &mut dyn FnMut(Known)| {
        let proof = solver.solve(&position, &limits, &clock, progress);
        let best = match &proof {
            Ok(solution) if args.all => {
                solver.best_moves(&position, solution.margin, &limits, &clock).map(Some)
            }
            Ok(_) => Ok(None),
            Err(unsolved) => Err(*unsolved),
        };
        (proof, best)
    };
    let (proof, best) = match &file {
        None => watched(&position, &clock, prove),
        Some(file) => file.saving(|| watched(&position, &clock, prove)),
    };
    if let Some(file) = &file {
        file.save()?;
    }
    if interrupt.is_wished() {
        let (nodes, what) = match &proof {
            Ok(solution) => (solution.nodes, outcome(&position, solution.margin)),
            Err(Unsolved(known)) => (known.nodes, format!("{}.", known_text(&position, *known))),
        };
        tell(format_args!("Interrupted after {nodes} nodes, {:.1} s: {what}", clock.now().as_secs_f64()));
        interrupt.obey(out)?;
    }
    match (proof, best) {
        (Ok(solution), Ok(best)) => {
            let finding = Finding { position: &position, solution, best, time: clock.now(), coords };
            if args.json {
                writeln!(out, "{}", finding.json())?;
            } else {
                finding.write(out)?;
            }
            Ok(())
        }
        (Ok(solution), Err(Unsolved(known))) => Err(Failure::Refused(format!(
            "{} Which other moves do so too was not proven within {} nodes: give it more, or leave out --all",
            outcome(&position, solution.margin),
            known.nodes
        ))),
        (Err(Unsolved(known)), _) => {
            let what = known_text(&position, known);
            Err(Failure::Refused(format!(
                "not solved within {} nodes, {:.1} s: {what}. Give it more time, nodes or memory",
                known.nodes,
                clock.now().as_secs_f64()
            )))
        }
    }
}

struct Finding<'a> {
    position: &'a Position,
    solution: Solution,
    best: Option<Vec<Move>>,
    time: Duration,
    coords: Coords,
}

impl Finding<'_> {
    fn texts(&self, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|&mv| self.position.board().move_text(mv, self.coords)).collect()
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", outcome(self.position, self.solution.margin))?;
        if let Some(best) = &self.best {
            writeln!(out, "best moves: {}", self.texts(best).join(" "))?;
        }
        if !self.solution.line.is_empty() {
            writeln!(out, "best line: {}", self.texts(&self.solution.line).join(" "))?;
        }
        let (nodes, seconds) = (self.solution.nodes, self.time.as_secs_f64());
        writeln!(out, "{nodes} nodes, {seconds:.2} s")
    }

    fn json(&self) -> serde_json::Value {
        let mut object = json!({
            "position": self.position.to_string(),
            "turn": letter(self.position.turn()),
            "margin": self.solution.margin,
            "winner": winner(self.position, self.solution.margin).map(letter),
            "line": self.texts(&self.solution.line),
            "nodes": self.solution.nodes,
            "seconds": self.time.as_secs_f64(),
        });
        if let Some(best) = &self.best {
            object["best"] = json!(self.texts(best));
        }
        object
    }
}

fn letter(player: Color) -> &'static str {
    match player {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// Who wins by this margin of the player to move.
fn winner(position: &Position, margin: i32) -> Option<Color> {
    match margin.signum() {
        0 => None,
        1 => Some(position.turn()),
        _ => Some(position.turn().other()),
    }
}

/// The result as a sentence.
fn outcome(position: &Position, margin: i32) -> String {
    match winner(position, margin) {
        None => "Draw.".into(),
        Some(player) => {
            let points = margin.unsigned_abs();
            format!("{player} wins by {points} {}.", if points == 1 { "point" } else { "points" })
        }
    }
}

/// What is known before the end, in words.
fn known_text(position: &Position, known: Known) -> String {
    let player = position.turn();
    let range = format!("{player}'s margin is from {} to {}", known.least, known.most);
    if known.least > 0 {
        format!("{player} wins, {range}")
    } else if known.most < 0 {
        format!("{} wins, {range}", player.other())
    } else {
        range
    }
}

/// Does the work, with a line on standard error for those who watch, if that is a terminal: what is known so far, and
/// that the work goes on.
fn watched<T>(position: &Position, clock: &dyn Control, work: impl FnOnce(&mut dyn FnMut(Known)) -> T) -> T {
    let found = Mutex::new(None);
    thread::scope(|scope| {
        let (done, ended) = channel::<()>();
        if io::stderr().is_terminal() {
            let found = &found;
            scope.spawn(move || {
                while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    let known = found.lock().ok().and_then(|found| *found);
                    let what =
                        known.map_or("nothing is proven yet".into(), |known| known_text(position, known));
                    let _ = write!(io::stderr(), "\r\x1b[K{what}; {:.1} s", clock.now().as_secs_f64());
                }
                let _ = write!(io::stderr(), "\r\x1b[K");
            });
        }
        let result = work(&mut |known| {
            if let Ok(mut found) = found.lock() {
                *found = Some(known);
            }
        });
        drop(done);
        result
    })
}
