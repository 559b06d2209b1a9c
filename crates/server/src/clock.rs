//! The wall clock: the only place that asks for the time of day.

use std::time::{SystemTime, UNIX_EPOCH};

use wire::api::Millis;

pub fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}
