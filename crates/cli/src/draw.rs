//! `abande draw`: positions and games as pictures, and pages to print.

mod decoration;
mod output;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use abande::Coords;
use abande_draw::gif::Shot;
use abande_draw::language::PictureLanguage;
use abande_draw::moments::{self, Moment};
use abande_draw::paper::Paper;
use abande_draw::picture::{self, Labels, Options, View};
use abande_draw::print::{self, Print};
use abande_draw::scene::Scene;
use abande_draw::theme::Theme;
use abande_draw::{contact_sheet, graph, rule_sheet};
use clap::ValueEnum;

use crate::failure::{Failure, tell};
use crate::input::PositionArgs;
use crate::review;
use crate::subject::{Subject, WhichArgs};
use decoration::DecorationArgs;
use output::{FileKind, Film};

/// Draw positions and games as pictures: SVG, PNG, GIF or PDF
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position line, or a file of games (.abn, .json) or of position lines; - for standard input
    #[arg(value_name = "INPUT")]
    input: Option<String>,

    /// Where to write: .svg, .png, .gif or .pdf; standard output otherwise, and for -
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The kind of file, where its name does not tell; svg otherwise
    #[arg(long, value_name = "KIND")]
    to: Option<FileKind>,

    #[command(flatten)]
    position: PositionArgs,

    #[command(flatten)]
    which: WhichArgs,

    #[command(flatten)]
    page: PageArgs,

    #[command(flatten)]
    look: LookArgs,

    #[command(flatten)]
    decoration: DecorationArgs,
}

/// What sort of page it is; a single picture, or an animation, if nothing is said.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
struct PageArgs {
    /// The expected margin over a game, with its mistakes, as the engine judges them
    #[arg(long, group = "sort")]
    graph: bool,

    /// All positions on one page, or on sheets of paper in a PDF
    #[arg(long, group = "sort")]
    sheet: bool,

    /// The empty board on paper, to scale
    #[arg(long, group = "sort")]
    print: bool,

    /// Pieces to cut out, on paper
    #[arg(long, group = "sort")]
    pieces: bool,

    /// The rules on one sheet of paper, in the language of --lang
    #[arg(long, group = "sort")]
    rules: bool,

    /// With --graph: how many positions the engine looks at for each move
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    nodes: u64,

    /// With --sheet: pictures in a row
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..))]
    columns: u16,

    /// With --sheet: only every so many moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,

    /// The paper of --sheet, --print, --pieces and --rules
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: PaperArg,

    /// With --print and --pieces: millimetres from space to space; as many as fit otherwise
    #[arg(long, value_name = "MM")]
    step: Option<f64>,

    /// In a GIF: milliseconds for each move
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    delay: u64,
}

/// How pictures look.
#[derive(clap::Args)]
struct LookArgs {
    /// The colours
    #[arg(long, value_name = "THEME")]
    theme: Option<ThemeArg>,

    /// Where the names of spaces are shown
    #[arg(long, value_name = "WHERE", default_value = "edge")]
    labels: LabelsArg,

    /// How wide a picture is, in pixels
    #[arg(long, value_name = "PX")]
    width: Option<f64>,

    /// Turn the board to the left
    #[arg(long, value_name = "DEGREES", default_value_t = 0.0, allow_hyphen_values = true)]
    rotate: f64,

    /// Mirror the board, left to right
    #[arg(long)]
    flip: bool,

    /// Hands, points and whose turn it is, below the board
    #[arg(long)]
    caption: bool,

    /// A line above the board
    #[arg(long, value_name = "TEXT")]
    heading: Option<String>,

    /// The language of --caption and --rules: en, de, fr, es or it
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: PictureLanguage,
}

#[derive(Clone, Copy, ValueEnum)]
enum ThemeArg {
    /// A wooden board on a light page
    Light,
    /// A slate board on a dark page
    Dark,
    /// Black, white and strong colours
    Contrast,
    /// Greys, sparing with ink; for --print, --pieces and --rules if nothing is said
    Print,
}

#[derive(Clone, Copy, ValueEnum)]
enum LabelsArg {
    /// Nowhere
    Off,
    /// Around the board
    Edge,
    /// In the spaces
    Spaces,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperArg {
    /// 210 x 297 mm
    A4,
    /// 297 x 420 mm
    A3,
    /// 8.5 x 11 inches
    Letter,
}

const EXAMPLES: &str = "\
Examples:
  abande draw --after \"d4 c3 d3 c4\" -o position.svg
  abande draw \"hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\" -o position.png --width 400
  abande draw game.abn -o game.gif --caption
  abande draw game.abn --ply 20 --captures both --theme dark -o move20.png
  abande draw game.abn --graph -o graph.svg
  abande draw game.abn --sheet --every 4 -o game.pdf
  abande draw --board snub --print -o board.pdf
  abande draw --rules --lang it -o regole.pdf

z marks what is asleep. A file of position lines has one a line; --sheet draws them all, otherwise the first \
is drawn.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let path = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let kind = args.to.or_else(|| FileKind::of_path(path?)).unwrap_or(FileKind::Svg);
    if let Some(path) = path.filter(|path| args.to.is_none() && FileKind::of_path(path).is_none()) {
        let message =
            format!("-o {}: files end in .svg, .png, .gif or .pdf; --to says it otherwise", path.display());
        return Err(Failure::Usage(message));
    }
    args.look.check()?;
    let film = film(args, kind)?;
    let missing = film.missing_letters();
    if !missing.is_empty() {
        let letters: Vec<String> = missing.into_iter().map(String::from).collect();
        tell(format_args!("note: the font of the pictures lacks {}: boxes stand for it", letters.join(" ")));
    }
    output::write(&film, kind, args.look.width, path, out)
}

