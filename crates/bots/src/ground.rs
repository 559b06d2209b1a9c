//! What track may still become: which stops a tile brings nearer, without laying it.

use board::{Edge, EdgeSet, Ground, HexId, Part, Reach, Shape, StopRef, Track};
use game::edition::Goal;
use game::{Action, CompanyId, State, query};

use crate::titles;

/// Distances over the map, however little of it is built: made once a game.
#[derive(Clone, Debug)]
pub struct Atlas {
    hexes: usize,
    /// By hex and hex: how many steps from one to the other.
    steps: Vec<u8>,
}

const FAR: u8 = u8::MAX;

impl Atlas {
    pub fn of(state: &State) -> Atlas {
        let map = &state.edition().board().map;
        let hexes = map.hexes.len();
        let mut atlas = Atlas { hexes, steps: vec![FAR; hexes * hexes] };
        for from in map.ids() {
            atlas.spread(state, from);
        }
        atlas
    }

    fn spread(&mut self, state: &State, from: HexId) {
        let map = &state.edition().board().map;
        let row = from.index() * self.hexes;
        self.steps[row + from.index()] = 0;
        let mut queue = vec![from];
        let mut head = 0;
        while let Some(hex) = queue.get(head).copied() {
            head += 1;
            // Lines end at red and grey places, and begin there.
            let through = hex == from || matches!(map[hex].ground, Ground::Open | Ground::Tunnel | Ground::Fixed);
            for (next, _) in Edge::SIDES.into_iter().filter_map(|edge| map.across(hex, edge)).filter(|_| through) {
                if self.steps[row + next.index()] == FAR {
                    self.steps[row + next.index()] = self.steps[row + hex.index()] + 1;
                    queue.push(next);
                }
            }
        }
    }

    pub fn steps(&self, from: HexId, to: HexId) -> u8 {
        self.steps[from.index() * self.hexes + to.index()]
    }
}

/// Each tile that is missing leaves so much of a stop's value.
const PER_TILE: f64 = 0.55;
/// A second way to what is reached already.
const LOOP: f64 = 3.0;
const NEAR: u8 = 5;

/// The land around a company's network.
pub struct Lookout<'a> {
    state: &'a State,
    atlas: &'a Atlas,
    company: CompanyId,
    reach: Reach,
    /// Stops out of reach and what they are about to be worth.
    beyond: Vec<(HexId, f64)>,
    goal: Option<HexId>,
    /// Steps from the nearest end of the network to the destination.
    to_goal: u8,
}

