//! Looks at a database as a whole: what is counted, and what hangs in the air.

use sqlx::AssertSqlSafe;
use wire::api::TableId;

use super::super::{Connection, Database};
use super::number;
use crate::{Inspection, Result};

/// In the order of the schema.
const COUNTED: &[&str] = &[
    "users",
    "sessions",
    "tables",
    "holders",
    "log",
    "chat",
    "snapshots",
    "orders",
    "contacts",
    "targets",
    "alerts",
    "tokens",
    "ratings",
];

/// Rows that have lost what they belong to, and tables whose log does not reach their head.
const ORPHANS: &[(&str, &str)] = &[
    (
        "entries without a table",
        "SELECT COUNT(*) FROM log l WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = l.table_id)",
    ),
    (
        "messages without an entry",
        "SELECT COUNT(*) FROM chat c WHERE NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = c.table_id AND l.seq = c.seq)",
    ),
    (
        "seats without a table",
        "SELECT COUNT(*) FROM holders h WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = h.table_id)",
    ),
    (
        "orders without a table",
        "SELECT COUNT(*) FROM orders o WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = o.table_id)",
    ),
    (
        "snapshots without a table",
        "SELECT COUNT(*) FROM snapshots s WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id)",
    ),
    (
        "sessions without a person",
        "SELECT COUNT(*) FROM sessions s WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id)",
    ),
    (
        "alerts without a person",
        "SELECT COUNT(*) FROM alerts a WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = a.user_id)",
    ),
    (
        "alerts without a table",
        "SELECT COUNT(*) FROM alerts a WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = a.table_id)",
    ),
];

/// Without its size and what the database says of its files.
pub async fn inspect(connection: &mut Connection) -> Result<Inspection> {
    let mut inspection = Inspection::default();
    for name in COUNTED {
        let rows = count(connection, &format!("SELECT COUNT(*) FROM {name}")).await?;
        inspection.rows.push(((*name).to_owned(), rows));
    }
    for (what, sql) in ORPHANS {
        let rows = count(connection, sql).await?;
        if rows > 0 {
            inspection.orphans.push((what, rows));
        }
    }
    Ok(inspection)
}

pub async fn count(connection: &mut Connection, sql: &str) -> Result<u64> {
    let row = sqlx::query::<Database>(AssertSqlSafe(sql.to_owned())).fetch_one(connection).await?;
    number(&row, 0)
}

pub async fn table_ids(connection: &mut Connection) -> Result<Vec<TableId>> {
    let rows = sqlx::query::<Database>("SELECT id FROM tables ORDER BY id").fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}
