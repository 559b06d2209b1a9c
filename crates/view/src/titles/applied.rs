//! Which rules belong to what only one title does. The two tables stand side by side: they are short.

use game::{g1824, g1844};

pub const fn of_1844(action: &g1844::Action) -> &'static [&'static str] {
    match action {
        g1844::Action::Bid(_) => &["1844-AUC-05"],
        g1844::Action::SetFnmPar(_) => &["1844-AUC-20"],
        g1844::Action::BuyMountain(_) => &["1844-MTN-01"],
        g1844::Action::PlaceMountain { .. } => &["1844-MTN-03"],
        g1844::Action::BuyTunnel(_) => &["1844-TUN-01", "1844-SR-12"],
        g1844::Action::BuildTunnel { .. } => &["1844-TUN-04", "1844-TUN-05"],
        g1844::Action::LayExtraTile(_) => &["1844-PRIV-11"],
        g1844::Action::BuyPrivate { .. } => &["1844-PRIV-04", "1844-PRIV-06"],
        g1844::Action::LayFurkaOberalp => &["1844-PRIV-14b"],
        g1844::Action::AssignEva(_) => &["1844-PRIV-23"],
        g1844::Action::ReachDestination(_) => &["1844-DEV-25"],
        g1844::Action::DeclareBankruptcy => &["1844-DEV-01"],
    }
}

pub const fn after_1844(event: &g1844::Event) -> &'static [&'static str] {
    match event {
        g1844::Event::LotSold { .. } => &["1844-AUC-08"],
        g1844::Event::PayoutRound => &["1844-AUC-12", "1844-AUC-13"],
        g1844::Event::SalesBarred => &["1844-SR-25"],
        g1844::Event::ExchangeDebtChanged { .. } => &["1844-SBB-15"],
        g1844::Event::DoublesMoved { .. } => &["1844-SBB-11"],
        g1844::Event::DestinationReached(_) => &["1844-DEST-02", "1844-DEST-05", "1844-DEST-06"],
        g1844::Event::DestinationDropped(_) => &["1844-DEST-11"],
        g1844::Event::TunnelActivated(_) => &["1844-TUN-15"],
        g1844::Event::MountainActivated(_) => &["1844-MTN-10"],
        g1844::Event::FurkaOberalpLaid => &["1844-PRIV-15"],
        g1844::Event::EvaReleased(_) => &["1844-PRIV-22"],
        g1844::Event::NationalFormed => &["1844-SBB-01", "1844-SBB-13", "1844-SBB-18"],
        g1844::Event::LotOffered { .. }
        | g1844::Event::BidPlaced { .. }
        | g1844::Event::LotPassed(_)
        | g1844::Event::LotTurn(_)
        | g1844::Event::SoldAt(_)
        | g1844::Event::OnlyRepaymentLeft
        | g1844::Event::PriceStayed(_)
        | g1844::Event::PriceSank(_)
        | g1844::Event::StacksTurned
        | g1844::Event::TurnTileLaid
        | g1844::Event::PrivatesBegun
        | g1844::Event::TrainsOver
        | g1844::Event::SoldForTrainAt(_)
        | g1844::Event::DestinationOpened(_)
        | g1844::Event::RouteSeen { .. }
        | g1844::Event::ExtraTileUsed
        | g1844::Event::PapersPaid
        | g1844::Event::TunnelSold { .. }
        | g1844::Event::TunnelBuilt { .. }
        | g1844::Event::MountainSold { .. }
        | g1844::Event::MountainBuilt { .. }
        | g1844::Event::EvaAssigned(_)
        | g1844::Event::NationalDue => &[],
    }
}

pub const fn of_1824(action: &g1824::Action) -> &'static [&'static str] {
    match action {
        g1824::Action::BuyMinor { .. } => &["1824-START-05"],
        g1824::Action::BuyMountainRailway(_) => &["1824-MTN-01"],
        g1824::Action::ExchangeMountain { .. } => &["1824-MTN-06"],
        g1824::Action::DiscardMountain(_) => &["1824-MTN-22b"],
        g1824::Action::ExchangeCoal(_) => &["1824-COAL-19"],
        g1824::Action::ExchangeTrain(_) => &["1824-TRAIN-19", "1824-TRAIN-21"],
        g1824::Action::PlaceBondMarker { .. } => &["1824-CIS-29"],
    }
}

pub const fn after_1824(event: &g1824::Event) -> &'static [&'static str] {
    match event {
        g1824::Event::OpeningPass(_) => &["1824-START-12"],
        g1824::Event::GoodsOpened => &["1824-TRAIN-04"],
        g1824::Event::MinesEarned(_) => &["1824-REV-07"],
        g1824::Event::SellingDue(_) => &["1824-SR-12"],
        g1824::Event::InterestCharged { .. } => &["1824-EMR-16"],
        g1824::Event::BondMarkerFellDue => &["1824-CIS-29"],
        g1824::Event::SatOut(_) => &["1824-OR-12"],
        g1824::Event::OpeningBegan { .. }
        | g1824::Event::OpeningPurchase(_)
        | g1824::Event::OpeningEndedBy(_)
        | g1824::Event::OpeningTurnEnded
        | g1824::Event::OpeningTurnGiven { .. }
        | g1824::Event::CertificateMoved { .. }
        | g1824::Event::MarkerRemoved { .. }
        | g1824::Event::LastMarkerFreed(_)
        | g1824::Event::JustMerged { .. }
        | g1824::Event::TrainExchanged
        | g1824::Event::SellingDone(_)
        | g1824::Event::OnlyRepaymentLeft
        | g1824::Event::FirstTurnBegan
        | g1824::Event::TallyParted { .. }
        | g1824::Event::PlaceClaimed { .. }
        | g1824::Event::ClaimUsed(_)
        | g1824::Event::JudgedEarly(_)
        | g1824::Event::JudgedAnew
        | g1824::Event::UnitSold { .. } => &[],
    }
}
