//! When others decide: who is awaited, what they decide about, what happened last.

use game::query::certificates;
use leptos::prelude::*;

use super::Decision;
use super::effects::{Row, list};
use crate::panel::log::lines_before;
use crate::play::table::Table;
use crate::settings::{BotPace, Preferences};
use crate::t;
use crate::text::{percent, sum};

#[component]
pub fn Waiting() -> impl IntoView {
    let table = Table::here();
    let who = move || {
        let seat = table.state.with(game::deciding)?;
        let name = table.player_name(seat);
        let is_bot = table.seats.with(|seats| seats.get(seat.index()).is_some_and(|seat| seat.is_bot()));
        Some(match (table.is_live(), is_bot) {
            (true, true) => t!("bot-thinks", bot = name),
            (true, false) => t!("waiting-for", players = name),
            (false, _) => t!("position-before", player = name),
        })
    };
    let back = move || {
        (!table.is_live()).then(|| {
            view! {
                <div class="act2 wrap">
                    <button class="btn p" on:click=move |_| table.branch()>{t!("branch-here")}</button>
                    <button class="btn" on:click=move |_| table.show(usize::MAX)>{t!("back-to-now")}</button>
                </div>
            }
        })
    };
    view! { <p>{who}</p> {back} <Bots/> <Subject/> <super::ahead::WhileWaiting/> <section class="rule"><p class="eb">{t!("last-moves")}</p>{move || lines_before(table, 4)}</section> }
}

/// The bots of this page: they can be halted, let go, and led step by step.
#[component]
fn Bots() -> impl IntoView {
    let table = Table::here();
    let chosen = Preferences::here();
    let buttons = move || {
        if !table.awaits_own_bot() {
            return None;
        }
        let is_stepping = chosen.0.with(|settings| settings.bot_pace == BotPace::Step);
        let waits = table.halted.get() || is_stepping;
        let go = move |_| {
            chosen.change(|settings| {
                if settings.bot_pace == BotPace::Step {
                    settings.bot_pace = BotPace::Normal;
                }
            });
            table.halted.set(false);
        };
        Some(match waits {
            true => view! {
                <p class="mut">{t!("bots-paused")}</p>
                <div class="act2"><button class="btn p sml" id="bot-step" on:click=move |_| table.step_bots()>{t!("next-bot-move")}</button><button class="btn sml" id="bot-go" on:click=go>{t!("let-bots-go")}</button></div>
            }
            .into_any(),
            false => view! { <div class="act2"><button class="btn sml" id="bot-halt" on:click=move |_| table.halted.set(true)>{t!("halt-bots")}</button></div> }.into_any(),
        })
    };
    view! { {buttons} }
}

/// What the round before the first share round is about, to be looked at; other decisions are seen on map and market.
#[component]
pub fn InitialSubject() -> impl IntoView {
    let table = Table::here();
    move || table.state.with(|state| matches!(Decision::of(state), Decision::Own(_))).then(|| view! { <Subject/> })
}

/// What somebody else decides about, to be looked at while they think.
#[component]
fn Subject() -> impl IntoView {
    let table = Table::here();
    let decision = Memo::new(move |_| table.state.with(Decision::of));
    let subject = move || match decision.get() {
        Decision::Own(screen) => {
            view! { <fieldset class="ro" disabled=true>{(screen.subject)()}</fieldset> }.into_any()
        }
        Decision::Shares => decider(table),
        Decision::Offer => super::pending::offer_words(table),
        turn @ (Decision::Track | Decision::Marker | Decision::Run | Decision::Dividend | Decision::Train) => {
            super::subject::of_turn(table, turn)
        }
        Decision::Surrender | Decision::DuplicateMarker | Decision::Over => ().into_any(),
    };
    view! { {subject} }
}

/// Whoever has the turn in a share round: money, certificates, holdings.
fn decider(table: Table) -> AnyView {
    table.state.with(|state| {
        let Some(seat) = game::deciding(state) else { return ().into_any() };
        let held = state.by_price().into_iter().filter(|id| state[*id].shares()[seat.index()] > 0);
        let held: Vec<String> = held
            .map(|id| {
                let spec = state.spec(id);
                format!("{} {}", spec.symbol, percent(state[id].shares()[seat.index()], spec.shares))
            })
            .collect();
        let certificates = format!("{} / {}", certificates(state, seat), state.certificate_limit());
        let mut rows = vec![
            Row { label: t!("cash"), text: sum(state[seat].cash()) },
            Row { label: t!("certificates"), text: certificates },
        ];
        if !held.is_empty() {
            rows.push(Row { label: t!("holdings"), text: held.join(" · ") });
        }
        list(rows)
    })
}
