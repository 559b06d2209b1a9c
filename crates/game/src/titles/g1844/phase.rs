//! Phases: what the first sale of a type sets off, exports, and trains above a limit. [1844-PHASE-01] and on

use crate::edition::{Kind, Surrendered};
use crate::event::Event;
use crate::rules::{Verdict, must};
use crate::state::{Owner, Pending, TrainPlace};
use crate::titles::g1844::trains::SBB_5H;
use crate::titles::g1844::{eva, furka_oberalp, tile};
use crate::{CompanyId, Draft, ModelId, PrivateId, State, Violation};

/// Exports begin with the first 2/2H. [1844-EXPORT-01]
const EXPORT_PHASE: u8 = 2;
const SBB_PHASE: u8 = 5;

/// The phase that selling the card on top of the stack would start.
pub fn started_by_card(state: &State) -> Option<u8> {
    let phase = state.edition.trains[usize::from(state.train_row)].phase;
    (phase > state.phase).then_some(phase)
}

/// The effects of a new phase, in their fixed order. [1844-RULING-52] Surrender above limits follows in `advance`.
pub fn start(draft: &mut Draft, phase: u8) {
    draft.emit(Event::PhaseStarted(phase));
    for place in train_places(draft) {
        turn_trains(draft, place);
        scrap_trains(draft, place);
    }
    if phase == SBB_PHASE {
        close_privates(draft);
        draft.emit(Event::NationalDue);
    }
    tile::after_building(draft);
}

fn train_places(state: &State) -> Vec<TrainPlace> {
    state.edition.company_ids().map(TrainPlace::Company).chain([TrainPlace::Pool]).collect()
}

fn trains_at(state: &State, place: TrainPlace, model: ModelId) -> u8 {
    match place {
        TrainPlace::Company(company) => state[company].trains[model.index()],
        TrainPlace::Pool => state.pool_trains[model.index()],
        TrainPlace::Bank | TrainPlace::Gone | TrainPlace::Aside => 0,
    }
}

/// [1844-PHASE-04] [1844-PHASE-09]
fn turn_trains(draft: &mut Draft, at: TrainPlace) {
    for from in draft.edition.model_ids() {
        let Some((phase, to)) = draft.edition.model(from).turns else { continue };
        if phase <= draft.phase {
            for _ in 0..trains_at(draft, at, from) {
                draft.emit(Event::TrainTurned { at, from, to });
            }
        }
    }
}

/// [1844-TRAIN-14]
fn scrap_trains(draft: &mut Draft, from: TrainPlace) {
    for model in draft.edition.model_ids() {
        if draft.edition.model(model).scrapped.is_some_and(|phase| phase <= draft.phase) {
            for _ in 0..trains_at(draft, from, model) {
                draft.emit(Event::TrainMoved { model, from, to: TrainPlace::Gone });
            }
        }
    }
}

/// The Furka-Oberalp line, then EVA, then all privates close. [1844-PRIV-10] [1844-PRIV-16] [1844-PRIV-22]
fn close_privates(draft: &mut Draft) {
    if !draft.furka_oberalp {
        furka_oberalp::lay_line(draft);
    }
    eva::release(draft);
    for row in 0..draft.edition.privates.len() {
        let private = PrivateId(row as u8);
        let open = !matches!(draft.privates[row].owner, Owner::Closed);
        if open && !eva::keeps_open(draft, private) {
            draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
        }
    }
}

/// At the end of a set the bank removes the next new train: a sale like any other. [1844-EXPORT-02] [1844-EXPORT-05]
pub fn export(draft: &mut Draft) {
    if draft.phase < EXPORT_PHASE {
        return;
    }
    let spec = &draft.edition.trains[usize::from(draft.train_row)];
    if spec.cards.is_some() && draft.train_cards == 0 {
        return;
    }
    let starts = started_by_card(draft);
    draft.emit(Event::TrainMoved { model: spec.sides[0], from: TrainPlace::Bank, to: TrainPlace::Gone });
    if let Some(phase) = starts {
        start(draft, phase);
    }
}

pub fn train_limit(state: &State, company: CompanyId) -> u8 {
    let phase = state.edition.phase(state.phase);
    match state.kind(company) {
        Kind::Historical => phase.major_limit,
        Kind::National => phase.national_limit,
        Kind::PreSbb | Kind::Regional | Kind::PreStaatsbahn | Kind::Coal => 2,
    }
}

/// The first company, in operating order, that holds more trains than it may. [1844-TRAIN-13] [1844-RULING-51]
pub fn above_limit(state: &State) -> Option<CompanyId> {
    if state.edition.company_ids().all(|company| !is_above_limit(state, company)) {
        return None;
    }
    state.by_price().into_iter().find(|company| is_above_limit(state, *company))
}

fn is_above_limit(state: &State, company: CompanyId) -> bool {
    !state[company].closed && state[company].train_count() > train_limit(state, company)
}

pub fn surrender(draft: &mut Draft, model: ModelId) -> Verdict {
    let Some(Pending::Surrender(company)) = draft.pending else { return Err(Violation::NotNow) };
    must(can_surrender(draft, company, model), || Violation::NotSurrenderable { model })?;

    draft.emit(Event::Awaited(None));
    give_up(draft, company, model);
    Ok(())
}

pub fn can_surrender(state: &State, company: CompanyId, model: ModelId) -> bool {
    let owned = state[company].trains.get(model.index()).is_some_and(|count| *count > 0);
    // The SBB's own train stays where trains go to the pool. [1844-RULING-51] [1844-DEV-24]
    owned && (model != SBB_5H || state.edition.surrendered == Surrendered::Removed)
}

fn give_up(draft: &mut Draft, company: CompanyId, model: ModelId) {
    let to = match draft.edition.surrendered {
        Surrendered::ToPool => TrainPlace::Pool,
        Surrendered::Removed => TrainPlace::Gone,
    };
    draft.emit(Event::TrainMoved { model, from: TrainPlace::Company(company), to });
}

/// An SBB without a director has nobody to choose: its lowest train goes. Tells whether it did.
pub fn surrender_without_director(draft: &mut Draft, company: CompanyId) -> bool {
    if draft[company].director.is_some() {
        return false;
    }
    let lowest = draft.edition.model_ids().find(|model| can_surrender(draft, company, *model));
    if let Some(model) = lowest {
        give_up(draft, company, model);
    }
    lowest.is_some()
}
