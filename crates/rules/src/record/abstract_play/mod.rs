//! The game records of Abstract Play, in JSON.
//!
//! A record has a header and a list of rounds. Of the header a [`Game`](crate::Game) models this much:
//!
//! | record | game |
//! |---|---|
//! | `header.game.variants` | the board: `square` where there is none; by a name that is not known, the one that the moves fit |
//! | `header.event`, `header.round` | the tags `Event` and `Round` |
//! | `header.site` | the tag `Site`: the name, and behind it the `gameid`, as in `Abstract Play #abc123` |
//! | `header["date-start"]` | the tag `Date`, as `2024.02.29` |
//! | `header.players[0].name`, `[1].name` | the tags `Black` and `White` |
//! | `header.players[0].result`, `.score` and so on | the result |
//! | `resign`, `timeout`, `draw` or `abandoned` in the place of the next move | the tag `Termination`: `resignation`, `time forfeit`, `agreement` or `abandoned`; an abandoned game has no result |
//!
//! # The tag `AbstractPlay`
//! All else is kept in a tag of this name, so that the record can be written back as it was, even by way of
//! an `.abn` file. Its value is the record itself in one line of JSON, but for the moves: there stands an
//! object that has only what the text of a move does not tell. In it, an entry that was no plain text (or
//! text in another spelling than ours) stands under the number of its move, counted from `"1"` for Black's
//! first, `"short": true` says that the last round was a list of one move, without a null, and `"ending"` has the
//! entry that said how the game ended.
//!
//! ```json
//! {"header":{"game":{"name":"Abande"},"site":{"name":"Abstract Play"}},"moves":{"7":{"move":"d4","sequence":7}}}
//! ```
//!
//! On writing, the game wins over the tag: what was changed since is written as it is now.

mod boards;
mod dates;
mod ending;
mod error;
mod export;
mod header;
mod import;
mod json;
mod located;
#[cfg(test)]
mod tests;

pub use error::{AbstractPlayError, AbstractPlayProblem};
pub use export::{AbstractPlayExport, ExportError, ExportWarning};
pub use import::read_abstract_play;

/// The tag that keeps what a game does not model.
const TAG: &str = "AbstractPlay";
