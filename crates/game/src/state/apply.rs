//! The one writer of the state. Total: whatever `decide` can emit, `apply` can absorb.

use board::{HexId, StopRef, TileId, city_after};

use crate::edition::MarkerEnters;
use crate::event::{Account, Event, Holder};
use crate::state::{Common, Ending, Game, MAX_CITIES, OperatingRound, Round, ShareRound, Stage, TrainPlace, Turn};
use crate::titles::{Period, Ruleset};
use crate::{CompanyId, CompanySet, ModelId, Money};

impl<R: Ruleset> Game<R> {
    /// Each part of the state follows the same events; a title empties its notes when a stretch of play begins.
    pub(crate) fn apply(&mut self, event: &Event) {
        if let Event::Title(own) = event {
            if let Some(own) = R::event(own) {
                R::apply(self, own);
            }
        } else {
            self.common.apply(event);
        }
        for period in begun_by(event) {
            R::begin(&mut self.own, *period);
        }
    }
}

/// The stretches of play that begin with an event.
#[expect(clippy::wildcard_enum_match_arm, reason = "what begins no round and no turn begins nothing")]
const fn begun_by(event: &Event) -> &'static [Period] {
    match event {
        Event::ShareRoundOpened { .. } => &[Period::ShareRound, Period::ShareTurn],
        Event::ShareTurnEnded => &[Period::ShareTurn],
        Event::OperatingRoundOpened { .. } => &[Period::OperatingRound, Period::OperatingTurn],
        Event::TurnBegan(_) => &[Period::OperatingTurn],
        _ => &[],
    }
}

impl Common {
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::CashMoved { from, to, amount } => {
                *self.account(from) -= amount;
                *self.account(to) += amount;
            }
            Event::DebtChanged { player, by } => self.players[player.index()].debt += by,
            Event::BankBroke => self.ending = Ending::BankBroken,

            Event::ShareRoundOpened { number } => {
                self.share_rounds = number;
                self.round = Round::Shares(ShareRound::opened_by(0));
            }
            Event::BlockSold { seller, company } => self.with_share_round(|round| {
                round.sold_now.insert(company);
                round.sold_in_round[seller.index()].insert(company);
                (round.acted, round.last_actor) = (true, Some(seller));
            }),
            Event::Traded(player) => self.with_share_round(|round| {
                (round.acted, round.last_actor) = (true, Some(player));
            }),
            Event::ShareTurnEnded => {
                let seats = self.seats;
                self.with_share_round(|round| {
                    round.passes = if round.acted { 0 } else { round.passes + 1 };
                    round.turn = (round.turn + 1) % seats;
                    (round.sold_now, round.acted) = (CompanySet::EMPTY, false);
                });
            }
            Event::OperatingRoundOpened { number, of } => {
                let (done, stage) = (CompanySet::EMPTY, Stage::Between);
                self.round = Round::Operating(OperatingRound { number, of, done, stage });
            }
            Event::TurnBegan(company) => {
                self.with_operating_round(|round| round.stage = Stage::Turn(Turn::of(company)))
            }
            Event::StepEnded(step) => self.with_turn(|turn| turn.step = step.following().unwrap_or(step)),
            Event::TurnEnded(company) => self.with_operating_round(|round| {
                round.done.insert(company);
                round.stage = Stage::Between;
            }),
            Event::ClosingBegan(closing) => self.with_operating_round(|round| round.stage = Stage::Closing(closing)),
            Event::GameEnded => self.round = Round::Finished,
            Event::Awaited(pending) => self.pending = pending,

            Event::OrderDealt(order) => self.order = order,
            Event::PrivateMoved { private, to } => self.privates[private.index()] = to,
            Event::ParSet { company, par, cell } => {
                self.companies[company.index()].par = Some(par);
                self.companies[company.index()].cell = Some(cell);
                self.arrive_if_on_market(company);
            }
            Event::SharesMoved { company, from, to, shares } => {
                *self.shares_with(company, from) -= shares;
                *self.shares_with(company, to) += shares;
            }
            Event::DirectorChanged { company, to } => self.companies[company.index()].director = to,
            Event::Launched { company, markers } => {
                let launched = &mut self.companies[company.index()];
                (launched.launched, launched.markers) = (true, markers);
                if self.edition.marker_enters == MarkerEnters::AtLaunch {
                    self.arrive(company);
                }
            }
            Event::Merged(company) => self.close(company),
            Event::PriceMoved { company, to } => {
                self.companies[company.index()].cell = Some(to);
                self.arrive_if_on_market(company);
            }

