//! What only 1824 says.

use game::g1824::policy::Debt;
use game::g1824::{Action, Event, Pending};
use game::{Account, CompanyId, Money, Round, Source, State, TitlePolicies, Violation, g1824};

use super::Context;
use crate::log::Teller;
use crate::{Lang, names, table, words};

pub fn doing(state: &State, action: &Action, lang: Lang) -> String {
    let edition = state.edition();
    let money = |amount: Money| lang.number(amount.0);
    let company = |id| names::company(edition, id);
    match action {
        Action::BuyMinor { company: id, price } => {
            words!(lang, "do-buy-minor", company = company(*id), money = money(*price))
        }
        Action::BuyMountainRailway(private) => {
            words!(lang, "do-buy-mountain", paper = names::private_short(edition, *private))
        }
        Action::ExchangeMountain { private, company: id, from: Source::Pool } => {
            let paper = names::private_short(edition, *private);
            words!(lang, "do-exchange-pool", paper = paper, company = company(*id))
        }
        Action::ExchangeMountain { private, company: id, from: Source::Offering } => {
            words!(lang, "do-exchange", paper = names::private_short(edition, *private), company = company(*id))
        }
        Action::DiscardMountain(private) => {
            words!(lang, "do-discard", paper = names::private_short(edition, *private))
        }
        Action::ExchangeCoal(coal) => {
            let regional = state.spec(*coal).becomes.map(company).unwrap_or_default();
            words!(lang, "do-exchange", paper = company(*coal), company = regional)
        }
        Action::ExchangeTrain(model) => {
            let price = edition.model(*model).part_exchange.map(|(_, price)| money(price)).unwrap_or_default();
            words!(lang, "do-exchange-train", train = table::train_name(edition, *model, lang), money = price)
        }
        Action::PlaceBondMarker { hex, .. } => {
            let bond = g1824::bond_railway(state).map(company).unwrap_or_default();
            words!(lang, "do-bond-marker", company = bond, hex = names::hex(edition, *hex))
        }
    }
}

pub fn tell(teller: &Teller<'_>, action: &Action, player: String) -> String {
    let (lang, state) = (teller.lang, teller.state);
    let edition = state.edition();
    match action {
        Action::BuyMinor { company: id, price } => {
            let (company, price) = (teller.company(*id), teller.money(*price));
            words!(lang, "log-buy-minor", player = player, company = company, money = price)
        }
        Action::BuyMountainRailway(private) => {
            words!(lang, "log-buy-mountain", player = player, paper = names::private(edition, *private))
        }
        Action::ExchangeMountain { private, company: id, .. } => {
            let (paper, company) = (names::private_short(edition, *private), teller.company(*id));
            words!(lang, "log-exchange", player = player, paper = paper, company = company)
        }
        Action::DiscardMountain(private) => {
            words!(lang, "log-discard", player = player, paper = names::private_short(edition, *private))
        }
        Action::ExchangeCoal(coal) => {
            let regional = state.spec(*coal).becomes.map(|id| teller.company(id)).unwrap_or_default();
            words!(lang, "log-exchange", player = player, paper = teller.company(*coal), company = regional)
        }
        Action::ExchangeTrain(model) => {
            let price = state.turn().map(|turn| teller.paid(Account::Company(turn.company))).unwrap_or_default();
            let (train, price) = (table::train_name(edition, *model, lang), teller.money(price));
            words!(lang, "log-exchange-train", company = teller.operating(), train = train, money = price)
        }
        Action::PlaceBondMarker { hex, .. } => {
            let bond = g1824::bond_railway(state).map(|id| teller.company(id)).unwrap_or_default();
            words!(lang, "log-bond-marker", company = teller.operating(), bond = bond, hex = names::hex(edition, *hex))
        }
    }
}

/// Not told: what the line of the action says already, and notes that only the rules need.
pub fn consequence(teller: &Teller<'_>, event: &Event) -> Option<String> {
    let lang = teller.lang;
    match event {
        Event::GoodsOpened => Some(words!(lang, "after-goods")),
        Event::InterestCharged { player, amount } => {
            let (player, amount) = (teller.player(Some(*player)), teller.money(*amount));
            Some(words!(lang, "after-interest", player = player, money = amount))
        }
        _ => None,
    }
}

pub const fn subject(action: &Action) -> Option<CompanyId> {
    match action {
        Action::BuyMinor { company, .. } | Action::ExchangeMountain { company, .. } | Action::ExchangeCoal(company) => {
            Some(*company)
        }
        Action::BuyMountainRailway(_)
        | Action::DiscardMountain(_)
        | Action::ExchangeTrain(_)
        | Action::PlaceBondMarker { .. } => None,
    }
}

pub const fn is_of_company(action: &Action) -> bool {
    matches!(action, Action::ExchangeTrain(_) | Action::PlaceBondMarker { .. })
}

pub const fn asks(pending: &Pending) -> &'static str {
    match pending {
        Pending::ExchangeMountain(_) => "now-exchange-mountain",
        Pending::BondMarker(_) => "now-bond-marker",
    }
}

pub fn context(state: &State, violation: &Violation, _: Lang) -> Context {
    let mut arguments = vec![
        ("only", g1824::MOUNTAIN_EXCHANGE_PHASE.into()),
        ("first", g1824::COAL_EXCHANGE_PHASES.start.into()),
        ("last", (g1824::COAL_EXCHANGE_PHASES.end - 1).into()),
    ];
    let mut case = "";
    match violation {
        Violation::PoolLimit { company, limit, .. } => {
            let lies = state[*company].unsold() + state[*company].pool();
            arguments.push(("room", limit.saturating_sub(lies).into()));
        }
        Violation::CertificateLimit { .. } if matches!(state.round(), Round::Initial(_)) => case = "-opening",
        Violation::NoDebt if is_overdraft(state) => case = "-overdraft",
        Violation::DirectorsCertificateFirst { company } => {
            if let Some(coal) = g1824::coal_of(state, *company).filter(|coal| !state[*coal].is_closed()) {
                arguments.push(("coal", names::company(state.edition(), coal).into()));
                case = "-coal";
            }
        }
        Violation::NothingOnOffer { company } if state.spec(*company).becomes.is_some() => case = "-minor",
        _ => (),
    }
    Context { case, arguments }
}

fn is_overdraft(state: &State) -> bool {
    matches!(state.edition().policies, TitlePolicies::G1824(policies) if policies.debt == Debt::Overdraft)
}
