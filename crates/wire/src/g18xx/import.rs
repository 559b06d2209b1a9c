//! From actions of an 18xx.games log to ours, one by one, against the state that they meet.

use board::{Edge, HexId, StopRef};
use game::Title;
use game::edition::RulesVersion;
use game::g1824::Pending::BondMarker;
use game::state::Step;
use game::{
    Action, CompanyId, LayTile, ModelId, OptionRule, Options, Pending, PlayerId, Refusal, Setup, State, TitlePending,
    begin, deciding, play, query,
};
use routes::Route;
use serde_json::Value;

use super::ledger::Ledger;
use super::undo;
use crate::action::to_wire;
use crate::log::{Log, LogEntry};

mod g1824;
mod g1844;

/// A log that cannot be read, or that our rules refuse.
#[derive(Debug, thiserror::Error)]
pub enum BadGame {
    #[error("not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    #[error("{place}: {why}")]
    Unreadable { place: String, why: String },
    #[error("action {id}: {refusal}")]
    Refused { id: Value, refusal: Box<Refusal> },
    #[error("action {id}: by itself comes {recorded} in the log, {found} by the rules")]
    ByItself { id: Value, recorded: String, found: String },
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
            "1844" => game::g1844::PROFILE_18XX_GAMES,
            "1824" => game::g1824::PROFILE_18XX_GAMES,
            CISLEITHANIA => game::g1824::PROFILE_CISLEITHANIA_18XX_GAMES,
            other => return Err(bad("title", &format!("{other:?} is not a game that Kursbuch plays"))),
        };
        let options = json.pointer("/settings/optional_rules").and_then(Value::as_array).into_iter().flatten();
        let option = |name: &Value| {
            let known = name.as_str().and_then(|name| profile.options().find(|rule| option_there(*rule) == Some(name)));
            known.ok_or_else(|| bad("settings", &format!("optional rule {name} is not one that Kursbuch plays")))
        };
        let options = options.map(option).collect::<Result<Options, _>>()?;
        let players =
            json.get("players").and_then(Value::as_array).ok_or_else(|| bad("players", "missing or not a list"))?;
        let id = |player: &Value| player.get("id").map(id_text).filter(|id| !id.is_empty());
        let ids =
            players.iter().map(id).collect::<Option<Vec<_>>>().ok_or_else(|| bad("players", "a player without id"))?;
        let name = |player: &Value| player.get("name").and_then(Value::as_str).unwrap_or("").to_owned();
        let player_names = players.iter().map(name).collect();
        let count = u8::try_from(ids.len()).map_err(|_| bad("players", "too many"))?;
        let seed = if title == CISLEITHANIA { seed_of(&json) } else { None };
        let setup = Setup { options, seed, ..Setup::new(profile, count) };
        begin(&setup).map_err(|_| bad("players", &format!("{count} cannot play {title}")))?;
        let actions =
            json.get("actions").and_then(Value::as_array).ok_or_else(|| bad("actions", "missing or not a list"))?;
        let mut game = Game { setup, players: ids, player_names, actions: actions.clone() };
        if game.is_of_older_program() {
            game.setup.version = RulesVersion::FIRST;
        }
        Ok(game)
    }

    /// Until 2025 that site paid a destination only when the home marker lay, and ended steps earlier, because private
    /// railways cost more. By what it did by itself a log of its older program is told from one of today, and read by the
    /// rules that leave it to the log. [1844-DEV-16] [1844-DEV-25]
    fn is_of_older_program(&self) -> bool {
        let Ok(mut import) = Import::new(self) else { return false };
        let failed = self.effective_actions().into_iter().find_map(|action| import.step(action).err());
        matches!(failed, Some(BadGame::ByItself { .. }))
    }

    /// Whether this JSON looks like such a log at all.
    pub fn is_one(json: &Value) -> bool {
        json.get("title").is_some() && json.get("actions").is_some()
    }

    pub fn effective_actions(&self) -> Vec<&Value> {
        undo::effective(&self.actions)
    }
}

/// What that site calls Cisleithania.
pub(super) const CISLEITHANIA: &str = "1824 Cisleithania";

