//! Station markers. [1844-TOK-01] and on

use board::{HexId, Part, Reach, StopRef};

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, operating, track};
use crate::state::Step;
use crate::{CompanyId, Draft, Money, State, Violation};

pub fn place(draft: &mut Draft, hex: HexId, city: u8) -> Verdict {
    let turn = operating::turn_at(draft, Step::Marker)?;
    let company = turn.company;
    let at = StopRef { hex, part: city };
    let connected = track::connections(draft, company);
    check(draft, company, at, &connected)?;

    draft.pay(Purse::Company(company), Purse::Bank, cost(draft, company));
    draft.emit(Event::MarkerPlaced { company, at });
    draft.emit(Event::RouteSeen { company, seen: false });
    operating::end_marker(draft, turn);
    Ok(())
}

/// The first further marker costs 40, every later one 100; the SBB's always 100. [1844-TOK-03] [1844-TOK-04]
pub fn cost(state: &State, company: CompanyId) -> Money {
    let first = state.kind(company) != Kind::National && state[company].paid_markers == 0;
    Money(if first { 40 } else { 100 })
}

fn must_have_one(state: &State, company: CompanyId) -> Verdict {
    must(state[company].markers > 0, || Violation::NoMarkerLeft)?;
    let (cost, cash) = (cost(state, company), state[company].cash);
    must(cash >= cost, || Violation::MarkerTooDear { cost, cash })
}

pub fn check(state: &State, company: CompanyId, at: StopRef, connected: &Reach) -> Verdict {
    must_have_one(state, company)?;
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
    let waits = |other: &CompanyId| {
        let charter = &state[*other];
        *other != company && !charter.opened && !charter.closed && state.home(*other) == Some(at)
    };
    state.edition.company_ids().filter(waits).count() as u8
}

/// Whether the company could place a marker at all: money, marker and a place.
pub fn is_possible(state: &State, company: CompanyId) -> bool {
    must_have_one(state, company).is_ok() && !places(state, company).is_empty()
}

/// Every city where the company may place a marker now.
pub fn places(state: &State, company: CompanyId) -> Vec<StopRef> {
    if must_have_one(state, company).is_err() {
        return Vec::new();
    }
    let connected = track::connections(state, company);
    connected.stops().filter(|at| check(state, company, *at, &connected).is_ok()).collect()
}
