//! SQLite: one file, one process, one writer. Readers do not wait for the writer.

mod append;
mod social;
#[path = "../statements/mod.rs"]
mod statements;
mod writer;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use wire::api::{Entry, ListQuery, Millis, Said, TableId, UserId};

use crate::signals::Alone;
use crate::{
    Append, BackupError, EachLine, Found, Hash, Inspection, Lines, OrdersChange, Reader, Result, SavedOrders, Session,
    Signals, Snapshot, Store, StoreError, TableRecord, Use, User,
};
use statements::{inspection, listing, orders, people, tables};
use writer::Writer;

type Connection = sqlx::SqliteConnection;
type Database = sqlx::Sqlite;
type Row = sqlx::sqlite::SqliteRow;

const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001.sql"),
    include_str!("../../migrations/sqlite/0002.sql"),
    include_str!("../../migrations/sqlite/0003.sql"),
    include_str!("../../migrations/sqlite/0004.sql"),
    include_str!("../../migrations/sqlite/0005.sql"),
    include_str!("../../migrations/sqlite/0006.sql"),
    include_str!("../../migrations/sqlite/0007.sql"),
    include_str!("../../migrations/sqlite/0008.sql"),
];
/// Names as they are searched, letter by letter.
const LOWER_NAME: &str = "lower(name)";
/// How to ask for a plan, and the column that tells it.
const EXPLAIN: (&str, usize) = ("EXPLAIN QUERY PLAN", 3);
const READERS: u32 = 4;
/// Pages that the write-ahead log may grow to (32 MB): pages that change again and again are copied back less often.
const CHECKPOINT: &str = "8000";

pub struct SqliteStore {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writer: Option<Writer>,
    signals: Arc<Alone>,
    pings: AtomicU32,
    /// Held as long as the store is open: a second server would not notice what the first one writes.
    _lock: Option<File>,
}

impl SqliteStore {
    pub async fn open(path: &Path, purpose: Use) -> Result<SqliteStore> {
        let options = match purpose {
            Use::Read if is_read_only(path) => as_it_lies(path)?,
            Use::Read | Use::Serve => SqliteConnectOptions::new().filename(path).journal_mode(SqliteJournalMode::Wal),
        };
        let options = options
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", CHECKPOINT)
            // A whole game arrives in one go, not with a context switch every few rows.
            .row_buffer_size(4096)
            .busy_timeout(Duration::from_secs(10));
        let (lock, writer) = match purpose {
            Use::Read => (None, None),
            Use::Serve => {
                let lock = lock(path)?;
                create_private(path)?;
                let mut connection = options.connect().await?;
                let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
                statements::migrate(&mut transaction, MIGRATIONS).await?;
                while listing::list_some(&mut transaction).await? {}
                transaction.commit().await?;
                (Some(lock), Some(Writer::start(connection, options.clone())))
            }
        };
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await?;
        Ok(SqliteStore { options, readers, writer, signals: Arc::new(Alone::new()), pings: 0.into(), _lock: lock })
    }

    /// What is in the write-ahead log goes into the file, which is whole by itself then.
    async fn fold_in(&self) -> Result<()> {
        let mut connection = self.options.connect().await?;
        sqlx::query::<Database>("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

    fn writer(&self) -> Result<&Writer> {
        self.writer.as_ref().ok_or_else(|| StoreError::Database("opened for reading only".to_owned()))
    }
}

/// A file beside the database, since SQLite's own locks do not outlast a transaction.
fn lock(path: &Path) -> Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let failed = |why: std::io::Error| cannot_open(&name, &why);
    let file = OpenOptions::new().create(true).append(true).open(&name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(why)) => Err(failed(why)),
    }
}

/// Readable by its owner only: it holds password hashes.
fn create_private(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let created = options.open(path);
    created.map(drop).map_err(|why| cannot_open(path, &why))
}

fn cannot_open(path: &Path, why: &std::io::Error) -> StoreError {
    let file = path.display().to_string();
    if is_refusal(why) { StoreError::ReadOnly { file } } else { StoreError::Database(format!("{file}: {why}")) }
}

