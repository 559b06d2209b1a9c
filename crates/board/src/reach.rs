//! What is connected to a company's markers.
//!
//! A connection leaves a stop by any track, runs along plain track without reversing where tracks merge, and uses no
//! section twice. [1844-TRACK-23] So whether it can continue depends on the path it took: after a loop it meets track
//! that it has already used. A search that keeps one path per section decides nearly everything. Only where that leaves
//! a doubt which matters is a path searched for the section in doubt.

use std::cell::Cell;

use crate::bits::ones;
use crate::{BorderId, BorderSet, Edge, EdgeSet, HexId, HexSet, MAX_HEXES, StopRef, Track};

/// The sections of track and the stops that are connected to something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The sides that connected track crosses or touches.
    pub borders: BorderSet,
    stops: [u8; MAX_HEXES],
}

impl Reach {
    /// Whether this stop is connected.
    pub const fn has(&self, stop: StopRef) -> bool {
        self.stops[stop.hex.index()] & (1 << stop.part) != 0
    }

    /// Whether any stop of this hex is connected.
    pub const fn has_stop_in(&self, hex: HexId) -> bool {
        self.stops[hex.index()] != 0
    }

    /// The sides of this hex at which connected track arrives.
    pub fn sides(&self, track: &Track<'_>, hex: HexId) -> EdgeSet {
        let reached = |edge: &Edge| track.board.map.border(hex, *edge).is_some_and(|border| self.borders.has(border));
        Edge::SIDES.into_iter().filter(reached).collect()
    }

    /// All stops that are connected.
    pub fn stops(&self) -> impl Iterator<Item = StopRef> + use<'_> {
        self.stops.iter().enumerate().flat_map(|(row, parts)| {
            let hex = HexId(row as u8);
            (0..8).filter(move |part| parts & (1 << part) != 0).map(move |part| StopRef { hex, part })
        })
    }
}

/// Everything that is connected to `starts`. A connection runs through a stop only if `may_pass` allows it; it may
/// always end there.
///
/// ```
/// use board::{StopRef, Track, PrintedBoard, reach};
///
/// let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow C20x1 1-a 4-a\nA6 yellow C30x1 1-a")?;
/// let layout = board.printed_layout();
/// let track = Track { board: &board, layout: &layout };
/// let stop = |name| board.map.named(name).map(|hex| StopRef { hex, part: 0 }).ok_or("no such hex");
///
/// let all = reach(&track, &[stop("A2")?], |_| true);
/// assert_eq!(all.stops().count(), 3);
/// // A city full of other companies' markers stops the connection.
/// let full = stop("A4")?;
/// let some = reach(&track, &[stop("A2")?], |at| at != full);
/// assert!(some.has(full) && !some.has(stop("A6")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reach(track: &Track<'_>, starts: &[StopRef], may_pass: impl Fn(StopRef) -> bool) -> Reach {
    let may_pass = asked_once(may_pass);
    let mut walk = Walk::new(track, &may_pass);
    for start in starts {
        walk.reach.stops[start.hex.index()] |= 1 << start.part;
        walk.leave(*start, None, &BorderSet::EMPTY);
    }
    walk.run();
    while walk.resolve_doubt(starts) {
        walk.run();
    }
    walk.reach
}

/// Whether two places are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// They are.
    Made,
    /// They are not: this is all that track from the start leads to.
    Missing(Explored),
    /// They are not, though track leads there: a connection would use a section twice.
    Apart,
}

/// Whether a stop of the hex is connected to `start`: the same as `reach` and [`Reach::has_stop_in`], told sooner.
pub fn connects(track: &Track<'_>, start: StopRef, goal: HexId, may_pass: impl Fn(StopRef) -> bool) -> Connection {
    if start.hex == goal {
        return Connection::Made;
    }
    let may_pass = asked_once(may_pass);
    let search = Search { track, may_pass: &may_pass, starts: &[start], targets: to_stops(track, goal) };
    match search.shortest_walk(&Crossings::default()) {
        Ok(walk) => search.path_for(&walk, &Crossings::default()).map_or(Connection::Apart, |_| Connection::Made),
        Err(seen) => Connection::Missing(Explored(seen)),
    }
}

/// The crossings by which track comes to a stop of the hex.
fn to_stops(track: &Track<'_>, hex: HexId) -> Crossings {
    let mut crossings = Crossings::default();
    for edge in track.shape(hex).exits.iter().filter(|edge| track.stops_from(hex, *edge).next().is_some()) {
        if let Some(border) = track.board.map.border(hex, edge) {
            crossings.insert(crossing(track, border, hex));
        }
    }
    crossings
}

