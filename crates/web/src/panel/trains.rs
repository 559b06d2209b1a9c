//! Trains and phases in full: types, prices, ranges, cards left, who owns them, what each phase changes.

use game::edition::ModelSpec;
use game::{CompanyId, ModelId, Money, State};
use leptos::prelude::*;
use view::table::TrainView;

use super::shown::Shown;
use crate::markup::roundel;
use crate::play::table::Table;
use crate::t;
use crate::text::sum;

#[component]
pub fn TrainsPanel() -> impl IntoView {
    let (table, shown) = (Table::here(), Shown::here());
    let rows = move || {
        shown.with(|view| table.state.with(|state| view.trains.iter().map(|train| row(state, train)).collect_view()))
    };
    let phases = move || table.state.with(phase_rows);
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
            <table class="st2">
                <thead><tr><th class="r">{t!("phase")}</th><th>{t!("tiles")}</th><th class="r">{t!("operating-rounds")}</th><th class="r">{t!("train-limit")}</th></tr></thead>
                <tbody>{phases}</tbody>
            </table>
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
            <td class="mut">{t!("phase-n", n = train.phase.as_str())}</td>
            <td class="mut">{train.fate.clone()}</td>
            <td>{owners} " " {pool}</td>
        </tr>
    }
    .into_any()
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
