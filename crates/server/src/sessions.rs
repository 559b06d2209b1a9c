//! Sessions by token, looked up in the store and cached for a moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Hash, Session, Store, User};
use wire::api::{Millis, UserId};

use crate::clock::Clock;
use crate::refused::Outcome;
use crate::secrets;

/// How long a session lasts.
pub const LIFETIME: Duration = Duration::from_secs(180 * 24 * 3600);
/// Another process may end a session: for this long it is not noticed here.
const CACHED: Duration = Duration::from_secs(3);
/// The store learns that a person was here at most this often.
const SEEN_EVERY: Millis = 60_000;
const MOST: usize = 50_000;

pub struct Sessions {
    store: Arc<dyn Store>,
    clock: Clock,
    known: Mutex<HashMap<Hash, (Arc<User>, Instant)>>,
    seen: Mutex<HashMap<UserId, Millis>>,
}

impl Sessions {
    pub fn new(store: Arc<dyn Store>, clock: Clock) -> Sessions {
        Sessions { store, clock, known: Mutex::default(), seen: Mutex::default() }
    }

    pub async fn find(&self, token: &str) -> Outcome<Option<Arc<User>>> {
        let hash = secrets::hash(token);
        if let Some(user) = self.cached(&hash) {
            return Ok(Some(user));
        }
        let Some(user) = self.store.session(&hash, self.clock.now()).await? else { return Ok(None) };
        let user = Arc::new(user);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash, (user.clone(), Instant::now()));
        Ok(Some(user))
    }

    fn cached(&self, hash: &Hash) -> Option<Arc<User>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(hash).filter(|(_, since)| since.elapsed() < CACHED).map(|(user, _)| user.clone())
    }

    /// A new session; the previous one ends. Returns the token, which is not stored anywhere.
    pub async fn begin(&self, user: UserId, before: Option<&str>) -> Outcome<String> {
        if let Some(before) = before {
            self.end(before).await?;
        }
        let (token, now) = (secrets::token(), self.clock.now());
        let expires = now + LIFETIME.as_millis() as Millis;
        self.store.add_session(&Session { token: secrets::hash(&token), user, created: now, expires }).await?;
        Ok(token)
    }

    pub async fn end(&self, token: &str) -> Outcome<()> {
        let hash = secrets::hash(token);
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(&hash);
        Ok(self.store.end_session(&hash).await?)
    }

    /// All sessions of a person, except one.
    pub async fn end_all(&self, user: UserId, but: Option<&str>) -> Outcome<()> {
        self.store.end_sessions(user, but.map(secrets::hash).as_ref()).await?;
        self.forget(user);
        Ok(())
    }

    /// The person has changed: look them up again.
    pub fn forget(&self, user: UserId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (known, _)| known.id != user);
    }

    /// The person is here. The store learns of it now and then.
    pub async fn saw(&self, user: UserId) {
        let now = self.clock.now();
        {
            let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            let last = seen.entry(user).or_insert(0);
            if now.saturating_sub(*last) < SEEN_EVERY {
                return;
            }
            *last = now;
        }
        if let Err(failure) = self.store.saw_user(user, now).await {
            tracing::warn!(%failure, "could not record who was here");
        }
    }
}
