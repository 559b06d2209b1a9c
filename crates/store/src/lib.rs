//! The append-only log and what lies around it: tables, people, sessions, chat, snapshots. SQLite and PostgreSQL behind one
//! trait.
//!
//! Keeps and finds; decides nothing. Of two writers who append to a table at the same place one is refused, never merged.
//! No clock: whoever calls says what time it is.

// `statements` is the same SQL for both databases, compiled with the types of each.
#![allow(clippy::duplicate_mod)]

mod backup;
mod error;
mod postgres;
mod record;
mod signals;
mod sqlite;

use std::sync::Arc;

use async_trait::async_trait;
use wire::api::{Entry, ListQuery, Millis, Said, TableId, UserId};

pub use backup::{BackupError, Line, read_backup, write_backup};
pub use error::StoreError;
pub use record::{Append, Hash, NewEntry, Present, Session, Snapshot, TableRecord, User};
pub use signals::{Signal, Signals};

pub type Result<T> = std::result::Result<T, StoreError>;

/// What to do with each line of a backup.
pub type EachLine<'a> = dyn FnMut(Line) -> std::result::Result<(), BackupError> + Send + 'a;
/// Lines of a backup.
pub type Lines<'a> = dyn Iterator<Item = std::result::Result<Line, BackupError>> + Send + 'a;

#[async_trait]
pub trait Store: Send + Sync {
    /// `NameTaken` if another registered person has the name.
    async fn add_user(&self, user: &User) -> Result<()>;
    async fn user(&self, id: UserId) -> Result<Option<User>>;
    /// By the name in small letters.
    async fn user_named(&self, name_key: &str) -> Result<Option<User>>;
    async fn user_with_key(&self, key: &Hash) -> Result<Option<User>>;
    async fn change_user(&self, user: &User) -> Result<()>;
    async fn saw_user(&self, id: UserId, at: Millis) -> Result<()>;
    /// With sessions and what was said; says at which tables something was said. Seats are the tables' affair.
    async fn delete_user(&self, id: UserId) -> Result<Vec<TableId>>;

    async fn add_session(&self, session: &Session) -> Result<()>;
    /// The person whose session it is, unless it has expired.
    async fn session(&self, token: &Hash, now: Millis) -> Result<Option<User>>;
    async fn end_session(&self, token: &Hash) -> Result<()>;
    /// All of a person's but one.
    async fn end_sessions(&self, user: UserId, but: Option<&Hash>) -> Result<()>;
    async fn sweep_sessions(&self, now: Millis) -> Result<u64>;

    /// A new table with its first entries.
    async fn add_table(&self, table: &TableRecord, entries: &[NewEntry]) -> Result<()>;
    async fn table(&self, id: TableId) -> Result<Option<TableRecord>>;
    /// A page for this person, the latest first: tables by invitation only if the person is among them.
    async fn tables(&self, query: &ListQuery, user: Option<UserId>, limit: u32) -> Result<Vec<TableRecord>>;
    /// All where this person holds a seat or is the host.
    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>>;
    /// Durable when it returns. `Taken` if the head has moved: nothing was written then.
    async fn append(&self, append: Append) -> Result<()>;
    async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>>;
    /// The latest messages, the oldest first.
    async fn chat(&self, table: TableId, most: u32) -> Result<Vec<Said>>;
    /// `Taken` if the head has moved.
    async fn delete_table(&self, id: TableId, head: u64) -> Result<()>;
    /// How far the given tables are.
    async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>>;

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>>;
    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<()>;

    /// Tables where a bot has to move and no process has a lease.
    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<TableId>>;
    /// Takes or renews the right to move the bots of a table; `false` if another process has it.
    async fn lease(&self, table: TableId, process: u64, now: Millis, until: Millis) -> Result<bool>;
    async fn end_leases(&self, process: u64) -> Result<()>;

    /// Everything but caches, as of one moment.
    async fn dump(&self, each: &mut EachLine<'_>) -> std::result::Result<(), BackupError>;
    /// Into an empty store only; all or nothing.
    async fn restore(&self, lines: &mut Lines<'_>) -> std::result::Result<(), BackupError>;

    /// Whether it answers.
    async fn ping(&self) -> Result<()>;
    /// How processes on the same store tell each other.
    fn signals(&self) -> Arc<dyn Signals>;
    /// Waits for what is under way.
    async fn close(&self);
}

/// Whether a store is to be served, or only read beside a server that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Serve,
    /// Nothing is created or brought up to date.
    Read,
}

/// `sqlite:FILE` or `postgres://…`. Brings the schema up to date.
pub async fn open(url: &str, purpose: Use) -> Result<Arc<dyn Store>> {
    if let Some(path) = url.strip_prefix("sqlite:") {
        return Ok(Arc::new(sqlite::SqliteStore::open(path.as_ref(), purpose).await?));
    }
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Arc::new(postgres::PostgresStore::open(url, purpose).await?));
    }
    Err(StoreError::Address)
}
