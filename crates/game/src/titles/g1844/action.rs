//! Decisions that only 1844 has.

use board::{EdgeSet, HexId};

use super::{MountainId, TunnelId};
use crate::{CompanyId, LayTile, Money, PrivateId};

/// A decision that only 1844 has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Bid for the private that is up. [1844-AUC-03]
    Bid(Money),
    /// Set the FNM's par after buying P6. [1844-AUC-20]
    SetFnmPar(Money),
    /// Buy a mountain railway. [1844-MTN-01]
    BuyMountain(MountainId),
    /// Choose hex and income panel of a mountain railway. [1844-MTN-03]
    PlaceMountain {
        /// Where it stands.
        hex: HexId,
        /// Kind of income panel.
        panel: u8,
    },
    /// Buy a tunnel certificate. [1844-TUN-01]
    BuyTunnel(TunnelId),
    /// Build a tunnel. [1844-TUN-04]
    BuildTunnel {
        /// By which certificate.
        tunnel: TunnelId,
        /// Where.
        hex: HexId,
        /// Its two mouths.
        mouths: EdgeSet,
    },
    /// Lay P2's extra yellow tile. [1844-PRIV-11]
    LayExtraTile(LayTile),
    /// Buy a private railway from a player. [1844-PRIV-04]
    BuyPrivate {
        /// Which.
        private: PrivateId,
        /// For how much.
        price: Money,
    },
    /// Lay the Furka-Oberalp line. [1844-PRIV-14b]
    LayFurkaOberalp,
    /// Hand EVA to a company. [1844-PRIV-23]
    AssignEva(CompanyId),
    /// Have a destination paid. [1844-DEV-25]
    ReachDestination(CompanyId),
    /// Give up, and end the game. [1844-DEV-01]
    DeclareBankruptcy,
}

impl Action {
    /// The tile that it lays, if it lays one.
    pub const fn tile(&self) -> Option<&LayTile> {
        if let Action::LayExtraTile(lay) = self { Some(lay) } else { None }
    }

    pub(crate) const fn tile_mut(&mut self) -> Option<&mut LayTile> {
        if let Action::LayExtraTile(lay) = self { Some(lay) } else { None }
    }
}

/// A range to pick from that only 1844 has; both ends are included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A bid in whole francs.
    Bid {
        /// The lowest.
        minimum: Money,
        /// All that the player has.
        maximum: Money,
    },
    /// A price for a private railway.
    BuyPrivate {
        /// Which.
        private: PrivateId,
        /// The lowest price.
        minimum: Money,
        /// The highest price.
        maximum: Money,
    },
}

impl Choice {
    /// Whether the action is this choice.
    pub fn covers(&self, action: &Action) -> bool {
        match (self, action) {
            (Choice::Bid { minimum, maximum }, Action::Bid(amount)) => (minimum..=maximum).contains(&amount),
            (Choice::BuyPrivate { private, minimum, maximum }, Action::BuyPrivate { private: bought, price }) => {
                private == bought && (minimum..=maximum).contains(&price)
            }
            (Choice::Bid { .. } | Choice::BuyPrivate { .. }, _) => false,
        }
    }
}
