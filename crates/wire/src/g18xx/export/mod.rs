//! From a Kursbuch log to one that 18xx.games' engine accepts: the importer the other way round. Only games of the two
//! `…-18xxgames` profiles can be written so; other editions know things that that site does not.
//!
//! That site names every train, tile and certificate, and writes down what its engine did by itself; both are made up
//! for here from our actions, in its order.

mod certificates;
mod g1824;
mod g1844;
mod pieces;
mod runs;

use board::StopRef;
use game::Title;
use game::state::TrainPlace;
use game::{
    Action, BuyTrain, CompanyId, Event, ModelId, Pending, Played, Round, Seller, State, TitleRound, begin, deciding,
    play, query,
};
use routes::Route;
use serde_json::{Value, json};

use self::certificates::{Certificate, Certificates, Hand};
use self::pieces::{Tiles, Trains};
use super::import::{CISLEITHANIA, option_there};
use crate::action::from_wire;
use crate::log::{BadLog, Log};

/// Why a game cannot be written as one of that site.
#[derive(Debug, thiserror::Error)]
pub enum NotExported {
    #[error(transparent)]
    Log(#[from] BadLog),
    #[error(
        "profile {0} is not played on 18xx.games: only 1844-18xxgames, 1824-18xxgames and 1824-cisleithania-18xxgames are"
    )]
    Profile(&'static str),
    #[error("18xx.games does not know the option {0}")]
    Option(&'static str),
    #[error("action {number}: {why}")]
    Action { number: usize, why: &'static str },
}

/// The first second of the made-up clock.
const EPOCH: u64 = 1_700_000_000;

/// Writes the game as JSON of that site.
pub fn export(log: &Log) -> Result<Value, NotExported> {
    let setup = log.setup()?;
    if !setup.profile.is_18xx_games() {
        return Err(NotExported::Profile(setup.profile.name()));
    }
    if let Some(option) = setup.options.iter().find(|option| option_there(*option).is_none()) {
        return Err(NotExported::Option(option.name()));
    }
    let start = begin(&setup).map_err(BadLog::from)?;
    let mut export = Export::new(start);
    for (row, entry) in log.actions.iter().enumerate() {
        let number = row + 1;
        let action = from_wire(start.edition(), &entry.action).map_err(|why| BadLog::Action { number, why })?;
        export.play(number, &action)?;
    }
    Ok(export.game(log, &start))
}

/// What that site would write down if the game went on from a position by these actions.
pub fn entries(start: &State, actions: &[Action]) -> Result<Vec<Value>, NotExported> {
    let mut export = Export::new(*start);
    for (row, action) in actions.iter().enumerate() {
        export.play(row + 1, action)?;
    }
    Ok(export.entries)
}

/// What an entry could not say.
type ExportResult = Result<(), &'static str>;

struct Export {
    /// The game follows that site in everything that it does by itself; the first version of the profile did not, and its
    /// games are written as well as they can.
    exact: bool,
    /// Before the action that is being written.
    state: State,
    entries: Vec<Value>,
    certificates: Certificates,
    trains: Trains,
    tiles: Tiles,
    /// In the train step of that site a first pass ends the trains, a second one private railways and abilities.
    trains_passed: bool,
    /// That first pass is due although no train could be paid.
    trains_wait: bool,
}

impl Export {
    fn new(state: State) -> Export {
        let (certificates, trains) = (Certificates::of(&state), Trains::of(&state));
        Export {
            exact: state.edition().version == state.edition().profile.newest(),
            state,
            entries: Vec::new(),
            certificates,
            trains,
            tiles: Tiles::default(),
            trains_passed: false,
            trains_wait: false,
        }
    }

    fn play(&mut self, number: usize, action: &Action) -> Result<(), NotExported> {
        let refused = |refusal| BadLog::Refused { number, refusal: Box::new(refusal) };
        let played = play(&self.state, action).map_err(refused)?;
        self.step(action, &played).map_err(|why| NotExported::Action { number, why })
    }

    fn step(&mut self, action: &Action, played: &Played) -> ExportResult {
        match self.state.edition().title {
            Title::G1844 => self.step_of_1844(action, played)?,
            Title::G1824 => self.step_of_1824(action, played)?,
        }
        self.trains.follow(&played.events);
        self.state = played.state;
        Ok(())
    }

    /// What both titles write alike.
    fn common(&mut self, action: &Action) -> ExportResult {
        match action {
            Action::Pass => self.by_player("pass", json!({})),
            Action::LayTile(lay) => {
                let name = self.state.edition().board().tiles[lay.tile].name;
                let tile = self.tiles.lay(name, lay.hex);
                self.by_company("lay_tile", self.placed(lay.hex, &tile, lay.rotation))
            }
            Action::PlaceMarker { hex, city } => {
                let stop = StopRef { hex: *hex, part: *city };
                self.by_company("place_token", json!({ "city": self.city(stop), "slot": self.slot(stop) }))
            }
            Action::Run(claim) => self.run(claim),
            Action::PayOut => self.by_company("dividend", json!({ "kind": "payout" })),
            Action::Withhold => self.by_company("dividend", json!({ "kind": "withhold" })),
            Action::BuyTrain(buy) => self.buy_train(buy),
            Action::Surrender(model) => {
                let Some(Pending::Surrender(company)) = self.state.pending() else {
                    return Err("nothing to surrender");
                };
                let train = self.trains.at(*model, TrainPlace::Company(company)).ok_or("no such train")?.to_owned();
                self.by(company, "discard_train", json!({ "train": train }))
            }
            Action::SurrenderAhead { company, model } => {
                let train = self.trains.at(*model, TrainPlace::Company(*company)).ok_or("no such train")?.to_owned();
                self.by(*company, "discard_train", json!({ "train": train }))
            }
            Action::EndGame => self.by_player("end_game", json!({})),
            _ => Err("18xx.games has no such action"),
        }
    }

    fn placed(&self, hex: board::HexId, tile: &str, rotation: u8) -> Value {
        json!({ "hex": runs::name(&self.state, hex), "tile": tile, "rotation": rotation })
    }

    /// Cities are named by the tile that they are on, printed ones by their hex.
    fn city(&self, stop: StopRef) -> String {
        let part = runs::part_there(&self.state, &self.tiles, stop);
        match self.tiles.on(stop.hex) {
            Some(tile) => format!("{tile}-{part}"),
            None => format!("{}-0-{part}", runs::name(&self.state, stop.hex)),
        }
    }

    /// Its circle: behind those that are taken and those that are kept for a company's home.
    fn slot(&self, stop: StopRef) -> usize {
        let kept = |company: &CompanyId| {
            !self.state[*company].is_opened()
                && !self.state[*company].is_closed()
                && self.state.home(*company) == Some(stop)
        };
        let taken = self.state.places_taken(stop);
        let claims: Vec<usize> = self.state.claims_on(stop).collect();
        let free = (0..self.state.places(stop)).filter(|place| !claims.contains(place)).nth(taken);
        let behind = taken + self.state.edition().company_ids().filter(kept).count();
        free.filter(|_| !claims.is_empty()).unwrap_or(behind)
    }

    fn run(&mut self, claim: &[(ModelId, Route)]) -> ExportResult {
        let company = self.operating()?;
        let mut routes = Vec::new();
        let mut mines = 0;
        for (row, run) in claim.iter().enumerate() {
            let before = claim[..row].iter().filter(|(model, _)| *model == run.0).count();
            let train = self.trains.all_at(run.0, TrainPlace::Company(company)).nth(before).ok_or("no such train")?;
            routes.push(runs::route(&self.state, &self.tiles, company, run, train).ok_or("no such route")?);
            mines += runs::score(&self.state, company, run.0, &run.1).map_or(0, |score| score.mine_income);
        }
        self.by_company("run_routes", json!({ "routes": routes, "extra_revenue": 0, "subsidy": mines }))
    }

    fn buy_train(&mut self, buy: &BuyTrain) -> ExportResult {
        let place = self.place_of(buy);
        let train = self.trains.at(buy.model, place).ok_or("no such train")?.to_owned();
        let mut words = json!({ "train": train, "price": buy.price.0 });
        // Only a new card has a side to choose.
        if !matches!(place, TrainPlace::Company(_)) {
            words["variant"] = self.state.edition().model(buy.model).name.into();
        }
        self.by_company("buy_train", words)
    }

    /// 1824's goods trains lie beside the stack.
    fn place_of(&self, buy: &BuyTrain) -> TrainPlace {
        match buy.seller {
            Seller::Company(seller) => TrainPlace::Company(seller),
            Seller::Pool => TrainPlace::Pool,
            Seller::Bank if self.trains.at(buy.model, TrainPlace::Bank).is_none() => TrainPlace::Pool,
            Seller::Bank => TrainPlace::Bank,
        }
    }

    /// Certificates that go from the offering or the pool to a player.
    fn take(&mut self, company: CompanyId, from: Hand, shares: u8) -> Result<Value, &'static str> {
        let player = deciding(&self.state).ok_or("nobody decides")?;
        let paper = self.certificates.next(&self.state, company, from, shares).ok_or("no such certificate")?;
        self.certificates.put(paper, Hand::Player(player));
        Ok(json!({ "shares": [paper.name(&self.state)], "percent": self.percent(company, shares) }))
    }

    fn percent(&self, company: CompanyId, shares: u8) -> u32 {
        u32::from(shares) * 100 / u32::from(self.state.spec(company).shares)
    }

    fn sell(&mut self, sale: game::Sale, to: Hand, played: &Played) -> ExportResult {
        let player = deciding(&self.state).ok_or("nobody decides")?;
        let block = self.certificates.block(&self.state, sale.company, player, sale.shares, sale.doubles);
        let block = block.ok_or("no such block")?;
        let names: Vec<String> = block.papers.iter().map(|paper| paper.name(&self.state)).collect();
        self.by_player("sell_shares", json!({ "shares": names, "percent": self.percent(sale.company, sale.shares) }))?;
        block.papers.iter().for_each(|paper| self.certificates.put(*paper, to));
        self.settle_certificates(played);
        // A director's certificate of 1824 that is sold apart from the office goes whole. [1824-DEV-39]
        let went = played.state.g1824().is_some_and(|own| own.certificate(sale.company).is_none());
        let returned = if went { 0 } else { block.returned };
        self.certificates.give_back(&self.state, sale.company, to, player, returned);
        Ok(())
    }

    /// Director's certificates follow their directors.
    pub(super) fn settle_certificates(&mut self, played: &Played) {
        for company in self.state.edition().company_ids() {
            let state = &played.state;
            let holder = match state.g1824() {
                Some(own) => own.certificate(company),
                None => state[company].director(),
            };
            let changed = state[company].is_closed() || state.kind(company) == game::edition::CompanyKind::Coal;
            if let Some(holder) = holder.filter(|_| !changed) {
                self.certificates.change_director(state, company, holder);
            }
        }
    }

    fn operating(&self) -> Result<CompanyId, &'static str> {
        self.state.turn().map(|turn| turn.company).ok_or("no company operates")
    }

    fn player_id(&self, player: game::PlayerId) -> u64 {
        player.index() as u64 + 1
    }

    fn by_player(&mut self, kind: &str, words: Value) -> ExportResult {
        let player = deciding(&self.state).ok_or("nobody decides")?;
        let entity = self.player_id(player).into();
        self.push(kind, entity, "player", words);
        Ok(())
    }

    fn by_company(&mut self, kind: &str, words: Value) -> ExportResult {
        self.by(self.operating()?, kind, words)
    }

    fn by(&mut self, company: CompanyId, kind: &str, words: Value) -> ExportResult {
        self.push(kind, self.state.spec(company).symbol.into(), "corporation", words);
        Ok(())
    }

    /// A private railway, a mountain or a tunnel acts.
    fn by_paper(&mut self, paper: &str, kind: &str, words: Value) {
        self.push(kind, paper.into(), "company", words);
    }

    fn push(&mut self, kind: &str, entity: Value, entity_type: &str, words: Value) {
        let id = self.entries.len() as u64 + 1;
        let mut entry = entry(kind, entity, entity_type, id);
        entry["id"] = id.into();
        if let (Some(entry), Value::Object(words)) = (entry.as_object_mut(), words) {
            entry.extend(words);
        }
        self.entries.push(entry);
    }

    fn game(&self, log: &Log, start: &State) -> Value {
        let last = EPOCH + self.entries.len() as u64;
        let finished = self.state.is_finished();
        let people: Vec<Value> = start
            .in_order()
            .map(|player| json!({ "id": self.player_id(player), "name": log.setup.players[player.index()] }))
            .collect();
        let result: serde_json::Map<String, Value> = query::standing(&self.state)
            .iter()
            .map(|wealth| (self.player_id(wealth.player).to_string(), wealth.total().0.into()))
            .collect();
        json!({
            "id": 1,
            "description": "",
            "user": { "id": 0, "name": "Kursbuch" },
            "players": people,
            "min_players": people.len(),
            "max_players": people.len(),
            "title": title_there(&self.state),
            "settings": {
                "seed": log.setup.seed.unwrap_or(if is_cisleithania(&self.state) { 0 } else { 1 }), "is_async": true, "unlisted": true, "auto_routing": true, "player_order": null,
                "optional_rules": start.options().iter().filter_map(option_there).collect::<Vec<_>>(),
            },
            "user_settings": null,
            "status": if finished { "finished" } else { "active" },
            "turn": 1,
            "round": round(&self.state),
            "acting": deciding(&self.state).map(|player| self.player_id(player)).into_iter().collect::<Vec<_>>(),
            "result": if finished { Value::Object(result) } else { json!({}) },
            "actions": self.entries,
            "loaded": true,
            "created_at": EPOCH,
            "updated_at": last,
            "finished_at": if finished { json!(last) } else { Value::Null },
            "game_end_reason": if finished { json!("bank") } else { Value::Null },
        })
    }
}

fn is_cisleithania(state: &State) -> bool {
    state.edition().profile == game::g1824::PROFILE_CISLEITHANIA_18XX_GAMES
}

/// What that site calls the game.
fn title_there(state: &State) -> &'static str {
    if is_cisleithania(state) { CISLEITHANIA } else { state.edition().title.name() }
}

/// An action of the log, or one that the engine added by itself.
fn entry(kind: &str, entity: Value, entity_type: &str, second: u64) -> Value {
    json!({ "type": kind, "entity": entity, "entity_type": entity_type, "created_at": EPOCH + second })
}

fn round(state: &State) -> &'static str {
    match state.round() {
        Round::Initial(TitleRound::G1844(_)) => "Auction Round",
        Round::Initial(TitleRound::G1824(_)) | Round::Shares(_) => "Stock Round",
        Round::Operating(_) | Round::Finished => "Operating Round",
    }
}

/// Whether the events have this one.
fn happened(played: &Played, is_it: impl Fn(&Event) -> bool) -> bool {
    played.events.iter().any(is_it)
}

/// The director's certificate of a company.
const fn directors_certificate(company: CompanyId) -> Certificate {
    Certificate::directors(company)
}
