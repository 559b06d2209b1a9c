//! `cargo xtask rules`: every rule of the rulebook, its code sites and its tests.
//!
//! Fails on a cited id that is not in the rulebook and on a citation that cannot be read; on a rule of an edition that is
//! played without the tests its kind asks for; on a procedure or a prohibition without a place in the code; on a prohibition
//! that is refused by the number of another rule without a reason; and on a rule without its words in every language.

mod book;
mod citations;
mod coverage;
mod restated;
mod rule_id;
mod texts;
mod titles;

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Result, bail};

use crate::workspace::Workspace;
use book::RuleKind;
use coverage::{RefusedBy, Row, Standing};
use titles::{TITLES, Title};

/// How much of the table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Show {
    Everything,
    /// The rules that lack a test or a code site.
    Missing,
    /// The prohibitions that are refused by the number of another rule.
    Refusals,
    /// The count of each chapter.
    Summary,
}

pub fn run(workspace: &Workspace, show: Show) -> Result<()> {
    let files = workspace.rust_files()?;
    let sites: Vec<_> = files.iter().flat_map(citations::code_sites).collect();
    let tests: Vec<_> = files.iter().flat_map(citations::test_sites).collect();

    let mut faults: Vec<_> = files.iter().flat_map(citations::malformed).collect();
    for title in TITLES {
        let rules = book::read(workspace, title)?;
        let rows = coverage::rows(title, &rules, &sites, &tests);
        print_report(title, &rows, show);
        faults.extend(texts::faults(workspace, title, &rules)?);
        faults.extend(coverage::unknown(title, &rules, &sites, &tests));
        faults.extend(rows.iter().flat_map(faults_of));
        faults.extend(restated::faults(title, &rows));
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{} things are missing or wrong:\n  {}", faults.len(), faults.join("\n  "))
}

/// In one go, and deaf to a reader who has seen enough (`| head`).
fn print_report(title: &Title, rows: &[Row<'_>], show: Show) {
    let mut lines = match show {
        Show::Everything => table(rows.iter()),
        Show::Missing => table(rows.iter().filter(|row| row.standing.is_missing() || row.lacks_site())),
        Show::Refusals => refusals(rows),
        Show::Summary => Vec::new(),
    };
    lines.extend(chapters(title, rows));
    if show != Show::Summary {
        lines.extend(pending(rows));
    }
    lines.push(String::new());
    let _ = std::io::stdout().write_all(lines.join("\n").as_bytes());
}

fn faults_of(row: &Row<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    match row.standing {
        Standing::Untested => faults.push(format!("{} has no test", row.rule.id)),
        Standing::OneSided => faults.push(format!(
            "{} is a prohibition with one test only: show what is refused and what is accepted \
             (or say `both sides` in the test's doc comment)",
            row.rule.id
        )),
        Standing::Tested | Standing::Remark | Standing::Pending(_) => (),
    }
    if row.owes_site() {
        faults.push(format!("{} is cited nowhere in the code: name the place that keeps it", row.rule.id));
    }
    faults
}

fn table<'a>(rows: impl Iterator<Item = &'a Row<'a>>) -> Vec<String> {
    let line = |id: &str, kind: &str, standing: &str, sites: &str, site: &str, tests: &str, test: &str| {
        let line = format!("{id:<16} {kind:<11} {standing:<8} {sites:>5}  {site:<44} {tests:>5}  {test}");
        line.trim_end().to_owned()
    };
    let mut lines = vec![line("id", "kind", "", "sites", "first site", "tests", "first test")];
    lines.extend(rows.map(|row| {
        line(
            &row.rule.id.to_string(),
            kind_name(row.rule.kind),
            standing_name(row.standing),
            &row.sites.len().to_string(),
            &row.sites.first().map(|site| format!("{}:{}", site.path, site.line)).unwrap_or_default(),
            &row.tests.len().to_string(),
            row.tests.first().map_or("", |test| &test.function),
        )
    }));
    lines.push(String::new());
    lines
}

/// The prohibitions whose tests never see them named, with what is named instead.
fn refusals(rows: &[Row<'_>]) -> Vec<String> {
    let named_otherwise = rows.iter().filter(|row| row.refused_by() == Some(RefusedBy::Another));
    let lines = named_otherwise.map(|row| {
        let mut named: Vec<_> = row.refusals().into_iter().map(ToString::to_string).collect();
        named.sort();
        named.dedup();
        format!("{:<16} is refused as {}", row.rule.id.to_string(), named.join(" "))
    });
    lines.chain([String::new()]).collect()
}

fn chapters(title: &Title, rows: &[Row<'_>]) -> Vec<String> {
    let mut areas: Vec<&str> = rows.iter().map(|row| row.rule.id.area.as_str()).collect();
    areas.sort_unstable();
    areas.dedup();

    let mut lines = vec![summary(title.number, COLUMNS.map(|(head, _)| head))];
    lines.extend(areas.into_iter().map(|area| {
        let of_area: Vec<_> = rows.iter().filter(|row| row.rule.id.area == area).collect();
        summary(area, counts(&of_area))
    }));
    lines.push(summary("all", counts(&rows.iter().collect::<Vec<_>>())));
    lines
}

type Column = (&'static str, fn(&Row<'_>) -> bool);

/// What is counted of each chapter. A prohibition that is neither refused as itself nor as another is shown by what is not
/// offered, or refused by the sequence of play alone.
const COLUMNS: [Column; 11] = [
    ("rules", |_| true),
    ("notes", |row| row.standing == Standing::Remark),
    ("pending", |row| matches!(row.standing, Standing::Pending(_))),
    ("tested", |row| row.standing == Standing::Tested),
    ("untested", |row| row.standing.is_missing()),
    ("cited", |row| row.is_played() && row.sites.iter().any(|site| !site.in_range)),
    ("in range", |row| row.is_played() && !row.sites.is_empty() && row.sites.iter().all(|site| site.in_range)),
    ("no site", |row| row.lacks_site()),
    ("forbids", |row| row.refused_by().is_some()),
    ("as itself", |row| row.refused_by() == Some(RefusedBy::Itself)),
    ("as other", |row| row.refused_by() == Some(RefusedBy::Another)),
];

fn summary(name: &str, cells: [impl std::fmt::Display; COLUMNS.len()]) -> String {
    let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>9}")).collect();
    format!("{name:<8} {}", cells.join(" "))
}

fn counts(rows: &[&Row<'_>]) -> [usize; COLUMNS.len()] {
    COLUMNS.map(|(_, fits)| rows.iter().filter(|row| fits(row)).count())
}

/// The rules that wait for an edition, by what brings it.
fn pending(rows: &[Row<'_>]) -> Vec<String> {
    let mut by_issue: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for row in rows {
        if let Standing::Pending(comes_with) = row.standing {
            by_issue.entry(comes_with).or_default().push(row.rule.id.to_string());
        }
    }
    let lines = by_issue.into_iter().flat_map(|(comes_with, ids)| {
        [String::new(), format!("pending, comes with {comes_with}: {} rules", ids.len()), ids.join(" ")]
    });
    lines.collect()
}

fn kind_name(kind: RuleKind) -> &'static str {
    match kind {
        RuleKind::Fact => "fact",
        RuleKind::Procedure => "procedure",
        RuleKind::Prohibition => "prohibition",
        RuleKind::Vector => "vector",
        RuleKind::Note => "note",
    }
}

fn standing_name(standing: Standing) -> &'static str {
    match standing {
        Standing::Tested => "ok",
        Standing::Remark => "",
        Standing::Pending(_) => "pending",
        Standing::Untested => "UNTESTED",
        Standing::OneSided => "ONE SIDE",
    }
}
