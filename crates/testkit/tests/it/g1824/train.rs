//! 1824, chapter TRAIN: trains, part exchange and trades.

use game::edition::CompanyKind;
use game::notation;
use game::query::{on_sale, train_limit};
use game::{Choice, ModelId};
use testkit::Table;

use super::{at, editions};

/// Name, cards, price; what is surrendered in part exchange and the price then.
type Row = (&'static str, Option<u8>, i32, Option<(&'static str, i32)>);

const T2: [Row; 12] = [
    ("2", Some(9), 80, None),
    ("3", Some(7), 180, Some(("2", 140))),
    ("4", Some(4), 280, Some(("3", 190))),
    ("5", Some(3), 400, Some(("4", 260))),
    ("6", Some(3), 600, Some(("5", 400))),
    ("8", Some(2), 800, Some(("6", 500))),
    ("10", None, 1000, Some(("8", 600))),
    ("1g", Some(6), 120, None),
    ("2g", Some(5), 240, Some(("1g", 180))),
    ("3g", Some(4), 360, Some(("2g", 240))),
    ("4g", Some(3), 600, Some(("3g", 420))),
    ("5g", Some(2), 800, Some(("4g", 500))),
];

/// MS of A in its train step, with so much else on the table.
fn ms(text: &str, ms: &str) -> [Table; 2] {
    editions(&format!("{text}; MS par=80 A=6 {ms} operated; turn MS train"))
}

fn names(table: &Table) -> Vec<&'static str> {
    on_sale(&table.state).into_iter().map(|model| table.state.edition().model(model).name).collect()
}

fn model(table: &Table, name: &str) -> ModelId {
    table.state.edition().model_ids().find(|id| table.state.edition().model(*id).name == name).unwrap()
}

fn after_shares(mut table: Table) -> Table {
    while table.turn().ends_with("shares") {
        table = table.play("pass");
    }
    table
}

#[test]
fn r01_there_are_normal_trains_and_goods_trains() {
    for table in editions("phase 1") {
        let models = table.state.edition().models.iter();
        let (goods, normal): (Vec<_>, Vec<_>) = models.partition(|model| model.goods_from.is_some());
        let names = |models: Vec<&game::edition::ModelSpec>| models.iter().map(|model| model.name).collect::<Vec<_>>();
        assert_eq!(names(normal), ["2", "3", "4", "5", "6", "8", "10"]);
        assert_eq!(names(goods), ["1g", "2g", "3g", "4g", "5g"]);
    }
}

#[test]
fn r02_trains_have_their_number_and_price() {
    for table in editions("phase 1") {
        for (name, cards, price, _) in T2 {
            let id = model(&table, name);
            let stack = table.state.edition().trains.iter().find(|spec| spec.sides.contains(&id));
            let number = stack.map_or(Some(table.pool_trains(name)), |spec| spec.cards);
            assert_eq!((number, table.state.edition().model(id).price.0), (cards, price), "{name}");
        }
    }
}

/// [1824-RULING-18] The figure of the table is what the new train costs: its price less half that of the old one.
#[test]
fn part_exchange_takes_off_half_the_face_value_of_the_old_train() {
    for table in editions("phase 1") {
        for (name, _, price, exchange) in T2 {
            let spec = table.state.edition().model(model(&table, name));
            assert_eq!(
                spec.part_exchange.map(|(old, price)| (table.state.edition().model(old).name, price.0)),
                exchange
            );
            if let Some((old, reduced)) = spec.part_exchange {
                assert_eq!(price - table.state.edition().model(old).price.0 / 2, reduced.0, "{name}");
            }
        }
    }
}

/// both sides
#[test]
fn r03_normal_trains_are_sold_in_ascending_order() {
    for table in ms("phase 2; depot 2 1", "cash=900") {
        assert_eq!(table.refused("train 3 180"), "1824-TRAIN-03");
        let table = table.play("train 2 80");
        assert_eq!((table.depot(), table.refused("train 2 80")), ("3 7".to_owned(), "1824-TRAIN-03"));
        assert_eq!(table.play("train 3 180").trains("MS"), "2 3");
    }
}

