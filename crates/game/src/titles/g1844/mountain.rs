//! Mountain railways. [1844-MTN-01] and on

use board::{Ground, HexId};

use crate::event::Event;
use crate::rules::{Verdict, must};
use crate::state::Pending;
use crate::titles::g1844::{share_round, stock};
use crate::{Draft, Money, MountainId, State, Violation};

pub const PRICE: Money = Money(150);

/// The three kinds of income panels: value in yellow, green, brown, grey; two of each. [1844-SETUP-18] [1844-MTN-09]
pub const PANELS: [[u16; 4]; 3] = [[10, 20, 50, 80], [10, 40, 50, 60], [10, 50, 80, 10]];

pub fn check_buy(state: &State, id: MountainId) -> Verdict {
    let (round, buyer) = share_round::turn_to_trade(state)?;
    share_round::must_have_sold_down(state, buyer)?;
    let free = state.mountains.get(id.index()).is_some_and(|mountain| mountain.owner.is_none());
    must(free, || Violation::MountainTaken { mountain: id })?;
    must(!round.mountain_bought.has(buyer), || Violation::MountainAlreadyBought)?;
    stock::must_be_free_of_debt(state, buyer)?;
    stock::must_afford(state, buyer, PRICE)
}

/// The buyer chooses a free mountain hex and a panel; both are final. [1844-MTN-03] [1844-MTN-05]
pub fn check_place(state: &State, hex: HexId, panel: u8) -> Verdict<MountainId> {
    let Some(Pending::PlaceMountain(_, mountain)) = state.pending else { return Err(Violation::NotNow) };
    let map = &state.edition.ways().map;
    let is_mountain = map.hexes.get(hex.index()).is_some_and(|hex| hex.ground == Ground::Mountain);
    must(is_mountain, || Violation::NotAMountain { hex })?;
    must(state.mountain_at(hex).is_none(), || Violation::MountainHexTaken { hex })?;
    let left = state.panels.get(usize::from(panel)).is_some_and(|left| *left > 0);
    must(left, || Violation::NoSuchPanel { panel })?;
    Ok(mountain)
}

pub fn place(draft: &mut Draft, hex: HexId, panel: u8) -> Verdict {
    let mountain = check_place(draft, hex, panel)?;
    draft.emit(Event::Awaited(None));
    draft.emit(Event::MountainBuilt { mountain, hex, panel });
    Ok(())
}

/// What a visit is worth; nothing can be visited without a railway. [1844-MTN-06]
pub fn value(state: &State, hex: HexId, colour: usize) -> Option<u16> {
    let mountain = state.mountain_at(hex)?;
    let panel = state.mountains[mountain.index()].panel;
    PANELS.get(usize::from(panel)).map(|values| values[colour])
}
