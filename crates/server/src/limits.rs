//! Rate limits: a token bucket for each caller and kind of request.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use wire::api::UserId;

use crate::config::RateLimits;
use crate::reason::Reason;
use crate::refused::Outcome;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// Every request to the API, by address.
    Any,
    SignIn,
    NewPerson,
    NewTable,
    /// Acting, undoing, joining, …
    Change,
    Chat,
    /// What makes us send a mail, or call somewhere.
    Mail,
}

impl RequestKind {
    const ALL: [RequestKind; 7] = [
        RequestKind::Any,
        RequestKind::SignIn,
        RequestKind::NewPerson,
        RequestKind::NewTable,
        RequestKind::Change,
        RequestKind::Chat,
        RequestKind::Mail,
    ];

    const fn quota(self) -> Quota {
        match self {
            RequestKind::Any => quota(600, 3_000),
            RequestKind::SignIn => quota(10, 10),
            RequestKind::NewPerson => quota(20, 10),
            RequestKind::NewTable => quota(20, 10),
            RequestKind::Change => quota(200, 1_200),
            RequestKind::Chat => quota(20, 60),
            RequestKind::Mail => quota(5, 1),
        }
    }
}

/// So many at once, and so many per minute in the long run.
const fn quota(burst: u32, per_minute: u32) -> Quota {
    match (NonZeroU32::new(burst), NonZeroU32::new(per_minute)) {
        (Some(burst), Some(per_minute)) => Quota::per_minute(per_minute).allow_burst(burst),
        _ => panic!("a quota is more than nothing"),
    }
}

/// Whose bucket it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    Address(IpAddr),
    Person(UserId),
    /// A person whose password is being guessed, from any address.
    Name(String),
}

type Buckets<C> = RateLimiter<Who, DashMapStateStore<Who>, C, NoOpMiddleware<<C as Clock>::Instant>>;

pub struct Limits<C: Clock = DefaultClock> {
    mode: RateLimits,
    /// In the order of `RequestKind`.
    buckets: [Buckets<C>; 7],
}

impl Limits {
    pub fn new(mode: RateLimits) -> Limits {
        Limits::with_clock(mode, DefaultClock::default())
    }
}

impl<C: Clock + Clone> Limits<C> {
    fn with_clock(mode: RateLimits, clock: C) -> Limits<C> {
        let buckets = |kind: RequestKind| RateLimiter::new(kind.quota(), DashMapStateStore::default(), clock.clone());
        Limits { mode, buckets: RequestKind::ALL.map(buckets) }
    }

    pub fn check(&self, kind: RequestKind, who: Who) -> Outcome<()> {
        if self.mode == RateLimits::Off || self.buckets[kind as usize].check_key(&who).is_ok() {
            return Ok(());
        }
        Err(Reason::TooManyRequests.into())
    }

    /// Forgets buckets that are full again. To be called now and then.
    pub fn sweep(&self) {
        for buckets in &self.buckets {
            buckets.retain_recent();
            buckets.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    fn name(name: &str) -> Who {
        Who::Name(name.to_owned())
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let clock = FakeRelativeClock::default();
        let limits = Limits::with_clock(RateLimits::On, clock.clone());
        let allows = |kind, who| limits.check(kind, who).is_ok();
        assert!((0..10).all(|_| allows(RequestKind::SignIn, name("anna"))));
        assert!(!allows(RequestKind::SignIn, name("anna")));
        assert!(allows(RequestKind::SignIn, name("beat")));
        assert!(allows(RequestKind::Chat, name("anna")));
        clock.advance(Duration::from_secs(3));
        assert!(!allows(RequestKind::SignIn, name("anna")));
        clock.advance(Duration::from_secs(6));
        assert!(allows(RequestKind::SignIn, name("anna")));
        assert!(!allows(RequestKind::SignIn, name("anna")));
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let limits = Limits::with_clock(RateLimits::On, clock.clone());
        let known = || limits.buckets[RequestKind::SignIn as usize].len();
        limits.check(RequestKind::SignIn, name("anna")).unwrap();
        limits.sweep();
        assert_eq!(known(), 1);
        clock.advance(Duration::from_secs(30));
        limits.check(RequestKind::SignIn, name("beat")).unwrap();
        limits.sweep();
        assert_eq!(known(), 1);
    }

    #[test]
    fn every_kind_has_its_own_buckets() {
        for (place, kind) in RequestKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, place);
        }
    }

    #[test]
    fn switched_off_there_is_no_limit() {
        let limits = Limits::new(RateLimits::Off);
        assert!((0..1_000).all(|_| limits.check(RequestKind::SignIn, name("anna")).is_ok()));
    }
}
