//! Trains and phases in full: types, prices, ranges, cards left, who owns them, what each phase changes.

use game::edition::ModelSpec;
use game::{CompanyId, ModelId, State};
use leptos::prelude::*;

use crate::decide::train::{fate_words, range_words};
use crate::draw::timetable::left;
use crate::markup::roundel;
use crate::play::table::Table;
use crate::t;
use crate::text::sum;

#[component]
pub fn TrainsPanel() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        table.state.with(|state| {
            let rows = state
                .edition()
                .trains
                .iter()
                .enumerate()
                .flat_map(|(row, spec)| spec.sides.iter().map(move |model| (row, spec.phase, *model)));
            let mut rows: Vec<AnyView> =
                rows.map(|(row, phase, model)| model_row(state, Some(row), phase, model)).collect();
            let goods =
                state.edition().model_ids().filter_map(|model| Some((model, state.edition().model(model).goods_from?)));
            rows.extend(goods.map(|(model, phase)| model_row(state, None, phase, model)));
            rows
        })
    };
    let phases = move || table.state.with(phase_rows);
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-trains")>
            <h2 class="h2">{t!("trains")}</h2>
            <table class="st2">
                <thead><tr>
                    <th></th><th>{t!("range")}</th><th class="r">{t!("agree-price")}</th><th class="r">{t!("left")}</th>
                    <th>{t!("starts-phase")}</th><th>{t!("fate")}</th><th>{t!("owners")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <h2 class="h2 gap">{t!("phases")}</h2>
            <table class="st2">
                <thead><tr><th class="r">{t!("phase")}</th><th>{t!("tiles")}</th><th class="r">{t!("operating-rounds")}</th><th class="r">{t!("train-limit")}</th></tr></thead>
                <tbody>{phases}</tbody>
            </table>
        </div>
    }
}

fn model_row(state: &State, row: Option<usize>, phase: u8, model: ModelId) -> AnyView {
    let spec = state.edition().model(model);
    let count = match row {
        Some(row) => left(state, row).map_or_else(|| "∞".to_owned(), |left| left.to_string()),
        None => String::new(),
    };
    let owners = owners(state, model).into_iter().map(|id| roundel(state.edition(), id, 20));
    let owners = owners.collect::<Vec<_>>().collect_view();
    let pool = state.pool_trains(model);
    let pool = (pool > 0).then(|| t!("in-pool", n = pool));
    let mini = mini_class(spec);
    view! {
        <tr>
            <td><span class=mini>{spec.name}</span></td>
            <td>{range_words(state, model)}</td>
            <td class="r">{sum(spec.price)}</td>
            <td class="r">{count}</td>
            <td class="mut">{t!("phase-n", n = state.edition().phase_name(phase))}</td>
            <td class="mut">{fate_words(state, model)}</td>
            <td>{owners} " " {pool}</td>
        </tr>
    }
    .into_any()
}

/// Companies that own such a train, once for each.
pub fn owners(state: &State, model: ModelId) -> Vec<CompanyId> {
    let count = |id: CompanyId| state[id].trains()[model.index()];
    state.edition().company_ids().flat_map(|id| (0..count(id)).map(move |_| id)).collect()
}

fn phase_rows(state: &State) -> AnyView {
    let rows = state.edition().phases.iter().enumerate().map(|(row, phase)| {
        let is_now = row + 1 == usize::from(state.phase());
        view! {
            <tr class=if is_now { "cr" } else { "" }>
                <td class="r b">{state.edition().phase_name(row as u8 + 1)}</td>
                <td>{t!(&format!("colour-{}", phase.newest.name()))}</td>
                <td class="r">{phase.operating_rounds}</td>
                <td class="r">{phase.major_limit} " / " {phase.national_limit}</td>
            </tr>
        }
    });
    rows.collect_view().into_any()
}

/// The look of a small train card: dashed for H trains, round for goods trains.
pub fn mini_class(spec: &ModelSpec) -> &'static str {
    match (spec.is_h, spec.goods_from) {
        (true, _) => "tmini h",
        (false, Some(_)) => "tmini g",
        (false, None) => "tmini",
    }
}
