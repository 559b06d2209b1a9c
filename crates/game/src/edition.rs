//! What is printed, and how a profile decides where profiles differ. An edition is a table; a profile is its difference
//! to another one (`Edition { changed, ..BASE }`).

use std::sync::LazyLock;

use board::{Colour, PrintedBoard};
use routes::{Range, Scoring};

use crate::market::Market;
use crate::titles::{Title, TitlePolicies, editions};
use crate::{CompanyId, ModelId, Money, OptionRule, Options, PrivateId};

/// No title has more players.
pub const MAX_PLAYERS: usize = 7;
/// No title has more companies.
pub const MAX_COMPANIES: usize = 20;
/// No title has more models of trains.
pub const MAX_MODELS: usize = 20;
/// No title has more tiles.
pub const MAX_TILES: usize = 64;
/// No title has more private railways.
pub const MAX_PRIVATES: usize = 7;

/// A set of rules that a game can be played by, named as `1844-2e`. Stored with every game: never renamed. The titles
/// list theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Profile(pub(crate) &'static str);

impl Profile {
    /// Every profile of every title; the first of each title is its default.
    pub fn all() -> impl Iterator<Item = Profile> {
        Title::ALL.iter().copied().flat_map(Title::profiles)
    }

    /// Its name, as it is stored.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The profile of this name.
    pub fn named(name: &str) -> Option<Profile> {
        Profile::all().find(|profile| profile.0 == name)
    }

    /// The options that its tables may choose.
    pub fn options(self) -> impl Iterator<Item = OptionRule> {
        let edition = edition(self);
        OptionRule::ALL.into_iter().filter(|option| edition.offers(*option))
    }

    /// The version of its rules that new games are played by.
    pub fn newest(self) -> RulesVersion {
        let versions = editions().filter(|edition| edition.profile == self).map(|edition| edition.version);
        versions.max().unwrap_or(RulesVersion::FIRST)
    }
}

impl Title {
    /// Its profiles, the default first.
    pub fn profiles(self) -> impl Iterator<Item = Profile> {
        let mut profiles: Vec<Profile> = Vec::new();
        for edition in editions().filter(|edition| edition.title == self) {
            if !profiles.contains(&edition.profile) {
                profiles.push(edition.profile);
            }
        }
        profiles.into_iter()
    }
}

/// A later fix to a rule makes a new version: stored games go on under theirs to their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// The version that every profile began with.
    pub const FIRST: RulesVersion = RulesVersion(1);
    /// The books read a second time.
    pub const SECOND: RulesVersion = RulesVersion(2);
}

impl std::fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The rules of a profile in one of its versions, as printed for most tables; [`Edition::at_table`] knows the others.
pub fn edition_of(profile: Profile, version: RulesVersion) -> Option<&'static Edition> {
    editions().find(|edition| edition.profile == profile && edition.version == version)
}

/// The rules of a profile as new games have them.
pub fn edition(profile: Profile) -> &'static Edition {
    let newest = edition_of(profile, profile.newest());
    // Profiles come out of the list of editions alone.
    newest.unwrap_or_else(|| unreachable!("a profile without an edition"))
}

/// What a number of players starts with. [1844-SETUP-03] [1844-SETUP-04] [1824-SETUP-02] [1824-SETUP-03]
#[derive(Clone, Copy, Debug)]
pub struct Seats {
    /// How many play.
    pub players: u8,
    /// Starting cash of each.
    pub cash: Money,
    /// The certificate limit.
    pub certificates: u8,
}

/// What sort of railway a company is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CompanyKind {
    /// Ends in a national company: 1844's V1 to V5, 1824's Pre-Staatsbahnen.
    Forerunner,
    /// 1824's Coal Railways, exchanged for the director's certificate of a Regional.
    Coal,
    /// 1844's H1 to H6.
    Historical,
    /// 1844's R1 to R3, 1824's Regional Railways.
    Regional,
    /// 1844's SBB, 1824's Staatsbahnen.
    National,
}

/// How many markers a company gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerCount {
    /// Always this many.
    Fixed(u8),
    /// 1 at par 60, one more for each step up. [1844-LAUNCH-12]
    ByPar,
}

impl MarkerCount {
    /// How many at this par.
    pub const fn at(self, par: Money) -> u8 {
        match self {
            MarkerCount::Fixed(markers) => markers,
            MarkerCount::ByPar => ((par.0 - 50) / 10) as u8,
        }
    }
}

