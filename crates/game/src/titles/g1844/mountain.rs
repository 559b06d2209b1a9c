//! Mountain railways. [1844-MTN-01..12]

use board::{Ground, HexId};

use super::own::Pending;
use super::{Draft, Event as Own, G1844, MountainId, State, Violation as Broken, stock};
use crate::event::Account;
use crate::rules::share_round::ShareRoundRules;
use crate::rules::{Checked, must, share_round, stock::must_afford};
use crate::titles::TitlePending;
use crate::{Money, Violation, state};

/// What a mountain railway costs. [1844-MTN-01]
pub const PRICE: Money = Money(150);

/// The three kinds of income panels: value in yellow, green, brown, grey; two of each. [1844-SETUP-18] [1844-MTN-09]
pub const PANELS: [[u16; 4]; 3] = [[10, 20, 50, 80], [10, 40, 50, 60], [10, 50, 80, 10]];

pub fn buy(draft: &mut Draft, id: MountainId) -> Checked {
    check_buy(draft, id)?;
    let (_, buyer) = share_round::turn(draft)?;

    draft.pay(Account::Player(buyer), Account::Bank, PRICE);
    draft.emit(Own::MountainSold { mountain: id, to: buyer });
    draft.ask(Pending::PlaceMountain(buyer, id));
    Ok(())
}

pub fn check_buy(state: &State, id: MountainId) -> Checked {
    let (_, buyer) = share_round::turn_to_trade(state)?;
    G1844::must_have_sold_down(state, buyer)?;
    let free = state.own.mountains.get(id.index()).is_some_and(|mountain| mountain.owner.is_none());
    must(free, || Broken::MountainTaken { mountain: id })?;
    // One of these and one tunnel certificate in a round. [1844-RULING-31]
    must(!state.own.share_round.mountain_bought.has(buyer), || Broken::MountainAlreadyBought)?;
    stock::must_be_free_of_debt(state, buyer)?;
    must_afford(state, buyer, PRICE)
}

/// Those that the player in turn may buy: which of the free ones makes no difference.
pub fn on_offer(state: &State) -> impl Iterator<Item = MountainId> {
    let mut free = MountainId::all().filter(|id| state.own.mountains[id.index()].owner.is_none()).peekable();
    let may_buy = free.peek().is_some_and(|id| check_buy(state, *id).is_ok());
    free.filter(move |_| may_buy)
}

/// The buyer chooses a free mountain hex and a panel; both are final. [1844-MTN-03] [1844-MTN-05]
pub fn check_place(state: &State, hex: HexId, panel: u8) -> Checked<MountainId> {
    let Some(state::Pending::Title(TitlePending::G1844(Pending::PlaceMountain(_, mountain)))) = state.pending else {
        return Err(Violation::NotNow);
    };
    let map = &state.edition.board().map;
    let is_mountain = map.hexes.get(hex.index()).is_some_and(|hex| hex.ground == Ground::Mountain);
    must(is_mountain, || Broken::NotAMountain { hex })?;
    must(state.own.mountain_at(hex).is_none(), || Broken::MountainHexTaken { hex })?;
    let left = state.own.panels.get(usize::from(panel)).is_some_and(|left| *left > 0);
    must(left, || Broken::NoSuchPanel { panel })?;
    Ok(mountain)
}

pub fn place(draft: &mut Draft, hex: HexId, panel: u8) -> Checked {
    let mountain = check_place(draft, hex, panel)?;
    draft.answered();
    draft.emit(Own::MountainBuilt { mountain, hex, panel });
    share_round::end_turn(draft);
    Ok(())
}

/// What a visit is worth; nothing can be visited without a railway. [1844-MTN-06]
pub fn value(state: &State, hex: HexId, colour: usize) -> Option<u16> {
    let mountain = state.own.mountain_at(hex)?;
    let panel = state.own.mountains[mountain.index()].panel;
    PANELS.get(usize::from(panel)).map(|values| values[colour])
}
