//! Finding rules by the words of players: slang, questions in whole sentences, endings of words, slips of the pen.
//!
//! What players say for a thing of the game, and which words mean nothing in a question, are messages
//! (`search-synonyms`, `search-fillers`): every language has its own.

use std::collections::BTreeSet;

use crate::rulebook::{Rule, RuleKind, rules};
use crate::{Lang, text};

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best first.
    pub rules: Vec<&'static Rule>,
    /// Whether some word of the question is in none of them.
    pub is_partial: bool,
    /// What was perhaps meant, if nothing was found.
    pub suggestion: Option<String>,
}

/// Searches among these rules; `None` if nothing is asked for.
pub fn search(question: &str, among: &[&'static Rule], lang: Lang) -> Option<Found> {
    let terms = terms(question, lang);
    if terms.is_empty() {
        return None;
    }
    let texts: Vec<Searched> = among.iter().map(|rule| Searched::of(rule, lang)).collect();
    let weights: Vec<f32> = terms.iter().map(|term| weight(term, &texts)).collect();
    let mut hits: Vec<Hit> = texts.iter().filter_map(|text| hit(text, &terms, &weights)).collect();
    let most = hits.iter().map(|hit| hit.terms).max().unwrap_or(0);
    hits.retain(|hit| hit.terms == most);
    // A stable sort: equals stay in the order of the book.
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    let found: Vec<&'static Rule> = hits.into_iter().map(|hit| hit.rule).collect();
    let suggestion = if found.is_empty() { suggest(question, lang) } else { None };
    Some(Found { is_partial: most < terms.len(), rules: found, suggestion })
}

/// One thing that is asked for: a word, or what the book says for it.
#[derive(Debug)]
struct Term(Vec<Vec<String>>);

struct Hit {
    rule: &'static Rule,
    /// How many of the terms it has.
    terms: usize,
    score: f32,
}

/// A rule as words without capitals and marks.
struct Searched {
    rule: &'static Rule,
    words: Vec<String>,
    chapter: Vec<String>,
    id: String,
}

impl Searched {
    fn of(rule: &'static Rule, lang: Lang) -> Searched {
        let chapter = words(&rule.chapter().title(lang));
        Searched { rule, words: words(&rule.text(lang)), chapter, id: rule.id.to_lowercase() }
    }
}

/// How well a word of a text answers one that is asked for.
fn fit(asked: &str, word: &str) -> f32 {
    if word == asked {
        return 1.0;
    }
    let stem = stem(asked);
    if word.starts_with(stem) {
        return 0.8;
    }
    // The second half of a compound.
    if asked.len() >= 5 && word.contains(stem) { 0.4 } else { 0.0 }
}

/// A word without its ending: languages bend the last letters.
fn stem(word: &str) -> &str {
    let letters = word.chars().count();
    let kept = match letters {
        0..=4 => letters,
        5 => 4,
        6..=7 => letters - 2,
        _ => letters - 3,
    };
    word.char_indices().nth(kept).map_or(word, |(end, _)| &word[..end])
}

fn best(asked: &str, among: &[String]) -> f32 {
    among.iter().map(|word| fit(asked, word)).fold(0.0, f32::max)
}

impl Term {
    /// The best of its ways to be said; of several words that belong together each has to be there.
    fn score(&self, words: &[String]) -> f32 {
        let way = |way: &Vec<String>| way.iter().map(|word| best(word, words)).fold(1.0, f32::min);
        self.0.iter().map(way).fold(0.0, f32::max)
    }

    fn is_number(&self, id: &str) -> bool {
        self.0.iter().flatten().any(|word| word.len() > 1 && (id == word || id.split('-').any(|part| part == word)))
    }
}

/// What stands in few rules says more.
fn weight(term: &Term, texts: &[Searched]) -> f32 {
    let having = texts.iter().filter(|text| term.score(&text.words) > 0.0).count();
    ((texts.len() + 1) as f32 / (having + 1) as f32).ln() + 0.5
}

fn hit(text: &Searched, terms: &[Term], weights: &[f32]) -> Option<Hit> {
    let mut hit = Hit { rule: text.rule, terms: 0, score: 0.0 };
    for (term, weight) in terms.iter().zip(weights) {
        let (own, chapter) = (term.score(&text.words), term.score(&text.chapter));
        let number = if term.is_number(&text.id) { 5.0 } else { 0.0 };
        if own > 0.0 || number > 0.0 {
            hit.terms += 1;
            hit.score += weight * (own + 0.6 * chapter) + number;
        }
    }
    hit.score *= standing(text.rule);
    // Of two that say it, the shorter says it more.
    hit.score /= 1.0 + text.words.len() as f32 / 120.0;
    (hit.terms > 0).then_some(hit)
}

/// What one may and must do comes before examples, notes, and what other sites do.
fn standing(rule: &Rule) -> f32 {
    let kind = match rule.kind {
        RuleKind::Procedure | RuleKind::Prohibition => 1.0,
        RuleKind::Fact => 0.9,
        RuleKind::Vector | RuleKind::Note => 0.6,
    };
    let chapter = match rule.chapter().name {
        "dev" => 0.5,
        "ruling" => 0.75,
        _ => 1.0,
    };
    kind * chapter
}

/// Words of a question that mean something, each with what the book says for it.
fn terms(question: &str, lang: Lang) -> Vec<Term> {
    let fillers: BTreeSet<String> = words(&text::say(lang, "search-fillers", &[])).into_iter().collect();
    let synonyms = synonyms(lang);
    let asked = words(question);
    let meant: Vec<&String> = asked.iter().filter(|word| !fillers.contains(*word)).collect();
    // A question of fillers alone is taken at its word.
    let meant = if meant.is_empty() { asked.iter().collect() } else { meant };
    meant.into_iter().map(|word| term(word, &synonyms)).collect()
}

fn term(word: &str, synonyms: &[(String, Vec<Vec<String>>)]) -> Term {
    let own = synonyms.iter().filter(|(other, _)| other == word).flat_map(|(_, ways)| ways.clone());
    Term(std::iter::once(vec![word.to_owned()]).chain(own).collect())
}

/// `president=director, priority=playing order|priority card`.
fn synonyms(lang: Lang) -> Vec<(String, Vec<Vec<String>>)> {
    let list = text::say(lang, "search-synonyms", &[]);
    let pairs = list.split(',').filter_map(|pair| pair.split_once('='));
    pairs.map(|(word, own)| (fold(word.trim()), own.split('|').map(words).collect())).collect()
}

/// The word of the book that is nearest to the first one that nothing is known of.
fn suggest(question: &str, lang: Lang) -> Option<String> {
    let mut known: BTreeSet<String> = rules().iter().flat_map(|rule| words(&rule.text(lang))).collect();
    known.extend(synonyms(lang).into_iter().map(|(word, _)| word));
    let is_known = |word: &str| known.iter().any(|other| fit(word, other) > 0.5);
    let unknown = words(question).into_iter().find(|word| word.chars().count() >= 4 && !is_known(word))?;
    let near = known.iter().filter(|word| word.chars().count() >= 4).map(|word| (distance(&unknown, word), word));
    let (steps, word) = near.min_by_key(|(steps, _)| *steps)?;
    let most = if unknown.chars().count() < 7 { 1 } else { 2 };
    (steps <= most).then(|| word.clone())
}

/// How many letters have to be changed, added or left out.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut before = row.first().copied().unwrap_or(0);
        if let Some(first) = row.first_mut() {
            *first = line + 1;
        }
        for (column, target) in other.iter().enumerate() {
            let left = row[column];
            let above = row[column + 1];
            let changed = before + usize::from(letter != *target);
            before = above;
            row[column + 1] = changed.min(left + 1).min(above + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

fn words(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '&');
    parts.filter(|word| !word.is_empty()).map(fold).collect()
}

/// Small letters without marks: `Zürich` is `zurich`, `złom` is `zlom`.
fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' | 'à' | 'â' | 'ą' => folded.push('a'),
            'ö' | 'ó' | 'ô' => folded.push('o'),
            'ü' | 'ù' => folded.push('u'),
            'é' | 'è' | 'ê' | 'ę' => folded.push('e'),
            'ć' | 'ç' => folded.push('c'),
            'ł' => folded.push('l'),
            'ń' => folded.push('n'),
            'ś' => folded.push('s'),
            'ź' | 'ż' => folded.push('z'),
            'ß' => folded.push_str("ss"),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(title: &str) -> Vec<&'static Rule> {
        rules().iter().filter(|rule| rule.id.starts_with(title)).collect()
    }

    /// The numbers of the first ten that are found.
    fn first(question: &str, title: &str, lang: Lang) -> Vec<String> {
        let found = search(question, &of(title), lang).unwrap();
        found.rules.into_iter().take(10).map(|rule| rule.id.clone()).collect()
    }

    #[track_caller]
    fn leads(question: &str, title: &str, lang: Lang, chapters: &[&str]) {
        let ids = first(question, title, lang);
        let belongs = |id: &String| chapters.iter().any(|chapter| id.starts_with(&format!("{title}-{chapter}-")));
        assert!(ids.iter().take(3).any(belongs), "{question:?} leads to {ids:?}");
    }

    #[test]
    fn players_find_rules_by_their_own_words_in_english() {
        let lang = Lang::En;
        leads("president", "1844", lang, &["DIR", "SR"]);
        leads("token", "1844", lang, &["TOK"]);
        leads("How much does a token cost?", "1844", lang, &["TOK"]);
        leads("float", "1844", lang, &["LAUNCH"]);
        leads("When do trains rust?", "1844", lang, &["TRAIN", "PHASE"]);
        leads("IPO", "1844", lang, &["SR", "LAUNCH", "SETUP", "DIV"]);
        leads("priority", "1844", lang, &["SR", "SETUP", "AUC", "VAR"]);
        leads("priority deal", "1824", lang, &["SR", "START"]);
        leads("when can I sell", "1844", lang, &["SR", "DIR"]);
        leads("when can I sell shares", "1824", lang, &["SR", "STAAT"]);
        leads("who starts the stock round?", "1844", lang, &["SR", "AUC", "OR", "VAR"]);
        leads("bankruptcy", "1844", lang, &["EMR"]);
        leads("loan", "1844", lang, &["EMR", "SBB"]);
    }

    #[test]
    fn players_find_rules_by_their_own_words_in_german() {
        let lang = Lang::De;
        leads("Präsident", "1844", lang, &["DIR", "SR"]);
        leads("Token setzen", "1844", lang, &["TOK"]);
        leads("Wann darf ich Aktien verkaufen?", "1844", lang, &["SR", "DIR", "PRIV"]);
        leads("Wann rosten Züge?", "1844", lang, &["TRAIN", "PHASE"]);
        leads("Startspieler", "1824", lang, &["SR", "START"]);
        leads("Kredit", "1844", lang, &["EMR", "SBB"]);
        leads("Pleite", "1844", lang, &["EMR"]);
        leads("Was kostet ein Tunnel", "1844", lang, &["TUN", "SR"]);
    }

    #[test]
    fn players_find_rules_by_their_own_words_in_polish() {
        let lang = Lang::Pl;
        leads("dyrektor", "1844", lang, &["DIR", "SR"]);
        leads("żeton", "1844", lang, &["TOK"]);
        leads("Kiedy mogę sprzedać akcje?", "1844", lang, &["SR", "DIR", "PRIV"]);
        leads("rdza", "1844", lang, &["TRAIN", "PHASE"]);
        leads("pozyczka", "1844", lang, &["EMR", "SBB"]);
        leads("kiedy spółka wypływa", "1844", lang, &["LAUNCH"]);
        leads("pierwszeństwo", "1824", lang, &["SR", "START"]);
    }

    #[test]
    fn a_rule_is_found_by_its_number() {
        assert_eq!(first("1844-TRACK-12", "1844", Lang::En)[0], "1844-TRACK-12");
        assert_eq!(first("SR-26", "1844", Lang::De)[0], "1844-SR-26");
    }

    #[test]
    fn fillers_do_not_count() {
        let (short, long) = (first("sell shares", "1844", Lang::En), first("when can I sell the shares?", "1844", Lang::En));
        assert_eq!(short, long);
        assert!(search("  ?! ", &of("1844"), Lang::En).is_none());
    }

    #[test]
    fn what_cannot_be_found_is_said_with_what_was_perhaps_meant() {
        let nothing = search("zeppelin", &of("1844"), Lang::En).unwrap();
        assert!(nothing.rules.is_empty() && nothing.suggestion.is_none());
        let slip = search("dividand", &of("1844"), Lang::En).unwrap();
        assert_eq!((slip.rules.len(), slip.suggestion.as_deref()), (0, Some("dividend")));
        let half = search("zeppelin dividend", &of("1844"), Lang::En).unwrap();
        assert!(half.is_partial && !half.rules.is_empty());
    }

    #[test]
    fn marks_and_capitals_make_no_difference() {
        assert_eq!(fold("Zürich"), "zurich");
        assert_eq!(first("zurich", "1844", Lang::De), first("Zürich", "1844", Lang::De));
        assert_eq!([distance("rust", "rusts"), distance("abc", "abc"), distance("marker", "maker")], [1, 0, 1]);
    }
}
