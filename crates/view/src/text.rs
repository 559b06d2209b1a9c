//! All words, from Fluent files: `locales/<language>/<area>.ftl`. English is the source.
//!
//! With the feature `texts` they lie in the program. Without it somebody has to [`install`] them: the client fetches those
//! of one language, and rules and lessons when somebody wants to read them.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Lang;

/// Texts that are read together. Rules and lessons are many and seldom read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    Words,
    Lessons,
    Rules,
}

impl Texts {
    pub const ALL: [Texts; 3] = [Texts::Words, Texts::Lessons, Texts::Rules];

    pub const fn name(self) -> &'static str {
        match self {
            Texts::Words => "words",
            Texts::Lessons => "lessons",
            Texts::Rules => "rules",
        }
    }
}

/// The files of a language.
#[cfg(feature = "texts")]
struct Files {
    words: &'static [&'static str],
    lessons: &'static [&'static str],
    rules: &'static [&'static str],
}

#[cfg(feature = "texts")]
impl Files {
    const fn of(&self, texts: Texts) -> &'static [&'static str] {
        match texts {
            Texts::Words => self.words,
            Texts::Lessons => self.lessons,
            Texts::Rules => self.rules,
        }
    }
}

#[cfg(feature = "texts")]
macro_rules! files {
    ($lang:literal) => {
        Files {
            words: &[
                include_str!(concat!("../locales/", $lang, "/screen.ftl")),
                include_str!(concat!("../locales/", $lang, "/decide.ftl")),
                include_str!(concat!("../locales/", $lang, "/log.ftl")),
                include_str!(concat!("../locales/", $lang, "/refused.ftl")),
                include_str!(concat!("../locales/", $lang, "/titles.ftl")),
                include_str!(concat!("../locales/", $lang, "/editions.ftl")),
                include_str!(concat!("../locales/", $lang, "/rulebook.ftl")),
                include_str!(concat!("../locales/", $lang, "/server.ftl")),
                include_str!(concat!("../locales/", $lang, "/alerts.ftl")),
                include_str!(concat!("../locales/", $lang, "/clock.ftl")),
                include_str!(concat!("../locales/", $lang, "/club.ftl")),
                include_str!(concat!("../locales/", $lang, "/orders.ftl")),
                include_str!(concat!("../locales/", $lang, "/aid.ftl")),
                include_str!(concat!("../locales/", $lang, "/coach.ftl")),
                include_str!(concat!("../locales/", $lang, "/learn.ftl")),
            ],
            lessons: &[include_str!(concat!("../locales/", $lang, "/lessons.ftl"))],
            rules: &[
                include_str!(concat!("../locales/", $lang, "/rules-1844.ftl")),
                include_str!(concat!("../locales/", $lang, "/rules-1824.ftl")),
            ],
        }
    };
}

#[cfg(feature = "texts")]
const fn files(lang: Lang) -> Files {
    match lang {
        Lang::En => files!("en"),
        Lang::De => files!("de"),
        Lang::Pl => files!("pl"),
    }
}

/// What is put into a message. A count that selects a plural has to be a number.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

macro_rules! from_number {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number as i64)
            }
        })*
    };
}

from_number!(u8 u16 u32 i32 i64 usize);

/// Keys of lessons begin with it.
const LESSON: &str = "lesson-";

type Bundle = FluentBundle<FluentResource>;

/// One for each language and each kind of text, made when the first of its messages is asked for.
static BUNDLES: [[OnceLock<Bundle>; Texts::ALL.len()]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; Texts::ALL.len()] }; Lang::ALL.len()];

fn place(lang: Lang, texts: Texts) -> &'static OnceLock<Bundle> {
    &BUNDLES[lang as usize][texts as usize]
}

#[cfg(feature = "texts")]
fn bundle_of(lang: Lang, texts: Texts) -> Option<&'static Bundle> {
    Some(place(lang, texts).get_or_init(|| bundle(lang, files(lang).of(texts))))
}

#[cfg(not(feature = "texts"))]
fn bundle_of(lang: Lang, texts: Texts) -> Option<&'static Bundle> {
    place(lang, texts).get()
}

/// Takes texts in, all files of their kind in one. Those that are there already stay.
pub fn install(lang: Lang, texts: Texts, content: &str) {
    place(lang, texts).get_or_init(|| bundle(lang, &[content]));
}

/// Whether they have to be [`install`]ed before anything can be said with them.
pub fn are_missing(lang: Lang, texts: Texts) -> bool {
    bundle_of(lang, texts).is_none()
}

