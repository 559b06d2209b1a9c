//! What lies on the table in 1844 only: mountain railways, tunnels, doubles of the SBB, destinations.

use board::HexId;

use crate::edition::{MAX_COMPANIES, MAX_PLAYERS};
use crate::ids::id;
use crate::{CompanyId, CompanySet, Evidence, Money, PlayerId, PlayerSet, PrivateId};

id!(
    /// A mountain railway: 0 is B1.
    MountainId
);
id!(
    /// A tunnel certificate: 0 is T1.
    TunnelId
);

impl MountainId {
    /// B1 to B5.
    pub fn all() -> impl Iterator<Item = MountainId> {
        (0..MOUNTAINS as u8).map(MountainId)
    }

    /// The one of this number, from 1.
    pub const fn numbered(number: u8) -> Option<MountainId> {
        if number >= 1 && number as usize <= MOUNTAINS { Some(MountainId(number - 1)) } else { None }
    }
}

impl TunnelId {
    /// T1 to T5.
    pub fn all() -> impl Iterator<Item = TunnelId> {
        (0..TUNNELS as u8).map(TunnelId)
    }

    /// The one of this number, from 1.
    pub const fn numbered(number: u8) -> Option<TunnelId> {
        if number >= 1 && number as usize <= TUNNELS { Some(TunnelId(number - 1)) } else { None }
    }
}

impl From<MountainId> for Evidence {
    fn from(id: MountainId) -> Evidence {
        Evidence::Certificate { letter: 'B', number: id.0 + 1 }
    }
}

impl From<TunnelId> for Evidence {
    fn from(id: TunnelId) -> Evidence {
        Evidence::Certificate { letter: 'T', number: id.0 + 1 }
    }
}

/// [1844-MTN-01]
pub const MOUNTAINS: usize = 5;
/// [1844-TUN-01]
pub const TUNNELS: usize = 5;
/// Kinds of income panels. [1844-SETUP-18]
pub const PANEL_KINDS: usize = 3;

/// 1844's own part of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Own {
    /// Debt from the SBB exchange, without interest. [1844-RULING-49]
    pub(crate) exchange_debt: [Money; MAX_PLAYERS],
    /// SBB doubles of each player; the director's certificate is one of the director's.
    pub(crate) doubles: [u8; MAX_PLAYERS],
    pub(crate) pool_doubles: u8,
    pub(crate) destinations: [Destination; MAX_COMPANIES],
    /// Companies of which a route was seen, and neither track nor marker laid since. [1844-DEV-12]
    pub(crate) routes_seen: CompanySet,
    /// P2's extra tile is spent. [1844-PRIV-12]
    pub(crate) extra_tile_used: bool,
    pub(crate) mountains: [Mountain; MOUNTAINS],
    /// Income panels left, by kind.
    pub(crate) panels: [u8; PANEL_KINDS],
    pub(crate) tunnels: [Tunnel; TUNNELS],
    pub(crate) furka_oberalp: bool,
    /// EVA is in this player's hand. [1844-RULING-17]
    pub(crate) eva: Option<PlayerId>,
    pub(crate) national: National,
    pub(crate) share_round: ShareRoundNotes,
    pub(crate) share_turn: ShareTurnNotes,
    /// Companies that operated in this round without their price marker moving. [1844-RULING-06]
    pub(crate) unmoved: CompanySet,
    pub(crate) turn: TurnNotes,
}

/// What is remembered for a share round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct ShareRoundNotes {
    pub(crate) tunnel_bought: PlayerSet,
    pub(crate) mountain_bought: PlayerSet,
    /// The round in which the last private was sold. [1844-SR-25]
    pub(crate) sales_barred: bool,
}

/// What is remembered for a player's turn in a share round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct ShareTurnNotes {
    /// The player has bought one item and may only repay. [1844-DEV-06]
    pub(crate) bought: bool,
    /// The price at which the latest block was sold. [1844-SR-36]
    pub(crate) sold_at: Option<Money>,
}

/// What is remembered for a company's operating turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct TurnNotes {
    /// The normal tile lies.
    pub(crate) tile_laid: bool,
    /// A private was bought, so trains are over. [1844-OR-09]
    pub(crate) privates_begun: bool,
    /// Trains are over, and the turn waits to be ended. [1844-DEV-46]
    pub(crate) trains_over: bool,
    /// What a share brought that the director has sold for a train, the latest one. [1844-DEV-44]
    pub(crate) sold_at: Option<Money>,
}

/// Whether a company has its destination before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Destination {
    /// It has none, or is not launched.
    #[default]
    None,
    /// Not reached yet.
    Open,
    /// Reached and paid.
    Reached,
}

/// A mountain railway.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Mountain {
    /// Who bought it.
    pub owner: Option<PlayerId>,
    /// Where it stands.
    pub hex: Option<HexId>,
    /// Kind of income panel.
    pub panel: u8,
    /// A train has visited it.
    pub activated: bool,
    /// Has paid income at least once. [1844-MTN-12a]
    pub paid: bool,
}

