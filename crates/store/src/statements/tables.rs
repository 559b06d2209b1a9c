//! Tables, their logs and what is kept beside them.

use sqlx::{AssertSqlSafe, Row as _};
use wire::api::{Clocks, Entry, Happening, Millis, Said, Status, TableId, UserId, Wanted};

use super::super::{Connection, Database, Row};
use super::listing::{relist, stored, unlist};
use super::orders::{change_orders, unchanged};
use super::social::status_changed;
use super::{json, number, small, to_number, to_time, to_word, user_id, word};
use crate::{Append, Present, Result, Snapshot, StoreError, TableRecord};

/// In the order of `read_table`.
pub const COLUMNS: &str = "id, name, title, access, status, host, invitation, setup, seats, origin, proposals, head, \
                           version, position, deciding, bot_next, created, updated, progress, clock, clocks, turn, wanted";

pub async fn add_table(connection: &mut Connection, table: &TableRecord, entries: &[Entry]) -> Result<()> {
    let sql = "INSERT INTO tables (id, name, title, profile, access, status, host, invitation, setup, seats, origin, \
               proposals, search, head, version, position, deciding, bot_next, created, updated, progress, \
               clock, clocks, runs_out, turn, wanted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, \
               $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)";
    let origin = table.origin.as_ref().map(serde_json::to_string).transpose()?;
    let query = sqlx::query::<Database>(sql)
        .bind(table.id.number())
        .bind(table.name.as_str())
        .bind(table.title.as_str())
        .bind(table.setup.profile.as_str())
        .bind(to_word(&table.access)?)
        .bind(to_word(&table.present.status)?)
        .bind(table.host.map(UserId::number))
        .bind(table.invitation.as_str())
        .bind(serde_json::to_string(&table.setup)?)
        .bind(serde_json::to_string(&table.seats)?)
        .bind(origin)
        .bind(serde_json::to_string(&table.present.proposals)?)
        .bind("")
        .bind(to_number(table.head))
        .bind(to_number(table.present.version))
        .bind(i64::from(table.present.position))
        .bind(table.present.deciding.map(i64::from))
        .bind(i64::from(table.present.bot_next))
        .bind(to_time(table.created))
        .bind(to_time(table.present.updated))
        .bind(progress_text(&table.present)?)
        .bind(table.clock.as_ref().map(serde_json::to_string).transpose()?)
        .bind(clocks_text(table.present.clocks.as_ref())?)
        .bind(runs_out(&table.present))
        .bind(to_number(table.present.turn))
        .bind(wanted_text(table)?);
    query.execute(&mut *connection).await?;
    relist(connection, table, &table.present, None).await?;
    set_holders(connection, table).await?;
    insert_entries(connection, table.id, entries).await
}

pub fn progress_text(present: &Present) -> Result<Option<String>> {
    Ok(present.progress.as_ref().map(serde_json::to_string).transpose()?)
}

fn wanted_text(table: &TableRecord) -> Result<Option<String>> {
    let wanted = (table.wanted != Wanted::default()).then(|| serde_json::to_string(&table.wanted));
    Ok(wanted.transpose()?)
}

/// JSON without a space.
pub fn clocks_text(clocks: Option<&Clocks>) -> Result<Option<String>> {
    Ok(clocks.map(serde_json::to_string).transpose()?)
}

pub fn runs_out(present: &Present) -> Option<i64> {
    present.clocks.as_ref().and_then(Clocks::runs_out).map(to_time)
}

