//! `abande match`: two engines against each other, refereed by the rules.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

use abande::{Boards, Coords, Variant};
use abande_arena::contest::{Contest, Played};
use abande_arena::entrant::{Circumstances, Entrant, EntrantError, Kind, set_limit};
use abande_arena::openings::{self, Opening};
use abande_arena::statistics::Sprt;
use abande_arena::summary::{Occasion, Summary, record};
use abande_engine::{Limits, Time};
use abande_ugi::Process;

use crate::engine::find_board;
use crate::failure::{Failure, tell};
use crate::interrupt;
use crate::match_report::Report;
use crate::resources;
use crate::utf8;
use crate::wrong_value::WrongValue;

/// Let two engines play against each other
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// An engine; given twice. own, uct-random, uct-score, each with settings behind a colon, greedy, or
    /// cmd: and the command line of a program that speaks UGI
    #[arg(long = "engine", value_name = "E", required = true)]
    engines: Vec<String>,

    /// What the engines are called, in their order
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,

    /// hex, square, snub, libre, a size such as hex:3, or a board file; @9 behind it for nine pieces
    #[arg(long, value_name = "B", default_value = "hex")]
    board: String,

    /// How many games, in pairs with colours swapped; with --sprt at most so many [default: 100, or 20000
    /// with --sprt]
    #[arg(long, value_name = "N")]
    games: Option<usize>,

    /// Openings from a file, one a line: a position, or moves from the start
    #[arg(long, value_name = "FILE", conflicts_with = "plies")]
    openings: Option<PathBuf>,

    /// Random openings of so many moves, no two alike under turning and mirroring
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u16).range(0..=60))]
    plies: u16,

    /// Another seed makes other random openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    limits: LimitArgs,

    /// How many games run side by side
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,

    /// End when it is clear whether the first engine is stronger by the first or by the second number
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = elo_pair)]
    sprt: Option<(f64, f64)>,

    /// How often the test may accept wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = error_rate)]
    alpha: f64,

    /// How often the test may reject wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = error_rate)]
    beta: f64,

    /// How much longer than allowed a move may take, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 100)]
    slack: u64,

    /// How long a program may take to start, and to move where no time is set, in seconds
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,

    /// Set an option of the first engine, if it is a program; may be given more than once
    #[arg(long = "option1", value_name = "NAME=VALUE", value_parser = name_and_value)]
    first_options: Vec<(String, String)>,

    /// Set an option of the second engine
    #[arg(long = "option2", value_name = "NAME=VALUE", value_parser = name_and_value)]
    second_options: Vec<(String, String)>,

    /// Add the games to this file, in the .abn format
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// What saved games are said to belong to
    #[arg(long, value_name = "TEXT")]
    event: Option<String>,

    /// Report as a JSON object
    #[arg(long)]
    json: bool,
}

/// What each move may take, the first four for both engines.
#[derive(clap::Args)]
struct LimitArgs {
    /// Milliseconds for each move [default: 100, if there is no other limit]
    #[arg(long, value_name = "MS")]
    movetime: Option<String>,
    /// Nodes for each move
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
    /// Depth of each move
    #[arg(long, value_name = "N")]
    depth: Option<String>,
    /// Seconds for the game and for each move, such as 10+0.1
    #[arg(long, value_name = "S+S")]
    clock: Option<String>,
    /// As --movetime, for the second engine
    #[arg(long, value_name = "MS")]
    movetime2: Option<String>,
    /// As --nodes, for the second engine
    #[arg(long, value_name = "N")]
    nodes2: Option<String>,
    /// As --depth, for the second engine
    #[arg(long, value_name = "N")]
    depth2: Option<String>,
    /// As --clock, for the second engine
    #[arg(long, value_name = "S+S")]
    clock2: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  abande match --engine own --engine uct-score
  abande match --engine own --engine own:hand --nodes 5000 --sprt 0,10
  abande match --engine own:threads=2 --engine \"cmd:./other --flag\" --clock 10+0.1
  abande match --engine own:movetime=50 --engine uct-random:nodes=20000 --save games.abn

