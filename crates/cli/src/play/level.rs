//! The engine's levels, from 1 to 10.

use std::fmt;
use std::str::FromStr;

use abande_engine::Limits;

/// How well the engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level(u8);

/// A text that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoLevel;

impl Level {
    pub(crate) const LOWEST: u8 = 1;
    pub(crate) const HIGHEST: u8 = 10;

    pub(crate) fn new(number: u8) -> Option<Level> {
        (Level::LOWEST..=Level::HIGHEST).contains(&number).then_some(Level(number))
    }

    pub(crate) fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn limits(self) -> Limits {
        Limits { nodes: Some(20 << (self.0 * 3 / 2)), ..Limits::default() }
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Level, NoLevel> {
        text.parse().ok().and_then(Level::new).ok_or(NoLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