/// A tunnel certificate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Tunnel {
    /// Who bought it.
    pub owner: Option<PlayerId>,
    /// Where it was built.
    pub hex: Option<HexId>,
    /// A train has run through it.
    pub activated: bool,
    /// Has paid income at least once. [1844-TUN-17a]
    pub paid: bool,
}

/// Where the SBB stands. [1844-SBB-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum National {
    /// Not yet to come.
    NotYet,
    /// Forms at the end of this operating round.
    Due,
    /// In the game.
    Formed,
}

/// The auction of a private railway. [1844-AUC-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Auction {
    /// What is up.
    pub private: PrivateId,
    /// Who bids or passes next.
    pub turn: PlayerId,
    /// The lowest first bid.
    pub minimum: Money,
    /// The highest bid so far.
    pub standing: Option<(PlayerId, Money)>,
    /// Who is out for this private.
    pub passed: PlayerSet,
    /// Who has put it up.
    pub put_up_by: PlayerId,
}

/// What only 1844 asks before play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Pending {
    /// P6's buyer sets the par of the FNM. [1844-AUC-20]
    FnmPar(PlayerId),
    /// The buyer of a mountain railway chooses hex and panel. [1844-MTN-03]
    PlaceMountain(PlayerId, MountainId),
}

impl Own {
    /// One double for each director's certificate of a V company; two panels of each kind.
    pub(crate) const SET_UP: Own = Own {
        exchange_debt: [Money::ZERO; MAX_PLAYERS],
        doubles: [0; MAX_PLAYERS],
        pool_doubles: 5,
        destinations: [Destination::None; MAX_COMPANIES],
        routes_seen: CompanySet::EMPTY,
        extra_tile_used: false,
        mountains: [Mountain { owner: None, hex: None, panel: 0, activated: false, paid: false }; MOUNTAINS],
        panels: [2; PANEL_KINDS],
        tunnels: [Tunnel { owner: None, hex: None, activated: false, paid: false }; TUNNELS],
        furka_oberalp: false,
        eva: None,
        national: National::NotYet,
        share_round: ShareRoundNotes {
            tunnel_bought: PlayerSet::EMPTY,
            mountain_bought: PlayerSet::EMPTY,
            sales_barred: false,
        },
        share_turn: ShareTurnNotes { bought: false, sold_at: None },
        unmoved: CompanySet::EMPTY,
        turn: TurnNotes { tile_laid: false, privates_begun: false, trains_over: false, sold_at: None },
    };

    /// Debt of a player from the SBB exchange.
    pub fn exchange_debt(&self, player: PlayerId) -> Money {
        self.exchange_debt[player.index()]
    }

    /// SBB doubles of a player.
    pub fn doubles(&self, player: PlayerId) -> u8 {
        self.doubles[player.index()]
    }

    /// SBB doubles in the pool.
    pub const fn pool_doubles(&self) -> u8 {
        self.pool_doubles
    }

    /// How a company stands to its destination.
    pub fn destination(&self, company: CompanyId) -> Destination {
        self.destinations[company.index()]
    }

    /// Whether P2's extra tile is spent.
    pub const fn is_extra_tile_used(&self) -> bool {
        self.extra_tile_used
    }

    /// The mountain railways, B1 first.
    pub const fn mountains(&self) -> &[Mountain; MOUNTAINS] {
        &self.mountains
    }

    /// Income panels left of each kind.
    pub const fn panels(&self) -> &[u8; PANEL_KINDS] {
        &self.panels
    }

    /// The tunnel certificates, T1 first.
    pub const fn tunnels(&self) -> &[Tunnel; TUNNELS] {
        &self.tunnels
    }

    /// Whether the Furka-Oberalp line lies.
    pub const fn has_furka_oberalp(&self) -> bool {
        self.furka_oberalp
    }

    /// Who has EVA in hand.
    pub const fn eva(&self) -> Option<PlayerId> {
        self.eva
    }

    /// Where the SBB stands.
    pub const fn national(&self) -> National {
        self.national
    }

    /// Whether nothing may be sold in this share round.
    pub const fn are_sales_barred(&self) -> bool {
        self.share_round.sales_barred
    }

    /// Whether the operating company has laid its normal tile.
    pub const fn is_tile_laid(&self) -> bool {
        self.turn.tile_laid
    }

    /// Whether the operating company buys no more trains in this turn.
    pub const fn are_trains_over(&self) -> bool {
        self.turn.trains_over
    }

    /// Mountain railway on a hex.
    pub fn mountain_at(&self, hex: HexId) -> Option<MountainId> {
        MountainId::all().find(|id| self.mountains[id.index()].hex == Some(hex))
    }

    /// Tunnel through a hex.
    pub fn tunnel_at(&self, hex: HexId) -> Option<TunnelId> {
        TunnelId::all().find(|id| self.tunnels[id.index()].hex == Some(hex))
    }
}