/// A company's destination. [1844-DEST-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// It has none.
    None,
    /// Reach this hex from home.
    Hex(&'static str),
    /// The tunnel through this hex is built. [1844-DEST-09]
    Tunnel(&'static str),
}

/// What is printed about a company.
#[derive(Clone, Copy, Debug)]
pub struct CompanySpec {
    /// Its initials, as `RhB`.
    pub symbol: &'static str,
    /// Its number, as `H2`.
    pub number: &'static str,
    /// Its full name.
    pub name: &'static str,
    /// What sort of railway it is.
    pub kind: CompanyKind,
    /// In shares; the director's certificate is two of them.
    pub shares: u8,
    /// Shares that must have left the offering. [1844-LAUNCH-04]
    pub launch: u8,
    /// Times par, paid at launch and once more at the destination. [1844-LAUNCH-09] [1844-DEST-05] [1824-REG-11]
    pub capital: u8,
    /// The company that it becomes, or whose director's certificate it brings. [1824-COAL-01] [1824-PRE-17]
    pub becomes: Option<CompanyId>,
    /// Hex and city where it begins.
    pub home: Option<(&'static str, u8)>,
    /// Its destination.
    pub goal: Goal,
    /// How many markers it gets.
    pub markers: MarkerCount,
}

/// What is printed about a private railway.
#[derive(Clone, Copy, Debug)]
pub struct PrivateSpec {
    /// Its full name.
    pub name: &'static str,
    /// Its face value.
    pub face: Money,
    /// What it pays each operating round.
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
    /// As printed: `3`, `3H`, `2g`.
    pub name: &'static str,
    /// How far it runs.
    pub range: Range,
    /// The printed price.
    pub price: Money,
    /// One of 1844's H-trains.
    pub is_h: bool,
    /// May visit red locations. [1844-RUN-07]
    pub red: bool,
    /// Into which model the phase turns it, and when. [1844-PHASE-04]
    pub turns: Option<(u8, ModelId)>,
    /// The phase that scraps it.
    pub scrapped: Option<u8>,
    /// May change hands between companies. [1844-TRAIN-11]
    pub tradable: bool,
    /// Goods trains lie beside the stack: the phase from which the bank sells them. [1824-TRAIN-04]
    pub goods_from: Option<u8>,
    /// The goods train whose sale, or that of a higher one, scraps it. [1824-TRAIN-16]
    pub outdated_by: Option<ModelId>,
    /// Which train may be surrendered for it, and its price then. [1824-TRAIN-19]
    pub part_exchange: Option<(ModelId, Money)>,
}

/// A line of the phase chart.
#[derive(Clone, Copy, Debug)]
pub struct PhaseSpec {
    /// The newest colour of tiles.
    pub newest: Colour,
    /// Operating rounds per set.
    pub operating_rounds: u8,
    /// Train limit of historical companies (1844) and of regionals (1824).
    pub major_limit: u8,
    /// Train limit of a national company.
    pub national_limit: u8,
}

/// What phases are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseNames {
    /// By their numbers.
    Numbers,
    /// By the train that starts them.
    Trains,
}

/// Where a train that its owner must give up goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surrendered {
    /// [1844-TRAIN-13]
    ToPool,
    /// [1844-DEV-02] [1824-TRAIN-13]
    Removed,
}

/// Which revenue a company may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// [1844-REV-09]
    Maximum,
    /// [1844-DEV-08]
    AnyLegal,
    /// Any that earns something, if the trains can earn anything. [1824-RULING-94]
    AnyPaying,
}

/// Whether the seed of a set-up deals the playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberCards {
    /// [1844-SETUP-05] [1824-SETUP-08]
    Dealt,
    /// It draws other things alone: a log has its players in their order. [1824-CIS-37]
    AsSeated,
}

/// When the bank is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankBreak {
    /// Bank at 0 or less; what ends a set belongs to it. [1844-RULING-62]
    Emptied,
    /// A payment exceeds the bank; the end is judged before exports and formation. [1844-DEV-29]
    Exceeded,
}

/// Whether another director has to agree to sell a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// A trade with another director is offered and answered. [1844-RULING-69]
    Asked,
    /// [1844-DEV-34]
    Implied,
}

