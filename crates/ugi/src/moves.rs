//! Move notation of the protocol.

use abande::{Coords, Move, Position};

/// A move in a row of them that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} '{text}': {reason}")]
pub struct MoveError {
    /// Which of them, from 1.
    pub number: usize,
    /// The move as it was written.
    pub text: String,
    /// Why it is no move, or which rule forbids it.
    pub reason: String,
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
        let refused = |reason: &dyn std::fmt::Display| MoveError {
            number,
            text: text.into(),
            reason: reason.to_string(),
        };
        let mv = position.board().parse_move(text, Coords::Stein).map_err(|error| refused(&error))?;
        position.play(mv).map_err(|error| refused(&error))?;
        played.push(mv);
    }
    Ok(played)
}
