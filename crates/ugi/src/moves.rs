//! Move notation of the protocol.

use abande::{Coords, IllegalMove, Move, MoveTextError, Position};

/// A move in a row of them that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} '{text}': {problem}")]
pub struct MoveError {
    /// Which of them, from 1.
    pub number: usize,
    /// The move as it was written.
    pub text: String,
    /// What is wrong with it.
    pub problem: MoveProblem,
}

/// Why a text in a row of moves cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveProblem {
    /// It is no move of the board.
    #[error(transparent)]
    Text(#[from] MoveTextError),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Plays moves one after the other, up to the first that cannot be played, and hands them out.
///
/// # Errors
/// When a word is no move of the board, or an illegal one.
pub fn play_moves<'a>(
    position: &mut Position,
    moves: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Move>, MoveError> {
    let mut played = Vec::new();
    for (number, text) in (1..).zip(moves) {
        let refused = |problem: MoveProblem| MoveError { number, text: text.into(), problem };
        let mv = position.board().parse_move(text, Coords::Stein).map_err(|error| refused(error.into()))?;
        position.play(mv).map_err(|error| refused(error.into()))?;
        played.push(mv);
    }
    Ok(played)
}
