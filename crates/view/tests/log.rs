//! What the log says about companies that leave the game, and about overdrawn accounts.
#![allow(clippy::unwrap_used)]

use game::play;
use testkit::{position, read_action};
use view::{Lang, line};

/// What follows from the last of these actions.
fn consequences(text: &str, actions: &[&str], lang: Lang) -> Vec<String> {
    let mut state = position(text);
    let players: Vec<String> = ["Anna", "Bert", "Cleo", "Dora"].map(String::from).to_vec();
    let mut told = Vec::new();
    for text in actions {
        let action = read_action(&state, text);
        let played = play(&state, &action).unwrap();
        told = line(&state, &action, &played.events, &players, lang).consequences;
        state = played.state;
    }
    told
}

#[test]
fn a_minor_that_nobody_bought_is_removed() {
    let opening = "profile 1824-2e; opening A passed=B,C,D; cash A 600";
    let told = consequences(opening, &["pass"], Lang::En);
    assert!(told.contains(&"EPP is removed from the game".to_owned()), "{told:?}");
    assert!(told.contains(&"SD1 is removed from the game".to_owned()), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("national")), "{told:?}");
}

#[test]
fn a_coal_railway_becomes_a_share_of_its_regional() {
    let told =
        |lang| consequences("profile 1824-2e; phase 3; cash A 100; EPP A=1 price=160; shares A", &["coal EPP"], lang);
    assert!(
        told(Lang::En).contains(&"EPP is exchanged for the director’s certificate of BK".to_owned()),
        "{:?}",
        told(Lang::En)
    );
    assert!(told(Lang::De).contains(&"EPP wird gegen die Direktoraktie von BK getauscht".to_owned()));
    assert!(told(Lang::Pl).contains(&"EPP zostaje wymieniona na certyfikat prezesa spółki BK".to_owned()));
}

#[test]
fn a_pre_staatsbahn_merges_into_its_staatsbahn() {
    let told = consequences(
        "profile 1824-2e; phase 4; depot 4 3; BH par=60 D=5 trains=6 operated; SD1 A=1 operated
         or 1 of 2 done SD1; turn BH train",
        &["done"],
        Lang::En,
    );
    assert!(told.contains(&"SD1 goes into SD".to_owned()), "{told:?}");
}

#[test]
fn a_price_that_moved_tells_from_where_and_why() {
    let told = |text: &str, action: &str| consequences(text, &[action], Lang::En);
    let sale = told("RhB par=80 A=4 B=3 pool=3 operated; shares B", "sell RhB 2");
    assert!(sale.iter().any(|line| line.contains("RhB: price") && line.ends_with("shares sold")), "{sale:?}");
    let idle = told("phase 3; RhB par=80 A=5 cash=100 operated; turn RhB track", "done");
    assert!(idle.iter().any(|line| line.starts_with("No run by RhB this turn: price")), "{idle:?}");
}

#[test]
fn a_private_railway_is_told_with_what_was_paid_for_it() {
    let told = consequences("cash A 500 B 500 C 500 D 500; auction P1", &["bid 20", "pass", "pass", "pass"], Lang::En);
    assert!(told.iter().any(|line| line.contains("gets P1") && line.ends_with("for 20")), "{told:?}");
}

#[test]
fn interest_on_an_overdrawn_account_is_told() {
    let text = "profile 1824-1e; phase 2; cash A -41 B 90; MS par=80 D=6 trains=2 operated; shares B";
    let told = |lang| consequences(text, &["pass", "pass"], lang);
    let interest = "Anna is charged 21 interest on the overdrawn account".to_owned();
    assert!(told(Lang::En).contains(&interest), "{:?}", told(Lang::En));
    assert!(told(Lang::De).contains(&"Anna zahlt 21 Zinsen auf das überzogene Konto".to_owned()));
    assert!(told(Lang::Pl).contains(&"Anna płaci 21 odsetek od debetu na koncie".to_owned()));
    let emergency = "profile 1824-1e; phase 3; depot 3; cash A 100; MS par=80 A=6 cash=40 operated; turn MS train";
    let told = consequences(emergency, &["train 3 180"], Lang::En);
    assert!(told.contains(&"Anna is charged 20 interest on the overdrawn account".to_owned()), "{told:?}");
}
