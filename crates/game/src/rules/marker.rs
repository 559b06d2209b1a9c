//! Station markers. [1844-TOK-01..15], [1824-TOK-01..14]

use board::{HexId, Part, StopRef};

use crate::event::{Account, Event};
use crate::rules::{Checked, must, track, turn};
use crate::state::{Common, Draft, Game, Step};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, Violation};

/// What only a title knows about markers.
pub trait MarkerRules: Parts {
    /// What the company's next marker costs.
    fn marker_cost(game: &Game<Self>, company: CompanyId) -> Money;

    /// Whether a place at its home is kept for a company that has yet to operate.
    fn is_home_reserved(game: &Game<Self>, company: CompanyId) -> bool;

    /// Whether the company looks for a place at all.
    fn looks_for_places(game: &Game<Self>, company: CompanyId) -> bool;

    /// After a marker was placed or a tile or tunnel built: what the title keeps in mind about the company's routes.
    fn after_building(draft: &mut Draft<Self>, company: CompanyId);

    /// Before a national company takes a marker back and keeps the one at `kept`.
    fn before_marker_returns(draft: &mut Draft<Self>, company: CompanyId, kept: StopRef);

    /// After a national company has taken a marker back.
    fn after_marker_returned(draft: &mut Draft<Self>);
}

pub fn place<R: Ruleset>(draft: &mut Draft<R>, hex: HexId, city: u8) -> Checked {
    let company = turn::at(draft, Step::Marker)?.company;
    let at = StopRef { hex, part: city };
    let cost = R::marker_cost(draft, company);
    check(draft, company, at, cost)?;

    draft.pay(Account::Company(company), Account::Bank, cost);
    draft.emit(Event::MarkerPlaced { company, at });
    R::after_building(draft, company);
    draft.emit(Event::StepEnded(Step::Marker));
    Ok(())
}

fn must_have_one(state: &Common, company: CompanyId, cost: Money) -> Checked {
    must(state[company].markers > 0, || Violation::NoMarkerLeft)?;
    let cash = state[company].cash;
    must(cash >= cost, || Violation::MarkerTooDear { cost, cash })
}

/// Whether the company may place a marker there at this cost.
fn check<R: Ruleset>(state: &Game<R>, company: CompanyId, at: StopRef, cost: Money) -> Checked {
    must_have_one(state, company, cost)?;
    let is_connected = || track::reaches_a_stop(state, company, |stop| stop == at);
    must_be_open(state, company, at, || must(is_connected(), || Violation::MarkerNotConnected { at }))
}

/// Whether the company has a marker and there is a place for it, connected or not.
pub fn check_place<R: Ruleset>(state: &Game<R>, company: CompanyId, at: StopRef) -> Checked {
    must_have_one(state, company, Money::ZERO)?;
    must_be_open(state, company, at, || Ok(()))
}

/// A city with an open place that is not kept for another, and none of its own on the hex. Between them, in the order of the
/// book, it is asked whether it is connected.
fn must_be_open<R: Ruleset>(
    state: &Game<R>,
    company: CompanyId,
    at: StopRef,
    must_be_connected: impl FnOnce() -> Checked,
) -> Checked {
    let slots = must_be_a_city(state, at)?;
    let taken = state.places_taken(at) as u8;
    must(taken < slots, || Violation::NoFreeCircle { at })?;
    must_be_connected()?;
    must(!state.has_marker_on(at.hex, company), || Violation::MarkerOnHexAlready { hex: at.hex })?;
    must(taken + reserved(state, company, at) < slots, || Violation::CircleReserved { at })
}

/// [1844-TOK-05] [1824-TOK-08]
fn must_be_a_city(state: &Common, at: StopRef) -> Checked<u8> {
    let on_map = at.hex.index() < state.edition.board().map.hexes.len();
    must(on_map, || Violation::NotACity { hex: at.hex })?;
    match state.track().part(at) {
        Some(Part::City { slots, .. }) => Ok(*slots),
        Some(Part::Town { .. } | Part::Place { .. }) | None => Err(Violation::NotACity { hex: at.hex }),
    }
}

/// Circles kept for companies whose home this is and that have not yet operated. [1844-TOK-09] [1844-TOK-10]
/// [1824-TOK-11] All others are free. [1824-UPG-12]
fn reserved<R: Ruleset>(state: &Game<R>, company: CompanyId, at: StopRef) -> u8 {
    let waits =
        |other: &CompanyId| *other != company && R::is_home_reserved(state, *other) && state.home(*other) == Some(at);
    state.edition.company_ids().filter(waits).count() as u8
}

/// Every city where the company may place a marker now.
pub fn places<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Vec<StopRef> {
    if !may_have_places(state, company) {
        return Vec::new();
    }
    let connected = track::connections(state, company);
    connected.stops().filter(|at| must_be_open(state, company, *at, || Ok(())).is_ok()).collect()
}

/// Whether there is one.
pub fn has_place<R: Ruleset>(state: &Game<R>, company: CompanyId) -> bool {
    may_have_places(state, company)
        && track::reaches_a_stop(state, company, |at| must_be_open(state, company, at, || Ok(())).is_ok())
}

fn may_have_places<R: Ruleset>(state: &Game<R>, company: CompanyId) -> bool {
    must_have_one(state, company, R::marker_cost(state, company)).is_ok() && R::looks_for_places(state, company)
}
