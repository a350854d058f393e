//! People, their names, sessions, blocks and reports.

use sqlx::sqlite::SqliteConnection;

use super::Done;
use crate::games::Millis;
use crate::people::{Person, Session, TokenHash};
use crate::store::StoreError;
use crate::store::sqlite::rows::number;

pub(super) async fn welcome(
    db: &mut SqliteConnection,
    person: &Person,
    key: &str,
    session: &Session,
) -> Done {
    insert(db, person, key, None).await?;
    sign_in(db, session).await
}

async fn insert(db: &mut SqliteConnection, person: &Person, key: &str, password: Option<&str>) -> Done {
    name_is_free(db, &person.id, key).await?;
    let sql =
        "INSERT INTO people (id, name, key, guest, bot, since, password) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    sqlx::query(sql)
        .bind(&person.id)
        .bind(&person.name)
        .bind(key)
        .bind(person.guest)
        .bind(person.bot)
        .bind(number(person.since))
        .bind(password)
        .execute(&mut *db)
        .await?;
    keep_name(db, &person.id, key).await
}

/// Whether nobody else has or had this name.
async fn name_is_free(db: &mut SqliteConnection, person: &str, key: &str) -> Done {
    let owner: Option<String> =
        sqlx::query_scalar("SELECT person FROM names WHERE key = ?1").bind(key).fetch_optional(db).await?;
    match owner {
        Some(owner) if owner != person => Err(StoreError::NameTaken.into()),
        _ => Ok(()),
    }
}

async fn keep_name(db: &mut SqliteConnection, person: &str, key: &str) -> Done {
    let sql = "INSERT INTO names (key, person) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(key).bind(person).execute(db).await?;
    Ok(())
}

pub(super) async fn register(
    db: &mut SqliteConnection,
    person: &Person,
    key: &str,
    password: &str,
    session: &Session,
) -> Done {
    name_is_free(db, &person.id, key).await?;
    let sql = "UPDATE people SET name = ?2, key = ?3, guest = 0, password = ?4 \
               WHERE id = ?1 AND guest = 1 AND key IS NOT NULL";
    let update = sqlx::query(sql).bind(&person.id).bind(&person.name).bind(key).bind(password);
    if update.execute(&mut *db).await?.rows_affected() == 0 {
        // Where the id is an account's already, this is refused.
        insert(db, person, key, Some(password)).await?;
        return sign_in(db, session).await;
    }
    // A guest's name under which nobody has met him is free again.
    let sql = "DELETE FROM names WHERE person = ?1 AND key <> ?2 \
               AND NOT EXISTS (SELECT 1 FROM games WHERE black = ?1 OR white = ?1)";
    sqlx::query(sql).bind(&person.id).bind(key).execute(&mut *db).await?;
    keep_name(db, &person.id, key).await?;
    rename_in_games(db, &person.id, &person.name).await?;
    sign_out_everywhere(db, &person.id).await?;
    sign_in(db, session).await
}

/// The starts of games tell who plays. This is the only thing in a game that is ever written anew.
async fn rename_in_games(db: &mut SqliteConnection, person: &str, name: &str) -> Done {
    let both = [
        "UPDATE events SET event = json_set(event, '$.snapshot.black.name', ?2, '$.snapshot.black.guest', json('false')) \
         WHERE version = 1 AND game IN (SELECT number FROM games WHERE black = ?1)",
        "UPDATE events SET event = json_set(event, '$.snapshot.white.name', ?2, '$.snapshot.white.guest', json('false')) \
         WHERE version = 1 AND game IN (SELECT number FROM games WHERE white = ?1)",
    ];
    for sql in both {
        sqlx::query(sql).bind(person).bind(name).execute(&mut *db).await?;
    }
    Ok(())
}

pub(super) async fn sign_in(db: &mut SqliteConnection, session: &Session) -> Done {
    // Whoever is forgotten in this moment does not come back.
    let sql = "INSERT INTO sessions (token, person, since, until, lifetime) \
               SELECT ?1, id, ?3, ?4, ?5 FROM people WHERE id = ?2 AND key IS NOT NULL";
    let done = sqlx::query(sql)
        .bind(&session.token[..])
        .bind(&session.person)
        .bind(number(session.since))
        .bind(number(session.until))
        .bind(number(session.until.saturating_sub(session.since)))
        .execute(db)
        .await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict.into()) }
}

