//! The rule book: the catalogue of numbered rules, and what each says, in three languages.

use std::borrow::Cow;
use std::sync::LazyLock;

use game::{Profile, RuleId, State};
use serde::Deserialize;

use crate::editions::{is_of_other_version, option_row};
use crate::{Lang, text};

/// The catalogue of one title: its chapters, by file name and content, in the order of the book.
struct Volume {
    title: &'static str,
    chapters: &'static [(&'static str, &'static str)],
}

macro_rules! volume {
    ($title:literal: $($name:literal)*) => {
        Volume {
            title: $title,
            chapters: &[$(($name, include_str!(concat!("../../../rulebook/", $title, "/", $name, ".toml")))),*],
        }
    };
}

#[rustfmt::skip]
const VOLUMES: &[Volume] = &[
    volume!["1844":
        "setup" "auc" "sr" "dir" "launch" "or" "track" "upg" "tun" "mtn" "priv" "dest" "tok" "run" "rev" "div" "train"
        "emr" "phase" "export" "sbb" "end" "var" "ruling" "dev"
    ],
    volume!["1824":
        "setup" "start" "mtn" "coal" "pre" "reg" "staat" "dir" "sr" "or" "track" "upg" "tok" "train" "run" "rev" "div"
        "emr" "phase" "export" "end" "ruling" "gt" "cis" "check" "dev"
    ],
];

/// Where a rule holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Printing {
    #[serde(rename = "1e")]
    First,
    #[serde(rename = "2e")]
    Second,
    /// The table aid of Polish players: house rules.
    #[serde(rename = "pl")]
    PolishAid,
    #[serde(rename = "18xxgames")]
    Site,
    /// A variant of the second edition of 1824.
    #[serde(rename = "goods-time")]
    GoodsTime,
    /// The game for two or three players in the second edition of 1824.
    #[serde(rename = "cisleithania")]
    Cisleithania,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleKind {
    Fact,
    Procedure,
    Prohibition,
    /// The book's own example.
    Vector,
    Note,
}

#[derive(Clone, Debug)]
pub struct Chapter {
    /// The book it belongs to, as rule ids begin: `1844`.
    pub volume: &'static str,
    /// `track`, as in the name of its file.
    pub name: &'static str,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub id: String,
    pub editions: Vec<Printing>,
    pub kind: RuleKind,
    /// Rules that this one points to.
    pub see: Vec<String>,
    chapter: usize,
}

pub fn rule(id: &str) -> Option<&'static Rule> {
    rules().iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// All rules, book by book, in the order of each.
pub fn rules() -> &'static [Rule] {
    &BOOK.rules
}

/// The words of a rule that the engine cites. The tests hold that there are some for each.
pub fn text(id: RuleId, lang: Lang) -> Cow<'static, str> {
    rule(id.0).map_or(Cow::Borrowed(""), |rule| rule.text(lang))
}

impl Rule {
    pub fn text(&self, lang: Lang) -> Cow<'static, str> {
        text::say_rule(lang, &self.key())
    }

    fn key(&self) -> String {
        format!("rule-{}", self.id)
    }

    /// Whether it holds at a table: by its edition in the version that is played, or by a house rule that was agreed upon.
    pub fn holds_at(&self, state: &State) -> bool {
        let is_agreed = || {
            let mut agreed = state.options().iter().map(|rule| option_row(rule, Lang::En).rules);
            agreed.any(|rules| rules.contains(&self.id.as_str()))
        };
        let printings = Printing::of(state.edition().profile);
        let is_printed = self.editions.iter().any(|printing| printings.contains(printing));
        (is_printed && !is_of_other_version(state.edition(), &self.id)) || is_agreed()
    }

    pub fn chapter(&self) -> &'static Chapter {
        &BOOK.chapters[self.chapter]
    }

    /// The rules that this one points to, and those that point here, in the order of the book.
    pub fn related(&self) -> Vec<&'static Rule> {
        let is_related = |other: &&Rule| self.see.contains(&other.id) || other.see.contains(&self.id);
        rules().iter().filter(is_related).collect()
    }
}

impl Chapter {
    pub fn title(&self, lang: Lang) -> Cow<'static, str> {
        text::say_rule(lang, &self.key())
    }

    fn key(&self) -> String {
        format!("chapter-{}-{}", self.volume, self.name)
    }
}

impl Printing {
    /// Those whose rules a profile is played by: the site changes the second edition.
    fn of(profile: Profile) -> &'static [Printing] {
        match profile.name().split_once('-') {
            Some((_, "1e")) => &[Printing::First],
            Some((_, "18xxgames")) => &[Printing::Second, Printing::Site],
            Some((_, "cisleithania")) => &[Printing::Second, Printing::Cisleithania],
            Some((_, "cisleithania-18xxgames")) => &[Printing::Second, Printing::Cisleithania, Printing::Site],
            _ => &[Printing::Second],
        }
    }

    pub fn word(self, lang: Lang) -> String {
        let key = match self {
            Printing::First => "printing-first",
            Printing::Second => "printing-second",
            Printing::PolishAid => "printing-polish-aid",
            Printing::Site => "printing-site",
            Printing::GoodsTime => "printing-goods-time",
            Printing::Cisleithania => "printing-cisleithania",
        };
        text::say(lang, key, &[])
    }
}

