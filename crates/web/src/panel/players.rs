//! The players along the foot: cash, worth, certificates, income.

use game::{Money, PlayerId};
use leptos::prelude::*;
use view::table::PlayerView;

use super::seats::seat_button;
use super::shown::Shown;
use crate::play::seat::Seat;
use crate::play::table::Table;
use crate::remote::clock::Clock;
use crate::screen::remote::Here;
use crate::t;
use crate::text::sum;

#[component]
pub fn PlayersBar() -> impl IntoView {
    let (table, shown) = (Table::here(), Shown::here());
    let columns = move || {
        shown.with(|view| {
            let columns = view.players.iter().enumerate().map(|(row, player)| column(table, row, player));
            columns.collect_view()
        })
    };
    view! { <footer class="plr" aria-label=t!("players")>{columns}</footer> }
}

fn column(table: Table, row: usize, player: &PlayerView) -> AnyView {
    let seat = table.seats.with(|seats| seats.get(usize::from(player.seat)).copied());
    let name = PlayerId::in_seat(player.seat).map(|player| table.player_name(player));
    let mark = match seat {
        Some(Seat::Bot { .. } | Seat::ServerBot) => view! { <span class="o">{t!("bot")}</span> }.into_any(),
        _ if player.is_you => view! { <span class="you">{t!("you")}</span> }.into_any(),
        _ => ().into_any(),
    };
    let last = if player.debt > 0 {
        view! { <div class="red"><dt>{t!("debt")}</dt><dd>"−"{sum(Money(player.debt))}</dd></div> }.into_any()
    } else {
        view! { <div><dt>{t!("income")}</dt><dd>{sum(Money(player.income))}</dd></div> }.into_any()
    };
    let (class, current) = if player.is_deciding { ("pl act", "true") } else { ("pl", "false") };
    let seat = player.seat;
    view! {
        <div class=class aria-current=current>
            <div class="nm1"><span class="o">{row + 1}</span>{seat_button(table, player.seat, name)}{table.remote().map(|remote| view! { <Here remote=remote seat=seat/> })}{mark}</div>
            <dl>
                <div><dt>{t!("cash")}</dt><dd>{sum(Money(player.cash))}</dd></div>
                <div><dt>{t!("worth")}</dt><dd>{sum(Money(player.worth))}</dd></div>
                <div><dt>{t!("certs")}</dt><dd>{player.certificates}<span class="mut">"/"{player.certificate_limit}</span></dd></div>
                {last}
                {table.remote().map(|remote| view! { <Clock remote=remote seat=seat/> })}
            </dl>
        </div>
    }
    .into_any()
}
