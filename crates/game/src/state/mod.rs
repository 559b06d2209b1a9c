//! What lies on the table: fields and look-ups, no rules. Small, plain and cheap to copy; only `apply` writes to it.

mod apply;
pub(crate) mod digest;
mod draft;
mod game;
mod readers;
mod round;
#[cfg(feature = "snapshot")]
mod snapshot;

use board::{Colour, HexId, Layout, Part, StopRef, Track, city_after};

use crate::edition::{
    CompanyKind, CompanySpec, Edition, MAX_COMPANIES, MAX_MODELS, MAX_PLAYERS, MAX_PRIVATES, MAX_TILES,
};
use crate::market::Cell;
use crate::{CompanyId, CompanySet, Money, Options, PlayerId, PrivateId};

pub(crate) use draft::Draft;
pub(crate) use game::Game;
pub use round::{Closing, Ending, OperatingRound, Pending, Round, ShareRound, Stage, Step, Turn};

/// No tile has more separate cities.
pub const MAX_CITIES: usize = 3;

/// What all titles have in common. A [`State`](crate::State) shows it to its readers; nobody outside of this crate can
/// write to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Common {
    #[cfg_attr(feature = "snapshot", serde(with = "snapshot"))]
    pub(crate) edition: &'static Edition,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Playing order: the number cards.
    pub(crate) order: [PlayerId; MAX_PLAYERS],
    pub(crate) bank: Money,
    pub(crate) ending: Ending,
    pub(crate) phase: u8,
    pub(crate) companies: [Company; MAX_COMPANIES],
    /// Price markers by arrival on their spaces: the earlier one lies on top. [1844-DIV-12b]
    pub(crate) arrivals: [CompanyId; MAX_COMPANIES],
    pub(crate) arrived: u8,
    pub(crate) layout: Layout,
    /// Companies with a marker in each city.
    #[cfg_attr(feature = "snapshot", serde(with = "board::arrays"))]
    pub(crate) markers: [[CompanySet; MAX_CITIES]; board::MAX_HEXES],
    /// Companies whose home marker takes no place in its city until the next tile is laid there.
    pub(crate) beside: CompanySet,
    /// Which place of its home each company claims, from 1; 0 if none. [1824-DEV-41]
    pub(crate) claims: [u8; MAX_COMPANIES],
    /// Tiles left in the box.
    #[cfg_attr(feature = "snapshot", serde(with = "board::arrays"))]
    pub(crate) tiles: [u8; MAX_TILES],
    /// Type of train on sale, as a row of the edition's table, and how many of it are left.
    pub(crate) train_row: u8,
    pub(crate) train_cards: u8,
    pub(crate) pool_trains: [u8; MAX_MODELS],
    pub(crate) privates: [Owner; MAX_PRIVATES],
    /// Share rounds so far.
    pub(crate) share_rounds: u8,
    pub(crate) round: Round,
    pub(crate) pending: Option<Pending>,
}

/// What a player has besides shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Player {
    pub(crate) cash: Money,
    /// Debt that bears interest. [1844-EMR-09] [1824-EMR-14b]
    pub(crate) debt: Money,
}

/// What a company has, and who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Company {
    pub(crate) cash: Money,
    pub(crate) par: Option<Money>,
    pub(crate) cell: Option<Cell>,
    pub(crate) director: Option<PlayerId>,
    /// In shares, director's certificate included.
    pub(crate) shares: [u8; MAX_PLAYERS],
    pub(crate) unsold: u8,
    pub(crate) pool: u8,
    pub(crate) launched: bool,
    /// Has completed the revenue step of a turn. [1844-RULING-02]
    pub(crate) operated: bool,
    /// Has begun an operating turn: home marker placed.
    pub(crate) opened: bool,
    pub(crate) closed: bool,
    /// How many of each model.
    pub(crate) trains: [u8; MAX_MODELS],
    /// Markers not on the map.
    pub(crate) markers: u8,
    /// Markers placed for money so far: the first is cheaper. [1844-TOK-03]
    pub(crate) paid_markers: u8,
}

impl Company {
    pub(crate) const UNSOLD: Company = Company {
        cash: Money::ZERO,
        par: None,
        cell: None,
        director: None,
        shares: [0; MAX_PLAYERS],
        unsold: 0,
        pool: 0,
        launched: false,
        operated: false,
        opened: false,
        closed: false,
        trains: [0; MAX_MODELS],
        markers: 0,
        paid_markers: 0,
    };
}

/// Who has a private railway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Owner {
    /// Not yet sold.
    Bank,
    /// A player.
    Player(PlayerId),
    /// A company.
    Company(CompanyId),
    /// Nobody any more.
    Closed,
}

