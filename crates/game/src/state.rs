//! What lies on the table: fields and look-ups, no rules. Small, plain and cheap to copy; only `apply` writes to it.

use board::{HexId, Layout, StopRef, Track, city_after};

use crate::edition::{CompanySpec, Kind, MAX_COMPANIES, MAX_MODELS, MAX_PLAYERS, MAX_TILES};
use crate::market::Cell;
use crate::{
    CompanyId, CompanySet, Edition, ModelId, Money, MountainId, Options, PlayerId, PlayerSet, PrivateId, TunnelId,
};

/// No tile has more separate cities.
pub const MAX_CITIES: usize = 3;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Player {
    pub cash: Money,
    /// Debt that bears interest. [1844-EMR-09]
    pub debt: Money,
    /// Debt from the SBB exchange, without interest. [1844-RULING-49]
    pub exchange_debt: Money,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Destination {
    None,
    Open,
    Reached,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Company {
    pub cash: Money,
    pub par: Option<Money>,
    pub cell: Option<Cell>,
    pub director: Option<PlayerId>,
    /// Who holds the director's certificate where it can lie apart from the office: 1824. [1824-STAAT-26] [1824-DEV-13]
    pub certificate: Option<PlayerId>,
    /// In shares, director's certificate included.
    pub shares: [u8; MAX_PLAYERS],
    pub unsold: u8,
    pub pool: u8,
    pub launched: bool,
    /// Has completed the revenue step of a turn. [1844-RULING-02]
    pub operated: bool,
    /// Has stood in an operating turn: home marker placed.
    pub opened: bool,
    pub closed: bool,
    pub destination: Destination,
    /// How many of each model.
    pub trains: [u8; MAX_MODELS],
    /// Markers not on the map.
    pub markers: u8,
    /// Markers placed for money so far: the first is cheaper. [1844-TOK-03]
    pub paid_markers: u8,
    /// Its last marker costs nothing. [1824-DEV-14]
    pub last_marker_free: bool,
    /// Its home marker takes no place until the next tile is laid there.
    pub beside: bool,
    /// Trains just taken over, where a surplus is chosen among them alone. [1824-DEV-22]
    pub just_merged: [Option<ModelId>; 2],
    /// A route was seen and neither track nor marker laid since. [1844-DEV-12]
    pub route_seen: bool,
}

impl Company {
    pub fn train_count(&self) -> u8 {
        self.trains.iter().sum()
    }

    pub fn is_active(&self) -> bool {
        self.launched && !self.closed
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Owner {
    /// Not yet sold.
    Bank,
    Player(PlayerId),
    Company(CompanyId),
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Private {
    pub owner: Owner,
    /// P2's extra tile is spent. [1844-PRIV-12]
    pub used: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Mountain {
    pub owner: Option<PlayerId>,
    pub hex: Option<HexId>,
    /// Kind of income panel.
    pub panel: u8,
    pub activated: bool,
    /// Has paid income at least once. [1844-MTN-12a]
    pub paid: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Tunnel {
    pub owner: Option<PlayerId>,
    pub hex: Option<HexId>,
    pub activated: bool,
    /// Has paid income at least once. [1844-TUN-17a]
    pub paid: bool,
}

/// Where the SBB stands. [1844-SBB-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum National {
    NotYet,
    /// Forms at the end of this operating round.
    Due,
    Formed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Auction {
    pub private: PrivateId,
    pub turn: PlayerId,
    pub minimum: Money,
    pub standing: Option<(PlayerId, Money)>,
    pub passed: PlayerSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct ShareRound {
    /// Position in the playing order.
    pub turn: u8,
    /// Players in a row who passed.
    pub passes: u8,
    /// Companies of which the player in turn has sold a block. [1844-RULING-03]
    pub sold_now: CompanySet,
    /// Whether he has sold anything in this turn.
    pub sold: bool,
    /// Whether he has bought his one item and may only repay. [1844-DEV-06]
    pub bought: bool,
    /// Companies of which each player has sold shares in this round. [1844-SR-11]
    pub sold_in_round: [CompanySet; MAX_PLAYERS],
    pub tunnel_bought: PlayerSet,
    pub mountain_bought: PlayerSet,
    /// The round in which the last private was sold. [1844-SR-25]
    pub sales_barred: bool,
    /// Who bought or sold last. [1844-VAR-01]
    pub last_actor: Option<PlayerId>,
    /// The price at which the player in turn sold his latest block. [1844-SR-36]
    pub sold_at: Option<Money>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    Track,
    Marker,
    Run,
    Dividend,
    Train,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Turn {
    pub company: CompanyId,
    pub step: Step,
    pub tile_laid: bool,
    pub revenue: Money,
    /// Companies of which the director has sold shares for this train.
    pub sold: CompanySet,
    /// A purchase at or below this would not have needed all that was sold. [1844-RULING-46]
    pub sold_beyond: Money,
    /// Trades that their owner's director has declined in this step, by seller and model.
    pub declined: [CompanySet; MAX_MODELS],
    /// A private was bought, so trains are over. [1844-OR-09]
    pub privates_begun: bool,
    /// Mine income of the run. [1824-REV-07]
    pub mines: Money,
    /// A train was surrendered in part exchange. [1824-TRAIN-21]
    pub exchanged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Closing {
    Export,
    Formation,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// The next company is to be picked.
    Between,
    Turn(Turn),
    /// All have operated.
    Closing(Closing),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct OperatingRound {
    pub number: u8,
    /// How many this set has.
    pub of: u8,
    pub done: CompanySet,
    /// Companies that operated without their price marker moving. [1844-RULING-06]
    pub unmoved: CompanySet,
    pub stage: Stage,
}

/// 1824's initial share buying round. [1824-START-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Opening {
    /// Position in the playing order.
    pub turn: u8,
    /// The first pass goes round the table backwards.
    pub backwards: bool,
    /// Who has passed since the last purchase: the first seat acts twice running, so turns cannot be counted instead.
    pub passed: PlayerSet,
    pub last_buyer: Option<PlayerId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Round {
    Auction(Auction),
    Opening(Opening),
    Shares(ShareRound),
    Operating(OperatingRound),
    Finished,
}

/// Where a train is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrainPlace {
    /// New, in the bank.
    Bank,
    Pool,
    Company(CompanyId),
    /// Out of the game: exported or scrapped.
    Gone,
    /// EVA and the SBB's 5H before their time.
    Aside,
}

/// Something that has to be answered before play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Pending {
    /// P6's buyer sets the par of the FNM. [1844-AUC-20]
    FnmPar(PlayerId),
    /// The buyer of a mountain railway chooses hex and panel. [1844-MTN-03]
    PlaceMountain(PlayerId, MountainId),
    /// A company above its limit gives up a train. [1844-TRAIN-13]
    Surrender(CompanyId),
    /// Another company's director is asked for a train. [1844-RULING-69]
    Offer { seller: CompanyId, model: ModelId, price: Money },
    /// Two markers of a new national company on one hex: which city keeps one? [1844-RULING-57] [1824-STAAT-21b]
    DuplicateMarker(HexId),
    /// A mountain railway has to be exchanged. [1824-MTN-18]
    ExchangeMountain(PrivateId),
}

/// Whether the bank has broken: then the set in progress, or the one after this share round, is the last.
/// [1844-END-01] [1844-END-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Ending {
    Open,
    BankBroken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct State {
    #[cfg_attr(feature = "snapshot", serde(with = "crate::snapshot"))]
    pub edition: &'static Edition,
    pub options: Options,
    pub seats: u8,
    pub players: [Player; MAX_PLAYERS],
    /// Playing order: the number cards.
    pub order: [PlayerId; MAX_PLAYERS],
    pub bank: Money,
    pub ending: Ending,
    pub phase: u8,
    pub companies: [Company; MAX_COMPANIES],
    /// Price markers by arrival on their spaces: the earlier one lies on top. [1844-DIV-12b]
    pub arrivals: [CompanyId; MAX_COMPANIES],
    pub arrived: u8,
    pub layout: Layout,
    /// Companies with a marker in each city.
    #[cfg_attr(feature = "snapshot", serde(with = "board::arrays"))]
    pub markers: [[CompanySet; MAX_CITIES]; board::MAX_HEXES],
    /// Tiles left in the box.
    #[cfg_attr(feature = "snapshot", serde(with = "board::arrays"))]
    pub tiles: [u8; MAX_TILES],
    /// Type of train on sale, as a row of the edition's table, and how many of it are left.
    pub train_row: u8,
    pub train_cards: u8,
    pub pool_trains: [u8; MAX_MODELS],
    pub privates: [Private; 7],
    pub mountains: [Mountain; 5],
    pub panels: [u8; 3],
    pub tunnels: [Tunnel; 5],
    pub furka_oberalp: bool,
    /// A company has bought a normal train, so goods trains may come on sale. [1824-RULING-80]
    pub goods_open: bool,
    /// EVA is in this player's hand. [1844-RULING-17]
    pub eva: Option<PlayerId>,
    pub national: National,
    /// SBB doubles of each player; the director's certificate is one of the director's.
    pub doubles: [u8; MAX_PLAYERS],
    pub pool_doubles: u8,
    /// Share rounds so far.
    pub share_rounds: u8,
    pub round: Round,
    pub pending: Option<Pending>,
}

impl State {
    pub fn player_ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.seats).map(PlayerId)
    }

    /// Players in playing order.
    pub fn in_order(&self) -> impl Iterator<Item = PlayerId> + use<'_> {
        self.order[..usize::from(self.seats)].iter().copied()
    }

    /// Players in playing order, beginning after this one; this one comes last.
    pub fn in_order_after(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + use<'_> {
        let seats = usize::from(self.seats);
        let place = self.place(player);
        (1..=seats).map(move |step| self.order[(place + step) % seats])
    }

    /// Position in the playing order, from 0.
    pub fn place(&self, player: PlayerId) -> usize {
        self.in_order().position(|other| other == player).unwrap_or(0)
    }

    pub fn spec(&self, company: CompanyId) -> &'static CompanySpec {
        self.edition.company(company)
    }

    pub fn kind(&self, company: CompanyId) -> Kind {
        self.spec(company).kind
    }

    pub fn price(&self, company: CompanyId) -> Option<Money> {
        self[company].cell.map(|cell| self.edition.market().price(cell))
    }

    /// Price markers in the order of the chart: operating order of all that have one. [1844-OR-04] [1844-OR-05]
    pub fn by_price(&self) -> Vec<CompanyId> {
        let mut companies = self.arrivals[..usize::from(self.arrived)].to_vec();
        companies.sort_by_key(|company| {
            let cell = self[*company].cell;
            let column = cell.map_or(0, |cell| cell.column);
            (std::cmp::Reverse(self.price(*company)), std::cmp::Reverse(column))
        });
        companies
    }

    /// Certificates that count. [1844-SR-19] [1844-SR-20] [1824-SR-11]
    pub fn certificates(&self, player: PlayerId) -> u8 {
        crate::titles::certificates(self, player)
    }

    pub fn certificates_of(&self, player: PlayerId, company: CompanyId) -> u8 {
        crate::titles::certificates_of(self, player, company)
    }

    pub fn certificate_limit(&self) -> u8 {
        self.edition.seats(self.seats).map_or(0, |seats| seats.certificates)
    }

    pub fn track(&self) -> Track<'_> {
        Track { ways: self.edition.ways(), layout: &self.layout }
    }

    pub fn markers_in(&self, stop: StopRef) -> CompanySet {
        self.markers[stop.hex.index()].get(usize::from(stop.part)).copied().unwrap_or_default()
    }

    /// How many places of a city are taken.
    pub fn places_taken(&self, stop: StopRef) -> usize {
        let at_home = |company: &CompanyId| self.home(*company).is_some_and(|home| home.hex == stop.hex);
        let beside = |company: &CompanyId| self[*company].beside && at_home(company);
        self.markers_in(stop).iter().filter(|company| !beside(company)).count()
    }

    /// All cities with a marker of the company.
    pub fn markers_of(&self, company: CompanyId) -> Vec<StopRef> {
        let mut stops = Vec::new();
        for (hex, cities) in self.edition.ways().map.ids().zip(&self.markers) {
            let has_marker = |(_, city): &(u8, &CompanySet)| city.has(company);
            stops.extend((0..).zip(cities).filter(has_marker).map(|(part, _)| StopRef { hex, part }));
        }
        stops
    }

    /// The same, with every hex of a red location where one of them has its marker. [1824-TOK-09]
    pub fn stations_of(&self, company: CompanyId) -> Vec<StopRef> {
        let map = &self.edition.ways().map;
        let mut stops = self.markers_of(company);
        for marker in 0..stops.len() {
            let Some(location) = map[stops[marker].hex].location else { continue };
            let alike = |hex: &HexId| map[*hex].location.is_some_and(|other| other.id == location.id);
            let others = map.ids().filter(alike).map(|hex| StopRef { hex, part: 0 });
            stops.extend(others.filter(|stop| *stop != stops[marker]).collect::<Vec<_>>());
        }
        stops
    }

    /// The city where the company begins: on the tile that lies there now, the one with the track of its printed station,
    /// whichever way the tile lies. [1824-UPG-11] [1824-TOK-14]
    pub fn home(&self, company: CompanyId) -> Option<StopRef> {
        let (hex, part) = self.spec(company).home?;
        let ways = self.edition.ways();
        let hex = ways.map.named(hex)?;
        let printed = ways.shapes.of_tile(ways.map[hex].printed, 0);
        let cities = self.track().parts(hex).len();
        Some(StopRef { hex, part: city_after(printed, part, self.track().shape(hex), cities) })
    }

    /// Mountain railway on a hex.
    pub fn mountain_at(&self, hex: HexId) -> Option<MountainId> {
        self.mountains.iter().position(|mountain| mountain.hex == Some(hex)).map(|row| MountainId(row as u8))
    }

    pub fn tunnel_at(&self, hex: HexId) -> Option<TunnelId> {
        self.tunnels.iter().position(|tunnel| tunnel.hex == Some(hex)).map(|row| TunnelId(row as u8))
    }

    /// Whoever answers for the owner of a private: the player, or the director of the company.
    pub fn answers_for(&self, owner: Owner) -> Option<PlayerId> {
        match owner {
            Owner::Player(player) => Some(player),
            Owner::Company(company) => self[company].director,
            Owner::Bank | Owner::Closed => None,
        }
    }

    /// Index of the phase colour in a row of values: yellow, green, brown, grey. [1844-REV-03]
    pub fn colour_index(&self) -> usize {
        match self.phase {
            0..=2 => 0,
            3..=4 => 1,
            5..=6 => 2,
            _ => 3,
        }
    }

    /// Shares in players' hands.
    pub fn held_by_players(&self, company: CompanyId) -> u8 {
        self[company].shares.iter().sum()
    }

    pub fn turn(&self) -> Option<&Turn> {
        match &self.round {
            Round::Operating(OperatingRound { stage: Stage::Turn(turn), .. }) => Some(turn),
            Round::Auction(_) | Round::Opening(_) | Round::Shares(_) | Round::Operating(_) | Round::Finished => None,
        }
    }

    pub fn shares_round(&self) -> Option<&ShareRound> {
        match &self.round {
            Round::Shares(round) => Some(round),
            Round::Auction(_) | Round::Opening(_) | Round::Operating(_) | Round::Finished => None,
        }
    }

    pub fn digest(&self) -> u64 {
        crate::digest::digest(self)
    }
}

impl std::ops::Index<CompanyId> for State {
    type Output = Company;

    fn index(&self, id: CompanyId) -> &Company {
        &self.companies[id.index()]
    }
}

impl std::ops::Index<PlayerId> for State {
    type Output = Player;

    fn index(&self, id: PlayerId) -> &Player {
        &self.players[id.index()]
    }
}
