//! 1844, chapter PHASE.

use game::TitleEvent;
use game::g1844;
use game::g1844::National;
use game::state::{Pending, Round, TrainPlace};
use game::{Event, decide};
use testkit::{Table, read_action};

/// Chur and Disentis are joined; Bern has its yellow tile.
const LAND: &str = "tile H25 4/0; tile F11 57/2";

fn at(text: &str) -> Table {
    Table::at(&format!("{LAND}; {text}"))
}

/// The number of the operating round and how many the set has.
fn rounds(table: &Table) -> (u8, u8) {
    match table.state.round() {
        Round::Operating(round) => (round.number, round.of),
        _ => (0, 0),
    }
}

fn limit(table: &Table, company: &str) -> u8 {
    table.state.edition().company_named(company).map_or(0, |id| game::query::train_limit(&table.state, id))
}

/// The set that follows a share round in this phase.
fn next_set(phase: u8) -> (u8, u8) {
    let text = format!("phase {phase}; cash A 500 B 500 C 500 D 500; RhB par=80 A=5 operated; shares A");
    rounds(&at(&text).play("pass; pass; pass; pass"))
}

#[test]
fn r01_a_phase_starts_with_the_first_sale_of_its_type_normal_or_h_to_a_company_or_abroad() {
    let first_sales = [(1, "2 90", "2H 70"), (2, "3 180", "3H 150"), (3, "4 300", "4H 260"), (4, "5 450", "5H 400")];
    let last_sales = [(5, "6 630", "6H 550"), (6, "8E 960", "8H 700")];
    for (phase, normal, h) in first_sales.into_iter().chain(last_sales) {
        let row = normal.split(' ').next().unwrap();
        let text = format!(
            "phase {phase}; depot {row}; furka; RhB par=80 A=5 cash=2000 operated; BLS par=70 B=5 operated; turn RhB train"
        );
        for side in [normal, h] {
            let table = at(&text).play(&format!("train {side}"));
            assert_eq!(table.phase(), phase + 1, "after the first {side}");
            assert_eq!(table.play(&format!("train {side}")).phase(), phase + 1);
        }
    }
    let table = at("phase 2; depot 3; RhB par=80 A=5 trains=2 operated; turn RhB train").play("done");
    assert_eq!((table.depot(), table.phase()), ("3 8".to_owned(), 3));
}

#[test]
fn r02_phase_1_has_yellow_tiles_a_limit_of_four_and_one_operating_round() {
    let table = at("phase 1; RhB par=80 A=5 cash=500 operated; BLS par=90 A=5 cash=500 operated; turn BLS track");
    assert_eq!(table.refused("lay F11 904/1"), "1844-UPG-03");
    assert!(table.accepts("lay G12 9/2"));
    assert_eq!(limit(&table, "BLS"), 4);
    assert_eq!(next_set(1), (1, 1));
}

#[test]
fn r03_sales_abroad_begin_in_phase_2() {
    let end_of_set = |phase: u8| {
        let text = format!("phase {phase}; BLS par=80 A=5 cash=100 operated; turn BLS train");
        at(&text).play("done").depot()
    };
    assert_eq!(end_of_set(1), "2 13");
    assert_eq!(end_of_set(2), "2 12");
}

