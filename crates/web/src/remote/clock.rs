//! The time of each seat: what is left of it where the table has a clock, else how long the seat has thought.

use leptos::prelude::*;
use wire::api::{Clocks, Millis, Runs, Status};

use super::play::Remote;
use crate::play::table::Table;
use crate::{browser, t};

/// Milliseconds between looks at the clock, with and without one at the table.
const TICK: i32 = 1_000;
const SLOW_TICK: i32 = 15_000;
const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
/// With less than this left, seconds are shown and the clock is red.
const SHORT: Millis = 10 * MINUTE;
const HURRY: Millis = MINUTE;

/// The time of a seat, running while it has the say.
#[component]
pub fn Clock(remote: Remote, seat: u8) -> impl IntoView {
    let has_bot =
        move || remote.seats.with(|seats| seats.iter().any(|known| known.seat == seat && known.bot().is_some()));
    let shown = move || match remote.clocks.get() {
        Some(_) if has_bot() => view! { <dt>{t!("time-left")}</dt><dd class="mut">"–"</dd> }.into_any(),
        Some(clocks) => left(&clocks, seat, remote.clock.get()),
        None => used(remote, seat),
    };
    let is_set = move || remote.clocks.with(Option::is_some);
    view! { <div class="clk" class:set=is_set data-clock=seat.to_string()>{shown}</div> }
}

/// What is left to the reader, or else to whoever decides: for a phone, where the players are elsewhere.
#[component]
pub fn OwnClock(remote: Remote) -> impl IntoView {
    let shown = move || {
        let clocks = remote.clocks.get()?;
        let running = match clocks.runs {
            Runs::Seat { seat, .. } | Runs::RanOut { seat } => Some(seat),
            Runs::Nobody | Runs::Paused => None,
        };
        let own = remote.own.with(|own| own.first().copied());
        let seat = running.filter(|seat| Some(*seat) == own).or(own).or(running)?;
        let left = clocks.left(seat, remote.clock.get());
        let class = if running == Some(seat) && left < HURRY { "pbm hurry" } else { "pbm" };
        Some(
            view! { <span class=class title=t!("time-left") data-own-clock><span aria-hidden="true">"◷ "</span><b>{left_words(left)}</b></span> },
        )
    };
    view! { {shown} }
}

/// What is left, and why it does not run if it does not.
fn left(clocks: &Clocks, seat: u8, now: Millis) -> AnyView {
    let left = clocks.left(seat, now);
    let note = match &clocks.runs {
        Runs::Paused => Some(t!("clock-paused")),
        Runs::RanOut { seat: out } if *out == seat => Some(t!("clock-out")),
        Runs::Seat { seat: running, .. } if *running == seat => {
            clocks.rests_until(now).map(|until| t!("clock-rests", time = browser::moment(until as f64)))
        }
        Runs::Seat { .. } | Runs::RanOut { .. } | Runs::Nobody => None,
    };
    let runs = matches!(&clocks.runs, Runs::Seat { seat: running, .. } if *running == seat) && note.is_none();
    let class = if runs && left < HURRY { "hurry" } else { "" };
    view! { <dt>{t!("time-left")}</dt><dd class=class class:runs=runs>{left_words(left)} {note.map(|note| view! { <span class="mut">" " {note}</span> })}</dd> }.into_any()
}

fn used(remote: Remote, seat: u8) -> AnyView {
    let table = Table::here();
    let turn = table.played.with(|record| game::deciding(record.now()));
    let runs = turn.is_some_and(|turn| turn.seat() == seat);
    let running = if runs { remote.clock.get().saturating_sub(remote.since.get()) } else { 0 };
    let words = clock_words(remote.thought(seat) + running);
    view! { <dt>{t!("time-used")}</dt><dd>{words}</dd> }.into_any()
}

/// Whoever plays may ask for a pause, or to go on.
#[component]
pub fn PauseButton(remote: Remote) -> impl IntoView {
    let button = move || {
        let clocks = remote.clocks.get().filter(|_| remote.status.get() == Status::Running)?;
        let may_ask = remote.is_host.get() || remote.own.with(|own| !own.is_empty());
        let is_paused = clocks.runs == Runs::Paused;
        let words = if is_paused { t!("resume-game") } else { t!("pause-game") };
        may_ask.then(|| view! { <p><button class="lk" id="pause" on:click=move |_| remote.pause(is_paused)>{words}</button></p> })
    };
    view! { {button} }
}

/// Says that nobody can act, with the way out.
#[component]
pub fn PausedNote(remote: Remote) -> impl IntoView {
    let note = move || {
        let is_paused = remote.clocks.with(|clocks| clocks.as_ref().is_some_and(|clocks| clocks.runs == Runs::Paused));
        is_paused.then(|| view! { <div class="toast of" role="status" id="paused"><div>{t!("game-is-paused")}</div><div class="act2"><PauseButton remote=remote/></div></div> })
    };
    view! { {note} }
}

/// Keeps a clock going for as long as its table is shown.
pub fn tick(remote: Remote) {
    let Some(has_clock) = remote.clocks.try_with_untracked(Option::is_some) else { return };
    browser::after(if has_clock { TICK } else { SLOW_TICK }, move || {
        // The table was left: its signals are gone.
        if remote.clock.try_set(remote.now()).is_none() {
            tick(remote);
        }
    });
}

/// With seconds when it gets short: `4:07`.
fn left_words(milliseconds: Millis) -> String {
    if milliseconds >= SHORT {
        return clock_words(milliseconds);
    }
    // A clock shows zero only when it is out.
    let seconds = milliseconds.div_ceil(SECOND);
    t!("clock-seconds", m = (seconds / 60) as usize, s = format!("{:02}", seconds % 60))
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

    #[test]
    fn a_clock_that_gets_short_shows_seconds() {
        assert_eq!(left_words(12 * MINUTE), "12m");
        assert_eq!(left_words(4 * MINUTE + 7 * SECOND), "4:07");
        assert_eq!(left_words(1), "0:01", "zero is zero");
        assert_eq!(left_words(0), "0:00");
    }
}
