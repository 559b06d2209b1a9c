//! How the directorship changes hands in 1844, with its doubles. [1844-DIR-06] [1844-DIR-13]

use super::companies::SBB;
use super::{Draft, Event as Own};
use crate::event::{Event, Holder};
use crate::{CompanyId, PlayerId};

/// After a purchase: the buyer may have overtaken the director. [1844-DIR-03]
pub fn after_purchase(draft: &mut Draft, company: CompanyId, buyer: PlayerId) {
    match draft[company].director {
        Some(director) if draft.held(buyer, company) > draft.held(director, company) => {
            hand_over(draft, company, director, buyer);
        }
        None if company == SBB => first_of_sbb(draft, buyer),
        Some(_) | None => (),
    }
}

/// The certificate changes hands against shares of equal number. [1844-DIR-06] Only doubles need care: the new director
/// gives one if they have one, otherwise two singles. [1844-DIR-13] What the company owns stays with it, what the old
/// director owns with them. [1844-DIR-07] [1844-DIR-14]
pub fn hand_over(draft: &mut Draft, company: CompanyId, from: PlayerId, to: PlayerId) {
    if company == SBB && draft.own.doubles(to) == 0 {
        draft.emit(Own::DoublesMoved { from: Holder::Player(from), to: Holder::Player(to), doubles: 1 });
    }
    draft.emit(Event::DirectorChanged { company, to: Some(to) });
}

/// Nobody directs the SBB until somebody holds two shares; two singles are exchanged for a double. [1844-RULING-56]
fn first_of_sbb(draft: &mut Draft, player: PlayerId) {
    if draft.held(player, SBB) < 2 {
        return;
    }
    if draft.own.doubles(player) == 0 {
        draft.emit(Own::DoublesMoved { from: Holder::Pool, to: Holder::Player(player), doubles: 1 });
    }
    draft.emit(Event::DirectorChanged { company: SBB, to: Some(player) });
}
