//! The options that name a position, shared by the commands that need one.

use std::path::Path;

use abande::{Board, Boards, Coords, Move, Position, Variant};
use clap::ValueEnum;

use crate::failure::Failure;

/// Which position a command works on.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    #[command(flatten)]
    pub(crate) board: BoardArg,

    /// A position line, such as "hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0"; otherwise the start
    #[arg(long, value_name = "P")]
    position: Option<String>,

    /// Moves to play from there, such as "d4 c3 d3"
    #[arg(long, value_name = "MOVES", default_value = "")]
    after: String,

    /// How the spaces of a hexagonal board are named
    #[arg(long, value_name = "SYSTEM", default_value = "stein")]
    coords: CoordsArg,
}

/// Which board a command works on.
#[derive(clap::Args)]
pub(crate) struct BoardArg {
    /// hex, square, snub, libre, a size such as hex:3, or a board file; @9 behind it for nine pieces
    #[arg(long, value_name = "B")]
    board: Option<String>,
}

/// The two systems of names.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum CoordsArg {
    /// Each file counts from its own bottom end
    Stein,
    /// Numbers run along one common slant
    Slanted,
}

impl From<CoordsArg> for Coords {
    fn from(arg: CoordsArg) -> Coords {
        match arg {
            CoordsArg::Stein => Coords::Stein,
            CoordsArg::Slanted => Coords::Slanted,
        }
    }
}

impl BoardArg {
    /// The board of this name or file, as if it had been given.
    pub(crate) fn named(text: &str) -> BoardArg {
        BoardArg { board: Some(text.into()) }
    }

    /// The boards that names may mean, with the board file among them if one was given, and what was
    /// asked for, if anything.
    pub(crate) fn load(&self) -> Result<(Boards, Option<Variant>), Failure> {
        let mut boards = Boards::default();
        let Some(text) = &self.board else { return Ok((boards, None)) };
        let (path, pieces) = match text.rsplit_once('@') {
            Some((path, pieces)) if pieces.bytes().all(|c| c.is_ascii_digit()) => (path, Some(pieces)),
            _ => (text.as_str(), None),
        };
        let Some(read) = board_reader(Path::new(path)) else {
            let variant = boards.variant(text)?;
            return Ok((boards, Some(variant)));
        };
        let content = std::fs::read_to_string(path).map_err(Failure::file(path))?;
        let board = read(&content).map_err(|error| Failure::BoardFile { path: path.into(), error })?;
        let name = board.name().to_owned();
        boards.add(board);
        let variant = boards.variant(&match pieces {
            Some(pieces) => format!("{name}@{pieces}"),
            None => name,
        })?;
        Ok((boards, Some(variant)))
    }

    /// What was asked for, or the usual board.
    pub(crate) fn variant(&self) -> Result<Variant, Failure> {
        Ok(self.load()?.1.unwrap_or_else(|| Board::hex().into()))
    }

    pub(crate) fn is_given(&self) -> bool {
        self.board.is_some()
    }
}

/// How a board file with this ending is read; none for what is no file but a name.
fn board_reader(path: &Path) -> Option<fn(&str) -> Result<Board, abande::BoardFileError>> {
    match path.extension()?.to_str()? {
        "toml" => Some(Board::from_toml),
        "json" => Some(Board::from_json),
        _ => None,
    }
}

impl PositionArgs {
    /// Whether a single position was named, rather than the boards of a batch.
    pub(crate) fn names_a_position(&self) -> bool {
        self.position.is_some() || !self.after.is_empty()
    }

    /// The position, and the last move played on the way to it.
    pub(crate) fn load(&self) -> Result<(Position, Option<Move>), Failure> {
        let (boards, variant) = self.board.load()?;
        let mut position = match (&self.position, variant) {
            (Some(line), variant) => {
                let position = Position::from_line(line, &boards)?;
                if let Some(variant) = variant.filter(|variant| *variant != position.variant()) {
                    return Err(Failure::Usage(format!(
                        "--board says {variant}, but the position is on {}",
                        position.variant()
                    )));
                }
                position
            }
            (None, Some(variant)) => Position::start(&variant),
            (None, None) => Position::start(&Board::hex().into()),
        };
        let coords = self.coords_on(position.board())?;
        let mut last = None;
        for (number, text) in (1..).zip(self.after.split_whitespace()) {
            let mv = position.board().parse_move(text, coords).map_err(|error| Failure::MoveText {
                number,
                text: text.into(),
                error,
            })?;
            if let Err(illegal) = position.play(mv) {
                let reason = illegal.refusal.sentence(position.board(), coords);
                let source = Box::new(illegal);
                return Err(Failure::Illegal { number, text: text.into(), reason, source });
            }
            last = Some(mv);
        }
        Ok((position, last))
    }

    /// The system of names, which the board must have.
    pub(crate) fn coords_on(&self, board: &Board) -> Result<Coords, Failure> {
        let coords = self.coords.into();
        if board.has_coords(coords) {
            Ok(coords)
        } else {
            Err(Failure::Usage(format!(
                "--coords slanted: only hexagonal boards have slanted names, {} has not",
                board.name()
            )))
        }
    }

    pub(crate) fn boards(&self) -> Result<Boards, Failure> {
        Ok(self.board.load()?.0)
    }

    pub(crate) fn coords(&self) -> Coords {
        self.coords.into()
    }
}
