//! The clock of a table that is to be opened, and the calendar of the person who plays by it.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{AtZero, BotSpec, Calendar, ClockRule, Millis, Pace, QuietHours, Vacation};

use super::home::segments;
use crate::markup::outcome;
use crate::remote::api::{Answer, get, send};
use crate::{browser, t};

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// What can be chosen, by pace.
const LIVE_BANKS: [Millis; 4] = [15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
const LIVE_INCREMENTS: [Millis; 4] = [0, 10 * SECOND, 20 * SECOND, MINUTE];
const LONG_BANKS: [Millis; 4] = [DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const LONG_INCREMENTS: [Millis; 4] = [0, 4 * HOUR, 12 * HOUR, DAY];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zero {
    Bot,
    Others,
    Nothing,
}

/// The clock that a new table is to have.
#[derive(Clone, Copy)]
pub struct ClockWish {
    pace: RwSignal<Option<Pace>>,
    live: (RwSignal<Millis>, RwSignal<Millis>),
    long: (RwSignal<Millis>, RwSignal<Millis>),
    zero: RwSignal<Zero>,
}

impl ClockWish {
    pub fn new() -> ClockWish {
        ClockWish {
            pace: RwSignal::new(None),
            live: (RwSignal::new(HOUR), RwSignal::new(20 * SECOND)),
            long: (RwSignal::new(3 * DAY), RwSignal::new(12 * HOUR)),
            zero: RwSignal::new(Zero::Bot),
        }
    }

    /// `bot` is the one that plays on at zero.
    pub fn rule(self, bot: BotSpec) -> Option<ClockRule> {
        let pace = self.pace.get_untracked()?;
        let (bank, increment) = match pace {
            Pace::Live => self.live,
            Pace::Correspondence => self.long,
        };
        let at_zero = match self.zero.get_untracked() {
            Zero::Bot => AtZero::BotPlays { bot },
            Zero::Others => AtZero::OthersDecide,
            Zero::Nothing => AtZero::Nothing,
        };
        Some(ClockRule { pace, bank: bank.get_untracked(), increment: increment.get_untracked(), at_zero })
    }

    pub fn form(self) -> AnyView {
        let paces = vec![
            (None, t!("clock-none")),
            (Some(Pace::Live), t!("clock-live")),
            (Some(Pace::Correspondence), t!("clock-correspondence")),
        ];
        let times = move || {
            let (words, (bank, increment), banks, increments) = match self.pace.get()? {
                Pace::Live => ("clock-words-live", self.live, LIVE_BANKS, LIVE_INCREMENTS),
                Pace::Correspondence => ("clock-words-correspondence", self.long, LONG_BANKS, LONG_INCREMENTS),
            };
            let named = |times: [Millis; 4]| times.into_iter().map(|time| (time, time_words(time))).collect();
            let zero = vec![
                (Zero::Bot, t!("at-zero-bot")),
                (Zero::Others, t!("at-zero-others")),
                (Zero::Nothing, t!("at-zero-nothing")),
            ];
            Some(view! {
                {segments(t!("clock-bank"), bank, named(banks))}
                {segments(t!("clock-increment"), increment, named(increments))}
                {segments(t!("clock-at-zero"), self.zero, zero)}
                <p class="xs mut">{t!(words)}</p>
            })
        };
        view! { <div id="clock-wish">{segments(t!("clock"), self.pace, paces)} {times}</div> }.into_any()
    }
}

/// `3 days`, `20 s`.
fn time_words(time: Millis) -> String {
    match time {
        0 => t!("no-increment"),
        time if time < MINUTE => t!("seconds", n = (time / SECOND) as usize),
        time if time < HOUR => t!("minutes", n = (time / MINUTE) as usize),
        time if time < DAY => t!("hours", n = (time / HOUR) as usize),
        time => t!("days", n = (time / DAY) as usize),
    }
}

/// How time is kept at a table, in a sentence.
pub fn rule_words(rule: &ClockRule) -> String {
    let zero = match rule.at_zero {
        AtZero::BotPlays { .. } => t!("at-zero-bot"),
        AtZero::OthersDecide => t!("at-zero-others"),
        AtZero::Nothing => t!("at-zero-nothing"),
    };
    format!("{}. {}: {zero}.", clock_name(rule), t!("clock-at-zero"))
}

/// The same, short.
pub fn clock_name(rule: &ClockRule) -> String {
    let (bank, increment) = (time_words(rule.bank), time_words(rule.increment));
    t!("clock-rule", bank = bank, increment = increment)
}

/// What a person has set.
#[derive(Clone, Copy)]
struct Sheet {
    zone: RwSignal<String>,
    quiet: RwSignal<bool>,
    from: RwSignal<String>,
    to: RwSignal<String>,
    weekends: RwSignal<bool>,
    vacations: RwSignal<Vec<Vacation>>,
    first: RwSignal<String>,
    last: RwSignal<String>,
    said: RwSignal<Option<(String, bool)>>,
}

impl Sheet {
    fn show(self, calendar: Calendar) {
        let is_unset = calendar == Calendar { zone: "UTC".to_owned(), ..Calendar::default() };
        self.zone.try_set(if is_unset { browser::time_zone() } else { calendar.zone });
        self.quiet.try_set(calendar.quiet.is_some());
        if let Some(quiet) = calendar.quiet {
            self.from.try_set(hour_text(quiet.from));
            self.to.try_set(hour_text(quiet.to));
        }
        self.weekends.try_set(calendar.weekends_off);
        self.vacations.try_set(calendar.vacations);
    }

    fn read(self) -> Calendar {
        let quiet = QuietHours { from: read_hour(&self.from.get_untracked()), to: read_hour(&self.to.get_untracked()) };
        Calendar {
            zone: self.zone.get_untracked().trim().to_owned(),
            quiet: self.quiet.get_untracked().then_some(quiet),
            weekends_off: self.weekends.get_untracked(),
            vacations: self.vacations.get_untracked(),
        }
    }

    fn add_vacation(self) {
        let (first, last) = (self.first.get_untracked(), self.last.get_untracked());
        if !first.is_empty() && !last.is_empty() {
            self.vacations.update(|vacations| vacations.push(Vacation { first, last }));
            self.first.set(String::new());
            self.last.set(String::new());
        }
    }

    fn save(self) {
        // What stands in the fields is meant, too.
        self.add_vacation();
        let calendar = self.read();
        spawn_local(async move {
            let answer: Answer<()> = send(Method::PUT, "/api/me/calendar", &calendar).await;
            self.said.try_set(Some(match answer {
                Ok(()) => (t!("calendar-saved"), false),
                Err(trouble) => (trouble.words(), true),
            }));
        });
    }
}

/// `22:30` of minutes after midnight, as fields for times want it.
fn hour_text(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn read_hour(text: &str) -> u16 {
    let (hours, minutes) = text.split_once(':').unwrap_or((text, "0"));
    hours.parse::<u16>().unwrap_or(0) * 60 + minutes.parse::<u16>().unwrap_or(0)
}

/// When one is not to be called and one's clocks stand still.
#[component]
pub fn CalendarForm() -> impl IntoView {
    let sheet = Sheet {
        zone: RwSignal::new(browser::time_zone()),
        quiet: RwSignal::new(false),
        from: RwSignal::new("22:00".to_owned()),
        to: RwSignal::new("08:00".to_owned()),
        weekends: RwSignal::new(false),
        vacations: RwSignal::new(Vec::new()),
        first: RwSignal::new(String::new()),
        last: RwSignal::new(String::new()),
        said: RwSignal::new(None),
    };
    spawn_local(async move {
        if let Ok(calendar) = get::<Calendar>("/api/me/calendar").await {
            sheet.show(calendar);
        }
    });
    let text = |label: String, kind: &'static str, value: RwSignal<String>| {
        view! { <label>{label} <input type=kind prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label> }
    };
    let tick = |label: String, id: &'static str, value: RwSignal<bool>| {
        view! { <label class="ck"><input type="checkbox" id=id prop:checked=value on:change=move |event| value.set(event_target_checked(&event))/> {label}</label> }
    };
    let hours = move || {
        sheet
            .quiet
            .get()
            .then(|| view! { <div class="pair">{text(t!("quiet-from"), "time", sheet.from)} {text(t!("quiet-to"), "time", sheet.to)}</div> })
    };
    let vacations = move || {
        let rows = sheet.vacations.get().into_iter().enumerate();
        rows.map(|(row, vacation)| {
            let drop = move |_| sheet.vacations.update(|vacations| { vacations.remove(row); });
            view! { <li>{vacation.first} " – " {vacation.last} " " <button class="lk" type="button" on:click=drop>{t!("remove-vacation")}</button></li> }
        })
        .collect_view()
    };
    let said = move || sheet.said.get().map(outcome);
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        sheet.save();
    };
    view! {
        <form class="acc" id="calendar-form" on:submit=save>
            <p class="xs mut">{t!("calendar-words")}</p>
            {text(t!("time-zone"), "text", sheet.zone)}
            {tick(t!("quiet-hours"), "quiet-hours", sheet.quiet)} {hours}
            {tick(t!("weekends-off"), "weekends-off", sheet.weekends)}
            <p class="h3">{t!("vacation")}</p>
            <ul>{vacations}</ul>
            <div class="pair">{text(t!("vacation-first"), "date", sheet.first)} {text(t!("vacation-last"), "date", sheet.last)}</div>
            <div class="act2"><button class="btn sml" type="button" on:click=move |_| sheet.add_vacation()>{t!("add-vacation")}</button><button class="btn sml" type="submit" id="save-calendar">{t!("save-calendar")}</button></div>
            {said}
        </form>
    }
}
