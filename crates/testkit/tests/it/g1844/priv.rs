//! 1844, chapter PRIV: private railways.

use game::edition::ModelSpec;
use game::{Action, Choice, PlayerId};
use routes::Range;
use testkit::Table;

/// Everybody passes, and an operating round begins with the turn of the RhB.
fn income(papers: &str) -> Table {
    let table = Table::at(&format!("{papers}; RhB par=60 C=5 cash=300; shares A no-sales")).play("pass");
    assert_eq!(table.turn(), "C RhB track");
    table
}

/// Phase 3; the RhB, directed by A, is about to build; its home tile lies, its treasury holds 300.
fn rhb(more: &str) -> Table {
    Table::at(&format!("phase 3; tile G26 57/0; RhB par=80 A=5 cash=300 operated; turn RhB track; {more}"))
}

/// Phase 4, the 5/5H trains on sale, and the RhB, directed by A, in its train step with money for one.
fn first_five(more: &str) -> Table {
    Table::at(&format!("phase 4; depot 5 4; RhB par=100 A=5 cash=1000 operated; {more}; turn RhB train"))
}

/// The line from Chur to Brig, without the Furka-Oberalp line between.
const CHUR_AND_BRIG: &str = "tile H25 58/1; tile J15 9/1";

#[test]
fn r01_the_bank_pays_5_10_15_20_25_30_and_nothing_for_p7() {
    let table = income("P1 A; P2 B; P3 C; P4 D");
    assert_eq!(["A", "B", "C", "D"].map(|player| table.cash(player)), [5, 10, 15, 20]);
    let table = income("P5 A; P6 B; P7 C; P1 RhB");
    assert_eq!(["A", "B", "C", "D"].map(|player| table.cash(player)), [25, 30, 0, 0]);
    assert_eq!(table.treasury("RhB"), 305);
    assert_eq!(table.bank(), 12_000 - 300 - 60);
}

#[test]
fn r02_privates_are_no_certificates() {
    let table = Table::at("players 7; cash A 500; P1 A; P2 A; P3 A; P4 A; P5 A; P6 A; P7 A; RhB par=60 A=6; shares A");
    assert_eq!(table.certificates("A"), 5);
    let full = "RhB par=60 A=6; BLS par=60 A=6; NOB par=60 B=2 A=1; cash A 500; shares A";
    let table = Table::at(&format!("players 7; P1 A; P2 A; {full}; JN par=60 B=2"));
    assert_eq!(table.certificates("A"), 11);
    assert_eq!(table.refused("buy JN offering"), "1844-SR-18");
    let table = Table::at("players 7; P1 A; P2 A; RhB par=60 A=6; BLS par=60 A=6; cash A 500; JN par=60 B=2; shares A");
    assert!(table.accepts("buy JN offering"));
}

#[test]
fn r03b_p6_has_a_face_value_of_180() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P6");
    assert_eq!(table.state.edition().privates[5].face.0, 180);
    assert_eq!(table.refused("bid 179"), "1844-AUC-03");
    assert!(table.accepts("bid 180"));
}

/// both sides
#[test]
fn r04_from_phase_3_a_company_buys_p1_to_p5_for_1_up_to_twice_the_face_value() {
    for (paper, twice) in [("P1", 40), ("P2", 100), ("P3", 160), ("P4", 220), ("P5", 280)] {
        let table = rhb(&format!("{paper} A"));
        assert_eq!(table.refused(&format!("private {paper} 0")), "1844-PRIV-04");
        assert_eq!(table.refused(&format!("private {paper} {}", twice + 1)), "1844-PRIV-04");
        assert!(table.accepts(&format!("private {paper} 1")));
        let table = table.play(&format!("private {paper} {twice}"));
        assert_eq!((table.private(paper).as_str(), table.cash("A")), ("RhB", twice));
        assert_eq!(table.treasury("RhB"), 300 - twice);
    }
    let table = Table::at("phase 2; P1 A; RhB par=80 A=5 cash=300; turn RhB track");
    assert_eq!(table.refused("private P1 20"), "1844-PRIV-04");
}

