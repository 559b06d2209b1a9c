//! Orders at a table of the server: what is to be done when the reader's turn comes, page open or not.

use game::{CompanyId, PlayerId, State};
use leptos::prelude::*;
use wire::api::{DropReason, DroppedOrder, SeatOrder, Unless};
use wire::from_wire;

use super::ahead::passing_words;
use crate::markup::named_rule_link;
use crate::play::table::Table;
use crate::remote::play::Remote;
use crate::t;
use crate::text::lang;

/// The orders given, and those that could be.
pub fn section(table: Table, remote: Remote, seat: PlayerId) -> AnyView {
    let given = move || {
        let orders = remote.orders.get().orders.into_iter().enumerate();
        let rows = orders.map(|(row, order)| {
            let words = table.state.with(|state| order_words(state, &order));
            view! { <li data-order=row.to_string()><span>{words}</span> <button class="lk" on:click=move |_| remote.drop_order(seat.seat(), row)>{t!("plan-drop")}</button></li> }
        });
        rows.collect_view()
    };
    let is_passing =
        move || remote.orders.with(|orders| orders.orders.iter().any(|order| matches!(order, SeatOrder::Pass { .. })));
    let pass = move |unless| remote.add_order(seat.seat(), SeatOrder::Pass { unless, round: 0, since: 0 });
    let passes = move || {
        (table.in_share_round() && !is_passing()).then(|| {
            view! {
                <button class="btn sml" data-ahead="any" on:click=move |_| pass(Unless::AnybodyActs)>{t!("pass-unless-any")}</button>
                <button class="btn sml" data-ahead="own" on:click=move |_| pass(Unless::OwnCompanies)>{t!("pass-unless-own")}</button>
            }
        })
    };
    let has_companies = move || !table.state.with(on_offer).is_empty();
    view! {
        <section class="rule ahd" id="orders">
            <p class="eb">{t!("when-your-turn-comes")}</p>
            <ul>{given}</ul>
            <div class="act2 wrap">
                <button class="btn sml" data-ahead="plan" on:click=move |_| table.plan_ahead(seat)>{t!("plan-ahead")}</button>
                {passes}
            </div>
            <details class="opt" class:none=move || !has_companies()><summary>{t!("more-orders")}</summary>{buying(table, remote, seat)} {operating(table, remote, seat)}</details>
            <p class="xs mut">{t!("orders-words")}</p>
        </section>
    }
    .into_any()
}

/// Companies whose shares can be bought.
fn on_offer(state: &State) -> Vec<String> {
    symbols(state, |id| state[id].director().is_some() && !state[id].is_closed())
}

fn symbols(state: &State, suits: impl Fn(CompanyId) -> bool) -> Vec<String> {
    let ids = state.edition().company_ids().filter(|id| suits(*id));
    ids.map(|id| state.edition().company(id).symbol.to_owned()).collect()
}

fn choice(label: String, id: &'static str, value: RwSignal<String>, items: Vec<String>) -> AnyView {
    if !items.contains(&value.get_untracked()) {
        value.set(items.first().cloned().unwrap_or_default());
    }
    let options = items.into_iter().map(|item| {
        let (name, chosen) = (item.clone(), item.clone());
        view! { <option value=item selected=move || value.get() == chosen>{name}</option> }
    });
    view! { <label>{label} <select id=id on:change=move |event| value.set(event_target_value(&event))>{options.collect_view()}</select></label> }
        .into_any()
}

fn number(label: String, id: &'static str, value: RwSignal<String>) -> AnyView {
    view! { <label>{label} <input id=id type="number" inputmode="numeric" min="1" prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label> }
        .into_any()
}

fn buying(table: Table, remote: Remote, seat: PlayerId) -> AnyView {
    let company = RwSignal::new(String::new());
    let (price, count) = (RwSignal::new(String::new()), RwSignal::new("1".to_owned()));
    let fields = move || {
        let on_offer = table.state.with(on_offer);
        (!on_offer.is_empty()).then(|| {
            view! {
                {choice(t!("order-share"), "order-share", company, on_offer)}
                {number(t!("order-at-most"), "order-price", price)}
                {number(t!("order-count"), "order-count", count)}
                <button class="btn sml" type="submit" id="order-buy">{t!("order-buy")}</button>
            }
        })
    };
    let give = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (at_most, count) = (price.get_untracked().parse(), count.get_untracked().parse());
        if let (Ok(at_most), Ok(count)) = (at_most, count) {
            let company = company.get_untracked();
            remote.add_order(seat.seat(), SeatOrder::Buy { company, at_most, count, bought: false });
        }
    };
    view! { <form class="acc" on:submit=give>{fields}</form> }.into_any()
}

fn operating(table: Table, remote: Remote, seat: PlayerId) -> AnyView {
    let company = RwSignal::new(String::new());
    let own = move || {
        table.state.with(|state| symbols(state, |id| state[id].director() == Some(seat) && !state[id].is_closed()))
    };
    let give = move |pay_out| {
        let company = company.get_untracked();
        if !company.is_empty() {
            remote.add_order(seat.seat(), SeatOrder::Operate { company, pay_out });
        }
    };
    let fields = move || {
        let own = own();
        (!own.is_empty()).then(|| {
            view! {
                {choice(t!("order-company"), "order-company", company, own)}
                <div class="act2 wrap">
                    <button class="btn sml" type="button" id="order-pay" on:click=move |_| give(true)>{t!("order-run-pay")}</button>
                    <button class="btn sml" type="button" on:click=move |_| give(false)>{t!("order-run-withhold")}</button>
                </div>
            }
        })
    };
    view! { <div class="acc">{fields}</div> }.into_any()
}

fn order_words(state: &State, order: &SeatOrder) -> String {
    match order {
        SeatOrder::Moves { moves } => {
            let known = moves.iter().filter_map(|action| from_wire(state.edition(), action).ok());
            known.map(|action| view::doing(state, &action, lang())).collect::<Vec<_>>().join(", ")
        }
        SeatOrder::Pass { unless, .. } => passing_words(*unless),
        SeatOrder::Buy { company, at_most, count, .. } => {
            t!("order-buying", company = company, price = *at_most as usize, n = usize::from(*count))
        }
        SeatOrder::Operate { company, pay_out: true } => t!("order-running-pay", company = company),
        SeatOrder::Operate { company, pay_out: false } => t!("order-running-withhold", company = company),
    }
}

/// Says which order was dropped, and why.
pub fn dropped(table: Table, remote: Remote) -> Option<AnyView> {
    let DroppedOrder { order, why, .. } = remote.orders.with(|orders| orders.dropped.clone())?;
    let words = table.state.with(|state| order_words(state, &order));
    let (text, rule) = match why {
        DropReason::Refused { rule } => (t!("order-dropped", order = words), rule),
        DropReason::Price { price } => (t!("order-dropped-price", order = words, price = price as usize), None),
        DropReason::SomebodyActed => (t!("passing-stopped"), None),
    };
    Some(view! { <div class="note"><span>{text} " " {rule.map(named_rule_link)}</span></div> }.into_any())
}
