//! The store: changes go to the writer, questions to the readers.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::sqlite::SqlitePool;
use sqlx::{QueryBuilder, Row, Sqlite};

use super::data_folder::{DataFolder, OpenError};
use super::rows::{self, number, person_columns, select_seeks};
use super::writer::Writer;
use crate::games::{Entry, Millis, Side, Status};
use crate::people::{Person, TokenHash};
use crate::store::{Change, Filter, KeptSeek, Listing, Outage, Store, StoreError};

/// A store in a file of SQLite.
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    folder: PathBuf,
}

impl SqliteStore {
    /// Opens the store in a folder, and makes it if there is none.
    ///
    /// # Errors
    /// When another server uses it, a newer version of the program has written it, or it cannot be used.
    pub async fn open(folder: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::at(DataFolder::take(folder)?).await
    }

    /// A store that goes when it is dropped.
    ///
    /// # Errors
    /// When there is no room for it.
    pub async fn temporary() -> Result<SqliteStore, OpenError> {
        SqliteStore::at(DataFolder::temporary()?).await
    }

    async fn at(folder: DataFolder) -> Result<SqliteStore, OpenError> {
        let mut connection = folder.writer().await.map_err(|error| folder.unreadable(error))?;
        folder.migrate(&mut connection).await?;
        let readers = folder.readers().await?;
        let path = folder.path().to_owned();
        Ok(SqliteStore { writer: Writer::start(folder, connection), readers, folder: path })
    }

