//! Rule ids: how they are written, and which of them a citation means.

use std::fmt;

/// `1844-TRACK-12`, or `1844-SR-13b` where the editions part under one number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    pub title: String,
    pub area: String,
    pub number: u16,
    pub half: Option<char>,
}

impl RuleId {
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let (title, area, tail) = (parts.next()?, parts.next()?, parts.next()?);
        let is_title = title.len() == 4 && title.bytes().all(|byte| byte.is_ascii_digit());
        let is_area = !area.is_empty() && area.bytes().all(|byte| byte.is_ascii_uppercase());
        let (number, half) = number_and_half(tail)?;
        let is_id = is_title && is_area && parts.next().is_none();
        is_id.then(|| Self { title: title.to_owned(), area: area.to_owned(), number, half })
    }

    /// The id that a test names by its path: `g1844`, `track`, `r12_no_track_…` → `1844-TRACK-12`.
    pub fn of_test(title: &str, chapter: &str, function: &str) -> Option<Self> {
        let (tail, _) = function.strip_prefix('r')?.split_once('_')?;
        let (number, half) = number_and_half(tail)?;
        Some(Self { title: title.to_owned(), area: chapter.to_uppercase(), number, half })
    }

    /// Whether a citation of `self` means `rule`: its own id, or one half of a pair cited as a whole.
    pub fn means(&self, rule: &Self) -> bool {
        self == rule || (self.half.is_none() && *self == Self { half: None, ..rule.clone() })
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{:02}", self.title, self.area, self.number)?;
        self.half.map_or(Ok(()), |half| write!(f, "{half}"))
    }
}

/// Two digits or more, then at most one small letter.
fn number_and_half(tail: &str) -> Option<(u16, Option<char>)> {
    let digits = tail.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let mut letters = tail.get(digits.len()..)?.chars();
    let half = letters.next();
    let is_tail = digits.len() >= 2 && letters.next().is_none();
    is_tail.then(|| digits.parse().ok()).flatten().map(|number| (number, half))
}

/// A citation in brackets, as comments write it: one id, `[1844-TRACK-12]`, or a range within a chapter, both ends
/// included, `[1844-TRACK-10..14]`. Several of either stand side by side, each in brackets of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Citation {
    One(RuleId),
    Range {
        first: RuleId,
        last: u16,
    },
    /// It begins like an id and does not go on like a citation: what stands there.
    Malformed(String),
}

impl Citation {
    /// What it cites, number by number; a number within a range means both halves of a pair.
    pub fn ids(&self) -> Vec<RuleId> {
        match self {
            Citation::One(id) => vec![id.clone()],
            Citation::Range { first, last } => {
                (first.number..=*last).map(|number| RuleId { number, ..first.clone() }).collect()
            }
            Citation::Malformed(_) => Vec::new(),
        }
    }

    fn parse(inside: &str) -> Option<Self> {
        if let Some(id) = RuleId::parse(inside) {
            return Some(Citation::One(id));
        }
        let range = inside.split_once("..").and_then(|(first, last)| {
            let first = RuleId::parse(first).filter(|first| first.half.is_none())?;
            let (last, None) = number_and_half(last)? else { return None };
            (first.number < last).then_some(Citation::Range { first, last })
        });
        range.or_else(|| begins_like_an_id(inside).then(|| Citation::Malformed(inside.to_owned())))
    }
}

fn begins_like_an_id(text: &str) -> bool {
    let begins =
        text.get(..5).is_some_and(|start| start.ends_with('-') && start.as_bytes()[..4].iter().all(u8::is_ascii_digit));
    begins && text.as_bytes().get(5).is_some_and(u8::is_ascii_uppercase)
}

/// The citations in a line of comment.
pub fn in_brackets(comment: &str) -> Vec<Citation> {
    let parts = comment.split('[').skip(1).filter_map(|part| part.split_once(']'));
    let found = parts.filter_map(|(inside, after)| {
        let citation = Citation::parse(inside)?;
        let goes_on = ["to", "through"].contains(&after.trim());
        Some(if goes_on { Citation::Malformed(format!("{inside}]{after}")) } else { citation })
    });
    found.collect()
}

