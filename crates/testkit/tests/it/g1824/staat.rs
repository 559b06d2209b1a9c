//! 1824, chapter STAAT: the Staatsbahnen and their formation.

use game::g1824;
use game::g1824::companies::{KK, SD, STAATSBAHNEN, UG};
use game::query::marker_cost as cost;
use game::query::train_limit;
use game::state::{OperatingRound, Round};
use game::{Action, Choice};
use testkit::Table;

use super::{at, by_first_edition, editions};

/// Cards of the phase, and the Staatsbahnen that must have formed before it.
fn phase(phase: u8) -> &'static str {
    match phase {
        4 => "phase 4; depot 4 3",
        5 => "phase 5; depot 5 2; SD formed operated",
        _ => "phase 6; depot 6 2; SD formed operated; UG formed operated",
    }
}

/// The BH ends the first of two rounds of this phase: what is due forms, and the second round begins.
fn formed(number: u8, text: &str) -> Table {
    let bh = "BH par=60 D=5 operated trains=6";
    at(&format!(
        "{}; {bh}; {text}; or 1 of 2 done SD1 SD2 SD3 UG1 UG2 KK1 KK2 SD UG KK BK MS CL; turn BH train",
        phase(number)
    ))
    .play("done")
}

/// The same by the first edition; the text has its ids.
fn formed_in_first_edition(number: u8, text: &str) -> Table {
    let bh = "BH par=60 D=5 operated trains=6";
    by_first_edition(&format!(
        "{}; {bh}; {text}; or 1 of 2 done S1 S2 S3 Ug1 Ug2 k&k1 k&k2 SD UG k&k BK MS CL; turn BH train",
        phase(number)
    ))
    .play("done")
}

/// The same at the end of a set: a share round follows.
fn formed_before_shares(number: u8, text: &str) -> Table {
    let bh = "BH par=60 D=5 operated trains=6";
    at(&format!(
        "{}; {bh}; {text}; or 2 of 2 done SD1 SD2 SD3 UG1 UG2 KK1 KK2 SD UG KK BK MS CL; turn BH train",
        phase(number)
    ))
    .play("done")
}

const ALL_OF_SD: &str = "SD1 A=1 trains=4 operated; SD2 B=1 trains=4 operated; SD3 C=1 trains=4 operated";

#[test]
fn r01_three_staatsbahnen_start_at_120() {
    for table in editions("phase 1") {
        assert!(STAATSBAHNEN.into_iter().all(|company| table.state.price(company).is_some_and(|price| price.0 == 120)));
    }
    assert_eq!(STAATSBAHNEN.map(|company| at("phase 1").state.spec(company).symbol), ["SD", "UG", "KK"]);
}

/// [1824-RULING-12] Six of the SD, seven of the others, when every Pre-Staatsbahn was sold.
#[test]
fn r02_unreserved_certificates_can_be_bought_before_formation() {
    let all = "SD1 D=1; SD2 D=1; SD3 D=1; UG1 D=1; UG2 D=1; KK1 D=1; KK2 D=1; cash A 500 B 500; shares A";
    let table = at(all);
    assert_eq!(STAATSBAHNEN.map(|company| g1824::singles_on_offer(&table.state, company)), [6, 7, 7]);
    let table = table.play("buy UG");
    assert_eq!((table.shares("UG", "A"), table.cash("A")), (1, 380));
    assert_eq!(at(&format!("SD B=3 C=3; {all}")).refused("buy SD"), "1824-SR-15");
}

/// Both sides: bought, yes; but no director, no turn, no dividend, no price movement, no sale.
#[test]
fn r03_before_formation_its_shares_do_nothing_and_cannot_be_sold() {
    let table = at("phase 3; depot 3 5; cash A 500 B 500; SD A=6; BH par=60 C=6 operated trains=3; shares A");
    assert_eq!((table.director("SD").as_str(), table.refused("sell SD 1")), ("nobody", "1824-STAAT-03"));
    assert!(table.accepts("buy UG"));
    let table = table.play("pass; pass; pass");
    assert_eq!(table.turn(), "C BH track", "by its price the SD would have been first");
    let table = table.play("done; done");
    assert_eq!((table.cash("A"), table.price("SD")), (500, 120));
}

