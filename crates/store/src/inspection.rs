//! What a store looks like from outside: how large it is, and what does not belong to anything.

/// For whoever looks after a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inspection {
    /// On disk, indexes included.
    pub bytes: u64,
    /// Rows of each table of the database.
    pub rows: Vec<(String, u64)>,
    /// What the database itself finds wrong with its files.
    pub damage: Vec<String>,
    /// Rows that hang in the air: of what, and how many.
    pub orphans: Vec<(&'static str, u64)>,
}
