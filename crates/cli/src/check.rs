//! `abande check`: are these games, and if not, where do they go wrong?

use std::io::Write;
use std::path::PathBuf;

use crate::board_arg::BoardFilesArg;
use crate::failure::{Failure, tell};
use crate::games_file::{Format, GamesFile};
use crate::input::CoordsArg;

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
    board: BoardFilesArg,
}

const EXAMPLES: &str = "\
Examples:
  abande check games.abn more.json
  abande check --coords slanted pergioco.abn
  abande check --board my-board.toml games.abn      games on a board from a file

Every game is checked, also behind a faulty one. The exit code is 1 if any is faulty.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let boards = args.board.load()?;
    let mut sum = 0;
    for path in &args.files {
        let file = match GamesFile::read(path, args.from) {
            Ok(file) => file,
            Err(failure) => {
                sum += 1;
                tell(failure);
                continue;
            }
        };
        let games = file.games(&boards, args.coords.into());
        let mut faults = 0;
        for fault in games.iter().filter_map(|game| game.as_ref().err()) {
            faults += 1;
            tell(fault);
        }
        let verdict = match (games.len(), faults) {
            (0, _) => "no games".into(),
            (1, 0) => "1 game, fine".into(),
            (1, _) => "1 game, faulty".into(),
            (count, 0) => format!("{count} games, all fine"),
            (count, _) => format!("{count} games, {faults} faulty"),
        };
        writeln!(out, "{}: {verdict}", path.display())?;
        // In a terminal the verdict on a file stands below its faults.
        out.flush()?;
        sum += faults;
    }
    match sum {
        0 => Ok(()),
        1 => Err(Failure::Reported("1 fault was found".into())),
        _ => Err(Failure::Reported(format!("{sum} faults were found"))),
    }
}
