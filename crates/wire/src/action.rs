//! Actions with names instead of numbers: what logs and the API carry.

use board::{Edge, EdgeSet, HexId, StopRef};
use game::{
    Action, BuyTrain, CompanyId, Edition, LayTile, ModelId, Money, MountainId, Paper, PrivateId, Sale, Seller, Source,
    TileRight, TunnelId,
};
use routes::Route;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
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
        #[serde(default, skip_serializing_if = "is_false")]
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
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WireSource {
    Offering,
    Pool,
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

pub fn to_wire(edition: &Edition, action: &Action) -> WireAction {
    let names = Names(edition);
    match action {
        Action::Bid(amount) => WireAction::Bid { amount: amount.0 },
        Action::Pass => WireAction::Pass,
        Action::SetFnmPar(par) => WireAction::SetFnmPar { par: par.0 },
        Action::Start { company, par } => WireAction::Start { company: names.company(*company), par: par.0 },
        Action::Buy { company, from, paper } => WireAction::Buy {
            company: names.company(*company),
            from: match from {
                Source::Offering => WireSource::Offering,
                Source::Pool => WireSource::Pool,
            },
            double: *paper == Paper::Double,
        },
        Action::Sell(Sale { company, shares, doubles }) => {
            WireAction::Sell { company: names.company(*company), shares: *shares, doubles: *doubles }
        }
        Action::BuyMountain(mountain) => WireAction::BuyMountain { mountain: numbered('B', mountain.0) },
        Action::PlaceMountain { hex, panel } => WireAction::PlaceMountain { hex: names.hex(*hex), panel: *panel },
        Action::BuyTunnel(tunnel) => WireAction::BuyTunnel { tunnel: numbered('T', tunnel.0) },
        Action::Repay(amount) => WireAction::Repay { amount: amount.0 },
        Action::LayTile(lay) => WireAction::LayTile {
            hex: names.hex(lay.hex),
            tile: names.0.ways().tiles[lay.tile].name.to_owned(),
            rotation: lay.rotation,
            with: (lay.right == TileRight::Bodelibahn).then(|| "P2".to_owned()),
        },
        Action::BuildTunnel { tunnel, hex, mouths } => {
            let mut sides = mouths.iter().map(Edge::number);
            let mouths = [sides.next().unwrap_or(0), sides.next().unwrap_or(0)];
            WireAction::BuildTunnel { tunnel: numbered('T', tunnel.0), hex: names.hex(*hex), mouths }
        }
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
        Action::BuyPrivate { private, price } => {
            WireAction::BuyPrivate { private: numbered('P', private.0), price: price.0 }
        }
        Action::Done => WireAction::Done,
        Action::LayFurkaOberalp => WireAction::LayFurkaOberalp,
        Action::AssignEva(company) => WireAction::AssignEva { company: names.company(*company) },
        Action::ReachDestination(company) => WireAction::ReachDestination { company: names.company(*company) },
        Action::Surrender(model) => WireAction::Surrender { train: names.model(*model) },
        Action::Answer(agreed) => WireAction::Answer { agreed: *agreed },
        Action::KeepMarker { city } => WireAction::KeepMarker { city: *city },
        Action::DeclareBankruptcy => WireAction::DeclareBankruptcy,
        Action::BuyMinor { company, price } => {
            WireAction::BuyMinor { company: names.company(*company), price: price.0 }
        }
        Action::BuyMountainRailway(private) => WireAction::BuyMountainRailway { mountain: numbered('B', private.0) },
        Action::ExchangeMountain { private, company } => {
            WireAction::ExchangeMountain { mountain: numbered('B', private.0), company: names.company(*company) }
        }
        Action::DiscardMountain(private) => WireAction::DiscardMountain { mountain: numbered('B', private.0) },
        Action::ExchangeCoal(company) => WireAction::ExchangeCoal { company: names.company(*company) },
        Action::ExchangeTrain(model) => WireAction::ExchangeTrain { train: names.model(*model) },
    }
}

pub fn from_wire(edition: &Edition, action: &WireAction) -> Result<Action, BadAction> {
    let names = Names(edition);
    Ok(match action {
        WireAction::Bid { amount } => Action::Bid(Money(*amount)),
        WireAction::Pass => Action::Pass,
        WireAction::SetFnmPar { par } => Action::SetFnmPar(Money(*par)),
        WireAction::Start { company, par } => Action::Start { company: names.read_company(company)?, par: Money(*par) },
        WireAction::Buy { company, from, double } => Action::Buy {
            company: names.read_company(company)?,
            from: match from {
                WireSource::Offering => Source::Offering,
                WireSource::Pool => Source::Pool,
            },
            paper: if *double { Paper::Double } else { Paper::Single },
        },
        WireAction::Sell { company, shares, doubles } => {
            Action::Sell(Sale { company: names.read_company(company)?, shares: *shares, doubles: *doubles })
        }
        WireAction::BuyMountain { mountain } => Action::BuyMountain(MountainId(read_numbered('B', mountain, 5)?)),
        WireAction::PlaceMountain { hex, panel } => Action::PlaceMountain { hex: names.read_hex(hex)?, panel: *panel },
        WireAction::BuyTunnel { tunnel } => Action::BuyTunnel(TunnelId(read_numbered('T', tunnel, 5)?)),
        WireAction::Repay { amount } => Action::Repay(Money(*amount)),
        WireAction::LayTile { hex, tile, rotation, with } => {
            let right = match with.as_deref() {
                None => TileRight::Normal,
                Some("P2") => TileRight::Bodelibahn,
                Some(other) => return Err(BadAction::Paper(other.to_owned())),
            };
            let tile = edition.ways().tiles.named(tile).ok_or_else(|| BadAction::Tile(tile.clone()))?;
            let rotation = if *rotation < 6 { *rotation } else { return Err(BadAction::Rotation(*rotation)) };
            Action::LayTile(LayTile { hex: names.read_hex(hex)?, tile, rotation, right })
        }
        WireAction::BuildTunnel { tunnel, hex, mouths } => Action::BuildTunnel {
            tunnel: TunnelId(read_numbered('T', tunnel, 5)?),
            hex: names.read_hex(hex)?,
            mouths: mouths.iter().map(|side| read_edge(*side)).collect::<Result<EdgeSet, _>>()?,
        },
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
            Action::BuyPrivate { private: PrivateId(read_numbered('P', private, 7)?), price: Money(*price) }
        }
        WireAction::Done => Action::Done,
        WireAction::LayFurkaOberalp => Action::LayFurkaOberalp,
        WireAction::AssignEva { company } => Action::AssignEva(names.read_company(company)?),
        WireAction::ReachDestination { company } => Action::ReachDestination(names.read_company(company)?),
        WireAction::Surrender { train } => Action::Surrender(names.read_model(train)?),
        WireAction::Answer { agreed } => Action::Answer(*agreed),
        WireAction::KeepMarker { city } => Action::KeepMarker { city: *city },
        WireAction::DeclareBankruptcy => Action::DeclareBankruptcy,
        WireAction::BuyMinor { company, price } => {
            Action::BuyMinor { company: names.read_company(company)?, price: Money(*price) }
        }
        WireAction::BuyMountainRailway { mountain } => Action::BuyMountainRailway(read_mountain_railway(mountain)?),
        WireAction::ExchangeMountain { mountain, company } => Action::ExchangeMountain {
            private: read_mountain_railway(mountain)?,
            company: names.read_company(company)?,
        },
        WireAction::DiscardMountain { mountain } => Action::DiscardMountain(read_mountain_railway(mountain)?),
        WireAction::ExchangeCoal { company } => Action::ExchangeCoal(names.read_company(company)?),
        WireAction::ExchangeTrain { train } => Action::ExchangeTrain(names.read_model(train)?),
    })
}

