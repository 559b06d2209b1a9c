//! Laying and upgrading tiles. [1844-TRACK-01..21], [1844-UPG-01..15], [1824-TRACK-01..16], [1824-UPG-01..11]

use board::{
    BorderSet, Colour, Edge, EdgeSet, Ground, HexId, Part, Reach, Shape, StopRef, TileSpec, fits, keeps_old_track,
    may_replace, reach, reaches_side, reaches_stop,
};

use crate::action::LayTile;
use crate::edition::UpgradeConnection;
use crate::event::{Account, Event};
use crate::rules::{Checked, memo, must, turn};
use crate::state::{Common, Draft, Game, Step, Turn};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, Violation};

/// What only a title knows about track.
pub trait TrackRules: Parts {
    /// Whether the company may lay another tile in this step.
    fn must_have_a_tile(game: &Game<Self>, turn: &Turn) -> Checked;

    /// Why a hex that is not open takes no tile.
    fn unbuildable(game: &Game<Self>, hex: HexId) -> Violation;

    /// What has to be connected for an upgrade.
    fn upgrade_connection(game: &Game<Self>) -> UpgradeConnection;

    /// The sides that an upgrade may be reached by, where not all do that are connected.
    fn upgrade_range(game: &Game<Self>, company: CompanyId) -> Option<BorderSet>;

    /// Whether the company pays for the terrain that it builds on.
    fn pays_for_terrain(game: &Game<Self>, company: CompanyId) -> bool;

    /// The tile of the turn lies.
    fn after_tile(draft: &mut Draft<Self>, company: CompanyId);
}

/// The tile of the turn. [1844-TRACK-01] [1824-TRACK-01] Yellow on a bare hex or an upgrade. [1844-UPG-01]
pub fn lay<R: Ruleset>(draft: &mut Draft<R>, lay: LayTile) -> Checked {
    let turn = turn::at(draft, Step::Track)?;
    let spec = must_be_a_tile(draft, lay)?;
    R::must_have_a_tile(draft, &turn)?;
    let cost = check(draft, turn.company, lay, spec)?;

    put_down(draft, turn.company, lay, cost);
    R::after_tile(draft, turn.company);
    Ok(())
}

/// Pays for the terrain and lays a tile that was checked.
pub fn put_down<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, lay: LayTile, cost: Money) {
    draft.pay(Account::Company(company), Account::Bank, cost);
    draft.emit(Event::TileLaid { hex: lay.hex, tile: lay.tile, rotation: lay.rotation });
    R::after_building(draft, company);
}

/// What is connected to the company's markers. [1844-TRACK-20] [1824-TRACK-04]
pub fn connections(state: &Common, company: CompanyId) -> Reach {
    memo::connections(state, company, || find_connections(state, company))
}

fn find_connections(state: &Common, company: CompanyId) -> Reach {
    reach(&state.track(), &state.stations_of(company), |stop| may_pass(state, company, stop))
}

/// Whether a stop is connected to the company that is wanted.
pub fn reaches_a_stop(state: &Common, company: CompanyId, is_wanted: impl Fn(StopRef) -> bool) -> bool {
    match memo::known_connections(state, company) {
        Some(known) => known.stops().any(is_wanted),
        None => {
            let stations = state.stations_of(company);
            reaches_stop(&state.track(), &stations, |stop| may_pass(state, company, stop), is_wanted)
        }
    }
}

/// What would be connected if cities full of others' markers could be passed: tells why something is not.
pub fn connections_without_markers(state: &Common, company: CompanyId) -> Reach {
    let is_passed = |stop| matches!(state.track().part(stop), Some(Part::City { .. } | Part::Town { .. }));
    reach(&state.track(), &state.stations_of(company), is_passed)
}

/// The same if connections could also run through off-board hexes.
pub fn connections_through_everything(state: &Common, company: CompanyId) -> Reach {
    reach(&state.track(), &state.stations_of(company), |_| true)
}

/// A connection runs through towns, and through cities with a free circle or a marker of the company. [1844-TOK-12] Whoever
/// brought the circle. [1844-UPG-11] [1824-TOK-12] [1824-RUN-20]
pub fn may_pass(state: &Common, company: CompanyId, stop: StopRef) -> bool {
    match state.track().part(stop) {
        Some(Part::City { slots, .. }) => {
            state.markers_in(stop).has(company) || state.places_taken(stop) < usize::from(*slots)
        }
        Some(Part::Town { .. }) => true,
        // Mountain railways, red locations and mines are ends. [1844-MTN-07]
        Some(Part::Place { .. }) | None => false,
    }
}

