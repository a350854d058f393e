//! The options that name a position, shared by the commands that need one.

use std::path::Path;

use abande::{Board, Boards, Coords, Game, Move, Position, Variant};
use clap::ValueEnum;

use crate::board_arg::BoardArg;
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
    // In Libre a move may begin with a minus.
    #[arg(
        long,
        value_name = "MOVES",
        default_value = "",
        hide_default_value = true,
        allow_hyphen_values = true
    )]
    after: String,

    /// How the spaces of a hexagonal board are named
    #[arg(long, value_name = "SYSTEM", default_value = "stein")]
    coords: CoordsArg,
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

/// Whether an argument is a position line rather than the name of a file. It has blanks; so may a name, but then there
/// is a file.
pub(crate) fn is_position_line(argument: &str) -> bool {
    argument.trim().contains(char::is_whitespace) && !Path::new(argument).exists()
}

impl PositionArgs {
    /// Whether there is a position line.
    pub(crate) fn has_line(&self) -> bool {
        self.position.is_some()
    }

    /// Whether a single position was named, rather than the boards of a batch.
    pub(crate) fn names_a_position(&self) -> bool {
        self.position.is_some() || !self.after.is_empty()
    }

    /// The position, and the last move played on the way to it.
    pub(crate) fn load(&self) -> Result<(Position, Option<Move>), Failure> {
        self.load_line(self.position.as_deref())
    }

    /// As [`PositionArgs::load`], with the position line as an argument of its own, if it is there.
    pub(crate) fn load_argument(&self, line: Option<&str>) -> Result<(Position, Option<Move>), Failure> {
        match line {
            None => self.load(),
            Some(line) => {
                self.check_alone()?;
                self.load_line(Some(line)).map_err(Failure::of_argument)
            }
        }
    }

    /// Whoever writes a position line as an argument of its own names no other.
    pub(crate) fn check_alone(&self) -> Result<(), Failure> {
        if self.position.is_some() {
            let message = "there are two positions: leave out --position, or the other one";
            return Err(Failure::Usage(message.into()));
        }
        Ok(())
    }

    /// As [`PositionArgs::load`], with the position line from elsewhere.
    pub(crate) fn load_line(&self, line: Option<&str>) -> Result<(Position, Option<Move>), Failure> {
        let mut position = self.start(line)?;
        let mut last = None;
        self.each_move(&mut position, |mv| last = Some(mv))?;
        Ok((position, last))
    }

    /// The position as a game: from where it starts, by the moves to play from there. The position line may be
    /// from elsewhere.
    pub(crate) fn load_game(&self, line: Option<&str>) -> Result<Game, Failure> {
        let mut position = self.start(line.or(self.position.as_deref()))?;
        let mut game = Game::from_position(position.clone());
        let mut moves = Vec::new();
        self.each_move(&mut position, |mv| moves.push(mv))?;
        for mv in moves {
            game.push(mv).map_err(|error| Failure::Refused(error.to_string()))?;
        }
        Ok(game)
    }

    fn start(&self, line: Option<&str>) -> Result<Position, Failure> {
        let (boards, variant) = self.board.load()?;
        let position = match (line, variant) {
            (Some(line), variant) => {
                let position = Position::from_line(line, &boards)?;
                // A board alone leaves the number of pieces to the position.
                let agrees = |variant: &Variant| {
                    variant.board() == position.board()
                        && (variant.pieces() == position.pieces() || !self.board.says_pieces())
                };
                if let Some(variant) = variant.filter(|variant| !agrees(variant)) {
                    return Err(Failure::Usage(format!(
                        "--board says {variant}, but the position is on {}: one of them must go",
                        position.variant()
                    )));
                }
                position
            }
            (None, Some(variant)) => Position::start(&variant),
            (None, None) => Position::start(&Board::hex().into()),
        };
        Ok(position)
    }

    /// Plays the moves, and hands each on.
    fn each_move(&self, position: &mut Position, mut visit: impl FnMut(Move)) -> Result<(), Failure> {
        let coords = self.coords_on(position.board())?;
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
            visit(mv);
        }
        Ok(())
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
