//! 1844 Switzerland: the editions, each on one screen, and what only this title has.

mod action;
mod apply;
pub mod auction;
mod choices;
mod cite;
pub mod companies;
pub mod destination;
mod directorship;
mod dividend;
mod emergency;
mod eva;
mod event;
mod exchange;
mod facts;
pub mod furka_oberalp;
pub mod income;
pub mod launch;
mod map;
mod market;
pub mod mountain;
mod notation;
mod operating;
mod own;
pub mod phase;
pub mod policy;
#[cfg(feature = "positions")]
mod position;
pub mod private;
mod revenue;
mod ruleset;
pub mod sbb;
mod share_round;
pub mod station;
mod stock;
pub mod tile;
mod tiles;
mod train;
pub mod trains;
pub mod tunnel;
mod violation;

use routes::{ExpressEnds, Scoring};

use crate::Money;
use crate::edition::{
    AgreedEnd, BankBreak, Claim, Consent, DebtorPass, Edition, EmergencySales, MarkerEnters, NumberCards, OwnTrains,
    PhaseNames, PrintedFor, Profile, RulesVersion, Seats, SurrenderOrder, Surrendered, TrainStepEnds,
    UpgradeConnection,
};
use crate::titles::{Title, TitlePolicies};
use policy::{
    AfterExport, Bankruptcy, CertificateSale, Debtors, DestinationCheck, DirectorsLine, DoubleForDirector,
    ElephantOrder, EndOfRoundMoves, EndOfTrains, ExchangeCash, ExchangeDebt, FirstOfNational, FnmLaunch, FreeMoments,
    LateDestinations, NextLot, NoBids, Obligation, OwnTrainsAfterSale, PaperWorth, PrivateSeller, ReachedTrack,
    Repayment, SameSide, TrackStepEnds, TunnelConnection, TunnelMouths, UnmovedMarkers, UnoperatedSales, ZeroStops,
};

pub use action::{Action, Choice};
pub use event::Event;
pub use own::{Auction, Destination, Mountain, MountainId, National, Own, Pending, Tunnel, TunnelId};
pub use policy::Policies;
pub use violation::Violation;

/// What comes before the first share round.
pub type Round = Auction;

/// The rules of 1844.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct G1844;

type State = crate::state::Game<G1844>;
type Draft = crate::state::Draft<G1844>;

/// Second edition (2016), rulings applied; the default.
pub const PROFILE_2E: Profile = Profile("1844-2e");
/// First edition (2003).
pub const PROFILE_1E: Profile = Profile("1844-1e");
/// The second edition as 18xx.games plays it.
pub const PROFILE_18XX_GAMES: Profile = Profile("1844-18xxgames");

/// Every edition in each version of its rules, the default first.
pub(crate) const EDITIONS: &[&Edition] =
    &[&SECOND_EDITION_V2, &SECOND_EDITION, &FIRST_EDITION_V2, &FIRST_EDITION, &AS_18XX_GAMES_V2, &AS_18XX_GAMES];

const fn seats(players: u8, cash: i32, certificates: u8) -> Seats {
    Seats { players, cash: Money(cash), certificates }
}

