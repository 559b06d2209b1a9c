//! 1844 Switzerland in figures: what people's games and self-play show.

use game::state::Owner;
use game::titles::g1844::companies::{P6, PRE_SBB, SBB};
use game::{CompanyId, PlayerId, PrivateId, State};

use super::Economy;

#[rustfmt::skip]
const PER_TRAIN: &[[f64; 4]] = &[
    // yellow, green, brown, grey
    [ 50.0,  60.0,  60.0,  60.0], // 2
    [ 40.0,  50.0,  50.0,  50.0], // 2H
    [ 80.0, 110.0, 110.0, 110.0], // 3
    [ 60.0,  85.0,  95.0,  95.0], // 3H
    [110.0, 140.0, 160.0, 160.0], // 4
    [ 80.0, 115.0, 140.0, 140.0], // 4H
    [130.0, 170.0, 200.0, 220.0], // 5
    [100.0, 140.0, 180.0, 195.0], // 5H
    [150.0, 200.0, 280.0, 340.0], // 6
    [110.0, 150.0, 200.0, 215.0], // 6H
    [200.0, 300.0, 400.0, 520.0], // 8E
    [120.0, 170.0, 220.0, 250.0], // 8H
    [100.0, 140.0, 180.0, 195.0], // EVA
    [100.0, 140.0, 180.0, 195.0], // the SBB's own 5H
];

pub const ECONOMY: Economy = Economy {
    per_train: PER_TRAIN,
    step: 12.0,
    national: (100.0, 500.0),
    regional_income: 150.0,
    growth: 0.25,
    room: 6.0,
    debt: 1.5,
    papers_close: 5,
    new_line: 0.7,
    no_line: 0.4,
    good_line: 1.0,
    rounds_left: &[16.0, 15.0, 12.0, 10.0, 8.0, 7.0, 5.0],
};

/// The SBB takes over with the first 5.
pub fn merges_at(state: &State, company: CompanyId) -> Option<u8> {
    (PRE_SBB.contains(&company) && state[company].par.is_some()).then_some(5)
}

/// A share of the SBB for each of a V company's; the bank gives 400, a fifth for each.
pub fn merger(company: CompanyId) -> Option<(CompanyId, u8, f64)> {
    PRE_SBB.contains(&company).then_some((SBB, 1, 80.0))
}

/// What each private is worth, by number of players from 3 on: income, what a company pays for it, and its extra.
#[rustfmt::skip]
const PRIVATES: [[f64; 7]; 5] = [
    [22.0, 75.0, 115.0, 110.0, 190.0, 212.0, 100.0],
    [23.0, 79.0, 120.0, 110.0, 197.0, 221.0, 100.0],
    [24.0, 82.0, 125.0, 115.0, 205.0, 230.0, 100.0],
    [25.0, 85.0, 130.0, 120.0, 213.0, 239.0, 104.0],
    [26.0, 89.0, 135.0, 124.0, 221.0, 248.0, 108.0],
];

/// The most for all privates together, by number of players: certificates have to stay within reach.
const ALL_PRIVATES: [f64; 5] = [550.0, 370.0, 260.0, 190.0, 150.0];

pub fn bid_limit(state: &State, seat: PlayerId, private: PrivateId) -> f64 {
    let row = usize::from(state.seats).saturating_sub(3).min(PRIVATES.len() - 1);
    let start = state.edition.seats(state.seats).map_or(0.0, |seats| f64::from(seats.cash.0));
    let spent = start - f64::from(state[seat].cash.0);
    // P6 is a director's certificate itself: only what it costs beyond its face counts.
    let is_director = private == P6 || state.privates[P6.index()].owner == Owner::Player(seat);
    let free = if is_director { f64::from(state.edition.privates[P6.index()].face.0) } else { 0.0 };
    PRIVATES[row][private.index()].min(ALL_PRIVATES[row] + free - spent)
}
