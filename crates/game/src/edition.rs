//! What is printed, and how a profile decides where profiles differ. An edition is a table; a profile is its difference
//! to another one (`Edition { changed, ..BASE }`).

use std::sync::LazyLock;

use board::{Colour, HexId, Ways};
use routes::{Range, Scoring};

use crate::market::Market;
use crate::titles::g1824::policy::AustriaRules;
use crate::titles::g1844::policy::SwissRules;
use crate::{CompanyId, ModelId, Money};

/// Neither title has more.
pub const MAX_PLAYERS: usize = 7;
pub const MAX_COMPANIES: usize = 20;
pub const MAX_MODELS: usize = 20;
pub const MAX_TILES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Title {
    Swiss1844,
    AustriaHungary1824,
}

/// A set of rules that a game can be played by. Stored with every game: never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    Swiss2e,
    Swiss1e,
    Swiss18xxGames,
    Austria1e,
    Austria2e,
    Austria18xxGames,
}

impl Profile {
    /// The first of each title is its default.
    pub const ALL: [Profile; 6] = [
        Profile::Swiss2e,
        Profile::Swiss1e,
        Profile::Swiss18xxGames,
        Profile::Austria1e,
        Profile::Austria2e,
        Profile::Austria18xxGames,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Profile::Swiss2e => "1844-2e",
            Profile::Swiss1e => "1844-1e",
            Profile::Swiss18xxGames => "1844-18xxgames",
            Profile::Austria1e => "1824-1e",
            Profile::Austria2e => "1824-2e",
            Profile::Austria18xxGames => "1824-18xxgames",
        }
    }

    pub fn named(name: &str) -> Option<Profile> {
        Profile::ALL.into_iter().find(|profile| profile.name() == name)
    }
}

/// Per number of players: [1844-SETUP-03] [1844-SETUP-04]
#[derive(Clone, Copy, Debug)]
pub struct Seats {
    pub players: u8,
    pub cash: Money,
    pub certificates: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// 1844's V1–V5, merged into the national company.
    PreSbb,
    /// 1824's S, Ug and k&k companies, merged into a Staatsbahn.
    PreStaatsbahn,
    Coal,
    Historical,
    Regional,
    National,
}

/// How many markers a company gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Markers {
    Fixed(u8),
    /// 1 at par 60, one more for each step up. [1844-LAUNCH-12]
    ByPar,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    None,
    /// Reach this hex from home.
    Hex(&'static str),
    /// The tunnel through this hex is built. [1844-DEST-09]
    Tunnel(&'static str),
}

#[derive(Clone, Copy, Debug)]
pub struct CompanySpec {
    pub symbol: &'static str,
    pub number: &'static str,
    pub name: &'static str,
    pub kind: Kind,
    /// In shares; the director's certificate is two of them.
    pub shares: u8,
    /// Shares that must have left the offering. [1844-LAUNCH-04]
    pub launch: u8,
    /// Times par, paid at launch and once more at the destination. [1844-LAUNCH-09] [1844-DEST-05] [1824-REG-11]
    pub capital: u8,
    /// The company that it becomes, or whose director's certificate it brings. [1824-COAL-01] [1824-PRE-17]
    pub becomes: Option<CompanyId>,
    pub home: Option<(&'static str, u8)>,
    pub goal: Goal,
    pub markers: Markers,
}

#[derive(Clone, Copy, Debug)]
pub struct PrivateSpec {
    pub name: &'static str,
    pub face: Money,
    pub income: Money,
    /// May be sold to a company. [1844-PRIV-04] [1844-PRIV-09]
    pub saleable: bool,
}

/// One type of train on the stack of the bank.
#[derive(Clone, Copy, Debug)]
pub struct TrainSpec {
    /// 1844's cards have two sides, 1824's one.
    pub sides: &'static [ModelId],
    /// `None`: unlimited. [1844-TRAIN-21]
    pub cards: Option<u8>,
    /// The phase that its first sale starts.
    pub phase: u8,
}

/// One side of a card, or a special train.
#[derive(Clone, Copy, Debug)]
pub struct ModelSpec {
    pub name: &'static str,
    pub range: Range,
    pub price: Money,
    pub is_h: bool,
    /// May visit red locations. [1844-RUN-07]
    pub red: bool,
    /// Into which model the phase turns it, and when. [1844-PHASE-04]
    pub turns: Option<(u8, ModelId)>,
    /// The phase that scraps it.
    pub scrapped: Option<u8>,
    pub tradable: bool,
    /// Goods trains lie beside the stack: the phase from which the bank sells them. [1824-TRAIN-04]
    pub goods_from: Option<u8>,
    /// The goods train whose sale, or that of a higher one, scraps it. [1824-TRAIN-16]
    pub outdated_by: Option<ModelId>,
    /// Which train may be surrendered for it, and its price then. [1824-TRAIN-19]
    pub part_exchange: Option<(ModelId, Money)>,
}

#[derive(Clone, Copy, Debug)]
pub struct PhaseSpec {
    pub newest: Colour,
    pub operating_rounds: u8,
    /// Train limit of historical companies (1844) and of regionals (1824).
    pub major_limit: u8,
    /// Train limit of a national company.
    pub national_limit: u8,
}

/// Where a train that its owner must give up goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surrendered {
    /// [1844-TRAIN-13]
    ToPool,
    /// [1844-DEV-02] [1824-TRAIN-13]
    Removed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// [1844-REV-09]
    Maximum,
    /// [1844-DEV-08]
    AnyLegal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankBreak {
    /// Bank at 0 or less; what ends a set belongs to it. [1844-RULING-62]
    Emptied,
    /// A payment exceeds the bank; the end is judged before exports and formation. [1844-DEV-29]
    Exceeded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// A trade with another director is offered and answered. [1844-RULING-69]
    Asked,
    /// [1844-DEV-34]
    Implied,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmergencySales {
    /// No more than the purchase needs. [1844-RULING-46]
    NeededForPurchase,
    /// In any train step, capped by the dearest train of the bank. [1844-DEV-07]
    NeededForDearest,
}

/// When a company's price marker is put on the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerEnters {
    /// [1844-LAUNCH-08b]
    WithPar,
    /// Until then a sale is priced as if it lay on the par space, and its fall is carried along. [1844-LAUNCH-08a]
    /// [1844-RULING-05]
    AtLaunch,
}

/// What must be connected to a marker of the company for an upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpgradeConnection {
    /// Some track of the new tile. [1844-UPG-04b] [1824-UPG-03]
    NewTile,
    /// Some track of the old tile. [1844-UPG-04a]
    OldTile,
    /// New track of the new tile, or a station of it whose value changes. [1824-DEV-05]
    NewTrackOrValue,
}

/// When a step is over though nobody has said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepsEnd {
    /// As soon as nothing can be done in it. [1844-RULING-74]
    NothingPossible,
    /// As 18xx.games judges, so that its logs fit: the track step never, the train step by the lowest price anywhere,
    /// whoever the seller, and not while P4 or P7 could be used.
    As18xxGames,
}