/// Ids that are a whole string literal: `"1844-TRACK-12"`.
pub fn in_quotes(line: &str) -> Vec<RuleId> {
    line.split('"').skip(1).filter_map(RuleId::parse).collect()
}

/// Ids anywhere in a sentence, as the rulebook refers from rule to rule.
pub fn in_prose(text: &str) -> Vec<RuleId> {
    let pieces = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
    pieces.filter_map(RuleId::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(ids: Vec<RuleId>) -> Vec<String> {
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ids_are_read_and_written() {
        for id in ["1844-TRACK-12", "1844-SR-13b", "1824-STAAT-104"] {
            assert_eq!(RuleId::parse(id).map(|read| read.to_string()).as_deref(), Some(id));
        }
        for no_id in ["1844-TRACK-1", "1844-track-12", "1844-TRACK", "1844-SR-13ab", "18-SR-13", "1844-A-12-3"] {
            assert_eq!(RuleId::parse(no_id), None, "{no_id}");
        }
    }

    #[test]
    fn the_path_of_a_test_is_a_citation() {
        let cited = |function| RuleId::of_test("1844", "or", function).map(|id| id.to_string());
        assert_eq!(cited("r12_a_sentence").as_deref(), Some("1844-OR-12"));
        assert_eq!(cited("r02b_a_sentence").as_deref(), Some("1844-OR-02b"));
        assert_eq!(cited("run_the_trains"), None);
        assert_eq!(cited("r1_a_sentence"), None);
    }

    #[test]
    fn a_whole_number_means_both_halves_but_not_the_reverse() {
        let id = |text| RuleId::parse(text).unwrap();
        assert!(id("1844-SR-13").means(&id("1844-SR-13a")));
        assert!(id("1844-SR-13").means(&id("1844-SR-13b")));
        assert!(!id("1844-SR-13a").means(&id("1844-SR-13b")));
        assert!(!id("1844-SR-13a").means(&id("1844-SR-13")));
    }

    fn cited(line: &str) -> Vec<String> {
        shown(in_brackets(line).iter().flat_map(Citation::ids).collect())
    }

    fn malformed(line: &str) -> usize {
        in_brackets(line).iter().filter(|citation| matches!(citation, Citation::Malformed(_))).count()
    }

    #[test]
    fn citations_stand_in_brackets_or_quotes() {
        let line = "/// [1844-TRACK-12] [not one] and [1844-SR-13b] [1844-SR-14]; 1844-OR-01 is prose";
        assert_eq!(cited(line), ["1844-TRACK-12", "1844-SR-13b", "1844-SR-14"]);
        assert_eq!(shown(in_quotes(r#"A => "1844-OR-01", B => "1844-OR-02 limit 2","#)), ["1844-OR-01"]);
        assert_eq!(shown(in_prose("as 1844-OR-01, (1844-SR-13b).")), ["1844-OR-01", "1844-SR-13b"]);
    }

    #[test]
    fn a_range_cites_all_from_its_first_to_its_last() {
        assert_eq!(
            cited("// [1844-SR-09..11], [1844-OR-01]"),
            ["1844-SR-09", "1844-SR-10", "1844-SR-11", "1844-OR-01"]
        );
        assert_eq!(malformed("// [1844-SR-09..11], [1844-OR-01], [i], [1844], [0..4]"), 0);
    }

    #[test]
    fn there_is_one_way_to_write_a_range_and_one_to_write_a_list() {
        for line in [
            "// [1844-SR-03 to 05]",
            "// [1844-SR-03, 05]",
            "// [1844-SR-03, 1844-SR-05]",
            "// [1844-SR-03] to [1844-SR-05]",
            "// [1844-SR-03] to",
            "// [1844-SR-05..03]",
            "// [1844-SR-03b..05]",
            "// [1844-SR-03..1844-SR-05]",
            "// [1844-SR-3]",
        ] {
            assert_eq!(malformed(line), 1, "{line}");
        }
    }
}
