//! Rules that a group may add to a profile: the Elephant variant and house rules of the Polish table aid in 1844, Goods Time
//! in 1824.

use crate::titles::Title;

/// One such rule. Stored with every game by its name: never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OptionRule {
    /// The player after the last one to buy or sell begins the next share round. [1844-VAR-01] Settled
    /// before play, as all of these. [1844-SETUP-21]
    Elephant,
    /// Companies pay at least half the face value for a private. [1844-PRIV-07]
    HalfPricePrivates,
    /// Privates are bought at the end of the turn, after trains. [1844-PRIV-07] [1844-OR-09]
    PrivatesLast,
    /// Destinations are paid after the dividend step. [1844-DEST-07] [1844-OR-09]
    DestinationAfterRun,
    /// At the end of a share round sold-out companies rise before pool shares push prices left. [1844-SR-42]
    SoldOutFirst,
    /// Several companies sold in one turn are sold in the order of their prices, the most expensive first. [1844-SR-36]
    SalesByPrice,
    /// Only track that a train of the company could reach may be upgraded. [1844-UPG-15]
    UpgradeReachedTrack,
    /// In an emergency no more shares are sold than the train needs. [1844-EMR-07]
    SellOnlyWhatIsNeeded,
    /// More small towns on the map, and tiles for them. [1824-GT-01]
    GoodsTime,
}

impl OptionRule {
    /// All of all titles.
    pub const ALL: [OptionRule; 9] = [
        OptionRule::Elephant,
        OptionRule::HalfPricePrivates,
        OptionRule::PrivatesLast,
        OptionRule::DestinationAfterRun,
        OptionRule::SoldOutFirst,
        OptionRule::SalesByPrice,
        OptionRule::UpgradeReachedTrack,
        OptionRule::SellOnlyWhatIsNeeded,
        OptionRule::GoodsTime,
    ];

    /// Its name, as it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            OptionRule::Elephant => "elephant",
            OptionRule::HalfPricePrivates => "half-price-privates",
            OptionRule::PrivatesLast => "privates-last",
            OptionRule::DestinationAfterRun => "destination-after-run",
            OptionRule::SoldOutFirst => "sold-out-first",
            OptionRule::SalesByPrice => "sales-by-price",
            OptionRule::UpgradeReachedTrack => "upgrade-reached-track",
            OptionRule::SellOnlyWhatIsNeeded => "sell-only-what-is-needed",
            OptionRule::GoodsTime => "goods-time",
        }
    }

    /// The title that it belongs to.
    pub const fn title(self) -> Title {
        match self {
            OptionRule::Elephant
            | OptionRule::HalfPricePrivates
            | OptionRule::PrivatesLast
            | OptionRule::DestinationAfterRun
            | OptionRule::SoldOutFirst
            | OptionRule::SalesByPrice
            | OptionRule::UpgradeReachedTrack
            | OptionRule::SellOnlyWhatIsNeeded => Title::G1844,
            OptionRule::GoodsTime => Title::G1824,
        }
    }

    /// Whether it comes with components of its own: then only a profile that has an edition printed for it offers it.
    pub const fn is_printed(self) -> bool {
        match self {
            OptionRule::Elephant
            | OptionRule::HalfPricePrivates
            | OptionRule::PrivatesLast
            | OptionRule::DestinationAfterRun
            | OptionRule::SoldOutFirst
            | OptionRule::SalesByPrice
            | OptionRule::UpgradeReachedTrack
            | OptionRule::SellOnlyWhatIsNeeded => false,
            OptionRule::GoodsTime => true,
        }
    }

    /// The option of this name.
    pub fn named(name: &str) -> Option<OptionRule> {
        OptionRule::ALL.into_iter().find(|rule| rule.name() == name)
    }
}

/// The rules that a game has added. They combine freely.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Options(u16);

impl Options {
    /// No options.
    pub const NONE: Options = Options(0);

    /// Whether it was chosen.
    pub const fn has(self, rule: OptionRule) -> bool {
        self.0 & (1 << rule as u8) != 0
    }

    /// This one, too.
    #[must_use]
    pub const fn with(self, rule: OptionRule) -> Options {
        Options(self.0 | 1 << rule as u8)
    }

    /// Those that were chosen.
    pub fn iter(self) -> impl Iterator<Item = OptionRule> {
        OptionRule::ALL.into_iter().filter(move |rule| self.has(*rule))
    }
}

impl FromIterator<OptionRule> for Options {
    fn from_iter<I: IntoIterator<Item = OptionRule>>(rules: I) -> Options {
        rules.into_iter().fold(Options::NONE, Options::with)
    }
}
