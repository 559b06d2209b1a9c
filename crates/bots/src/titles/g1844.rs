//! 1844 Switzerland in figures: what people's games and self-play show.

use game::edition::CompanyKind;
use game::g1844::companies::{P6, PRE_SBB, SBB};
use game::g1844::{Action, Choice, Own};
use game::state::Owner;
use game::{CompanyId, PlayerId, PrivateId, State};

use super::{Economy, Merger};
use crate::Dice;

/// What the network has learned ([lab](../../../lab/README.md)).
#[cfg(feature = "weights")]
pub const WEIGHTS: Option<&[u8]> = Some(include_bytes!("../../weights/1844.network"));
#[cfg(not(feature = "weights"))]
pub const WEIGHTS: Option<&[u8]> = None;

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
    // Fortunes lie further apart than in 1824, and winning is about the richest.
    rivalry: (0.15, 0.6),
    rounds_ahead: 3,
};

/// The SBB takes over with the first 5.
pub fn merges_at(state: &State, company: CompanyId) -> Option<u8> {
    (PRE_SBB.contains(&company) && state[company].par().is_some()).then_some(5)
}

/// A share of the SBB for each of a V company's; the bank gives 400, a fifth for each.
pub fn merger(company: CompanyId) -> Option<Merger> {
    let merger = Merger { into: SBB, per_share: 1, capital: 80.0, pays_difference: true };
    PRE_SBB.contains(&company).then_some(merger)
}

/// V companies are not worth it shortly before the SBB takes over.
pub fn may_be_started(state: &State, company: CompanyId, phase: u8) -> bool {
    match state.kind(company) {
        CompanyKind::Forerunner => phase < 4,
        CompanyKind::Historical | CompanyKind::Regional => true,
        CompanyKind::Coal | CompanyKind::National => false,
    }
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
    let row = usize::from(state.seats()).saturating_sub(3).min(PRIVATES.len() - 1);
    let start = state.edition().seats(state.seats()).map_or(0.0, |seats| f64::from(seats.cash.0));
    let spent = start - f64::from(state[seat].cash().0);
    // P6 is a director's certificate itself: only what it costs beyond its face counts.
    let is_director = private == P6 || state.owner(P6) == Owner::Player(seat);
    let free = if is_director { f64::from(state.edition().private(P6).face.0) } else { 0.0 };
    PRIVATES[row][private.index()].min(ALL_PRIVATES[row] + free - spent)
}

/// Mountains and tunnels: income in an operating round and worth at the end.
pub fn papers(own: &Own, player: PlayerId) -> (f64, f64) {
    let (mut income, mut worth) = (0.0, 0.0);
    for mountain in own.mountains().iter().filter(|paper| paper.owner == Some(player)) {
        let sure = if mountain.activated { 1.0 } else { 0.7 };
        (income, worth) = (income + 40.0 * sure, worth + 150.0 * sure);
    }
    for tunnel in own.tunnels().iter().filter(|paper| paper.owner == Some(player)) {
        let sure = if tunnel.activated { 1.0 } else { 0.5 };
        (income, worth) = (income + 10.0 * sure, worth + 50.0 * sure);
    }
    (income, worth)
}

pub fn papers_in_book(own: &Own, player: PlayerId, rounds: f64) -> f64 {
    let mountains = own.mountains().iter().filter(|mountain| mountain.owner == Some(player));
    let tunnels = own.tunnels().iter().filter(|tunnel| tunnel.owner == Some(player) && tunnel.hex.is_some());
    mountains.count() as f64 * (110.0 + 25.0 * rounds) + tunnels.count() as f64 * (40.0 + 8.0 * rounds)
}

/// Of a bid the lowest, of a price both ends.
pub fn candidates(choice: &Choice) -> Vec<game::Action> {
    match choice {
        Choice::Bid { minimum, .. } => vec![Action::Bid(*minimum).into()],
        Choice::BuyPrivate { private, minimum, maximum } => {
            let mut prices = vec![*maximum];
            prices.extend((minimum < maximum).then_some(*minimum));
            prices.into_iter().map(|price| Action::BuyPrivate { private: *private, price }.into()).collect()
        }
    }
}

pub fn any_of(choice: &Choice, dice: &mut Dice) -> game::Action {
    match choice {
        Choice::Bid { minimum, maximum } => Action::Bid(dice.between(*minimum, *maximum)).into(),
        Choice::BuyPrivate { private, minimum, maximum } => {
            Action::BuyPrivate { private: *private, price: dice.between(*minimum, *maximum) }.into()
        }
    }
}

pub const fn kind_of(action: &Action) -> Option<u8> {
    match action {
        Action::LayExtraTile(_) => Some(1),
        Action::BuildTunnel { .. } => Some(5),
        Action::BuyMountain(_) | Action::BuyTunnel(_) => Some(6),
        _ => None,
    }
}

pub fn taste(state: &State, action: &Action) -> f64 {
    match action {
        Action::ReachDestination(_) => 1000.0,
        Action::DeclareBankruptcy => -5000.0,
        // It ends with the phase.
        Action::LayFurkaOberalp if state.phase() >= 4 => 5.0,
        Action::LayFurkaOberalp => -5.0,
        Action::PlaceMountain { panel, .. } => f64::from(*panel),
        Action::BuyTunnel(_) => -40.0,
        _ => 0.0,
    }
}

pub fn leaning(state: &State, action: &Action) -> f64 {
    match action {
        // A higher par brings more to the treasury and the price into a longer row.
        Action::SetFnmPar(par) => f64::from(par.0) * 0.2,
        Action::BuyTunnel(_) => -60.0,
        _ => taste(state, action),
    }
}
