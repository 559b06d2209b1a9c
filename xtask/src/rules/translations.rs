//! The rule texts in other languages, `rulebook/<title>.<language>.toml`: one line for each rule, none for any other.

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::book::Rule;
use super::rule_id::RuleId;
use super::titles::Title;
use crate::workspace::Workspace;

pub fn faults(workspace: &Workspace, title: &Title, rules: &[Rule]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for language in title.languages {
        let path = format!("rulebook/{}.{language}.toml", title.number);
        let texts: Table = toml::from_str(&workspace.read(&path)?).with_context(|| path.clone())?;
        faults.extend(faults_of(&texts, rules).into_iter().map(|fault| format!("{path} {fault}")));
    }
    Ok(faults)
}

fn faults_of(texts: &Table, rules: &[Rule]) -> Vec<String> {
    let is_rule = |id: &RuleId| rules.iter().any(|rule| rule.id == *id);
    let untold = rules.iter().map(|rule| rule.id.to_string()).filter(|id| {
        let text = texts.get(id).and_then(Value::as_str);
        text.is_none_or(|text| text.trim().is_empty())
    });
    let unknown = texts.keys().filter_map(|key| RuleId::parse(key)).filter(|id| !is_rule(id));
    let untold = untold.map(|id| format!("has no text for {id}"));
    untold.chain(unknown.map(|id| format!("has a text for {id}, which is not in the rulebook"))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::book::Kind;
    use super::*;

    #[test]
    fn every_rule_is_translated_and_nothing_else() {
        let rule = |id| Rule { id: RuleId::parse(id).unwrap(), editions: vec!["2e".to_owned()], kind: Kind::Fact };
        let rules = [rule("1844-OR-01"), rule("1844-OR-02"), rule("1844-OR-03")];
        let texts = "1844-OR-01 = \"eins\"\n1844-OR-02 = \" \"\n1844-OR-04 = \"vier\"\n[chapters]\nOR = \"Betrieb\"\n";
        assert_eq!(
            faults_of(&toml::from_str(texts).unwrap(), &rules),
            [
                "has no text for 1844-OR-02",
                "has no text for 1844-OR-03",
                "has a text for 1844-OR-04, which is not in the rulebook",
            ]
        );
    }
}
