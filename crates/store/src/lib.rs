//! Event store: an append-only log per table, with an optimistic lock; beside it people, sessions, chat and snapshots.
//! SQLite and PostgreSQL behind one trait.
//!
//! Stores and finds, decides nothing. Of two writers that append after the same entry one is refused; they are never
//! merged. There is no clock here: the caller passes the time.

// `statements` is the same SQL for both databases, compiled with the types of each.
#![allow(clippy::duplicate_mod)]

mod alerts;
mod backup;
mod error;
mod inspection;
mod listing;
mod postgres;
mod postgres_social;
mod record;
mod signals;
mod social;
mod sqlite;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use wire::api::{Entry, ListQuery, Millis, Said, TableId, UserId};

pub use alerts::{Alert, AlertStore, Contact, MailLink, NewAlert, Part, Purpose, Target, Way};
pub use backup::{BackupError, Line, read_backup, write_backup};
pub use error::StoreError;
pub use inspection::Inspection;
pub use listing::{Found, Listed, Reader};
pub use record::{Append, Hash, OrdersChange, Present, SavedOrders, Session, Snapshot, TableRecord, User};
pub use signals::{Signal, Signals};
pub use social::{Act, Block, Invited, Rated, Rating, Report, SessionSeen, Social, Standing, Token};

pub type Result<T> = std::result::Result<T, StoreError>;

/// Receives each line of a backup.
pub type EachLine<'a> = dyn FnMut(Line) -> std::result::Result<(), BackupError> + Send + 'a;
/// Lines of a backup.
pub type Lines<'a> = dyn Iterator<Item = std::result::Result<Line, BackupError>> + Send + 'a;

#[async_trait]
pub trait Store: AlertStore + Social + Send + Sync {
    /// `NameTaken` if another registered person has the name.
    async fn add_user(&self, user: &User) -> Result<()>;
    async fn user(&self, id: UserId) -> Result<Option<User>>;
    /// By the name in lower case.
    async fn user_named(&self, name_key: &str) -> Result<Option<User>>;
    async fn user_with_key(&self, key: &Hash) -> Result<Option<User>>;
    async fn change_user(&self, user: &User) -> Result<()>;
    async fn saw_user(&self, id: UserId, at: Millis) -> Result<()>;
    /// With their sessions and messages; returns the tables they wrote messages at. Seats are left to the caller.
    async fn delete_user(&self, id: UserId) -> Result<Vec<TableId>>;

    async fn add_session(&self, session: &Session) -> Result<()>;
    /// The person it belongs to, unless it has expired.
    async fn session(&self, token: &Hash, now: Millis) -> Result<Option<User>>;
    async fn end_session(&self, token: &Hash) -> Result<()>;
    /// All sessions of a person, except one.
    async fn end_sessions(&self, user: UserId, but: Option<&Hash>) -> Result<()>;
    async fn sweep_sessions(&self, now: Millis) -> Result<u64>;

    /// A new table with its first entries.
    async fn add_table(&self, table: &TableRecord, entries: &[Entry]) -> Result<()>;
    async fn table(&self, id: TableId) -> Result<Option<TableRecord>>;
    /// A page for this person, those first that were opened, started or ended last: tables by invitation only where they
    /// hold a seat or are the host.
    async fn tables(&self, query: &ListQuery, reader: Reader, limit: u32) -> Result<Found>;
    /// How the database goes about such a page, in its own words.
    async fn explain_tables(&self, query: &ListQuery, reader: Reader) -> Result<Vec<String>>;
    /// All tables where this person holds a seat or is the host.
    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>>;
    /// Durable when it returns. `Taken` if `head` has moved or the orders have changed: then nothing was written.
    async fn append(&self, append: Append) -> Result<()>;
    async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>>;
    /// The latest messages, the oldest first.
    async fn chat(&self, table: TableId, most: u32) -> Result<Vec<Said>>;
    /// `Taken` if `head` has moved.
    async fn delete_table(&self, id: TableId, head: u64) -> Result<()>;
    /// The latest entries of tables that other processes may have written to.
    async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>>;

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>>;
    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<()>;

    /// Of all seats of a table, without those that never had any.
    async fn orders(&self, table: TableId) -> Result<Vec<SavedOrders>>;
    async fn save_orders(&self, table: TableId, orders: &SavedOrders) -> Result<()>;
    /// `Taken` if they have changed since.
    async fn change_orders(&self, table: TableId, change: &OrdersChange) -> Result<()>;
    /// Tables where the seat that has to decide has orders.
    async fn with_orders_due(&self) -> Result<Vec<TableId>>;
    /// Tables where this person sits and a clock runs.
    async fn tables_with_clock(&self, user: UserId) -> Result<Vec<TableId>>;
    /// Tables whose running clock is at zero, the longest first.
    async fn out_of_time(&self, now: Millis, most: u32) -> Result<Vec<TableId>>;

    /// Tables where a bot has to move and no process holds the lease.
    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<TableId>>;
    /// Takes or renews the lease on the bots of a table; `false` if another process holds it.
    async fn lease(&self, table: TableId, process: u64, now: Millis, until: Millis) -> Result<bool>;
    async fn end_leases(&self, process: u64) -> Result<()>;

    /// Everything except caches, as of one moment.
    async fn dump(&self, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError>;
    /// Into an empty store only; all or nothing.
    async fn restore(&self, lines: &mut Lines<'_>) -> std::result::Result<(), BackupError>;

    /// The whole database as of one moment, in a new file that can be opened as one. Not yet on disk when it returns. Only
    /// for a database that is a file.
    async fn copy_to(&self, _file: &Path) -> Result<()> {
        Err(StoreError::Database("this kind of database is not a file".to_owned()))
    }
    /// All tables, for whoever looks at each of them.
    async fn table_ids(&self) -> Result<Vec<TableId>>;
    /// Takes long: every row is looked at.
    async fn inspect(&self) -> Result<Inspection>;
    /// Whether the database answers and takes writes: something is written that leaves nothing behind.
    async fn ping(&self) -> Result<()>;
    /// How processes on the same database notify each other.
    fn signals(&self) -> Arc<dyn Signals>;
    /// Waits for writes under way.
    async fn close(&self);
}

/// Whether a store is opened to serve it, or only to read it beside a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Serve,
    /// Nothing is created or migrated.
    Read,
}

/// What several processes on one database may have beside it.
#[derive(Clone, Default)]
pub struct Beside {
    /// Servers of NATS that carry the signals, with commas between them: `nats://HOST:PORT`, `tls://USER:PASSWORD@HOST`. Else
    /// the database does.
    pub signals: Option<String>,
    /// A replica of the database, `postgres://…`: lists are read there as long as it is not far behind.
    pub replica: Option<String>,
}

/// The addresses may hold passwords.
impl std::fmt::Debug for Beside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Beside")
    }
}

/// `sqlite:FILE` or `postgres://…`. Migrates the schema if it is opened to be served.
pub async fn open(url: &str, purpose: Use) -> Result<Arc<dyn Store>> {
    open_beside(url, purpose, &Beside::default()).await
}

/// The same with what the operator has set up beside the database.
pub async fn open_beside(url: &str, purpose: Use, beside: &Beside) -> Result<Arc<dyn Store>> {
    if let Some(path) = url.strip_prefix("sqlite:") {
        if beside.signals.is_some() || beside.replica.is_some() {
            return Err(StoreError::OneProcess);
        }
        return Ok(Arc::new(sqlite::SqliteStore::open(path.as_ref(), purpose).await?));
    }
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Arc::new(postgres::PostgresStore::open(url, purpose, beside).await?));
    }
    Err(StoreError::Address)
}