/// Both sides, phase by phase.
#[test]
fn r04_goods_trains_come_on_offer_with_the_sale_of_normal_ones() {
    let phases = [(2, "2", 1), (3, "3", 2), (4, "4", 3), (5, "5", 3), (6, "6", 4), (7, "8", 5), (8, "10", 5)];
    for (phase, depot, released) in phases {
        for table in ms(&format!("phase {phase}; depot {depot}"), "cash=2000") {
            for (row, (name, _, price, _)) in T2[7..].iter().enumerate() {
                let purchase = format!("train {name} {price}");
                match row < released {
                    true => assert_eq!(table.play(&purchase).trains("MS"), *name),
                    false => assert_eq!(table.refused(&purchase), "1824-TRAIN-04"),
                }
            }
        }
    }
    for table in ms("phase 1", "cash=900") {
        assert_eq!(table.refused("train 1g 120"), "1824-TRAIN-04");
        assert!(table.play("train 2 80").accepts("train 1g 120"));
    }
}

#[test]
fn r05_all_released_goods_trains_are_on_offer_side_by_side() {
    for table in ms("phase 4; depot 4", "cash=900") {
        assert_eq!(names(&table), ["4", "1g", "2g", "3g"]);
    }
    for table in ms("phase 6; depot 6", "cash=900") {
        assert_eq!(names(&table), ["6", "1g", "2g", "3g", "4g"]);
    }
}

#[test]
fn r06_goods_trains_change_no_phase_and_hold_up_nothing() {
    for table in ms("phase 3; depot 3 7", "cash=2000") {
        let bought = table.play("train 1g 120; train 2g 240; train 2g 240");
        assert_eq!((bought.phase(), bought.depot()), (3, table.depot()));
        assert!(bought.accepts("train 3 180"));
    }
    for table in ms("phase 3; depot 3 1", "cash=2000") {
        let sold_out = table.play("train 3 180");
        assert_eq!((sold_out.depot(), sold_out.pool_trains("2g")), ("4 4".to_owned(), 5));
        assert!(sold_out.accepts("train 4 280"));
    }
}

/// both sides
#[test]
fn r07_every_company_buys_goods_trains_and_a_coal_railway_nothing_else() {
    let companies = "phase 4; depot 4; EPP A=1 price=160 cash=900; UG1 A=1 cash=900; MS par=80 A=6 cash=900 operated
        SD formed A=3 cash=900";
    for company in ["EPP", "UG1", "MS", "SD"] {
        let table = at(&format!("{companies}; turn {company} train"));
        assert_eq!(table.play("train 1g 120").trains(company), "1g");
        match company {
            "EPP" => assert_eq!(table.refused("train 4 280"), "1824-COAL-12"),
            _ => assert_eq!(table.play("train 4 280").trains(company), "4"),
        }
    }
}

/// [1824-RULING-14]
#[test]
fn r08_the_goods_train_of_a_new_coal_railway_does_not_wait_for_the_first_2() {
    let table = at("cash A 500 B 500 C 500 D 500; opening D backwards").play("minor EPP 120");
    assert_eq!((table.trains("EPP"), table.pool_trains("1g"), table.phase()), ("1g".to_owned(), 5, 1));
    assert_eq!(names(&table), ["2"]);
    let table = table.play("minor EOD 200; minor MLB 140; minor SPB 160");
    assert_eq!((table.pool_trains("1g"), table.phase()), (2, 1));
    assert_eq!(names(&table), ["2"]);
}

