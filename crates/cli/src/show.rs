//! `abande show`: a position drawn in the terminal.

use std::io::{self, Write};

use abande::Move;
use abande_draw::text::{Labels, Options, Signs, legend, picture, status};
use anstream::{AutoStream, ColorChoice};

use crate::failure::Failure;
use crate::input::PositionArgs;
use crate::subject::{Subject, WhichArgs};

/// Draw a position in the terminal
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position line, or a file of games (.abn, .json) or of position lines; - for standard input
    #[arg(value_name = "INPUT")]
    input: Option<String>,

    #[command(flatten)]
    position: PositionArgs,

    #[command(flatten)]
    which: WhichArgs,

    /// Use only ASCII characters
    #[arg(long)]
    ascii: bool,

    /// Mark the spaces where a piece may be entered
    #[arg(long)]
    entries: bool,

    /// Where the names of spaces are shown
    #[arg(long, value_name = "WHERE", default_value = "edge")]
    labels: LabelsArg,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LabelsArg {
    /// Nowhere
    Off,
    /// Around the board
    Edge,
    /// In the empty spaces
    Spaces,
}

const EXAMPLES: &str = "\
Examples:
  abande show --after \"d4 c3 d3 c4\"
  abande show --board libre --entries
  abande show \"square x7/x7/x2,w,x4/x3,b,x3/x,b,bw,x4/x2,b,x4/x7 b 14/16 0\" --ascii
  abande show games.abn --game 3 --ply 20

B2 is a stack of two that Black owns. z marks what is asleep and would score nothing, * the last move, \
+ where a piece may be entered.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let subject = Subject::load(args.input.as_deref(), &args.position, &args.which)?;
    let moment = subject.moment(args.which.ply)?;
    let position = &moment.position;
    let entries = position.moves().into_iter().filter_map(|mv| match mv {
        Move::Enter(space) if args.entries => Some(space),
        _ => None,
    });
    let options = Options {
        // Coloured lines reach to the edge of the board, plain ones only to their last sign.
        colored: AutoStream::choice(&io::stdout()) != ColorChoice::Never,
        signs: if args.ascii { Signs::Ascii } else { Signs::Unicode },
        labels: match args.labels {
            LabelsArg::Off => Labels::Off,
            LabelsArg::Edge => Labels::Edge,
            LabelsArg::Spaces => Labels::Spaces,
        },
        coords: args.position.coords_on(position.board())?,
        last: moment.last,
        entries: entries.collect(),
        ..Options::default()
    };
    write!(out, "{}", picture(position, &options))?;
    writeln!(out)?;
    for line in status(position, &options).into_iter().chain(legend(position, &options)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
