//! What track may still become: how far the stops of the map are from a company's network.

use board::{Edge, Ground, HexId, MAX_HEXES, Part, Reach, Track};
use game::edition::Goal;
use game::rules::track;
use game::state::Destination;
use game::{CompanyId, State};

/// How near the company is to what it does not reach yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outreach {
    /// Values of all stops within the network.
    pub reached: f64,
    /// Values of stops beyond the network, each the less the more tiles are missing.
    pub stops: f64,
    /// Tiles missing to its destination, if one is open.
    pub to_destination: Option<u8>,
}

/// Each missing tile leaves so much of a stop's value.
const PER_TILE: f64 = 0.55;
const FAR: u8 = u8::MAX;

pub fn outreach(state: &State, company: CompanyId) -> Outreach {
    let track = state.track();
    let reach = track::connections(state, company);
    let missing = missing_tiles(&track, &reach);
    let mut stops = 0.0;
    for hex in track.ways.map.ids() {
        let tiles = missing[hex.index()];
        if (1..=6).contains(&tiles) {
            stops += worth(state, &track, hex) * PER_TILE.powi(i32::from(tiles));
        }
    }
    let value = |at| game::titles::stop(state, company, at).map_or(0.0, |stop| f64::from(stop.value));
    let reached = reach.stops().map(value).sum();
    Outreach { reached, stops, to_destination: to_destination(state, company, &missing) }
}

fn to_destination(state: &State, company: CompanyId, missing: &[u8; MAX_HEXES]) -> Option<u8> {
    if state[company].destination != Destination::Open {
        return None;
    }
    let map = &state.edition.ways().map;
    let (Goal::Hex(name) | Goal::Tunnel(name)) = state.spec(company).goal else { return None };
    map.named(name).map(|hex| missing[hex.index()])
}

/// What a stop on this hex is about to be worth.
fn worth(state: &State, track: &Track<'_>, hex: HexId) -> f64 {
    let colour = (state.colour_index() + 1).min(3);
    let value = |part: &Part| match part {
        // A city without a tile shows no value yet.
        Part::City { values, .. } => f64::from(values[colour]).max(25.0),
        Part::Town { values } => f64::from(values[colour]).max(10.0),
        Part::Place { values } => f64::from(values[colour]),
    };
    track.parts(hex).iter().map(value).fold(0.0, f64::max)
}

/// For each hex, how many tiles are needed to join it to the network: none within it, one where its track ends.
fn missing_tiles(track: &Track<'_>, reach: &Reach) -> [u8; MAX_HEXES] {
    let map = &track.ways.map;
    let mut missing = [FAR; MAX_HEXES];
    let mut queue: Vec<HexId> = Vec::with_capacity(MAX_HEXES);
    for hex in map.ids() {
        let sides = reach.sides(track, hex);
        if reach.has_stop_in(hex) || sides.meets(track.shape(hex).exits) {
            missing[hex.index()] = 0;
        } else if !sides.is_empty() {
            missing[hex.index()] = 1;
            queue.push(hex);
        }
    }
    // Where the network has no loose end, some tile of it has to be replaced first.
    let within: Vec<HexId> = map.ids().filter(|hex| missing[hex.index()] == 0).collect();
    for hex in within {
        for (next, _) in beside(track, hex) {
            if missing[next.index()] == FAR {
                missing[next.index()] = 2;
                queue.push(next);
            }
        }
    }
    queue.sort_by_key(|hex| missing[hex.index()]);
    let mut head = 0;
    while let Some(hex) = queue.get(head).copied() {
        head += 1;
        let through = matches!(map[hex].ground, Ground::Open | Ground::Tunnel);
        for (next, _) in beside(track, hex).filter(|_| through) {
            if missing[next.index()] == FAR {
                missing[next.index()] = missing[hex.index()] + 1;
                queue.push(next);
            }
        }
    }
    missing
}

fn beside<'a>(track: &Track<'a>, hex: HexId) -> impl Iterator<Item = (HexId, Edge)> + use<'a> {
    let map = &track.ways.map;
    Edge::SIDES.into_iter().filter_map(move |edge| map.across(hex, edge))
}
