//! The one definition of a legal route, and what it earns.

use std::fmt;

use board::{BorderSet, Edge, HexId, Part, StopRef, Track};

use crate::{ExpressEnds, Range, Region, Stop, Survey, Train};

/// A route as it is driven. In the opposite direction it earns the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Route {
    /// The first stop.
    pub start: StopRef,
    /// The side by which it leaves each hex in turn; it ends at the stop behind the last one.
    pub exits: Vec<Edge>,
}

/// A legal route and what it earns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// What the route earns, including all bonuses.
    pub revenue: u32,
    /// All stops in order.
    pub stops: Vec<StopRef>,
    /// Whether each of them is scored.
    pub scored: Vec<bool>,
    /// How many hexes it visits, counting a hex again on every visit.
    pub hexes: u16,
    /// The hexes whose tunnel it runs through.
    pub tunnels: Vec<HexId>,
    /// The part of the revenue that tunnels add.
    pub tunnel_bonus: u32,
    /// The part of the revenue that its two ends add for transit.
    pub transit_bonus: u32,
    /// The part of the revenue for joining both regions.
    pub region_bonus: u32,
    /// What the mine pays to the company's treasury; not part of the revenue. [1824-REV-07] [1824-REV-08]
    pub mine_income: u32,
    /// The sides it crosses, which tell exactly which track it uses.
    pub borders: BorderSet,
}

impl Score {
    /// The stop it starts at.
    pub fn first(&self) -> Option<StopRef> {
        self.stops.first().copied()
    }

    /// The stop it ends at.
    pub fn last(&self) -> Option<StopRef> {
        self.stops.last().copied()
    }
}

/// Why something is not a legal route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no track that way.
    NoTrack {
        /// The hex that it would leave.
        hex: HexId,
    },
    /// Both sides have track, but it does not connect them: a reversal, or a change of track at a crossing.
    NotJoined {
        /// The hex that it would pass.
        hex: HexId,
    },
    /// The route ends where there is no stop.
    EndsOnTheLine {
        /// The hex that it ends in.
        hex: HexId,
    },
    /// No train may visit this stop (a mountain without a railway).
    NotAStop {
        /// The stop.
        stop: StopRef,
    },
    /// It uses a piece of track twice.
    SameTrackTwice {
        /// The hex that it leaves by that track.
        hex: HexId,
    },
    /// It has only one stop.
    FewerThanTwoStops,
    /// It visits no stop with a marker of the company.
    NoMarker,
    /// It visits more stops than the train can.
    TooManyStops {
        /// Stops of the route.
        stops: u16,
        /// Stops that the train can visit.
        limit: u8,
    },
    /// It visits more hexes than the train can.
    TooManyHexes {
        /// Hexes of the route.
        hexes: u16,
        /// Hexes that the train can visit.
        limit: u8,
    },
    /// It visits a red location that is closed to the train.
    RedLocation {
        /// The red location.
        stop: StopRef,
    },
    /// It visits a stop twice.
    SameStopTwice {
        /// The stop.
        stop: StopRef,
    },
    /// It visits two stops of one group: hexes of the same location.
    SameGroupTwice {
        /// The second of them.
        stop: StopRef,
    },
    /// The same for two stops of one hex. [1824-RUN-13]
    SameHexTwice {
        /// The second of them.
        stop: StopRef,
    },
    /// It runs through a place at the end of a line.
    EndOfTheLine {
        /// The place.
        stop: StopRef,
    },
    /// It runs through a city full of other companies' markers.
    CannotPass {
        /// The city.
        stop: StopRef,
    },
    /// The express train cannot score any stop with a marker of its company.
    MarkerNotScored,
    /// A train other than a goods train visits a mine. [1824-RUN-09]
    Mine {
        /// The mine.
        stop: StopRef,
    },
    /// A goods train neither starts nor ends at a mine. [1824-RUN-05]
    NoMine,
    /// A goods train visits a second mine. [1824-RUN-10]
    SecondMine {
        /// The second mine.
        stop: StopRef,
    },
    /// A goods train visits more large stations than its number. [1824-RUN-06] [1824-RUN-07]
    TooManyCities {
        /// Large stations of the route.
        cities: u16,
        /// Large stations that the train can visit.
        limit: u8,
    },
}

