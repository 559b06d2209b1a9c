//! PostgreSQL: for several processes on one database.

#[path = "statements/mod.rs"]
pub mod statements;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Connection as _;
use sqlx::postgres::{PgPool, PgPoolOptions};
use wire::api::{Entry, ListQuery, Millis, Said, TableId, UserId};

use crate::signals::{Alone, Nats, Notifications};
use crate::{
    Append, BackupError, Beside, EachLine, Found, Hash, Inspection, Lines, OrdersChange, Reader, Result, SavedOrders,
    Session, Signals, Snapshot, Store, StoreError, TableRecord, Use, User,
};
use statements::{inspection, listing, orders, people, tables};

type Connection = sqlx::PgConnection;
type Database = sqlx::Postgres;
type Row = sqlx::postgres::PgRow;

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/postgres/0001.sql"),
    include_str!("../migrations/postgres/0002.sql"),
    include_str!("../migrations/postgres/0003.sql"),
    include_str!("../migrations/postgres/0004.sql"),
    include_str!("../migrations/postgres/0005.sql"),
    include_str!("../migrations/postgres/0006.sql"),
    include_str!("../migrations/postgres/0007.sql"),
    include_str!("../migrations/postgres/0008.sql"),
];
/// Names as they are searched, letter by letter.
const LOWER_NAME: &str = "lower(name) COLLATE \"C\"";
/// How to ask for a plan, and the column that tells it.
const EXPLAIN: (&str, usize) = ("EXPLAIN", 0);
/// Advisory lock: processes that start at the same moment migrate one after the other.
const MIGRATION_LOCK: i64 = 0x4b75_7273_6275_6368;
const CONNECTIONS: u32 = 16;

pub struct PostgresStore {
    pub(crate) pool: PgPool,
    replica: Option<Replica>,
    signals: Arc<dyn Signals>,
}

impl PostgresStore {
    pub async fn open(url: &str, purpose: Use, beside: &Beside) -> Result<PostgresStore> {
        let options = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(Duration::from_secs(30));
        let pool = options.connect(url).await?;
        if purpose == Use::Serve {
            let mut transaction = pool.begin().await?;
            let lock = "SELECT pg_advisory_xact_lock($1)";
            sqlx::query::<Database>(lock).bind(MIGRATION_LOCK).execute(&mut *transaction).await?;
            statements::migrate(&mut transaction, MIGRATIONS).await?;
            while listing::list_some(&mut transaction).await? {}
            transaction.commit().await?;
        }
        let signals: Arc<dyn Signals> = match (purpose, &beside.signals) {
            // A reader tells nobody, and on a replica it could not even listen.
            (Use::Read, _) => Arc::new(Alone::new()),
            (Use::Serve, None) => Arc::new(Notifications::start(pool.clone())),
            (Use::Serve, Some(servers)) => Arc::new(Nats::start(servers, &name(&pool).await?).await?),
        };
        let replica = beside.replica.as_ref().map(|url| Replica::start(url, pool.clone())).transpose()?;
        Ok(PostgresStore { pool, replica, signals })
    }
}

/// Of this database among all there are: the same for every process on it, and after a replica has taken over.
async fn name(pool: &PgPool) -> Result<String> {
    let sql = "SELECT system_identifier::text || '.' || oid::text FROM pg_control_system(), pg_database \
               WHERE datname = current_database()";
    Ok(sqlx::query_scalar::<Database, String>(sql).fetch_one(pool).await?)
}

/// A single statement, which is its own transaction.
macro_rules! single {
    ($self:ident, $statement:path $(, $argument:expr)*) => {
        $statement(&mut *$self.pool.acquire().await? $(, $argument)*).await
    };
}

/// Several statements in one transaction.
macro_rules! together {
    ($self:ident, $statement:path $(, $argument:expr)*) => {{
        let mut transaction = $self.pool.begin().await?;
        let result = $statement(&mut *transaction $(, $argument)*).await?;
        transaction.commit().await?;
        Ok(result)
    }};
}

/// A single statement that may show what was there a moment ago.
macro_rules! recent {
    ($self:ident, $statement:path $(, $argument:expr)*) => {{
        if let Some(replica) = $self.replica.as_ref().and_then(Replica::if_near) {
            let read = async { $statement(&mut *replica.acquire().await? $(, $argument)*).await };
            match read.await {
                Ok(found) => return Ok(found),
                // It may have gone this very moment.
                Err(failure) => tracing::warn!(%failure, "cannot read from the replica"),
            }
        }
        single!($self, $statement $(, $argument)*)
    }};
}

// Below the macros, which it uses.
mod alerts;
mod replica;

use replica::Replica;

#[async_trait]
impl Store for PostgresStore {
    async fn add_user(&self, user: &User) -> Result<()> {
        single!(self, people::add_user, user)
    }

    async fn user(&self, id: UserId) -> Result<Option<User>> {
        single!(self, people::user, id)
    }

    async fn user_named(&self, name_key: &str) -> Result<Option<User>> {
        single!(self, people::user_named, name_key)
    }

    async fn user_with_key(&self, key: &Hash) -> Result<Option<User>> {
        single!(self, people::user_with_key, key)
    }

    async fn change_user(&self, user: &User) -> Result<()> {
        single!(self, people::change_user, user)
    }

    async fn saw_user(&self, id: UserId, at: Millis) -> Result<()> {
        single!(self, people::saw_user, id, at)
    }

