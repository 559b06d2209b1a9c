//! Destinations. [1844-DEST-01] and on

use board::reach;

use crate::edition::{DestinationCheck, Goal};
use crate::event::{Event, Purse};
use crate::rules::track::may_pass;
use crate::state::Destination;
use crate::{CompanyId, Draft, State};

/// Pays every launched company whose destination is now connected, in the order V1…V5, H1…H6. [1844-RULING-20]
pub fn check(draft: &mut Draft) {
    for company in draft.edition.company_ids() {
        let charter = &draft[company];
        if charter.is_active() && charter.destination == Destination::Open && is_reached(draft, company) {
            let spec = draft.spec(company);
            let bonus = charter.par.unwrap_or_default() * i32::from(spec.capital);
            draft.emit(Event::DestinationReached(company));
            draft.pay(Purse::Bank, Purse::Company(company), bonus);
        }
    }
}

/// [1844-DEV-25]
pub fn check_with_operating_action(draft: &mut Draft) {
    if draft.edition.destination_check == DestinationCheck::WithOperatingActions {
        check(draft);
    }
}

/// An imagined train of unlimited range drives from the home circle, reserved or taken, to the destination.
/// [1844-DEST-02] [1844-DEST-03] [1844-RULING-22]
pub fn is_reached(state: &State, company: CompanyId) -> bool {
    let map = &state.edition.ways().map;
    match state.spec(company).goal {
        Goal::None => false,
        Goal::Tunnel(hex) => map.named(hex).is_some_and(|hex| !state.layout.tunnel(hex).is_empty()),
        Goal::Hex(hex) => {
            let (Some(home), Some(goal)) = (state.home(company), map.named(hex)) else { return false };
            reach(&state.track(), &[home], |stop| may_pass(state, company, stop)).has_stop_in(goal)
        }
    }
}
