//! Company cards: director, price, par, treasury, markers, destination, shares, last runs, trains.

use game::query::{splits_income, stop, trains};
use game::{CompanyId, ModelId, Money, PlayerId, State};
use leptos::prelude::*;
use view::table::CompanyView;

use super::sheet::runs;
use super::shown::Shown;
use super::top::moment_name;
use crate::decide::train::{fate_words, range_words};
use crate::markup::roundel;
use crate::play::record::Moment;
use crate::play::table::Table;
use crate::text::{percent, sum};
use crate::{t, titles};

#[component]
pub fn CompanyCard(company: CompanyId) -> impl IntoView {
    let (table, shown) = (Table::here(), Shown::here());
    let symbol = table.state.with_untracked(|state| state.spec(company).symbol);
    let body = move || {
        shown.with(|view| {
            let shown = view.companies.iter().find(|shown| shown.symbol == symbol)?;
            Some(card(table, company, shown))
        })
    };
    view! { <section class="cc rule">{body}</section> }
}

fn card(table: Table, company: CompanyId, shown: &CompanyView) -> AnyView {
    let dash = || "–".to_owned();
    let director = shown.director.map_or_else(dash, |seat| name_of(table, seat));
    let price = shown.price.map_or_else(dash, |price| sum(Money(price)));
    let par = shown.par.map_or_else(dash, |par| sum(Money(par)));
    let launch = table.state.with(|state| launch_words(state, company));
    let rows = [
        (t!("launch"), launch.map(IntoAny::into_any)),
        (t!("income"), table.state.with(|state| split_words(state, company)).map(IntoAny::into_any)),
        (t!("markers"), markers(table, company, shown)),
        (t!("destination"), shown.destination.clone().map(IntoAny::into_any)),
        (t!("shares"), Some(shares(table, shown).into_any())),
        (t!("last-runs"), last_runs(table, company)),
        (t!("privates"), (!shown.privates.is_empty()).then(|| shown.privates.join(", ").into_any())),
    ];
    let rows = rows.into_iter().filter_map(|(label, text)| {
        let text = text?;
        Some(view! { <tr><td class="mut nw">{label}</td><td class="r n">{text}</td></tr> })
    });
    let (face, trains) =
        table.state.with(|state| (roundel(state.edition(), company, 30), train_cards(state, &trains(state, company))));
    view! {
        <h2>{face}<span>{shown.name.clone()}</span></h2>
        <table>
            <thead><tr><th>{t!("director")}</th><th class="r">{t!("price")}</th><th class="r">{t!("par")}</th><th class="r">{t!("treasury")}</th></tr></thead>
            <tbody><tr><td>{director}</td><td class="r">{price}</td><td class="r">{par}</td><td class="r b">{sum(Money(shown.treasury))}</td></tr></tbody>
        </table>
        <table><tbody>{rows.collect::<Vec<_>>().collect_view()}</tbody></table>
        {trains}
    }
    .into_any()
}

/// What has to happen before a company may run.
pub fn launch_words(state: &State, company: CompanyId) -> Option<String> {
    let awaited = (titles::additions(state.edition()).awaited)(state, company);
    let missing = view::table::shares_missing(state, company);
    match awaited {
        Some(other) => {
            let share = percent(2, state.spec(company).shares);
            Some(t!("launch-after", company = state.spec(other).symbol, share = share))
        }
        None => (missing > 0).then(|| t!("shares-missing", n = missing)),
    }
}

/// How the income of a company is split that is never asked, and what its mine pays now.
fn split_words(state: &State, company: CompanyId) -> Option<String> {
    if !splits_income(state, company) {
        return None;
    }
    let mines = state.markers_of(company).into_iter().filter_map(|at| stop(state, company, at)?.mine);
    let mine: i32 = mines.map(i32::from).sum();
    match mine {
        0 => Some(t!("income-split")),
        mine => Some(t!("income-split-mine", money = sum(Money(mine)))),
    }
}

fn name_of(table: Table, seat: u8) -> String {
    PlayerId::in_seat(seat).map_or_else(String::new, |player| table.player_name(player))
}

fn markers(table: Table, company: CompanyId, shown: &CompanyView) -> Option<AnyView> {
    if shown.markers.is_empty() && shown.markers_left == 0 {
        return None;
    }
    let face = || table.state.with(|state| roundel(state.edition(), company, 20));
    let roundels = shown.markers.iter().map(|_| face()).collect_view();
    let left = (0..shown.markers_left).map(|_| view! { <span class="mkfree"></span> }).collect_view();
    let words = t!("markers-words", placed = shown.markers.len(), left = shown.markers_left);
    let title = words.clone();
    Some(view! { <span class="mkrow" title=title>{roundels}{left}<span class="vh">{words}</span></span> }.into_any())
}

fn shares(table: Table, shown: &CompanyView) -> String {
    let part = |name: String, percent: u8| {
        format!("{}\u{a0}{}", name.replace(' ', "\u{a0}"), t!("percent", n = percent.to_string()))
    };
    let held = shown.holders.iter().map(|holder| part(name_of(table, holder.seat), holder.percent));
    let rest = [(t!("offering"), shown.offering), (t!("pool"), shown.pool)];
    let rest = rest.into_iter().filter(|(_, percent)| *percent > 0).map(|(name, percent)| part(name, percent));
    held.chain(rest).collect::<Vec<_>>().join(" · ")
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
    let (table, shown) = (Table::here(), Shown::here());
    let order = Memo::new(move |_| {
        let symbols: Vec<String> = shown.with(|view| view.companies.iter().map(|shown| shown.symbol.clone()).collect());
        table.state.with(|state| {
            symbols.iter().filter_map(|symbol| state.edition().company_named(symbol)).collect::<Vec<CompanyId>>()
        })
    });
    let cards = move || order.get().into_iter().map(|company| view! { <CompanyCard company=company/> }).collect_view();
    view! { <div class="scroll cards" tabindex="0" role="region" aria-label=t!("panel-companies")>{cards}</div> }
}