/// All that track from a stop leads to, and perhaps more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explored(Crossings);

impl Explored {
    /// The same after changes on these hexes; `None` if the goal may be connected then. Where track is taken away or closed,
    /// more is counted than can still be reached.
    #[must_use]
    pub fn after(
        &self,
        track: &Track<'_>,
        start: StopRef,
        goal: HexId,
        changed: &HexSet,
        may_pass: impl Fn(StopRef) -> bool,
    ) -> Option<Explored> {
        let targets = to_stops(track, goal);
        if changed.has(start.hex) {
            return None;
        }
        let search = Search { track, may_pass: &may_pass, starts: &[start], targets };
        let mut seen = self.0;
        let into_changed = changed.iter().flat_map(|hex| into_hex(track, hex));
        let mut queue: Vec<u16> = into_changed.filter(|crossing| seen.has(*crossing)).collect();
        while let Some(here) = queue.pop() {
            if search.targets.has(here) {
                return None;
            }
            search.onward(here, |next| {
                if seen.insert(next) {
                    queue.push(next);
                }
            });
        }
        Some(Explored(seen))
    }
}

/// The crossings into a hex.
fn into_hex<'t>(track: &'t Track<'_>, hex: HexId) -> impl Iterator<Item = u16> + use<'t> {
    let border = move |edge| track.board.map.border(hex, edge);
    Edge::SIDES.into_iter().filter_map(border).map(move |border| crossing(track, border, hex))
}

/// Whether something that is connected to `starts` crosses or touches one of these sides of the hex: what
/// [`Reach::sides`] would say, told sooner.
pub fn reaches_side(
    track: &Track<'_>,
    starts: &[StopRef],
    hex: HexId,
    sides: EdgeSet,
    may_pass: impl Fn(StopRef) -> bool,
) -> bool {
    let may_pass = asked_once(may_pass);
    let mut targets = Crossings::default();
    for border in sides.iter().filter_map(|edge| track.board.map.border(hex, edge)) {
        targets.insert(border * 2);
        targets.insert(border * 2 + 1);
    }
    Search { track, may_pass: &may_pass, starts, targets }.path(&Crossings::default()).is_some()
}

/// Whether a stop that is connected to `starts` is wanted: what one would find among [`Reach::stops`], told sooner.
pub fn reaches_stop(
    track: &Track<'_>,
    starts: &[StopRef],
    may_pass: impl Fn(StopRef) -> bool,
    is_wanted: impl Fn(StopRef) -> bool,
) -> bool {
    let (may_pass, is_wanted) = (asked_once(may_pass), asked_once(is_wanted));
    if starts.iter().any(|start| is_wanted(*start)) {
        return true;
    }
    let mut refuted = Crossings::default();
    loop {
        let search = Search { track, may_pass: &may_pass, starts, targets: Crossings::default() };
        let leads_there = |crossing: u16| {
            let (hex, edge) = into(track, crossing);
            !refuted.has(crossing) && track.stops_from(hex, edge).any(&is_wanted)
        };
        let Ok(walk) = search.walk_to(leads_there, &Crossings::default()) else { return false };
        let search = Search { targets: Crossings::of(walk[0]), ..search };
        if search.path_for(&walk, &Crossings::default()).is_some() {
            return true;
        }
        refuted.insert(walk[0]);
    }
}

/// The same question, asked at most once for each stop.
fn asked_once(may_pass: impl Fn(StopRef) -> bool) -> impl Fn(StopRef) -> bool {
    let asked = [const { Cell::new(0_u8) }; MAX_HEXES];
    let passed = [const { Cell::new(0_u8) }; MAX_HEXES];
    move |stop| {
        let (asked, passed, bit) = (&asked[stop.hex.index()], &passed[stop.hex.index()], 1 << stop.part);
        if asked.get() & bit == 0 {
            asked.set(asked.get() | bit);
            passed.set(passed.get() | if may_pass(stop) { bit } else { 0 });
        }
        passed.get() & bit != 0
    }
}

/// Whether a connection from `starts` comes into the hex by `entry` and can leave it by `exit`, without having used that
/// side before. Plain track between the two sides is then travelled, not merely touched at both ends.
pub fn runs_along(
    track: &Track<'_>,
    starts: &[StopRef],
    hex: HexId,
    (entry, exit): (Edge, Edge),
    may_pass: impl Fn(StopRef) -> bool,
) -> bool {
    let map = &track.board.map;
    let (Some(entered), Some(left)) = (map.border(hex, entry), map.border(hex, exit)) else { return false };
    let mut barred = Crossings::default();
    barred.insert(left * 2);
    barred.insert(left * 2 + 1);
    let targets = Crossings::of(crossing(track, entered, hex));
    Search { track, may_pass: &may_pass, starts, targets }.path(&barred).is_some()
}

