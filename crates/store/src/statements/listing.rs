//! Lists of tables: walks along a key, and the keeping of the keys. What the keys are is decided in `crate::listing`.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, Row as _};
use wire::api::{ListQuery, Status, TableId};

use super::super::{Connection, Database, EXPLAIN};
use super::tables::{COLUMNS, read_table};
use super::to_time;
use crate::listing::{
    Check, Found, Listed, Place, Reader, Walk, keys, like, read_cursor, search_text, walks, write_cursor,
};
use crate::{Present, Result, TableRecord};

/// Tables that one page looks at, at most, where not every one of them may fit.
const LOOK: i64 = 500;
/// Tables that are listed at once when a database of an earlier version is opened.
const BATCH: i64 = 200;
const START: Place = (i64::MAX, i64::MAX);

/// Where a table stands in lists, and under which keys.
pub struct Listing {
    since: i64,
    keys: Vec<String>,
    pub finished: bool,
}

impl Listing {
    pub fn of(table: &TableRecord, present: &Present, since: i64) -> Result<Listing> {
        Ok(Listing { since, keys: keys(table, present)?, finished: present.status == Status::Finished })
    }
}

/// As it is stored; absent if it is not listed yet.
pub async fn stored(connection: &mut Connection, id: TableId) -> Result<Option<Listing>> {
    let sql = AssertSqlSafe(format!("SELECT {COLUMNS}, since FROM tables WHERE id = $1 AND since > 0"));
    let row = sqlx::query::<Database>(sql).bind(id.number()).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let table = read_table(&row)?;
    Listing::of(&table, &table.present, row.try_get("since")?).map(Some)
}

/// Replaces the keys of a table: only what differs is written.
pub async fn relist(
    connection: &mut Connection,
    table: &TableRecord,
    present: &Present,
    before: Option<Listing>,
) -> Result<()> {
    let sql = "SELECT since FROM tables WHERE id = $1";
    let row = sqlx::query::<Database>(sql).bind(table.id.number()).fetch_one(&mut *connection).await?;
    let kept: i64 = row.try_get(0)?;
    let since = if kept > 0 { kept } else { to_time(present.updated).max(1) };
    let after = Listing::of(table, present, since)?;
    let before = before.unwrap_or(Listing { since, keys: Vec::new(), finished: false });
    let same = before.since == since;
    let gone: Vec<&str> = without(&before.keys, if same { &after.keys } else { &[] });
    let new: Vec<&str> = without(&after.keys, if same { &before.keys } else { &[] });
    remove(connection, table.id, before.since, &gone).await?;
    insert(connection, table.id, since, &new).await?;
    let sql = "UPDATE tables SET since = $2, players = $3, search = $4 WHERE id = $1";
    let query = sqlx::query::<Database>(sql)
        .bind(table.id.number())
        .bind(since)
        .bind(table.seats.len() as i64)
        .bind(search_text(table));
    query.execute(connection).await?;
    Ok(())
}

fn without<'a>(keys: &'a [String], others: &[String]) -> Vec<&'a str> {
    keys.iter().filter(|key| !others.contains(key)).map(String::as_str).collect()
}

/// Before the table itself is deleted.
pub async fn unlist(connection: &mut Connection, id: TableId) -> Result<()> {
    let Some(listing) = stored(connection, id).await? else { return Ok(()) };
    let keys: Vec<&str> = listing.keys.iter().map(String::as_str).collect();
    remove(connection, id, listing.since, &keys).await
}

async fn insert(connection: &mut Connection, id: TableId, since: i64, keys: &[&str]) -> Result<()> {
    if keys.is_empty() {
        return Ok(());
    }
    let rows: Vec<String> = (3..keys.len() + 3).map(|key| format!("(${key}, $1, $2)")).collect();
    let sql = format!("INSERT INTO finds (key, since, table_id) VALUES {} ON CONFLICT DO NOTHING", rows.join(", "));
    let query = sqlx::query::<Database>(AssertSqlSafe(sql)).bind(since).bind(id.number());
    keys.iter().fold(query, |query, key| query.bind((*key).to_owned())).execute(connection).await?;
    Ok(())
}

