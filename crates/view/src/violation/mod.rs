//! Refusals in words: the fact that stands in the way, with its evidence. The three languages stand side by side, and
//! `say!` takes no fewer.

use game::edition::Title;
use game::{Refusal, State, Violation};

use crate::Lang;

/// English, German, Polish.
macro_rules! say {
    ($lang:expr, $en:literal, $de:literal, $pl:literal) => {
        match $lang {
            Lang::En => format!($en),
            Lang::De => format!($de),
            Lang::Pl => format!($pl),
        }
    };
}

mod g1824;
mod g1844;
mod routes;
mod shares;
mod table;
#[cfg(test)]
mod tests;
mod track;
mod trains;

use table::Table;

/// The refusal as one line, with the number of its rule. `state` is the one that the action met.
pub fn explain_violation(state: &State, refusal: &Refusal, lang: Lang) -> String {
    format!("{} ({})", sentence(state, &refusal.violation, lang), refusal.rule)
}

/// The same without the number, for screens that show it beside.
pub fn sentence(state: &State, violation: &Violation, lang: Lang) -> String {
    let table = Table { state, lang };
    let in_its_own_words = match state.edition.title {
        Title::Swiss1844 => None,
        Title::AustriaHungary1824 => g1824::instead(table, violation),
    };
    // No chapter leaves out what it is asked for: the tests go through all violations.
    in_its_own_words.or_else(|| by_chapter(table, violation)).unwrap_or_default()
}

