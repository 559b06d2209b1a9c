//! Which rule of 1824 a violation breaks. No `_` arm: a new violation must find its rule.

use routes::Fault;

use crate::action::Action;
use crate::edition::{Kind, Profile};
use crate::state::Round;
use crate::{CompanyId, ModelId, RuleId, State, Violation};

/// The rule as this game has it: what the action or the round makes more precise, and its own edition's half of a pair.
pub fn cite_in(state: &State, action: &Action, violation: &Violation) -> RuleId {
    let rule = cite_here(state, action, violation).unwrap_or(cite(violation).0);
    RuleId(match state.edition.profile {
        Profile::Austria1e => in_first_edition(rule),
        _ => rule,
    })
}

/// Where one violation breaks different rules by where it happens.
fn cite_here(state: &State, action: &Action, violation: &Violation) -> Option<&'static str> {
    match (violation, action) {
        (Violation::OtherTitle, Action::DeclareBankruptcy) => Some("1824-EMR-08"),
        (Violation::CannotAfford { .. }, Action::Repay(_)) => Some("1824-EMR-14b"),
        (Violation::TrainTooDear { .. }, Action::ExchangeTrain(_)) => Some("1824-EMR-07"),
        (Violation::TrainNotOnSale { model }, _) => is_goods(state, *model).then_some("1824-TRAIN-04"),
        (Violation::CertificateReserved { company }, _) => Some(reserved(state, *company)),
        (Violation::NotYourCoalRailway { company }, _) => {
            (state.kind(*company) == Kind::PreStaatsbahn).then_some("1824-PRE-14")
        }
        (Violation::NotARegional { company }, _) => (state.kind(*company) == Kind::National).then_some("1824-STAAT-33"),
        _ => None,
    }
}

fn is_goods(state: &State, model: ModelId) -> bool {
    state.edition.models.get(model.index()).is_some_and(|spec| spec.goods_from.is_some())
}

/// Why a director's certificate is not to be had.
fn reserved(state: &State, company: CompanyId) -> &'static str {
    match (&state.round, state.kind(company)) {
        (Round::Opening(_), _) => "1824-START-09",
        (_, Kind::National) => "1824-STAAT-26",
        _ => "1824-REG-03",
    }
}

