//! Where profiles of 1824 decide apart: one enum per question.

use super::trains::GoodsCards;
use crate::CompanyId;

/// A Coal Railway without a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoalDuty {
    /// Must buy one; only where none is to be had there is no duty. [1824-COAL-13a] [1824-RULING-49]
    WhereAnyExists,
    /// Need not while the bank offers no goods train. [1824-COAL-13b]
    WhileTheBankOffers,
}

/// A Staatsbahn of which nobody holds two units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undirected {
    /// [1824-STAAT-24a]
    TakesNoTurn,
    /// [1824-STAAT-24b] [1824-DEV-12]
    Receivership,
    /// The same, but it lays track. [1824-CIS-45]
    ReceivershipWithTrack,
}

/// What becomes of mountain railways that have to be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompulsoryMountain {
    /// [1824-MTN-22a]
    MustBeExchanged,
    /// [1824-MTN-22b] [1824-DEV-09]
    MayBeDiscarded,
}

/// When a Regional opens that a compulsory coal exchange completes during an operating round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoalOpening {
    /// [1824-COAL-27a]
    EndOfRound,
    /// [1824-COAL-27b]
    AtOnce,
}

/// Trains of a Regional that is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitingTrains {
    /// [1824-COAL-29a]
    Untouchable,
    /// [1824-COAL-29b] [1824-DEV-35]
    ForSale,
}

/// How debts are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debt {
    /// The player's cash goes below zero. [1824-EMR-14a] [1824-RULING-63]
    Overdraft,
    /// [1824-EMR-14b] [1824-DEV-15]
    Ledger,
}

/// When the first foreign sale takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstExport {
    /// At the end of the set in which the first 2 was bought. [1824-EXPORT-01a]
    AfterFirstPurchase,
    /// [1824-EXPORT-01b] [1824-DEV-03]
    FirstSet,
}

/// Minors and Mountain Railways at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookValue {
    /// [1824-END-08a]
    None,
    /// [1824-END-08b]
    Counts,
}

/// What follows from selling one company's shares twice in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sales {
    /// One sale per company and turn. [1824-RULING-17]
    OneBlock,
    /// Each is a sale of its own. [1824-DEV-06]
    Repeated,
}

/// Whether a sale, or being at the certificate limit, hinders a voluntary exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchanges {
    /// Only who is above the limit sells down first. [1824-SR-03] [1824-SR-12] [1824-RULING-21]
    Free,
    /// No coal exchange after a sale, no mountain exchange at the limit. [1824-DEV-07] [1824-DEV-08]
    Hindered,
}

/// What becomes of the director's certificate when another player holds more after a coal exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoalCertificate {
    /// [1824-RULING-22]
    GoesWithTheOffice,
    /// [1824-DEV-13]
    StaysWithTheOwner,
    /// There it can be sold and bought like any other, and the office follows a tally of what was bought and sold.
    /// [1824-DEV-39] [1824-DEV-40]
    StaysAndIsTraded,
}

/// Among which trains a surplus is chosen when a Staatsbahn forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergerSurplus {
    /// [1824-RULING-44]
    AllTrains,
    /// Minor by minor, among those just taken over. [1824-DEV-22]
    JustMerged,
}

/// When a director may sell shares in the train step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainStepSales {
    /// [1824-EMR-01]
    InAnEmergency,
    /// Whenever a train could be bought. [1824-DEV-16]
    AnyTrainStep,
    /// [1824-CIS-44]
    Never,
}

/// Whether a company at its limit may buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtTheLimit {
    /// [1824-TRAIN-12]
    BuysNothing,
    /// As long as it could make a part exchange; what is too much goes at once. [1824-DEV-25]
    BuysAndDiscards,
}

/// A Staatsbahn of whose forerunners none is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoForerunners {
    /// Its marker is placed at formation, on a place that is kept for it. [1824-STAAT-20] [1824-STAAT-27]
    PlaceKept,
    /// As 18xx.games has it: placed in its first turn, beside the places of the station.
    FirstTurn,
    /// Placed in its first turn, on the place that it claims, or beside the places if the station has no such place.
    /// [1824-DEV-41]
    Claimed,
}

