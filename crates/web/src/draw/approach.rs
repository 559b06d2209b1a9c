//! Track within a red location that is somebody's home: from every side of its hexes to the one city, lane beside lane.

use board::HexId;
use game::Edition;

use super::geometry::{APOTHEM, Point, centre, side};
use super::picture::is_same_location;

/// Half the distance between two lanes.
const LANE: f64 = 5.5;
/// Points along one approach.
const POINTS: u8 = 14;

/// The city to which the track of this red hex leads, relative to the hex; `None` where there are only arrows.
pub fn city(edition: &Edition, hex: HexId) -> Option<Point> {
    let map = &edition.board().map;
    map.ids().find(|other| *other != hex && is_same_location(edition, hex, *other))?;
    let homes = edition.companies.iter().filter_map(|spec| map.named(spec.home?.0));
    let home = homes.into_iter().find(|home| is_same_location(edition, hex, *home))?;
    Some(centre(map[home].coord).minus(centre(map[hex].coord)))
}

/// The track from a side to the city, as points; the outer side takes the outer lane.
pub fn points(city: Point, exit: u8) -> Vec<Point> {
    let start = side(exit, APOTHEM + 0.3);
    if city.length() < 1.0 {
        return (0..POINTS).map(|step| start.towards(city, part(step))).collect();
    }
    // The side that is farther from the city runs below the other.
    let is_outer = start.x * city.x < 0.0;
    let lane = if is_outer { LANE } else { -LANE };
    let towards = city.x.signum();
    let end = Point::at(city.x - 12.0 * towards, city.y + lane);
    let (first, second) = (side(exit, 4.0), Point::at(start.x * 0.6 + 34.0 * towards, city.y + lane));
    (0..POINTS).map(|step| bezier([start, first, second, end], part(step))).collect()
}

fn part(step: u8) -> f64 {
    f64::from(step) / f64::from(POINTS - 1)
}

fn bezier(at: [Point; 4], t: f64) -> Point {
    let (one, two, three) = (at[0].towards(at[1], t), at[1].towards(at[2], t), at[2].towards(at[3], t));
    one.towards(two, t).towards(two.towards(three, t), t)
}

/// Points as a path of lines.
pub fn path(points: &[Point]) -> String {
    let words: Vec<String> = points.iter().map(Point::to_string).collect();
    format!("M{}", words.join("L"))
}

#[cfg(test)]
mod tests {
    use game::g1824;

    use super::*;

    fn hex(edition: &Edition, name: &str) -> HexId {
        edition.board().map.named(name).unwrap()
    }

    #[test]
    fn all_track_of_sarajewo_leads_to_its_city_and_other_red_hexes_have_arrows() {
        let edition = game::edition(g1824::PROFILE_2E);
        assert_eq!(city(edition, hex(edition, "J13")).map(Point::length), Some(0.0));
        let east = city(edition, hex(edition, "J11")).unwrap();
        assert!(east.x > 99.0 && east.y.abs() < 0.1, "{east}");
        assert_eq!(city(edition, hex(edition, "I2")), None);
    }

    #[test]
    fn lanes_run_beside_each_other_and_end_at_the_city() {
        let city = Point::at(100.0, 0.0);
        let (outer, inner) = (points(city, 2), points(city, 3));
        let end = |lane: &[Point]| *lane.last().unwrap();
        assert!(end(&outer).y > end(&inner).y);
        for lane in [outer, inner] {
            assert!(end(&lane).distance(city) < 15.0);
        }
    }
}
