//! Dividends of 1844. [1844-DIV-01..12]

use super::companies::{FNM, P6};
use super::policy::{LateDestinations, UnmovedMarkers};
use super::{Draft, Event as Own, G1844, State, destination, income};
use crate::edition::CompanyKind;
use crate::event::{Account, Event};
use crate::rules::dividend::{self, DividendRules};
use crate::state::{Owner, Turn};
use crate::{CompanyId, Money, OptionRule};

impl DividendRules for G1844 {
    /// [1844-DIV-05]
    fn pool_pays_treasury(_: &State) -> bool {
        true
    }

    /// [1844-DIV-01]
    fn chooses_dividend(_: &State, turn: &Turn) -> bool {
        turn.revenue > Money::ZERO
    }

    /// Each player's part rounded up, the pool's part into the treasury rounded down. [1844-DIV-02] [1844-DIV-03]
    /// [1844-DIV-05] [1844-DIV-06] [1844-RULING-41] [1844-DEV-36] Nobody is paid for unsold shares. [1844-DIV-04]
    fn pay_shareholders(draft: &mut Draft, company: CompanyId, revenue: Money) {
        let whole = draft.spec(company).shares;
        for player in draft.player_ids() {
            let held = draft.held(player, company);
            income::pay(draft, player, revenue.fraction_ceil(held, whole));
        }
        let pool = revenue.fraction_floor(draft[company].pool, whole);
        draft.pay(Account::Bank, Account::Company(company), pool);
    }

    fn splits_income(_: &State, _: CompanyId) -> bool {
        false
    }

    /// [1844-DIV-09]
    fn stops_at_the_line(state: &State, company: CompanyId) -> bool {
        state.kind(company) == CompanyKind::Regional
    }

    /// [1844-DIV-12a] [1844-RULING-06]
    fn price_stayed(draft: &mut Draft, company: CompanyId) {
        match draft.policies.unmoved_markers {
            UnmovedMarkers::Stay => (),
            UnmovedMarkers::Sink => draft.emit(Own::PriceStayed(company)),
        }
    }

    /// P6 closes when the FNM first runs a train. [1844-PRIV-21] [1844-RULING-39]
    fn after_choice(draft: &mut Draft, company: CompanyId) {
        if company == FNM && draft[P6] != Owner::Closed {
            draft.emit(Event::PrivateMoved { private: P6, to: Owner::Closed });
        }
    }

    /// [1844-DIV-11] Its first operating round included. [1844-RULING-72]
    fn settle(draft: &mut Draft, turn: &Turn) {
        dividend::withhold(draft, turn.company, Money::ZERO);
    }

    /// [1844-DEST-07] [1844-OR-09] [1844-RULING-82]
    fn after_dividend(draft: &mut Draft, company: CompanyId) {
        if !draft.options.has(OptionRule::DestinationAfterRun) {
            return;
        }
        match draft.policies.late_destinations {
            LateDestinations::AllDue => destination::check(draft),
            LateDestinations::CompanyInTurn => destination::check_one(draft, company),
        }
    }
}
