//! What was broken, with the evidence. Words are made elsewhere; each title's `cite` knows the rule.

use board::{HexId, StopRef};
use routes::Fault;

use crate::titles::{Title, TitleViolation};
use crate::{CompanyId, ModelId, Money, PlayerId, PrivateId, RuleId};

/// A figure or a thing that a violation names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A sum.
    Money(Money),
    /// A count, a limit, a phase, the number of a city or a run.
    Number(u8),
    /// A company.
    Company(CompanyId),
    /// A hex.
    Hex(HexId),
    /// A city, town or place on a hex.
    Stop(StopRef),
    /// A train.
    Model(ModelId),
    /// A private railway.
    Private(PrivateId),
    /// Another certificate of the title, as it is printed: `B2`, `T1`.
    Certificate {
        /// The letter of its kind.
        letter: char,
        /// Its number, from 1.
        number: u8,
    },
    /// What is wrong with a route.
    Fault(Fault),
}

macro_rules! evidence_from {
    ($($of:ty => $variant:ident),* $(,)?) => {
        $(impl From<$of> for Evidence {
            fn from(value: $of) -> Evidence {
                Evidence::$variant(value)
            }
        })*
    };
}

evidence_from!(
    Money => Money,
    u8 => Number,
    CompanyId => Company,
    HexId => Hex,
    StopRef => Stop,
    ModelId => Model,
    PrivateId => Private,
    Fault => Fault,
);

/// An enum of violations, each of which can give its name and its evidence field by field.
macro_rules! violations {
    (
        $(#[$doc:meta])*
        $name:ident $(nests $title:ident($inner:ty))? {
            $($(#[$variant_doc:meta])* $variant:ident $({ $($field:ident: $of:ty),* $(,)? })?,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$variant_doc])* $variant $({ $(#[doc = stringify!($field)] $field: $of),* })?,)*
            $(
                /// What only one title has.
                $title($inner),
            )?
        }

        impl $name {
            /// All that are declared here: their names, and the fields of their evidence.
            pub(crate) const DECLARED: &'static [(&'static str, &'static [&'static str])] =
                &[$((stringify!($variant), &[$($(stringify!($field)),*)?])),*];

            /// Its name, as the API spells it.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($name::$variant $({ $($field: _),* })? => stringify!($variant),)*
                    $($name::$title(own) => own.name(),)?
                }
            }

            /// What it names, field by field.
            pub fn evidence(&self) -> Vec<(&'static str, $crate::Evidence)> {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        vec![$($((stringify!($field), $crate::Evidence::from($field.clone()))),*)?]
                    })*
                    $($name::$title(own) => own.evidence(),)?
                }
            }
        }
    };
}
pub(crate) use violations;

