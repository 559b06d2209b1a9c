//! Where profiles of 1824 decide apart: one enum per question.

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
}
