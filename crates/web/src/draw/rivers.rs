//! The blue thread through neighbouring river hexes: decoration of the printed map, hidden by tiles.

use std::fmt::Write;

use board::{Edge, Ground, HexId, Map, Terrain};

use super::geometry::{APOTHEM, Point, side, side_degrees};
use super::relief::Dice;

/// What is drawn of the river on each hex, by row of the map; empty where none flows.
pub fn of(map: &Map) -> Vec<String> {
    let flows = flows(map);
    map.ids().map(|hex| if is_river(map, hex) { bed(map, hex, &flows[hex.index()]) } else { String::new() }).collect()
}

fn is_river(map: &Map, hex: HexId) -> bool {
    matches!(map[hex].terrain, Some((Terrain::Water, _)))
}

/// The sides that a river crosses on each hex: a forest that joins neighbouring water.
fn flows(map: &Map) -> Vec<Vec<Edge>> {
    let is_water = |hex: HexId| is_river(map, hex) || map[hex].ground == Ground::Lake;
    let mut basin: Vec<usize> = (0..map.hexes.len()).collect();
    let mut flows = vec![Vec::new(); map.hexes.len()];
    for hex in map.ids().filter(|hex| is_water(*hex)) {
        for edge in Edge::SIDES {
            let Some(other) = map[hex].coord.across(edge).and_then(|coord| map.at(coord)) else { continue };
            let both_lakes = map[hex].ground == Ground::Lake && map[other].ground == Ground::Lake;
            let (ours, theirs) = (basin[hex.index()], basin[other.index()]);
            if !is_water(other) || both_lakes || ours == theirs {
                continue;
            }
            basin.iter_mut().filter(|one| **one == theirs).for_each(|one| *one = ours);
            flows[hex.index()].push(edge);
            flows[other.index()].push(edge.opposite());
        }
    }
    flows
}

fn bed(map: &Map, hex: HexId, sides: &[Edge]) -> String {
    let coord = map[hex].coord;
    let mut dice = Dice::seeded(&format!("r{coord}"));
    let depth = if map[hex].name.is_some() { dice.between(22.0, 27.0) } else { dice.between(4.0, 14.0) };
    let middle = Point::at(dice.sign() * dice.between(2.0, 8.0), dice.sign() * depth);
    let mut sides: Vec<u8> = sides.iter().take(3).map(|edge| edge.number()).collect();
    if sides.is_empty() {
        sides = vec![1, 4];
    }
    let mut path = String::new();
    for &number in &sides {
        let across =
            |distance: f64, aside: f64| side(number, distance).plus(Point::polar(aside, side_degrees(number) + 90.0));
        let first = across(34.0, dice.between(-3.0, 3.0));
        let second = across(20.0, dice.between(-16.0, 16.0));
        let _ = write!(path, "M{}C{first} {second} {middle}", side(number, APOTHEM));
    }
    if let [only] = sides[..] {
        // A source: the thread ends within the hex.
        let bend = Point::at(dice.between(4.0, 9.0), dice.between(-7.0, 7.0));
        let end = Point::polar(12.0, side_degrees((only + 3) % 6));
        let _ = write!(path, "M{middle}q{bend} {end}");
    }
    format!(r#"<path class="rv" d="{path}"/>"#)
}
