//! Random ids and seeds.

use wire::api::{TableId, UserId, limits};

use crate::secrets::random;

pub fn table_id() -> TableId {
    TableId::new(number())
}

pub fn user_id() -> UserId {
    UserId::new(number())
}

pub fn seed() -> u64 {
    number() % limits::SEED
}

/// Tells the processes on one database apart. Fits a signed number.
pub fn process_id() -> u64 {
    number() >> 1
}

fn number() -> u64 {
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
