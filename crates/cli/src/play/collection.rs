//! The games of a file, to be looked at.

use std::path::Path;

use abande::{Boards, Coords, Game};

use crate::bounded_read::MIB;
use crate::failure::Failure;
use crate::games_file::{Diagnostic, Format, GamesFile};

/// The longest file that is opened: thousands of games, there in a moment.
const LARGEST: u64 = 16 * MIB;

/// The games of a file in their order. A faulty one keeps its place, and says what is wrong with it.
#[derive(Debug)]
pub(crate) struct Collection {
    games: Vec<Result<Game, Diagnostic>>,
}

impl Collection {
    /// Reads a file of games, or of positions, each of which begins a game.
    pub(crate) fn open(path: &Path, boards: &Boards, coords: Coords) -> Result<Collection, Failure> {
        let file = GamesFile::read_up_to(LARGEST, path, None)?;
        let coords = if file.format() == Format::Json { Coords::Stein } else { coords };
        let games: Vec<_> = match file.positions(boards) {
            Some(positions) => {
                positions.into_iter().map(|position| position.map(Game::from_position)).collect()
            }
            None => file.games(boards, coords),
        };
        match games.first() {
            None => Err(Failure::Refused(format!("{}: there is no game in it", path.display()))),
            Some(Err(fault)) if games.iter().all(Result::is_err) => {
                Err(Failure::Faulty(Box::new(fault.clone())))
            }
            Some(_) => Ok(Collection { games }),
        }
    }

    /// Some games that are there already.
    #[cfg(test)]
    pub(crate) fn of(games: impl Iterator<Item = Game>) -> Collection {
        Collection { games: games.map(Ok).collect() }
    }

    /// A game by its number, from 0: none where there is no such game.
    pub(crate) fn game(&self, number: usize) -> Option<&Result<Game, Diagnostic>> {
        self.games.get(number)
    }

    pub(crate) fn len(&self) -> usize {
        self.games.len()
    }

    /// The first game that can be looked at.
    pub(crate) fn first_sound(&self) -> usize {
        self.games.iter().position(Result::is_ok).unwrap_or(0)
    }
}
