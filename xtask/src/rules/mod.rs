//! `cargo xtask rules`: every rule of the rulebook, its code sites and its tests.
//!
//! Fails on a cited id that is not in the rulebook, on a rule of an edition that is played without the tests its kind
//! asks for, and on a rule without its words in every language.

mod book;
mod citations;
mod coverage;
mod rule_id;
mod texts;
mod titles;

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Result, bail};

use crate::workspace::Workspace;
use book::Kind;
use coverage::{Row, Standing};
use titles::{TITLES, Title};

/// How much of the table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Show {
    Everything,
    /// The rules that lack a test or a code site.
    Missing,
    /// The count of each chapter.
    Summary,
}

pub fn run(workspace: &Workspace, show: Show) -> Result<()> {
    let files = workspace.rust_files()?;
    let sites: Vec<_> = files.iter().flat_map(citations::code_sites).collect();
    let tests: Vec<_> = files.iter().flat_map(citations::test_sites).collect();

    let mut faults = Vec::new();
    for title in TITLES {
        let rules = book::read(workspace, title)?;
        let rows = coverage::rows(title, &rules, &sites, &tests);
        print_report(title, &rows, show);
        faults.extend(texts::faults(workspace, title, &rules)?);
        faults.extend(coverage::unknown(title, &rules, &sites, &tests));
        faults.extend(rows.iter().filter_map(fault));
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
        Show::Summary => Vec::new(),
    };
    lines.extend(chapters(title, rows));
    if show != Show::Summary {
        lines.extend(pending(rows));
    }
    lines.push(String::new());
    let _ = std::io::stdout().write_all(lines.join("\n").as_bytes());
}

fn fault(row: &Row<'_>) -> Option<String> {
    match row.standing {
        Standing::Untested => Some(format!("{} has no test", row.rule.id)),
        Standing::OneSided => Some(format!(
            "{} is a prohibition with one test only: show what is refused and what is accepted \
             (or say `both sides` in the test's doc comment)",
            row.rule.id
        )),
        Standing::Tested | Standing::Remark | Standing::Pending(_) => None,
    }
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

fn chapters(title: &Title, rows: &[Row<'_>]) -> Vec<String> {
    let mut areas: Vec<&str> = rows.iter().map(|row| row.rule.id.area.as_str()).collect();
    areas.sort_unstable();
    areas.dedup();

    let heads = ["rules", "tested", "notes", "pending", "one-sided", "untested", "no site"];
    let mut lines = vec![summary(title.number, heads)];
    lines.extend(areas.into_iter().map(|area| {
        let of_area: Vec<_> = rows.iter().filter(|row| row.rule.id.area == area).collect();
        summary(area, counts(&of_area))
    }));
    lines.push(summary("all", counts(&rows.iter().collect::<Vec<_>>())));
    lines
}

fn summary(name: &str, cells: [impl std::fmt::Display; 7]) -> String {
    let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>9}")).collect();
    format!("{name:<8} {}", cells.join(" "))
}

fn counts(rows: &[&Row<'_>]) -> [usize; 7] {
    let count = |fits: fn(&Row<'_>) -> bool| rows.iter().filter(|row| fits(row)).count();
    [
        rows.len(),
        count(|row| row.standing == Standing::Tested),
        count(|row| row.standing == Standing::Remark),
        count(|row| matches!(row.standing, Standing::Pending(_))),
        count(|row| row.standing == Standing::OneSided),
        count(|row| row.standing == Standing::Untested),
        count(|row| row.lacks_site()),
    ]
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

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Fact => "fact",
        Kind::Procedure => "procedure",
        Kind::Prohibition => "prohibition",
        Kind::Vector => "vector",
        Kind::Note => "note",
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
