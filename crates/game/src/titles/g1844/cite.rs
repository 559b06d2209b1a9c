//! Which rule of 1844 a violation breaks. No `_` arm: a new violation must find its rule.

mod here;

use routes::Fault;

use super::{G1844, PROFILE_1E, State, Violation as Broken};
use crate::action::Action;
use crate::titles::Citation::{self, Halves, Rule, SequenceOfPlay};
use crate::titles::Parts;
use crate::{RuleId, Violation};

/// The rule as this game has it: that of an option it has added, or its own edition's half of a pair.
pub fn cite_in(state: &State, action: &Action, violation: &Violation) -> Option<RuleId> {
    let citation = here::cite(state, action, violation).unwrap_or_else(|| cite(violation));
    citation.rule(state.edition.profile == PROFILE_1E)
}

pub fn cite(violation: &Violation) -> Citation {
    match violation {
        Violation::CannotAfford { .. } => Rule("1844-SR-08"),
        Violation::DirectorsCertificateFirst { .. } => Rule("1844-SR-09"),
        Violation::DirectorsCertificateSold { .. } => Rule("1844-SR-06"),
        Violation::SoldThisRound { .. } => Rule("1844-SR-11"),
        Violation::MoreThanHalf { .. } => Rule("1844-SR-15"),
        Violation::CertificateLimit { .. } => Rule("1844-SR-18"),
        Violation::OverCertificateLimit { .. } => Rule("1844-SR-21"),
        Violation::NothingOnOffer { .. } | Violation::NoSuchPaper => Rule("1844-SR-06"),
        Violation::SalesBarred => Rule("1844-SR-25"),
        Violation::PoolLimit { .. } => Rule("1844-SR-26"),
        Violation::SoldAlready { .. } => Rule("1844-RULING-03"),
        Violation::NotSoManyShares { .. } => Rule("1844-SR-02"),
        Violation::DirectorCannotStepDown { .. } => Rule("1844-DIR-08"),
        Violation::InDebt { .. } => Rule("1844-EMR-11"),
        Violation::RepaymentDue { .. } => Rule("1844-DEV-06"),
        Violation::NoDebt | Violation::MoreThanDebt { .. } => Rule("1844-RULING-48"),
        Violation::NoSuchPar { .. } => Rule("1844-LAUNCH-01"),
        Violation::NoTileLeft => Rule("1844-TRACK-21"),
        Violation::NotBuildable { .. } => Rule("1844-TRACK-19"),
        Violation::NeverUpgraded { .. } => Rule("1844-UPG-14"),
        Violation::HexNotBare { .. } => Rule("1844-TRACK-02"),
        Violation::NoSuchTile => Rule("1844-TRACK-21"),
        Violation::PlainTrackOnly { .. } => Rule("1844-TRACK-05"),
        Violation::TownTileOnly { .. } => Rule("1844-TRACK-06"),
        Violation::CityTileOnly { .. } => Rule("1844-TRACK-07"),
        Violation::ColourStep { .. } => Rule("1844-UPG-02"),
        Violation::KindMustStay { .. } => Rule("1844-UPG-07"),
        Violation::LabelMissing { .. } => Rule("1844-UPG-08"),
        Violation::ColourNotYet { .. } => Rule("1844-UPG-03"),
        Violation::TrackOffTheMap { .. } => Rule("1844-TRACK-10"),
        Violation::TrackIntoGrey { .. } => Rule("1844-TRACK-11"),
        Violation::TrackIntoTunnelHex { .. } => Rule("1844-TRACK-12"),
        Violation::TrackIntoBar { .. } => Rule("1844-TRACK-13"),
        Violation::TrackIntoRed { .. } => Rule("1844-TRACK-14"),
        Violation::OldTrackLost { .. } => Rule("1844-UPG-05"),
        Violation::NotConnected { .. } => Rule("1844-TRACK-03"),
        Violation::UpgradeNotConnected { .. } => Halves("1844-UPG-04a", "1844-UPG-04b"),
        Violation::HomeTileFirst { .. } => Rule("1844-TRACK-04"),
        Violation::TerrainTooDear { .. } => Rule("1844-TRACK-17"),
        Violation::NoMarkerLeft => Rule("1844-TOK-15"),
        Violation::MarkerTooDear { .. } => Rule("1844-TOK-03"),
        Violation::NotACity { .. } | Violation::NoFreeCircle { .. } => Rule("1844-TOK-05"),
        Violation::CircleReserved { .. } => Rule("1844-TOK-09"),
        Violation::MarkerNotConnected { .. } => Rule("1844-TOK-06"),
        Violation::MarkerOnHexAlready { .. } => Rule("1844-TOK-08"),
        Violation::NoSuchTrain { .. } => Rule("1844-RUN-01"),
        Violation::RouteFault { fault, .. } => cite_fault(fault),
        Violation::TrackShared { .. } => Rule("1844-RUN-17"),
        Violation::BelowMaximum { .. } | Violation::NothingEarned { .. } => Rule("1844-REV-09"),
        Violation::TrainNotOnSale { .. } | Violation::TrainPrice { .. } => Rule("1844-TRAIN-02"),
        Violation::TrainLimit { .. } => Rule("1844-TRAIN-06"),
        Violation::NoTradeYet { .. } => Rule("1844-TRAIN-07"),
        Violation::TradePrice { .. } => Rule("1844-TRAIN-08"),
        Violation::TradeBeyondTreasury { .. } => Rule("1844-RULING-69"),
        Violation::PrintedPrice { .. } => Rule("1844-TRAIN-09"),
        Violation::AbovePrintedPrice { .. } => Rule("1844-EMR-04"),
        Violation::TradeBeyondCash { .. } => Rule("1844-DEV-34"),
        Violation::NotOwnedBySeller { .. } => Rule("1844-TRAIN-07"),
        Violation::TrainRequired => Rule("1844-TRAIN-16"),
        Violation::TrainTooDear { .. } => Rule("1844-OR-12"),
        Violation::NoObligation => Rule("1844-EMR-17"),
        Violation::AssistedAlready => Rule("1844-EMR-14"),
        Violation::TradeDeclined => Rule("1844-RULING-69"),
        Violation::SoldTooMuch { .. } | Violation::SaleNotNeeded => Rule("1844-RULING-46"),
        Violation::TreasurySuffices { .. } => Rule("1844-EMR-01"),
        Violation::SaleChangesDirector { .. } => Rule("1844-DIR-12"),
        Violation::NotSurrenderable { .. } => Rule("1844-RULING-51"),
        Violation::NoMarkerThere { .. } => Rule("1844-RULING-57"),
        // The last does not arise by a rule of 1844.
        Violation::GameOver | Violation::NotNow | Violation::OtherTitle | Violation::NewTrackNotReached { .. } => {
            SequenceOfPlay
        }
        Violation::Title(own) => G1844::violation(own).map_or(SequenceOfPlay, cite_own),
    }
}

