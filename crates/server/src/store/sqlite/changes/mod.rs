//! What a change does to the tables, inside of a transaction that is not its own.

mod games;
mod people;

use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnection;

use super::rows::number;
use crate::store::{Change, StoreError};

/// Why a change is not done.
pub(super) enum Failure {
    /// It does not fit; others go on.
    Refused(StoreError),
    /// Nothing goes on.
    Broken(sqlx::Error),
}

impl From<StoreError> for Failure {
    fn from(refused: StoreError) -> Failure {
        Failure::Refused(refused)
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        // What the tables do not allow was counted on and is not there, or is there already.
        match error.as_database_error().map(sqlx::error::DatabaseError::kind) {
            None | Some(ErrorKind::Other) => Failure::Broken(error),
            Some(_) => Failure::Refused(StoreError::Conflict),
        }
    }
}

type Done = Result<(), Failure>;

/// Whether a change that is refused has done nothing before.
pub(super) fn is_one_step(change: &Change) -> bool {
    matches!(change, Change::Append { next: None, .. } | Change::Heartbeat(_))
}

/// Does a change. What it has done before it fails is for the caller to undo.
pub(super) async fn apply(db: &mut SqliteConnection, change: &Change) -> Done {
    match change {
        Change::Welcome { person, key, session } => people::welcome(db, person, key, session).await,
        Change::Register { person, key, password, session } => {
            people::register(db, person, key, password, session).await
        }
        Change::SignIn(session) => people::sign_in(db, session).await,
        Change::Prolong { token, until } => people::prolong(db, token, *until).await,
        Change::SignOut(token) => people::sign_out(db, token).await,
        Change::SignOutEverywhere(person) => people::sign_out_everywhere(db, person).await,
        Change::SetPassword { person, password, keep } => {
            people::set_password(db, person, password, keep).await
        }
        Change::Forget { person, instead } => people::forget(db, person, instead).await,
        Change::ForgetGuests { before } => people::forget_guests(db, *before).await,
        Change::Block { by, whom, blocked } => people::block(db, by, whom, *blocked).await,
        Change::Report { by, whom, at, text } => people::report(db, by, whom, *at, text).await,
        Change::Seek(seek) => games::seek(db, seek).await,
        Change::CloseSeek(seek) => games::close_seek(db, seek).await,
        Change::TakeSeek { seek, by, listing, start } => games::take_seek(db, seek, by, listing, start).await,
        Change::Append { listing, entries, next } => games::append(db, listing, entries, next.as_ref()).await,
        Change::Heartbeat(at) => heartbeat(db, *at).await,
    }
}

async fn heartbeat(db: &mut SqliteConnection, at: u64) -> Done {
    let sql = "INSERT INTO heartbeat (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = ?1";
    sqlx::query(sql).bind(number(at)).execute(db).await?;
    Ok(())
}