/// What only one title asks: its own policies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleRules {
    Swiss(SwissRules),
    Austria(AustriaRules),
}

/// Everything that tells one set of rules from another.
#[derive(Clone, Copy)]
pub struct Edition {
    pub profile: Profile,
    pub title: Title,
    pub bank: Money,
    pub seats: &'static [Seats],
    pub ways: &'static LazyLock<Ways>,
    pub market: &'static LazyLock<Market>,
    pub companies: &'static [CompanySpec],
    pub privates: &'static [PrivateSpec],
    pub models: &'static [ModelSpec],
    pub trains: &'static [TrainSpec],
    /// Row 0 is phase 1.
    pub phases: &'static [PhaseSpec],
    pub furka_oberalp: &'static [(&'static str, &'static str)],
    pub scoring: Scoring,
    pub rules: TitleRules,
    pub surrendered: Surrendered,
    pub claim: Claim,
    pub bank_break: BankBreak,
    pub consent: Consent,
    pub emergency_sales: EmergencySales,
    pub steps_end: StepsEnd,
    pub marker_enters: MarkerEnters,
    pub upgrade_connection: UpgradeConnection,
}

impl Edition {
    pub fn seats(&self, players: u8) -> Option<&'static Seats> {
        self.seats.iter().find(|seats| seats.players == players)
    }

    pub fn company(&self, id: CompanyId) -> &'static CompanySpec {
        &self.companies[id.index()]
    }

    pub fn company_ids(&self) -> impl Iterator<Item = CompanyId> + use<> {
        (0..self.companies.len() as u8).map(CompanyId)
    }

    pub fn company_named(&self, symbol: &str) -> Option<CompanyId> {
        self.companies.iter().position(|spec| spec.symbol == symbol).map(|row| CompanyId(row as u8))
    }

    pub fn model(&self, id: ModelId) -> &'static ModelSpec {
        &self.models[id.index()]
    }

    pub fn model_ids(&self) -> impl Iterator<Item = ModelId> + use<> {
        (0..self.models.len() as u8).map(ModelId)
    }

    pub fn phase(&self, phase: u8) -> &'static PhaseSpec {
        &self.phases[usize::from(phase) - 1]
    }

    /// The policies of 1844, for its own chapters.
    pub fn swiss(&self) -> &SwissRules {
        match &self.rules {
            TitleRules::Swiss(rules) => rules,
            TitleRules::Austria(_) => unreachable!("the junction leads only games of 1844 to its chapters"),
        }
    }

    /// The policies of 1824, for its own chapters.
    pub fn austria(&self) -> &AustriaRules {
        match &self.rules {
            TitleRules::Austria(rules) => rules,
            TitleRules::Swiss(_) => unreachable!("the junction leads only games of 1824 to its chapters"),
        }
    }

    /// Hexes of 1844's Furka-Oberalp line take nothing else but tunnels, laid or not. [1844-PRIV-17]
    pub fn is_on_the_line(&self, hex: HexId) -> bool {
        self.furka_oberalp.iter().any(|(name, _)| self.ways().map.named(name) == Some(hex))
    }

    pub fn ways(&self) -> &'static Ways {
        self.ways
    }

    pub fn market(&self) -> &'static Market {
        self.market
    }
}

impl std::fmt::Debug for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.profile.name())
    }
}

/// Two editions are the same if their profile is: the tables are static.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        self.profile == other.profile
    }
}

impl Eq for Edition {}

impl std::hash::Hash for Edition {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.profile.hash(hasher);
    }
}
