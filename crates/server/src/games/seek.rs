//! An offer of a game.

use abande::{Boards, Position, PositionError, USUAL_PIECES, Variant, VariantError};
use serde::{Deserialize, Serialize};

use super::snapshot::Player;
use super::time_control::{Millis, TimeControl, TimeError};

/// An offer of a game, as it is kept and as it goes over the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seek {
    /// Whoever has it may accept.
    pub id: String,
    /// Who offers it.
    pub by: Player,
    /// What is offered.
    #[serde(flatten)]
    pub wants: Wants,
    /// When it was made.
    pub at: Millis,
    /// The game, once somebody has accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// What somebody offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wants {
    /// Such as `hex` or `square:5`.
    pub board: String,
    /// Pieces for each player.
    pub pieces: u8,
    /// The time; none is as much as they like.
    pub time: Option<TimeControl>,
    /// Whether it counts.
    pub rated: bool,
    /// The maker's colour.
    pub color: WantedColor,
    /// Who may accept.
    pub visibility: Visibility,
    /// The name of whom it is meant for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The position line to begin with, where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// The colour that the maker of a seek wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WantedColor {
    /// Drawn by lot.
    #[default]
    Random,
    /// Black.
    Black,
    /// White.
    White,
}

/// Who gets to see a seek.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    #[default]
    Public,
    /// Who has the link.
    Link,
    /// One person.
    Person,
}

/// Why nobody can play what is offered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WantsError {
    /// There is no such board, or not with so many pieces.
    #[error("board: {0}")]
    Board(#[from] VariantError),
    /// There is no such time.
    #[error("time: {0}")]
    Time(#[from] TimeError),
    /// The position cannot be read.
    #[error("position: {0}")]
    Position(#[from] PositionError),
    /// The position is another board's.
    #[error("position: it is one of {position}, and the game is to be on {board}")]
    OtherBoard {
        /// What the position says.
        position: String,
        /// What the seek says.
        board: String,
    },
    /// There is nothing left to play.
    #[error("position: the game is over there")]
    Over,
    /// It is said for whom, but not that it is for a person; or the other way round.
    #[error("person: the name goes with the visibility \"person\"")]
    Person,
    /// What counts is the usual game.
    #[error(
        "rated: a rated game is on a named board, with {USUAL_PIECES} pieces and a clock, colours drawn, from the start"
    )]
    Rated,
}

impl Wants {
    /// The position that the game begins with.
    ///
    /// # Errors
    /// When nobody can play what is offered.
    pub fn start(&self) -> Result<Position, WantsError> {
        let boards = Boards::default();
        let variant = Variant::new(boards.board(&self.board)?, self.pieces)?;
        if let Some(time) = self.time {
            time.check()?;
        }
        if (self.visibility == Visibility::Person) != self.person.is_some() {
            return Err(WantsError::Person);
        }
        let named = matches!(self.board.as_str(), "hex" | "square" | "snub" | "libre");
        let usual = named && self.pieces == USUAL_PIECES && self.color == WantedColor::Random;
        if self.rated && !(usual && self.time.is_some() && self.position.is_none()) {
            return Err(WantsError::Rated);
        }
        let Some(line) = &self.position else { return Ok(Position::start(&variant)) };
        let position = Position::from_line(line, &boards)?;
        if position.variant() != variant {
            let (position, board) = (position.variant().to_string(), variant.to_string());
            return Err(WantsError::OtherBoard { position, board });
        }
        if position.result().is_some() { Err(WantsError::Over) } else { Ok(position) }
    }
}
