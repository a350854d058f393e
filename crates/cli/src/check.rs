//! `abande check`: are these games, and if not, where do they go wrong?

use std::io::Write;
use std::path::PathBuf;

use crate::failure::Failure;
use crate::games_file::{Format, GamesFile};
use crate::input::{BoardArg, CoordsArg};

/// Validate files of games, pointing at each fault
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files in .abn or in Abstract Play's JSON; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The format, where the file's name does not tell
    #[arg(long, value_name = "FORMAT")]
    from: Option<Format>,

    /// How the games name the spaces of hexagonal boards
    #[arg(long, value_name = "SYSTEM", default_value = "stein")]
    coords: CoordsArg,

    #[command(flatten)]
    board: BoardArg,
}

const EXAMPLES: &str = "\
Examples:
  abande check games.abn more.json
  abande check --coords slanted pergioco.abn
  abande check --board my-board.toml games.abn      games on a board from a file

Every game is checked, also behind a faulty one. The exit code is 1 if any is faulty.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let boards = args.board.load()?.0;
    let mut faulty = 0;
    for path in &args.files {
        let file = match GamesFile::read(path, args.from) {
            Ok(file) => file,
            Err(failure) => {
                faulty += 1;
                writeln!(anstream::stderr(), "{failure}")?;
                continue;
            }
        };
        let games = file.games(&boards, args.coords.into());
        let mut faults = 0;
        for fault in games.iter().filter_map(|game| game.as_ref().err()) {
            faults += 1;
            writeln!(anstream::stderr(), "{fault}")?;
        }
        let verdict = if faults == 0 { "all fine".into() } else { format!("{faults} faulty") };
        let noun = if games.len() == 1 { "game" } else { "games" };
        writeln!(out, "{}: {} {noun}, {verdict}", path.display(), games.len())?;
        faulty += faults;
    }
    match faulty {
        0 => Ok(()),
        1 => Err(Failure::Reported("1 fault was found".into())),
        _ => Err(Failure::Reported(format!("{faulty} faults were found"))),
    }
}