/// Hexes and stops appear as their rows: names are up to the caller, who has the map.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::NoTrack { hex: HexId(hex) } => write!(f, "no track leads that way from hex {hex}"),
            Fault::NotJoined { hex: HexId(hex) } => {
                write!(f, "the track of hex {hex} does not connect these two sides")
            }
            Fault::EndsOnTheLine { hex: HexId(hex) } => write!(f, "the route ends in hex {hex} without a stop"),
            Fault::NotAStop { stop } => write!(f, "no train may visit {}", Named(stop)),
            Fault::SameTrackTwice { hex: HexId(hex) } => {
                write!(f, "the route leaves hex {hex} by track that it has used")
            }
            Fault::FewerThanTwoStops => write!(f, "the route has fewer than two stops"),
            Fault::NoMarker => write!(f, "the route visits no marker of the company"),
            Fault::TooManyStops { stops, limit } => {
                write!(f, "the route has {stops} stops, the train can visit {limit}")
            }
            Fault::TooManyHexes { hexes, limit } => {
                write!(f, "the route has {hexes} hexes, the train can visit {limit}")
            }
            Fault::RedLocation { stop } => {
                write!(f, "{} is a red location, which the train may not visit", Named(stop))
            }
            Fault::SameStopTwice { stop } => write!(f, "the route visits {} twice", Named(stop)),
            Fault::SameGroupTwice { stop } => write!(f, "the route visits the location of {} twice", Named(stop)),
            Fault::SameHexTwice { stop } => write!(f, "the route visits another stop in the hex of {}", Named(stop)),
            Fault::EndOfTheLine { stop } => write!(f, "the line ends at {}", Named(stop)),
            Fault::CannotPass { stop } => write!(f, "{} is full of other companies' markers", Named(stop)),
            Fault::MarkerNotScored => write!(f, "the train cannot score a marker of the company"),
            Fault::Mine { stop } => write!(f, "{} is a mine, which only goods trains visit", Named(stop)),
            Fault::NoMine => write!(f, "the goods train neither starts nor ends at a mine"),
            Fault::SecondMine { stop } => write!(f, "{} is a second mine", Named(stop)),
            Fault::TooManyCities { cities, limit } => {
                write!(f, "the route has {cities} large stations, the goods train can visit {limit}")
            }
        }
    }
}

impl std::error::Error for Fault {}

struct Named(StopRef);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stop {} of hex {}", self.0.part, self.0.hex.0)
    }
}

/// Follows a route over the track: what it earns, or the first rule that it breaks. Checks stand in the order of the
/// rule book's chapter.
///
/// ```
/// # use routes::{Fault, Range, Route, Scoring, Stop, Survey, Train};
/// # use board::{StopRef, Track, PrintedBoard};
/// # let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 yellow C30x1 1-a")?;
/// # let layout = board.printed_layout();
/// # let track = Track { board: &board, layout: &layout };
/// # let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
/// # let value = |at| Some(track.part(at)?.values()[0]);
/// # let stops = |at| Some(Stop { value: value(at)?, own: at == home, through: true, ..Stop::default() });
/// # let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// // From A2 to the right and on to the right, by side 4 each time.
/// let right = board::Edge::SIDES[4];
/// let route = Route { start: home, exits: vec![right, right] };
///
/// let three = Train { range: Range::Stops(3), red: true };
/// let score = routes::score(&survey, three, &route)?;
/// assert_eq!((score.revenue, score.stops.len()), (20 + 10 + 30, 3));
///
/// let two = Train { range: Range::Stops(2), red: true };
/// let fault = routes::score(&survey, two, &route).unwrap_err();
/// assert_eq!(fault, Fault::TooManyStops { stops: 3, limit: 2 });
/// assert_eq!(fault.to_string(), "the route has 3 stops, the train can visit 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score(survey: &Survey<'_>, train: Train, route: &Route) -> Result<Score, Fault> {
    let trip = drive(&survey.track, route)?;
    let stops: Vec<Stop> = visit(survey, train, &trip)?;
    within_range(&survey.track, train, &trip, &stops)?;
    earn(survey, train, trip, &stops)
}

/// Whether two legal routes use the same track somewhere. [1844-RUN-17]
pub fn share_track(one: &Score, other: &Score) -> bool {
    one.borders.meets(&other.borders)
}

struct Trip {
    stops: Vec<StopRef>,
    hexes: u16,
    borders: BorderSet,
    tunnels: Vec<HexId>,
}

fn drive(track: &Track<'_>, route: &Route) -> Result<Trip, Fault> {
    let map = &track.board.map;
    let mut trip = Trip { stops: vec![route.start], hexes: 1, borders: BorderSet::EMPTY, tunnels: Vec::new() };
    let mut hex = route.start.hex;
    let mut entry: Option<Edge> = None;
    for exit in &route.exits {
        match entry {
            None if track.part(route.start).is_some() && track.exits_of(route.start).has(*exit) => (),
            None => return Err(Fault::NoTrack { hex }),
            Some(entry) => pass(track, hex, entry, *exit, &mut trip)?,
        }
        let crossed = map.border(hex, *exit).zip(map.across(hex, *exit));
        let (border, (next, by)) = crossed.ok_or(Fault::NoTrack { hex })?;
        if trip.borders.has(border) {
            return Err(Fault::SameTrackTwice { hex });
        }
        trip.borders.insert(border);
        // BorderSet crossed and one; a hex passed twice counts twice. [1844-RULING-36]
        trip.hexes += 1;
        (hex, entry) = (next, Some(by));
    }
    if let Some(entry) = entry {
        let last = track.stops_from(hex, entry).next().ok_or(Fault::EndsOnTheLine { hex })?;
        trip.stops.push(last);
    }
    Ok(trip)
}

