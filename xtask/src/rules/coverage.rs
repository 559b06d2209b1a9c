//! Lays the citations beside the rulebook: what each rule has, and what it still owes.

use super::book::{Rule, RuleKind};
use super::citations::{Site, TestSite};
use super::rule_id::RuleId;
use super::titles::Title;

/// A rule with everything that cites it.
pub struct Row<'a> {
    pub rule: &'a Rule,
    pub sites: Vec<&'a Site>,
    pub tests: Vec<&'a TestSite>,
    pub standing: Standing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Tested,
    /// A note asks for no test.
    Remark,
    /// Belongs only to editions that are not played yet; says what brings them.
    Pending(&'static str),
    Untested,
    /// A prohibition that is not shown from both sides.
    OneSided,
}

impl Standing {
    pub fn is_missing(self) -> bool {
        matches!(self, Self::Untested | Self::OneSided)
    }
}

/// How the tests of a prohibition see it refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedBy {
    /// Some refusal names the rule itself.
    Itself,
    /// All refusals name other rules.
    Another,
    /// No refusal names a rule: what is not offered cannot be asked for, or only the sequence of play forbids it.
    Nothing,
}

impl Row<'_> {
    /// Belongs to an edition that is played, and is no mere remark.
    pub fn is_played(&self) -> bool {
        !matches!(self.standing, Standing::Remark | Standing::Pending(_))
    }

    /// Owed to an edition that is played, and cited nowhere in the code.
    pub fn lacks_site(&self) -> bool {
        self.sites.is_empty() && self.is_played()
    }

    /// What is done and what may not be done is code, and its place can be named. Facts may be kept by the shape of
    /// the types, and an example of the book by all of the code at once.
    pub fn owes_site(&self) -> bool {
        self.lacks_site() && matches!(self.rule.kind, RuleKind::Procedure | RuleKind::Prohibition)
    }

    /// The rules that its tests see named by refusals.
    pub fn refusals(&self) -> Vec<&RuleId> {
        self.tests.iter().flat_map(|test| &test.refusals).collect()
    }

    /// `None` for a rule that forbids nothing, or nothing in a game that is played.
    pub fn refused_by(&self) -> Option<RefusedBy> {
        if self.rule.kind != RuleKind::Prohibition || !self.is_played() {
            return None;
        }
        let refusals = self.refusals();
        Some(if refusals.is_empty() {
            RefusedBy::Nothing
        } else if refusals.iter().any(|refusal| refusal.means(&self.rule.id)) {
            RefusedBy::Itself
        } else {
            RefusedBy::Another
        })
    }
}

pub fn rows<'a>(title: &Title, rules: &'a [Rule], sites: &'a [Site], tests: &'a [TestSite]) -> Vec<Row<'a>> {
    let rows = rules.iter().map(|rule| {
        let cited_by = |citation: &RuleId| cites(title, rules, citation, rule);
        let sites = sites.iter().filter(|site| cited_by(&site.rule)).collect();
        let tests: Vec<_> = tests.iter().filter(|test| cited_by(&test.rule)).collect();
        let standing = standing(title, rule, &tests);
        Row { rule, sites, tests, standing }
    });
    rows.collect()
}

/// A pair cited as a whole means the halves that are played; a pair of which none is played, both.
fn cites(title: &Title, rules: &[Rule], citation: &RuleId, rule: &Rule) -> bool {
    let is_played = |rule: &Rule| title.plays(&rule.editions);
    citation == &rule.id
        || (citation.means(&rule.id)
            && (is_played(rule) || !rules.iter().any(|other| citation.means(&other.id) && is_played(other))))
}

fn standing(title: &Title, rule: &Rule, tests: &[&TestSite]) -> Standing {
    let is_shown = match rule.kind {
        RuleKind::Note => return Standing::Remark,
        RuleKind::Prohibition => tests.len() >= 2 || tests.iter().any(|test| test.both_sides),
        RuleKind::Fact | RuleKind::Procedure | RuleKind::Vector => !tests.is_empty(),
    };
    let pending = if title.plays(&rule.editions) { None } else { title.pending(&rule.editions) };
    match pending {
        _ if is_shown => Standing::Tested,
        Some(comes_with) => Standing::Pending(comes_with),
        None if tests.is_empty() => Standing::Untested,
        None => Standing::OneSided,
    }
}

