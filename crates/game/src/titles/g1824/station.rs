//! The marker step of 1824. [1824-TOK-01] and on

use board::{HexId, StopRef};

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, marker, track, turn};
use crate::state::Step;
use crate::titles::g1824::policy::NoForerunners;
use crate::titles::g1824::{operating, stock};
use crate::{CompanyId, Draft, Money, State};

pub fn place(draft: &mut Draft, hex: HexId, city: u8) -> Verdict {
    let turn = turn::at(draft, Step::Marker)?;
    let company = turn.company;
    let at = StopRef { hex, part: city };
    let cost = cost(draft, company);
    marker::check(draft, company, at, cost, &track::connections(draft, company))?;

    draft.pay(Purse::Company(company), Purse::Bank, cost);
    draft.emit(Event::MarkerPlaced { company, at });
    operating::end_marker(draft, turn);
    Ok(())
}

/// By the number on the map: none 0, one 40, more 100. [1824-TOK-03] [1824-TOK-04] [1824-STAAT-30] [1824-RULING-42]
pub fn cost(state: &State, company: CompanyId) -> Money {
    let charter = &state[company];
    if charter.last_marker_free && charter.markers == 1 {
        return Money::ZERO;
    }
    Money(match state.markers_of(company).len() {
        0 => 0,
        1 => 40,
        _ => 100,
    })
}

/// Every city where the company may place a marker now.
pub fn places(state: &State, company: CompanyId) -> Vec<StopRef> {
    marker::places(state, company, cost(state, company))
}

/// Whether a place at its home is kept for the company: it has yet to operate, or is a Staatsbahn to come of whose
/// forerunners none is in the game. [1824-TOK-11] [1824-STAAT-27]
pub fn holds_place(state: &State, company: CompanyId) -> bool {
    let charter = &state[company];
    match state.kind(company) {
        Kind::National => {
            let kept = state.edition.austria().no_forerunners == NoForerunners::PlaceKept;
            let none = stock::forerunners(state, company).all(|minor| state[minor].closed && !state[minor].launched);
            kept && none && !charter.launched
        }
        _ => !charter.opened && !charter.closed,
    }
}
