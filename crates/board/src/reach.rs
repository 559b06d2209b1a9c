//! What is connected to a company's markers.
//!
//! A connection leaves a stop by any track, runs along plain track without reversing where tracks merge, and uses no
//! section twice. [1844-TRACK-23] So whether a place can be reached depends on the way there: around a loop a walk comes
//! back to track that it has used already. One walk that keeps a single way to every section settles nearly all of a
//! board; only where that leaves a doubt that matters are all ways tried.

use crate::{BorderId, Borders, Edge, EdgeSet, HexId, MAX_HEXES, StopRef, Track};

/// Sections and stops that a connection reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Sides of hexes that are crossed or reached.
    pub borders: Borders,
    stops: [u8; MAX_HEXES],
}

impl Reach {
    pub const fn has(&self, stop: StopRef) -> bool {
        self.stops[stop.hex.index()] & (1 << stop.part) != 0
    }

    /// Whether any stop of the hex is reached.
    pub const fn has_stop_in(&self, hex: HexId) -> bool {
        self.stops[hex.index()] != 0
    }

    /// The sides of this hex at which connected track arrives.
    pub fn sides(&self, track: &Track<'_>, hex: HexId) -> EdgeSet {
        let reached = |edge: &Edge| track.ways.map.border(hex, *edge).is_some_and(|border| self.borders.has(border));
        Edge::SIDES.into_iter().filter(reached).collect()
    }

    pub fn stops(&self) -> impl Iterator<Item = StopRef> + use<'_> {
        self.stops.iter().enumerate().flat_map(|(row, parts)| {
            let hex = HexId(row as u8);
            (0..8).filter(move |part| parts & (1 << part) != 0).map(move |part| StopRef { hex, part })
        })
    }

    fn within(&self, other: &Reach) -> bool {
        self.borders.within(&other.borders)
            && self.stops.iter().zip(other.stops).all(|(mine, theirs)| mine & !theirs == 0)
    }
}

/// All that is connected to `starts`. A connection runs through a stop only if `may_pass` allows it; it may always end
/// there.
pub fn reach(track: &Track<'_>, starts: &[StopRef], may_pass: impl Fn(StopRef) -> bool) -> Reach {
    let mut walk = Walk::new(track, &may_pass);
    for start in starts {
        walk.reach.stops[start.hex.index()] |= 1 << start.part;
        walk.leave(*start, None, &Borders::EMPTY);
    }
    walk.run();
    while walk.settle_a_doubt(starts) {
        walk.run();
    }
    walk.reach
}

/// A side together with the direction in which it is crossed.
#[derive(Clone, Copy, Default)]
struct Crossings([u64; Borders::MOST / 32]);

impl Crossings {
    fn has(&self, crossing: u16) -> bool {
        self.0[usize::from(crossing >> 6)] & (1 << (crossing & 63)) != 0
    }

    /// Whether it was new.
    fn insert(&mut self, crossing: u16) -> bool {
        let new = !self.has(crossing);
        self.0[usize::from(crossing >> 6)] |= 1 << (crossing & 63);
        new
    }

    fn without(&self, other: &Crossings) -> Crossings {
        Crossings(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    fn first(&self) -> Option<u16> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some((word as u16) * 64 + self.0[word].trailing_zeros() as u16)
    }
}

struct Walk<'a, F> {
    track: &'a Track<'a>,
    may_pass: &'a F,
    reach: Reach,
    seen: Crossings,
    /// Crossings that were met only on a way that had used their section already.
    doubtful: Crossings,
    /// Doubts that all ways have been tried for, in vain.
    refuted: Crossings,
    open: Vec<(HexId, Edge, Borders)>,
}

impl<'a, F: Fn(StopRef) -> bool> Walk<'a, F> {
    fn new(track: &'a Track<'a>, may_pass: &'a F) -> Self {
        let reach = Reach { borders: Borders::EMPTY, stops: [0; MAX_HEXES] };
        let none = Crossings::default();
        Walk { track, may_pass, reach, seen: none, doubtful: none, refuted: none, open: Vec::with_capacity(32) }
    }

    fn run(&mut self) {
        while let Some((hex, edge, way)) = self.open.pop() {
            self.enter(hex, edge, &way);
        }
    }

    fn enter(&mut self, hex: HexId, edge: Edge, way: &Borders) {
        for exit in self.track.plain(hex, edge).iter() {
            self.cross(hex, exit, way);
        }
        for stop in self.track.stops_from(hex, edge) {
            self.reach.stops[hex.index()] |= 1 << stop.part;
            if (self.may_pass)(stop) {
                self.leave(stop, Some(edge), way);
            }
        }
    }

