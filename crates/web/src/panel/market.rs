//! The market panel: the chart, what the planned action would move, and the sheet of holdings.

use game::State;
use game::market::Cell;
use leptos::prelude::*;

use super::sheet::Sheet;
use crate::decide::par;
use crate::draw::company::symbol;
use crate::draw::market;
use crate::leisure::in_its_turn;
use crate::markup::note;
use crate::play::table::Table;
use crate::{browser, t};

/// The chart alone, as a picture with a table for those who cannot see it.
#[component]
pub fn Chart() -> impl IntoView {
    let table = Table::here();
    let (width, height) = table.state.with_untracked(|state| market::size(state.edition()));
    let before = StoredValue::new(None::<State>);
    let drawing = move || {
        table.state.with(|state| {
            let planned = || {
                table.preview.with(|preview| match preview.as_ref().map(|preview| &preview.after) {
                    Some(Ok(after)) => market::moves(state, after),
                    Some(Err(_)) | None => Vec::new(),
                })
            };
            let moves = match table.pointed.get() {
                Some(span) => table.with_record(|record| span.moves(record)),
                None => planned(),
            };
            let before = before.try_update_value(|before| before.replace(*state)).flatten();
            let pars = market::pars(state.edition(), &par::on_market(table));
            market::laid(state, before.as_ref(), &moves) + &pars
        })
    };
    let printed = table.state.with_untracked(|state| market::printed(state.edition(), &national(state)));
    Effect::new(move |_| {
        table.state.track();
        browser::let_travel(".mkt .trv");
    });
    let click = move |event: web_sys::MouseEvent| {
        if let Some(cell) = browser::data_of(&event, "data-cell").and_then(|text| cell_named(&text)) {
            par::pick_on_market(table, cell);
        }
    };
    view! {
        <div class="wide" tabindex="0" role="region" aria-label=t!("price")>
            <svg
                class="mkt"
                viewBox=format!("0 0 {width} {height}")
                role="img"
                aria-label=move || table.state.with(words)
                on:click=click
            >
                <g inner_html=printed></g>
                <g inner_html=drawing></g>
            </svg>
        </div>
    }
}

/// A space by its row and column, `3.2`.
fn cell_named(text: &str) -> Option<Cell> {
    let (row, column) = text.split_once('.')?;
    Some(Cell { row: row.parse().ok()?, column: column.parse().ok()? })
}

/// The word on the space where the state railway starts.
fn national(state: &State) -> String {
    let mut nationals =
        state.edition().companies.iter().filter(|spec| spec.kind == game::edition::CompanyKind::National);
    match (nationals.next(), nationals.next()) {
        (Some(only), None) => only.symbol.to_owned(),
        (Some(_), Some(_)) => t!("staatsbahn-short"),
        (None, _) => String::new(),
    }
}

/// Who stands where, first to operate first.
fn words(state: &State) -> String {
    let places = state.by_price().into_iter().filter_map(|company| {
        let price = state.price(company)?;
        Some(format!("{} {price}", symbol(state.edition(), company)))
    });
    let places: Vec<String> = places.collect();
    t!("market-words", places = places.join(", "))
}

#[component]
pub fn MarketPanel() -> impl IntoView {
    let table = Table::here();
    let national = table.state.with_untracked(national);
    let has_line = table.state.with_untracked(|state| {
        let mut spaces = state.edition().market().cells();
        spaces.any(|(_, space)| space.kind == game::market::SpaceKind::BeyondTheLine)
    });
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-market")>
            <div class="sec">
                <h2 class="h2">{t!("market")}</h2>
                <div class="leg xs mut">
                    <span><i class="lg-par"></i>{t!("par")}</span>
                    <span><b>{national.clone()}</b> " " {t!("national-start", company = national)}</span>
                    {has_line.then(|| view! { <span><i class="lg-line"></i>{t!("red-line")}</span> })}
                </div>
            </div>
            {move || par::market_words(table).map(|text| note("hint", text, None))}
            <Chart/>
            {in_its_turn(|| view! { <Sheet/> })}
        </div>
    }
}
