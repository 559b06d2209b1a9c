//! What only 1844 says.

use game::g1844::{
    ABILITIES_PHASE, Action, Destination, Event, MOUNTAIN_INCOME, MountainId, Own, PANELS, Pending, TUNNEL_INCOME,
    TunnelId,
};
use game::{CompanyId, Money, PlayerId, Round, State, TitleRound, Violation};

use super::Context;
use crate::log::Teller;
use crate::{Lang, names, words};

pub fn doing(state: &State, action: &Action, lang: Lang) -> String {
    let edition = state.edition();
    let money = |amount: Money| lang.number(amount.0);
    match action {
        Action::Bid(amount) => words!(lang, "do-bid", money = money(*amount)),
        Action::SetFnmPar(par) => words!(lang, "do-set-par", company = "FNM", money = money(*par)),
        Action::BuyMountain(id) => words!(lang, "do-buy-mountain", paper = names::mountain(*id)),
        Action::PlaceMountain { hex, .. } => words!(lang, "do-place-mountain", hex = names::hex(edition, *hex)),
        Action::BuyTunnel(id) => words!(lang, "do-buy-tunnel", paper = names::tunnel(*id)),
        Action::BuildTunnel { tunnel, hex, .. } => {
            words!(lang, "do-tunnel", paper = names::tunnel(*tunnel), hex = names::coord(edition, *hex))
        }
        Action::LayExtraTile(lay) => {
            let tile = edition.board().tiles[lay.tile].name;
            words!(lang, "do-lay-extra", tile = tile, hex = names::coord(edition, lay.hex))
        }
        Action::BuyPrivate { private, price } => {
            words!(lang, "do-buy-private", paper = names::private_short(edition, *private), money = money(*price))
        }
        Action::LayFurkaOberalp => words!(lang, "do-fo"),
        Action::AssignEva(id) => words!(lang, "do-eva", company = names::company(edition, *id)),
        Action::ReachDestination(id) => words!(lang, "do-destination", company = names::company(edition, *id)),
        Action::DeclareBankruptcy => words!(lang, "do-bankruptcy"),
    }
}

pub fn tell(teller: &Teller<'_>, action: &Action, player: String) -> String {
    let (lang, edition) = (teller.lang, teller.state.edition());
    match action {
        Action::Bid(amount) => {
            words!(lang, "log-bid", player = player, money = teller.money(*amount), paper = auctioned(teller.state))
        }
        Action::SetFnmPar(par) => {
            words!(lang, "log-set-par", player = player, company = "FNM", money = teller.money(*par))
        }
        Action::BuyMountain(id) => words!(lang, "log-buy-mountain", player = player, paper = names::mountain(*id)),
        Action::PlaceMountain { hex, panel } => {
            let values = PANELS.get(usize::from(*panel));
            let values = values.map_or_else(String::new, |row| row.map(|value| value.to_string()).join("/"));
            words!(lang, "log-place-mountain", player = player, hex = names::place(edition, *hex), values = values)
        }
        Action::BuyTunnel(id) => words!(lang, "log-buy-tunnel", player = player, paper = names::tunnel(*id)),
        Action::BuildTunnel { tunnel, hex, .. } => {
            let (paper, hex) = (names::tunnel(*tunnel), names::place(edition, *hex));
            words!(lang, "log-tunnel", company = teller.operating(), paper = paper, hex = hex)
        }
        Action::LayExtraTile(lay) => teller.lay(lay),
        Action::BuyPrivate { private, price } => {
            let (paper, price) = (names::private(edition, *private), teller.money(*price));
            words!(lang, "log-buy-private", company = teller.operating(), paper = paper, money = price)
        }
        Action::LayFurkaOberalp => words!(lang, "log-fo", player = player),
        Action::AssignEva(id) => words!(lang, "log-eva", player = player, company = teller.company(*id)),
        Action::ReachDestination(id) => words!(lang, "log-destination", company = teller.company(*id)),
        Action::DeclareBankruptcy => words!(lang, "log-bankruptcy", player = player),
    }
}

fn auctioned(state: &State) -> String {
    match state.round() {
        Round::Initial(TitleRound::G1844(auction)) => names::private(state.edition(), auction.private),
        _ => String::new(),
    }
}

/// Not told: what the line of the action says already, and notes that only the rules need.
pub fn consequence(teller: &Teller<'_>, event: &Event) -> Option<String> {
    let lang = teller.lang;
    Some(match event {
        Event::DestinationReached(id) => words!(lang, "after-destination", company = teller.company(*id)),
        Event::NationalDue => words!(lang, "after-national-due"),
        Event::NationalFormed => words!(lang, "after-national"),
        Event::MountainActivated(id) => words!(lang, "after-activated", paper = names::mountain(*id)),
        Event::TunnelActivated(id) => words!(lang, "after-activated", paper = names::tunnel(*id)),
        Event::FurkaOberalpLaid if !teller.is(&Action::LayFurkaOberalp.into()) => words!(lang, "after-fo"),
        Event::EvaReleased(player) => words!(lang, "after-eva", player = teller.player(Some(*player))),
        Event::ExchangeDebtChanged { player, by } if *by > Money::ZERO => {
            words!(lang, "after-exchange-debt", player = teller.player(Some(*player)), money = teller.money(*by))
        }
        _ => return None,
    })
}

pub const fn subject(action: &Action) -> Option<CompanyId> {
    match action {
        Action::AssignEva(company) | Action::ReachDestination(company) => Some(*company),
        _ => None,
    }
}

pub const fn is_of_company(action: &Action) -> bool {
    matches!(action, Action::BuildTunnel { .. } | Action::LayExtraTile(_) | Action::BuyPrivate { .. })
}

pub const fn asks(pending: &Pending) -> &'static str {
    match pending {
        Pending::FnmPar(_) => "now-fnm-par",
        Pending::PlaceMountain(..) => "now-place-mountain",
    }
}

pub fn context(state: &State, violation: &Violation) -> Context {
    let mut arguments = vec![("abilities", ABILITIES_PHASE.into())];
    if let Violation::PoolLimit { company, limit, .. } = violation {
        arguments.push(("room", limit.saturating_sub(state[*company].pool()).into()));
    }
    Context { case: "", arguments }
}

/// Mountain railways and tunnels in a player's hand.
pub fn papers(own: &Own, player: PlayerId) -> Vec<String> {
    let mountains = MountainId::all().zip(own.mountains()).filter(|(_, paper)| paper.owner == Some(player));
    let tunnels = TunnelId::all().zip(own.tunnels()).filter(|(_, paper)| paper.owner == Some(player));
    mountains.map(|(id, _)| names::mountain(id)).chain(tunnels.map(|(id, _)| names::tunnel(id))).collect()
}

/// Only those that a train has activated pay.
pub fn paper_income(own: &Own, player: PlayerId) -> Money {
    let mountains = own.mountains().iter().filter(|paper| paper.owner == Some(player) && paper.activated).count();
    let tunnels = own.tunnels().iter().filter(|paper| paper.owner == Some(player) && paper.activated).count();
    MOUNTAIN_INCOME * mountains as i32 + TUNNEL_INCOME * tunnels as i32
}

pub fn destination(state: &State, own: &Own, company: CompanyId, hex: String, lang: Lang) -> Option<String> {
    match own.destination(company) {
        Destination::Reached => Some(words!(lang, "destination-reached", hex = hex)),
        Destination::Open => Some(words!(lang, "destination-open", hex = hex)),
        Destination::None if !state[company].is_launched() => Some(hex),
        Destination::None => None,
    }
}
