//! Forfeits: games that are lost before their end, by an illegal move, by time or by a crash.

use abande::IllegalMove;
use abande_ugi::EngineError;

/// Why a player has lost his game without its coming to an end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Forfeit {
    /// The rules forbid the move.
    #[error("played {text}, which is illegal: {illegal}")]
    Illegal {
        /// The move.
        text: String,
        /// The rule that it breaks.
        illegal: IllegalMove,
    },
    /// There was no move, or none in time.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

impl Forfeit {
    /// The kind of forfeit in a word or two, for reports.
    pub fn kind(&self) -> &'static str {
        match self {
            Forfeit::Illegal { .. } => "illegal move",
            Forfeit::Engine(error) => error.kind(),
        }
    }
}
