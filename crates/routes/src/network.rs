//! Contracted graph of the track that one company's trains can use: stops as nodes, segments between stops as edges.
//!
//! Every route is a path of segments. Two segments conflict, within one route or between two routes of the company,
//! exactly when they cross the same hex side. [1844-RUN-14] [1844-RUN-17] [1844-RUN-18]

use board::{BorderId, BorderSet, Edge, HexId, MAX_HEXES, MAX_PARTS, StopRef, Track};

use crate::route::is_town;
use crate::{Range, Route, Stop, Survey, Train};

/// A row of [`Network::stops`].
pub type Node = u8;

/// A set of rows of [`Network::stops`].
pub type Nodes = u128;

/// More stops than any map has; one bit each in [`Nodes`].
pub const MAX_NODES: usize = 128;

pub struct Network {
    /// In descending order of value.
    pub stops: Vec<(StopRef, Stop)>,
    /// For each stop, those that a route through it cannot visit any more: itself, and the others of its groups.
    pub excludes: Vec<Nodes>,
    /// Small towns, and mines.
    pub towns: Nodes,
    pub mines: Nodes,
    pub segments: Vec<Segment>,
    /// For each stop, where its part of `half_edges` begins; one more entry marks the end.
    offsets: [u16; MAX_NODES + 1],
    half_edges: Vec<HalfEdge>,
    /// The sides crossed by all segments, concatenated.
    crossed: Vec<BorderId>,
    /// Hexes with a tunnel that some segment runs through.
    pub tunnels: Vec<HexId>,
    /// The hexes that the survey reached; others cannot matter to these trains.
    reached: [bool; MAX_HEXES],
    /// Stops in reach that no train may visit.
    pub closed: Vec<StopRef>,
}

/// Track between two stops without a stop in between.
#[derive(Clone, Copy, Debug)]
pub struct Segment {
    pub ends: [Node; 2],
    pub borders: BorderSet,
    /// Bits of [`Network::tunnels`].
    pub tunnels: u32,
    /// Where its sides begin in [`Network::crossed`].
    first: u32,
    pub length: u16,
}

/// A segment as seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub struct HalfEdge {
    pub to: Node,
    /// No route that arrives this way can continue: every other segment there leads back or shares a side with this
    /// one.
    pub is_dead_end: bool,
    pub segment: u32,
}

