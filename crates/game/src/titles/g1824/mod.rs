//! 1824 Austria-Hungary: the editions, each on one screen, and what only this title has.

mod action;
mod apply;
pub mod bond;
mod choices;
mod cite;
pub mod coal;
pub mod companies;
mod construction;
mod debt;
mod directorship;
mod dividend;
mod emergency;
mod event;
mod facts;
pub mod formation;
mod map;
mod market;
pub mod mountain;
mod notation;
pub mod opening;
mod operating;
mod own;
pub mod phase;
pub mod policy;
#[cfg(feature = "positions")]
mod position;
pub mod regional;
mod revenue;
mod ruleset;
mod share_round;
pub mod stacks;
pub mod station;
pub mod stock;
mod tile;
mod tiles;
pub mod train;
pub mod trains;
mod violation;

use std::sync::LazyLock;

use board::PrintedBoard;
use routes::{ExpressEnds, Scoring};

use crate::edition::{
    AgreedEnd, BankBreak, Claim, Consent, DebtorPass, Edition, EmergencySales, MarkerEnters, NumberCards, OwnTrains,
    PhaseNames, PrintedFor, Profile, RulesVersion, Seats, SurrenderOrder, Surrendered, TrainStepEnds,
    UpgradeConnection,
};
use crate::titles::{Title, TitlePolicies};
use crate::{Money, OptionRule};
use policy::{
    AfterForeignSale, AtTheLimit, BankLimit, BondExchange, BookValue, CoalCertificate, CoalDuty, CoalOpening,
    CoalTrainStep, CompulsoryMountain, Debt, DiscardOrder, DoubleSale, Exchanges, FirstExport, FirstJudged,
    HasOperated, KkFormation, LastFormation, LocationLoop, MarkerChoice, MergerSurplus, MissingMarker, MountainOwner,
    MountainRailways, NoForerunners, OpeningOrder, Pool, PurchaseAfterSale, RefusedMountain, ReturnedMarker, Sales,
    SecondMarker, SellingDuty, StaatsbahnShares, TrainStepSales, UnaffordableCoal, Undirected, UndirectedTrains,
    UnitLimit, UnreservedCertificate, WaitingTrains,
};

pub use action::{Action, Choice};
pub use event::Event;
pub use own::{BondPlace, Opening, Own, Pending};
pub use policy::Policies;
pub use violation::Violation;

/// What comes before the first share round.
pub type Round = Opening;

/// The rules of 1824.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct G1824;

type State = crate::state::Game<G1824>;
type Draft = crate::state::Draft<G1824>;

/// First edition (2005), rulings applied; the default.
pub const PROFILE_1E: Profile = Profile("1824-1e");
/// Second edition (2019).
pub const PROFILE_2E: Profile = Profile("1824-2e");
/// The second edition as 18xx.games plays it.
pub const PROFILE_18XX_GAMES: Profile = Profile("1824-18xxgames");
/// Cisleithania for two or three, by the second edition.
pub const PROFILE_CISLEITHANIA: Profile = Profile("1824-cisleithania");
/// The same as 18xx.games plays it.
pub const PROFILE_CISLEITHANIA_18XX_GAMES: Profile = Profile("1824-cisleithania-18xxgames");

/// Every edition in each version of its rules, the default first.
pub(crate) const EDITIONS: &[&Edition] = &[
    &FIRST_EDITION_V2,
    &FIRST_EDITION,
    &SECOND_EDITION_V2,
    &SECOND_EDITION,
    &AS_18XX_GAMES_V2,
    &AS_18XX_GAMES,
    &with_goods_time(FIRST_EDITION_V2, &map::FIRST_EDITION_GOODS_TIME),
    &with_goods_time(FIRST_EDITION, &map::FIRST_EDITION_GOODS_TIME),
    &with_goods_time(SECOND_EDITION_V2, &map::SECOND_EDITION_GOODS_TIME),
    &with_goods_time(SECOND_EDITION, &map::SECOND_EDITION_GOODS_TIME),
    &with_goods_time(AS_18XX_GAMES_V2, &map::SECOND_EDITION_GOODS_TIME),
    &with_goods_time(AS_18XX_GAMES, &map::SECOND_EDITION_GOODS_TIME),
    &CISLEITHANIA,
    &CISLEITHANIA_FOR_TWO,
    &CISLEITHANIA_AS_18XX_GAMES,
    &CISLEITHANIA_FOR_TWO_AS_18XX_GAMES,
];

