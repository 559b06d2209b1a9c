//! Actions with names instead of numbers: what logs and the API carry.

use board::{Edge, EdgeSet, HexId, StopRef};
use game::g1844::{MountainId, TunnelId};
use game::{
    Action, BuyTrain, CompanyId, Edition, LayTile, ModelId, Money, Paper, PrivateId, Sale, Seller, Source, TitleAction,
    g1824, g1844,
};
use routes::Route;
use serde::{Deserialize, Serialize};

use crate::tagged::tagged;

tagged! {
    "do", "WireAction" as Fields, serde(rename_all = "kebab-case", deny_unknown_fields);
    pub enum WireAction {
        Bid {
            amount: i32,
        },
        Pass,
        SetFnmPar {
            par: i32,
        },
        Start {
            company: String,
            par: i32,
        },
        Buy {
            company: String,
            from: WireSource,
            #[serde(default, skip_serializing_if = "crate::is_false")]
            double: bool,
        },
        Sell {
            company: String,
            shares: u8,
            #[serde(default, skip_serializing_if = "is_zero")]
            doubles: u8,
        },
        BuyMountain {
            mountain: String,
        },
        PlaceMountain {
            hex: String,
            panel: u8,
        },
        BuyTunnel {
            tunnel: String,
        },
        Repay {
            amount: i32,
        },
        LayTile {
            hex: String,
            tile: String,
            rotation: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            with: Option<String>,
        },
        BuildTunnel {
            tunnel: String,
            hex: String,
            mouths: [u8; 2],
        },
        PlaceMarker {
            hex: String,
            city: u8,
        },
        Run {
            routes: Vec<WireRoute>,
        },
        PayOut,
        Withhold,
        BuyTrain {
            train: String,
            price: i32,
            #[serde(default)]
            from: WireSeller,
        },
        BuyPrivate {
            private: String,
            price: i32,
        },
        Done,
        LayFurkaOberalp,
        AssignEva {
            company: String,
        },
        ReachDestination {
            company: String,
        },
        Surrender {
            train: String,
        },
        SurrenderAhead {
            company: String,
            train: String,
        },
        EndGame,
        Answer {
            agreed: bool,
        },
        KeepMarker {
            city: u8,
        },
        DeclareBankruptcy,
        BuyMinor {
            company: String,
            price: i32,
        },
        BuyMountainRailway {
            mountain: String,
        },
        ExchangeMountain {
            mountain: String,
            company: String,
            /// Left out where the share is unsold, as all are that lie in one stock.
            #[serde(default, skip_serializing_if = "is_offering")]
            from: WireSource,
        },
        DiscardMountain {
            mountain: String,
        },
        ExchangeCoal {
            company: String,
        },
        ExchangeTrain {
            train: String,
        },
        PlaceBondMarker {
            hex: String,
            city: u8,
        },
    }
}

