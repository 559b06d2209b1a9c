//! What happened, as a dry and complete sentence: who, what, how many, whose, from where, for how much.

use game::edition::CompanyKind;
use game::market::Cell;
use game::state::{Owner, Step, TrainPlace};
use game::{
    Account, Action, CompanyId, Event, LayTile, Money, Paper, PlayerId, Round, Sale, Seller, Source, State, seat_of,
};

use crate::{Lang, names, table, titles, words};

/// One action in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// On whose behalf, if a company's.
    pub company: Option<CompanyId>,
    /// Who acted.
    pub player: Option<PlayerId>,
    /// What was done.
    pub text: String,
    /// What followed from it.
    pub consequences: Vec<String>,
    /// A pass or the end of a step: said more quietly.
    pub is_quiet: bool,
}

/// `state` is the one that the action met; `players` are the names by seat.
pub fn line(state: &State, action: &Action, events: &[Event], players: &[String], lang: Lang) -> Line {
    let teller = Teller { state, action, events, players, lang };
    let company = state.turn().map(|turn| turn.company).filter(|_| is_of_company(action));
    Line {
        company: company.or(subject(action)),
        player: seat_of(state, action),
        text: teller.tell(),
        consequences: teller.consequences(),
        is_quiet: matches!(action, Action::Pass | Action::Done | Action::Answer(false)),
    }
}

/// Whether a company acts, or its director for it.
const fn is_of_company(action: &Action) -> bool {
    match action {
        Action::LayTile(_)
        | Action::PlaceMarker { .. }
        | Action::Run(_)
        | Action::PayOut
        | Action::Withhold
        | Action::BuyTrain(_)
        | Action::Done => true,
        Action::Title(own) => titles::is_of_company(own),
        Action::Pass
        | Action::Start { .. }
        | Action::Buy { .. }
        | Action::Sell(_)
        | Action::Repay(_)
        | Action::Surrender(_)
        | Action::SurrenderAhead { .. }
        | Action::EndGame
        | Action::Answer(_)
        | Action::KeepMarker { .. } => false,
    }
}

/// The company that an action is about, where nobody's turn says it.
fn subject(action: &Action) -> Option<CompanyId> {
    match action {
        Action::Start { company, .. } | Action::Buy { company, .. } | Action::Sell(Sale { company, .. }) => {
            Some(*company)
        }
        Action::Title(own) => titles::subject(own),
        _ => None,
    }
}

const fn merged_company(event: &Event) -> Option<CompanyId> {
    match event {
        Event::Merged(id) => Some(*id),
        _ => None,
    }
}

/// Tells one action and what came of it.
pub(crate) struct Teller<'a> {
    pub state: &'a State,
    action: &'a Action,
    events: &'a [Event],
    players: &'a [String],
    pub lang: Lang,
}

