//! Running trains in 1844: what every stop is to a company, and what its trains activate. [1844-RUN-01] and on,
//! [1844-REV-01] and on

use board::{Ground, HexId, Side, StopRef};
use routes::{Range, Route, Score, Stop, Train};

use crate::edition::{Claim, Kind};
use crate::event::Event;
use crate::rules::run::{check, train, trains};
use crate::rules::{Verdict, run, track, turn};
use crate::state::Step;
use crate::titles::g1844::policy::{Obligation, SameSide, ZeroStops};
use crate::titles::g1844::{mountain, operating};
use crate::{CompanyId, Draft, ModelId, Money, MountainId, State, TunnelId};

/// What a stop is to this company now; `None` if no train may visit it.
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    let hex = &state.edition.ways().map[at.hex];
    let part = state.track().part(at)?;
    let colour = state.colour_index();
    let mut stop = Stop {
        value: part.values()[colour],
        own: state.markers_in(at).has(company),
        through: track::may_pass(state, company, at),
        red: hex.ground == Ground::Red,
        groups: 0,
        transit: None,
        mine: None,
        region: None,
    };
    if hex.ground == Ground::Mountain {
        stop.value = mountain::value(state, at.hex, colour).unwrap_or(0);
        // Without a railway it has no value and is on no route. [1844-MTN-06]
        if stop.value == 0 && state.edition.swiss().zero_stops == ZeroStops::Visited {
            return None;
        }
    }
    if let Some(location) = hex.location {
        // Hexes of one location are one stop. [1844-RUN-11] [1844-RULING-37]
        stop.groups |= 1 << location.id.0;
        if state.edition.swiss().same_side == SameSide::Refused {
            stop.groups |= location.side.map_or(0, side_bit);
        }
        stop.transit = location.side.map(|side| (side, location.transit));
    }
    Some(stop)
}

const fn side_bit(side: Side) -> u64 {
    1 << match side {
        Side::North => 60,
        Side::South => 61,
        Side::East => 62,
        Side::West => 63,
    }
}

/// What a train can score: where stops of no value are refused, an express may at most leave them out. [1844-DEV-11]
pub fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    stop(state, company, at).filter(|stop| stop.value > 0 || state.edition.swiss().zero_stops == ZeroStops::Visited)
}

pub fn run_trains(draft: &mut Draft, runs: &[(ModelId, Route)]) -> Verdict {
    let company = turn::at(draft, Step::Run)?.company;
    let scores = check(draft, company, runs)?;
    let revenue = Money(scores.iter().map(|score| score.revenue as i32).sum());

    for score in &scores {
        activate(draft, score);
    }
    draft.emit(Event::RevenueEarned { company, revenue });
    operating::after_run(draft, revenue)
}

/// [1844-MTN-10] [1844-TUN-15]
fn activate(draft: &mut Draft, score: &Score) {
    for end in [score.first(), score.last()].into_iter().flatten() {
        if let Some(mountain) = new_mountain(draft, end.hex) {
            draft.emit(Event::MountainActivated(mountain));
        }
    }
    for hex in &score.tunnels {
        if let Some(tunnel) = new_tunnel(draft, *hex) {
            draft.emit(Event::TunnelActivated(tunnel));
        }
    }
}

/// The mountain railway of a hex that no train has visited yet. [1844-MTN-10]
pub fn new_mountain(state: &State, hex: HexId) -> Option<MountainId> {
    state.mountain_at(hex).filter(|id| !state.mountains[id.index()].activated)
}

/// The tunnel of a hex that no train has run through yet. [1844-TUN-15]
pub fn new_tunnel(state: &State, hex: HexId) -> Option<TunnelId> {
    state.tunnel_at(hex).filter(|id| !state.tunnels[id.index()].activated)
}

/// Whether any of the company's trains can run at all.
pub fn can_run(state: &State, company: CompanyId) -> bool {
    if state[company].train_count() == 0 {
        return false;
    }
    if state.edition.claim == Claim::AnyLegal {
        return state[company].route_seen || has_route(state, company);
    }
    let models = trains(state, company);
    run::reaches_a_stop(state, company, &mut |at, hexes| {
        let Some(stop) = stop(state, company, at) else { return false };
        models.iter().any(|model| in_range(train(state, *model), stop.red, hexes))
    })
}

const fn in_range(train: Train, red: bool, hexes: u16) -> bool {
    let near = match train.range {
        Range::Hexes(limit) => hexes <= limit as u16,
        Range::Stops(_) | Range::Express(_) | Range::Goods { .. } => true,
    };
    near && (train.red || !red)
}

/// Whether the company has a route, whatever the range of trains: two connected stops, one with its marker.
/// [1844-TRAIN-16] [1844-RULING-42]
pub fn has_route(state: &State, company: CompanyId) -> bool {
    let regional = state.kind(company) == Kind::Regional;
    // Mountains without railway do not count, nor red hexes for regionals. [1844-TRAIN-18] [1844-RULING-43]
    let is_red = |at: StopRef| state.edition.ways().map[at.hex].ground == Ground::Red;
    let counts = |at: StopRef| {
        let is_stop = state.edition.swiss().obligation == Obligation::Remembered || stop(state, company, at).is_some();
        is_stop && !(regional && is_red(at))
    };
    run::reaches_a_stop(state, company, &mut |at, _| counts(at))
}