async fn remove(connection: &mut Connection, id: TableId, since: i64, keys: &[&str]) -> Result<()> {
    if keys.is_empty() {
        return Ok(());
    }
    let places: Vec<String> = (3..keys.len() + 3).map(|key| format!("${key}")).collect();
    let sql = format!("DELETE FROM finds WHERE since = $1 AND table_id = $2 AND key IN ({})", places.join(", "));
    let query = sqlx::query::<Database>(AssertSqlSafe(sql)).bind(since).bind(id.number());
    keys.iter().fold(query, |query, key| query.bind((*key).to_owned())).execute(connection).await?;
    Ok(())
}

/// Some of the tables that an earlier version has left unlisted; `false` if there are none.
pub async fn list_some(connection: &mut Connection) -> Result<bool> {
    let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE since = 0 ORDER BY id LIMIT $1"));
    let rows = sqlx::query::<Database>(sql).bind(BATCH).fetch_all(&mut *connection).await?;
    for row in &rows {
        let table = read_table(row)?;
        relist(connection, &table, &table.present, None).await?;
    }
    Ok(!rows.is_empty())
}

pub async fn tables(connection: &mut Connection, query: &ListQuery, reader: Reader, limit: u32) -> Result<Found> {
    let mut found = Vec::new();
    // Down to here, all walks have been.
    let mut horizon: Option<Place> = None;
    for walk in walks(query, reader)? {
        let (tables, reached) = walk_along(connection, walk, query, limit).await?;
        found.extend(tables);
        horizon = horizon.max(reached);
    }
    found.retain(|listed| horizon.is_none_or(|horizon| place(listed) >= horizon));
    found.sort_by_key(|listed| std::cmp::Reverse(place(listed)));
    if found.len() > limit as usize {
        found.truncate(limit as usize);
        horizon = found.last().map(place);
    }
    Ok(Found { tables: found, next: horizon.map(write_cursor) })
}

fn place(listed: &Listed) -> Place {
    (to_time(listed.since), listed.table.id.number())
}

/// The tables on a walk, and how far it went; absent if it went to the end.
async fn walk_along(
    connection: &mut Connection,
    mut walk: Walk,
    query: &ListQuery,
    limit: u32,
) -> Result<(Vec<Listed>, Option<Place>)> {
    rarest_first(connection, &mut walk, query).await?;
    let look = looked_at(&walk, limit);
    let rows = bind(sqlx::query::<Database>(AssertSqlSafe(text(&walk))), &walk, query, look, limit)
        .fetch_all(&mut *connection)
        .await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in &rows {
        tables.push(Listed { since: row.try_get::<i64, _>("place")? as u64, table: read_table(row)? });
    }
    let reached = match tables.last() {
        Some(last) if tables.len() == limit as usize => Some(place(last)),
        Some(_) | None => last_looked_at(connection, &walk, query, look).await?,
    };
    Ok((tables, reached))
}

const fn looked_at(walk: &Walk, limit: u32) -> i64 {
    // One key and nothing to check: every table on the way is in the list.
    if walk.keys.len() == 1 && walk.checks.is_empty() { limit as i64 } else { LOOK }
}

/// The first key is walked along, the others are checked.
async fn rarest_first(connection: &mut Connection, walk: &mut Walk, query: &ListQuery) -> Result<()> {
    if walk.keys.len() < 2 {
        return Ok(());
    }
    let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM finds WHERE key = $1 AND (since, table_id) < ($2, $3) \
               AND since >= $4 LIMIT $5) AS counted";
    let (before, from) = bounds(query);
    let mut counted = Vec::new();
    let mut keys = std::mem::take(&mut walk.keys);
    // Of these there are many: counted last, and not at all where another key is rare.
    keys.sort_by_key(|key| key.starts_with("l:"));
    for key in keys {
        if counted.iter().any(|(count, _)| *count < LOOK) {
            counted.push((LOOK, key));
            continue;
        }
        let query = sqlx::query::<Database>(sql).bind(key.clone()).bind(before.0).bind(before.1).bind(from).bind(LOOK);
        let count: i64 = query.fetch_one(&mut *connection).await?.try_get(0)?;
        counted.push((count, key));
    }
    counted.sort();
    walk.keys = counted.into_iter().map(|(_, key)| key).collect();
    Ok(())
}

/// Before which place, and not before which time.
fn bounds(query: &ListQuery) -> (Place, i64) {
    let cursor = query.after.as_deref().and_then(read_cursor).unwrap_or(START);
    let until = query.until.map_or(START, |until| (to_time(until), 0));
    (cursor.min(until), query.from.map_or(0, to_time))
}