            Event::TileLaid { hex, tile, rotation } => self.lay(hex, tile, rotation),
            Event::HomePlaced { company, at } => {
                self.companies[company.index()].opened = true;
                self.put_marker(company, at);
            }
            Event::MarkerBeside(company) => self.beside.insert(company),
            Event::MarkerPlaced { company, at } => {
                self.companies[company.index()].paid_markers += 1;
                self.put_marker(company, at);
            }
            Event::MarkerTaken { at, from, to } => {
                let city = self.city(at);
                city.remove(from);
                city.insert(to);
            }
            Event::MarkerReturned { company, at } => {
                self.city(at).remove(company);
                self.companies[company.index()].markers += 1;
            }

            Event::RevenueEarned { revenue, .. } => self.with_turn(|turn| turn.revenue = revenue),
            Event::Operated(company) => self.companies[company.index()].operated = true,
            Event::TrainMoved { model, from, to } => {
                self.take_train(model, from);
                self.put_train(model, to);
            }
            Event::TrainTurned { at, from, to } => {
                self.take_train(from, at);
                self.put_train(to, at);
            }
            Event::SoldForTrain { company, beyond } => self.with_turn(|turn| {
                turn.sold.insert(company);
                turn.sold_beyond = beyond;
            }),
            Event::OfferDeclined { seller, model } => {
                self.with_turn(|turn| turn.declined[model.index()].insert(seller));
            }
            Event::PhaseStarted(phase) => self.phase = phase,

