//! What people and bots decide. Everything else follows from it.

use board::{HexId, TileId};
use routes::Route;

use crate::titles::TitleAction;
use crate::{CompanyId, ModelId, Money};

/// One decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Pass in an auction, or end one's turn in a share round.
    Pass,
    /// Buy a director's certificate and set the par. [1844-LAUNCH-01] [1824-REG-07]
    Start {
        /// The company to start.
        company: CompanyId,
        /// Its starting price.
        par: Money,
    },
    /// Buy a certificate. [1844-SR-06] [1824-SR-15]
    Buy {
        /// Whose share.
        company: CompanyId,
        /// Where it lies.
        from: Source,
        /// Of one share or of two.
        paper: Paper,
    },
    /// Sell a block of shares. [1844-SR-02] [1824-SR-02]
    Sell(Sale),
    /// Pay back debt. [1844-RULING-48] [1824-EMR-14b]
    Repay(Money),
    /// Lay or upgrade a tile. [1844-TRACK-01] [1824-TRACK-01]
    LayTile(LayTile),
    /// Place a station marker. [1844-TOK-02] [1824-TOK-02]
    PlaceMarker {
        /// The hex.
        hex: HexId,
        /// Which of its cities, from 0.
        city: u8,
    },
    /// The routes of this turn, each with the train that runs it. [1844-RUN-01] [1824-RUN-01]
    Run(Vec<(ModelId, Route)>),
    /// Pay what the trains have earned to the shareholders.
    PayOut,
    /// Keep it in the treasury.
    Withhold,
    /// Buy a train. [1844-TRAIN-01] [1824-TRAIN-01]
    BuyTrain(BuyTrain),
    /// End the current step of the operating company.
    Done,
    /// Give up a train above the limit. [1844-TRAIN-13] [1824-TRAIN-13]
    Surrender(ModelId),
    /// The same for another company than the one that is asked. [1844-DEV-24] [1824-DEV-22]
    SurrenderAhead {
        /// Above its limit too.
        company: CompanyId,
        /// What it gives up.
        model: ModelId,
    },
    /// The asked director's answer to an offer for a train.
    Answer(bool),
    /// Which city of the hex keeps the marker of a new national company.
    KeepMarker {
        /// From 0.
        city: u8,
    },
    /// End the game as it stands, by agreement of the players.
    EndGame,
    /// What only one title has.
    Title(TitleAction),
}

impl Action {
    /// The tile that it lays, if it lays one.
    pub const fn tile(&self) -> Option<&LayTile> {
        if let Action::Title(own) = self {
            return own.tile();
        }
        if let Action::LayTile(lay) = self { Some(lay) } else { None }
    }

    pub(crate) const fn tile_mut(&mut self) -> Option<&mut LayTile> {
        if let Action::Title(own) = self {
            return own.tile_mut();
        }
        if let Action::LayTile(lay) = self { Some(lay) } else { None }
    }
}

/// Where a share is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// The shares that nobody has owned yet; in 1824 all that lie in the bank.
    Offering,
    /// Shares that players have sold.
    Pool,
}

/// A certificate of one share, or one of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Paper {
    /// One share.
    Single,
    /// Two shares: the SBB's doubles.
    Double,
}

/// A block of one company's shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Sale {
    /// Whose shares.
    pub company: CompanyId,
    /// In shares, those of doubles included.
    pub shares: u8,
    /// How many doubles (two shares each) are among them.
    pub doubles: u8,
}

/// A tile on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct LayTile {
    /// Where.
    pub hex: HexId,
    /// Which tile.
    pub tile: TileId,
    /// By how many sides it is turned clockwise, 0 to 5.
    pub rotation: u8,
}

/// Whom a train is bought from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Seller {
    /// New, from the bank.
    Bank,
    /// Second-hand, from the pool.
    Pool,
    /// Another company.
    Company(CompanyId),
}

/// A purchase of a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct BuyTrain {
    /// From whom.
    pub seller: Seller,
    /// The train.
    pub model: ModelId,
    /// For how much.
    pub price: Money,
}
