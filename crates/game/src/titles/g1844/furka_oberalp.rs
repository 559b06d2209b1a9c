//! The Furka-Oberalp line, P4's right. [1844-PRIV-14..17]

use board::HexId;

use super::companies::P4;
use super::own::Pending as Asked;
use super::policy::FreeMoments;
use super::tile::ABILITIES_PHASE;
use super::{Draft, Event as Own, State, Violation as Broken, destination, exchange};
use crate::Money;
use crate::event::{Account, Event};
use crate::rules::{Checked, must, share_round};
use crate::state::{Owner, Pending};
use crate::titles::TitlePending;

/// What the owner gets for laying it. [1844-PRIV-15]
pub const BONUS: Money = Money(80);

pub fn lay(draft: &mut Draft) -> Checked {
    check(draft)?;
    lay_line(draft);
    destination::check_at_once(draft);
    Ok(())
}

pub fn check(state: &State) -> Checked {
    must(!state.own.furka_oberalp, || Broken::FurkaOberalpGone)?;
    let owner = state[P4];
    must(!matches!(owner, Owner::Bank | Owner::Closed), || Broken::FurkaOberalpGone)?;
    let phase = state.phase;
    must(phase >= ABILITIES_PHASE, || Broken::FurkaOberalpNotYet { phase })?;
    let in_time = match state.policies.free_moments {
        FreeMoments::AnyTime => true,
        FreeMoments::OwnTurns => is_owners_turn(state, owner),
        FreeMoments::OwnTurnsUnasked => {
            let places = matches!(state.pending, Some(Pending::Title(TitlePending::G1844(Asked::PlaceMountain(..)))));
            must(!places, || Broken::MountainToPlace)?;
            is_owners_turn(state, owner)
        }
    };
    must(in_time, || Broken::FurkaOberalpNotYourTurn)
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
    let owner = draft[P4];
    draft.emit(Own::FurkaOberalpLaid);
    match owner {
        Owner::Player(player) => {
            draft.pay(Account::Bank, Account::Player(player), BONUS);
            exchange::settle_from_cash(draft, player);
        }
        Owner::Company(company) => draft.pay(Account::Bank, Account::Company(company), BONUS),
        Owner::Bank | Owner::Closed => (),
    }
    draft.emit(Event::PrivateMoved { private: P4, to: Owner::Closed });
}

/// Hexes of the line take nothing else but tunnels, laid or not. [1844-PRIV-17]
pub fn is_on_the_line(state: &State, hex: HexId) -> bool {
    let map = &state.edition.board().map;
    state.policies.furka_oberalp.iter().any(|(name, _)| map.named(name) == Some(hex))
}
