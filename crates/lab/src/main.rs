//! The laboratory's own program: self-play, training, exercises for learners. Matches are the business of `abande match`.

use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use abande::Boards;
use abande_engine::Evaluation;
use abande_engine::network::Network;
use abande_lab::exercises::Maker;
use abande_lab::selfplay::{SelfPlay, TrainingGame};
use abande_lab::training::{Samples, Trainer};
use clap::{Parser, Subcommand};

/// Make networks for the Abande engine: play, train, and measure with `abande match`.
#[derive(Parser)]
#[command(name = "abande-lab")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games of the engine against itself; goes on where an earlier run stopped
    Selfplay {
        /// The board
        #[arg(long)]
        board: String,
        /// Where the games go, one a line
        #[arg(long)]
        out: PathBuf,
        /// How many games the file shall have
        #[arg(long)]
        games: u64,
        /// Nodes for each move
        #[arg(long, default_value_t = 3000)]
        nodes: u64,
        /// Judge by this network instead of the hand-written terms
        #[arg(long)]
        network: Option<PathBuf>,
        /// Random moves at the start: at most so many
        #[arg(long, default_value_t = 9)]
        opening: usize,
        /// Another seed makes other games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games side by side
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Train a network on the games of one or more files
    Train {
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
        #[arg(long, default_value_t = 0.7)]
        trust: f32,
        /// Another seed begins with other weights
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Make the exercises of the app, proven by the solver: web/src/learn/exercises.json
    Exercises {
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
    },
}

/// Positions that a step of training averages over.
const BATCH: usize = 8192;

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Selfplay { board, out, games, nodes, network, opening, seed, threads } => {
            let variant = Boards::default().variant(&board).map_err(|error| error.to_string())?;
            let evaluation = match network {
                Some(path) => {
                    let bytes =
                        std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                    let network = Network::from_bytes(&bytes)
                        .map_err(|error| format!("{}: {error}", path.display()))?;
                    Evaluation::Network(Arc::new(network))
                }
                None => Evaluation::HandWritten,
            };
            let play = SelfPlay { variant, evaluation, nodes, opening: (1, opening), seed };
            let terminal = std::io::stderr().is_terminal();
            let progress = |done: u64| {
                if terminal && done.is_multiple_of(10) {
                    eprint!("\r{done} of {games} games");
                    let _ = std::io::stderr().flush();
                }
            };
            play.run(&out, games, threads, &progress).map_err(|error| format!("{}: {error}", out.display()))
        }
        Command::Train { board, games, out, epochs, trust, seed } => {
            let variant = Boards::default().variant(&board).map_err(|error| error.to_string())?;
            let mut lines = Vec::new();
            for path in &games {
                let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
                lines.extend(BufReader::new(file).lines().map_while(Result::ok));
            }
            let read = lines.iter().filter_map(|line| TrainingGame::from_line(line, &variant));
            let samples = Samples::new(&variant, read, trust);
            // The last games are held back, so that no position of a game is on both sides.
            let held_back = samples.len() - samples.len() / 20;
            println!("{} positions of {} games", samples.len(), lines.len());
            let mut trainer = Trainer::new(variant.board().size().unwrap_or(0), seed);
            for epoch in 1..=epochs {
                let start = Instant::now();
                // Falling from 0.004 along a cosine.
                let turn = std::f32::consts::PI * (epoch - 1) as f32 / epochs as f32;
                let rate = 0.0001 + 0.0039 * (1.0 + turn.cos()) / 2.0;
                let [loss, held] = trainer.epoch(&samples, held_back, rate, BATCH);
                println!(
                    "epoch {epoch}: loss {loss:.5}, held back {held:.5}, {:.1} s",
                    start.elapsed().as_secs_f32()
                );
                std::fs::write(&out, trainer.network(&samples).to_bytes())
                    .map_err(|error| format!("{}: {error}", out.display()))?;
            }
            Ok(())
        }
        Command::Exercises { out, each, pieces, seed } => {
            let mut exercises = Vec::new();
            for board in ["hex", "square", "snub", "libre"] {
                let variant = Boards::default()
                    .variant(&format!("{board}@{pieces}"))
                    .map_err(|error| error.to_string())?;
                let made = Maker { variant, seed }.make(each);
                eprintln!("{board}: {} exercises", made.len());
                exercises.extend(made);
            }
            let text = serde_json::to_string_pretty(&exercises).map_err(|error| error.to_string())?;
            std::fs::write(&out, text + "\n").map_err(|error| format!("{}: {error}", out.display()))
        }
    }
}
