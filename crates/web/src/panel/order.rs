//! The order bar: who operates or plays when, and the way to the panels.

use game::state::{Round, Stage};
use game::{CompanyId, State};
use leptos::prelude::*;

use super::top::{moment_name, round_name};
use crate::draw::company::symbol;
use crate::markup::roundel;
use crate::play::record::Moment;
use crate::play::table::{Panel, Table};
use crate::text::sum;
use crate::{browser, t};

/// A company in the order of this round.
struct Stop {
    company: CompanyId,
    class: &'static str,
}

fn stops(state: &State) -> Vec<Stop> {
    let Round::Operating(round) = state.round() else { return Vec::new() };
    let current = match round.stage {
        Stage::Turn(turn) => Some(turn.company),
        Stage::Between | Stage::Closing(_) => None,
    };
    // Those that are done stay in front, in the order in which their prices stand now.
    let active = operating_order(state);
    let done = active.iter().filter(|id| round.done.has(**id) && Some(**id) != current);
    let ahead = active.iter().filter(|id| !round.done.has(**id) && Some(**id) != current);
    let done = done.map(|company| Stop { company: *company, class: "st done" });
    let now = current.map(|company| Stop { company, class: "st cur" });
    let ahead = ahead.map(|company| Stop { company: *company, class: "st" });
    done.chain(now).chain(ahead).collect()
}

/// Companies without a price operate first, in the order of their table; then the others by price.
pub fn operating_order(state: &State) -> Vec<CompanyId> {
    let priced = state.by_price();
    let minors = state.edition().company_ids().filter(|id| !priced.contains(id));
    minors.chain(priced.iter().copied()).filter(|id| state[*id].is_active()).collect()
}

#[component]
pub fn OrderBar() -> impl IntoView {
    let table = Table::here();
    let order = move || {
        table.state.with(|state| match state.round() {
            Round::Operating(_) => companies(state),
            Round::Initial(_) | Round::Shares(_) | Round::Finished => players(table, state),
        })
    };
    // Where there is no room for all, the one in turn is in sight.
    Effect::new(move |_| {
        table.state.with(|_| ());
        browser::after(0, || browser::scroll_along(".ord .cur, .ord .pch.on"));
    });
    let panels = Panel::ALL.map(|panel| {
        let is_on = move || table.panel.get() == panel;
        view! {
            <button
                class="tab"
                class:on=is_on
                aria-current=move || if is_on() { "true" } else { "false" }
                data-panel=panel.name()
                on:click=move |_| table.look_at(panel)
            >
                {t!(&format!("panel-{}", panel.name()))}
            </button>
        }
    });
    view! {
        <nav class="ord" aria-label=t!("order-and-panels")>
            <div class="rnd"><b>{move || table.state.with(round_name)}</b> {move || table.state.with(of_set)}</div>
            <div class="ords" tabindex="0">{order}</div>
            <div class="pnl">{panels.into_iter().collect_view()}</div>
        </nav>
    }
}

fn of_set(state: &State) -> String {
    match (state.round(), Moment::of(state)) {
        (Round::Operating(round), Moment::Operating { set, .. }) if round.of > 1 => {
            t!("of", n = format!("{set}.{}", round.of))
        }
        _ => String::new(),
    }
}

fn companies(state: &State) -> AnyView {
    let stops = stops(state).into_iter().map(|stop| {
        let price = state.price(stop.company).map(sum).unwrap_or_else(|| "–".to_owned());
        let name = symbol(state.edition(), stop.company);
        view! {
            <span class=stop.class title=state.spec(stop.company).name>
                {roundel(state.edition(), stop.company, 20)} <span class="vh">{name}</span> {price}
            </span>
        }
    });
    let next = moment_name(Moment::Shares { number: state.share_rounds() + 1 });
    let then = t!("then-export", round = next);
    let title = then.clone();
    view! { {stops.collect_view()} <span class="nxt" title=title>{then}</span> }.into_any()
}

fn players(table: Table, state: &State) -> AnyView {
    let turn = game::deciding(state);
    let players = state.in_order().enumerate().map(|(row, player)| {
        let class = if turn == Some(player) { "pch on" } else { "pch" };
        view! { <span class=class>{row + 1} " " {table.player_name(player)}</span> }
    });
    players.collect::<Vec<_>>().collect_view().into_any()
}
