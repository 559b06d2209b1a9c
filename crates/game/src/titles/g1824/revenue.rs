//! Running trains in 1824: what every stop is to a company, and mine income. [1824-RUN-01] and on, [1824-REV-01] and on

use board::{Ground, HexId, StopRef};
use routes::{Route, Score, Stop};

use crate::event::Event;
use crate::rules::run::check;
use crate::rules::{Verdict, run, track};
use crate::state::Step;
use crate::titles::g1824::map::{BUDAPEST, WIEN};
use crate::titles::g1824::operating;
use crate::{CompanyId, Draft, ModelId, Money, State};

/// What a stop is to this company now. Mine money is no income: it is counted apart. [1824-REV-08]
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    let hex = &state.edition.ways().map[at.hex];
    let part = state.track().part(at)?;
    let mine = hex.ground == Ground::Mine;
    Some(Stop {
        value: if mine { 0 } else { part.values()[state.colour_index()] },
        own: stands_at(state, company, at),
        through: track::may_pass(state, company, at),
        red: hex.ground == Ground::Red,
        groups: groups(state, at),
        transit: None,
        mine,
    })
}

/// A marker in one hex of a red location stands in all of it. [1824-TOK-09]
fn stands_at(state: &State, company: CompanyId, at: StopRef) -> bool {
    let map = &state.edition.ways().map;
    let alike = |hex: &HexId| map[*hex].location.is_some() && map[*hex].location == map[at.hex].location;
    state.markers_in(at).has(company)
        || map[at.hex].location.is_some()
            && map.ids().filter(alike).any(|hex| state.markers_in(StopRef { hex, part: 0 }).has(company))
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

/// With income counted so high that mine money decides only among equals: values are multiples of ten, and four trains
/// bring less than 250 from mines.
const INCOME_WEIGHT: u16 = 25;

/// The same for the search of the best run: most income, then most mine money. [1824-RUN-24b]
pub fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    let stop = stop(state, company, at)?;
    Some(Stop { value: stop.value * INCOME_WEIGHT + mine_value(state, at), ..stop })
}

/// What of a weighed revenue is income.
pub const fn income_of(weighed: u32) -> u32 {
    let ten = INCOME_WEIGHT as u32 * 10;
    weighed / ten * 10
}

/// [1824-REV-05] [1824-REV-06]
fn mine_value(state: &State, at: StopRef) -> u16 {
    let is_mine = state.edition.ways().map[at.hex].ground == Ground::Mine;
    let part = state.track().part(at).filter(|_| is_mine);
    part.map_or(0, |part| part.values()[state.colour_index()])
}

/// Paid once for every train that starts there. [1824-REV-07]
fn mine_income(state: &State, scores: &[Score]) -> Money {
    let mines = scores.iter().flat_map(|score| &score.stops).map(|at| i32::from(mine_value(state, *at)));
    Money(mines.sum())
}

pub fn run(draft: &mut Draft, runs: &[(ModelId, Route)]) -> Verdict {
    let turn = operating::turn_at(draft, Step::Run)?;
    let company = turn.company;
    let scores = check(draft, company, runs)?;
    let revenue = Money(scores.iter().map(|score| score.revenue as i32).sum());
    let mines = mine_income(draft, &scores);

    draft.emit(Event::RevenueEarned { company, revenue });
    operating::after_run(draft, turn, revenue, mines);
    Ok(())
}

/// Whether any of the company's trains may have somewhere to go.
pub fn can_run(state: &State, company: CompanyId) -> bool {
    state[company].train_count() > 0 && run::reaches_a_stop(state, company, &mut |at, _| stop(state, company, at).is_some())
}