/// How much a director may sell to pay for a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmergencySales {
    /// No more than the purchase needs. [1844-RULING-46]
    NeededForPurchase,
    /// In any train step, capped by the most expensive train of the bank. [1844-DEV-07]
    NeededForDearest,
    /// As many as the director wants, for a train that the treasury alone cannot pay. [1844-RULING-78]
    AsWanted,
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
    /// The same, and a connection has to run along that track: two connected sides are not enough. [1824-DEV-05]
    TravelledTrackOrValue,
}

/// When the train step is over though nobody has said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainStepEnds {
    /// As soon as nothing can be done in it. [1844-RULING-74] [1824-OR-09]
    NothingPossible,
    /// As 18xx.games judges, so that its logs fit: by the lowest price anywhere, whoever the seller. [1844-DEV-07]
    /// [1824-DEV-16]
    NoTrainAffordable,
}

/// For which tables of its profile an edition is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PrintedFor {
    /// All that no other edition of the same profile and version is printed for.
    Everyone,
    /// Tables that have chosen this option.
    Option(OptionRule),
    /// Tables of so many players.
    Players(u8),
}

/// What a train of another company of the same director may cost a company whose treasury cannot pay the printed price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnTrains {
    /// Up to the printed price, if the company must buy: what the director lacks is lent. [1844-EMR-04] [1824-EMR-05]
    Lent,
    /// No more than treasury and director's cash: nobody borrows for a train of their own. [1844-DEV-34] [1824-DEV-17]
    WithinCash,
}

/// Whether a player with debt and cash may pass in a share round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebtorPass {
    /// [1844-RULING-48] [1824-EMR-14b]
    Free,
    /// Only if there is something else that the player could do; if not, they repay. [1844-DEV-06] [1824-DEV-15]
    OnlyInsteadOfSomethingElse,
}

/// Which of several companies above their limits gives up a train first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurrenderOrder {
    /// One after the other. [1844-RULING-51] [1824-TRAIN-13]
    OneByOne,
    /// Whichever acts first; the first in the list of 18xx.games is asked. [1844-DEV-24] [1824-DEV-22]
    AnyOrder,
}

/// Whether a table may end a game before the bank is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgreedEnd {
    /// [1844-END-10] [1824-END-10]
    Never,
    /// At any moment, with the wealth of that moment, as logs of 18xx.games have it.
    AtAnyTime,
}

/// Everything that tells one set of rules from another.
#[derive(Clone, Copy)]
pub struct Edition {
    /// The profile that it belongs to.
    pub profile: Profile,
    /// Which version of that profile's rules it is.
    pub version: RulesVersion,
    /// For which tables. It follows from set-up and options, so it is stored nowhere.
    pub printed_for: PrintedFor,
    /// The title.
    pub title: Title,
    /// All the money of the game.
    pub bank: Money,
    /// What is dealt for each number of players.
    pub seats: &'static [Seats],
    /// Tiles and map.
    pub board: &'static LazyLock<PrintedBoard>,
    /// The market of share prices.
    pub market: &'static LazyLock<Market>,
    /// All companies; a `CompanyId` is a row.
    pub companies: &'static [CompanySpec],
    /// All private railways; a `PrivateId` is a row.
    pub privates: &'static [PrivateSpec],
    /// What their numbers begin with: P1 in 1844, B1 in 1824.
    pub private_letter: char,
    /// All models of trains; a `ModelId` is a row.
    pub models: &'static [ModelSpec],
    /// The row of train cards, in the order of sale.
    pub trains: &'static [TrainSpec],
    /// Row 0 is phase 1.
    pub phases: &'static [PhaseSpec],
    /// What its phases are called.
    pub phase_names: PhaseNames,
    /// What routes earn where editions differ.
    pub scoring: Scoring,
    /// What only its title asks.
    pub policies: TitlePolicies,
    /// What the seed deals.
    pub number_cards: NumberCards,
    /// Where surrendered trains go.
    pub surrendered: Surrendered,
    /// What a run has to earn.
    pub claim: Claim,
    /// When the bank is broken.
    pub bank_break: BankBreak,
    /// Who has to agree to a trade between companies.
    pub consent: Consent,
    /// How much may be sold in an emergency.
    pub emergency_sales: EmergencySales,
    /// When the train step ends by itself.
    pub train_step_ends: TrainStepEnds,
    /// How a marker must be reached.
    pub marker_enters: MarkerEnters,
    /// What an upgrade has to be connected to.
    pub upgrade_connection: UpgradeConnection,
    /// What trains cost between companies of one director.
    pub own_trains: OwnTrains,
    /// When a debtor may pass.
    pub debtor_pass: DebtorPass,
    /// Who surrenders first.
    pub surrender_order: SurrenderOrder,
    /// Whether the players may end the game by agreement.
    pub agreed_end: AgreedEnd,
}

