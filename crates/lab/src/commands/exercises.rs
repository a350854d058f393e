//! `abande-lab exercises`: what learners solve in the app.

use std::path::PathBuf;

use abande_lab::exercises::Maker;

use super::variant;
use crate::failure::Failure;

/// Make the exercises of the app, proven by the solver: web/src/learn/exercises.json
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where they go
    #[arg(long)]
    out: PathBuf,
    /// How many of each theme on each board
    #[arg(long, default_value_t = 3)]
    each: usize,
    /// Pieces of each player: few make bands that learners can overlook
    #[arg(long, default_value_t = 7)]
    pieces: u8,
    /// Another seed makes other exercises
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Args { out, each, pieces, seed } = args;
    let mut exercises = Vec::new();
    for board in ["hex", "square", "snub", "libre"] {
        let made = Maker { variant: variant(&format!("{board}@{pieces}"))?, seed: *seed }.make(*each);
        eprintln!("{board}: {} exercises", made.len());
        exercises.extend(made);
    }
    let text = serde_json::to_string_pretty(&exercises)?;
    std::fs::write(out, text + "\n").map_err(Failure::file(out))
}
