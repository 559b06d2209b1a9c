//! The course of a game: charts, the line to scrub along, autoplay, standing, and runs below the best.

use std::sync::Arc;

use board::Colour;
use game::query::{best_run, standing, wealth};
use game::{Action, Event, State, places};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::result::ResultPage;
use super::review::ReviewView;
use crate::bindings::Command;
use crate::decide::track::SEARCH;
use crate::draw::chart::{Band, Chart, Series, look};
use crate::draw::company::Livery;
use crate::keys::hint;
use crate::markup::{kbd, roundel};
use crate::panel::top::{moment_name, round_name};
use crate::play::record::{Moment, Record};
use crate::play::table::{Mode, Panel, Table};
use crate::text::{change, sum};
use crate::{browser, t};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// How a game that is over has ended.
    Result,
    Worth,
    Prices,
    Revenue,
    Standing,
    Missed,
    Review,
}

const VIEWS: [(View, &str); 7] = [
    (View::Result, "result"),
    (View::Worth, "net-worth"),
    (View::Prices, "share-prices"),
    (View::Revenue, "revenue"),
    (View::Standing, "final-standing"),
    (View::Missed, "missed"),
    (View::Review, "review"),
];

/// What of the course is looked at; while nothing is chosen, what the position suggests.
#[derive(Clone, Copy)]
pub struct Looked(pub RwSignal<Option<View>>);

impl Looked {
    pub fn provide() -> Looked {
        let looked = Looked(RwSignal::new(None));
        provide_context(looked);
        looked
    }

    pub fn here() -> Looked {
        expect_context()
    }
}

thread_local! {
    static PLAYING: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Milliseconds between actions of the autoplay.
const PACE: i32 = 260;

/// Starts or stops the autoplay.
pub fn toggle_play(table: Table) {
    let on = !PLAYING.get();
    PLAYING.set(on);
    table.playing.set(on);
    if on {
        if table.at.get_untracked().is_none() {
            table.show(0);
        }
        play_on(table);
    }
}

fn play_on(table: Table) {
    browser::after(PACE, move || {
        let Some(at) = table.at.try_get_untracked() else {
            PLAYING.set(false);
            return;
        };
        match at {
            Some(at) if PLAYING.get() => {
                table.show(at + 1);
                play_on(table);
            }
            _ => {
                PLAYING.set(false);
                table.playing.set(false);
            }
        }
    });
}

/// Points that are drawn at most: more than that cannot be told apart.
const POINTS: usize = 320;

fn sampled(record: &Record) -> Vec<usize> {
    let step = (record.len() / POINTS).max(1);
    let mut rows: Vec<usize> = (0..=record.len()).step_by(step).collect();
    if rows.last() != Some(&record.len()) {
        rows.push(record.len());
    }
    rows
}

fn worth_series(record: &Record) -> Vec<Series> {
    let rows = sampled(record);
    let players = record.at(0).player_ids();
    let series = players.enumerate().map(|(place, player)| {
        let points: Vec<(usize, i32)> =
            rows.iter().map(|row| (*row, wealth(record.at(*row), player).total().0)).collect();
        let (colour, dashes) = look(place);
        let last = points.last().map_or_else(String::new, |(_, value)| sum(game::Money(*value)));
        Series { name: record.name(player).to_owned(), colour: colour.to_owned(), dashes, points, last }
    });
    series.collect()
}

fn price_series(record: &Record) -> Vec<Series> {
    let rows = sampled(record);
    let edition = record.at(0).edition();
    let series = edition.company_ids().enumerate().filter_map(|(place, company)| {
        let points: Vec<(usize, i32)> = rows
            .iter()
            .filter_map(|row| {
                let state = record.at(*row);
                (!state[company].is_closed()).then(|| state.price(company)).flatten().map(|price| (*row, price.0))
            })
            .collect();
        let symbol = edition.company(company).symbol;
        let last = points.last()?.1.to_string();
        Some(Series {
            name: series_name(record, company),
            colour: Livery::of(symbol).colour.to_owned(),
            dashes: look(place).1,
            points,
            last,
        })
    });
    series.collect()
}

/// The symbol of a company; one that has left the game is marked.
fn series_name(record: &Record, company: game::CompanyId) -> String {
    let symbol = record.now().spec(company).symbol;
    if record.now()[company].is_closed() { format!("{symbol} †") } else { symbol.to_owned() }
}

/// Revenue of every run, a line a company.
fn revenue_series(record: &Record) -> Vec<Series> {
    let edition = record.at(0).edition();
    let mut series: Vec<Series> = Vec::new();
    for (place, company) in edition.company_ids().enumerate() {
        let earned = |row: usize| {
            let (_, _, events) = record.step(row)?;
            events.iter().find_map(|event| match event {
                Event::RevenueEarned { company: by, revenue } if *by == company => Some((row, revenue.0)),
                _ => None,
            })
        };
        let points: Vec<(usize, i32)> = (0..record.len()).filter_map(earned).collect();
        let Some((_, last)) = points.last().copied() else { continue };
        let symbol = edition.company(company).symbol;
        let colour = Livery::of(symbol).colour.to_owned();
        series.push(Series {
            name: series_name(record, company),
            colour,
            dashes: look(place).1,
            points,
            last: last.to_string(),
        });
    }
    series
}

pub fn bands(record: &Record) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    for (row, state) in record.states().iter().enumerate() {
        let tint = match state.edition().phase(state.phase()).newest {
            Colour::White | Colour::Special | Colour::Yellow => "yel",
            Colour::Green => "gre",
            Colour::Brown => "bro",
            Colour::Grey => "gra",
        };
        match bands.last_mut() {
            Some(band) if band.phase == state.phase() => band.to = row,
            _ => bands.push(Band {
                phase: state.phase(),
                name: state.edition().phase_name(state.phase()),
                from: row,
                to: row,
                tint,
            }),
        }
    }
    bands
}

