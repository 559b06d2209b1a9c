//! 1824: its own actions. [1824-DEV-24] [1824-DEV-25]

use board::{Edge, StopRef};
use game::edition::CompanyKind;
use game::g1824::policy::{CoalTrainStep, Pool};
use game::g1824::{Action as Own, BondPlace, Pending as Asked};
use game::state::TrainPlace;
use game::{
    Action, CompanyId, Event, Holder, Paper, Pending, Played, PlayerId, PrivateId, Source, TitleAction, TitlePending,
    TitlePolicies, deciding, g1824, query,
};
use serde_json::json;

use super::certificates::{Certificate, Hand, number_of};
use super::{Export, ExportResult};
use crate::action::numbered;

impl Export {
    pub(super) fn step_of_1824(&mut self, action: &Action, played: &Played) -> ExportResult {
        self.write_1824(action, played)?;
        self.pass_for_coal(action, played)?;
        self.follow_mergers(played);
        self.settle_certificates(played);
        Ok(())
    }

    /// That site waits for a Coal Railway that has money for the cheapest train of any kind, which it may not buy; with us
    /// its turn is over.
    fn pass_for_coal(&mut self, action: &Action, played: &Played) -> ExportResult {
        let Some(company) = self.state.turn().map(|turn| turn.company) else { return Ok(()) };
        let state = &played.state;
        // The second version of the rules waits as that site does.
        if self.waits_for_coal() {
            return Ok(());
        }
        let goes_on = *action == Action::Done || state.turn().is_some_and(|turn| turn.company == company);
        if goes_on || self.state.kind(company) != CompanyKind::Coal || state[company].is_closed() {
            return Ok(());
        }
        let on_sale: Vec<_> = query::on_sale(state).into_iter().map(|model| state.edition().model(model)).collect();
        let goods = on_sale.iter().any(|spec| spec.goods_from.is_some());
        let lowest = on_sale.iter().map(|spec| spec.price).min();
        let room = state[company].train_count() < query::train_limit(state, company);
        let waits = goods && room && lowest.is_some_and(|price| state[company].cash() >= price);
        if waits { self.by(company, "pass", json!({})) } else { Ok(()) }
    }

    fn waits_for_coal(&self) -> bool {
        let policies = &self.state.edition().policies;
        matches!(policies, TitlePolicies::G1824(rules) if rules.coal_train_step == CoalTrainStep::AllTrains)
    }

    fn write_1824(&mut self, action: &Action, played: &Played) -> ExportResult {
        match action {
            Action::Start { company, .. } => self.par(*company, played),
            Action::Buy { company, from, paper } => {
                let shares = if *paper == Paper::Double { 2 } else { 1 };
                let words = self.take(*company, hand_of(*from), shares)?;
                self.by_player("buy_shares", words)?;
                self.give_away(*company, played);
                Ok(())
            }
            Action::Sell(sale) => self.sell(*sale, self.sold_to(), played),
            Action::Repay(sum) => {
                let payer = self.state[deciding(&self.state).ok_or("nobody decides")?];
                if *sum == payer.debt().min(payer.cash()) {
                    return self.by_player("payoff_player_debt", json!({}));
                }
                self.by_player("payoff_player_debt_partial", json!({ "amount": sum.0 }))
            }
            Action::KeepMarker { city } => self.return_marker(*city),
            Action::Done => self.by_company("pass", json!({})),
            Action::Pass
            | Action::LayTile(_)
            | Action::PlaceMarker { .. }
            | Action::Run(_)
            | Action::PayOut
            | Action::Withhold
            | Action::BuyTrain(_)
            | Action::Surrender(_)
            | Action::SurrenderAhead { .. }
            | Action::EndGame
            | Action::Answer(_) => self.common(action),
            Action::Title(TitleAction::G1824(own)) => self.write_own_1824(own),
            Action::Title(_) => Err("18xx.games has no such action"),
        }
    }

    fn write_own_1824(&mut self, action: &Own) -> ExportResult {
        match action {
            Own::BuyMinor { company, price } => {
                self.begin_bond(*company);
                self.buy_paper(self.state.spec(*company).symbol, price.0)
            }
            Own::BuyMountainRailway(private) => {
                let face = self.state.edition().private(*private).face;
                self.buy_paper(&numbered('B', private.index()), face.0)
            }
            Own::ExchangeMountain { private, company, from } => self.exchange_mountain(*private, *company, *from),
            Own::DiscardMountain(_) => self.by_player("pass", json!({})),
            Own::ExchangeCoal(coal) => {
                let symbol = self.state.spec(*coal).symbol;
                self.by_player("special_buy", json!({ "description": symbol, "cost": 0 }))
            }
            Own::ExchangeTrain(model) => self.exchange_train(*model),
            Own::PlaceBondMarker { hex, city } => self.place_bond_marker(StopRef { hex: *hex, part: *city }),
        }
    }

