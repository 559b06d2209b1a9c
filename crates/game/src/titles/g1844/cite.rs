//! Which rule of 1844 a violation breaks. No `_` arm: a new violation must find its rule.

use routes::Fault;

use crate::action::Action;
use crate::edition::Profile;
use crate::{OptionRule, RuleId, State, Violation};

/// The rule as this game has it: that of an option it has added, or its own edition's half of a pair.
pub fn cite_in(state: &State, action: &Action, violation: &Violation) -> RuleId {
    if let Some(rule) = cite_option(state, action, violation) {
        return RuleId(rule);
    }
    let rule = cite(violation);
    match state.edition.profile {
        Profile::Swiss1e => RuleId(in_first_edition(rule.0)),
        _ => rule,
    }
}

/// What is refused only, or also, because of a house rule.
fn cite_option(state: &State, action: &Action, violation: &Violation) -> Option<&'static str> {
    let has = |rule| state.options.has(rule);
    match (violation, action) {
        (Violation::PrivatePrice { minimum, .. }, Action::BuyPrivate { price, .. }) => {
            (has(OptionRule::HalfPricePrivates) && price < minimum).then_some("1844-PRIV-07")
        }
        (Violation::UpgradeNotConnected { .. }, _) => has(OptionRule::UpgradeReachedTrack).then_some("1844-UPG-15"),
        _ => None,
    }
}

