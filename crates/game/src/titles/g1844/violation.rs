//! What can be broken only in 1844.

use board::HexId;

use super::{MountainId, TunnelId};
use crate::violation::violations;
use crate::{CompanyId, ModelId, Money, PrivateId};

violations!(
    /// What can be broken only in 1844, in the order of the book.
    Violation {
        // auction
        /// Nothing else is traded before the last private is sold.
        PrivatesUnsold,
        /// Below the lowest first bid.
        BidTooLow { minimum: Money },
        /// Too small a raise.
        RaiseTooSmall { minimum: Money },
        /// More than the player has.
        BidBeyondCash { cash: Money },
        /// The par of the FNM is set by the buyer of P6.
        ParOutOfPlace { company: CompanyId },

        // share round
        /// No sale after a purchase.
        SaleAfterPurchase,
        /// One tunnel certificate per round.
        TunnelAlreadyBought,
        /// One mountain railway per round.
        MountainAlreadyBought,
        /// The SBB has not formed yet.
        NationalNotFormed,
        /// The company is part of the SBB.
        CompanyMerged { company: CompanyId },
        /// Nobody has started the company.
        NotStarted { company: CompanyId },
        /// The more expensive shares come first.
        SalesOutOfOrder { company: CompanyId },
        /// A double is sold whole.
        DoubleNotSplit,
        /// One share out of the director's certificate goes only into the last place of the pool.
        CertificateNotSplit { company: CompanyId },
        /// The whole SBB lies in the pool: its first certificate to be sold is a double.
        DoubleFirst,
        /// A debtor of the SBB exchange buys nothing.
        InExchangeDebt { debt: Money },
        /// A debtor of the SBB exchange sells first.
        SaleDueFirst { debt: Money },
        /// A debt is repaid at once, as far as the cash goes.
        RepaidWhole { due: Money },
        /// The mountain railway is sold.
        MountainTaken { mountain: MountainId },
        /// The mountain railway has to be placed first.
        MountainToPlace,
        /// The hex is no mountain.
        NotAMountain { hex: HexId },
        /// Another mountain railway stands there.
        MountainHexTaken { hex: HexId },
        /// No such income panel is left.
        NoSuchPanel { panel: u8 },
        /// The tunnel certificate is sold.
        TunnelTaken { tunnel: TunnelId },

        // track
        /// One tile per turn.
        TileAlreadyLaid,
        /// Takes the Furka-Oberalp line and tunnels, nothing else.
        FurkaOberalpOnly { hex: HexId },
        /// P2's extra tile comes with a later phase.
        ExtraTileNotYet { phase: u8 },
        /// P2's extra tile is spent.
        ExtraTileUsed,
        /// P2 belongs to somebody else.
        ExtraTileNotOwned,
        /// P2's extra tile is a yellow one.
        ExtraTileYellowOnly,

        // tunnels
        /// The director does not own the certificate.
        TunnelNotOwned { tunnel: TunnelId },
        /// The certificate is used.
        TunnelUsed { tunnel: TunnelId },
        /// The hex takes no tunnel.
        NotATunnelHex { hex: HexId },
        /// The hex has a tunnel.
        TunnelHexTaken { hex: HexId },
        /// Not two mouths that a tunnel can join.
        NotMouths { hex: HexId },
        /// The tunnel would not be connected.
        TunnelNotConnected { hex: HexId },
        /// The treasury cannot pay for the tunnel.
        TunnelTooDear { cost: Money, cash: Money },

        // private railways
        /// Companies do not buy privates yet.
        PrivateNotYet { phase: u8 },
        /// The private is never sold to a company.
        PrivateNotSaleable { private: PrivateId },
        /// The company may not own privates.
        PrivateBuyerBarred { company: CompanyId },
        /// The private does not belong to the director.
        PrivateNotTheDirectors { private: PrivateId },
        /// Too low or too high a price.
        PrivatePrice { minimum: Money, maximum: Money },
        /// The treasury cannot pay for the private.
        PrivateTooDear { price: Money, cash: Money },
        /// Privates are bought after trains.
        PrivatesLast,
        /// The line comes with a later phase.
        FurkaOberalpNotYet { phase: u8 },
        /// The line lies, or P4 is closed.
        FurkaOberalpGone,
        /// Only in a turn of P4's owner.
        FurkaOberalpNotYourTurn,
        /// Nobody has EVA in hand.
        EvaNotHeld,
        /// The holder of EVA does not direct the company.
        EvaNotDirected { company: CompanyId },
        /// Only in a turn of the company.
        EvaNotYourTurn,
        /// The company has no room for EVA.
        EvaNoRoom { limit: u8 },
        /// The destination is not connected.
        DestinationNotReached { company: CompanyId },

        // trains
        /// Trades with the SBB have the printed price.
        SbbPrintedPrice { price: Money },
        /// The train never changes hands.
        NotTradable { model: ModelId },
        /// Regionals own H-trains only.
        HTrainsOnly,
        /// Trains are over for this turn.
        TrainsOver,
        /// V companies get no help.
        PreSbbNoAssistance,
        /// The director is not bankrupt.
        NotBankrupt,
    }
);
