//! `abande perft`: the leaves of the tree of moves, the usual check of a move generator.

use std::io::Write;

use crate::failure::Failure;
use crate::input::PositionArgs;

/// Count the sequences of legal moves
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,

    /// Also say how many begin with each move
    #[arg(long)]
    divide: bool,

    /// Up to how many moves; 0 counts the position alone
    #[arg(value_parser = clap::value_parser!(u32).range(..=200))]
    depth: u32,

    /// A position line; otherwise --position, or the start of the board
    #[arg(value_name = "POSITION")]
    line: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  abande perft --board square 5
  abande perft --divide --after \"d4 c3\" 3
  abande perft 3 \"hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\"

A line for each depth from 1, 'depth count'; with --divide a line 'move count' for each move before them.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (position, _) = args.position.load_argument(args.line.as_deref())?;
    let coords = args.position.coords_on(position.board())?;
    if args.divide && args.depth > 0 {
        let mut counts: Vec<(String, u64)> = Vec::new();
        for mv in position.moves() {
            let mut after = position.clone();
            after.play_legal(mv);
            counts.push((position.board().move_text(mv, coords), after.perft(args.depth - 1)));
        }
        counts.sort_unstable();
        for (text, count) in counts {
            writeln!(out, "{text} {count}")?;
        }
    }
    for depth in args.depth.min(1)..=args.depth {
        writeln!(out, "{depth} {}", position.perft(depth))?;
        // Deep counts take long: show each as soon as it is there.
        out.flush()?;
    }
    Ok(())
}
