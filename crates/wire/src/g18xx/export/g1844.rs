//! 1844: what its engine writes down by itself. Destinations and the ends of the track and marker steps are automatic
//! actions of the entry before them. [1844-DEV-25]

use game::g1844::companies::{FNM, MOB, P2, PRE_SBB, SBB};
use game::g1844::{
    ABILITIES_PHASE, Action as Own, Auction, Event as Happened, MOUNTAIN_PRICE, Pending as Asked, TUNNEL_PRICE,
};
use game::state::{Owner, Step, TrainPlace};
use game::{
    Account, Action, CompanyId, Event, LayTile, Money, Paper, Pending, Played, PlayerId, PrivateId, Round, Sale,
    Source, State, TitleAction, TitleEvent, TitlePending, TitleRound, query,
};
use serde_json::{Value, json};

use super::certificates::{Certificate, Hand};
use super::{Export, ExportResult, directors_certificate, entry, happened, runs};
use crate::action::numbered;
use crate::g18xx::automatic::passes_by_itself;

impl Export {
    pub(super) fn step_of_1844(&mut self, action: &Action, played: &Played) -> ExportResult {
        if self.exact {
            self.must_go_on_there(played)?;
            self.write_1844(action, played)?;
            self.attach_destinations(played)?;
            self.attach_passes(action, played)?;
            self.follow_certificates(played);
            return Ok(());
        }
        self.write_1844(action, played)?;
        self.pass_for_the_first(played);
        self.follow_certificates(played);
        self.note_train_step(played);
        Ok(())
    }

    /// Where that site's program fails, the game cannot be written.
    fn must_go_on_there(&self, played: &Played) -> ExportResult {
        let state = &played.state;
        let undirected = state[SBB].is_launched() && !state[SBB].is_closed() && state[SBB].director().is_none();
        let gives_up = |event: &Event| match event {
            Event::TrainMoved { model, from: TrainPlace::Company(SBB), to: TrainPlace::Gone } => {
                state.edition().model(*model).scrapped.is_none_or(|phase| phase > state.phase())
            }
            _ => false,
        };
        if undirected && (passes_over_sbb(&self.state, played) || happened(played, gives_up)) {
            return Err("18xx.games cannot continue an SBB without director");
        }
        let reached =
            happened(played, |event| matches!(event, Event::Title(TitleEvent::G1844(Happened::DestinationReached(_)))));
        let operating = state.turn().map(|turn| turn.company);
        match state.pending() {
            Some(Pending::Surrender(_)) if reached && surrenders(state).any(|company| Some(company) != operating) => {
                Err("18xx.games cannot pay a destination that is reached while another company surrenders trains")
            }
            _ => Ok(()),
        }
    }

    /// The payment is an automatic action of whichever company operates by then. [1844-DEV-25]
    fn attach_destinations(&mut self, played: &Played) -> ExportResult {
        let mut operating = self.state.turn().map(|turn| turn.company);
        let mut reached: Option<(CompanyId, Vec<&str>)> = None;
        for event in &played.events {
            match event {
                Event::TurnBegan(company) => operating = Some(*company),
                Event::Title(TitleEvent::G1844(Happened::DestinationReached(company))) => {
                    let by = operating.ok_or("no company operates")?;
                    let symbol = self.state.spec(*company).symbol;
                    reached.get_or_insert((by, Vec::new())).1.push(symbol);
                }
                _ => (),
            }
        }
        if let Some((by, symbols)) = reached {
            let mut found = self.by_itself("destination_connection", by);
            found["corporations"] = json!(symbols);
            self.autos()?.push(found);
        }
        Ok(())
    }

    /// The engine passes by itself the steps in which it looks for destinations: after track and after markers.
    fn attach_passes(&mut self, action: &Action, played: &Played) -> ExportResult {
        let given_up = *action == Action::EndGame || *action == Own::DeclareBankruptcy.into();
        let operating = self.state.turn().map(|turn| turn.company);
        let Some(company) = operating.filter(|_| !given_up) else { return Ok(()) };
        for _ in 0..passes_by_itself(&self.state, &played.state) {
            let pass = self.by_itself("pass", company);
            self.autos()?.push(pass);
        }
        Ok(())
    }