#[test]
fn r05_a_private_changes_hands_at_any_point_of_the_buyers_turn() {
    for step in ["track", "marker", "run", "dividend revenue=100", "train"] {
        let table = Table::at(&format!("phase 3; P1 A; RhB par=80 A=5 cash=300 operated; turn RhB {step}"));
        assert_eq!(table.play("private P1 40").private("P1"), "RhB", "in the step {step}");
    }
    let table = Table::at("phase 3; P1 A; RhB par=80 A=5 cash=300; shares A");
    assert_eq!(table.refused("private P1 40"), "1844-PRIV-05");
}

/// both sides
#[test]
fn r06_a_company_buys_only_from_its_own_director() {
    assert_eq!(rhb("P1 B").refused("private P1 20"), "1844-PRIV-06");
    assert_eq!(rhb("P1 BLS; BLS par=60 A=5").refused("private P1 20"), "1844-PRIV-06");
    assert!(rhb("P1 A").accepts("private P1 20"));
}

/// both sides
#[test]
fn r08_pre_sbb_companies_and_the_sbb_buy_no_privates() {
    let turn = |company: &str| Table::at(&format!("phase 3; P1 A; {company} cash=300; turn {}", &company[..3]));
    assert_eq!(turn("NOB par=100 A=2").refused("private P1 20"), "1844-PRIV-08");
    assert_eq!(turn("SBB par=100 A=2d1 pool=18d4").refused("private P1 20"), "1844-SBB-22");
    assert!(turn("BLS par=100 A=5").accepts("private P1 20"));
    assert!(turn("ChA par=100 A=3").accepts("private P1 20"));
}

/// both sides
#[test]
fn r09_p6_and_p7_cannot_be_sold() {
    let table = rhb("P5 A; P6 A; P7 A");
    assert_eq!(table.refused("private P6 100"), "1844-PRIV-09");
    assert_eq!(table.refused("private P7 100"), "1844-PRIV-09");
    assert!(table.accepts("private P5 100"));
}

/// [1844-RULING-18] both sides
#[test]
fn a_private_is_paid_from_the_treasury_alone_and_only_in_phases_3_and_4() {
    let at = |phase: u8| Table::at(&format!("phase {phase}; P2 A; cash A 500; RhB par=80 A=5 cash=30; turn RhB train"));
    for phase in [3, 4] {
        assert!(at(phase).accepts("private P2 1"));
        assert!(at(phase).accepts("private P2 30"));
        assert_eq!(at(phase).refused("private P2 31"), "1844-RULING-18");
    }
    assert_eq!(at(2).refused("private P2 30"), "1844-PRIV-04");
    let closed = first_five("P2 A").play("train 5 450");
    assert_eq!(closed.refused("private P2 30"), "1844-PRIV-06");
}

#[test]
fn r10_all_privates_close_with_the_first_5_sold() {
    let papers = "P1 A; P2 RhB; P3 B; P4 C; P5 D; P6 A; P7 B; FNM par=60 A=2 pool=3";
    let all_closed = |table: &Table| (1..=7).all(|row| table.private(&format!("P{row}")) == "closed");
    for train in ["train 5 450", "train 5H 400"] {
        let table = first_five(papers);
        assert_eq!(table.private("P2"), "RhB");
        assert!(all_closed(&table.play(train)));
    }
    let abroad = first_five(&format!("{papers}; or 1 of 1 done FNM")).play("done");
    assert_eq!((abroad.phase(), abroad.depot().as_str()), (5, "5 3"));
    assert!(all_closed(&abroad));
}

/// both sides
#[test]
fn r11_p2_adds_one_yellow_tile_once_from_phase_3_for_the_usual_cost() {
    let table = rhb("P2 A").play("lay F27 8/0");
    assert_eq!(table.refused("lay H25 4/0"), "1844-TRACK-01");
    let table = table.play("lay-p2 H25 4/0");
    assert_eq!((table.tile("F27").as_str(), table.tile("H25").as_str()), ("8/0", "4/0"));
    assert_eq!(table.treasury("RhB"), 300 - 60);

    assert!(rhb("P2 RhB").accepts("lay-p2 H25 4/0"));
    assert_eq!(rhb("P2 A used").refused("lay-p2 H25 4/0"), "1844-PRIV-11");
    assert_eq!(rhb("P2 A").refused("lay-p2 G26 15/0"), "1844-PRIV-11");
    assert_eq!(rhb("P2 A").refused("lay-p2 I24 9/0"), "1844-TRACK-03");
    let early = Table::at("phase 2; P2 A; tile G26 57/0; RhB par=80 A=5 cash=300 operated; turn RhB track");
    assert_eq!(early.refused("lay-p2 H25 4/0"), "1844-PRIV-11");
}