#[test]
fn r09_a_train_first_runs_in_the_round_after_its_purchase() {
    let track = "tile C12 57/0; tile D11 8/3";
    let table = at(&format!("phase 2; {track}; cash B 500; MS par=80 A=6 cash=110 operated; turn MS track"));
    let table = table.play("done; done");
    assert_eq!((table.turn(), table.treasury("MS"), table.price("MS")), ("A MS train".to_owned(), 110, 70));
    let table = after_shares(table.play("train 2 80"));
    let table = table.play("done");
    assert_eq!(table.turn(), "A MS run");
    assert_eq!(table.play("run 2:C12-D11-E12; withhold").treasury("MS"), 30 + 50);
}

#[test]
fn r10_several_trains_are_bought_in_one_turn() {
    for table in ms("phase 2", "cash=900") {
        assert_eq!(table.play("train 2 80; train 2 80; train 2 80; train 1g 120").trains("MS"), "2 2 2 1g");
    }
}

/// [1824-RULING-73] Goods trains count like any other.
#[test]
fn r11_train_limits_by_kind_and_phase() {
    let limits = [(2, 4), (2, 4), (2, 4), (2, 3), (2, 3), (2, 2), (2, 2), (2, 2)];
    let staatsbahnen = [None, None, None, Some(4), Some(4), Some(3), Some(3), Some(3)];
    for (row, ((minor, regional), national)) in limits.into_iter().zip(staatsbahnen).enumerate() {
        for table in editions(&format!("phase {}", row + 1)) {
            let state = &table.state;
            for company in state.edition().company_ids() {
                let limit = match state.kind(company) {
                    CompanyKind::Coal | CompanyKind::Forerunner => minor,
                    CompanyKind::Regional => regional,
                    _ => national.unwrap_or(4),
                };
                assert_eq!(train_limit(state, company), limit);
            }
        }
    }
    for table in ms("phase 4; depot 4", "trains=3,1g,2g cash=900") {
        assert_eq!(table.refused("train 4 280"), "1824-TRAIN-12");
    }
}

/// both sides
#[test]
fn r12_at_its_limit_a_company_buys_nothing_though_the_purchase_would_scrap_trains() {
    for table in ms("phase 3; depot 4", "trains=2,2,2,2 cash=900") {
        assert_eq!(table.refused("train 4 280"), "1824-TRAIN-12");
    }
    for table in ms("phase 3; depot 4", "trains=2,2,2 cash=900") {
        assert_eq!(table.play("train 4 280").trains("MS"), "4");
    }
}

#[test]
fn r13_trains_above_a_lowered_limit_are_removed_at_once_without_compensation() {
    for table in ms("phase 3; depot 4; BH par=90 B=6 trains=3,3,3,3 cash=7 operated", "trains=3 cash=900") {
        let table = table.play("train 4 280");
        assert_eq!(table.turn(), "B surrender BH");
        let bank = table.bank();
        let table = table.play("surrender 3");
        assert_eq!((table.trains("BH"), table.treasury("BH"), table.bank()), ("3 3 3".to_owned(), 7, bank));
        assert_eq!((table.pool_trains("3"), table.turn()), (0, "A MS train".to_owned()));
    }
}

/// [1824-RULING-44]
#[test]
fn r14_the_director_chooses_freely_which_trains_go() {
    for table in ms("phase 3; depot 4; BH par=90 B=6 trains=3,3,1g,2g operated", "cash=900") {
        let table = table.play("train 4 280");
        assert_eq!(table.offers().len(), 3);
        assert_eq!(table.refused("surrender 3g"), "1824-TRAIN-14");
        let left = |model: &str| table.play(&format!("surrender {model}")).trains("BH");
        assert_eq!([left("3"), left("1g"), left("2g")], ["3 1g 2g", "3 3 2g", "3 3 1g"]);
    }
}

