//! Tunnel certificates and tunnels. [1844-TUN-01] and on

use board::{Edge, EdgeSet, Ground, HexId, Reach};

use crate::edition::Edition;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, track, turn};
use crate::state::{Step, Turn};
use crate::titles::g1844::policy::{TunnelConnection, TunnelMouths};
use crate::titles::g1844::{share_round, stock, tile};
use crate::{Draft, Money, State, TunnelId, Violation};

pub const PRICE: Money = Money(50);
/// What the building company pays. [1844-TUN-05]
pub const COST: Money = Money(100);

pub fn check_buy(state: &State, id: TunnelId) -> Verdict {
    let (round, buyer) = share_round::turn_to_trade(state)?;
    share_round::must_have_sold_down(state, buyer)?;
    let free = state.tunnels.get(id.index()).is_some_and(|tunnel| tunnel.owner.is_none());
    must(free, || Violation::TunnelTaken { tunnel: id })?;
    must(!round.tunnel_bought.has(buyer), || Violation::TunnelAlreadyBought)?;
    stock::must_be_free_of_debt(state, buyer)?;
    stock::must_afford(state, buyer, PRICE)
}

pub fn build(draft: &mut Draft, tunnel: TunnelId, hex: HexId, mouths: EdgeSet) -> Verdict {
    let turn = turn::at(draft, Step::Track)?;
    let connected = track::connections(draft, turn.company);
    check_build(draft, &turn, tunnel, hex, mouths, &connected)?;

    draft.pay(Purse::Company(turn.company), Purse::Bank, COST);
    draft.emit(Event::TunnelBuilt { tunnel, hex, mouths });
    draft.emit(Event::RouteSeen { company: turn.company, seen: false });
    tile::after_building(draft);
    Ok(())
}

pub fn check_build(
    state: &State,
    turn: &Turn,
    tunnel: TunnelId,
    hex: HexId,
    mouths: EdgeSet,
    connected: &Reach,
) -> Verdict {
    let paper = state.tunnels.get(tunnel.index()).ok_or(Violation::TunnelNotOwned { tunnel })?;
    let owned = paper.owner.is_some() && paper.owner == state[turn.company].director;
    must(owned, || Violation::TunnelNotOwned { tunnel })?;
    must(paper.hex.is_none(), || Violation::TunnelUsed { tunnel })?;
    must(is_tunnel_hex(state, hex), || Violation::NotATunnelHex { hex })?;
    must(state.layout.tunnel(hex).is_empty(), || Violation::TunnelHexTaken { hex })?;
    let fits = mouths.count() == 2 && mouths.within(self::mouths(state, hex)) && !is_sharp(mouths);
    must(fits, || Violation::NotMouths { hex })?;
    let reached = connected.sides(&state.track(), hex).meets(mouths.union(line_that_counts(state, hex)));
    must(reached, || Violation::TunnelNotConnected { hex })?;
    let cash = state[turn.company].cash;
    must(cash >= COST, || Violation::TunnelTooDear { cost: COST, cash })
}

/// In the first edition the Furka-Oberalp track on the hex counts as a connection. [1844-TUN-12a]
fn line_that_counts(state: &State, hex: HexId) -> EdgeSet {
    match state.edition.swiss().tunnel_connection {
        TunnelConnection::Mouth => EdgeSet::EMPTY,
        TunnelConnection::MouthOrLine => state.track().shape(hex).exits,
    }
}

pub fn is_tunnel_hex(state: &State, hex: HexId) -> bool {
    takes_tunnel(state.edition, hex)
}

/// Those that the map of an edition shows. [1844-RULING-29]
pub fn tunnel_hexes(edition: &Edition) -> impl Iterator<Item = HexId> {
    edition.ways().map.ids().filter(|hex| takes_tunnel(edition, *hex))
}

fn takes_tunnel(edition: &Edition, hex: HexId) -> bool {
    let map = &edition.ways().map;
    let ground = map.hexes.get(hex.index()).map(|there| there.ground);
    ground == Some(Ground::Tunnel) && mouths_of(edition, hex).count() >= 2
}

/// Sides where a tunnel may open: towards ordinary track, never towards another tunnel hex nor onto the Furka-Oberalp
/// line. [1844-TUN-09] [1844-TRACK-12] [1844-DEV-26]
pub fn mouths(state: &State, hex: HexId) -> EdgeSet {
    mouths_of(state.edition, hex)
}

fn mouths_of(edition: &Edition, hex: HexId) -> EdgeSet {
    let ways = edition.ways();
    let line = edition.furka_oberalp.iter().find(|(name, _)| ways.map.named(name) == Some(hex));
    let line = line.and_then(|(_, tile)| ways.tiles.named(tile)).map(|tile| ways.shapes.of_tile(tile, 0).exits);
    let faces_track = |edge: &Edge| {
        let across = ways.map.across(hex, *edge);
        across.is_some_and(|(other, _)| ways.map[other].ground != Ground::Tunnel)
    };
    let clear = edition.swiss().tunnel_mouths == TunnelMouths::ClearOfTheLine;
    let on_the_line = |edge: &Edge| clear && line.is_some_and(|line| line.has(*edge));
    Edge::SIDES.into_iter().filter(faces_track).filter(|edge| !on_the_line(edge)).collect()
}

/// Tunnels run straight or in a wide curve: the two kinds of tunnel tiles.
fn is_sharp(mouths: EdgeSet) -> bool {
    let sides: Vec<u8> = mouths.iter().map(Edge::number).collect();
    matches!(sides[..], [one, other] if other - one == 1 || other - one == 5)
}

/// Every tunnel that may be built in this step.
pub fn builds(state: &State, turn: &Turn, connected: &Reach) -> Vec<(TunnelId, HexId, EdgeSet)> {
    let mut builds = Vec::new();
    let director = state[turn.company].director;
    if state[turn.company].cash < COST {
        return builds;
    }
    let owned = (0..5).map(TunnelId).filter(|id| {
        let paper = state.tunnels[id.index()];
        paper.owner == director && paper.hex.is_none()
    });
    // Most hexes are out of the question: the mouths of the others are worth asking for.
    let is_near = |hex: &HexId| {
        state.edition.ways().map[*hex].ground == Ground::Tunnel && !connected.sides(&state.track(), *hex).is_empty()
    };
    let near: Vec<HexId> = state.edition.ways().map.ids().filter(is_near).collect();
    for tunnel in owned {
        for hex in near.iter().copied().filter(|hex| is_tunnel_hex(state, *hex)) {
            let open: Vec<Edge> = mouths(state, hex).iter().collect();
            for (place, one) in open.iter().enumerate() {
                for other in &open[place + 1..] {
                    let pair = EdgeSet::of(*one).with(*other);
                    if check_build(state, turn, tunnel, hex, pair, connected).is_ok() {
                        builds.push((tunnel, hex, pair));
                    }
                }
            }
        }
    }
    builds
}
