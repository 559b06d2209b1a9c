//! Operating rounds of 1824. [1824-OR-01..12]

use super::companies::{KK, MINORS, REGIONALS};
use super::policy::{AfterForeignSale, FirstJudged, HasOperated, LastFormation, MarkerChoice, Undirected};
use super::{Draft, Event as Own, G1824, State, bond, formation, mountain, phase, regional, stock};
use crate::CompanyId;
use crate::edition::{BankBreak, CompanyKind};
use crate::event::Event;
use crate::rules::operating::{self, OperatingRules};
use crate::rules::{Flow, finish, national, phase as shared_phase};
use crate::state::{Closing, Ending, OperatingRound, Pending, Round, Stage, Step, Turn};

impl OperatingRules for G1824 {
    const FIRST_CLOSING: Closing = Closing::Formation;

    /// [1824-OR-01] [1824-MTN-02]
    fn pay_income(draft: &mut Draft) {
        mountain::pay_income(draft);
    }

    /// Coal Railways, Pre-Staatsbahnen, then majors by price. [1824-OR-03] [1824-OR-04] [1824-OR-07] Found anew after
    /// every turn; who is not in the game is skipped. [1824-PRE-12] [1824-STAAT-28] [1824-RULING-57] [1824-RULING-86]
    /// [1824-DEV-26] [1824-OR-11]
    fn next_company(state: &State, round: &OperatingRound) -> Option<CompanyId> {
        let receivership = state.policies.undirected != Undirected::TakesNoTurn;
        let ready = |id: &CompanyId| {
            let acts = state[*id].director.is_some()
                || state.kind(*id) == CompanyKind::National && receivership
                || bond::is_it(state, *id);
            state[*id].is_active() && acts && !round.done.has(*id)
        };
        MINORS.map(CompanyId).find(ready).or_else(|| state.by_price().into_iter().find(ready))
    }

    /// The home marker comes first, free; a Staatsbahn has its markers from its formation. [1824-TOK-01] A Coal
    /// Railway's goes on its mine. [1824-COAL-09]
    fn begin_turn(draft: &mut Draft, company: CompanyId) {
        if bond::is_it(draft, company) {
            return bond::operate(draft, company);
        }
        let is_national = draft.kind(company) == CompanyKind::National;
        let has_none = !is_national || draft.markers_of(company).is_empty();
        if let Some(at) = draft.home(company).filter(|_| !draft[company].opened && has_none) {
            let claimed = draft.claims_a_place(company);
            draft.emit(Event::HomePlaced { company, at });
            if is_national {
                come_late(draft, company, claimed);
            }
        }
        if is_first_turn(draft, company) {
            draft.emit(Own::FirstTurnBegan);
        }
        // As 18xx.games plays Cisleithania, it builds. [1824-CIS-45]
        let builds = draft.policies.undirected == Undirected::ReceivershipWithTrack;
        if is_in_receivership(draft, company) && !builds {
            draft.emit(Event::StepEnded(Step::Track));
        }
    }

    /// Discards above the limits, then compulsory mountain exchanges, at once. [1824-PHASE-03] [1824-MTN-20]
    fn settle_surplus(draft: &mut Draft, stage: &Stage) -> Flow {
        let forms_first = draft.policies.after_foreign_sale == AfterForeignSale::Formation;
        if forms_first && draft.is_closing() && formation::due(draft).is_some() {
            return Flow::GoesOn;
        }
        if let Some(company) = phase::above_limit(draft) {
            draft.ask(Pending::Surrender(company));
            return Flow::Waits;
        }
        if is_marker_due(draft, stage)
            && let Some(hex) = formation::duplicate_marker(draft)
            && national::ask_for_duplicate(draft, KK, hex) == Flow::Waits
        {
            return Flow::Waits;
        }
        mountain::ask_for_exchange(draft)
    }

    fn before_step(_: &mut Draft, _: &Turn) {}

    fn before_choice(_: &mut Draft) {}

    fn end_trains(_: &mut Draft, _: &Turn) -> Flow {
        Flow::GoesOn
    }

    /// One tile per turn ends the step by itself. [1824-TRACK-01]
    fn is_track_over(_: &State, _: &Turn) -> bool {
        false
    }

