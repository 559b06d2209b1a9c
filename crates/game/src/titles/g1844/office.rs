//! How the office of director changes hands in 1844, with its doubles. [1844-DIR-06] [1844-DIR-13]

use crate::event::{Event, Holder};
use crate::titles::g1844::companies::SBB;
use crate::{CompanyId, Draft, PlayerId};

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