impl Network {
    /// Surveys the board as far as these trains can get from a marker.
    pub fn of(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train]) -> Network {
        let mut survey = Surveyor::new(survey, Scope::of(trains));
        for marker in markers {
            survey.node(*marker);
        }
        survey.explore();
        survey.finish()
    }

    /// Whether the survey reached this hex.
    pub fn reached(&self, hex: HexId) -> bool {
        self.reached[hex.index()]
    }

    pub fn half_edges(&self, node: Node) -> &[HalfEdge] {
        let node = usize::from(node);
        &self.half_edges[usize::from(self.offsets[node])..usize::from(self.offsets[node + 1])]
    }

    fn build_adjacency(&mut self) {
        let nodes = self.stops.len();
        for segment in &self.segments {
            for end in segment.ends {
                self.offsets[usize::from(end) + 1] += 1;
            }
        }
        for node in 0..nodes {
            self.offsets[node + 1] += self.offsets[node];
        }
        let mut fill = self.offsets;
        self.half_edges.resize(self.segments.len() * 2, HalfEdge { to: 0, is_dead_end: false, segment: 0 });
        for (row, segment) in self.segments.iter().enumerate() {
            for (end, to) in [(segment.ends[0], segment.ends[1]), (segment.ends[1], segment.ends[0])] {
                let slot = &mut fill[usize::from(end)];
                self.half_edges[usize::from(*slot)] = HalfEdge { to, is_dead_end: false, segment: row as u32 };
                *slot += 1;
            }
        }
    }

    fn mark_dead_ends(&mut self) {
        for from in 0..self.stops.len() {
            for row in usize::from(self.offsets[from])..usize::from(self.offsets[from + 1]) {
                let HalfEdge { to, segment, .. } = self.half_edges[row];
                let borders = &self.segments[segment as usize].borders;
                let continues = |next: &HalfEdge| {
                    usize::from(next.to) != from && !self.segments[next.segment as usize].borders.meets(borders)
                };
                let has_continuation =
                    self.stops[usize::from(to)].1.through && self.half_edges(to).iter().any(continues);
                self.half_edges[row].is_dead_end = !has_continuation;
            }
        }
    }

    /// The sides that a segment crosses, from its first end to its second.
    pub fn crossed(&self, segment: &Segment) -> &[BorderId] {
        &self.crossed[segment.first as usize..segment.first as usize + usize::from(segment.length)]
    }

    /// The route from a stop along these segments.
    pub fn route(&self, track: &Track<'_>, start: Node, segments: &[u32]) -> Route {
        let map = &track.board.map;
        let start_at = self.stops[usize::from(start)].0;
        let mut route = Route { start: start_at, exits: Vec::new() };
        let (mut at, mut hex) = (start, start_at.hex);
        for segment in segments {
            let segment = &self.segments[*segment as usize];
            let forward = segment.ends[0] == at;
            let crossed = self.crossed(segment).iter();
            let mut cross = |border: &BorderId| {
                let [one, other] = map.ends(*border);
                let (from, to) = if one.0 == hex { (one, other) } else { (other, one) };
                route.exits.push(from.1);
                hex = to.0;
            };
            if forward {
                crossed.for_each(&mut cross)
            } else {
                crossed.rev().for_each(&mut cross)
            }
            at = segment.ends[usize::from(forward)];
        }
        route
    }
}

/// How far routes can get from a marker that they visit.
#[derive(Clone, Copy)]
struct Scope {
    /// The number of stops that count, including the one with the marker.
    limit: u8,
    /// Small towns and mines do not count.
    is_goods: bool,
}

impl Scope {
    /// The widest scope of all trains. If small towns do not count for one train, they count for none: too wide a scope
    /// costs time, too narrow a scope would miss routes.
    fn of(trains: &[Train]) -> Scope {
        let limit = |train: &Train| match train.range {
            // A train that visits n hexes crosses n - 1 sides, so it visits at most n stops.
            Range::Stops(limit) | Range::Hexes(limit) | Range::Goods { cities: limit } => limit,
            Range::Express(_) => u8::MAX,
        };
        let is_goods = |train: &Train| matches!(train.range, Range::Goods { .. });
        Scope { limit: trains.iter().map(limit).max().unwrap_or(0), is_goods: trains.iter().any(is_goods) }
    }
}

/// Explores the track breadth-first from the markers and builds the network.
struct Surveyor<'a> {
    survey: &'a Survey<'a>,
    scope: Scope,
    network: Network,
    /// How many stops that count lie between a marker and the current frontier.
    distance: u8,
    /// Stops at this distance and at the next one that have not been expanded.
    near: Nodes,
    far: Nodes,
    /// Stops that have all their segments.
    expanded: Nodes,
    /// The row of each stop, by hex and part.
    rows: [Option<Node>; MAX_HEXES * MAX_PARTS],
    /// Sides crossed since the last stop, as a list and as a set.
    path: Vec<BorderId>,
    crossed: BorderSet,
}

/// The current position on plain track, and the stop it started from.
#[derive(Clone, Copy)]
struct Front {
    from: Node,
    hex: HexId,
    tunnels: u32,
}