/// From one side of a hex to another: through a stop that both connect to, along plain track, or through the tunnel. A
/// stop joins all its track. [1844-RUN-15] [1824-RUN-21]
fn pass(track: &Track<'_>, hex: HexId, entry: Edge, exit: Edge, trip: &mut Trip) -> Result<(), Fault> {
    if let Some(stop) = track.stops_from(hex, entry).find(|stop| exit != entry && track.exits_of(*stop).has(exit)) {
        trip.stops.push(stop);
        return Ok(());
    }
    if !track.plain(hex, entry).has(exit) {
        let joins = |side| !track.plain(hex, side).is_empty() || track.stops_from(hex, side).next().is_some();
        return Err(if joins(entry) && joins(exit) { Fault::NotJoined { hex } } else { Fault::NoTrack { hex } });
    }
    if track.through_tunnel(hex, entry, exit) {
        trip.tunnels.push(hex);
    }
    Ok(())
}

fn visit(survey: &Survey<'_>, train: Train, trip: &Trip) -> Result<Vec<Stop>, Fault> {
    if trip.stops.len() < 2 {
        return Err(Fault::FewerThanTwoStops);
    }
    let mut stops: Vec<Stop> = Vec::with_capacity(trip.stops.len());
    let mut groups = 0;
    for (position, at) in trip.stops.iter().enumerate() {
        let stop = (survey.stops)(*at).ok_or(Fault::NotAStop { stop: *at })?;
        if stop.red && !train.red {
            return Err(Fault::RedLocation { stop: *at });
        }
        if stop.mine.is_some() && !matches!(train.range, Range::Goods { .. }) {
            return Err(Fault::Mine { stop: *at });
        }
        if trip.stops[..position].contains(at) {
            return Err(Fault::SameStopTwice { stop: *at });
        }
        if stop.mine.is_some() && stops.iter().any(|other| other.mine.is_some()) {
            return Err(Fault::SecondMine { stop: *at });
        }
        if groups & stop.groups != 0 {
            let shares = |(other, seen): (&StopRef, &Stop)| other.hex == at.hex && seen.groups & stop.groups != 0;
            let same_hex = trip.stops.iter().zip(&stops).any(shares);
            return Err(if same_hex { Fault::SameHexTwice { stop: *at } } else { Fault::SameGroupTwice { stop: *at } });
        }
        let is_end = position == 0 || position + 1 == trip.stops.len();
        if !is_end && !stop.through {
            let is_place = matches!(survey.track.part(*at), Some(Part::Place { .. }));
            return Err(if is_place { Fault::EndOfTheLine { stop: *at } } else { Fault::CannotPass { stop: *at } });
        }
        groups |= stop.groups;
        stops.push(stop);
    }
    // An own marker anywhere: the ends may be towns. [1824-RULING-81]
    if stops.iter().any(|stop| stop.own) { Ok(stops) } else { Err(Fault::NoMarker) }
}

fn within_range(track: &Track<'_>, train: Train, trip: &Trip, stops: &[Stop]) -> Result<(), Fault> {
    let count = trip.stops.len() as u16;
    match train.range {
        Range::Stops(limit) if count > u16::from(limit) => Err(Fault::TooManyStops { stops: count, limit }),
        Range::Hexes(limit) if trip.hexes > u16::from(limit) => Err(Fault::TooManyHexes { hexes: trip.hexes, limit }),
        Range::Stops(_) | Range::Hexes(_) | Range::Express(_) => Ok(()),
        Range::Goods { cities } => within_goods_range(track, cities, trip, stops),
    }
}

/// Cities and red locations count, towns and mines do not; a second mine was refused before. [1824-RULING-46]
/// [1824-RULING-47] A mine and a town are a route. [1824-RUN-11]
fn within_goods_range(track: &Track<'_>, limit: u8, trip: &Trip, stops: &[Stop]) -> Result<(), Fault> {
    if ![stops.first(), stops.last()].into_iter().flatten().any(|end| end.mine.is_some()) {
        return Err(Fault::NoMine);
    }
    let counts = |(at, stop): &(&StopRef, &Stop)| stop.mine.is_none() && !is_town(track, **at);
    let cities = trip.stops.iter().zip(stops).filter(counts).count() as u16;
    if cities > u16::from(limit) { Err(Fault::TooManyCities { cities, limit }) } else { Ok(()) }
}

