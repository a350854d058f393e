//! `abande man`: the manual pages.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap_mangen::Man;

use crate::failure::Failure;

/// Print the manual page, or write all of them to a folder
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to write abande.1, abande-moves.1 and so on
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  abande man | man -l -
  abande man --dir ~/.local/share/man/man1";

pub(crate) fn run(args: &Args, mut command: clap::Command, out: &mut dyn Write) -> Result<(), Failure> {
    command.build();
    let Some(folder) = &args.dir else {
        return Ok(Man::new(command).render(out)?);
    };
    fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    let subcommands: Vec<_> = command.get_subcommands().filter(|sub| !sub.is_hide_set()).cloned().collect();
    for page in std::iter::once(command).chain(subcommands) {
        let man = Man::new(page);
        let path = folder.join(man.get_filename());
        let mut text = Vec::new();
        man.render(&mut text)?;
        fs::write(&path, text).map_err(Failure::file(&path))?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}
