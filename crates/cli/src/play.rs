//! `abande play`: a game in the terminal.

mod app;
mod collection;
mod cursor;
mod day;
mod event;
mod files;
mod fullscreen;
mod keys;
mod line_input;
pub(crate) mod margin;
mod menu;
mod plain;
mod player;
mod prompt;
mod screen;
mod session;
mod shelf;
mod signals;
mod thinker;
mod view;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use abande::{Board, Boards, Color, Variant};
use abande_draw::text::Signs;
use abande_words::{Language, Words};

use self::collection::Collection;
pub(crate) use self::line_input::{read_line, shortened};
use self::player::Player;
use self::session::{NoSight, Session};
use self::shelf::{Kept, Shelf};
use self::view::Depth;
pub(crate) use self::view::Look;
use crate::failure::Failure;
use crate::input::PositionArgs;

/// Play a game, against the engine or each other
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags are what they are")]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Games to look at, and to play on from: a file in .abn or Abstract Play's JSON, or of position lines
    file: Option<PathBuf>,

    /// Which game of the file, from 1; the first otherwise
    #[arg(long, value_name = "N", requires = "file", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,

    /// The position after so many moves of the game; its last one otherwise
    #[arg(long, value_name = "N", requires = "file")]
    ply: Option<usize>,

    /// Who plays Black: human, or the engine at a level from 1 to 10
    #[arg(long, value_name = "WHO")]
    black: Option<Player>,

    /// Who plays White: human, or the engine at a level from 1 to 10
    #[arg(long, value_name = "WHO")]
    white: Option<Player>,

    #[command(flatten)]
    position: PositionArgs,

    /// Begin a new game at once, and do not offer the unfinished ones
    #[arg(long, conflicts_with_all = ["resume", "file"])]
    new: bool,

    /// Go on with the latest unfinished game
    #[arg(long, conflicts_with_all = ["file", "board", "position", "after"])]
    resume: bool,

    /// Play line by line, for screen readers and scripts; so it is where there is no terminal, or a dumb one
    #[arg(long)]
    plain: bool,

    /// The language: en, de, fr, es, it; otherwise as the locale says
    #[arg(long, value_name = "L")]
    lang: Option<Language>,

    /// Use only ASCII characters
    #[arg(long)]
    ascii: bool,

    /// How long the engine takes for a move at least, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 400)]
    pace: u64,
}

const EXAMPLES: &str = "\
Examples:
  abande play                              choose a board and the players
  abande play --white 5                    Black against level 5
  abande play --board libre --black 3      White against level 3, without a board
  abande play --black 8 --white 8          watch the engine play against itself
  abande play games.abn --game 3           look at a game: x plays on from any position
  abande play games.abn --ply 20 --white 5 play on from there at once, against level 5
  abande play --plain --new --white 1      line by line: d4, c3-d4, pass, undo, hint, help

In the full screen, arrow keys and Enter or the mouse play, d4 typed plays too, and ? shows all keys. \
An unfinished game is kept, however you leave, and offered again on the next start.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    let words = Words::new(args.lang.unwrap_or_else(|| Language::of_environment(variable)));
    let (boards, _) = args.position.board.load()?;
    let mut shelf = Shelf::of_environment(variable);
    let mut kept = if args.new || args.file.is_some() { Vec::new() } else { shelf.games() };
    let mut session = match (&args.file, args.resume) {
        (Some(path), _) => args.looked_at(path, &boards, &words)?,
        (None, true) => resumed(&mut kept, &mut shelf, &words)?,
        (None, false) => args.new_session()?,
    };
    for (color, player) in Color::BOTH.into_iter().zip([args.black, args.white]) {
        if let Some(player) = player {
            session.seat(color, player);
        }
    }
    let look = look(args.ascii);
    let pace = Duration::from_millis(args.pace);
    let home = variable("HOME");
    // A dumb terminal, such as that of an editor, has no screen to draw on.
    let dumb = variable("TERM").is_some_and(|term| term == "dumb");
    if args.plain || dumb || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        let asks = io::stdin().is_terminal();
        let setting = plain::Setting { words, look, boards, shelf, home, asks, pace };
        return plain::play(setting, session, kept, &mut io::stdin().lock(), out);
    }
    // Where something is left to choose, or to go on with, there is a menu first.
    let decided = args.resume || args.file.is_some() || (args.is_decided() && kept.is_empty());
    let leaving = words.say("tui-kept");
    let setting =
        app::Setting { words, look, size: (80, 24), boards: named_boards(), day: day::today(), home };
    let outside = fullscreen::Outside { shelf, boards, pace };
    let kept = fullscreen::play(setting, session, (!decided).then_some(kept), outside)?;
    if kept {
        writeln!(out, "{}", look.shown(&leaving))?;
    }
    Ok(())
}

