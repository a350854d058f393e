//! `abande puzzle`: positions in which one move is clearly best, to be solved in the terminal.

mod choice;
mod round;

use std::io::{self, IsTerminal, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use abande_puzzles::{BOARDS, Puzzle, Theme, day_number};
use abande_words::{Language, Words};

use self::choice::{Choice, RatingRange};
use self::round::Round;
use crate::failure::Failure;
use crate::play;

/// Solve a puzzle: one move is clearly best, and then one line
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Only those on this board
    #[arg(long, value_name = "B", value_parser = clap::builder::PossibleValuesParser::new(BOARDS))]
    board: Option<String>,

    /// Only those that show this theme, such as pin, cut or last-piece
    #[arg(long, value_name = "T")]
    theme: Option<Theme>,

    /// Only those that are as hard as this, from and to in Elo: 1200-1600
    #[arg(long, value_name = "FROM-TO")]
    rating: Option<RatingRange>,

    /// The puzzle of this id
    #[arg(long, value_name = "ID", conflicts_with_all = ["board", "theme", "rating"])]
    id: Option<String>,

    /// List the puzzles, and solve none
    #[arg(long)]
    list: bool,

    /// List them as JSON, a puzzle a line
    #[arg(long, requires = "list")]
    json: bool,

    /// The language: en, de, fr, es, it; otherwise as the locale says
    #[arg(long, value_name = "L")]
    lang: Option<Language>,

    /// Use only ASCII characters
    #[arg(long)]
    ascii: bool,
}

const EXAMPLES: &str = "\
Examples:
  abande puzzle                              the puzzle of the day, the same for everybody
  abande puzzle --board hex                  that of the day on this board
  abande puzzle --theme pin --rating 800-1400
  abande puzzle --list --board snub          what there is
  abande puzzle --list --json                a JSON line for each, for programs
  echo d4-c3 | abande puzzle --board hex     a try from a script

Type a move (d4, c3-d4, pass), or hint, solution, board, next, help, quit. A wrong move is answered by what refutes \
it. Each hint tells more. Ratings are on one scale with the levels of the engine: level 1 has 500, level 5 has 1500, \
level 10 has 2750.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let choice = Choice {
        board: args.board.as_deref(),
        theme: args.theme,
        rating: args.rating,
        id: args.id.as_deref(),
    };
    if args.list {
        return list(&choice.all()?, args.json, out);
    }
    let words =
        Words::new(args.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok())));
    let chosen = choice.in_turn(today())?;
    let asks = io::stdin().is_terminal();
    Round::new(words, play::look(args.ascii), asks, chosen, out).play(&mut io::stdin().lock())
}

/// The number of today for the puzzle of the day.
fn today() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    day_number(i64::try_from(since.as_secs()).unwrap_or(0))
}

fn list(puzzles: &[Puzzle], json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    for puzzle in puzzles {
        if json {
            writeln!(out, "{}", puzzle.to_json())?;
        } else {
            let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.name()).collect();
            let (board, moves) = (puzzle.position.board().name(), puzzle.own_moves());
            let line = format!(
                "{:8} {board:6} {:4}  {moves} {:5}  {}",
                puzzle.id,
                puzzle.rating,
                if moves == 1 { "move" } else { "moves" },
                themes.join(" ")
            );
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}
