//! What is drawn: a game, or some positions.

use std::path::Path;

use abande::{Coords, Game, Position};
use abande_draw::moments::{self, Moment};

use crate::failure::{Failure, tell};
use crate::games_file::{Diagnostic, Format, GamesFile};
use crate::input::PositionArgs;

/// Some positions: those of a game, or others.
pub(crate) struct Subject {
    /// Who plays, if it is a game that tells.
    pub(crate) title: String,
    /// At least one.
    pub(crate) moments: Vec<Moment>,
    /// The game, if they are one's.
    game: Option<Game>,
}

impl Subject {
    /// Finds out what an argument means: a position line, a file of games, or one of position lines.
    pub(crate) fn load(
        input: Option<&str>,
        position: &PositionArgs,
        number: usize,
    ) -> Result<Subject, Failure> {
        let Some(input) = input else { return Ok(Subject::of_game(position.load_game(None)?)) };
        if position.names_a_position() && (input == "-" || Path::new(input).is_file()) {
            let message = "a file and --position or --after: one of them must go";
            return Err(Failure::Usage(message.into()));
        }
        if input != "-" && !Path::new(input).is_file() && input.contains(' ') {
            return Ok(Subject::of_game(position.load_game(Some(input))?));
        }
        let file = GamesFile::read(Path::new(input), None)?;
        if let Some(positions) = file.positions(&position.boards()?) {
            return Subject::of_positions(positions);
        }
        let coords = if file.format() == Format::Json { Coords::Stein } else { position.coords() };
        let games = file.games(&position.boards()?, coords);
        let count = games.len();
        let game = number.checked_sub(1).and_then(|index| games.into_iter().nth(index)).ok_or_else(|| {
            Failure::Refused(format!("{input} has {count} games, so there is no game {number}"))
        })?;
        if count > 1 {
            tell(format_args!("{input} has {count} games: this is game {number}; --game N draws another"));
        }
        game.map(Subject::of_game).map_err(|fault| Failure::Reported(fault.to_string()))
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
        Subject { title, moments: moments::of_game(&game), game: Some(game) }
    }

    fn of_positions(positions: Vec<Result<Position, Diagnostic>>) -> Result<Subject, Failure> {
        let mut moments = Vec::new();
        for position in positions {
            moments.push(Moment::alone(position.map_err(|fault| Failure::Reported(fault.to_string()))?));
        }
        Ok(Subject { title: String::new(), moments, game: None })
    }

    /// The game, for what can be done with a game alone.
    pub(crate) fn game(&self) -> Result<&Game, Failure> {
        let missing = || Failure::Usage("--graph is for a game, and here are only positions".into());
        self.game.as_ref().ok_or_else(missing)
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