/// By a purchase, by a part exchange, by a sale abroad.
#[test]
fn r04_the_first_4_founds_the_sd_the_first_5_the_ug_and_the_first_6_the_kk() {
    for (before, card, price, company) in [(3, "4", 280, "SD"), (4, "5", 400, "UG"), (5, "6", 600, "KK")] {
        let given = ["3", "4", "5"][before - 3];
        let earlier = ["phase 3", "SD formed", "SD formed; UG formed"][before - 3];
        let bh = format!("{earlier}; phase {before}; depot {card}; BH par=60 D=5 cash={price} operated trains={given}");
        for (round, sale) in [("or 1 of 2", "train"), ("or 1 of 2", "part"), ("or 2 of 2", "abroad")] {
            let table = at(&format!("{bh}; {round} done SD UG; turn BH train"));
            assert!(!table.launched(company));
            let table = match sale {
                "train" => end_turn(table.play(&format!("train {card} {price}"))),
                "part" => end_turn(table.play(&format!("part {card}"))),
                _ => table.play("done"),
            };
            assert!(table.launched(company), "{company} by {sale}");
        }
    }
}

/// Ends the train step if it is still open.
fn end_turn(table: Table) -> Table {
    if table.turn().ends_with("BH train") { table.play("done") } else { table }
}

/// The BK operates after the BH, which has sold the first 4.
#[test]
fn r05_it_is_formed_at_the_end_of_the_round_without_a_choice() {
    let table = at(&format!(
        "phase 3; depot 4 4; BH par=80 D=5 cash=300 operated; BK par=60 D=5 operated trains=3; {ALL_OF_SD};
         or 1 of 2 done SD1 SD2 SD3; turn BH train"
    ));
    let table = table.play("train 4 280; done");
    assert_eq!((table.turn().as_str(), table.launched("SD")), ("D BK track", false));
    let table = table.play("done");
    assert_eq!((table.launched("SD"), table.closed("SD1"), table.turn().as_str()), (true, true, "A SD track"));
}

/// [1824-RULING-43] The 4 is sold abroad after the last round: the SD forms, then shares are traded.
#[test]
fn r06_a_foreign_sale_founds_it_before_the_share_round() {
    let table = at(&format!(
        "phase 3; depot 4 4; cash A 500; BH par=80 D=5 operated trains=3; {ALL_OF_SD}; or 2 of 2 done SD1 SD2 SD3; turn BH train"
    ));
    let table = table.play("done");
    assert_eq!((table.phase(), table.depot().as_str()), (4, "4 3"));
    assert_eq!((table.launched("SD"), table.turn().as_str()), (true, "A shares"));
}

/// [1824-RULING-43] Formations of the round come before the foreign sale, those that it founds after it.
#[test]
fn r07_several_are_formed_in_the_order_sd_ug_kk() {
    let text = "phase 6; depot 6 2; BH par=60 D=5 operated trains=6; or 1 of 2; turn BH train";
    let draft = game::play(&at(text).state, &Action::Done).ok().unwrap();
    let order: Vec<_> = draft
        .events
        .iter()
        .filter_map(|event| match event {
            game::Event::Launched { company, .. } => Some(*company),
            _ => None,
        })
        .collect();
    assert_eq!(order, [SD, UG, KK]);
    let text = "phase 4; depot 5 3; BH par=60 D=5 operated trains=6; or 2 of 2; turn BH train";
    let draft = game::play(&at(text).state, &Action::Done).ok().unwrap();
    let order: Vec<_> = draft
        .events
        .iter()
        .filter_map(|event| match event {
            game::Event::Launched { company, .. } => Some(format!("{company:?}")),
            game::Event::PhaseStarted(phase) => Some(format!("phase {phase}")),
            _ => None,
        })
        .collect();
    assert_eq!(order, [format!("{SD:?}"), "phase 5".to_owned(), format!("{UG:?}")]);
}