#[test]
fn r12_p2_is_turned_over_when_used_and_goes_on_paying() {
    let table = rhb("P2 A").play("lay-p2 H25 4/0");
    assert!(table.g1844().is_extra_tile_used());
    assert_eq!(table.private("P2"), "A");
    assert_eq!(income("P2 A used").cash("A"), 10);
}

#[test]
fn r13_p3_brings_a_tunnel_certificate_that_stays_with_its_buyer() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P3").play("bid 80; pass; pass; pass");
    assert_eq!((table.private("P3").as_str(), table.tunnel_owner("T1").as_str()), ("C", "C"));
    assert_eq!(table.cash("C"), 500 - 80);

    let table = rhb("P3 A; T1 A").play("private P3 160");
    assert_eq!((table.private("P3").as_str(), table.tunnel_owner("T1").as_str()), ("RhB", "A"));
}

#[test]
fn r14b_p4_lays_the_whole_line_as_an_extra_lay_free_of_cost_from_phase_3() {
    let early = Table::at("phase 2; P4 A; RhB par=80 A=5 cash=300 operated; turn RhB track");
    assert_eq!(early.refused("furka"), "1844-PRIV-14b");
    let table = rhb("P4 A").play("furka");
    let line = ["I16", "H17", "H19", "H21", "H23"].map(|hex| table.tile(hex));
    assert_eq!(line, ["OP1/0", "OP3/0", "OP2/0", "OP2/0", "OP2/0"]);
    assert_eq!(table.treasury("RhB"), 300);
    assert!(table.accepts("lay H25 4/0"), "the line was not the tile of this turn");
}

/// [1844-RULING-16]
#[test]
fn p4_is_used_at_any_time_also_in_the_turns_of_others() {
    let owner = "phase 3; P4 D; cash A 500 D 1; tile H25 58/1; RhB par=80 A=5 cash=300 trains=2H operated";
    for moment in ["shares A", "turn RhB track", "turn RhB run", "turn RhB dividend revenue=10", "turn RhB train"] {
        let table = Table::at(&format!("{owner}; {moment}"));
        let after = table.play("furka");
        assert_eq!((after.tile("H21").as_str(), after.cash("D")), ("OP2/0", 81), "at {moment}");
        assert_eq!(after.turn(), table.turn());
    }
}

/// [1844-RULING-16] [1844-RULING-19]
#[test]
fn the_line_needs_no_connection_leaves_tunnels_beneath_and_may_reach_a_destination_in_a_share_round() {
    let table = Table::at(&format!(
        "phase 3; P4 D; cash A 500; tunnel T1 B H19 2-5; {CHUR_AND_BRIG}; RhB par=80 A=5 operated; shares A"
    ));
    let table = table.play("furka");
    assert!(table.has_tunnel("H19"));
    assert_eq!(table.tile("H19"), "OP2/0");
    assert_eq!(table.treasury("RhB"), 5 * 80);
}

#[test]
fn r15_laying_the_line_pays_80_to_player_or_company_and_closes_p4() {
    let table = rhb("P4 B").play("furka");
    assert_eq!((table.cash("B"), table.private("P4").as_str()), (80, "closed"));
    assert_eq!(table.bank(), 12_000 - 300 - 80);
    assert_eq!(table.refused("furka"), "1844-PRIV-15");
    let table = rhb("P4 RhB").play("furka");
    assert_eq!((table.treasury("RhB"), table.private("P4").as_str()), (380, "closed"));
}

