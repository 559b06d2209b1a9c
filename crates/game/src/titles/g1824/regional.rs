//! The opening of Regional Railways. [1824-REG-01] and on

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::titles::g1824::{operating, stock};
use crate::{CompanyId, Draft, State};

/// Times the starting price, if a Coal Railway brings its assets. [1824-REG-05]
const CAPITAL_WITH_COAL: u8 = 8;
const MARKERS: u8 = 3;

/// Players hold half of it, one of them the director's certificate. [1824-REG-04] [1824-REG-10] [1824-RULING-31]
pub fn is_due(state: &State, company: CompanyId) -> bool {
    let charter = &state[company];
    let half = state.held_by_players(company) >= state.spec(company).launch;
    state.kind(company) == Kind::Regional && !charter.launched && charter.certificate.is_some() && half
}

/// Opens it with its capital, in one sum; it does not operate in a round that is under way. [1824-OR-12]
/// [1824-RULING-30]
pub fn open_if_due(draft: &mut Draft, company: CompanyId) {
    let Some(par) = draft[company].par.filter(|_| is_due(draft, company)) else { return };
    let times = if has_coal(draft, company) { CAPITAL_WITH_COAL } else { draft.spec(company).capital };
    draft.emit(Event::Launched { company, markers: MARKERS, has_destination: false });
    draft.pay(Purse::Bank, Purse::Company(company), par * i32::from(times));
    operating::sit_out(draft, company);
}

/// Whether its Coal Railway was ever bought: otherwise it is treated as one without. [1824-REG-12]
fn has_coal(state: &State, company: CompanyId) -> bool {
    stock::coal_of(state, company).is_some_and(|coal| state[coal].launched)
}
