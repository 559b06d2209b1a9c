//! What lies on the table in 1824 only: directors' certificates apart from the directorship, goods trains, mine money.

use super::companies::MAJORS;
use crate::edition::{MAX_COMPANIES, MAX_PLAYERS};
use crate::{CompanyId, CompanySet, ModelId, Money, PlayerId, PlayerSet, PrivateId};

const MAJOR_COUNT: usize = (MAJORS.end - MAJORS.start) as usize;

/// The row of a major in a table that has no minors.
pub fn major(company: CompanyId) -> Option<usize> {
    MAJORS.contains(&company.0).then(|| usize::from(company.0 - MAJORS.start))
}

/// 1824's own part of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Own {
    /// Who holds the director's certificate of each company: it can lie apart from the directorship. [1824-STAAT-26]
    /// [1824-DEV-13]
    pub(crate) certificates: [Option<PlayerId>; MAX_COMPANIES],
    /// Companies whose last marker costs nothing. [1824-DEV-14]
    pub(crate) last_marker_free: CompanySet,
    /// Trains just taken over, where a surplus is chosen among them alone. [1824-DEV-22]
    pub(crate) just_merged: [[Option<ModelId>; 2]; MAX_COMPANIES],
    /// A company has bought a normal train, so goods trains may come on sale. [1824-RULING-80]
    pub(crate) goods_open: bool,
    /// Who has to sell in this share round, being above the certificate limit since it began. [1824-RULING-89]
    pub(crate) selling_due: PlayerSet,
    /// By how many units a player's tally of each major exceeds their papers. [1824-DEV-39]
    pub(crate) tallies: [[i8; MAX_PLAYERS]; MAJOR_COUNT],
    /// Companies of which it was judged before their home marker lay whether they can place one. [1824-DEV-42]
    pub(crate) judged_early: CompanySet,
    /// Minors that are, or were, construction railways. [1824-CIS-25]
    pub(crate) construction: CompanySet,
    /// The purchase that brings the bond railway's second marker has been made. [1824-CIS-29]
    pub(crate) bond_marker_fell_due: bool,
    /// The player in turn has made an exchange and may only repay. [1824-DEV-15]
    pub(crate) only_repayment_left: bool,
    pub(crate) turn: TurnNotes,
}

/// What is remembered for a company's operating turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct TurnNotes {
    /// Mine income of the run. [1824-REV-07]
    pub(crate) mines: Money,
    /// A train was surrendered in part exchange. [1824-TRAIN-21]
    pub(crate) exchanged: bool,
    /// It is the first turn of a company whose shares can be sold when it is over. [1824-RULING-93]
    pub(crate) first: bool,
    /// Price of a unit in the last sale for a train, where it matters which one is bought then. [1824-DEV-37]
    pub(crate) last_unit: Money,
}

/// The initial share buying round. [1824-START-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Opening {
    /// Position in the playing order.
    pub turn: u8,
    /// The first pass goes round the table backwards.
    pub backwards: bool,
    /// Who has passed since the last purchase: the first seat acts twice running, so turns cannot be counted instead.
    pub passed: PlayerSet,
    /// Who bought last.
    pub last_buyer: Option<PlayerId>,
}

/// What only 1824 asks before play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Pending {
    /// A mountain railway has to be exchanged. [1824-MTN-18]
    ExchangeMountain(PrivateId),
    /// The operating company places a marker of the bond railway. [1824-CIS-29]
    BondMarker(BondPlace),
}

/// Where a marker of the bond railway may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum BondPlace {
    /// To any city with an open place.
    Anywhere,
    /// To Wien.
    Wien,
}

impl Own {
    pub(crate) const SET_UP: Own = Own {
        certificates: [None; MAX_COMPANIES],
        last_marker_free: CompanySet::EMPTY,
        just_merged: [[None; 2]; MAX_COMPANIES],
        goods_open: false,
        selling_due: PlayerSet::EMPTY,
        tallies: [[0; MAX_PLAYERS]; MAJOR_COUNT],
        judged_early: CompanySet::EMPTY,
        construction: CompanySet::EMPTY,
        bond_marker_fell_due: false,
        only_repayment_left: false,
        turn: TurnNotes { mines: Money::ZERO, exchanged: false, first: false, last_unit: Money::ZERO },
    };

    /// Who holds the director's certificate of a company.
    pub fn certificate(&self, company: CompanyId) -> Option<PlayerId> {
        self.certificates[company.index()]
    }

    /// By how many units a player's tally of a company exceeds what they hold of it: who directs it goes by the tally.
    /// [1824-DEV-39]
    pub fn tally_beyond_papers(&self, company: CompanyId, player: PlayerId) -> i8 {
        major(company).map_or(0, |row| self.tallies[row][player.index()])
    }

    /// Whether a minor is a construction railway. [1824-CIS-25]
    pub const fn is_construction(&self, minor: CompanyId) -> bool {
        self.construction.has(minor)
    }

    /// Whether goods trains may be on sale.
    pub const fn are_goods_open(&self) -> bool {
        self.goods_open
    }

    /// Mine income of the run in this turn.
    pub const fn mines(&self) -> Money {
        self.turn.mines
    }

    /// The trains among which a company chooses its surplus, if not among all.
    pub fn just_merged(&self, company: CompanyId) -> [Option<ModelId>; 2] {
        self.just_merged[company.index()]
    }
}
