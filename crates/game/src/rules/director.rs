//! Who directs a company. [1844-DIR-01] and on

use crate::event::{Event, Holder};
use crate::titles::g1844::companies::SBB;
use crate::{CompanyId, Draft, PlayerId, State};

/// Who holds strictly more than the director, the first after him in playing order among equals. [1844-DIR-03]
/// [1844-DIR-04] [1844-DIR-05] `left` are the director's shares after what is about to happen.
pub fn successor(state: &State, company: CompanyId, left: u8) -> Option<PlayerId> {
    let director = state[company].director?;
    let held = |player: &PlayerId| state[company].shares[player.index()];
    let others = || state.in_order_after(director).filter(move |player| *player != director);
    let most = others().map(|player| held(&player)).max()?;
    if most <= left {
        return None;
    }
    others().find(|player| held(player) == most)
}

/// After a purchase: the buyer may have overtaken the director.
pub fn after_purchase(draft: &mut Draft, company: CompanyId, buyer: PlayerId) {
    let held = |player: PlayerId| draft[company].shares[player.index()];
    match draft[company].director {
        Some(director) if held(buyer) > held(director) => hand_over(draft, company, director, buyer),
        None if company == SBB => first_national_director(draft, buyer),
        Some(_) | None => (),
    }
}

/// The certificate changes hands against shares of equal number. [1844-DIR-06] Only doubles need care: the new director
/// gives one if he has one, otherwise two singles. [1844-DIR-13]
pub fn hand_over(draft: &mut Draft, company: CompanyId, from: PlayerId, to: PlayerId) {
    if company == SBB && draft.doubles[to.index()] == 0 {
        draft.emit(Event::DoublesMoved { from: Holder::Player(from), to: Holder::Player(to), doubles: 1 });
    }
    draft.emit(Event::DirectorChanged { company, to: Some(to) });
}

/// Nobody directs the SBB until somebody holds two shares; two singles are exchanged for a double. [1844-RULING-56]
pub fn first_national_director(draft: &mut Draft, player: PlayerId) {
    if draft[SBB].shares[player.index()] < 2 {
        return;
    }
    if draft.doubles[player.index()] == 0 {
        draft.emit(Event::DoublesMoved { from: Holder::Pool, to: Holder::Player(player), doubles: 1 });
    }
    draft.emit(Event::DirectorChanged { company: SBB, to: Some(player) });
}
