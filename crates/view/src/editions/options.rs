//! Rules that any profile of 1844 can be played with, in words.

use game::OptionRule;

use super::OptionRow;
use super::entry::{Words, pick};
use crate::Lang;

#[rustfmt::skip]
pub const fn option_row(rule: OptionRule, lang: Lang) -> OptionRow {
    let (words, rules): (Words, &[&str]) = match rule {
        OptionRule::Elephant => ([
            "Elephant variant: the player after the last one to buy or sell begins the next share round",
            "Variante Elefant: Wer nach dem letzten Käufer oder Verkäufer an der Reihe ist, beginnt die nächste Aktienrunde",
            "Wariant Słoń: następną rundę giełdową zaczyna gracz po ostatnim kupującym lub sprzedającym",
        ], &["1844-VAR-01", "1844-VAR-02", "1844-RULING-67"]),
        OptionRule::HalfPricePrivates => ([
            "House rule: companies pay at least half the face value for a private railway",
            "Hausregel: Gesellschaften zahlen für eine Privatbahn mindestens den halben Nennwert",
            "Zasada domowa: za spółkę prywatną płaci się co najmniej połowę jej wartości nominalnej",
        ], &["1844-PRIV-07"]),
        OptionRule::PrivatesLast => ([
            "House rule: companies buy private railways at the end of the turn, after trains",
            "Hausregel: Privatbahnen werden am Ende des Spielzugs gekauft, nach den Loks",
            "Zasada domowa: spółki prywatne kupuje się na końcu tury, po pociągach",
        ], &["1844-PRIV-07", "1844-OR-09"]),
        OptionRule::DestinationAfterRun => ([
            "House rule: destination bonuses are paid after the dividend step",
            "Hausregel: Zielprämien werden erst nach der Dividende gezahlt",
            "Zasada domowa: premie za cel wypłaca się dopiero po dywidendzie",
        ], &["1844-DEST-07", "1844-OR-09"]),
        OptionRule::SoldOutFirst => ([
            "House rule: at the end of a share round sold-out companies rise before pool shares push prices left",
            "Hausregel: Am Ende der Aktienrunde steigen erst ausverkaufte Gesellschaften, dann fallen die mit Aktien im \
             Bankpool",
            "Zasada domowa: na koniec rundy giełdowej najpierw rosną kursy spółek wyprzedanych, potem spadają kursy spółek \
             z akcjami w puli banku",
        ], &["1844-SR-42"]),
        OptionRule::SalesByPrice => ([
            "House rule: several companies sold in one turn are sold in the order of their prices, the dearest first",
            "Hausregel: Mehrere Gesellschaften werden in einem Spielzug in der Reihenfolge ihrer Kurse verkauft, die teuerste \
             zuerst",
            "Zasada domowa: kilka spółek sprzedaje się w jednej turze w kolejności ich kursów, najdroższą najpierw",
        ], &["1844-SR-36"]),
        OptionRule::UpgradeReachedTrack => ([
            "House rule: only track that a train of the company could run over is upgraded",
            "Hausregel: Nur Gleise, die eine Lok der Gesellschaft befahren könnte, werden ausgetauscht",
            "Zasada domowa: modernizuje się tylko tory, po których spółka mogłaby poprowadzić pociąg",
        ], &["1844-UPG-15"]),
    };
    OptionRow { name: rule.name(), text: pick(words, lang), rules }
}