impl<'a> Lookout<'a> {
    pub fn new(state: &'a State, atlas: &'a Atlas, company: CompanyId) -> Lookout<'a> {
        let reach = query::connections(state, company);
        let map = &state.edition().board().map;
        let beyond = map.ids().filter(|hex| !reach.has_stop_in(*hex)).map(|hex| (hex, worth(state, hex)));
        let beyond = beyond.filter(|(_, worth)| *worth > 0.0).collect();
        let goal = open_goal(state, company);
        let mut lookout = Lookout { state, atlas, company, reach, beyond, goal, to_goal: FAR };
        if let Some(goal) = goal {
            let ends = map.ids().filter(|hex| !lookout.reach.sides(&state.track(), *hex).is_empty());
            lookout.to_goal = ends.map(|hex| atlas.steps(hex, goal)).min().unwrap_or(FAR);
        }
        lookout
    }

    /// What the company's line would be drawn to if it came to this hex.
    fn pull(&self, hex: HexId) -> f64 {
        let near = self.beyond.iter().map(|(stop, worth)| (self.atlas.steps(hex, *stop), worth));
        near.filter(|(steps, _)| *steps <= NEAR).map(|(steps, worth)| worth * PER_TILE.powi(i32::from(steps))).sum()
    }

    /// How much nearer a tile or tunnel brings things, in francs of stops; `None` for other actions.
    pub fn gain(&self, action: &Action) -> Option<Progress> {
        let track = self.state.track();
        if let Some(lay) = action.tile() {
            let new = track.board.shapes.of_tile(lay.tile, lay.rotation);
            return Some(self.gain_on(lay.hex, new, EdgeSet::EMPTY, &track.board.tiles[lay.tile].parts));
        }
        let (hex, mouths) = titles::tunnel(action)?;
        Some(self.gain_on(hex, track.shape(hex), mouths, track.parts(hex)))
    }

    fn gain_on(&self, hex: HexId, new: &Shape, tunnel: EdgeSet, parts: &[Part]) -> Progress {
        let track = self.state.track();
        let old = track.shape(hex);
        let (old_exits, old_stops) = joined(old, track.layout.tunnel(hex), self.starts(&track, hex, old));
        let (new_exits, new_stops) = joined(new, tunnel, self.starts(&track, hex, new));
        let value = |parts: &[Part], joined: u8| -> f64 {
            let there = parts.iter().enumerate().filter(|(part, _)| joined & (1 << part) != 0);
            there.map(|(_, part)| f64::from(part.values()[self.state.colour_index()])).sum()
        };
        let mut progress = Progress { stops: value(parts, new_stops) - value(track.parts(hex), old_stops), to_goal: 0 };
        for edge in new_exits.iter().filter(|edge| !old_exits.has(*edge)) {
            let Some((next, entry)) = track.board.map.across(hex, edge) else { continue };
            progress.stops += self.beyond_edge(&track, next, entry);
            progress.to_goal = progress.to_goal.max(self.nearer(next));
        }
        if Some(hex) == self.goal && new_stops != 0 && old_stops == 0 {
            progress.to_goal = self.to_goal.max(1);
        }
        progress
    }

    /// Where the company stands on this hex: sides with its track, and stops with its marker.
    fn starts(&self, track: &Track<'_>, hex: HexId, shape: &Shape) -> (EdgeSet, u8) {
        let sides = self.reach.sides(track, hex);
        let own = |part: &u8| self.state.markers_in(StopRef { hex, part: *part }).has(self.company);
        let bare_home = shape.exits_of.iter().enumerate().map(|(part, _)| part as u8).filter(own);
        (sides, bare_home.fold(0, |stops, part| stops | (1 << part)))
    }

    /// What comes with the other side of a border.
    fn beyond_edge(&self, track: &Track<'_>, next: HexId, entry: Edge) -> f64 {
        let meets_track = track.shape(next).exits.has(entry);
        let known = self.reach.has_stop_in(next) || !self.reach.sides(track, next).is_empty();
        match (meets_track, known) {
            (true, true) => LOOP,
            (true, false) => self.pull(next),
            (false, _) => PER_TILE * self.pull(next),
        }
    }

    /// By how many steps this hex is nearer to the destination than the network.
    fn nearer(&self, hex: HexId) -> u8 {
        self.goal.map_or(0, |goal| self.to_goal.saturating_sub(self.atlas.steps(hex, goal)))
    }
}

/// What a tile is good for besides today's run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Values of stops, the less the more tiles are missing to them.
    pub stops: f64,
    /// Steps nearer to an open destination.
    pub to_goal: u8,
}

/// All sides and stops of a hex that hang together with where one stands.
fn joined(shape: &Shape, tunnel: EdgeSet, (sides, stops): (EdgeSet, u8)) -> (EdgeSet, u8) {
    let (mut sides, mut stops) = (EdgeSet::from_bits(sides.bits() & (shape.exits.union(tunnel)).bits()), stops);
    loop {
        let (mut more, mut reached) = (sides, stops);
        for edge in sides.iter() {
            more = more.union(shape.plain[edge.index()]);
            if tunnel.has(edge) {
                more = more.union(tunnel);
            }
            reached |= shape.parts[edge.index()];
        }
        for (part, exits) in shape.exits_of.iter().enumerate() {
            if reached & (1 << part) != 0 {
                more = more.union(*exits);
            }
        }
        if (more, reached) == (sides, stops) {
            return (sides, stops);
        }
        (sides, stops) = (more, reached);
    }
}

fn open_goal(state: &State, company: CompanyId) -> Option<HexId> {
    if !titles::has_open_destination(state, company) {
        return None;
    }
    match state.spec(company).goal {
        Goal::Hex(name) | Goal::Tunnel(name) => state.edition().board().map.named(name),
        Goal::None => None,
    }
}

/// What a stop on this hex is about to be worth.
fn worth(state: &State, hex: HexId) -> f64 {
    let colour = (state.colour_index() + 1).min(3);
    let value = |part: &Part| match part {
        // A city without a tile shows no value yet.
        Part::City { values, .. } => f64::from(values[colour]).max(25.0),
        Part::Town { values } => f64::from(values[colour]).max(10.0),
        Part::Place { values } => f64::from(values[colour]),
    };
    state.track().parts(hex).iter().map(value).fold(0.0, f64::max)
}