impl Teller<'_> {
    /// Whether this is the action that is told.
    pub fn is(&self, action: &Action) -> bool {
        self.action == action
    }

    pub fn player(&self, id: Option<PlayerId>) -> String {
        id.and_then(|id| self.players.get(id.index())).cloned().unwrap_or_else(|| "?".to_owned())
    }

    pub fn company(&self, id: CompanyId) -> String {
        names::company(self.state.edition(), id)
    }

    pub fn operating(&self) -> String {
        self.state.turn().map_or_else(String::new, |turn| self.company(turn.company))
    }

    pub fn money(&self, amount: Money) -> String {
        self.lang.number(amount.0)
    }

    /// What an account paid in all.
    pub fn paid(&self, account: Account) -> Money {
        let paid = |event: &Event| match event {
            Event::CashMoved { from, amount, .. } if *from == account => *amount,
            _ => Money::ZERO,
        };
        self.events.iter().map(paid).sum()
    }

    /// What the operating company paid in all.
    fn spent(&self) -> Money {
        self.state.turn().map(|turn| self.paid(Account::Company(turn.company))).unwrap_or_default()
    }

    /// What the first payment into an account was.
    fn received(&self, account: Account) -> Money {
        let received = |event: &Event| match event {
            Event::CashMoved { to, amount, .. } if *to == account => Some(*amount),
            _ => None,
        };
        self.events.iter().find_map(received).unwrap_or_default()
    }

    fn price_after(&self, company: CompanyId) -> String {
        let market = self.state.edition().market();
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

    fn tell(&self) -> String {
        let (state, lang) = (self.state, self.lang);
        let edition = state.edition();
        let seat = seat_of(state, self.action);
        let player = self.player(seat);
        let company = self.operating();
        match self.action {
            Action::Pass => words!(lang, "log-pass", player = player),
            Action::Start { company, par } => {
                let company = self.company(*company);
                words!(lang, "log-start", player = player, company = company, money = self.money(*par))
            }
            Action::Buy { company, from, paper } => {
                let key = match (paper, from) {
                    (Paper::Double, Source::Offering) => "log-buy-certificate",
                    (Paper::Double, Source::Pool) => "log-buy-double",
                    (Paper::Single, Source::Offering) => "log-buy",
                    (Paper::Single, Source::Pool) => "log-buy-from-pool",
                };
                let price = self.money(seat.map(|seat| self.paid(Account::Player(seat))).unwrap_or_default());
                words!(lang, key, player = player, company = self.company(*company), money = price)
            }
            Action::Sell(Sale { company, shares, .. }) => {
                let gain = seat.map(|seat| self.received(Account::Player(seat))).unwrap_or_default();
                let company = self.company(*company);
                words!(lang, "log-sell", player = player, n = *shares, company = company, money = self.money(gain))
            }
            Action::Repay(amount) => words!(lang, "log-repay", player = player, money = self.money(*amount)),
            Action::LayTile(lay) => self.lay(lay),
            Action::PlaceMarker { hex, .. } => {
                let (hex, cost) = (names::place(edition, *hex), self.money(self.spent()));
                words!(lang, "log-marker", company = company, hex = hex, money = cost)
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
                let revenue = turn.map(|turn| turn.revenue).unwrap_or_default();
                let (each, price) = (lang.part(revenue.0, shares), teller.price_after(id));
                words!(lang, "log-pay-out", company = company, money = each, price = price)
            }),
            Action::Withhold => self.dividend(|teller, id, company| {
                words!(lang, "log-withhold", company = company, price = teller.price_after(id))
            }),
            Action::BuyTrain(purchase) => {
                let (train, price) = (table::train_name(edition, purchase.model, lang), self.money(purchase.price));
                let (key, seller) = match purchase.seller {
                    Seller::Bank => ("log-buy-train", String::new()),
                    Seller::Pool => ("log-buy-train-pool", String::new()),
                    Seller::Company(from) => ("log-buy-train-from", self.company(from)),
                };
                words!(lang, key, company = company, train = train, seller = seller, money = price)
            }
            Action::Done => {
                let key = match state.turn().map(|turn| turn.step) {
                    Some(Step::Track) => "log-done-track",
                    Some(Step::Marker) => "log-done-marker",
                    Some(Step::Run | Step::Dividend | Step::Train) | None => "log-done-trains",
                };
                words!(lang, key, company = company)
            }
            Action::Surrender(model) => {
                words!(lang, "log-surrender", player = player, train = names::model(edition, *model))
            }
            Action::SurrenderAhead { company, model } => {
                let (company, train) = (self.company(*company), names::model(edition, *model));
                words!(lang, "log-surrender-ahead", player = player, company = company, train = train)
            }
            Action::EndGame => words!(lang, "log-end-game"),
            Action::Answer(true) => words!(lang, "log-agree", player = player),
            Action::Answer(false) => words!(lang, "log-decline", player = player),
            Action::KeepMarker { .. } => words!(lang, "log-keep-marker", player = player),
            Action::Title(own) => titles::tell(self, own, player),
        }
    }

    pub fn lay(&self, lay: &LayTile) -> String {
        let (lang, edition) = (self.lang, self.state.edition());
        let (tile, hex) = (edition.board().tiles[lay.tile].name, names::place(edition, lay.hex));
        match self.spent() {
            Money::ZERO => words!(lang, "log-lay", company = self.operating(), tile = tile, hex = hex),
            cost => {
                let cost = self.money(cost);
                words!(lang, "log-lay-for", company = self.operating(), tile = tile, hex = hex, money = cost)
            }
        }
    }

    fn dividend(&self, tell: impl Fn(&Self, CompanyId, String) -> String) -> String {
        self.state.turn().map_or_else(String::new, |turn| tell(self, turn.company, self.company(turn.company)))
    }

    fn consequences(&self) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (row, event) in self.events.iter().enumerate() {
            lines.extend(self.consequence(row, event));
        }
        lines.extend(self.income());
        lines.dedup();
        lines
    }

    /// What papers paid to whom before an operating round that the action brought about.
    fn income(&self) -> Option<String> {
        let opened = self.events.iter().position(|event| matches!(event, Event::OperatingRoundOpened { .. }))?;
        let paid = self.events[opened..].iter().take_while(|event| !matches!(event, Event::TurnBegan(_)));
        let mut sums: Vec<(PlayerId, Money)> = Vec::new();
        for event in paid {
            let Event::CashMoved { from: Account::Bank, to: Account::Player(player), amount } = event else { continue };
            match sums.iter_mut().find(|(known, _)| known == player) {
                Some((_, sum)) => *sum += *amount,
                None => sums.push((*player, *amount)),
            }
        }
        let told = sums.iter().map(|(player, sum)| format!("{} {}", self.player(Some(*player)), self.money(*sum)));
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| words!(self.lang, "after-income", sums = told.join(", ")))
    }

    /// How a company left the game: unsold, for a share of its Regional, or into its national railway. Those that go into
    /// the same one are told together, with the first of them.
    fn merged(&self, id: CompanyId) -> Option<String> {
        let (lang, company) = (self.lang, self.company(id));
        let spec = self.state.spec(id);
        let is_unsold = matches!(self.state.round(), Round::Initial(_));
        match (spec.kind, spec.becomes) {
            _ if is_unsold => Some(words!(lang, "after-removed", company = company)),
            (CompanyKind::Coal, Some(regional)) => {
                Some(words!(lang, "after-coal-exchanged", company = company, regional = self.company(regional)))
            }
            (_, _) => {
                let national = titles::national(self.state, id);
                let together: Vec<CompanyId> = self.events.iter().filter_map(merged_company).collect();
                let together = together.into_iter().filter(|other| titles::national(self.state, *other) == national);
                let together: Vec<CompanyId> = together.collect();
                if together.first() != Some(&id) {
                    return None;
                }
                let names: Vec<String> = together.iter().map(|id| self.company(*id)).collect();
                let national = national.map_or_else(|| "–".to_owned(), |id| self.company(id));
                Some(words!(lang, "after-merged", n = names.len(), companies = names.join(", "), national = national))
            }
        }
    }

    /// A price marker that moved, from where to where, and why.
    fn price_moved(&self, row: usize, company: CompanyId, to: Cell) -> String {
        let market = self.state.edition().market();
        let earlier = self.events[..row].iter().rev().find_map(|event| match event {
            Event::PriceMoved { company: other, to } if *other == company => Some(market.price(*to)),
            _ => None,
        });
        let from = earlier.or_else(|| self.state.price(company)).unwrap_or_default();
        let to = market.price(to);
        let is_own = self.state.turn().is_some_and(|turn| turn.company == company);
        let key = match (self.state.round(), self.action) {
            (_, Action::Sell(_)) => "after-price-sold",
            // Pay and withhold tell of their own move; any other of the company in turn is that of a run left out.
            (Round::Operating(_), _) if is_own => "after-price-no-run",
            (Round::Shares(_), _) if to > from => "after-price-sold-out",
            (Round::Shares(_), _) if to < from => "after-price-pool",
            (Round::Initial(_) | Round::Shares(_) | Round::Operating(_) | Round::Finished, _) => "after-price",
        };
        words!(self.lang, key, company = self.company(company), from = self.money(from), to = self.money(to))
    }

    /// New debt, or interest on what there was: that comes with the end of a share round.
    fn debt(&self, player: PlayerId, by: Money) -> String {
        let (lang, name) = (self.lang, self.player(Some(player)));
        let from = self.state[player].debt();
        let is_interest = matches!((self.state.round(), self.action), (Round::Shares(_), Action::Pass | Action::Done));
        if is_interest && from > Money::ZERO {
            let (from, to) = (self.money(from), self.money(from + by));
            return words!(lang, "after-interest-debt", player = name, from = from, to = to);
        }
        words!(lang, "after-debt", player = name, money = self.money(by))
    }

    /// Not told: what the line of the action says already, and what moves the game from step to step.
    fn consequence(&self, row: usize, event: &Event) -> Option<String> {
        let (lang, action) = (self.lang, self.action);
        let edition = self.state.edition();
        let train = |model| table::train_name(edition, model, lang);
        Some(match event {
            Event::PhaseStarted(phase) => words!(lang, "after-phase", n = self.state.edition().phase_name(*phase)),
            Event::DirectorChanged { company, to: Some(to) } if !matches!(action, Action::Start { .. }) => {
                words!(lang, "after-director", company = self.company(*company), player = self.player(Some(*to)))
            }
            Event::Launched { company, .. } => words!(lang, "after-launched", company = self.company(*company)),
            Event::TrainMoved { model, from: TrainPlace::Company(id), to: TrainPlace::Gone } => {
                words!(lang, "after-scrapped", company = self.company(*id), train = train(*model))
            }
            Event::TrainMoved { model, from: TrainPlace::Bank, to: TrainPlace::Gone } => {
                words!(lang, "after-export", train = train(*model))
            }
            Event::TrainMoved { model, from: TrainPlace::Company(id), to: TrainPlace::Pool } => {
                words!(lang, "after-to-pool", company = self.company(*id), train = train(*model))
            }
            Event::PrivateMoved { private, to: Owner::Closed } => {
                words!(lang, "after-closed", paper = names::private_short(edition, *private))
            }
            Event::PrivateMoved { private, to: Owner::Player(player) } => {
                let (paper, name) = (names::private(edition, *private), self.player(Some(*player)));
                match self.paid(Account::Player(*player)) {
                    Money::ZERO => words!(lang, "after-private-free", paper = paper, player = name),
                    price => words!(lang, "after-private", paper = paper, player = name, money = self.money(price)),
                }
            }
            Event::Merged(id) => return self.merged(*id),
            Event::DebtChanged { player, by } if *by > Money::ZERO => self.debt(*player, *by),
            Event::BankBroke => words!(lang, "after-bank"),
            Event::PriceMoved { company, to } if !matches!(action, Action::PayOut | Action::Withhold) => {
                self.price_moved(row, *company, *to)
            }
            Event::Title(own) => return titles::consequence(self, own),
            _ => return None,
        })
    }
}