/// Whether a stop is a small town, which goods trains do not count. [1824-RUN-06]
pub(crate) fn is_town(track: &Track<'_>, at: StopRef) -> bool {
    matches!(track.part(at), Some(Part::Town { .. }))
}

fn earn(survey: &Survey<'_>, train: Train, trip: Trip, stops: &[Stop]) -> Result<Score, Fault> {
    let scored = match train.range {
        Range::Express(limit) => scored_by_express(stops, usize::from(limit), survey.scoring.express_ends)?,
        // None is left out. [1824-RUN-04] [1824-RUN-08]
        Range::Stops(_) | Range::Hexes(_) | Range::Goods { .. } => vec![true; stops.len()],
    };
    let count = scored.iter().filter(|scored| **scored).count() as u32;
    let per_stop = u32::from(survey.scoring.tunnel_per_stop);
    // Tunnel and transit may fall on one route. [1844-REV-15] For each stop scored; both ends are, on either side of
    // the tunnel. [1844-RULING-33] Once, however many tunnels. [1844-REV-05]
    let tunnel_bonus = if trip.tunnels.is_empty() { 0 } else { per_stop * count };
    let transit_bonus = transit(stops, &scored);
    let region_bonus = if joins_regions(stops) { u32::from(survey.scoring.regions_joined) } else { 0 };
    Ok(Score {
        revenue: values(stops, &scored) + tunnel_bonus + transit_bonus + region_bonus,
        stops: trip.stops,
        scored,
        hexes: trip.hexes,
        tunnels: trip.tunnels,
        tunnel_bonus,
        transit_bonus,
        region_bonus,
        mine_income: stops.iter().filter_map(|stop| stop.mine).map(u32::from).sum(),
        borders: trip.borders,
    })
}

/// The sum of what is scored. [1824-REV-01]
fn values(stops: &[Stop], scored: &[bool]) -> u32 {
    stops.iter().zip(scored).filter(|(_, scored)| **scored).map(|(stop, _)| u32::from(stop.value)).sum()
}

/// Whether a route visits both regions, scored or not. [1824-CIS-18]
fn joins_regions(stops: &[Stop]) -> bool {
    let visits = |region| stops.iter().any(|stop| stop.region == Some(region));
    visits(Region::Capital) && visits(Region::Province)
}

/// Both ends red, on facing sides of the map, both scored. [1844-REV-07] [1844-RULING-34] By one train alone.
/// [1844-REV-08]
fn transit(stops: &[Stop], scored: &[bool]) -> u32 {
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return 0 };
    match (first.transit, last.transit) {
        (Some((from, one)), Some((to, other)))
            if from.faces(to) && scored.first() == Some(&true) && scored.last() == Some(&true) =>
        {
            u32::from(one) + u32::from(other)
        }
        _ => 0,
    }
}

/// Which stops an express train scores: those that earn most, at least one of them with a marker. [1844-RUN-08]
/// [1844-RULING-35]
fn scored_by_express(stops: &[Stop], limit: usize, ends: ExpressEnds) -> Result<Vec<bool>, Fault> {
    if stops.len() <= limit {
        return Ok(vec![true; stops.len()]);
    }
    let with_ends = best_stops(stops, limit, &[0, stops.len() - 1]);
    match ends {
        ExpressEnds::Scored => with_ends,
        ExpressEnds::Free => {
            let earned = |scored: &Vec<bool>| values(stops, scored) + transit(stops, scored);
            let free = best_stops(stops, limit, &[])?;
            Ok(with_ends.ok().filter(|scored| earned(scored) > earned(&free)).unwrap_or(free))
        }
    }
}

/// The fixed stops, one with a marker, and the best of the others, up to the limit.
fn best_stops(stops: &[Stop], limit: usize, fixed: &[usize]) -> Result<Vec<bool>, Fault> {
    let mut scored = vec![false; stops.len()];
    for row in fixed {
        scored[*row] = true;
    }
    let mut room = limit.checked_sub(fixed.len()).ok_or(Fault::MarkerNotScored)?;
    if !stops.iter().zip(&scored).any(|(stop, scored)| stop.own && *scored) {
        let best_own =
            (0..stops.len()).filter(|row| stops[*row].own).max_by_key(|row| (stops[*row].value, usize::MAX - row));
        scored[best_own.ok_or(Fault::MarkerNotScored)?] = true;
        room = room.checked_sub(1).ok_or(Fault::MarkerNotScored)?;
    }
    let mut others: Vec<usize> = (0..stops.len()).filter(|row| !scored[*row]).collect();
    others.sort_by_key(|row| std::cmp::Reverse(stops[*row].value));
    for row in others.into_iter().take(room) {
        scored[row] = true;
    }
    Ok(scored)
}
