//! Rounds, turns and steps: where the game stands.

use crate::edition::{MAX_MODELS, MAX_PLAYERS};
use crate::titles::{TitlePending, TitleRound};
use crate::{CompanyId, CompanySet, ModelId, Money, PlayerId};
use board::HexId;

/// The round that is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Round {
    /// What comes before the first share round: 1844's auction, 1824's initial round.
    Initial(TitleRound),
    /// A share round.
    Shares(ShareRound),
    /// An operating round.
    Operating(OperatingRound),
    /// The game is over.
    Finished,
}

/// A share round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct ShareRound {
    /// Position in the playing order.
    pub turn: u8,
    /// Players in a row who passed.
    pub passes: u8,
    /// Companies of which the player in turn has sold a block. [1844-RULING-03]
    pub sold_now: CompanySet,
    /// Whether the player in turn has bought, sold or exchanged anything.
    pub acted: bool,
    /// Companies of which each player has sold shares in this round. [1844-SR-11]
    pub sold_in_round: [CompanySet; MAX_PLAYERS],
    /// Who bought or sold last. [1844-VAR-01] [1824-SR-07]
    pub last_actor: Option<PlayerId>,
}

impl ShareRound {
    pub(crate) const fn opened_by(turn: u8) -> ShareRound {
        ShareRound {
            turn,
            passes: 0,
            sold_now: CompanySet::EMPTY,
            acted: false,
            sold_in_round: [CompanySet::EMPTY; MAX_PLAYERS],
            last_actor: None,
        }
    }
}

/// An operating round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct OperatingRound {
    /// Its number in the set, from 1.
    pub number: u8,
    /// How many this set has.
    pub of: u8,
    /// Companies that have had their turn.
    pub done: CompanySet,
    /// How far it is.
    pub stage: Stage,
}

/// How far an operating round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// The next company is to be picked.
    Between,
    /// A company operates.
    Turn(Turn),
    /// All have operated.
    Closing(Closing),
}

/// What is still to be done at the end of an operating round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Closing {
    /// The bank sells a train abroad at the end of a set.
    Export,
    /// National companies form.
    Formation,
    /// Nothing but the next round.
    Over,
}

/// The operating turn of a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Turn {
    /// Which company operates.
    pub company: CompanyId,
    /// The step that it is at.
    pub step: Step,
    /// What its trains have earned.
    pub revenue: Money,
    /// Companies of which the director has sold shares for this train.
    pub sold: CompanySet,
    /// A purchase at or below this would not have needed all that was sold. [1844-RULING-46]
    pub sold_beyond: Money,
    /// Trades that the owner's director has declined in this step, by seller and model.
    pub declined: [CompanySet; MAX_MODELS],
}

impl Turn {
    pub(crate) const fn of(company: CompanyId) -> Turn {
        Turn {
            company,
            step: Step::Track,
            revenue: Money::ZERO,
            sold: CompanySet::EMPTY,
            sold_beyond: Money::ZERO,
            declined: [CompanySet::EMPTY; MAX_MODELS],
        }
    }
}

/// The steps of an operating turn, in their order. [1844-OR-08b] [1824-OR-08]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// Lay or upgrade track.
    Track,
    /// Place a station marker.
    Marker,
    /// Run trains.
    Run,
    /// Pay or withhold what they earned.
    Dividend,
    /// Buy trains.
    Train,
}

impl Step {
    /// The step after this one; after the last the turn is over.
    pub const fn following(self) -> Option<Step> {
        match self {
            Step::Track => Some(Step::Marker),
            Step::Marker => Some(Step::Run),
            Step::Run => Some(Step::Dividend),
            Step::Dividend => Some(Step::Train),
            Step::Train => None,
        }
    }
}

/// Something that has to be answered before play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Pending {
    /// A company above its limit gives up a train. [1844-TRAIN-13] [1824-TRAIN-13]
    Surrender(CompanyId),
    /// Another company's director is asked for a train. [1844-RULING-69] [1824-RULING-48]
    Offer {
        /// Who owns the train.
        seller: CompanyId,
        /// The train.
        model: ModelId,
        /// What is offered for it.
        price: Money,
    },
    /// Two markers of a new national company on one hex: which city keeps one? [1844-RULING-57] [1824-STAAT-21b]
    DuplicateMarker {
        /// The national company.
        company: CompanyId,
        /// Where both stand.
        hex: HexId,
    },
    /// What only one title asks.
    Title(TitlePending),
}

/// Whether the bank has broken: then the set in progress, or the one after this share round, is the last.
/// [1844-END-01] [1844-END-03] [1824-END-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Ending {
    /// It has not.
    Open,
    /// It has.
    BankBroken,
}
