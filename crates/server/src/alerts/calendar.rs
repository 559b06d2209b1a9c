//! When a person does not want to be called.

use store::User;
use wire::api::Millis;

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;

/// The end of the quiet hours, if it is one of them.
pub const fn quiet_until(_user: &User, _now: Millis) -> Option<Millis> {
    None
}

/// The next time that this hour begins.
pub const fn next_hour(_user: &User, hour: u8, now: Millis) -> Millis {
    let today = now - now % DAY + hour as Millis * HOUR;
    if today > now { today } else { today + DAY }
}
