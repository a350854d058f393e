//! `abande-lab train`: from games to a network.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::time::Instant;

use abande_lab::selfplay::TrainingGame;
use abande_lab::suite;
use abande_lab::training::{Choice, Pace, Samples, Trainer};

use super::{read_suite, variant};
use crate::failure::Failure;
use crate::progress;

/// Train a network on the games of one or more files
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long)]
    board: String,
    /// Files of games
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Where the network goes, after each epoch
    #[arg(long)]
    out: PathBuf,
    /// How many times to go through all positions
    #[arg(long, default_value_t = 20)]
    epochs: usize,
    /// How much the result of the game counts, the search counting the rest
    #[arg(long, default_value_t = 0.1)]
    trust: f32,
    /// How fast weights fade that the games do not ask for: more, the fewer games there are
    #[arg(long, default_value_t = 1.0)]
    decay: f32,
    /// Another seed begins with other weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Leave out the positions of this suite, turned and mirrored in every way; may be given several times
    #[arg(long, value_name = "SUITE")]
    without: Vec<PathBuf>,
    /// Leave out positions whose best move is a capture: the search plays captures out before it asks the network
    #[arg(long)]
    quiet: bool,
}

/// Positions that a step of training averages over.
const BATCH: usize = 8192;

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let Args { board, games, out, epochs, trust, decay, seed, without, quiet } = args;
    let variant = variant(&board)?;
    let mut lines = Vec::new();
    for path in &games {
        let file = File::open(path).map_err(Failure::file(path))?;
        lines.extend(BufReader::new(file).lines().map_while(Result::ok));
    }
    let read = lines.iter().filter_map(|line| TrainingGame::from_line(line, &variant));
    let mut barred = HashSet::new();
    for path in &without {
        barred.extend(suite::keys(&read_suite(path)?));
    }
    let samples = Samples::new(&variant, read, &Choice { trust, barred, quiet });
    // The last games are held back, so that no position of a game is on both sides.
    let held_back = samples.len() - samples.len() / 20;
    println!("{} positions of {} games, {} left out", samples.len(), lines.len(), samples.left_out());
    let mut trainer = Trainer::new(variant.board().size().unwrap_or(0), seed);
    let bar = progress::bar(epochs as u64, "epochs");
    for epoch in 1..=epochs {
        let start = Instant::now();
        // Falling from 0.004 along a cosine.
        let turn = std::f32::consts::PI * (epoch - 1) as f32 / epochs as f32;
        let rate = 0.0001 + 0.0039 * (1.0 + turn.cos()) / 2.0;
        let [loss, held] = trainer.epoch(&samples, held_back, &Pace { rate, decay, batch: BATCH });
        let seconds = start.elapsed().as_secs_f32();
        bar.suspend(|| {
            println!("epoch {epoch}: loss {loss:.5}, held back {held:.5}, {seconds:.1} s");
        });
        bar.set_position(epoch as u64);
        std::fs::write(&out, trainer.network(&samples).to_bytes()).map_err(Failure::file(&out))?;
    }
    Ok(())
}
