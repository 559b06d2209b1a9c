//! What is printed, and how a profile decides where profiles differ. An edition is a table; a profile is its difference
//! to another one (`Edition { changed, ..BASE }`).

use std::sync::LazyLock;

use board::{Colour, HexId, Ways};
use routes::{Range, Scoring};

use crate::market::Market;
use crate::{CompanyId, ModelId, Money};

/// Neither title has more.
pub const MAX_PLAYERS: usize = 7;
pub const MAX_COMPANIES: usize = 20;
pub const MAX_MODELS: usize = 20;
pub const MAX_TILES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Title {
    Swiss1844,
}

/// A set of rules that a game can be played by. Stored with every game: never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    Swiss2e,
    Swiss1e,
    Swiss18xxGames,
}

impl Profile {
    pub const ALL: [Profile; 3] = [Profile::Swiss2e, Profile::Swiss1e, Profile::Swiss18xxGames];

    pub const fn name(self) -> &'static str {
        match self {
            Profile::Swiss2e => "1844-2e",
            Profile::Swiss1e => "1844-1e",
            Profile::Swiss18xxGames => "1844-18xxgames",
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
    /// V1–V5, merged into the national company.
    PreSbb,
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
    /// Times par, paid at launch and once more at the destination. [1844-LAUNCH-09] [1844-DEST-05]
    pub capital: u8,
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

/// One type of train: a card with two sides.
#[derive(Clone, Copy, Debug)]
pub struct TrainSpec {
    pub normal: ModelId,
    pub h: ModelId,
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
}

#[derive(Clone, Copy, Debug)]
pub struct PhaseSpec {
    pub newest: Colour,
    pub operating_rounds: u8,
    pub historical_limit: u8,
}

/// Where a train that its owner must give up goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surrendered {
    /// [1844-TRAIN-13]
    ToPool,
    /// [1844-DEV-02]
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
pub enum ExchangeDebt {
    /// Its own ledger, without interest, with a compulsory sale. [1844-RULING-49]
    Apart,
    /// [1844-DEV-04] [1844-DEV-05]
    OneLedger,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DestinationCheck {
    /// After every change of the board and at launch. [1844-RULING-19] [1844-RULING-21]
    AtOnce,
    /// Claimed by an action of its own in operating rounds, as the logs of 18xx.games record it. [1844-DEV-25]
    Claimed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FnmLaunch {
    /// When the last private is sold; three shares lie in the pool from the start. [1844-RULING-11]
    LastPrivate,
    /// With P6's par choice, when the three shares move to the pool. [1844-DEV-17]
    WithPar,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndOfRoundMoves {
    /// Pool moves, then sold-out moves. [1844-RULING-07]
    TwoPasses,
    /// [1844-DEV-19]
    OnePass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankBreak {
    /// Bank at 0 or less; what ends a set belongs to it. [1844-RULING-62]
    Emptied,
    /// A payment exceeds the bank; the end is judged before exports and formation. [1844-DEV-29]
    Exceeded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// Two stops, mountains without railway left out. [1844-RULING-42]
    Stops,
    /// Unbuilt mountains count, and a positive answer is remembered. [1844-DEV-12]
    Remembered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FreeMoments {
    /// P4 and EVA between any two actions. [1844-RULING-16] [1844-RULING-17]
    AnyTime,
    /// Only in turns that concern the owner. [1844-DEV-13] [1844-DEV-14]
    OwnTurns,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// A trade with another director is offered and answered. [1844-RULING-69]
    Asked,
    /// [1844-DEV-34]
    Implied,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivateSeller {
    /// [1844-PRIV-06]
    Director,
    /// [1844-DEV-15]
    Anyone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmergencySales {
    /// No more than the purchase needs. [1844-RULING-46]
    NeededForPurchase,
    /// In any train step, capped by the dearest train of the bank. [1844-DEV-07]
    NeededForDearest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bankruptcy {
    /// [1844-EMR-13]
    None,
    /// [1844-DEV-01]
    EndsTheGame,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameSide {
    /// Two red locations of one side may be joined. [1844-RULING-37]
    Joined,
    /// [1844-DEV-10]
    Refused,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZeroStops {
    /// A red location worth 0 is a stop. [1844-RULING-37]
    Visited,
    /// [1844-DEV-11]
    Refused,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleForDirector {
    /// From the pool, else from the former director of V5. [1844-SBB-19]
    FormerDirectorOfTheLast,
    /// From the pool, else from the last of the distinct V directors. [1844-DEV-23]
    LastDistinctDirector,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBids {
    /// The share round ends, privates pay, a new one begins. [1844-AUC-12] [1844-AUC-13]
    PayoutRound,
    /// Income is paid within the auction. [1844-DEV-30]
    PayoutInAuction,
}

/// What comes first when an export lowers limits and sets off the SBB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterExport {
    /// [1844-RULING-52] [1844-RULING-54]
    Surrender,
    /// [1844-DEV-35]
    Formation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TunnelMouths {
    /// No mouth where the Furka-Oberalp line leaves the hex: the two never join. [1844-TUN-21]
    ClearOfTheLine,
    /// [1844-DEV-26]
    AnyOpenSide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debtors {
    /// [1844-RULING-48]
    BuyNothing,
    /// A debtor may still start a company, and repay after it in the same turn. [1844-DEV-06]
    MayStart,
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

/// What becomes of a price marker that operates without moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnmovedMarkers {
    /// [1844-DIV-12b]
    Stay,
    /// To the bottom of its stack at the end of the operating round. [1844-DIV-12a] [1844-RULING-06]
    Sink,
}

/// What must be connected to a marker of the company for an upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpgradeConnection {
    /// Some track of the new tile. [1844-UPG-04b]
    NewTile,
    /// Some track of the old tile. [1844-UPG-04a]
    OldTile,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TunnelConnection {
    /// [1844-TUN-11b] [1844-TUN-12b]
    Mouth,
    /// The Furka-Oberalp track of the hex is enough. [1844-TUN-12a] [1844-RULING-28]
    MouthOrLine,
}

/// When mountain and tunnel papers are worth something at the end. [1844-RULING-32]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperWorth {
    /// [1844-MTN-12b] [1844-TUN-17b]
    Used,
    /// [1844-MTN-12a] [1844-TUN-17a]
    HasPaid,
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
    pub surrendered: Surrendered,
    pub claim: Claim,
    pub exchange_debt: ExchangeDebt,
    pub destination_check: DestinationCheck,
    pub fnm_launch: FnmLaunch,
    pub end_of_round: EndOfRoundMoves,
    pub bank_break: BankBreak,
    pub obligation: Obligation,
    pub free_moments: FreeMoments,
    pub consent: Consent,
    pub private_seller: PrivateSeller,
    pub emergency_sales: EmergencySales,
    pub bankruptcy: Bankruptcy,
    pub same_side: SameSide,
    pub zero_stops: ZeroStops,
    pub double_for_director: DoubleForDirector,
    pub no_bids: NoBids,
    pub steps_end: StepsEnd,
    pub after_export: AfterExport,
    pub tunnel_mouths: TunnelMouths,
    pub debtors: Debtors,
    pub marker_enters: MarkerEnters,
    pub unmoved_markers: UnmovedMarkers,
    pub upgrade_connection: UpgradeConnection,
    pub tunnel_connection: TunnelConnection,
    pub paper_worth: PaperWorth,
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
