//! Building track, tunnels and stations: what the planned piece joins, costs and earns.

use board::{Edge, EdgeSet, HexId};
use game::query::best_run as best;
use game::{Action, Choice, LayTile, Money, State};
use leptos::prelude::*;
use routes::Limit;

use super::board::{actions_on, cost};
use super::effects::{Consequences, Row, change, list};
use crate::bindings::Command;
use crate::draw::tile;
use crate::keys::label;
use crate::markup::hex_name;
use crate::panel::picker;
use crate::play::record::operating;
use crate::play::table::Table;
use crate::settings::Preferences;
use crate::text::sum;
use crate::{browser, t, titles};

/// The best run is sought to the end; boards on which that takes longer than this show it without proof.
pub const SEARCH: Limit = Limit(3_000_000);

#[component]
pub fn Track() -> impl IntoView {
    let table = Table::here();
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    let words = move || asks(table, "track-words", "track-nothing");
    let details = move || match table.plan.get() {
        Some(action) if action.tile().is_some() => tile_details(table, &action),
        Some(Action::Title(own)) => (additions.track_details)(table, &own).unwrap_or_else(words),
        _ => words(),
    };
    view! {
        <Carousel/> <section>{details} <BestRun/></section> <Hint/> <Consequences/>
        {(additions.track)()} {(additions.every_step)()}
    }
}

/// What to choose; where there is nothing to be chosen, that and what goes on.
fn asks(table: Table, some: &str, none: &str) -> AnyView {
    let is_lit = table.choices.with(|choices| !super::board::lit(choices).is_empty());
    view! { <p class="mut">{t!(if is_lit { some } else { none })}</p> }.into_any()
}

/// The tiles of the chosen hex as cards, for small screens.
#[component]
fn Carousel() -> impl IntoView {
    let table = Table::here();
    let cards = move || {
        let hex = table.open_hex.get()?;
        let lays = table.choices.with(|choices| picker::lays(choices, hex));
        let cards = picker::tiles(&lays).into_iter().map(|action| card(table, action)).collect_view();
        Some(view! { <ul class="car">{cards}</ul> })
    };
    view! { <div class="phone">{cards}</div> }
}

fn card(table: Table, action: Action) -> AnyView {
    let Some(lay) = action.tile().copied() else { return ().into_any() };
    let is_on = {
        let action = action.clone();
        Memo::new(move |_| table.plan.with(|plan| plan.as_ref().is_some_and(|now| picker::is_same_tile(now, &action))))
    };
    let (icon, name, left) = table.state.with(|state| {
        let board = state.edition().board();
        (tile::icon(board, lay.tile, lay.rotation, 58), board.tiles[lay.tile].name, state.tiles_left(lay.tile))
    });
    view! {
        <li class:on=move || is_on.get()>
            <button on:click=move |_| table.plan.set(Some(action.clone())) aria-pressed=move || is_on.get().to_string()>
                <span inner_html=icon></span>
                <b>{name}</b>
                <span>{t!("n-left", n = left)}</span>
            </button>
        </li>
    }
    .into_any()
}

fn tile_details(table: Table, action: &Action) -> AnyView {
    let Some(lay) = action.tile() else { return ().into_any() };
    table.state.with(|state| {
        let board = state.edition().board();
        let spec = &board.tiles[lay.tile];
        let exits = board.shapes.of_tile(lay.tile, lay.rotation).exits;
        let lays = table.choices.with(|choices| picker::lays(choices, lay.hex));
        let turns = lays.iter().filter(|other| picker::is_same_tile(other, action)).count();
        let (left, all) = (state.tiles_left(lay.tile), spec.count);
        let mut rows = vec![
            Row { label: t!("hex"), text: hex_text(state, lay.hex) },
            Row { label: t!("tile"), text: t!("tile-left", tile = spec.name, left = left, all = all) },
            Row {
                label: t!("rotation"),
                text: match turns {
                    0 | 1 => t!("rotation-only", sides = sides(exits)),
                    _ => t!("rotation-words", sides = sides(exits), n = turns, key = label(Command::Rotate)),
                },
            },
        ];
        let joined = joins(state, lay.hex, exits);
        if !joined.is_empty() {
            rows.push(Row { label: t!("joins"), text: joined.join(", ") });
        }
        if matches!(action, Action::Title(_)) {
            rows.push(Row { label: t!("by-right"), text: t!("extra-tile") });
        }
        rows.push(cost_row(table, state));
        list(rows)
    })
}

