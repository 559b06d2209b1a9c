//! People and their sessions.

use sqlx::Row as _;
use wire::api::{Millis, TableId, UserId};

use super::super::{Connection, Database, Row};
use super::{number, to_time, user_id};
use crate::{Hash, Result, Session, StoreError, User};

pub async fn add_user(connection: &mut Connection, user: &User) -> Result<()> {
    let sql = "INSERT INTO users (id, name, name_key, password, key_hash, created, seen, calendar) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let query = sqlx::query::<Database>(sql)
        .bind(user.id.number())
        .bind(user.name.as_str())
        .bind(user.name_key.as_deref())
        .bind(user.password.as_deref())
        .bind(user.key.as_ref().map(|hash| hash.as_slice()))
        .bind(to_time(user.created))
        .bind(to_time(user.seen))
        .bind(calendar_text(user)?);
    query.execute(connection).await?;
    Ok(())
}

fn calendar_text(user: &User) -> Result<Option<String>> {
    Ok(user.calendar.as_ref().map(serde_json::to_string).transpose()?)
}

pub async fn user(connection: &mut Connection, id: UserId) -> Result<Option<User>> {
    let sql = "SELECT id, name, name_key, password, key_hash, created, seen, calendar FROM users WHERE id = $1";
    let row = sqlx::query::<Database>(sql).bind(id.number()).fetch_optional(connection).await?;
    row.as_ref().map(read_user).transpose()
}

pub async fn user_named(connection: &mut Connection, name_key: &str) -> Result<Option<User>> {
    let sql = "SELECT id, name, name_key, password, key_hash, created, seen, calendar FROM users WHERE name_key = $1";
    let row = sqlx::query::<Database>(sql).bind(name_key).fetch_optional(connection).await?;
    row.as_ref().map(read_user).transpose()
}

pub async fn user_with_key(connection: &mut Connection, key: &Hash) -> Result<Option<User>> {
    let sql = "SELECT id, name, name_key, password, key_hash, created, seen, calendar FROM users WHERE key_hash = $1";
    let row = sqlx::query::<Database>(sql).bind(key.as_slice()).fetch_optional(connection).await?;
    row.as_ref().map(read_user).transpose()
}

/// From all columns, in the order of the table.
pub fn read_user(row: &Row) -> Result<User> {
    let calendar: Option<&str> = row.try_get(7)?;
    Ok(User {
        id: user_id(row, 0)?.ok_or_else(|| StoreError::Damaged("a person without id".to_owned()))?,
        name: row.try_get(1)?,
        name_key: row.try_get(2)?,
        password: row.try_get(3)?,
        key: read_hash(row, 4)?,
        created: number(row, 5)?,
        seen: number(row, 6)?,
        calendar: calendar.map(serde_json::from_str).transpose()?,
    })
}

pub fn read_hash(row: &Row, column: usize) -> Result<Option<Hash>> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    let hash = bytes.map(Hash::try_from).transpose();
    hash.map_err(|_| StoreError::Damaged("a hash of another length".to_owned()))
}

pub async fn change_user(connection: &mut Connection, user: &User) -> Result<()> {
    let sql = "UPDATE users SET name = $2, name_key = $3, password = $4, key_hash = $5, calendar = $6 WHERE id = $1";
    let query = sqlx::query::<Database>(sql)
        .bind(user.id.number())
        .bind(user.name.as_str())
        .bind(user.name_key.as_deref())
        .bind(user.password.as_deref())
        .bind(user.key.as_ref().map(|hash| hash.as_slice()))
        .bind(calendar_text(user)?);
    query.execute(connection).await?;
    Ok(())
}

pub async fn saw_user(connection: &mut Connection, id: UserId, at: Millis) -> Result<()> {
    let sql = "UPDATE users SET seen = $2 WHERE id = $1";
    sqlx::query::<Database>(sql).bind(id.number()).bind(to_time(at)).execute(connection).await?;
    Ok(())
}

pub async fn delete_user(connection: &mut Connection, id: UserId) -> Result<Vec<TableId>> {
    let sql = "SELECT DISTINCT table_id FROM chat WHERE user_id = $1";
    let rows = sqlx::query::<Database>(sql).bind(id.number()).fetch_all(&mut *connection).await?;
    let statements = [
        "UPDATE chat SET text = NULL, user_id = NULL WHERE user_id = $1",
        "DELETE FROM sessions WHERE user_id = $1",
        "DELETE FROM orders WHERE user_id = $1",
        "DELETE FROM users WHERE id = $1",
    ];
    for sql in statements {
        sqlx::query::<Database>(sql).bind(id.number()).execute(&mut *connection).await?;
    }
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}

pub async fn add_session(connection: &mut Connection, session: &Session) -> Result<()> {
    let sql = "INSERT INTO sessions (token_hash, user_id, created, expires) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query::<Database>(sql)
        .bind(session.token.as_slice())
        .bind(session.user.number())
        .bind(to_time(session.created))
        .bind(to_time(session.expires));
    query.execute(connection).await?;
    Ok(())
}

pub async fn session(connection: &mut Connection, token: &Hash, now: Millis) -> Result<Option<User>> {
    let sql = "SELECT u.id, u.name, u.name_key, u.password, u.key_hash, u.created, u.seen, u.calendar \
               FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND s.expires > $2";
    let query = sqlx::query::<Database>(sql).bind(token.as_slice()).bind(to_time(now));
    let row = query.fetch_optional(connection).await?;
    row.as_ref().map(read_user).transpose()
}

pub async fn end_session(connection: &mut Connection, token: &Hash) -> Result<()> {
    let sql = "DELETE FROM sessions WHERE token_hash = $1";
    sqlx::query::<Database>(sql).bind(token.as_slice()).execute(connection).await?;
    Ok(())
}

pub async fn end_sessions(connection: &mut Connection, user: UserId, but: Option<&Hash>) -> Result<()> {
    let sql = "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2";
    // No hash is empty, so this spares none.
    let but = but.map(|hash| hash.as_slice()).unwrap_or_default();
    sqlx::query::<Database>(sql).bind(user.number()).bind(but).execute(connection).await?;
    Ok(())
}

pub async fn sweep_sessions(connection: &mut Connection, now: Millis) -> Result<u64> {
    let sql = "DELETE FROM sessions WHERE expires <= $1";
    Ok(sqlx::query::<Database>(sql).bind(to_time(now)).execute(connection).await?.rows_affected())
}