#[test]
fn r08_all_its_pre_staatsbahnen_are_exchanged_and_close() {
    let table = formed(4, &format!("{ALL_OF_SD}; UG1 D=1 trains=4 operated"));
    assert!(["SD1", "SD2", "SD3"].iter().all(|minor| table.closed(minor)));
    assert_eq!(["A", "B", "C", "D"].map(|player| table.shares("SD", player)), [2, 1, 1, 0]);
    assert!(!table.closed("UG1"));
}

/// B has bought two shares of the SD before and exchanges one more.
#[test]
fn r09_the_player_with_the_highest_percentage_becomes_director() {
    let table = formed(4, &format!("{ALL_OF_SD}; SD B=2"));
    assert_eq!((table.director("SD").as_str(), table.shares("SD", "B")), ("B", 3));
    assert_eq!(formed(4, ALL_OF_SD).director("SD"), "A");
}

/// [1824-RULING-76] The owner of no. 1, of no. 2, of no. 3, then the Priority Card and clockwise from it.
#[test]
fn r10_ties_go_to_the_owner_of_no_1_2_3_then_by_the_priority_card() {
    let tie = |text: &str| formed(4, text).director("SD");
    // All with two units.
    assert_eq!(tie("order B C D A; SD1 A=1 trains=4; SD2 B=1 trains=4; SD B=1 C=2"), "A");
    assert_eq!(tie("order C D A B; SD2 B=1 trains=4; SD3 A=1 trains=4; SD A=1 B=1 C=2"), "B");
    assert_eq!(tie("order C D A B; SD3 A=1 trains=4; SD A=1 B=2 C=2"), "A");
    assert_eq!(tie("order C D A B; SD3 A=1 trains=4; SD B=2 C=2"), "C");
    assert_eq!(tie("order D A B C; SD B=2 C=2"), "B");
}

#[test]
fn r11_a_director_without_the_certificate_hands_over_two_for_it() {
    let table = formed(4, &format!("{ALL_OF_SD}; SD B=2"));
    assert_eq!((table.director("SD").as_str(), table.certificate("SD").as_str()), ("B", "B"));
    assert_eq!((table.shares("SD", "A"), table.certificates("A")), (2, 2));
    assert_eq!((table.shares("SD", "B"), table.certificates("B")), (3, 2));
}

/// Everything was sold, its treasuries are empty.
#[test]
fn r12_the_bank_pays_120_for_each_unit_that_was_never_reserved() {
    let table = formed(4, ALL_OF_SD);
    assert_eq!(table.treasury("SD"), 6 * 120);
    assert_eq!(formed(5, "UG1 A=1 trains=5; UG2 B=1 trains=5").treasury("UG"), 7 * 120);
    assert_eq!(formed(6, "KK1 A=1 trains=6; KK2 A=1 trains=6 operated").treasury("KK"), 7 * 120);
}

#[test]
fn r13_and_the_capital_of_each_pre_staatsbahn_that_was_not_in_play() {
    let base = 6 * 120;
    for (minors, missing) in [
        ("SD1 A=1; SD2 B=1", 120),
        ("SD1 A=1; SD3 B=1", 120),
        ("SD2 A=1; SD3 B=1", 240),
        ("SD1 A=1", 120 + 120),
        ("SD3 A=1", 240 + 120),
    ] {
        assert_eq!(formed(4, minors).treasury("SD"), base + missing, "{minors}");
    }
}