#[test]
fn r16_the_first_5_lays_the_line_by_force_and_the_80_are_still_paid() {
    let table = first_five("P4 C").play("train 5 450");
    assert_eq!((table.tile("H17").as_str(), table.cash("C"), table.private("P4").as_str()), ("OP3/0", 80, "closed"));
    let table = first_five("P4 RhB").play("train 5 450");
    assert_eq!(table.treasury("RhB"), 1000 - 450 + 80);
    let abroad = first_five("P4 C").play("done");
    assert_eq!((abroad.tile("H17").as_str(), abroad.cash("C")), ("OP3/0", 80));
}

/// [1844-RULING-16]
#[test]
fn the_forced_line_comes_before_privates_close_and_before_limits_apply() {
    let more = format!("P4 C; P7 D; {CHUR_AND_BRIG}; BLS par=60 B=5 trains=3H,3H,3H operated");
    let table = first_five(&more).play("train 5 450");
    assert_eq!(table.turn(), "B surrender BLS");
    assert_eq!((table.cash("C"), table.private("P4").as_str()), (80, "closed"));
    assert_eq!(table.treasury("RhB"), 1000 - 450 + 5 * 100);
    assert_eq!(table.g1844().eva(), PlayerId::in_seat(3));
}

/// both sides
#[test]
fn r17_hexes_of_the_line_take_nothing_else_but_tunnels() {
    let gb = "phase 3; T1 A; tile G18 57/2; GB par=100 A=2 cash=500 operated; turn GB track";
    for line in ["P4 B", "furka"] {
        let table = Table::at(&format!("{gb}; {line}"));
        for hex in ["I16", "H17", "H19", "H21", "H23"] {
            assert_eq!(table.refused(&format!("lay {hex} 9/2")), "1844-PRIV-17");
        }
        assert!(table.play("bore T1 H19 2-5").has_tunnel("H19"));
    }
}

#[test]
fn r18_p5_brings_a_mob_share_that_stays_with_its_buyer() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P5").play("bid 140; pass; pass; pass");
    assert_eq!((table.private("P5").as_str(), table.shares("MOB", "A"), table.cash("A")), ("A", 1, 360));
    assert_eq!(table.unsold("MOB"), 9);
    assert_eq!(table.director("MOB"), "nobody");

    let table = rhb("P5 A; MOB A=1").play("private P5 280");
    assert_eq!((table.private("P5").as_str(), table.shares("MOB", "A")), ("RhB", 1));
}

/// both sides
#[test]
fn r19_the_share_of_p5_is_not_sold_before_mob_has_a_director() {
    assert_eq!(Table::at("cash A 500; MOB A=1; shares A").refused("sell MOB 1"), "1844-SR-27");
    let table = Table::at("cash A 500; MOB par=100 B=2 A=1; shares A").play("sell MOB 1");
    assert_eq!((table.shares("MOB", "A"), table.pool("MOB")), (0, 1));
}

#[test]
fn r20_p6_brings_the_directors_certificate_of_the_fnm_and_its_par() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P6").play("bid 180; pass; pass; pass");
    assert_eq!(table.turn(), "B fnm-par");
    let table = table.play("fnm-par 90");
    assert_eq!((table.private("P6").as_str(), table.director("FNM").as_str()), ("B", "B"));
    assert_eq!((table.shares("FNM", "B"), table.price("FNM"), table.cash("B")), (2, 90, 500 - 180));
}

/// [1844-RULING-39]
#[test]
fn r21_p6_closes_when_the_fnm_first_runs_a_train() {
    let fnm = "phase 2; P6 A; FNM par=60 A=2 pool=3";
    let table = Table::at(&format!("{fnm} trains=2 operated; turn FNM run"));
    assert_eq!(table.private("P6"), "A");
    for decision in ["pay", "withhold"] {
        assert_eq!(table.play(&format!("run 2:L21-M20; {decision}")).private("P6"), "closed");
    }

    let idle = Table::at(&format!("{fnm} cash=100; turn FNM track")).play("done");
    assert_eq!((idle.turn().as_str(), idle.private("P6").as_str()), ("A FNM train", "A"));
    assert_eq!(idle.play("train 2 90").private("P6"), "A");
}

