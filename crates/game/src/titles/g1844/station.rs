//! The marker step of 1844. [1844-TOK-01] and on

use board::{HexId, StopRef};

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, marker, track, turn};
use crate::state::Step;
use crate::titles::g1844::operating;
use crate::{CompanyId, Draft, Money, State};

pub fn place(draft: &mut Draft, hex: HexId, city: u8) -> Verdict {
    let turn = turn::at(draft, Step::Marker)?;
    let company = turn.company;
    let at = StopRef { hex, part: city };
    let cost = cost(draft, company);
    marker::check(draft, company, at, cost, &track::connections(draft, company))?;

    draft.pay(Purse::Company(company), Purse::Bank, cost);
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

/// Every city where the company may place a marker now.
pub fn places(state: &State, company: CompanyId) -> Vec<StopRef> {
    marker::places(state, company, cost(state, company))
}
