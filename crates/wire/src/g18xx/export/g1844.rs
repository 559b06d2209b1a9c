//! 1844: what its engine writes down by itself. Destinations and the ends of the track and marker steps are automatic
//! actions of the entry before them. [1844-DEV-25]

use game::state::{Owner, Pending, Round, Step};
use game::titles::g1844::companies::{FNM, MOB, P2, SBB};
use game::titles::g1844::{mountain, private, sbb, train, tunnel};
use game::{Action, CompanyId, Draft, Event, Money, Paper, PlayerId, PrivateId, Sale, Source, TileRight};
use serde_json::{Value, json};

use super::certificates::{Certificate, Hand};
use super::{Export, Told, entry, happened, office, runs};
use crate::action::numbered;

/// The phase from which P2's extra tile may be laid.
const EXTRA_TILE_PHASE: u8 = 3;

impl Export {
    pub(super) fn step_of_1844(&mut self, action: &Action, draft: &Draft) -> Told {
        self.write_1844(action, draft)?;
        self.pass_for_the_first(draft);
        self.follow_certificates(draft);
        self.note_train_step(draft);
        Ok(())
    }

    fn write_1844(&mut self, action: &Action, draft: &Draft) -> Told {
        match action {
            Action::Bid(price) => {
                let Round::Auction(auction) = self.state.round else { return Err("no auction") };
                self.by_player("bid", json!({ "company": numbered('P', auction.private.0), "price": price.0 }))
            }
            Action::SetFnmPar(_) => {
                self.par(FNM, draft)?;
                (1..=3).for_each(|number| self.certificates.put(Certificate { company: FNM, number }, Hand::Pool));
                Ok(())
            }
            Action::Start { company, .. } => self.par(*company, draft),
            Action::Buy { company, from, paper } => {
                let from = match from {
                    Source::Offering => Hand::Offering,
                    Source::Pool => Hand::Pool,
                };
                let shares = if *paper == Paper::Double { 2 } else { 1 };
                let words = self.take(*company, from, shares)?;
                self.by_player("buy_shares", words)
            }
            Action::Sell(sale) => {
                self.sell(*sale, Hand::Pool, draft)?;
                self.note_price(*sale, draft)
            }
            Action::BuyMountain(id) => self.buy_paper(&numbered('B', id.0), mountain::PRICE.0),
            Action::BuyTunnel(id) => self.buy_paper(&numbered('T', id.0), tunnel::PRICE.0),
            Action::PlaceMountain { hex, panel } => {
                let Some(Pending::PlaceMountain(_, id)) = self.state.pending else {
                    return Err("no mountain to place");
                };
                let tile = self.tiles.lay(&format!("XM{}", panel + 1), *hex);
                self.by_paper(&numbered('B', id.0), "lay_tile", self.placed(*hex, &tile, 0));
                Ok(())
            }
            Action::Repay(sum) => {
                let payer = self.state[game::deciding(&self.state).ok_or("nobody decides")?];
                if *sum != payer.debt.min(payer.cash) {
                    return Err("18xx.games knows no part of a repayment in 1844");
                }
                self.by_player("payoff_player_debt", json!({}))
            }
            Action::LayTile(lay) if lay.right == TileRight::Bodelibahn => {
                let tile = self.tiles.lay(self.state.edition.ways().tiles[lay.tile].name, lay.hex);
                self.by_paper("P2", "lay_tile", self.placed(lay.hex, &tile, lay.rotation));
                Ok(())
            }
            Action::BuildTunnel { tunnel, hex, mouths } => {
                let (name, rotation) = runs::tunnel_tile(*mouths).ok_or("no such tunnel")?;
                let words = self.placed(*hex, &format!("{name}-0"), rotation);
                self.by_paper(&numbered('T', tunnel.0), "lay_tile", words);
                Ok(())
            }
            Action::PlaceMarker { .. } => {
                self.common(action)?;
                self.auto_pass()
            }
            Action::BuyTrain(_) => {
                self.trains_wait = false;
                self.common(action)
            }
            Action::BuyPrivate { private, price } => self.buy_private(*private, *price, draft),
            Action::LayFurkaOberalp => {
                self.by_paper("P4", "choose_ability", json!({ "choice": "Place tile" }));
                Ok(())
            }
            Action::AssignEva(company) => {
                let choice = self.state.spec(*company).symbol;
                self.by_paper("P7", "choose_ability", json!({ "choice": choice }));
                Ok(())
            }
            Action::ReachDestination(company) => self.reach(*company),
            Action::KeepMarker { city } => self.remove_marker(*city),
            Action::DeclareBankruptcy => self.by_player("bankrupt", json!({})),
            Action::Done => self.done(draft),
            Action::Pass
            | Action::LayTile(_)
            | Action::Run(_)
            | Action::PayOut
            | Action::Withhold
            | Action::Surrender(_)
            | Action::Answer(_)
            | Action::BuyMinor { .. }
            | Action::BuyMountainRailway(_)
            | Action::ExchangeMountain { .. }
            | Action::DiscardMountain(_)
            | Action::ExchangeCoal(_)
            | Action::ExchangeTrain(_) => self.common(action),
        }
    }

