//! The program `abande`: one file for each subcommand.

mod analyze;
mod bench;
mod board_arg;
mod bounded_read;
mod check;
mod completions;
mod convert;
mod draw;
mod engine;
mod explore;
mod failure;
mod games_file;
mod input;
mod interrupt;
mod loadtest;
mod man;
mod match_command;
mod match_report;
mod moves;
mod perft;
mod play;
mod proof_file;
mod puzzle;
mod replace_file;
mod resources;
mod review;
mod rules_data;
mod serve;
mod show;
mod solve;
mod subject;
mod utf8;
mod wrong_value;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use failure::Failure;

/// Play the board game Abande; draw, check, convert and measure it
#[derive(Parser)]
#[command(name = "abande", version, long_about = LONG_ABOUT, after_help = EXAMPLES)]
struct Cli {
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", display_order = 900)]
    color: ColorChoice,

    /// Without a command the app starts, and these are its options.
    #[command(flatten)]
    serve: serve::Args,

    #[command(subcommand)]
    command: Option<Command>,
}

const LONG_ABOUT: &str = "\
Abande is Dieter Stein's board game of 2005: enter pieces, capture by stacking up to three, keep one \
connected band, and score what touches an enemy.

Boards: hex (the usual one), square, snub, libre; sizes hex:2 to hex:6 and square:3 to square:9; a board \
file in TOML or JSON. An @9 behind the board gives each player nine pieces instead of 18.

Without a command it starts the app in the browser, as 'abande serve' does.";

const EXAMPLES: &str = "\
Examples:
  abande play --white 5                       a game in the terminal, against level 5
  abande                                      play in the browser
  abande puzzle                               the puzzle of the day
  abande show --after \"d4 c3 d3 c4\"           a position in the terminal
  abande draw --after \"d4 c3 d3\" -o x.png     a position as a picture, a game as a GIF
  abande moves --board square --after d4      list the legal moves
  abande moves --json - < positions.txt       answer a JSON line for each position line
  abande perft --board libre 5                count the leaves of the tree of moves
  abande check games.abn                      validate games, pointing at the fault
  abande convert game.abn -o game.json        to Abstract Play's format, and back
  abande analyze game.abn -o judged.abn       judge a game move by move
  abande explore --after \"c3 c4\"              what the opening book knows
  abande solve --board hex:2@3                prove who wins, and by how much
  abande engine                               the engine, for programs that speak UGI
  abande match --engine own --engine own:hand two engines against each other

Exit codes: 0 fine, 1 a refused input, 2 wrong usage.";

#[derive(Subcommand)]
enum Command {
    Play(Box<play::Args>),
    Puzzle(puzzle::Args),
    Serve(serve::Args),
    Show(show::Args),
    Draw(Box<draw::Args>),
    Moves(moves::Args),
    Perft(perft::Args),
    Check(check::Args),
    Convert(convert::Args),
    Analyze(analyze::Args),
    Explore(Box<explore::Args>),
    Solve(solve::Args),
    Bench(bench::Args),
    Engine(engine::Args),
    Match(Box<match_command::Args>),
    Loadtest(loadtest::Args),
    Completions(completions::Args),
    Man(man::Args),
}

fn main() -> ExitCode {
    let cli = parse();
    let color = match cli.color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    color.write_global();
    let mut out = io::BufWriter::new(anstream::stdout());
    let done = chosen(cli.command, cli.serve)
        .and_then(|command| run(command, &mut out))
        .and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has had enough: no error of ours.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // What was found before the failure is still worth having.
            let _ = out.flush();
            failure::tell(&failure);
            failure.exit_code()
        }
    }
}

/// Reads the arguments. What is wrong with them is told in the colours they ask for, if that much is clear.
fn parse() -> Cli {
    let words: Vec<_> = std::env::args_os().collect();
    let choice = words.iter().enumerate().rev().find_map(|(index, word)| {
        let word = word.to_str()?;
        let value =
            if word == "--color" { words.get(index + 1)?.to_str()? } else { word.strip_prefix("--color=")? };
        ColorChoice::from_str(value, false).ok()
    });
    let command = Cli::command().color(choice.unwrap_or_default());
    Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
}

/// The command: the app where there is none. Its options go with no other.
fn chosen(command: Option<Command>, serve: serve::Args) -> Result<Command, Failure> {
    match command {
        None => Ok(Command::Serve(serve)),
        Some(command) if serve == serve::Args::default() => Ok(command),
        Some(_) => Err(Failure::Usage("the options of 'serve' stand behind it, or alone".into())),
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(&args, out),
        Command::Puzzle(args) => puzzle::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Draw(args) => draw::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Check(args) => check::run(&args, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Analyze(args) => analyze::run(&args, out),
        Command::Explore(args) => explore::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Engine(args) => engine::run(&args),
        Command::Match(args) => match_command::run(&args, out),
        Command::Loadtest(args) => loadtest::run(&args, out),
        Command::Completions(args) => completions::run(&args, Cli::command(), out),
        Command::Man(args) => man::run(&args, Cli::command(), out),
    }
}
