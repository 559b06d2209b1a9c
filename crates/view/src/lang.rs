//! The three languages, and what they do to numbers, sums and counted things.

use std::str::FromStr;

use game::{Money, Title};

use crate::text;

/// Between a number and its unit, and between groups of digits in Polish.
const NO_BREAK: char = '\u{a0}';

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lang {
    #[default]
    En,
    De,
    Pl,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl std::fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is none of en, de, pl", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        let found = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Pl];

    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Pl => "pl",
        }
    }

    /// Francs or gulden, as the title has it: `1,200 SFR`, `1.200 Fr.`, `1200 SFR`; `1,200 G`, `1.200 G`, `1200 G`.
    pub fn money(self, title: Title, amount: Money) -> String {
        let unit = text::say(self, &format!("unit-{}", title.name()), &[]);
        format!("{}{NO_BREAK}{unit}", self.number(amount.0))
    }

    /// `1,200`: grouped as the language does.
    pub fn number(self, number: i32) -> String {
        let digits = number.unsigned_abs().to_string();
        let (separator, from) = match self {
            Lang::En => (',', 4),
            Lang::De => ('.', 4),
            Lang::Pl => (NO_BREAK, 5),
        };
        let mut text = String::from(if number < 0 { "\u{2212}" } else { "" });
        for (place, digit) in digits.chars().enumerate() {
            let left = digits.len() - place;
            if place > 0 && left.is_multiple_of(3) && digits.len() >= from {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A part of the whole in percent: `28%`, `28 %`, `28%`.
    pub fn percent(self, part: f64) -> String {
        let number = self.number((part * 100.0).round() as i32);
        match self {
            Lang::De => format!("{number}{NO_BREAK}%"),
            Lang::En | Lang::Pl => format!("{number}%"),
        }
    }

    /// What one of so many parts is, to a tenth: `7.5`, `7,5`.
    pub fn part(self, whole: i32, parts: u8) -> String {
        let tenths = whole * 10 / i32::from(parts.max(1));
        let (full, tenth) = (self.number(tenths / 10), tenths % 10);
        let point = match self {
            Lang::En => '.',
            Lang::De | Lang::Pl => ',',
        };
        if tenth == 0 { full } else { format!("{full}{point}{tenth}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_grouped_as_each_language_does() {
        let of = |title, amount| Lang::ALL.map(|lang| lang.money(title, Money(amount)).replace(NO_BREAK, " "));
        let sums = |amount| of(Title::G1844, amount);
        assert_eq!(sums(120), ["120 SFR", "120 Fr.", "120 SFR"]);
        assert_eq!(sums(1200), ["1,200 SFR", "1.200 Fr.", "1200 SFR"]);
        assert_eq!(sums(12_000), ["12,000 SFR", "12.000 Fr.", "12 000 SFR"]);
        assert_eq!(sums(-1_234_567), ["−1,234,567 SFR", "−1.234.567 Fr.", "−1 234 567 SFR"]);
        assert_eq!(of(Title::G1824, 12_000), ["12,000 G", "12.000 G", "12 000 G"]);
    }

    #[test]
    fn a_part_has_its_tenth() {
        assert_eq!(Lang::ALL.map(|lang| lang.part(30, 4)), ["7.5", "7,5", "7,5"]);
        assert_eq!(Lang::ALL.map(|lang| lang.part(30, 20)), ["1.5", "1,5", "1,5"]);
        assert_eq!(Lang::En.part(12_000, 10), "1,200");
    }

    #[test]
    fn a_part_of_the_whole_is_written_in_percent() {
        assert_eq!(Lang::ALL.map(|lang| lang.percent(0.276)), ["28%", "28\u{a0}%", "28%"]);
    }

    #[test]
    fn a_language_is_read_by_its_code() {
        assert_eq!("DE".parse(), Ok(Lang::De));
        assert_eq!("fr".parse::<Lang>(), Err(UnknownLang("fr".to_owned())));
    }
}
