//! Along the track from one stop to another: how a clicked stop is added to a route. Legality is asked elsewhere.

use std::collections::VecDeque;

use board::{BorderId, Edge, HexId, StopRef};
use game::State;
use routes::Route;

/// The same route, driven the other way.
pub fn reversed(state: &State, route: &Route) -> Route {
    let map = &state.edition().board().map;
    let (mut at, mut entries) = (route.start.hex, Vec::new());
    for exit in &route.exits {
        let Some((next, entry)) = map.across(at, *exit) else { return route.clone() };
        entries.push(entry);
        at = next;
    }
    let end = end_of(state, route).unwrap_or(route.start);
    Route { start: end, exits: entries.into_iter().rev().collect() }
}

/// The stop where a route ends.
fn end_of(state: &State, route: &Route) -> Option<StopRef> {
    let map = &state.edition().board().map;
    let (mut at, mut last) = (route.start.hex, None);
    for exit in &route.exits {
        let (next, entry) = map.across(at, *exit)?;
        (at, last) = (next, Some(entry));
    }
    match last {
        None => Some(route.start),
        Some(entry) => state.track().stops_from(at, entry).next(),
    }
}

/// The sides that a route crosses.
fn borders(state: &State, route: &Route) -> Vec<BorderId> {
    let map = &state.edition().board().map;
    let mut at = route.start.hex;
    let mut borders = Vec::new();
    for exit in &route.exits {
        borders.extend(map.border(at, *exit));
        let Some((next, _)) = map.across(at, *exit) else { break };
        at = next;
    }
    borders
}

/// The route driven on to a stop on this hex, by the fewest hexes, on track it does not use yet.
pub fn extended(state: &State, route: &Route, target: HexId) -> Option<Route> {
    let map = &state.edition().board().map;
    let track = state.track();
    let end = end_of(state, route)?;
    let used = borders(state, route);
    let mut seen: Vec<(HexId, Edge)> = Vec::new();
    let mut queue: VecDeque<(HexId, Vec<Edge>)> =
        track.exits_of(end).iter().map(|exit| (end.hex, vec![exit])).collect();
    while let Some((hex, path)) = queue.pop_front() {
        let Some(&exit) = path.last() else { continue };
        if seen.contains(&(hex, exit)) || map.border(hex, exit).is_none_or(|border| used.contains(&border)) {
            continue;
        }
        seen.push((hex, exit));
        let Some((next, entry)) = map.across(hex, exit) else { continue };
        let stop = track.stops_from(next, entry).next();
        if next == target && stop.is_some() {
            let exits = route.exits.iter().copied().chain(path).collect();
            return Some(Route { start: route.start, exits });
        }
        let onward = match stop {
            Some(stop) => track.exits_of(stop).without(entry).union(track.plain(next, entry)),
            None => track.plain(next, entry),
        };
        for exit in onward.iter() {
            queue.push_back((next, path.iter().copied().chain([exit]).collect()));
        }
    }
    None
}