    fn write_1844(&mut self, action: &Action, played: &Played) -> ExportResult {
        match action {
            Action::Start { company, .. } => self.par(*company, played),
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
                self.sell(*sale, Hand::Pool, played)?;
                self.note_price(*sale, played)
            }
            Action::Repay(sum) => {
                let payer = self.state[game::deciding(&self.state).ok_or("nobody decides")?];
                if *sum != payer.debt().min(payer.cash()) {
                    return Err("18xx.games knows no part of a repayment in 1844");
                }
                self.by_player("payoff_player_debt", json!({}))
            }
            Action::PlaceMarker { .. } => {
                self.common(action)?;
                if self.exact { Ok(()) } else { self.auto_pass() }
            }
            Action::BuyTrain(_) => {
                self.trains_wait = false;
                self.common(action)
            }
            Action::KeepMarker { city } => self.remove_marker(*city),
            Action::Done => self.done(played),
            Action::EndGame
            | Action::SurrenderAhead { .. }
            | Action::Pass
            | Action::LayTile(_)
            | Action::Run(_)
            | Action::PayOut
            | Action::Withhold
            | Action::Surrender(_)
            | Action::Answer(_) => self.common(action),
            Action::Title(TitleAction::G1844(own)) => self.write_own_1844(own, played),
            Action::Title(_) => Err("18xx.games has no such action"),
        }
    }

    fn write_own_1844(&mut self, action: &Own, played: &Played) -> ExportResult {
        match action {
            Own::Bid(price) => {
                let auction = auction(&self.state).ok_or("no auction")?;
                let company = numbered('P', auction.private.index());
                self.by_player("bid", json!({ "company": company, "price": price.0 }))?;
            }
            Own::SetFnmPar(_) => {
                self.par(FNM, played)?;
                (1..=3).for_each(|number| self.certificates.put(Certificate { company: FNM, number }, Hand::Pool));
            }
            Own::BuyMountain(id) => self.buy_paper(&numbered('B', id.index()), MOUNTAIN_PRICE.0)?,
            Own::BuyTunnel(id) => self.buy_paper(&numbered('T', id.index()), TUNNEL_PRICE.0)?,
            Own::PlaceMountain { hex, panel } => {
                let Some(Pending::Title(TitlePending::G1844(Asked::PlaceMountain(_, id)))) = self.state.pending()
                else {
                    return Err("no mountain to place");
                };
                let tile = self.tiles.lay(&format!("XM{}", panel + 1), *hex);
                self.by_paper(&numbered('B', id.index()), "lay_tile", self.placed(*hex, &tile, 0));
            }
            Own::LayExtraTile(LayTile { hex, tile, rotation }) => {
                let tile = self.tiles.lay(self.state.edition().board().tiles[*tile].name, *hex);
                self.by_paper("P2", "lay_tile", self.placed(*hex, &tile, *rotation));
            }
            Own::BuildTunnel { tunnel, hex, mouths } => {
                let (name, rotation) = runs::tunnel_tile(*mouths).ok_or("no such tunnel")?;
                let words = self.placed(*hex, &format!("{name}-0"), rotation);
                self.by_paper(&numbered('T', tunnel.index()), "lay_tile", words);
            }
            Own::BuyPrivate { private, price } => self.buy_private(*private, *price, played)?,
            Own::LayFurkaOberalp => self.by_paper("P4", "choose_ability", json!({ "choice": "Place tile" })),
            Own::AssignEva(company) => {
                let choice = self.state.spec(*company).symbol;
                self.by_paper("P7", "choose_ability", json!({ "choice": choice }));
            }
            Own::ReachDestination(company) => self.reach(*company)?,
            Own::DeclareBankruptcy => self.by_company("bankrupt", json!({}))?,
        }
        Ok(())
    }

    /// What is paid for a share of a company that has not operated is not what it costs on the market, so it is noted.
    fn note_price(&mut self, sale: Sale, played: &Played) -> ExportResult {
        let seller = game::deciding(&self.state).ok_or("nobody decides")?;
        // The first that comes to the seller: the sale may end the round, with income in the next.
        let proceeds = played.events.iter().find_map(|event| match event {
            Event::CashMoved { to: Account::Player(to), amount, .. } if *to == seller => Some(*amount),
            _ => None,
        });
        let paid = proceeds.unwrap_or_default().0 / i32::from(sale.shares.max(1));
        if let Some(entry) = self.entries.last_mut().filter(|_| !self.state[sale.company].has_operated()) {
            entry["share_price"] = paid.into();
        }
        Ok(())
    }

    /// Who cannot reach the minimum is passed over by both, but the opening bidder is asked there all the same.
    fn pass_for_the_first(&mut self, played: &Played) {
        let (Some(before), Some(after)) = (auction(&self.state), auction(&played.state)) else { return };
        // Nobody wanted the last one: income is paid, and it is put up again.
        let paid = happened(played, |event| matches!(event, Event::CashMoved { .. }));
        let again = before.standing.is_none() && after.standing.is_none() && paid;
        let seats = usize::from(played.state.seats());
        let Some(first) = played.state.in_order().nth(after.private.index() % seats) else { return };
        if (before.private != after.private || again) && played.state[first].cash() < after.minimum {
            self.push("pass", self.player_id(first).into(), "player", json!({}));
        }
    }

    pub(super) fn par(&mut self, company: CompanyId, played: &Played) -> ExportResult {
        let player = game::deciding(&self.state).ok_or("nobody decides")?;
        let (par, cell) = played.state[company].par().zip(played.state[company].cell()).ok_or("no par")?;
        self.certificates.put(directors_certificate(company), Hand::Player(player));
        let symbol = self.state.spec(company).symbol;
        let price = format!("{par},{},{}", cell.row, cell.column);
        self.by_player("par", json!({ "corporation": symbol, "share_price": price }))
    }

    pub(super) fn buy_paper(&mut self, paper: &str, price: i32) -> ExportResult {
        self.by_player("buy_company", json!({ "company": paper, "price": price }))
    }

    /// That site says which of the two markers goes.
    fn remove_marker(&mut self, kept: u8) -> ExportResult {
        let Some(Pending::DuplicateMarker { hex, .. }) = self.state.pending() else {
            return Err("no marker to choose");
        };
        let part = query::cities_with_marker(&self.state, SBB, hex).into_iter().find(|city| *city != kept);
        let stop = board::StopRef { hex, part: part.ok_or("one marker only")? };
        self.by(SBB, "remove_token", json!({ "city": self.city(stop), "slot": 0 }))
    }

    fn done(&mut self, played: &Played) -> ExportResult {
        let turn = *self.state.turn().ok_or("no company operates")?;
        if self.exact {
            return self.by_company("pass", json!({}));
        }
        match turn.step {
            Step::Track => {
                if !self.track_ended_by_itself() {
                    self.by_company("pass", json!({}))?;
                }
                self.auto_pass()?;
                let waits =
                    played.state.turn().is_some_and(|next| (next.company, next.step) == (turn.company, Step::Marker));
                // Its marker step is passed over, and then the look for destinations after it.
                if waits { Ok(()) } else { self.auto_pass() }
            }
            Step::Marker => {
                self.by_company("pass", json!({}))?;
                self.auto_pass()
            }
            Step::Train => {
                let waits = query::has_more_in_train_step(&self.state, turn.company);
                let trains =
                    self.trains_wait || !self.trains_passed && query::is_train_step_open(&self.state, turn.company);
                for _ in 0..usize::from(trains) + usize::from(waits) {
                    self.by_company("pass", json!({}))?;
                }
                Ok(())
            }
            Step::Run | Step::Dividend => Err("nothing to end"),
        }
    }

    /// A private that is bought before trains are through leaves that step open there, whatever is left of the money.
    fn buy_private(&mut self, private: PrivateId, price: Money, played: &Played) -> ExportResult {
        let turn = *self.state.turn().ok_or("no company operates")?;
        self.by_company("buy_company", json!({ "company": numbered('P', private.index()), "price": price.0 }))?;
        if self.exact {
            return Ok(());
        }
        let trains = turn.step == Step::Train && query::is_train_step_open(&self.state, turn.company);
        self.trains_wait |= trains && !self.trains_passed;
        let goes_on = played.state.turn().is_some_and(|next| (next.company, next.step) == (turn.company, turn.step));
        if self.trains_wait && !goes_on { self.by(turn.company, "pass", json!({})) } else { Ok(()) }
    }

    /// A tile lies, and neither the director's tunnels nor P2, if any player or this company has it, could follow.
    fn track_ended_by_itself(&self) -> bool {
        let (Some(turn), Some(own)) = (self.state.turn(), self.state.g1844()) else { return false };
        let director = self.state[turn.company].director();
        let tunnels = own.tunnels().iter().any(|tunnel| tunnel.owner == director && tunnel.hex.is_none());
        let at_hand = match self.state.owner(P2) {
            Owner::Player(_) => true,
            Owner::Company(owner) => owner == turn.company,
            Owner::Bank | Owner::Closed => false,
        };
        own.is_tile_laid()
            && !tunnels
            && !(at_hand && !own.is_extra_tile_used() && self.state.phase() >= ABILITIES_PHASE)
    }

    /// The engine passes the step in which it looks for destinations.
    fn auto_pass(&mut self) -> ExportResult {
        let company = self.operating()?;
        let pass = self.by_itself("pass", company);
        self.autos()?.push(pass);
        Ok(())
    }

    /// Before any pass of the same entry: the engine looks for destinations first.
    fn reach(&mut self, company: CompanyId) -> ExportResult {
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

    fn follow_certificates(&mut self, played: &Played) {
        if happened(played, |event| *event == Happened::NationalFormed.into()) {
            let directors = PRE_SBB.map(|company| self.state[company].director());
            self.certificates.form_sbb(&self.state, &directors, played.state[SBB].director());
        }
        if auction(&self.state).is_some() {
            let gained = |player: &PlayerId| played.state.held(*player, MOB) > self.state.held(*player, MOB);
            if let Some(player) = self.state.player_ids().find(gained) {
                self.certificates.put(Certificate { company: MOB, number: 1 }, Hand::Player(player));
            }
        }
        self.settle_certificates(played);
    }

    /// Where nothing is left to buy, the engine is through with trains by itself.
    fn note_train_step(&mut self, played: &Played) {
        let Some(turn) = played.state.turn().filter(|turn| turn.step == Step::Train) else {
            (self.trains_passed, self.trains_wait) = (false, false);
            return;
        };
        self.trains_passed |=
            played.state.pending().is_none() && !query::is_train_step_open(&played.state, turn.company);
    }
}

fn auction(state: &State) -> Option<&Auction> {
    match state.round() {
        Round::Initial(TitleRound::G1844(auction)) => Some(auction),
        _ => None,
    }
}

/// Companies above their limits.
fn surrenders(state: &State) -> impl Iterator<Item = CompanyId> {
    let above = |company: &CompanyId| {
        !state[*company].is_closed() && state[*company].train_count() > query::train_limit(state, *company)
    };
    state.edition().company_ids().filter(above)
}

/// Whether the turn of an SBB without a director was left out: a company behind it began its turn, or the round closed.
fn passes_over_sbb(before: &State, played: &Played) -> bool {
    let order = played.state.by_price();
    let place = |company: CompanyId| order.iter().position(|other| *other == company);
    let had_its_turn = |state: &State| matches!(state.round(), Round::Operating(round) if round.done.has(SBB));
    happened(played, |event| match event {
        Event::TurnBegan(company) => !had_its_turn(&played.state) && place(SBB) < place(*company),
        Event::ClosingBegan(_) => before[SBB].is_launched() && !had_its_turn(before),
        _ => false,
    })
}
