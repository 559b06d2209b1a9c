//! The track that one company's trains can use, contracted: stops, and the segments between them.
//!
//! Whatever a route can be, it is a chain of segments. Two segments of one route, or of two routes of the company,
//! exclude each other exactly when they cross a common hex side. [1844-RUN-14] [1844-RUN-17] [1844-RUN-18]

use board::{BorderId, Borders, Edge, HexId, MAX_HEXES, MAX_PARTS, StopRef, Track};

use crate::route::is_town;
use crate::{Range, Route, Stop, Survey, Train};

/// A row of [`Network::stops`].
pub type Node = u8;

/// A set of rows of [`Network::stops`].
pub type Nodes = u128;

/// Neither map has more stops.
pub const MAX_NODES: usize = 128;

pub struct Network {
    /// The most valuable first.
    pub stops: Vec<(StopRef, Stop)>,
    /// For each stop, those that no route visits together with it: itself, and the others of its groups.
    pub excludes: Vec<Nodes>,
    /// Small towns, and mines.
    pub towns: Nodes,
    pub mines: Nodes,
    pub segments: Vec<Segment>,
    /// For each stop, where its part of `leads` starts, and where that of the last one ends.
    firsts: [u16; MAX_NODES + 1],
    leads: Vec<Lead>,
    /// Sides crossed by the segments, one after the other.
    crossed: Vec<BorderId>,
    /// Hexes with a tunnel that some segment runs through.
    pub tunnels: Vec<HexId>,
    /// The hexes that the walk came to: what lies on others does not matter.
    met: [bool; MAX_HEXES],
    /// Stops on its way that no train may visit.
    pub closed: Vec<StopRef>,
}

/// Track between two stops without a stop in between.
#[derive(Clone, Copy, Debug)]
pub struct Segment {
    pub ends: [Node; 2],
    pub borders: Borders,
    /// Bits of [`Network::tunnels`].
    pub tunnels: u32,
    first: u32,
    pub length: u16,
}

/// A segment as seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub struct Lead {
    pub to: Node,
    /// No route runs on from there that came this way: whatever else leads on shares its last side.
    pub ends_there: bool,
    pub segment: u32,
}

impl Network {
    /// As far as these trains can come from a marker.
    pub fn of(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train]) -> Network {
        let mut survey = Surveyor::new(survey, Scope::of(trains));
        for marker in markers {
            survey.node(*marker);
        }
        survey.walk();
        survey.finish()
    }

    /// Whether the walk came to this hex.
    pub fn met(&self, hex: HexId) -> bool {
        self.met[hex.index()]
    }

    pub fn leads(&self, node: Node) -> &[Lead] {
        let node = usize::from(node);
        &self.leads[usize::from(self.firsts[node])..usize::from(self.firsts[node + 1])]
    }

    fn draw_leads(&mut self) {
        let nodes = self.stops.len();
        for segment in &self.segments {
            for end in segment.ends {
                self.firsts[usize::from(end) + 1] += 1;
            }
        }
        for node in 0..nodes {
            self.firsts[node + 1] += self.firsts[node];
        }
        let mut fill = self.firsts;
        self.leads.resize(self.segments.len() * 2, Lead { to: 0, ends_there: false, segment: 0 });
        for (row, segment) in self.segments.iter().enumerate() {
            for (end, to) in [(segment.ends[0], segment.ends[1]), (segment.ends[1], segment.ends[0])] {
                let slot = &mut fill[usize::from(end)];
                self.leads[usize::from(*slot)] = Lead { to, ends_there: false, segment: row as u32 };
                *slot += 1;
            }
        }
    }

    fn mark_ends(&mut self) {
        for from in 0..self.stops.len() {
            for row in usize::from(self.firsts[from])..usize::from(self.firsts[from + 1]) {
                let Lead { to, segment, .. } = self.leads[row];
                let borders = &self.segments[segment as usize].borders;
                let leads_on = |next: &Lead| {
                    usize::from(next.to) != from && !self.segments[next.segment as usize].borders.meets(borders)
                };
                let goes_on = self.stops[usize::from(to)].1.through && self.leads(to).iter().any(leads_on);
                self.leads[row].ends_there = !goes_on;
            }
        }
    }

    /// The sides that a segment crosses, from its first end to its second.
    pub fn crossed(&self, segment: &Segment) -> &[BorderId] {
        &self.crossed[segment.first as usize..segment.first as usize + usize::from(segment.length)]
    }

    /// The route that starts at a stop and follows these segments.
    pub fn route(&self, track: &Track<'_>, start: Node, segments: &[u32]) -> Route {
        let map = &track.ways.map;
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

/// How far routes come from a marker that they visit.
#[derive(Clone, Copy)]
struct Scope {
    /// At most so many stops that count, the one with the marker included.
    most: u8,
    /// Small towns and mines do not count.
    is_goods: bool,
}

impl Scope {
    /// The widest of all: where small towns do not count for one train, they do not for the others, which may come less
    /// far than that.
    fn of(trains: &[Train]) -> Scope {
        let most = |train: &Train| match train.range {
            // A train that crosses n - 1 sides comes to n stops at most.
            Range::Stops(limit) | Range::Hexes(limit) | Range::Goods { cities: limit } => limit,
            Range::Express(_) => u8::MAX,
        };
        let is_goods = |train: &Train| matches!(train.range, Range::Goods { .. });
        Scope { most: trains.iter().map(most).max().unwrap_or(0), is_goods: trains.iter().any(is_goods) }
    }
}

/// Walks the track and draws the network, the nearest stops first.
struct Surveyor<'a> {
    survey: &'a Survey<'a>,
    scope: Scope,
    network: Network,
    /// How many stops count from a marker to where the walk is.
    distance: u8,
    /// Stops as far away as that and those one further, not walked from yet.
    near: Nodes,
    far: Nodes,
    /// Stops that have all their segments.
    walked: Nodes,
    /// The row of each stop, by hex and part.
    known: [Option<Node>; MAX_HEXES * MAX_PARTS],
    /// Sides crossed since the last stop, in order and as a set.
    path: Vec<BorderId>,
    crossed: Borders,
}