/// The seed that draws the first stack: that of the settings, or else the first number in the id. [1824-CIS-37]
fn seed_of(json: &Value) -> Option<u64> {
    let number = |text: &str| {
        let digits: String =
            text.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    };
    let setting = json.pointer("/settings/seed").map(id_text).and_then(|text| number(&text));
    setting.or_else(|| json.get("id").map(id_text).and_then(|text| number(&text)))
}

/// What that site calls an option, if it has it. [1824-GT-10]
pub(super) fn option_there(rule: OptionRule) -> Option<&'static str> {
    match rule {
        OptionRule::GoodsTime => Some("goods_time"),
        OptionRule::Elephant
        | OptionRule::HalfPricePrivates
        | OptionRule::PrivatesLast
        | OptionRule::DestinationAfterRun
        | OptionRule::SoldOutFirst
        | OptionRule::SalesByPrice
        | OptionRule::UpgradeReachedTrack
        | OptionRule::SellOnlyWhatIsNeeded => None,
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
    /// Companies whose destination was paid with the entry that is being read.
    paid: Vec<CompanyId>,
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
            paid: Vec::new(),
            last_run: None,
        })
    }

    /// One effective action with all that the site attached to it.
    pub fn step(&mut self, action: &Value) -> Result<(), BadGame> {
        self.last_run = None;
        let before = self.state;
        self.paid.clear();
        self.one(action, false)?;
        for auto in action.get("auto_actions").and_then(Value::as_array).into_iter().flatten() {
            self.one(auto, true)?;
        }
        self.must_pay_as_recorded(action)?;
        self.must_pass_as_recorded(action, &before)?;
        match self.state.edition().title {
            Title::G1844 if !self.is_exact() => self.end_turn_as_the_site(action.get("id").unwrap_or(&Value::Null)),
            Title::G1844 | Title::G1824 => Ok(()),
        }
    }

    /// The rules follow that site in everything that it does by itself; those of the first version did not, and logs are read
    /// by them as well as they can.
    fn is_exact(&self) -> bool {
        let edition = self.state.edition();
        edition.version == edition.profile.newest()
    }

    /// Every entry names who acts, and it must be them: after a difference in order a log must not go on silently wrong.
    /// Programs, messages, abilities and discards may come out of turn, what the engine adds belongs to what it is added
    /// to.
    fn must_act(&self, entry: &Entry<'_>, auto: bool) -> Result<(), BadGame> {
        let free = [
            "message",
            "end_game",
            "discard_train",
            "remove_token",
            "choose",
            "choose_ability",
            "destination_connection",
        ];
        let kind = entry.text("type")?;
        if free.contains(&kind) || kind.starts_with("program_") {
            return Ok(());
        }
        match entry.text("entity_type")? {
            "player" => {
                let in_turn = deciding(&self.state) == Some(self.player(entry)?);
                if in_turn { Ok(()) } else { Err(entry.bad(&format!("a {kind} out of turn"))) }
            }
            // A Coal Railway is waited for there that has nothing to do by the first version of the rules.
            "corporation" | "minor"
                if kind == "pass" && self.state.edition().title == Title::G1824 && !self.is_exact() =>
            {
                Ok(())
            }
            "corporation" | "minor" if !auto => {
                let company = self.company(entry, entry.text("entity")?)?;
                let operates = self.state.turn().is_some_and(|turn| turn.company == company);
                if operates { Ok(()) } else { Err(entry.bad(&format!("a {kind} of a company that does not operate"))) }
            }
            _ => Ok(()),
        }
    }

    /// The game so far as a log of ours, without digests.
    pub fn log(&self) -> Log {
        let mut log = Log::begin(&self.game.setup, self.game.player_names.clone());
        let entry = |action| LogEntry { action: to_wire(self.state.edition(), action), digest: None };
        log.actions = self.played.iter().map(entry).collect();
        log
    }

    fn play(&mut self, id: &Value, action: Action) -> Result<(), BadGame> {
        let refused = |refusal| BadGame::Refused { id: id.clone(), refusal: Box::new(refusal) };
        let played = play(&self.state, &action).map_err(refused)?;
        self.state = played.state;
        self.paid.extend(played.events.iter().filter_map(g1844::reached));
        self.played.push(action);
        // The next turn, be it of the same company, begins anew.
        self.trains_passed &= self.state.turn().is_some_and(|turn| turn.step == Step::Train);
        Ok(())
    }

    fn one(&mut self, json: &Value, auto: bool) -> Result<(), BadGame> {
        let entry = Entry { json, id: json.get("id").cloned().unwrap_or(Value::Null) };
        self.must_act(&entry, auto)?;
        match entry.text("type")? {
            "place_token" => self.place_token(&entry),
            "run_routes" => self.run_routes(&entry),
            "dividend" => self.dividend(&entry),
            "discard_train" => self.discard_train(&entry),
            // Programmed actions show in what they cause.
            "message" => Ok(()),
            "end_game" if !self.is_exact() => Ok(()),
            "end_game" => self.play(&entry.id, Action::EndGame),
            kind if kind.starts_with("program_") => Ok(()),
            kind => match self.state.edition().title {
                Title::G1844 => self.one_of_1844(&entry, kind, auto),
                Title::G1824 => self.one_of_1824(&entry, kind),
            },
        }
    }

    /// Ends steps that the log passes over in silence.
    fn go_to(&mut self, id: &Value, company: CompanyId, step: Step) -> Result<(), BadGame> {
        let silent = !self.is_exact() || self.state.edition().title == Title::G1824;
        while let Some(turn) = self.state.turn().filter(|_| silent) {
            let ends = matches!(turn.step, Step::Track | Step::Marker) && turn.company == company && turn.step < step;
            if !ends || self.state.pending().is_some() {
                break;
            }
            self.play(id, Action::Done)?;
        }
        Ok(())
    }

    fn company(&self, entry: &Entry<'_>, symbol: &str) -> Result<CompanyId, BadGame> {
        let found = self.state.edition().company_named(symbol);
        found.ok_or_else(|| entry.bad(&format!("no company {symbol:?}")))
    }

    fn hex(&self, entry: &Entry<'_>, name: &str) -> Result<HexId, BadGame> {
        let found = self.state.edition().board().map.named(name);
        found.ok_or_else(|| entry.bad(&format!("no hex {name:?}")))
    }

    fn model(&self, entry: &Entry<'_>, name: &str) -> Result<ModelId, BadGame> {
        let found = self.state.edition().model_named(name);
        found.ok_or_else(|| entry.bad(&format!("no train {name:?}")))
    }

    fn player(&self, entry: &Entry<'_>) -> Result<PlayerId, BadGame> {
        let id = entry.json.get("entity").map(id_text).unwrap_or_default();
        let seat = self.game.players.iter().position(|player| *player == id);
        seat.and_then(|seat| self.state.player(seat as u8)).ok_or_else(|| entry.bad(&format!("no player {id:?}")))
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

    /// Hex, name and rotation of a tile that is laid.
    fn placed<'e>(&self, entry: &Entry<'e>) -> Result<(HexId, &'e str, u8), BadGame> {
        let hex = self.hex(entry, entry.text("hex")?)?;
        let id = entry.text("tile")?;
        let name = id.rsplit_once('-').map_or(id, |(name, _)| name);
        let rotation = u8::try_from(entry.number("rotation")?).ok().filter(|turn| *turn < 6);
        Ok((hex, name, rotation.ok_or_else(|| entry.bad("no such rotation"))?))
    }

    /// A tile of the box, laid as the action that `lay` makes of it.
    fn lay_from_the_box(&mut self, entry: &Entry<'_>, lay: impl Fn(LayTile) -> Action) -> Result<(), BadGame> {
        let (hex, name, rotation) = self.placed(entry)?;
        let tile = self.state.edition().board().tiles.named(name);
        let tile = tile.ok_or_else(|| entry.bad(&format!("no tile {name:?}")))?;
        self.ledger.lay(entry.text("tile")?, entry.text("hex")?);
        self.play(&entry.id, lay(LayTile { hex, tile, rotation }))
    }

    /// `14-0-1` is city 1 of tile 14-0; `K2-0-0` city 0 of what is printed on K2.
    fn city(&self, entry: &Entry<'_>) -> Result<(HexId, u8), BadGame> {
        let city = entry.text("city")?;
        let (tile, part) = city.rsplit_once('-').ok_or_else(|| entry.bad("no such city"))?;
        let part: u8 = part.parse().map_err(|_| entry.bad("no such city"))?;
        if let Some(hex) = self.ledger.hex_of_tile(tile) {
            return Ok((self.hex(entry, hex)?, part));
        }
        let printed = tile.split_once('-').map_or(tile, |(hex, _)| hex);
        // On 1824's printed hexes that site counts the track between the cities too.
        let step = if self.state.edition().title == Title::G1824 { 2 } else { 1 };
        Ok((self.hex(entry, printed)?, part / step))
    }

    fn place_token(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let (hex, city) = self.city(entry)?;
        if let Some(Pending::Title(TitlePending::G1824(BondMarker(_)))) = self.state.pending() {
            return self.play(&entry.id, game::g1824::Action::PlaceBondMarker { hex, city }.into());
        }
        let company = self.company(entry, entry.text("entity")?)?;
        self.go_to(&entry.id, company, Step::Marker)?;
        self.play(&entry.id, Action::PlaceMarker { hex, city })
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
            let hexes = self.to_the_rim(hexes);
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

    /// Where a red location spreads over several hexes, that site leads the track on to the one with its city; with us a
    /// route ends in the first.
    fn to_the_rim(&self, mut hexes: Vec<HexId>) -> Vec<HexId> {
        let map = &self.state.edition().board().map;
        let inside = |pair: &[HexId]| {
            let location = map[pair[0]].location.map(|location| location.id);
            location.is_some() && location == map[pair[1]].location.map(|location| location.id)
        };
        while hexes.len() >= 2 && inside(&hexes[..2]) {
            hexes.remove(0);
        }
        while hexes.len() >= 2 && inside(&hexes[hexes.len() - 2..]) {
            hexes.pop();
        }
        hexes
    }

    /// From hex to hex; it starts at the stop that the first side leads to.
    fn along(&self, walk: &[HexId]) -> Option<Route> {
        let map = &self.state.edition().board().map;
        let towards = |from: HexId, to: HexId| {
            Edge::SIDES.into_iter().find(|side| map.across(from, *side).is_some_and(|(hex, _)| hex == to))
        };
        let exits = walk.windows(2).map(|pair| towards(pair[0], pair[1])).collect::<Option<Vec<_>>>()?;
        let start = self.state.track().stops_from(*walk.first()?, *exits.first()?).next();
        Some(Route { start: start.unwrap_or(StopRef { hex: walk[0], part: 0 }), exits })
    }

    fn score(&self, company: CompanyId, model: ModelId, route: &Route) -> Result<routes::Score, routes::Fault> {
        let train = query::route_train(&self.state, model);
        query::with_survey(&self.state, company, |survey| routes::score(survey, train, route))
    }

    fn discard_train(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        let company = self.company(entry, entry.text("entity")?)?;
        let train = entry.text("train")?;
        let model = self.ledger.model(&self.state, company, train);
        let model = model.ok_or_else(|| entry.bad(&format!("no train {train:?}")))?;
        let asked = match self.state.pending() {
            Some(Pending::Surrender(asked)) => Some(asked),
            _ => None,
        };
        self.ledger.discard(train);
        match asked {
            // The company that is named gives it up, or nobody.
            Some(asked) if asked != company => self.play(&entry.id, Action::SurrenderAhead { company, model }),
            _ => self.play(&entry.id, Action::Surrender(model)),
        }
    }

    fn dividend(&mut self, entry: &Entry<'_>) -> Result<(), BadGame> {
        match entry.text("kind")? {
            "payout" => self.play(&entry.id, Action::PayOut),
            "withhold" => self.play(&entry.id, Action::Withhold),
            kind => Err(entry.bad(&format!("unknown kind of dividend {kind:?}"))),
        }
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
