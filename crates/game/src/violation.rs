//! What was broken, with the evidence. Words are made elsewhere; `titles::*::cite` knows the rule.

use board::{HexId, StopRef};
use routes::Fault;

use crate::{CompanyId, ModelId, Money, MountainId, PlayerId, PrivateId, TunnelId};

/// One variant a rule, in the order of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The action does not belong to what is to be decided now.
    NotNow,
    GameOver,

    // auction
    PrivatesUnsold,
    BidTooLow {
        minimum: Money,
    },
    RaiseTooSmall {
        minimum: Money,
    },
    BidBeyondCash {
        cash: Money,
    },

    // share round
    SaleAfterPurchase,
    CannotAfford {
        price: Money,
        cash: Money,
    },
    DirectorsCertificateFirst {
        company: CompanyId,
    },
    DirectorsCertificateSold {
        company: CompanyId,
    },
    SoldThisRound {
        company: CompanyId,
    },
    TunnelAlreadyBought,
    MountainAlreadyBought,
    MoreThanHalf {
        company: CompanyId,
        held: u8,
    },
    NationalNotFormed,
    CompanyMerged {
        company: CompanyId,
    },
    CertificateLimit {
        limit: u8,
        held: u8,
    },
    OverCertificateLimit {
        limit: u8,
        held: u8,
    },
    NothingOnOffer {
        company: CompanyId,
    },
    NoSuchPaper,
    SalesBarred,
    PoolLimit {
        company: CompanyId,
        limit: u8,
        would_be: u8,
    },
    NotStarted {
        company: CompanyId,
    },
    SoldAlready {
        company: CompanyId,
    },
    NotSoManyShares {
        company: CompanyId,
        held: u8,
    },
    SalesOutOfOrder {
        company: CompanyId,
    },
    DirectorCannotStepDown {
        company: CompanyId,
    },
    DoubleNotSplit,
    InDebt {
        debt: Money,
    },
    InExchangeDebt {
        debt: Money,
    },
    NoDebt,
    MoreThanDebt {
        debt: Money,
    },
    SaleDueFirst {
        debt: Money,
    },
    NoSuchPar {
        par: Money,
    },
    ParOutOfPlace {
        company: CompanyId,
    },
    MountainTaken {
        mountain: MountainId,
    },
    MountainToPlace,
    NotAMountain {
        hex: HexId,
    },
    MountainHexTaken {
        hex: HexId,
    },
    NoSuchPanel {
        panel: u8,
    },
    TunnelTaken {
        tunnel: TunnelId,
    },

    // track
    TileAlreadyLaid,
    NoTileLeft,
    NotBuildable {
        hex: HexId,
    },
    NeverUpgraded {
        hex: HexId,
    },
    HexNotBare {
        hex: HexId,
    },
    /// Takes the Furka-Oberalp line and tunnels, nothing else.
    FurkaOberalpOnly {
        hex: HexId,
    },
    NoSuchTile,
    PlainTrackOnly {
        hex: HexId,
    },
    TownTileOnly {
        hex: HexId,
    },
    CityTileOnly {
        hex: HexId,
    },
    ColourStep {
        hex: HexId,
    },
    KindMustStay {
        hex: HexId,
    },
    LabelMissing {
        hex: HexId,
    },
    ColourNotYet {
        phase: u8,
    },
    TrackOffTheMap {
        hex: HexId,
    },
    TrackIntoGrey {
        hex: HexId,
    },
    TrackIntoTunnelHex {
        hex: HexId,
    },
    TrackIntoBar {
        hex: HexId,
    },
    TrackIntoRed {
        hex: HexId,
    },
    OldTrackLost {
        hex: HexId,
    },
    NotConnected {
        hex: HexId,
    },
    UpgradeNotConnected {
        hex: HexId,
    },
    HomeTileFirst {
        hex: HexId,
    },
    TerrainTooDear {
        cost: Money,
        cash: Money,
    },
    ExtraTileNotYet {
        phase: u8,
    },
    ExtraTileUsed,
    ExtraTileNotOwned,
    ExtraTileYellowOnly,

    // tunnels
    TunnelNotOwned {
        tunnel: TunnelId,
    },
    TunnelUsed {
        tunnel: TunnelId,
    },
    NotATunnelHex {
        hex: HexId,
    },
    TunnelHexTaken {
        hex: HexId,
    },
    NotMouths {
        hex: HexId,
    },
    TunnelNotConnected {
        hex: HexId,
    },
    TunnelTooDear {
        cost: Money,
        cash: Money,
    },

    // private railways
    PrivateNotYet {
        phase: u8,
    },
    PrivateNotSaleable {
        private: PrivateId,
    },
    PrivateBuyerBarred {
        company: CompanyId,
    },
    PrivateNotTheDirectors {
        private: PrivateId,
    },
    PrivatePrice {
        minimum: Money,
        maximum: Money,
    },
    PrivateTooDear {
        price: Money,
        cash: Money,
    },
    PrivatesLast,
    FurkaOberalpNotYet {
        phase: u8,
    },
    FurkaOberalpGone,
    FurkaOberalpNotYourTurn,
    EvaNotHeld,
    EvaNotDirected {
        company: CompanyId,
    },
    EvaNotYourTurn,
    EvaNoRoom {
        limit: u8,
    },

    DestinationNotReached {
        company: CompanyId,
    },

    // markers
    NoMarkerLeft,
    MarkerTooDear {
        cost: Money,
        cash: Money,
    },
    NotACity {
        hex: HexId,
    },
    NoFreeCircle {
        at: StopRef,
    },
    CircleReserved {
        at: StopRef,
    },
    MarkerNotConnected {
        at: StopRef,
    },
    MarkerOnHexAlready {
        hex: HexId,
    },

    // running trains
    NoSuchTrain {
        model: ModelId,
    },
    RouteFault {
        run: u8,
        fault: Fault,
    },
    TrackShared {
        run: u8,
        with: u8,
    },
    BelowMaximum {
        claimed: Money,
        best: Money,
    },

    // trains
    TrainNotOnSale {
        model: ModelId,
    },
    TrainPrice {
        price: Money,
    },
    TrainLimit {
        limit: u8,
    },
    NoTradeYet {
        phase: u8,
    },
    TradePrice {
        minimum: Money,
    },
    TradeBeyondTreasury {
        price: Money,
        cash: Money,
    },
    PrintedPrice {
        price: Money,
    },
    SbbPrintedPrice {
        price: Money,
    },
    AbovePrintedPrice {
        price: Money,
    },
    NotTradable {
        model: ModelId,
    },
    NotOwnedBySeller {
        model: ModelId,
    },
    HTrainsOnly,
    TrainRequired,
    TrainTooDear {
        price: Money,
        cash: Money,
    },
    PreSbbNoAssistance,
    NoObligation,
    AssistedAlready,
    TradeDeclined,
    SoldTooMuch {
        beyond: Money,
    },
    SaleNotNeeded,
    SaleChangesDirector {
        company: CompanyId,
    },
    NotSurrenderable {
        model: ModelId,
    },
    NotBankrupt,

    // 1824
    /// The action belongs to another title.
    OtherTitle,
    CertificateReserved {
        company: CompanyId,
    },
    NotOperatedYet {
        company: CompanyId,
    },
    NoSuchPrice {
        price: Money,
    },
    /// No. 1 costs twice what the others do.
    PreStaatsbahnPrice {
        price: Money,
    },
    MountainRailwayGone {
        private: PrivateId,
    },
    NotYoursToExchange,
    NotYourCoalRailway {
        company: CompanyId,
    },
    ExchangeNotYet {
        phase: u8,
    },
    ExchangeAfterSale,
    ExchangeCompulsory,
    NotARegional {
        company: CompanyId,
    },
    NoShareForMountain {
        company: CompanyId,
    },
    GoodsTrainsOnly,
    InReceivership,
    TrainWaits {
        company: CompanyId,
    },
    NothingToSurrender {
        model: ModelId,
    },
    ExchangedAlready,
    NewTrackNotReached {
        hex: HexId,
    },

    // the SBB
    NoMarkerThere {
        city: u8,
    },
}

/// Who broke what: a refusal as it leaves the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub rule: crate::RuleId,
    pub violation: Violation,
    pub seat: Option<PlayerId>,
}