#[test]
fn r15_the_first_4_6_8_and_10_scrap_the_2_3_4_and_5() {
    let rows =
        [(3, "4", 280, "2,3", "3"), (5, "6", 600, "3,4", "4"), (6, "8", 800, "4,5", "5"), (7, "10", 1000, "5,6", "6")];
    for (phase, new, price, before, after) in rows {
        let text = format!("phase {phase}; depot {new}; BH par=90 B=6 trains={before} operated");
        for table in ms(&text, "cash=2000") {
            assert_eq!(table.play(&format!("train {new} {price}")).trains("BH"), after);
        }
    }
    for table in ms("phase 7; depot 10; BH par=90 B=6 trains=6,8 operated", "cash=2000") {
        assert_eq!(table.play("train 10 1000; train 10 1000").trains("BH"), "6 8");
    }
}

/// [1824-RULING-51] A 4g before any 3g takes the 1g along.
#[test]
fn r16_goods_trains_scrap_those_two_below_and_all_lower() {
    let rows = [("2g", 240, "1g 2g 3g 4g"), ("3g", 360, "2g 3g 4g"), ("4g", 600, "3g 4g"), ("5g", 800, "4g")];
    for (new, price, left) in rows {
        let owners = "SD formed A=2 trains=1g,2g; UG formed A=2 trains=3g,4g";
        for table in ms(&format!("phase 7; depot 8; {owners}"), "cash=2000") {
            let table = table.play(&format!("train {new} {price}"));
            let trains = format!("{} {}", table.trains("SD"), table.trains("UG"));
            assert_eq!(trains.trim(), left, "{new}");
        }
    }
    for table in ms("phase 7; depot 8; SD formed A=2 trains=4g,5g", "cash=2000") {
        assert_eq!(table.play("train 5g 800").trains("SD"), "4g 5g");
    }
}

#[test]
fn r17_no_normal_train_scraps_a_goods_train() {
    let rows = [(2, "3", 180), (3, "4", 280), (4, "5", 400), (5, "6", 600), (6, "8", 800), (7, "10", 1000)];
    for (phase, new, price) in rows {
        let text = format!("phase {phase}; depot {new}; BH par=90 B=6 trains=1g,2g operated");
        for table in ms(&text, "cash=2000") {
            let table = table.play(&format!("train {new} {price}"));
            assert_eq!((table.phase(), table.trains("BH")), (phase + 1, "1g 2g".to_owned()));
        }
    }
}

/// [1824-RULING-52]
#[test]
fn r18_scrapping_is_immediate_for_every_owner_and_takes_unsold_cards_too() {
    let owners = "EPP B=1 price=160 trains=1g; UG1 C=1 trains=1g; BH par=90 B=6 trains=1g,1g operated";
    let table = at(&format!("phase 4; depot 4; {owners}; MS par=80 A=6 trains=1g cash=900 operated; turn MS train"));
    assert_eq!(table.pool_trains("1g"), 1);
    let table = table.play("train 3g 360");
    assert_eq!(["EPP", "UG1", "BH", "MS"].map(|company| table.trains(company)), ["", "", "", "3g"]);
    assert_eq!((table.pool_trains("1g"), table.refused("train 1g 120")), (0, "1824-TRAIN-04"));
}

#[test]
fn r19_in_part_exchange_the_type_before_is_surrendered_and_the_price_reduced() {
    for table in ms("phase 3; depot 3 7", "trains=2,1g cash=500") {
        let normal = table.play("part 3");
        assert_eq!(
            (normal.trains("MS"), normal.treasury("MS"), normal.depot()),
            ("3 1g".to_owned(), 360, "3 6".to_owned())
        );
        let goods = table.play("part 2g");
        assert_eq!((goods.trains("MS"), goods.treasury("MS"), goods.pool_trains("2g")), ("2 2g".to_owned(), 320, 4));
    }
}

/// Both sides: a 3 for a 5 and a normal train for a goods train or the reverse, against a 4 for a 5.
#[test]
fn r20_part_exchange_skips_no_type_and_crosses_no_family() {
    for table in ms("phase 5; depot 5", "trains=3 cash=900") {
        assert_eq!(table.refused("part 5"), "1824-TRAIN-20");
    }
    for table in ms("phase 3; depot 3", "trains=1g cash=900") {
        assert_eq!(table.refused("part 3"), "1824-TRAIN-20");
    }
    for table in ms("phase 3; depot 3", "trains=2 cash=900") {
        assert_eq!(table.refused("part 2g"), "1824-TRAIN-20");
    }
    for table in ms("phase 5; depot 5", "trains=4 cash=900") {
        assert_eq!(table.play("part 5").treasury("MS"), 640);
    }
}

