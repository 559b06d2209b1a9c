//! Random numbers from the system, and the time: the only place that asks for either.

use std::time::{SystemTime, UNIX_EPOCH};

use store::Hash;
use wire::api::{Millis, TableId, UserId, limits};

pub fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(why) = getrandom::fill(&mut bytes) {
        // Without randomness there are no secrets: better no answer than a guessable one.
        panic!("the system gives no random numbers: {why}");
    }
    bytes
}

pub fn table_id() -> TableId {
    TableId::new(number())
}

pub fn user_id() -> UserId {
    UserId::new(number())
}

pub fn seed() -> u64 {
    number() % limits::SEED
}

/// Of a process among those on one store: fits a signed number.
pub fn process_id() -> u64 {
    number() >> 1
}

fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// 256 bits as 64 digits: a session, or a guest's key.
pub fn secret() -> String {
    hex(&bytes::<32>())
}

/// 128 bits as 32 digits.
pub fn invitation() -> String {
    hex(&bytes::<16>())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the store keeps of a secret.
pub fn hash(secret: &str) -> Hash {
    use sha2::Digest as _;
    sha2::Sha256::digest(secret.as_bytes()).into()
}

/// Compares in the same time wherever they differ.
pub fn same(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |found, (one, other)| found | (one ^ other));
    one.len() == other.len() && differences == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        assert_eq!(secret().len(), 64);
        assert_eq!(invitation().len(), 32);
        assert_ne!(secret(), secret());
        assert!(seed() < limits::SEED);
    }

    #[test]
    fn secrets_are_compared_as_a_whole() {
        assert!(same("abc", "abc"));
        assert!(!same("abc", "abd"));
        assert!(!same("abc", "ab"));
        assert!(!same("", "a"));
    }
}
