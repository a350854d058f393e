//! Rows as what they tell of.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row};

use crate::games::{Each, Entry, Millis, Player, Seek, Side, Wants};
use crate::people::Person;
use crate::store::{Ended, KeptSeek, Listing};

/// A number as SQLite has them. What is later than its last moment is never.
pub(super) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Something as JSON.
pub(super) fn json(value: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Encode(error.into()))
}

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| Error::Decode(error.into()))
}

/// The columns of [`person`], of a table that is called so.
macro_rules! person_columns {
    ($table:literal) => {
        concat!($table, ".id, ", $table, ".name, ", $table, ".guest, ", $table, ".bot, ", $table, ".since")
    };
}
pub(super) use person_columns;

/// Somebody.
#[allow(clippy::needless_pass_by_value)] // as `try_map` wants it; here and below
pub(super) fn person(row: SqliteRow) -> Result<Person, Error> {
    person_in(&row)
}

/// Somebody in a row that has more.
pub(super) fn person_in(row: &SqliteRow) -> Result<Person, Error> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        guest: row.try_get("guest")?,
        bot: row.try_get("bot")?,
        since: row.try_get("since")?,
    })
}

/// An entry of a game.
#[allow(clippy::needless_pass_by_value)]
pub(super) fn entry(row: SqliteRow) -> Result<Entry, Error> {
    let wish: Option<&str> = row.try_get("wish")?;
    Ok(Entry { event: from_json(row.try_get("event")?)?, wish: wish.map(from_json).transpose()? })
}

/// The columns of [`listing`].
pub(super) const LISTING: &str =
    "SELECT id, board, black, white, public, version, turn, deadline, ended FROM games";

/// What is listed of a game.
#[allow(clippy::needless_pass_by_value)]
pub(super) fn listing(row: SqliteRow) -> Result<Listing, Error> {
    let turn: Option<&str> = row.try_get("turn")?;
    let ended: Option<&str> = row.try_get("ended")?;
    Ok(Listing {
        game: row.try_get("id")?,
        board: row.try_get("board")?,
        players: Each { black: row.try_get("black")?, white: row.try_get("white")? },
        public: row.try_get("public")?,
        version: row.try_get("version")?,
        turn: turn.map(side).transpose()?,
        deadline: row.try_get::<Option<Millis>, _>("deadline")?,
        ended: ended.map(how_it_ended).transpose()?,
    })
}

pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

fn side(word: &str) -> Result<Side, Error> {
    let found = Side::BOTH.into_iter().find(|&side| side_word(side) == word);
    found.ok_or_else(|| unknown(word))
}

pub(super) fn ended_word(ended: Ended) -> &'static str {
    match ended {
        Ended::Black => "black",
        Ended::White => "white",
        Ended::Draw => "draw",
        Ended::Aborted => "aborted",
    }
}

fn how_it_ended(word: &str) -> Result<Ended, Error> {
    let all = [Ended::Black, Ended::White, Ended::Draw, Ended::Aborted];
    let found = all.into_iter().find(|&ended| ended_word(ended) == word);
    found.ok_or_else(|| unknown(word))
}

fn unknown(word: &str) -> Error {
    Error::Decode(format!("'{word}' has no meaning there").into())
}

/// Seeks with their makers and whom they are meant for, as these are called now.
macro_rules! select_seeks {
    ($condition:literal) => {
        concat!(
            "SELECT seeks.id AS seek, seeks.rating, seeks.command, seeks.wants, seeks.person, seeks.at, ",
            "seeks.until, seeks.taker, seeks.game, seeks.closed, whom.name AS whom_name, ",
            crate::store::sqlite::rows::person_columns!("maker"),
            " FROM seeks JOIN people AS maker ON maker.id = seeks.maker ",
            "LEFT JOIN people AS whom ON whom.id = seeks.person WHERE ",
            $condition
        )
    };
}
pub(super) use select_seeks;

/// A seek.
#[allow(clippy::needless_pass_by_value)]
pub(super) fn kept_seek(row: SqliteRow) -> Result<KeptSeek, Error> {
    let Person { id, name, guest, bot, .. } = person_in(&row)?;
    let mut wants: Wants = from_json(row.try_get("wants")?)?;
    if let Some(whom) = row.try_get("whom_name")? {
        wants.person = Some(whom);
    }
    Ok(KeptSeek {
        seek: Seek {
            id: row.try_get("seek")?,
            by: Player { id, name, guest, bot, rating: row.try_get("rating")? },
            wants,
            at: row.try_get("at")?,
            game: row.try_get("game")?,
        },
        command: row.try_get("command")?,
        person: row.try_get("person")?,
        until: row.try_get("until")?,
        taker: row.try_get("taker")?,
        closed: row.try_get("closed")?,
    })
}
