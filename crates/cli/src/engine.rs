//! `abande engine`: the engine for other programs, by the Universal Game Interface.

use std::error::Error;
use std::io;

use abande::{Boards, Variant};
use abande_engine::Leaf;
use abande_ugi::{Setting, serve};
use clap::ValueEnum;

use crate::board_arg::BoardArg;
use crate::failure::Failure;

/// Talk to other programs as an engine (UGI)
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Play as a reference opponent instead: plain UCT, to measure engines against
    #[arg(long, value_name = "WHICH")]
    reference: Option<Reference>,
}

/// The reference opponents.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Reference {
    /// Values a position by a random game
    UctRandom,
    /// Values a position by its score as it stands
    UctScore,
}

impl From<Reference> for Leaf {
    fn from(reference: Reference) -> Leaf {
        match reference {
            Reference::UctRandom => Leaf::Random,
            Reference::UctScore => Leaf::Score,
        }
    }
}

const EXAMPLES: &str = "\
Examples:
  abande engine
  abande engine --reference uct-random
  abande match --engine own --engine \"cmd:abande engine --reference uct-score\"

It reads commands from standard input, a line each, and answers on standard output:
  ugi                                  who it is, and its options
  setoption name Board value hex:3@9   a board or a board file; also Hash, Threads,
                                       MultiPV, Evaluation, Level (1 to 10), Seed,
                                       OwnBook (true or false)
  position startpos moves d4 c3        or 'position fen' and a position line
  go movetime 1000                     also p1time p2time p1inc p2inc (ms), depth, nodes,
                                       infinite
  stop, isready, query p1turn|gameover|result, uginewgame, d, quit
docs/protocol.md has the rest.";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let setting =
        Setting { reference: args.reference.map(Leaf::from), find_board: &find_board, ..Setting::default() };
    Ok(serve(io::stdin().lock(), io::stdout(), &setting)?)
}

/// Why there is no such board, for those who did not give it as an option.
#[derive(Debug, thiserror::Error)]
#[error("{}", without_option(.0))]
struct NoBoard(Failure);

fn without_option(failure: &Failure) -> String {
    let text = failure.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    text.strip_prefix("--board: ").unwrap_or(text).to_owned()
}

/// Finds a board as the option --board of other commands does.
pub(crate) fn find_board(boards: &mut Boards, text: &str) -> Result<Variant, Box<dyn Error + Send + Sync>> {
    // Boards from earlier files are known by their names.
    if let Ok(variant) = boards.variant(text) {
        return Ok(variant);
    }
    let variant = BoardArg::named(text).variant().map_err(NoBoard)?;
    boards.add(variant.board().clone());
    Ok(variant)
}
