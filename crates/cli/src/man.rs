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
    // It would have a page that says no more than its line in the list.
    command = command.mut_subcommand("help", |help| help.hide(true));
    let source = format!("abande {}", env!("CARGO_PKG_VERSION"));
    let Some(folder) = &args.dir else {
        return Ok(out.write_all(page(&Man::new(command))?.as_bytes())?);
    };
    fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    let subcommands: Vec<_> = command.get_subcommands().filter(|sub| !sub.is_hide_set()).cloned().collect();
    for command in std::iter::once(command).chain(subcommands) {
        let man = Man::new(command).source(&source);
        let path = folder.join(man.get_filename());
        fs::write(&path, page(&man)?).map_err(Failure::file(&path))?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}

/// The text of a page. What stands below our help begins with examples: the heading says so, and their
/// lines are kept as they are.
fn page(man: &Man) -> Result<String, Failure> {
    let mut text = Vec::new();
    man.render(&mut text)?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let Some((above, below)) = text.split_once(".SH EXTRA\nExamples:\n") else { return Ok(text) };
    let is_example = |line: &&str| line.starts_with("  ");
    let examples: String = below.split_inclusive('\n').take_while(is_example).collect();
    let rest = &below[examples.len()..];
    Ok(format!("{above}.SH EXAMPLES\n.nf\n{examples}.fi\n{rest}"))
}
