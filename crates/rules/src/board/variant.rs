//! What is played: a board and a number of pieces; and the boards that are known by name.

use std::fmt;
use std::ops::RangeInclusive;

use super::shapes::{self, HEX_SIDES, SQUARE_SIDES};
use super::{Board, Shape};
use crate::text::{plain_number, shortened};

/// How many pieces each player has in the usual game.
pub const USUAL_PIECES: u8 = 18;

/// The most that could ever be entered: three on each space of the largest board.
const MAX_PIECES: u8 = 192;

/// The most pieces a player can have in Libre. Its grid has no end, but the torus that it is rolled up on has.
pub(crate) const MAX_LIBRE_PIECES: u8 = 31;

/// A board, and how many pieces each player has: written `hex`, or `hex:3@9` for other than 18.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    board: Board,
    pieces: u8,
}

impl Variant {
    /// A board with a number of pieces for each player.
    ///
    /// # Errors
    /// At least one piece; at most 192, or 31 in Libre.
    pub fn new(board: Board, pieces: u8) -> Result<Variant, VariantError> {
        let most = most_pieces(&board);
        if (1..=most).contains(&pieces) {
            Ok(Variant { board, pieces })
        } else {
            Err(VariantError::Pieces { board: board.name().into(), pieces: pieces.to_string(), most })
        }
    }

    pub(crate) fn trusted(board: Board, pieces: u8) -> Variant {
        Variant { board, pieces }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many pieces each player has.
    pub fn pieces(&self) -> u8 {
        self.pieces
    }
}

impl Default for Variant {
    /// The usual game: the hexagonal board, 18 pieces for each player.
    fn default() -> Variant {
        Board::default().into()
    }
}

impl From<Board> for Variant {
    /// The board with 18 pieces for each player.
    fn from(board: Board) -> Variant {
        Variant { board, pieces: USUAL_PIECES }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.board.name())?;
        if self.pieces != USUAL_PIECES {
            write!(f, "@{}", self.pieces)?;
        }
        Ok(())
    }
}

/// Why a text names no board, or no number of pieces.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VariantError {
    /// No board is known by this name.
    #[error(
        "no board is called '{name}': there are hex, square, snub, libre, sizes such as hex:3 and \
         square:5, and board files"
    )]
    UnknownBoard {
        /// The name.
        name: String,
    },
    /// The board does not come in this size.
    #[error("'{size}' is no size of {shape}: it comes from {shape}:{least} to {shape}:{most}")]
    Size {
        /// `hex` or `square`.
        shape: &'static str,
        /// The text behind the colon.
        size: String,
        /// The smallest side.
        least: u8,
        /// The largest side.
        most: u8,
    },
    /// The board is not played with this number of pieces.
    #[error("'{pieces}' is no number of pieces: {board} takes 1 to {most}, as in {board}@9")]
    Pieces {
        /// The board.
        board: String,
        /// The text behind the `@`.
        pieces: String,
        /// The greatest number.
        most: u8,
    },
}

/// The boards that names are looked up in: the built-in ones, their sizes, and those from files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Boards {
    drawn: Vec<Board>,
}

impl From<Board> for Boards {
    /// The built-in ones, and this one if it is none of them.
    fn from(board: Board) -> Boards {
        let mut boards = Boards::default();
        if board.shape() == Shape::Drawn {
            boards.add(board);
        }
        boards
    }
}

impl Boards {
    /// Adds a board from a file. A board of the same name makes way for it.
    pub fn add(&mut self, board: Board) {
        self.drawn.retain(|known| known.name() != board.name());
        self.drawn.push(board);
    }

    /// The board of this name, such as `hex`, `square:5`, or one that was added.
    ///
    /// # Errors
    /// When no board has the name, or no such size.
    pub fn board(&self, name: &str) -> Result<Board, VariantError> {
        if let Some(board) = self.drawn.iter().find(|board| board.name() == name) {
            return Ok(board.clone());
        }
        match name {
            "hex" => return Ok(Board::hex()),
            "square" => return Ok(Board::square()),
            "snub" => return Ok(Board::snub()),
            "libre" => return Ok(Board::libre()),
            _ => {}
        }
        match name.split_once(':') {
            Some(("hex", size)) => Ok(shapes::hex(side("hex", size, HEX_SIDES)?)),
            Some(("square", size)) => Ok(shapes::square(side("square", size, SQUARE_SIDES)?)),
            _ => Err(VariantError::UnknownBoard { name: shortened(name) }),
        }
    }

    /// The board and the number of pieces of a text such as `hex:3@9`.
    ///
    /// # Errors
    /// When there is no such board, or it is not played with so many pieces.
    pub fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        let Some((name, pieces)) = text.split_once('@') else {
            return Ok(self.board(text)?.into());
        };
        let board = self.board(name)?;
        match plain_number(pieces) {
            Some(number) => Variant::new(board, number),
            None => Err(VariantError::Pieces {
                board: name.into(),
                pieces: shortened(pieces),
                most: most_pieces(&board),
            }),
        }
    }
}

fn most_pieces(board: &Board) -> u8 {
    if board.is_libre() { MAX_LIBRE_PIECES } else { MAX_PIECES }
}

/// The side in a name such as `hex:3`.
fn side(shape: &'static str, size: &str, range: RangeInclusive<u8>) -> Result<u8, VariantError> {
    let (least, most) = (*range.start(), *range.end());
    let fitting = plain_number(size).filter(|side| range.contains(side));
    fitting.ok_or_else(|| VariantError::Size { shape, size: shortened(size), least, most })
}
