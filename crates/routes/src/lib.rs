//! What a legal route is, and the best set of routes, exactly. Money, shares and phases never live here: the caller
//! tells what each stop is worth and to whom ([`Stop`]), and what each train can do ([`Train`]).

mod alternatives;
mod blocks;
#[cfg(test)]
#[path = "../tests/support/dice.rs"]
mod dice;
mod distance;
mod dp_bound;
mod duals;
mod explain;
mod goods_bound;
mod graph;
mod network;
mod pack;
mod plan;
mod route;
mod search;
mod walk;

pub use alternatives::{Activation, Alternatives, alternatives};
pub use explain::{Difference, Explanation, explain};
pub use plan::Planner;
pub use route::{Fault, Route, Score, score, share_track};
pub use search::{Best, best};

use board::{Side, StopRef, Track};

/// A stop as one company sees it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    pub value: u16,
    /// Bears a marker of the company.
    pub own: bool,
    /// A train may run on from here: not a place at the end of the line, not a city full of other companies' markers.
    pub through: bool,
    /// Red location: closed to trains that may not visit red hexes.
    pub red: bool,
    /// Bits of the groups it belongs to; a route visits at most one stop of each group.
    pub groups: u64,
    /// Side of the map and figure for the transit bonus.
    pub transit: Option<(Side, u16)>,
    /// Of a mine: what it pays to the treasury of a company for each train that starts here [1824-REV-07]. That is no
    /// part of the revenue [1824-REV-08], so its `value` is 0. Goods trains start here, no other train visits it
    /// [1824-RUN-09], no route has two [1824-RUN-10].
    pub mine: Option<u16>,
    /// For the bonus of a route that joins two parts of the map.
    pub region: Option<Region>,
}

/// Parts of the map that a route earns a bonus for joining: Wien and Prag with the Bukowina. [1824-CIS-18]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    Capital,
    Province,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// At most so many stops.
    Stops(u8),
    /// At most so many hexes, the starting hex included.
    Hexes(u8),
    /// Any number of stops, of which so many are scored.
    Express(u8),
    /// From a mine over so many large stations, red locations included; the mine and small towns
    /// ([`board::Part::Town`]) do not count. [1824-RUN-05] [1824-RUN-06] [1824-RUN-07]
    Goods { cities: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Train {
    pub range: Range,
    /// May visit red locations.
    pub red: bool,
}

/// Which stops an express train scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpressEnds {
    /// The first and the last stop are scored. [1844-RULING-35]
    Scored,
    /// The best ones, wherever they are. [1844-DEV-09]
    Free,
}

/// How routes earn, where titles and profiles differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    pub express_ends: ExpressEnds,
    /// Added for each scored stop of a route through a tunnel. [1844-REV-04]
    pub tunnel_per_stop: u16,
    /// Added to a route that visits stops of both regions, once. [1824-CIS-18]
    pub regions_joined: u16,
}

/// One company's view of the board: the track, and what every stop is to it. `None` is a stop that no train may visit.
#[derive(Clone, Copy)]
pub struct Survey<'a> {
    pub track: Track<'a>,
    pub stops: &'a dyn Fn(StopRef) -> Option<Stop>,
    pub scoring: Scoring,
}

/// How many steps a search may take. Steps, not seconds: the same search stops at the same place everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit(pub u64);

impl Limit {
    pub const NONE: Limit = Limit(u64::MAX);
}