/// [1824-RULING-37] However many shares were bought.
#[test]
fn r14_together_that_is_120_for_each_unit_that_no_exchange_hands_out() {
    for shares in ["SD D=0", "SD D=3", "SD D=6"] {
        assert_eq!(formed(4, &format!("{ALL_OF_SD}; {shares}")).treasury("SD"), 720);
        assert_eq!(formed(4, &format!("SD2 A=1; {shares}")).treasury("SD"), 1080);
    }
    // No. 1 unsold: its units are counted once.
    assert_eq!(formed(5, "UG2 A=1").treasury("UG"), 1080);
}

#[test]
fn r15_and_all_cash_of_its_pre_staatsbahnen() {
    let table = formed(4, "SD1 A=1 cash=35; SD2 B=1 cash=20; SD3 C=1 cash=5");
    assert_eq!((table.treasury("SD"), table.treasury("SD1")), (720 + 60, 0));
}

#[test]
fn r16_and_all_their_trains() {
    let table = formed(4, "SD1 A=1 trains=3; SD2 B=1 trains=4,1g; SD3 C=1");
    assert_eq!((table.trains("SD").as_str(), table.trains("SD2").as_str()), ("3 4 1g", ""));
}

/// [1824-RULING-44] Five trains, of which it may keep four: its director names any of them.
#[test]
fn r17_its_director_chooses_which_trains_above_the_limit_go() {
    let table = formed(4, "SD1 A=1 trains=3,3; SD2 B=1 trains=4,1g; SD3 C=1 trains=2g");
    assert_eq!(table.turn(), "A surrender SD");
    for (given, left) in [("3", "3 4 1g 2g"), ("4", "3 3 1g 2g"), ("1g", "3 3 4 2g"), ("2g", "3 3 4 1g")] {
        assert_eq!(table.play(&format!("surrender {given}")).trains("SD"), left);
    }
    assert_eq!(table.play("surrender 3").turn(), "A SD track");
}

#[test]
fn r18_markers_of_its_pre_staatsbahnen_are_replaced_by_its_own() {
    let table = formed(4, "SD1 A=1 cash=0 operated; SD3 C=1 operated");
    assert_eq!((table.markers("SD"), table.markers_left("SD")), (vec!["E12".to_owned(), "G4".to_owned()], 3));
    assert_eq!((table.markers("SD1").len(), table.markers("SD3").len()), (0, 0));
    assert_eq!(table.treasury("SD"), 840, "it pays nothing for them");
}

#[test]
fn r19_the_sd_stands_in_wien_graz_and_innsbruck_and_the_ug_in_pest_and_funfkirchen() {
    let sd = formed(4, ALL_OF_SD);
    assert_eq!((sd.markers("SD"), sd.markers_left("SD")), (["E12", "G4", "G10"].map(str::to_owned).to_vec(), 2));
    let ug = formed(5, "UG1 A=1 trains=5 operated; UG2 B=1 trains=5 operated");
    assert_eq!((ug.markers("UG"), ug.markers_left("UG")), (["F17", "H15"].map(str::to_owned).to_vec(), 3));
    assert_eq!(ug.state.markers_of(UG)[0].part, 1, "in the second station");
}

#[test]
fn r20_without_any_of_them_one_marker_is_placed_free_at_the_home_of_no_1() {
    for (number, company, id, hex, part) in [(4, "SD", SD, "E12", 0), (5, "UG", UG, "F17", 1), (6, "KK", KK, "E12", 1)]
    {
        let table = formed_before_shares(number, &format!("{company} C=2; cash C 500"));
        // At the formation, not in its first turn.
        assert_eq!(table.turn(), "C shares");
        assert_eq!((table.markers(company), table.markers_left(company)), (vec![hex.to_owned()], 4));
        assert_eq!((table.state.markers_of(id)[0].part, table.treasury(company)), (part, 1200));
    }
}

