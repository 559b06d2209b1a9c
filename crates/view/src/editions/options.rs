//! Rules that a table may add to a profile.

use game::OptionRule;

use super::OptionRow;
use crate::{Lang, text};

pub fn option_row(rule: OptionRule, lang: Lang) -> OptionRow {
    let rules: &[&str] = match rule {
        OptionRule::Elephant => &["1844-VAR-01", "1844-VAR-02", "1844-RULING-81"],
        OptionRule::HalfPricePrivates => &["1844-PRIV-07"],
        OptionRule::PrivatesLast => &["1844-PRIV-07", "1844-OR-09"],
        OptionRule::DestinationAfterRun => &["1844-DEST-07", "1844-OR-09", "1844-RULING-82"],
        OptionRule::SoldOutFirst => &["1844-SR-42"],
        OptionRule::SalesByPrice => &["1844-SR-36"],
        OptionRule::UpgradeReachedTrack => &["1844-UPG-15", "1844-RULING-83"],
        OptionRule::SellOnlyWhatIsNeeded => &["1844-EMR-07", "1844-RULING-78"],
        OptionRule::GoodsTime => &[
            "1824-GT-01",
            "1824-GT-02",
            "1824-GT-03",
            "1824-GT-04",
            "1824-GT-05",
            "1824-GT-06",
            "1824-GT-07",
            "1824-GT-08",
            "1824-GT-09",
        ],
    };
    OptionRow { name: rule.name(), text: text::say(lang, &format!("option-text-{}", rule.name()), &[]), rules }
}