/// All that has to hold for a tile, and what the company pays. Checks stand in the order of the book.
pub fn check<R: Ruleset>(state: &Game<R>, company: CompanyId, lay: LayTile, spec: &TileSpec) -> Checked<Money> {
    must_be_buildable(state, lay.hex)?;
    must_follow(state, lay.hex, spec)?;
    must(state.tiles[lay.tile.index()] > 0, || Violation::NoTileLeft)?;
    let shape = must_fit(state, lay)?;
    must_be_connected(state, company, lay.hex, &shape)?;
    must_bring_something_new(state, company, lay)?;
    let cost = cost_for(state, company, lay.hex);
    let cash = state[company].cash;
    // Out of what it has now. [1844-TRACK-18]
    must(cash >= cost, || Violation::TerrainTooDear { cost, cash })?;
    Ok(cost)
}

pub fn must_be_a_tile(state: &Common, lay: LayTile) -> Checked<&'static TileSpec> {
    let board = state.edition.board();
    let sound = lay.tile.index() < board.tiles.tiles && lay.rotation < 6 && lay.hex.index() < board.map.hexes.len();
    must(sound, || Violation::NoSuchTile)?;
    Ok(&board.tiles[lay.tile])
}

/// Only open hexes take tiles; special pieces that lie elsewhere are never replaced. [1844-TRACK-19] [1844-UPG-14]
/// [1844-PRIV-17] [1824-TRACK-02]
fn must_be_buildable<R: Ruleset>(state: &Game<R>, hex: HexId) -> Checked {
    must(state.edition.board().map[hex].ground == Ground::Open, || R::unbuildable(state, hex))
}

/// Next colour, allowed by the phase; same kind of hex; same label. [1844-TRACK-02] [1844-UPG-02] [1844-UPG-03]
fn must_follow(state: &Common, hex: HexId, spec: &TileSpec) -> Checked {
    let board = state.edition.board();
    let old = &board.tiles[state.layout.at(hex).tile];
    must(old.colour.next() == Some(spec.colour), || match spec.colour {
        Colour::Yellow => Violation::HexNotBare { hex },
        Colour::White | Colour::Green | Colour::Brown | Colour::Grey | Colour::Special => Violation::ColourStep { hex },
    })?;
    let label = board.tiles.label_of(&board.map[hex]);
    if !may_replace(&board.tiles, old, spec, label) {
        // A label keeps other tiles off its hex, and its first tile off other hexes. [1824-TRACK-09]
        let labelled = label.is_some() || old.colour == Colour::White;
        let only_label = labelled && may_replace(&board.tiles, old, spec, spec.label);
        return Err(if only_label { Violation::LabelMissing { hex } } else { wrong_kind(old, hex) });
    }
    let newest = state.edition.phase(state.phase).newest;
    must(spec.colour <= newest, || Violation::ColourNotYet { phase: state.phase })
}

/// [1844-TRACK-05] [1844-TRACK-06] [1844-TRACK-07] [1844-UPG-07]
fn wrong_kind(old: &TileSpec, hex: HexId) -> Violation {
    match (old.colour, old.parts.first()) {
        (Colour::White, None) => Violation::PlainTrackOnly { hex },
        (Colour::White, Some(Part::Town { .. })) => Violation::TownTileOnly { hex },
        (Colour::White, Some(Part::City { .. } | Part::Place { .. })) => Violation::CityTileOnly { hex },
        _ => Violation::KindMustStay { hex },
    }
}

fn must_fit(state: &Common, lay: LayTile) -> Checked<Shape> {
    let board = state.edition.board();
    let (old, new) = (state.track().shape(lay.hex), board.shapes.of_tile(lay.tile, lay.rotation));
    // A blank side of a neighbour is no hindrance. [1844-TRACK-15] [1844-TRACK-16] [1824-TRACK-12] [1824-UPG-06]
    if !fits(&board.map, lay.hex, new) {
        return Err(closed_side(state, lay.hex, new.exits));
    }
    let old_parts = board.tiles[state.layout.at(lay.hex).tile].parts.len();
    let new_parts = board.tiles[lay.tile].parts.len();
    must(keeps_old_track(old, old_parts, new, new_parts), || Violation::OldTrackLost { hex: lay.hex })?;
    Ok(*new)
}

