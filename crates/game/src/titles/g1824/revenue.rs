//! Running trains in 1824: what every stop is to a company, and mine income. [1824-RUN-01..25],
//! [1824-REV-01..08]

use board::{Coord, Ground, HexId, StopRef};
use routes::{Region, Score, Stop};

use super::policy::LocationLoop;
use super::{Draft, Event as Own, G1824, State};
use crate::rules::run::{self, StopRules};
use crate::rules::track;
use crate::{CompanyId, Money};

impl StopRules for G1824 {
    /// Mine money is no income: it is counted apart. [1824-REV-08]
    fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
        let hex = &state.edition.board().map[at.hex];
        let value = state.track().part(at)?.values()[state.colour_index()];
        let is_mine = hex.ground == Ground::Mine;
        Some(Stop {
            value: if is_mine { 0 } else { value },
            own: stands_at(state, company, at),
            through: track::may_pass(state, company, at),
            red: hex.ground == Ground::Red,
            groups: groups(state, at),
            transit: None,
            // [1824-REV-05] [1824-REV-06] For the goods trains of every company. [1824-COAL-32]
            mine: is_mine.then_some(value),
            region: region(state, hex.coord),
        })
    }

    fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
        G1824::stop(state, company, at)
    }

    fn activates_stop(_: &State, _: StopRef) -> bool {
        false
    }

    fn activates_tunnel(_: &State, _: HexId) -> bool {
        false
    }

    /// Whether any of the company's trains may have somewhere to go. 18xx.games goes by what it saw before a late home
    /// marker lay. [1824-DEV-42] What is connected once cannot be cut off: the next stop along the track may be full.
    fn can_run(state: &State, company: CompanyId) -> bool {
        state[company].train_count() > 0 && !state.own.judged_early.has(company) && has_route(state, company)
    }

    /// [1824-REV-05] [1824-REV-07]
    fn after_run(draft: &mut Draft, _: CompanyId, scores: &[Score]) {
        let mines = Money(scores.iter().map(|score| score.mine_income as i32).sum());
        if mines != Money::ZERO {
            draft.emit(Own::MinesEarned(mines));
        }
    }
}

/// Whether a marker of the company has track to another stop. Where that counts, not to another hex of the location where
/// the marker stands. [1824-DEV-44]
fn has_route(state: &State, company: CompanyId) -> bool {
    run::reaches_a_stop(state, company, &mut |at, _| {
        let is_stop = G1824::stop(state, company, at).is_some();
        match state.policies.location_loop {
            LocationLoop::Asked => is_stop,
            LocationLoop::NoRoute => is_stop && !is_same_location(state, company, at),
        }
    })
}

fn is_same_location(state: &State, company: CompanyId, at: StopRef) -> bool {
    state.edition.board().map[at.hex].location.is_some() && stands_at(state, company, at)
}

/// A marker in one hex of a red location stands in all of it. [1824-TOK-09] A Coal Railway's stands on its mine.
/// [1824-RUN-26]
fn stands_at(state: &State, company: CompanyId, at: StopRef) -> bool {
    let map = &state.edition.board().map;
    let has_marker = |hex: &HexId| state.markers_in(StopRef { hex: *hex, part: 0 }).has(company);
    state.markers_in(at).has(company)
        || map[at.hex].location.is_some()
            && map.ids().filter(has_marker).any(|hex| map[hex].location == map[at.hex].location)
}

const fn at(row: u8, column: u8) -> Coord {
    Coord { row, column }
}

/// Prag and Wien.
const CAPITALS: [Coord; 2] = [at(1, 9), at(4, 12)];
/// D25, E24 and Czernowitz.
const BUKOWINA: [Coord; 3] = [at(3, 25), at(4, 24), at(4, 26)];

/// To which side of the bonus for the Bukowina a stop belongs, where there is one. [1824-CIS-18]
fn region(state: &State, coord: Coord) -> Option<Region> {
    if state.edition.scoring.regions_joined == 0 {
        return None;
    }
    let is_capital = CAPITALS.contains(&coord).then_some(Region::Capital);
    is_capital.or_else(|| BUKOWINA.contains(&coord).then_some(Region::Province))
}

/// Hexes of one red location are one stop; of several large stations on a hex a route visits one. [1824-RUN-12]
/// [1824-RUN-13] [1824-RULING-84] Both towns of a hex may be visited. [1824-RUN-14]
fn groups(state: &State, at: StopRef) -> u64 {
    let board = state.edition.board();
    let hex = &board.map[at.hex];
    let location = hex.location.map_or(0, |location| 1 << location.id.0);
    let hex = match board.tiles[hex.printed].label.map(|label| label.0) {
        Some("W") => 1 << 62,
        Some("Bu") => 1 << 63,
        _ => 0,
    };
    location | hex
}
