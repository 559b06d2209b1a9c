//! Runs of trains as that site records them: the hexes between each pair of stops, and the stops by hex and number.

use board::{Edge, HexId, StopRef};
use game::Title;
use game::{CompanyId, ModelId, State, query};
use routes::{Route, Score};
use serde_json::{Value, json};

use super::pieces::Tiles;

/// One route; `None` if it is none.
pub fn route(state: &State, tiles: &Tiles, company: CompanyId, run: &(ModelId, Route), train: &str) -> Option<Value> {
    let (model, path) = run;
    let score = score(state, company, *model, path)?;
    let connections = connections(state, path, &score)?;
    let names = |hexes: &Vec<HexId>| hexes.iter().map(|hex| name(state, *hex)).collect::<Vec<_>>();
    let stops: Vec<StopRef> = score.stops.iter().map(|stop| at_its_city(state, *stop)).collect();
    let hexes: Vec<String> = stops.iter().map(|stop| name(state, stop.hex)).collect();
    let shown = |(hex, scored): (&String, &bool)| if *scored { hex.clone() } else { format!("({hex})") };
    Some(json!({
        "train": train,
        "connections": connections.iter().map(names).collect::<Vec<_>>(),
        "hexes": hexes,
        "revenue": score.revenue,
        "revenue_str": hexes.iter().zip(&score.scored).map(shown).collect::<Vec<_>>().join("-"),
        "nodes": stops.iter().map(|stop| node(state, tiles, *stop)).collect::<Vec<_>>(),
    }))
}

pub fn score(state: &State, company: CompanyId, model: ModelId, path: &Route) -> Option<Score> {
    let train = query::route_train(state, model);
    query::with_survey(state, company, |survey| routes::score(survey, train, path)).ok()
}

pub fn name(state: &State, hex: HexId) -> String {
    state.edition().board().map[hex].coord.to_string()
}

/// The hexes from stop to stop.
fn connections(state: &State, path: &Route, score: &Score) -> Option<Vec<Vec<HexId>>> {
    let map = &state.edition().board().map;
    let track = state.track();
    let mut connections = Vec::new();
    let mut piece = vec![path.start.hex];
    let mut stops = score.stops.iter().skip(1).peekable();
    for exit in &path.exits {
        let (hex, entry) = map.across(*piece.last()?, *exit)?;
        piece.push(hex);
        if stops.peek().is_some_and(|stop| track.stops_from(hex, entry).any(|here| here == **stop)) {
            stops.next();
            connections.push(std::mem::replace(&mut piece, vec![hex]));
        }
    }
    let whole = piece.len() == 1 && stops.peek().is_none();
    let first = connections.first_mut()?;
    lead_on(state, first.first().copied()?).into_iter().for_each(|hex| first.insert(0, hex));
    let last = connections.last_mut()?;
    lead_on(state, last.last().copied()?).into_iter().for_each(|hex| last.push(hex));
    whole.then_some(connections)
}

/// Where a red location spreads over several hexes, that site has its city in the middle one and leads the track there.
fn lead_on(state: &State, hex: HexId) -> Option<HexId> {
    let city = state.edition().board().map.named("J13")?;
    let map = &state.edition().board().map;
    let location = |hex: HexId| map[hex].location.map(|location| location.id);
    let is_side = state.edition().title == Title::G1824 && hex != city && location(hex) == location(city);
    is_side.then_some(city)
}

fn at_its_city(state: &State, stop: StopRef) -> StopRef {
    lead_on(state, stop.hex).map_or(stop, |hex| StopRef { hex, part: 0 })
}

fn node(state: &State, tiles: &Tiles, stop: StopRef) -> String {
    format!("{}-{}", name(state, stop.hex), part_there(state, tiles, stop))
}

/// On 1824's printed hexes that site counts the track between the cities too.
pub fn part_there(state: &State, tiles: &Tiles, stop: StopRef) -> u8 {
    let counts_track = state.edition().title == Title::G1824 && tiles.on(stop.hex).is_none();
    if counts_track { 2 * stop.part } else { stop.part }
}

/// A tunnel's tile and rotation: `X78` turns, `X79` goes straight on.
pub fn tunnel_tile(mouths: board::EdgeSet) -> Option<(&'static str, u8)> {
    let has = |side: u8| Edge::new(side % 6).is_some_and(|side| mouths.has(side));
    let turned = |across: u8| (0..6).find(|side| has(*side) && has(side + across));
    turned(3).map(|side| ("X79", side)).or_else(|| turned(2).map(|side| ("X78", side)))
}
