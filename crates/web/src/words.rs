//! The map in words: what lies on a hex and what can be done there, for those who do not see it.

use board::{Edge, Ground, HexId, Part, Terrain};
use game::{Action, Choices, State};

use crate::panel::picker;
use crate::t;

/// `F11 Bern, green tile 904, value 40, markers BLS and MOB. Track to G12, E12. Legal: tile 905.`
pub fn hex_words(state: &State, choices: &Choices, hex: HexId) -> String {
    let board = state.edition().board();
    let printed = &board.map[hex];
    let placed = state.layout().at(hex);
    let spec = &board.tiles[placed.tile];
    let mut words = vec![match printed.name {
        Some(name) => format!("{} {name}", printed.coord),
        None => printed.coord.to_string(),
    }];
    if placed.tile.index() < board.tiles.tiles {
        words.push(t!("hex-tile", colour = t!(&format!("colour-{}", spec.colour.name())), tile = spec.name));
    } else {
        words.push(ground_words(printed.ground));
        if let Some((terrain, cost)) = printed.terrain {
            let key = match terrain {
                Terrain::Mountain => "hex-mountain",
                Terrain::Water => "hex-water",
            };
            words.push(t!(key, money = i32::from(cost)));
        }
    }
    for part in &spec.parts {
        let value = part.values()[state.colour_index()];
        words.push(match part {
            Part::City { .. } => t!("hex-city", n = value),
            Part::Town { .. } => t!("hex-town", n = value),
            Part::Place { .. } => t!("hex-place", n = value),
        });
    }
    words.extend(markers(state, hex));
    let tunnel: Vec<Edge> = state.layout().tunnel(hex).iter().collect();
    if !tunnel.is_empty() {
        words.push(t!("hex-tunnel"));
    }
    words.extend(exits(state, hex));
    words.extend(legal(state, choices, hex));
    words.join(", ")
}

fn ground_words(ground: Ground) -> String {
    match ground {
        Ground::Open => t!("ground-open"),
        Ground::Fixed => t!("ground-fixed"),
        Ground::Mountain => t!("ground-mountain"),
        Ground::Mine => t!("ground-mine"),
        Ground::Tunnel => t!("ground-tunnel"),
        Ground::Red => t!("ground-red"),
        Ground::Lake => t!("ground-lake"),
    }
}

fn markers(state: &State, hex: HexId) -> Option<String> {
    let companies = state.markers_on(hex).iter().flat_map(|city| city.iter());
    let names: Vec<&str> = companies.map(|company| state.spec(company).symbol).collect();
    (!names.is_empty()).then(|| t!("hex-markers", companies = names.join(", ")))
}

fn exits(state: &State, hex: HexId) -> Option<String> {
    let map = &state.edition().board().map;
    let exits = state.track().shape(hex).exits;
    let names: Vec<String> =
        exits.iter().filter_map(|edge| map.across(hex, edge)).map(|(other, _)| map[other].coord.to_string()).collect();
    (!names.is_empty()).then(|| t!("hex-exits", hexes = names.join(", ")))
}

fn legal(state: &State, choices: &Choices, hex: HexId) -> Option<String> {
    let tiles = picker::tiles(&picker::lays(choices, hex));
    let names: Vec<&str> =
        tiles.iter().filter_map(Action::tile).map(|lay| state.edition().board().tiles[lay.tile].name).collect();
    (!names.is_empty()).then(|| t!("hex-legal", tiles = names.join(", ")))
}
