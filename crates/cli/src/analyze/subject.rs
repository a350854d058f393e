//! What is to be analysed: positions or games, from wherever they come.

use std::path::Path;
use std::time::Duration;

use abande::{Board, Coords, Game, Position};
use abande_engine::{Limits, Time};

use super::Args;
use crate::failure::{Failure, tell};
use crate::games_file::{Diagnostic, Format, GamesFile};

/// A position, or a game with its number in the file.
pub(super) enum Subject {
    Position(Position),
    Game(usize, Game),
}

impl Subject {
    pub(super) fn board(&self) -> &Board {
        match self {
            Subject::Position(position) => position.board(),
            Subject::Game(_, game) => game.board(),
        }
    }

    pub(super) fn is_game(&self) -> bool {
        matches!(self, Subject::Game(..))
    }

    /// The game as it was read.
    pub(super) fn record(&self) -> Option<Game> {
        match self {
            Subject::Position(_) => None,
            Subject::Game(_, game) => Some(game.clone()),
        }
    }

    /// How long to think about a position if nobody says.
    pub(super) fn usual_limits(&self) -> Limits {
        let time = if self.is_game() { 500 } else { 2000 };
        Limits { time: Time::Move(Duration::from_millis(time)), ..Limits::default() }
    }

    /// How many lines to look at if nobody says.
    pub(super) fn usual_lines(&self) -> usize {
        if self.is_game() { 1 } else { 3 }
    }
}

/// All that is to be analysed. Nothing is begun while a part of it is faulty.
pub(super) fn load(args: &Args) -> Result<Vec<Subject>, Failure> {
    let subjects = match args.subject.as_deref() {
        None => vec![Subject::Position(args.position.load()?.0)],
        // A position line has blanks; so may a path, but then there is a file.
        Some(text) if text.trim().contains(char::is_whitespace) && !Path::new(text).exists() => {
            vec![Subject::Position(from_line(args, text)?)]
        }
        Some(path) => from_file(args, Path::new(path))?,
    };
    if args.game.is_some() && !subjects.iter().all(Subject::is_game) {
        return Err(Failure::Usage("--game: there are no games here, but positions".into()));
    }
    Ok(subjects)
}

fn from_line(args: &Args, line: &str) -> Result<Position, Failure> {
    if args.position.has_line() {
        return Err(Failure::Usage("there are two positions, one of them with --position".into()));
    }
    let loaded = args.position.load_line(Some(line));
    let (position, _) = loaded.map_err(Failure::of_argument)?;
    Ok(position)
}

fn from_file(args: &Args, path: &Path) -> Result<Vec<Subject>, Failure> {
    if args.position.names_a_position() {
        return Err(Failure::Usage(format!(
            "{}: a file brings its own positions, so --position and --after have no place",
            path.display()
        )));
    }
    if args.position.board.names_no_file() {
        return Err(Failure::Usage(format!(
            "--board: {} says itself on which board it is; only a board file can help",
            path.display()
        )));
    }
    let boards = args.position.boards()?;
    let file = GamesFile::read(path, None)?;
    if let Some(positions) = file.positions(&boards) {
        return all_sound(positions.into_iter().map(|position| position.map(Subject::Position)));
    }
    let coords = if file.format() == Format::Json { Coords::Stein } else { args.position.coords() };
    let games = file.games(&boards, coords);
    let count = games.len();
    let chosen = |number: usize| args.game.is_none_or(|game| game as usize == number);
    let numbered = (1..).zip(games).filter(|(number, _)| chosen(*number));
    let subjects = all_sound(numbered.map(|(number, game)| Ok(Subject::Game(number, game?))))?;
    match (subjects.is_empty(), args.game) {
        (false, _) => Ok(subjects),
        (true, Some(game)) => Err(Failure::Refused(format!(
            "--game {game}: {} has {count} {}",
            path.display(),
            if count == 1 { "game" } else { "games" }
        ))),
        (true, None) => Err(Failure::Refused(format!("{}: there are no games", path.display()))),
    }
}

/// All of them, or each fault told.
fn all_sound(subjects: impl Iterator<Item = Result<Subject, Diagnostic>>) -> Result<Vec<Subject>, Failure> {
    let mut sound = Vec::new();
    let mut faults = 0;
    for subject in subjects {
        match subject {
            Ok(subject) => sound.push(subject),
            Err(fault) => {
                faults += 1;
                tell(fault);
            }
        }
    }
    match faults {
        0 => Ok(sound),
        _ if sound.first().is_some_and(Subject::is_game) => Err(Failure::Reported(format!(
            "nothing was analysed, because of {faults} faulty {}; --game N takes one that is not",
            if faults == 1 { "game" } else { "games" }
        ))),
        _ => Err(Failure::Reported("nothing was analysed".into())),
    }
}
