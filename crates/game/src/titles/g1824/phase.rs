//! Phases of 1824. [1824-PHASE-01..27]

use super::companies::{AS_18XX_GAMES_LISTS, MINORS};
use super::policy::{DiscardOrder, FirstExport};
use super::{Draft, Event as Own, G1824, State, coal, construction};
use crate::edition::SurrenderOrder;
use crate::event::Event;
use crate::rules::phase::{self, PhaseRules};
use crate::rules::train;
use crate::{CompanyId, ModelId};

/// Coal Railways close. [1824-PHASE-16]
pub const COAL_PHASE: u8 = 5;

impl PhaseRules for G1824 {
    /// Scrapping, then the compulsory coal exchange; discards and mountains follow in `advance`. [1824-PHASE-03]
    /// [1824-RULING-68]
    fn start_phase(draft: &mut Draft, phase: u8) {
        draft.emit(Event::PhaseStarted(phase));
        let outdated = |model: &ModelId| draft.edition.model(*model).scrapped.is_some_and(|at| at <= phase);
        let models: Vec<ModelId> = draft.edition.model_ids().filter(outdated).collect();
        models.into_iter().for_each(|model| scrap(draft, model));
        construction::close_if_due(draft, phase);
        if phase == COAL_PHASE {
            coal::exchange_all(draft);
        }
    }

    /// [1824-EXPORT-01a] [1824-EXPORT-01b]
    fn exports(state: &State) -> bool {
        state.phase >= 2 || state.policies.first_export == FirstExport::FirstSet
    }

    /// Any of its trains, or where only trains just taken over may go, one of those. That is a rule of 18xx.games' screens:
    /// its engine takes any. [1824-DEV-22]
    fn may_surrender(state: &State, company: CompanyId, model: ModelId) -> bool {
        let just_merged = match state.edition.surrender_order {
            SurrenderOrder::OneByOne => state.own.just_merged(company),
            SurrenderOrder::AnyOrder => [None; 2],
        };
        just_merged == [None; 2] || just_merged.contains(&Some(model))
    }

    fn after_surrender(draft: &mut Draft, company: CompanyId) {
        if draft.own.just_merged(company) != [None; 2] {
            draft.emit(Own::JustMerged { company, trains: [None; 2] });
        }
    }
}

/// Every card of the model, with companies and in the bank. [1824-TRAIN-18] [1824-RULING-52]
pub fn scrap(draft: &mut Draft, model: ModelId) {
    for place in phase::train_places(draft) {
        phase::scrap(draft, place, model);
    }
}

/// The first company, in operating order, that holds more trains than it may. [1824-TRAIN-13]
pub fn above_limit(state: &State) -> Option<CompanyId> {
    let above = |company: &CompanyId| {
        let count = state[*company].train_count();
        count > 0 && count > train::limit(state, *company)
    };
    if !state.edition.company_ids().any(|company| above(&company)) {
        return None;
    }
    let majors = match state.policies.discard_order {
        DiscardOrder::Operating => state.by_price(),
        DiscardOrder::SiteList => AS_18XX_GAMES_LISTS.to_vec(),
    };
    MINORS.map(CompanyId).chain(majors).find(above)
}