    /// What is paid for a share of a company that has not operated is not what it costs on the market, so it is noted.
    fn note_price(&mut self, sale: Sale, draft: &Draft) -> Told {
        let seller = game::deciding(&self.state).ok_or("nobody decides")?;
        let paid = (draft[seller].cash - self.state[seller].cash).0 / i32::from(sale.shares.max(1));
        if let Some(entry) = self.entries.last_mut().filter(|_| !self.state[sale.company].operated) {
            entry["share_price"] = paid.into();
        }
        Ok(())
    }

    /// Who cannot reach the minimum is passed over by both, but whoever puts up the lot is asked there all the same.
    fn pass_for_the_first(&mut self, draft: &Draft) {
        let (Round::Auction(before), Round::Auction(after)) = (self.state.round, draft.state.round) else { return };
        // Nobody wanted the last one: income is paid, and it is put up again.
        let paid = happened(draft, |event| matches!(event, Event::CashMoved { .. }));
        let again = before.standing.is_none() && after.standing.is_none() && paid;
        let first = draft.state.order[after.private.index() % usize::from(draft.state.seats)];
        if (before.private != after.private || again) && draft[first].cash < after.minimum {
            self.push("pass", self.player_id(first).into(), "player", json!({}));
        }
    }

    pub(super) fn par(&mut self, company: CompanyId, draft: &Draft) -> Told {
        let player = game::deciding(&self.state).ok_or("nobody decides")?;
        let (par, cell) = draft[company].par.zip(draft[company].cell).ok_or("no par")?;
        self.certificates.put(office(company), Hand::Player(player));
        let symbol = self.state.spec(company).symbol;
        let price = format!("{par},{},{}", cell.row, cell.column);
        self.by_player("par", json!({ "corporation": symbol, "share_price": price }))
    }

    pub(super) fn buy_paper(&mut self, paper: &str, price: i32) -> Told {
        self.by_player("buy_company", json!({ "company": paper, "price": price }))
    }

    /// That site says which of the two markers goes.
    fn remove_marker(&mut self, kept: u8) -> Told {
        let Some(Pending::DuplicateMarker(hex)) = self.state.pending else { return Err("no marker to choose") };
        let part = sbb::cities_with_marker(&self.state, hex).into_iter().find(|city| *city != kept);
        let stop = board::StopRef { hex, part: part.ok_or("one marker only")? };
        self.by(SBB, "remove_token", json!({ "city": self.city(stop), "slot": 0 }))
    }

    fn done(&mut self, draft: &Draft) -> Told {
        let turn = *self.state.turn().ok_or("no company operates")?;
        match turn.step {
            Step::Track => {
                if !self.track_ended_by_itself() {
                    self.by_company("pass", json!({}))?;
                }
                self.auto_pass()?;
                let waits =
                    draft.state.turn().is_some_and(|next| (next.company, next.step) == (turn.company, Step::Marker));
                // Its marker step is passed over, and then the look for destinations after it.
                if waits { Ok(()) } else { self.auto_pass() }
            }
            Step::Marker => {
                self.by_company("pass", json!({}))?;
                self.auto_pass()
            }
            Step::Train => {
                let waits = private::is_purchase_possible(&self.state, turn.company)
                    || train::could_use_ability(&self.state, turn.company);
                let trains =
                    self.trains_wait || !self.trains_passed && train::is_train_step_open(&self.state, turn.company);
                for _ in 0..usize::from(trains) + usize::from(waits) {
                    self.by_company("pass", json!({}))?;
                }
                Ok(())
            }
            Step::Run | Step::Dividend => Err("nothing to end"),
        }
    }

