//! The catalogue of rules: reads `rulebook/<title>/*.toml` and refuses what does not hang together.

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::rule_id::RuleId;
use super::titles::Title;
use crate::workspace::Workspace;

pub struct Rule {
    pub id: RuleId,
    pub editions: Vec<String>,
    pub kind: RuleKind,
}

/// What a rule says decides which tests it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleKind {
    /// Printed on a component, or counted.
    Fact,
    /// What is done, and what follows.
    Procedure,
    /// What may not be done: one test is refused, one accepted.
    Prohibition,
    /// A worked example of the book.
    Vector,
    /// Nothing to be played: a remark on a source.
    Note,
}

#[derive(Deserialize)]
struct Chapter {
    #[serde(default)]
    rule: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    editions: Vec<String>,
    kind: RuleKind,
    #[serde(default)]
    see: Vec<String>,
}

/// All rules of a title, in the order of the files.
pub fn read(workspace: &Workspace, title: &Title) -> Result<Vec<Rule>> {
    let folder = format!("rulebook/{}", title.number);
    let mut rules = Vec::new();
    let mut references = Vec::new();
    for path in workspace.toml_files(&folder)? {
        let chapter: Chapter = toml::from_str(&workspace.read(&path)?).with_context(|| path.clone())?;
        for entry in chapter.rule {
            let cited = entry.see.iter().filter_map(|id| RuleId::parse(id));
            references.extend(cited.map(|id| (path.clone(), entry.id.clone(), id)));
            rules.push(rule(title, &entry).with_context(|| format!("{path}: rule {:?}", entry.id))?);
        }
    }
    if rules.is_empty() {
        bail!("{folder} holds no rules");
    }
    must_be_unique(&rules)?;
    for (path, from, to) in references {
        // Other titles keep their own books.
        if to.title == title.number && !rules.iter().any(|rule| to.means(&rule.id)) {
            bail!("{path}: rule {from} refers to {to}, which is not in the rulebook");
        }
    }
    Ok(rules)
}

fn rule(title: &Title, entry: &Entry) -> Result<Rule> {
    let id = RuleId::parse(&entry.id).context("an id reads like 1844-TRACK-12 or 1844-SR-13b")?;
    if id.title != title.number {
        bail!("belongs to another title than its folder");
    }
    if entry.editions.is_empty() {
        bail!("names no edition");
    }
    if let Some(edition) = entry.editions.iter().find(|edition| !title.knows(edition)) {
        bail!("edition {edition:?} is not in the table of titles");
    }
    Ok(Rule { id, editions: entry.editions.clone(), kind: entry.kind })
}

fn must_be_unique(rules: &[Rule]) -> Result<()> {
    let mut ids: Vec<_> = rules.iter().map(|rule| &rule.id).collect();
    ids.sort();
    match ids.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => bail!("rule {} is written twice", pair[0]),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::titles::TITLES;
    use super::*;

    fn read_one(toml: &str) -> Result<Rule> {
        let chapter: Chapter = toml::from_str(toml)?;
        rule(&TITLES[0], chapter.rule.first().context("no rule")?)
    }

    #[test]
    fn a_rule_is_read() {
        let toml = "[[rule]]\nid = \"1844-TRACK-12\"\neditions = [\"1e\", \"2e\"]\n\
                    kind = \"prohibition\"\nsee = [\"1844-TUN-09\"]\n";
        let rule = read_one(toml).unwrap();
        assert_eq!((rule.id.to_string().as_str(), rule.kind), ("1844-TRACK-12", RuleKind::Prohibition));
    }

    #[test]
    fn what_does_not_hang_together_is_refused() {
        let entry = |id: &str, edition: &str, kind: &str| {
            let toml = format!("[[rule]]\nid = {id:?}\neditions = [{edition:?}]\nkind = {kind:?}\n");
            read_one(&toml).map(|_| ()).map_err(|error| format!("{error:#}"))
        };
        assert_eq!(entry("1844-OR-01", "2e", "fact"), Ok(()));
        assert!(entry("1844-OR-1", "2e", "fact").is_err_and(|error| error.contains("an id reads like")));
        assert!(entry("1824-OR-01", "2e", "fact").is_err_and(|error| error.contains("another title")));
        assert!(entry("1844-OR-01", "3e", "fact").is_err_and(|error| error.contains("table of titles")));
        assert!(entry("1844-OR-01", "2e", "hint").is_err_and(|error| error.contains("hint")));
    }
}