async fn set_holders(connection: &mut Connection, table: &TableRecord) -> Result<()> {
    let clear = "DELETE FROM holders WHERE table_id = $1";
    sqlx::query::<Database>(clear).bind(table.id.number()).execute(&mut *connection).await?;
    let mut holders: Vec<i64> = table.seats.iter().filter_map(|seat| seat.person()).map(UserId::number).collect();
    holders.extend(table.host.map(UserId::number));
    holders.sort_unstable();
    holders.dedup();
    for holder in holders {
        let sql = "INSERT INTO holders (table_id, user_id) VALUES ($1, $2)";
        sqlx::query::<Database>(sql).bind(table.id.number()).bind(holder).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Optimistic lock on `head`: a writer that does not know the latest entry changes no row and gets `Taken`.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<()> {
    let sql = "UPDATE tables SET head = $3, status = $4, version = $5, position = $6, deciding = $7, bot_next = $8, \
               proposals = $9, updated = $10, progress = $11, clocks = $12, runs_out = $13, turn = $14, \
               since = CASE WHEN status = $4 THEN since ELSE $10 END WHERE id = $1 AND head = $2";
    let present = &append.present;
    if let Some(change) = &append.orders {
        unchanged(connection, append.table, change).await?;
    }
    let before = match &append.record {
        Some(_) => stored(connection, append.table).await?,
        None => None,
    };
    let query = sqlx::query::<Database>(sql)
        .bind(append.table.number())
        .bind(to_number(append.head))
        .bind(to_number(append.head + append.entries.len() as u64))
        .bind(to_word(&present.status)?)
        .bind(to_number(present.version))
        .bind(i64::from(present.position))
        .bind(present.deciding.map(i64::from))
        .bind(i64::from(present.bot_next))
        .bind(serde_json::to_string(&present.proposals)?)
        .bind(to_time(present.updated))
        .bind(progress_text(present)?)
        .bind(clocks_text(present.clocks.as_ref())?)
        .bind(runs_out(present))
        .bind(to_number(present.turn));
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    if let Some(record) = &append.record {
        change_record(connection, record).await?;
        let (was, is) = (before.as_ref().is_some_and(|before| before.finished), present.status == Status::Finished);
        relist(connection, record, present, before).await?;
        status_changed(connection, append.table, was, is, present.updated).await?;
    }
    if let Some(orders) = &append.orders {
        change_orders(connection, append.table, orders).await?;
    }
    insert_entries(connection, append.table, &append.entries).await?;
    super::alerts::insert(connection, append.table, &append.alerts).await
}

async fn change_record(connection: &mut Connection, table: &TableRecord) -> Result<()> {
    let sql = "UPDATE tables SET name = $2, host = $3, setup = $4, seats = $5 WHERE id = $1";
    let query = sqlx::query::<Database>(sql)
        .bind(table.id.number())
        .bind(table.name.as_str())
        .bind(table.host.map(UserId::number))
        .bind(serde_json::to_string(&table.setup)?)
        .bind(serde_json::to_string(&table.seats)?);
    query.execute(&mut *connection).await?;
    set_holders(connection, table).await
}

async fn insert_entries(connection: &mut Connection, table: TableId, entries: &[Entry]) -> Result<()> {
    for entry in entries {
        let (body, said) = split(&entry.what)?;
        let sql = "INSERT INTO log (table_id, seq, at, by_user, body, clocks) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query::<Database>(sql)
            .bind(table.number())
            .bind(to_number(entry.seq))
            .bind(to_time(entry.at))
            .bind(entry.by.map(UserId::number))
            .bind(body)
            .bind(clocks_text(entry.clocks.as_ref())?);
        query.execute(&mut *connection).await?;
        if let Some(text) = said {
            let sql = "INSERT INTO chat (table_id, seq, user_id, text) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query::<Database>(sql)
                .bind(table.number())
                .bind(to_number(entry.seq))
                .bind(entry.by.map(UserId::number))
                .bind(text);
            query.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// What goes into `log`, and what into `chat`: nothing, or a line whose text may have been erased, or which has none
/// because something is told.
fn split(what: &Happening) -> Result<(String, Option<Option<&str>>)> {
    if let Happening::Said { name, text } = what {
        let silent = Happening::Said { name: name.clone(), text: None };
        return Ok((serde_json::to_string(&silent)?, Some(text.as_deref())));
    }
    Ok((serde_json::to_string(what)?, what.told().map(|_| None)))
}

pub async fn table(connection: &mut Connection, id: TableId) -> Result<Option<TableRecord>> {
    let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1"));
    let row = sqlx::query::<Database>(sql).bind(id.number()).fetch_optional(connection).await?;
    row.as_ref().map(read_table).transpose()
}

pub fn read_table(row: &Row) -> Result<TableRecord> {
    let origin: Option<&str> = row.try_get(9)?;
    let bot_next: i64 = row.try_get(15)?;
    let progress: Option<&str> = row.try_get(18)?;
    let wanted: Option<&str> = row.try_get(22)?;
    let clock: Option<&str> = row.try_get(19)?;
    Ok(TableRecord {
        id: TableId::new(number(row, 0)?),
        name: row.try_get(1)?,
        title: row.try_get(2)?,
        access: word(row, 3)?,
        host: user_id(row, 5)?,
        invitation: row.try_get(6)?,
        setup: json(row, 7)?,
        seats: json(row, 8)?,
        origin: origin.map(serde_json::from_str).transpose()?,
        wanted: wanted.map(serde_json::from_str).transpose()?.unwrap_or_default(),
        clock: clock.map(serde_json::from_str).transpose()?,
        created: number(row, 16)?,
        head: number(row, 11)?,
        present: Present {
            status: word(row, 4)?,
            version: number(row, 12)?,
            position: number(row, 13)? as u32,
            deciding: small(row, 14)?,
            turn: number(row, 21)?,
            bot_next: bot_next != 0,
            proposals: json(row, 10)?,
            updated: number(row, 17)?,
            progress: progress.map(serde_json::from_str).transpose()?,
            clocks: read_clocks(row, 20)?,
        },
    })
}

pub async fn tables_of(connection: &mut Connection, user: UserId) -> Result<Vec<TableId>> {
    let sql = "SELECT table_id FROM holders WHERE user_id = $1 ORDER BY table_id";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}

/// All entries in one row, one per line: fetching a thousand rows takes longer than replaying them. JSON as we write it
/// has no line breaks.
const ENTRIES: &str = "SELECT string_agg(CAST(seq AS TEXT) || ' ' || CAST(at AS TEXT) || ' ' || \
                       COALESCE(CAST(by_user AS TEXT), '-') || ' ' || COALESCE(clocks, '-') || ' ' || body, '\n' ORDER BY seq) \
                       FROM log WHERE table_id = $1 AND seq > $2";

pub async fn entries(connection: &mut Connection, table: TableId, after: u64) -> Result<Vec<Entry>> {
    let query = sqlx::query::<Database>(ENTRIES).bind(table.number()).bind(to_number(after));
    let lines: Option<String> = query.fetch_one(&mut *connection).await?.try_get(0)?;
    let mut entries = Vec::new();
    for line in lines.as_deref().unwrap_or_default().lines() {
        entries.push(read_line(line).ok_or_else(|| StoreError::Damaged(format!("the log of {table} at: {line}")))?);
    }
    fill_in_chat(connection, table, after, &mut entries).await?;
    Ok(entries)
}

fn read_line(line: &str) -> Option<Entry> {
    let mut words = line.splitn(5, ' ');
    let (seq, at) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let by = match words.next()? {
        "-" => None,
        number => Some(UserId::new(number.parse::<i64>().ok()? as u64)),
    };
    let clocks = match words.next()? {
        "-" => None,
        json => Some(serde_json::from_str(json).ok()?),
    };
    Some(Entry { seq, at, by, clocks, what: serde_json::from_str(words.next()?).ok()? })
}

fn read_clocks(row: &Row, column: usize) -> Result<Option<Clocks>> {
    let clocks: Option<&str> = row.try_get(column)?;
    Ok(clocks.map(serde_json::from_str).transpose()?)
}

async fn fill_in_chat(connection: &mut Connection, table: TableId, after: u64, entries: &mut [Entry]) -> Result<()> {
    let sql = "SELECT seq, text FROM chat WHERE table_id = $1 AND seq > $2";
    let query = sqlx::query::<Database>(sql).bind(table.number()).bind(to_number(after));
    for row in query.fetch_all(connection).await? {
        let seq = number(&row, 0)?;
        let place = entries.binary_search_by_key(&seq, |entry| entry.seq);
        if let Ok(Happening::Said { text, .. }) = place.map(|place| &mut entries[place].what) {
            *text = row.try_get(1)?;
        }
    }
    Ok(())
}

pub async fn chat(connection: &mut Connection, table: TableId, most: u32) -> Result<Vec<Said>> {
    let sql = "SELECT l.seq, l.at, l.by_user, l.body, c.text FROM chat c \
               JOIN log l ON l.table_id = c.table_id AND l.seq = c.seq \
               WHERE c.table_id = $1 ORDER BY c.seq DESC LIMIT $2";
    let query = sqlx::query::<Database>(sql).bind(table.number()).bind(i64::from(most));
    let rows = query.fetch_all(connection).await?;
    rows.iter().rev().map(read_said).collect()
}

fn read_said(row: &Row) -> Result<Said> {
    let entry =
        Entry { seq: number(row, 0)?, at: number(row, 1)?, by: user_id(row, 2)?, what: json(row, 3)?, clocks: None };
    let said = entry.said().ok_or_else(|| StoreError::Damaged(format!("entry {} is no message", entry.seq)))?;
    Ok(Said { text: row.try_get(4)?, ..said })
}

pub async fn delete_table(connection: &mut Connection, id: TableId, head: u64) -> Result<()> {
    let sql = "SELECT 1 FROM tables WHERE id = $1 AND head = $2";
    let known = sqlx::query::<Database>(sql).bind(id.number()).bind(to_number(head));
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Err(StoreError::Taken);
    }
    unlist(connection, id).await?;
    let sql = "DELETE FROM tables WHERE id = $1 AND head = $2";
    let query = sqlx::query::<Database>(sql).bind(id.number()).bind(to_number(head));
    match query.execute(connection).await?.rows_affected() {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

pub async fn snapshot(connection: &mut Connection, table: TableId) -> Result<Option<Snapshot>> {
    let sql = "SELECT seq, shape, body FROM snapshots WHERE table_id = $1";
    let row = sqlx::query::<Database>(sql).bind(table.number()).fetch_optional(connection).await?;
    let read = |row: Row| Ok(Snapshot { seq: number(&row, 0)?, shape: row.try_get(1)?, body: row.try_get(2)? });
    row.map(read).transpose()
}

/// An older snapshot never replaces a newer one, and none goes further than the log: that may have lost its end.
pub async fn save_snapshot(connection: &mut Connection, table: TableId, snapshot: &Snapshot) -> Result<()> {
    let sql = "INSERT INTO snapshots (table_id, seq, shape, body) SELECT id, $2, $3, $4 FROM tables WHERE id = $1 AND head >= $2 \
               ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, shape = excluded.shape, body = excluded.body \
               WHERE snapshots.seq <= excluded.seq OR snapshots.shape <> excluded.shape";
    let query = sqlx::query::<Database>(sql)
        .bind(table.number())
        .bind(to_number(snapshot.seq))
        .bind(snapshot.shape.as_str())
        .bind(snapshot.body.as_slice());
    query.execute(connection).await?;
    Ok(())
}

/// Tables where this person sits and a clock runs.
pub async fn tables_with_clock(connection: &mut Connection, user: UserId) -> Result<Vec<TableId>> {
    let sql = "SELECT t.id FROM holders h JOIN tables t ON t.id = h.table_id \
               WHERE h.user_id = $1 AND t.runs_out IS NOT NULL";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}

/// Tables whose running clock is at zero.
pub async fn out_of_time(connection: &mut Connection, now: Millis, most: u32) -> Result<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE runs_out <= $1 ORDER BY runs_out LIMIT $2";
    let query = sqlx::query::<Database>(sql).bind(to_time(now)).bind(i64::from(most));
    query.fetch_all(connection).await?.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}

pub async fn waiting_for_bots(connection: &mut Connection, now: Millis) -> Result<Vec<TableId>> {
    let sql = "SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id \
               WHERE t.bot_next = 1 AND (l.until IS NULL OR l.until <= $1)";
    let rows = sqlx::query::<Database>(sql).bind(to_time(now)).fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}
