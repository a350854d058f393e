//! The laboratory's own program: self-play, training, openings, opening books, suites, exercises for learners. Matches are the
//! business of `abande match`.

mod commands;
mod failure;
mod progress;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[cfg(unix)]
use commands::punctuality;
use commands::{
    exercises, make_suite, openings, puzzles, rate_puzzles, selfplay, solve, suite, theory, train, tune,
};
use failure::Failure;

/// Make networks for the Abande engine: play, train, and examine them; `abande match` measures strength.
#[derive(Parser)]
#[command(name = "abande-lab")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Selfplay(selfplay::Args),
    Train(train::Args),
    MakeSuite(make_suite::Args),
    Suite(suite::Args),
    Openings(openings::Args),
    Solve(solve::Args),
    Exercises(exercises::Args),
    Puzzles(puzzles::Args),
    RatePuzzles(rate_puzzles::Args),
    #[cfg(unix)]
    Punctuality(punctuality::Args),
    Theory(theory::Args),
    Tune(tune::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Selfplay(args) => selfplay::run(args),
        Command::Train(args) => train::run(args),
        Command::MakeSuite(args) => make_suite::run(&args),
        Command::Suite(args) => suite::run(&args),
        Command::Openings(args) => openings::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Exercises(args) => exercises::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::RatePuzzles(args) => rate_puzzles::run(&args),
        #[cfg(unix)]
        Command::Punctuality(args) => punctuality::run(&args),
        Command::Theory(args) => theory::run(&args),
        Command::Tune(args) => tune::run(args),
    }
}