#[test]
fn r22_p7_pays_nothing_and_closes_with_the_first_5_for_eva() {
    assert_eq!(income("P7 A").cash("A"), 0);
    let table = first_five("P7 B");
    assert_eq!(table.g1844().eva(), None);
    let table = table.play("train 5 450");
    assert_eq!((table.private("P7").as_str(), table.g1844().eva()), ("closed", PlayerId::in_seat(1)));
}

/// both sides
#[test]
fn r23_eva_goes_to_a_company_its_holder_directs_within_the_limit() {
    let table = Table::at(
        "phase 5; eva A; cash B 500; BLS par=60 B=5 operated; JN par=60 A=3 trains=5H,5H operated;
         RhB par=80 A=5 trains=5 operated; shares B",
    );
    assert_eq!(table.refused("eva BLS"), "1844-PRIV-23");
    assert_eq!(table.refused("eva JN"), "1844-PRIV-23");
    let table = table.play("eva RhB");
    assert_eq!((table.trains("RhB").as_str(), table.treasury("RhB")), ("5 EVA", 0));
    assert_eq!(table.refused("eva RhB"), "1844-PRIV-23");
}

/// [1844-RULING-17] both sides
#[test]
fn eva_is_no_asset_and_no_train_before_it_is_handed_over_and_an_ordinary_train_afterwards() {
    // Neuchâtel and Biel are joined: the JN has a route and needs a train.
    let table = Table::at(
        "phase 5; eva A; depot 5 2; tile F7 6/1; tile E8 3/0; JN par=60 A=3 cash=9 operated;
         RhB par=80 B=5 cash=500 operated; or 1 of 2; turn JN train",
    );
    assert_eq!(table.wealth("A"), 3 * 60);
    assert_eq!(table.refused("done"), "1844-TRAIN-16");
    let table = table.play("eva JN");
    assert_eq!((table.trains("JN").as_str(), table.turn().as_str()), ("EVA", "B RhB track"));

    let table = Table::at(
        "phase 5; depot 5 2; JN par=60 A=3 trains=EVA operated; RhB par=80 B=5 cash=500 operated; turn RhB train",
    );
    assert_eq!(table.refused("train EVA 399 JN"), "1844-TRAIN-09");
    let table = table.play("train EVA 400 JN; agree");
    assert_eq!((table.trains("RhB").as_str(), table.treasury("JN")), ("EVA", 400));
}

/// [1844-RULING-65]
#[test]
fn r24b_eva_is_a_5h_and_there_is_no_5e() {
    let table = Table::at("phase 5");
    let models = table.state.edition().models;
    let named = |name: &str| models.iter().find(|model| model.name == name);
    let like = |model: &ModelSpec| (model.is_h, model.range, model.red, model.price.0);
    assert_eq!(named("EVA").map(like), Some((true, Range::Hexes(5), false, 400)));
    assert_eq!(named("EVA").map(like), named("5H").map(like));
    assert!(named("5E").is_none());
}

/// both sides
#[test]
fn r25_a_company_uses_the_ability_of_its_own_private_or_its_directors() {
    assert!(rhb("P2 A").accepts("lay-p2 H25 4/0"));
    assert!(rhb("P2 RhB").accepts("lay-p2 H25 4/0"));
    assert_eq!(rhb("P2 B").refused("lay-p2 H25 4/0"), "1844-PRIV-25");
    assert_eq!(rhb("P2 BLS; BLS par=60 A=5").refused("lay-p2 H25 4/0"), "1844-PRIV-25");
}

#[test]
fn r26_privates_lay_no_track_and_block_no_hexes() {
    let mob = "phase 2; tile I6 57/2; tile J7 9/2; MOB par=80 A=5 cash=500 operated; turn MOB track";
    let without = Table::at(mob).offers();
    let with = Table::at(&format!("{mob}; P1 B; P2 B; P3 B; P4 B; P5 B; P6 B; P7 B")).offers();
    assert!(with.iter().any(|choice| matches!(choice, Choice::Do(Action::LayTile(_)))));
    assert_eq!(with, without);
}

