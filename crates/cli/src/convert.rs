//! `abande convert`: games from one format and system of coordinates to another.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use abande::{Coords, Game, write_games};
use serde_json::Value;

use crate::board_arg::BoardFilesArg;
use crate::failure::{Failure, tell};
use crate::games_file::{Diagnostic, Format, GamesFile};
use crate::input::CoordsArg;
use crate::replace_file::replace_file;

/// Convert games between .abn, Abstract Play's JSON, and the systems of coordinates
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file in .abn or in Abstract Play's JSON; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where to write; standard output otherwise, and for -
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The format read, where the file's name does not tell
    #[arg(long, value_name = "FORMAT")]
    from: Option<Format>,

    /// The format written, where the file's name does not tell; abn otherwise
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,

    /// How the file names the spaces of hexagonal boards
    #[arg(long, value_name = "SYSTEM", default_value = "stein")]
    from_coords: CoordsArg,

    /// How to name them in .abn; Abstract Play always takes Stein's
    #[arg(long, value_name = "SYSTEM", default_value = "stein")]
    coords: CoordsArg,

    /// Leave out games that cannot be read or written, instead of writing nothing
    #[arg(long)]
    skip_faulty: bool,

    #[command(flatten)]
    board: BoardFilesArg,
}

const EXAMPLES: &str = "\
Examples:
  abande convert game.abn -o game.json
  abande convert records.json > games.abn
  abande convert --coords slanted game.abn
  abande convert --from-coords slanted pergioco.abn -o stein.abn

One game becomes one JSON record, several a list. What gets lost on the way is said on standard error. The \
exit code is 1 if any game is left out.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = GamesFile::read(&args.file, args.from)?;
    let output = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let to = args.to.or_else(|| Format::of_path(output?)).unwrap_or(Format::Abn);
    let from_coords = if file.format() == Format::Json { Coords::Stein } else { args.from_coords.into() };
    let boards = args.board.load()?;
    let read = file.games(&boards, from_coords);
    let count = read.len();
    let games: Vec<_> = (1..).zip(read).filter_map(|(number, game)| Some((number, sound(game)?))).collect();
    let (written, text) = match to {
        Format::Abn => as_abn(&games, args.coords.into()),
        Format::Json => as_json(&games),
    };
    let faulty = count - written;
    if faulty > 0 && !args.skip_faulty {
        return Err(Failure::Reported(format!(
            "nothing was written, because of {faulty} of {count} games; --skip-faulty leaves such games out"
        )));
    }
    match output {
        Some(path) => replace_file(path, &text)?,
        None => out.write_all(text.as_bytes())?,
    }
    if faulty > 0 {
        return Err(Failure::Reported(format!("left out: {faulty} of {count} games")));
    }
    Ok(())
}

/// The game; if it is none, its fault is told.
fn sound(game: Result<Game, Diagnostic>) -> Option<Game> {
    game.inspect_err(|fault| tell(fault)).ok()
}

/// The games as text, and how many they are. What stands against a game is told.
fn as_abn(games: &[(usize, Game)], coords: Coords) -> (usize, String) {
    let (fine, others): (Vec<_>, Vec<_>) =
        games.iter().partition(|(_, game)| game.board().has_coords(coords));
    for (number, game) in others {
        let board = game.board().name();
        tell(format_args!("error: game {number}: only hexagonal boards have slanted names, {board} has not"));
    }
    (fine.len(), write_games(fine.into_iter().map(|(_, game)| game), coords))
}

/// The games as JSON, and how many they are. What stands against a game, or gets lost of it, is told.
fn as_json(games: &[(usize, Game)]) -> (usize, String) {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let mut records = Vec::new();
    for (number, game) in games {
        match game.to_abstract_play(&now) {
            Ok(export) => {
                for warning in export.warnings {
                    tell(format_args!("warning: game {number}: {warning}"));
                }
                records.push(export.record);
            }
            Err(error) => tell(format_args!("error: game {number}: {error}")),
        }
    }
    let count = records.len();
    let json = if count == 1 { records.remove(0) } else { Value::Array(records) };
    (count, format!("{json:#}\n"))
}
