//! What only one title has, as keys and figures of the action space. This file is the junction: it alone tells titles apart.

use board::{Edge, EdgeSet, Ground};
use game::edition::CompanyKind;
use game::g1844::{self, MountainId, TunnelId};
use game::{
    Action, CompanyId, Edition, Money, PlayerId, PrivateId, Round, Source, State, Title, TitleAction, TitleChoice,
    TitleRound, g1824,
};

use crate::observation::Sink;
use crate::offers::{LEVELS, figures};
use crate::space::{Places, lay_parts, once, packed, source};

/// Kinds of keys below are those that all titles share.
const FIRST_KIND: u8 = 100;

/// What tells an action from all others.
pub fn key(action: &TitleAction, level: i32) -> u64 {
    let (kind, parts, sum) = match action {
        TitleAction::G1844(own) => key_1844(own, level),
        TitleAction::G1824(own) => key_1824(own),
    };
    packed(FIRST_KIND + kind, parts, sum)
}

fn key_1844(action: &g1844::Action, level: i32) -> (u8, [usize; 3], i32) {
    use g1844::Action;
    match action {
        Action::Bid(_) => (0, [0; 3], level),
        Action::SetFnmPar(par) => (1, [0; 3], par.0),
        Action::BuyMountain(mountain) => (2, [mountain.index(), 0, 0], 0),
        Action::PlaceMountain { hex, panel } => (3, [hex.index(), usize::from(*panel), 0], 0),
        Action::BuyTunnel(tunnel) => (4, [tunnel.index(), 0, 0], 0),
        Action::BuildTunnel { tunnel, hex, mouths } => {
            (5, [tunnel.index(), hex.index(), usize::from(mouths.bits())], 0)
        }
        Action::LayExtraTile(lay) => (6, lay_parts(lay), 0),
        Action::BuyPrivate { private, .. } => (7, [private.index(), 0, 0], level),
        Action::LayFurkaOberalp => (8, [0; 3], 0),
        Action::AssignEva(company) => (9, [company.index(), 0, 0], 0),
        Action::ReachDestination(company) => (10, [company.index(), 0, 0], 0),
        Action::DeclareBankruptcy => (11, [0; 3], 0),
    }
}

fn key_1824(action: &g1824::Action) -> (u8, [usize; 3], i32) {
    use g1824::Action;
    match action {
        Action::BuyMinor { company, price } => (0, [company.index(), 0, 0], price.0),
        Action::BuyMountainRailway(private) => (1, [private.index(), 0, 0], 0),
        Action::ExchangeMountain { private, company, from } => {
            (2, [private.index(), company.index(), source(*from)], 0)
        }
        Action::DiscardMountain(private) => (3, [private.index(), 0, 0], 0),
        Action::ExchangeCoal(company) => (4, [company.index(), 0, 0], 0),
        Action::ExchangeTrain(model) => (5, [model.index(), 0, 0], 0),
        Action::PlaceBondMarker { hex, city } => (6, [hex.index(), usize::from(*city), 0], 0),
    }
}

/// Whether the sum is not part of what the number means.
pub const fn is_open(action: &TitleAction) -> bool {
    matches!(action, TitleAction::G1844(g1844::Action::Bid(_) | g1844::Action::BuyPrivate { .. }))
}

/// A range that only one title has, as its figures.
pub fn figures_of(choice: &TitleChoice) -> Vec<(Action, u8)> {
    let choice = match choice {
        TitleChoice::G1844(choice) => choice,
        TitleChoice::G1824(choice) => match *choice {},
    };
    match *choice {
        g1844::Choice::Bid { minimum, maximum } => {
            figures(minimum, maximum).map(|(level, bid)| (g1844::Action::Bid(bid).into(), level)).collect()
        }
        g1844::Choice::BuyPrivate { private, minimum, maximum } => {
            let buy = |price| g1844::Action::BuyPrivate { private, price }.into();
            figures(minimum, maximum).map(|(level, price)| (buy(price), level)).collect()
        }
    }
}

/// Every action of its own that the title can offer, with the figure that it stands for.
pub fn all(state: &State, places: &Places) -> Vec<(Action, u8)> {
    let edition = state.edition();
    match edition.title {
        Title::G1844 => all_1844(edition, places),
        Title::G1824 => once(all_1824(state, places)).collect(),
    }
}