/// What there is to see, page by page or moment by moment.
fn film(args: &Args, kind: FileKind) -> Result<Film, Failure> {
    let paper = args.page.paper();
    let printed = Print { paper, step: args.page.step };
    let refuse = |error: print::CannotPrint| Failure::Refused(error.to_string());
    if args.page.rules {
        return Ok(Film::Pages(vec![rule_sheet::draw(args.look.lang, paper, args.look.paper_theme())]));
    }
    if args.page.pieces {
        return Ok(Film::Pages(vec![print::pieces(printed, args.look.paper_theme()).map_err(refuse)?]));
    }
    if args.page.print {
        let (position, _) = args.position.load()?;
        let board = position.board();
        let coords = args.position.coords_on(board)?;
        let options = Options { theme: args.look.paper_theme(), ..args.look.options(coords) };
        return Ok(Film::Pages(vec![print::board(board, printed, &options).map_err(refuse)?]));
    }
    let subject = Subject::load(args.input.as_deref(), &args.position, &args.which)?;
    if args.page.graph {
        let moves = review::judge(subject.game()?, &subject.moments, args.page.nodes, args.position.coords());
        return Ok(Film::Pages(vec![graph::draw(&subject.title, &moves, args.look.theme())]));
    }
    if args.page.sheet {
        return sheet(args, &subject, kind);
    }
    if kind == FileKind::Gif && args.which.ply.is_none() {
        return shots(args, &subject);
    }
    let moment = subject.moment(args.which.ply)?;
    Ok(Film::Pages(vec![args.picture(moment, &subject.moments, &[], args.look.heading.clone())?]))
}

/// Every so many positions on one page, or on as many sheets of paper as they need.
fn sheet(args: &Args, subject: &Subject, kind: FileKind) -> Result<Film, Failure> {
    let room = moments::room(&subject.moments);
    let every = usize::from(args.page.every);
    let last = subject.moments.len().saturating_sub(1);
    let mut pictures = Vec::new();
    for (place, moment) in subject.moments.iter().enumerate() {
        if place % every == 0 || place == last {
            // The title stands above them all, and not above the first once more.
            let heading = subject.heading(place, args.position.coords());
            let heading = Some(if heading == subject.title { String::new() } else { heading });
            pictures.push(args.picture(moment, &subject.moments, &room, heading)?);
        }
    }
    let (title, columns, theme) = (&subject.title, usize::from(args.page.columns), args.look.theme());
    Ok(Film::Pages(if kind == FileKind::Pdf {
        contact_sheet::paper_pages(title, &pictures, columns, args.page.paper(), theme)
    } else {
        vec![contact_sheet::one_page(title, &pictures, columns, theme)]
    }))
}

/// The positions one after the other; the last stays longer.
fn shots(args: &Args, subject: &Subject) -> Result<Film, Failure> {
    let room = moments::room(&subject.moments);
    let delay = Duration::from_millis(args.page.delay);
    let mut shots = Vec::new();
    for (place, moment) in subject.moments.iter().enumerate() {
        let time = if place + 1 == subject.moments.len() { 4 * delay } else { delay };
        let heading =
            args.look.heading.clone().or_else(|| Some(subject.heading(place, args.position.coords())));
        shots.push(Shot { scene: args.picture(moment, &subject.moments, &room, heading)?, time });
    }
    Ok(Film::Shots(shots))
}

impl Args {
    /// A position as the options want it.
    fn picture(
        &self,
        moment: &Moment,
        game: &[Moment],
        room: &[abande::Space],
        heading: Option<String>,
    ) -> Result<Scene, Failure> {
        let coords = self.position.coords_on(moment.position.board())?;
        let mut options = self.look.options(coords);
        options.heading = heading;
        options.room_for = room.to_vec();
        self.decoration.apply(moment, game, &mut options)?;
        Ok(picture::draw(&moment.position, &options))
    }
}

impl PageArgs {
    fn paper(&self) -> Paper {
        match self.paper {
            PaperArg::A4 => Paper::A4,
            PaperArg::A3 => Paper::A3,
            PaperArg::Letter => Paper::Letter,
        }
    }
}

impl LookArgs {
    fn check(&self) -> Result<(), Failure> {
        if !self.rotate.is_finite() {
            return Err(Failure::Usage("--rotate takes a number of degrees, such as 60".into()));
        }
        Ok(())
    }

    fn theme(&self) -> Theme {
        self.theme.map_or(Theme::Light, Theme::from)
    }

    /// What is printed spares ink, unless somebody wants it otherwise.
    fn paper_theme(&self) -> Theme {
        self.theme.map_or(Theme::Print, Theme::from)
    }

    fn options(&self, coords: Coords) -> Options {
        Options {
            theme: self.theme(),
            labels: match self.labels {
                LabelsArg::Off => Labels::Off,
                LabelsArg::Edge => Labels::Edge,
                LabelsArg::Spaces => Labels::Spaces,
            },
            coords,
            view: View { turned: self.rotate, flipped: self.flip },
            heading: self.heading.clone(),
            caption: self.caption.then_some(self.lang),
            ..Options::default()
        }
    }
}

impl From<ThemeArg> for Theme {
    fn from(arg: ThemeArg) -> Theme {
        match arg {
            ThemeArg::Light => Theme::Light,
            ThemeArg::Dark => Theme::Dark,
            ThemeArg::Contrast => Theme::Contrast,
            ThemeArg::Print => Theme::Print,
        }
    }
}