/// The same edition with the map and the tiles of Goods Time. [1824-GT-01] [1824-GT-07]
const fn with_goods_time(edition: Edition, board: &'static LazyLock<PrintedBoard>) -> Edition {
    Edition { printed_for: PrintedFor::Option(OptionRule::GoodsTime), board, ..edition }
}

const fn seats(players: u8, cash: i32, certificates: u8) -> Seats {
    Seats { players, cash: Money(cash), certificates }
}

const FIRST_EDITION_POLICIES: Policies = Policies {
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
    train_step_sales: TrainStepSales::InAnEmergency,
    at_the_limit: AtTheLimit::BuysNothing,
    no_forerunners: NoForerunners::PlaceKept,
    returned_marker: ReturnedMarker::CostsAsAnyOther,
    after_foreign_sale: AfterForeignSale::Exchanges,
    unaffordable_coal: UnaffordableCoal::Passes,
    unreserved_certificate: UnreservedCertificate::NotForSale,
    discard_order: DiscardOrder::Operating,
    selling_duty: SellingDuty::EveryTurn,
    last_formation: LastFormation::Omitted,
    staatsbahn_shares: StaatsbahnShares::InitialRound,
    undirected_trains: UndirectedTrains::ForSale,
    has_operated: HasOperated::AfterRun,
    unit_limit: UnitLimit::SixAfterwards,
    purchase_after_sale: PurchaseAfterSale::Any,
    coal_train_step: CoalTrainStep::GoodsTrains,
    first_judged: FirstJudged::AtTheStep,
    marker_choice: MarkerChoice::AtFormation,
    location_loop: LocationLoop::Asked,
    mountain_owner: MountainOwner::PassedOver,
    opening_order: OpeningOrder::RoundTheTable,
    refused_mountain: RefusedMountain::IsNoPass,
    mountain_railways: MountainRailways::FourOrSix,
    not_in_play: &[],
    goods_cards: trains::GOODS_CARDS,
    kk_formation: KkFormation::FirstSix,
    pool: Pool::InTheBank,
    bank_limit: BankLimit::Half,
    double_sale: DoubleSale::Free,
    bond_exchange: BondExchange::Always,
    second_marker: SecondMarker::LastCard,
    missing_marker: MissingMarker::IsLeft,
};

/// What the second reading of the books has changed in both of them.
const fn second_reading(first: Policies) -> Policies {
    Policies {
        selling_duty: SellingDuty::NextShareRound,
        last_formation: LastFormation::TakesPlace,
        has_operated: HasOperated::AfterFirstTurn,
        ..first
    }
}

/// First edition (2005), rulings applied.
const FIRST_EDITION: Edition = Edition {
    profile: PROFILE_1E,
    version: RulesVersion::FIRST,
    printed_for: PrintedFor::Everyone,
    title: Title::G1824,
    bank: Money(12_000),
    seats: &[seats(3, 820, 21), seats(4, 680, 16), seats(5, 560, 13), seats(6, 460, 11)],
    board: &map::FIRST_EDITION,
    market: &market::MARKET,
    companies: companies::FIRST_EDITION,
    privates: companies::MOUNTAIN_RAILWAYS,
    private_letter: 'B',
    models: trains::MODELS,
    trains: trains::TRAINS,
    phases: trains::PHASES_FIRST_EDITION,
    phase_names: PhaseNames::Trains,
    scoring: Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 0, regions_joined: 0 },
    policies: TitlePolicies::G1824(FIRST_EDITION_POLICIES),
    number_cards: NumberCards::Dealt,
    surrendered: Surrendered::Removed,
    claim: Claim::AnyLegal,
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

const FIRST_EDITION_V2_POLICIES: Policies = Policies {
    staatsbahn_shares: StaatsbahnShares::OrdinaryShareRounds,
    undirected_trains: UndirectedTrains::NotForSale,
    unit_limit: UnitLimit::FiveBefore,
    ..second_reading(FIRST_EDITION_POLICIES)
};