impl RuleKind {
    pub fn word(self, lang: Lang) -> String {
        let key = match self {
            RuleKind::Fact => "kind-fact",
            RuleKind::Procedure => "kind-procedure",
            RuleKind::Prohibition => "kind-prohibition",
            RuleKind::Vector => "kind-vector",
            RuleKind::Note => "kind-note",
        };
        text::say(lang, key, &[])
    }
}

struct Book {
    chapters: Vec<Chapter>,
    rules: Vec<Rule>,
}

/// A chapter's file.
#[derive(Deserialize)]
struct ChapterFile {
    rule: Vec<RuleEntry>,
}

#[derive(Deserialize)]
struct RuleEntry {
    id: String,
    editions: Vec<Printing>,
    kind: RuleKind,
    #[serde(default)]
    see: Vec<String>,
}

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let mut book = Book { chapters: Vec::new(), rules: Vec::new() };
    VOLUMES.iter().for_each(|volume| add(&mut book, volume));
    book
});

fn add(book: &mut Book, volume: &'static Volume) {
    for (name, file) in volume.chapters {
        let ChapterFile { rule } = read(file, volume.title, name);
        let chapter = book.chapters.len();
        book.chapters.push(Chapter { volume: volume.title, name });
        let rules =
            rule.into_iter().map(|RuleEntry { id, editions, kind, see }| Rule { id, editions, kind, see, chapter });
        book.rules.extend(rules);
    }
}

/// The files are part of the program: one that does not parse is a mistake of ours, and the tests find it.
fn read(file: &str, title: &str, name: &str) -> ChapterFile {
    toml::from_str(file).unwrap_or_else(|why| panic!("rulebook {title}, {name}: {why}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::{OptionRule, Setup, g1844};

    use super::*;

    #[test]
    fn every_rule_and_chapter_has_its_words_and_no_words_are_left_over() {
        let rules = rules().iter().map(Rule::key);
        let keys: BTreeSet<String> = rules.chain(BOOK.chapters.iter().map(Chapter::key)).collect();
        for lang in Lang::ALL {
            let messages = text::tests::messages(lang).into_keys();
            let messages = messages.filter(|key| key.starts_with("rule-") || key.starts_with("chapter-"));
            assert_eq!(messages.collect::<BTreeSet<String>>(), keys, "{lang:?}");
        }
    }

    #[test]
    fn a_rule_is_in_the_book_and_the_chapter_of_its_number() {
        for rule in rules() {
            let Chapter { volume, name, .. } = rule.chapter();
            assert!(rule.id.starts_with(&format!("{volume}-{}-", name.to_uppercase())), "{} in {name}", rule.id);
        }
    }

    #[test]
    fn ids_are_unique_and_lead_somewhere() {
        let ids: BTreeSet<&str> = rules().iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids.len(), rules().len());
        for rule in rules() {
            assert!(rule.see.iter().all(|other| ids.contains(other.as_str())), "{} sees {:?}", rule.id, rule.see);
        }
    }

    /// `cite` has no list of what it can say: its source has.
    #[test]
    fn every_rule_that_the_engine_cites_is_in_the_book() {
        let sources = [
            ("1844-", include_str!("../../game/src/titles/g1844/cite.rs")),
            ("1824-", include_str!("../../game/src/titles/g1824/cite.rs")),
        ];
        for (title, source) in sources {
            let cited: BTreeSet<&str> = source.split('"').filter(|piece| piece.starts_with(title)).collect();
            assert!(cited.len() > 60, "{} found", cited.len());
            let unknown: Vec<_> = cited.iter().filter(|id| rule(id).is_none()).collect();
            assert_eq!(unknown, [&""; 0]);
        }
    }

    #[test]
    fn a_table_sees_the_rules_of_its_edition_and_its_house_rules() {
        let holds = |id: &str, setup: &Setup| super::rule(id).unwrap().holds_at(&game::begin(setup).unwrap());
        let (first, second) = (Setup::new(g1844::PROFILE_1E, 3), Setup::new(g1844::PROFILE_2E, 3));
        assert!(holds("1844-PRIV-03a", &first) && !holds("1844-PRIV-03a", &second));
        assert!(!holds("1844-PRIV-03b", &first) && holds("1844-PRIV-03b", &second));
        let options = [OptionRule::HalfPricePrivates].into_iter().collect();
        assert!(!holds("1844-PRIV-07", &second) && holds("1844-PRIV-07", &Setup { options, ..second }));
    }

    #[test]
    fn a_rule_knows_its_chapter_and_its_kin() {
        let rule = rule("1844-track-04").unwrap();
        assert_eq!(
            (rule.id.as_str(), rule.chapter().name, rule.kind),
            ("1844-TRACK-04", "track", RuleKind::Prohibition)
        );
        assert_eq!(
            Lang::ALL.map(|lang| rule.chapter().title(lang)),
            ["Yellow tiles", "Gelbe Plättchen", "Budowa torów"]
        );
        assert_eq!(rule.related()[0].id, "1844-RULING-24");
        assert_eq!(super::rule("1824-track-05").unwrap().chapter().volume, "1824");
        assert!(super::rule("1844-RULING-24").unwrap().related().iter().any(|kin| kin.id == "1844-TRACK-04"));
    }
}
