//! Which rule of 1824 a violation breaks. No `_` arm: a new violation must find its rule.

mod here;

use routes::Fault;

use super::{G1824, PROFILE_1E, State, Violation as Broken};
use crate::action::Action;
use crate::titles::Citation::{self, Halves, Rule, SequenceOfPlay};
use crate::titles::Parts;
use crate::{RuleId, Violation};

/// The rule as this game has it: what the action or the round makes more precise, and its own edition's half of a pair.
pub fn cite_in(state: &State, action: &Action, violation: &Violation) -> Option<RuleId> {
    let citation = here::cite(state, action, violation).unwrap_or_else(|| cite(violation));
    citation.rule(state.edition.profile == PROFILE_1E)
}

pub fn cite(violation: &Violation) -> Citation {
    match violation {
        Violation::SalesBarred => Rule("1824-START-10"),
        Violation::CannotAfford { .. } => Rule("1824-SR-19"),
        Violation::DirectorsCertificateFirst { .. } => Rule("1824-SR-15"),
        Violation::DirectorsCertificateSold { .. } => Rule("1824-REG-07"),
        Violation::SoldThisRound { .. } => Rule("1824-SR-20"),
        Violation::MoreThanHalf { .. } => Rule("1824-SR-13"),
        Violation::CertificateLimit { .. } => Rule("1824-SR-09"),
        Violation::OverCertificateLimit { .. } => Rule("1824-SR-12"),
        Violation::NothingOnOffer { .. } => Rule("1824-SR-15"),
        Violation::NoSuchPaper => Rule("1824-SR-29"),
        Violation::PoolLimit { .. } => Rule("1824-SR-22"),
        Violation::SoldAlready { .. } => Rule("1824-SR-25"),
        Violation::NotSoManyShares { .. } => Rule("1824-SR-02"),
        Violation::DirectorCannotStepDown { .. } => Rule("1824-DIR-08"),
        Violation::InDebt { .. } => Rule("1824-EMR-15"),
        Violation::RepaymentDue { .. } => Rule("1824-DEV-15"),
        Violation::NoDebt | Violation::MoreThanDebt { .. } => Halves("1824-EMR-14a", "1824-EMR-14b"),
        Violation::NoSuchPar { .. } => Rule("1824-REG-08"),
        Violation::NoTileLeft => Rule("1824-TRACK-16"),
        Violation::NotBuildable { .. } | Violation::NeverUpgraded { .. } => Rule("1824-TRACK-02"),
        Violation::HexNotBare { .. } => Rule("1824-TRACK-02"),
        Violation::NoSuchTile => Rule("1824-TRACK-16"),
        Violation::PlainTrackOnly { .. } => Rule("1824-TRACK-06"),
        Violation::TownTileOnly { .. } => Rule("1824-TRACK-07"),
        Violation::CityTileOnly { .. } => Rule("1824-TRACK-08"),
        Violation::ColourStep { .. } => Rule("1824-UPG-01"),
        Violation::KindMustStay { .. } => Rule("1824-UPG-05"),
        Violation::LabelMissing { .. } => Rule("1824-TRACK-09"),
        Violation::ColourNotYet { .. } => Rule("1824-UPG-02"),
        Violation::TrackOffTheMap { .. } => Rule("1824-TRACK-10"),
        Violation::TrackIntoGrey { .. } | Violation::TrackIntoRed { .. } => Rule("1824-TRACK-11"),
        Violation::OldTrackLost { .. } => Rule("1824-UPG-04"),
        Violation::NotConnected { .. } => Rule("1824-TRACK-03"),
        Violation::UpgradeNotConnected { .. } => Rule("1824-UPG-03"),
        Violation::HomeTileFirst { .. } => Rule("1824-TRACK-05"),
        Violation::TerrainTooDear { .. } => Rule("1824-TRACK-14"),
        Violation::NewTrackNotReached { .. } => Rule("1824-DEV-05"),
        Violation::NoMarkerLeft => Rule("1824-SETUP-14"),
        Violation::MarkerTooDear { .. } => Rule("1824-TOK-03"),
        Violation::NotACity { .. } => Rule("1824-TOK-08"),
        Violation::NoFreeCircle { .. } => Rule("1824-TOK-06"),
        Violation::CircleReserved { .. } => Rule("1824-TOK-11"),
        Violation::MarkerNotConnected { .. } => Rule("1824-TOK-07"),
        Violation::MarkerOnHexAlready { .. } => Rule("1824-TOK-05"),
        Violation::NoMarkerThere { .. } => Halves("1824-STAAT-21a", "1824-STAAT-21b"),
        Violation::NoSuchTrain { .. } => Rule("1824-RUN-25"),
        Violation::RouteFault { fault, .. } => cite_fault(fault),
        Violation::TrackShared { .. } => Rule("1824-RUN-16"),
        Violation::NothingEarned { .. } => Rule("1824-RULING-94"),
        Violation::BelowMaximum { .. } => Halves("1824-RUN-24a", "1824-RUN-24b"),
        Violation::TrainNotOnSale { .. } => Rule("1824-TRAIN-03"),
        Violation::TrainPrice { .. } => Rule("1824-TRAIN-39"),
        Violation::TrainLimit { .. } => Rule("1824-TRAIN-12"),
        Violation::NoTradeYet { .. } => Rule("1824-TRAIN-28"),
        Violation::TradePrice { .. } | Violation::TradeBeyondTreasury { .. } => Rule("1824-TRAIN-29"),
        Violation::PrintedPrice { .. } => Rule("1824-TRAIN-30"),
        Violation::AbovePrintedPrice { .. } => Rule("1824-EMR-05"),
        Violation::TradeBeyondCash { .. } => Rule("1824-DEV-17"),
        Violation::NotOwnedBySeller { .. } => Rule("1824-TRAIN-28"),
        Violation::TrainRequired => Rule("1824-TRAIN-35"),
        Violation::TrainTooDear { .. } => Rule("1824-EMR-06"),
        Violation::NoObligation => Rule("1824-EMR-01"),
        Violation::AssistedAlready => Rule("1824-EMR-06"),
        Violation::TradeDeclined => Rule("1824-RULING-48"),
        Violation::SoldTooMuch { .. } | Violation::SaleNotNeeded => Halves("1824-EMR-12a", "1824-EMR-12b"),
        Violation::TreasurySuffices { .. } => Rule("1824-EMR-01"),
        Violation::SaleChangesDirector { .. } => Rule("1824-EMR-11"),
        Violation::NotSurrenderable { .. } => Rule("1824-TRAIN-14"),
        // The last two do not arise by a rule of 1824, which has neither tunnel hexes nor barred sides.
        Violation::GameOver
        | Violation::NotNow
        | Violation::OtherTitle
        | Violation::TrackIntoTunnelHex { .. }
        | Violation::TrackIntoBar { .. } => SequenceOfPlay,
        Violation::Title(own) => G1824::violation(own).map_or(SequenceOfPlay, cite_own),
    }
}