/// Why track cannot leave the hex by one of these sides. [1844-TRACK-10..14] A mountain hex takes track where some is
/// printed, with or without a railway. [1844-RULING-27]
fn closed_side(state: &Common, hex: HexId, exits: EdgeSet) -> Violation {
    let map = &state.edition.board().map;
    let closed = exits.iter().find(|edge| map.across(hex, *edge).is_none());
    let other = closed.and_then(|edge| map[hex].coord.across(edge)).and_then(|coord| map.at(coord));
    let (Some(edge), Some(other)) = (closed, other) else { return Violation::TrackOffTheMap { hex } };
    if map[hex].barred.has(edge) || map[other].barred.has(edge.opposite()) {
        return Violation::TrackIntoBar { hex };
    }
    match map[other].ground {
        Ground::Red => Violation::TrackIntoRed { hex },
        Ground::Tunnel => Violation::TrackIntoTunnelHex { hex },
        Ground::Fixed | Ground::Mountain | Ground::Mine => Violation::TrackIntoGrey { hex },
        Ground::Open | Ground::Lake => Violation::TrackOffTheMap { hex },
    }
}

/// Some track of the new tile, or where the rules say so of the replaced one, must be connected to a marker of the
/// company. [1844-TRACK-03] [1844-UPG-04a] [1844-UPG-04b] [1844-RULING-26] The rest of it need not be. [1844-UPG-06]
fn must_be_connected<R: Ruleset>(state: &Game<R>, company: CompanyId, hex: HexId, shape: &Shape) -> Checked {
    let sides = sides_that_count(state, hex, shape);
    let sides = within_range(state, hex, sides, R::upgrade_range(state, company).as_ref());
    let is_connected = state.has_marker_on(hex, company) || reaches(state, company, hex, sides);
    must(is_connected, || match (home_is_bare(state, company), is_upgrade(state, hex)) {
        (true, _) => Violation::HomeTileFirst { hex },
        (false, true) => Violation::UpgradeNotConnected { hex },
        (false, false) => Violation::NotConnected { hex },
    })
}

/// The sides of a hex of which one has to be connected for this tile.
fn sides_that_count<R: Ruleset>(state: &Game<R>, hex: HexId, shape: &Shape) -> EdgeSet {
    let old_track = state.track().shape(hex).exits;
    match R::upgrade_connection(state) {
        // A first tile replaces none, nor does one on a printed city without track.
        UpgradeConnection::OldTile if is_upgrade(state, hex) && !old_track.is_empty() => old_track,
        UpgradeConnection::OldTile
        | UpgradeConnection::NewTile
        | UpgradeConnection::NewTrackOrValue
        | UpgradeConnection::TravelledTrackOrValue => shape.exits,
    }
}

/// Those of the sides of a hex that count where an upgrade has to lie within range.
fn within_range(state: &Common, hex: HexId, sides: EdgeSet, range: Option<&BorderSet>) -> EdgeSet {
    let track = state.track();
    let replaces_track = is_upgrade(state, hex) && !track.shape(hex).exits.is_empty();
    let Some(range) = range.filter(|_| replaces_track) else { return sides };
    let in_range = |edge: &Edge| track.board.map.border(hex, *edge).is_some_and(|border| range.has(border));
    sides.iter().filter(in_range).collect()
}

/// Whether the company is connected to one of these sides of the hex.
fn reaches(state: &Common, company: CompanyId, hex: HexId, sides: EdgeSet) -> bool {
    let track = state.track();
    match memo::known_connections(state, company) {
        Some(known) => known.sides(&track, hex).meets(sides),
        None => {
            let stations = state.stations_of(company);
            reaches_side(&track, &stations, hex, sides, |stop| may_pass(state, company, stop))
        }
    }
}

fn is_upgrade(state: &Common, hex: HexId) -> bool {
    state.edition.board().tiles[state.layout.at(hex).tile].colour != Colour::White
}

/// Where the rules want it, an upgrade must open new track to the company or change the value of a station that it
/// reaches. [1824-DEV-05]
fn must_bring_something_new<R: Ruleset>(state: &Game<R>, company: CompanyId, lay: LayTile) -> Checked {
    let LayTile { hex, tile, rotation } = lay;
    let is_bare = state.track().shape(hex).exits.is_empty();
    let is_travelled = match R::upgrade_connection(state) {
        UpgradeConnection::OldTile | UpgradeConnection::NewTile => return Ok(()),
        UpgradeConnection::NewTrackOrValue => false,
        UpgradeConnection::TravelledTrackOrValue => true,
    };
    if is_bare {
        return Ok(());
    }
    let mut after = state.common;
    after.lay(hex, tile, rotation);
    let reached = find_connections(&after, company).sides(&after.track(), hex);
    let counts = |from, to| !is_travelled || runs_along(&after, company, hex, (from, to));
    let gains = gains_track(state, &after, hex, reached, counts) || changes_value(state, &after, hex, reached);
    must(gains, || Violation::NewTrackNotReached { hex })
}

