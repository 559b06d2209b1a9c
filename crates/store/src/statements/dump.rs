//! Export and import of the whole database, line by line.

use sqlx::{AssertSqlSafe, Row as _};
use wire::api::TableId;

use super::super::{Connection, Database, Row};
use super::alerts::{add_target, read_contact, read_target, set_contact, set_server_key};
use super::orders::{orders, save_orders};
use super::people::{USER, add_session, add_user, read_hash, read_user};
use super::tables::{COLUMNS, add_table, entries, read_table};
use super::{number, social, user_id};
use crate::{BackupError, EachLine, Line, Lines, Rating, Result, Session, StoreError};

/// Rows per query.
const PAGE: i64 = 500;

/// Within a transaction, so that all lines are of one moment.
pub async fn dump(connection: &mut Connection, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
    let sql = format!("SELECT {USER} FROM users WHERE id > $1 ORDER BY id LIMIT $2");
    let mut last = -1;
    while let rows = page(connection, &sql, last).await?
        && !rows.is_empty()
    {
        for row in &rows {
            let user = read_user(row)?;
            last = user.id.number();
            each(Line::User(user))?;
        }
    }
    dump_sessions(connection, each).await?;
    dump_contacts(connection, each).await?;
    dump_tables(connection, each).await?;
    dump_social(connection, each).await
}

async fn dump_social(connection: &mut Connection, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
    social::all_tokens(connection).await?.into_iter().map(Line::Token).try_for_each(&mut *each)?;
    social::all_blocks(connection).await?.into_iter().map(Line::Block).try_for_each(&mut *each)?;
    social::all_reports(connection).await?.into_iter().map(Line::Report).try_for_each(&mut *each)?;
    social::all_invitations(connection).await?.into_iter().map(Line::Invited).try_for_each(&mut *each)?;
    social::all_rated(connection).await?.into_iter().map(Line::Rated).try_for_each(&mut *each)?;
    let ratings = social::all_ratings(connection).await?.into_iter();
    ratings.map(|(user, rating)| Line::Rating(user, rating)).try_for_each(&mut *each)?;
    social::announcement(connection).await?.into_iter().map(Line::Announcement).try_for_each(&mut *each)?;
    social::all_acts(connection).await?.into_iter().map(Line::Act).try_for_each(&mut *each)
}

async fn dump_sessions(connection: &mut Connection, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
    let sql = "SELECT token_hash, user_id, created, expires FROM sessions ORDER BY token_hash";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await.map_err(StoreError::from)?;
    rows.iter().try_for_each(|row| each(Line::Session(read_session(row)?)))
}

fn read_session(row: &Row) -> Result<Session> {
    let damaged = || StoreError::Damaged("a session without person".to_owned());
    Ok(Session {
        token: read_hash(row, 0)?.ok_or_else(damaged)?,
        user: user_id(row, 1)?.ok_or_else(damaged)?,
        created: number(row, 2)?,
        expires: number(row, 3)?,
    })
}

/// How people are reached. What waits to be sent is not kept: it would be sent twice.
async fn dump_contacts(connection: &mut Connection, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
    let sql = "SELECT user_id, mail, pending, language, settings, first_delay FROM contacts ORDER BY user_id";
    for row in &all(connection, sql).await? {
        each(Line::Contact(read_contact(row)?))?;
    }
    let sql = "SELECT id, user_id, channel, body, created FROM targets ORDER BY id";
    for row in &all(connection, sql).await? {
        each(Line::Target(read_target(row)?))?;
    }
    for row in &all(connection, "SELECT name, secret FROM server_keys ORDER BY name").await? {
        let name: String = row.try_get(0).map_err(StoreError::from)?;
        let secret: Vec<u8> = row.try_get(1).map_err(StoreError::from)?;
        each(Line::ServerKey { name, secret })?;
    }
    Ok(())
}

async fn all(connection: &mut Connection, sql: &'static str) -> Result<Vec<Row>> {
    Ok(sqlx::query::<Database>(sql).fetch_all(connection).await?)
}

async fn dump_tables(connection: &mut Connection, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
    let sql = format!("SELECT {COLUMNS} FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
    let mut last = -1;
    while let rows = page(connection, &sql, last).await?
        && !rows.is_empty()
    {
        for row in &rows {
            let table = read_table(row)?;
            let id: TableId = table.id;
            last = id.number();
            let entries = entries(connection, id, 0).await?;
            each(Line::Table(Box::new(table), entries))?;
            for saved in orders(connection, id).await? {
                each(Line::Orders(id, saved))?;
            }
        }
    }
    Ok(())
}

async fn page(connection: &mut Connection, sql: &str, last: i64) -> Result<Vec<Row>> {
    Ok(sqlx::query::<Database>(AssertSqlSafe(sql.to_owned())).bind(last).bind(PAGE).fetch_all(connection).await?)
}

/// Within a transaction: all or nothing.
pub async fn restore(connection: &mut Connection, lines: &mut Lines<'_>) -> std::result::Result<(), BackupError> {
    if !is_empty(connection).await? {
        return Err(BackupError::NotEmpty);
    }
    for line in lines {
        match line? {
            Line::User(user) => add_user(connection, &user).await?,
            Line::Session(session) => add_session(connection, &session).await?,
            Line::Contact(contact) => set_contact(connection, &contact).await?,
            Line::Target(target) => add_target(connection, &target).await?,
            Line::ServerKey { name, secret } => set_server_key(connection, &name, &secret).await?,
            Line::Table(table, entries) => add_table(connection, &table, &entries).await?,
            Line::Orders(table, saved) => save_orders(connection, table, &saved).await?,
            Line::Token(token) => social::add_token(connection, &token).await?,
            Line::Block(block) => social::block(connection, &block).await?,
            Line::Report(report) => social::report(connection, &report).await?,
            Line::Invited(invited) => social::invite(connection, &invited).await?,
            Line::Rated(rated) => social::add_rated(connection, &rated).await?,
            Line::Rating(user, row) => {
                let rating = Rating { strength: row.strength, doubt: row.doubt };
                social::set_rating(connection, user, row.ladder, rating, row.games.into()).await?;
            }
            Line::Announcement(text) => social::set_announcement(connection, Some(&text)).await?,
            Line::Act(act) => social::record_act(connection, &act).await?,
        }
    }
    Ok(())
}

async fn is_empty(connection: &mut Connection) -> Result<bool> {
    let sql = "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM tables)";
    let row = sqlx::query::<Database>(sql).fetch_one(connection).await?;
    let count: i64 = row.try_get(0)?;
    Ok(count == 0)
}