/// The citations of this title that no rule answers to.
pub fn unknown(title: &Title, rules: &[Rule], sites: &[Site], tests: &[TestSite]) -> Vec<String> {
    let is_unknown = |id: &RuleId| id.title == title.number && !rules.iter().any(|rule| id.means(&rule.id));
    let code = sites.iter().filter(|site| is_unknown(&site.rule));
    let code = code.map(|site| format!("{}:{} cites {}", site.path, site.line, site.rule));
    let tests = tests.iter().filter(|test| is_unknown(&test.rule));
    let tests = tests.map(|test| format!("{}:{} {} cites {}", test.path, test.line, test.function, test.rule));
    code.chain(tests).map(|place| format!("{place}, which is not in the rulebook")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::titles::{Pending, Title};
    use super::*;

    /// A title whose first edition is still to come.
    const TITLE: Title = Title {
        number: "1844",
        implemented: &["2e", "18xxgames"],
        pending: &[Pending { edition: "1e", comes_with: "another day" }],
        languages: &[],
    };

    fn rule(id: &str, edition: &str, kind: RuleKind) -> Rule {
        Rule { id: RuleId::parse(id).unwrap(), editions: vec![edition.to_owned()], kind }
    }

    fn test(id: &str, both_sides: bool) -> TestSite {
        let rule = RuleId::parse(id).unwrap();
        TestSite { rule, path: "t.rs".to_owned(), line: 1, function: "f".to_owned(), both_sides, refusals: Vec::new() }
    }

    fn site(id: &str) -> Site {
        Site { rule: RuleId::parse(id).unwrap(), path: "c.rs".to_owned(), line: 7, in_range: false }
    }

    fn standings(rules: &[Rule], tests: &[TestSite]) -> Vec<Standing> {
        rows(&TITLE, rules, &[], tests).into_iter().map(|row| row.standing).collect()
    }

    #[test]
    fn a_rule_that_is_played_needs_a_test_unless_it_is_a_note() {
        let rules = [
            rule("1844-OR-01", "2e", RuleKind::Procedure),
            rule("1844-DEV-01", "18xxgames", RuleKind::Fact),
            rule("1844-OR-02", "2e", RuleKind::Note),
        ];
        assert_eq!(standings(&rules, &[]), [Standing::Untested, Standing::Untested, Standing::Remark]);
        let tests = [test("1844-OR-01", false), test("1844-DEV-01", false)];
        assert_eq!(standings(&rules, &tests), [Standing::Tested, Standing::Tested, Standing::Remark]);
    }

    #[test]
    fn a_prohibition_is_shown_from_both_sides() {
        let rules = [rule("1844-SR-11", "2e", RuleKind::Prohibition)];
        assert_eq!(standings(&rules, &[test("1844-SR-11", false)]), [Standing::OneSided]);
        assert_eq!(standings(&rules, &[test("1844-SR-11", true)]), [Standing::Tested]);
        assert_eq!(standings(&rules, &[test("1844-SR-11", false), test("1844-SR-11", false)]), [Standing::Tested]);
    }

    #[test]
    fn an_edition_to_come_is_pending() {
        let rules = [rule("1844-VAR-01", "1e", RuleKind::Procedure)];
        assert!(matches!(standings(&rules, &[])[..], [Standing::Pending(_)]));
        assert_eq!(standings(&rules, &[test("1844-VAR-01", false)]), [Standing::Tested]);
    }

    #[test]
    fn a_pair_cited_as_a_whole_means_the_half_that_is_played() {
        let rules = [rule("1844-SR-13a", "1e", RuleKind::Fact), rule("1844-SR-13b", "2e", RuleKind::Fact)];
        let found = standings(&rules, &[test("1844-SR-13", false)]);
        assert!(matches!(found[..], [Standing::Pending(_), Standing::Tested]));
    }

    #[test]
    fn an_id_without_a_rule_is_named_with_its_place() {
        let rules = [rule("1844-SR-13b", "2e", RuleKind::Fact)];
        let tests = [test("1844-SR-13", false), test("1844-SR-14", false), test("1844-SR-13c", false)];
        assert_eq!(
            unknown(&TITLE, &rules, &[site("1844-OR-01")], &tests),
            [
                "c.rs:7 cites 1844-OR-01, which is not in the rulebook",
                "t.rs:1 f cites 1844-SR-14, which is not in the rulebook",
                "t.rs:1 f cites 1844-SR-13c, which is not in the rulebook",
            ]
        );
    }

    #[test]
    fn what_is_done_or_forbidden_has_a_place_in_the_code() {
        let rules = [
            rule("1844-OR-01", "2e", RuleKind::Procedure),
            rule("1844-OR-02", "2e", RuleKind::Prohibition),
            rule("1844-OR-03", "2e", RuleKind::Fact),
            rule("1844-OR-04", "1e", RuleKind::Procedure),
        ];
        let owing = |sites: &[Site]| {
            rows(&TITLE, &rules, sites, &[])
                .iter()
                .filter(|row| row.owes_site())
                .map(|row| row.rule.id.number)
                .collect::<Vec<_>>()
        };
        assert_eq!(owing(&[]), [1, 2]);
        assert_eq!(owing(&[site("1844-OR-02")]), [1]);
    }

    #[test]
    fn a_prohibition_is_best_refused_by_itself() {
        let rules = [rule("1844-SR-11", "2e", RuleKind::Prohibition), rule("1844-SR-12", "2e", RuleKind::Fact)];
        let refused = |ids: &[&str]| {
            let refusals = ids.iter().filter_map(|id| RuleId::parse(id)).collect();
            let tests = [TestSite { refusals, ..test("1844-SR-11", true) }];
            rows(&TITLE, &rules, &[], &tests).iter().map(Row::refused_by).collect::<Vec<_>>()
        };
        assert_eq!(refused(&[]), [Some(RefusedBy::Nothing), None]);
        assert_eq!(refused(&["1844-OR-08"]), [Some(RefusedBy::Another), None]);
        assert_eq!(refused(&["1844-OR-08", "1844-SR-11"]), [Some(RefusedBy::Itself), None]);
    }
}