fn chart(record: &Record, view: View) -> Chart {
    let series = match view {
        View::Prices => price_series(record),
        View::Revenue => revenue_series(record),
        View::Result | View::Worth | View::Standing | View::Missed | View::Review => worth_series(record),
    };
    let marks = record.rounds().into_iter().filter(|(_, moment)| matches!(moment, Moment::Shares { .. }));
    Chart { length: record.len(), series, bands: bands(record), marks: marks.map(|(at, _)| at).collect() }
}

#[component]
pub fn HistoryPanel() -> impl IntoView {
    let table = Table::here();
    let looked = Looked::here().0;
    let is_over = Memo::new(move |_| table.played.with(|record| game::deciding(record.now()).is_none()));
    let is_at_end = Memo::new(move |_| table.state.with(|state| game::deciding(state).is_none()));
    let shown = Memo::new(move |_| {
        let suggested = if is_at_end.get() { View::Result } else { View::Worth };
        looked.get().filter(|view| *view != View::Result || is_over.get()).unwrap_or(suggested)
    });
    let tab = move |(view, key): (View, &'static str)| {
        let is_on = move || shown.get() == view;
        view! {
            <button class="tab" class:on=is_on data-view=key aria-pressed=move || is_on().to_string() on:click=move |_| looked.set(Some(view))>{t!(key)}</button>
        }
    };
    let tabs = move || {
        let views = VIEWS.into_iter().filter(|(view, _)| *view != View::Result || is_over.get());
        views.map(tab).collect_view()
    };
    let body = move || match shown.get() {
        View::Result => view! { <ResultPage/> }.into_any(),
        View::Standing => final_standing(table).into_any(),
        View::Missed => view! { <Missed/> }.into_any(),
        View::Review => view! { <ReviewView/> }.into_any(),
        view @ (View::Worth | View::Prices | View::Revenue) => chart_view(table, view),
    };
    view! {
        <div class="scroll hist" tabindex="0" role="region" aria-label=t!("panel-history")>
            <nav class="hnav" aria-label=t!("panel-history")>{tabs}</nav>
            {body}
            <Scrubber/>
            <Controls/>
            {move || (shown.get() != View::Result).then(|| standing_now(table))}
            <Export/>
        </div>
    }
}

/// The line to scrub along under any other panel, while a past position is shown.
#[component]
pub fn HistoryStrip() -> impl IntoView {
    let table = Table::here();
    let is_shown =
        Memo::new(move |_| !table.is_live() && table.mode.get() == Mode::Played && table.panel.get() != Panel::History);
    let strip = move || {
        is_shown.get().then(|| {
            view! { <section class="strip hist" aria-label=t!("panel-history")><Scrubber/><Controls/></section> }
        })
    };
    view! { {strip} }
}