const SECOND_EDITION_POLICIES: Policies = Policies {
    exchange_debt: ExchangeDebt::Apart,
    destination_check: DestinationCheck::AtOnce,
    fnm_launch: FnmLaunch::LastPrivate,
    end_of_round: EndOfRoundMoves::TwoPasses,
    obligation: Obligation::Stops,
    free_moments: FreeMoments::AnyTime,
    private_seller: PrivateSeller::Director,
    bankruptcy: Bankruptcy::None,
    same_side: SameSide::Joined,
    zero_stops: ZeroStops::Visited,
    double_for_director: DoubleForDirector::FormerDirectorOfTheLast,
    no_bids: NoBids::PayoutRound,
    after_export: AfterExport::Surrender,
    tunnel_mouths: TunnelMouths::ClearOfTheLine,
    debtors: Debtors::BuyNothing,
    unmoved_markers: UnmovedMarkers::Stay,
    tunnel_connection: TunnelConnection::Mouth,
    paper_worth: PaperWorth::Used,
    track_step_ends: TrackStepEnds::NothingPossible,
    certificate_sale: CertificateSale::OneOrBoth,
    first_of_national: FirstOfNational::AnyCertificate,
    elephant_order: ElephantOrder::Rotated,
    late_destinations: LateDestinations::AllDue,
    reached_track: ReachedTrack::Connected,
    next_lot: NextLot::NumberCard,
    repayment: Repayment::AnyPart,
    exchange_cash: ExchangeCash::AllTogether,
    own_trains_after_sale: OwnTrainsAfterSale::NoBound,
    unoperated_sales: UnoperatedSales::WithoutLastShare,
    directors_line: DirectorsLine::NotWaitedFor,
    end_of_trains: EndOfTrains::WithTheTurn,
    furka_oberalp: &[
        ("I16", Some("OP1")),
        ("H17", Some("OP3")),
        ("H19", Some("OP2")),
        ("H21", Some("OP2")),
        ("H23", Some("OP2")),
    ],
};

/// What the second reading of the books has changed in both of them.
const fn second_reading(first: Policies) -> Policies {
    Policies {
        certificate_sale: CertificateSale::BothOrLastPlace,
        first_of_national: FirstOfNational::Double,
        elephant_order: ElephantOrder::OneInFront,
        late_destinations: LateDestinations::CompanyInTurn,
        reached_track: ReachedTrack::WithinTrainLength,
        ..first
    }
}

/// Second edition (2016), rulings applied.
const SECOND_EDITION: Edition = Edition {
    profile: PROFILE_2E,
    version: RulesVersion::FIRST,
    printed_for: PrintedFor::Everyone,
    title: Title::G1844,
    bank: Money(12_000),
    seats: &[seats(3, 800, 24), seats(4, 620, 18), seats(5, 510, 15), seats(6, 440, 13), seats(7, 400, 11)],
    board: &map::EIGHT_TUNNEL_HEXES,
    market: &market::MARKET,
    companies: companies::COMPANIES,
    privates: companies::PRIVATES,
    private_letter: 'P',
    models: trains::MODELS,
    trains: trains::TRAINS,
    phases: trains::PHASES,
    phase_names: PhaseNames::Numbers,
    scoring: Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 10, regions_joined: 0 },
    policies: TitlePolicies::G1844(SECOND_EDITION_POLICIES),
    number_cards: NumberCards::Dealt,
    surrendered: Surrendered::ToPool,
    claim: Claim::Maximum,
    bank_break: BankBreak::Emptied,
    consent: Consent::Asked,
    emergency_sales: EmergencySales::NeededForPurchase,
    train_step_ends: TrainStepEnds::NothingPossible,
    marker_enters: MarkerEnters::WithPar,
    upgrade_connection: UpgradeConnection::NewTile,
    own_trains: OwnTrains::Lent,
    debtor_pass: DebtorPass::Free,
    surrender_order: SurrenderOrder::OneByOne,
    agreed_end: AgreedEnd::Never,
};

/// Version 2: the book read a second time.
const SECOND_EDITION_V2: Edition = Edition {
    version: RulesVersion::SECOND,
    policies: TitlePolicies::G1844(second_reading(SECOND_EDITION_POLICIES)),
    emergency_sales: EmergencySales::AsWanted,
    ..SECOND_EDITION
};

const FIRST_EDITION_POLICIES: Policies = Policies {
    unmoved_markers: UnmovedMarkers::Sink,
    tunnel_connection: TunnelConnection::MouthOrLine,
    paper_worth: PaperWorth::HasPaid,
    ..SECOND_EDITION_POLICIES
};

/// First edition (2003): what differs from the second.
const FIRST_EDITION: Edition = Edition {
    profile: PROFILE_1E,
    policies: TitlePolicies::G1844(FIRST_EDITION_POLICIES),
    board: &map::FIRST_EDITION,
    privates: companies::PRIVATES_FIRST_EDITION,
    marker_enters: MarkerEnters::AtLaunch,
    upgrade_connection: UpgradeConnection::OldTile,
    ..SECOND_EDITION
};

