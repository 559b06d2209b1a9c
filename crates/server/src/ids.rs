//! Random ids and seeds.

use wire::api::{TableId, UserId, limits};

use crate::secrets::{self, random};

pub fn table_id() -> TableId {
    TableId::new(bits())
}

/// There is one rematch of a table: all who ask for it mean the same one.
pub fn rematch_of(table: TableId) -> TableId {
    let [a, b, c, d, e, f, g, h, ..] = secrets::hash(&format!("rematch of {table}"));
    TableId::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

pub fn user_id() -> UserId {
    UserId::new(bits())
}

pub fn seed() -> u64 {
    number()
}

/// Tells the processes on one database apart. Fits a signed number.
pub fn process_id() -> u64 {
    bits() >> 1
}

/// 53 bits: every reader of JSON keeps them.
pub fn number() -> u64 {
    bits() % limits::SEED
}

fn bits() -> u64 {
    u64::from_le_bytes(random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_fit() {
        assert_ne!(table_id(), table_id());
        assert!(seed() < limits::SEED);
        assert!(i64::try_from(process_id()).is_ok());
    }
}
