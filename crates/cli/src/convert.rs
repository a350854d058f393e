//! `abande convert`: games from one format and system of coordinates to another.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use abande::{Coords, Game, write_games};
use serde_json::Value;

use crate::failure::Failure;
use crate::games_file::{Format, GamesFile};
use crate::input::{BoardArg, CoordsArg};

/// Convert games between .abn, Abstract Play's JSON, and the systems of coordinates
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file in .abn or in Abstract Play's JSON; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where to write; standard output otherwise
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

    /// Leave faulty games out, instead of writing nothing
    #[arg(long)]
    skip_faulty: bool,

    #[command(flatten)]
    board: BoardArg,
}

const EXAMPLES: &str = "\
Examples:
  abande convert game.abn -o game.json
  abande convert records.json > games.abn
  abande convert --coords slanted game.abn
  abande convert --from-coords slanted pergioco.abn -o stein.abn

One game becomes one JSON record, several a list. What gets lost on the way is said on standard error.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = GamesFile::read(&args.file, args.from)?;
    let named = args.output.as_deref().and_then(Format::of_path);
    let to = args.to.or(named).unwrap_or(Format::Abn);
    let from_coords = if file.format() == Format::Json { Coords::Stein } else { args.from_coords.into() };
    let boards = args.board.load()?.0;
    let mut games = Vec::new();
    let mut faults = 0;
    for game in file.games(&boards, from_coords) {
        match game {
            Ok(game) => games.push(game),
            Err(fault) => {
                faults += 1;
                writeln!(anstream::stderr(), "{fault}")?;
            }
        }
    }
    if faults > 0 && !args.skip_faulty {
        return Err(Failure::Reported(format!(
            "nothing was written: {faults} of {} games cannot be read; --skip-faulty leaves them out",
            faults + games.len()
        )));
    }
    let text = match to {
        Format::Abn => as_abn(&games, args.coords.into())?,
        Format::Json => as_json(&games)?,
    };
    match &args.output {
        Some(path) => replace_file(path, &text)?,
        None => out.write_all(text.as_bytes())?,
    }
    if faults > 0 {
        return Err(Failure::Reported(format!("left out: {faults} faulty games")));
    }
    Ok(())
}

fn as_abn(games: &[Game], coords: Coords) -> Result<String, Failure> {
    if let Some(game) = games.iter().find(|game| !game.board().has_coords(coords)) {
        return Err(Failure::Refused(format!(
            "only hexagonal boards have slanted names, and a game is on {}",
            game.board().name()
        )));
    }
    Ok(write_games(games, coords))
}

fn as_json(games: &[Game]) -> Result<String, Failure> {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let mut records = Vec::new();
    for (number, game) in (1..).zip(games) {
        let export = game.to_abstract_play(&now).map_err(|error| {
            Failure::Refused(format!("nothing was written, because of game {number}: {error}"))
        })?;
        for warning in export.warnings {
            writeln!(anstream::stderr(), "warning: game {number}: {warning}")?;
        }
        records.push(export.record);
    }
    let json = match records.len() {
        1 => records.remove(0),
        _ => Value::Array(records),
    };
    Ok(format!("{json:#}\n"))
}

/// Writes a file whole or not at all.
fn replace_file(path: &Path, text: &str) -> Result<(), Failure> {
    let mut draft = path.as_os_str().to_owned();
    draft.push(".part");
    fs::write(&draft, text).and_then(|()| fs::rename(&draft, path)).map_err(|error| {
        let _ = fs::remove_file(&draft);
        Failure::File { path: path.into(), error }
    })
}
