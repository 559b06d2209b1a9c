//! Where profiles of 1844 decide apart: one enum per question.

/// What becomes of what a player owes at the formation of the SBB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExchangeDebt {
    /// Its own ledger, without interest, with a compulsory sale. [1844-RULING-49]
    Apart,
    /// [1844-DEV-04] [1844-DEV-05]
    OneLedger,
}

/// When a destination that is reached is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DestinationCheck {
    /// After every change of the board and at launch. [1844-RULING-19] [1844-RULING-21]
    AtOnce,
    /// Claimed by an action of its own in operating rounds, as the logs of 18xx.games record it. [1844-DEV-25]
    Claimed,
    /// With every action that leaves the game in an operating round; not in share rounds, nor while the SBB forms.
    /// [1844-DEV-25]
    OperatingRounds,
}

/// When the FNM is launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FnmLaunch {
    /// When the last private is sold; three shares lie in the pool from the start. [1844-RULING-11]
    LastPrivate,
    /// With P6's par choice, when the three shares move to the pool. [1844-DEV-17]
    WithPar,
}

/// How prices move at the end of a share round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndOfRoundMoves {
    /// Pool moves, then sold-out moves. [1844-RULING-07]
    TwoPasses,
    /// [1844-DEV-19]
    OnePass,
}

/// When a company without a train has to buy one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// Two stops, mountains without railway left out. [1844-RULING-42]
    Stops,
    /// Unbuilt mountains count, and a positive answer is remembered. [1844-DEV-12]
    Remembered,
}

/// When P4 and EVA may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FreeMoments {
    /// P4 and EVA between any two actions. [1844-RULING-16] [1844-RULING-17]
    AnyTime,
    /// Only in turns that concern the owner. [1844-DEV-13] [1844-DEV-14]
    OwnTurns,
    /// The same, and not between buying and placing a mountain railway. [1844-DEV-13] [1844-DEV-14]
    OwnTurnsUnasked,
}

/// From whom a company may buy a private railway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivateSeller {
    /// [1844-PRIV-06]
    Director,
    /// [1844-DEV-15]
    Anyone,
}

/// What becomes of a director who cannot pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bankruptcy {
    /// [1844-EMR-13]
    None,
    /// In a train step where the director has to help. [1844-DEV-01]
    EndsTheGame,
    /// In every step, whether the company needs a train or not. [1844-DEV-01]
    AnyStep,
}

/// Whether a route may join red locations of one side of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameSide {
    /// Two red locations of one side may be joined. [1844-RULING-37]
    Joined,
    /// [1844-DEV-10]
    Refused,
}

/// Whether a red location that is worth nothing is a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZeroStops {
    /// A red location worth 0 is a stop. [1844-RULING-37]
    Visited,
    /// [1844-DEV-11]
    Refused,
}

/// Where the first director of the SBB gets the double certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleForDirector {
    /// From the pool, else from the former director of V5. [1844-SBB-19]
    FormerDirectorOfTheLast,
    /// From the pool, else from the last of the distinct V directors. [1844-DEV-23]
    LastDistinctDirector,
}

/// What follows when nobody bids for a private railway.
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

/// Where a tunnel may come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TunnelMouths {
    /// No mouth where the Furka-Oberalp line leaves the hex: the two never join. [1844-TUN-21]
    ClearOfTheLine,
    /// [1844-DEV-26]
    AnyOpenSide,
    /// No mouth where the line leaves the hex, once it lies. [1844-DEV-26]
    ClearOfTheLaidLine,
}

/// What a player in debt may still do in a share round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debtors {
    /// [1844-RULING-48]
    BuyNothing,
    /// A debtor may still start a company, and repay after it in the same turn. [1844-DEV-06]
    MayStart,
}

/// What becomes of a price marker that operates without moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnmovedMarkers {
    /// [1844-DIV-12b]
    Stay,
    /// To the bottom of its stack at the end of the operating round. [1844-DIV-12a] [1844-RULING-06]
    Sink,
}

/// What connects a tunnel to the company that builds it.
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

/// What a director who is succeeded may sell of the two shares that the director's certificate was exchanged for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertificateSale {
    /// One of them, or both. [1844-RULING-04]
    OneOrBoth,
    /// Both; one of them only into the last place of the pool. [1844-RULING-79]
    BothOrLastPlace,
}

/// What is bought first if the whole SBB lies in the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstOfNational {
    /// A single or a double. [1844-RULING-56] [1844-RULING-59]
    AnyCertificate,
    /// [1844-RULING-80]
    Double,
}