    fn leave(&mut self, stop: StopRef, arrived_by: Option<Edge>, way: &Borders) {
        for exit in self.track.exits_of(stop).iter().filter(|exit| Some(*exit) != arrived_by) {
            self.cross(stop.hex, exit, way);
        }
    }

    fn cross(&mut self, hex: HexId, exit: Edge, way: &Borders) {
        let map = &self.track.ways.map;
        let (Some(border), Some((next, entry))) = (map.border(hex, exit), map.across(hex, exit)) else { return };
        let crossing = crossing(self.track, border, next);
        if way.has(border) {
            self.doubtful.insert(crossing);
        } else if self.seen.insert(crossing) {
            self.reach.borders.insert(border);
            self.open.push((next, entry, way.with(border)));
        }
    }

    /// Tries all ways for one doubtful crossing, if the doubts could add anything at all. Tells whether there is more to
    /// walk.
    fn settle_a_doubt(&mut self, starts: &[StopRef]) -> bool {
        loop {
            let doubts = self.doubtful.without(&self.seen).without(&self.refuted);
            let Some(doubt) = doubts.first() else { return false };
            if !self.could_add(&doubts) {
                return false;
            }
            let search = AllWays { track: self.track, may_pass: self.may_pass, target: doubt };
            match starts.iter().find_map(|start| search.out_of(*start, None, Borders::EMPTY)) {
                Some(way) => {
                    self.seen.insert(doubt);
                    let border = doubt / 2;
                    let (hex, edge) = self.track.ways.map.ends(border)[usize::from(doubt % 2)];
                    self.reach.borders.insert(border);
                    self.open.push((hex, edge, way));
                    return true;
                }
                None => {
                    self.refuted.insert(doubt);
                }
            }
        }
    }

    /// Whether walking on from the doubts, used sections or not, would find anything new.
    fn could_add(&self, doubts: &Crossings) -> bool {
        let mut hopeful = Walk::new(self.track, self.may_pass);
        hopeful.seen = self.seen;
        let mut rest = *doubts;
        while let Some(doubt) = rest.first() {
            rest = rest.without(&{
                let mut one = Crossings::default();
                one.insert(doubt);
                one
            });
            let border = doubt / 2;
            let (hex, edge) = self.track.ways.map.ends(border)[usize::from(doubt % 2)];
            if hopeful.seen.insert(doubt) {
                hopeful.reach.borders.insert(border);
                hopeful.open.push((hex, edge, Borders::EMPTY));
            }
        }
        while let Some((hex, edge, _)) = hopeful.open.pop() {
            hopeful.enter(hex, edge, &Borders::EMPTY);
        }
        !hopeful.reach.within(&self.reach)
    }
}

fn crossing(track: &Track<'_>, border: BorderId, into: HexId) -> u16 {
    let side = u16::from(track.ways.map.ends(border)[0].0 != into);
    border * 2 + side
}

/// Exhaustive search for one crossing, giving up a way as soon as the target is cut off by what it has used.
struct AllWays<'a, F> {
    track: &'a Track<'a>,
    may_pass: &'a F,
    target: u16,
}

impl<F: Fn(StopRef) -> bool> AllWays<'_, F> {
    fn out_of(&self, stop: StopRef, arrived_by: Option<Edge>, way: Borders) -> Option<Borders> {
        let exits = self.track.exits_of(stop);
        exits.iter().filter(|exit| Some(*exit) != arrived_by).find_map(|exit| self.over(stop.hex, exit, way))
    }

    fn over(&self, hex: HexId, exit: Edge, way: Borders) -> Option<Borders> {
        let map = &self.track.ways.map;
        let (border, (next, entry)) = (map.border(hex, exit)?, map.across(hex, exit)?);
        if way.has(border) {
            return None;
        }
        let way = way.with(border);
        if crossing(self.track, border, next) == self.target {
            return Some(way);
        }
        if !self.still_open(next, entry, &way) {
            return None;
        }
        let plain = self.track.plain(next, entry);
        plain.iter().find_map(|exit| self.over(next, exit, way)).or_else(|| {
            self.track
                .stops_from(next, entry)
                .filter(|stop| (self.may_pass)(*stop))
                .find_map(|stop| self.out_of(stop, Some(entry), way))
        })
    }

    fn still_open(&self, hex: HexId, edge: Edge, way: &Borders) -> bool {
        let mut ahead = Walk::new(self.track, self.may_pass);
        ahead.open.push((hex, edge, *way));
        while let Some((hex, edge, _)) = ahead.open.pop() {
            if ahead.seen.has(self.target) {
                return true;
            }
            // The way so far is closed, what lies ahead is not remembered: too hopeful, never too strict.
            ahead.enter(hex, edge, way);
        }
        ahead.seen.has(self.target)
    }
}