/// No `_` arm: a new violation must find the chapter that words it.
#[rustfmt::skip]
fn by_chapter(table: Table<'_>, violation: &Violation) -> Option<String> {
    use Violation as V;
    let lang = table.lang;
    match violation {
        V::NotNow => {
            let step = table.step();
            Some(say!(lang,
                "This is not possible now. Current step: {step}.",
                "Das ist jetzt nicht möglich. Aktueller Schritt: {step}.",
                "Tego nie można zrobić teraz. Bieżący krok: {step}."))
        }
        V::OtherTitle => Some(say!(lang,
            "This game has no such move.",
            "Diese Aktion gibt es in diesem Spiel nicht.",
            "W tej grze nie ma takiego ruchu.")),
        V::GameOver => Some(say!(lang,
            "The game is over.",
            "Die Partie ist zu Ende.",
            "Partia jest zakończona.")),

        V::RouteFault { run, fault } => Some(routes::sentence(table, u16::from(*run) + 1, fault)),

        V::CannotAfford { .. } | V::DirectorsCertificateFirst { .. } | V::DirectorsCertificateSold { .. }
        | V::SoldThisRound { .. } | V::MoreThanHalf { .. } | V::CertificateLimit { .. }
        | V::OverCertificateLimit { .. } | V::NothingOnOffer { .. } | V::NoSuchPaper | V::SalesBarred
        | V::PoolLimit { .. } | V::SoldAlready { .. } | V::NotSoManyShares { .. } | V::DirectorCannotStepDown { .. }
        | V::InDebt { .. } | V::NoDebt | V::MoreThanDebt { .. } | V::NoSuchPar { .. } => {
            shares::sentence(table, violation)
        }

        V::TileAlreadyLaid | V::NoTileLeft | V::NotBuildable { .. } | V::NeverUpgraded { .. } | V::HexNotBare { .. }
        | V::NoSuchTile | V::PlainTrackOnly { .. } | V::TownTileOnly { .. } | V::CityTileOnly { .. }
        | V::ColourStep { .. } | V::KindMustStay { .. } | V::LabelMissing { .. } | V::ColourNotYet { .. }
        | V::TrackOffTheMap { .. } | V::TrackIntoGrey { .. } | V::TrackIntoBar { .. } | V::TrackIntoRed { .. }
        | V::OldTrackLost { .. } | V::NotConnected { .. } | V::UpgradeNotConnected { .. } | V::HomeTileFirst { .. }
        | V::TerrainTooDear { .. } | V::NoMarkerLeft | V::MarkerTooDear { .. } | V::NotACity { .. }
        | V::NoFreeCircle { .. } | V::CircleReserved { .. } | V::MarkerNotConnected { .. }
        | V::MarkerOnHexAlready { .. } => {
            track::sentence(table, violation)
        }

        V::NoSuchTrain { .. } | V::TrackShared { .. } | V::BelowMaximum { .. } | V::TrainNotOnSale { .. }
        | V::TrainPrice { .. } | V::TrainLimit { .. } | V::NoTradeYet { .. } | V::TradePrice { .. }
        | V::TradeBeyondTreasury { .. } | V::PrintedPrice { .. } | V::AbovePrintedPrice { .. } | V::NotTradable { .. }
        | V::NotOwnedBySeller { .. } | V::TrainRequired | V::TrainTooDear { .. } | V::NoObligation
        | V::AssistedAlready | V::TradeDeclined | V::SoldTooMuch { .. } | V::SaleNotNeeded
        | V::SaleChangesDirector { .. } | V::NotSurrenderable { .. } => {
            trains::sentence(table, violation)
        }

        V::PrivatesUnsold | V::BidTooLow { .. } | V::RaiseTooSmall { .. } | V::BidBeyondCash { .. }
        | V::SaleAfterPurchase | V::TunnelAlreadyBought | V::MountainAlreadyBought | V::NationalNotFormed
        | V::CompanyMerged { .. } | V::NotStarted { .. } | V::SalesOutOfOrder { .. } | V::DoubleNotSplit
        | V::InExchangeDebt { .. } | V::SaleDueFirst { .. } | V::ParOutOfPlace { .. } | V::MountainTaken { .. }
        | V::MountainToPlace | V::NotAMountain { .. } | V::MountainHexTaken { .. } | V::NoSuchPanel { .. }
        | V::TunnelTaken { .. } | V::FurkaOberalpOnly { .. } | V::TrackIntoTunnelHex { .. }
        | V::ExtraTileNotYet { .. } | V::ExtraTileUsed | V::ExtraTileNotOwned | V::ExtraTileYellowOnly
        | V::TunnelNotOwned { .. } | V::TunnelUsed { .. } | V::NotATunnelHex { .. } | V::TunnelHexTaken { .. }
        | V::NotMouths { .. } | V::TunnelNotConnected { .. } | V::TunnelTooDear { .. } | V::PrivateNotYet { .. }
        | V::PrivateNotSaleable { .. } | V::PrivateBuyerBarred { .. } | V::PrivateNotTheDirectors { .. }
        | V::PrivatePrice { .. } | V::PrivateTooDear { .. } | V::PrivatesLast | V::FurkaOberalpNotYet { .. }
        | V::FurkaOberalpGone | V::FurkaOberalpNotYourTurn | V::EvaNotHeld | V::EvaNotDirected { .. }
        | V::EvaNotYourTurn | V::EvaNoRoom { .. } | V::DestinationNotReached { .. } | V::SbbPrintedPrice { .. }
        | V::HTrainsOnly | V::PreSbbNoAssistance | V::NotBankrupt | V::NoMarkerThere { .. } => {
            g1844::sentence(table, violation)
        }

        V::CertificateReserved { .. } | V::NotOperatedYet { .. } | V::NoSuchPrice { .. } | V::PreStaatsbahnPrice { .. }
        | V::MountainRailwayGone { .. } | V::NotYoursToExchange | V::ExchangeNotYet { .. } | V::ExchangeAfterSale
        | V::NotYourCoalRailway { .. } | V::NoShareForMountain { .. }
        | V::ExchangeCompulsory | V::NotARegional { .. } | V::GoodsTrainsOnly | V::InReceivership
        | V::TrainWaits { .. } | V::NothingToSurrender { .. } | V::ExchangedAlready | V::NewTrackNotReached { .. } => {
            g1824::own(table, violation)
        }
    }
}