violations!(
    /// What can be broken in more than one title, in the order of the books. One variant per rule.
    Violation nests Title(TitleViolation) {
        /// The action does not belong to what is to be decided now.
        NotNow,
        /// The game is over.
        GameOver,
        /// The action belongs to another title.
        OtherTitle,

        // shares
        /// Too little cash.
        CannotAfford { price: Money, cash: Money },
        /// Nobody has bought the director's certificate yet.
        DirectorsCertificateFirst { company: CompanyId },
        /// The director's certificate is sold.
        DirectorsCertificateSold { company: CompanyId },
        /// The player has sold shares of it in this round.
        SoldThisRound { company: CompanyId },
        /// The player holds as much of it as may be bought.
        MoreThanHalf { company: CompanyId, held: u8 },
        /// The player holds as many certificates as allowed.
        CertificateLimit { limit: u8, held: u8 },
        /// The player holds too many certificates and has to sell first.
        OverCertificateLimit { limit: u8, held: u8 },
        /// No such share is for sale.
        NothingOnOffer { company: CompanyId },
        /// There is no such certificate.
        NoSuchPaper,
        /// Nothing may be sold in this round.
        SalesBarred,
        /// Too many shares would lie in the pool or in the bank.
        PoolLimit { company: CompanyId, limit: u8, would_be: u8 },
        /// A block of it was sold in this turn.
        SoldAlready { company: CompanyId },
        /// The player does not hold that many.
        NotSoManyShares { company: CompanyId, held: u8 },
        /// Nobody could take over as director.
        DirectorCannotStepDown { company: CompanyId },
        /// A debtor buys nothing.
        InDebt { debt: Money },
        /// There is no debt to repay.
        NoDebt,
        /// The debt is smaller.
        MoreThanDebt { debt: Money },
        /// A debtor with cash who can do nothing else repays.
        RepaymentDue { debt: Money },
        /// Not a starting price.
        NoSuchPar { par: Money },

        // track
        /// No copy of the tile is left.
        NoTileLeft,
        /// The hex takes no tile.
        NotBuildable { hex: HexId },
        /// What lies there is never replaced.
        NeverUpgraded { hex: HexId },
        /// A tile lies there already.
        HexNotBare { hex: HexId },
        /// There is no such tile or rotation.
        NoSuchTile,
        /// The hex takes plain track only.
        PlainTrackOnly { hex: HexId },
        /// The hex takes a town tile only.
        TownTileOnly { hex: HexId },
        /// The hex takes a city tile only.
        CityTileOnly { hex: HexId },
        /// Not the next colour.
        ColourStep { hex: HexId },
        /// Cities stay cities, towns stay towns.
        KindMustStay { hex: HexId },
        /// The label does not match.
        LabelMissing { hex: HexId },
        /// The phase does not have this colour yet.
        ColourNotYet { phase: u8 },
        /// Track would leave the map.
        TrackOffTheMap { hex: HexId },
        /// Track would end at a grey hex.
        TrackIntoGrey { hex: HexId },
        /// Track would end at a tunnel hex.
        TrackIntoTunnelHex { hex: HexId },
        /// Track would run into a barred side.
        TrackIntoBar { hex: HexId },
        /// Track would end at a red hex.
        TrackIntoRed { hex: HexId },
        /// An upgrade keeps all old track.
        OldTrackLost { hex: HexId },
        /// A new tile has to be connected to the company.
        NotConnected { hex: HexId },
        /// An upgraded tile has to be connected to the company.
        UpgradeNotConnected { hex: HexId },
        /// The home hex comes first.
        HomeTileFirst { hex: HexId },
        /// An upgrade has to bring the company new track or another value.
        NewTrackNotReached { hex: HexId },
        /// The treasury cannot pay for the terrain.
        TerrainTooDear { cost: Money, cash: Money },

        // markers
        /// The company has no marker left.
        NoMarkerLeft,
        /// The treasury cannot pay for the marker.
        MarkerTooDear { cost: Money, cash: Money },
        /// There is no city.
        NotACity { hex: HexId },
        /// All places are taken.
        NoFreeCircle { at: StopRef },
        /// The last place is reserved.
        CircleReserved { at: StopRef },
        /// The city is not connected.
        MarkerNotConnected { at: StopRef },
        /// The company has a marker on the hex.
        MarkerOnHexAlready { hex: HexId },
        /// The city has no marker that could stay.
        NoMarkerThere { city: u8 },

        // running trains
        /// The company does not have that train.
        NoSuchTrain { model: ModelId },
        /// A route is not legal.
        RouteFault { run: u8, fault: Fault },
        /// Two trains use the same track.
        TrackShared { run: u8, with: u8 },
        /// Less than the maximum was claimed.
        BelowMaximum { claimed: Money, best: Money },
        /// The trains can earn, so that one of them must.
        NothingEarned { best: Money },

        // trains
        /// Nobody sells that train now.
        TrainNotOnSale { model: ModelId },
        /// The bank asks another price.
        TrainPrice { price: Money },
        /// The company has as many trains as allowed.
        TrainLimit { limit: u8 },
        /// Companies do not trade trains yet.
        NoTradeYet { phase: u8 },
        /// Too low a price.
        TradePrice { minimum: Money },
        /// More than the treasury holds.
        TradeBeyondTreasury { price: Money, cash: Money },
        /// Between directors the printed price is paid.
        PrintedPrice { price: Money },
        /// With the director's help never more than the printed price.
        AbovePrintedPrice { price: Money },
        /// More than treasury and director's cash: nobody borrows for a train of their own.
        TradeBeyondCash { maximum: Money },
        /// The seller does not own it.
        NotOwnedBySeller { model: ModelId },
        /// The company has to own a train.
        TrainRequired,
        /// The treasury cannot pay for the train.
        TrainTooDear { price: Money, cash: Money },
        /// The company need not buy.
        NoObligation,
        /// The director helps with one train only.
        AssistedAlready,
        /// The owner's director has declined.
        TradeDeclined,
        /// A cheaper train does not need all that was sold.
        SoldTooMuch { beyond: Money },
        /// No sale is needed.
        SaleNotNeeded,
        /// The treasury alone can pay for any train that the director could choose.
        TreasurySuffices { cash: Money },
        /// The sale would change a director.
        SaleChangesDirector { company: CompanyId },
        /// That train cannot be given up.
        NotSurrenderable { model: ModelId },
    }
);

/// Why an action was refused: what stands in the way, by which rule, and whose action it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that was broken; `None` where only the sequence of play stands in the way.
    pub rule: Option<RuleId>,
    /// What was broken.
    pub violation: Violation,
    /// Who would have acted.
    pub seat: Option<PlayerId>,
}

impl Refusal {
    /// The id of the rule, or "sequence of play" where no rule but the order of things stands in the way.
    pub const fn cited(&self) -> &'static str {
        match self.rule {
            Some(rule) => rule.0,
            None => "sequence of play",
        }
    }
}

impl Violation {
    /// The names of all violations of all titles, each with the fields of its evidence: what has to be put into words.
    pub fn catalogue() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        let own = Title::ALL.iter().flat_map(|title| crate::titles::declared_violations(*title));
        Violation::DECLARED.iter().chain(own).copied()
    }

    /// Those that can arise in one title.
    pub fn catalogue_of(title: Title) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        Violation::DECLARED.iter().chain(crate::titles::declared_violations(title)).copied()
    }
}

impl std::fmt::Display for Violation {
    /// The name and the figures, as in `BidTooLow (minimum 20)`. Sentences for players are made by the view.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())?;
        let evidence = self.evidence();
        if evidence.is_empty() {
            return Ok(());
        }
        let figures: Vec<String> = evidence.iter().map(|(field, of)| format!("{field} {of}")).collect();
        write!(f, " ({})", figures.join(", "))
    }
}

impl std::error::Error for Violation {}

impl std::fmt::Display for Evidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Evidence::Money(amount) => write!(f, "{amount}"),
            Evidence::Number(number) => write!(f, "{number}"),
            Evidence::Company(company) => write!(f, "{}", company.index()),
            Evidence::Hex(hex) => write!(f, "{}", hex.index()),
            Evidence::Stop(stop) => write!(f, "{}.{}", stop.hex.index(), stop.part),
            Evidence::Model(model) => write!(f, "{}", model.index()),
            Evidence::Private(private) => write!(f, "{}", private.index()),
            Evidence::Certificate { letter, number } => write!(f, "{letter}{number}"),
            Evidence::Fault(fault) => write!(f, "{fault:?}"),
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} [{}]", self.violation, self.cited())
    }
}

impl std::error::Error for Refusal {}