/// The message in the reader's language. A key without a message shows as itself: the tests find it.
pub fn say(lang: Lang, key: &str, arguments: &[(&str, Arg<'_>)]) -> String {
    say_first(lang, &[key], arguments)
}

/// The first of these messages that there is.
pub fn say_first(lang: Lang, keys: &[&str], arguments: &[(&str, Arg<'_>)]) -> String {
    let texts = if keys.iter().any(|key| key.starts_with(LESSON)) { Texts::Lessons } else { Texts::Words };
    let found = bundle_of(lang, texts).and_then(|bundle| {
        let pattern = keys.iter().find_map(|key| bundle.get_message(key).and_then(|message| message.value()));
        pattern.map(|pattern| (bundle, pattern))
    });
    let Some((bundle, pattern)) = found else { return keys.last().copied().unwrap_or_default().to_owned() };
    let mut values = FluentArgs::with_capacity(arguments.len());
    for (name, argument) in arguments {
        match argument {
            Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
            Arg::Text(text) => values.set(*name, FluentValue::from(text.as_ref())),
        }
    }
    bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
}

/// A rule, or the title of a chapter of them.
pub(crate) fn say_rule(lang: Lang, key: &str) -> Cow<'static, str> {
    let said = bundle_of(lang, Texts::Rules).and_then(|bundle| {
        let pattern = bundle.get_message(key).and_then(|message| message.value())?;
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()))
    });
    said.unwrap_or_else(|| Cow::Owned(key.to_owned()))
}

/// The files are ours: one that does not parse is a mistake that the tests find.
fn bundle(lang: Lang, files: &[&str]) -> Bundle {
    let locale = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // All three languages run left to right, and isolating marks would end up in copied text.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A name of the source as it stands in keys: `BidTooLow` is `bid-too-low`.
pub(crate) fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for (place, letter) in name.chars().enumerate() {
        if letter.is_ascii_uppercase() && place > 0 {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

/// `words!(lang, "key", name = value, …)`.
#[macro_export]
macro_rules! words {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::say($lang, $key, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn all_files(lang: Lang) -> Vec<&'static str> {
        Texts::ALL.iter().flat_map(|texts| files(lang).of(*texts)).copied().collect()
    }

    /// Messages of a language with their text, terms left out.
    pub(crate) fn messages(lang: Lang) -> BTreeMap<String, String> {
        let mut found: BTreeMap<String, String> = BTreeMap::new();
        let mut key = String::new();
        for line in all_files(lang).into_iter().flat_map(str::lines) {
            if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                let (name, text) = line.split_once(" =").unwrap();
                key = name.to_owned();
                assert!(found.insert(key.clone(), text.to_owned()).is_none(), "{key} twice in {lang:?}");
            } else if !line.starts_with('#') && !key.is_empty() {
                found.get_mut(&key).unwrap().push_str(line);
            }
        }
        found
    }

    fn variables(text: &str) -> BTreeSet<&str> {
        let names = text.split('$').skip(1);
        names.map(|rest| rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap()).collect()
    }

    #[test]
    fn every_file_parses() {
        for lang in Lang::ALL {
            for file in all_files(lang) {
                assert!(FluentResource::try_new(file.to_owned()).is_ok(), "{lang:?}: {}", file.lines().next().unwrap());
            }
        }
    }

    #[test]
    fn all_languages_have_the_same_messages_with_the_same_variables() {
        let english = messages(Lang::En);
        for lang in [Lang::De, Lang::Pl] {
            let other = messages(lang);
            assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{lang:?}");
            for (key, text) in &english {
                assert!(!other[key].trim().is_empty(), "{key} in {lang:?}");
                assert_eq!(variables(text), variables(&other[key]), "{key} in {lang:?}");
            }
        }
    }

    #[test]
    fn counted_things_have_every_form_of_their_language() {
        for (lang, forms) in
            [(Lang::En, &["[one]"][..]), (Lang::De, &["[one]"]), (Lang::Pl, &["[one]", "[few]", "[many]"])]
        {
            for (key, text) in messages(lang).iter().filter(|(_, text)| text.contains("->")) {
                assert!(forms.iter().all(|form| text.contains(form)) && text.contains("*[other]"), "{key} in {lang:?}");
            }
        }
    }

    #[test]
    fn polish_counts_by_the_last_digits() {
        let hexes = |n: u32| say(Lang::Pl, "range-hexes", &[("n", Arg::from(n))]);
        assert_eq!([1, 3, 5, 22].map(hexes), ["1 heks", "3 heksy", "5 heksów", "22 heksy"]);
    }

    /// The German unit brings its own point.
    #[test]
    fn no_german_sentence_ends_with_a_sum() {
        for (key, text) in messages(Lang::De) {
            assert!(!text.contains("{ $money }."), "{key}");
        }
    }
}
