//! `abande moves`: the legal moves of a position, or of many.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

use abande::{Boards, Coords, Position};
use serde_json::json;

use crate::failure::Failure;
use crate::input::{PositionArgs, is_position_line};
use crate::utf8;

/// List the legal moves
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,

    /// Answer with a JSON object a line: position, turn, over, moves, score
    #[arg(long)]
    json: bool,

    /// A position line; or a file with one position a line, each answered with one line; - for standard input
    #[arg(value_name = "POSITION|FILE")]
    argument: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  abande moves --after \"d4 c3\"
  abande moves \"hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\"
  abande moves --board libre --json
  abande moves --board hex:3@9 --coords slanted
  abande moves --json - < positions.txt

Moves are sorted by bytes. In a file a bad line is answered with an error and the next one goes on; the \
exit code is then 1.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let argument = args.argument.as_deref();
    let Some(batch) = argument.filter(|text| !is_position_line(text)) else {
        let (position, _) = args.position.load_argument(argument)?;
        let coords = args.position.coords_on(position.board())?;
        if args.json {
            writeln!(out, "{}", as_json(&position, coords))?;
        } else {
            for text in sorted_moves(&position, coords) {
                writeln!(out, "{text}")?;
            }
        }
        return Ok(());
    };
    if args.position.names_a_position() {
        return Err(Failure::Usage(
            "positions come from FILE, so --position and --after have no place".into(),
        ));
    }
    let boards = args.position.boards()?;
    let source: Box<dyn io::Read> = match batch {
        "-" => Box::new(io::stdin()),
        path => Box::new(File::open(path).map_err(Failure::file(path))?),
    };
    answer_each((batch, BufReader::new(source)), args, &boards, out)
}

/// Answers each line, and does not keep a partner in a dialogue waiting.
fn answer_each(
    (file, mut lines): (&str, BufReader<impl io::Read>),
    args: &Args,
    boards: &Boards,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let coords = args.position.coords();
    let mut line = Vec::new();
    let mut refused = 0;
    for number in 1.. {
        if !lines.buffer().contains(&b'\n') {
            out.flush()?;
        }
        line.clear();
        if lines.read_until(b'\n', &mut line).map_err(Failure::file(file))? == 0 {
            break;
        }
        let position = utf8::text(&line)
            .map_err(|(_, column)| format!("column {column}: the line is not UTF-8"))
            // Some editors begin a file with a mark.
            .map(|line| if number == 1 { line.trim_start_matches('\u{feff}') } else { line })
            .and_then(|line| Position::from_line(line, boards).map_err(|error| error.to_string()));
        match position {
            Ok(position) if args.json => writeln!(out, "{}", as_json(&position, coords))?,
            Ok(position) => writeln!(out, "{}", sorted_moves(&position, coords).join(" "))?,
            Err(error) => {
                refused += 1;
                let error = format!("line {number}, {error}");
                if args.json {
                    writeln!(out, "{}", json!({ "error": error }))?;
                } else {
                    writeln!(out, "error: {error}")?;
                }
            }
        }
    }
    match refused {
        0 => Ok(()),
        1 => Err(Failure::Reported("1 line was refused".into())),
        _ => Err(Failure::Reported(format!("{refused} lines were refused"))),
    }
}

fn sorted_moves(position: &Position, coords: Coords) -> Vec<String> {
    let texts = position.moves().into_iter().map(|mv| position.board().move_text(mv, coords));
    let mut texts: Vec<_> = texts.collect();
    texts.sort_unstable();
    texts
}

fn as_json(position: &Position, coords: Coords) -> serde_json::Value {
    let score = position.score();
    json!({
        "position": position.to_string(),
        "turn": position.turn().letter().to_string(),
        "over": position.is_over(),
        "moves": sorted_moves(position, coords),
        "score": { "b": score.black, "w": score.white },
    })
}