/// The playing order after a share round with the Elephant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElephantOrder {
    /// The cards are rotated until the player after the last one to act is first. [1844-RULING-67]
    Rotated,
    /// That player comes in front, the others keep their order. [1844-RULING-81]
    OneInFront,
}

/// Whose destinations are paid after a dividend step, where the table pays them then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateDestinations {
    /// All that are connected. [1844-DEST-07]
    AllDue,
    /// That of the company in turn. [1844-RULING-82]
    CompanyInTurn,
}

/// Which track may be upgraded, where the table allows only what the company could run over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachedTrack {
    /// All that is connected. [1844-UPG-15]
    Connected,
    /// What one of its trains could run over; without a train all that is connected. [1844-RULING-83]
    WithinTrainLength,
}

/// When the track step is over though nobody has said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackStepEnds {
    /// As soon as nothing more could be built. [1844-RULING-74]
    NothingPossible,
    /// Never, as 18xx.games has it. [1844-DEV-42]
    OnlyWhenSaid,
    /// When the normal tile lies and no unused paper is at hand, as 18xx.games judges that. [1844-DEV-45]
    NothingAtHand,
}

/// Who puts up the next private railway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextLot {
    /// The player with the number card of the private, or who comes after one that cannot pay. [1844-AUC-02]
    NumberCard,
    /// After the one who put up the last: the first who could pay for any private that is left; that player is asked even
    /// if this one is too dear. [1844-DEV-31]
    AfterTheLast,
}

/// How much of a debt is repaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repayment {
    /// [1844-RULING-48]
    AnyPart,
    /// All of it, or all that the player has. [1844-DEV-06]
    AllAtOnce,
}

/// How cash is settled at the formation of the SBB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExchangeCash {
    /// Each player's balance over all five companies. [1844-SBB-13]
    AllTogether,
    /// One company after the other: what a later one brings leaves the debt of an earlier one as it is. [1844-DEV-04]
    CompanyByCompany,
}

/// The lowest price of a train of another company of the same director after that director has sold shares for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnTrainsAfterSale {
    /// As without a sale. [1844-TRAIN-08]
    NoBound,
    /// So much that the last share sold was needed. [1844-DEV-44]
    LastSaleNeeded,
}

/// How much may be sold for a train of a company that has not operated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnoperatedSales {
    /// As much as is needed, the last share counted at what it brings. [1844-RULING-46]
    WithoutLastShare,
    /// The last share counted at its market price, which is higher. [1844-DEV-07]
    LessMarketPrice,
}

/// Whether the end of a turn waits for the director's own P4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectorsLine {
    /// For the company's own only. [1844-DEV-13]
    NotWaitedFor,
    /// For both. [1844-DEV-13]
    WaitedFor,
}

/// Whether trains and turn end together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndOfTrains {
    /// [1844-RULING-74]
    WithTheTurn,
    /// Trains end first; then, if a private, P4 or EVA could be used, the turn waits to be ended. [1844-DEV-46]
    BeforeTheTurn,
}

/// The answers of one edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each policy is described where it is declared")]
pub struct Policies {
    pub exchange_debt: ExchangeDebt,
    pub destination_check: DestinationCheck,
    pub fnm_launch: FnmLaunch,
    pub end_of_round: EndOfRoundMoves,
    pub obligation: Obligation,
    pub free_moments: FreeMoments,
    pub private_seller: PrivateSeller,
    pub bankruptcy: Bankruptcy,
    pub same_side: SameSide,
    pub zero_stops: ZeroStops,
    pub double_for_director: DoubleForDirector,
    pub no_bids: NoBids,
    pub after_export: AfterExport,
    pub tunnel_mouths: TunnelMouths,
    pub debtors: Debtors,
    pub unmoved_markers: UnmovedMarkers,
    pub tunnel_connection: TunnelConnection,
    pub paper_worth: PaperWorth,
    pub track_step_ends: TrackStepEnds,
    pub certificate_sale: CertificateSale,
    pub first_of_national: FirstOfNational,
    pub elephant_order: ElephantOrder,
    pub late_destinations: LateDestinations,
    pub reached_track: ReachedTrack,
    pub next_lot: NextLot,
    pub repayment: Repayment,
    pub exchange_cash: ExchangeCash,
    pub own_trains_after_sale: OwnTrainsAfterSale,
    pub unoperated_sales: UnoperatedSales,
    pub directors_line: DirectorsLine,
    pub end_of_trains: EndOfTrains,
    /// Hexes of the Furka-Oberalp line and the pieces that are laid there; none where the map shows the line. They take
    /// nothing else but tunnels, laid or not. [1844-PRIV-17] [1844-RULING-84]
    pub furka_oberalp: &'static [(&'static str, Option<&'static str>)],
}
