//! What players have left to be done.

use sqlx::Row as _;
use wire::api::TableId;

use super::super::{Connection, Database, Row};
use super::{json, number, small, user_id};
use crate::{OrdersChange, Result, SavedOrders, StoreError};

pub async fn orders(connection: &mut Connection, table: TableId) -> Result<Vec<SavedOrders>> {
    let sql = "SELECT seat, user_id, body FROM orders WHERE table_id = $1 ORDER BY seat";
    let rows = sqlx::query::<Database>(sql).bind(table.number()).fetch_all(connection).await?;
    rows.iter().map(read).collect()
}

fn read(row: &Row) -> Result<SavedOrders> {
    let damaged = || StoreError::Damaged("orders of nobody".to_owned());
    Ok(SavedOrders {
        seat: small(row, 0)?.ok_or_else(damaged)?,
        user: user_id(row, 1)?.ok_or_else(damaged)?,
        orders: json(row, 2)?,
    })
}

pub async fn save_orders(connection: &mut Connection, table: TableId, saved: &SavedOrders) -> Result<()> {
    let sql = "INSERT INTO orders (table_id, seat, user_id, is_open, body) SELECT id, $2, $3, $4, $5 FROM tables \
               WHERE id = $1 ON CONFLICT (table_id, seat) DO UPDATE \
               SET user_id = excluded.user_id, is_open = excluded.is_open, body = excluded.body";
    let query = sqlx::query::<Database>(sql)
        .bind(table.number())
        .bind(i64::from(saved.seat))
        .bind(saved.user.number())
        .bind(i64::from(saved.orders.is_open()))
        .bind(serde_json::to_string(&saved.orders)?);
    query.execute(connection).await?;
    Ok(())
}

/// `Taken` unless they are still those that were read: then nothing was written.
pub async fn change_orders(connection: &mut Connection, table: TableId, change: &OrdersChange) -> Result<()> {
    let body = unchanged(connection, table, change).await?;
    let sql = "UPDATE orders SET is_open = $4, body = $5 WHERE table_id = $1 AND seat = $2 AND body = $3";
    let query = sqlx::query::<Database>(sql)
        .bind(table.number())
        .bind(i64::from(change.before.seat))
        .bind(body)
        .bind(i64::from(change.after.orders.is_open()))
        .bind(serde_json::to_string(&change.after.orders)?);
    // Where writers run side by side, another may have come in between.
    if query.execute(connection).await?.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// As they are stored, if they are still those that were read. Compared as what they mean: an earlier version may have
/// written them otherwise.
pub async fn unchanged(connection: &mut Connection, table: TableId, change: &OrdersChange) -> Result<String> {
    let sql = "SELECT seat, user_id, body FROM orders WHERE table_id = $1 AND seat = $2";
    let query = sqlx::query::<Database>(sql).bind(table.number()).bind(i64::from(change.before.seat));
    let row = query.fetch_optional(connection).await?.ok_or(StoreError::Taken)?;
    if read(&row)? == change.before { Ok(row.try_get(2)?) } else { Err(StoreError::Taken) }
}

/// Tables where the seat that has to decide has orders.
pub async fn with_orders_due(connection: &mut Connection) -> Result<Vec<TableId>> {
    let sql = "SELECT o.table_id FROM orders o JOIN tables t ON t.id = o.table_id AND t.deciding = o.seat \
               WHERE o.is_open = 1";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}
