//! The wall clock: the only place that asks for the time of day.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use wire::api::Millis;

/// What a server takes the time from. Tests have one that they set themselves.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<AtomicU64>>);

impl Clock {
    /// Stands at this time until it is set or moved on.
    pub fn standing_at(time: Millis) -> Clock {
        Clock(Some(Arc::new(time.into())))
    }

    pub fn now(&self) -> Millis {
        match &self.0 {
            Some(time) => time.load(Ordering::SeqCst),
            None => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis),
        }
    }

    #[cfg(test)]
    pub fn set(&self, to: Millis) {
        if let Some(time) = &self.0 {
            time.store(to, Ordering::SeqCst);
        }
    }

    /// Moves a standing clock on; the system's cannot be moved.
    pub fn advance(&self, by: Duration) {
        if let Some(time) = &self.0 {
            time.fetch_add(by.as_millis() as Millis, Ordering::SeqCst);
        }
    }
}
