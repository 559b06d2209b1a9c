//! How far a single train gets: the sides that it could cross on a run from one of the company's markers to another stop.
//!
//! Answered for walks, not for routes: a walk may use a section of track twice. Whoever wants only what is connected asks
//! [`board::reach`] as well.

use board::{BorderId, BorderSet, Edge, HexId, Part, StopRef};

use crate::{Range, Survey, Train};

/// The sides that the train could cross on a run from one of the markers to another stop, in its length.
///
/// ```
/// # use board::{StopRef, Track, PrintedBoard};
/// # use routes::{Range, Scoring, Stop, Survey, Train, crossed};
/// # let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 yellow C30x1 1-a")?;
/// # let layout = board.printed_layout();
/// # let track = Track { board: &board, layout: &layout };
/// # let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
/// # let stops = |at| Some(Stop { own: at == home, through: true, ..Stop::default() });
/// # let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// let sides = |range| crossed(&survey, &[home], Train { range, red: true }).count();
/// assert_eq!([2, 3].map(|stops| sides(Range::Stops(stops))), [1, 2]);
/// assert_eq!([2, 3].map(|hexes| sides(Range::Hexes(hexes))), [1, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn crossed(survey: &Survey<'_>, markers: &[StopRef], train: Train) -> BorderSet {
    let mut walk = Walk { survey, train, least: vec![UNREACHED; 2 * BorderSet::MOST], reached: Vec::new() };
    for marker in markers {
        let used = walk.cost_of_hex() + walk.cost_of_stop(*marker);
        walk.leave(*marker, None, used);
    }
    let mut place = 0;
    while let Some(crossing) = walk.reached.get(place).copied() {
        walk.go_on(crossing);
        place += 1;
    }
    walk.within_length()
}

const UNREACHED: u32 = u32::MAX;

/// A side, and the hex that is entered over it by which of its edges.
#[derive(Clone, Copy)]
struct Crossing {
    border: BorderId,
    hex: HexId,
    edge: Edge,
}

struct Walk<'a> {
    survey: &'a Survey<'a>,
    train: Train,
    /// What the shortest walk up to and over each crossing uses of the train's length.
    least: Vec<u32>,
    /// Crossings to go on from, in the order in which they were reached; again where a shorter walk was found.
    reached: Vec<Crossing>,
}

impl Walk<'_> {
    const fn length(&self) -> u32 {
        match self.train.range {
            Range::Stops(length) | Range::Hexes(length) | Range::Goods { cities: length } => length as u32,
            Range::Express(_) => UNREACHED - 1,
        }
    }

    const fn cost_of_hex(&self) -> u32 {
        match self.train.range {
            Range::Hexes(_) => 1,
            Range::Stops(_) | Range::Express(_) | Range::Goods { .. } => 0,
        }
    }

    fn cost_of_stop(&self, stop: StopRef) -> u32 {
        match self.train.range {
            Range::Stops(_) => 1,
            Range::Hexes(_) | Range::Express(_) => 0,
            Range::Goods { .. } => u32::from(!matches!(self.survey.track.part(stop), Some(Part::Town { .. }))),
        }
    }

    fn may_visit(&self, at: StopRef) -> bool {
        (self.survey.stops)(at).is_some_and(|stop| self.train.red || !stop.red)
    }

    fn may_pass(&self, at: StopRef) -> bool {
        self.may_visit(at) && (self.survey.stops)(at).is_some_and(|stop| stop.through)
    }

    fn over(&self, hex: HexId, exit: Edge) -> Option<Crossing> {
        let map = &self.survey.track.board.map;
        let (border, (hex, edge)) = map.border(hex, exit).zip(map.across(hex, exit))?;
        Some(Crossing { border, hex, edge })
    }

    fn row(&self, crossing: Crossing) -> usize {
        let forwards = self.survey.track.board.map.ends(crossing.border)[0].0 == crossing.hex;
        2 * usize::from(crossing.border) + usize::from(forwards)
    }

    fn leave(&mut self, stop: StopRef, arrived_by: Option<Edge>, used: u32) {
        for exit in self.survey.track.exits_of(stop).iter().filter(|exit| Some(*exit) != arrived_by) {
            self.cross(stop.hex, exit, used);
        }
    }

    fn cross(&mut self, hex: HexId, exit: Edge, used: u32) {
        let Some(crossing) = self.over(hex, exit) else { return };
        let (row, used) = (self.row(crossing), used + self.cost_of_hex());
        if used <= self.length() && used < self.least[row] {
            self.least[row] = used;
            self.reached.push(crossing);
        }
    }

    fn go_on(&mut self, crossing: Crossing) {
        let Crossing { hex, edge, .. } = crossing;
        let used = self.least[self.row(crossing)];
        for exit in self.survey.track.plain(hex, edge).iter() {
            self.cross(hex, exit, used);
        }
        for stop in self.survey.track.stops_from(hex, edge) {
            if self.may_pass(stop) {
                self.leave(stop, Some(edge), used + self.cost_of_stop(stop));
            }
        }
    }

    /// Of the crossings reached those from which the rest of the length is enough for the next stop.
    fn within_length(&self) -> BorderSet {
        let mut ahead = vec![UNREACHED; self.least.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for crossing in self.reached.iter().rev() {
                let needed = self.needed(*crossing, &ahead);
                let known = &mut ahead[self.row(*crossing)];
                if needed < *known {
                    *known = needed;
                    changed = true;
                }
            }
        }
        let mut borders = BorderSet::EMPTY;
        for crossing in &self.reached {
            let row = self.row(*crossing);
            if self.least[row].saturating_add(ahead[row]) <= self.length() {
                borders.insert(crossing.border);
            }
        }
        borders
    }

    /// What it takes from a crossing to the next stop.
    fn needed(&self, Crossing { hex, edge, .. }: Crossing, ahead: &[u32]) -> u32 {
        let track = &self.survey.track;
        let here = track.stops_from(hex, edge).filter(|stop| self.may_visit(*stop)).map(|stop| self.cost_of_stop(stop));
        let beyond = |exit| self.over(hex, exit).map(|next| ahead[self.row(next)].saturating_add(self.cost_of_hex()));
        here.chain(track.plain(hex, edge).iter().filter_map(beyond)).min().unwrap_or(UNREACHED)
    }
}
