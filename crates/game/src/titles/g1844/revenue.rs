//! Running trains in 1844: what every stop is to a company, and what its trains activate.
//! [1844-RUN-01..18] [1844-REV-01..09]

use board::{Ground, HexId, Side, StopRef};
use routes::{Range, Score, Stop, Train};

use super::policy::{Obligation, SameSide, ZeroStops};
use super::{Draft, Event as Own, G1844, MountainId, State, TunnelId, mountain};
use crate::CompanyId;
use crate::edition::{Claim, CompanyKind};
use crate::rules::run::{self, StopRules, train, trains};
use crate::rules::track;

impl StopRules for G1844 {
    fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
        let hex = &state.edition.board().map[at.hex];
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
            // Open to every train and every company. [1844-MTN-13]
            stop.value = mountain::value(state, at.hex, colour).unwrap_or(0);
            // Without a railway it has no value and is on no route. [1844-MTN-06]
            if stop.value == 0 && state.policies.zero_stops == ZeroStops::Visited {
                return None;
            }
        }
        if let Some(location) = hex.location {
            // Hexes of one location are one stop. [1844-RUN-11] [1844-RULING-37]
            stop.groups |= 1 << location.id.0;
            if state.policies.same_side == SameSide::Refused {
                stop.groups |= location.side.map_or(0, side_bit);
            }
            stop.transit = location.side.map(|side| (side, location.transit));
        }
        Some(stop)
    }

    /// Where stops of no value are refused, an express may at most leave them out. [1844-DEV-11]
    fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
        let counts = |stop: &Stop| stop.value > 0 || state.policies.zero_stops == ZeroStops::Visited;
        G1844::stop(state, company, at).filter(counts)
    }

    fn activates_stop(state: &State, at: StopRef) -> bool {
        new_mountain(state, at.hex).is_some()
    }

    fn activates_tunnel(state: &State, hex: HexId) -> bool {
        new_tunnel(state, hex).is_some()
    }

    fn can_run(state: &State, company: CompanyId) -> bool {
        if state[company].train_count() == 0 {
            return false;
        }
        if state.edition.claim == Claim::AnyLegal {
            return state.own.routes_seen.has(company) || has_route(state, company);
        }
        let models = trains(state, company);
        run::reaches_a_stop(state, company, &mut |at, hexes| {
            let Some(stop) = G1844::stop(state, company, at) else { return false };
            models.iter().any(|model| in_range(train(state, *model), stop.red, hexes))
        })
    }

    /// [1844-MTN-10] [1844-TUN-15]
    fn after_run(draft: &mut Draft, _: CompanyId, scores: &[Score]) {
        scores.iter().for_each(|score| activate(draft, score));
    }
}

const fn side_bit(side: Side) -> u64 {
    1 << match side {
        Side::North => 60,
        Side::South => 61,
        Side::East => 62,
        Side::West => 63,
    }
}

fn activate(draft: &mut Draft, score: &Score) {
    for end in [score.first(), score.last()].into_iter().flatten() {
        if let Some(mountain) = new_mountain(draft, end.hex) {
            draft.emit(Own::MountainActivated(mountain));
        }
    }
    for hex in &score.tunnels {
        if let Some(tunnel) = new_tunnel(draft, *hex) {
            draft.emit(Own::TunnelActivated(tunnel));
        }
    }
}

/// The mountain railway of a hex that no train has visited yet. [1844-MTN-10]
fn new_mountain(state: &State, hex: HexId) -> Option<MountainId> {
    state.own.mountain_at(hex).filter(|id| !state.own.mountains[id.index()].activated)
}

/// The tunnel of a hex that no train has run through yet. [1844-TUN-15]
fn new_tunnel(state: &State, hex: HexId) -> Option<TunnelId> {
    state.own.tunnel_at(hex).filter(|id| !state.own.tunnels[id.index()].activated)
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
    let regional = state.kind(company) == CompanyKind::Regional;
    // Mountains without railway do not count, nor red hexes for regionals. [1844-TRAIN-18] [1844-RULING-43]
    // [1844-RULING-44]
    let is_red = |at: StopRef| state.edition.board().map[at.hex].ground == Ground::Red;
    let counts = |at: StopRef| {
        let is_stop = state.policies.obligation == Obligation::Remembered || G1844::stop(state, company, at).is_some();
        is_stop && !(regional && is_red(at))
    };
    run::reaches_a_stop(state, company, &mut |at, _| counts(at))
}