  abande match --engine own:level=4 --engine own:level=3

Settings of own: hand (the hand-written evaluation), network=FILE, threads=N, hash=MIB,
level=N (1 to 10; below 10 it plays like a person, with other luck in every game),
book=true (levels 8 to 10 open by their book).
All but programs take limits of their own in place of the common ones: movetime=MS,
nodes=N, depth=N, clock=S+S. The reference opponents, uct-random and uct-score, know no
depth. greedy is a beginner: it takes what makes the score best at once.

Who plays an illegal move, overruns the time, crashes or answers nonsense loses the game,
and the report says so. Saved games are whole, however the match ends; on Ctrl-C it reports on those
that were played.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut boards = Boards::default();
    let variant = find_board(&mut boards, &args.board)
        .map_err(|error| Failure::Refused(format!("--board: {error}")))?;
    let entrants = args.entrants()?;
    let names = args.names()?;
    let limits = args.limits(&entrants)?;
    for (entrant, (name, limits)) in entrants.iter().zip(names.iter().zip(&limits)) {
        entrant.check(&variant, limits).map_err(|error| usage(name, error))?;
    }
    let mebibytes: usize = entrants.iter().map(Entrant::mebibytes).sum();
    resources::check("hash", mebibytes * usize::from(args.concurrency))?;
    let games = args.games.unwrap_or(if args.sprt.is_some() { 20_000 } else { 100 });
    if games == 0 || games % 2 == 1 {
        return Err(usage("--games", "games come in pairs: give an even number"));
    }
    let openings = args.openings(&variant, &boards, games / 2)?;
    if openings.len() < games / 2 && args.openings.is_none() {
        tell(format!(
            "note: there are only {} openings of {} moves: they repeat",
            openings.len(),
            args.plies
        ));
    }
    let circumstances = Circumstances {
        board: args.board.clone(),
        patience: Duration::from_secs(args.patience),
        slack: Duration::from_millis(args.slack),
    };
    try_programs(&entrants, &names, &circumstances)?;

    let sprt = args.sprt.map(|(elo0, elo1)| Sprt { elo0, elo1, alpha: args.alpha, beta: args.beta });
    let contest = Contest {
        openings: &openings,
        pairs: games / 2,
        limits,
        concurrency: usize::from(args.concurrency).min(games / 2),
        slack: circumstances.slack,
        sprt,
    };
    let names = [names[0].as_str(), names[1].as_str()];
    let event = args.event.clone().unwrap_or_else(|| format!("{} - {}", names[0], names[1]));
    let date = today();
    let occasion = Occasion { names, event: &event, date: &date, limits };
    let book = args.save.as_deref().map(Book::open).transpose()?;
    let progress = Progress { games, sprt, shown: io::stderr().is_terminal() };
    let heard = Mutex::new((Summary::default(), book));
    let board = variant.to_string();
    let write_report = |summary: &Summary, out: &mut dyn Write| {
        let report = Report { names, board: &board, limits: &contest.limits, summary, sprt };
        if args.json { writeln!(out, "{}", report.json()) } else { write!(out, "{report}") }
    };
    let tell_so_far = || {
        let Ok(heard) = heard.lock() else { return };
        progress.end();
        tell(format_args!("Interrupted after {} of {games} games.", heard.0.games()));
        // Where nobody reads, it makes no difference.
        let _ = write_report(&heard.0, &mut anstream::stdout());
    };
    interrupt::telling(tell_so_far, || {
        contest.play(&|player| entrants[player].player(&circumstances), &mut |game, pairs| {
            let Ok(mut heard) = heard.lock() else { return };
            let (summary, book) = &mut *heard;
            summary.add(game, pairs);
            if let Some(book) = book {
                book.add(game, &occasion);
            }
            progress.show(summary);
        })
    })?;
    progress.end();
    let (summary, book) = heard.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    write_report(&summary, out)?;
    book.map_or(Ok(()), Book::close)
}

impl Args {
    fn entrants(&self) -> Result<Vec<Entrant>, Failure> {
        if self.engines.len() != 2 {
            return Err(usage("--engine", "a match takes two engines"));
        }
        let mut entrants = Vec::new();
        for (text, given) in self.engines.iter().zip([&self.first_options, &self.second_options]) {
            let mut entrant: Entrant =
                text.parse().map_err(|error: EntrantError| usage(&format!("--engine {text}"), error))?;
            match &mut entrant.kind {
                Kind::Program { options, .. } => options.clone_from(given),
                _ if given.is_empty() => {}
                _ => return Err(usage(text, "only programs take options: write settings behind a colon")),
            }
            entrants.push(entrant);
        }
        Ok(entrants)
    }

    /// Two names, and not the same one twice.
    fn names(&self) -> Result<[String; 2], Failure> {
        if self.names.len() > 2 {
            return Err(usage("--name", "there are two engines"));
        }
        let default = |number: usize| {
            let text = self.engines.get(number).map_or("", String::as_str);
            text.strip_prefix("cmd:").unwrap_or(text).to_owned()
        };
        let mut names =
            [0, 1].map(|number| self.names.get(number).cloned().unwrap_or_else(|| default(number)));
        if names[0] == names[1] {
            names = [1, 2].map(|number| format!("{} ({number})", names[0]));
        }
        Ok(names)
    }

