//! Who directs a company. [1844-DIR-01..05], [1824-DIR-02..05]

use crate::rules::{Checked, must};
use crate::state::Common;
use crate::{CompanyId, PlayerId, Violation};

/// Who holds strictly more than the director, the first after them in playing order among equals. [1844-DIR-03]
/// [1844-DIR-04] [1844-DIR-05] [1824-DIR-03] [1824-DIR-04] `left` are the director's shares after what is about to happen.
pub fn successor(state: &Common, company: CompanyId, left: u8) -> Option<PlayerId> {
    let director = state[company].director?;
    let others = || state.in_order_after(director).filter(move |player| *player != director);
    let most = others().map(|player| state.held(player, company)).max()?;
    if most <= left {
        return None;
    }
    others().find(|player| state.held(*player, company) == most)
}

/// Who directs a new national company: the one with most shares, at least two; among equals a former director or owner in
/// the order given, then the first in playing order. [1844-SBB-18] [1844-RULING-56] [1824-STAAT-09] [1824-STAAT-10]
/// [1824-STAAT-23]
pub fn first_of_national(state: &Common, company: CompanyId, former: &[Option<PlayerId>]) -> Option<PlayerId> {
    let most = state.player_ids().map(|player| state.held(player, company)).max()?;
    if most < 2 {
        return None;
    }
    let leads = |player: &PlayerId| state.held(*player, company) == most;
    former.iter().flatten().copied().find(leads).or_else(|| state.in_order().find(leads))
}

/// The director's certificate is never sold: it is handed over if another player takes over, who needs two shares for it.
/// Tells who that is. [1844-SR-28] [1844-DIR-08] [1844-RULING-04] [1824-DIR-08] [1824-DIR-09] [1824-DIR-10] So a share
/// out of it can be sold when somebody takes over. [1844-DIR-09] [1844-DIR-10] [1824-RULING-24]
pub fn must_leave_a_director(state: &Common, company: CompanyId, left: u8) -> Checked<Option<PlayerId>> {
    let successor = successor(state, company, left);
    let takes_over = successor.is_some_and(|player| state.held(player, company) >= 2);
    must(takes_over || (successor.is_none() && left >= 2), || Violation::DirectorCannotStepDown { company })?;
    Ok(successor)
}
