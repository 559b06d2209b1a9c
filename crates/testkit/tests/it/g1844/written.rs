//! 1844: what 18xx.games would write down, from a position on, and what it cannot go on with.

use serde_json::Value;
use testkit::{Table, read_action};
use wire::g18xx::{NotExported, entries};

fn site(text: &str) -> Table {
    Table::at(&format!("profile 1844-18xxgames; {text}"))
}

/// Entries of that site for actions separated by semicolons.
fn written(table: &Table, texts: &str) -> Result<Vec<Value>, NotExported> {
    let mut table = Table { state: table.state };
    let mut actions = Vec::new();
    let start = table.state;
    for text in texts.split(';').map(str::trim) {
        actions.push(read_action(&table.state, text));
        table = table.play(text);
    }
    entries(&start, &actions)
}

/// Why the action with this number cannot be written.
fn refused(table: &Table, texts: &str, number: usize) -> &'static str {
    match written(table, texts) {
        Err(NotExported::Action { number: at, why }) if at == number => why,
        other => panic!("{texts}: {other:?}"),
    }
}

/// [1844-DEV-22] Nobody holds a tenth of the SBB when its turn would come. both sides
#[test]
fn a_turn_of_the_sbb_without_a_director_is_not_written() {
    let text = |sbb: &str| {
        format!(
            "phase 5; depot 5 2; SBB par=80 {sbb} markers=D19; RhB par=100 A=5 operated trains=4; BLS par=60 B=5 operated;
             or 1 of 3; turn RhB train"
        )
    };
    let without = site(&text("pool=20d5"));
    assert_eq!(without.play("done").turn(), "B BLS track");
    assert_eq!(refused(&without, "done", 1), "18xx.games cannot continue an SBB without director");
    let with = site(&text("C=2d1 pool=18d4"));
    assert_eq!(with.play("done").turn(), "C SBB track");
    assert_eq!(written(&with, "done").unwrap()[0]["entity"], "RhB");
    // Once its turn is over, nobody misses its director.
    let later =
        text("pool=20d5").replace("or 1 of 3; turn RhB", "STB par=60 D=5 operated; or 1 of 3 done RhB SBB; turn BLS");
    let later = site(&later);
    assert_eq!(later.play("done").turn(), "D STB track");
    written(&later, "done").unwrap();
}

/// The first 5H lays the line by force, which joins Chur to Brig for the RhB, and the BLS has a train too many. both sides
#[test]
fn a_destination_reached_together_with_anothers_surrender_is_not_written() {
    let text = |line: &str, trains: &str| {
        format!(
            "phase 4; depot 5; {line} P4 D; tile H25 58/1; tile J15 9/1; RhB par=60 D=5 operated trains=4;
             BLS par=70 A=5 operated trains={trains}; VZ par=100 C=3 operated cash=500; or 1 of 2; turn VZ train"
        )
    };
    let both = site(&text("", "3H,3H,4"));
    let bought = both.play("train 5H 400");
    assert_eq!((bought.turn().as_str(), bought.treasury("RhB")), ("A surrender BLS", 300));
    let why = "18xx.games cannot pay a destination that is reached while another company surrenders trains";
    assert_eq!(refused(&both, "train 5H 400", 1), why);
    let no_surrender = written(&site(&text("", "4")), "train 5H 400").unwrap();
    let attached = &no_surrender[0]["auto_actions"][0];
    assert_eq!((&attached["type"], &attached["corporations"][0]), (&"destination_connection".into(), &"RhB".into()));
    let no_line = site(&text("", "3H,3H,4").replace("tile H25 58/1;", ""));
    assert!(written(&no_line, "train 5H 400").is_ok());
}

/// The sale ends the round, and the income of the next one comes to the seller with the same action. [1844-DEV-20]
#[test]
fn the_price_noted_with_a_sale_is_what_was_paid_for_it() {
    let table = site("phase 2; P3 A; T1 B; T2 B; T3 B; T4 B; T5 B; RhB par=80 A=3 pool=2; shares A");
    let after = table.play("sell RhB 1");
    assert!(after.cash("A") > 70, "the income of P3 is in it");
    let entry = &written(&table, "sell RhB 1").unwrap()[0];
    assert_eq!((&entry["type"], &entry["share_price"]), (&"sell_shares".into(), &70.into()));
    let operated = site("phase 2; RhB par=80 A=2 B=5 operated; shares A");
    assert_eq!(written(&operated, "sell RhB 1").unwrap()[0].get("share_price"), None);
}

/// [1844-DEV-01]
#[test]
fn bankruptcy_is_declared_by_the_company() {
    let table = site(
        "phase 7; depot 8E 20; tile H25 58/1; RhB par=80 A=5 operated cash=30; cash A 100; or 1 of 3; turn RhB train",
    );
    let entry = &written(&table, "bankrupt").unwrap()[0];
    assert_eq!((&entry["entity"], &entry["entity_type"]), (&"RhB".into(), &"corporation".into()));
}

/// E holds a single of each of the five, the directors of which are A, B, C, D and again A. E takes the double of D, the
/// last of them, for the singles 2 and 4, and that double for the director's certificate of A. [1844-DEV-23]
#[test]
fn certificates_of_the_sbb_change_hands_as_they_do_there() {
    let table = site(
        "players 5; phase 5; depot 5 3; national due; RhB par=60 D=5 operated; NOB par=100 A=2 E=1 operated;
         SCB par=100 B=2 E=1 operated; VSB par=100 C=2 E=1 operated; JS par=100 D=2 E=1 operated;
         GB par=100 A=2 E=1 operated; or 1 of 2 done NOB SCB VSB JS GB; turn RhB train",
    );
    let (mut at, mut texts) = (Table { state: table.state }, Vec::new());
    while at.turn() != "D shares" {
        texts.push(if at.turn().ends_with("shares") { "pass" } else { "done" });
        at = at.play(texts.last().unwrap());
    }
    texts.push("sell SBB 2");
    let entries = written(&table, &texts.join("; ")).unwrap();
    assert_eq!(entries.last().unwrap()["shares"], serde_json::json!(["SBB_2", "SBB_4"]));
    // Then it is E's turn.
    texts.extend(["pass", "sell SBB 1"]);
    let entries = written(&table, &texts.join("; ")).unwrap();
    assert_eq!(entries.last().unwrap()["shares"], serde_json::json!(["SBB_6"]));
}
