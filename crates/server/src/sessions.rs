//! Sessions by token, looked up in the store and cached for a moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Hash, Session, Store, User};
use wire::api::{Millis, Scope, UserId};

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
/// How the tokens of programs begin.
pub const PROGRAM: &str = "kb_";

/// Who somebody is by a token, and what the token is good for.
#[derive(Clone)]
pub struct Access {
    pub user: Arc<User>,
    /// Of a program; a person may do all that is theirs.
    pub scopes: Option<Arc<[Scope]>>,
    /// Number of the program's token.
    program: Option<u64>,
}

pub struct Sessions {
    store: Arc<dyn Store>,
    clock: Clock,
    known: Mutex<HashMap<Hash, (Access, Instant)>>,
    seen: Mutex<HashMap<UserId, Millis>>,
    used: Mutex<HashMap<Hash, Millis>>,
}

impl Sessions {
    pub fn new(store: Arc<dyn Store>, clock: Clock) -> Sessions {
        Sessions { store, clock, known: Mutex::default(), seen: Mutex::default(), used: Mutex::default() }
    }

    pub async fn find(&self, token: &str) -> Outcome<Option<Arc<User>>> {
        Ok(self.access(token).await?.map(|access| access.user))
    }

    /// By the token of a session or of a program. Nobody who is banned.
    pub async fn access(&self, token: &str) -> Outcome<Option<Access>> {
        let (hash, now) = (secrets::hash(token), self.clock.now());
        let access = match self.cached(&hash) {
            Some(access) => access,
            None => {
                let Some(access) = self.look_up(token, &hash, now).await? else { return Ok(None) };
                let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
                if known.len() >= MOST {
                    known.clear();
                }
                known.insert(hash, (access.clone(), Instant::now()));
                access
            }
        };
        let banned = access.user.standing.ban.as_ref().is_some_and(|ban| ban.holds(now));
        Ok((!banned).then_some(access))
    }

    async fn look_up(&self, token: &str, hash: &Hash, now: Millis) -> Outcome<Option<Access>> {
        if token.starts_with(PROGRAM) {
            let found = self.store.token(*hash, now).await?;
            return Ok(found.map(|(token, user)| Access {
                user: Arc::new(user),
                scopes: Some(token.scopes.into()),
                program: Some(token.id),
            }));
        }
        let user = self.store.session(hash, now).await?;
        Ok(user.map(|user| Access { user: Arc::new(user), scopes: None, program: None }))
    }

    /// The token is in use, on this device. The store learns of it now and then.
    pub async fn used(&self, token: &str, access: &Access, device: &str) {
        let (hash, now) = (secrets::hash(token), self.clock.now());
        {
            let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
            if used.len() >= MOST {
                used.clear();
            }
            let last = used.entry(hash).or_insert(0);
            if now.saturating_sub(*last) < SEEN_EVERY {
                return;
            }
            *last = now;
        }
        let noted = match access.program {
            Some(id) => self.store.saw_token(id, now).await,
            None => self.store.saw_session(hash, now, device.to_owned()).await,
        };
        if let Err(failure) = noted {
            tracing::warn!(%failure, "could not record that a token was used");
        }
    }

    fn cached(&self, hash: &Hash) -> Option<Access> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(hash).filter(|(_, since)| since.elapsed() < CACHED).map(|(access, _)| access.clone())
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
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (known, _)| known.user.id != user);
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
