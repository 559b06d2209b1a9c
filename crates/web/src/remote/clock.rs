//! How long each seat of a table has thought, from the times at which its actions were stored.

use leptos::prelude::*;
use wire::api::Millis;

use super::play::Remote;
use crate::play::table::Table;
use crate::{browser, t};

/// Milliseconds between looks at the clock.
const TICK: i32 = 15_000;
const MINUTE: Millis = 60_000;

/// The time that a seat has used, running while it has the say.
#[component]
pub fn Clock(remote: Remote, seat: u8) -> impl IntoView {
    let table = Table::here();
    let words = move || {
        let turn = table.played.with(|record| game::deciding(record.now()));
        let runs = turn.is_some_and(|turn| turn.seat() == seat);
        let running = if runs { remote.clock.get().saturating_sub(remote.since.get()) } else { 0 };
        clock_words(remote.thought(seat) + running)
    };
    view! { <div class="clk"><dt>{t!("time-used")}</dt><dd>{words}</dd></div> }
}

/// Keeps a clock going for as long as its table is shown.
pub fn tick(now: RwSignal<Millis>) {
    browser::after(TICK, move || {
        // The table was left: its signals are gone.
        if now.try_set(browser::now() as Millis).is_none() {
            tick(now);
        }
    });
}

/// `2d 4h`, `3h 20m`, `12m`.
fn clock_words(milliseconds: Millis) -> String {
    let minutes = (milliseconds / MINUTE) as usize;
    let (days, hours) = (minutes / 1440, minutes / 60 % 24);
    match (days, hours) {
        (0, 0) => t!("clock-minutes", m = minutes),
        (0, hours) => t!("clock-hours", h = hours, m = minutes % 60),
        (days, hours) => t!("clock-days", d = days, h = hours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_its_two_largest_units() {
        assert_eq!(clock_words(59_000), "0m");
        assert_eq!(clock_words((3 * 60 + 20) * MINUTE), "3h 20m");
        assert_eq!(clock_words((2 * 24 + 4) * 60 * MINUTE + 5 * MINUTE), "2d 4h");
    }
}
