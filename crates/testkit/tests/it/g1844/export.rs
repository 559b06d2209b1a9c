//! 1844, chapter EXPORT: trains sold abroad.

use game::PlayerId;
use game::g1844::National;
use testkit::Table;

/// BLS in Bern has no route, so its director may end its turn, and with it the set, by `done`.
fn end_of_set(text: &str) -> Table {
    Table::at(&format!("BLS par=80 A=5 cash=800 operated; {text}; turn BLS train"))
}

#[test]
fn r01_sales_abroad_begin_with_the_set_in_which_the_first_2_was_sold() {
    let table = end_of_set("phase 1");
    let without = table.play("done");
    assert_eq!((without.turn(), without.depot(), without.phase()), ("A shares".into(), "2 13".into(), 1));
    for side in ["2 90", "2H 70"] {
        let with = table.play(&format!("train {side}; done"));
        assert_eq!((with.turn(), with.depot(), with.phase()), ("A shares".into(), "2 11".into(), 2));
    }
}

#[test]
fn r02_one_new_train_goes_at_the_end_of_every_set_and_only_there() {
    for (number, of, left) in [(1, 1, "3 4"), (1, 2, "3 5"), (2, 2, "3 4"), (1, 3, "3 5"), (2, 3, "3 5"), (3, 3, "3 4")]
    {
        let table = end_of_set(&format!("phase 3; depot 3 5; or {number} of {of}")).play("done");
        assert_eq!(table.depot(), left, "after round {number} of {of}");
        assert_eq!(table.turn() == "A shares", number == of);
    }
    let mut table = end_of_set("phase 2; cash A 500");
    for left in ["2 12", "2 11", "2 10"] {
        table = table.play("done");
        assert_eq!((table.turn(), table.depot()), ("A shares".into(), left.into()));
        table = table.play("pass");
        while table.turn() != "A BLS train" {
            table = table.play(if table.turn().ends_with("shares") { "pass" } else { "done" });
        }
    }
}

#[test]
fn r03_it_is_the_next_unsold_train_of_the_lowest_type_and_the_pool_is_not_touched() {
    let table = end_of_set("phase 3; depot 3 1; pool 2H 3").play("done");
    assert_eq!(table.depot(), "4 6");
    assert_eq!((table.pool_trains("2H"), table.pool_trains("3")), (1, 1));
    assert_eq!(table.phase(), 3);
}

#[test]
fn r04_no_money_moves() {
    let table = end_of_set("phase 2; cash A 100 B 200 C 300 D 400; depot 3");
    let after = table.play("done");
    assert_eq!(after.depot(), "3 8");
    assert_eq!((after.bank(), after.treasury("BLS")), (table.bank(), 800));
    assert_eq!(["A", "B", "C", "D"].map(|player| after.cash(player)), [100, 200, 300, 400]);
}

#[test]
fn r05_a_sale_abroad_changes_the_phase_with_all_its_effects() {
    let table = end_of_set("phase 3; depot 4; pool 2H 3; RhB par=100 B=5 trains=2H,3 operated; or 2 of 2 done RhB");
    let table = table.play("done");
    assert_eq!((table.phase(), table.depot()), (4, "4 5".into()));
    assert_eq!(table.trains("RhB"), "3H");
    assert_eq!(["2H", "3", "3H"].map(|model| table.pool_trains(model)), [0, 0, 1]);

    let table = end_of_set("phase 4; depot 5; P1 A; P4 B; P7 C").play("done");
    assert_eq!((table.phase(), table.private("P1"), table.cash("B")), (5, "closed".into(), 80));
    assert!(table.g1844().has_furka_oberalp());
    assert_eq!(table.g1844().eva(), PlayerId::in_seat(2));
}

#[test]
fn r06_if_the_first_5_is_sold_abroad_the_sbb_forms_at_once_and_operates_after_the_next_share_round() {
    let table =
        end_of_set("phase 4; depot 5; cash B 500; NOB par=100 B=2 cash=30 trains=4 operated; or 2 of 2 done NOB");
    let mut table = table.play("done");
    assert_eq!((table.phase(), table.g1844().national()), (5, National::Formed));
    assert!(table.closed("NOB"));
    assert_eq!(
        (table.director("SBB"), table.treasury("SBB"), table.trains("SBB")),
        ("B".into(), 430, "4 SBB 5H".into())
    );
    assert!(table.turn().ends_with("shares"));
    while table.turn().ends_with("shares") {
        table = table.play("pass");
    }
    assert_eq!(table.turn(), "B SBB track");
}

/// A company above the limit that the sale abroad lowers gives up its train before the share round begins.
#[test]
fn r07_the_sale_abroad_is_the_last_action_of_a_set_before_the_share_round() {
    let table = end_of_set("phase 3; depot 4; RhB par=100 B=5 trains=3,3,3,3 operated; or 2 of 2 done RhB");
    assert_eq!((table.depot(), table.turn()), ("4 6".into(), "A BLS train".into()));
    let table = table.play("done");
    assert_eq!((table.depot(), table.turn()), ("4 5".into(), "B surrender RhB".into()));
    let table = table.play("surrender 3H");
    assert_eq!(table.turn(), "A shares");
    assert_eq!((table.trains("RhB"), table.pool_trains("3H")), ("3H 3H 3H".into(), 1));
}

/// [1844-RULING-53]
#[test]
fn after_a_sale_abroad_come_phase_effects_then_the_sbb_then_the_share_round() {
    let table = end_of_set(
        "phase 4; depot 5; furka; NOB par=100 B=2 trains=4,4 operated; SCB par=90 B=2 trains=4,4 operated
        RhB par=100 C=5 trains=4,4,4 operated; or 2 of 2 done NOB SCB RhB",
    );
    let table = table.play("done");
    assert_eq!((table.phase(), table.turn()), (5, "C surrender RhB".into()));
    assert!(!table.closed("NOB"));
    let table = table.play("surrender 4");
    assert!(table.closed("NOB"));
    assert_eq!(table.turn(), "B surrender SBB");
    let table = table.play("surrender 4");
    assert!(table.turn().ends_with("shares"));
}

/// [1844-RULING-53]
#[test]
fn only_the_first_8e_sold_abroad_has_an_effect() {
    let companies = "furka; RhB par=100 B=5 trains=4H,5 operated; or 3 of 3 done RhB";
    let first = end_of_set(&format!("phase 6; depot 8E; {companies}")).play("done");
    assert_eq!((first.phase(), first.trains("RhB")), (7, "5H".into()));
    let later = end_of_set(&format!("phase 7; depot 8E; {companies}"));
    let after = later.play("done");
    assert_eq!((after.phase(), after.depot(), after.trains("RhB")), (7, later.depot(), later.trains("RhB")));
    assert_eq!(after.turn(), "A shares");
}

/// [1844-RULING-53]
#[test]
fn nothing_is_sold_abroad_in_phase_1_and_one_train_a_set_from_the_first_2_on() {
    let left = |phase: u8| end_of_set(&format!("phase {phase}; depot 2 9")).play("done").depot();
    assert_eq!((left(1), left(2)), ("2 9".into(), "2 8".into()));
}
