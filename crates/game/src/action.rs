//! What people and bots decide. Everything else follows from it.

use board::{EdgeSet, HexId, TileId};
use routes::Route;

use crate::{CompanyId, ModelId, Money, MountainId, PrivateId, TunnelId};

#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Bid for the private that is up. [1844-AUC-03]
    Bid(Money),
    /// Pass in the auction, or end one's turn in a share round.
    Pass,
    /// Set the FNM's par after buying P6. [1844-AUC-20]
    SetFnmPar(Money),
    /// Buy a director's certificate and set the par. [1844-LAUNCH-01]
    Start {
        company: CompanyId,
        par: Money,
    },
    Buy {
        company: CompanyId,
        from: Source,
        paper: Paper,
    },
    Sell(Sale),
    BuyMountain(MountainId),
    PlaceMountain {
        hex: HexId,
        panel: u8,
    },
    BuyTunnel(TunnelId),
    /// Pay back debt. [1844-RULING-48]
    Repay(Money),
    LayTile(LayTile),
    BuildTunnel {
        tunnel: TunnelId,
        hex: HexId,
        mouths: EdgeSet,
    },
    PlaceMarker {
        hex: HexId,
        city: u8,
    },
    /// The routes of this turn, each with the train that runs it.
    Run(Vec<(ModelId, Route)>),
    PayOut,
    Withhold,
    BuyTrain(BuyTrain),
    BuyPrivate {
        private: PrivateId,
        price: Money,
    },
    /// End the current step of the operating company.
    Done,
    /// Lay the Furka-Oberalp line. [1844-PRIV-14b]
    LayFurkaOberalp,
    /// Hand EVA to a company. [1844-PRIV-23]
    AssignEva(CompanyId),
    /// [1844-DEV-25]
    ReachDestination(CompanyId),
    Surrender(ModelId),
    /// The asked director's answer to an offer.
    Answer(bool),
    /// Which city of the hex keeps the SBB marker.
    KeepMarker {
        city: u8,
    },
    /// [1844-DEV-01]
    DeclareBankruptcy,
    /// Buy a Coal Railway or Pre-Staatsbahn in the initial round. [1824-START-05]
    BuyMinor {
        company: CompanyId,
        price: Money,
    },
    /// Buy a Mountain Railway in the initial round. [1824-MTN-01]
    BuyMountainRailway(PrivateId),
    /// Exchange a Mountain Railway for a 10 % certificate. [1824-MTN-06]
    ExchangeMountain {
        private: PrivateId,
        company: CompanyId,
    },
    /// Give a Mountain Railway up for nothing instead of exchanging it. [1824-MTN-22b]
    DiscardMountain(PrivateId),
    /// Exchange a Coal Railway for the director's certificate of its Regional. [1824-COAL-19]
    ExchangeCoal(CompanyId),
    /// Buy a train from the bank, surrendering one of the type before it. [1824-TRAIN-19]
    ExchangeTrain(ModelId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    Offering,
    Pool,
}

/// A certificate of one share, or an SBB double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Paper {
    Single,
    Double,
}

/// A block of one company's shares. Only the SBB has doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Sale {
    pub company: CompanyId,
    /// In shares, those of doubles included.
    pub shares: u8,
    /// How many doubles (two shares each) are among them.
    pub doubles: u8,
}

/// By which right a tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum TileRight {
    Normal,
    /// P2's extra yellow tile. [1844-PRIV-11]
    Bodelibahn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct LayTile {
    pub hex: HexId,
    pub tile: TileId,
    pub rotation: u8,
    pub right: TileRight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Seller {
    Bank,
    Pool,
    Company(CompanyId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct BuyTrain {
    pub seller: Seller,
    pub model: ModelId,
    pub price: Money,
}
