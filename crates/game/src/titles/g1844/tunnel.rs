//! Tunnel certificates and tunnels. [1844-TUN-01..21]

use board::{Edge, EdgeSet, Ground, HexId, Reach};

use super::policy::{TunnelConnection, TunnelMouths};
use super::{Draft, Event as Own, G1844, Policies, State, TunnelId, Violation as Broken, destination, stock};
use crate::Money;
use crate::edition::Edition;
use crate::event::Account;
use crate::rules::marker::MarkerRules;
use crate::rules::share_round::ShareRoundRules;
use crate::rules::{Checked, must, share_round, stock::must_afford, track, turn};
use crate::state::{Step, Turn};
use crate::titles::Parts;

/// What a tunnel certificate costs. [1844-TUN-01]
pub const PRICE: Money = Money(50);
/// What the building company pays. [1844-TUN-05]
pub const COST: Money = Money(100);

pub fn buy(draft: &mut Draft, id: TunnelId) -> Checked {
    check_buy(draft, id)?;
    let (_, buyer) = share_round::turn(draft)?;

    draft.pay(Account::Player(buyer), Account::Bank, PRICE);
    draft.emit(Own::TunnelSold { tunnel: id, to: buyer });
    share_round::end_turn(draft);
    Ok(())
}

pub fn check_buy(state: &State, id: TunnelId) -> Checked {
    let (_, buyer) = share_round::turn_to_trade(state)?;
    G1844::must_have_sold_down(state, buyer)?;
    let free = state.own.tunnels.get(id.index()).is_some_and(|tunnel| tunnel.owner.is_none());
    must(free, || Broken::TunnelTaken { tunnel: id })?;
    must(!state.own.share_round.tunnel_bought.has(buyer), || Broken::TunnelAlreadyBought)?;
    stock::must_be_free_of_debt(state, buyer)?;
    must_afford(state, buyer, PRICE)
}

/// Those that the player in turn may buy: which of the free ones makes no difference.
pub fn on_offer(state: &State) -> impl Iterator<Item = TunnelId> {
    let mut free = TunnelId::all().filter(|id| state.own.tunnels[id.index()].owner.is_none()).peekable();
    let may_buy = free.peek().is_some_and(|id| check_buy(state, *id).is_ok());
    free.filter(move |_| may_buy)
}

/// As many in a track step as the director has certificates, before or after the tile, in any phase. [1844-TUN-06]
/// [1844-TUN-07] [1844-OR-11]
pub fn build(draft: &mut Draft, tunnel: TunnelId, hex: HexId, mouths: EdgeSet) -> Checked {
    let turn = turn::at(draft, Step::Track)?;
    let connected = track::connections(draft, turn.company);
    check_build(draft, &turn, tunnel, hex, mouths, &connected)?;

    draft.pay(Account::Company(turn.company), Account::Bank, COST);
    draft.emit(Own::TunnelBuilt { tunnel, hex, mouths });
    G1844::after_building(draft, turn.company);
    destination::check_at_once(draft);
    Ok(())
}

fn check_build(
    state: &State,
    turn: &Turn,
    tunnel: TunnelId,
    hex: HexId,
    mouths: EdgeSet,
    connected: &Reach,
) -> Checked {
    let paper = state.own.tunnels.get(tunnel.index()).ok_or(Broken::TunnelNotOwned { tunnel })?;
    let owned = paper.owner.is_some() && paper.owner == state[turn.company].director;
    must(owned, || Broken::TunnelNotOwned { tunnel })?;
    must(paper.hex.is_none(), || Broken::TunnelUsed { tunnel })?;
    must(is_tunnel_hex(state.edition, state.policies, hex), || Broken::NotATunnelHex { hex })?;
    must(state.layout.tunnel(hex).is_empty(), || Broken::TunnelHexTaken { hex })?;
    let fits = mouths.count() == 2 && mouths.within(mouths_now(state, hex)) && !is_sharp(mouths);
    must(fits, || Broken::NotMouths { hex })?;
    let reached = connected.sides(&state.track(), hex).meets(mouths.union(line_that_counts(state, hex)));
    must(reached, || Broken::TunnelNotConnected { hex })?;
    let cash = state[turn.company].cash;
    must(cash >= COST, || Broken::TunnelTooDear { cost: COST, cash })
}

