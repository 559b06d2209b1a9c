//! Under which rules the steps of a game are filed.
#![allow(clippy::unwrap_used)]

use game::play;
use testkit::{position, read_action};
use view::applied::{Applied, applies, rules_of};
use view::rulebook::rule;

fn filed(text: &str, action: &str) -> Vec<&'static str> {
    let state = position(text);
    let action = read_action(&state, action);
    let played = play(&state, &action).unwrap();
    rules_of(&state, &action, &played.events)
}

#[test]
fn a_sale_is_filed_by_whether_the_company_has_operated() {
    let operated = filed("RhB par=80 A=4 B=3 operated; shares B", "sell RhB 2");
    assert!(operated.contains(&"1844-SR-29") && !operated.contains(&"1844-SR-30"), "{operated:?}");
    let new = filed("RhB par=80 A=4 B=3; shares B", "sell RhB 2");
    assert!(new.contains(&"1844-SR-30") && !new.contains(&"1844-SR-29"), "{new:?}");
}

#[test]
fn a_rule_applies_itself_or_by_its_chapter() {
    let ids = filed("profile 1824-2e; phase 3; cash A 100; EPP A=1 price=160; shares A", "coal EPP");
    assert!(ids.iter().all(|id| id.starts_with("1824")), "{ids:?}");
    assert_eq!(applies(rule("1824-COAL-19").unwrap(), &ids), Some(Applied::Itself));
    assert_eq!(applies(rule("1824-COAL-01").unwrap(), &ids), Some(Applied::Chapter));
    assert_eq!(applies(rule("1824-EXPORT-02").unwrap(), &ids), None);
}

/// The tables name nothing that is not in the book.
#[test]
fn every_rule_under_which_something_is_filed_is_in_the_book() {
    for source in [include_str!("../src/applied.rs"), include_str!("../src/titles/applied.rs")] {
        let named: Vec<&str> = source.split('"').filter(|piece| piece.starts_with("1844-") || piece.starts_with("1824-")).collect();
        assert!(named.len() > 25);
        let unknown: Vec<_> = named.iter().filter(|id| rule(id).is_none()).collect();
        assert_eq!(unknown, [&""; 0]);
    }
}
