//! The Furka-Oberalp line, P4's right. [1844-PRIV-14b] and on

use crate::event::{Event, Purse};
use crate::rules::{Verdict, must};
use crate::state::Owner;
use crate::titles::g1844::companies::P4;
use crate::titles::g1844::policy::FreeMoments;
use crate::titles::g1844::tile::{ABILITIES_PHASE, after_building};
use crate::titles::g1844::{exchange, share_round};
use crate::{Draft, Money, State, Violation};

/// What the owner gets for laying it. [1844-PRIV-15]
const BONUS: Money = Money(80);

pub fn lay(draft: &mut Draft) -> Verdict {
    check(draft)?;
    lay_line(draft);
    after_building(draft);
    Ok(())
}

pub fn check(state: &State) -> Verdict {
    must(!state.furka_oberalp, || Violation::FurkaOberalpGone)?;
    let owner = state.privates[P4.index()].owner;
    must(!matches!(owner, Owner::Bank | Owner::Closed), || Violation::FurkaOberalpGone)?;
    let phase = state.phase;
    must(phase >= ABILITIES_PHASE, || Violation::FurkaOberalpNotYet { phase })?;
    let in_time = state.edition.swiss().free_moments == FreeMoments::AnyTime || is_owners_turn(state, owner);
    must(in_time, || Violation::FurkaOberalpNotYourTurn)
}

/// [1844-DEV-13]
fn is_owners_turn(state: &State, owner: Owner) -> bool {
    if let Ok((_, player)) = share_round::turn(state) {
        return owner == Owner::Player(player);
    }
    state.turn().is_some_and(|turn| match owner {
        Owner::Company(company) => turn.company == company,
        Owner::Player(player) => state[turn.company].director == Some(player),
        Owner::Bank | Owner::Closed => false,
    })
}

/// Lays the line, pays the owner, closes P4; also by force at the first 5/5H. [1844-PRIV-15] [1844-PRIV-16]
pub fn lay_line(draft: &mut Draft) {
    let owner = draft.privates[P4.index()].owner;
    draft.emit(Event::FurkaOberalpLaid);
    match owner {
        Owner::Player(player) => {
            draft.pay(Purse::Bank, Purse::Player(player), BONUS);
            exchange::settle_from_cash(draft, player);
        }
        Owner::Company(company) => draft.pay(Purse::Bank, Purse::Company(company), BONUS),
        Owner::Bank | Owner::Closed => (),
    }
    draft.emit(Event::PrivateMoved { private: P4, to: Owner::Closed });
}
