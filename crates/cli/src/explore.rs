//! `abande explore`: what the opening book knows of a position, or what was played there in some games.

use std::io::Write;
use std::path::{Path, PathBuf};

use abande::{Coords, Move, Position};
use abande_book::{Book, BookMove, Books, Outcomes, PlayedGames, PlayedMove};
use serde_json::json;

use crate::bounded_read::{MIB, bounded_read};
use crate::failure::{Failure, tell};
use crate::games_file::GamesFile;
use crate::input::PositionArgs;
use crate::utf8;

/// Look up the opening book, or one's own games
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,

    /// Count what was played in these files of games (.abn, .json) instead
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "book")]
    games: Vec<PathBuf>,

    /// Another book, made by abande-lab theory
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// Answer with a JSON object for each move
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  abande explore
  abande explore --after \"c3 c4\"
  abande explore --board libre --json
  abande explore --games mine.abn friends.abn --after d4

It does not matter by which moves a position came about, nor how the board is turned or mirrored: moves that lead \
to the same stand in one line. Values are points for whoever moves; the share tells how much of what the book \
knows, or how many of the games, comes behind a move. The best move stands first, of games the most frequent one.

JSON from the book: move, alike, value, share, positions, depth. From games: move, alike, games, share, black, \
draws, white, open.";

/// The longest book.
const LARGEST: u64 = 16 * MIB;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (position, _) = args.position.load()?;
    let coords = args.position.coords_on(position.board())?;
    let page = Page { position: &position, coords, json: args.json };
    if args.games.is_empty() { page.of_book(args.book.as_deref(), out) } else { page.of_games(args, out) }
}

/// What is shown of a position.
struct Page<'a> {
    position: &'a Position,
    coords: Coords,
    json: bool,
}

impl Page<'_> {
    fn of_book(&self, file: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
        let books = match file {
            None => Books::built_in(),
            Some(file) => read(file)?.into(),
        };
        self.check_board(&books)?;
        let found = books.look_up(self.position);
        let moves = found.as_ref().map_or(&[][..], |page| page.moves.as_slice());
        if self.json {
            for mv in moves {
                writeln!(out, "{}", self.book_json(mv))?;
            }
            return Ok(());
        }
        let turn = color(self.position.turn());
        match &found {
            None => writeln!(out, "The book does not know this position.")?,
            Some(page) => {
                let value = points(page.value);
                writeln!(
                    out,
                    "{turn} to move: {value} for {turn}; {} of the book",
                    positions(page.positions)
                )?;
                if moves.is_empty() {
                    writeln!(out, "The book ends here.")?;
                } else {
                    writeln!(
                        out,
                        "\n{:<14}{:>7}{:>8}{:>11}{:>7}",
                        "move", "value", "share", "positions", "depth"
                    )?;
                }
            }
        }
        for mv in moves {
            let BookMove { value, positions, share, depth, .. } = mv;
            let (value, share) = (points(*value), percent(*share));
            let texts = self.texts(&mv.alike);
            writeln!(
                out,
                "{:<14}{value:>7}{share:>8}{positions:>11}{depth:>7}{}",
                texts[0],
                and(&texts[1..])
            )?;
        }
        Ok(())
    }

    /// That there is a book for the board.
    fn check_board(&self, books: &Books) -> Result<(), Failure> {
        if books.book(self.position).is_some() {
            return Ok(());
        }
        let boards: Vec<String> = books.boards().map(ToString::to_string).collect();
        let (board, boards) = (self.position.variant(), boards.join(", "));
        Err(Failure::Refused(format!(
            "there is no book for {board}, only for {boards}; --book FILE reads another, --games FILE counts games"
        )))
    }

    fn of_games(&self, args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
        let mut played = PlayedGames::new(self.position.variant());
        let (mut elsewhere, mut refused) = (0, 0);
        for path in &args.games {
            let boards = args.position.boards()?;
            for game in GamesFile::read(path, None)?.games(&boards, self.coords) {
                match game {
                    Ok(game) => elsewhere += u32::from(!played.add(&game)),
                    Err(fault) => {
                        refused += 1;
                        tell(fault);
                    }
                }
            }
        }
        let moves = played.look_up(self.position);
        let all: u32 = moves.iter().map(|mv| mv.outcomes.games()).sum();
        if self.json {
            for mv in &moves {
                writeln!(out, "{}", self.played_json(mv, all))?;
            }
        } else {
            self.table(&moves, all, played.games(), out)?;
            if elsewhere > 0 {
                writeln!(out, "\n{} on other boards", games(elsewhere))?;
            }
        }
        match refused {
            0 => Ok(()),
            _ => Err(Failure::Reported(format!("{} refused", games(refused)))),
        }
    }

    fn table(&self, moves: &[PlayedMove], all: u32, of: u32, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(
            out,
            "{} to move: {all} of {} came here and went on",
            color(self.position.turn()),
            games(of)
        )?;
        if !moves.is_empty() {
            writeln!(
                out,
                "\n{:<14}{:>7}{:>8}{:>7}{:>7}{:>7}{:>7}",
                "move", "games", "share", "Black", "drawn", "White", "open"
            )?;
        }
        for PlayedMove { alike, outcomes } in moves {
            let Outcomes { black, draws, white, open } = *outcomes;
            let share = percent(outcomes.games() as f32 / all as f32);
            let texts = self.texts(alike);
            let games = outcomes.games();
            writeln!(
                out,
                "{:<14}{games:>7}{share:>8}{black:>7}{draws:>7}{white:>7}{open:>7}{}",
                texts[0],
                and(&texts[1..])
            )?;
        }
        Ok(())
    }

    fn texts(&self, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|&mv| self.position.board().move_text(mv, self.coords)).collect()
    }

    fn book_json(&self, mv: &BookMove) -> serde_json::Value {
        let texts = self.texts(&mv.alike);
        json!({
            "move": texts[0],
            "alike": texts[1..],
            "value": f64::from(mv.value) / 100.0,
            "share": rounded(mv.share),
            "positions": mv.positions,
            "depth": mv.depth,
        })
    }

    fn played_json(&self, mv: &PlayedMove, all: u32) -> serde_json::Value {
        let texts = self.texts(&mv.alike);
        let Outcomes { black, draws, white, open } = mv.outcomes;
        json!({
            "move": texts[0],
            "alike": texts[1..],
            "games": mv.outcomes.games(),
            "share": rounded(mv.outcomes.games() as f32 / all as f32),
            "black": black,
            "draws": draws,
            "white": white,
            "open": open,
        })
    }
}

fn read(file: &Path) -> Result<Book, Failure> {
    let bytes = bounded_read(file, LARGEST)?;
    let text =
        utf8::text(&bytes).map_err(|(line, column)| Failure::NotUtf8 { path: file.into(), line, column })?;
    Book::read(text).map_err(|error| Failure::Refused(format!("{}: {error}", file.display())))
}

fn color(player: abande::Color) -> &'static str {
    match player {
        abande::Color::Black => "Black",
        abande::Color::White => "White",
    }
}

fn points(hundredths: i32) -> String {
    format!("{:+.2}", f64::from(hundredths) / 100.0)
}

fn percent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// A share with three digits.
fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1000.0).round() / 1000.0
}

fn positions(count: u32) -> String {
    if count == 1 { "1 position".into() } else { format!("{count} positions") }
}

fn games(count: u32) -> String {
    if count == 1 { "1 game".into() } else { format!("{count} games") }
}

/// The moves that lead to the same, behind the line of the first.
fn and(alike: &[String]) -> String {
    if alike.is_empty() { String::new() } else { format!("   as {}", alike.join(" ")) }
}
