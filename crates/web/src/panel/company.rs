//! Company cards: director, price, par, treasury, markers, destination, shares, last runs, trains.

use game::edition::Goal;
use game::query::trains;
use game::state::Owner;
use game::{CompanyId, ModelId, State};
use leptos::prelude::*;

use super::sheet::runs;
use super::top::moment_name;
use crate::decide::train::{fate_words, range_words};
use crate::markup::{hex_name, roundel};
use crate::play::record::Moment;
use crate::play::table::Table;
use crate::text::{percent, sum};
use crate::{t, titles};

#[component]
pub fn CompanyCard(company: CompanyId) -> impl IntoView {
    let table = Table::here();
    let body = move || table.state.with(|state| card(table, state, company));
    view! { <section class="cc rule">{body}</section> }
}

fn card(table: Table, state: &State, company: CompanyId) -> AnyView {
    let (spec, company_state) = (state.spec(company), &state[company]);
    let director = company_state.director().map_or_else(|| "–".to_owned(), |player| table.player_name(player));
    let price = state.price(company).map_or_else(|| "–".to_owned(), sum);
    let par = company_state.par().map_or_else(|| "–".to_owned(), sum);
    let rows = [
        (t!("launch"), launch(state, company)),
        (t!("markers"), markers(state, company)),
        (t!("destination"), destination(state, company)),
        (t!("shares"), shares(table, state, company)),
        (t!("last-runs"), last_runs(table, company)),
        (t!("privates"), privates(state, company)),
    ];
    let rows = rows.into_iter().filter_map(|(label, text)| {
        let text = text?;
        Some(view! { <tr><td class="mut">{label}</td><td class="r n">{text}</td></tr> })
    });
    view! {
        <h3>{roundel(state.edition(), company, 30)}<span>{spec.name}</span></h3>
        <table>
            <thead><tr><th>{t!("director")}</th><th class="r">{t!("price")}</th><th class="r">{t!("par")}</th><th class="r">{t!("treasury")}</th></tr></thead>
            <tbody><tr><td>{director}</td><td class="r">{price}</td><td class="r">{par}</td><td class="r b">{sum(company_state.cash())}</td></tr></tbody>
        </table>
        <table><tbody>{rows.collect::<Vec<_>>().collect_view()}</tbody></table>
        {train_cards(state, &trains(state, company))}
    }
    .into_any()
}

/// How many shares are still to be sold before it may run.
fn launch(state: &State, company: CompanyId) -> Option<AnyView> {
    let (spec, company_state) = (state.spec(company), &state[company]);
    if company_state.is_launched() || company_state.par().is_none() {
        return None;
    }
    let sold = spec.shares.saturating_sub(company_state.unsold());
    let missing = spec.launch.saturating_sub(sold);
    (missing > 0).then(|| t!("shares-missing", n = missing).into_any())
}

fn markers(state: &State, company: CompanyId) -> Option<AnyView> {
    let company_state = &state[company];
    let placed = state.markers_of(company);
    if placed.is_empty() && company_state.markers_left() == 0 {
        return None;
    }
    let roundels = placed.iter().map(|_| roundel(state.edition(), company, 20)).collect_view();
    let left = (0..company_state.markers_left()).map(|_| view! { <span class="mkfree"></span> }).collect_view();
    let words = t!("markers-words", placed = placed.len(), left = company_state.markers_left());
    let title = words.clone();
    Some(view! { <span class="mkrow" title=title>{roundels}{left}<span class="vh">{words}</span></span> }.into_any())
}

fn destination(state: &State, company: CompanyId) -> Option<AnyView> {
    let name = match state.spec(company).goal {
        Goal::None => return None,
        Goal::Hex(name) | Goal::Tunnel(name) => name,
    };
    let hex = state.edition().ways().map.named(name)?;
    let name = hex_name(state, hex);
    (titles::additions(state.edition()).destination)(state, company, name).map(IntoAny::into_any)
}

fn shares(table: Table, state: &State, company: CompanyId) -> Option<AnyView> {
    let (spec, company_state) = (state.spec(company), &state[company]);
    let share = |shares: u8| percent(shares, spec.shares);
    let held = state.in_order().filter(|player| company_state.shares()[player.index()] > 0);
    let mut parts: Vec<String> = held
        .map(|player| format!("{} {}", table.player_name(player), share(company_state.shares()[player.index()])))
        .collect();
    if company_state.unsold() > 0 {
        parts.push(format!("{} {}", t!("offering"), share(company_state.unsold())));
    }
    if company_state.pool() > 0 {
        parts.push(format!("{} {}", t!("pool"), share(company_state.pool())));
    }
    Some(parts.join(" · ").into_any())
}

fn last_runs(table: Table, company: CompanyId) -> Option<AnyView> {
    let all: Vec<(usize, i32)> = runs(table, company).collect();
    let last = all.iter().rev().take(2).rev().map(|(row, revenue)| {
        let moment = table.with_record(|record| Moment::of(record.at(*row)));
        let row = row + 1;
        view! { <button class="lk run" on:click=move |_| table.show(row)>{moment_name(moment)} " " <b class="b">{*revenue}</b></button> }
    });
    (!all.is_empty()).then(|| last.collect::<Vec<_>>().collect_view().into_any())
}

fn privates(state: &State, company: CompanyId) -> Option<AnyView> {
    let owned = state.edition().private_ids().filter(|private| state.owner(*private) == Owner::Company(company));
    let names: Vec<String> = owned.map(|private| view::names::private_short(state.edition(), private)).collect();
    (!names.is_empty()).then(|| names.join(", ").into_any())
}

pub fn train_cards(state: &State, models: &[ModelId]) -> AnyView {
    let cards = models.iter().map(|model| {
        let spec = state.edition().model(*model);
        let class = match (spec.is_h, spec.goods_from) {
            (true, _) => "trn h",
            (false, Some(_)) => "trn g",
            (false, None) => "trn",
        };
        view! {
            <div class=class>
                <div class="t">{spec.name}</div>
                <div class="f">{range_words(state, *model)}</div>
                <div class="x">{fate_words(state, *model)}</div>
            </div>
        }
    });
    view! { <div class="trs">{cards.collect_view()}</div> }.into_any()
}

/// All companies, those that run first.
#[component]
pub fn CompaniesPanel() -> impl IntoView {
    let table = Table::here();
    let order = Memo::new(move |_| {
        table.state.with(|state| {
            let mut order = state.by_price();
            order.retain(|company| !state[*company].is_closed());
            let rest: Vec<CompanyId> =
                state.edition().company_ids().filter(|id| !order.contains(id) && !state[*id].is_closed()).collect();
            order.extend(rest);
            order
        })
    });
    let cards = move || order.get().into_iter().map(|company| view! { <CompanyCard company=company/> }).collect_view();
    view! { <div class="scroll cards" tabindex="0" role="region" aria-label=t!("panel-companies")>{cards}</div> }
}
