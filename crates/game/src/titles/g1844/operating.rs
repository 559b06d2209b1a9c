//! Operating rounds of 1844. [1844-OR-01..14]

use super::companies::SBB;
use super::own::National;
use super::policy::{AfterExport, EndOfTrains, Obligation, TrackStepEnds, UnmovedMarkers};
use super::{Draft, Event as Own, G1844, State, destination, income, phase, revenue, sbb, tile};
use crate::CompanyId;
use crate::edition::BankBreak;
use crate::event::Event;
use crate::rules::operating::{self, OperatingRules};
use crate::rules::train::{self, TrainRules};
use crate::rules::{Flow, finish, national, phase as shared_phase};
use crate::state::{Closing, OperatingRound, Pending, Stage, Step, Turn};

impl OperatingRules for G1844 {
    const FIRST_CLOSING: Closing = Closing::Export;

    /// [1844-OR-01]
    fn pay_income(draft: &mut Draft) {
        income::pay_all(draft);
    }

    /// The best placed of those left; nobody operates twice. [1844-OR-05] [1844-OR-07] Prices that change within the
    /// round count at once. [1844-RULING-68] [1844-DEV-43] What is launched in a share round operates from the next
    /// operating round on. [1844-LAUNCH-13]
    fn next_company(state: &State, round: &OperatingRound) -> Option<CompanyId> {
        let ready = |id: &CompanyId| {
            let company = &state[*id];
            company.is_active() && company.director.is_some() && !round.done.has(*id)
        };
        state.by_price().into_iter().find(ready)
    }

    /// The home marker comes first, free of charge, and is not the turn's marker. [1844-TOK-01] [1844-RULING-77]
    fn begin_turn(draft: &mut Draft, company: CompanyId) {
        if let Some(at) = draft.home(company).filter(|_| !draft[company].opened) {
            draft.emit(Event::HomePlaced { company, at });
        }
    }

    /// Surplus trains go at once, but 18xx.games forms the SBB first. [1844-RULING-75] [1844-DEV-35]
    fn settle_surplus(draft: &mut Draft, stage: &Stage) -> Flow {
        let forming = matches!(stage, Stage::Closing(Closing::Export | Closing::Formation));
        if forming && draft.policies.after_export == AfterExport::Formation {
            return Flow::GoesOn;
        }
        while let Some(company) = phase::above_limit(draft) {
            if draft[company].director.is_some() || !phase::surrender_lowest(draft, company) {
                draft.ask(Pending::Surrender(company));
                return Flow::Waits;
            }
        }
        Flow::GoesOn
    }

    /// 18xx.games keeps a positive answer until the company builds again. [1844-DEV-12] Where no train can be bought any
    /// more, it is through with trains. [1844-DEV-46]
    fn before_step(draft: &mut Draft, turn: &Turn) {
        if matches!(turn.step, Step::Marker | Step::Run) {
            destination::check_in_turn(draft);
        }
        let asks = matches!(turn.step, Step::Run | Step::Train);
        let remembers = draft.policies.obligation == Obligation::Remembered;
        let company = turn.company;
        if asks && remembers && !draft.own.routes_seen.has(company) && revenue::has_route(draft, company) {
            draft.emit(Own::RouteSeen { company, seen: true });
        }
        let waits = draft.policies.end_of_trains == EndOfTrains::BeforeTheTurn && !draft.own.turn.trains_over;
        if waits && turn.step == Step::Train && !train::is_train_step_open(draft, company) {
            draft.emit(Own::TrainsOver);
        }
    }

    fn before_choice(draft: &mut Draft) {
        destination::check_in_turn(draft);
    }

    /// [1844-DEV-46]
    fn end_trains(draft: &mut Draft, turn: &Turn) -> Flow {
        let apart = draft.policies.end_of_trains == EndOfTrains::BeforeTheTurn;
        if apart && !draft.own.turn.trains_over && G1844::has_more_in_train_step(draft, turn.company) {
            draft.emit(Own::TrainsOver);
            return Flow::Waits;
        }
        Flow::GoesOn
    }

    /// The normal tile lies, and no extra tile or tunnel could follow. [1844-RULING-74] [1844-DEV-45]
    fn is_track_over(state: &State, turn: &Turn) -> bool {
        let director = state[turn.company].director;
        let tunnels = state.own.tunnels.iter().any(|tunnel| tunnel.owner == director && tunnel.hex.is_none());
        let extra = tile::has_extra_tile(state, turn.company);
        let at_hand = match state.policies.track_step_ends {
            TrackStepEnds::NothingPossible => extra,
            TrackStepEnds::OnlyWhenSaid => true,
            TrackStepEnds::NothingAtHand => extra || tile::could_buy_extra_tile(state, turn.company),
        };
        state.own.turn.tile_laid && !tunnels && !at_hand
    }

    /// Export at the end of a set, then the SBB's formation, then the next round. [1844-RULING-54] An SBB that forms
    /// here first operates in the next operating round. [1844-EXPORT-06] [1844-EXPORT-07] [1844-OR-15] [1844-RULING-53]
    fn close_operating_round(draft: &mut Draft, round: &OperatingRound, closing: Closing) -> Flow {
        let last = round.number == round.of;
        match closing {
            Closing::Export if !draft.own.unmoved.is_empty() => sink_unmoved(draft),
            Closing::Export if last && finish::is_over(draft, BankBreak::Exceeded) => finish::end(draft),
            Closing::Export => {
                draft.emit(Event::ClosingBegan(Closing::Formation));
                if last {
                    shared_phase::export(draft);
                }
            }
            Closing::Formation => {
                draft.emit(Event::ClosingBegan(Closing::Over));
                // By a sale abroad as well. [1844-SBB-02]
                if draft.own.national == National::Due {
                    sbb::form(draft);
                }
            }
            Closing::Over => match national::duplicate_marker(draft, SBB) {
                Some(hex) => return national::ask_for_duplicate(draft, SBB, hex),
                None => operating::after_round(draft, round),
            },
        }
        Flow::GoesOn
    }
}

/// The first edition turns stacks over as a whole: a marker that did not move ends below those that came beneath it.
/// [1844-DIV-12a] [1844-RULING-06]
fn sink_unmoved(draft: &mut Draft) {
    debug_assert_eq!(draft.policies.unmoved_markers, UnmovedMarkers::Sink);
    for company in draft.by_price().into_iter().filter(|company| draft.own.unmoved.has(*company)).collect::<Vec<_>>() {
        draft.emit(Own::PriceSank(company));
    }
    draft.emit(Own::StacksTurned);
}
