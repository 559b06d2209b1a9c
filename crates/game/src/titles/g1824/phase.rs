//! Phases of 1824: what the first sale of a type sets off, foreign sales, trains above a limit. [1824-PHASE-01] and on

use crate::edition::{Kind, StepsEnd};
use crate::event::Event;
use crate::rules::{Verdict, must};
use crate::state::{Pending, TrainPlace};
use crate::titles::g1824::coal;
use crate::titles::g1824::companies::{AS_18XX_GAMES_LISTS, MINORS};
use crate::titles::g1824::policy::FirstExport;
use crate::{CompanyId, Draft, ModelId, State, Violation};

/// Coal Railways close. [1824-PHASE-16]
const COAL_PHASE: u8 = 5;

/// The phase that selling the top card would start.
pub fn started_by_card(state: &State) -> Option<u8> {
    let phase = state.edition.trains[usize::from(state.train_row)].phase;
    (phase > state.phase).then_some(phase)
}

/// Scrapping, then the compulsory coal exchange; discards and mountains follow in `advance`. [1824-PHASE-03]
/// [1824-RULING-68]
pub fn start(draft: &mut Draft, phase: u8) {
    draft.emit(Event::PhaseStarted(phase));
    let outdated = |model: &ModelId| draft.edition.model(*model).scrapped.is_some_and(|at| at <= phase);
    let models: Vec<ModelId> = draft.edition.model_ids().filter(outdated).collect();
    models.into_iter().for_each(|model| scrap(draft, model));
    if phase == COAL_PHASE {
        coal::exchange_all(draft);
    }
}

/// Every card of the model, with companies and in the bank. [1824-TRAIN-18] [1824-RULING-52]
pub fn scrap(draft: &mut Draft, model: ModelId) {
    let owners = draft.edition.company_ids().map(TrainPlace::Company).chain([TrainPlace::Pool]);
    for from in owners {
        let count = match from {
            TrainPlace::Company(company) => draft[company].trains[model.index()],
            TrainPlace::Pool | TrainPlace::Bank | TrainPlace::Gone | TrainPlace::Aside => {
                draft.pool_trains[model.index()]
            }
        };
        for _ in 0..count {
            draft.emit(Event::TrainMoved { model, from, to: TrainPlace::Gone });
        }
    }
}

/// At the end of a set a normal train of the type on offer is sold abroad. [1824-EXPORT-02] [1824-EXPORT-03]
pub fn export(draft: &mut Draft) {
    let row = &draft.edition.trains[usize::from(draft.train_row)];
    let begun = draft.phase >= 2 || draft.edition.austria().first_export == FirstExport::FirstSet;
    if !begun || (row.cards.is_some() && draft.train_cards == 0) {
        return;
    }
    let starts = started_by_card(draft);
    draft.emit(Event::TrainMoved { model: row.sides[0], from: TrainPlace::Bank, to: TrainPlace::Gone });
    if let Some(phase) = starts {
        start(draft, phase);
    }
}

/// [1824-COAL-11] [1824-PRE-06] [1824-REG-19] [1824-STAAT-31]
pub fn train_limit(state: &State, company: CompanyId) -> u8 {
    let phase = state.edition.phase(state.phase);
    match state.kind(company) {
        Kind::Coal | Kind::PreStaatsbahn | Kind::PreSbb => 2,
        Kind::Regional | Kind::Historical => phase.major_limit,
        Kind::National => phase.national_limit,
    }
}

/// The first company, in operating order, that holds more trains than it may. [1824-TRAIN-13]
pub fn above_limit(state: &State) -> Option<CompanyId> {
    let above = |company: &CompanyId| state[*company].train_count() > train_limit(state, *company);
    if !state.edition.company_ids().any(|company| above(&company)) {
        return None;
    }
    let majors = match state.edition.steps_end {
        StepsEnd::NothingPossible => state.by_price(),
        StepsEnd::As18xxGames => AS_18XX_GAMES_LISTS.to_vec(),
    };
    MINORS.map(CompanyId).chain(majors).find(above)
}

/// [1824-TRAIN-14] [1824-RULING-44]
pub fn surrender(draft: &mut Draft, model: ModelId) -> Verdict {
    let Some(Pending::Surrender(company)) = draft.pending else { return Err(Violation::NotNow) };
    must(can_surrender(draft, company, model), || Violation::NotSurrenderable { model })?;

    draft.emit(Event::Awaited(None));
    draft.emit(Event::TrainMoved { model, from: TrainPlace::Company(company), to: TrainPlace::Gone });
    if draft[company].just_merged != [None; 2] {
        draft.emit(Event::JustMerged { company, trains: [None; 2] });
    }
    Ok(())
}

/// Any of its trains, or where only trains just taken over may go, one of those. [1824-DEV-22]
pub fn can_surrender(state: &State, company: CompanyId, model: ModelId) -> bool {
    let charter = &state[company];
    let among = charter.just_merged == [None; 2] || charter.just_merged.contains(&Some(model));
    among && charter.trains.get(model.index()).is_some_and(|count| *count > 0)
}
