//! Level: playing strength for people, from 1 to 10.

use std::fmt;
use std::str::FromStr;

use super::person::Person;

/// How well the engine plays: 1 loses to a beginner, 10 is all it can do.
///
/// ```
/// use abande::{Board, Position};
/// use abande_engine::{Level, Limits, Uncontrolled};
///
/// let position = Position::start(&Board::hex().into());
/// let person = "3".parse::<Level>()?.person(2005).expect("below full strength");
/// let report = person.choose(&position, &Limits::default(), &Uncontrolled).expect("the game has only begun");
/// assert!(position.refusal(report.pv[0]).is_none());
/// // Full strength is the engine itself.
/// assert!(Level::FULL.person(2005).is_none());
/// # Ok::<(), abande_engine::NoLevel>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("levels are whole numbers from 1 to 10")]
pub struct NoLevel;

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);

    /// The engine as strong as it is.
    pub const FULL: Level = Level(10);

    /// Whoever plays at this level or above opens by a book, where he is given one.
    pub const READS: Level = Level(8);

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::LOWEST.0..=Level::FULL.0).map(Level)
    }

    /// The number, 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Somebody who plays at this level, or `None` for full strength, which is the
    /// [`Engine`](crate::Engine)'s.
    ///
    /// The seed decides what he overlooks and likes. Give each game another one, or he plays the same game
    /// again.
    pub fn person(self, seed: u64) -> Option<Person> {
        Person::new(self, seed)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}

impl TryFrom<u8> for Level {
    type Error = NoLevel;

    fn try_from(number: u8) -> Result<Level, NoLevel> {
        let level = Level(number);
        (Level::LOWEST..=Level::FULL).contains(&level).then_some(level).ok_or(NoLevel)
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Level, NoLevel> {
        text.parse::<u8>().map_err(|_| NoLevel)?.try_into()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_ten() {
        assert_eq!(Level::all().map(Level::number).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        for text in ["0", "11", "-1", "", "3.5", "300", "ten"] {
            assert_eq!(text.parse::<Level>(), Err(NoLevel), "{text}");
        }
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.person(1).is_none(), level == Level::FULL);
        }
    }
}
