//! What can go wrong in the store.

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("another writer was first")]
    Taken,
    #[error("the name is taken")]
    NameTaken,
    #[error("a database is given as sqlite:FILE or postgres://…")]
    Address,
    #[error("SQLite is for a single process: signals of NATS and replicas go with postgres://…")]
    OneProcess,
    /// Does not include the address, which may contain a password.
    #[error("NATS: {0}")]
    Signals(String),
    #[error("{file} cannot be written: the file, its folder or the file system is read-only")]
    ReadOnly { file: String },
    #[error("another process serves this database: {0}")]
    InUse(String),
    #[error("the database was written by a newer version of Kursbuch (schema {found}, known {known})")]
    TooNew { found: i64, known: i64 },
    #[error("stored data cannot be read: {0}")]
    Damaged(String),
    /// Does not include the address, which may contain a password.
    #[error("database: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let taken = error.as_database_error().filter(|error| error.is_unique_violation());
        match taken {
            Some(error) if error.message().contains("name_key") => StoreError::NameTaken,
            Some(_) => StoreError::Taken,
            None => StoreError::Database(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}
