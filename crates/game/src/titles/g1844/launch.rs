//! Launch and capital. [1844-LAUNCH-04..12]

use super::{Draft, Event as Own, State, destination};
use crate::edition::{CompanyKind, Goal};
use crate::event::{Account, Event};
use crate::{CompanyId, Money};

/// From this phase on historical companies get all capital at once and have no destination. [1844-LAUNCH-11]
pub const FULL_CAPITAL_PHASE: u8 = 6;

/// Launches the company if enough shares have left the offering. Whoever has them: gifts and the pool count.
/// [1844-LAUNCH-05] [1844-LAUNCH-06]
pub fn if_due(draft: &mut Draft, id: CompanyId) {
    let (spec, company) = (draft.spec(id), &draft[id]);
    let Some(par) = company.par else { return };
    if company.launched || spec.shares - company.unsold < spec.launch {
        return;
    }
    let has_destination = spec.goal != Goal::None && !gets_all_at_once(draft, id);
    let capital = capital(draft, id, par);
    draft.emit(Event::Launched { company: id, markers: spec.markers.at(par) });
    if has_destination {
        draft.emit(Own::DestinationOpened(id));
    }
    draft.pay(Account::Bank, Account::Company(id), capital);
    destination::check_at_once(draft);
}

fn gets_all_at_once(state: &State, company: CompanyId) -> bool {
    state.kind(company) == CompanyKind::Historical && state.phase >= FULL_CAPITAL_PHASE
}

/// What the company would be launched with now. [1844-LAUNCH-09] [1844-LAUNCH-11]
pub fn capital(state: &State, company: CompanyId, par: Money) -> Money {
    let spec = state.spec(company);
    par * i32::from(if gets_all_at_once(state, company) { spec.shares } else { spec.capital })
}