/// [1824-RULING-41] The director chooses; the next marker costs 40.
#[test]
fn r21a_of_two_kk_markers_in_wien_one_is_taken_back() {
    let table = formed_in_first_edition(6, "k&k1 A=1 trains=6 operated; k&k2 B=1 trains=6 operated");
    assert_eq!(table.turn(), "A keep F11");
    assert_eq!(table.refused("keep 0"), "1824-STAAT-21a");
    for kept in [1, 2] {
        let table = table.play(&format!("keep {kept}"));
        assert_eq!((table.markers("k&k"), table.markers_left("k&k")), (vec!["F11".to_owned()], 4));
        assert_eq!((table.state.markers_of(KK)[0].part, cost(&table.state, KK).0), (kept, 40));
        assert_eq!(table.turn(), "A k&k track");
    }
}

/// Different stations: a choice. One station, in brown Wien: that of k&k2 goes by itself.
#[test]
fn r21b_of_two_kk_markers_in_wien_the_director_chooses_which_goes() {
    let both = "KK1 A=1 trains=6 operated markers=E12.1; KK2 B=1 trains=6 operated";
    let table = formed(6, &format!("{both} markers=E12.2"));
    assert_eq!((table.turn().as_str(), table.refused("keep 0")), ("A keep E12", "1824-STAAT-21b"));
    for kept in [1, 2] {
        let table = table.play(&format!("keep {kept}"));
        assert_eq!((table.markers_left("KK"), table.state.markers_of(KK).len()), (4, 1));
        assert_eq!((table.state.markers_of(KK)[0].part, cost(&table.state, KK).0), (kept, 40));
    }
    let table = formed(6, &format!("{both} markers=E12.1; tile E12 493/0"));
    assert_eq!((table.markers("KK"), table.markers_left("KK")), (vec!["E12".to_owned()], 4));
    assert_eq!((table.state.pending(), cost(&table.state, KK).0), (None, 40));
}

#[test]
fn r22_it_opens_however_few_of_its_shares_are_in_players_hands() {
    let table = formed(4, "SD1 A=1 trains=4 operated");
    assert_eq!((table.unsold("SD"), table.launched("SD"), table.director("SD").as_str()), (8, true, "A"));
    assert_eq!(table.turn(), "A SD track");
}

/// [1824-RULING-38]
#[test]
fn r23_it_has_a_director_only_if_a_player_holds_two_units() {
    for (text, director) in [("SD2 A=1; SD3 B=1", "nobody"), ("SD2 A=1; SD3 B=1; SD A=1", "A"), ("SD C=2", "C")] {
        assert_eq!(formed(4, text).director("SD"), director);
    }
}

/// [1824-RULING-38] Formed and paid, but without a turn; B buys a second unit and directs it from the next round on.
#[test]
fn r24a_without_a_holder_of_two_units_it_takes_no_turn() {
    let text = "phase 4; depot 4 3; BH par=60 D=5 operated trains=6; S2 A=1 operated; S3 B=1 operated; cash B 500;
         or 2 of 2 done S2 S3; turn BH train";
    let table = by_first_edition(text).play("done");
    assert_eq!((table.launched("SD"), table.treasury("SD"), table.markers("SD").len()), (true, 960, 2));
    assert_eq!(table.turn(), "B shares");
    let idle = table.play("pass");
    assert_eq!((idle.turn().as_str(), idle.price("SD")), ("D BH track", 120));
    let bought = table.play("buy SD");
    assert_eq!((bought.director("SD").as_str(), bought.certificate("SD").as_str()), ("B", "B"));
    assert_eq!(bought.play("pass").turn(), "B SD track");
}

