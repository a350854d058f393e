//! Levels of playing strength for people: below the highest somebody plays who errs as people do.

mod attention;
mod glance;
mod level;
mod opponent;
mod person;

pub use level::{Level, NoLevel};
pub use opponent::Opponent;
pub use person::Person;