/// In the first edition the Furka-Oberalp track on the hex counts as a connection. [1844-TUN-12a]
fn line_that_counts(state: &State, hex: HexId) -> EdgeSet {
    match state.policies.tunnel_connection {
        TunnelConnection::Mouth => EdgeSet::EMPTY,
        TunnelConnection::MouthOrLine => state.track().shape(hex).exits,
    }
}

/// Those that the map of an edition shows; none of another title. [1844-RULING-29]
pub fn tunnel_hexes(edition: &Edition) -> impl Iterator<Item = HexId> {
    let policies = G1844::policies(&edition.policies);
    let takes = move |hex: &HexId| policies.is_some_and(|policies| is_tunnel_hex(edition, policies, *hex));
    edition.board().map.ids().filter(takes)
}

fn is_tunnel_hex(edition: &Edition, policies: &Policies, hex: HexId) -> bool {
    let ground = edition.board().map.hexes.get(hex.index()).map(|there| there.ground);
    ground == Some(Ground::Tunnel) && mouths_of(edition, policies, hex).count() >= 2
}

/// As the map lies now: on 18xx.games the line bars its sides only once it is there. [1844-DEV-26]
fn mouths_now(state: &State, hex: HexId) -> EdgeSet {
    let mouths = mouths_of(state.edition, state.policies, hex);
    let barred = match state.policies.tunnel_mouths {
        TunnelMouths::ClearOfTheLaidLine if state.own.furka_oberalp => line_through(state.edition, state.policies, hex),
        TunnelMouths::ClearOfTheLaidLine | TunnelMouths::ClearOfTheLine | TunnelMouths::AnyOpenSide => EdgeSet::EMPTY,
    };
    mouths.iter().filter(|side| !barred.has(*side)).collect()
}

/// Sides by which the Furka-Oberalp line leaves the hex, laid or not.
fn line_through(edition: &Edition, policies: &Policies, hex: HexId) -> EdgeSet {
    let board = edition.board();
    let line = policies.furka_oberalp.iter().find(|(name, _)| board.map.named(name) == Some(hex));
    let tile = line.and_then(|(_, tile)| board.tiles.named((*tile)?));
    tile.map_or(EdgeSet::EMPTY, |tile| board.shapes.of_tile(tile, 0).exits)
}

/// Sides where a tunnel may open: towards ordinary track, never towards another tunnel hex nor onto the Furka-Oberalp
/// line. [1844-TUN-09] [1844-TRACK-12] [1844-DEV-26]
fn mouths_of(edition: &Edition, policies: &Policies, hex: HexId) -> EdgeSet {
    let board = edition.board();
    let faces_track = |edge: &Edge| {
        let across = board.map.across(hex, *edge);
        across.is_some_and(|(other, _)| board.map[other].ground != Ground::Tunnel)
    };
    let clear = policies.tunnel_mouths == TunnelMouths::ClearOfTheLine;
    let line = line_through(edition, policies, hex);
    let on_the_line = |edge: &Edge| clear && line.has(*edge);
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
    let owned = TunnelId::all().filter(|id| {
        let paper = state.own.tunnels[id.index()];
        paper.owner == director && paper.hex.is_none()
    });
    // Most hexes are out of the question: the mouths of the others are worth asking for.
    let is_near = |hex: &HexId| {
        state.edition.board().map[*hex].ground == Ground::Tunnel && !connected.sides(&state.track(), *hex).is_empty()
    };
    let near: Vec<HexId> = state.edition.board().map.ids().filter(is_near).collect();
    for tunnel in owned {
        for hex in near.iter().copied().filter(|hex| is_tunnel_hex(state.edition, state.policies, *hex)) {
            let open: Vec<Edge> = mouths_now(state, hex).iter().collect();
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