impl WireAction {
    /// Whether its name says it all. Every action is listed, so that a new one is not forgotten.
    pub(crate) const fn has_no_fields(&self) -> bool {
        match self {
            WireAction::Pass
            | WireAction::PayOut
            | WireAction::Withhold
            | WireAction::Done
            | WireAction::EndGame
            | WireAction::LayFurkaOberalp
            | WireAction::DeclareBankruptcy => true,
            WireAction::Bid { .. }
            | WireAction::SetFnmPar { .. }
            | WireAction::Start { .. }
            | WireAction::Buy { .. }
            | WireAction::Sell { .. }
            | WireAction::BuyMountain { .. }
            | WireAction::PlaceMountain { .. }
            | WireAction::BuyTunnel { .. }
            | WireAction::Repay { .. }
            | WireAction::LayTile { .. }
            | WireAction::BuildTunnel { .. }
            | WireAction::PlaceMarker { .. }
            | WireAction::Run { .. }
            | WireAction::BuyTrain { .. }
            | WireAction::BuyPrivate { .. }
            | WireAction::AssignEva { .. }
            | WireAction::ReachDestination { .. }
            | WireAction::Surrender { .. }
            | WireAction::SurrenderAhead { .. }
            | WireAction::Answer { .. }
            | WireAction::KeepMarker { .. }
            | WireAction::BuyMinor { .. }
            | WireAction::BuyMountainRailway { .. }
            | WireAction::ExchangeMountain { .. }
            | WireAction::DiscardMountain { .. }
            | WireAction::ExchangeCoal { .. }
            | WireAction::ExchangeTrain { .. }
            | WireAction::PlaceBondMarker { .. } => false,
        }
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_offering(source: &WireSource) -> bool {
    *source == WireSource::Offering
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WireSource {
    #[default]
    Offering,
    Pool,
}

impl From<Source> for WireSource {
    fn from(source: Source) -> WireSource {
        match source {
            Source::Offering => WireSource::Offering,
            Source::Pool => WireSource::Pool,
        }
    }
}

impl From<WireSource> for Source {
    fn from(source: WireSource) -> Source {
        match source {
            WireSource::Offering => Source::Offering,
            WireSource::Pool => Source::Pool,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WireSeller {
    #[default]
    Bank,
    Pool,
    Company(String),
}

/// A route: the train, the stop where it starts (`I4.0`), and the sides by which it leaves each hex in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WireRoute {
    pub train: String,
    pub start: String,
    pub exits: Vec<u8>,
}

/// An action that names something the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAction {
    #[error("no company {0:?}")]
    Company(String),
    #[error("no hex {0:?}")]
    Hex(String),
    #[error("no stop {0:?}")]
    Stop(String),
    #[error("no tile {0:?}")]
    Tile(String),
    #[error("no train {0:?}")]
    Train(String),
    #[error("no paper {0:?}")]
    Paper(String),
    #[error("no side {0}")]
    Side(u8),
    #[error("no rotation {0}")]
    Rotation(u8),
}

/// The action with names.
pub fn to_wire(edition: &Edition, action: &Action) -> WireAction {
    let names = Names(edition);
    match action {
        Action::Pass => WireAction::Pass,
        Action::Start { company, par } => WireAction::Start { company: names.company(*company), par: par.0 },
        Action::Buy { company, from, paper } => WireAction::Buy {
            company: names.company(*company),
            from: WireSource::from(*from),
            double: *paper == Paper::Double,
        },
        Action::Sell(Sale { company, shares, doubles }) => {
            WireAction::Sell { company: names.company(*company), shares: *shares, doubles: *doubles }
        }
        Action::Repay(amount) => WireAction::Repay { amount: amount.0 },
        Action::LayTile(lay) => names.lay(lay, None),
        Action::PlaceMarker { hex, city } => WireAction::PlaceMarker { hex: names.hex(*hex), city: *city },
        Action::Run(runs) => {
            WireAction::Run { routes: runs.iter().map(|(model, route)| names.route(*model, route)).collect() }
        }
        Action::PayOut => WireAction::PayOut,
        Action::Withhold => WireAction::Withhold,
        Action::BuyTrain(BuyTrain { seller, model, price }) => WireAction::BuyTrain {
            train: names.model(*model),
            price: price.0,
            from: match seller {
                Seller::Bank => WireSeller::Bank,
                Seller::Pool => WireSeller::Pool,
                Seller::Company(company) => WireSeller::Company(names.company(*company)),
            },
        },
        Action::Done => WireAction::Done,
        Action::Surrender(model) => WireAction::Surrender { train: names.model(*model) },
        Action::SurrenderAhead { company, model } => {
            WireAction::SurrenderAhead { company: names.company(*company), train: names.model(*model) }
        }
        Action::EndGame => WireAction::EndGame,
        Action::Answer(agreed) => WireAction::Answer { agreed: *agreed },
        Action::KeepMarker { city } => WireAction::KeepMarker { city: *city },
        Action::Title(TitleAction::G1844(own)) => to_wire_1844(names, own),
        Action::Title(TitleAction::G1824(own)) => to_wire_1824(names, own),
    }
}

fn to_wire_1844(names: Names<'_>, action: &g1844::Action) -> WireAction {
    use g1844::Action;
    match action {
        Action::Bid(amount) => WireAction::Bid { amount: amount.0 },
        Action::SetFnmPar(par) => WireAction::SetFnmPar { par: par.0 },
        Action::BuyMountain(mountain) => WireAction::BuyMountain { mountain: numbered('B', mountain.index()) },
        Action::PlaceMountain { hex, panel } => WireAction::PlaceMountain { hex: names.hex(*hex), panel: *panel },
        Action::BuyTunnel(tunnel) => WireAction::BuyTunnel { tunnel: numbered('T', tunnel.index()) },
        Action::BuildTunnel { tunnel, hex, mouths } => {
            let mut sides = mouths.iter().map(Edge::number);
            let mouths = [sides.next().unwrap_or(0), sides.next().unwrap_or(0)];
            WireAction::BuildTunnel { tunnel: numbered('T', tunnel.index()), hex: names.hex(*hex), mouths }
        }
        Action::LayExtraTile(lay) => names.lay(lay, Some(EXTRA_TILE)),
        Action::BuyPrivate { private, price } => {
            WireAction::BuyPrivate { private: numbered('P', private.index()), price: price.0 }
        }
        Action::LayFurkaOberalp => WireAction::LayFurkaOberalp,
        Action::AssignEva(company) => WireAction::AssignEva { company: names.company(*company) },
        Action::ReachDestination(company) => WireAction::ReachDestination { company: names.company(*company) },
        Action::DeclareBankruptcy => WireAction::DeclareBankruptcy,
    }
}

fn to_wire_1824(names: Names<'_>, action: &g1824::Action) -> WireAction {
    use g1824::Action;
    let mountain = |private: &PrivateId| numbered('B', private.index());
    match action {
        Action::BuyMinor { company, price } => {
            WireAction::BuyMinor { company: names.company(*company), price: price.0 }
        }
        Action::BuyMountainRailway(private) => WireAction::BuyMountainRailway { mountain: mountain(private) },
        Action::ExchangeMountain { private, company, from } => WireAction::ExchangeMountain {
            mountain: mountain(private),
            company: names.company(*company),
            from: WireSource::from(*from),
        },
        Action::DiscardMountain(private) => WireAction::DiscardMountain { mountain: mountain(private) },
        Action::ExchangeCoal(company) => WireAction::ExchangeCoal { company: names.company(*company) },
        Action::ExchangeTrain(model) => WireAction::ExchangeTrain { train: names.model(*model) },
        Action::PlaceBondMarker { hex, city } => WireAction::PlaceBondMarker { hex: names.hex(*hex), city: *city },
    }
}

/// The private that brings 1844's extra tile.
const EXTRA_TILE: &str = "P2";

/// The action that the names mean in this edition.
pub fn from_wire(edition: &Edition, action: &WireAction) -> Result<Action, BadAction> {
    use g1824::Action as Austrian;
    use g1844::Action as Swiss;
    let names = Names(edition);
    Ok(match action {
        WireAction::Bid { amount } => Swiss::Bid(Money(*amount)).into(),
        WireAction::Pass => Action::Pass,
        WireAction::SetFnmPar { par } => Swiss::SetFnmPar(Money(*par)).into(),
        WireAction::Start { company, par } => Action::Start { company: names.read_company(company)?, par: Money(*par) },
        WireAction::Buy { company, from, double } => Action::Buy {
            company: names.read_company(company)?,
            from: Source::from(*from),
            paper: if *double { Paper::Double } else { Paper::Single },
        },
        WireAction::Sell { company, shares, doubles } => {
            Action::Sell(Sale { company: names.read_company(company)?, shares: *shares, doubles: *doubles })
        }
        WireAction::BuyMountain { mountain } => Swiss::BuyMountain(read_mountain(mountain)?).into(),
        WireAction::PlaceMountain { hex, panel } => {
            Swiss::PlaceMountain { hex: names.read_hex(hex)?, panel: *panel }.into()
        }
        WireAction::BuyTunnel { tunnel } => Swiss::BuyTunnel(read_tunnel(tunnel)?).into(),
        WireAction::Repay { amount } => Action::Repay(Money(*amount)),
        WireAction::LayTile { hex, tile, rotation, with } => {
            let lay = names.read_lay(hex, tile, *rotation)?;
            match with.as_deref() {
                None => Action::LayTile(lay),
                Some(EXTRA_TILE) => Swiss::LayExtraTile(lay).into(),
                Some(other) => return Err(BadAction::Paper(other.to_owned())),
            }
        }
        WireAction::BuildTunnel { tunnel, hex, mouths } => Swiss::BuildTunnel {
            tunnel: read_tunnel(tunnel)?,
            hex: names.read_hex(hex)?,
            mouths: mouths.iter().map(|side| read_edge(*side)).collect::<Result<EdgeSet, _>>()?,
        }
        .into(),
        WireAction::PlaceMarker { hex, city } => Action::PlaceMarker { hex: names.read_hex(hex)?, city: *city },
        WireAction::Run { routes } => {
            Action::Run(routes.iter().map(|route| names.read_route(route)).collect::<Result<_, _>>()?)
        }
        WireAction::PayOut => Action::PayOut,
        WireAction::Withhold => Action::Withhold,
        WireAction::BuyTrain { train, price, from } => Action::BuyTrain(BuyTrain {
            seller: match from {
                WireSeller::Bank => Seller::Bank,
                WireSeller::Pool => Seller::Pool,
                WireSeller::Company(company) => Seller::Company(names.read_company(company)?),
            },
            model: names.read_model(train)?,
            price: Money(*price),
        }),
        WireAction::BuyPrivate { private, price } => {
            Swiss::BuyPrivate { private: read_private('P', private)?, price: Money(*price) }.into()
        }
        WireAction::Done => Action::Done,
        WireAction::LayFurkaOberalp => Swiss::LayFurkaOberalp.into(),
        WireAction::AssignEva { company } => Swiss::AssignEva(names.read_company(company)?).into(),
        WireAction::ReachDestination { company } => Swiss::ReachDestination(names.read_company(company)?).into(),
        WireAction::Surrender { train } => Action::Surrender(names.read_model(train)?),
        WireAction::SurrenderAhead { company, train } => {
            Action::SurrenderAhead { company: names.read_company(company)?, model: names.read_model(train)? }
        }
        WireAction::EndGame => Action::EndGame,
        WireAction::Answer { agreed } => Action::Answer(*agreed),
        WireAction::KeepMarker { city } => Action::KeepMarker { city: *city },
        WireAction::DeclareBankruptcy => Swiss::DeclareBankruptcy.into(),
        WireAction::BuyMinor { company, price } => {
            Austrian::BuyMinor { company: names.read_company(company)?, price: Money(*price) }.into()
        }
        WireAction::BuyMountainRailway { mountain } => {
            Austrian::BuyMountainRailway(read_private('B', mountain)?).into()
        }
        WireAction::ExchangeMountain { mountain, company, from } => Austrian::ExchangeMountain {
            private: read_private('B', mountain)?,
            company: names.read_company(company)?,
            from: Source::from(*from),
        }
        .into(),
        WireAction::DiscardMountain { mountain } => Austrian::DiscardMountain(read_private('B', mountain)?).into(),
        WireAction::ExchangeCoal { company } => Austrian::ExchangeCoal(names.read_company(company)?).into(),
        WireAction::ExchangeTrain { train } => Austrian::ExchangeTrain(names.read_model(train)?).into(),
        WireAction::PlaceBondMarker { hex, city } => {
            Austrian::PlaceBondMarker { hex: names.read_hex(hex)?, city: *city }.into()
        }
    })
}

/// `P1` for the first private, and so on.
pub fn numbered(letter: char, row: usize) -> String {
    format!("{letter}{}", row + 1)
}

/// What `P1` names.
fn read_numbered<T>(letter: char, text: &str, find: impl Fn(u8) -> Option<T>) -> Result<T, BadAction> {
    let number = text.strip_prefix(letter).and_then(|digits| digits.parse::<u8>().ok());
    number.and_then(find).ok_or_else(|| BadAction::Paper(text.to_owned()))
}

/// A private of 1844 or a Mountain Railway of 1824.
pub fn read_private(letter: char, text: &str) -> Result<PrivateId, BadAction> {
    read_numbered(letter, text, PrivateId::numbered)
}

/// A mountain railway of 1844.
pub fn read_mountain(text: &str) -> Result<MountainId, BadAction> {
    read_numbered('B', text, MountainId::numbered)
}

/// A tunnel certificate of 1844.
pub fn read_tunnel(text: &str) -> Result<TunnelId, BadAction> {
    read_numbered('T', text, TunnelId::numbered)
}

fn read_edge(side: u8) -> Result<Edge, BadAction> {
    Edge::new(side).ok_or(BadAction::Side(side))
}

#[derive(Clone, Copy)]
struct Names<'a>(&'a Edition);

impl Names<'_> {
    fn company(&self, id: CompanyId) -> String {
        self.0.company(id).symbol.to_owned()
    }

    fn read_company(&self, symbol: &str) -> Result<CompanyId, BadAction> {
        self.0.company_named(symbol).ok_or_else(|| BadAction::Company(symbol.to_owned()))
    }

    fn hex(&self, id: HexId) -> String {
        self.0.board().map[id].coord.to_string()
    }

    fn read_hex(&self, name: &str) -> Result<HexId, BadAction> {
        self.0.board().map.named(name).ok_or_else(|| BadAction::Hex(name.to_owned()))
    }

    fn model(&self, id: ModelId) -> String {
        self.0.model(id).name.to_owned()
    }

    fn read_model(&self, name: &str) -> Result<ModelId, BadAction> {
        self.0.model_named(name).ok_or_else(|| BadAction::Train(name.to_owned()))
    }

    fn lay(&self, lay: &LayTile, with: Option<&str>) -> WireAction {
        WireAction::LayTile {
            hex: self.hex(lay.hex),
            tile: self.0.board().tiles[lay.tile].name.to_owned(),
            rotation: lay.rotation,
            with: with.map(str::to_owned),
        }
    }

    fn read_lay(&self, hex: &str, tile: &str, rotation: u8) -> Result<LayTile, BadAction> {
        let tile = self.0.board().tiles.named(tile).ok_or_else(|| BadAction::Tile(tile.to_owned()))?;
        let rotation = if rotation < 6 { rotation } else { return Err(BadAction::Rotation(rotation)) };
        Ok(LayTile { hex: self.read_hex(hex)?, tile, rotation })
    }

    fn route(&self, model: ModelId, route: &Route) -> WireRoute {
        WireRoute {
            train: self.model(model),
            start: format!("{}.{}", self.hex(route.start.hex), route.start.part),
            exits: route.exits.iter().map(|edge| edge.number()).collect(),
        }
    }

    fn read_route(&self, route: &WireRoute) -> Result<(ModelId, Route), BadAction> {
        let bad = || BadAction::Stop(route.start.clone());
        let (hex, part) = route.start.split_once('.').ok_or_else(bad)?;
        let start =
            StopRef { hex: self.read_hex(hex)?, part: part.parse().ok().filter(|part| *part < 4).ok_or_else(bad)? };
        let exits = route.exits.iter().map(|side| read_edge(*side)).collect::<Result<_, _>>()?;
        Ok((self.read_model(&route.train)?, Route { start, exits }))
    }
}