#[test]
fn r04_phase_3_turns_2_trains_and_opens_privates_abilities_and_trades() {
    let table = at("phase 2; depot 3; P1 A; P2 A; P4 B; RhB par=90 A=5 cash=500 trains=2 operated
        BLS par=80 A=5 cash=300 trains=2,2H operated; turn RhB train");
    assert_eq!(table.refused("private P1 20"), "1844-PRIV-04");
    assert_eq!(table.refused("furka"), "1844-PRIV-14b");
    assert_eq!(table.refused("train 2H 1 BLS"), "1844-TRAIN-07");

    let table = table.play("train 3 180");
    assert_eq!((table.trains("RhB"), table.trains("BLS")), ("2H 3".to_owned(), "2H 2H".to_owned()));
    assert!(table.accepts("private P1 20"));
    assert!(table.accepts("furka"));
    assert!(table.accepts("train 2H 1 BLS"));
    let table = table.play("done");
    assert_eq!(table.turn(), "A BLS track");
    assert!(table.accepts("lay F11 904/1"));
    assert!(table.accepts("lay-p2 G12 9/2"));
}

/// [1844-PHASE-04] [1844-PHASE-06] [1844-PHASE-02]
#[test]
fn each_later_share_round_is_followed_by_as_many_operating_rounds_as_the_phase_has() {
    let sets: Vec<(u8, u8)> = (1..=7).map(next_set).collect();
    assert_eq!(sets, [(1, 1), (1, 1), (1, 2), (1, 2), (1, 3), (1, 3), (1, 3)]);
    let table =
        at("phase 2; depot 3; or 1 of 1; RhB par=90 A=5 cash=500 operated; BLS par=80 A=5 operated; turn RhB train");
    assert_eq!(rounds(&table.play("train 3 180; done")), (1, 1));
}

#[test]
fn r05_phase_4_scraps_2h_trains_turns_3_trains_and_lowers_the_limit_to_three() {
    let table = at("phase 3; depot 4; RhB par=90 A=5 cash=900 trains=2H,3 operated; P1 A
        BLS par=80 B=5 trains=2H,3,3,3H operated; turn RhB train");
    assert_eq!(limit(&table, "RhB"), 4);
    let table = table.play("train 4 300");
    assert_eq!((table.trains("RhB"), table.trains("BLS")), ("3H 4".to_owned(), "3H 3H 3H".to_owned()));
    assert_eq!(limit(&table, "RhB"), 3);
    assert_eq!(table.play("train 4 300").refused("train 4 300"), "1844-TRAIN-06");
}

#[test]
fn r06_phase_5_opens_brown_tiles_closes_privates_and_forms_the_sbb_at_the_end_of_the_round() {
    let table = at("phase 4; depot 5; P1 A; P2 B; P3 RhB; or 1 of 2 done NOB; NOB par=100 C=2 operated
        RhB par=90 A=5 cash=900 trains=4 operated; BLS par=80 A=5 cash=300 trains=4,4,4 operated; turn RhB train");
    assert_eq!(limit(&table, "BLS"), 3);
    let table = table.play("train 5 450");
    assert_eq!(limit(&table, "BLS"), 2);
    assert_eq!(["P1", "P2", "P3"].map(|paper| table.private(paper)), ["closed", "closed", "closed"]);
    assert_eq!(table.g1844().national(), National::Due);
    assert!(!table.closed("NOB"));

    let table = table.play("surrender 4");
    assert_eq!(table.turn(), "A BLS track");
    let table = table.play("done");
    assert_eq!(table.g1844().national(), National::Formed);
    assert!(table.closed("NOB"));
    assert_eq!(rounds(&table), (2, 2));
    assert_eq!(table.director("SBB"), "C");
}

/// [1844-PHASE-06] [1844-PHASE-08] [1844-PHASE-04] Green from phase 3, brown from phase 5, grey from phase 7.
#[test]
fn tile_colours_follow_the_phase() {
    let upgrades = [("57/2", "904/1", 3), ("904/1", "905/0", 5), ("905/0", "906/0", 7)];
    for (old, new, first) in upgrades {
        for phase in 1..=7 {
            let text = format!("tile F11 {old}; phase {phase}; BLS par=80 A=5 operated; turn BLS track");
            let (table, lay) = (Table::at(&text), format!("lay F11 {new}"));
            match phase >= first {
                true => assert!(table.accepts(&lay), "{new} in phase {phase}"),
                false => assert_eq!(table.refused(&lay), "1844-UPG-03", "{new} in phase {phase}"),
            }
        }
    }
}

#[test]
fn r07_phase_6_scraps_3h_trains_turns_4_trains_and_gives_new_companies_all_their_capital() {
    let table = at("phase 5; depot 6; furka; RhB par=90 A=5 cash=900 trains=3H operated
        BLS par=80 B=5 trains=3H,4 operated; turn RhB train");
    let table = table.play("train 6 630");
    assert_eq!((table.phase(), table.trains("RhB"), table.trains("BLS")), (6, "6".to_owned(), "4H".to_owned()));

    let launch = |phase: u8| {
        let text = format!("phase {phase}; cash A 500; STB par=70 A=4; shares A");
        at(&text).play("buy STB offering").treasury("STB")
    };
    assert_eq!((launch(5), launch(6), launch(7)), (350, 700, 700));
}

#[test]
fn r08_phase_7_scraps_4h_trains_and_turns_5_trains() {
    let table = at("phase 6; depot 8E; furka; RhB par=90 A=5 cash=1000 trains=4H operated
        BLS par=80 B=5 trains=4H,5 operated; AB par=70 B=5 trains=6,5H operated; turn RhB train");
    let table = table.play("train 8E 960");
    assert_eq!(table.phase(), 7);
    assert_eq!(["RhB", "BLS", "AB"].map(|company| table.trains(company)), ["8E", "5H", "5H 6"]);
}

/// Historical, pre-SBB and regional companies and the pool alike, before the buyer goes on.
#[test]
fn r09_effects_are_immediate_and_reach_every_owner_and_the_pool() {
    let table =
        at("phase 3; depot 4; pool 2H 3; RhB par=100 A=5 cash=1000 operated; BLS par=90 B=5 trains=2H,3 operated
        NOB par=80 C=2 trains=2H,3 operated; JN par=70 D=3 trains=2H,3H operated; turn RhB train");
    let table = table.play("train 4 300");
    assert_eq!(table.turn(), "A RhB train");
    assert_eq!(["RhB", "BLS", "NOB", "JN"].map(|company| table.trains(company)), ["4", "3H", "3H", "3H"]);
    assert_eq!(["2H", "3", "3H"].map(|model| table.pool_trains(model)), [0, 0, 1]);
    assert!(table.accepts("train 3H 150 pool"));
}

#[test]
fn r10_eva_the_sbbs_5h_and_trains_of_the_pool_or_of_companies_start_no_phase() {
    let companies = "phase 4; depot 4 2; furka; RhB par=80 A=5 cash=1000 trains=4 operated
        BLS par=70 B=5 trains=5H operated; NOB par=60 C=2 operated";
    assert_eq!(at(&format!("{companies}; pool 5; turn RhB train")).play("train 5 450 pool").phase(), 4);
    assert_eq!(at(&format!("{companies}; turn RhB train")).play("train 5H 400 BLS; agree").phase(), 4);
    assert_eq!(at(&format!("{companies}; eva A; turn RhB train")).play("eva RhB").phase(), 4);

    let formed = at(&format!("{companies}; national due; or 1 of 2 done BLS NOB; turn RhB train")).play("done");
    assert_eq!((formed.trains("SBB"), formed.phase()), ("SBB 5H".to_owned(), 4));
}

#[test]
fn r11_pre_sbb_and_regional_companies_may_own_two_trains_in_every_phase_and_the_sbb_four() {
    for phase in 1..=7 {
        let table = at(&format!("phase {phase}"));
        for company in ["NOB", "SCB", "VSB", "JS", "GB", "JN", "ChA", "VZ"] {
            assert_eq!(limit(&table, company), 2);
        }
        assert_eq!(limit(&table, "SBB"), 4);
    }
    let full = at("phase 2; NOB par=80 A=2 cash=500 trains=2,2 operated; turn NOB train");
    assert_eq!(full.refused("train 2 90"), "1844-TRAIN-06");
    let full =
        at("phase 7; depot 8E; SBB par=100 A=3d1 pool=17d4 cash=3000 trains=SBB_5H,5H,6 operated; turn SBB train");
    assert_eq!(full.play("train 8H 700").trains("SBB"), "5H 6 8H SBB 5H");
}

#[test]
fn r12_market_certificate_limit_and_par_choices_are_the_same_in_every_phase() {
    for phase in 1..=7 {
        let table = at(&format!("phase {phase}; cash A 500; shares A"));
        assert_eq!(table.state.certificate_limit(), 18);
        for par in [60, 70, 80, 90, 100] {
            assert!(table.accepts(&format!("start RhB {par}")));
        }
        assert_eq!(table.refused("start RhB 110"), "1844-LAUNCH-01");
        let paid =
            at(&format!("phase {phase}; RhB par=80 A=5 trains=6 operated; turn RhB dividend revenue=100")).play("pay");
        assert_eq!(paid.cell("RhB"), (3, 5));
        assert_eq!(paid.price("RhB"), 90);
    }
}

/// [1844-RULING-52]
#[test]
fn nobody_surrenders_a_train_that_is_scrapped_anyway() {
    let table = at(
        "phase 3; depot 4; RhB par=80 A=5 cash=900 operated; BLS par=70 B=5 trains=2H,3,3,3 operated; turn RhB train",
    );
    let table = table.play("train 4 300");
    assert_eq!(table.turn(), "A RhB train");
    assert_eq!(table.trains("BLS"), "3H 3H 3H");
}

/// [1844-RULING-52]
#[test]
fn the_effects_of_phase_5_come_in_their_order() {
    let table = Table::at(
        "tile H25 58/1; tile J15 9/1; phase 4; depot 5; P1 C; P4 B; P7 D; RhB par=80 A=5 cash=500 operated
        BLS par=70 B=5 trains=4,4,4 operated; turn RhB train",
    );
    let purchase = read_action(&table.state, "train 5 450");
    let events = decide(&table.state, &purchase).unwrap();
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let order = [
        place(|event| *event == Event::PhaseStarted(5)),
        place(|event| *event == g1844::Event::FurkaOberalpLaid.into()),
        place(|event| matches!(event, Event::Title(TitleEvent::G1844(g1844::Event::EvaReleased(_))))),
        place(|event| matches!(event, Event::PrivateMoved { private, .. } if private.index() == 0)),
        place(|event| matches!(event, Event::Title(TitleEvent::G1844(g1844::Event::DestinationReached(_))))),
        place(|event| matches!(event, Event::Awaited(Some(Pending::Surrender(_))))),
    ];
    assert!(order.is_sorted(), "{order:?}");

    let table = table.play("train 5 450");
    assert_eq!(table.turn(), "B surrender BLS");
    assert_eq!((table.treasury("RhB"), table.cash("B")), (450, 80));
    assert_eq!(table.play("surrender 4").turn(), "A RhB train");
}

/// [1844-RULING-52]
#[test]
fn trains_are_turned_before_others_are_scrapped_and_the_surplus_goes_last() {
    let table = at("phase 5; depot 6; furka; RhB par=80 A=5 cash=900 trains=4 operated
        BLS par=70 B=5 trains=3H,4 operated; turn RhB train");
    let events = decide(&table.state, &read_action(&table.state, "train 6 630")).unwrap();
    let bls = TrainPlace::Company(table.state.edition().company_named("BLS").unwrap());
    let turned = |event: &Event| matches!(event, Event::TrainTurned { at, .. } if *at == bls);
    let scrapped =
        |event: &Event| matches!(event, Event::TrainMoved { from, to: TrainPlace::Gone, .. } if *from == bls);
    let turned = events.iter().position(turned).unwrap();
    let scrapped = events.iter().position(scrapped).unwrap();
    assert!(turned < scrapped);
}

/// [1844-RULING-75]
#[test]
fn the_buyer_of_the_first_5_needs_room_under_the_old_limit_and_then_falls_to_two_at_once() {
    let rhb = |trains: &str| {
        at(&format!(
            "phase 4; depot 5; furka; RhB par=80 A=5 cash=900 trains={trains} operated
            BLS par=70 B=5 operated; turn RhB train"
        ))
    };
    assert_eq!(rhb("3H,3H,4").refused("train 5 450"), "1844-TRAIN-06");
    let table = rhb("3H,4").play("train 5 450");
    assert_eq!(table.turn(), "A surrender RhB");
    for model in ["3H", "4", "5"] {
        assert!(table.accepts(&format!("surrender {model}")));
    }
    assert_eq!(table.play("surrender 3H").trains("RhB"), "4 5");
}

/// [1844-RULING-75]
#[test]
fn pre_sbb_companies_keep_two_trains_until_they_merge_and_the_sbb_starts_with_four() {
    let table = at("phase 4; depot 5; furka; or 1 of 2 done NOB SCB; NOB par=100 C=2 trains=4,4 operated
        SCB par=90 C=2 trains=4,3H operated; JN par=60 D=3 trains=3H,4H operated
        RhB par=80 A=5 cash=500 trains=4 operated; turn RhB train");
    let table = table.play("train 5 450");
    assert!(!table.turn().contains("surrender"));
    assert_eq!(
        (table.trains("NOB"), table.trains("SCB"), table.trains("JN")),
        ("4 4".into(), "3H 4".into(), "3H 4H".into())
    );
    let table = table.play("done");
    assert_eq!(table.turn(), "C surrender SBB");
    assert_eq!(table.trains("SBB"), "3H 4 4 4 SBB 5H");
    assert_eq!(table.play("surrender 3H").trains("SBB"), "4 4 4 SBB 5H");
}