const fn cite_own(violation: &Broken) -> Citation {
    match violation {
        Broken::PrivatesUnsold => Rule("1844-AUC-18"),
        Broken::BidTooLow { .. } => Rule("1844-AUC-03"),
        Broken::RaiseTooSmall { .. } => Rule("1844-AUC-05"),
        Broken::BidBeyondCash { .. } => Rule("1844-RULING-13"),
        Broken::SaleAfterPurchase => Rule("1844-SR-02"),
        Broken::TunnelAlreadyBought => Rule("1844-SR-12"),
        Broken::MountainAlreadyBought => Halves("1844-SR-13a", "1844-SR-13b"),
        Broken::NationalNotFormed | Broken::CompanyMerged { .. } => Rule("1844-SR-17"),
        Broken::NotStarted { .. } => Rule("1844-SR-27"),
        Broken::SalesOutOfOrder { .. } => Rule("1844-SR-36"),
        Broken::DoubleNotSplit => Rule("1844-RULING-59"),
        Broken::CertificateNotSplit { .. } => Rule("1844-RULING-79"),
        Broken::DoubleFirst => Rule("1844-RULING-80"),
        Broken::InExchangeDebt { .. } => Rule("1844-RULING-49"),
        Broken::SaleDueFirst { .. } => Rule("1844-SBB-16"),
        Broken::RepaidWhole { .. } => Rule("1844-DEV-06"),
        Broken::ParOutOfPlace { .. } => Rule("1844-AUC-20"),
        Broken::MountainTaken { .. } => Rule("1844-MTN-01"),
        Broken::MountainToPlace | Broken::NotAMountain { .. } => Rule("1844-MTN-03"),
        Broken::MountainHexTaken { .. } => Rule("1844-MTN-05"),
        Broken::NoSuchPanel { .. } => Rule("1844-MTN-03"),
        Broken::TunnelTaken { .. } => Rule("1844-TUN-01"),
        Broken::TileAlreadyLaid => Rule("1844-TRACK-01"),
        Broken::FurkaOberalpOnly { .. } => Rule("1844-PRIV-17"),
        Broken::ExtraTileNotYet { .. } | Broken::ExtraTileUsed | Broken::ExtraTileYellowOnly => Rule("1844-PRIV-11"),
        Broken::ExtraTileNotOwned => Rule("1844-PRIV-25"),
        Broken::TunnelNotOwned { .. } => Rule("1844-TUN-04"),
        Broken::TunnelUsed { .. } => Rule("1844-TUN-13"),
        Broken::NotATunnelHex { .. } | Broken::TunnelHexTaken { .. } | Broken::NotMouths { .. } => Rule("1844-TUN-09"),
        Broken::TunnelNotConnected { .. } => Halves("1844-TUN-11a", "1844-TUN-11b"),
        Broken::TunnelTooDear { .. } => Rule("1844-TUN-05"),
        Broken::PrivateNotYet { .. } | Broken::PrivatePrice { .. } => Rule("1844-PRIV-04"),
        Broken::PrivateNotSaleable { .. } => Rule("1844-PRIV-09"),
        Broken::PrivateBuyerBarred { .. } => Rule("1844-PRIV-08"),
        Broken::PrivateNotTheDirectors { .. } => Rule("1844-PRIV-06"),
        Broken::PrivateTooDear { .. } => Rule("1844-RULING-18"),
        Broken::PrivatesLast => Rule("1844-OR-09"),
        Broken::FurkaOberalpNotYet { .. } => Halves("1844-PRIV-14a", "1844-PRIV-14b"),
        Broken::FurkaOberalpGone => Rule("1844-PRIV-15"),
        Broken::FurkaOberalpNotYourTurn => Rule("1844-DEV-13"),
        Broken::EvaNotHeld | Broken::EvaNotDirected { .. } | Broken::EvaNoRoom { .. } => Rule("1844-PRIV-23"),
        Broken::EvaNotYourTurn => Rule("1844-DEV-14"),
        Broken::DestinationNotReached { .. } => Rule("1844-DEST-02"),
        Broken::SbbPrintedPrice { .. } => Halves("1844-TRAIN-10a", "1844-RULING-58"),
        Broken::NotTradable { .. } => Rule("1844-TRAIN-11"),
        Broken::HTrainsOnly => Rule("1844-TRAIN-15"),
        Broken::TrainsOver => Rule("1844-DEV-46"),
        Broken::PreSbbNoAssistance => Rule("1844-TRAIN-19"),
        Broken::NotBankrupt => Rule("1844-EMR-13"),
    }
}

