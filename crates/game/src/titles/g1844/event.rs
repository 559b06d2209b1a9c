//! What happens only in 1844.

use board::{EdgeSet, HexId};

use super::{MountainId, TunnelId};
use crate::event::Holder;
use crate::{CompanyId, Money, PlayerId, PrivateId};

/// Something that happens only in 1844.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A private was put up; the player in turn bids first.
    LotOffered { private: PrivateId, minimum: Money, turn: PlayerId },
    /// A bid stands.
    BidPlaced { player: PlayerId, amount: Money },
    /// A player is out for this private.
    LotPassed(PlayerId),
    /// This player bids or passes next.
    LotTurn(PlayerId),
    /// The private was sold for this price.
    LotSold { to: PlayerId, price: Money },
    /// Nobody bid, the privates paid, and a new share round counts. [1844-AUC-12] [1844-AUC-13]
    PayoutRound,

    /// Nothing may be sold in the share round that has begun.
    SalesBarred,
    /// The latest block of shares had this price.
    SoldAt(Money),
    /// The player in turn has bought and may only repay.
    OnlyRepaymentLeft,
    /// A price marker did not move though its company operated.
    PriceStayed(CompanyId),
    /// Price markers that did not move lie below those that came since.
    PriceSank(CompanyId),
    /// All of them do.
    StacksTurned,
    /// The company has laid the tile of its turn.
    TurnTileLaid,
    /// The company buys privates now, and no more trains.
    PrivatesBegun,
    /// The company buys no more trains, and its turn waits to be ended.
    TrainsOver,
    /// The director has sold shares for a train, and each has brought this much.
    SoldForTrainAt(Money),

    /// A debt from the SBB exchange grew, or shrank by a negative amount.
    ExchangeDebtChanged { player: PlayerId, by: Money },
    /// Certificates of two SBB shares changed hands.
    DoublesMoved { from: Holder, to: Holder, doubles: u8 },
    /// A launched company has a destination before it.
    DestinationOpened(CompanyId),
    /// A company has reached its destination.
    DestinationReached(CompanyId),
    /// A company is gone, and its destination with it.
    DestinationDropped(CompanyId),
    /// Whether a route of the company is known.
    RouteSeen { company: CompanyId, seen: bool },
    /// P2's extra tile is spent.
    ExtraTileUsed,
    /// Activated mountains and tunnels have paid.
    PapersPaid,
    /// A tunnel certificate was bought.
    TunnelSold { tunnel: TunnelId, to: PlayerId },
    /// A tunnel was built.
    TunnelBuilt { tunnel: TunnelId, hex: HexId, mouths: EdgeSet },
    /// A train has run through a tunnel for the first time.
    TunnelActivated(TunnelId),
    /// A mountain railway was bought.
    MountainSold { mountain: MountainId, to: PlayerId },
    /// A mountain railway was built.
    MountainBuilt { mountain: MountainId, hex: HexId, panel: u8 },
    /// A train has visited a mountain railway for the first time.
    MountainActivated(MountainId),
    /// The Furka-Oberalp line was laid.
    FurkaOberalpLaid,
    /// P7's owner has EVA in hand.
    EvaReleased(PlayerId),
    /// EVA was handed to a company.
    EvaAssigned(CompanyId),
    /// The SBB forms at the end of this operating round.
    NationalDue,
    /// The SBB has formed.
    NationalFormed,
}
