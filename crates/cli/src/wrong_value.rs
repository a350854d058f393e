//! Why the value of an option is refused.

/// What clap tells behind the option and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum WrongValue {
    #[error("not a whole number from 1 to {most}")]
    Whole { most: usize },
    #[error("not a number")]
    Number,
    #[error("not from 0.01 to 3600")]
    Seconds,
    #[error("not between 0 and 0.5")]
    ErrorRate,
    #[error("write two differences in Elo, the smaller one first, such as 0,10")]
    EloPair,
    #[error("write NAME=VALUE")]
    NameAndValue,
}
