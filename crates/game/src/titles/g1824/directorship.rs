//! Who directs a major of 1824, and where its director's certificate lies. [1824-DIR-01..13]

use super::companies::STAATSBAHNEN;
use super::{Draft, Event as Own, State};
use crate::event::Event;
use crate::rules::director;
use crate::state::Round;
use crate::{CompanyId, PlayerId};

/// After units have changed hands: a player who holds strictly more takes over. [1824-DIR-03] [1824-DIR-13] Nobody directs a
/// Regional whose certificate is still reserved. [1824-DIR-12] At once, in rounds of both kinds, after an exchange as
/// after a purchase. [1824-DIR-14] [1824-RULING-23] [1824-DIR-02]
pub fn settle(draft: &mut Draft, company: CompanyId) {
    match draft[company].director {
        Some(director) => {
            let left = draft.held(director, company);
            if let Some(player) = director::successor(draft, company, left) {
                hand_over(draft, company, player);
            }
        }
        None if STAATSBAHNEN.contains(&company) && draft[company].launched => appoint_first(draft, company),
        None => (),
    }
}

/// The certificate goes with the directorship, against two of the new director's own. [1824-DIR-06] Where it already lay
/// apart from it, it stays. [1824-DEV-13] What the company owns stays with it. [1824-DIR-07]
pub fn hand_over(draft: &mut Draft, company: CompanyId, to: PlayerId) {
    let (old, holder) = (draft[company].director, draft.own.certificate(company));
    draft.emit(Event::DirectorChanged { company, to: Some(to) });
    if holder == old {
        draft.emit(Own::CertificateMoved { company, to: Some(to) });
    }
}

/// A Staatsbahn without a director gets one as soon as a player holds two units. [1824-STAAT-24a] [1824-STAAT-26]
/// [1824-DIR-05]
fn appoint_first(draft: &mut Draft, company: CompanyId) {
    let first = draft.in_order().find(|player| draft.held(*player, company) >= 2);
    if let Some(player) = first {
        draft.emit(Event::DirectorChanged { company, to: Some(player) });
        draft.emit(Own::CertificateMoved { company, to: Some(player) });
    }
}

/// Who decides for a company: its director, or for one in receivership the first holder of a unit in playing order, else
/// the first player. [1824-DIR-01] [1824-DEV-12]
pub fn acting(state: &State, company: CompanyId) -> Option<PlayerId> {
    let holder = || state.in_order().find(|player| state.held(*player, company) > 0);
    let in_turn = matches!(state.round, Round::Operating(_));
    let receiver = || holder().or(Some(state.order[0])).filter(|_| in_turn);
    state[company].director.or_else(receiver)
}
