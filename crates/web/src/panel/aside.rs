//! The third column of a wide screen: the log, the holdings or the market, beside map and decision.

use game::State;
use leptos::prelude::*;

use super::log::RecentLog;
use super::market::Chart;
use super::sheet::rows;
use crate::app::Wide;
use crate::markup::roundel;
use crate::play::table::{Panel, Table};
use crate::settings::{Aside, Preferences};
use crate::t;
use crate::text::sum;

#[component]
pub fn ThirdColumn() -> impl IntoView {
    let wide = expect_context::<Wide>().0;
    move || wide.get().then(|| view! { <Column/> })
}

/// What is chosen, unless the large panel shows it already.
fn shown(panel: Panel, chosen: Aside) -> Aside {
    match (panel, chosen) {
        (Panel::Log, Aside::Log) => Aside::Sheet,
        (Panel::Market, Aside::Market | Aside::Sheet) | (Panel::Players, Aside::Sheet) => Aside::Log,
        (_, chosen) => chosen,
    }
}

#[component]
fn Column() -> impl IntoView {
    let table = Table::here();
    let chosen = Preferences::here();
    let now = Memo::new(move |_| shown(table.panel.get(), chosen.0.with(|settings| settings.aside)));
    let items = [(Aside::Log, "panel-log"), (Aside::Sheet, "holdings"), (Aside::Market, "market")];
    let tabs = items.map(|(item, key)| {
        let is_on = move || now.get() == item;
        let is_there = move || shown(table.panel.get(), item) == item;
        view! {
            <button class="seg1" class:on=is_on class:none=move || !is_there() aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(|settings| settings.aside = item)>{t!(key)}</button>
        }
    });
    let body = move || match now.get() {
        Aside::Log => view! { <RecentLog/> }.into_any(),
        Aside::Sheet => view! { <Shares/> }.into_any(),
        Aside::Market => view! { <Chart/> }.into_any(),
    };
    view! {
        <section class="third" aria-label=t!("beside") data-aside=move || format!("{:?}", now.get()).to_lowercase()>
            <div class="seg" role="group" aria-label=t!("beside")>{tabs.into_iter().collect_view()}</div>
            <div class="thb" tabindex="0" role="group">{body}</div>
        </section>
    }
}

/// Who holds how much, and prices: the sheet without what a company owns.
#[component]
fn Shares() -> impl IntoView {
    let table = Table::here();
    view! { <table class="hs thin">{move || table.state.with(|state| shares(table, state))}</table> }
}

fn shares(table: Table, state: &State) -> AnyView {
    let players: Vec<game::PlayerId> = state.in_order().collect();
    let heads =
        players.iter().map(|player| view! { <th class="r" scope="col"><span>{table.player_name(*player)}</span></th> });
    let lines = rows(state).into_iter().map(|company| {
        let (spec, company_state) = (state.spec(company), &state[company]);
        let share = |shares: u8| match shares {
            0 => String::new(),
            shares => (u32::from(shares) * 100 / u32::from(spec.shares.max(1))).to_string(),
        };
        let held = players.iter().map(|player| {
            let held = share(company_state.shares()[player.index()]);
            match company_state.director() == Some(*player) {
                true => view! { <td class="r"><u>{held}</u></td> }.into_any(),
                false => view! { <td class="r">{held}</td> }.into_any(),
            }
        });
        let held = held.collect::<Vec<_>>().collect_view();
        let price = state.price(company).map(sum).unwrap_or_else(|| "–".to_owned());
        view! { <tr><th scope="row">{roundel(state.edition(), company, 22)}</th><td class="r b">{price}</td>{held}<td class="r mut">{share(company_state.pool())}</td></tr> }
    });
    view! {
        <thead><tr><th scope="col"><span class="vh">{t!("company")}</span></th><th class="r" scope="col">{t!("price")}</th>{heads.collect::<Vec<_>>().collect_view()}<th class="r" scope="col">{t!("pool")}</th></tr></thead>
        <tbody>{lines.collect::<Vec<_>>().collect_view()}</tbody>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_column_never_repeats_the_large_panel() {
        assert_eq!(shown(Panel::Map, Aside::Market), Aside::Market);
        assert_eq!(shown(Panel::Log, Aside::Log), Aside::Sheet);
        assert_eq!(shown(Panel::Market, Aside::Sheet), Aside::Log);
        assert_eq!(shown(Panel::Players, Aside::Sheet), Aside::Log);
    }
}
