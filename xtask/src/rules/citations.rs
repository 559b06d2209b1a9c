//! Where the code and the tests cite a rule.

use super::rule_id::{self, Citation, RuleId};
use crate::rust_source::{Function, RustSource};
use crate::workspace::RustFile;

/// A line of code that cites a rule.
pub struct Site {
    pub rule: RuleId,
    pub path: String,
    /// From 1, as editors count.
    pub line: usize,
    /// Cited by a range, not by its own number.
    pub in_range: bool,
}

/// A test that cites a rule by its path or in its doc comment.
pub struct TestSite {
    pub rule: RuleId,
    pub path: String,
    pub line: usize,
    pub function: String,
    /// The one test shows what is refused as well as what is accepted.
    pub both_sides: bool,
    /// The rules it names in quotes: those by which something is refused.
    pub refusals: Vec<RuleId>,
}

/// Sites in the `src` folders of the crates, tests left out.
pub fn code_sites(file: &RustFile) -> Vec<Site> {
    if !file.path.starts_with("crates/") || !file.path.contains("/src/") {
        return Vec::new();
    }
    let mut left_out = file.source.test_only();
    left_out.extend(tests(&file.source).iter().map(|test| (test.first_line, test.function.last_line)));
    let is_code = |line: usize| !left_out.iter().any(|&(first, last)| (first..=last).contains(&line));

    let mut sites = Vec::new();
    let mut cite = |rule: RuleId, line: usize, in_range: bool| {
        sites.push(Site { rule, path: file.path.clone(), line: line + 1, in_range });
    };
    for (line, (text, comment)) in file.source.lines().zip(file.source.comment_lines()).enumerate() {
        if !is_code(line) {
            continue;
        }
        for citation in rule_id::in_brackets(comment) {
            let in_range = matches!(citation, Citation::Range { .. });
            citation.ids().into_iter().for_each(|rule| cite(rule, line, in_range));
        }
        rule_id::in_quotes(text).into_iter().for_each(|rule| cite(rule, line, false));
    }
    sites
}

/// Citations that cannot be read, in code and tests alike.
pub fn malformed(file: &RustFile) -> Vec<String> {
    if !file.path.starts_with("crates/") {
        return Vec::new();
    }
    let lines = file.source.comment_lines().enumerate();
    let found = lines.flat_map(|(line, comment)| {
        rule_id::in_brackets(comment).into_iter().filter_map(move |citation| match citation {
            Citation::Malformed(text) => Some((line, text)),
            Citation::One(_) | Citation::Range { .. } => None,
        })
    });
    let told = found.map(|(line, text)| {
        format!("{}:{} [{text}: write [1844-SR-03], or [1844-SR-03..05] for a range", file.path, line + 1)
    });
    told.collect()
}

pub fn test_sites(file: &RustFile) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for test in tests(&file.source) {
        let mut cited: Vec<_> = rule_id::in_brackets(&test.doc).iter().flat_map(Citation::ids).collect();
        cited.extend(chapter(&file.path).and_then(|(title, area)| RuleId::of_test(title, area, &test.function.name)));
        cited.sort();
        cited.dedup();
        let body = file.source.lines().take(test.function.last_line + 1).skip(test.function.line);
        let refusals: Vec<_> = body.flat_map(rule_id::in_quotes).collect();
        sites.extend(cited.into_iter().map(|rule| TestSite {
            rule,
            path: file.path.clone(),
            line: test.function.line + 1,
            function: test.function.name.clone(),
            both_sides: test.doc.to_lowercase().contains("both sides"),
            refusals: refusals.clone(),
        }));
    }
    sites
}

/// Title and chapter of a file of rule tests: `…/it/g1844/track.rs`, or a file in `…/it/g1844/track/`.
fn chapter(path: &str) -> Option<(&str, &str)> {
    let (title, rest) = path.strip_prefix("crates/testkit/tests/it/g")?.split_once('/')?;
    let chapter = rest.split('/').next()?;
    Some((title, chapter.strip_suffix(".rs").unwrap_or(chapter)))
}

struct Test {
    function: Function,
    /// The line of its first attribute or doc comment, from 0.
    first_line: usize,
    doc: String,
}

