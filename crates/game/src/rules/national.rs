//! A new national company with two markers on one hex: one goes back. [1844-SBB-08] [1844-RULING-57] [1824-STAAT-21a]
//! [1824-STAAT-21b]

use board::{HexId, StopRef};

use crate::event::Event;
use crate::rules::{Checked, Flow, must};
use crate::state::{Common, Draft, MAX_CITIES, Pending};
use crate::titles::Ruleset;
use crate::{CompanyId, Violation};

/// The cities of the hex where the company has a marker.
pub fn cities_with_marker(state: &Common, company: CompanyId, hex: HexId) -> Vec<u8> {
    let has = |part: &u8| state.markers_in(StopRef { hex, part: *part }).has(company);
    (0..MAX_CITIES as u8).filter(has).collect()
}

/// The first hex where the company has markers in two cities.
pub fn duplicate_marker(state: &Common, company: CompanyId) -> Option<HexId> {
    let twice = |hex: &HexId| state.markers[hex.index()].iter().filter(|city| city.has(company)).count() > 1;
    state.edition.board().map.ids().find(twice)
}

/// The director chooses; without one the first city keeps its marker.
pub fn ask_for_duplicate<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, hex: HexId) -> Flow {
    if draft[company].director.is_some() {
        draft.ask(Pending::DuplicateMarker { company, hex });
        return Flow::Waits;
    }
    let first = cities_with_marker(draft, company, hex).first().copied().unwrap_or(0);
    keep_only(draft, company, hex, first);
    Flow::GoesOn
}

pub fn keep_marker<R: Ruleset>(draft: &mut Draft<R>, city: u8) -> Checked {
    let Some(Pending::DuplicateMarker { company, hex }) = draft.pending else { return Err(Violation::NotNow) };
    must(cities_with_marker(draft, company, hex).contains(&city), || Violation::NoMarkerThere { city })?;

    draft.answered();
    R::before_marker_returns(draft, company, StopRef { hex, part: city });
    keep_only(draft, company, hex, city);
    Ok(())
}

/// The only markers that are ever taken up. [1844-TOK-13]
fn keep_only<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, hex: HexId, city: u8) {
    for part in cities_with_marker(draft, company, hex).into_iter().filter(|part| *part != city) {
        draft.emit(Event::MarkerReturned { company, at: StopRef { hex, part } });
    }
    R::after_marker_returned(draft);
}
