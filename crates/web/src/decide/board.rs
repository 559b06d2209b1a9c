//! Decisions that are made on the map: which hexes are lit, and what a click on one plans.

use board::HexId;
use game::{Action, Choice, Choices, LayTile, Money};
use leptos::prelude::*;

use crate::panel::picker;
use crate::play::record::operating;
use crate::play::table::Table;
use crate::text::sum;
use crate::{t, titles};

/// The hex that a choice is about.
fn hex_of(choice: &Choice) -> Option<HexId> {
    match choice {
        Choice::Do(action) => titles::hex_of(action),
        Choice::Repay { .. } | Choice::BuyTrain { .. } | Choice::Run | Choice::Title(_) => None,
    }
}

/// Hexes where something can be done, in the order of the map.
pub fn lit(choices: &Choices) -> Vec<HexId> {
    let mut hexes: Vec<HexId> = choices.offered.iter().filter_map(hex_of).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// All that can be done on a hex.
pub fn actions_on(choices: &Choices, hex: HexId) -> Vec<Action> {
    let here = choices.offered.iter().filter(|choice| hex_of(choice) == Some(hex));
    here.filter_map(|choice| match choice {
        Choice::Do(action) => Some(action.clone()),
        _ => None,
    })
    .collect()
}

/// Opens a hex and plans the first thing that can be done there.
pub fn pick(table: Table, hex: HexId) {
    let first = table.choices.with_untracked(|choices| actions_on(choices, hex).into_iter().next());
    match first {
        Some(action) => {
            table.refused.set(None);
            table.open_hex.set(Some(hex));
            table.plan.set(Some(action));
        }
        None => {
            table.clear_plan_on_board();
            explain(table, hex);
        }
    }
}

/// Says why nothing can be done on a hex, if `decide` has something to say about it.
fn explain(table: Table, hex: HexId) {
    let refusal = table.state.with_untracked(|state| {
        let choices = table.choices.get_untracked();
        let is_marker = choices.offered.iter().any(|choice| matches!(choice, Choice::Do(Action::PlaceMarker { .. })));
        if is_marker || state.turn().is_some_and(|turn| turn.step == game::state::Step::Marker) {
            return game::play(state, &Action::PlaceMarker { hex, city: 0 }).err();
        }
        if state.turn().is_none_or(|turn| turn.step != game::state::Step::Track) {
            return None;
        }
        picker::refused(state, &choices, hex).into_iter().next().map(|refused| refused.refusal).or_else(|| {
            let tile = state.edition().board().tiles.in_box().next()?;
            let lay = LayTile { hex, tile, rotation: 0 };
            game::play(state, &Action::LayTile(lay)).err()
        })
    });
    table.refused.set(refusal);
}

/// Turns the planned tile to its next legal rotation.
pub fn rotate(table: Table, now: &Action) {
    let Some(lay) = now.tile() else { return };
    let lays = table.choices.with_untracked(|choices| picker::lays(choices, lay.hex));
    table.plan.set(Some(picker::turned(&lays, now, false)));
}

/// What the planned action takes from the treasury.
pub fn cost(table: Table) -> Option<Money> {
    let before = table.state.with(|state| operating(state).map(|company| (company, state[company].cash())));
    let (company, before) = before?;
    table.preview.with(|preview| {
        let after = preview.as_ref()?.after.as_ref().ok()?;
        Some(before - after[company].cash())
    })
}

/// The cost on the confirming plate.
pub fn cost_words(table: Table) -> String {
    match cost(table) {
        Some(cost) if cost > Money::ZERO => sum(cost),
        _ => t!("free"),
    }
}
