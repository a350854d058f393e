//! Engine errors: what an engine does wrong, as its client sees it.

use std::process::ExitStatus;
use std::time::Duration;

use abande::MoveTextError;

use crate::system_error::SystemError;

/// Why there is no move, or no answer, from an engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// It took too long.
    #[error("overran the time: {} ms", took.as_millis())]
    Time {
        /// How long it really took.
        took: Duration,
    },
    /// It has not answered at all.
    #[error("gave no answer within {} ms", waited.as_millis())]
    Silent {
        /// How long it was waited for.
        waited: Duration,
    },
    /// It does not have an option that was to be set.
    #[error("has no option '{name}': it has {}", if known.is_empty() { "none".to_owned() } else { known.join(", ") })]
    NoOption {
        /// The option.
        name: String,
        /// Those that it has, in small letters.
        known: Vec<String>,
    },
    /// It would not have an option set like this, and this is what it says of it.
    #[error("refused an option: {0}")]
    OptionRefused(String),
    /// The answer is no move.
    #[error("answered '{answer}': {error}")]
    Nonsense {
        /// The answer.
        answer: String,
        /// Why it is no move.
        error: MoveTextError,
    },
    /// There is no move, as the game is over.
    #[error("answered 'none': the game is over")]
    GameOver,
    /// There is no program to be started.
    #[error("did not start: the command is empty")]
    NoCommand,
    /// The program could not be started.
    #[error("did not start: {program}: {error}")]
    NotStarted {
        /// Its name.
        program: String,
        /// What the system says.
        error: SystemError,
    },
    /// The program ended, or stopped listening.
    #[error("crashed: {0}")]
    Crashed(#[from] Crash),
}

/// How a program went away.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Crash {
    /// It neither listens nor talks any longer.
    #[error("it closed its input or output")]
    Closed,
    /// It has ended.
    #[error("it ended with {0}")]
    Ended(ExitStatus),
    /// Nobody knows.
    #[error(transparent)]
    Unknown(#[from] SystemError),
}

impl EngineError {
    /// The kind of error in a word or two, for reports.
    pub fn kind(&self) -> &'static str {
        match self {
            EngineError::Time { .. } | EngineError::Silent { .. } => "time",
            EngineError::NoOption { .. } | EngineError::OptionRefused(_) => "option",
            EngineError::Nonsense { .. } | EngineError::GameOver => "nonsense",
            EngineError::NoCommand | EngineError::NotStarted { .. } => "no start",
            EngineError::Crashed(_) => "crash",
        }
    }
}