/// Version 2: the book read a second time.
const FIRST_EDITION_V2: Edition = Edition {
    version: RulesVersion::SECOND,
    policies: TitlePolicies::G1824(FIRST_EDITION_V2_POLICIES),
    claim: Claim::AnyPaying,
    ..FIRST_EDITION
};

const SECOND_EDITION_POLICIES: Policies = Policies {
    coal_duty: CoalDuty::WhileTheBankOffers,
    undirected: Undirected::Receivership,
    compulsory_mountain: CompulsoryMountain::MayBeDiscarded,
    coal_opening: CoalOpening::AtOnce,
    waiting_trains: WaitingTrains::ForSale,
    debt: Debt::Ledger,
    first_export: FirstExport::FirstSet,
    book_value: BookValue::Counts,
    ..FIRST_EDITION_POLICIES
};

/// Second edition (2019): what differs from the first.
const SECOND_EDITION: Edition = Edition {
    profile: PROFILE_2E,
    board: &map::SECOND_EDITION,
    companies: companies::SECOND_EDITION,
    phases: trains::PHASES_SECOND_EDITION,
    policies: TitlePolicies::G1824(SECOND_EDITION_POLICIES),
    claim: Claim::Maximum,
    emergency_sales: EmergencySales::NeededForDearest,
    ..FIRST_EDITION
};

/// Version 2: the book read a second time.
const SECOND_EDITION_V2: Edition = Edition {
    version: RulesVersion::SECOND,
    policies: TitlePolicies::G1824(second_reading(SECOND_EDITION_POLICIES)),
    ..SECOND_EDITION
};

const AS_18XX_GAMES_POLICIES: Policies = Policies {
    sales: Sales::Repeated,
    exchanges: Exchanges::Hindered,
    coal_certificate: CoalCertificate::StaysWithTheOwner,
    merger_surplus: MergerSurplus::JustMerged,
    train_step_sales: TrainStepSales::AnyTrainStep,
    at_the_limit: AtTheLimit::BuysAndDiscards,
    no_forerunners: NoForerunners::FirstTurn,
    returned_marker: ReturnedMarker::KeepsItsPrice,
    after_foreign_sale: AfterForeignSale::Formation,
    unaffordable_coal: UnaffordableCoal::WaitsForAPass,
    unreserved_certificate: UnreservedCertificate::WaitsForAPass,
    discard_order: DiscardOrder::SiteList,
    ..SECOND_EDITION_POLICIES
};

/// The second edition as 18xx.games plays it, for its logs.
const AS_18XX_GAMES: Edition = Edition {
    profile: PROFILE_18XX_GAMES,
    trains: trains::TRAINS_18XX_GAMES,
    policies: TitlePolicies::G1824(AS_18XX_GAMES_POLICIES),
    claim: Claim::AnyLegal,
    bank_break: BankBreak::Exceeded,
    consent: Consent::Implied,
    train_step_ends: TrainStepEnds::NoTrainAffordable,
    upgrade_connection: UpgradeConnection::NewTrackOrValue,
    ..SECOND_EDITION
};

const AS_18XX_GAMES_V2_POLICIES: Policies = Policies {
    coal_certificate: CoalCertificate::StaysAndIsTraded,
    no_forerunners: NoForerunners::Claimed,
    purchase_after_sale: PurchaseAfterSale::NeedsTheLastUnit,
    coal_train_step: CoalTrainStep::AllTrains,
    first_judged: FirstJudged::BeforeItsHome,
    marker_choice: MarkerChoice::NextRound,
    location_loop: LocationLoop::NoRoute,
    mountain_owner: MountainOwner::Asked,
    ..AS_18XX_GAMES_POLICIES
};

/// Version 2: the site's engine looked at a second time.
const AS_18XX_GAMES_V2: Edition = Edition {
    version: RulesVersion::SECOND,
    policies: TitlePolicies::G1824(AS_18XX_GAMES_V2_POLICIES),
    upgrade_connection: UpgradeConnection::TravelledTrackOrValue,
    own_trains: OwnTrains::WithinCash,
    debtor_pass: DebtorPass::OnlyInsteadOfSomethingElse,
    surrender_order: SurrenderOrder::AnyOrder,
    agreed_end: AgreedEnd::AtAnyTime,
    ..AS_18XX_GAMES
};

