//! From actions of an 18xx.games log to ours, one by one, against the state that they meet.

use board::{Edge, EdgeSet, HexId, StopRef};
use game::rules::run;
use game::state::{Pending, Round, Step};
use game::titles::g1844::train;
use game::titles::g1844::{private, sbb};
use game::{
    Action, BuyTrain, CompanyId, LayTile, ModelId, Money, MountainId, Options, Paper, PlayerId, PrivateId, Profile,
    Refusal, Sale, Seller, Setup, Source, State, TileRight, TunnelId, begin, deciding, play,
};
use routes::Route;
use serde_json::Value;

use super::ledger::Ledger;
use super::undo;
use crate::action::read_numbered;

/// A log that cannot be read, or that our rules refuse.
#[derive(Debug, thiserror::Error)]
pub enum BadGame {
    #[error("not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    #[error("{place}: {why}")]
    Unreadable { place: String, why: String },
    #[error("action {id}: {} {:?}", refusal.rule, refusal.violation)]
    Refused { id: Value, refusal: Box<Refusal> },
}

/// A game as recorded.
#[derive(Clone, Debug)]
pub struct Game {
    pub setup: Setup,
    /// Ids of the players by seat, as text.
    pub players: Vec<String>,
    pub player_names: Vec<String>,
    actions: Vec<Value>,
}

impl Game {
    pub fn read(text: &str) -> Result<Game, BadGame> {
        let json: Value = serde_json::from_str(text)?;
        let bad = |place: &str, why: &str| BadGame::Unreadable { place: place.to_owned(), why: why.to_owned() };
        let title = json.get("title").and_then(Value::as_str).ok_or_else(|| bad("title", "missing or not a text"))?;
        let profile = match title {
            "1844" => Profile::Swiss18xxGames,
            other => return Err(bad("title", &format!("{other:?} is not a game that Kursbuch plays"))),
        };
        let players =
            json.get("players").and_then(Value::as_array).ok_or_else(|| bad("players", "missing or not a list"))?;
        let id = |player: &Value| player.get("id").map(id_text).filter(|id| !id.is_empty());
        let ids =
            players.iter().map(id).collect::<Option<Vec<_>>>().ok_or_else(|| bad("players", "a player without id"))?;
        let name = |player: &Value| player.get("name").and_then(Value::as_str).unwrap_or("").to_owned();
        let player_names = players.iter().map(name).collect();
        let count = u8::try_from(ids.len()).map_err(|_| bad("players", "too many"))?;
        let setup = Setup { profile, players: count, seed: None, options: Options::NONE };
        begin(&setup).map_err(|_| bad("players", &format!("{count} cannot play {title}")))?;
        let actions =
            json.get("actions").and_then(Value::as_array).ok_or_else(|| bad("actions", "missing or not a list"))?;
        Ok(Game { setup, players: ids, player_names, actions: actions.clone() })
    }

    /// Whether this JSON looks like such a log at all.
    pub fn is_one(json: &Value) -> bool {
        json.get("title").is_some() && json.get("actions").is_some()
    }

    pub fn effective_actions(&self) -> Vec<&Value> {
        undo::effective(&self.actions)
    }
}