/// Where a train is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrainPlace {
    /// New, in the bank.
    Bank,
    /// In the pool; 1824's goods trains lie there from the start.
    Pool,
    /// With a company.
    Company(CompanyId),
    /// Out of the game: exported or scrapped.
    Gone,
    /// Not yet in the game: EVA and the SBB's 5H before their time.
    Aside,
}

impl Common {
    /// Every seat.
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

    /// What is printed about a company.
    pub fn spec(&self, company: CompanyId) -> &'static CompanySpec {
        self.edition.company(company)
    }

    /// What sort of railway a company is.
    pub fn kind(&self, company: CompanyId) -> CompanyKind {
        self.spec(company).kind
    }

    /// The price of a company's share on the market.
    pub fn price(&self, company: CompanyId) -> Option<Money> {
        self[company].cell.map(|cell| self.edition.market().price(cell))
    }

    /// Price markers in the order of the chart: operating order of all that have one. [1844-OR-04] [1844-OR-05] Further
    /// right first, then on top first. [1844-OR-06] [1824-OR-05] [1824-OR-06]
    pub fn by_price(&self) -> Vec<CompanyId> {
        let mut companies = self.arrivals[..usize::from(self.arrived)].to_vec();
        companies.sort_by_key(|company| {
            let cell = self[*company].cell;
            let column = cell.map_or(0, |cell| cell.column);
            (std::cmp::Reverse(self.price(*company)), std::cmp::Reverse(column))
        });
        companies
    }

    /// How many certificates a player may hold. [1844-SR-18] [1824-SR-09]
    pub fn certificate_limit(&self) -> u8 {
        self.edition.seats(self.seats).map_or(0, |seats| seats.certificates)
    }

    /// The track as it lies now.
    pub fn track(&self) -> Track<'_> {
        Track { board: self.edition.board(), layout: &self.layout }
    }

    /// Whether the hex shows what is printed there.
    pub fn is_bare(&self, hex: HexId) -> bool {
        self.layout.at(hex).tile == self.edition.board().map[hex].printed
    }

    /// Companies with a marker in this city.
    pub fn markers_in(&self, stop: StopRef) -> CompanySet {
        self.markers[stop.hex.index()].get(usize::from(stop.part)).copied().unwrap_or_default()
    }

    /// Whether the company has a marker somewhere on this hex.
    pub fn has_marker_on(&self, hex: HexId, company: CompanyId) -> bool {
        self.markers[hex.index()].iter().any(|city| city.has(company))
    }

    /// How many places of a city are taken. Where one is claimed, markers that find no other place stand beside them.
    pub fn places_taken(&self, stop: StopRef) -> usize {
        let at_home = |company: &CompanyId| self.home(*company).is_some_and(|home| home.hex == stop.hex);
        let beside = |company: &CompanyId| self.beside.has(*company) && at_home(company);
        let markers = self.markers_in(stop).iter().filter(|company| !beside(company)).count();
        match self.places_claimed(stop) {
            0 => markers,
            claimed => markers.min(self.places(stop) - claimed),
        }
    }

    /// How many places a city has.
    pub fn places(&self, stop: StopRef) -> usize {
        match self.track().part(stop) {
            Some(Part::City { slots, .. }) => usize::from(*slots),
            Some(Part::Town { .. } | Part::Place { .. }) | None => 0,
        }
    }

    /// How many of its places companies claim that are still to come. [1824-DEV-41]
    pub fn places_claimed(&self, stop: StopRef) -> usize {
        let claims = |company: &CompanyId| self.claims_a_place(*company) && self.home(*company) == Some(stop);
        if self.claims == [0; MAX_COMPANIES] { 0 } else { self.edition.company_ids().filter(claims).count() }
    }

    /// Which of its places, from 0, those are.
    pub fn claims_on(&self, stop: StopRef) -> impl Iterator<Item = usize> + use<'_> {
        let claims = move |company: &CompanyId| self.claims_a_place(*company) && self.home(*company) == Some(stop);
        self.edition.company_ids().filter(claims).map(|company| usize::from(self.claims[company.index()]) - 1)
    }

    /// Whether its home has the place that the company claims. [1824-DEV-41]
    pub fn claims_a_place(&self, company: CompanyId) -> bool {
        let claim = usize::from(self.claims[company.index()]);
        claim > 0 && self.home(company).is_some_and(|home| claim <= self.places(home))
    }

    /// How many claims the row of a city has, made or used: one for each company that begins there, which a Staatsbahn
    /// does only if none of its forerunners has played. [1824-DEV-41]
    pub(crate) fn row_of_claims(&self, stop: StopRef) -> u8 {
        let plays = |company: &CompanyId| self[*company].launched;
        let is_heir = |company: &CompanyId| {
            let forerunners = |other: &CompanyId| self.spec(*other).becomes == Some(*company);
            self.kind(*company) != CompanyKind::National
                || !self.edition.company_ids().filter(forerunners).any(|other| plays(&other))
        };
        let begins = |company: &CompanyId| self.home(*company) == Some(stop) && is_heir(company);
        self.edition.company_ids().filter(begins).count() as u8
    }

    /// All cities with a marker of the company.
    pub fn markers_of(&self, company: CompanyId) -> Vec<StopRef> {
        // Asked often, and nearly all hexes have none: they are looked at by the dozen.
        const DOZEN: usize = 12;
        let mut stops = Vec::new();
        for (dozen, hexes) in self.markers.chunks(DOZEN).enumerate() {
            let cities = hexes.as_flattened().iter();
            if !cities.fold(CompanySet::EMPTY, |all, city| all.union(*city)).has(company) {
                continue;
            }
            for (place, _) in hexes.as_flattened().iter().enumerate().filter(|(_, city)| city.has(company)) {
                let hex = HexId((dozen * DOZEN + place / MAX_CITIES) as u8);
                stops.push(StopRef { hex, part: (place % MAX_CITIES) as u8 });
            }
        }
        stops
    }

    /// The same, with every hex of a red location where one of them has its marker. [1824-TOK-09]
    pub fn stations_of(&self, company: CompanyId) -> Vec<StopRef> {
        let map = &self.edition.board().map;
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
    /// whichever way the tile lies. [1824-UPG-11] [1824-TOK-14] [1824-RULING-74]
    pub fn home(&self, company: CompanyId) -> Option<StopRef> {
        let (hex, part) = self.spec(company).home?;
        let board = self.edition.board();
        let hex = board.map.named(hex)?;
        let printed = board.shapes.of_tile(board.map[hex].printed, 0);
        let cities = self.track().parts(hex).len();
        Some(StopRef { hex, part: city_after(printed, part, self.track().shape(hex), cities) })
    }

    /// Who acts for the owner of a private: the player, or the director of the company.
    pub fn acts_for(&self, owner: Owner) -> Option<PlayerId> {
        match owner {
            Owner::Player(player) => Some(player),
            Owner::Company(company) => self[company].director,
            Owner::Bank | Owner::Closed => None,
        }
    }

    /// Index of the phase colour in a row of values: yellow, green, brown, grey. [1844-REV-03] It counts for every run
    /// after the phase has changed. [1824-REV-10] [1824-REV-04]
    pub fn colour_index(&self) -> usize {
        colour_index(self.edition, self.phase)
    }

    /// Shares in players' hands.
    pub fn held_by_players(&self, company: CompanyId) -> u8 {
        self[company].shares.iter().sum()
    }

    /// How many shares of a company a player holds.
    pub fn held(&self, player: PlayerId, company: CompanyId) -> u8 {
        self[company].shares[player.index()]
    }

    /// The operating turn that is on.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.round {
            Round::Operating(OperatingRound { stage: Stage::Turn(turn), .. }) => Some(turn),
            Round::Initial(_) | Round::Shares(_) | Round::Operating(_) | Round::Finished => None,
        }
    }

    /// The share round that is on.
    pub fn share_round(&self) -> Option<&ShareRound> {
        match &self.round {
            Round::Shares(round) => Some(round),
            Round::Initial(_) | Round::Operating(_) | Round::Finished => None,
        }
    }

    /// Whether all companies have operated and the operating round is being closed.
    pub fn is_closing(&self) -> bool {
        matches!(&self.round, Round::Operating(OperatingRound { stage: Stage::Closing(_), .. }))
    }

    /// Whether the game is over.
    pub fn is_finished(&self) -> bool {
        self.round == Round::Finished
    }
}

/// As [`Common::colour_index`], for any phase.
pub fn colour_index(edition: &Edition, phase: u8) -> usize {
    match edition.phase(phase).newest {
        Colour::White | Colour::Yellow => 0,
        Colour::Green => 1,
        Colour::Brown => 2,
        Colour::Grey | Colour::Special => 3,
    }
}

impl std::ops::Index<CompanyId> for Common {
    type Output = Company;

    fn index(&self, id: CompanyId) -> &Company {
        &self.companies[id.index()]
    }
}

impl std::ops::Index<PlayerId> for Common {
    type Output = Player;

    fn index(&self, id: PlayerId) -> &Player {
        &self.players[id.index()]
    }
}

impl std::ops::Index<PrivateId> for Common {
    type Output = Owner;

    fn index(&self, id: PrivateId) -> &Owner {
        &self.privates[id.index()]
    }
}
