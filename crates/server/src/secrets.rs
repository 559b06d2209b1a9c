//! Secrets: random tokens, their hashes, and comparison in constant time.

use store::Hash;
use subtle::ConstantTimeEq;

/// From the operating system's generator.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::simulation::executor::fill(&mut bytes) {
        return bytes;
    }
    if let Err(why) = getrandom::fill(&mut bytes) {
        // Without randomness there are no secrets: better no answer than a guessable one.
        panic!("the system gives no random numbers: {why}");
    }
    bytes
}

/// 256 bits as 64 digits: a session, or a guest's key.
pub fn token() -> String {
    hex(&random::<32>())
}

/// 128 bits as 32 digits.
pub fn invitation() -> String {
    hex(&random::<16>())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the store keeps of a secret.
pub fn hash(secret: &str) -> Hash {
    use sha2::Digest as _;
    sha2::Sha256::digest(secret.as_bytes()).into()
}

/// Takes the same time wherever they differ.
pub fn are_equal(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        assert_eq!(token().len(), 64);
        assert_eq!(invitation().len(), 32);
        assert_ne!(token(), token());
    }

    #[test]
    fn secrets_are_compared_as_a_whole() {
        assert!(are_equal("abc", "abc"));
        assert!(!are_equal("abc", "abd"));
        assert!(!are_equal("abc", "ab"));
        assert!(!are_equal("", "a"));
    }
}
