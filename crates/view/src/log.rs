//! What happened, as a dry and complete sentence: who, what, how many, whose, from where, for how much.

use game::state::{Owner, Step, TrainPlace};
use game::{Action, CompanyId, Event, Ledger, Money, Paper, PlayerId, Purse, Sale, Seller, Source, State, seat_of};

use crate::{Lang, names, words};

/// One action in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// On whose behalf, if a company's.
    pub company: Option<CompanyId>,
    pub player: Option<PlayerId>,
    pub text: String,
    /// What followed from it.
    pub consequences: Vec<String>,
    /// A pass or the end of a step: said more quietly.
    pub is_quiet: bool,
}

/// `state` is the one that the action met; `players` are the names by seat.
pub fn line(state: &State, action: &Action, events: &[Event], players: &[String], lang: Lang) -> Line {
    let teller = Teller { state, events, players, lang };
    let company = state.turn().map(|turn| turn.company).filter(|_| is_of_company(action));
    Line {
        company: company.or(subject(action)),
        player: seat_of(state, action),
        text: teller.tell(action),
        consequences: teller.consequences(action),
        is_quiet: matches!(action, Action::Pass | Action::Done | Action::Answer(false)),
    }
}

/// Whether a company acts, or its director for it.
const fn is_of_company(action: &Action) -> bool {
    matches!(
        action,
        Action::LayTile(_)
            | Action::BuildTunnel { .. }
            | Action::PlaceMarker { .. }
            | Action::Run(_)
            | Action::PayOut
            | Action::Withhold
            | Action::BuyTrain(_)
            | Action::BuyPrivate { .. }
            | Action::ExchangeTrain(_)
            | Action::Done
    )
}

/// The company that an action is about, where nobody's turn says it.
fn subject(action: &Action) -> Option<CompanyId> {
    match action {
        Action::Start { company, .. }
        | Action::Buy { company, .. }
        | Action::Sell(Sale { company, .. })
        | Action::BuyMinor { company, .. }
        | Action::ExchangeMountain { company, .. }
        | Action::ExchangeCoal(company)
        | Action::AssignEva(company)
        | Action::ReachDestination(company) => Some(*company),
        _ => None,
    }
}

struct Teller<'a> {
    state: &'a State,
    events: &'a [Event],
    players: &'a [String],
    lang: Lang,
}

