//! Station markers of 1824. [1824-TOK-01..14]

use board::StopRef;

use super::policy::NoForerunners;
use super::{Draft, Event as Own, G1824, State, construction, formation, stock};
use crate::edition::CompanyKind;
use crate::rules::marker::MarkerRules;
use crate::{CompanyId, Money};

/// What the second marker on the map costs, and what every later one. [1824-TOK-03]
pub const MARKER_COSTS: [Money; 2] = [Money(40), Money(100)];

impl MarkerRules for G1824 {
    /// By the number on the map: none 0, one 40, more 100. [1824-TOK-03] [1824-TOK-04] [1824-STAAT-30] [1824-RULING-42]
    fn marker_cost(state: &State, company: CompanyId) -> Money {
        if state.own.last_marker_free.has(company) && state[company].markers == 1 {
            return Money::ZERO;
        }
        let lost = usize::from(construction::markers_lost(state, company));
        let [second, later] = MARKER_COSTS;
        match state.markers_of(company).len() + lost {
            0 => Money::ZERO,
            1 => second,
            _ => later,
        }
    }

    /// It has yet to operate, or is a Staatsbahn to come of whose forerunners none is in the game. [1824-TOK-11]
    /// [1824-STAAT-27] [1824-DEV-41]
    fn is_home_reserved(state: &State, company: CompanyId) -> bool {
        match state.kind(company) {
            CompanyKind::National => {
                let mut forerunners = stock::forerunners(state, company);
                let mut none = || forerunners.all(|minor| state[minor].closed && !state[minor].launched);
                match state.policies.no_forerunners {
                    NoForerunners::PlaceKept => !state[company].launched && none(),
                    NoForerunners::FirstTurn => false,
                    NoForerunners::Claimed => state.claims_a_place(company),
                }
            }
            CompanyKind::Coal | CompanyKind::Forerunner | CompanyKind::Regional | CompanyKind::Historical => {
                !state[company].opened && !state[company].closed
            }
        }
    }

    /// Not while 18xx.games goes by what it saw before the home marker lay. [1824-DEV-42]
    fn looks_for_places(state: &State, company: CompanyId) -> bool {
        !state.own.judged_early.has(company)
    }

    /// [1824-DEV-42]
    fn after_building(draft: &mut Draft, _: CompanyId) {
        if !draft.own.judged_early.is_empty() {
            draft.emit(Own::JudgedAnew);
        }
    }

    /// [1824-DEV-14]
    fn before_marker_returns(draft: &mut Draft, _: CompanyId, kept: StopRef) {
        formation::before_marker_returns(draft, kept);
    }

    fn after_marker_returned(_: &mut Draft) {}
}