/// A set of crossings. A crossing is a side with the direction in which it is crossed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Crossings([u64; BorderSet::MOST / 32]);

impl Crossings {
    fn of(crossing: u16) -> Crossings {
        let mut one = Crossings::default();
        one.insert(crossing);
        one
    }

    fn has(&self, crossing: u16) -> bool {
        self.0[usize::from(crossing >> 6)] & (1 << (crossing & 63)) != 0
    }

    /// Adds a crossing and returns whether it was new.
    fn insert(&mut self, crossing: u16) -> bool {
        let new = !self.has(crossing);
        self.0[usize::from(crossing >> 6)] |= 1 << (crossing & 63);
        new
    }

    fn without(&self, other: &Crossings) -> Crossings {
        Crossings(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    fn iter(&self) -> impl Iterator<Item = u16> + use<> {
        ones(self.0).map(|crossing| crossing as u16)
    }
}

struct Walk<'a, F> {
    track: &'a Track<'a>,
    may_pass: &'a F,
    reach: Reach,
    seen: Crossings,
    /// Crossings met on a path that had already used their section.
    doubtful: Crossings,
    /// Crossings that no path leads to.
    refuted: Crossings,
    open: Vec<(HexId, Edge, BorderSet)>,
}

impl<'a, F: Fn(StopRef) -> bool> Walk<'a, F> {
    fn new(track: &'a Track<'a>, may_pass: &'a F) -> Self {
        let reach = Reach { borders: BorderSet::EMPTY, stops: [0; MAX_HEXES] };
        let none = Crossings::default();
        Walk { track, may_pass, reach, seen: none, doubtful: none, refuted: none, open: Vec::with_capacity(32) }
    }

    fn run(&mut self) {
        while let Some((hex, edge, path)) = self.open.pop() {
            self.enter(hex, edge, &path);
        }
    }

    fn enter(&mut self, hex: HexId, edge: Edge, path: &BorderSet) {
        for exit in self.track.plain(hex, edge).iter() {
            self.cross(hex, exit, path);
        }
        for stop in self.track.stops_from(hex, edge) {
            self.reach.stops[hex.index()] |= 1 << stop.part;
            if (self.may_pass)(stop) {
                self.leave(stop, Some(edge), path);
            }
        }
    }

    fn leave(&mut self, stop: StopRef, arrived_by: Option<Edge>, path: &BorderSet) {
        for exit in self.track.exits_of(stop).iter().filter(|exit| Some(*exit) != arrived_by) {
            self.cross(stop.hex, exit, path);
        }
    }

    fn cross(&mut self, hex: HexId, exit: Edge, path: &BorderSet) {
        let map = &self.track.board.map;
        let (Some(border), Some((next, entry))) = (map.border(hex, exit), map.across(hex, exit)) else { return };
        let crossing = crossing(self.track, border, next);
        if path.has(border) {
            self.doubtful.insert(crossing);
        } else if self.seen.insert(crossing) {
            self.reach.borders.insert(border);
            self.open.push((next, entry, path.with(border)));
        }
    }

    /// Searches for a path to something that only doubtful crossings lead to. Returns whether one was found, so that
    /// the walk goes on from there.
    fn resolve_doubt(&mut self, starts: &[StopRef]) -> bool {
        let doubts = self.doubtful.without(&self.seen);
        if doubts.is_empty() {
            return false;
        }
        for target in self.beyond(&doubts).without(&self.refuted).iter() {
            if !self.would_add(target) {
                continue;
            }
            let targets = Crossings::of(target);
            let search = Search { track: self.track, may_pass: self.may_pass, starts, targets };
            if let Some(path) = search.path(&Crossings::default()) {
                let (hex, edge) = into(self.track, target);
                self.seen.insert(target);
                self.reach.borders.insert(target / 2);
                self.open.push((hex, edge, path));
                return true;
            }
            self.refuted.insert(target);
        }
        false
    }

    /// Everything that the doubtful crossings would lead to if sections could be used twice.
    fn beyond(&self, doubts: &Crossings) -> Crossings {
        let mut optimistic = Walk::new(self.track, self.may_pass);
        optimistic.seen = self.seen;
        for doubt in doubts.iter() {
            let (hex, edge) = into(self.track, doubt);
            if optimistic.seen.insert(doubt) {
                optimistic.open.push((hex, edge, BorderSet::EMPTY));
            }
        }
        while let Some((hex, edge, _)) = optimistic.open.pop() {
            optimistic.enter(hex, edge, &BorderSet::EMPTY);
        }
        optimistic.seen.without(&self.seen)
    }

