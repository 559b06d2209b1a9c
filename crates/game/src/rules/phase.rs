//! Phases: what the first sale of a type sets off, exports, and trains above a limit. [1844-PHASE-01..09]
//! [1844-EXPORT-01..05] [1824-PHASE-01..27] [1824-EXPORT-01..09]

use crate::edition::{SurrenderOrder, Surrendered};
use crate::event::Event;
use crate::rules::{Checked, must, train};
use crate::state::{Common, Draft, Game, Pending, TrainPlace};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, ModelId, PlayerId, Violation};

/// What only a title knows about phases.
pub trait PhaseRules: Parts {
    /// The effects of a new phase, in their fixed order.
    fn start_phase(draft: &mut Draft<Self>, phase: u8);

    /// Whether the bank sells trains abroad already.
    fn exports(game: &Game<Self>) -> bool;

    /// Whether the company may give up a train of this model that it owns.
    fn may_surrender(game: &Game<Self>, company: CompanyId, model: ModelId) -> bool;

    /// A company has given up a train.
    fn after_surrender(draft: &mut Draft<Self>, company: CompanyId);
}

/// The phase that selling the card on top of the stack would start. [1844-PHASE-01] [1824-PHASE-01]
pub fn started_by_card(state: &Common) -> Option<u8> {
    let phase = state.edition.trains[usize::from(state.train_row)].phase;
    (phase > state.phase).then_some(phase)
}

/// Whether the stack has a card left.
pub fn is_card_left(state: &Common) -> bool {
    state.edition.trains[usize::from(state.train_row)].cards.is_none() || state.train_cards > 0
}

/// At the end of a set the bank removes the next new train: a sale like any other. [1844-EXPORT-02] [1844-EXPORT-05]
/// [1824-EXPORT-02] [1824-EXPORT-03] No money moves, and the pool is not touched. [1844-EXPORT-03] [1844-EXPORT-04] It
/// may start a phase, with all that follows before the share round. [1824-PHASE-02] [1824-EXPORT-05] [1824-EXPORT-06]
pub fn export<R: Ruleset>(draft: &mut Draft<R>) {
    if !R::exports(draft) || !is_card_left(draft) {
        return;
    }
    let model = draft.edition.trains[usize::from(draft.train_row)].sides[0];
    let starts = started_by_card(draft);
    draft.emit(Event::TrainMoved { model, from: TrainPlace::Bank, to: TrainPlace::Gone });
    if let Some(phase) = starts {
        R::start_phase(draft, phase);
    }
}

/// Every owner of trains, then the pool.
pub fn train_places(state: &Common) -> impl Iterator<Item = TrainPlace> + use<> {
    state.edition.company_ids().map(TrainPlace::Company).chain([TrainPlace::Pool])
}

pub fn trains_at(state: &Common, place: TrainPlace, model: ModelId) -> u8 {
    match place {
        TrainPlace::Company(company) => state[company].trains[model.index()],
        TrainPlace::Pool => state.pool_trains[model.index()],
        TrainPlace::Bank | TrainPlace::Gone | TrainPlace::Aside => 0,
    }
}

/// Takes all trains of a model at a place out of the game. [1844-TRAIN-14] [1824-TRAIN-18]
pub fn scrap<R: Ruleset>(draft: &mut Draft<R>, from: TrainPlace, model: ModelId) {
    for _ in 0..trains_at(draft, from, model) {
        draft.emit(Event::TrainMoved { model, from, to: TrainPlace::Gone });
    }
}

/// A company above its limit gives up a train. [1844-TRAIN-13] [1844-RULING-51] [1824-TRAIN-14] [1824-RULING-44]
pub fn surrender<R: Ruleset>(draft: &mut Draft<R>, model: ModelId) -> Checked {
    let Some(Pending::Surrender(company)) = draft.pending else { return Err(Violation::NotNow) };
    must(can_surrender(draft, company, model), || Violation::NotSurrenderable { model })?;

    draft.answered();
    give_up(draft, company, model);
    R::after_surrender(draft, company);
    Ok(())
}

/// Where any company above its limit may act first. [1844-DEV-24] [1824-DEV-22]
pub fn surrender_ahead<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, model: ModelId) -> Checked {
    check_surrender_ahead(draft, company, model)?;

    give_up(draft, company, model);
    R::after_surrender(draft, company);
    Ok(())
}

pub fn check_surrender_ahead<R: Ruleset>(state: &Game<R>, company: CompanyId, model: ModelId) -> Checked {
    let waits = matches!(state.pending, Some(Pending::Surrender(asked)) if asked != company);
    let open = state.edition.surrender_order == SurrenderOrder::AnyOrder;
    must(waits && open && acting_ahead(state, company).is_some(), || Violation::NotNow)?;
    let may = is_above_limit(state, company) && can_surrender(state, company, model);
    must(may, || Violation::NotSurrenderable { model })
}

/// Who gives up a train of a company that is not the one asked.
pub fn acting_ahead(state: &Common, company: CompanyId) -> Option<PlayerId> {
    state.companies.get(company.index()).and_then(|company| company.director)
}

pub fn can_surrender<R: Ruleset>(state: &Game<R>, company: CompanyId, model: ModelId) -> bool {
    let owned = state[company].trains.get(model.index()).is_some_and(|count| *count > 0);
    owned && R::may_surrender(state, company, model)
}

/// The train goes where the edition says. [1844-TRAIN-13] [1844-DEV-02] [1824-TRAIN-13]
pub fn give_up<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, model: ModelId) {
    let to = match draft.edition.surrendered {
        Surrendered::ToPool => TrainPlace::Pool,
        Surrendered::Removed => TrainPlace::Gone,
    };
    draft.emit(Event::TrainMoved { model, from: TrainPlace::Company(company), to });
}

/// Whether the company holds more trains than it may.
pub fn is_above_limit<R: Ruleset>(state: &Game<R>, company: CompanyId) -> bool {
    let count = state[company].train_count();
    count > 0 && !state[company].closed && count > train::limit(state, company)
}