const fn cite_own(violation: &Broken) -> Citation {
    match violation {
        Broken::NoSuchPrice { .. } => Rule("1824-COAL-02"),
        Broken::PreStaatsbahnPrice { .. } => Rule("1824-PRE-02"),
        Broken::ConstructionPrice { .. } => Rule("1824-CIS-22"),
        Broken::MountainRailwayGone { .. } => Rule("1824-MTN-01"),
        Broken::CertificateReserved { .. } => Rule("1824-START-09"),
        Broken::NotOperatedYet { .. } => Rule("1824-SR-21"),
        Broken::FirstTurnNotOver { .. } => Rule("1824-RULING-93"),
        Broken::NotInInitialRound { .. } => Rule("1824-RULING-91"),
        Broken::NobodyAgrees { .. } => Rule("1824-RULING-92"),
        Broken::NotYoursToExchange => Rule("1824-MTN-06"),
        Broken::NotYourCoalRailway { .. } => Rule("1824-COAL-19"),
        Broken::ExchangeNotYet { .. } => Rule("1824-SR-30"),
        Broken::ExchangeAfterSale => Rule("1824-DEV-07"),
        Broken::ExchangeCompulsory => Halves("1824-MTN-22a", "1824-MTN-22b"),
        Broken::NotARegional { .. } => Rule("1824-MTN-06"),
        Broken::NoShareForMountain { .. } => Rule("1824-MTN-12"),
        Broken::TrainWaits { .. } => Halves("1824-COAL-29a", "1824-COAL-29b"),
        Broken::GoodsTrainsOnly => Rule("1824-COAL-12"),
        Broken::InReceivership => Halves("1824-STAAT-24a", "1824-STAAT-24b"),
        Broken::NothingToSurrender { .. } => Rule("1824-TRAIN-19"),
        Broken::ExchangedAlready => Rule("1824-TRAIN-21"),
        Broken::OtherCardFirst { .. } | Broken::DraftGoesOn => Rule("1824-CIS-21"),
        Broken::ConstructionRailway { .. } => Rule("1824-CIS-25"),
        Broken::OnlyInWien => Rule("1824-CIS-29"),
        Broken::DoubleStays { .. } => Rule("1824-CIS-42"),
        Broken::NoBondShare { .. } => Rule("1824-CIS-43"),
        Broken::NoSalesForTrains => Rule("1824-CIS-44"),
    }
}

const fn cite_fault(fault: &Fault) -> Citation {
    match fault {
        Fault::NoTrack { .. } | Fault::EndsOnTheLine { .. } | Fault::FewerThanTwoStops | Fault::NotAStop { .. } => {
            Rule("1824-RUN-01")
        }
        Fault::NotJoined { .. } => Rule("1824-RUN-23"),
        Fault::SameTrackTwice { .. } => Rule("1824-RUN-16"),
        Fault::NoMarker | Fault::MarkerNotScored => Rule("1824-RUN-02"),
        Fault::TooManyStops { .. } | Fault::TooManyHexes { .. } => Rule("1824-RUN-03"),
        Fault::TooManyCities { .. } => Rule("1824-RUN-06"),
        Fault::RedLocation { .. } | Fault::EndOfTheLine { .. } => Rule("1824-RUN-22"),
        Fault::SameStopTwice { .. } => Rule("1824-RUN-15"),
        Fault::SameGroupTwice { .. } => Rule("1824-RUN-12"),
        Fault::SameHexTwice { .. } => Rule("1824-RUN-13"),
        Fault::CannotPass { .. } => Rule("1824-RUN-19"),
        Fault::Mine { .. } => Rule("1824-RUN-09"),
        Fault::NoMine => Rule("1824-RUN-05"),
        Fault::SecondMine { .. } => Rule("1824-RUN-10"),
    }
}
