//! What is shown or drawn: a game, or some positions.

use std::path::Path;

use abande::{Coords, Game, Position};
use abande_draw::moments::{self, Moment};

use crate::failure::{Failure, tell};
use crate::games_file::{Diagnostic, Format, GamesFile};
use crate::input::{PositionArgs, is_position_line};

/// Which position of what an argument names.
#[derive(clap::Args)]
pub(crate) struct WhichArgs {
    /// Which game of a file, from 1; the first otherwise
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,

    /// The position after so many moves of a game; its last one otherwise
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
}

/// Some positions: those of a game, or others.
pub(crate) struct Subject {
    /// Who plays, if it is a game that tells.
    pub(crate) title: String,
    /// At least one.
    pub(crate) moments: Vec<Moment>,
    /// The game, if they are one's.
    game: Option<Game>,
    is_from_file: bool,
}

impl Subject {
    /// Finds out what an argument means: a position line, a file of games, or one of position lines.
    pub(crate) fn load(
        input: Option<&str>,
        position: &PositionArgs,
        which: &WhichArgs,
    ) -> Result<Subject, Failure> {
        let subject = Subject::found(input, position, which)?;
        match which.game {
            Some(_) if subject.game.is_none() || !subject.is_from_file => {
                Err(Failure::Usage("--game is for a file of games".into()))
            }
            _ => Ok(subject),
        }
    }

    fn found(input: Option<&str>, position: &PositionArgs, which: &WhichArgs) -> Result<Subject, Failure> {
        let Some(input) = input else { return Ok(Subject::of_game(position.load_game(None)?)) };
        if position.names_a_position() && (input == "-" || Path::new(input).is_file()) {
            let message = "a file and --position or --after: one of them must go";
            return Err(Failure::Usage(message.into()));
        }
        if is_position_line(input) {
            position.check_alone()?;
            return Ok(Subject::of_game(position.load_game(Some(input)).map_err(Failure::of_argument)?));
        }
        let file = GamesFile::read(Path::new(input), None)?;
        if let Some(positions) = file.positions(&position.boards()?) {
            return Subject::of_positions(positions);
        }
        let coords = if file.format() == Format::Json { Coords::Stein } else { position.coords() };
        let games = file.games(&position.boards()?, coords);
        let count = games.len();
        let number = which.game.unwrap_or(1) as usize;
        let game = games.into_iter().nth(number - 1).ok_or_else(|| {
            let have = match count {
                0 => "has no game".into(),
                1 => "has 1 game".into(),
                _ => format!("has {count} games"),
            };
            Failure::Refused(format!("{input} {have}, so there is no game {number}"))
        })?;
        // Who has chosen knows that there are others.
        if count > 1 && which.game.is_none() {
            tell(format_args!("{input} has {count} games: this is game {number}; --game N takes another"));
        }
        let subject = game.map(Subject::of_game).map_err(|fault| Failure::Reported(fault.to_string()))?;
        Ok(Subject { is_from_file: true, ..subject })
    }

    fn of_game(game: Game) -> Subject {
        let tag = |name: &str| game.tags().get(name).filter(|text| !text.is_empty());
        let title = match (tag("Black"), tag("White")) {
            (None, None) => String::new(),
            (black, white) => {
                let result = game.result().to_string();
                let result = if game.result().is_open() { String::new() } else { format!("  {result}") };
                format!("{} – {}{result}", black.unwrap_or("?"), white.unwrap_or("?"))
            }
        };
        Subject { title, moments: moments::of_game(&game), game: Some(game), is_from_file: false }
    }

    fn of_positions(positions: Vec<Result<Position, Diagnostic>>) -> Result<Subject, Failure> {
        let mut moments = Vec::new();
        for position in positions {
            moments.push(Moment::alone(position.map_err(|fault| Failure::Reported(fault.to_string()))?));
        }
        Ok(Subject { title: String::new(), moments, game: None, is_from_file: true })
    }

    /// The game, for what can be done with moves alone.
    pub(crate) fn game(&self) -> Result<&Game, Failure> {
        match &self.game {
            Some(game) if game.move_count() > 0 => Ok(game),
            Some(_) => {
                Err(Failure::Usage("--graph is for a game: name a file, or moves with --after".into()))
            }
            None => Err(Failure::Usage("--graph is for a game, and here are only positions".into())),
        }
    }

    /// The position after so many moves, or the last one.
    pub(crate) fn moment(&self, ply: Option<usize>) -> Result<&Moment, Failure> {
        let last = self.moments.len().saturating_sub(1);
        let place = ply.unwrap_or(if self.game.is_some() { last } else { 0 });
        self.moments.get(place).ok_or_else(|| {
            Failure::Refused(format!("--ply {place}: there are {last} moves, from 0 for the start to {last}"))
        })
    }

    /// What stands above a position: the move that led to it, or its number.
    pub(crate) fn heading(&self, place: usize, coords: Coords) -> String {
        match self.moments.get(place) {
            _ if self.game.is_none() => (place + 1).to_string(),
            Some(moment) if place > 0 => moment.move_text(coords),
            _ => self.title.clone(),
        }
    }
}