/// Where a walk along plain track has come to.
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
            firsts: [0; MAX_NODES + 1],
            leads: Vec::new(),
            crossed: Vec::with_capacity(256),
            tunnels: Vec::new(),
            met: [false; MAX_HEXES],
            closed: Vec::new(),
        };
        Surveyor {
            survey,
            scope,
            network,
            distance: 0,
            near: 0,
            far: 0,
            walked: 0,
            known: [None; MAX_HEXES * MAX_PARTS],
            path: Vec::with_capacity(16),
            crossed: Borders::EMPTY,
        }
    }

    fn walk(&mut self) {
        loop {
            while self.near != 0 {
                let from = self.near.trailing_zeros() as Node;
                self.near &= self.near - 1;
                let (at, stop) = self.network.stops[usize::from(from)];
                // Beyond the last stop that counts only small towns and mines are of use.
                if runs_on(&stop) && (self.distance < self.scope.most || self.scope.is_goods) {
                    self.walk_from(from, at);
                    self.walked |= 1 << from;
                }
            }
            if self.far == 0 {
                return;
            }
            self.distance += 1;
            (self.near, self.far) = (self.far, 0);
        }
    }

    /// The row of a stop, new or known; `None` where no train may stop or comes to.
    fn node(&mut self, at: StopRef) -> Option<Node> {
        let row = usize::from(at.hex.0) * MAX_PARTS + usize::from(at.part);
        if let Some(known) = self.known[row] {
            return Some(known);
        }
        self.network.met[at.hex.index()] = true;
        self.survey.track.part(at)?;
        let Some(stop) = (self.survey.stops)(at) else {
            if !self.network.closed.contains(&at) {
                self.network.closed.push(at);
            }
            return None;
        };
        let counts = !self.scope.is_goods || !(stop.mine.is_some() || is_town(&self.survey.track, at));
        if counts && self.distance >= self.scope.most {
            return None;
        }
        assert!(self.network.stops.len() < MAX_NODES, "more stops than any map has");
        let node = self.network.stops.len() as Node;
        self.network.stops.push((at, stop));
        self.known[row] = Some(node);
        *(if counts { &mut self.far } else { &mut self.near }) |= 1 << node;
        Some(node)
    }

    fn walk_from(&mut self, from: Node, at: StopRef) {
        for exit in self.survey.track.exits_of(at).iter() {
            self.cross(Front { from, hex: at.hex, tunnels: 0 }, exit);
        }
    }

    fn cross(&mut self, front: Front, exit: Edge) {
        let map = &self.survey.track.ways.map;
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

    /// On this side of a hex: at its stop, and on along plain track. What the stop joins counts as a visit to it, as in
    /// [`crate::score`].
    fn enter(&mut self, front: Front, entry: Edge) {
        self.network.met[front.hex.index()] = true;
        let track = &self.survey.track;
        let mut plain = track.plain(front.hex, entry);
        for (position, stop) in track.stops_from(front.hex, entry).enumerate() {
            debug_assert!(position == 0, "no tile leads one side to two stops");
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
        if self.walked & (1 << to) != 0 || to == front.from {
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
        network.draw_leads();
        network.mark_ends();
        network
    }
}

/// Puts the stops that are worth most first: then the lowest bits of a set are its best stops.
fn sort_by_value(network: &mut Network) {
    let stops = &network.stops;
    let mut order: [Node; MAX_NODES] = std::array::from_fn(|row| row as Node);
    let order = &mut order[..stops.len()];
    // The number makes it stable.
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

/// Whether a route may have another stop on the far side of this one, or its marker here.
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

/// Drops a segment if another one between the same stops crosses only sides that this one crosses too and runs through
/// the same tunnels: whatever set of routes uses the longer, it may use the shorter instead, earns the same and
/// activates the same. Of two that cross the same sides (a loop, either way round) the first stays.
fn drop_dominated(segments: &mut Vec<Segment>) {
    // Segments of one stop stand together.
    let (mut first, mut kept) = (0, 0);
    while first < segments.len() {
        let from = segments[first].ends[0];
        let end = first + segments[first..].iter().take_while(|segment| segment.ends[0] == from).count();
        let family = kept;
        for row in first..end {
            let segment = segments[row];
            // What dominates one that was dropped dominates this one, too.
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
