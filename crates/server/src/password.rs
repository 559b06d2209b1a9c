//! Password hashing with argon2id, off the request path and few at a time: each takes its share of memory.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::reason::Reason;
use crate::refused::{Outcome, Refused};

static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// The hash of a password that nobody has: checking an unknown name takes as long as a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("nobody has this one").unwrap_or_default());

pub async fn hash(password: String) -> Outcome<String> {
    aside(move || hash_now(&password)).await?.ok_or_else(failed)
}

/// Whether the password has this hash; without a hash it takes just as long and is `false`.
pub async fn verify(password: String, hash: Option<String>) -> Outcome<bool> {
    aside(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let parsed = PasswordHash::new(&hash).ok();
        let same = parsed.is_some_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && same
    })
    .await
}

fn hash_now(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
    let _permit = AT_ONCE.acquire().await.map_err(|_| failed())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| failed())
}

fn failed() -> Refused {
    tracing::error!("a password could not be hashed");
    Reason::Internal.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash() {
        let hash = hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(verify("correct horse".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!verify("correct hors".to_owned(), Some(hash)).await.unwrap());
        assert!(!verify("nobody has this one".to_owned(), None).await.unwrap());
        assert!(!verify("x".to_owned(), Some("damaged".to_owned())).await.unwrap());
    }
}
