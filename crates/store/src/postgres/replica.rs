//! A replica of the database, from which lists are read as long as it is not far behind.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::postgres::{PgPool, PgPoolOptions, Postgres};

use super::CONNECTIONS;
use crate::Result;

/// How often it is looked at. What was written at one look has to be there at the next.
const LOOK: Duration = Duration::from_secs(1);
/// Whoever waits for a list does not wait for a replica that has gone.
const PATIENCE: Duration = Duration::from_secs(1);

pub struct Replica {
    pool: PgPool,
    is_near: Arc<AtomicBool>,
}

impl Replica {
    /// Nothing is read there before it was found to be near.
    pub fn start(url: &str, main: PgPool) -> Result<Replica> {
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE).connect_lazy(url)?;
        let is_near = Arc::new(AtomicBool::new(false));
        tokio::spawn(watch(main, pool.clone(), is_near.clone()));
        Ok(Replica { pool, is_near })
    }

    pub fn if_near(&self) -> Option<&PgPool> {
        self.is_near.load(Ordering::Relaxed).then_some(&self.pool)
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn watch(main: PgPool, replica: PgPool, is_near: Arc<AtomicBool>) {
    let mut before = None;
    while !main.is_closed() {
        let now = match has_reached(&replica, before).await {
            Ok(reached) => reached,
            Err(failure) => {
                tracing::debug!(%failure, "the replica does not answer");
                false
            }
        };
        if now != is_near.swap(now, Ordering::Relaxed) {
            if now {
                tracing::info!("lists are read from the replica");
            } else if !main.is_closed() {
                tracing::warn!("the replica is away or far behind: lists are read from the database itself");
            }
        }
        before = written(&main).await.ok();
        tokio::time::sleep(LOOK).await;
    }
}

/// How far the database has written.
async fn written(main: &PgPool) -> sqlx::Result<i64> {
    sqlx::query_scalar::<Postgres, i64>("SELECT (pg_current_wal_lsn() - '0/0')::bigint").fetch_one(main).await
}

/// Whether the replica has got that far. One that was made a database of its own is none any more.
async fn has_reached(replica: &PgPool, written: Option<i64>) -> sqlx::Result<bool> {
    let sql = "SELECT (pg_last_wal_replay_lsn() - '0/0')::bigint WHERE pg_is_in_recovery()";
    let replayed: Option<Option<i64>> =
        sqlx::query_scalar::<Postgres, Option<i64>>(sql).fetch_optional(replica).await?;
    Ok(written.zip(replayed.flatten()).is_some_and(|(written, replayed)| replayed >= written))
}
