//! Actions of an 1844 log.

use board::{Edge, EdgeSet};
use game::g1844::companies::SBB;
use game::g1844::{Action as Own, Event as Happened, Pending as Asked};
use game::state::Step;
use game::{
    Action, BuyTrain, CompanyId, Event, Money, Paper, Pending, Round, Sale, Seller, Source, State, TitleEvent,
    TitlePending, TitleRound, deciding, play, query,
};
use serde_json::Value;

use super::super::automatic::passes_by_itself;
use super::{BadGame, Entry, Import};
use crate::action::{read_mountain, read_private, read_tunnel};

impl Import<'_> {
    pub(super) fn one_of_1844(&mut self, entry: &Entry<'_>, kind: &str, auto: bool) -> Result<(), BadGame> {
        match kind {
            "bid" => self.play(&entry.id, Own::Bid(Money(entry.number("price")?)).into()),
            "pass" => self.pass(entry, auto),
            "par" => self.par(entry),
            "buy_shares" => self.buy_shares(entry),
            "sell_shares" => self.sell_shares(entry),
            "buy_company" => self.buy_company(entry),
            "lay_tile" => self.lay_tile(entry),
            "remove_token" => self.remove_token(entry),
            "buy_train" => self.buy_train(entry),
            "choose_ability" => self.choose_ability(entry),
            "payoff_player_debt" => self.repay(entry),
            "bankrupt" => self.play(&entry.id, Own::DeclareBankruptcy.into()),
            "destination_connection" => self.destinations(entry),
            kind => Err(entry.bad(&format!("unknown type {kind:?}"))),
        }
    }

    /// Notes when the site has left its train step, and ends the turn where it would have nothing left to wait for.
    pub(super) fn end_turn_as_the_site(&mut self, id: &Value) -> Result<(), BadGame> {
        let Some(turn) = self.state.turn().copied().filter(|turn| turn.step == Step::Train) else { return Ok(()) };
        if self.state.pending().is_some() {
            return Ok(());
        }
        self.trains_passed |= !query::is_train_step_open(&self.state, turn.company);
        if self.trains_passed && !self.waits_after_trains(turn.company) {
            self.play(id, Action::Done)?;
            return self.end_turn_as_the_site(id);
        }
        Ok(())
    }

    fn waits_after_trains(&self, company: CompanyId) -> bool {
        query::has_more_in_train_step(&self.state, company)
    }

    fn pass(&mut self, entry: &Entry<'_>, auto: bool) -> Result<(), BadGame> {
        if entry.text("entity_type")? == "player" {
            if self.is_exact() {
                return self.play(&entry.id, Action::Pass);
            }
            let player = self.player(entry)?;
            // A player who cannot reach the minimum has passed already with us. [1844-DEV-31]
            let auction =
                matches!(self.state.round(), Round::Initial(TitleRound::G1844(lot)) if lot.passed.has(player));
            if auction {
                return Ok(());
            }
            if deciding(&self.state) != Some(player) {
                return Err(entry.bad("a pass out of turn"));
            }
            return self.play(&entry.id, Action::Pass);
        }
        let company = self.company(entry, entry.text("entity")?)?;
        if self.is_exact() {
            // Steps that end by themselves have done so with the action before.
            return if auto { Ok(()) } else { self.play(&entry.id, Action::Done) };
        }
        let Some(turn) = self.state.turn().copied().filter(|turn| turn.company == company) else { return Ok(()) };
        if auto {
            // A pass of its destination step: the track step is over.
            return if turn.step == Step::Track { self.play(&entry.id, Action::Done) } else { Ok(()) };
        }
        match turn.step {
            Step::Track | Step::Marker => self.play(&entry.id, Action::Done),
            Step::Train => {
                let more = !self.trains_passed && self.waits_after_trains(company);
                self.trains_passed = true;
                if more { Ok(()) } else { self.play(&entry.id, Action::Done) }
            }
            Step::Run | Step::Dividend => Ok(()),
        }
    }

    fn par(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let symbol = entry.text("corporation")?;
        let company = self.company(entry, symbol)?;
        let price = entry.text("share_price")?.split(',').next().and_then(|price| price.parse().ok());
        let par = Money(price.ok_or_else(|| entry.bad("share_price without price"))?);
        self.ledger.sell(&format!("{symbol}_0"));
        if let Some(Pending::Title(TitlePending::G1844(Asked::FnmPar(_)))) = self.state.pending() {
            (1..=3).for_each(|row| self.ledger.sell(&format!("{symbol}_{row}")));
            return self.play(&entry.id, Own::SetFnmPar(par).into());
        }
        self.play(&entry.id, Action::Start { company, par })
    }

    fn buy_shares(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (company, ids, shares) = self.certificates(entry)?;
        let gift = self.state.spec(company).symbol == "MOB" && ids[0] == "MOB_1";
        let from = if self.ledger.is_in_offering(&ids[0]) && !gift && self.state[company].unsold() > 0 {
            Source::Offering
        } else {
            Source::Pool
        };
        ids.iter().for_each(|id| self.ledger.sell(id));
        let from = if self.state.spec(company).symbol == "SBB" { Source::Pool } else { from };
        let paper = if shares == 2 { Paper::Double } else { Paper::Single };
        self.play(&entry.id, Action::Buy { company, from, paper })
    }

    fn sell_shares(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (company, ids, shares) = self.certificates(entry)?;
        let is_double = |id: &&String| matches!(id.as_str(), "SBB_11" | "SBB_12" | "SBB_13" | "SBB_14");
        let doubles = ids.iter().filter(is_double).count() as u8;
        // The director's certificate counts as a double or as two singles, whichever the seller is left with; shown without
        // singles and sold whole, as a double. [1844-DEV-20]
        let office = ids.iter().filter(|id| *id == "SBB_0").count() as u8;
        let whole = if 2 * (doubles + office) == shares { doubles + office } else { doubles };
        let mut fitting = [whole, doubles, doubles + 1, doubles.saturating_sub(1)]
            .map(|doubles| Sale { company, shares, doubles })
            .into_iter();
        let accepted = fitting.find(|sale| play(&self.state, &Action::Sell(*sale)).is_ok());
        self.play(&entry.id, Action::Sell(accepted.unwrap_or(Sale { company, shares, doubles })))
    }

    fn buy_company(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let paper = entry.text("company")?;
        let bad = |_| entry.bad(&format!("no company {paper:?}"));
        let action = match paper.chars().next() {
            Some('B') => Own::BuyMountain(read_mountain(paper).map_err(bad)?),
            Some('T') => Own::BuyTunnel(read_tunnel(paper).map_err(bad)?),
            _ => Own::BuyPrivate {
                private: read_private('P', paper).map_err(bad)?,
                price: Money(entry.number("price")?),
            },
        };
        self.play(&entry.id, action.into())
    }

    fn lay_tile(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (hex, name, rotation) = self.placed(entry)?;
        let by = if entry.text("entity_type")? == "company" { entry.text("entity")? } else { "" };
        if let Some(panel) = name.strip_prefix("XM") {
            let panel = panel.parse::<u8>().ok().and_then(|panel| panel.checked_sub(1));
            let panel = panel.ok_or_else(|| entry.bad("no such panel"))?;
            return self.play(&entry.id, Own::PlaceMountain { hex, panel }.into());
        }
        if let Some(across) = match name {
            "X78" => Some(2),
            "X79" => Some(3),
            _ => None,
        } {
            let tunnel = read_tunnel(by).map_err(|_| entry.bad("no tunnel certificate"))?;
            let side = |number: u8| Edge::new(number % 6);
            let mouths: EdgeSet = [side(rotation), side(rotation + across)].into_iter().flatten().collect();
            if self.state.g1844().is_some_and(|own| own.has_furka_oberalp()) {
                self.tunnels_on_top.push(hex);
            }
            return self.play(&entry.id, Own::BuildTunnel { tunnel, hex, mouths }.into());
        }
        if by == "P2" {
            return self.lay_from_the_box(entry, |lay| Own::LayExtraTile(lay).into());
        }
        self.lay_from_the_box(entry, Action::LayTile)
    }

    fn remove_token(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        if self.company(entry, entry.text("entity")?)? != SBB {
            return Err(entry.bad("only the SBB gives back a marker"));
        }
        let (hex, removed) = self.city(entry)?;
        let kept = query::cities_with_marker(&self.state, SBB, hex).into_iter().find(|city| *city != removed);
        self.play(&entry.id, Action::KeepMarker { city: kept.unwrap_or(removed) })
    }

    fn buy_train(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let buyer = self.company(entry, entry.text("entity")?)?;
        self.go_to(&entry.id, buyer, Step::Train)?;
        let train = entry.text("train")?;
        let price = Money(entry.number("price")?);
        let seller = self.ledger.seller(&self.state, train);
        let model = match seller {
            Seller::Company(owner) => self.ledger.model(&self.state, owner, train),
            Seller::Bank | Seller::Pool => None,
        };
        let variant = entry.json.get("variant").and_then(Value::as_str);
        let printed = train.rsplit_once('-').map_or(train, |(name, _)| name);
        let model = match model {
            Some(model) => model,
            None => self.model(entry, variant.unwrap_or(printed))?,
        };
        self.play(&entry.id, Action::BuyTrain(BuyTrain { seller, model, price }))?;
        if model != game::g1844::EVA {
            let bought = self.ledger.original(train).unwrap_or(model);
            self.ledger.deliver(train, buyer, bought);
        }
        Ok(())
    }

    fn choose_ability(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        match entry.text("entity")? {
            "P4" => self.play(&entry.id, Own::LayFurkaOberalp.into()),
            "P7" => {
                let company = self.company(entry, entry.text("choice")?)?;
                self.play(&entry.id, Own::AssignEva(company).into())
            }
            other => Err(entry.bad(&format!("{other:?} has no ability to choose"))),
        }
    }

    /// [1844-DEV-25]
    fn destinations(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        for symbol in entry.list("corporations")? {
            let company = self.company(entry, symbol.as_str().unwrap_or_default())?;
            if self.is_exact() {
                // Paid with the action that it is attached to, which `must_pay_as_recorded` compares.
                continue;
            }
            self.play(&entry.id, Own::ReachDestination(company).into())?;
        }
        Ok(())
    }

    /// Destinations are paid by themselves with this action: the same ones, or the log is not one of these rules.
    /// [1844-DEV-25]
    pub(super) fn must_pay_as_recorded(&self, action: &Value) -> Result<(), BadGame> {
        if !self.is_exact() {
            return Ok(());
        }
        let autos = action.get("auto_actions").and_then(Value::as_array).into_iter().flatten();
        let payments = autos.filter(|auto| auto["type"] == "destination_connection");
        let names = payments.flat_map(|auto| auto["corporations"].as_array().into_iter().flatten());
        let mut recorded: Vec<String> = names.filter_map(Value::as_str).map(str::to_owned).collect();
        let symbol = |company: &CompanyId| self.state.spec(*company).symbol.to_owned();
        let mut found: Vec<String> = self.paid.iter().map(symbol).collect();
        recorded.sort();
        found.sort();
        if recorded == found {
            return Ok(());
        }
        Err(by_itself(action, format!("a payment to {recorded:?}"), format!("one to {found:?}")))
    }

    /// Steps that end by themselves do so with the same action there, and the engine notes a pass for each.
    pub(super) fn must_pass_as_recorded(&self, action: &Value, before: &State) -> Result<(), BadGame> {
        if !self.is_exact() || before.g1844().is_none() {
            return Ok(());
        }
        let autos = action.get("auto_actions").and_then(Value::as_array).into_iter().flatten();
        let recorded = autos.filter(|auto| auto["type"] == "pass" && auto["entity_type"] == "corporation").count();
        let given_up = action["type"] == "bankrupt" || action["type"] == "end_game";
        let found = if given_up { 0 } else { passes_by_itself(before, &self.state) };
        if recorded == found {
            return Ok(());
        }
        Err(by_itself(action, format!("{recorded} passes"), found.to_string()))
    }

    /// [1844-DEV-06]
    fn repay(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let player = self.state[self.player(entry)?];
        self.play(&entry.id, Action::Repay(player.debt().min(player.cash())))
    }
}

/// The company whose destination the event pays.
pub(super) const fn reached(event: &Event) -> Option<CompanyId> {
    match event {
        Event::Title(TitleEvent::G1844(Happened::DestinationReached(company))) => Some(*company),
        _ => None,
    }
}

fn by_itself(action: &Value, recorded: String, found: String) -> BadGame {
    BadGame::ByItself { id: action.get("id").cloned().unwrap_or(Value::Null), recorded, found }
}