fn id_text(id: &Value) -> String {
    match id {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

/// What a log recorded for one run of trains.
#[derive(Clone, Debug)]
pub struct RouteRecord {
    pub company: CompanyId,
    pub before: State,
    pub claim: Vec<(ModelId, Route)>,
    pub recorded: i32,
}

/// A replay in progress.
pub struct Import<'g> {
    game: &'g Game,
    pub state: State,
    ledger: Ledger,
    /// Our actions so far: the game as a Kursbuch log.
    pub played: Vec<Action>,
    /// Hexes where a tunnel was bored after the Furka-Oberalp line was laid: the site shows the tunnel there.
    pub tunnels_on_top: Vec<HexId>,
    /// In the train step of that site a first pass ends the trains, a second one private railways and abilities.
    trains_passed: bool,
    pub last_run: Option<RouteRecord>,
}

impl<'g> Import<'g> {
    pub fn new(game: &'g Game) -> Result<Import<'g>, BadGame> {
        let state = begin(&game.setup).map_err(|_| unreadable("players", "cannot play this title"))?;
        let ledger = Ledger::default();
        Ok(Import {
            game,
            state,
            ledger,
            played: Vec::new(),
            tunnels_on_top: Vec::new(),
            trains_passed: false,
            last_run: None,
        })
    }

    /// One effective action with all that the site attached to it.
    pub fn step(&mut self, action: &Value) -> Result<(), BadGame> {
        self.last_run = None;
        self.one(action, false)?;
        for auto in action.get("auto_actions").and_then(Value::as_array).into_iter().flatten() {
            self.one(auto, true)?;
        }
        self.end_turn_as_the_site(action.get("id").unwrap_or(&Value::Null))
    }

    /// Notes when the site has left its train step, and ends the turn where it would have nothing left to wait for.
    fn end_turn_as_the_site(&mut self, id: &Value) -> Result<(), BadGame> {
        let Some(turn) = self.state.turn().copied().filter(|turn| turn.step == Step::Train) else { return Ok(()) };
        if self.state.pending.is_some() {
            return Ok(());
        }
        self.trains_passed |= !train::is_train_step_open(&self.state, turn.company);
        if self.trains_passed && !self.waits_after_trains(turn.company) {
            self.play(id, Action::Done)?;
            return self.end_turn_as_the_site(id);
        }
        Ok(())
    }

    fn waits_after_trains(&self, company: CompanyId) -> bool {
        private::is_purchase_possible(&self.state, company) || train::could_use_ability(&self.state, company)
    }

    fn play(&mut self, id: &Value, action: Action) -> Result<(), BadGame> {
        let company = self.state.turn().map(|turn| turn.company);
        let refused = |refusal| BadGame::Refused { id: id.clone(), refusal: Box::new(refusal) };
        self.state = play(&self.state, &action).map_err(refused)?.state;
        self.played.push(action);
        if self.state.turn().map(|turn| turn.company) != company {
            self.trains_passed = false;
        }
        Ok(())
    }

    fn one(&mut self, json: &Value, auto: bool) -> Result<(), BadGame> {
        let entry = Entry { json, id: json.get("id").cloned().unwrap_or(Value::Null) };
        let id = entry.id.clone();
        match entry.text("type")? {
            "bid" => self.play(&id, Action::Bid(Money(entry.number("price")?))),
            "pass" => self.pass(&entry, auto),
            "par" => self.par(&entry),
            "buy_shares" => self.buy_shares(&entry),
            "sell_shares" => self.sell_shares(&entry),
            "buy_company" => self.buy_company(&entry),
            "lay_tile" => self.lay_tile(&entry),
            "place_token" => self.place_token(&entry),
            "remove_token" => self.remove_token(&entry),
            "run_routes" => self.run_routes(&entry),
            "dividend" => self.dividend(&entry),
            "buy_train" => self.buy_train(&entry),
            "discard_train" => self.discard_train(&entry),
            "choose_ability" => self.choose_ability(&entry),
            "payoff_player_debt" => self.repay(&entry),
            "bankrupt" => self.play(&id, Action::DeclareBankruptcy),
            "destination_connection" => self.destinations(&entry),
            // Programmed actions show in what they cause.
            "message" | "end_game" => Ok(()),
            kind if kind.starts_with("program_") => Ok(()),
            kind => Err(entry.bad(&format!("unknown type {kind:?}"))),
        }
    }

    /// Ends steps that the log passes over in silence.
    fn go_to(&mut self, id: &Value, company: CompanyId, step: Step) -> Result<(), BadGame> {
        while let Some(turn) = self.state.turn() {
            let ends = matches!(turn.step, Step::Track | Step::Marker) && turn.company == company && turn.step < step;
            if !ends || self.state.pending.is_some() {
                break;
            }
            self.play(id, Action::Done)?;
        }
        Ok(())
    }

    fn company(&self, entry: &Entry<'_>, symbol: &str) -> Result<CompanyId, BadGame> {
        let found = self.state.edition.company_named(symbol);
        found.ok_or_else(|| entry.bad(&format!("no company {symbol:?}")))
    }

    fn hex(&self, entry: &Entry<'_>, name: &str) -> Result<HexId, BadGame> {
        let found = self.state.edition.ways().map.named(name);
        found.ok_or_else(|| entry.bad(&format!("no hex {name:?}")))
    }

    fn model(&self, entry: &Entry<'_>, name: &str) -> Result<ModelId, BadGame> {
        let found = self.state.edition.model_ids().find(|id| self.state.edition.model(*id).name == name);
        found.ok_or_else(|| entry.bad(&format!("no train {name:?}")))
    }

    fn player(&self, entry: &Entry<'_>) -> Result<PlayerId, BadGame> {
        let id = entry.json.get("entity").map(id_text).unwrap_or_default();
        let seat = self.game.players.iter().position(|player| *player == id);
        seat.map(|seat| PlayerId(seat as u8)).ok_or_else(|| entry.bad(&format!("no player {id:?}")))
    }

    fn pass(&mut self, entry: &Entry<'_>, auto: bool) -> Result<(), BadGame> {
        if entry.text("entity_type")? == "player" {
            let player = self.player(entry)?;
            // Whoever cannot reach the minimum has passed already with us. [1844-DEV-31]
            if matches!(self.state.round, Round::Auction(auction) if auction.passed.has(player)) {
                return Ok(());
            }
            if deciding(&self.state) != Some(player) {
                return Err(entry.bad("a pass out of turn"));
            }
            return self.play(&entry.id, Action::Pass);
        }
        let company = self.company(entry, entry.text("entity")?)?;
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
        if let Some(Pending::FnmPar(_)) = self.state.pending {
            (1..=3).for_each(|row| self.ledger.sell(&format!("{symbol}_{row}")));
            return self.play(&entry.id, Action::SetFnmPar(par));
        }
        self.play(&entry.id, Action::Start { company, par })
    }

    /// Company and certificates of a purchase or sale.
    fn certificates(&self, entry: &Entry<'_>) -> Result<(CompanyId, Vec<String>, u8), BadGame> {
        let list = entry.json.get("shares").and_then(Value::as_array).ok_or_else(|| entry.bad("no shares"))?;
        let ids: Vec<String> = list.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        let symbol = ids.first().and_then(|id| id.rsplit_once('_')).map(|(symbol, _)| symbol);
        let company = self.company(entry, symbol.ok_or_else(|| entry.bad("no shares"))?)?;
        let percent = u32::try_from(entry.number("percent")?).map_err(|_| entry.bad("a negative percentage"))?;
        let shares = percent.saturating_mul(u32::from(self.state.spec(company).shares)) / 100;
        Ok((company, ids, u8::try_from(shares).map_err(|_| entry.bad("more than all shares"))?))
    }

    fn buy_shares(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (company, ids, shares) = self.certificates(entry)?;
        let gift = self.state.spec(company).symbol == "MOB" && ids[0] == "MOB_1";
        let from = if self.ledger.is_in_offering(&ids[0]) && !gift && self.state[company].unsold > 0 {
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
        // The director's certificate counts as a double or as two singles, whichever he is left with. [1844-DEV-20]
        let mut fitting = [doubles, doubles + 1, doubles.saturating_sub(1)]
            .map(|doubles| Sale { company, shares, doubles })
            .into_iter();
        let accepted = fitting.find(|sale| play(&self.state, &Action::Sell(*sale)).is_ok());
        self.play(&entry.id, Action::Sell(accepted.unwrap_or(Sale { company, shares, doubles })))
    }

    fn buy_company(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let paper = entry.text("company")?;
        let bad = |_| entry.bad(&format!("no company {paper:?}"));
        let action = match paper.chars().next() {
            Some('B') => Action::BuyMountain(MountainId(read_numbered('B', paper, 5).map_err(bad)?)),
            Some('T') => Action::BuyTunnel(TunnelId(read_numbered('T', paper, 5).map_err(bad)?)),
            _ => Action::BuyPrivate {
                private: PrivateId(read_numbered('P', paper, 7).map_err(bad)?),
                price: Money(entry.number("price")?),
            },
        };
        self.play(&entry.id, action)
    }

    fn lay_tile(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let hex_name = entry.text("hex")?;
        let hex = self.hex(entry, hex_name)?;
        let id = entry.text("tile")?;
        let name = id.rsplit_once('-').map_or(id, |(name, _)| name);
        let rotation = u8::try_from(entry.number("rotation")?).ok().filter(|turn| *turn < 6);
        let rotation = rotation.ok_or_else(|| entry.bad("no such rotation"))?;
        let by = if entry.text("entity_type")? == "company" { entry.text("entity")? } else { "" };
        if let Some(panel) = name.strip_prefix("XM") {
            let panel = panel.parse::<u8>().ok().and_then(|panel| panel.checked_sub(1));
            let panel = panel.ok_or_else(|| entry.bad("no such panel"))?;
            return self.play(&entry.id, Action::PlaceMountain { hex, panel });
        }
        if let Some(across) = match name {
            "X78" => Some(2),
            "X79" => Some(3),
            _ => None,
        } {
            let tunnel = TunnelId(read_numbered('T', by, 5).map_err(|_| entry.bad("no tunnel certificate"))?);
            let side = |number: u8| Edge::new(number % 6);
            let mouths: EdgeSet = [side(rotation), side(rotation + across)].into_iter().flatten().collect();
            if self.state.furka_oberalp {
                self.tunnels_on_top.push(hex);
            }
            return self.play(&entry.id, Action::BuildTunnel { tunnel, hex, mouths });
        }
        let tile =
            self.state.edition.ways().tiles.named(name).ok_or_else(|| entry.bad(&format!("no tile {name:?}")))?;
        let right = if by == "P2" { TileRight::Bodelibahn } else { TileRight::Normal };
        self.ledger.lay(id, hex_name);
        self.play(&entry.id, Action::LayTile(LayTile { hex, tile, rotation, right }))
    }

    /// `14-0-1` is city 1 of tile 14-0; `K2-0-0` city 0 of what is printed on K2.
    fn city(&self, entry: &Entry<'_>) -> Result<(HexId, u8), BadGame> {
        let city = entry.text("city")?;
        let (tile, part) = city.rsplit_once('-').ok_or_else(|| entry.bad("no such city"))?;
        let part = part.parse().map_err(|_| entry.bad("no such city"))?;
        let printed = tile.split_once('-').map_or(tile, |(hex, _)| hex);
        let hex = self.ledger.hex_of_tile(tile).unwrap_or(printed);
        Ok((self.hex(entry, hex)?, part))
    }

    fn place_token(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (hex, city) = self.city(entry)?;
        let company = self.company(entry, entry.text("entity")?)?;
        self.go_to(&entry.id, company, Step::Marker)?;
        self.play(&entry.id, Action::PlaceMarker { hex, city })
    }

    fn remove_token(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (hex, removed) = self.city(entry)?;
        let kept = sbb::cities_with_marker(&self.state, hex).into_iter().find(|city| *city != removed);
        self.play(&entry.id, Action::KeepMarker { city: kept.unwrap_or(removed) })
    }

    fn run_routes(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let company = self.company(entry, entry.text("entity")?)?;
        self.go_to(&entry.id, company, Step::Run)?;
        let routes = entry.list("routes")?;
        let mut claim = Vec::new();
        let mut recorded = 0;
        for route in routes {
            let route = Entry { json: route, id: entry.id.clone() };
            let train = route.text("train")?;
            let model = self.ledger.model(&self.state, company, train);
            let model = model.ok_or_else(|| entry.bad(&format!("no train {train:?}")))?;
            let path = self.route(&route, company, model)?;
            self.check_record(&route, company, model, &path)?;
            recorded += route.number("revenue")?;
            claim.push((model, path));
        }
        self.last_run = Some(RouteRecord { company, before: self.state, claim: claim.clone(), recorded });
        self.play(&entry.id, Action::Run(claim))
    }

    /// A posted revenue is checked, never believed.
    fn check_record(&self, route: &Entry<'_>, company: CompanyId, model: ModelId, path: &Route) -> Result<(), BadGame> {
        let recorded = route.number("revenue")?;
        match self.score(company, model, path) {
            Ok(score) if i64::from(score.revenue) != i64::from(recorded) => {
                Err(route.bad(&format!("revenue {recorded} recorded, {} found", score.revenue)))
            }
            // An illegal route is refused with its rule when the claim is played.
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// The recorded pieces between stops, put together to one walk from side to side. They come in any order and either
    /// direction; where they join in more than one way, the one that the recorded revenue fits is meant.
    fn route(&self, route: &Entry<'_>, company: CompanyId, model: ModelId) -> Result<Route, BadGame> {
        let mut pieces = Vec::new();
        for connection in route.list("connections")? {
            let names = connection.as_array().ok_or_else(|| route.bad("a connection is not a list"))?;
            let names = names.iter().map(|name| name.as_str().ok_or_else(|| route.bad("no such hex")));
            let hexes = names.map(|name| self.hex(route, name?)).collect::<Result<Vec<HexId>, _>>()?;
            if hexes.len() < 2 {
                return Err(route.bad("a connection of fewer than two hexes"));
            }
            pieces.push(hexes);
        }
        let recorded = route.number("revenue")?;
        let mut first = None;
        for walk in walks(&pieces) {
            let Some(candidate) = self.along(&walk) else { continue };
            let score = self.score(company, model, &candidate);
            if score.is_ok_and(|score| i64::from(score.revenue) == i64::from(recorded)) {
                return Ok(candidate);
            }
            first.get_or_insert(candidate);
        }
        first.ok_or_else(|| route.bad("connections do not join"))
    }

    /// From hex to hex; it starts at the stop that the first side leads to.
    fn along(&self, walk: &[HexId]) -> Option<Route> {
        let map = &self.state.edition.ways().map;
        let towards = |from: HexId, to: HexId| {
            Edge::SIDES.into_iter().find(|side| map.across(from, *side).is_some_and(|(hex, _)| hex == to))
        };
        let exits = walk.windows(2).map(|pair| towards(pair[0], pair[1])).collect::<Option<Vec<_>>>()?;
        let start = self.state.track().stops_from(*walk.first()?, *exits.first()?).next();
        Some(Route { start: start.unwrap_or(StopRef { hex: walk[0], part: 0 }), exits })
    }

    fn score(&self, company: CompanyId, model: ModelId, route: &Route) -> Result<routes::Score, routes::Fault> {
        run::with_survey(&self.state, company, |survey| routes::score(survey, run::train(&self.state, model), route))
    }

    fn dividend(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        match entry.text("kind")? {
            "payout" => self.play(&entry.id, Action::PayOut),
            "withhold" => self.play(&entry.id, Action::Withhold),
            kind => Err(entry.bad(&format!("unknown kind of dividend {kind:?}"))),
        }
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
        if model != game::titles::g1844::trains::EVA {
            let bought = self.ledger.original(train).unwrap_or(model);
            self.ledger.deliver(train, buyer, bought);
        }
        Ok(())
    }

    fn discard_train(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let company = self.company(entry, entry.text("entity")?)?;
        let train = entry.text("train")?;
        let model = self.ledger.model(&self.state, company, train);
        let model = model.ok_or_else(|| entry.bad(&format!("no train {train:?}")))?;
        self.ledger.discard(train);
        self.play(&entry.id, Action::Surrender(model))
    }

    fn choose_ability(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        match entry.text("entity")? {
            "P4" => self.play(&entry.id, Action::LayFurkaOberalp),
            "P7" => {
                let company = self.company(entry, entry.text("choice")?)?;
                self.play(&entry.id, Action::AssignEva(company))
            }
            other => Err(entry.bad(&format!("{other:?} has no ability to choose"))),
        }
    }

    /// [1844-DEV-25]
    fn destinations(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        for symbol in entry.list("corporations")? {
            let company = self.company(entry, symbol.as_str().unwrap_or_default())?;
            self.play(&entry.id, Action::ReachDestination(company))?;
        }
        Ok(())
    }

    /// [1844-DEV-06]
    fn repay(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let player = self.state[self.player(entry)?];
        self.play(&entry.id, Action::Repay(player.debt.min(player.cash)))
    }
}

/// All ways of joining the pieces end to end, the recorded order first.
fn walks(pieces: &[Vec<HexId>]) -> Vec<Vec<HexId>> {
    let Some((first, rest)) = pieces.split_first() else { return Vec::new() };
    let mut walks = vec![first.clone()];
    for piece in rest {
        walks = walks.iter().flat_map(|walk| joined(walk, piece)).take(64).collect();
    }
    walks
}

/// The piece put to either end of the walk, in either direction, wherever the hexes meet.
fn joined(walk: &[HexId], piece: &[HexId]) -> Vec<Vec<HexId>> {
    let back: Vec<HexId> = piece.iter().rev().copied().collect();
    let mut joined = Vec::new();
    for piece in [piece, &back] {
        if walk.last() == piece.first() {
            joined.push([walk, &piece[1..]].concat());
        }
        if walk.first() == piece.last() {
            joined.push([&piece[..piece.len() - 1], walk].concat());
        }
    }
    joined
}

/// One action of the log, with words for what is wrong with it.
struct Entry<'a> {
    json: &'a Value,
    id: Value,
}

impl<'a> Entry<'a> {
    fn bad(&self, why: &str) -> BadGame {
        unreadable(&format!("action {}", self.id), why)
    }

    fn text(&self, key: &str) -> Result<&'a str, BadGame> {
        self.json.get(key).and_then(Value::as_str).ok_or_else(|| self.bad(&format!("{key} is missing or not a text")))
    }

    fn list(&self, key: &str) -> Result<&'a Vec<Value>, BadGame> {
        self.json.get(key).and_then(Value::as_array).ok_or_else(|| self.bad(&format!("{key} is missing or not a list")))
    }

    fn number(&self, key: &str) -> Result<i32, BadGame> {
        let number = self.json.get(key).and_then(Value::as_i64).and_then(|number| i32::try_from(number).ok());
        // Far beyond all money of the game: an arithmetic trap, not an amount.
        let sane = number.filter(|number| number.abs() <= 1_000_000);
        sane.ok_or_else(|| self.bad(&format!("{key} is missing or not a sensible number")))
    }
}

fn unreadable(place: &str, why: &str) -> BadGame {
    BadGame::Unreadable { place: place.to_owned(), why: why.to_owned() }
}
