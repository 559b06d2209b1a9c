//! How often one may ask: a bucket for each caller and kind of request, which fills up again with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use wire::api::{ProblemCode, UserId};

use crate::config::RateLimits;
use crate::refused::{Outcome, Refused};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Whatever asks, by address.
    Any,
    SignIn,
    NewPerson,
    NewTable,
    /// Acting, undoing, joining, …
    Change,
    Chat,
}

impl Kind {
    /// How many at once, and how many a minute in the long run.
    const fn allowance(self) -> (f64, f64) {
        match self {
            Kind::Any => (600.0, 3_000.0),
            Kind::SignIn => (10.0, 10.0),
            Kind::NewPerson => (20.0, 10.0),
            Kind::NewTable => (20.0, 10.0),
            Kind::Change => (200.0, 1_200.0),
            Kind::Chat => (20.0, 60.0),
        }
    }
}

/// Whose bucket it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    Address(IpAddr),
    Person(UserId),
    /// Somebody whose password is being guessed, from wherever.
    Name(String),
}

struct Bucket {
    left: f64,
    at: Instant,
}

pub struct Limits {
    mode: RateLimits,
    buckets: Mutex<HashMap<(Kind, Who), Bucket>>,
}

/// When there are more, those that are full again are forgotten.
const MOST: usize = 100_000;

impl Limits {
    pub fn new(mode: RateLimits) -> Limits {
        Limits { mode, buckets: Mutex::default() }
    }

    pub fn check(&self, kind: Kind, who: Who) -> Outcome<()> {
        if self.mode == RateLimits::Off || self.take(kind, who, Instant::now()) {
            return Ok(());
        }
        Refused::because(ProblemCode::TooMany, "Too many requests. Try again in a minute.")
    }

    fn take(&self, kind: Kind, who: Who, now: Instant) -> bool {
        let (most, a_minute) = kind.allowance();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|(kind, _), bucket| bucket.refilled(*kind, now) < kind.allowance().0);
        }
        let bucket = buckets.entry((kind, who)).or_insert(Bucket { left: most, at: now });
        bucket.left = bucket.refilled(kind, now).min(most);
        bucket.at = now;
        debug_assert!(a_minute > 0.0);
        if bucket.left < 1.0 {
            return false;
        }
        bucket.left -= 1.0;
        true
    }
}

impl Bucket {
    fn refilled(&self, kind: Kind, now: Instant) -> f64 {
        let (most, a_minute) = kind.allowance();
        (self.left + now.saturating_duration_since(self.at).as_secs_f64() * a_minute / 60.0).min(most)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(RateLimits::On);
        let (who, start) = (Who::Name("anna".to_owned()), Instant::now());
        assert!((0..10).all(|_| limits.take(Kind::SignIn, who.clone(), start)));
        assert!(!limits.take(Kind::SignIn, who.clone(), start));
        assert!(limits.take(Kind::SignIn, Who::Name("beat".to_owned()), start));
        assert!(limits.take(Kind::Chat, who.clone(), start));
        assert!(!limits.take(Kind::SignIn, who.clone(), start + Duration::from_secs(3)));
        assert!(limits.take(Kind::SignIn, who, start + Duration::from_secs(9)));
    }

    #[test]
    fn switched_off_there_is_no_end() {
        let limits = Limits::new(RateLimits::Off);
        assert!((0..1_000).all(|_| limits.check(Kind::SignIn, Who::Name("anna".to_owned())).is_ok()));
    }
}