/// Whether two of these sides are joined by plain track that was not there before, and that counts.
fn gains_track(
    before: &Common,
    after: &Common,
    hex: HexId,
    reached: EdgeSet,
    counts: impl Fn(Edge, Edge) -> bool,
) -> bool {
    let (old, new) = (before.track().shape(hex), after.track().shape(hex));
    reached.iter().any(|from| {
        let (old, new) = (old.plain[from.index()], new.plain[from.index()]);
        new.iter().any(|to| reached.has(to) && !old.has(to) && counts(from, to))
    })
}

/// Whether a connection of the company comes into the hex by the first of these sides and can go on by the second. The
/// other direction is asked for by itself.
fn runs_along(state: &Common, company: CompanyId, hex: HexId, (from, to): (Edge, Edge)) -> bool {
    let stations = state.stations_of(company);
    board::runs_along(&state.track(), &stations, hex, (from, to), |stop| may_pass(state, company, stop))
}

/// Whether a station at one of these sides has another value than before.
fn changes_value(before: &Common, after: &Common, hex: HexId, reached: EdgeSet) -> bool {
    // Printed values do not change with the phase but on red and grey hexes, which take no tile: any column will do.
    let value_at = |state: &Common, edge| {
        let shape = state.track().shape(hex);
        let part = shape.exits_of.iter().position(|exits| exits.has(edge))?;
        state.track().part(StopRef { hex, part: part as u8 }).map(|part| part.values()[0])
    };
    reached.iter().any(|edge| value_at(before, edge) != value_at(after, edge))
}

/// Only the home hex is connected as long as it shows no track. [1844-TRACK-04] [1844-RULING-24] It need not be built.
/// [1844-RULING-85] [1824-RULING-60]
fn home_is_bare(state: &Common, company: CompanyId) -> bool {
    state.home(company).is_some_and(|home| state.track().exits_of(home) == EdgeSet::EMPTY)
}

/// The cost printed on the hex is paid with its first tile, whatever the colour. [1844-TRACK-17] [1844-RULING-25]
/// [1824-TRACK-13] [1824-TRACK-15]
fn terrain_cost(state: &Common, hex: HexId) -> Money {
    let terrain = state.edition.board().map[hex].terrain;
    let cost = terrain.filter(|_| state.is_bare(hex)).map_or(0, |(_, cost)| cost);
    Money(i32::from(cost))
}

/// What the company pays for building there.
pub fn cost_for<R: Ruleset>(state: &Game<R>, company: CompanyId, hex: HexId) -> Money {
    if R::pays_for_terrain(state, company) { terrain_cost(state, hex) } else { Money::ZERO }
}

/// Every hex, tile and rotation that the company may lay now, as far as the board and its treasury go. The checks are
/// those of [`check`], each asked as rarely as possible.
pub fn lays<R: Ruleset>(state: &Game<R>, company: CompanyId, connected: &Reach) -> Vec<LayTile> {
    let board = state.edition.board();
    let newest = state.edition.phase(state.phase).newest;
    let takes_a_tile = |hex: &HexId| {
        let next = board.tiles[state.layout.at(*hex).tile].colour.next();
        board.map[*hex].ground == Ground::Open && next.is_some_and(|colour| colour <= newest)
    };
    let range = R::upgrade_range(state, company);
    let mut lays = Vec::new();
    for hex in board.map.ids().filter(takes_a_tile) {
        let sides = within_range(state, hex, connected.sides(&state.track(), hex), range.as_ref());
        let is_near = !sides.is_empty() || state.has_marker_on(hex, company);
        if is_near && state[company].cash >= cost_for(state, company, hex) {
            lays_on(state, company, hex, sides, &mut lays);
        }
    }
    lays
}

/// On a hex whose next colour the phase allows.
fn lays_on<R: Ruleset>(state: &Game<R>, company: CompanyId, hex: HexId, connected: EdgeSet, lays: &mut Vec<LayTile>) {
    let board = state.edition.board();
    let is_home = state.has_marker_on(hex, company);
    for tile in board.tiles.candidates(&state.track(), hex).filter(|tile| state.tiles[tile.index()] > 0) {
        for rotation in board.shapes.rotations(tile) {
            let lay = LayTile { hex, tile, rotation };
            let shape = board.shapes.of_tile(tile, rotation);
            let lies_well = fits(&board.map, hex, shape)
                && (is_home || connected.meets(sides_that_count(state, hex, shape)))
                && must_fit(state, lay).is_ok()
                && must_bring_something_new(state, company, lay).is_ok();
            if lies_well {
                lays.push(lay);
            }
        }
    }
}