/// The functions with a `#[test]` above, whatever other attributes and comments stand with it.
fn tests(source: &RustSource) -> Vec<Test> {
    let lines: Vec<_> = source.lines().map(str::trim).collect();
    let belongs = |line: &&&str| line.starts_with("///") || line.starts_with("//") || line.starts_with("#[");
    let found = source.functions().into_iter().filter_map(|function| {
        let above = lines.get(..function.line)?;
        let height = above.iter().rev().take_while(belongs).count();
        let first_line = function.line - height;
        let head = lines.get(first_line..=function.line)?;
        let is_test = head.iter().any(|line| line.starts_with("#[test]") || line.starts_with("#[tokio::test"));
        let doc: Vec<_> = head.iter().filter_map(|line| line.strip_prefix("///")).collect();
        is_test.then(|| Test { function, first_line, doc: doc.join("\n") })
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> RustFile {
        RustFile { path: path.to_owned(), source: RustSource::new(text) }
    }

    fn cited_by_tests(path: &str, text: &str) -> Vec<(String, usize, bool)> {
        let sites = test_sites(&file(path, text));
        sites.into_iter().map(|site| (site.rule.to_string(), site.line, site.both_sides)).collect()
    }

    #[test]
    fn a_test_cites_by_its_path() {
        let text = "#[test]\nfn r12_no_track() {}\n\nfn r13_not_a_test() {}\n#[test]\nfn r02b_half() {}\n";
        assert_eq!(
            cited_by_tests("crates/testkit/tests/it/g1844/track.rs", text),
            [("1844-TRACK-12".to_owned(), 2, false), ("1844-TRACK-02b".to_owned(), 6, false)]
        );
        assert_eq!(cited_by_tests("crates/testkit/tests/it/g1844/track/far.rs", text).len(), 2);
        assert_eq!(cited_by_tests("crates/testkit/tests/it/laws.rs", text), []);
    }

    #[test]
    fn a_test_cites_in_its_doc_comment() {
        let text =
            "/// Refused and accepted, both sides. [1844-UPG-02]\n/// [1844-UPG-03]\n#[test]\nfn colours() {\n}\n";
        assert_eq!(
            cited_by_tests("crates/board/tests/upgrade.rs", text),
            [("1844-UPG-02".to_owned(), 4, true), ("1844-UPG-03".to_owned(), 4, true)]
        );
    }

    #[test]
    fn a_rule_named_twice_by_one_test_is_cited_once() {
        let text = "/// [1844-OR-01]\n#[test]\nfn r01_income() {}\n";
        assert_eq!(cited_by_tests("crates/testkit/tests/it/g1844/or.rs", text).len(), 1);
    }

    #[test]
    fn code_is_what_is_not_a_test() {
        let text = "/// The card. [1844-OR-01]\nconst A: &str = \"1844-OR-02\";\n\
                    #[cfg(test)]\nmod tests {\n    /// [1844-OR-03]\n    #[test]\n    fn a() {}\n}\n";
        let found = |path| {
            let sites = code_sites(&file(path, text));
            sites.into_iter().map(|site| (site.rule.to_string(), site.line)).collect::<Vec<_>>()
        };
        assert_eq!(found("crates/game/src/turn.rs"), [("1844-OR-01".to_owned(), 1), ("1844-OR-02".to_owned(), 2)]);
        assert_eq!(found("crates/game/tests/turn.rs"), []);
    }

    #[test]
    fn a_range_is_a_site_of_each_rule_in_it() {
        let sites = code_sites(&file("crates/game/src/a.rs", "//! [1844-OR-01..03] [1844-OR-07]\n"));
        let found: Vec<_> = sites.iter().map(|site| (site.rule.number, site.in_range)).collect();
        assert_eq!(found, [(1, true), (2, true), (3, true), (7, false)]);
    }

    #[test]
    fn a_citation_that_cannot_be_read_is_named_with_its_place() {
        let found = malformed(&file("crates/game/src/a.rs", "//! A.\n// [1844-OR-01, 02]\n"));
        assert!(matches!(&found[..], [one] if one.starts_with("crates/game/src/a.rs:2 [1844-OR-01, 02")));
        assert!(malformed(&file("crates/game/src/a.rs", "let a = \"[1844-OR-01, 02]\";\n")).is_empty());
    }

    #[test]
    fn what_a_test_sees_refused_is_what_it_names_in_quotes() {
        let text = "#[test]\nfn r02_one() {\n    assert_eq!(t.refused(\"x\"), \"1844-OR-08\");\n}\n";
        let sites = test_sites(&file("crates/testkit/tests/it/g1844/tok.rs", text));
        let refusals: Vec<_> = sites[0].refusals.iter().map(ToString::to_string).collect();
        assert_eq!(refusals, ["1844-OR-08"]);
    }
}
