//! 1824 Austria-Hungary: the editions, each on one screen, and what only this title has.

pub mod choices;
pub mod cite;
pub mod coal;
pub mod companies;
pub mod debt;
pub mod decide;
pub mod dividend;
pub mod emergency;
pub mod formation;
pub mod map;
pub mod market;
pub mod mountain;
pub mod office;
pub mod opening;
pub mod operating;
pub mod phase;
pub mod policy;
pub mod regional;
pub mod revenue;
pub mod share_round;
pub mod station;
pub mod stock;
pub mod tile;
pub mod tiles;
pub mod train;
pub mod trains;

use routes::{ExpressEnds, Scoring};

use crate::Money;
use crate::edition::{
    BankBreak, Claim, Consent, Edition, EmergencySales, MarkerEnters, Profile, Seats, StepsEnd, Surrendered, Title,
    TitleRules, UpgradeConnection,
};
use policy::{
    AustriaRules, BookValue, CoalCertificate, CoalDuty, CoalOpening, CompulsoryMountain, Debt, Exchanges, FirstExport,
    MergerSurplus, OwnTrade, Sales, Undirected, WaitingTrains,
};

const fn seats(players: u8, cash: i32, certificates: u8) -> Seats {
    Seats { players, cash: Money(cash), certificates }
}

const FIRST_EDITION_RULES: AustriaRules = AustriaRules {
    coal_duty: CoalDuty::WhereAnyExists,
    undirected: Undirected::TakesNoTurn,
    compulsory_mountain: CompulsoryMountain::MustBeExchanged,
    coal_opening: CoalOpening::EndOfRound,
    waiting_trains: WaitingTrains::Untouchable,
    debt: Debt::Overdraft,
    first_export: FirstExport::AfterFirstPurchase,
    book_value: BookValue::None,
    sales: Sales::OneBlock,
    exchanges: Exchanges::Free,
    coal_certificate: CoalCertificate::GoesWithTheOffice,
    merger_surplus: MergerSurplus::AllTrains,
    own_trade: OwnTrade::Treasury,
};

/// First edition (2005), rulings applied.
pub const FIRST_EDITION: Edition = Edition {
    profile: Profile::Austria1e,
    title: Title::AustriaHungary1824,
    bank: Money(12_000),
    seats: &[seats(3, 820, 21), seats(4, 680, 16), seats(5, 560, 13), seats(6, 460, 11)],
    ways: &map::FIRST_EDITION,
    market: &market::MARKET,
    companies: companies::FIRST_EDITION,
    privates: companies::MOUNTAIN_RAILWAYS,
    models: trains::MODELS,
    trains: trains::TRAINS,
    phases: trains::PHASES_FIRST_EDITION,
    furka_oberalp: &[],
    scoring: Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 0, regions_joined: 0 },
    rules: TitleRules::Austria(FIRST_EDITION_RULES),
    surrendered: Surrendered::Removed,
    claim: Claim::AnyLegal,
    bank_break: BankBreak::Emptied,
    consent: Consent::Asked,
    emergency_sales: EmergencySales::NeededForPurchase,
    steps_end: StepsEnd::NothingPossible,
    marker_enters: MarkerEnters::WithPar,
    upgrade_connection: UpgradeConnection::NewTile,
};

const SECOND_EDITION_RULES: AustriaRules = AustriaRules {
    coal_duty: CoalDuty::WhileTheBankOffers,
    undirected: Undirected::Receivership,
    compulsory_mountain: CompulsoryMountain::MayBeDiscarded,
    coal_opening: CoalOpening::AtOnce,
    waiting_trains: WaitingTrains::ForSale,
    debt: Debt::Ledger,
    first_export: FirstExport::FirstSet,
    book_value: BookValue::Counts,
    ..FIRST_EDITION_RULES
};

/// Second edition (2019): what differs from the first.
pub const SECOND_EDITION: Edition = Edition {
    profile: Profile::Austria2e,
    ways: &map::SECOND_EDITION,
    companies: companies::SECOND_EDITION,
    phases: trains::PHASES_SECOND_EDITION,
    rules: TitleRules::Austria(SECOND_EDITION_RULES),
    claim: Claim::Maximum,
    emergency_sales: EmergencySales::NeededForDearest,
    ..FIRST_EDITION
};

const AS_18XX_GAMES_RULES: AustriaRules = AustriaRules {
    sales: Sales::Repeated,
    exchanges: Exchanges::Hindered,
    coal_certificate: CoalCertificate::StaysWithTheOwner,
    merger_surplus: MergerSurplus::JustMerged,
    own_trade: OwnTrade::As18xxGames,
    ..SECOND_EDITION_RULES
};

/// The second edition as 18xx.games plays it, for its logs.
pub const AS_18XX_GAMES: Edition = Edition {
    profile: Profile::Austria18xxGames,
    trains: trains::TRAINS_18XX_GAMES,
    rules: TitleRules::Austria(AS_18XX_GAMES_RULES),
    claim: Claim::AnyLegal,
    bank_break: BankBreak::Exceeded,
    consent: Consent::Implied,
    steps_end: StepsEnd::As18xxGames,
    upgrade_connection: UpgradeConnection::NewTrackOrValue,
    ..SECOND_EDITION
};
