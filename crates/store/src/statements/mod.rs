//! The SQL, written once and compiled twice, with the types of each database: it uses only what both understand.

pub mod alerts;
pub mod dump;
pub mod inspection;
pub mod listing;
pub mod orders;
pub mod people;
pub mod social;
pub mod tables;

use sqlx::Row as _;
use wire::api::{Millis, UserId};

use super::{Connection, Database, Row};
use crate::{Result, StoreError};

/// Runs the migrations that are missing. `schema_version` counts those that have run.
pub async fn migrate(connection: &mut Connection, migrations: &'static [&'static str]) -> Result<()> {
    let create = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
    sqlx::query::<Database>(create).execute(&mut *connection).await?;
    let found = schema_version(connection).await?;
    let known = migrations.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for script in &migrations[found as usize..] {
        sqlx::raw_sql(*script).execute(&mut *connection).await?;
    }
    if found < known {
        sqlx::query::<Database>("DELETE FROM schema_version").execute(&mut *connection).await?;
        let insert = "INSERT INTO schema_version (version) VALUES ($1)";
        sqlx::query::<Database>(insert).bind(known).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn schema_version(connection: &mut Connection) -> Result<i64> {
    let query = sqlx::query::<Database>("SELECT version FROM schema_version");
    let row = query.fetch_optional(connection).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or(0))
}

fn number(row: &Row, column: usize) -> Result<u64> {
    let number: i64 = row.try_get(column)?;
    u64::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} in column {column}")))
}

fn small(row: &Row, column: usize) -> Result<Option<u8>> {
    let number: Option<i64> = row.try_get(column)?;
    let small = number.map(u8::try_from).transpose();
    small.map_err(|_| StoreError::Damaged(format!("{number:?} in column {column}")))
}

fn user_id(row: &Row, column: usize) -> Result<Option<UserId>> {
    let number: Option<i64> = row.try_get(column)?;
    Ok(number.map(|number| UserId::new(number as u64)))
}

fn json<T: serde::de::DeserializeOwned>(row: &Row, column: usize) -> Result<T> {
    let text: &str = row.try_get(column)?;
    Ok(serde_json::from_str(text)?)
}

/// An enum without fields: `open`, not `"open"`.
fn word<T: serde::de::DeserializeOwned>(row: &Row, column: usize) -> Result<T> {
    let text: &str = row.try_get(column)?;
    Ok(serde_json::from_value(serde_json::Value::String(text.to_owned()))?)
}

pub fn to_word<T: serde::Serialize>(value: &T) -> Result<String> {
    match serde_json::to_value(value)? {
        serde_json::Value::String(word) => Ok(word),
        other => Err(StoreError::Damaged(format!("{other} is not a word"))),
    }
}

/// Numbers below 2^63: ids have 60 bits, times and counts stay small.
pub const fn to_number(number: u64) -> i64 {
    number as i64
}

pub const fn to_time(time: Millis) -> i64 {
    time as i64
}