impl Edition {
    /// The same rules with what is printed for this table.
    pub fn at_table(&'static self, players: u8, options: Options) -> &'static Edition {
        let is_meant = |edition: &&'static Edition| match edition.printed_for {
            PrintedFor::Everyone => false,
            PrintedFor::Option(option) => options.has(option),
            PrintedFor::Players(number) => number == players,
        };
        self.printings().find(is_meant).unwrap_or(self)
    }

    /// All editions of the same profile and version.
    fn printings(&self) -> impl Iterator<Item = &'static Edition> + use<> {
        let (profile, version) = (self.profile, self.version);
        editions().filter(move |edition| edition.profile == profile && edition.version == version)
    }

    /// Whether its tables may choose this option. [1824-GT-01]
    pub fn offers(&self, option: OptionRule) -> bool {
        // What comes with components of its own is played where an edition is printed for it.
        let is_meant = |edition: &'static Edition| edition.printed_for == PrintedFor::Option(option);
        option.title() == self.title && (!editions().any(is_meant) || self.printings().any(is_meant))
    }

    /// What is dealt for so many players; `None` if they cannot play.
    pub fn seats(&self, players: u8) -> Option<&'static Seats> {
        self.seats.iter().find(|seats| seats.players == players)
    }

    /// What is printed of a company.
    pub fn company(&self, id: CompanyId) -> &'static CompanySpec {
        &self.companies[id.index()]
    }

    /// All companies in the order of the table.
    pub fn company_ids(&self) -> impl Iterator<Item = CompanyId> + use<> {
        (0..self.companies.len() as u8).map(CompanyId)
    }

    /// The company of this symbol.
    pub fn company_named(&self, symbol: &str) -> Option<CompanyId> {
        self.companies.iter().position(|spec| spec.symbol == symbol).map(|row| CompanyId(row as u8))
    }

    /// All private railways in the order of their numbers.
    pub fn private_ids(&self) -> impl Iterator<Item = PrivateId> + use<> {
        (0..self.privates.len() as u8).map(PrivateId)
    }

    /// What is printed of a private railway.
    pub fn private(&self, id: PrivateId) -> &'static PrivateSpec {
        &self.privates[id.index()]
    }

    /// What is printed of a model of train.
    pub fn model(&self, id: ModelId) -> &'static ModelSpec {
        &self.models[id.index()]
    }

    /// All models of trains.
    pub fn model_ids(&self) -> impl Iterator<Item = ModelId> + use<> {
        (0..self.models.len() as u8).map(ModelId)
    }

    /// The model of this name.
    pub fn model_named(&self, name: &str) -> Option<ModelId> {
        self.models.iter().position(|spec| spec.name == name).map(|row| ModelId(row as u8))
    }

    /// What a phase allows; phases count from 1.
    pub fn phase(&self, phase: u8) -> &'static PhaseSpec {
        &self.phases[usize::from(phase) - 1]
    }

    /// What players call a phase.
    pub fn phase_name(&self, phase: u8) -> String {
        let starts = self.trains.iter().find(|train| train.phase == phase);
        let train = starts.and_then(|train| train.sides.first()).map(|side| self.model(*side).name);
        match (self.phase_names, train) {
            (PhaseNames::Trains, Some(name)) => name.to_owned(),
            (PhaseNames::Trains, None) | (PhaseNames::Numbers, _) => phase.to_string(),
        }
    }

    /// Tiles and map.
    pub fn board(&self) -> &'static PrintedBoard {
        self.board
    }

    /// The market of share prices.
    pub fn market(&self) -> &'static Market {
        self.market
    }
}

impl std::fmt::Debug for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} v{} for {:?}", self.profile.name(), self.version, self.printed_for)
    }
}

/// Two editions are the same if profile, version and tables are: what is in them is static.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        let identity = |edition: &Edition| (edition.profile, edition.version, edition.printed_for);
        identity(self) == identity(other)
    }
}

impl Eq for Edition {}

impl std::hash::Hash for Edition {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        (self.profile, self.version, self.printed_for).hash(hasher);
    }
}