/// What the marker costs that the k&k takes back from Wien.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnedMarker {
    /// As any other. [1824-STAAT-21b]
    CostsAsAnyOther,
    /// That of k&k1 was free and is free again, as the last one. [1824-DEV-14]
    KeepsItsPrice,
}

/// What comes first when a foreign sale forces exchanges and founds a Staatsbahn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterForeignSale {
    /// [1824-RULING-43]
    Exchanges,
    /// [1824-DEV-09]
    Formation,
}

/// Whether the initial round waits for a player who cannot pay for an unsold Coal Railway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaffordableCoal {
    /// Who can buy nothing has passed. [1824-RULING-11]
    Passes,
    /// 18xx.games takes a Coal Railway for affordable, whatever cash there is. [1824-DEV-24]
    WaitsForAPass,
}

/// Whether a share round waits for a player who could pay for the director's certificate of a Staatsbahn that nobody has
/// reserved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreservedCertificate {
    /// It is not for sale. [1824-STAAT-26]
    NotForSale,
    /// 18xx.games takes it for on sale, which it is not. [1824-DEV-11]
    WaitsForAPass,
}

/// In which order companies above their limit discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscardOrder {
    /// [1824-TRAIN-13]
    Operating,
    /// As 18xx.games lists its companies. [1824-DEV-22]
    SiteList,
}

/// When a player above the certificate limit has to sell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SellingDuty {
    /// In every turn.
    EveryTurn,
    /// From the first turn of a share round on, who was above it when the round began. [1824-SR-12] [1824-RULING-89]
    NextShareRound,
}

/// Staatsbahnen that are due at the end of the game's last operating round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastFormation {
    /// [1824-RULING-69]
    Omitted,
    /// [1824-RULING-90]
    TakesPlace,
}

/// When the first shares of Staatsbahnen are sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaatsbahnShares {
    /// In the initial round. [1824-START-08] [1824-RULING-12]
    InitialRound,
    /// From the first ordinary share round on. [1824-RULING-91]
    OrdinaryShareRounds,
}

/// Trains of a Staatsbahn without a director.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndirectedTrains {
    /// [1824-STAAT-24b]
    ForSale,
    /// [1824-RULING-92]
    NotForSale,
}

/// When a company has operated, so that its shares can be sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HasOperated {
    /// [1824-RULING-15]
    AfterRun,
    /// [1824-RULING-93]
    AfterFirstTurn,
}

/// Who may still buy a director's certificate of a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitLimit {
    /// Who would hold no more than six units then. [1824-RULING-19]
    SixAfterwards,
    /// Who holds no more than five now. [1824-RULING-95]
    FiveBefore,
}

/// Which trains may be bought in a train step after shares were sold in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PurchaseAfterSale {
    /// Any.
    Any,
    /// One that the treasury can pay, or that could not be paid without the last unit sold. [1824-DEV-37]
    NeedsTheLastUnit,
}

/// Which prices keep the train step of a Coal Railway open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoalTrainStep {
    /// Those of goods trains, which it may buy.
    GoodsTrains,
    /// Those of all trains, if there is a goods train. [1824-DEV-38]
    AllTrains,
}

/// When it is judged whether a Staatsbahn that begins without a marker can place one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstJudged {
    /// In its marker step.
    AtTheStep,
    /// In receivership before its home marker lies, until a tile or a marker is laid. [1824-DEV-42]
    BeforeItsHome,
}

/// When the k&k decides which of two markers in Wien it takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerChoice {
    /// [1824-STAAT-21b]
    AtFormation,
    /// As the first thing of the next round. [1824-DEV-43]
    NextRound,
}

/// Whether track that leads from one hex of a red location to another of the same is worth a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocationLoop {
    /// The company is asked for a run, which earns nothing.
    Asked,
    /// It has no route. [1824-DEV-44]
    NoRoute,
}

/// Whether a share round waits for an owner of a Mountain Railway who could do nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MountainOwner {
    /// Only if it can be exchanged.
    PassedOver,
    /// As long as they may be exchanged. [1824-DEV-45]
    Asked,
}

/// How the initial round goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningOrder {
    /// Everything is on offer, once down and then always up. [1824-START-02] [1824-START-05]
    RoundTheTable,
    /// Two players draft stacks of two cards, then Mountain Railways, then buy shares. [1824-CIS-20..24]
    Stacks,
}