/// [1824-RULING-92] Both sides: nobody could agree to sell a train of the SD, until somebody directs it.
#[test]
fn trains_of_a_staatsbahn_without_a_director_are_not_for_sale() {
    let text = |held: u8| {
        format!(
            "phase 4; depot 4 3; SD formed B={held} trains=3 operated; BH par=60 D=5 cash=900 trains=4 operated;
             or 1 of 2 done SD; turn BH train"
        )
    };
    assert_eq!(by_first_edition(&text(1)).refused("train 3 180 SD"), "1824-RULING-92");
    assert_eq!(by_first_edition(&text(2)).play("train 3 180 SD").turn(), "B offer SD");
    assert!(by_first_edition(&format!("version 1; {}", text(1))).accepts("train 3 180 SD"));
    assert!(at(&text(1)).accepts("train 3 180 SD"));
}

/// It runs and withholds; no track, no trains, no duty to own one.
#[test]
fn r24b_without_a_holder_of_two_units_it_is_in_receivership() {
    let track = "tile G10 57/2; tile H11 4/2";
    let sd = |trains: &str| {
        at(&format!(
            "phase 4; depot 4 3; SD formed B=1 cash=600 markers=G10 operated {trains}; BH par=60 D=5 operated trains=6; {track}; or 1 of 2 done SD; turn BH train"
        ))
    };
    let table = sd("trains=4").play("done");
    // B, the only holder, acts for it. It may place a marker, but nothing is in reach.
    assert_eq!(table.turn(), "B SD run");
    let table = table.play("run 4:G10-H11");
    assert_eq!(table.turn(), "B SD dividend");
    let paid = table.play("pay");
    assert_eq!((paid.cash("B"), paid.price("SD"), paid.turn().as_str()), (3, 130, "D BH track"));
    assert_eq!(table.play("withhold").treasury("SD"), 630);
    // Without a train it has none to buy.
    assert_eq!(
        (sd("cash=600").play("done").turn().as_str(), sd("trains=4").director("SD").as_str()),
        ("D BH track", "nobody")
    );
    let train_step = at("phase 4; depot 4 3; SD formed B=1 cash=600 markers=G10 operated; turn SD train");
    assert_eq!(train_step.refused("train 4 280"), "1824-STAAT-24b");
}

/// [1824-RULING-36]
#[test]
fn r25_certificates_of_unsold_pre_staatsbahnen_are_ordinary_ones() {
    for (sold, on_offer) in [("SD1 D=1; SD2 D=1; SD3 D=1", 6), ("SD1 D=1; SD3 D=1", 7), ("SD1 D=1", 8), ("SD2 D=1", 7)]
    {
        assert_eq!(g1824::singles_on_offer(&at(sold).state, SD), on_offer, "{sold}");
    }
    let table = at("SD1 D=1; SD3 D=1; SD B=6; cash A 500; shares A");
    assert!(table.accepts("buy SD"));
}

/// [1824-RULING-39] Both sides: not by purchase, but by a swap at the formation or later.
#[test]
fn r26_with_no_1_unsold_the_directors_certificate_cannot_be_bought() {
    let table = at("SD2 D=1; SD B=6; cash A 500; shares A");
    assert_eq!(table.refused("start SD 100"), "1824-STAAT-26");
    let table = table.play("buy SD");
    assert_eq!((table.unsold("SD"), table.certificate("SD").as_str()), (3, "bank"));
    // At the formation the largest holder swaps two shares for it.
    let table = formed(4, "SD2 D=1 trains=4; SD B=3");
    assert_eq!((table.certificate("SD").as_str(), table.certificates("B"), table.shares("SD", "B")), ("B", 2, 3));
    // Later: whoever is the first with two units.
    let table = formed_before_shares(4, "SD2 A=1 trains=4; cash A 500");
    assert_eq!((table.director("SD").as_str(), table.certificate("SD").as_str()), ("nobody", "bank"));
    assert_eq!((table.turn().as_str(), table.refused("start SD 100")), ("A shares", "1824-STAAT-26"));
    let table = table.play("buy SD");
    assert_eq!((table.certificate("SD").as_str(), table.certificates("A"), table.shares("SD", "A")), ("A", 1, 2));
}

