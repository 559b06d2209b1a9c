//! The bond railway: it pays interest on its price, and others place its markers. [1824-CIS-27..29] [1824-CIS-34]
//! [1824-CIS-35]

use board::{Colour, HexId, StopRef};

use super::companies::COAL;
use super::own::{BondPlace, Pending};
use super::policy::SecondMarker;
use super::{Draft, Event as Own, G1824, State, Violation as Broken};
use crate::event::{Account, Event, Holder};
use crate::market::Cell;
use crate::rules::marker;
use crate::rules::{Checked, must};
use crate::state::{self, MAX_CITIES};
use crate::titles::TitlePending;
use crate::{CompanyId, ModelId, Money, Violation};

/// Its first price and where it lies: bottom row, second column. [1824-CIS-27]
pub const PRICE: Money = Money(50);
pub const CELL: Cell = Cell { row: 6, column: 1 };
const UNITS: u8 = 10;
/// One for its home, one that a train brings, one for Wien. [1824-CIS-29]
pub const MARKERS: u8 = 3;
/// The 4 and the 5: who buys the last of them places a marker.
const BRING_A_MARKER: [ModelId; 2] = [ModelId(2), ModelId(3)];

/// The Regional of the Coal Railway that is a construction railway. [1824-CIS-27]
pub fn of(state: &State) -> Option<CompanyId> {
    let coal = COAL.into_iter().find(|coal| state.own.construction.has(*coal))?;
    state.spec(coal).becomes
}

pub fn is_it(state: &State, company: CompanyId) -> bool {
    of(state) == Some(company)
}

/// All its units lie in the pool, it has a price and no director. [1824-CIS-27]
pub fn begin(draft: &mut Draft, company: CompanyId) {
    draft.emit(Event::ParSet { company, par: PRICE, cell: CELL });
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Pool, shares: UNITS });
    draft.emit(Event::Launched { company, markers: MARKERS });
}

/// Its turn: the home marker, a tenth of the price for each unit in players' hands, then the price moves right. Nobody is
/// asked. [1824-CIS-28] [1824-CIS-46]
pub fn operate(draft: &mut Draft, company: CompanyId) {
    if let Some(at) = draft.home(company).filter(|_| !draft[company].opened) {
        draft.emit(Event::HomePlaced { company, at });
    }
    let price = draft.price(company).unwrap_or_default();
    for player in draft.player_ids() {
        let held = draft.held(player, company);
        draft.pay(Account::Bank, Account::Player(player), price.fraction_floor(held, UNITS));
    }
    draft.move_price(company, |market, cell| market.after_payout(cell, false));
    draft.emit(Event::Operated(company));
    draft.emit(Event::TurnEnded(company));
}

/// After a company has bought a train: the last 4 of the bank brings the second marker, or else the last 5. As 18xx.games has
/// it, any 4 while a 5 is the next, or any 5 while a 6 is. [1824-CIS-29] [1824-CIS-39]
pub fn after_purchase(draft: &mut Draft, model: ModelId, is_from_bank: bool) {
    let counts = match draft.policies.second_marker {
        SecondMarker::LastCard => is_from_bank,
        SecondMarker::AnyPurchase => true,
    };
    let is_last = BRING_A_MARKER.contains(&model) && usize::from(draft.train_row) == model.index() + 1;
    if of(draft).is_some() && counts && is_last && !draft.own.bond_marker_fell_due {
        draft.emit(Own::BondMarkerFellDue);
        ask_for_marker(draft, BondPlace::Anywhere);
    }
}

/// The company that lays brown Wien places one there, unless it has one. [1824-CIS-29] [1824-CIS-40] [1824-CIS-41]
pub fn after_tile(draft: &mut Draft) {
    let Some(wien) = wien(draft) else { return };
    let board = draft.edition.board();
    if of(draft).is_some() && board.tiles[draft.layout.at(wien).tile].colour == Colour::Brown {
        ask_for_marker(draft, BondPlace::Wien);
    }
}

/// The home of the k&k.
fn wien(state: &State) -> Option<HexId> {
    Some(state.home(super::companies::KK)?.hex)
}

/// Asks the operating company, if there is a marker and a place for it.
fn ask_for_marker(draft: &mut Draft, place: BondPlace) {
    if !places(draft, place).is_empty() {
        draft.ask(Pending::BondMarker(place));
    }
}

/// Where the marker may go: to any city with an open place, on no hex twice; or to one in Wien. [1824-CIS-29] [1824-CIS-41]
pub fn places(state: &State, place: BondPlace) -> Vec<StopRef> {
    let Some(bond) = of(state).filter(|bond| state[*bond].markers > 0) else { return Vec::new() };
    let is_meant = |hex: &HexId| match place {
        BondPlace::Anywhere => true,
        BondPlace::Wien => wien(state) == Some(*hex),
    };
    let cities = |hex| (0..MAX_CITIES as u8).map(move |part| StopRef { hex, part });
    let hexes = state.edition.board().map.ids().filter(is_meant);
    hexes.flat_map(cities).filter(|at| marker::check_place(state, bond, *at).is_ok()).collect()
}

/// What is asked for now.
fn due(state: &State) -> Option<BondPlace> {
    match state.pending {
        Some(state::Pending::Title(TitlePending::G1824(Pending::BondMarker(place)))) => Some(place),
        _ => None,
    }
}

/// Free, and wherever it is: it need not be connected. A second marker in Wien is the one for Wien, and one more is placed
/// elsewhere at once. [1824-CIS-29] [1824-CIS-40]
pub fn place_marker(draft: &mut Draft, hex: HexId, city: u8) -> Checked {
    let place = due(draft).ok_or(Violation::NotNow)?;
    let bond = of(draft).ok_or(Violation::NotNow)?;
    let at = StopRef { hex, part: city };
    must(place == BondPlace::Anywhere || wien(draft) == Some(hex), || Broken::OnlyInWien)?;
    marker::check_place::<G1824>(draft, bond, at)?;

    draft.answered();
    draft.emit(Event::MarkerPlaced { company: bond, at });
    if place == BondPlace::Anywhere && wien(draft) == Some(hex) {
        ask_for_marker(draft, BondPlace::Anywhere);
    }
    Ok(())
}
