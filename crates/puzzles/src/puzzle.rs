//! Puzzle: a position in which one line of moves is clearly best.

use abande::{Boards, Coords, IllegalMove, Move, MoveTextError, Position, PositionError};
use serde::{Deserialize, Serialize};

use crate::theme::{NoTheme, Theme};

/// A position in which one move is clearly best, and then one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// A short name that stays, from what counts of the position: see [`crate::Likeness::id`].
    pub id: String,
    /// Where it begins; whoever is to move is to find the solution.
    pub position: Position,
    /// One's own moves and the replies to them, in turn. It begins and ends with a move of one's own, and each of those is
    /// the only good one.
    pub solution: Vec<Move>,
    /// What the solution shows.
    pub themes: Vec<Theme>,
    /// How hard it is, in Elo, on one scale with the levels of the engine.
    pub rating: i32,
    /// Whether the solver has proven that the moves are the only good ones; otherwise a long search says so.
    pub proven: bool,
    /// What the solution leads to for the player to move, in hundredths of a point.
    pub margin: i32,
    /// By how much at least every other move is worse, wherever a move is to be found, in hundredths of a point.
    pub gap: i32,
    /// The opponent's move that led to the position.
    pub last: Option<Move>,
}

/// A text that is no puzzle.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleProblem {
    /// It is no JSON object with the fields of a puzzle.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// The position.
    #[error("position, {0}")]
    Position(#[from] PositionError),
    /// The position is on another board than the puzzle.
    #[error("the position is on {on}, but the board is said to be {said}")]
    OtherBoard {
        /// The board of the position.
        on: String,
        /// What the field says.
        said: String,
    },
    /// A text that is no move.
    #[error("'{text}': {error}")]
    MoveText {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: MoveTextError,
    },
    /// A move that is not legal.
    #[error("move {number} of the solution: {illegal}")]
    Illegal {
        /// Which one, from 1.
        number: usize,
        /// The move, and the rule that it breaks.
        illegal: IllegalMove,
    },
    /// The solution does not end with a move of one's own.
    #[error("the solution has {0} moves: it begins and ends with one's own, so their number is odd")]
    Even(usize),
    /// A name that is none of a theme.
    #[error(transparent)]
    Theme(#[from] NoTheme),
}

/// A puzzle as it is written, its fields in order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: String,
    board: String,
    position: String,
    solution: String,
    themes: Vec<String>,
    rating: i32,
    proven: bool,
    margin: i32,
    gap: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<String>,
}

impl Puzzle {
    /// Reads a line of JSON, on one of the boards that are built in.
    ///
    /// # Errors
    /// When it is no puzzle: its position must be one, and the solution legal.
    pub fn from_json(text: &str) -> Result<Puzzle, PuzzleProblem> {
        let line: Line = serde_json::from_str(text)?;
        let position = Position::from_line(&line.position, &Boards::default())?;
        let board = position.board();
        if board.name() != line.board {
            return Err(PuzzleProblem::OtherBoard { on: board.name().into(), said: line.board });
        }
        let read = |text: &str| {
            board
                .parse_move(text, Coords::Stein)
                .map_err(|error| PuzzleProblem::MoveText { text: text.into(), error })
        };
        let solution = line.solution.split_whitespace().map(read).collect::<Result<Vec<_>, _>>()?;
        let mut after = position.clone();
        for (number, &mv) in (1..).zip(&solution) {
            after.play(mv).map_err(|illegal| PuzzleProblem::Illegal { number, illegal })?;
        }
        if solution.len().is_multiple_of(2) {
            return Err(PuzzleProblem::Even(solution.len()));
        }
        let themes = line.themes.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        let last = line.last.as_deref().map(read).transpose()?;
        let Line { id, rating, proven, margin, gap, .. } = line;
        Ok(Puzzle { id, position, solution, themes, rating, proven, margin, gap, last })
    }

    /// The puzzle as a line of JSON.
    pub fn to_json(&self) -> String {
        let text = |mv: Move| self.position.board().move_text(mv, Coords::Stein);
        let line = Line {
            id: self.id.clone(),
            board: self.position.board().name().into(),
            position: self.position.to_string(),
            solution: self.solution.iter().map(|&mv| text(mv)).collect::<Vec<_>>().join(" "),
            themes: self.themes.iter().map(ToString::to_string).collect(),
            rating: self.rating,
            proven: self.proven,
            margin: self.margin,
            gap: self.gap,
            last: self.last.map(text),
        };
        // Texts, numbers and lists of texts: there is nothing that could not be written.
        serde_json::to_string(&line).unwrap_or_default()
    }

    /// How many moves are to be found.
    pub fn own_moves(&self) -> usize {
        self.solution.len().div_ceil(2)
    }

    /// Whether nothing is to be found but a capture of what has just captured.
    pub fn is_plain_recapture(&self) -> bool {
        match (self.last, &self.solution[..]) {
            (Some(Move::Capture { to: just, .. }), &[Move::Capture { to, .. }]) => just == to,
            _ => false,
        }
    }

    /// The positions in which a move is to be found, each with it.
    pub fn tasks(&self) -> impl Iterator<Item = (Position, Move)> {
        let mut position = self.position.clone();
        self.solution.iter().enumerate().filter_map(move |(ply, &mv)| {
            let before = position.clone();
            position.play_legal(mv);
            ply.is_multiple_of(2).then_some((before, mv))
        })
    }
}
