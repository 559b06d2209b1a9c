//! When there is nothing to decide: who is awaited, what happened last; and the end of the game.

use game::places;
use game::query::standing;
use leptos::prelude::*;

use crate::panel::log::lines_before;
use crate::play::table::{Panel, Table};
use crate::t;
use crate::text::sum;

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
    view! { <p>{who}</p> {back} <super::ahead::WhileWaiting/> <section class="rule"><p class="eb">{t!("last-moves")}</p>{move || lines_before(table, 4)}</section> }
}

#[component]
pub fn Over() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        table.state.with(|state| {
            let standing = standing(state);
            let places = places(&standing);
            let rows = standing.into_iter().zip(places).map(|(wealth, place)| {
                view! {
                    <tr class=if place == 1 { "b" } else { "" }>
                        <td class="r mut">{place}</td>
                        <td>{table.player_name(wealth.player)}</td>
                        <td class="r">{sum(wealth.total())}</td>
                    </tr>
                }
            });
            rows.collect_view()
        })
    };
    let winners = move || {
        table.state.with(|state| {
            let standing = standing(state);
            let first = places(&standing).into_iter().filter(|place| *place == 1).count();
            let names: Vec<String> =
                standing.iter().take(first).map(|wealth| table.player_name(wealth.player)).collect();
            t!("won-by", players = names.join(", "))
        })
    };
    view! {
        <p class="h2">{winners}</p>
        <table class="st2"><tbody>{rows}</tbody></table>
        <div class="act2"><button class="btn" on:click=move |_| table.look_at(Panel::History)>{t!("panel-history")}</button></div>
    }
}