pub fn chart_view(table: Table, view: View) -> AnyView {
    // The lines change with the game, not with the point of it that is looked at.
    let chart = Memo::new_with_compare(move |_| Arc::new(table.played.with(|record| chart(record, view))), |_, _| true);
    let lines = move || chart.with(|chart| chart.draw());
    let pointer = move || chart.with(|chart| chart.pointer(table.number()));
    let legend = move || chart.with(|chart| chart.legend());
    let title = VIEWS.iter().find(|(other, _)| *other == view).map_or("net-worth", |(_, key)| *key);
    view! {
        <h2 class="h2">{t!(title)}</h2>
        <div class="wide" tabindex="0" role="region" aria-label=t!(title)>
            <svg class="cht" viewBox="0 0 960 360" role="img" aria-label=t!(title)><g inner_html=lines></g><g inner_html=pointer></g></svg>
        </div>
        <ul class="chlg xs" inner_html=legend></ul>
    }
    .into_any()
}

#[component]
fn Scrubber() -> impl IntoView {
    let table = Table::here();
    let plain = |length: usize| Chart { length, series: Vec::new(), bands: Vec::new(), marks: Vec::new() };
    let rounds = move || {
        table.played.with(|record| {
            let rounds = record.rounds().into_iter();
            let named = rounds.map(|(at, moment)| (at, matches!(moment, Moment::Shares { .. }), moment_name(moment)));
            plain(record.len()).scrubber(&named.collect::<Vec<_>>())
        })
    };
    let handle = move || {
        let cursor = table.number();
        let words = format!("{} · {}", table.state.with(round_name), t!("action-n", n = cursor));
        plain(table.played.with(Record::len)).handle(cursor, &words)
    };
    let node: NodeRef<leptos::svg::Svg> = NodeRef::new();
    let held = RwSignal::new(false);
    let go = move |event: &PointerEvent| {
        let Some(svg) = node.get_untracked() else { return };
        let rect = svg.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
        let length = table.played.with_untracked(Record::len);
        table.show(Chart::at(length, part));
    };
    let length = move || table.played.with(Record::len);
    view! {
        <svg
            class="cht scrub"
            viewBox="0 0 960 62"
            node_ref=node
            role="slider"
            tabindex="0"
            aria-label=t!("point-of-game")
            aria-valuemin="0"
            aria-valuemax=length
            aria-valuenow=move || table.number()
            on:pointerdown=move |event| { held.set(true); go(&event) }
            on:pointermove=move |event| if held.get_untracked() { go(&event) }
            on:pointerup=move |_| held.set(false)
            on:pointerleave=move |_| held.set(false)
        >
            <g inner_html=rounds></g>
            <g inner_html=handle></g>
        </svg>
        <input
            class="rng phone"
            type="range"
            min="0"
            max=length
            aria-label=t!("point-of-game")
            prop:value=move || table.number().to_string()
            on:input=move |event| if let Ok(at) = event_target_value(&event).parse() { table.show(at) }
        />
    }
}

#[component]
fn Controls() -> impl IntoView {
    let table = Table::here();
    let step = move |key: &'static str, word: &'static str, sign: &'static str| {
        let press = move |_| {
            crate::keys::history_key(table, key);
        };
        // Without keys to look at, as on a phone, the words alone would not say which way.
        let is_back = matches!(key, "Home" | "ArrowUp" | "," | "ArrowLeft");
        let (back, on) = if is_back { ("‹ ", "") } else { ("", " ›") };
        view! { <button class="ctb" on:click=press><span class="way" aria-hidden="true">{back}</span>{t!(word)}<span class="way" aria-hidden="true">{on}</span> " " {kbd(sign)}</button> }
    };
    let play = move || if table.playing.get() { t!("pause") } else { t!("play") };
    view! {
        <div class="ctl">
            {step("Home", "start", "Home")}
            {step("ArrowUp", "round", "↑")}
            {step(",", "turn", ",")}
            {step("ArrowLeft", "action", "←")}
            <button class="ctb ctp" on:click=move |_| toggle_play(table)>{play} " " {kbd("Space")}</button>
            {step("ArrowRight", "action", "→")}
            {step(".", "turn", ".")}
            {step("ArrowDown", "round", "↓")}
            {step("End", "end", "End")}
        </div>
    }
}