const DRIVER: &str = "SELECT since, table_id FROM finds WHERE key = $1 AND (since, table_id) < ($2, $3) AND since >= $4 \
                      ORDER BY since DESC, table_id DESC LIMIT $5";

/// Subqueries that are asked for each table on the way: joins would tempt a planner to read one of the sides whole.
fn text(walk: &Walk) -> String {
    let mut next = 7;
    let mut conditions: Vec<String> = Vec::new();
    for _ in walk.keys.iter().skip(1) {
        conditions.push(format!(
            "(SELECT 1 FROM finds g WHERE g.key = ${next} AND g.since = f.since AND g.table_id = f.table_id) IS NOT NULL"
        ));
        next += 1;
    }
    if !walk.checks.is_empty() {
        let mut row = String::from("(SELECT 1 FROM tables c WHERE c.id = f.table_id");
        for check in &walk.checks {
            // Writing to a string cannot fail.
            let _ = match check {
                Check::Text(column, _) => write!(row, " AND c.{column} = ${next}"),
                Check::Contains(column, _) => write!(row, " AND c.{column} LIKE ${next} ESCAPE '\\'"),
                Check::Least(column, _) => write!(row, " AND c.{column} >= ${next}"),
                Check::Most(column, _) => write!(row, " AND c.{column} <= ${next}"),
                Check::Archived => write!(row, " AND c.status IN ('finished', 'review')"),
            };
            next += i32::from(*check != Check::Archived);
        }
        conditions.push(format!("{row}) IS NOT NULL"));
    }
    let such = if conditions.is_empty() { "1 = 1".to_owned() } else { conditions.join(" AND ") };
    format!(
        "SELECT {COLUMNS}, r.since AS place FROM (SELECT f.since, f.table_id FROM ({DRIVER}) f WHERE {such} \
         ORDER BY f.since DESC, f.table_id DESC LIMIT $6) r JOIN tables t ON t.id = r.table_id \
         ORDER BY r.since DESC, r.table_id DESC"
    )
}

type Asked<'q> = sqlx::query::Query<'q, Database, <Database as sqlx::Database>::Arguments>;

fn bind<'q>(asked: Asked<'q>, walk: &Walk, query: &ListQuery, look: i64, limit: u32) -> Asked<'q> {
    let (before, from) = bounds(query);
    let driver = walk.keys.first().cloned().unwrap_or_default();
    let asked = asked.bind(driver).bind(before.0).bind(before.1).bind(from).bind(look).bind(i64::from(limit));
    let asked = walk.keys.iter().skip(1).fold(asked, |asked, key| asked.bind(key.clone()));
    walk.checks.iter().fold(asked, |asked, check| match check {
        Check::Text(_, text) => asked.bind(text.clone()),
        Check::Contains(_, text) => asked.bind(like(text)),
        Check::Least(_, number) | Check::Most(_, number) => asked.bind(*number),
        Check::Archived => asked,
    })
}

/// The last of the tables that were looked at; absent if there were fewer than allowed.
async fn last_looked_at(
    connection: &mut Connection,
    walk: &Walk,
    query: &ListQuery,
    look: i64,
) -> Result<Option<Place>> {
    let sql = "SELECT since, table_id FROM finds WHERE key = $1 AND (since, table_id) < ($2, $3) AND since >= $4 \
               ORDER BY since DESC, table_id DESC LIMIT 1 OFFSET $5";
    let (before, from) = bounds(query);
    let key = walk.keys.first().cloned().unwrap_or_default();
    let last = sqlx::query::<Database>(sql).bind(key).bind(before.0).bind(before.1).bind(from).bind(look - 1);
    let row = last.fetch_optional(connection).await?;
    Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
}

/// How the database goes about it, a line for each step.
pub async fn explain(connection: &mut Connection, query: &ListQuery, reader: Reader) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    for mut walk in walks(query, reader)? {
        rarest_first(connection, &mut walk, query).await?;
        let asked = format!("{} {}", EXPLAIN.0, text(&walk));
        let look = looked_at(&walk, 50);
        let rows = bind(sqlx::query::<Database>(AssertSqlSafe(asked)), &walk, query, look, 50)
            .fetch_all(&mut *connection)
            .await?;
        for row in &rows {
            lines.push(row.try_get::<String, _>(EXPLAIN.1)?);
        }
    }
    Ok(lines)
}
