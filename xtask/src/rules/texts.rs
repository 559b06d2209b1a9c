//! The words of the rules, `crates/view/locales/<language>/rules-<title>.ftl`: a message for each rule, none for any
//! other, and none that speaks of a rule that there is not.

use std::collections::BTreeMap;

use anyhow::Result;

use super::book::Rule;
use super::rule_id::{self, RuleId};
use super::titles::Title;
use crate::workspace::Workspace;

pub fn faults(workspace: &Workspace, title: &Title, rules: &[Rule]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for language in title.languages {
        let path = format!("crates/view/locales/{language}/rules-{}.ftl", title.number);
        let texts = texts(&workspace.read(&path)?);
        faults.extend(faults_of(&texts, title, rules).into_iter().map(|fault| format!("{path} {fault}")));
    }
    Ok(faults)
}

/// By rule id. As much of Fluent as rules need: `rule-1844-OR-01 = text`, and more of it in indented lines.
fn texts(file: &str) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut last = None;
    for line in file.lines() {
        if let Some((id, text)) = line.strip_prefix("rule-").and_then(|line| line.split_once(" =")) {
            texts.insert(id.to_owned(), text.trim().to_owned());
            last = Some(id);
        } else if let Some(text) = last.and_then(|id| texts.get_mut(id)).filter(|_| line.starts_with(' ')) {
            text.push(' ');
            text.push_str(line.trim());
        } else {
            last = None;
        }
    }
    texts
}

fn faults_of(texts: &BTreeMap<String, String>, title: &Title, rules: &[Rule]) -> Vec<String> {
    let ids: Vec<String> = rules.iter().map(|rule| rule.id.to_string()).collect();
    let untold = ids.iter().filter(|id| texts.get(*id).is_none_or(String::is_empty));
    let unknown = texts.keys().filter(|id| !ids.contains(id));
    // Other titles keep their own books.
    let is_astray = |id: &RuleId| id.title == title.number && !rules.iter().any(|rule| id.means(&rule.id));
    let cited = texts.iter().flat_map(|(from, text)| rule_id::in_prose(text).into_iter().map(move |to| (from, to)));
    let astray = cited.filter(|(_, to)| is_astray(to));

    let mut faults: Vec<String> = untold.map(|id| format!("has no text for {id}")).collect();
    faults.extend(unknown.map(|id| format!("has a text for {id}, which is not in the rulebook")));
    faults.extend(astray.map(|(from, to)| format!("refers in {from} to {to}, which is not in the rulebook")));
    faults
}

#[cfg(test)]
mod tests {
    use super::super::book::RuleKind;
    use super::super::titles::TITLES;
    use super::*;

    #[test]
    fn every_rule_has_its_words_and_nothing_else() {
        let rule = |id| Rule { id: RuleId::parse(id).unwrap(), editions: vec!["2e".to_owned()], kind: RuleKind::Fact };
        let rules = [rule("1844-OR-01"), rule("1844-OR-02"), rule("1844-OR-03")];
        let file = "chapter-1844-or = Betrieb\n\nrule-1844-OR-01 = eins\n    und mehr, siehe 1844-OR-05\n\
                    rule-1844-OR-02 =\nrule-1844-OR-04 = vier, siehe 1844-OR-03 und 1824-OR-77\n";
        assert_eq!(
            faults_of(&texts(file), &TITLES[0], &rules),
            [
                "has no text for 1844-OR-02",
                "has no text for 1844-OR-03",
                "has a text for 1844-OR-04, which is not in the rulebook",
                "refers in 1844-OR-01 to 1844-OR-05, which is not in the rulebook",
            ]
        );
    }
}