/// Where everybody stands at the point that is shown.
fn standing_now(table: Table) -> AnyView {
    let number = table.number();
    let before = table.played.with(|record| {
        let rounds = record.rounds();
        rounds.iter().rev().find(|(at, _)| *at < number).map(|(at, _)| *record.at(*at))
    });
    table.state.with(|state| {
        let rows = standing(state).into_iter().zip(places(&standing(state))).map(|(wealth_now, place)| {
            let player = wealth_now.player;
            let (colour, dashes) = look(player.index());
            let gain = before.map(|before| wealth_now.total() - wealth(&before, player).total());
            let line = format!(r#"<svg width="26" height="8"><path d="M0 4H26" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes}"/></svg>"#);
            let class = if gain.is_some_and(|gain| gain.0 < 0) { "r red" } else { "r good" };
            view! {
                <tr>
                    <td class="r mut">{place}</td>
                    <td class="nw"><span inner_html=line></span> " " <b class="b">{table.player_name(player)}</b></td>
                    <td class="r">{sum(wealth_now.cash)}</td>
                    <td class="r">{sum(wealth_now.shares)}</td>
                    <td class="r">{sum(wealth_now.papers)}</td>
                    <td class="r red">{(wealth_now.debt > game::Money::ZERO).then(|| sum(wealth_now.debt))}</td>
                    <td class="r b">{sum(wealth_now.total())}</td>
                    <td class=class>{gain.map(change)}</td>
                </tr>
            }
        });
        view! {
            <h2 class="h2 gap">{t!("at-action", n = number)}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=t!("standing")>
            <table class="st2">
                <thead><tr><th colspan="2">{t!("standing")}</th><th class="r">{t!("cash")}</th><th class="r">{t!("shares")}</th><th class="r">{t!("papers")}</th><th class="r">{t!("debt")}</th><th class="r">{t!("worth")}</th><th class="r">{t!("this-round")}</th></tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            </div>
        }
        .into_any()
    })
}

/// The end of the game, taken apart: shares company by company.
pub fn final_standing(table: Table) -> AnyView {
    table.played.with(|record| {
        let state = record.now();
        let ids: Vec<_> = state.edition().company_ids().filter(|id| !state[*id].is_closed() && state.price(*id).is_some()).collect();
        let all = standing(state);
        let head = ids.iter().map(|id| view! { <th class="r">{roundel(state.edition(), *id, 20)}<span class="vh">{state.spec(*id).symbol}</span></th> });
        let rows = all.iter().zip(places(&all)).map(|(wealth, place)| {
            let cells = ids.iter().map(|id| {
                let held = state[*id].shares()[wealth.player.index()];
                let worth = state.price(*id).unwrap_or_default() * i32::from(held);
                view! { <td class="r">{(held > 0).then(|| sum(worth))}</td> }
            });
            view! {
                <tr class=if place == 1 { "b" } else { "" }>
                    <td class="r mut">{place}</td><td>{table.player_name(wealth.player)}</td>
                    {cells.collect_view()}
                    <td class="r">{sum(wealth.cash)}</td><td class="r">{sum(wealth.papers)}</td><td class="r red">{(wealth.debt > game::Money::ZERO).then(|| sum(wealth.debt))}</td><td class="r b">{sum(wealth.total())}</td>
                </tr>
            }
        });
        let title = if game::deciding(state).is_none() { t!("final-standing") } else { t!("standing-now") };
        view! {
            <h2 class="h2">{title}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=t!("final-standing")>
            <table class="st2 fin">
                <thead><tr><th colspan="2">{t!("player")}</th>{head.collect_view()}<th class="r">{t!("cash")}</th><th class="r">{t!("papers")}</th><th class="r">{t!("debt")}</th><th class="r">{t!("worth")}</th></tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            </div>
        }
        .into_any()
    })
}

/// A run that earned less than it could have.
#[derive(Clone)]
struct Loss {
    row: usize,
    state: Box<State>,
    earned: i32,
    best: i32,
}

impl Loss {
    const fn lost(&self) -> i32 {
        self.best - self.earned
    }
}

/// Runs below the best, the costliest first, found little by little.
#[component]
fn Missed() -> impl IntoView {
    let table = Table::here();
    let losses = RwSignal::new(Vec::<Loss>::new());
    let looked = RwSignal::new(0_usize);
    seek(table, losses, looked);
    let rows = move || {
        losses.get().into_iter().map(|loss| {
            let company = crate::play::record::operating(&loss.state);
            let sign = company.map(|company| roundel(loss.state.edition(), company, 20));
            let row = loss.row;
            view! {
                <tr>
                    <td class="nw">{sign} " " <button class="lk" on:click=move |_| table.show(row)>{round_name(&loss.state)}</button></td>
                    <td class="r">{loss.earned}</td><td class="r">{loss.best}</td><td class="r red">{loss.lost()}</td>
                </tr>
            }
        }).collect_view()
    };
    let progress = move || {
        let all = table.played.with(Record::len);
        (looked.get() < all).then(|| t!("searching", n = looked.get(), all = all))
    };
    view! {
        <h2 class="h2">{t!("missed")}</h2>
        <table class="st2">
            <thead><tr><th>{t!("turn")}</th><th class="r">{t!("run")}</th><th class="r">{t!("best")}</th><th class="r">{t!("lost")}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="xs mut">{progress}</p>
        <p class="xs mut">{t!("missed-words")}</p>
    }
}

fn seek(table: Table, losses: RwSignal<Vec<Loss>>, looked: RwSignal<usize>) {
    browser::after(0, move || {
        let Some(mut row) = looked.try_get_untracked() else { return };
        let start = browser::now();
        let length = table.played.with_untracked(Record::len);
        while row < length && browser::now() - start < 12.0 {
            let loss = table.played.with_untracked(|record| loss(record, row));
            if let Some(loss) = loss {
                losses.update(|losses| {
                    let place = losses.partition_point(|other| other.lost() >= loss.lost());
                    losses.insert(place, loss);
                });
            }
            row += 1;
        }
        looked.set(row);
        if row < length {
            seek(table, losses, looked);
        }
    });
}

fn loss(record: &Record, row: usize) -> Option<Loss> {
    let (state, Action::Run(_), events) = record.step(row)? else { return None };
    let earned = events.iter().find_map(|event| match event {
        Event::RevenueEarned { revenue, .. } => Some(revenue.0),
        _ => None,
    })?;
    let company = crate::play::record::operating(state)?;
    let best = best_run(state, company, SEARCH).revenue as i32;
    (best > earned).then(|| Loss { row, state: Box::new(*state), earned, best })
}

/// A game that is played as on 18xx.games can go on there; the server writes its file.
fn site_export(table: Table) -> Option<AnyView> {
    let profile = table.state.with_untracked(|state| state.edition().profile.name());
    let remote = table.remote().filter(|_| profile.ends_with("-18xxgames"))?;
    let invitation = remote.invitation_key().map_or_else(String::new, |key| format!("&invitation={key}"));
    let address = format!("/api/tables/{}/export?format=18xx{invitation}", remote.id.get_value());
    Some(
        view! { <a class="btn" id="export-18xx" href=address download="kursbuch-18xx.json">{t!("export-18xx")}</a> }
            .into_any(),
    )
}

#[component]
fn Export() -> impl IntoView {
    let table = Table::here();
    let log = move |_| {
        let log = table.played.with_untracked(Record::to_log);
        browser::save_file("kursbuch.json", &serde_json::to_string_pretty(&log).unwrap_or_default());
    };
    let router = crate::route::Router::here();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let at = table.number();
        let (path, _) = browser::address();
        let base = path.split('/').take(3).collect::<Vec<_>>().join("/");
        browser::copy(&format!("{}{base}/{at}?panel=history", browser::origin()));
        copied.set(true);
    };
    if table.is_lesson() {
        return ().into_any();
    }
    view! {
        <div class="act2 gap">
            <button class="btn" on:click=move |_| table.branch()>{t!("branch-here")} " " {hint(Command::Branch)}</button>
            <button class="btn" on:click=copy>{move || if copied.get() { t!("copied") } else { t!("copy-link") }} " " {hint(Command::Legal)}</button>
            <button class="btn" on:click=log>{t!("export")}</button>
            {site_export(table)}
            {table.remote().map(|remote| view! { <button class="btn" id="table-from-here" on:click=move |_| remote.branch(router, table.number())>{t!("table-from-here")}</button> })}
        </div>
    }
    .into_any()
}