/// Both sides: the second in one round, and in the next.
#[test]
fn r21_one_train_a_round_is_surrendered() {
    for table in ms("phase 3; depot 3; cash B 900; or 1 of 2", "trains=2,2 cash=900") {
        let table = table.play("part 3");
        assert_eq!(table.refused("part 3"), "1824-TRAIN-21");
        let next = table.play("done; done");
        assert_eq!((next.turn(), next.play("part 3").trains("MS")), ("A MS train".to_owned(), "3 3".to_owned()));
    }
}

#[test]
fn r22_the_surrendered_train_leaves_the_game() {
    for table in ms("phase 3; depot 3", "trains=2,1g cash=900") {
        assert_eq!((table.play("part 3").pool_trains("2"), table.pool_trains("1g")), (0, 5));
        let goods = table.play("part 2g");
        assert_eq!((goods.pool_trains("1g"), goods.trains("MS")), (5, "2 2g".to_owned()));
    }
}

#[test]
fn r23_a_train_bought_in_the_same_turn_may_be_surrendered() {
    for table in ms("phase 5; depot 5 1", "cash=800") {
        let table = table.play("train 5 400");
        assert_eq!((table.treasury("MS"), table.depot()), (400, "6 3".to_owned()));
        let table = table.play("part 6");
        assert_eq!((table.trains("MS"), table.treasury("MS"), table.phase()), ("6".to_owned(), 0, 6));
    }
}

#[test]
fn r24_a_part_exchange_is_a_sale_in_every_respect() {
    for table in ms("phase 3; depot 4; BH par=90 B=6 trains=2,3 operated", "trains=3 cash=900") {
        let table = table.play("part 4");
        assert_eq!((table.phase(), table.trains("BH"), table.depot()), (4, "3".to_owned(), "4 3".to_owned()));
        assert!(table.accepts("train 3g 360"));
    }
    for table in ms("phase 4; depot 4; BH par=90 B=6 trains=1g,3 operated", "trains=2g cash=900") {
        assert_eq!(table.play("part 3g").trains("BH"), "3");
    }
}

/// [1824-RULING-40]
#[test]
fn r25_part_exchange_is_possible_at_the_train_limit() {
    for table in ms("phase 3; depot 3", "trains=2,2,2,2 cash=900") {
        assert_eq!(table.refused("train 3 180"), "1824-TRAIN-12");
        assert_eq!(table.play("part 3").trains("MS"), "2 2 2 3");
    }
}

/// Both sides: a 3 of the bank, and one that only another company has.
#[test]
fn r26_trains_of_other_companies_are_not_taken_in_part_exchange() {
    let seller = "BH par=90 A=6 trains=3 operated";
    for table in ms(&format!("phase 3; depot 4; {seller}"), "trains=2 cash=900") {
        assert_eq!(table.refused("part 3"), "1824-TRAIN-26");
        assert_eq!(table.play("train 3 1 BH").trains("MS"), "2 3");
    }
    for table in ms(&format!("phase 3; depot 3; {seller}"), "trains=2 cash=900") {
        let table = table.play("part 3");
        assert_eq!((table.trains("MS"), table.trains("BH")), ("3".to_owned(), "3".to_owned()));
    }
}

#[test]
fn r27_the_highest_trains_too_are_taken_in_part_exchange() {
    let rows =
        [(6, "8", "6", "8", 500), (7, "10", "8", "10", 600), (6, "6", "3g", "4g", 420), (7, "8", "4g", "5g", 500)];
    for (phase, depot, old, new, price) in rows {
        for table in ms(&format!("phase {phase}; depot {depot}"), &format!("trains={old} cash=700")) {
            let table = table.play(&format!("part {new}"));
            assert_eq!((table.trains("MS"), table.treasury("MS")), (new.to_owned(), 700 - price));
        }
    }
}