/// How things look on this terminal.
pub(crate) fn look(ascii: bool) -> Look {
    let variable = |name: &str| std::env::var(name).ok();
    let signs = if ascii || !speaks_utf8(variable) { Signs::Ascii } else { Signs::Unicode };
    Look { depth: Depth::of_environment(wants_color(), variable), signs }
}

impl Args {
    /// Who plays. Who names one side only wants to play the other.
    fn players(&self) -> [Player; 2] {
        let usual = Player::usual_opponent();
        match (self.black, self.white) {
            (None, None) => [Player::Human, usual],
            (black, white) => [black, white].map(|player| player.unwrap_or(Player::Human)),
        }
    }

    /// Whether it is clear what to play.
    fn is_decided(&self) -> bool {
        let sides = [self.black, self.white];
        self.new
            || sides.iter().any(Option::is_some)
            || self.position.names_a_position()
            || self.position.board.is_given()
    }

    /// A game of a file, to be looked at; or, where players are named, a new game from there.
    fn looked_at(&self, path: &Path, boards: &Boards, words: &Words) -> Result<Session, Failure> {
        if self.position.names_a_position() {
            let message = "a file brings its own positions, so --position and --after have no place";
            return Err(Failure::Usage(message.into()));
        }
        let games = Arc::new(Collection::open(path, boards, self.position.coords())?);
        let number = self.game.map_or_else(|| games.first_sound(), |number| number as usize - 1);
        let session = Session::look(&games, number, self.position.coords());
        let session = session.map_err(|no_sight| match no_sight {
            NoSight::Faulty(fault) => Failure::Faulty(fault),
            no_sight @ NoSight::NoSuchGame(_) => {
                Failure::Refused(format!("{}: {}", path.display(), app::no_sight_text(words, &no_sight)))
            }
        })?;
        let mut session = session.on_board_file(self.position.board.file());
        if let Some(ply) = self.ply
            && !session.go_to_ply(ply)
        {
            let last = session.line().0.len();
            let message = format!("--ply {ply}: there are {last} moves, from 0 for the start to {last}");
            return Err(Failure::Refused(message));
        }
        let names_players = self.black.is_some() || self.white.is_some();
        Ok(if names_players { session.play_from_here(self.players()) } else { session })
    }

    fn new_session(&self) -> Result<Session, Failure> {
        let game = self.position.load_game(None)?;
        let coords = self.position.coords_on(game.board())?;
        let session = Session::new(game, self.players(), coords);
        Ok(session.on_board_file(self.position.board.file()))
    }
}

/// The latest of the unfinished games.
fn resumed(kept: &mut Vec<Kept>, shelf: &mut Shelf, words: &Words) -> Result<Session, Failure> {
    if kept.is_empty() {
        return Err(Failure::Refused(words.say("tui-plain-nothing-kept")));
    }
    let latest = kept.remove(0);
    shelf.take_up(latest.slot)?;
    Ok(latest.session)
}

/// The boards that the menu offers.
fn named_boards() -> Vec<Variant> {
    [Board::hex(), Board::square(), Board::snub(), Board::libre()].map(Variant::from).into()
}

/// What `--color` says, if it says anything.
fn wants_color() -> Option<bool> {
    match anstream::ColorChoice::global() {
        anstream::ColorChoice::Never => Some(false),
        anstream::ColorChoice::Always | anstream::ColorChoice::AlwaysAnsi => Some(true),
        anstream::ColorChoice::Auto => None,
    }
}

/// Whether the locale can show more than ASCII. Where none is set, nearly every terminal of today can.
fn speaks_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set);
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}