pub fn cost_row(table: Table, state: &State) -> Row {
    let cost = cost(table).unwrap_or_default();
    let treasury = operating(state).map(|company| state[company].cash()).unwrap_or_default();
    let text = match cost {
        Money::ZERO => t!("free"),
        cost => t!("cost-words", money = sum(cost), change = change(sum(treasury), sum(treasury - cost))),
    };
    Row { label: t!("cost"), text }
}

pub fn hex_text(state: &State, hex: HexId) -> String {
    let printed = &state.edition().board().map[hex];
    let terrain = match printed.terrain {
        Some((board::Terrain::Mountain, _)) => t!("terrain-mountain"),
        Some((board::Terrain::Water, _)) => t!("terrain-water"),
        None => String::new(),
    };
    let name = hex_name(state, hex);
    if terrain.is_empty() { name } else { format!("{name} · {terrain}") }
}

/// `E–SW`.
pub fn sides(set: EdgeSet) -> String {
    let names: Vec<String> = set.iter().map(|edge| t!(&format!("side-{}", edge.number()))).collect();
    names.join("–")
}

/// Neighbours whose track meets the new track.
fn joins(state: &State, hex: HexId, exits: EdgeSet) -> Vec<String> {
    let map = &state.edition().board().map;
    let track = state.track();
    let meets = |edge: Edge| {
        let (other, entry) = map.across(hex, edge)?;
        let tunnel = state.layout().tunnel(other).has(entry);
        (track.shape(other).exits.has(entry) || tunnel).then(|| hex_name(state, other))
    };
    exits.iter().filter_map(meets).collect()
}

/// What the company could earn before and after the planned piece, once that is found out.
#[component]
pub fn BestRun() -> impl IntoView {
    let table = Table::here();
    let found = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        let preview = table.preview.get();
        found.set(None);
        let Some(after) = preview.and_then(|preview| preview.after.ok()) else { return };
        let before = table.state.get_untracked();
        let Some(company) = operating(&before) else { return };
        browser::after_paint(move || {
            let still = table.preview.try_with_untracked(|preview| {
                preview.as_ref().is_some_and(|preview| preview.after.as_ref() == Ok(&after))
            });
            if still != Some(true) || before[company].train_count() == 0 {
                return;
            }
            let revenue = |state: &State| sum(Money(best(state, company, SEARCH).revenue as i32));
            let (old, new) = (revenue(&before), revenue(&after));
            found.set(Some(if old == new { t!("unchanged", money = old) } else { change(old, new) }));
        });
    });
    let row = move || found.get().map(|text| list(vec![Row { label: t!("best-run"), text }]));
    view! { {row} }
}