fn is_refusal(why: &std::io::Error) -> bool {
    matches!(why.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}

fn is_read_only(path: &Path) -> bool {
    OpenOptions::new().append(true).open(path).is_err_and(|why| is_refusal(&why))
}

/// A file that nobody can write to while it is read, such as a copy on another medium. What still lies in the log beside it
/// would be passed over without a word.
fn as_it_lies(path: &Path) -> Result<SqliteConnectOptions> {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    if std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(StoreError::ReadOnly { file: path.display().to_string() });
    }
    Ok(SqliteConnectOptions::new().filename(path).read_only(true).immutable(true))
}

/// Reads on a connection from the pool.
macro_rules! read {
    ($self:ident, $statement:path $(, $argument:expr)*) => {
        $statement(&mut *$self.readers.acquire().await? $(, $argument)*).await
    };
}

/// Writes on the single writing connection, together with everything else that is waiting.
macro_rules! write {
    ($self:ident, $connection:ident => $statement:expr) => {
        $self.writer()?.run(move |$connection| Box::pin(async move { $statement.await })).await
    };
}

// Below the macros, which it uses.
mod alerts;

#[async_trait]
impl Store for SqliteStore {
    async fn add_user(&self, user: &User) -> Result<()> {
        let user = user.clone();
        write!(self, connection => people::add_user(connection, &user))
    }

    async fn user(&self, id: UserId) -> Result<Option<User>> {
        read!(self, people::user, id)
    }

    async fn user_named(&self, name_key: &str) -> Result<Option<User>> {
        read!(self, people::user_named, name_key)
    }

    async fn user_with_key(&self, key: &Hash) -> Result<Option<User>> {
        read!(self, people::user_with_key, key)
    }

    async fn change_user(&self, user: &User) -> Result<()> {
        let user = user.clone();
        write!(self, connection => people::change_user(connection, &user))
    }

    async fn saw_user(&self, id: UserId, at: Millis) -> Result<()> {
        write!(self, connection => people::saw_user(connection, id, at))
    }

    async fn delete_user(&self, id: UserId) -> Result<Vec<TableId>> {
        write!(self, connection => people::delete_user(connection, id))
    }

    async fn add_session(&self, session: &Session) -> Result<()> {
        let session = session.clone();
        write!(self, connection => people::add_session(connection, &session))
    }

    async fn session(&self, token: &Hash, now: Millis) -> Result<Option<User>> {
        read!(self, people::session, token, now)
    }

    async fn end_session(&self, token: &Hash) -> Result<()> {
        let token = *token;
        write!(self, connection => people::end_session(connection, &token))
    }

    async fn end_sessions(&self, user: UserId, but: Option<&Hash>) -> Result<()> {
        let but = but.copied();
        write!(self, connection => people::end_sessions(connection, user, but.as_ref()))
    }

    async fn sweep_sessions(&self, now: Millis) -> Result<u64> {
        write!(self, connection => people::sweep_sessions(connection, now))
    }

