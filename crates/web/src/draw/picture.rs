//! What has to be known of a hex to draw it: small and comparable, so that only what changed is drawn again.

use board::{EdgeSet, Ground, HexId, Part, Placed, TileId};
use game::edition::Goal;
use game::query::is_home_reserved;
use game::state::MAX_CITIES;
use game::{CompanyId, CompanySet, Edition, State};

use super::geometry::centre;
use super::rivers;
use crate::titles;

/// Everything on one hex that can change in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    pub hex: HexId,
    pub placed: Placed,
    pub is_laid: bool,
    pub markers: [CompanySet; MAX_CITIES],
    pub reserved: [CompanySet; MAX_CITIES],
    pub tunnel: EdgeSet,
    /// A special line that will run here, while it is not laid.
    pub line_ahead: Option<TileId>,
    /// The mountain railway here.
    pub mountain: Option<Mountain>,
    /// Which column of a row of values counts now; 0 where there is none.
    pub colour: u8,
    /// Companies that still have to reach this hex.
    pub goals: CompanySet,
}

/// A mountain railway that stands on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mountain {
    /// From 1.
    pub number: u8,
    /// What it is worth in each colour.
    pub values: &'static [u16; 4],
}

/// All hexes of a position, in the order of the map.
pub fn pictures(state: &State) -> Vec<Picture> {
    let mut pictures: Vec<Picture> = state.edition().board().map.ids().map(|hex| bare(state, hex)).collect();
    for company in state.edition().company_ids().filter(|id| !state[*id].is_closed()) {
        if let Some(home) = state.home(company).filter(|_| is_home_reserved(state, company))
            && let Some(city) = pictures[home.hex.index()].reserved.get_mut(usize::from(home.part))
        {
            city.insert(company);
        }
        if let Some(goal) = goal_ahead(state, company) {
            pictures[goal.index()].goals.insert(company);
        }
    }
    for (hex, tile) in (titles::additions(state.edition()).line_ahead)(state) {
        pictures[hex.index()].line_ahead = Some(tile);
    }
    pictures
}

/// What lies on one hex, without what companies still have ahead of them.
fn bare(state: &State, hex: HexId) -> Picture {
    let placed = state.layout().at(hex);
    let board = state.edition().board();
    let parts = &board.tiles[placed.tile].parts;
    let mountain = match board.map[hex].ground {
        Ground::Mountain => (titles::additions(state.edition()).mountain)(state, hex),
        _ => None,
    };
    let has_row = mountain.is_some() || parts.iter().any(varies);
    Picture {
        hex,
        placed,
        is_laid: placed.tile.index() < board.tiles.tiles,
        markers: *state.markers_on(hex),
        reserved: [CompanySet::EMPTY; MAX_CITIES],
        tunnel: state.layout().tunnel(hex),
        line_ahead: None,
        mountain,
        colour: if has_row { state.colour_index() as u8 } else { 0 },
        goals: CompanySet::EMPTY,
    }
}

/// Whether a part is worth something else in another phase.
pub fn varies(part: &Part) -> bool {
    let values = part.values();
    values.iter().any(|value| *value != values[0])
}

/// Where a company that has begun still wants to go.
fn goal_ahead(state: &State, company: CompanyId) -> Option<HexId> {
    let is_open = (titles::additions(state.edition()).is_destination_open)(state, company);
    let name = match state.spec(company).goal {
        Goal::None => return None,
        Goal::Hex(name) | Goal::Tunnel(name) => name,
    };
    state.edition().board().map.named(name).filter(|_| is_open)
}

/// What never changes on a map: rivers, and which hex of a group bears the name.
pub struct Atlas {
    pub edition: &'static Edition,
    pub rivers: Vec<String>,
    named: Vec<bool>,
}

impl Atlas {
    pub fn of(edition: &'static Edition) -> Atlas {
        let map = &edition.board().map;
        let named = map.ids().map(|hex| bears_name(edition, hex)).collect();
        Atlas { edition, rivers: rivers::of(map), named }
    }

    /// The name to print on this hex. A red location over several hexes is named once, in its middle.
    pub fn name(&self, hex: HexId) -> Option<&'static str> {
        self.edition.board().map[hex].name.filter(|_| self.named[hex.index()])
    }
}

/// Hexes of one red location: neighbours with the same name.
pub fn is_same_location(edition: &Edition, one: HexId, other: HexId) -> bool {
    let map = &edition.board().map;
    let red = |hex: HexId| map[hex].ground == Ground::Red;
    red(one) && red(other) && map[one].name.is_some() && map[one].name == map[other].name
}

fn bears_name(edition: &Edition, hex: HexId) -> bool {
    let map = &edition.board().map;
    let group: Vec<HexId> = map.ids().filter(|other| *other == hex || is_same_location(edition, hex, *other)).collect();
    let sum = group.iter().fold((0.0, 0.0), |(x, y), one| {
        let at = centre(map[*one].coord);
        (x + at.x, y + at.y)
    });
    let middle = super::geometry::Point::at(sum.0 / group.len() as f64, sum.1 / group.len() as f64);
    let off = |one: &HexId| (centre(map[*one].coord).distance(middle) * 10.0) as i64;
    group.iter().min_by_key(|one| (off(one), one.0)) == Some(&hex)
}
