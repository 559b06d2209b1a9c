//! Running trains in 1824: what every stop is to a company, and mine income. [1824-RUN-01] and on, [1824-REV-01] and on

use board::{Ground, HexId, StopRef};
use routes::{Route, Stop};

use crate::event::Event;
use crate::rules::run::check;
use crate::rules::{Verdict, run, track, turn};
use crate::state::Step;
use crate::titles::g1824::map::{BUDAPEST, WIEN};
use crate::titles::g1824::operating;
use crate::{CompanyId, Draft, ModelId, Money, State};

/// What a stop is to this company now. Mine money is no income: it is counted apart. [1824-REV-08]
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    let hex = &state.edition.ways().map[at.hex];
    let part = state.track().part(at)?;
    let value = part.values()[state.colour_index()];
    let is_mine = hex.ground == Ground::Mine;
    Some(Stop {
        value: if is_mine { 0 } else { value },
        own: stands_at(state, company, at),
        through: track::may_pass(state, company, at),
        red: hex.ground == Ground::Red,
        groups: groups(state, at),
        transit: None,
        // [1824-REV-05] [1824-REV-06]
        mine: is_mine.then_some(value),
        region: None,
    })
}

/// A marker in one hex of a red location stands in all of it. [1824-TOK-09]
fn stands_at(state: &State, company: CompanyId, at: StopRef) -> bool {
    let map = &state.edition.ways().map;
    let has_marker = |hex: &HexId| state.markers_in(StopRef { hex: *hex, part: 0 }).has(company);
    state.markers_in(at).has(company)
        || map[at.hex].location.is_some()
            && map.ids().filter(has_marker).any(|hex| map[hex].location == map[at.hex].location)
}

/// Hexes of one red location are one stop; of several large stations on a hex a route visits one. [1824-RUN-12]
/// [1824-RUN-13]
fn groups(state: &State, at: StopRef) -> u64 {
    let location = state.edition.ways().map[at.hex].location.map_or(0, |location| 1 << location.id.0);
    let hex = match at.hex {
        WIEN => 1 << 62,
        BUDAPEST => 1 << 63,
        _ => 0,
    };
    location | hex
}

pub fn run_trains(draft: &mut Draft, runs: &[(ModelId, Route)]) -> Verdict {
    let turn = turn::at(draft, Step::Run)?;
    let company = turn.company;
    let scores = check(draft, company, runs)?;
    let revenue = Money(scores.iter().map(|score| score.revenue as i32).sum());
    let mines = Money(scores.iter().map(|score| score.mine_income as i32).sum());

    draft.emit(Event::RevenueEarned { company, revenue });
    operating::after_run(draft, turn, revenue, mines);
    Ok(())
}

/// Whether any of the company's trains may have somewhere to go.
pub fn can_run(state: &State, company: CompanyId) -> bool {
    state[company].train_count() > 0
        && run::reaches_a_stop(state, company, &mut |at, _| stop(state, company, at).is_some())
}
