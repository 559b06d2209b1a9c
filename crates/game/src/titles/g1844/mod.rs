//! 1844 Switzerland: the editions, each on one screen, and what only this title has.

pub mod auction;
pub mod choices;
pub mod cite;
pub mod companies;
pub mod decide;
pub mod destination;
pub mod dividend;
pub mod emergency;
pub mod eva;
pub mod exchange;
pub mod furka_oberalp;
pub mod income;
pub mod launch;
pub mod map;
pub mod market;
pub mod mountain;
pub mod office;
pub mod operating;
pub mod phase;
pub mod policy;
pub mod private;
pub mod revenue;
pub mod sbb;
pub mod share_round;
pub mod station;
pub mod stock;
pub mod tile;
pub mod tiles;
pub mod train;
pub mod trains;
pub mod tunnel;

use routes::{ExpressEnds, Scoring};

use crate::Money;
use crate::edition::{
    BankBreak, Claim, Consent, Edition, EmergencySales, MarkerEnters, Profile, Seats, StepsEnd, Surrendered, Title,
    TitleRules, UpgradeConnection,
};
use policy::{
    AfterExport, Bankruptcy, Debtors, DestinationCheck, DoubleForDirector, EndOfRoundMoves, ExchangeDebt, FnmLaunch,
    FreeMoments, NoBids, Obligation, PaperWorth, PrivateSeller, SameSide, SwissRules, TunnelConnection, TunnelMouths,
    UnmovedMarkers, ZeroStops,
};

const fn seats(players: u8, cash: i32, certificates: u8) -> Seats {
    Seats { players, cash: Money(cash), certificates }
}

const SECOND_EDITION_RULES: SwissRules = SwissRules {
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
};

/// Second edition (2016), rulings applied.
pub const SECOND_EDITION: Edition = Edition {
    profile: Profile::Swiss2e,
    title: Title::Swiss1844,
    bank: Money(12_000),
    seats: &[seats(3, 800, 24), seats(4, 620, 18), seats(5, 510, 15), seats(6, 440, 13), seats(7, 400, 11)],
    ways: &map::EIGHT_TUNNEL_HEXES,
    market: &market::MARKET,
    companies: companies::COMPANIES,
    privates: companies::PRIVATES,
    models: trains::MODELS,
    trains: trains::TRAINS,
    phases: trains::PHASES,
    furka_oberalp: &[("I16", "OP1"), ("H17", "OP3"), ("H19", "OP2"), ("H21", "OP2"), ("H23", "OP2")],
    scoring: Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 10, regions_joined: 0 },
    rules: TitleRules::Swiss(SECOND_EDITION_RULES),
    surrendered: Surrendered::ToPool,
    claim: Claim::Maximum,
    bank_break: BankBreak::Emptied,
    consent: Consent::Asked,
    emergency_sales: EmergencySales::NeededForPurchase,
    steps_end: StepsEnd::NothingPossible,
    marker_enters: MarkerEnters::WithPar,
    upgrade_connection: UpgradeConnection::NewTile,
};

const FIRST_EDITION_RULES: SwissRules = SwissRules {
    unmoved_markers: UnmovedMarkers::Sink,
    tunnel_connection: TunnelConnection::MouthOrLine,
    paper_worth: PaperWorth::HasPaid,
    ..SECOND_EDITION_RULES
};

/// First edition (2003): what differs from the second.
pub const FIRST_EDITION: Edition = Edition {
    profile: Profile::Swiss1e,
    rules: TitleRules::Swiss(FIRST_EDITION_RULES),
    ways: &map::FIRST_EDITION,
    privates: companies::PRIVATES_FIRST_EDITION,
    marker_enters: MarkerEnters::AtLaunch,
    upgrade_connection: UpgradeConnection::OldTile,
    ..SECOND_EDITION
};

const AS_18XX_GAMES_RULES: SwissRules = SwissRules {
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
    ..SECOND_EDITION_RULES
};

/// The second edition as 18xx.games plays it, for its logs.
pub const AS_18XX_GAMES: Edition = Edition {
    profile: Profile::Swiss18xxGames,
    rules: TitleRules::Swiss(AS_18XX_GAMES_RULES),
    ways: &map::NINE_TUNNEL_HEXES,
    trains: trains::TRAINS_18XX_GAMES,
    scoring: Scoring { express_ends: ExpressEnds::Free, tunnel_per_stop: 10, regions_joined: 0 },
    surrendered: Surrendered::Removed,
    claim: Claim::AnyLegal,
    bank_break: BankBreak::Exceeded,
    consent: Consent::Implied,
    emergency_sales: EmergencySales::NeededForDearest,
    steps_end: StepsEnd::As18xxGames,
    ..SECOND_EDITION
};