    /// A private that is bought before trains are through leaves that step open there, whatever is left of the money.
    fn buy_private(&mut self, private: PrivateId, price: Money, draft: &Draft) -> Told {
        let turn = *self.state.turn().ok_or("no company operates")?;
        self.by_company("buy_company", json!({ "company": numbered('P', private.0), "price": price.0 }))?;
        let trains = turn.step == Step::Train && train::is_train_step_open(&self.state, turn.company);
        self.trains_wait |= trains && !self.trains_passed;
        let goes_on = draft.state.turn().is_some_and(|next| (next.company, next.step) == (turn.company, turn.step));
        if self.trains_wait && !goes_on { self.by(turn.company, "pass", json!({})) } else { Ok(()) }
    }

    /// A tile lies, and neither the director's tunnels nor P2, if any player or this company has it, could follow.
    fn track_ended_by_itself(&self) -> bool {
        let Some(turn) = self.state.turn() else { return false };
        let director = self.state[turn.company].director;
        let tunnels = self.state.tunnels.iter().any(|tunnel| tunnel.owner == director && tunnel.hex.is_none());
        let extra = &self.state.privates[P2.index()];
        let at_hand = match extra.owner {
            Owner::Player(_) => true,
            Owner::Company(owner) => owner == turn.company,
            Owner::Bank | Owner::Closed => false,
        };
        turn.tile_laid && !tunnels && !(at_hand && !extra.used && self.state.phase >= EXTRA_TILE_PHASE)
    }

    /// The engine passes the step in which it looks for destinations.
    fn auto_pass(&mut self) -> Told {
        let company = self.operating()?;
        let pass = self.by_itself("pass", company);
        self.autos()?.push(pass);
        Ok(())
    }

    /// Before any pass of the same entry: the engine looks for destinations first.
    fn reach(&mut self, company: CompanyId) -> Told {
        let symbol = self.state.spec(company).symbol;
        let mut found = self.by_itself("destination_connection", self.operating()?);
        found["corporations"] = json!([symbol]);
        let autos = self.autos()?;
        let place = autos.iter().rposition(|auto| auto["type"] != "pass").map_or(0, |row| row + 1);
        match place.checked_sub(1).and_then(|row| autos[row]["corporations"].as_array_mut()) {
            Some(reached) => reached.push(symbol.into()),
            None => autos.insert(place, found),
        }
        Ok(())
    }

    fn by_itself(&self, kind: &str, company: CompanyId) -> Value {
        entry(kind, self.state.spec(company).symbol.into(), "corporation", self.entries.len() as u64)
    }

    fn autos(&mut self) -> Result<&mut Vec<Value>, &'static str> {
        let last = self.entries.last_mut().ok_or("nothing before it")?;
        if last.get("auto_actions").is_none() {
            last["auto_actions"] = json!([]);
        }
        last["auto_actions"].as_array_mut().ok_or("nothing before it")
    }

    fn follow_certificates(&mut self, draft: &Draft) {
        if happened(draft, |event| *event == Event::NationalFormed) {
            self.certificates.form_sbb(&self.state, draft[SBB].director);
        }
        if matches!(self.state.round, Round::Auction(_)) {
            let gained = |player: &PlayerId| draft[MOB].shares[player.index()] > self.state[MOB].shares[player.index()];
            if let Some(player) = self.state.player_ids().find(gained) {
                self.certificates.put(Certificate { company: MOB, number: 1 }, Hand::Player(player));
            }
        }
        self.settle_offices(draft);
    }

    /// Where nothing is left to buy, the engine is through with trains by itself.
    fn note_train_step(&mut self, draft: &Draft) {
        let Some(turn) = draft.state.turn().filter(|turn| turn.step == Step::Train) else {
            (self.trains_passed, self.trains_wait) = (false, false);
            return;
        };
        self.trains_passed |= draft.pending.is_none() && !train::is_train_step_open(&draft.state, turn.company);
    }
}