/// both sides
#[test]
fn r28_companies_trade_trains_from_the_first_3_on() {
    let seller = "BH par=90 A=6 trains=2 operated";
    for table in ms(&format!("phase 2; {seller}"), "trains=2 cash=900") {
        assert_eq!(table.refused("train 2 50 BH"), "1824-TRAIN-28");
    }
    for table in ms(&format!("phase 3; depot 3; {seller}"), "trains=2 cash=900") {
        assert_eq!(table.play("train 2 50 BH").trains("MS"), "2 2");
        assert_eq!(table.refused("train 3 50 BH"), "1824-TRAIN-28");
    }
}

/// both sides
#[test]
fn r29_with_the_same_director_any_price_from_1_to_the_treasury_is_possible() {
    for table in ms("phase 3; depot 3; cash A 900; BH par=90 A=6 trains=3 operated", "trains=2 cash=500") {
        assert_eq!(table.refused("train 3 0 BH"), "1824-TRAIN-29");
        assert_eq!(table.refused("train 3 501 BH"), "1824-TRAIN-29");
        for price in [1, 180, 500] {
            let table = table.play(&format!("train 3 {price} BH"));
            assert_eq!((table.treasury("MS"), table.treasury("BH"), table.cash("A")), (500 - price, price, 900));
        }
    }
}

/// [1824-RULING-48] Both sides: the price, and what the asked director answers.
#[test]
fn r30_with_another_director_the_price_is_the_face_value_and_he_must_agree() {
    for table in ms("phase 3; depot 3; BH par=90 B=6 trains=3 operated", "trains=2 cash=500") {
        assert_eq!(table.refused("train 3 179 BH"), "1824-TRAIN-30");
        assert_eq!(table.refused("train 3 181 BH"), "1824-TRAIN-30");
        let asked = table.play("train 3 180 BH");
        assert_eq!((asked.turn(), asked.trains("MS")), ("B offer BH".to_owned(), "2".to_owned()));
        assert_eq!(asked.play("agree").trains("MS"), "2 3");
        let declined = asked.play("decline");
        assert_eq!((declined.trains("MS"), declined.treasury("MS")), ("2".to_owned(), 500));
        assert_eq!(declined.refused("train 3 180 BH"), "1824-RULING-48");
    }
}

/// [1824-RULING-48] Both sides, where the train has to be bought.
#[test]
fn the_sellers_director_is_asked_in_an_emergency_too() {
    for table in ms("phase 3; depot 3; cash A 900; BH par=90 B=6 trains=3 operated", "cash=0") {
        let asked = table.play("train 3 180 BH");
        assert_eq!(asked.turn(), "B offer BH");
        let agreed = asked.play("agree");
        assert_eq!((agreed.trains("MS"), agreed.cash("A"), agreed.treasury("BH")), ("3".to_owned(), 720, 180));
        let declined = asked.play("decline");
        assert_eq!((declined.refused("train 3 180 BH"), declined.refused("done")), ("1824-RULING-48", "1824-TRAIN-35"));
    }
}

/// [1824-RULING-78] In the train step, before or after purchases from the bank.
#[test]
fn r31_a_train_of_another_company_is_paid_into_its_treasury_in_the_train_step() {
    let companies =
        "phase 3; depot 3; BH par=90 A=6 trains=3,3 cash=10 operated; MS par=80 A=6 trains=2 cash=600 operated";
    for table in editions(&format!("{companies}; turn MS track")) {
        assert_eq!(table.refused("train 3 100 BH"), "1824-OR-08");
    }
    for table in editions(&format!("{companies}; turn MS train")) {
        let table = table.play("train 3 100 BH; train 3 180; train 3 50 BH");
        assert_eq!((table.trains("MS"), table.treasury("MS"), table.treasury("BH")), ("2 3 3 3".to_owned(), 270, 160));
    }
}

