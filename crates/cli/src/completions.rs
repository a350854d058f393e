//! `abande completions`: what a shell needs to complete our options.

use std::io::Write;

use crate::failure::Failure;

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The shell
    shell: clap_complete::Shell,
}

const EXAMPLES: &str = "\
Examples:
  abande completions bash > ~/.local/share/bash-completion/completions/abande
  abande completions zsh > \"${fpath[1]}/_abande\"
  abande completions fish > ~/.config/fish/completions/abande.fish";

pub(crate) fn run(args: &Args, mut command: clap::Command, out: &mut dyn Write) -> Result<(), Failure> {
    // Generated into memory: the generator panics when a pipe breaks.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "abande", &mut script);
    Ok(out.write_all(&script)?)
}
