//! Prohibitions that are refused by the number of another rule, and why that is right.
//!
//! A refusal names one rule. Where the book says a thing twice, or says in one rule what follows from another, one of the
//! two is never named. Rulings need no row: they answer a question about a rule, and that rule refuses.

use super::coverage::{RefusedBy, Row};
use super::rule_id::RuleId;
use super::titles::Title;

/// Each with the rule that is named in its place.
#[rustfmt::skip]
const RESTATED: &[(&str, &str)] = &[
    // The same in another chapter, or in more general words.
    ("1844-EMR-06",   "1844-DIR-12"),
    ("1844-PRIV-19",  "1844-SR-27"),
    ("1844-REV-10",   "1844-REV-09"),
    ("1844-SR-28",    "1844-DIR-08"),
    ("1824-COAL-21",  "1824-REG-03"),
    ("1824-DIR-10",   "1824-DIR-08"),
    ("1824-DIR-11",   "1824-EMR-11"),
    ("1824-EMR-10",   "1824-SR-22"),
    ("1824-EMR-19",   "1824-TRAIN-30"),
    ("1824-OR-14",    "1824-TRACK-14"),
    ("1824-REG-21",   "1824-TRAIN-35"),
    ("1824-SETUP-16", "1824-TRACK-16"),
    ("1824-SR-34",    "1824-EMR-15"),
    ("1824-STAAT-35", "1824-SR-12"),
    ("1824-START-16", "1824-SR-09"),
    ("1824-TRAIN-07", "1824-COAL-12"),
    ("1824-TRAIN-36a", "1824-COAL-13a"),
    ("1824-TRAIN-36b", "1824-COAL-13b"),
    // 18xx.games does it as the book has it, or by the book's rule with another figure.
    ("1844-DEV-38",   "1844-SR-15"),
    ("1844-DEV-41",   "1844-TOK-09"),
    ("1824-DEV-12",   "1824-STAAT-24b"),
    ("1824-DEV-16",   "1824-EMR-12b"),
    ("1824-DEV-25",   "1824-TRAIN-21"),
    ("1824-DEV-30",   "1824-SR-12"),
    // What it forbids shows itself as a breach of the other: the bonus that would pay is not there yet; a stop that would
    // be left out is counted; what a player holds is not on offer; the certificate is not where a second exchange
    // would take it from, for it is the next player's turn.
    ("1844-DEST-12",  "1844-TRACK-17"),
    ("1844-TRACK-18", "1844-TRACK-17"),
    ("1844-RUN-08",   "1844-RUN-03"),
    ("1844-RUN-18",   "1844-RUN-17"),
    ("1844-SR-05",    "1844-SR-06"),
    ("1844-TRACK-23", "1844-TRACK-03"),
    ("1824-MTN-07",   "1824-MTN-06"),
    ("1824-MTN-10",   "1824-MTN-06"),
    ("1824-RUN-04",   "1824-RUN-03"),
    ("1824-RUN-08",   "1824-RUN-06"),
    ("1824-SR-03",    "1824-SR-02"),
    ("1824-START-04", "1824-SR-29"),
    // The step is over; whether by a marker or a tile, or by leaving it out, the state does not keep.
    ("1844-TOK-02",   "1844-OR-08b"),
    ("1824-TOK-02",   "1824-OR-08"),
    ("1824-TRACK-01", "1824-OR-08"),
];

/// Prohibitions whose refusals name another rule without a row here, and rows that hold no more.
pub fn faults(title: &Title, rows: &[Row<'_>]) -> Vec<String> {
    let table: Vec<_> = RESTATED.iter().filter(|(rule, _)| rule.starts_with(title.number)).copied().collect();
    faults_by(&table, rows)
}

fn faults_by(table: &[(&str, &str)], rows: &[Row<'_>]) -> Vec<String> {
    let listed = |id: &RuleId| table.iter().find(|(rule, _)| *rule == id.to_string());
    let mut faults = Vec::new();
    for row in rows.iter().filter(|row| row.rule.id.area != "RULING") {
        let id = &row.rule.id;
        match (row.refused_by(), listed(id)) {
            (Some(RefusedBy::Another), None) => {
                faults.push(format!("{id} is refused by the number of another rule (`cargo xtask rules --refusals`)"));
            }
            (Some(RefusedBy::Another), Some((_, by)))
                if !row.refusals().iter().any(|named| named.to_string() == *by) =>
            {
                faults.push(format!("{id} is not refused as {by} any more (xtask/src/rules/restated.rs)"));
            }
            (Some(RefusedBy::Itself | RefusedBy::Nothing) | None, Some(_)) => {
                faults.push(format!("{id} is not refused as another any more (xtask/src/rules/restated.rs)"));
            }
            (Some(RefusedBy::Another), Some(_)) | (Some(RefusedBy::Itself | RefusedBy::Nothing) | None, None) => (),
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::super::book::{Rule, RuleKind};
    use super::super::citations::TestSite;
    use super::super::coverage;
    use super::super::titles::TITLES;
    use super::*;

    fn faults_of(id: &str, refused_as: &str, table: &[(&str, &str)]) -> Vec<String> {
        let id = RuleId::parse(id).unwrap();
        let rules = [Rule { id: id.clone(), editions: vec!["2e".to_owned()], kind: RuleKind::Prohibition }];
        let refusals = RuleId::parse(refused_as).into_iter().collect();
        let (path, function) = ("t.rs".to_owned(), "f".to_owned());
        let tests = [TestSite { rule: id, path, line: 1, function, both_sides: true, refusals }];
        faults_by(table, &coverage::rows(&TITLES[0], &rules, &[], &tests))
    }

    #[test]
    fn another_number_needs_a_row() {
        assert_eq!(faults_of("1844-OR-01", "1844-OR-01", &[]), [""; 0]);
        assert_eq!(faults_of("1844-OR-01", "1844-OR-02", &[("1844-OR-01", "1844-OR-02")]), [""; 0]);
        assert!(faults_of("1844-OR-01", "1844-OR-02", &[])[0].contains("of another rule"));
        assert_eq!(faults_of("1844-RULING-01", "1844-OR-02", &[]), [""; 0]);
    }

    #[test]
    fn a_row_that_holds_no_more_is_named() {
        assert!(
            faults_of("1844-OR-01", "1844-OR-03", &[("1844-OR-01", "1844-OR-02")])[0].contains("as 1844-OR-02 any")
        );
        assert!(faults_of("1844-OR-01", "1844-OR-01", &[("1844-OR-01", "1844-OR-02")])[0].contains("as another any"));
    }
}
