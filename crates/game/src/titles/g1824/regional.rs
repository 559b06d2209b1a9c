//! The opening of Regional Railways. [1824-REG-01..19]

use super::{Draft, State, operating, stock};
use crate::edition::CompanyKind;
use crate::event::{Account, Event};
use crate::{CompanyId, Money};

/// Times the starting price, if a Coal Railway brings its assets. [1824-REG-05]
pub const CAPITAL_WITH_COAL: u8 = 8;
const MARKERS: u8 = 3;

/// Players hold half of it, one of them the director's certificate. [1824-REG-04] [1824-REG-10] [1824-RULING-31] What
/// exchanges have brought counts. [1824-MTN-14] [1824-REG-13] [1824-COAL-24] [1824-COAL-26]
pub fn is_due(state: &State, company: CompanyId) -> bool {
    let half = state.held_by_players(company) >= state.spec(company).launch;
    let directed = state.own.certificate(company).is_some();
    state.kind(company) == CompanyKind::Regional && !state[company].launched && directed && half
}

/// Opens it with its capital, in one sum; it does not operate in a round that is under way. [1824-OR-12]
/// [1824-RULING-30]
pub fn open_if_due(draft: &mut Draft, company: CompanyId) {
    let Some(par) = draft[company].par.filter(|_| is_due(draft, company)) else { return };
    let capital = capital(draft, company, par);
    draft.emit(Event::Launched { company, markers: MARKERS });
    draft.pay(Account::Bank, Account::Company(company), capital);
    operating::sit_out(draft, company);
}

/// What it would be opened with now. [1824-REG-05] [1824-REG-11] [1824-REG-12] By the starting price, wherever the
/// marker is. [1824-REG-14]
pub fn capital(state: &State, company: CompanyId, par: Money) -> Money {
    // Only a Coal Railway that was ever bought brings its assets. [1824-RULING-32]
    let has_coal = stock::coal_of(state, company).is_some_and(|coal| state[coal].launched);
    par * i32::from(if has_coal { CAPITAL_WITH_COAL } else { state.spec(company).capital })
}