const fn with_bukowina(edition: Edition) -> Scoring {
    Scoring { regions_joined: 50, ..edition.scoring }
}

/// What Cisleithania adds for three. [1824-CIS-19]
const fn for_three(second: Policies) -> Policies {
    Policies {
        mountain_railways: MountainRailways::OnePerPlayer,
        not_in_play: companies::ABSENT_FOR_THREE,
        goods_cards: trains::GOODS_CARDS_FOR_THREE,
        ..second
    }
}

/// And what for two.
const fn for_two(second: Policies) -> Policies {
    Policies {
        opening_order: OpeningOrder::Stacks,
        not_in_play: companies::ABSENT_FOR_TWO,
        goods_cards: trains::GOODS_CARDS_FOR_TWO,
        kk_formation: KkFormation::FirstFive,
        pool: Pool::Apart,
        bank_limit: BankLimit::None,
        ..for_three(second)
    }
}

/// Cisleithania by the second edition as it is read now: all but the draft and the bond railway are as there. [1824-CIS-36]
const CISLEITHANIA: Edition = Edition {
    profile: PROFILE_CISLEITHANIA,
    version: RulesVersion::FIRST,
    bank: Money(9_000),
    seats: &[seats(2, 830, 14), seats(3, 700, 16)],
    board: &map::CISLEITHANIA,
    companies: companies::CISLEITHANIA,
    trains: trains::TRAINS_FOR_THREE,
    scoring: with_bukowina(SECOND_EDITION_V2),
    policies: TitlePolicies::G1824(for_three(second_reading(SECOND_EDITION_POLICIES))),
    ..SECOND_EDITION_V2
};

const CISLEITHANIA_FOR_TWO: Edition = Edition {
    printed_for: PrintedFor::Players(2),
    bank: Money(4_000),
    trains: trains::TRAINS_FOR_TWO,
    policies: TitlePolicies::G1824(for_two(second_reading(SECOND_EDITION_POLICIES))),
    ..CISLEITHANIA
};

/// What that site does otherwise with both numbers of players. [1824-DEV-34]
const fn on_18xx_games(policies: Policies) -> Policies {
    Policies {
        undirected: Undirected::ReceivershipWithTrack,
        train_step_sales: TrainStepSales::Never,
        refused_mountain: RefusedMountain::CountsAsPass,
        bank_limit: BankLimit::Half,
        double_sale: DoubleSale::WhileAnotherHoldsTwo,
        bond_exchange: BondExchange::OnlyVoluntary,
        second_marker: SecondMarker::AnyPurchase,
        missing_marker: MissingMarker::IsLost,
        ..policies
    }
}

/// Cisleithania as 18xx.games plays it, for its logs.
const CISLEITHANIA_AS_18XX_GAMES: Edition = Edition {
    profile: PROFILE_CISLEITHANIA_18XX_GAMES,
    version: RulesVersion::FIRST,
    bank: CISLEITHANIA.bank,
    seats: CISLEITHANIA.seats,
    board: CISLEITHANIA.board,
    companies: CISLEITHANIA.companies,
    trains: trains::TRAINS_FOR_THREE_18XX_GAMES,
    scoring: CISLEITHANIA.scoring,
    policies: TitlePolicies::G1824(on_18xx_games(for_three(AS_18XX_GAMES_V2_POLICIES))),
    number_cards: NumberCards::AsSeated,
    ..AS_18XX_GAMES_V2
};

const CISLEITHANIA_FOR_TWO_AS_18XX_GAMES: Edition = Edition {
    printed_for: PrintedFor::Players(2),
    bank: CISLEITHANIA_FOR_TWO.bank,
    trains: trains::TRAINS_FOR_TWO_18XX_GAMES,
    policies: TitlePolicies::G1824(on_18xx_games(for_two(AS_18XX_GAMES_V2_POLICIES))),
    ..CISLEITHANIA_AS_18XX_GAMES
};
