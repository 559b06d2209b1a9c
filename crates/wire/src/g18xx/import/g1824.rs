//! Actions of an 1824 log. [1824-DEV-24] [1824-DEV-25]

use board::{Edge, StopRef};
use game::edition::CompanyKind;
use game::g1824::{Action as Own, FIRST_GOODS, Pending as Asked};
use game::state::Step;
use game::{
    Action, BuyTrain, CompanyId, Money, Paper, Pending, Sale, Seller, Source, TitlePending, deciding, g1824, query,
};
use serde_json::Value;

use super::{BadGame, Entry, Import};
use crate::action::read_private;

impl Import<'_> {
    pub(super) fn one_of_1824(&mut self, entry: &Entry<'_>, kind: &str) -> Result<(), BadGame> {
        match kind {
            "pass" => self.pass_in_1824(entry),
            "par" => self.start(entry),
            "buy_company" => self.buy_from_the_start(entry),
            "buy_shares" if entry.text("entity_type")? == "company" => self.exchange_mountain(entry),
            "buy_shares" => {
                let (company, ids, shares) = self.certificates(entry)?;
                let paper = if shares == 2 { Paper::Double } else { Paper::Single };
                let from = self.lies_in(company, &ids[0], paper);
                self.ledger.sell(&ids[0]);
                self.play(&entry.id, Action::Buy { company, from, paper })
            }
            "sell_shares" => self.sell_in_1824(entry),
            "special_buy" => {
                let coal = self.company(entry, entry.text("description")?)?;
                self.play(&entry.id, Own::ExchangeCoal(coal).into())
            }
            "lay_tile" => self.lay_from_the_box(entry, Action::LayTile),
            "buy_train" => self.buy_a_train(entry),
            "choose" => self.choose_marker(entry),
            "payoff_player_debt" => {
                let player = self.state[self.player(entry)?];
                self.play(&entry.id, Action::Repay(player.debt().min(player.cash())))
            }
            "payoff_player_debt_partial" => self.play(&entry.id, Action::Repay(Money(entry.number("amount")?))),
            kind => Err(entry.bad(&format!("unknown type {kind:?}"))),
        }
    }

    /// Where a certificate lies that is bought: in the pool, where that is apart, if it has been sold before or if the bank has
    /// none. [1824-CIS-32]
    fn lies_in(&self, company: CompanyId, id: &str, paper: Paper) -> Source {
        let pooled = match paper {
            Paper::Single => g1824::singles_in_pool(&self.state, company),
            Paper::Double => self.state[company].pool(),
        };
        let is_unsold = self.ledger.is_in_offering(id) && g1824::singles_on_offer(&self.state, company) > 0;
        if pooled > 0 && !is_unsold { Source::Pool } else { Source::Offering }
    }

    /// The bond railway's double certificate is shown by its number. [1824-CIS-42]
    fn sell_in_1824(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (company, ids, shares) = self.certificates(entry)?;
        let is_bond = g1824::bond_railway(&self.state) == Some(company);
        let doubles = u8::from(is_bond && ids.iter().any(|id| id.ends_with("_0")));
        ids.iter().for_each(|id| self.ledger.sell(id));
        self.play(&entry.id, Action::Sell(Sale { company, shares, doubles }))
    }

    fn pass_in_1824(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        if let Some(Pending::Title(TitlePending::G1824(Asked::ExchangeMountain(private)))) = self.state.pending() {
            return self.play(&entry.id, Own::DiscardMountain(private).into());
        }
        if entry.text("entity_type")? == "player" {
            if deciding(&self.state) != Some(self.player(entry)?) {
                return Err(entry.bad("a pass out of turn"));
            }
            return self.play(&entry.id, Action::Pass);
        }
        let company = self.company(entry, entry.text("entity")?)?;
        let Some(turn) = self.state.turn().copied().filter(|turn| turn.company == company) else { return Ok(()) };
        match turn.step {
            Step::Track | Step::Marker | Step::Train => self.play(&entry.id, Action::Done),
            Step::Run | Step::Dividend => Ok(()),
        }
    }

    fn start(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let company = self.company(entry, entry.text("corporation")?)?;
        let price = entry.text("share_price")?.split(',').next().and_then(|price| price.parse().ok());
        let par = Money(price.ok_or_else(|| entry.bad("share_price without price"))?);
        self.play(&entry.id, Action::Start { company, par })
    }

    /// Minors and Mountain Railways; a Coal Railway comes with the next 1g. [1824-COAL-05]
    fn buy_from_the_start(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let paper = entry.text("company")?;
        if let Ok(private) = read_private('B', paper) {
            return self.play(&entry.id, Own::BuyMountainRailway(private).into());
        }
        let company = self.company(entry, paper)?;
        self.play(&entry.id, Own::BuyMinor { company, price: Money(entry.number("price")?) }.into())?;
        if self.state[company].train_count() > 0 && self.state.kind(company) == CompanyKind::Coal {
            let train = self.ledger.next_of("1g");
            self.ledger.deliver(&train, company, FIRST_GOODS);
        }
        Ok(())
    }

    fn exchange_mountain(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let private = read_private('B', entry.text("entity")?).map_err(|_| entry.bad("no Mountain Railway"))?;
        let (company, ids, _) = self.certificates(entry)?;
        let from = self.lies_in(company, &ids[0], Paper::Single);
        self.ledger.sell(&ids[0]);
        self.play(&entry.id, Own::ExchangeMountain { private, company, from }.into())
    }

    fn buy_a_train(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let buyer = self.company(entry, entry.text("entity")?)?;
        self.go_to(&entry.id, buyer, Step::Train)?;
        let train = entry.text("train")?;
        let model = self.model(entry, train.rsplit_once('-').map_or(train, |(name, _)| name))?;
        if let Some(surrendered) = entry.json.get("exchange").and_then(Value::as_str) {
            self.play(&entry.id, Own::ExchangeTrain(model).into())?;
            self.ledger.discard(surrendered);
        } else {
            let seller = self.ledger.owner(&self.state, train).map_or(Seller::Bank, Seller::Company);
            let price = Money(entry.number("price")?);
            self.play(&entry.id, Action::BuyTrain(BuyTrain { seller, model, price }))?;
        }
        self.ledger.deliver(train, buyer, model);
        Ok(())
    }

    /// Which of the k&k's two markers in Wien is returned: "one" is k&k1's, printed at side 1, "the other" k&k2's at side
    /// 2. [1824-DEV-14]
    fn choose_marker(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let Some(Pending::DuplicateMarker { company, hex }) = self.state.pending() else {
            return Err(entry.bad("nothing to choose"));
        };
        let named = match entry.text("entity_type")? {
            "player" => deciding(&self.state) == Some(self.player(entry)?),
            _ => self.company(entry, entry.text("entity")?)? == company,
        };
        if !named {
            return Err(entry.bad("a choice out of turn"));
        }
        let kept = match entry.text("choice")? {
            "Return one token" => Edge::new(2),
            "Return the other token" => Edge::new(1),
            other => return Err(entry.bad(&format!("unknown choice {other:?}"))),
        };
        let track = self.state.track();
        let holds = |city: &u8| kept.is_some_and(|side| track.exits_of(StopRef { hex, part: *city }).has(side));
        let city = query::cities_with_marker(&self.state, company, hex).into_iter().find(holds);
        let city = city.ok_or_else(|| entry.bad("no marker to return"))?;
        self.play(&entry.id, Action::KeepMarker { city })
    }
}
