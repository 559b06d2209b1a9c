//! Trains and phases in full: types, prices, ranges, cards left, who owns them, what each phase changes.

use game::edition::{ModelSpec, PhaseNames};
use game::{CompanyId, ModelId, Money, State};
use leptos::prelude::*;
use view::aid::{self, Grid};
use view::table::TrainView;

use super::shown::Shown;
use crate::markup::{roundel, words};
use crate::play::table::Table;
use crate::t;
use crate::text::{lang, sum};

#[component]
pub fn TrainsPanel() -> impl IntoView {
    let (table, shown) = (Table::here(), Shown::here());
    let rows = move || {
        shown.with(|view| table.state.with(|state| view.trains.iter().map(|train| row(state, train)).collect_view()))
    };
    let setup = table.state.with_untracked(aid::setup_of);
    let sheet = StoredValue::new(aid::phases(&setup, lang()));
    let is_numbered = table.state.with_untracked(|state| state.edition().phase_names == PhaseNames::Numbers);
    let phase = Memo::new(move |_| table.state.with(|state| state.phase()));
    let phases =
        move || sheet.with_value(|sheet| sheet.as_ref().map(|sheet| phase_table(sheet, is_numbered, phase.get())));
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-trains")>
            <h2 class="h2">{t!("trains")}</h2>
            <table class="st2 tro">
                <thead><tr>
                    <th><span class="vh">{t!("train")}</span></th><th>{t!("range")}</th><th class="r">{t!("agree-price")}</th><th class="r">{t!("left")}</th>
                    <th>{t!("starts-phase")}</th><th>{t!("fate")}</th><th>{t!("owners")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <h2 class="h2 gap">{t!("phases")}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=t!("phases")>{phases}</div>
        </div>
    }
}

fn row(state: &State, train: &TrainView) -> AnyView {
    let edition = state.edition();
    let count = match train.left {
        Some(left) => left.to_string(),
        None if train.is_in_row => "∞".to_owned(),
        None => String::new(),
    };
    let spec = edition.models.iter().find(|spec| spec.name == train.name);
    let owners = train.owners.iter().filter_map(|symbol| edition.company_named(symbol));
    let owners = owners.map(|company| roundel(edition, company, 20)).collect::<Vec<_>>().collect_view();
    let pool = (train.in_pool > 0).then(|| t!("in-pool", n = train.in_pool));
    view! {
        <tr>
            <td><span class=spec.map_or("tmini", mini_class)>{train.name.clone()}</span></td>
            <td>{train.range.clone()}</td>
            <td class="r">{sum(Money(train.price))}</td>
            <td class="r">{count}</td>
            <td class="mut" data-label=t!("starts-phase")>{t!("phase-n", n = train.phase.as_str())}</td>
            <td class="mut">{train.fate.clone()}</td>
            <td>{owners} " " {pool}</td>
        </tr>
    }
    .into_any()
}

/// What each phase brings, as on the player aid; where phases are not called by their trains, after its number.
fn phase_table(grid: &Grid, is_numbered: bool, now: u8) -> AnyView {
    let head = grid.head.iter().map(|cell| view! { <th>{cell.clone()}</th> }).collect_view();
    let number = is_numbered.then(|| view! { <th class="r">{t!("phase")}</th> });
    let rows = grid.rows.iter().map(|row| {
        let number = row.phase.filter(|_| is_numbered).map(|phase| view! { <td class="r b">{phase}</td> });
        let cells = row.cells.iter().map(|cell| view! { <td>{words(cell.clone())}</td> }).collect_view();
        view! { <tr class=if row.phase == Some(now) { "cr" } else { "" }>{number}{cells}</tr> }
    });
    view! {
        <table class="st2 phs">
            <thead><tr>{number}{head}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// Companies that own such a train, once for each.
pub fn owners(state: &State, model: ModelId) -> Vec<CompanyId> {
    let count = |id: CompanyId| state[id].trains()[model.index()];
    state.edition().company_ids().flat_map(|id| (0..count(id)).map(move |_| id)).collect()
}

/// The look of a small train card: dashed for H trains, round for goods trains.
pub fn mini_class(spec: &ModelSpec) -> &'static str {
    match (spec.is_h, spec.goods_from) {
        (true, _) => "tmini h",
        (false, Some(_)) => "tmini g",
        (false, None) => "tmini",
    }
}
