//! What has happened, in the past tense. `decide` reports events, `apply` writes them into the state.

use board::{EdgeSet, HexId, StopRef, TileId};

use crate::edition::MAX_PLAYERS;
use crate::market::Cell;
use crate::state::{Ending, Owner, Pending, Round, TrainPlace};
use crate::{CompanyId, ModelId, Money, MountainId, PlayerId, PrivateId, TunnelId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purse {
    Bank,
    Player(PlayerId),
    Company(CompanyId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    Offering,
    Pool,
    Player(PlayerId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ledger {
    /// Bears interest.
    Emergency,
    /// From the SBB exchange.
    Exchange,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    CashMoved {
        from: Purse,
        to: Purse,
        amount: Money,
    },
    DebtChanged {
        player: PlayerId,
        ledger: Ledger,
        by: Money,
    },
    OrderDealt([PlayerId; MAX_PLAYERS]),
    PrivateMoved {
        private: PrivateId,
        to: Owner,
    },
    ExtraTileUsed(PrivateId),
    ParSet {
        company: CompanyId,
        par: Money,
        cell: Cell,
    },
    SharesMoved {
        company: CompanyId,
        from: Holder,
        to: Holder,
        shares: u8,
    },
    DoublesMoved {
        from: Holder,
        to: Holder,
        doubles: u8,
    },
    DirectorChanged {
        company: CompanyId,
        to: Option<PlayerId>,
    },
    Launched {
        company: CompanyId,
        markers: u8,
        has_destination: bool,
    },
    /// A V company became part of the SBB.
    Merged(CompanyId),
    PriceMoved {
        company: CompanyId,
        to: Cell,
    },
    /// A price marker went to the bottom of its stack.
    PriceSank(CompanyId),
    /// Activated mountains and tunnels have paid.
    PapersPaid,
    TileLaid {
        hex: HexId,
        tile: TileId,
        rotation: u8,
    },
    TunnelSold {
        tunnel: TunnelId,
        to: PlayerId,
    },
    TunnelBuilt {
        tunnel: TunnelId,
        hex: HexId,
        mouths: EdgeSet,
    },
    TunnelActivated(TunnelId),
    MountainSold {
        mountain: MountainId,
        to: PlayerId,
    },
    MountainBuilt {
        mountain: MountainId,
        hex: HexId,
        panel: u8,
    },
    MountainActivated(MountainId),
    FurkaOberalpLaid,
    HomePlaced {
        company: CompanyId,
        at: StopRef,
    },
    MarkerPlaced {
        company: CompanyId,
        at: StopRef,
    },
    /// A marker of one company became one of another, in place.
    MarkerTaken {
        at: StopRef,
        from: CompanyId,
        to: CompanyId,
    },
    MarkerReturned {
        company: CompanyId,
        at: StopRef,
    },
    MarkersGiven {
        company: CompanyId,
        markers: u8,
    },
    DestinationReached(CompanyId),
    RouteSeen {
        company: CompanyId,
        seen: bool,
    },
    RevenueEarned {
        company: CompanyId,
        revenue: Money,
    },
    Operated(CompanyId),
    TrainMoved {
        model: ModelId,
        from: TrainPlace,
        to: TrainPlace,
    },
    TrainTurned {
        at: TrainPlace,
        from: ModelId,
        to: ModelId,
    },
    PhaseStarted(u8),
    EvaReleased(PlayerId),
    EvaAssigned(CompanyId),
    NationalDue,
    NationalFormed,
    EndingChanged(Ending),
    /// The round or the step within it goes on like this.
    Proceeded(Round),
    Awaited(Option<Pending>),
    ShareRoundBegan,
    /// Who holds the director's certificate now.
    CertificateMoved {
        company: CompanyId,
        to: Option<PlayerId>,
    },
    /// A marker left the map for good.
    MarkerRemoved {
        company: CompanyId,
        at: StopRef,
    },
    /// The company's home marker takes no place.
    MarkerBeside(CompanyId),
    /// The company's last marker will cost nothing.
    LastMarkerFreed(CompanyId),
    /// These trains have just been taken over, and the company gives up one of them; none when that is done.
    JustMerged {
        company: CompanyId,
        trains: [Option<ModelId>; 2],
    },
    /// A company has bought its first normal train from the bank.
    GoodsOpened,
}
