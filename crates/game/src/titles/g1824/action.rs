//! Decisions that only 1824 has.

use board::HexId;

use crate::{CompanyId, LayTile, ModelId, Money, PrivateId, Source};

/// A decision that only 1824 has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Buy a Coal Railway or Pre-Staatsbahn in the initial round. [1824-START-05]
    BuyMinor {
        /// Which.
        company: CompanyId,
        /// For how much.
        price: Money,
    },
    /// Buy a Mountain Railway in the initial round. [1824-MTN-01]
    BuyMountainRailway(PrivateId),
    /// Exchange a Mountain Railway for a 10 % certificate. [1824-MTN-06]
    ExchangeMountain {
        /// Which.
        private: PrivateId,
        /// For a share of this Regional.
        company: CompanyId,
        /// Where the share lies; in the pool only where that is apart from the bank. [1824-CIS-32]
        from: Source,
    },
    /// Give a Mountain Railway up for nothing instead of exchanging it. [1824-MTN-22b]
    DiscardMountain(PrivateId),
    /// Exchange a Coal Railway for the director's certificate of its Regional. [1824-COAL-19]
    ExchangeCoal(CompanyId),
    /// Buy a train from the bank, surrendering one of the type before it. [1824-TRAIN-19]
    ExchangeTrain(ModelId),
    /// Place a marker of the bond railway. [1824-CIS-29]
    PlaceBondMarker {
        /// On which hex.
        hex: HexId,
        /// In which of its cities.
        city: u8,
    },
}

impl Action {
    /// None of them lays a tile.
    pub const fn tile(&self) -> Option<&LayTile> {
        None
    }

    pub(crate) const fn tile_mut(&mut self) -> Option<&mut LayTile> {
        None
    }
}

/// 1824 has no range of its own to pick from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {}

impl Choice {
    /// Whether the action is this choice.
    pub const fn covers(&self, _: &Action) -> bool {
        match *self {}
    }
}
