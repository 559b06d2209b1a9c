//! What can be broken only in 1824.

use crate::violation::violations;
use crate::{CompanyId, ModelId, Money, PrivateId};

violations!(
    /// What can be broken only in 1824, in the order of the book.
    Violation {
        /// Another certificate brings the director's certificate.
        CertificateReserved { company: CompanyId },
        /// Its shares are sold only after it has operated.
        NotOperatedYet { company: CompanyId },
        /// Its shares are sold only after its first turn.
        FirstTurnNotOver { company: CompanyId },
        /// Shares of Staatsbahnen are sold from the first ordinary share round on.
        NotInInitialRound { company: CompanyId },
        /// Not a price of a Coal Railway.
        NoSuchPrice { price: Money },
        /// No. 1 costs twice what the others do.
        PreStaatsbahnPrice { price: Money },
        /// Either card of stack 1 has one price.
        ConstructionPrice { price: Money },
        /// The Mountain Railway is sold or out of the game.
        MountainRailwayGone { private: PrivateId },
        /// The Mountain Railway belongs to somebody else.
        NotYoursToExchange,
        /// The Coal Railway belongs to somebody else.
        NotYourCoalRailway { company: CompanyId },
        /// Exchanges come with a later phase, or are over.
        ExchangeNotYet { phase: u8 },
        /// No exchange after a sale.
        ExchangeAfterSale,
        /// The exchange is compulsory.
        ExchangeCompulsory,
        /// Mountain Railways are exchanged for shares of Regionals.
        NotARegional { company: CompanyId },
        /// No share of it is left for a Mountain Railway.
        NoShareForMountain { company: CompanyId },
        /// Coal Railways own goods trains only.
        GoodsTrainsOnly,
        /// A company in receivership buys nothing.
        InReceivership,
        /// Trains of a company that is not open are not for sale.
        TrainWaits { company: CompanyId },
        /// A company without a director has nobody who could agree to sell.
        NobodyAgrees { company: CompanyId },
        /// The company has no train to surrender for it.
        NothingToSurrender { model: ModelId },
        /// One part exchange per turn.
        ExchangedAlready,
        /// The other card of the chosen stack is to be taken.
        OtherCardFirst { company: CompanyId },
        /// The draft is not over, or its next part is something else.
        DraftGoesOn,
        /// A construction railway does nothing but build.
        ConstructionRailway { company: CompanyId },
        /// The bond railway's third marker goes to Wien.
        OnlyInWien,
        /// The double certificate is sold only while the other player holds two units.
        DoubleStays { company: CompanyId },
        /// Bond shares are not to be had in this exchange.
        NoBondShare { company: CompanyId },
        /// Nobody sells shares for a train.
        NoSalesForTrains,
    }
);