impl<'a> Surveyor<'a> {
    fn new(survey: &'a Survey<'a>, scope: Scope) -> Surveyor<'a> {
        let network = Network {
            stops: Vec::with_capacity(32),
            excludes: Vec::new(),
            towns: 0,
            mines: 0,
            segments: Vec::with_capacity(64),
            offsets: [0; MAX_NODES + 1],
            half_edges: Vec::new(),
            crossed: Vec::with_capacity(256),
            tunnels: Vec::new(),
            reached: [false; MAX_HEXES],
            closed: Vec::new(),
        };
        Surveyor {
            survey,
            scope,
            network,
            distance: 0,
            near: 0,
            far: 0,
            expanded: 0,
            rows: [None; MAX_HEXES * MAX_PARTS],
            path: Vec::with_capacity(16),
            crossed: BorderSet::EMPTY,
        }
    }

    fn explore(&mut self) {
        loop {
            while self.near != 0 {
                let from = self.near.trailing_zeros() as Node;
                self.near &= self.near - 1;
                let (at, stop) = self.network.stops[usize::from(from)];
                // Beyond the last stop that counts, only small towns and mines can still be visited.
                if runs_on(&stop) && (self.distance < self.scope.limit || self.scope.is_goods) {
                    self.expand(from, at);
                    self.expanded |= 1 << from;
                }
            }
            if self.far == 0 {
                return;
            }
            self.distance += 1;
            (self.near, self.far) = (self.far, 0);
        }
    }

    /// The row of a stop, added if it is new; `None` if no train may visit it or gets that far.
    fn node(&mut self, at: StopRef) -> Option<Node> {
        let row = usize::from(at.hex.0) * MAX_PARTS + usize::from(at.part);
        if let Some(node) = self.rows[row] {
            return Some(node);
        }
        self.network.reached[at.hex.index()] = true;
        self.survey.track.part(at)?;
        let Some(stop) = (self.survey.stops)(at) else {
            if !self.network.closed.contains(&at) {
                self.network.closed.push(at);
            }
            return None;
        };
        let counts = !self.scope.is_goods || !(stop.mine.is_some() || is_town(&self.survey.track, at));
        if counts && self.distance >= self.scope.limit {
            return None;
        }
        assert!(self.network.stops.len() < MAX_NODES, "more stops than any map has");
        let node = self.network.stops.len() as Node;
        self.network.stops.push((at, stop));
        self.rows[row] = Some(node);
        *(if counts { &mut self.far } else { &mut self.near }) |= 1 << node;
        Some(node)
    }

    fn expand(&mut self, from: Node, at: StopRef) {
        for exit in self.survey.track.exits_of(at).iter() {
            self.cross(Front { from, hex: at.hex, tunnels: 0 }, exit);
        }
    }

    fn cross(&mut self, front: Front, exit: Edge) {
        let map = &self.survey.track.board.map;
        let (Some(border), Some((hex, entry))) = (map.border(front.hex, exit), map.across(front.hex, exit)) else {
            return;
        };
        if self.crossed.has(border) {
            return;
        }
        self.path.push(border);
        self.crossed.insert(border);
        self.enter(Front { hex, ..front }, entry);
        self.crossed.remove(border);
        self.path.pop();
    }

    /// Enters a hex by this side: arrives at its stop, and continues along plain track. Sides that the stop connects
    /// are a visit to the stop, not plain track, as in [`crate::score`].
    fn enter(&mut self, front: Front, entry: Edge) {
        self.network.reached[front.hex.index()] = true;
        let track = &self.survey.track;
        let mut plain = track.plain(front.hex, entry);
        for (position, stop) in track.stops_from(front.hex, entry).enumerate() {
            debug_assert!(position == 0, "no tile half_edges one side to two stops");
            self.arrive(front, stop);
            plain = plain.minus(track.exits_of(stop));
        }
        for exit in plain.iter() {
            let tunnel = if track.through_tunnel(front.hex, entry, exit) { self.tunnel(front.hex) } else { 0 };
            self.cross(Front { tunnels: front.tunnels | tunnel, ..front }, exit);
        }
    }

    fn arrive(&mut self, front: Front, stop: StopRef) {
        let Some(to) = self.node(stop) else { return };
        if self.expanded & (1 << to) != 0 || to == front.from {
            return;
        }
        let first = self.network.crossed.len() as u32;
        self.network.crossed.extend_from_slice(&self.path);
        let length = self.path.len() as u16;
        let Front { from, tunnels, .. } = front;
        let borders = self.crossed;
        self.network.segments.push(Segment { ends: [from, to], borders, tunnels, first, length });
    }

    fn tunnel(&mut self, hex: HexId) -> u32 {
        let tunnels = &mut self.network.tunnels;
        let row = tunnels.iter().position(|known| *known == hex).unwrap_or_else(|| {
            tunnels.push(hex);
            tunnels.len() - 1
        });
        assert!(row < 32, "more tunnels than any map has");
        1 << row
    }

    fn finish(self) -> Network {
        let mut network = self.network;
        drop_dominated(&mut network.segments);
        sort_by_value(&mut network);
        network.excludes = excludes(&network.stops);
        for (row, (at, stop)) in network.stops.iter().enumerate() {
            network.towns |= Nodes::from(is_town(&self.survey.track, *at)) << row;
            network.mines |= Nodes::from(stop.mine.is_some()) << row;
        }
        network.build_adjacency();
        network.mark_dead_ends();
        network
    }
}

