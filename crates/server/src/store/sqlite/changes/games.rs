//! Seeks and games.

use sqlx::sqlite::SqliteConnection;

use super::{Done, Failure};
use crate::games::Entry;
use crate::store::sqlite::rows::{ended_word, json, number, side_word};
use crate::store::{KeptSeek, Listing, StoreError};

pub(super) async fn seek(db: &mut SqliteConnection, kept: &KeptSeek) -> Done {
    let KeptSeek { seek, command, person, until, taker, closed } = kept;
    // Nobody who is forgotten offers anything.
    let sql = "INSERT INTO seeks (id, maker, rating, command, wants, person, at, until, taker, game, closed) \
               SELECT ?1, id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM people WHERE id = ?2 AND key IS NOT NULL";
    let insert = sqlx::query(sql)
        .bind(&seek.id)
        .bind(&seek.by.id)
        .bind(seek.by.rating)
        .bind(command)
        .bind(json(&seek.wants)?)
        .bind(person)
        .bind(number(seek.at))
        .bind(number(*until))
        .bind(taker)
        .bind(&seek.game)
        .bind(closed);
    exactly_one(insert.execute(db).await?.rows_affected())
}

pub(super) async fn close_seek(db: &mut SqliteConnection, seek: &str) -> Done {
    let sql = "UPDATE seeks SET closed = 1 WHERE id = ?1 AND game IS NULL AND closed = 0";
    exactly_one(sqlx::query(sql).bind(seek).execute(db).await?.rows_affected())
}

pub(super) async fn take_seek(
    db: &mut SqliteConnection,
    seek: &str,
    by: &str,
    listing: &Listing,
    start: &Entry,
) -> Done {
    begin(db, listing, start).await?;
    let sql = "UPDATE seeks SET taker = ?2, game = ?3 WHERE id = ?1 AND game IS NULL AND closed = 0 AND until > ?4 \
               AND EXISTS (SELECT 1 FROM people WHERE id = ?2 AND key IS NOT NULL)";
    let update = sqlx::query(sql).bind(seek).bind(by).bind(&listing.game).bind(number(start.event.at));
    exactly_one(update.execute(db).await?.rows_affected())
}

/// A game begins.
async fn begin(db: &mut SqliteConnection, listing: &Listing, start: &Entry) -> Done {
    follow_on(0, listing, std::slice::from_ref(start))?;
    let sql = "INSERT INTO games (id, board, black, white, public, version, turn, deadline, ended) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) RETURNING number";
    let insert = sqlx::query_scalar(sql)
        .bind(&listing.game)
        .bind(&listing.board)
        .bind(&listing.players.black)
        .bind(&listing.players.white)
        .bind(listing.public)
        .bind(number(listing.version))
        .bind(listing.turn.map(side_word))
        .bind(listing.deadline.map(number))
        .bind(listing.ended.map(ended_word));
    let game: i64 = insert.fetch_one(&mut *db).await?;
    let (version, event, wish) = row(start)?;
    sqlx::query("INSERT INTO events (game, version, event, wish) VALUES (?1, ?2, ?3, ?4)")
        .bind(game)
        .bind(version)
        .bind(event)
        .bind(wish)
        .execute(db)
        .await?;
    Ok(())
}

/// Most of what ever happens is a move, so a move is sent to SQLite at one go: each way to its thread and back costs
/// more than what is done there.
pub(super) async fn append(
    db: &mut SqliteConnection,
    listing: &Listing,
    entries: &[Entry],
    next: Option<&(Listing, Entry)>,
) -> Done {
    let before = entries.first().map_or(listing.version, |entry| entry.event.version.saturating_sub(1));
    follow_on(before, listing, entries)?;
    let sql = "UPDATE games SET version = ?3, turn = ?4, deadline = ?5, ended = ?6 WHERE id = ?1 AND version = ?2; \
               INSERT INTO events (game, version, event, wish) \
               SELECT games.number, entry.value ->> 0, entry.value ->> 1, entry.value ->> 2 \
               FROM games, json_each(?7) AS entry WHERE games.id = ?1 AND changes() = 1";
    let update = sqlx::query(sql)
        .bind(&listing.game)
        .bind(number(before))
        .bind(number(listing.version))
        .bind(listing.turn.map(side_word))
        .bind(listing.deadline.map(number))
        .bind(listing.ended.map(ended_word))
        .bind(json(&entries.iter().map(row).collect::<Result<Vec<_>, _>>()?)?);
    // What fails here is no conflict, and may be half done.
    let done = update.execute(&mut *db).await.map_err(Failure::Broken)?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Conflict.into());
    }
    match next {
        Some((listing, start)) => begin(db, listing, start).await,
        None => Ok(()),
    }
}

/// An entry as the columns `version`, `event` and `wish`.
fn row(entry: &Entry) -> Result<(i64, String, Option<String>), sqlx::Error> {
    let wish = entry.wish.as_ref().map(json).transpose()?;
    Ok((number(entry.event.version), json(&entry.event)?, wish))
}

/// Whether the entries follow upon a version without a gap, up to what is listed.
fn follow_on(before: u64, listing: &Listing, entries: &[Entry]) -> Done {
    let mut versions = before + 1..;
    let right = entries
        .iter()
        .all(|entry| entry.event.game == listing.game && Some(entry.event.version) == versions.next());
    if right && before + entries.len() as u64 == listing.version {
        Ok(())
    } else {
        Err(StoreError::Conflict.into())
    }
}

/// Compare-and-set: it was there as it was counted on, or something came first.
fn exactly_one(rows: u64) -> Result<(), Failure> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict.into()) }
}