/// Both sides: room, and what a Coal Railway takes.
#[test]
fn r32_the_buyer_needs_room_and_a_coal_railway_takes_goods_trains_only() {
    let seller = "BH par=90 A=6 trains=3,1g operated";
    for table in ms(&format!("phase 4; depot 4; {seller}"), "trains=3,3,3 cash=900") {
        assert_eq!(table.refused("train 3 100 BH"), "1824-TRAIN-32");
    }
    for table in ms(&format!("phase 4; depot 4; {seller}"), "trains=3,3 cash=900") {
        assert_eq!(table.play("train 3 100 BH").trains("MS"), "3 3 3");
    }
    let table = at(&format!("phase 4; depot 4; {seller}; EPP A=1 price=160 cash=100; turn EPP train"));
    assert_eq!(table.refused("train 3 100 BH"), "1824-COAL-12");
    assert_eq!(table.play("train 1g 100 BH").trains("EPP"), "1g");
}

#[test]
fn r33_a_train_that_changes_hands_has_no_effect_on_the_phase() {
    for table in ms("phase 3; depot 4; BH par=90 A=6 trains=4,2 operated", "trains=2 cash=500") {
        let traded = table.play("train 4 50 BH");
        assert_eq!((traded.phase(), traded.trains("BH"), traded.trains("MS")), (3, "2".to_owned(), "2 4".to_owned()));
    }
}

#[test]
fn r34_no_train_is_sold_to_the_bank_or_discarded() {
    for table in ms("phase 3; depot 3; BH par=90 A=6 trains=3 operated", "trains=2,1g cash=500") {
        assert_eq!(table.refused("surrender 2"), "1824-OR-08");
        let purchases = table.offers().iter().filter(|choice| matches!(choice, Choice::BuyTrain { .. })).count();
        assert_eq!(
            purchases + ["train", "part", "done"].map(|word| table.offered(word)).iter().sum::<usize>(),
            table.offers().len()
        );
    }
}

/// both sides
#[test]
fn r35_every_company_owns_a_train_at_the_end_of_its_turn() {
    for table in ms("phase 2; cash A 10 B 900", "cash=0") {
        assert_eq!(table.refused("done"), "1824-TRAIN-35");
        assert_eq!(table.play("train 2 80").turn(), "A shares");
    }
    let table = at("phase 2; cash A 10 B 900; UG1 A=1; turn UG1 train");
    assert_eq!(table.refused("done"), "1824-PRE-08");
}

/// [1824-RULING-79]
#[test]
fn a_company_that_loses_its_last_train_outside_its_turn_need_not_buy_before_its_own() {
    let other = "BH par=90 B=6 trains=2 operated; or 1 of 2 done BH";
    for table in ms(&format!("phase 3; depot 4; cash C 900; {other}"), "cash=280") {
        let table = table.play("train 4 280");
        assert_eq!((table.trains("BH"), table.turn()), (String::new(), "B BH track".to_owned()));
        let table = table.play("done");
        assert_eq!((table.turn(), table.refused("done")), ("B BH train".to_owned(), "1824-TRAIN-35"));
    }
}

/// [1824-RULING-49] Both sides: one of another company, and none anywhere.
#[test]
fn r36a_a_coal_railway_too_must_own_a_train() {
    let text = "profile 1824-1e; phase 3; depot 3; no-goods; cash A 900; K1 A=1 price=160; turn K1 train";
    let table = Table::at(&format!("BH par=90 B=6 trains=1g operated; {text}"));
    assert_eq!(table.refused("done"), "1824-COAL-13a");
    let asked = table.play("train 1g 120 BH");
    assert_eq!(asked.play("agree").trains("K1"), "1g");
    let declined = asked.play("decline");
    assert_eq!(declined.turn(), "B BH track");
    let table = Table::at(&format!("BH par=90 B=6 trains=2 operated; {text}")).play("done");
    assert_eq!((table.turn(), table.trains("K1")), ("B BH track".to_owned(), String::new()));
}

