//! `abande-lab theory`: opening books.

use std::path::PathBuf;

use abande_lab::theory::{Author, Plan, Rule, SearchLog};

use super::variant;
use crate::failure::Failure;
use crate::progress;

/// Make an opening book: positions from the start on, each searched, their values carried back
#[derive(clap::Args)]
#[command(after_help = "\
What searches find is kept in a log beside the book, FILE.log: a run that was stopped goes on from there, and so does one \
that asks for more positions. The same command makes the same book, on any number of threads.")]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// Nodes for the search of each position
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
    /// How many positions
    #[arg(long, default_value_t = 10_000)]
    positions: usize,
    /// Decides between positions that are as good to look into
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How much worse than the best one a move may be to be looked into, in hundredths of a point
    #[arg(long, default_value_t = 70)]
    window: i32,
    /// What each move further counts against a line, in hundredths of a point: less makes the book deeper, more broader
    #[arg(long, default_value_t = 2)]
    weight: i32,
    /// Where the book goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Threads that search
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Args { board, nodes, positions, seed, window, weight, out, threads } = args;
    let variant = variant(board)?;
    let command = format!(
        "abande-lab theory --board {variant} --nodes {nodes} --positions {positions} --seed {seed} --window {window} \
         --weight {weight}"
    );
    let rule = Rule { window: *window, weight: (*weight).max(0), seed: *seed };
    let plan = Plan {
        variant,
        nodes: (*nodes).max(1),
        positions: *positions,
        rule,
        threads: (*threads).max(1),
        command,
    };
    let path = PathBuf::from(format!("{}.log", out.display()));
    let log = SearchLog::open(&path, &Author::head(&plan.variant)).map_err(Failure::file(&path))?;
    let known = log.len();
    let bar = progress::bar(*positions as u64, "positions");
    let book = Author::new(plan, log).write(&mut |count| bar.set_position(count as u64))?;
    bar.finish_and_clear();
    // Whole or not at all.
    let draft = PathBuf::from(format!("{}.part", out.display()));
    std::fs::write(&draft, book.to_string()).map_err(Failure::file(&draft))?;
    std::fs::rename(&draft, out).map_err(Failure::file(out))?;
    println!("{board}: {} positions; {known} searches were known before", book.len());
    Ok(())
}