impl Teller<'_> {
    fn player(&self, id: Option<PlayerId>) -> String {
        id.and_then(|id| self.players.get(id.index())).cloned().unwrap_or_else(|| "?".to_owned())
    }

    fn company(&self, id: CompanyId) -> String {
        names::company(self.state.edition, id)
    }

    fn operating(&self) -> String {
        self.state.turn().map_or_else(String::new, |turn| self.company(turn.company))
    }

    fn money(&self, amount: Money) -> String {
        self.lang.number(amount.0)
    }

    fn hex(&self, id: board::HexId) -> String {
        let hex = self.state.edition.ways().map.hexes.get(id.index());
        hex.map_or_else(String::new, |hex| match hex.name {
            Some(name) => format!("{} {name}", hex.coord),
            None => hex.coord.to_string(),
        })
    }

    /// What the acting purse paid in all.
    fn paid(&self, purse: Purse) -> Money {
        let paid = |event: &Event| match event {
            Event::CashMoved { from, amount, .. } if *from == purse => *amount,
            _ => Money::ZERO,
        };
        self.events.iter().map(paid).sum()
    }

    /// What the first payment into a purse was.
    fn received(&self, purse: Purse) -> Money {
        let received = |event: &Event| match event {
            Event::CashMoved { to, amount, .. } if *to == purse => Some(*amount),
            _ => None,
        };
        self.events.iter().find_map(received).unwrap_or_default()
    }

    fn price_after(&self, company: CompanyId) -> String {
        let market = self.state.edition.market();
        let moved = |event: &Event| match event {
            Event::PriceMoved { company: moved, to } if *moved == company => Some(market.price(*to)),
            _ => None,
        };
        let before = self.state.price(company).unwrap_or_default();
        match self.events.iter().find_map(moved) {
            Some(after) => format!("{} → {}", self.money(before), self.money(after)),
            None => self.money(before),
        }
    }

    fn tell(&self, action: &Action) -> String {
        let (state, lang) = (self.state, self.lang);
        let edition = state.edition;
        let seat = seat_of(state, action);
        let player = self.player(seat);
        let company = self.operating();
        match action {
            Action::Bid(amount) => {
                let paper = self.auctioned();
                words!(lang, "log-bid", player = player, money = self.money(*amount), paper = paper)
            }
            Action::Pass => words!(lang, "log-pass", player = player),
            Action::SetFnmPar(par) => {
                words!(lang, "log-set-par", player = player, company = "FNM", money = self.money(*par))
            }
            Action::Start { company, par } => {
                let company = self.company(*company);
                words!(lang, "log-start", player = player, company = company, money = self.money(*par))
            }
            Action::Buy { company, from, paper } => {
                let key = match (paper, from) {
                    (Paper::Double, _) => "log-buy-double",
                    (Paper::Single, Source::Offering) => "log-buy",
                    (Paper::Single, Source::Pool) => "log-buy-from-pool",
                };
                let price = self.money(seat.map(|seat| self.paid(Purse::Player(seat))).unwrap_or_default());
                words!(lang, key, player = player, company = self.company(*company), money = price)
            }
            Action::Sell(Sale { company, shares, .. }) => {
                let gain = seat.map(|seat| self.received(Purse::Player(seat))).unwrap_or_default();
                let company = self.company(*company);
                words!(lang, "log-sell", player = player, n = *shares, company = company, money = self.money(gain))
            }
            Action::BuyMountain(id) => {
                words!(lang, "log-buy-mountain", player = player, paper = names::mountain(*id))
            }
            Action::PlaceMountain { hex, panel } => {
                let values = game::titles::g1844::mountain::PANELS.get(usize::from(*panel));
                let values = values.map_or_else(String::new, |row| row.map(|value| value.to_string()).join("/"));
                words!(lang, "log-place-mountain", player = player, hex = self.hex(*hex), values = values)
            }
            Action::BuyTunnel(id) => words!(lang, "log-buy-tunnel", player = player, paper = names::tunnel(*id)),
            Action::Repay(amount) => words!(lang, "log-repay", player = player, money = self.money(*amount)),
            Action::LayTile(lay) => {
                let tile = edition.ways().tiles[lay.tile].name;
                let cost = state.turn().map(|turn| self.paid(Purse::Company(turn.company))).unwrap_or_default();
                match cost {
                    Money::ZERO => words!(lang, "log-lay", company = company, tile = tile, hex = self.hex(lay.hex)),
                    cost => {
                        let cost = self.money(cost);
                        words!(
                            lang,
                            "log-lay-for",
                            company = company,
                            tile = tile,
                            hex = self.hex(lay.hex),
                            money = cost
                        )
                    }
                }
            }
            Action::BuildTunnel { tunnel, hex, .. } => {
                words!(lang, "log-tunnel", company = company, paper = names::tunnel(*tunnel), hex = self.hex(*hex))
            }
            Action::PlaceMarker { hex, .. } => {
                let cost = state.turn().map(|turn| self.paid(Purse::Company(turn.company))).unwrap_or_default();
                words!(lang, "log-marker", company = company, hex = self.hex(*hex), money = self.money(cost))
            }
            Action::Run(runs) => {
                let trains: Vec<String> = runs.iter().map(|(model, _)| names::model(edition, *model)).collect();
                let earned = |event: &Event| match event {
                    Event::RevenueEarned { revenue, .. } => Some(*revenue),
                    _ => None,
                };
                let revenue = self.money(self.events.iter().find_map(earned).unwrap_or_default());
                words!(lang, "log-run", company = company, trains = trains.join(", "), money = revenue)
            }
            Action::PayOut => self.dividend(|teller, id, company| {
                let turn = teller.state.turn();
                let shares = teller.state.spec(id).shares;
                let each = turn.map(|turn| turn.revenue / i32::from(shares.max(1))).unwrap_or_default();
                let price = teller.price_after(id);
                words!(lang, "log-pay-out", company = company, money = teller.money(each), price = price)
            }),
            Action::Withhold => self.dividend(|teller, id, company| {
                words!(lang, "log-withhold", company = company, price = teller.price_after(id))
            }),
            Action::BuyTrain(purchase) => {
                let (train, price) = (names::model(edition, purchase.model), self.money(purchase.price));
                match purchase.seller {
                    Seller::Bank => words!(lang, "log-buy-train", company = company, train = train, money = price),
                    Seller::Pool => {
                        words!(lang, "log-buy-train-pool", company = company, train = train, money = price)
                    }
                    Seller::Company(from) => {
                        let seller = self.company(from);
                        words!(
                            lang,
                            "log-buy-train-from",
                            company = company,
                            train = train,
                            seller = seller,
                            money = price
                        )
                    }
                }
            }
            Action::BuyPrivate { private, price } => {
                let paper = names::private(edition, *private);
                words!(lang, "log-buy-private", company = company, paper = paper, money = self.money(*price))
            }
            Action::Done => {
                let key = match state.turn().map(|turn| turn.step) {
                    Some(Step::Track) => "log-done-track",
                    Some(Step::Marker) => "log-done-marker",
                    _ => "log-done-trains",
                };
                words!(lang, key, company = company)
            }
            Action::LayFurkaOberalp => words!(lang, "log-fo", player = player),
            Action::AssignEva(id) => words!(lang, "log-eva", player = player, company = self.company(*id)),
            Action::ReachDestination(id) => words!(lang, "log-destination", company = self.company(*id)),
            Action::Surrender(model) => {
                words!(lang, "log-surrender", player = player, train = names::model(edition, *model))
            }
            Action::Answer(true) => words!(lang, "log-agree", player = player),
            Action::Answer(false) => words!(lang, "log-decline", player = player),
            Action::KeepMarker { .. } => words!(lang, "log-keep-marker", player = player),
            Action::DeclareBankruptcy => words!(lang, "log-bankruptcy", player = player),
            Action::BuyMinor { company: id, price } => {
                let company = self.company(*id);
                words!(lang, "log-buy-minor", player = player, company = company, money = self.money(*price))
            }
            Action::BuyMountainRailway(private) => {
                words!(lang, "log-buy-mountain", player = player, paper = names::private(edition, *private))
            }
            Action::ExchangeMountain { private, company: id } => {
                let (paper, company) = (names::private_short(edition, *private), self.company(*id));
                words!(lang, "log-exchange", player = player, paper = paper, company = company)
            }
            Action::DiscardMountain(private) => {
                words!(lang, "log-discard", player = player, paper = names::private_short(edition, *private))
            }
            Action::ExchangeCoal(coal) => {
                let regional = state.spec(*coal).becomes.map(|id| self.company(id)).unwrap_or_default();
                words!(lang, "log-exchange", player = player, paper = self.company(*coal), company = regional)
            }
            Action::ExchangeTrain(model) => {
                let price = state.turn().map(|turn| self.paid(Purse::Company(turn.company))).unwrap_or_default();
                let (train, price) = (names::model(edition, *model), self.money(price));
                words!(lang, "log-exchange-train", company = company, train = train, money = price)
            }
        }
    }

    fn dividend(&self, tell: impl Fn(&Self, CompanyId, String) -> String) -> String {
        self.state.turn().map_or_else(String::new, |turn| tell(self, turn.company, self.company(turn.company)))
    }

    fn auctioned(&self) -> String {
        match self.state.round {
            game::state::Round::Auction(auction) => names::private(self.state.edition, auction.private),
            _ => String::new(),
        }
    }

    fn consequences(&self, action: &Action) -> Vec<String> {
        let told = self.events.iter().filter_map(|event| self.consequence(action, event));
        let mut lines: Vec<String> = told.collect();
        lines.dedup();
        lines
    }

    fn consequence(&self, action: &Action, event: &Event) -> Option<String> {
        let lang = self.lang;
        let edition = self.state.edition;
        Some(match event {
            Event::DestinationReached(id) => words!(lang, "after-destination", company = self.company(*id)),
            Event::PhaseStarted(phase) => words!(lang, "after-phase", n = *phase),
            Event::DirectorChanged { company, to: Some(to) } if !matches!(action, Action::Start { .. }) => {
                words!(lang, "after-director", company = self.company(*company), player = self.player(Some(*to)))
            }
            Event::Launched { company, .. } => words!(lang, "after-launched", company = self.company(*company)),
            Event::TrainMoved { model, from: TrainPlace::Company(id), to: TrainPlace::Gone } => {
                words!(lang, "after-scrapped", company = self.company(*id), train = names::model(edition, *model))
            }
            Event::TrainMoved { model, from: TrainPlace::Bank, to: TrainPlace::Gone } => {
                words!(lang, "after-export", train = names::model(edition, *model))
            }
            Event::TrainMoved { model, from: TrainPlace::Company(id), to: TrainPlace::Pool } => {
                words!(lang, "after-to-pool", company = self.company(*id), train = names::model(edition, *model))
            }
            Event::PrivateMoved { private, to: Owner::Closed } => {
                words!(lang, "after-closed", paper = names::private_short(edition, *private))
            }
            Event::PrivateMoved { private, to: Owner::Player(player) }
                if !matches!(action, Action::BuyPrivate { .. }) =>
            {
                words!(
                    lang,
                    "after-private",
                    paper = names::private(edition, *private),
                    player = self.player(Some(*player))
                )
            }
            Event::Merged(id) => words!(lang, "after-merged", company = self.company(*id)),
            Event::NationalDue => words!(lang, "after-national-due"),
            Event::NationalFormed => words!(lang, "after-national"),
            Event::GoodsOpened => words!(lang, "after-goods"),
            Event::MountainActivated(id) => words!(lang, "after-activated", paper = names::mountain(*id)),
            Event::TunnelActivated(id) => words!(lang, "after-activated", paper = names::tunnel(*id)),
            Event::FurkaOberalpLaid if !matches!(action, Action::LayFurkaOberalp) => words!(lang, "after-fo"),
            Event::EvaReleased(player) => words!(lang, "after-eva", player = self.player(Some(*player))),
            Event::DebtChanged { player, ledger, by } if *by > Money::ZERO => {
                let key = match ledger {
                    Ledger::Emergency => "after-debt",
                    Ledger::Exchange => "after-exchange-debt",
                };
                words!(lang, key, player = self.player(Some(*player)), money = self.money(*by))
            }
            Event::EndingChanged(_) => words!(lang, "after-bank"),
            Event::PriceMoved { company, to } if !matches!(action, Action::PayOut | Action::Withhold) => {
                let price = self.money(edition.market().price(*to));
                words!(lang, "after-price", company = self.company(*company), money = price)
            }
            _ => return None,
        })
    }
}