/// Whether refusing a Mountain Railway in the draft is a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedMountain {
    /// The round goes on with shares. [1824-CIS-24]
    IsNoPass,
    /// If both refuse, the round is over. [1824-CIS-38]
    CountsAsPass,
}

/// How many Mountain Railways there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MountainRailways {
    /// [1824-SETUP-07]
    FourOrSix,
    /// [1824-CIS-05]
    OnePerPlayer,
}

/// Which train founds the k&k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KkFormation {
    /// [1824-STAAT-04]
    FirstSix,
    /// [1824-CIS-31]
    FirstFive,
}

/// Where sold shares lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// One stock with the unsold ones. [1824-SR-17]
    InTheBank,
    /// Apart from them: purchases from it may go beyond 60 %, and dividends on it go to the company. [1824-CIS-32]
    /// [1824-CIS-33]
    Apart,
}

/// How much of a company may lie in bank and pool after a sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankLimit {
    /// [1824-SR-22] [1824-DEV-34]
    Half,
    /// All of it. [1824-CIS-34]
    None,
}

/// When the double certificate of the bond railway may be sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleSale {
    /// As any other. [1824-CIS-27]
    Free,
    /// [1824-CIS-42]
    WhileAnotherHoldsTwo,
}

/// Whether Mountain Railways are exchanged for bond shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BondExchange {
    /// [1824-CIS-35]
    Always,
    /// Not in a compulsory exchange. [1824-CIS-43]
    OnlyVoluntary,
}

/// Which purchase brings the second marker of the bond railway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondMarker {
    /// That of the bank's last 4, or else of its last 5. [1824-CIS-29]
    LastCard,
    /// Of any 4 while a 5 is next, or of any 5 while a 6 is. [1824-CIS-39]
    AnyPurchase,
}

/// What becomes of the marker that a forerunner would have brought its Staatsbahn if it is a construction railway or not in
/// the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingMarker {
    /// The Staatsbahn has its five. [1824-SETUP-14]
    IsLeft,
    /// It has one less, and pays for the next as if that one lay on the map. [1824-DEV-34]
    IsLost,
}

/// The answers of one edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each policy is described where it is declared")]
pub struct Policies {
    pub coal_duty: CoalDuty,
    pub undirected: Undirected,
    pub compulsory_mountain: CompulsoryMountain,
    pub coal_opening: CoalOpening,
    pub waiting_trains: WaitingTrains,
    pub debt: Debt,
    pub first_export: FirstExport,
    pub book_value: BookValue,
    pub sales: Sales,
    pub exchanges: Exchanges,
    pub coal_certificate: CoalCertificate,
    pub merger_surplus: MergerSurplus,
    pub train_step_sales: TrainStepSales,
    pub at_the_limit: AtTheLimit,
    pub no_forerunners: NoForerunners,
    pub returned_marker: ReturnedMarker,
    pub after_foreign_sale: AfterForeignSale,
    pub unaffordable_coal: UnaffordableCoal,
    pub unreserved_certificate: UnreservedCertificate,
    pub discard_order: DiscardOrder,
    pub selling_duty: SellingDuty,
    pub last_formation: LastFormation,
    pub staatsbahn_shares: StaatsbahnShares,
    pub undirected_trains: UndirectedTrains,
    pub has_operated: HasOperated,
    pub unit_limit: UnitLimit,
    pub purchase_after_sale: PurchaseAfterSale,
    pub coal_train_step: CoalTrainStep,
    pub first_judged: FirstJudged,
    pub marker_choice: MarkerChoice,
    pub location_loop: LocationLoop,
    pub mountain_owner: MountainOwner,
    pub opening_order: OpeningOrder,
    pub refused_mountain: RefusedMountain,
    pub mountain_railways: MountainRailways,
    pub not_in_play: &'static [CompanyId],
    pub goods_cards: GoodsCards,
    pub kk_formation: KkFormation,
    pub pool: Pool,
    pub bank_limit: BankLimit,
    pub double_sale: DoubleSale,
    pub bond_exchange: BondExchange,
    pub second_marker: SecondMarker,
    pub missing_marker: MissingMarker,
}