/// `P1` for the first private, and so on.
pub fn numbered(letter: char, row: u8) -> String {
    format!("{letter}{}", row + 1)
}

pub fn read_numbered(letter: char, text: &str, count: u8) -> Result<u8, BadAction> {
    let number = text.strip_prefix(letter).and_then(|digits| digits.parse::<u8>().ok());
    number
        .filter(|number| (1..=count).contains(number))
        .map(|number| number - 1)
        .ok_or_else(|| BadAction::Paper(text.to_owned()))
}

/// 1824's Mountain Railways, B1 to B6.
fn read_mountain_railway(text: &str) -> Result<PrivateId, BadAction> {
    read_numbered('B', text, 6).map(PrivateId)
}

fn read_edge(side: u8) -> Result<Edge, BadAction> {
    Edge::new(side).ok_or(BadAction::Side(side))
}

struct Names<'a>(&'a Edition);

impl Names<'_> {
    fn company(&self, id: CompanyId) -> String {
        self.0.company(id).symbol.to_owned()
    }

    fn read_company(&self, symbol: &str) -> Result<CompanyId, BadAction> {
        self.0.company_named(symbol).ok_or_else(|| BadAction::Company(symbol.to_owned()))
    }

    fn hex(&self, id: HexId) -> String {
        self.0.ways().map[id].coord.to_string()
    }

    fn read_hex(&self, name: &str) -> Result<HexId, BadAction> {
        self.0.ways().map.named(name).ok_or_else(|| BadAction::Hex(name.to_owned()))
    }

    fn model(&self, id: ModelId) -> String {
        self.0.model(id).name.to_owned()
    }

    fn read_model(&self, name: &str) -> Result<ModelId, BadAction> {
        let found = self.0.model_ids().find(|id| self.0.model(*id).name == name);
        found.ok_or_else(|| BadAction::Train(name.to_owned()))
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