fn all_1844(edition: &'static Edition, places: &Places) -> Vec<(Action, u8)> {
    use g1844::Action as Own;
    let mut exact: Vec<Own> = vec![Own::LayFurkaOberalp, Own::DeclareBankruptcy];
    exact.extend(edition.market().pars().map(|(_, par)| Own::SetFnmPar(par)));
    exact.extend(MountainId::all().map(Own::BuyMountain));
    exact.extend(TunnelId::all().map(Own::BuyTunnel));
    for company in edition.company_ids() {
        exact.extend([Own::AssignEva(company), Own::ReachDestination(company)]);
    }
    let map = &edition.board().map;
    for hex in map.ids().filter(|hex| map[*hex].ground == Ground::Mountain) {
        exact.extend((0..g1844::PANELS.len() as u8).map(|panel| Own::PlaceMountain { hex, panel }));
    }
    for tunnel in TunnelId::all() {
        for hex in g1844::tunnel_hexes(edition) {
            exact.extend(pairs_of_sides().map(|mouths| Own::BuildTunnel { tunnel, hex, mouths }));
        }
    }
    let yellow = |tile| edition.board().tiles[tile].colour == board::Colour::Yellow;
    exact.extend(places.lays.iter().filter(|lay| yellow(lay.tile)).map(|lay| Own::LayExtraTile(*lay)));
    let mut all: Vec<(Action, u8)> = LEVELS.iter().map(|(level, _)| (Own::Bid(Money::ZERO).into(), *level)).collect();
    for private in edition.private_ids() {
        let buy = || Own::BuyPrivate { private, price: Money::ZERO }.into();
        all.extend(LEVELS.iter().map(|(level, _)| (buy(), *level)));
    }
    all.extend(once(exact.into_iter().map(Action::from)));
    all
}

fn pairs_of_sides() -> impl Iterator<Item = EdgeSet> {
    let pair = |one: Edge| Edge::SIDES.into_iter().filter(move |other| one < *other).map(move |other| (one, other));
    Edge::SIDES.into_iter().flat_map(pair).map(|(one, other)| EdgeSet::of(one).with(other))
}

fn all_1824(state: &State, places: &Places) -> Vec<Action> {
    use g1824::Action as Own;
    let edition = state.edition();
    let minors: Vec<CompanyId> = edition.company_ids().filter(|company| is_minor(edition, *company)).collect();
    // Which of them costs double depends on which of them play.
    let mut prices: Vec<Money> = minors.iter().flat_map(|minor| g1824::minor_prices(state, *minor)).collect();
    prices.push(g1824::STAATSBAHN_PRICE);
    prices.sort_unstable();
    prices.dedup();
    let mut all: Vec<Own> = Vec::new();
    for company in minors {
        all.extend(prices.iter().map(|price| Own::BuyMinor { company, price: *price }));
        all.push(Own::ExchangeCoal(company));
    }
    let mountains: Vec<PrivateId> = edition.private_ids().collect();
    for private in mountains {
        all.extend([Own::BuyMountainRailway(private), Own::DiscardMountain(private)]);
        for company in edition.company_ids() {
            let exchange = |from| Own::ExchangeMountain { private, company, from };
            all.extend([Source::Offering, Source::Pool].map(exchange));
        }
    }
    all.extend(edition.model_ids().map(Own::ExchangeTrain));
    all.extend(places.cities.iter().map(|(hex, city)| Own::PlaceBondMarker { hex: *hex, city: *city }));
    all.into_iter().map(Action::from).collect()
}

fn is_minor(edition: &Edition, company: CompanyId) -> bool {
    matches!(edition.company(company).kind, CompanyKind::Coal | CompanyKind::Forerunner)
}

/// What an observation says about the round before the first share round: the auction, where there is one.
pub fn observe_initial(state: &State, seats: &[PlayerId], to: &mut impl Sink) {
    let auction = match state.round() {
        Round::Initial(TitleRound::G1844(auction)) => Some(auction),
        _ => None,
    };
    for private in state.edition().private_ids() {
        let is_up = auction.is_some_and(|auction| auction.private == private);
        to.flag(|| format!("private {} is up", private.index() + 1), is_up);
    }
    let standing = auction.and_then(|auction| auction.standing);
    let least = auction.map_or(Money::ZERO, |auction| auction.minimum);
    to.put(|| "bid".to_owned(), standing.map_or(least, |(_, bid)| bid).0 as f32 / 100.0);
    for (row, player) in seats.iter().enumerate() {
        let leads = standing.is_some_and(|(bidder, _)| bidder == *player);
        let passed = auction.is_some_and(|auction| auction.passed.has(*player));
        to.flag(|| format!("seat {row} leads"), leads);
        to.flag(|| format!("seat {row} passed"), passed);
    }
}

/// A range that only one title has: the action at its least, and both ends.
#[cfg(feature = "module")]
pub fn ready(choice: &TitleChoice) -> (Action, Option<(Money, Money)>) {
    let choice = match choice {
        TitleChoice::G1844(choice) => choice,
        TitleChoice::G1824(choice) => match *choice {},
    };
    match *choice {
        g1844::Choice::Bid { minimum, maximum } => (g1844::Action::Bid(minimum).into(), Some((minimum, maximum))),
        g1844::Choice::BuyPrivate { private, minimum, maximum } => {
            (g1844::Action::BuyPrivate { private, price: minimum }.into(), Some((minimum, maximum)))
        }
    }
}