            // A title writes its own.
            Event::Title(_) => (),
        }
    }

    fn with_share_round(&mut self, change: impl FnOnce(&mut ShareRound)) {
        if let Round::Shares(round) = &mut self.round {
            change(round);
        }
    }

    pub(crate) fn with_operating_round(&mut self, change: impl FnOnce(&mut OperatingRound)) {
        if let Round::Operating(round) = &mut self.round {
            change(round);
        }
    }

    fn with_turn(&mut self, change: impl FnOnce(&mut Turn)) {
        self.with_operating_round(|round| {
            if let Stage::Turn(turn) = &mut round.stage {
                change(turn);
            }
        });
    }

    fn account(&mut self, account: Account) -> &mut Money {
        match account {
            // It may fall below zero: what is due is paid on paper. [1844-END-04] [1824-END-04] [1824-END-05]
            Account::Bank => &mut self.bank,
            Account::Player(player) => &mut self.players[player.index()].cash,
            Account::Company(company) => &mut self.companies[company.index()].cash,
        }
    }

    fn shares_with(&mut self, company: CompanyId, holder: Holder) -> &mut u8 {
        let company = &mut self.companies[company.index()];
        match holder {
            Holder::Offering => &mut company.unsold,
            Holder::Pool => &mut company.pool,
            Holder::Player(player) => &mut company.shares[player.index()],
        }
    }

    /// Before launch a price marker may only be noted, not yet lie on the market. [1844-LAUNCH-08a]
    fn arrive_if_on_market(&mut self, company: CompanyId) {
        if self.edition.marker_enters == MarkerEnters::WithPar || self[company].launched {
            self.arrive(company);
        }
    }

    /// A price marker comes to lie beneath all that are there already, whatever moved it. [1844-LAUNCH-08b]
    /// [1844-DIV-12b] [1824-DIV-10] [1824-RULING-33] [1824-RULING-57]
    pub(crate) fn arrive(&mut self, company: CompanyId) {
        self.depart(company);
        self.arrivals[usize::from(self.arrived)] = company;
        self.arrived += 1;
    }

    fn depart(&mut self, company: CompanyId) {
        let len = usize::from(self.arrived);
        let Some(place) = self.arrivals[..len].iter().position(|other| *other == company) else { return };
        self.arrivals.copy_within(place + 1..len, place);
        self.arrived -= 1;
        self.arrivals[usize::from(self.arrived)] = CompanyId(0);
    }

    pub(crate) fn city(&mut self, at: StopRef) -> &mut CompanySet {
        &mut self.markers[at.hex.index()][usize::from(at.part).min(MAX_CITIES - 1)]
    }

    fn put_marker(&mut self, company: CompanyId, at: StopRef) {
        self.city(at).insert(company);
        self.companies[company.index()].markers -= 1;
    }

    /// Lays a tile: the replaced one goes back to the box, markers keep their track, and every marker that stood beside a
    /// city takes its place. [1844-UPG-10] [1844-UPG-12] [1824-UPG-09] The old tile can be used again. [1824-UPG-08]
    pub(crate) fn lay(&mut self, hex: HexId, tile: TileId, rotation: u8) {
        let old = self.layout.at(hex).tile;
        let old_shape = *self.track().shape(hex);
        let rows = self.rows_of_claims(hex);
        self.layout.lay(hex, tile, rotation);
        let new_shape = *self.track().shape(hex);
        let cities = self.track().parts(hex).len();
        let markers = std::mem::take(&mut self.markers[hex.index()]);
        for (part, companies) in markers.into_iter().enumerate().filter(|(_, companies)| !companies.is_empty()) {
            let part = city_after(&old_shape, part as u8, &new_shape, cities);
            self.city(StopRef { hex, part }).0 |= companies.0;
        }
        self.join_claims(&rows, |part| city_after(&old_shape, part, &new_shape, cities));
        self.tiles[tile.index()] -= 1;
        if old.index() < self.edition.board().tiles.tiles {
            self.tiles[old.index()] += 1;
        }
        for company in self.beside.iter() {
            if self.home(company).is_some_and(|home| home.hex == hex) {
                self.beside.remove(company);
            }
        }
    }

    /// For each company with a claim on this hex its city, and how many claims each city has. Empty if there is none.
    fn rows_of_claims(&self, hex: HexId) -> Vec<(CompanyId, u8, [u8; MAX_CITIES])> {
        let claims = |company: &CompanyId| self.claims[company.index()] > 0;
        let homes =
            self.edition.company_ids().filter(claims).filter_map(|company| Some((company, self.home(company)?)));
        let rows = || std::array::from_fn(|part| self.row_of_claims(StopRef { hex, part: part as u8 }));
        homes.filter(|(_, home)| home.hex == hex).map(|(company, home)| (company, home.part, rows())).collect()
    }

    /// Where a tile joins cities, their claims are strung together in the order of the old tile. [1824-DEV-41]
    fn join_claims(&mut self, rows: &[(CompanyId, u8, [u8; MAX_CITIES])], city_after: impl Fn(u8) -> u8) {
        for (company, part, row) in rows {
            let joined = |other: &u8| city_after(*other) == city_after(*part);
            let before: u8 = (0..*part).filter(joined).map(|other| row[usize::from(other)]).sum();
            self.claims[company.index()] += before;
        }
    }

    fn take_train(&mut self, model: ModelId, from: TrainPlace) {
        match from {
            TrainPlace::Bank => self.take_card(),
            TrainPlace::Pool => self.pool_trains[model.index()] -= 1,
            TrainPlace::Company(company) => self.companies[company.index()].trains[model.index()] -= 1,
            TrainPlace::Gone | TrainPlace::Aside => (),
        }
    }

    fn take_card(&mut self) {
        let spec = &self.edition.trains[usize::from(self.train_row)];
        // An unlimited last type has no cards to count.
        if spec.cards.is_none() {
            return;
        }
        self.train_cards -= 1;
        if self.train_cards == 0 && usize::from(self.train_row) + 1 < self.edition.trains.len() {
            self.train_row += 1;
            self.train_cards = self.edition.trains[usize::from(self.train_row)].cards.unwrap_or(0);
        }
    }

    pub(crate) fn put_train(&mut self, model: ModelId, to: TrainPlace) {
        match to {
            TrainPlace::Pool => self.pool_trains[model.index()] += 1,
            TrainPlace::Company(company) => self.companies[company.index()].trains[model.index()] += 1,
            TrainPlace::Bank | TrainPlace::Gone | TrainPlace::Aside => (),
        }
    }

    /// The company is gone: its certificates, price marker and reservation with it. [1844-SBB-03] [1824-COAL-33]
    fn close(&mut self, company: CompanyId) {
        self.depart(company);
        let gone = &mut self.companies[company.index()];
        (gone.closed, gone.director, gone.cell) = (true, None, None);
        gone.shares = Default::default();
        (gone.unsold, gone.pool, gone.markers) = (0, 0, 0);
    }
}