    /// Where sold shares lie. [1824-CIS-32]
    fn sold_to(&self) -> Hand {
        let policies = &self.state.edition().policies;
        let is_apart = matches!(policies, TitlePolicies::G1824(rules) if rules.pool == Pool::Apart);
        if is_apart { Hand::Pool } else { Hand::Offering }
    }

    /// With the Coal Railway of stack 1 all certificates of its Regional go to the pool. [1824-CIS-27]
    fn begin_bond(&mut self, minor: CompanyId) {
        let bond = g1824::bond_railway(&self.state);
        let Some(bond) = bond.filter(|bond| self.state.spec(minor).becomes == Some(*bond)) else { return };
        if self.state.kind(minor) == CompanyKind::Coal {
            let papers = self.certificates.of_hand(bond, Hand::Offering);
            papers.into_iter().for_each(|paper| self.certificates.put(paper, Hand::Pool));
        }
    }

    /// The acting company places it; in Wien that site names it as the one whose marker it is. [1824-CIS-40]
    fn place_bond_marker(&mut self, stop: StopRef) -> ExportResult {
        let bond = g1824::bond_railway(&self.state).ok_or("no bond railway")?;
        let is_second = matches!(
            self.state.pending(),
            Some(Pending::Title(TitlePending::G1824(Asked::BondMarker(BondPlace::Anywhere))))
        );
        let tokener = if is_second { bond } else { self.operating()? };
        let tokener = self.state.spec(tokener).symbol;
        let words = json!({ "city": self.city(stop), "slot": self.slot(stop), "tokener": tokener });
        self.by_company("place_token", words)
    }

    /// Who becomes director by buying the director's certificate gives other papers away, the first in hand first.
    /// [1824-DEV-40]
    fn give_away(&mut self, company: CompanyId, played: &Played) {
        let Some(buyer) = deciding(&self.state) else { return };
        for event in &played.events {
            let Event::SharesMoved { company: of, from: Holder::Player(from), to, shares } = event else { continue };
            if (*of, *from) == (company, buyer) {
                let hand = match to {
                    Holder::Player(player) => Hand::Player(*player),
                    Holder::Offering => Hand::Offering,
                    Holder::Pool => Hand::Pool,
                };
                let papers = self.certificates.of_hand(company, Hand::Player(buyer));
                let others = papers.into_iter().filter(|paper| !paper.is_directors()).take(usize::from(*shares));
                others.for_each(|paper| self.certificates.put(paper, hand));
            }
        }
    }

    fn exchange_mountain(&mut self, private: PrivateId, company: CompanyId, from: Source) -> ExportResult {
        let mut words = self.take(company, hand_of(from), 1)?;
        words["share_price"] = 0.into();
        self.by_paper(&numbered('B', private.index()), "buy_shares", words);
        Ok(())
    }

    fn exchange_train(&mut self, model: game::ModelId) -> ExportResult {
        let company = self.operating()?;
        let spec = self.state.edition().model(model);
        let (surrendered, price) = spec.part_exchange.ok_or("no part exchange")?;
        let old = self.trains.at(surrendered, TrainPlace::Company(company)).ok_or("no such train")?.to_owned();
        let new = [TrainPlace::Bank, TrainPlace::Pool].into_iter().find_map(|place| self.trains.at(model, place));
        let new = new.ok_or("no such train")?.to_owned();
        let words = json!({ "train": new, "price": price.0, "variant": spec.name, "exchange": old });
        self.by_company("buy_train", words)
    }

    /// Which of the k&k's two markers in Wien is returned. [1824-DEV-14]
    fn return_marker(&mut self, kept: u8) -> ExportResult {
        let Some(Pending::DuplicateMarker { hex, .. }) = self.state.pending() else {
            return Err("no marker to choose");
        };
        let exits = self.state.track().exits_of(StopRef { hex, part: kept });
        let second = Edge::new(2).is_some_and(|side| exits.has(side));
        let choice = if second { "Return one token" } else { "Return the other token" };
        self.by_player("choose", json!({ "choice": choice }))
    }

    /// A Coal Railway or the first forerunner becomes the director's certificate, the others the singles kept for them.
    fn follow_mergers(&mut self, played: &Played) {
        for minor in self.state.edition().company_ids() {
            let Some((owner, company)) = self.merged(minor, played) else { continue };
            let number = number_of(&self.state, minor);
            self.certificates.put(Certificate { company, number }, Hand::Player(owner));
        }
    }

    fn merged(&self, minor: CompanyId, played: &Played) -> Option<(PlayerId, CompanyId)> {
        let is_gone = played.state[minor].is_closed() && !self.state[minor].is_closed();
        let is_construction = self.state.g1824().is_some_and(|own| own.is_construction(minor));
        let owner = self.state[minor].director().filter(|_| is_gone && !is_construction)?;
        Some((owner, self.state.spec(minor).becomes?))
    }
}

const fn hand_of(source: Source) -> Hand {
    match source {
        Source::Offering => Hand::Offering,
        Source::Pool => Hand::Pool,
    }
}
