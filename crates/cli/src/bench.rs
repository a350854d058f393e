//! `abande bench`: how fast the rules and the engine are on this machine.

use std::io::Write;
use std::time::{Duration, Instant};

use abande::{Boards, Position, Variant};
use abande_engine::{Engine, Limits, Signature, signatures};
use serde_json::json;

use crate::board_arg::BoardArg;
use crate::failure::Failure;
use crate::wrong_value::WrongValue;

/// Measure the speed of the rules and the engine on one core
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    board: BoardArg,

    /// Answer with a JSON object a line: board, `games_per_s`, `leaves_per_s`, `nodes_per_s`
    #[arg(long)]
    json: bool,

    /// How long to measure each figure
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
}

const EXAMPLES: &str = "\
Examples:
  abande bench
  abande bench --board square:9 --json --seconds 5

Random games: every legal move equally likely, to the end. Leaves: perft from the start, the last ply \
counted, not played. Nodes: positions that the engine looks at, in searches from all stages of a game.

Without --board and --json also the signature: how many nodes fixed searches and fixed proofs visit. It is the same on every \
machine, and changes only with the engine's decisions.";

/// The deepest tree that is counted in one go; the clock is read in between.
const PERFT_DEPTH: u32 = 5;

/// A tree with so many leaves is not counted any deeper in one go: some board files have links galore.
const MANY_LEAVES: u64 = 100_000;

fn seconds(text: &str) -> Result<f64, WrongValue> {
    let seconds: f64 = text.parse().map_err(|_| WrongValue::Number)?;
    if (0.01..=3600.0).contains(&seconds) { Ok(seconds) } else { Err(WrongValue::Seconds) }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let variants: Vec<Variant> = if args.board.is_given() {
        vec![args.board.variant()?]
    } else {
        let boards = Boards::default();
        ["hex", "square", "snub", "libre"]
            .into_iter()
            .map(|name| boards.variant(name))
            .collect::<Result<_, _>>()?
    };
    let time = Duration::from_secs_f64(args.seconds);
    if !args.json {
        let heads = ["board", "random games/s", "perft leaves/s", "engine nodes/s"];
        writeln!(out, "{:<12} {:>16} {:>16} {:>16}", heads[0], heads[1], heads[2], heads[3])?;
    }
    for variant in variants {
        let games = games_per_second(&variant, time).round() as u64;
        let leaves = leaves_per_second(&variant, time).round() as u64;
        let nodes = nodes_per_second(&variant, time).round() as u64;
        if args.json {
            let line = json!({
                "board": variant.to_string(),
                "games_per_s": games,
                "leaves_per_s": leaves,
                "nodes_per_s": nodes,
            });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{:<12} {games:>16} {leaves:>16} {nodes:>16}", variant.to_string())?;
        }
        out.flush()?;
    }
    // The signature is that of fixed boards, whichever was asked for.
    if !args.json && !args.board.is_given() {
        let signatures = signatures();
        let sum = |nodes: fn(&Signature) -> u64| signatures.iter().map(nodes).sum::<u64>();
        let (search, solve) = (sum(|board| board.search), sum(|board| board.solve));
        writeln!(out, "\nsignature: {search} nodes searched, {solve} nodes to solve")?;
    }
    Ok(())
}

fn games_per_second(variant: &Variant, time: Duration) -> f64 {
    let start = Position::start(variant);
    let mut random = fastrand::Rng::with_seed(2005);
    let mut moves = Vec::with_capacity(256);
    rate(time, || {
        let mut position = start.clone();
        loop {
            moves.clear();
            position.each_move(|mv| moves.push(mv));
            if moves.is_empty() {
                return 1;
            }
            position.play_legal(moves[random.usize(..moves.len())]);
        }
    })
}

fn leaves_per_second(variant: &Variant, time: Duration) -> f64 {
    let start = Position::start(variant);
    let goes_deeper = |depth: &u32| start.perft(*depth) < MANY_LEAVES && start.perft(*depth + 1) > 0;
    let depth = 1 + (1..PERFT_DEPTH).take_while(goes_deeper).count() as u32;
    rate(time, || start.perft(depth))
}

/// Nodes of a search that is measured in one go.
const SEARCH_NODES: u64 = 20_000;

fn nodes_per_second(variant: &Variant, time: Duration) -> f64 {
    let mut random = fastrand::Rng::with_seed(2005);
    let mut engine = Engine::new(16);
    let limits = Limits { nodes: Some(SEARCH_NODES), ..Limits::default() };
    let start = Instant::now();
    let clock = move || start.elapsed();
    let mut position = Position::start(variant);
    rate(time, || {
        if position.is_over() {
            position = Position::start(variant);
        }
        let report = engine.search(&position, &limits, &clock, &mut |_| ());
        // Two random moves on, so that all stages of games get their turn.
        for _ in 0..2 {
            let moves = position.moves();
            if let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) {
                position.play_legal(mv);
            }
        }
        report.map_or(0, |report| report.nodes)
    })
}

/// How much of something is done in a second, measured over `time` after a short run to warm up.
fn rate(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let mut measure = |time: Duration| {
        let start = Instant::now();
        let mut done = 0;
        while start.elapsed() < time {
            done += work();
        }
        done as f64 / start.elapsed().as_secs_f64()
    };
    measure(time / 10);
    measure(time)
}