    /// The limits of both: an engine's own ones, or those of the options.
    fn limits(&self, entrants: &[Entrant]) -> Result<[Limits; 2], Failure> {
        let LimitArgs { movetime, nodes, depth, clock, movetime2, nodes2, depth2, clock2 } = &self.limits;
        let read = |values: [&Option<String>; 4]| {
            let mut limits = Limits::default();
            for (name, value) in ["movetime", "nodes", "depth", "clock"].into_iter().zip(values) {
                if let Some(value) = value {
                    set_limit(&mut limits, name, value).map_err(|error| usage("limits", error))?;
                }
            }
            if values[0].is_some() && values[3].is_some() {
                return Err(usage("limits", "movetime and clock do not go together"));
            }
            Ok((limits != Limits::default()).then_some(limits))
        };
        let usual = Limits { time: Time::Move(Duration::from_millis(100)), ..Limits::default() };
        let both = read([movetime, nodes, depth, clock])?;
        let second = read([movetime2, nodes2, depth2, clock2])?.or(both).unwrap_or(usual);
        let first = both.unwrap_or(usual);
        let own = |number: usize| entrants.get(number).and_then(|entrant| entrant.limits);
        Ok([own(0).unwrap_or(first), own(1).unwrap_or(second)])
    }

    fn openings(&self, variant: &Variant, boards: &Boards, pairs: usize) -> Result<Vec<Opening>, Failure> {
        let Some(path) = &self.openings else {
            let openings = openings::random(variant, self.plies.into(), pairs, self.seed);
            return match openings.len() {
                0 => Err(usage("--plies", "every game is over by then")),
                _ => Ok(openings),
            };
        };
        let bytes = std::fs::read(path).map_err(Failure::file(path))?;
        let text = utf8::text(&bytes).map_err(|(line, column)| Failure::NotUtf8 {
            path: path.into(),
            line,
            column,
        })?;
        let refused = |reason: String| Failure::Refused(format!("{}: {reason}", path.display()));
        let openings = openings::read(text, variant, boards).map_err(|error| refused(error.to_string()))?;
        if openings.is_empty() { Err(refused("there are no openings".into())) } else { Ok(openings) }
    }
}

/// Starts programs once: one that never runs should not lose a thousand games first.
fn try_programs(entrants: &[Entrant], names: &[String; 2], known: &Circumstances) -> Result<(), Failure> {
    for (entrant, name) in entrants.iter().zip(names) {
        if let Kind::Program { command, options } = &entrant.kind {
            Process::start(&known.program(command, options))
                .map_err(|error| Failure::Refused(format!("{name} {error}")))?;
        }
    }
    Ok(())
}

/// A file that games are added to, each as a whole.
struct Book<'a> {
    path: &'a Path,
    file: File,
    is_empty: bool,
    failed: Option<io::Error>,
}

impl<'a> Book<'a> {
    fn open(path: &'a Path) -> Result<Book<'a>, Failure> {
        let file = File::options().append(true).create(true).open(path).map_err(Failure::file(path))?;
        let is_empty = file.metadata().map_err(Failure::file(path))?.len() == 0;
        Ok(Book { path, file, is_empty, failed: None })
    }

    fn add(&mut self, game: &Played, occasion: &Occasion<'_>) {
        let mut text = record(game, occasion).to_abn(Coords::Stein);
        if !self.is_empty {
            text.insert(0, '\n');
        }
        self.is_empty = false;
        // In one go, so that a match that is broken off leaves whole games.
        let written = self.file.write_all(text.as_bytes());
        self.failed = self.failed.take().or(written.err());
    }

    fn close(self) -> Result<(), Failure> {
        self.failed.map_or(Ok(()), |error| Err(Failure::file(self.path)(error)))
    }
}

/// The line that shows how far the match has come.
struct Progress {
    games: usize,
    sprt: Option<Sprt>,
    shown: bool,
}

impl Progress {
    fn show(&self, summary: &Summary) {
        if !self.shown {
            return;
        }
        let Summary { wins, draws, losses, pairs, .. } = summary;
        let [_, elo, _] = pairs.elo();
        let ratio = self.sprt.map(|sprt| format!(", ratio {:+.2}", sprt.llr(pairs)));
        let _ = write!(
            io::stderr(),
            "\r\x1b[K{} of {} games: +{wins} ={draws} -{losses}, {:.1} %, Elo {elo:+.0}{}",
            summary.games(),
            self.games,
            100.0 * pairs.share(),
            ratio.unwrap_or_default()
        );
    }

    /// Makes way for the report.
    fn end(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Today, in Greenwich, as game files write it.
fn today() -> String {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    now.split('T').next().unwrap_or_default().replace('-', ".")
}

fn usage(what: &str, reason: impl Display) -> Failure {
    Failure::Usage(format!("{what}: {reason}"))
}

fn elo_pair(text: &str) -> Result<(f64, f64), WrongValue> {
    let parsed = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    parsed
        .filter(|&(low, high): &(f64, f64)| low < high && low.abs() <= 1000.0 && high.abs() <= 1000.0)
        .ok_or(WrongValue::EloPair)
}

fn error_rate(text: &str) -> Result<f64, WrongValue> {
    let rate = text.parse().ok().filter(|rate: &f64| *rate > 0.0 && *rate < 0.5);
    rate.ok_or(WrongValue::ErrorRate)
}

fn name_and_value(text: &str) -> Result<(String, String), WrongValue> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains(['\n', '\r']) => {
            Ok((name.into(), value.into()))
        }
        _ => Err(WrongValue::NameAndValue),
    }
}