    async fn delete_user(&self, id: UserId) -> Result<Vec<TableId>> {
        together!(self, people::delete_user, id)
    }

    async fn add_session(&self, session: &Session) -> Result<()> {
        single!(self, people::add_session, session)
    }

    async fn session(&self, token: &Hash, now: Millis) -> Result<Option<User>> {
        single!(self, people::session, token, now)
    }

    async fn end_session(&self, token: &Hash) -> Result<()> {
        single!(self, people::end_session, token)
    }

    async fn end_sessions(&self, user: UserId, but: Option<&Hash>) -> Result<()> {
        single!(self, people::end_sessions, user, but)
    }

    async fn sweep_sessions(&self, now: Millis) -> Result<u64> {
        single!(self, people::sweep_sessions, now)
    }

    async fn add_table(&self, table: &TableRecord, entries: &[Entry]) -> Result<()> {
        together!(self, tables::add_table, table, entries)
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>> {
        single!(self, tables::table, id)
    }

    async fn tables(&self, query: &ListQuery, reader: Reader, limit: u32) -> Result<Found> {
        recent!(self, listing::tables, query, reader, limit)
    }

    async fn explain_tables(&self, query: &ListQuery, reader: Reader) -> Result<Vec<String>> {
        single!(self, listing::explain, query, reader)
    }

    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>> {
        single!(self, tables::tables_of, user)
    }

    async fn append(&self, append: Append) -> Result<()> {
        together!(self, tables::append, &append)
    }

    async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>> {
        single!(self, tables::entries, table, after)
    }

    async fn chat(&self, table: TableId, most: u32) -> Result<Vec<Said>> {
        single!(self, tables::chat, table, most)
    }

    async fn delete_table(&self, id: TableId, head: u64) -> Result<()> {
        together!(self, tables::delete_table, id, head)
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>> {
        let ids: Vec<i64> = tables.iter().map(|id| id.number()).collect();
        let sql = "SELECT id, head FROM tables WHERE id = ANY($1)";
        let query = sqlx::query_as::<Database, (i64, i64)>(sql).bind(ids);
        let rows = query.fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id, head)| (TableId::new(id as u64), head as u64)).collect())
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>> {
        single!(self, tables::snapshot, table)
    }

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<()> {
        single!(self, tables::save_snapshot, table, &snapshot)
    }

    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<TableId>> {
        single!(self, tables::waiting_for_bots, now)
    }

    async fn orders(&self, table: TableId) -> Result<Vec<SavedOrders>> {
        single!(self, orders::orders, table)
    }

    async fn save_orders(&self, table: TableId, saved: &SavedOrders) -> Result<()> {
        single!(self, orders::save_orders, table, saved)
    }

    async fn change_orders(&self, table: TableId, change: &OrdersChange) -> Result<()> {
        together!(self, orders::change_orders, table, change)
    }

    async fn with_orders_due(&self) -> Result<Vec<TableId>> {
        single!(self, orders::with_orders_due)
    }

    async fn tables_with_clock(&self, user: UserId) -> Result<Vec<TableId>> {
        single!(self, tables::tables_with_clock, user)
    }

    async fn out_of_time(&self, now: Millis, most: u32) -> Result<Vec<TableId>> {
        single!(self, tables::out_of_time, now, most)
    }

    async fn lease(&self, table: TableId, process: u64, now: Millis, until: Millis) -> Result<bool> {
        let sql = "INSERT INTO leases (table_id, process, until) SELECT id, $2, $4 FROM tables WHERE id = $1 \
                   ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until \
                   WHERE leases.process = excluded.process OR leases.until <= $3";
        let numbers = [table.number(), process as i64, now as i64, until as i64];
        let query = numbers.into_iter().fold(sqlx::query::<Database>(sql), |query, number| query.bind(number));
        Ok(query.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn end_leases(&self, process: u64) -> Result<()> {
        let query = sqlx::query::<Database>("DELETE FROM leases WHERE process = $1").bind(process as i64);
        query.execute(&self.pool).await?;
        Ok(())
    }

    async fn dump(&self, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
        let mut connection = self.pool.acquire().await.map_err(StoreError::from)?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut transaction = connection.begin_with(begin).await.map_err(StoreError::from)?;
        statements::dump::dump(&mut transaction, each).await
    }

    async fn restore(&self, lines: &mut Lines<'_>) -> std::result::Result<(), BackupError> {
        let mut transaction = self.pool.begin().await.map_err(StoreError::from)?;
        statements::dump::restore(&mut transaction, lines).await?;
        Ok(transaction.commit().await.map_err(StoreError::from)?)
    }

    async fn table_ids(&self) -> Result<Vec<TableId>> {
        single!(self, inspection::table_ids)
    }

    async fn inspect(&self) -> Result<Inspection> {
        let mut connection = self.pool.acquire().await?;
        let bytes = inspection::count(&mut connection, "SELECT pg_database_size(current_database())").await?;
        Ok(Inspection { bytes, ..inspection::inspect(&mut connection).await? })
    }

    /// A transaction with a number of its own is written when it ends, though it changes nothing; a server that only reads
    /// gives no numbers.
    async fn ping(&self) -> Result<()> {
        sqlx::query::<Database>("SELECT pg_current_xact_id()").execute(&self.pool).await?;
        Ok(())
    }

    fn signals(&self) -> Arc<dyn Signals> {
        self.signals.clone()
    }

    async fn close(&self) {
        self.pool.close().await;
        if let Some(replica) = &self.replica {
            replica.close().await;
        }
    }
}