#[test]
fn r03a_p6_costs_160() {
    let [first, second] = super::editions("cash A 500 B 500 C 500 D 500; auction P6 A");
    assert_eq!((first.refused("bid 159"), second.refused("bid 179")), ("1844-AUC-03", "1844-AUC-03"));
    assert_eq!(first.play("bid 160; pass; pass; pass").cash("A"), 340);
    assert_eq!(second.refused("bid 160"), "1844-AUC-03");
    // All other privates cost the same.
    let faces = |table: &Table| table.state.edition().privates.iter().map(|spec| spec.face.0).collect::<Vec<_>>();
    assert_eq!(faces(&first), [20, 50, 80, 110, 140, 160, 100]);
    assert_eq!(faces(&second), [20, 50, 80, 110, 140, 180, 100]);
}

/// House rule. Both sides.
#[test]
fn r07_the_house_rule_asks_at_least_half_the_face_value_in_phases_3_and_4() {
    let position = "P2 A; P4 A; RhB par=80 A=5 cash=300 operated; turn RhB track";
    for phase in [3, 4] {
        let [without, with] = super::without_and_with("half-price-privates", &format!("phase {phase}; {position}"));
        assert!(without.accepts("private P2 1") && without.accepts("private P4 54"));
        assert_eq!((with.refused("private P2 24"), with.refused("private P4 54")), ("1844-PRIV-07", "1844-PRIV-07"));
        assert!(with.accepts("private P2 25") && with.accepts("private P4 55"));
        // The most is still twice the face value.
        assert!(with.accepts("private P2 100"));
        assert_eq!(with.refused("private P2 101"), "1844-PRIV-04");
    }
    let [_, early] = super::without_and_with("half-price-privates", &format!("phase 2; {position}"));
    assert_eq!(early.refused("private P2 25"), "1844-PRIV-04");
}

/// House rule. Both sides.
#[test]
fn r07_the_house_rule_buys_privates_in_the_last_step_of_the_turn() {
    for step in ["track", "marker", "run", "dividend revenue=100"] {
        let position = format!("phase 3; P1 A; RhB par=80 A=5 cash=300 operated; turn RhB {step}");
        let [without, with] = super::without_and_with("privates-last", &position);
        assert!(without.accepts("private P1 20"), "{step}");
        assert_eq!(with.refused("private P1 20"), "1844-OR-09", "{step}");
    }
    let position = "phase 3; P1 A; P2 A; RhB par=80 A=5 cash=300 operated; depot 3 4; turn RhB train";
    let [without, with] = super::without_and_with("privates-last", position);
    assert!(without.play("private P1 20").accepts("train 3 180"));
    assert_eq!(with.play("private P1 20").refused("train 3 180"), "1844-OR-09");
    assert_eq!(with.play("train 3 180; private P1 20").private("P1"), "RhB");
}

/// House rule. A company that needs a train buys it before privates.
#[test]
fn r07_with_privates_last_a_required_train_comes_first() {
    let position = "phase 3; depot 3 4; P1 A; tile H25 4/0; RhB par=80 A=5 cash=300 operated; turn RhB train";
    let [_, with] = super::without_and_with("privates-last", position);
    assert_eq!(with.refused("done"), "1844-TRAIN-16");
    assert_eq!(with.refused("private P1 20"), "1844-TRAIN-16");
    assert_eq!(with.play("train 3 180; private P1 20").private("P1"), "RhB");
}

#[test]
fn r14a_from_phase_3_the_owner_of_p4_lays_the_whole_line_at_once_in_share_rounds_too() {
    let owner = |phase: u8| super::editions(&format!("phase {phase}; P4 A; cash A 100; shares A"));
    let [first, second] = owner(2);
    assert_eq!((first.refused("furka"), second.refused("furka")), ("1844-PRIV-14a", "1844-PRIV-14b"));
    for table in owner(3).map(|table| table.play("furka")) {
        assert!(["I16", "H19", "H21", "H23"].iter().all(|hex| table.tile(hex) != "-"));
        assert_eq!((table.turn().as_str(), table.cash("A")), ("A shares", 180));
    }
}

#[test]
fn r24a_eva_is_a_5h() {
    for table in super::editions("phase 5") {
        let eva = table.state.edition().models.iter().find(|model| model.name == "EVA").unwrap();
        assert_eq!((eva.is_h, eva.range, eva.red), (true, Range::Hexes(5), false));
    }
}
