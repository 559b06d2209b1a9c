//! Station markers. [1844-TOK-01] and on

use board::{Part, Reach, StopRef};

use crate::rules::{Verdict, must, track};
use crate::titles::holds_place;
use crate::{CompanyId, Money, State, Violation};

fn must_have_one(state: &State, company: CompanyId, cost: Money) -> Verdict {
    must(state[company].markers > 0, || Violation::NoMarkerLeft)?;
    let cash = state[company].cash;
    must(cash >= cost, || Violation::MarkerTooDear { cost, cash })
}

/// Whether the company may place a marker there at this cost.
pub fn check(state: &State, company: CompanyId, at: StopRef, cost: Money, connected: &Reach) -> Verdict {
    must_have_one(state, company, cost)?;
    let slots = must_be_a_city(state, at)?;
    let taken = state.markers_in(at).len() as u8;
    must(taken < slots, || Violation::NoFreeCircle { at })?;
    must(connected.has(at), || Violation::MarkerNotConnected { at })?;
    let here = state.markers[at.hex.index()].iter().any(|city| city.has(company));
    must(!here, || Violation::MarkerOnHexAlready { hex: at.hex })?;
    must(taken + reserved(state, company, at) < slots, || Violation::CircleReserved { at })
}

fn must_be_a_city(state: &State, at: StopRef) -> Verdict<u8> {
    let on_map = at.hex.index() < state.edition.ways().map.hexes.len();
    must(on_map, || Violation::NotACity { hex: at.hex })?;
    match state.track().part(at) {
        Some(Part::City { slots, .. }) => Ok(*slots),
        Some(Part::Town { .. } | Part::Place { .. }) | None => Err(Violation::NotACity { hex: at.hex }),
    }
}

/// Circles kept for companies whose home this is and that have not yet operated. [1844-TOK-09] [1844-TOK-10]
fn reserved(state: &State, company: CompanyId, at: StopRef) -> u8 {
    let waits = |other: &CompanyId| *other != company && holds_place(state, *other) && state.home(*other) == Some(at);
    state.edition.company_ids().filter(waits).count() as u8
}

/// Every city where the company may place a marker now, at this cost.
pub fn places(state: &State, company: CompanyId, cost: Money) -> Vec<StopRef> {
    if must_have_one(state, company, cost).is_err() {
        return Vec::new();
    }
    let connected = track::connections(state, company);
    connected.stops().filter(|at| check(state, company, *at, cost, &connected).is_ok()).collect()
}