/// Budapest, whose second station is the home of UG1, and Fünfkirchen, that of UG2: the BK stands in Szegedin.
#[test]
fn r27_the_home_of_an_unsold_one_is_free_except_that_of_no_1_when_all_are_unsold() {
    let pest = |minors: &str| {
        at(&format!(
            "phase 3; depot 3 5; {minors}; BK par=80 A=5 cash=300 operated markers=D19; tile D19 57/0; tile E18 9/0; turn BK marker"
        ))
    };
    assert_eq!(pest("phase 3").refused("marker F17.1"), "1824-TOK-11");
    assert_eq!(pest("UG1 B=1; UG2 B=1").refused("marker F17.1"), "1824-TOK-11");
    assert!(pest("UG2 B=1").accepts("marker F17.1"));
}

#[test]
fn r28_it_first_operates_in_the_round_after_its_formation_by_its_price() {
    let table = formed(4, &format!("{ALL_OF_SD}; CL par=100 B=5 operated trains=4"));
    let Round::Operating(OperatingRound { number, .. }) = table.state.round() else { panic!("no operating round") };
    assert_eq!((*number, table.turn().as_str()), (2, "A SD track"));
    let table = table.play("done; done");
    assert_eq!(table.turn(), "B CL track");
}

/// Both sides.
#[test]
fn r29_it_must_own_a_train_at_the_end_of_its_first_turn() {
    let table = formed(4, "SD1 A=1 operated").play("done");
    assert_eq!((table.turn().as_str(), table.refused("done")), ("A SD train", "1824-STAAT-29"));
    assert!(table.play("train 4 280").accepts("done"));
}

/// [1824-RULING-42]
#[test]
fn r30_its_next_marker_costs_by_the_number_on_the_map() {
    for (markers, price) in [
        ("", 0),
        ("markers=E12", 40),
        ("markers=E12,G10", 100),
        ("markers=E12,G10,G4", 100),
        ("markers=E12,G10,G4,E8", 100),
    ] {
        let table = at(&format!("phase 4; SD formed A=2 {markers}"));
        assert_eq!(cost(&table.state, SD).0, price, "{markers}");
    }
    let track = "tile G10 57/2; tile F9 8/5; tile F7 57/1";
    let table =
        at(&format!("phase 4; depot 4 3; SD formed A=2 cash=500 markers=E12,G10 trains=4; {track}; turn SD marker"));
    assert_eq!(table.play("marker F7").treasury("SD"), 400);
}

/// [1824-RULING-73] The k&k, which forms in phase 6, starts with 3.
#[test]
fn r31_its_train_limit_is_4_and_from_phase_6_on_3() {
    for (phase, limit) in [(4, 4), (5, 4), (6, 3), (7, 3), (8, 3)] {
        for table in editions(&format!("phase {phase}")) {
            assert!(STAATSBAHNEN.into_iter().all(|company| train_limit(&table.state, company) == limit));
        }
    }
    let table = formed(6, "KK1 A=1 trains=6,5 operated; KK2 B=1 trains=5,4g markers=E12.1");
    assert_eq!(table.turn(), "A surrender KK");
}

#[test]
fn r32_later_share_purchases_pay_the_bank() {
    let table = at("phase 4; depot 4 3; cash A 500 B 500; SD formed A=2 cash=100 operated; shares A");
    let bank = table.bank();
    let table = table.play("buy SD");
    assert_eq!((table.bank(), table.treasury("SD"), table.cash("A")), (bank + 120, 100, 380));
}

