//! The players along the foot: cash, worth, certificates, income.

use game::query::{certificates, wealth};
use game::state::Owner;
use game::{Money, PlayerId, State};
use leptos::prelude::*;

use crate::play::seat::Seat;
use crate::play::table::Table;
use crate::remote::clock::Clock;
use crate::text::sum;
use crate::{t, titles};

/// What a player's papers pay before each operating round.
pub fn income(state: &State, player: PlayerId) -> Money {
    let edition = state.edition();
    let privates = edition.private_ids().filter(|private| state.owner(*private) == Owner::Player(player));
    let privates: Money = privates.map(|private| edition.private(private).income).sum();
    privates + (titles::additions(edition).certificate_income)(state, player)
}

#[component]
pub fn PlayersBar() -> impl IntoView {
    let table = Table::here();
    let columns = move || {
        table.state.with(|state| {
            let turn = game::deciding(state);
            let columns = state.in_order().enumerate();
            columns.map(|(row, player)| column(table, state, row, player, turn == Some(player))).collect_view()
        })
    };
    view! { <footer class="plr" aria-label=t!("players")>{columns}</footer> }
}

fn column(table: Table, state: &State, row: usize, player: PlayerId, is_acting: bool) -> AnyView {
    let seat = table.seats.with(|seats| seats.get(player.index()).copied());
    let is_viewer = table.viewer.get() == Some(player);
    let mark = match seat {
        Some(Seat::Bot { .. } | Seat::ServerBot) => view! { <span class="o">{t!("bot")}</span> }.into_any(),
        _ if is_viewer => view! { <span class="you">{t!("you")}</span> }.into_any(),
        _ => ().into_any(),
    };
    let worth = wealth(state, player);
    let debt = worth.debt;
    let limit = state.certificate_limit();
    view! {
        <div class=if is_acting { "pl act" } else { "pl" } aria-current=if is_acting { "true" } else { "false" }>
            <div class="nm1"><span class="o">{row + 1}</span><span class="nm2">{table.player_name(player)}</span>{mark}</div>
            <dl>
                <div><dt>{t!("cash")}</dt><dd>{sum(state[player].cash())}</dd></div>
                <div><dt>{t!("worth")}</dt><dd>{sum(worth.total())}</dd></div>
                <div><dt>{t!("certs")}</dt><dd>{certificates(state, player)}<span class="mut">"/"{limit}</span></dd></div>
                {if debt > Money::ZERO {
                    view! { <div class="red"><dt>{t!("debt")}</dt><dd>"−"{sum(debt)}</dd></div> }.into_any()
                } else {
                    view! { <div><dt>{t!("income")}</dt><dd>{sum(income(state, player))}</dd></div> }.into_any()
                }}
                {table.remote().map(|remote| view! { <Clock remote=remote seat=player.seat()/> })}
            </dl>
        </div>
    }
    .into_any()
}
