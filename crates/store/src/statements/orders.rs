//! What players have left to be done.

use wire::api::TableId;

use super::super::{Connection, Database, Row};
use super::{json, number, small, user_id};
use crate::{Result, SavedOrders, StoreError};

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

/// Tables where the seat that has to decide has orders.
pub async fn with_orders_due(connection: &mut Connection) -> Result<Vec<TableId>> {
    let sql = "SELECT o.table_id FROM orders o JOIN tables t ON t.id = o.table_id AND t.deciding = o.seat \
               WHERE o.is_open = 1";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0).map(TableId::new)).collect()
}
