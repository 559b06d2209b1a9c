//! What a legal route of an 18xx game is, and the set of routes that earns most, exactly and with a proof.
//!
//! The caller says what each stop is worth to a company ([`Stop`]) and what each train can do ([`Train`]); money,
//! shares and phases are not known here. [`score`] defines legality and revenue, [`best`] maximises over all sets of
//! routes that it accepts, by column generation with a Lagrangian bound and exact enumeration of the gap.
//!
//! ```
//! use board::{StopRef, Track, PrintedBoard};
//! use routes::{Limit, Range, Scoring, Stop, Survey, Train, best};
//!
//! // Three hexes in a row: a city, a town, another city.
//! let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 yellow C30x1 1-a")?;
//! let layout = board.printed_layout();
//! let track = Track { board: &board, layout: &layout };
//!
//! // The company has a marker in the first city; every stop is worth what is printed.
//! let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
//! let value = |at| Some(track.part(at)?.values()[0]);
//! let stops = |at| Some(Stop { value: value(at)?, own: at == home, through: true, ..Stop::default() });
//! let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
//!
//! let train = Train { range: Range::Stops(3), red: true };
//! let best = best(&survey, &[home], &[train], Limit::NONE);
//! assert_eq!((best.revenue, best.proven), (20 + 10 + 30, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The examples below use the same board.

#![warn(missing_docs)]

mod alternatives;
mod blocks;
mod chains;
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
mod range;
mod recent;
mod route;
mod search;
mod walk;

pub use alternatives::{Activation, Alternatives, alternatives};
pub use explain::{Difference, Explanation, explain};
pub use plan::Planner;
pub use range::crossed;
pub use route::{Fault, Route, Score, score, share_track};
pub use search::{Best, best};

use board::{Side, StopRef, Track};

/// A stop as one company sees it now.
///
/// The default is worth nothing and ends every route that visits it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    /// What a scored visit adds to the revenue.
    pub value: u16,
    /// Whether it has a marker of the company.
    pub own: bool,
    /// Whether a train may run through. It may not at the end of a line, nor in a city full of other companies'
    /// markers.
    pub through: bool,
    /// Whether it is a red location, closed to some trains ([`Train::red`]).
    pub red: bool,
    /// The groups it belongs to, as bits; a route visits at most one stop of each group.
    pub groups: u64,
    /// The side of the map and the figure for the transit bonus.
    pub transit: Option<(Side, u16)>,
    /// What a mine pays to the treasury of the company for each train that starts here [1824-REV-07]. That is not part
    /// of the revenue [1824-REV-08], so its `value` is 0. Goods trains start at mines, other trains do not visit them
    /// [1824-RUN-09], and no route has two [1824-RUN-10].
    pub mine: Option<u16>,
    /// The region it belongs to, for the bonus of a route that joins both.
    pub region: Option<Region>,
}

/// Parts of the map that a route earns a bonus for joining: Wien and Prag with the Bukowina. [1824-CIS-18]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Wien and Prag.
    Capital,
    /// The Bukowina.
    Province,
}

/// How far a train can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// At most this many stops.
    Stops(u8),
    /// At most this many hexes, including the first.
    Hexes(u8),
    /// Any number of stops, of which at most this many are scored.
    Express(u8),
    /// From a mine to at most this many large stations, including red locations. The mine and small towns
    /// ([`board::Part::Town`]) do not count. [1824-RUN-05] [1824-RUN-06] [1824-RUN-07]
    Goods {
        /// The number of large stations.
        cities: u8,
    },
}

/// What one train of a company can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Train {
    /// How far it can run.
    pub range: Range,
    /// Whether it may visit red locations.
    pub red: bool,
}

/// Which stops an express train scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExpressEnds {
    /// The first and the last stop must be scored. [1844-RULING-35]
    #[default]
    Scored,
    /// The best ones, wherever they are. [1844-DEV-09]
    Free,
}

/// How routes earn, where titles and profiles differ. The default has no bonuses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scoring {
    /// Which stops an express train scores.
    pub express_ends: ExpressEnds,
    /// Added for each scored stop of a route through a tunnel. [1844-REV-04]
    pub tunnel_per_stop: u16,
    /// Added once to a route that visits stops of both regions. [1824-CIS-18]
    pub regions_joined: u16,
}

/// One company's view of the board.
#[derive(Clone, Copy)]
pub struct Survey<'a> {
    /// The track on the map.
    pub track: Track<'a>,
    /// What each stop is to the company; `None` if no train may visit it.
    pub stops: &'a dyn Fn(StopRef) -> Option<Stop>,
    /// How routes earn.
    pub scoring: Scoring,
}

/// How many nodes a search may expand. Nodes, not seconds: the same search stops at the same place on every machine.
///
/// A search that is cut short says so and bounds the maximum:
///
/// ```
/// # use board::{StopRef, Track, PrintedBoard};
/// # use routes::{Limit, Range, Scoring, Stop, Survey, Train, best};
/// # let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 yellow C30x1 1-a")?;
/// # let layout = board.printed_layout();
/// # let track = Track { board: &board, layout: &layout };
/// # let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
/// # let value = |at| Some(track.part(at)?.values()[0]);
/// # let stops = |at| Some(Stop { value: value(at)?, own: at == home, through: true, ..Stop::default() });
/// # let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// let train = Train { range: Range::Stops(3), red: true };
/// let cut = best(&survey, &[home], &[train], Limit(1));
/// assert!(!cut.proven);
/// assert!(cut.revenue <= 60 && 60 <= cut.bound);
///
/// let full = best(&survey, &[home], &[train], Limit::NONE);
/// assert!(full.proven);
/// assert_eq!((full.revenue, full.bound), (60, 60));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit(pub u64);

impl Limit {
    /// No limit: the search always ends with a proof.
    pub const NONE: Limit = Limit(u64::MAX);
}

/// The examples of the README run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