/// [1824-RULING-49]
#[test]
fn the_duty_of_a_coal_railway_revives_in_its_next_turn() {
    let text = "profile 1824-1e; phase 3; depot 3; cash A 900; K1 A=1 price=160; or 1 of 2; turn K1 train";
    let table = Table::at(&format!("no-goods; BH par=90 B=6 cash=180 operated; {text}")).play("done");
    let table = table.play("done; train 3 180");
    assert_eq!(table.turn(), "A K1 track");
    let table = table.play("done");
    assert_eq!((table.turn(), table.refused("done")), ("A K1 train".to_owned(), "1824-COAL-13a"));
}

/// Both sides: while the bank has none, whoever else may, and as soon as it has.
#[test]
fn r36b_a_coal_railway_is_exempt_while_the_bank_offers_no_goods_train() {
    let text = "phase 3; depot 3; cash A 900; BH par=90 B=6 trains=1g operated; EPP A=1 price=160 cash=120";
    let table = at(&format!("no-goods; {text}; turn EPP train"));
    assert!(table.accepts("train 1g 120 BH"));
    assert_eq!(table.play("done").turn(), "B BH track");
    let table = at(&format!("{text}; turn EPP train"));
    assert_eq!(table.refused("done"), "1824-COAL-13b");
    assert_eq!(table.play("train 1g 120").trains("EPP"), "1g");
}

/// [1824-RULING-50]
#[test]
fn r37_any_train_satisfies_the_duty_usable_or_not() {
    for table in ms("phase 3; depot 3; cash B 900", "cash=130") {
        let table = table.play("train 1g 120");
        assert_eq!((table.trains("MS"), table.turn()), ("1g".to_owned(), "A shares".to_owned()));
    }
}

#[test]
fn r38_a_company_with_a_train_is_never_forced_to_buy() {
    for train in ["2", "1g"] {
        for table in ms("phase 3; depot 3; cash B 900", &format!("trains={train} cash=900")) {
            let table = table.play("done");
            assert_eq!((table.turn(), table.trains("MS")), ("A shares".to_owned(), train.to_owned()));
        }
    }
}

#[test]
fn r39_new_trains_cost_their_printed_price() {
    for table in ms("phase 2", "cash=900") {
        for price in [79, 81] {
            assert_eq!(table.refused(&format!("train 2 {price}")), "1824-TRAIN-39");
        }
        assert_eq!(table.refused("train 1g 119"), "1824-TRAIN-39");
        assert_eq!(table.play("train 2 80").treasury("MS"), 820);
    }
}

/// The box has eight cards.
#[test]
fn r40_10_trains_never_run_out() {
    for mut table in ms("phase 8; depot 10", "cash=11000") {
        for _ in 0..10 {
            table = table.play("train 10 1000");
            // Room for the next one.
            table = Table::at(&notation::write_position(&table.state).replace(" trains=10", ""));
        }
        assert!(table.accepts("train 10 1000"));
    }
}

/// [1824-RULING-80]
#[test]
fn a_2_that_goes_abroad_does_not_release_the_1g() {
    let table = at("cash B 500; EPP A=1 price=200 trains=1g cash=500; turn EPP train");
    assert_eq!(table.refused("train 1g 120"), "1824-TRAIN-04");
    let table = after_shares(table.play("done"));
    assert_eq!((table.phase(), table.depot(), table.turn()), (2, "2 8".to_owned(), "A EPP track".to_owned()));
    assert_eq!(names(&table), ["2"]);
    let bought = at("phase 2; no-goods; depot 2 8; MS par=80 A=6 cash=500; turn MS train");
    assert_eq!(bought.refused("train 1g 120"), "1824-TRAIN-04");
    assert!(bought.play("train 2 80").accepts("train 1g 120"));
}
