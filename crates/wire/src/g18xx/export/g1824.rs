//! 1824: its own actions. [1824-DEV-24] [1824-DEV-25]

use board::{Edge, StopRef};
use game::edition::Kind;
use game::state::{Pending, TrainPlace};
use game::titles::g1824::{phase, train};
use game::{Action, CompanyId, Draft, PlayerId, PrivateId, deciding};
use serde_json::json;

use super::certificates::{Certificate, Hand, number_of};
use super::{Export, Told};
use crate::action::numbered;

impl Export {
    pub(super) fn step_of_1824(&mut self, action: &Action, draft: &Draft) -> Told {
        self.write_1824(action, draft)?;
        self.pass_for_coal(action, draft)?;
        self.follow_mergers(draft);
        self.settle_offices(draft);
        Ok(())
    }

    /// That site waits for a Coal Railway that has money for the cheapest train of any kind, which it may not buy; with us
    /// its turn is over.
    fn pass_for_coal(&mut self, action: &Action, draft: &Draft) -> Told {
        let Some(company) = self.state.turn().map(|turn| turn.company) else { return Ok(()) };
        let state = &draft.state;
        let goes_on = *action == Action::Done || state.turn().is_some_and(|turn| turn.company == company);
        if goes_on || self.state.kind(company) != Kind::Coal || state[company].closed {
            return Ok(());
        }
        let goods = train::on_sale(state).any(|model| state.edition.model(model).goods_from.is_some());
        let lowest = train::on_sale(state).map(|model| state.edition.model(model).price).min();
        let room = state[company].train_count() < phase::train_limit(state, company);
        let waits = goods && room && lowest.is_some_and(|price| state[company].cash >= price);
        if waits { self.by(company, "pass", json!({})) } else { Ok(()) }
    }

    fn write_1824(&mut self, action: &Action, draft: &Draft) -> Told {
        match action {
            Action::Start { company, .. } => self.par(*company, draft),
            Action::Buy { company, .. } => {
                let words = self.take(*company, Hand::Offering, 1)?;
                self.by_player("buy_shares", words)
            }
            Action::Sell(sale) => self.sell(*sale, Hand::Offering, draft),
            Action::BuyMinor { company, price } => self.buy_paper(self.state.spec(*company).symbol, price.0),
            Action::BuyMountainRailway(private) => {
                let face = self.state.edition.privates[private.index()].face;
                self.buy_paper(&numbered('B', private.0), face.0)
            }
            Action::ExchangeMountain { private, company } => self.exchange_mountain(*private, *company),
            Action::DiscardMountain(_) => self.by_player("pass", json!({})),
            Action::ExchangeCoal(coal) => {
                let symbol = self.state.spec(*coal).symbol;
                self.by_player("special_buy", json!({ "description": symbol, "cost": 0 }))
            }
            Action::ExchangeTrain(model) => self.exchange_train(*model),
            Action::Repay(sum) => {
                let payer = self.state[deciding(&self.state).ok_or("nobody decides")?];
                if *sum == payer.debt.min(payer.cash) {
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
            | Action::Bid(_)
            | Action::SetFnmPar(_)
            | Action::BuyMountain(_)
            | Action::PlaceMountain { .. }
            | Action::BuyTunnel(_)
            | Action::BuildTunnel { .. }
            | Action::BuyPrivate { .. }
            | Action::LayFurkaOberalp
            | Action::AssignEva(_)
            | Action::ReachDestination(_)
            | Action::Answer(_)
            | Action::DeclareBankruptcy => self.common(action),
        }
    }

    fn exchange_mountain(&mut self, private: PrivateId, company: CompanyId) -> Told {
        let mut words = self.take(company, Hand::Offering, 1)?;
        words["share_price"] = 0.into();
        self.by_paper(&numbered('B', private.0), "buy_shares", words);
        Ok(())
    }

    fn exchange_train(&mut self, model: game::ModelId) -> Told {
        let company = self.operating()?;
        let spec = self.state.edition.model(model);
        let (surrendered, price) = spec.part_exchange.ok_or("no part exchange")?;
        let old = self.trains.at(surrendered, TrainPlace::Company(company)).ok_or("no such train")?.to_owned();
        let new = [TrainPlace::Bank, TrainPlace::Pool].into_iter().find_map(|place| self.trains.at(model, place));
        let new = new.ok_or("no such train")?.to_owned();
        let words = json!({ "train": new, "price": price.0, "variant": spec.name, "exchange": old });
        self.by_company("buy_train", words)
    }

    /// Which of the k&k's two markers in Wien is returned. [1824-DEV-14]
    fn return_marker(&mut self, kept: u8) -> Told {
        let Some(Pending::DuplicateMarker(hex)) = self.state.pending else { return Err("no marker to choose") };
        let exits = self.state.track().exits_of(StopRef { hex, part: kept });
        let second = Edge::new(2).is_some_and(|side| exits.has(side));
        let choice = if second { "Return one token" } else { "Return the other token" };
        self.by_player("choose", json!({ "choice": choice }))
    }

    /// A Coal Railway or the first forerunner becomes the director's certificate, the others the singles kept for them.
    fn follow_mergers(&mut self, draft: &Draft) {
        for minor in self.state.edition.company_ids() {
            let Some((owner, company)) = self.merged(minor, draft) else { continue };
            let number = number_of(&self.state, minor);
            self.certificates.put(Certificate { company, number }, Hand::Player(owner));
        }
    }

    fn merged(&self, minor: CompanyId, draft: &Draft) -> Option<(PlayerId, CompanyId)> {
        let is_gone = draft[minor].closed && !self.state[minor].closed;
        let owner = self.state[minor].director.filter(|_| is_gone)?;
        Some((owner, self.state.spec(minor).becomes?))
    }
}