/// Where the editions word a rule apart, the first edition's words.
fn in_first_edition(rule: &'static str) -> &'static str {
    match rule {
        "1844-OR-08b" => "1844-OR-08a",
        "1844-SR-13b" => "1844-SR-13a",
        "1844-UPG-04b" => "1844-UPG-04a",
        "1844-TUN-11b" => "1844-TUN-11a",
        "1844-PRIV-14b" => "1844-PRIV-14a",
        // The second edition has no such sentence.
        "1844-RULING-58" => "1844-TRAIN-10a",
        same => same,
    }
}

/// As the second edition has it.
pub const fn cite(violation: &Violation) -> RuleId {
    RuleId(match violation {
        Violation::NotNow => "1844-OR-08b",
        Violation::GameOver => "1844-END-02",

        Violation::PrivatesUnsold => "1844-AUC-18",
        Violation::BidTooLow { .. } => "1844-AUC-03",
        Violation::RaiseTooSmall { .. } => "1844-AUC-05",
        Violation::BidBeyondCash { .. } => "1844-RULING-13",

        Violation::SaleAfterPurchase => "1844-SR-02",
        Violation::CannotAfford { .. } => "1844-SR-08",
        Violation::DirectorsCertificateFirst { .. } => "1844-SR-09",
        Violation::DirectorsCertificateSold { .. } => "1844-SR-06",
        Violation::SoldThisRound { .. } => "1844-SR-11",
        Violation::TunnelAlreadyBought => "1844-SR-12",
        Violation::MountainAlreadyBought => "1844-SR-13b",
        Violation::MoreThanHalf { .. } => "1844-SR-15",
        Violation::NationalNotFormed | Violation::CompanyMerged { .. } => "1844-SR-17",
        Violation::CertificateLimit { .. } => "1844-SR-18",
        Violation::OverCertificateLimit { .. } => "1844-SR-21",
        Violation::NothingOnOffer { .. } | Violation::NoSuchPaper => "1844-SR-06",
        Violation::SalesBarred => "1844-SR-25",
        Violation::PoolLimit { .. } => "1844-SR-26",
        Violation::NotStarted { .. } => "1844-SR-27",
        Violation::SoldAlready { .. } => "1844-RULING-03",
        Violation::NotSoManyShares { .. } => "1844-SR-02",
        Violation::SalesOutOfOrder { .. } => "1844-SR-36",
        Violation::DirectorCannotStepDown { .. } => "1844-DIR-08",
        Violation::DoubleNotSplit => "1844-RULING-59",
        Violation::InDebt { .. } => "1844-EMR-11",
        Violation::InExchangeDebt { .. } => "1844-RULING-49",
        Violation::NoDebt | Violation::MoreThanDebt { .. } => "1844-RULING-48",
        Violation::SaleDueFirst { .. } => "1844-SBB-16",
        Violation::NoSuchPar { .. } => "1844-LAUNCH-01",
        Violation::ParOutOfPlace { .. } => "1844-AUC-20",
        Violation::MountainTaken { .. } => "1844-MTN-01",
        Violation::MountainToPlace | Violation::NotAMountain { .. } => "1844-MTN-03",
        Violation::MountainHexTaken { .. } => "1844-MTN-05",
        Violation::NoSuchPanel { .. } => "1844-MTN-03",
        Violation::TunnelTaken { .. } => "1844-TUN-01",

        Violation::TileAlreadyLaid => "1844-TRACK-01",
        Violation::NoTileLeft => "1844-TRACK-21",
        Violation::NotBuildable { .. } => "1844-TRACK-19",
        Violation::NeverUpgraded { .. } => "1844-UPG-14",
        Violation::HexNotBare { .. } => "1844-TRACK-02",
        Violation::FurkaOberalpOnly { .. } => "1844-PRIV-17",
        Violation::NoSuchTile => "1844-TRACK-21",
        Violation::PlainTrackOnly { .. } => "1844-TRACK-05",
        Violation::TownTileOnly { .. } => "1844-TRACK-06",
        Violation::CityTileOnly { .. } => "1844-TRACK-07",
        Violation::ColourStep { .. } => "1844-UPG-02",
        Violation::KindMustStay { .. } => "1844-UPG-07",
        Violation::LabelMissing { .. } => "1844-UPG-08",
        Violation::ColourNotYet { .. } => "1844-UPG-03",
        Violation::TrackOffTheMap { .. } => "1844-TRACK-10",
        Violation::TrackIntoGrey { .. } => "1844-TRACK-11",
        Violation::TrackIntoTunnelHex { .. } => "1844-TRACK-12",
        Violation::TrackIntoBar { .. } => "1844-TRACK-13",
        Violation::TrackIntoRed { .. } => "1844-TRACK-14",
        Violation::OldTrackLost { .. } => "1844-UPG-05",
        Violation::NotConnected { .. } => "1844-TRACK-03",
        Violation::UpgradeNotConnected { .. } => "1844-UPG-04b",
        Violation::HomeTileFirst { .. } => "1844-TRACK-04",
        Violation::TerrainTooDear { .. } => "1844-TRACK-17",
        Violation::ExtraTileNotYet { .. } | Violation::ExtraTileUsed | Violation::ExtraTileYellowOnly => "1844-PRIV-11",
        Violation::ExtraTileNotOwned => "1844-PRIV-25",

        Violation::TunnelNotOwned { .. } => "1844-TUN-04",
        Violation::TunnelUsed { .. } => "1844-TUN-13",
        Violation::NotATunnelHex { .. } | Violation::TunnelHexTaken { .. } | Violation::NotMouths { .. } => {
            "1844-TUN-09"
        }
        Violation::TunnelNotConnected { .. } => "1844-TUN-11b",
        Violation::TunnelTooDear { .. } => "1844-TUN-05",

        Violation::PrivateNotYet { .. } | Violation::PrivatePrice { .. } => "1844-PRIV-04",
        Violation::PrivateNotSaleable { .. } => "1844-PRIV-09",
        Violation::PrivateBuyerBarred { .. } => "1844-PRIV-08",
        Violation::PrivateNotTheDirectors { .. } => "1844-PRIV-06",
        Violation::PrivateTooDear { .. } => "1844-RULING-18",
        Violation::PrivatesLast => "1844-OR-09",
        Violation::FurkaOberalpNotYet { .. } => "1844-PRIV-14b",
        Violation::FurkaOberalpGone => "1844-PRIV-15",
        Violation::FurkaOberalpNotYourTurn => "1844-DEV-13",
        Violation::EvaNotHeld | Violation::EvaNotDirected { .. } | Violation::EvaNoRoom { .. } => "1844-PRIV-23",
        Violation::EvaNotYourTurn => "1844-DEV-14",

        Violation::DestinationNotReached { .. } => "1844-DEST-02",

        Violation::NoMarkerLeft => "1844-TOK-15",
        Violation::MarkerTooDear { .. } => "1844-TOK-03",
        Violation::NotACity { .. } | Violation::NoFreeCircle { .. } => "1844-TOK-05",
        Violation::CircleReserved { .. } => "1844-TOK-09",
        Violation::MarkerNotConnected { .. } => "1844-TOK-06",
        Violation::MarkerOnHexAlready { .. } => "1844-TOK-08",

        Violation::NoSuchTrain { .. } => "1844-RUN-01",
        Violation::RouteFault { fault, .. } => cite_fault(fault),
        Violation::TrackShared { .. } => "1844-RUN-17",
        Violation::BelowMaximum { .. } => "1844-REV-09",

        Violation::TrainNotOnSale { .. } | Violation::TrainPrice { .. } => "1844-TRAIN-02",
        Violation::TrainLimit { .. } => "1844-TRAIN-06",
        Violation::NoTradeYet { .. } => "1844-TRAIN-07",
        Violation::TradePrice { .. } => "1844-TRAIN-08",
        Violation::TradeBeyondTreasury { .. } => "1844-RULING-69",
        Violation::PrintedPrice { .. } => "1844-TRAIN-09",
        Violation::SbbPrintedPrice { .. } => "1844-RULING-58",
        Violation::AbovePrintedPrice { .. } => "1844-EMR-04",
        Violation::NotTradable { .. } => "1844-TRAIN-11",
        Violation::NotOwnedBySeller { .. } => "1844-TRAIN-07",
        Violation::HTrainsOnly => "1844-TRAIN-15",
        Violation::TrainRequired => "1844-TRAIN-16",
        Violation::TrainTooDear { .. } => "1844-OR-12",
        Violation::PreSbbNoAssistance => "1844-TRAIN-19",
        Violation::NoObligation => "1844-EMR-17",
        Violation::AssistedAlready => "1844-EMR-14",
        Violation::TradeDeclined => "1844-RULING-69",
        Violation::SoldTooMuch { .. } | Violation::SaleNotNeeded => "1844-RULING-46",
        Violation::SaleChangesDirector { .. } => "1844-DIR-12",
        Violation::NotSurrenderable { .. } => "1844-RULING-51",
        Violation::NotBankrupt => "1844-EMR-13",
        Violation::NoMarkerThere { .. } => "1844-RULING-57",

        // What cannot arise in 1844: papers and steps that only 1824 has.
        Violation::OtherTitle
        | Violation::CertificateReserved { .. }
        | Violation::NotOperatedYet { .. }
        | Violation::NoSuchPrice { .. }
        | Violation::PreStaatsbahnPrice { .. }
        | Violation::MountainRailwayGone { .. }
        | Violation::NotYoursToExchange
        | Violation::NotYourCoalRailway { .. }
        | Violation::NoShareForMountain { .. }
        | Violation::ExchangeNotYet { .. }
        | Violation::ExchangeAfterSale
        | Violation::ExchangeCompulsory
        | Violation::NotARegional { .. }
        | Violation::GoodsTrainsOnly
        | Violation::InReceivership
        | Violation::TrainWaits { .. }
        | Violation::NothingToSurrender { .. }
        | Violation::ExchangedAlready
        | Violation::NewTrackNotReached { .. } => "1844-OR-08b",
    })
}

const fn cite_fault(fault: &Fault) -> &'static str {
    match fault {
        Fault::NoTrack { .. } | Fault::EndsOnTheLine { .. } | Fault::FewerThanTwoStops => "1844-RUN-02",
        Fault::NotJoined { .. } => "1844-RUN-16",
        Fault::NotAStop { .. } => "1844-MTN-06",
        Fault::SameTrackTwice { .. } => "1844-RUN-14",
        Fault::NoMarker => "1844-RUN-03",
        Fault::TooManyStops { .. } => "1844-RUN-04",
        Fault::TooManyHexes { .. } => "1844-RUN-05",
        Fault::RedLocation { .. } => "1844-RUN-07",
        Fault::SameStopTwice { .. } => "1844-RUN-10",
        Fault::SameGroupTwice { .. } | Fault::SameHexTwice { .. } => "1844-RUN-11",
        Fault::EndOfTheLine { .. } => "1844-RUN-12",
        Fault::CannotPass { .. } => "1844-RUN-13",
        Fault::MarkerNotScored => "1844-RUN-08",
        // 1844 has neither mines nor goods trains: these do not arise.
        Fault::Mine { .. } | Fault::NoMine | Fault::SecondMine { .. } | Fault::TooManyCities { .. } => "1844-RUN-02",
    }
}