/// Both sides.
#[test]
fn r33_its_shares_cannot_be_obtained_for_mountain_railways() {
    for table in editions("phase 3; B1 A; cash A 500 B 500; shares A") {
        assert_eq!(
            (table.refused("exchange B1 SD"), table.refused("exchange B1 UG")),
            ("1824-STAAT-33", "1824-STAAT-33")
        );
        assert!(table.accepts("exchange B1 BH"));
    }
    // Nor when the exchange is compulsory.
    let table =
        at("phase 3; depot 4 4; B1 A; BK par=80 D=5 cash=900 operated trains=3; SD1 A=1; or 1 of 2; turn BK train");
    let table = table.play("train 4 280");
    assert_eq!(table.refused("exchange B1 SD"), "1824-STAAT-33");
    assert!(table.accepts("exchange B1 BH"));
}

/// [1824-RULING-15] Both sides.
#[test]
fn r34_its_shares_can_be_sold_only_after_it_has_operated() {
    let with =
        |operated: &str| at(&format!("phase 4; depot 4 3; cash A 500 B 500; SD formed A=6 B=2 {operated}; shares A"));
    assert_eq!(with("markers=E12").refused("sell SD 1"), "1824-STAAT-34");
    assert!(with("markers=E12 operated").accepts("sell SD 1"));
}

/// Both sides. A had sixteen certificates; the director's certificate went to B, who gave two for it.
#[test]
fn r35_whoever_is_above_the_limit_after_a_formation_sells_down_first() {
    let table = formed_before_shares(
        4,
        "SD1 A=1 trains=4 operated; SD2 B=1 trains=4 operated; SD B=2; cash A 900;
         MS par=60 A=6 B=2 operated trains=4; CL par=60 A=6 B=2 operated trains=4; BK par=60 A=6 B=2 operated trains=4",
    );
    assert_eq!((table.certificates("A"), table.director("SD").as_str(), table.turn().as_str()), (17, "B", "A shares"));
    assert_eq!((table.refused("pass"), table.refused("start SB 60")), ("1824-SR-12", "1824-SR-12"));
    let table = table.play("sell MS 1");
    assert_eq!(table.certificates("A"), 16);
    assert!(table.accepts("pass"));
}

/// [1824-RULING-21] Both sides: nothing is forced, but nothing more is bought.
#[test]
fn r36_a_formation_may_take_a_player_above_60_percent() {
    let table = formed_before_shares(4, "SD1 A=1 trains=4 operated; SD2 A=1; SD3 A=1; SD A=6; cash A 900");
    assert_eq!((table.shares("SD", "A"), table.turn().as_str()), (10, "A shares"));
    assert!(table.accepts("pass"));
    let table = formed_before_shares(4, "SD1 A=1 trains=4 operated; SD A=5; cash A 900");
    assert_eq!((table.shares("SD", "A"), table.refused("buy SD")), (7, "1824-STAAT-36"));
    assert!(table.accepts("pass"));
    let offers_sale = table.offers().iter().any(|offer| matches!(offer, Choice::Do(Action::Sell(_))));
    assert!(!offers_sale, "it has not operated yet");
}

/// [1824-RULING-74] #491 and #498 fit in two ways: the places kept stay the stations on their sides.
#[test]
fn r20_the_place_of_no_1_is_the_station_on_its_side_however_the_tile_is_turned() {
    let wien =
        at("phase 3; depot 3 5; KK1 A=1 trains=3 operated; KK2 B=1 trains=3 operated; tile E12 499/0; turn KK2 track");
    let pest = at(
        "phase 3; depot 3 5; BK par=80 A=5 cash=100 operated markers=D19; tile D19 57/0; tile E18 9/0; turn BK track",
    );
    for (table, lay, company, side) in [(wien, "E12 491", SD, 0), (pest, "F17 498", UG, 3)] {
        for rotation in [0, 3] {
            let table = table.play(&format!("lay {lay}/{rotation}"));
            let home = table.state.home(company).unwrap();
            assert!(table.state.track().exits_of(home).has(board::Edge::new(side).unwrap()), "{lay}/{rotation}");
            assert!(table.state.markers_in(home).is_empty(), "{lay}/{rotation}");
        }
    }
}
