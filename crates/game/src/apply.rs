//! The one writer of `State`. Total: whatever `decide` can emit, `apply` can absorb.

use board::{StopRef, city_after};

use crate::edition::MarkerEnters;
use crate::event::{Event, Holder, Ledger, Purse};
use crate::state::{Destination, MAX_CITIES, National, Owner, State, TrainPlace};
use crate::titles::g1844::companies::P7;
use crate::titles::g1844::trains::EVA;
use crate::{CompanyId, CompanySet, ModelId, Money};

pub fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::CashMoved { from, to, amount } => {
            *purse(state, from) -= amount;
            *purse(state, to) += amount;
        }
        Event::DebtChanged { player, ledger, by } => {
            let player = &mut state.players[player.index()];
            match ledger {
                Ledger::Emergency => player.debt += by,
                Ledger::Exchange => player.exchange_debt += by,
            }
        }
        Event::OrderDealt(order) => state.order = order,
        Event::PrivateMoved { private, to } => state.privates[private.index()].owner = to,
        Event::ExtraTileUsed(private) => state.privates[private.index()].used = true,
        Event::ParSet { company, par, cell } => {
            state.companies[company.index()].par = Some(par);
            state.companies[company.index()].cell = Some(cell);
            state.arrive_if_on_market(company);
        }
        Event::SharesMoved { company, from, to, shares } => {
            *shares_with(state, company, from) -= shares;
            *shares_with(state, company, to) += shares;
        }
        Event::DoublesMoved { from, to, doubles } => {
            *doubles_with(state, from) -= doubles;
            *doubles_with(state, to) += doubles;
        }
        Event::DirectorChanged { company, to } => state.companies[company.index()].director = to,
        Event::Launched { company, markers, has_destination } => {
            let charter = &mut state.companies[company.index()];
            charter.launched = true;
            charter.markers = markers;
            charter.destination = if has_destination { Destination::Open } else { Destination::None };
            if state.edition.marker_enters == MarkerEnters::AtLaunch {
                state.arrive(company);
            }
        }
        Event::Merged(company) => state.merge(company),
        Event::PriceMoved { company, to } => {
            state.companies[company.index()].cell = Some(to);
            state.arrive_if_on_market(company);
        }
        Event::PriceSank(company) => state.arrive(company),
        Event::PapersPaid => {
            state.mountains.iter_mut().for_each(|paper| paper.paid |= paper.activated);
            state.tunnels.iter_mut().for_each(|paper| paper.paid |= paper.activated);
        }
        Event::TileLaid { hex, tile, rotation } => {
            state.lay(hex, tile, rotation);
            state.seat_markers(hex);
        }
        Event::TunnelSold { tunnel, to } => state.tunnels[tunnel.index()].owner = Some(to),
        Event::TunnelBuilt { tunnel, hex, mouths } => {
            state.tunnels[tunnel.index()].hex = Some(hex);
            state.layout.bore(hex, mouths);
        }
        Event::TunnelActivated(tunnel) => state.tunnels[tunnel.index()].activated = true,
        Event::MountainSold { mountain, to } => state.mountains[mountain.index()].owner = Some(to),
        Event::MountainBuilt { mountain, hex, panel } => {
            let mountain = &mut state.mountains[mountain.index()];
            (mountain.hex, mountain.panel) = (Some(hex), panel);
            state.panels[usize::from(panel)] -= 1;
        }
        Event::MountainActivated(mountain) => state.mountains[mountain.index()].activated = true,
        Event::FurkaOberalpLaid => state.lay_furka_oberalp(),
        Event::HomePlaced { company, at } => {
            state.companies[company.index()].opened = true;
            state.put_marker(company, at);
        }
        Event::MarkerPlaced { company, at } => {
            state.companies[company.index()].paid_markers += 1;
            state.put_marker(company, at);
        }
        Event::MarkerTaken { at, from, to } => {
            let city = state.city(at);
            city.remove(from);
            city.insert(to);
        }
        Event::MarkerReturned { company, at } => {
            state.city(at).remove(company);
            state.companies[company.index()].markers += 1;
        }
        Event::MarkersGiven { company, markers } => state.companies[company.index()].markers = markers,
        Event::DestinationReached(company) => state.companies[company.index()].destination = Destination::Reached,
        Event::RouteSeen { company, seen } => state.companies[company.index()].route_seen = seen,
        Event::RevenueEarned { .. } => (),
        Event::Operated(company) => state.companies[company.index()].operated = true,
        Event::TrainMoved { model, from, to } => {
            state.take_train(model, from);
            state.put_train(model, to);
        }
        Event::TrainTurned { at, from, to } => {
            state.take_train(from, at);
            state.put_train(to, at);
        }
        Event::PhaseStarted(phase) => state.phase = phase,
        Event::EvaReleased(player) => state.eva = Some(player),
        Event::EvaAssigned(company) => {
            state.eva = None;
            state.privates[P7.index()].owner = Owner::Closed;
            state.put_train(EVA, TrainPlace::Company(company));
        }
        Event::NationalDue => state.national = National::Due,
        Event::NationalFormed => state.form_national(),
        Event::EndingChanged(ending) => state.ending = ending,
        Event::Proceeded(round) => state.round = round,
        Event::Awaited(pending) => state.pending = pending,
        Event::ShareRoundBegan => state.share_rounds = state.share_rounds.saturating_add(1),
        Event::CertificateMoved { company, to } => state.companies[company.index()].certificate = to,
        Event::MarkerRemoved { company, at } => state.city(at).remove(company),
        Event::MarkerBeside(company) => state.companies[company.index()].beside = true,
        Event::LastMarkerFreed(company) => state.companies[company.index()].last_marker_free = true,
        Event::JustMerged { company, trains } => state.companies[company.index()].just_merged = trains,
        Event::GoodsOpened => state.goods_open = true,
    }
}

