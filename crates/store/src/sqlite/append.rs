//! Group commit, second half: the appends of many tables in a few round trips. A round trip to the thread that owns the
//! connection costs more than the statements themselves.

use std::fmt::Write;
use std::sync::LazyLock;

use wire::api::{Entry, TableId, UserId};

use super::statements::alerts::INSERT;
use super::statements::tables::{clocks_text, progress_text, runs_out};
use super::statements::{to_number, to_time, to_word};
use super::{Connection, Database};
use crate::{Append, NewAlert, Result, StoreError};

/// Appends per round trip, the largest first: any number of them takes few. Each size is one text, prepared once.
const SIZES: [usize; 6] = [32, 16, 8, 4, 2, 1];
/// Parameters of one append.
const PARAMETERS: usize = 18;

static TEXTS: LazyLock<[String; SIZES.len()]> = LazyLock::new(|| SIZES.map(text));

fn text(appends: usize) -> String {
    let mut sql = String::new();
    for append in 0..appends {
        let [
            id,
            head,
            seq,
            status,
            version,
            position,
            deciding,
            bot_next,
            proposals,
            updated,
            progress,
            clocks,
            runs_out,
            turn,
            at,
            by,
            body,
            after,
        ]: [usize; PARAMETERS] = std::array::from_fn(|parameter| append * PARAMETERS + parameter + 1);
        // Writing to a string cannot fail.
        let _ = write!(
            sql,
            "UPDATE tables SET head = ${seq}, status = ${status}, version = ${version}, position = ${position}, \
             deciding = ${deciding}, bot_next = ${bot_next}, proposals = ${proposals}, updated = ${updated}, \
             progress = ${progress}, clocks = ${clocks}, runs_out = ${runs_out}, turn = ${turn} \
             WHERE id = ${id} AND head = ${head}; \
             INSERT INTO log (table_id, seq, at, by_user, body, clocks) \
             VALUES (${id}, ${seq}, ${at}, ${by}, ${body}, ${after}); "
        );
    }
    sql
}

/// The same for the alerts that come with them: one round trip for many.
static ALERT_TEXTS: LazyLock<[String; SIZES.len()]> = LazyLock::new(|| SIZES.map(alert_text));
/// Parameters of one alert.
const ALERT_PARAMETERS: usize = 6;

fn alert_text(alerts: usize) -> String {
    let numbered = |alert: usize| {
        // The highest first: `$1` is the beginning of `$10`.
        (1..=ALERT_PARAMETERS).rev().fold(format!("{INSERT}; "), |sql, parameter| {
            sql.replace(&format!("${parameter}"), &format!("$_{}", alert * ALERT_PARAMETERS + parameter))
        })
    };
    (0..alerts).map(numbered).collect::<String>().replace("$_", "$")
}

/// The entry of an append that is one entry and nothing else, as nearly all are.
pub fn only_entry(append: &Append) -> Option<&Entry> {
    match &*append.entries {
        // What is said or told has a row of its own.
        [entry] if append.record.is_none() && append.orders.is_none() && entry.said().is_none() => Some(entry),
        _ => None,
    }
}

/// Appends with their only entries, each for another table. An error if the head of any has moved: the caller then has to
/// roll back, since others are already written.
pub async fn append_all(connection: &mut Connection, mut appends: &[(&Append, &Entry)]) -> Result<()> {
    for (size, text) in SIZES.iter().zip(TEXTS.iter()) {
        while let Some((group, rest)) = appends.split_at_checked(*size) {
            let mut query = sqlx::query::<Database>(text.as_str());
            for (append, entry) in group {
                let present = &append.present;
                query = query
                    .bind(append.table.number())
                    .bind(to_number(append.head))
                    .bind(to_number(entry.seq))
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
                    .bind(to_number(present.turn))
                    .bind(to_time(entry.at))
                    .bind(entry.by.map(UserId::number))
                    .bind(serde_json::to_string(&entry.what)?)
                    .bind(clocks_text(entry.clocks.as_ref())?);
            }
            // One row of `tables` and one of `log` each.
            if query.execute(&mut *connection).await?.rows_affected() != 2 * group.len() as u64 {
                return Err(StoreError::Taken);
            }
            appends = rest;
        }
    }
    Ok(())
}

/// The alerts of appends that were written together.
pub async fn insert_alerts(connection: &mut Connection, mut alerts: &[(TableId, &NewAlert)]) -> Result<()> {
    for (size, text) in SIZES.iter().zip(ALERT_TEXTS.iter()) {
        while let Some((group, rest)) = alerts.split_at_checked(*size) {
            let mut query = sqlx::query::<Database>(text.as_str());
            for (table, alert) in group {
                query = query
                    .bind(alert.user.number())
                    .bind(table.number())
                    .bind(alert.kind.name())
                    .bind(to_number(alert.seq))
                    .bind(alert.detail.as_deref())
                    .bind(to_time(alert.at));
            }
            query.execute(&mut *connection).await?;
            alerts = rest;
        }
    }
    Ok(())
}