    /// Where it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// How often something was committed since it was opened: less often than something changed, where many changes
    /// came at once.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    async fn one_person(&self, sql: &'static str, by: &str) -> Result<Option<Person>, StoreError> {
        Ok(sqlx::query(sql).bind(by).try_map(rows::person).fetch_optional(&self.readers).await?)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Away(Outage::Database(Arc::new(error)))
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.writer.change(change).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = concat!("SELECT ", person_columns!("people"), " FROM people WHERE id = ?1");
        self.one_person(sql, id).await
    }

    async fn person_named(&self, key: &str) -> Result<Option<Person>, StoreError> {
        let sql = concat!("SELECT ", person_columns!("people"), " FROM people WHERE key = ?1");
        self.one_person(sql, key).await
    }

    async fn password(&self, person: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT password FROM people WHERE id = ?1";
        let found: Option<Option<String>> =
            sqlx::query_scalar(sql).bind(person).fetch_optional(&self.readers).await?;
        Ok(found.flatten())
    }

    async fn session(&self, token: &TokenHash, now: Millis) -> Result<Option<(Person, Millis)>, StoreError> {
        let sql = concat!(
            "SELECT sessions.until, ",
            person_columns!("people"),
            " FROM sessions JOIN people ON people.id = sessions.person ",
            "WHERE sessions.token = ?1 AND sessions.until > ?2"
        );
        let found = sqlx::query(sql)
            .bind(&token[..])
            .bind(number(now))
            .try_map(|row| Ok((rows::person_in(&row)?, row.try_get("until")?)))
            .fetch_optional(&self.readers);
        Ok(found.await?)
    }

    async fn blocked(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM blocks WHERE author = ?1 AND whom = ?2) \
                   OR EXISTS (SELECT 1 FROM blocks WHERE author = ?2 AND whom = ?1)";
        Ok(sqlx::query_scalar(sql).bind(one).bind(other).fetch_one(&self.readers).await?)
    }

    async fn blocks(&self, person: &str) -> Result<Vec<Person>, StoreError> {
        let sql = concat!(
            "SELECT ",
            person_columns!("people"),
            " FROM blocks JOIN people ON people.id = blocks.whom WHERE blocks.author = ?1 ORDER BY blocks.number"
        );
        Ok(sqlx::query(sql).bind(person).try_map(rows::person).fetch_all(&self.readers).await?)
    }

    async fn reports(&self, by: &str) -> Result<Vec<(Millis, Person, String)>, StoreError> {
        let sql = concat!(
            "SELECT reports.at, reports.text, ",
            person_columns!("people"),
            " FROM reports JOIN people ON people.id = reports.whom WHERE reports.author = ?1 ORDER BY reports.number"
        );
        let found = sqlx::query(sql)
            .bind(by)
            .try_map(|row| Ok((row.try_get("at")?, rows::person_in(&row)?, row.try_get("text")?)))
            .fetch_all(&self.readers);
        Ok(found.await?)
    }

    async fn seek(&self, id: &str) -> Result<Option<KeptSeek>, StoreError> {
        let query = sqlx::query(select_seeks!("seeks.id = ?1")).bind(id);
        Ok(query.try_map(rows::kept_seek).fetch_optional(&self.readers).await?)
    }

    async fn seek_by_command(&self, maker: &str, command: &str) -> Result<Option<KeptSeek>, StoreError> {
        let sql = select_seeks!("seeks.maker = ?1 AND seeks.command = ?2");
        let query = sqlx::query(sql).bind(maker).bind(command);
        Ok(query.try_map(rows::kept_seek).fetch_optional(&self.readers).await?)
    }

    async fn open_seeks(&self, now: Millis) -> Result<Vec<KeptSeek>, StoreError> {
        let sql = select_seeks!(
            "seeks.until > ?1 AND seeks.game IS NULL AND seeks.closed = 0 ORDER BY seeks.number"
        );
        let query = sqlx::query(sql).bind(number(now));
        Ok(query.try_map(rows::kept_seek).fetch_all(&self.readers).await?)
    }

    async fn entries(&self, game: &str) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT event, wish FROM events WHERE game = (SELECT number FROM games WHERE id = ?1) \
                   ORDER BY version";
        Ok(sqlx::query(sql).bind(game).try_map(rows::entry).fetch_all(&self.readers).await?)
    }

    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE deadline <= ?1 ORDER BY deadline, number LIMIT ?2";
        Ok(sqlx::query_scalar(sql).bind(number(now)).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn with_deadline(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE deadline IS NOT NULL ORDER BY deadline, number";
        Ok(sqlx::query_scalar(sql).fetch_all(&self.readers).await?)
    }

    async fn games(&self, filter: &Filter) -> Result<Vec<Listing>, StoreError> {
        let Filter { player, board, ended, status, before, reader, limit } = filter;
        let mut query = QueryBuilder::<Sqlite>::new(rows::LISTING);
        query.push(" WHERE (public = 1");
        if let Some(reader) = reader {
            query.push(" OR black = ").push_bind(reader).push(" OR white = ").push_bind(reader);
        }
        query.push(")");
        if let Some(player) = player {
            // Each half has an index; one condition with OR would have none that is in order of the numbers.
            query.push(" AND number IN (SELECT number FROM games WHERE black = ").push_bind(player);
            query.push(" UNION SELECT number FROM games WHERE white = ").push_bind(player).push(")");
        }
        if let Some(board) = board {
            query.push(" AND board = ").push_bind(board);
        }
        if let Some(ended) = ended {
            query.push(" AND ended = ").push_bind(rows::ended_word(*ended));
        }
        match status {
            Some(Status::Live) => query.push(" AND ended IS NULL"),
            Some(Status::Over) => query.push(" AND ended IS NOT NULL"),
            None => &mut query,
        };
        if let Some(before) = before {
            query.push(" AND number < (SELECT number FROM games WHERE id = ").push_bind(before).push(")");
        }
        query.push(" ORDER BY number DESC LIMIT ").push_bind(limit);
        Ok(query.build().try_map(rows::listing).fetch_all(&self.readers).await?)
    }

    async fn games_of(&self, person: &str) -> Result<Vec<(Side, Listing)>, StoreError> {
        let sql = "SELECT id, board, black, white, public, version, turn, deadline, ended FROM games \
                   WHERE ended IS NULL AND (black = ?1 OR white = ?1) \
                   ORDER BY turn <> iif(black = ?1, 'black', 'white'), deadline IS NULL, deadline, number DESC";
        let found = sqlx::query(sql).bind(person).try_map(rows::listing).fetch_all(&self.readers).await?;
        let with_side = |listing: Listing| {
            (if listing.players.black == person { Side::Black } else { Side::White }, listing)
        };
        Ok(found.into_iter().map(with_side).collect())
    }

    async fn heartbeat(&self) -> Result<Option<Millis>, StoreError> {
        let found: Option<u64> =
            sqlx::query_scalar("SELECT at FROM heartbeat").fetch_optional(&self.readers).await?;
        Ok(found)
    }

    async fn close(&self) {
        // The readers first: whoever closes the file last tidies it up, and readers cannot.
        self.readers.close().await;
        self.writer.close().await;
    }
}
