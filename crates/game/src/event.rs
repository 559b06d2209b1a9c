//! What has happened, in the past tense. `decide` reports events, `apply` writes them into the state.

use board::{HexId, StopRef, TileId};

use crate::edition::MAX_PLAYERS;
use crate::market::Cell;
use crate::state::{Closing, Owner, Pending, Step, TrainPlace};
use crate::titles::TitleEvent;
use crate::{CompanyId, ModelId, Money, PlayerId, PrivateId};

/// Whose money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// The bank's.
    Bank,
    /// A player's cash.
    Player(PlayerId),
    /// A company's treasury.
    Company(CompanyId),
}

/// Whose shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody's yet; in 1824 the bank's.
    Offering,
    /// The pool's.
    Pool,
    /// A player's.
    Player(PlayerId),
}

/// Something that happened, and how the state changed by it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// Money went from one account to another.
    CashMoved { from: Account, to: Account, amount: Money },
    /// A player's debt grew, or shrank by a negative amount.
    DebtChanged { player: PlayerId, by: Money },
    /// The bank has broken.
    BankBroke,

    /// A share round began; they are counted from 1.
    ShareRoundOpened { number: u8 },
    /// The player in turn sold a block of shares.
    BlockSold { seller: PlayerId, company: CompanyId },
    /// The player in turn bought, exchanged or repaid something.
    Traded(PlayerId),
    /// The next player is in turn.
    ShareTurnEnded,
    /// An operating round began.
    OperatingRoundOpened { number: u8, of: u8 },
    /// A company's operating turn began.
    TurnBegan(CompanyId),
    /// A step of the operating turn is over.
    StepEnded(Step),
    /// The company has had its turn of this round.
    TurnEnded(CompanyId),
    /// All have operated: this is what comes next.
    ClosingBegan(Closing),
    /// The game is over.
    GameEnded,
    /// Somebody is asked something, or has answered.
    Awaited(Option<Pending>),

    /// The playing order.
    OrderDealt([PlayerId; MAX_PLAYERS]),
    /// A private railway has another owner.
    PrivateMoved { private: PrivateId, to: Owner },
    /// A company has its starting price.
    ParSet { company: CompanyId, par: Money, cell: Cell },
    /// Shares changed hands.
    SharesMoved { company: CompanyId, from: Holder, to: Holder, shares: u8 },
    /// Somebody else directs the company, or nobody.
    DirectorChanged { company: CompanyId, to: Option<PlayerId> },
    /// A company was launched with so many markers.
    Launched { company: CompanyId, markers: u8 },
    /// A company is out of the game.
    Merged(CompanyId),
    /// A price marker moved.
    PriceMoved { company: CompanyId, to: Cell },

    /// A tile was laid.
    TileLaid { hex: HexId, tile: TileId, rotation: u8 },
    /// A company's home marker was placed.
    HomePlaced { company: CompanyId, at: StopRef },
    /// The company's home marker takes no place in the city.
    MarkerBeside(CompanyId),
    /// A marker was placed for money.
    MarkerPlaced { company: CompanyId, at: StopRef },
    /// A marker of one company became one of another, in place.
    MarkerTaken { at: StopRef, from: CompanyId, to: CompanyId },
    /// A marker went back to its company.
    MarkerReturned { company: CompanyId, at: StopRef },

    /// The trains of a company ran.
    RevenueEarned { company: CompanyId, revenue: Money },
    /// A company has completed the revenue step of its turn.
    Operated(CompanyId),
    /// A train has another owner.
    TrainMoved { model: ModelId, from: TrainPlace, to: TrainPlace },
    /// A train card was turned over.
    TrainTurned { at: TrainPlace, from: ModelId, to: ModelId },
    /// The director of the operating company sold shares for its train.
    SoldForTrain { company: CompanyId, beyond: Money },
    /// The seller's director refused a trade in this step.
    OfferDeclined { seller: CompanyId, model: ModelId },
    /// A phase began.
    PhaseStarted(u8),

    /// What only one title has.
    Title(TitleEvent),
}