pub(super) async fn prolong(db: &mut SqliteConnection, token: &TokenHash, until: Millis) -> Done {
    let sql = "UPDATE sessions SET until = max(until, ?2) WHERE token = ?1";
    sqlx::query(sql).bind(&token[..]).bind(number(until)).execute(db).await?;
    Ok(())
}

pub(super) async fn sign_out(db: &mut SqliteConnection, token: &TokenHash) -> Done {
    sqlx::query("DELETE FROM sessions WHERE token = ?1").bind(&token[..]).execute(db).await?;
    Ok(())
}

pub(super) async fn sign_out_everywhere(db: &mut SqliteConnection, person: &str) -> Done {
    sqlx::query("DELETE FROM sessions WHERE person = ?1").bind(person).execute(db).await?;
    Ok(())
}

pub(super) async fn set_password(
    db: &mut SqliteConnection,
    person: &str,
    password: &str,
    keep: &TokenHash,
) -> Done {
    let sql = "UPDATE people SET password = ?2 WHERE id = ?1 AND password IS NOT NULL";
    if sqlx::query(sql).bind(person).bind(password).execute(&mut *db).await?.rows_affected() == 0 {
        return Err(StoreError::Conflict.into());
    }
    let sql = "DELETE FROM sessions WHERE person = ?1 AND token <> ?2";
    sqlx::query(sql).bind(person).bind(&keep[..]).execute(db).await?;
    Ok(())
}

pub(super) async fn forget(db: &mut SqliteConnection, person: &str, instead: &str) -> Done {
    // Somebody stays, because games have two players; and the name stays in `names`, so that nobody gets it again.
    let sql = "UPDATE people SET name = ?2, key = NULL, password = NULL, guest = 0 WHERE id = ?1 AND key IS NOT NULL";
    if sqlx::query(sql).bind(person).bind(instead).execute(&mut *db).await?.rows_affected() == 0 {
        return Err(StoreError::Conflict.into());
    }
    let rest = [
        "DELETE FROM sessions WHERE person = ?1",
        "DELETE FROM blocks WHERE author = ?1 OR whom = ?1",
        "DELETE FROM reports WHERE author = ?1",
        "DELETE FROM seeks WHERE maker = ?1 AND game IS NULL",
        "UPDATE seeks SET closed = 1 WHERE person = ?1 AND game IS NULL",
    ];
    for sql in rest {
        sqlx::query(sql).bind(person).execute(&mut *db).await?;
    }
    rename_in_games(db, person, instead).await
}

/// Their names go with them: such a name was made up, was never an account's and never stood in a game, and if all
/// were kept there would soon be none left to make up.
pub(super) async fn forget_guests(db: &mut SqliteConnection, before: Millis) -> Done {
    let all = [
        // A guest who sent a link to a friend is waited for; and a report is of no use without whom it is about.
        "DELETE FROM people WHERE guest = 1 AND since < ?1 \
         AND NOT EXISTS (SELECT 1 FROM games WHERE black = people.id OR white = people.id) \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND until - lifetime >= ?1) \
         AND NOT EXISTS (SELECT 1 FROM seeks WHERE maker = people.id AND game IS NULL AND closed = 0 AND until > ?1) \
         AND NOT EXISTS (SELECT 1 FROM reports WHERE author = people.id OR whom = people.id)",
        // What was meant for one of them is meant for nobody.
        "UPDATE seeks SET closed = 1 WHERE game IS NULL AND closed = 0 \
         AND person IS NULL AND wants ->> 'visibility' = 'person'",
        // What ended by itself a while ago has no use.
        "DELETE FROM sessions WHERE until < ?1",
        "DELETE FROM seeks WHERE game IS NULL AND until < ?1",
    ];
    for sql in all {
        sqlx::query(sql).bind(number(before)).execute(&mut *db).await?;
    }
    Ok(())
}

pub(super) async fn block(db: &mut SqliteConnection, by: &str, whom: &str, blocked: bool) -> Done {
    let sql = if blocked {
        "INSERT INTO blocks (author, whom) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM blocks WHERE author = ?1 AND whom = ?2"
    };
    sqlx::query(sql).bind(by).bind(whom).execute(db).await?;
    Ok(())
}

pub(super) async fn report(db: &mut SqliteConnection, by: &str, whom: &str, at: Millis, text: &str) -> Done {
    sqlx::query("INSERT INTO reports (author, whom, at, text) VALUES (?1, ?2, ?3, ?4)")
        .bind(by)
        .bind(whom)
        .bind(number(at))
        .bind(text)
        .execute(db)
        .await?;
    Ok(())
}