/// Sorts the stops by value, so that the lowest bits of a set are its best stops.
fn sort_by_value(network: &mut Network) {
    let stops = &network.stops;
    let mut order: [Node; MAX_NODES] = std::array::from_fn(|row| row as Node);
    let order = &mut order[..stops.len()];
    // The node number makes the unstable sort deterministic.
    order.sort_unstable_by_key(|node| (std::cmp::Reverse(stops[usize::from(*node)].1.value), *node));
    let mut rows = [0; MAX_NODES];
    for (row, node) in order.iter().enumerate() {
        rows[usize::from(*node)] = row as Node;
    }
    network.stops = order.iter().map(|node| stops[usize::from(*node)]).collect();
    for segment in &mut network.segments {
        segment.ends = segment.ends.map(|end| rows[usize::from(end)]);
    }
}

/// Whether the survey goes on from this stop: routes may run through it, or have their marker here.
fn runs_on(stop: &Stop) -> bool {
    stop.through || stop.own
}

fn excludes(stops: &[(StopRef, Stop)]) -> Vec<Nodes> {
    let mut excludes: Vec<Nodes> = (0..stops.len()).map(|row| 1 << row).collect();
    for one in (0..stops.len()).filter(|row| stops[*row].1.groups != 0) {
        for other in 0..one {
            if stops[one].1.groups & stops[other].1.groups != 0 {
                excludes[one] |= 1 << other;
                excludes[other] |= 1 << one;
            }
        }
    }
    excludes
}

/// Drops dominated segments. One segment dominates another between the same stops if it crosses only sides that the
/// other crosses too and runs through the same tunnels: it can replace the other in any set of routes, which then earns
/// and activates the same. Of two that cross the same sides (a loop, either way round) the first stays.
fn drop_dominated(segments: &mut Vec<Segment>) {
    // Segments that start at the same stop are adjacent.
    let (mut first, mut kept) = (0, 0);
    while first < segments.len() {
        let from = segments[first].ends[0];
        let end = first + segments[first..].iter().take_while(|segment| segment.ends[0] == from).count();
        let family = kept;
        for row in first..end {
            let segment = segments[row];
            // Dominance is transitive, so dropped segments need not be compared.
            let is_dominated = segments[family..kept].iter().any(|better| dominates(better, &segment, true))
                || segments[row + 1..end].iter().any(|better| dominates(better, &segment, false));
            if !is_dominated {
                segments[kept] = segment;
                kept += 1;
            }
        }
        first = end;
    }
    segments.truncate(kept);
}

fn dominates(better: &Segment, segment: &Segment, first: bool) -> bool {
    better.ends == segment.ends
        && (better.length < segment.length || (first && better.length == segment.length))
        && better.tunnels == segment.tunnels
        && better.borders.within(&segment.borders)
}