    /// Whether crossing there would reach a section or a stop that is not reached yet.
    fn would_add(&self, crossing: u16) -> bool {
        let (hex, edge) = into(self.track, crossing);
        !self.reach.borders.has(crossing / 2) || self.track.stops_from(hex, edge).any(|stop| !self.reach.has(stop))
    }
}

/// The hex and side that a crossing enters.
fn into(track: &Track<'_>, crossing: u16) -> (HexId, Edge) {
    track.board.map.ends(crossing / 2)[usize::from(crossing % 2)]
}

fn crossing(track: &Track<'_>, border: BorderId, into: HexId) -> u16 {
    let side = u16::from(track.board.map.ends(border)[0].0 != into);
    border * 2 + side
}

/// A conflict-driven search for a path to one of some crossings.
///
/// The shortest walk that ignores what it has used is either a path, or it crosses some side in both directions. A path
/// cannot do both, so the search branches: once without the one crossing, once without the other.
struct Search<'a, F> {
    track: &'a Track<'a>,
    may_pass: &'a F,
    starts: &'a [StopRef],
    targets: Crossings,
}

impl<F: Fn(StopRef) -> bool> Search<'_, F> {
    fn path(&self, barred: &Crossings) -> Option<BorderSet> {
        let walk = self.shortest_walk(barred).ok()?;
        self.path_for(&walk, barred)
    }

    /// The shortest walk itself, or another path if it is none.
    fn path_for(&self, walk: &[u16], barred: &Crossings) -> Option<BorderSet> {
        let mut used = BorderSet::EMPTY;
        for crossing in walk {
            if used.has(crossing / 2) {
                let mut without = *barred;
                without.insert(*crossing);
                let mut without_other = *barred;
                without_other.insert(crossing ^ 1);
                return self.path(&without).or_else(|| self.path(&without_other));
            }
            used.insert(crossing / 2);
        }
        Some(used)
    }

    /// The crossings of the shortest walk, from a target back to a start; if there is none, all that walks get to, with the
    /// barred ones.
    fn shortest_walk(&self, barred: &Crossings) -> Result<Vec<u16>, Crossings> {
        self.walk_to(|crossing| self.targets.has(crossing), barred)
    }

    /// The same to the first crossing that is a goal.
    fn walk_to(&self, is_goal: impl Fn(u16) -> bool, barred: &Crossings) -> Result<Vec<u16>, Crossings> {
        const START: u16 = u16::MAX;
        let mut seen = *barred;
        let mut came_from = [START; 2 * BorderSet::MOST];
        let mut queue: Vec<u16> = Vec::with_capacity(64);
        for start in self.starts {
            self.exits(*start, None, |next| {
                if seen.insert(next) {
                    queue.push(next);
                }
            });
        }
        let mut place = 0;
        while let Some(here) = queue.get(place).copied() {
            if is_goal(here) {
                let before = |crossing: &u16| Some(came_from[usize::from(*crossing)]).filter(|before| *before != START);
                return Ok(std::iter::successors(Some(here), before).collect());
            }
            place += 1;
            self.onward(here, |next| {
                if seen.insert(next) {
                    came_from[usize::from(next)] = here;
                    queue.push(next);
                }
            });
        }
        Err(seen)
    }

    fn onward(&self, crossing: u16, mut visit: impl FnMut(u16)) {
        let (hex, edge) = into(self.track, crossing);
        for exit in self.track.plain(hex, edge).iter() {
            self.over(hex, exit, &mut visit);
        }
        for stop in self.track.stops_from(hex, edge).filter(|stop| (self.may_pass)(*stop)) {
            self.exits(stop, Some(edge), &mut visit);
        }
    }

    fn exits(&self, stop: StopRef, arrived_by: Option<Edge>, mut visit: impl FnMut(u16)) {
        for exit in self.track.exits_of(stop).iter().filter(|exit| Some(*exit) != arrived_by) {
            self.over(stop.hex, exit, &mut visit);
        }
    }

    fn over(&self, hex: HexId, exit: Edge, visit: &mut impl FnMut(u16)) {
        let map = &self.track.board.map;
        if let (Some(border), Some((next, _))) = (map.border(hex, exit), map.across(hex, exit)) {
            visit(crossing(self.track, border, next));
        }
    }
}
