//! `abande analyze`: a position, or a game move by move, as the engine sees it.

mod json;
mod progress;
mod report;
mod subject;
mod table;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use abande::{Coords, Game, Position, write_games};
use abande_engine::review::{Analyst, Appraisal, Review, Reviewer, annotate, annotated_position};
use abande_engine::{Engine, Limits, Report, Time};

use crate::failure::{Failure, tell};
use crate::input::PositionArgs;
use crate::interrupt::Interrupt;
use crate::replace_file::replace_file;
use crate::resources;
use progress::Progress;
use subject::Subject;

/// Judge a position, or a game move by move
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position line; or a file of games, in .abn or Abstract Play's JSON, or of positions, one a line;
    /// - for standard input
    #[arg(value_name = "POSITION|FILE")]
    subject: Option<String>,

    #[command(flatten)]
    position: PositionArgs,

    /// Only this game of the file, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,

    /// Milliseconds for each position [default: 2000, in games 500, if there is no other limit]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    movetime: Option<u64>,

    /// Nodes for each position: on one thread the same every time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Depth for each position
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=250))]
    depth: Option<u32>,

    /// How many of the best lines to look at [default: 3, in games 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=200))]
    lines: Option<u16>,

    /// How many threads think
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = resources::threads)]
    threads: usize,

    /// Memory for positions, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = resources::mebibytes)]
    hash: usize,

    /// Answer with a JSON object a line, one for each position or game
    #[arg(long)]
    json: bool,

    /// Write the games with signs, remarks and better lines to this .abn file; - for standard output, instead
    /// of the table
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  abande analyze --after \"d4 c3 d3 c4\"
  abande analyze \"hex x4/x5/x2,w,x3/x3,b,x3/x2,b,x3/x5/x4 w 16/17 0\" --lines 5
  abande analyze game.abn --movetime 1000 --threads 2
  abande analyze games.abn --game 3 -o judged.abn
  abande analyze --json --nodes 20000 - < games.abn

Margins are in points, as the player to move sees them; 'wins by 3' is proven. A move is judged by what it \
gives away of the chance to win: ?! from 10 %, ? from 20 %, ?? from 35 %. With two lines or more, ! marks a \
move beside which every other would be a mistake. docs/analyze.md has the rest.

What others have written in a game stays in it. Analysing a file again brings it up to date.

Ctrl-C ends the analysis with what was found by then: of a game, its last moves.";

/// A thing to analyse, and what came of it.
enum Finding<'a> {
    Position(&'a Position, Appraisal),
    Game(usize, &'a Game, Review),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    args.check_output()?;
    let subjects = subject::load(args)?;
    let to_output = args.output.as_deref() == Some(Path::new("-"));
    resources::check("--hash", args.hash)?;
    let mut engine = Engine::new(args.hash);
    engine.set_threads(args.threads);
    let interrupt = Interrupt::watch()?;
    // Until a game is annotated it stays as it is: a run that is broken off loses nothing.
    let mut records: Vec<Option<Game>> = subjects.iter().map(Subject::record).collect();
    for (place, subject) in subjects.iter().enumerate() {
        let coords = args.position.coords_on(subject.board())?;
        engine.set_multipv(args.lines.map_or(subject.usual_lines(), usize::from));
        engine.forget();
        let progress = Progress::new(place, subjects.len(), coords);
        let finding = args.study(subject, &mut engine, &progress, &interrupt);
        progress.end();
        if args.output.is_some() {
            records[place] = Some(annotated(&finding, coords)?);
        }
        if interrupt.is_wished() {
            tell(format_args!("Interrupted: {}", finding.share(place, subjects.len())));
        }
        if to_output {
            if interrupt.is_wished() {
                break;
            }
            continue;
        }
        // Before anything is shown: if nobody looks, the file is still there, and the other way round.
        let text = || write_games(records.iter().flatten(), args.position.coords());
        let kept = args.output.as_deref().map_or(Ok(()), |path| replace_file(path, text()));
        let limits = args.limits(subject);
        if args.json {
            writeln!(out, "{}", json::object(&finding, &limits, coords))?;
        } else {
            if place > 0 {
                writeln!(out)?;
            }
            report::write(out, &finding, &limits, coords)?;
        }
        out.flush()?;
        kept?;
        interrupt.obey(out)?;
    }
    if to_output {
        write!(out, "{}", write_games(records.iter().flatten(), args.position.coords()))?;
    }
    Ok(interrupt.obey(out)?)
}

impl Finding<'_> {
    /// How much an analysis has come to that was broken off here.
    fn share(&self, place: usize, count: usize) -> String {
        let which = if count > 1 { format!(", in the {}. of {count}", place + 1) } else { String::new() };
        match self {
            Finding::Position(..) => format!("this is what was found by then{which}."),
            Finding::Game(_, game, review) => {
                let (judged, moves) = (review.moves.len(), game.main_line().count());
                format!("{judged} of {moves} moves are judged{which}, counted from the end.")
            }
        }
    }
}