const FIRST_EDITION_V2_POLICIES: Policies = Policies {
    furka_oberalp: &[
        ("I16", Some("OP1")),
        ("H17", None),
        ("H19", Some("OP2")),
        ("H21", Some("OP2")),
        ("H23", Some("OP2")),
    ],
    ..second_reading(FIRST_EDITION_POLICIES)
};

/// Version 2: the book read a second time.
const FIRST_EDITION_V2: Edition = Edition {
    version: RulesVersion::SECOND,
    policies: TitlePolicies::G1844(FIRST_EDITION_V2_POLICIES),
    board: &map::FIRST_EDITION_V2,
    emergency_sales: EmergencySales::AsWanted,
    ..FIRST_EDITION
};

const AS_18XX_GAMES_POLICIES: Policies = Policies {
    exchange_debt: ExchangeDebt::OneLedger,
    destination_check: DestinationCheck::Claimed,
    fnm_launch: FnmLaunch::WithPar,
    end_of_round: EndOfRoundMoves::OnePass,
    obligation: Obligation::Remembered,
    free_moments: FreeMoments::OwnTurns,
    private_seller: PrivateSeller::Anyone,
    bankruptcy: Bankruptcy::EndsTheGame,
    same_side: SameSide::Refused,
    zero_stops: ZeroStops::Refused,
    double_for_director: DoubleForDirector::LastDistinctDirector,
    no_bids: NoBids::PayoutInAuction,
    after_export: AfterExport::Formation,
    tunnel_mouths: TunnelMouths::AnyOpenSide,
    debtors: Debtors::MayStart,
    track_step_ends: TrackStepEnds::OnlyWhenSaid,
    ..SECOND_EDITION_POLICIES
};

/// The second edition as 18xx.games plays it, for its logs.
const AS_18XX_GAMES: Edition = Edition {
    profile: PROFILE_18XX_GAMES,
    policies: TitlePolicies::G1844(AS_18XX_GAMES_POLICIES),
    board: &map::NINE_TUNNEL_HEXES,
    trains: trains::TRAINS_18XX_GAMES,
    scoring: Scoring { express_ends: ExpressEnds::Free, tunnel_per_stop: 10, regions_joined: 0 },
    surrendered: Surrendered::Removed,
    claim: Claim::AnyLegal,
    bank_break: BankBreak::Exceeded,
    consent: Consent::Implied,
    emergency_sales: EmergencySales::NeededForDearest,
    train_step_ends: TrainStepEnds::NoTrainAffordable,
    ..SECOND_EDITION
};

const AS_18XX_GAMES_V2_POLICIES: Policies = Policies {
    destination_check: DestinationCheck::OperatingRounds,
    free_moments: FreeMoments::OwnTurnsUnasked,
    bankruptcy: Bankruptcy::AnyStep,
    tunnel_mouths: TunnelMouths::ClearOfTheLaidLine,
    track_step_ends: TrackStepEnds::NothingAtHand,
    next_lot: NextLot::AfterTheLast,
    repayment: Repayment::AllAtOnce,
    exchange_cash: ExchangeCash::CompanyByCompany,
    own_trains_after_sale: OwnTrainsAfterSale::LastSaleNeeded,
    unoperated_sales: UnoperatedSales::LessMarketPrice,
    directors_line: DirectorsLine::WaitedFor,
    end_of_trains: EndOfTrains::BeforeTheTurn,
    ..AS_18XX_GAMES_POLICIES
};

/// Version 2: what was found to differ from that site.
const AS_18XX_GAMES_V2: Edition = Edition {
    version: RulesVersion::SECOND,
    policies: TitlePolicies::G1844(AS_18XX_GAMES_V2_POLICIES),
    own_trains: OwnTrains::WithinCash,
    debtor_pass: DebtorPass::OnlyInsteadOfSomethingElse,
    surrender_order: SurrenderOrder::AnyOrder,
    agreed_end: AgreedEnd::AtAnyTime,
    ..AS_18XX_GAMES
};
