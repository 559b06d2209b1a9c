//! 1824 Austria-Hungary in figures: what people's games and self-play show.

use game::edition::CompanyKind;
use game::g1824::companies::{KK, SD};
use game::g1824::policy::KkFormation;
use game::g1824::{Action, bond_railway, is_first};
use game::{CompanyId, PlayerId, State, TitlePolicies};

use super::{Economy, Merger};

/// What the network has learned ([lab](../../../lab/README.md)).
#[cfg(feature = "weights")]
pub const WEIGHTS: Option<&[u8]> = Some(include_bytes!("../../weights/1824.network"));
#[cfg(not(feature = "weights"))]
pub const WEIGHTS: Option<&[u8]> = None;

#[rustfmt::skip]
const PER_TRAIN: &[[f64; 4]] = &[
    // yellow, green, brown, grey
    [ 40.0,  50.0,  55.0,  55.0], // 2
    [ 70.0,  95.0, 105.0, 110.0], // 3
    [ 90.0, 130.0, 160.0, 170.0], // 4
    [110.0, 160.0, 210.0, 230.0], // 5
    [130.0, 190.0, 260.0, 300.0], // 6
    [150.0, 220.0, 330.0, 390.0], // 8
    [150.0, 240.0, 350.0, 400.0], // 10
    [ 20.0,  25.0,  25.0,  25.0], // 1g
    [ 35.0,  50.0,  55.0,  55.0], // 2g
    [ 55.0,  90.0, 110.0, 120.0], // 3g
    [ 80.0, 140.0, 220.0, 260.0], // 4g
    [100.0, 160.0, 240.0, 290.0], // 5g
];

pub const ECONOMY: Economy = Economy {
    per_train: PER_TRAIN,
    step: 16.0,
    national: (120.0, 360.0),
    regional_income: 260.0,
    growth: 0.25,
    room: 6.0,
    debt: 1.5,
    papers_close: 4,
    new_line: 0.7,
    no_line: 0.4,
    good_line: 1.0,
    rounds_left: &[16.0, 15.0, 13.0, 11.0, 9.0, 8.0, 7.0, 5.0],
    rivalry: (0.75, 0.0),
    rounds_ahead: 5,
};

/// Coal railways end with the first 5 at the latest, the others with the phase of their Staatsbahn.
pub fn merges_at(state: &State, company: CompanyId) -> Option<u8> {
    let into = state.spec(company).becomes?;
    state[company].director()?;
    if is_construction(state, company) {
        return None;
    }
    Some(match into {
        SD => 4,
        KK if is_kk_late(state) => 6,
        _ => 5,
    })
}

fn is_kk_late(state: &State) -> bool {
    matches!(state.edition().policies, TitlePolicies::G1824(policies) if policies.kk_formation == KkFormation::FirstSix)
}

/// It builds, and goes for nothing.
pub fn is_construction(state: &State, company: CompanyId) -> bool {
    state.g1824().is_some_and(|own| own.is_construction(company))
}

/// What the shares of the bond railway pay a player in an operating round: a tenth of the price each.
pub fn interest(state: &State, player: PlayerId) -> f64 {
    let bond = bond_railway(state).filter(|bond| state[*bond].is_launched());
    let pays = |bond: CompanyId| f64::from(state.price(bond).unwrap_or_default().0) / 10.0 * held(state, player, bond);
    bond.map_or(0.0, pays)
}

fn held(state: &State, player: PlayerId, company: CompanyId) -> f64 {
    f64::from(state.held(player, company))
}

/// Two units for a coal railway and for the first of a Staatsbahn, one for the others. What the bank gives for units that
/// nobody holds is shared out among the forerunners.
pub fn merger(state: &State, company: CompanyId) -> Option<Merger> {
    let into = state.spec(company).becomes.filter(|_| !is_construction(state, company))?;
    let (per_share, capital) = match state.kind(company) {
        CompanyKind::Coal => (2, 400.0),
        _ => (if is_first(state, company) { 2 } else { 1 }, 350.0),
    };
    Some(Merger { into, per_share, capital, pays_difference: false })
}

/// Regionals whose Coal Railway is gone; the others belong to its owner.
pub fn may_be_started(state: &State, company: CompanyId, is_gone: impl Fn(CompanyId) -> bool) -> bool {
    let kept = |minor: CompanyId| state.spec(minor).becomes == Some(company) && !is_gone(minor);
    let is_there = !state[company].is_closed() && bond_railway(state) != Some(company);
    state.kind(company) == CompanyKind::Regional && is_there && !state.edition().company_ids().any(kept)
}

pub const fn taste(action: &Action) -> f64 {
    match action {
        Action::DiscardMountain(_) => -50.0,
        _ => 0.0,
    }
}

pub const fn leaning(action: &Action) -> f64 {
    match action {
        Action::DiscardMountain(_) => -100.0,
        _ => taste(action),
    }
}
