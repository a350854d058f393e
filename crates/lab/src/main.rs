//! The laboratory's own program: self-play, training, openings, suites, exercises for learners. Matches are the
//! business of `abande match`.

mod examination;
mod progress;

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use abande::Boards;
use abande_arena::openings;
use abande_engine::network::Network;
use abande_engine::{Engine, Evaluation, Limits, Time};
use abande_lab::exercises::Maker;
use abande_lab::selfplay::{SelfPlay, TrainingGame};
use abande_lab::suite::{self, Solved};
use abande_lab::training::{Samples, Trainer};
use clap::{Parser, Subcommand};

/// Make networks for the Abande engine: play, train, and examine them; `abande match` measures strength.
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
        /// Leave out the positions of this suite, turned and mirrored in every way
        #[arg(long, value_name = "SUITE")]
        without: Option<PathBuf>,
    },
    /// Make a suite: positions of the engine's games against itself, solved, with all best moves
    MakeSuite {
        /// The board
        #[arg(long)]
        board: String,
        /// How many positions
        #[arg(long)]
        count: usize,
        /// Pieces left in both hands together
        #[arg(long, value_delimiter = ',', default_value = "2,3,4,5")]
        left: Vec<u8>,
        /// Nodes for each move of a game
        #[arg(long, default_value_t = 2000)]
        nodes: u64,
        /// Nodes for solving; positions that need more are passed over
        #[arg(long, default_value_t = 1_000_000)]
        solve: u64,
        /// Another seed makes other games
        #[arg(long, default_value_t = 90_001)]
        seed: u64,
    },
    /// Ask the engine for the best moves of a suite
    Suite {
        /// The suite's file
        suite: PathBuf,
        /// Milliseconds for each position
        #[arg(long, default_value_t = 100)]
        movetime: u64,
        /// Judge by the hand-written terms
        #[arg(long)]
        hand: bool,
        /// Show the positions that went wrong
        #[arg(long)]
        show: bool,
    },
    /// Make a book of openings that leave both players even, no two alike under turning and mirroring
    Openings {
        /// The board
        #[arg(long)]
        board: String,
        /// How many openings
        #[arg(long, default_value_t = 250)]
        count: usize,
        /// Random moves of each
        #[arg(long, default_value_t = 6)]
        plies: usize,
        /// Nodes for judging one
        #[arg(long, default_value_t = 20_000)]
        nodes: u64,
        /// The margin that is still even, in hundredths of a point
        #[arg(long, default_value_t = 100)]
        even: i32,
        /// Another seed makes other openings
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Solve positions of the engine's games against itself, each within a time
    Solve {
        /// The board
        #[arg(long)]
        board: String,
        /// Pieces left in both hands together
        #[arg(long)]
        left: u8,
        /// How many positions
        #[arg(long, default_value_t = 100)]
        count: usize,
        /// Seconds for each position
        #[arg(long, default_value_t = 1.0)]
        seconds: f64,
        /// Nodes for each move of a game
        #[arg(long, default_value_t = 2000)]
        nodes: u64,
        /// Another seed makes other games
        #[arg(long, default_value_t = 70_001)]
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
            let bar = progress::bar(games, "games");
            play.run(&out, games, threads, &|done| bar.set_position(done))
                .map_err(|error| format!("{}: {error}", out.display()))
        }
        Command::Train { board, games, out, epochs, trust, seed, without } => {
            let variant = Boards::default().variant(&board).map_err(|error| error.to_string())?;
            let mut lines = Vec::new();
            for path in &games {
                let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
                lines.extend(BufReader::new(file).lines().map_while(Result::ok));
            }
            let read = lines.iter().filter_map(|line| TrainingGame::from_line(line, &variant));
            let barred = match &without {
                Some(path) => suite::keys(&read_suite(path)?),
                None => HashSet::new(),
            };
            let samples = Samples::new(&variant, read, trust, &barred);
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
                let [loss, held] = trainer.epoch(&samples, held_back, rate, BATCH);
                let seconds = start.elapsed().as_secs_f32();
                bar.suspend(|| {
                    println!("epoch {epoch}: loss {loss:.5}, held back {held:.5}, {seconds:.1} s");
                });
                bar.set_position(epoch as u64);
                std::fs::write(&out, trainer.network(&samples).to_bytes())
                    .map_err(|error| format!("{}: {error}", out.display()))?;
            }
            Ok(())
        }
        Command::Exercises { out, each, pieces, seed } => write_exercises(&out, each, pieces, seed),
        Command::MakeSuite { board, count, left, nodes, solve, seed } => {
            let variant = Boards::default().variant(&board).map_err(|error| error.to_string())?;
            let play = SelfPlay { variant, evaluation: Evaluation::Best, nodes, opening: (2, 6), seed };
            let mut engine = Engine::new(8);
            let games = (0..).flat_map(|number| suite::make(&play, &mut engine, number, &left, solve));
            let bar = progress::bar(count as u64, "positions");
            for solved in games.take(count) {
                bar.suspend(|| println!("{}", solved.to_line()));
                bar.inc(1);
            }
            Ok(())
        }
        Command::Suite { suite, movetime, hand, show } => {
            let limits = Limits { time: Time::Move(Duration::from_millis(movetime)), ..Limits::default() };
            let evaluation = if hand { Evaluation::HandWritten } else { Evaluation::Best };
            examination::suite(&read_suite(&suite)?, suite::candidate(64, evaluation), &limits, show);
            Ok(())
        }
        Command::Openings { board, count, plies, nodes, even, seed } => {
            let variant = Boards::default().variant(&board).map_err(|error| error.to_string())?;
            // More than enough of them are even.
            let random = openings::random(&variant, plies, 40 * count, seed);
            println!("# {count} even openings on {variant}, made by");
            println!(
                "# abande-lab openings --board {board} --count {count} --plies {plies} --nodes {nodes} \
                 --even {even} --seed {seed}"
            );
            let bar = progress::bar(count as u64, "openings");
            for position in openings::balanced(random, nodes, even).take(count) {
                bar.suspend(|| println!("{position}"));
                bar.inc(1);
            }
            Ok(())
        }
        Command::Solve { board, left, count, seconds, nodes, seed } => {
            let variant = Boards::default().variant(&board).map_err(|error| error.to_string())?;
            let time = Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())?;
            let play = SelfPlay { variant, evaluation: Evaluation::Best, nodes, opening: (2, 6), seed };
            let mut engine = Engine::new(8);
            let games =
                (0..).flat_map(|number| suite::positions_near_the_end(&play, &mut engine, number, &[left]));
            examination::solve(&board, left, games.take(count), count, time);
            Ok(())
        }
    }
}

fn write_exercises(out: &Path, each: usize, pieces: u8, seed: u64) -> Result<(), String> {
    let mut exercises = Vec::new();
    for board in ["hex", "square", "snub", "libre"] {
        let variant =
            Boards::default().variant(&format!("{board}@{pieces}")).map_err(|error| error.to_string())?;
        let made = Maker { variant, seed }.make(each);
        eprintln!("{board}: {} exercises", made.len());
        exercises.extend(made);
    }
    let text = serde_json::to_string_pretty(&exercises).map_err(|error| error.to_string())?;
    std::fs::write(out, text + "\n").map_err(|error| format!("{}: {error}", out.display()))
}

fn read_suite(path: &Path) -> Result<Vec<Solved>, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| named(&error))?;
    suite::read(&text).map_err(|error| named(&error))
}
