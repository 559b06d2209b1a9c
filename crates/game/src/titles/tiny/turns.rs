//! Operating turns: one tile, one marker, a run, its dividend.

use board::{BorderSet, HexId, StopRef};
use routes::{Score, Stop};

use super::{Draft, State, Tiny};
use crate::edition::UpgradeConnection;
use crate::event::{Account, Event};
use crate::rules::dividend::{self, DividendRules};
use crate::rules::marker::MarkerRules;
use crate::rules::operating::{self, OperatingRules};
use crate::rules::run::{self, StopRules};
use crate::rules::track::{self, TrackRules};
use crate::rules::{Checked, Flow, phase};
use crate::state::{Closing, OperatingRound, Stage, Step, Turn};
use crate::{CompanyId, Money, Violation};

impl OperatingRules for Tiny {
    const FIRST_CLOSING: Closing = Closing::Export;

    fn pay_income(_: &mut Draft) {}

    fn next_company(state: &State, round: &OperatingRound) -> Option<CompanyId> {
        state.by_price().into_iter().find(|company| state[*company].is_active() && !round.done.has(*company))
    }

    fn begin_turn(draft: &mut Draft, company: CompanyId) {
        if let Some(at) = draft.home(company).filter(|_| !draft[company].opened) {
            draft.emit(Event::HomePlaced { company, at });
        }
    }

    /// No limit ever falls.
    fn settle_surplus(_: &mut Draft, _: &Stage) -> Flow {
        Flow::GoesOn
    }

    fn before_step(_: &mut Draft, _: &Turn) {}

    fn before_choice(_: &mut Draft) {}

    fn end_trains(_: &mut Draft, _: &Turn) -> Flow {
        Flow::GoesOn
    }

    fn is_track_over(_: &State, _: &Turn) -> bool {
        false
    }

    fn close_operating_round(draft: &mut Draft, round: &OperatingRound, closing: Closing) -> Flow {
        match closing {
            Closing::Export => {
                draft.emit(Event::ClosingBegan(Closing::Over));
                if round.number == round.of {
                    phase::export(draft);
                }
            }
            Closing::Formation | Closing::Over => operating::after_round(draft, round),
        }
        Flow::GoesOn
    }
}

impl TrackRules for Tiny {
    fn must_have_a_tile(_: &State, _: &Turn) -> Checked {
        Ok(())
    }

    fn unbuildable(_: &State, hex: HexId) -> Violation {
        Violation::NotBuildable { hex }
    }

    fn upgrade_connection(state: &State) -> UpgradeConnection {
        state.edition.upgrade_connection
    }

    fn upgrade_range(_: &State, _: CompanyId) -> Option<BorderSet> {
        None
    }

    fn pays_for_terrain(_: &State, _: CompanyId) -> bool {
        true
    }

    fn after_tile(draft: &mut Draft, _: CompanyId) {
        draft.emit(Event::StepEnded(Step::Track));
    }
}

impl MarkerRules for Tiny {
    fn marker_cost(_: &State, _: CompanyId) -> Money {
        Money(40)
    }

    fn is_home_reserved(state: &State, company: CompanyId) -> bool {
        !state[company].opened
    }

    fn looks_for_places(_: &State, _: CompanyId) -> bool {
        true
    }

    fn after_building(_: &mut Draft, _: CompanyId) {}

    fn before_marker_returns(_: &mut Draft, _: CompanyId, _: StopRef) {}

    fn after_marker_returned(_: &mut Draft) {}
}

impl StopRules for Tiny {
    fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
        let value = state.track().part(at)?.values()[state.colour_index()];
        Some(Stop {
            value,
            own: state.markers_in(at).has(company),
            through: track::may_pass(state, company, at),
            red: false,
            groups: 0,
            transit: None,
            mine: None,
            region: None,
        })
    }

    fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
        Tiny::stop(state, company, at)
    }

    fn activates_stop(_: &State, _: StopRef) -> bool {
        false
    }

    fn activates_tunnel(_: &State, _: HexId) -> bool {
        false
    }

    fn can_run(state: &State, company: CompanyId) -> bool {
        state[company].train_count() > 0
            && run::reaches_a_stop(state, company, &mut |at, _| Tiny::stop(state, company, at).is_some())
    }

    fn after_run(_: &mut Draft, _: CompanyId, _: &[Score]) {}
}

impl DividendRules for Tiny {
    fn pool_pays_treasury(_: &State) -> bool {
        false
    }

    fn splits_income(_: &State, _: CompanyId) -> bool {
        false
    }

    fn chooses_dividend(_: &State, turn: &Turn) -> bool {
        turn.revenue > Money::ZERO
    }

    fn pay_shareholders(draft: &mut Draft, company: CompanyId, revenue: Money) {
        let whole = draft.spec(company).shares;
        for player in draft.player_ids() {
            let held = draft.held(player, company);
            draft.pay(Account::Bank, Account::Player(player), revenue.fraction_floor(held, whole));
        }
    }

    fn stops_at_the_line(_: &State, _: CompanyId) -> bool {
        false
    }

    fn price_stayed(_: &mut Draft, _: CompanyId) {}

    fn after_choice(_: &mut Draft, _: CompanyId) {}

    fn settle(draft: &mut Draft, turn: &Turn) {
        dividend::withhold(draft, turn.company, Money::ZERO);
    }

    fn after_dividend(_: &mut Draft, _: CompanyId) {}
}