    async fn add_table(&self, table: &TableRecord, entries: &[Entry]) -> Result<()> {
        let (table, entries) = (table.clone(), entries.to_vec());
        write!(self, connection => tables::add_table(connection, &table, &entries))
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>> {
        read!(self, tables::table, id)
    }

    async fn tables(&self, query: &ListQuery, reader: Reader, limit: u32) -> Result<Found> {
        read!(self, listing::tables, query, reader, limit)
    }

    async fn explain_tables(&self, query: &ListQuery, reader: Reader) -> Result<Vec<String>> {
        read!(self, listing::explain, query, reader)
    }

    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>> {
        read!(self, tables::tables_of, user)
    }

    async fn append(&self, append: Append) -> Result<()> {
        self.writer()?.append(append).await
    }

    async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>> {
        read!(self, tables::entries, table, after)
    }

    async fn chat(&self, table: TableId, most: u32) -> Result<Vec<Said>> {
        read!(self, tables::chat, table, most)
    }

    async fn delete_table(&self, id: TableId, head: u64) -> Result<()> {
        write!(self, connection => tables::delete_table(connection, id, head))
    }

    /// No other process writes here.
    async fn heads(&self, _: &[TableId]) -> Result<Vec<(TableId, u64)>> {
        Ok(Vec::new())
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>> {
        read!(self, tables::snapshot, table)
    }

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<()> {
        write!(self, connection => tables::save_snapshot(connection, table, &snapshot))
    }

    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<TableId>> {
        read!(self, tables::waiting_for_bots, now)
    }

    async fn orders(&self, table: TableId) -> Result<Vec<SavedOrders>> {
        read!(self, orders::orders, table)
    }

    async fn save_orders(&self, table: TableId, saved: &SavedOrders) -> Result<()> {
        let saved = saved.clone();
        write!(self, connection => orders::save_orders(connection, table, &saved))
    }

    async fn change_orders(&self, table: TableId, change: &OrdersChange) -> Result<()> {
        let change = change.clone();
        write!(self, connection => orders::change_orders(connection, table, &change))
    }

    async fn with_orders_due(&self) -> Result<Vec<TableId>> {
        read!(self, orders::with_orders_due)
    }

    async fn tables_with_clock(&self, user: UserId) -> Result<Vec<TableId>> {
        read!(self, tables::tables_with_clock, user)
    }

    async fn out_of_time(&self, now: Millis, most: u32) -> Result<Vec<TableId>> {
        read!(self, tables::out_of_time, now, most)
    }

    /// The only process moves all bots.
    async fn lease(&self, _: TableId, _: u64, _: Millis, _: Millis) -> Result<bool> {
        Ok(true)
    }

    async fn end_leases(&self, _: u64) -> Result<()> {
        Ok(())
    }

    async fn dump(&self, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
        let mut connection = self.readers.acquire().await.map_err(StoreError::from)?;
        let mut transaction = connection.begin().await.map_err(StoreError::from)?;
        statements::dump::dump(&mut transaction, each).await
    }

    async fn restore(&self, lines: &mut Lines<'_>) -> std::result::Result<(), BackupError> {
        self.writer()?;
        let mut connection = self.options.connect().await.map_err(StoreError::from)?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(StoreError::from)?;
        statements::dump::restore(&mut transaction, lines).await?;
        Ok(transaction.commit().await.map_err(StoreError::from)?)
    }

    /// Neither readers nor the writer wait for it. On a connection of its own, so that as many readers are left.
    async fn copy_to(&self, file: &Path) -> Result<()> {
        let name = file.to_str().ok_or_else(|| StoreError::Database(format!("{} is no text", file.display())))?;
        create_private(file)?;
        let mut connection = self.options.connect().await?;
        sqlx::query::<Database>("VACUUM INTO ?").bind(name).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

    async fn table_ids(&self) -> Result<Vec<TableId>> {
        read!(self, inspection::table_ids)
    }

    async fn inspect(&self) -> Result<Inspection> {
        let mut connection = self.readers.acquire().await?;
        let bytes = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
        let bytes = inspection::count(&mut connection, bytes).await?;
        let mut damage = Vec::new();
        for check in ["PRAGMA integrity_check(20)", "PRAGMA foreign_key_check"] {
            for row in sqlx::query::<Database>(check).fetch_all(&mut *connection).await? {
                damage.push(row.try_get::<String, _>(0)?);
            }
        }
        damage.retain(|line| line != "ok");
        if !damage.is_empty() {
            // Counting would stop at the first page that cannot be read.
            return Ok(Inspection { bytes, damage, ..Inspection::default() });
        }
        Ok(Inspection { bytes, ..inspection::inspect(&mut connection).await? })
    }

    /// The number is in the head of the file and means nothing to us; setting it is written like anything else.
    async fn ping(&self) -> Result<()> {
        if self.writer.is_none() {
            return read!(self, inspection::count, "SELECT 1").map(drop);
        }
        let number = self.pings.fetch_add(1, Ordering::Relaxed) & 0xffff;
        self.writer()?
            .run(move |connection| {
                Box::pin(async move {
                    let set = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}"));
                    sqlx::query::<Database>(set).execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }

    fn signals(&self) -> Arc<dyn Signals> {
        self.signals.clone()
    }

    async fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        self.readers.close().await;
        if self.writer.is_some()
            && let Err(failure) = self.fold_in().await
        {
            tracing::warn!(%failure, "the write-ahead log stays beside the database");
        }
    }
}