/// The record with all that was found in it.
fn annotated(finding: &Finding<'_>, coords: Coords) -> Result<Game, Failure> {
    let failed = |error: abande::EditError| Failure::Refused(error.to_string());
    match finding {
        Finding::Position(position, appraisal) => annotated_position(position, appraisal).map_err(failed),
        Finding::Game(_, game, review) => {
            let mut game = (*game).clone();
            annotate(&mut game, review, coords).map_err(failed)?;
            if game.tags().get("Annotator").is_none() {
                let program = concat!("abande ", env!("CARGO_PKG_VERSION"));
                game.tags_mut()
                    .set("Annotator", program)
                    .map_err(|error| Failure::Refused(error.to_string()))?;
            }
            Ok(game)
        }
    }
}

impl Args {
    fn limits(&self, subject: &Subject) -> Limits {
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.movetime.map_or(Time::Unlimited, |time| Time::Move(Duration::from_millis(time))),
        };
        if limits == Limits::default() { subject.usual_limits() } else { limits }
    }

    fn study<'a>(
        &self,
        subject: &'a Subject,
        engine: &mut Engine,
        progress: &Progress,
        interrupt: &Interrupt,
    ) -> Finding<'a> {
        let start = Instant::now();
        // The positions of a game are looked at to the end, so that all are judged alike.
        let never = AtomicBool::new(false);
        let wish = if subject.is_game() { &never } else { interrupt.wish() };
        let mut told = |report: &Report| progress.hear(report, subject.board());
        let mut silent = |_: &Report| ();
        let mut analyst = Analyst {
            engine,
            limits: self.limits(subject),
            control: &(|| start.elapsed(), wish),
            heard: if subject.is_game() { &mut silent } else { &mut told },
        };
        match subject {
            Subject::Position(position) => Finding::Position(position, analyst.appraise(position)),
            Subject::Game(number, game) => {
                let mut reviewer = Reviewer::new(game);
                let count = reviewer.remaining();
                while reviewer.remaining() > 0 && !interrupt.is_wished() {
                    progress.show(count - reviewer.remaining(), count);
                    reviewer.step(&mut analyst);
                }
                Finding::Game(*number, game, reviewer.finish())
            }
        }
    }

    /// The annotated games have one format, and a way that loses none of them.
    fn check_output(&self) -> Result<(), Failure> {
        let Some(output) = self.output.as_deref() else { return Ok(()) };
        let usage = |text: String| Err(Failure::Usage(format!("--output: {text}")));
        if output == Path::new("-") && self.json {
            return usage("standard output cannot take both JSON and games: name a file".into());
        }
        if output.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json")) {
            return usage("signs and variations are kept in .abn only".into());
        }
        // Found out before the thinking, not after it.
        let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) {
            return Err(Failure::file(output)(std::io::ErrorKind::NotFound.into()));
        }
        let same = |subject: &String| {
            let [one, two] = [Path::new(subject), output].map(std::fs::canonicalize);
            matches!((one, two), (Ok(one), Ok(two)) if one == two)
        };
        if self.game.is_some() && self.subject.as_ref().is_some_and(same) {
            return usage(
                "the other games of the file would be lost: leave out --game, or name another file".into(),
            );
        }
        Ok(())
    }
}
