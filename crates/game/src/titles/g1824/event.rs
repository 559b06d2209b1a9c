//! What happens only in 1824.

use board::StopRef;

use crate::{CompanyId, ModelId, Money, PlayerId};

/// Something that happens only in 1824.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The initial round began with this place in the playing order, going backwards at first or not.
    OpeningBegan { turn: u8, backwards: bool },
    /// A player bought something in the initial round.
    OpeningPurchase(PlayerId),
    /// A player passed in the initial round.
    OpeningPass(PlayerId),
    /// The priority card goes to the player after this one, though the purchase was another's.
    OpeningEndedBy(PlayerId),
    /// The next player of the initial round is in turn.
    OpeningTurnEnded,
    /// In the draft of two, this place in the playing order is in turn.
    OpeningTurnGiven { turn: u8 },
    /// Somebody else holds the director's certificate, or nobody.
    CertificateMoved { company: CompanyId, to: Option<PlayerId> },
    /// A marker left the map for good.
    MarkerRemoved { company: CompanyId, at: StopRef },
    /// The company's last marker will cost nothing.
    LastMarkerFreed(CompanyId),
    /// These trains have just been taken over, and the company gives up one of them; none when that is done.
    JustMerged { company: CompanyId, trains: [Option<ModelId>; 2] },
    /// A company has bought its first normal train from the bank.
    GoodsOpened,
    /// Mines brought this to the operating company; it is paid after the dividend.
    MinesEarned(Money),
    /// A train was surrendered in part exchange in this turn.
    TrainExchanged,
    /// A player begins the share round above the certificate limit and has to sell.
    SellingDue(PlayerId),
    /// That player is within the limit.
    SellingDone(PlayerId),
    /// The player in turn has made an exchange and may only repay.
    OnlyRepaymentLeft,
    /// A company whose shares cannot be sold yet begins its first turn.
    FirstTurnBegan,
    /// What a player has bought and sold of a company, by the percentages that were stated, parts from their papers by so
    /// many more units.
    TallyParted { company: CompanyId, player: PlayerId, by: i8 },
    /// A company claims a place of its home, counted from 1.
    PlaceClaimed { company: CompanyId, place: u8 },
    /// Its marker is there, so the claim is used.
    ClaimUsed(CompanyId),
    /// Whether the company can place a marker was judged before its own lay there.
    JudgedEarly(CompanyId),
    /// A tile or a marker was laid: it will be judged anew.
    JudgedAnew,
    /// Units were sold for a train at this price, the last sale of the step so far.
    UnitSold { price: Money },
    /// An overdrawn account bore interest, which was paid to the bank.
    InterestCharged { player: PlayerId, amount: Money },
    /// A purchase has brought the bond railway's second marker.
    BondMarkerFellDue,
    /// A company opened during an operating round and takes no turn in it.
    SatOut(CompanyId),
}
