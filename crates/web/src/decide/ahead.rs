//! What can be queued up while others move: moves for the next turn, and passes.

use game::PlayerId;
use leptos::prelude::*;
use wire::api::Unless;

use super::orders;
use crate::markup::note;
use crate::play::table::{Lapse, Table};
use crate::t;
use crate::text::lang;

/// What is planned, and what could be.
#[component]
pub fn WhileWaiting() -> impl IntoView {
    let table = Table::here();
    let sections = move || {
        let seat = table.plans_for()?;
        Some(match table.remote() {
            Some(remote) => orders::section(table, remote, seat),
            None => section(table, seat),
        })
    };
    view! { {sections} }
}

/// For how long one passes.
pub fn passing_words(unless: Unless) -> String {
    match unless {
        Unless::AnybodyActs => t!("passing-unless-any"),
        Unless::OwnCompanies => t!("passing-unless-own"),
    }
}

fn section(table: Table, seat: PlayerId) -> AnyView {
    let planned = move || {
        let moves = table.state.with(|state| table.ahead.with(|ahead| ahead.moves(state)));
        let rows = moves.into_iter().enumerate().map(|(row, action)| {
            let words = table.state.with(|state| view::doing(state, &action, lang()));
            view! { <li data-planned=row.to_string()><span>{words}</span> <button class="lk" on:click=move |_| table.drop_planned(row)>{t!("plan-drop")}</button></li> }
        });
        rows.collect_view()
    };
    let passing = move || {
        let passing = table.ahead.with(|ahead| ahead.passing)?;
        let words = passing_words(passing.unless);
        Some(
            view! { <li data-passing="on"><span>{words}</span> <button class="lk" on:click=move |_| table.drop_passing()>{t!("plan-drop")}</button></li> },
        )
    };
    let offers = move || {
        let is_passing = table.ahead.with(|ahead| ahead.passing.is_some());
        (table.in_share_round() && !is_passing).then(|| {
            view! {
                <button class="btn sml" data-ahead="any" on:click=move |_| table.pass_ahead(seat, Unless::AnybodyActs)>{t!("pass-unless-any")}</button>
                <button class="btn sml" data-ahead="own" on:click=move |_| table.pass_ahead(seat, Unless::OwnCompanies)>{t!("pass-unless-own")}</button>
            }
        })
    };
    view! {
        <section class="rule ahd">
            <p class="eb">{t!("when-your-turn-comes")}</p>
            <ul>{planned} {passing}</ul>
            <div class="act2 wrap">
                <button class="btn sml" data-ahead="plan" on:click=move |_| table.plan_ahead(seat)>{t!("plan-ahead")}</button>
                {offers}
            </div>
            <p class="xs mut">{t!("plan-words")}</p>
        </section>
    }
    .into_any()
}

/// Above the copy on which moves are planned.
#[component]
pub fn PlanningBar() -> impl IntoView {
    let table = Table::here();
    let count = move || table.planned_moves().len();
    view! {
        <div class="anl" role="status" data-planning="on">
            <span>{t!("planning-words")} " " {move || t!("planned-so-far", n = count())}</span>
            <span class="act2">
                <button class="btn sml" data-ahead="keep" disabled=move || count() == 0 on:click=move |_| table.keep_planned()>{t!("plan-keep")}</button>
                <button class="btn sml" on:click=move |_| table.leave_analysis()>{t!("leave-analysis")}</button>
            </span>
        </div>
    }
}

/// Says that something that was planned ahead did not happen.
#[component]
pub fn Lapsed() -> impl IntoView {
    let table = Table::here();
    let words = move || {
        let text = match table.lapsed.get()? {
            Lapse::Refused => t!("plan-refused"),
            Lapse::Stopped => t!("passing-stopped"),
        };
        Some(note("", text, None))
    };
    let dropped = move || table.remote().and_then(|remote| orders::dropped(table, remote));
    view! { <div role="status">{words} {dropped}</div> }
}