/// Where the editions word a rule apart, the first edition's words.
fn in_first_edition(rule: &'static str) -> &'static str {
    match rule {
        "1824-COAL-29b" => "1824-COAL-29a",
        "1824-EMR-12b" => "1824-EMR-12a",
        "1824-EMR-14b" => "1824-EMR-14a",
        "1824-MTN-22b" => "1824-MTN-22a",
        "1824-RUN-24b" => "1824-RUN-24a",
        "1824-STAAT-21b" => "1824-STAAT-21a",
        "1824-STAAT-24b" => "1824-STAAT-24a",
        same => same,
    }
}

/// As the second edition has it.
pub const fn cite(violation: &Violation) -> RuleId {
    RuleId(match violation {
        Violation::NotNow => "1824-OR-08",
        Violation::GameOver => "1824-END-02",
        Violation::OtherTitle => "1824-SR-02",

        Violation::SalesBarred => "1824-START-10",
        Violation::NoSuchPrice { .. } => "1824-COAL-02",
        Violation::PreStaatsbahnPrice { .. } => "1824-PRE-02",
        Violation::MountainRailwayGone { .. } => "1824-MTN-01",
        Violation::CertificateReserved { .. } => "1824-START-09",
        Violation::CannotAfford { .. } => "1824-SR-19",
        Violation::DirectorsCertificateFirst { .. } => "1824-SR-15",
        Violation::DirectorsCertificateSold { .. } => "1824-REG-07",
        Violation::SoldThisRound { .. } => "1824-SR-20",
        Violation::MoreThanHalf { .. } => "1824-SR-13",
        Violation::CertificateLimit { .. } => "1824-SR-09",
        Violation::OverCertificateLimit { .. } => "1824-SR-12",
        Violation::NothingOnOffer { .. } => "1824-SR-15",
        Violation::NoSuchPaper => "1824-SR-29",
        Violation::PoolLimit { .. } => "1824-SR-22",
        Violation::NotOperatedYet { .. } => "1824-SR-21",
        Violation::SoldAlready { .. } => "1824-SR-25",
        Violation::NotSoManyShares { .. } => "1824-SR-02",
        Violation::DirectorCannotStepDown { .. } => "1824-DIR-08",
        Violation::InDebt { .. } => "1824-EMR-15",
        Violation::NoDebt | Violation::MoreThanDebt { .. } => "1824-EMR-14b",
        Violation::NoSuchPar { .. } => "1824-REG-08",
        Violation::NotYoursToExchange => "1824-MTN-06",
        Violation::NotYourCoalRailway { .. } => "1824-COAL-19",
        Violation::ExchangeNotYet { .. } => "1824-SR-30",
        Violation::ExchangeAfterSale => "1824-DEV-07",
        Violation::ExchangeCompulsory => "1824-MTN-22b",
        Violation::NotARegional { .. } => "1824-MTN-06",
        Violation::NoShareForMountain { .. } => "1824-MTN-12",

        Violation::NoTileLeft => "1824-TRACK-16",
        Violation::NotBuildable { .. } | Violation::NeverUpgraded { .. } => "1824-TRACK-02",
        Violation::HexNotBare { .. } => "1824-TRACK-02",
        Violation::NoSuchTile => "1824-TRACK-16",
        Violation::PlainTrackOnly { .. } => "1824-TRACK-06",
        Violation::TownTileOnly { .. } => "1824-TRACK-07",
        Violation::CityTileOnly { .. } => "1824-TRACK-08",
        Violation::ColourStep { .. } => "1824-UPG-01",
        Violation::KindMustStay { .. } => "1824-UPG-05",
        Violation::LabelMissing { .. } => "1824-TRACK-09",
        Violation::ColourNotYet { .. } => "1824-UPG-02",
        Violation::TrackOffTheMap { .. } => "1824-TRACK-10",
        Violation::TrackIntoGrey { .. } | Violation::TrackIntoRed { .. } => "1824-TRACK-11",
        Violation::OldTrackLost { .. } => "1824-UPG-04",
        Violation::NotConnected { .. } => "1824-TRACK-03",
        Violation::UpgradeNotConnected { .. } => "1824-UPG-03",
        Violation::HomeTileFirst { .. } => "1824-TRACK-05",
        Violation::TerrainTooDear { .. } => "1824-TRACK-14",
        Violation::NewTrackNotReached { .. } => "1824-DEV-05",

        Violation::NoMarkerLeft => "1824-SETUP-14",
        Violation::MarkerTooDear { .. } => "1824-TOK-03",
        Violation::NotACity { .. } => "1824-TOK-08",
        Violation::NoFreeCircle { .. } => "1824-TOK-06",
        Violation::CircleReserved { .. } => "1824-TOK-11",
        Violation::MarkerNotConnected { .. } => "1824-TOK-07",
        Violation::MarkerOnHexAlready { .. } => "1824-TOK-05",
        Violation::NoMarkerThere { .. } => "1824-STAAT-21b",

        Violation::NoSuchTrain { .. } => "1824-RUN-25",
        Violation::RouteFault { fault, .. } => cite_fault(fault),
        Violation::TrackShared { .. } => "1824-RUN-16",
        Violation::BelowMaximum { .. } => "1824-RUN-24b",

        Violation::TrainNotOnSale { .. } => "1824-TRAIN-03",
        Violation::TrainPrice { .. } => "1824-TRAIN-39",
        Violation::TrainLimit { .. } => "1824-TRAIN-12",
        Violation::NoTradeYet { .. } => "1824-TRAIN-28",
        Violation::TradePrice { .. } | Violation::TradeBeyondTreasury { .. } => "1824-TRAIN-29",
        Violation::PrintedPrice { .. } => "1824-TRAIN-30",
        Violation::AbovePrintedPrice { .. } => "1824-EMR-05",
        Violation::NotOwnedBySeller { .. } => "1824-TRAIN-28",
        Violation::TrainWaits { .. } => "1824-COAL-29b",
        Violation::GoodsTrainsOnly => "1824-COAL-12",
        Violation::InReceivership => "1824-STAAT-24b",
        Violation::NothingToSurrender { .. } => "1824-TRAIN-19",
        Violation::ExchangedAlready => "1824-TRAIN-21",
        Violation::TrainRequired => "1824-TRAIN-35",
        Violation::TrainTooDear { .. } => "1824-EMR-06",
        Violation::NoObligation => "1824-EMR-01",
        Violation::AssistedAlready => "1824-EMR-06",
        Violation::TradeDeclined => "1824-RULING-48",
        Violation::SoldTooMuch { .. } | Violation::SaleNotNeeded => "1824-EMR-12b",
        Violation::SaleChangesDirector { .. } => "1824-EMR-11",
        Violation::NotSurrenderable { .. } => "1824-TRAIN-14",

        // What cannot arise in 1824: papers and steps that only 1844 has.
        Violation::PrivatesUnsold
        | Violation::BidTooLow { .. }
        | Violation::RaiseTooSmall { .. }
        | Violation::BidBeyondCash { .. }
        | Violation::SaleAfterPurchase
        | Violation::TunnelAlreadyBought
        | Violation::MountainAlreadyBought
        | Violation::NationalNotFormed
        | Violation::CompanyMerged { .. }
        | Violation::NotStarted { .. }
        | Violation::SalesOutOfOrder { .. }
        | Violation::DoubleNotSplit
        | Violation::InExchangeDebt { .. }
        | Violation::SaleDueFirst { .. }
        | Violation::ParOutOfPlace { .. }
        | Violation::MountainTaken { .. }
        | Violation::MountainToPlace
        | Violation::NotAMountain { .. }
        | Violation::MountainHexTaken { .. }
        | Violation::NoSuchPanel { .. }
        | Violation::TunnelTaken { .. }
        | Violation::TileAlreadyLaid
        | Violation::FurkaOberalpOnly { .. }
        | Violation::TrackIntoTunnelHex { .. }
        | Violation::TrackIntoBar { .. }
        | Violation::ExtraTileNotYet { .. }
        | Violation::ExtraTileUsed
        | Violation::ExtraTileNotOwned
        | Violation::ExtraTileYellowOnly
        | Violation::TunnelNotOwned { .. }
        | Violation::TunnelUsed { .. }
        | Violation::NotATunnelHex { .. }
        | Violation::TunnelHexTaken { .. }
        | Violation::NotMouths { .. }
        | Violation::TunnelNotConnected { .. }
        | Violation::TunnelTooDear { .. }
        | Violation::PrivateNotYet { .. }
        | Violation::PrivateNotSaleable { .. }
        | Violation::PrivateBuyerBarred { .. }
        | Violation::PrivateNotTheDirectors { .. }
        | Violation::PrivatePrice { .. }
        | Violation::PrivateTooDear { .. }
        | Violation::PrivatesLast
        | Violation::FurkaOberalpNotYet { .. }
        | Violation::FurkaOberalpGone
        | Violation::FurkaOberalpNotYourTurn
        | Violation::EvaNotHeld
        | Violation::EvaNotDirected { .. }
        | Violation::EvaNotYourTurn
        | Violation::EvaNoRoom { .. }
        | Violation::DestinationNotReached { .. }
        | Violation::SbbPrintedPrice { .. }
        | Violation::NotTradable { .. }
        | Violation::HTrainsOnly
        | Violation::PreSbbNoAssistance
        | Violation::NotBankrupt => "1824-OR-08",
    })
}

const fn cite_fault(fault: &Fault) -> &'static str {
    match fault {
        Fault::NoTrack { .. } | Fault::EndsOnTheLine { .. } | Fault::FewerThanTwoStops | Fault::NotAStop { .. } => {
            "1824-RUN-01"
        }
        Fault::NotJoined { .. } => "1824-RUN-23",
        Fault::SameTrackTwice { .. } => "1824-RUN-16",
        Fault::NoMarker | Fault::MarkerNotScored => "1824-RUN-02",
        Fault::TooManyStops { .. } | Fault::TooManyHexes { .. } => "1824-RUN-03",
        Fault::TooManyCities { .. } => "1824-RUN-06",
        Fault::RedLocation { .. } | Fault::EndOfTheLine { .. } => "1824-RUN-22",
        Fault::SameStopTwice { .. } => "1824-RUN-15",
        Fault::SameGroupTwice { .. } => "1824-RUN-12",
        Fault::SameHexTwice { .. } => "1824-RUN-13",
        Fault::CannotPass { .. } => "1824-RUN-19",
        Fault::Mine { .. } => "1824-RUN-09",
        Fault::NoMine => "1824-RUN-05",
        Fault::SecondMine { .. } => "1824-RUN-10",
    }
}