    /// Formations of the round, the foreign sale after the last of a set, formations by that. [1824-EXPORT-07]
    /// [1824-RULING-43] When every company has acted, and without an action. [1824-OR-13] [1824-DEV-28] What loses its
    /// company in the round operates to its end. [1824-PRE-15]
    fn close_operating_round(draft: &mut Draft, round: &OperatingRound, closing: Closing) -> Flow {
        let last = round.number == round.of;
        let forms_at_last = draft.policies.last_formation == LastFormation::TakesPlace;
        match closing {
            // Nothing follows the last round of the game. [1824-END-02] [1824-EXPORT-09] [1824-RULING-69]
            Closing::Formation if last && draft.ending == Ending::BankBroken && !forms_at_last => finish::end(draft),
            Closing::Formation => match form_next(draft) {
                Some(flow) => return flow,
                None => {
                    open_regionals(draft);
                    // What was due has taken place; nothing goes abroad any more. [1824-RULING-90] [1824-EXPORT-09]
                    match forms_at_last && last && draft.ending == Ending::BankBroken {
                        true => finish::end(draft),
                        false => draft.emit(Event::ClosingBegan(Closing::Export)),
                    }
                }
            },
            Closing::Export => {
                draft.emit(Event::ClosingBegan(Closing::Over));
                if last {
                    shared_phase::export(draft);
                }
            }
            // By the sale abroad: at once. [1824-STAAT-06]
            Closing::Over => match form_next(draft) {
                Some(flow) => return flow,
                // If what ends the set has broken the bank, that is still in the set. [1824-END-02] [1824-DEV-29]
                None => operating::after_round(draft, round),
            },
        }
        Flow::GoesOn
    }
}

/// Only a Staatsbahn whose place nobody kept can come so late. Its marker lies beside the places, but for one that it
/// claimed. [1824-STAAT-20] [1824-DEV-41]
fn come_late(draft: &mut Draft, company: CompanyId, claimed: bool) {
    if draft.claims[company.index()] > 0 {
        draft.emit(Own::ClaimUsed(company));
    }
    if !claimed {
        draft.emit(Event::MarkerBeside(company));
    }
    let judged_early = draft.policies.first_judged == FirstJudged::BeforeItsHome;
    if judged_early && is_in_receivership(draft, company) {
        draft.emit(Own::JudgedEarly(company));
    }
}

/// A company that opens during a round takes no turn in it. [1824-OR-12] One that opens in a share round operates in
/// the next. [1824-REG-17]
pub fn sit_out(draft: &mut Draft, company: CompanyId) {
    if matches!(draft.round, Round::Operating(_)) {
        draft.emit(Own::SatOut(company));
    }
}

/// Whether the shares of a company in turn cannot be sold before that turn is over. [1824-RULING-93]
pub fn is_first_turn(state: &State, company: CompanyId) -> bool {
    match state.policies.has_operated {
        HasOperated::AfterRun => false,
        HasOperated::AfterFirstTurn => stock::is_major(state, company) && !state[company].operated,
    }
}

/// Lays no track and buys no trains. [1824-STAAT-24b]
pub fn is_in_receivership(state: &State, company: CompanyId) -> bool {
    state[company].director.is_none()
}

/// Whether the k&k is asked now which of two markers it takes back, as the first thing of the next round: with the first
/// operating turn to come, or when nothing is left to do before a share round. The game may be over before. [1824-DEV-43]
fn is_marker_due(state: &State, stage: &Stage) -> bool {
    let is_last = matches!(&state.round, Round::Operating(round) if round.number == round.of);
    state.policies.marker_choice == MarkerChoice::NextRound
        && match stage {
            Stage::Between | Stage::Turn(_) => true,
            Stage::Closing(Closing::Formation | Closing::Export) => false,
            Stage::Closing(Closing::Over) => {
                let is_over = finish::is_over(state, BankBreak::Emptied) || finish::is_endless(state);
                is_last && !is_over && formation::due(state).is_none()
            }
        }
}

/// Forms the next Staatsbahn that is due, or has a marker taken back that it has twice on a hex. `None` if there is nothing
/// to do.
fn form_next(draft: &mut Draft) -> Option<Flow> {
    if draft.policies.marker_choice == MarkerChoice::AtFormation
        && let Some(hex) = formation::duplicate_marker(draft)
    {
        return Some(national::ask_for_duplicate(draft, KK, hex));
    }
    let company = formation::due(draft)?;
    formation::form(draft, company);
    Some(Flow::GoesOn)
}

/// What a compulsory coal exchange has completed opens with the end of the round. [1824-COAL-27a]
fn open_regionals(draft: &mut Draft) {
    for company in REGIONALS {
        regional::open_if_due(draft, company);
    }
}