const fn cite_fault(fault: &Fault) -> Citation {
    match fault {
        Fault::NoTrack { .. } | Fault::EndsOnTheLine { .. } | Fault::FewerThanTwoStops => Rule("1844-RUN-02"),
        Fault::NotJoined { .. } => Rule("1844-RUN-16"),
        Fault::NotAStop { .. } => Rule("1844-MTN-06"),
        Fault::SameTrackTwice { .. } => Rule("1844-RUN-14"),
        Fault::NoMarker => Rule("1844-RUN-03"),
        Fault::TooManyStops { .. } => Rule("1844-RUN-04"),
        Fault::TooManyHexes { .. } => Rule("1844-RUN-05"),
        Fault::RedLocation { .. } => Rule("1844-RUN-07"),
        Fault::SameStopTwice { .. } => Rule("1844-RUN-10"),
        Fault::SameGroupTwice { .. } | Fault::SameHexTwice { .. } => Rule("1844-RUN-11"),
        Fault::EndOfTheLine { .. } => Rule("1844-RUN-12"),
        Fault::CannotPass { .. } => Rule("1844-RUN-13"),
        Fault::MarkerNotScored => Rule("1844-RUN-08"),
        // 1844 has neither mines nor goods trains.
        Fault::Mine { .. } | Fault::NoMine | Fault::SecondMine { .. } | Fault::TooManyCities { .. } => SequenceOfPlay,
    }
}