fn purse(state: &mut State, purse: Purse) -> &mut Money {
    match purse {
        Purse::Bank => &mut state.bank,
        Purse::Player(player) => &mut state.players[player.index()].cash,
        Purse::Company(company) => &mut state.companies[company.index()].cash,
    }
}

fn shares_with(state: &mut State, company: CompanyId, holder: Holder) -> &mut u8 {
    let company = &mut state.companies[company.index()];
    match holder {
        Holder::Offering => &mut company.unsold,
        Holder::Pool => &mut company.pool,
        Holder::Player(player) => &mut company.shares[player.index()],
    }
}

fn doubles_with(state: &mut State, holder: Holder) -> &mut u8 {
    match holder {
        Holder::Offering | Holder::Pool => &mut state.pool_doubles,
        Holder::Player(player) => &mut state.doubles[player.index()],
    }
}

impl State {
    /// Before launch a marker may only be noted, not yet lie on the market. [1844-LAUNCH-08a]
    fn arrive_if_on_market(&mut self, company: CompanyId) {
        if self.edition.marker_enters == MarkerEnters::WithPar || self[company].launched {
            self.arrive(company);
        }
    }

    /// A price marker comes to lie beneath all that are there already. [1844-LAUNCH-08b] [1844-DIV-12b]
    fn arrive(&mut self, company: CompanyId) {
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

    fn city(&mut self, at: StopRef) -> &mut CompanySet {
        &mut self.markers[at.hex.index()][usize::from(at.part).min(MAX_CITIES - 1)]
    }

    fn put_marker(&mut self, company: CompanyId, at: StopRef) {
        self.city(at).insert(company);
        self.companies[company.index()].markers -= 1;
    }

    /// Lays a tile: the replaced one goes back to the box, markers keep their track. [1844-UPG-10] [1844-UPG-12]
    fn lay(&mut self, hex: board::HexId, tile: board::TileId, rotation: u8) {
        let old = self.layout.at(hex).tile;
        let old_shape = *self.track().shape(hex);
        self.layout.lay(hex, tile, rotation);
        let new_shape = *self.track().shape(hex);
        let cities = self.track().parts(hex).len();
        let markers = std::mem::take(&mut self.markers[hex.index()]);
        for (part, companies) in markers.into_iter().enumerate().filter(|(_, companies)| !companies.is_empty()) {
            let part = city_after(&old_shape, part as u8, &new_shape, cities);
            self.city(StopRef { hex, part }).0 |= companies.0;
        }
        self.tiles[tile.index()] -= 1;
        if old.index() < self.edition.ways().tiles.tiles {
            self.tiles[old.index()] += 1;
        }
    }

    /// On a new tile every marker takes its place.
    fn seat_markers(&mut self, hex: board::HexId) {
        for company in self.edition.company_ids() {
            if self[company].beside && self.home(company).is_some_and(|home| home.hex == hex) {
                self.companies[company.index()].beside = false;
            }
        }
    }

    fn lay_furka_oberalp(&mut self) {
        let ways = self.edition.ways();
        for (hex, tile) in self.edition.furka_oberalp {
            if let (Some(hex), Some(tile)) = (ways.map.named(hex), ways.tiles.named(tile)) {
                self.layout.lay(hex, tile, 0);
                self.tiles[tile.index()] -= 1;
            }
        }
        self.furka_oberalp = true;
    }

    fn take_train(&mut self, model: ModelId, from: TrainPlace) {
        match from {
            // An unlimited last type has no cards to count.
            TrainPlace::Bank => self.take_card(),
            TrainPlace::Pool => self.pool_trains[model.index()] -= 1,
            TrainPlace::Company(company) => self.companies[company.index()].trains[model.index()] -= 1,
            TrainPlace::Gone | TrainPlace::Aside => (),
        }
    }

    fn take_card(&mut self) {
        let spec = &self.edition.trains[usize::from(self.train_row)];
        if spec.cards.is_none() {
            return;
        }
        self.train_cards -= 1;
        if self.train_cards == 0 && usize::from(self.train_row) + 1 < self.edition.trains.len() {
            self.train_row += 1;
            self.train_cards = self.edition.trains[usize::from(self.train_row)].cards.unwrap_or(0);
        }
    }

    fn put_train(&mut self, model: ModelId, to: TrainPlace) {
        match to {
            TrainPlace::Pool => self.pool_trains[model.index()] += 1,
            TrainPlace::Company(company) => self.companies[company.index()].trains[model.index()] += 1,
            TrainPlace::Bank | TrainPlace::Gone | TrainPlace::Aside => (),
        }
    }

    /// The V company is gone: its paper, price marker and reservation with it. [1844-SBB-03]
    fn merge(&mut self, company: CompanyId) {
        self.depart(company);
        let gone = &mut self.companies[company.index()];
        gone.closed = true;
        gone.director = None;
        gone.cell = None;
        gone.shares = Default::default();
        (gone.unsold, gone.pool, gone.markers) = (0, 0, 0);
        gone.destination = Destination::None;
    }

    fn form_national(&mut self) {
        self.national = National::Formed;
    }
}
