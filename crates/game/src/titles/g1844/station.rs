//! Station markers of 1844. [1844-TOK-01..15]

use board::StopRef;

use super::{Draft, Event as Own, G1844, State, destination};
use crate::edition::CompanyKind;
use crate::rules::marker::MarkerRules;
use crate::{CompanyId, Money};

/// What the first further marker costs, and what every later one. [1844-TOK-03]
pub const MARKER_COSTS: [Money; 2] = [Money(40), Money(100)];

impl MarkerRules for G1844 {
    /// The first further marker costs 40, every later one 100; the SBB's always 100. [1844-TOK-03] [1844-TOK-04]
    fn marker_cost(state: &State, company: CompanyId) -> Money {
        let first = state.kind(company) != CompanyKind::National && state[company].paid_markers == 0;
        let [next, later] = MARKER_COSTS;
        if first { next } else { later }
    }

    /// [1844-TOK-09] [1844-TOK-10] [1844-DEV-41]
    fn is_home_reserved(state: &State, company: CompanyId) -> bool {
        !state[company].opened && !state[company].closed
    }

    fn looks_for_places(_: &State, _: CompanyId) -> bool {
        true
    }

    /// Whether the company has a route is asked again. [1844-DEV-12]
    fn after_building(draft: &mut Draft, company: CompanyId) {
        draft.emit(Own::RouteSeen { company, seen: false });
    }

    fn before_marker_returns(_: &mut Draft, _: CompanyId, _: StopRef) {}

    /// A circle is free again. [1844-RULING-19]
    fn after_marker_returned(draft: &mut Draft) {
        destination::check_at_once(draft);
    }
}