/// A better place for the tile, sought while the reader thinks; only where hints are wanted.
#[component]
fn Hint() -> impl IntoView {
    let table = Table::here();
    let found = RwSignal::new(None::<Better>);
    let wanted = Preferences::here();
    Effect::new(move |_| {
        let state = table.state.get();
        found.set(None);
        if !wanted.0.with(|settings| settings.hints.is_on()) {
            return;
        }
        let Some(company) = operating(&state).filter(|company| state[*company].train_count() > 0) else { return };
        let lays: Vec<LayTile> = table.choices.with_untracked(|choices| {
            let lay = |choice: &Choice| match choice {
                Choice::Do(Action::LayTile(lay)) => Some(*lay),
                _ => None,
            };
            choices.offered.iter().filter_map(lay).collect()
        });
        let now = best(&state, company, SEARCH).revenue;
        seek(Seek { table, state, company, lays, found, best: now, now });
    });
    let note = move || {
        let Better { revenue, lay, now } = found.get()?;
        // What is planned needs no hint, nor does anything that is no better.
        let planned = table.preview.with(|preview| {
            let after = preview.as_ref()?.after.as_ref().ok()?;
            Some(best(after, operating(after)?, SEARCH).revenue)
        });
        if planned.is_some_and(|planned| planned >= revenue) {
            return None;
        }
        table.state.with(|state| {
            let tile = state.edition().board().tiles[lay.tile].name;
            let figure = |revenue: u32| sum(Money(revenue as i32));
            let hex = hex_name(state, lay.hex);
            let text = t!("hint-lay", tile = tile, hex = hex, money = figure(revenue), now = figure(now));
            Some(crate::markup::note("hint", text, None))
        })
    };
    view! { {note} }
}

/// A search through all lays, a slice at a time.
struct Seek {
    table: Table,
    state: State,
    company: game::CompanyId,
    lays: Vec<LayTile>,
    found: RwSignal<Option<Better>>,
    best: u32,
    now: u32,
}

/// A lay after which the best run earns more than now.
#[derive(Clone, Copy)]
struct Better {
    revenue: u32,
    lay: LayTile,
    now: u32,
}

fn seek(mut search: Seek) {
    browser::after(20, move || {
        if search.table.state.try_get_untracked() != Some(search.state) {
            return;
        }
        let start = browser::now();
        while browser::now() - start < 8.0 {
            let Some(lay) = search.lays.pop() else { return };
            let Ok(played) = game::play(&search.state, &Action::LayTile(lay)) else { continue };
            let revenue = best(&played.state, search.company, SEARCH).revenue;
            if revenue > search.best {
                search.best = revenue;
                search.found.try_set(Some(Better { revenue, lay, now: search.now }));
            }
        }
        seek(search);
    });
}

#[component]
pub fn Marker() -> impl IntoView {
    let table = Table::here();
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    let details = move || match table.plan.get() {
        Some(Action::PlaceMarker { hex, .. }) => table
            .state
            .with(|state| list(vec![Row { label: t!("city"), text: hex_name(state, hex) }, cost_row(table, state)])),
        _ => asks(table, "marker-words", "marker-nothing"),
    };
    let cities = move || {
        let hex = table.open_hex.get()?;
        let actions = table.choices.with(|choices| actions_on(choices, hex));
        if actions.len() < 2 {
            return None;
        }
        let buttons = actions.into_iter().enumerate().map(|(row, action)| {
            let chosen = action.clone();
            let is_on = move || table.plan.with(|plan| plan.as_ref() == Some(&chosen));
            view! {
                <button class="btn sml" class:on=is_on on:click=move |_| table.plan.set(Some(action.clone()))>
                    {t!("city-n", n = row + 1)}
                </button>
            }
        });
        Some(view! { <div class="act2">{buttons.collect_view()}</div> })
    };
    let places = move || {
        let hexes = table.choices.with(|choices| super::board::lit(choices));
        let names: Vec<(HexId, String)> =
            table.state.with(|state| hexes.into_iter().map(|hex| (hex, hex_name(state, hex))).collect());
        let rows = names.into_iter().map(|(hex, name)| {
            let is_on = move || table.open_hex.get() == Some(hex);
            view! { <li class:on=is_on><button class="lk" on:click=move |_| super::board::pick(table, hex)>{name}</button></li> }
        });
        rows.collect_view()
    };
    view! { <section>{details} {cities} <BestRun/></section> <Consequences/> <ul class="opts">{places}</ul> {(additions.every_step)()} }
}
