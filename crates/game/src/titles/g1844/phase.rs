//! Phases of 1844. [1844-PHASE-01..09]

use super::companies::AS_18XX_GAMES_LISTS;
use super::trains::SBB_5H;
use super::{Draft, Event as Own, G1844, State, destination, eva, furka_oberalp};
use crate::edition::{SurrenderOrder, Surrendered};
use crate::event::Event;
use crate::rules::phase::{self, PhaseRules};
use crate::state::{Owner, TrainPlace};
use crate::{CompanyId, ModelId};

/// Exports begin with the first 2/2H. [1844-EXPORT-01] [1844-PHASE-03]
pub const EXPORT_PHASE: u8 = 2;
/// All that belongs to the SBB begins with the first 5/5H. [1844-PHASE-06]
pub const SBB_PHASE: u8 = 5;

impl PhaseRules for G1844 {
    /// The effects of a new phase, in their fixed order. [1844-RULING-52] Surrender above limits follows in `advance`.
    fn start_phase(draft: &mut Draft, phase: u8) {
        draft.emit(Event::PhaseStarted(phase));
        for place in phase::train_places(draft) {
            turn_trains(draft, place);
            scrap_trains(draft, place);
        }
        if phase == SBB_PHASE {
            close_privates(draft);
            draft.emit(Own::NationalDue);
        }
        destination::check_at_once(draft);
    }

    /// [1844-EXPORT-01]
    fn exports(state: &State) -> bool {
        state.phase >= EXPORT_PHASE
    }

    /// The SBB's own train stays where trains go to the pool. [1844-RULING-51] [1844-DEV-24]
    fn may_surrender(state: &State, _: CompanyId, model: ModelId) -> bool {
        model != SBB_5H || state.edition.surrendered == Surrendered::Removed
    }

    fn after_surrender(_: &mut Draft, _: CompanyId) {}
}

/// [1844-PHASE-04] [1844-PHASE-09] Wherever it is, and from then on, also later in the same round. [1844-RUN-22]
/// [1844-RULING-73]
fn turn_trains(draft: &mut Draft, at: TrainPlace) {
    for from in draft.edition.model_ids() {
        let Some((phase, to)) = draft.edition.model(from).turns else { continue };
        if phase <= draft.phase {
            for _ in 0..phase::trains_at(draft, at, from) {
                draft.emit(Event::TrainTurned { at, from, to });
            }
        }
    }
}

/// [1844-TRAIN-14]
fn scrap_trains(draft: &mut Draft, from: TrainPlace) {
    for model in draft.edition.model_ids() {
        if draft.edition.model(model).scrapped.is_some_and(|phase| phase <= draft.phase) {
            phase::scrap(draft, from, model);
        }
    }
}

/// The Furka-Oberalp line, then EVA, then all privates close. [1844-PRIV-10] [1844-PRIV-16] [1844-PRIV-22] Mountain
/// railways and tunnels stay. [1844-MTN-14] [1844-TUN-20]
fn close_privates(draft: &mut Draft) {
    if !draft.own.furka_oberalp {
        furka_oberalp::lay_line(draft);
    }
    eva::release(draft);
    for private in draft.edition.private_ids() {
        if draft[private] != Owner::Closed && !eva::keeps_open(draft, private) {
            draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
        }
    }
}

/// The first company, in operating order or in that of 18xx.games' list, that holds more trains than it may. [1844-TRAIN-13] [1844-RULING-51] The SBB
/// included. [1844-SBB-26]
pub fn above_limit(state: &State) -> Option<CompanyId> {
    if state.edition.company_ids().all(|company| !phase::is_above_limit(state, company)) {
        return None;
    }
    let order = match state.edition.surrender_order {
        SurrenderOrder::OneByOne => state.by_price(),
        SurrenderOrder::AnyOrder => AS_18XX_GAMES_LISTS.to_vec(),
    };
    order.into_iter().find(|company| phase::is_above_limit(state, *company))
}

/// An SBB without a director has nobody to choose: its lowest train goes. Tells whether it had one to give.
pub fn surrender_lowest(draft: &mut Draft, company: CompanyId) -> bool {
    let lowest = draft.edition.model_ids().find(|model| phase::can_surrender(draft, company, *model));
    if let Some(model) = lowest {
        phase::give_up(draft, company, model);
    }
    lowest.is_some()
}
