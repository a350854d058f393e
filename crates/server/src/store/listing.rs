//! What is kept of a game besides its entries, to find it by.

use serde::{Deserialize, Serialize};

use crate::games::{Each, Game, Millis, Side, Status};

/// What is kept of a game to find it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The game.
    pub game: String,
    /// Its board's name.
    pub board: String,
    /// The ids of its players.
    pub players: Each<String>,
    /// Whether it is listed to others.
    pub public: bool,
    /// The last of its events.
    pub version: u64,
    /// Whose turn it is.
    pub turn: Option<Side>,
    /// When something happens by itself.
    pub deadline: Option<Millis>,
    /// How it ended.
    pub ended: Option<Ended>,
}

/// How a game ended, as games are searched by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Black has won.
    Black,
    /// White has won.
    White,
    /// A draw.
    Draw,
    /// It had hardly begun.
    Aborted,
}

/// Which games are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Somebody's who has this id.
    pub player: Option<String>,
    /// On this board.
    pub board: Option<String>,
    /// That ended so.
    pub ended: Option<Ended>,
    /// That go on, or are over.
    pub status: Option<Status>,
    /// Older than this one.
    pub before: Option<String>,
    /// Who asks: games that are not public are shown to their players alone.
    pub reader: Option<String>,
    /// So many at most.
    pub limit: u32,
}

impl Filter {
    /// All games of somebody, as they themselves see them.
    pub fn of_player(person: &str, limit: u32) -> Filter {
        Filter {
            player: Some(person.to_owned()),
            board: None,
            ended: None,
            status: None,
            before: None,
            reader: Some(person.to_owned()),
            limit,
        }
    }
}

impl Listing {
    /// What is kept of this game.
    pub fn of(game: &Game) -> Listing {
        let terms = game.terms();
        let players = &terms.players;
        Listing {
            game: game.id().to_owned(),
            board: terms.start.variant().board().name().to_owned(),
            players: Each { black: players.black.id.clone(), white: players.white.id.clone() },
            public: terms.public,
            version: game.version(),
            turn: game.turn(),
            deadline: game.deadline(),
            ended: game.result().map(Ended::of),
        }
    }
}

impl Ended {
    fn of(outcome: crate::games::Outcome) -> Ended {
        match outcome.winner {
            Some(Side::Black) => Ended::Black,
            Some(Side::White) => Ended::White,
            None if outcome.reason == crate::games::Reason::Aborted => Ended::Aborted,
            None => Ended::Draw,
        }
    }
}
