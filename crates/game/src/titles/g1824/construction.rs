//! Construction railways: the cards of stack 1 build track and do nothing else. [1824-CIS-25] [1824-CIS-26] [1824-CIS-30]

use super::companies::KK2;
use super::policy::MissingMarker;
use super::{Draft, Event as Own, State, Violation as Broken, stock};
use crate::event::Event;
use crate::rules::{Checked, must};
use crate::{CompanyId, Money};

/// What either of them costs. [1824-CIS-22]
pub const PRICE: Money = Money(120);

pub const fn is_one(state: &State, company: CompanyId) -> bool {
    state.own.construction.has(company)
}

/// Whether a certificate is set aside for the owner of this minor. A construction railway frees it. [1824-CIS-26]
pub fn keeps_a_certificate(state: &State, minor: CompanyId) -> bool {
    let has_freed_it = is_one(state, minor) && state[minor].launched;
    !state[minor].closed && !has_freed_it
}

/// How many markers of a Staatsbahn are lost with forerunners that are construction railways or not in the game.
/// [1824-DEV-34]
pub fn markers_lost(state: &State, staatsbahn: CompanyId) -> u8 {
    let is_missing = |minor: &CompanyId| is_one(state, *minor) || state.policies.not_in_play.contains(minor);
    let lost = || stock::forerunners(state, staatsbahn).filter(is_missing).count();
    match state.policies.missing_marker {
        MissingMarker::IsLeft => 0,
        MissingMarker::IsLost => lost() as u8,
    }
}

/// It is never exchanged. [1824-CIS-25]
pub fn must_be_none(state: &State, company: CompanyId) -> Checked {
    must(!is_one(state, company), || Broken::ConstructionRailway { company })
}

/// With the first 4, or with the first 5 if KK2 is one of them: all close for nothing, and what they held is free.
/// [1824-CIS-30]
pub fn close_if_due(draft: &mut Draft, phase: u8) {
    let last = if draft.own.construction.has(KK2) { 5 } else { 4 };
    if phase != last {
        return;
    }
    for company in draft.own.construction.iter() {
        for at in draft.markers_of(company) {
            draft.emit(Own::MarkerRemoved { company, at });
        }
        draft.emit(Event::Merged(company));
    }
}
