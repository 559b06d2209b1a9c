//! 1844, chapter TRAIN: purchase, limits, trading.

use game::{Action, Choice, Seller};
use testkit::Table;

/// RhB (director A) has a route from Chur to Disentis; BLS (director B) in Bern has none.
const LAND: &str = "tile H25 4/0; cash A 500 B 500 C 500 D 500";

fn at(text: &str) -> Table {
    Table::at(&format!("{LAND}; {text}"))
}

fn limit(table: &Table, company: &str) -> u8 {
    table.state.edition().company_named(company).map_or(0, |id| game::query::train_limit(&table.state, id))
}

#[test]
fn r01_trains_are_bought_at_the_end_of_the_turn_and_several_in_succession() {
    let companies = "phase 2; RhB par=80 A=5 cash=500 operated";
    assert_eq!(at(&format!("{companies}; turn RhB track")).refused("train 2 90"), "1844-OR-08b");
    let table = at(&format!("{companies}; turn RhB train")).play("train 2 90; train 2H 70; train 2 90");
    assert_eq!(table.trains("RhB"), "2 2 2H");
    assert_eq!(table.treasury("RhB"), 250);
    assert_eq!(table.turn(), "A RhB train");
}

/// both sides
#[test]
fn r02_new_trains_cost_the_printed_price_and_come_in_ascending_order() {
    let table = at("phase 2; depot 2 1; RhB par=80 A=5 cash=500 operated; turn RhB train");
    assert_eq!(table.refused("train 2 89"), "1844-TRAIN-02");
    assert_eq!(table.refused("train 2 91"), "1844-TRAIN-02");
    assert_eq!(table.refused("train 3 180"), "1844-TRAIN-02");
    let table = table.play("train 2 90");
    assert_eq!(table.treasury("RhB"), 410);
    assert_eq!(table.refused("train 2 90"), "1844-TRAIN-02");
    assert!(table.accepts("train 3 180"));
}

#[test]
fn r03_the_company_chooses_the_normal_or_the_cheaper_h_side_of_a_new_train() {
    let sides = [
        ("2", "2 90", "2H 70"),
        ("3", "3 180", "3H 150"),
        ("4", "4 300", "4H 260"),
        ("5", "5 450", "5H 400"),
        ("6", "6 630", "6H 550"),
        ("8E", "8E 960", "8H 700"),
    ];
    for (phase, (row, normal, h)) in (1..).zip(sides) {
        let table = at(&format!("phase {phase}; depot {row}; RhB par=80 A=5 cash=2000 operated; turn RhB train"));
        for side in [normal, h] {
            let (name, price) = side.split_once(' ').unwrap();
            let after = table.play(&format!("train {side}"));
            assert_eq!(after.trains("RhB"), name);
            assert_eq!(after.treasury("RhB"), 2000 - price.parse::<i32>().unwrap());
        }
    }
}

/// both sides
#[test]
fn r04_a_train_keeps_its_side_until_a_phase_turns_it() {
    let companies = "phase 3; depot 4; RhB par=80 A=5 cash=500 trains=3 operated";
    let table = at(&format!("{companies}; turn RhB run"));
    assert_eq!(table.refused("run 3H:G26-H25"), "1844-TRAIN-04");
    assert!(table.accepts("run 3:G26-H25"));

    let table = at(&format!("{companies}; turn RhB train"));
    let buys_or_ends = |choice: &Choice| matches!(choice, Choice::BuyTrain { .. } | Choice::Do(Action::Done));
    assert!(table.offers().iter().all(buys_or_ends));
    assert_eq!(table.play("train 4 300").trains("RhB"), "3H 4");
}

#[test]
fn r05_train_limits_by_kind_and_phase() {
    for (phase, historical) in (1..).zip([4, 4, 4, 3, 2, 2, 2]) {
        let table = at(&format!("phase {phase}"));
        for company in ["FNM", "RhB", "BLS", "STB", "AB", "MOB"] {
            assert_eq!(limit(&table, company), historical, "{company} in phase {phase}");
        }
        for company in ["NOB", "SCB", "VSB", "JS", "GB", "JN", "ChA", "VZ"] {
            assert_eq!(limit(&table, company), 2, "{company} in phase {phase}");
        }
        assert_eq!(limit(&table, "SBB"), 4);
    }
}

/// both sides
#[test]
fn r06_a_company_at_its_limit_may_not_buy_even_if_the_purchase_would_scrap_a_train() {
    let at_limit = at("phase 3; depot 4; RhB par=80 A=5 cash=900 trains=2H,2H,2H,2H operated; turn RhB train");
    assert_eq!(at_limit.refused("train 4 300"), "1844-TRAIN-06");
    let below = at("phase 3; depot 4; RhB par=80 A=5 cash=900 trains=2H,2H,2H operated; turn RhB train");
    assert_eq!(below.play("train 4 300").trains("RhB"), "4");
}

/// both sides
#[test]
fn r07_companies_trade_only_after_the_first_3_and_only_in_the_buyers_train_step() {
    let companies = "RhB par=80 A=5 cash=500 trains=2H operated; BLS par=70 A=5 trains=2H operated";
    let table = at(&format!("phase 2; {companies}; turn RhB train"));
    assert_eq!(table.refused("train 2H 70 BLS"), "1844-TRAIN-07");
    let table = at(&format!("phase 3; {companies}; turn RhB track"));
    assert_eq!(table.refused("train 2H 70 BLS"), "1844-OR-08b");
    let table = at(&format!("phase 3; {companies}; turn RhB train"));
    assert!(table.accepts("train 2H 70 BLS"));
}

#[test]
fn r08_companies_of_one_director_trade_at_any_price_from_1() {
    let table = at("phase 3; depot 3; RhB par=80 A=5 cash=500 trains=3 operated
        BLS par=70 A=5 trains=2H operated; turn RhB train");
    assert_eq!(table.refused("train 2H 0 BLS"), "1844-TRAIN-08");
    for price in [1, 70, 499] {
        let table = table.play(&format!("train 2H {price} BLS"));
        assert_eq!(table.trains("RhB"), "2H 3");
        assert_eq!((table.treasury("RhB"), table.treasury("BLS")), (500 - price, price));
    }
}

/// both sides
#[test]
fn r09_companies_of_different_directors_trade_at_exactly_the_printed_price() {
    let table = at("phase 3; depot 3; RhB par=80 A=5 cash=500 trains=3 operated
        BLS par=70 B=5 trains=2H operated; turn RhB train");
    assert_eq!(table.refused("train 2H 69 BLS"), "1844-TRAIN-09");
    assert_eq!(table.refused("train 2H 71 BLS"), "1844-TRAIN-09");
    assert_eq!(table.play("train 2H 70 BLS; agree").trains("RhB"), "2H 3");
}

/// [1844-RULING-58] both sides
#[test]
fn the_sbb_buys_and_sells_trains_only_at_the_printed_price() {
    let companies = "phase 5; depot 5 3; RhB par=80 A=5 cash=600 trains=4 operated
        SBB par=100 A=3d1 pool=17d4 cash=600 trains=SBB_5H,4H operated";
    let table = at(&format!("{companies}; turn RhB train"));
    assert_eq!(table.refused("train 4H 1 SBB"), "1844-RULING-58");
    assert_eq!(table.refused("train 4H 261 SBB"), "1844-RULING-58");
    assert_eq!(table.play("train 4H 260 SBB").trains("RhB"), "4 4H");

    let table = at(&format!("{companies}; turn SBB train"));
    assert_eq!(table.refused("train 4 299 RhB"), "1844-RULING-58");
    assert_eq!(table.play("train 4 300 RhB").trains("SBB"), "4 4H SBB 5H");
}

/// both sides
#[test]
fn r11_the_sbbs_own_5h_is_not_tradable() {
    let table = at("phase 5; depot 5 3; RhB par=80 A=5 cash=600 trains=4 operated
        SBB par=100 A=3d1 pool=17d4 trains=SBB_5H,5H operated; turn RhB train");
    assert_eq!(table.refused("train SBB_5H 400 SBB"), "1844-TRAIN-11");
    assert!(table.accepts("train 5H 400 SBB"));
}

/// Only a company above its limit gives up a train: both sides.
#[test]
fn r12_trains_are_never_sold_back_to_the_bank_nor_scrapped_at_will() {
    let companies = "phase 3; depot 4; RhB par=80 A=5 cash=500 trains=3,3,3,3 operated";
    for step in ["track", "train"] {
        let table = at(&format!("{companies}; BLS par=70 A=5 trains=3 operated; turn RhB {step}"));
        assert_eq!(table.refused("surrender 3"), "1844-TRAIN-12");
        let gives_up = |choice: &Choice| matches!(choice, Choice::Do(Action::Surrender(_)));
        assert!(!table.offers().iter().any(gives_up));
    }
    let table = at(&format!("{companies}; BLS par=70 A=5 cash=300 operated; turn BLS train")).play("train 4 300");
    assert_eq!(table.turn(), "A surrender RhB");
    assert!(table.accepts("surrender 3H"));
}

#[test]
fn r13_trains_above_a_lowered_limit_go_to_the_pool_without_payment_and_can_be_bought_there() {
    let table = at("phase 3; depot 4; RhB par=80 A=5 cash=10 trains=3,3,3,3 operated
        BLS par=70 B=5 cash=500 operated; turn BLS train");
    let table = table.play("train 4 300; surrender 3H");
    assert_eq!(table.trains("RhB"), "3H 3H 3H");
    assert_eq!(table.treasury("RhB"), 10);
    assert_eq!(table.cash("A"), 500);
    assert_eq!(table.pool_trains("3H"), 1);
    assert_eq!(table.turn(), "B BLS train");
    let table = table.play("train 3H 150 pool");
    assert_eq!(table.trains("BLS"), "3H 4");
    assert_eq!((table.treasury("BLS"), table.treasury("RhB")), (50, 10));
    assert_eq!(table.pool_trains("3H"), 0);
}

/// [1844-RULING-51] both sides
#[test]
fn the_director_chooses_what_to_surrender_and_companies_follow_in_operating_order() {
    let table = at("phase 4; depot 5; furka; FNM par=100 C=5 cash=500 markers=L21 operated
        BLS par=70 B=5 trains=3H,3H,4 operated; RhB par=80 A=5 trains=3H,3H,4 operated; turn FNM train");
    let table = table.play("train 5 450");
    assert_eq!(table.turn(), "A surrender RhB");
    assert_eq!(table.refused("surrender 5"), "1844-RULING-51");
    assert!(table.accepts("surrender 3H"));
    let table = table.play("surrender 4");
    assert_eq!(table.turn(), "B surrender BLS");
    let table = table.play("surrender 3H");
    assert_eq!((table.trains("RhB"), table.trains("BLS")), ("3H 3H".to_owned(), "3H 4".to_owned()));
    assert_eq!((table.pool_trains("3H"), table.pool_trains("4"), table.pool_trains("4H")), (1, 1, 0));
}

/// [1844-RULING-51] both sides
#[test]
fn a_pool_train_costs_the_printed_price_of_the_side_it_shows_and_starts_no_phase() {
    let table = at("phase 5; depot 6; pool 4 3H; RhB par=80 A=5 cash=900 operated
        JN par=60 B=3 cash=900 operated; turn RhB train");
    assert_eq!(table.refused("train 4 260 pool"), "1844-TRAIN-02");
    assert_eq!(table.refused("train 4H 260 pool"), "1844-TRAIN-02");
    assert_eq!(table.refused("train 3H 149 pool"), "1844-TRAIN-02");
    let after = table.play("train 4 300 pool; train 3H 150 pool");
    assert_eq!(after.trains("RhB"), "3H 4");
    assert_eq!(after.treasury("RhB"), 450);
    assert_eq!(after.phase(), 5);
}

/// [1844-RULING-51] both sides
#[test]
fn the_sbbs_own_5h_cannot_be_surrendered() {
    let table = at("phase 5; depot 5 3; furka; national due; NOB par=100 A=2 trains=4,4 operated
        SCB par=90 A=2 trains=4,4H operated; RhB par=80 B=5 trains=4 operated; or 1 of 2 done NOB SCB; turn RhB train");
    let table = table.play("done");
    assert_eq!(table.turn(), "A surrender SBB");
    assert_eq!(table.trains("SBB"), "4 4 4 4H SBB 5H");
    assert_eq!(table.refused("surrender SBB_5H"), "1844-RULING-51");
    let table = table.play("surrender 4H");
    assert_eq!(table.trains("SBB"), "4 4 4 SBB 5H");
    assert_eq!(table.pool_trains("4H"), 1);
}

#[test]
fn r14_scrapped_trains_leave_the_game_those_in_the_pool_included() {
    let table = at("phase 3; depot 4; pool 2H 2H; RhB par=80 A=5 cash=700 trains=2H,2H operated
        BLS par=70 B=5 trains=2H operated; turn RhB train");
    assert!(table.accepts("train 2H 70 pool"));
    let table = table.play("train 4 300");
    assert_eq!(table.trains("RhB"), "4");
    assert_eq!(table.trains("BLS"), "");
    assert_eq!(table.pool_trains("2H"), 0);
    assert_eq!(table.refused("train 2H 70 pool"), "1844-TRAIN-02");
}

/// both sides
#[test]
fn r15_regional_companies_own_h_trains_only() {
    let table = at("phase 4; depot 4 3; pool 4 3H; JN par=60 A=3 cash=900 operated
        BLS par=70 A=5 trains=4,3H operated; turn JN train");
    for normal in ["train 4 300", "train 4 300 pool", "train 4 1 BLS"] {
        assert_eq!(table.refused(normal), "1844-TRAIN-15");
    }
    for h in ["train 4H 260", "train 3H 150 pool", "train 3H 1 BLS"] {
        assert!(table.accepts(h));
    }
}

/// [1844-TRAIN-15] An H company may take either: both sides.
#[test]
fn a_regional_company_may_own_eva() {
    let table = at("phase 5; depot 5 3; eva A; JN par=60 A=3 cash=900 operated; turn JN train");
    assert_eq!(table.refused("train 5 450"), "1844-TRAIN-15");
    assert_eq!(table.play("eva JN").trains("JN"), "EVA");
    let historical = at("phase 5; depot 5 3; RhB par=60 A=5 cash=900 operated; turn RhB train");
    assert!(historical.accepts("train 5 450"));
}

/// both sides
#[test]
fn r16_a_company_with_a_route_must_own_a_train_when_its_turn_ends() {
    let table = at("phase 2; RhB par=80 A=5 cash=200 operated; turn RhB train");
    assert_eq!(table.refused("done"), "1844-TRAIN-16");
    assert!(table.play("train 2H 70").accepts("done"));

    let regional = at("phase 2; tile F5 4/1; JN par=80 A=3 cash=200 operated; turn JN train");
    assert_eq!(regional.refused("done"), "1844-TRAIN-16");
    assert!(regional.play("train 2H 70").accepts("done"));
}

/// [1844-TRAIN-16] Without a route nothing is due: both sides.
#[test]
fn a_company_without_a_route_may_end_its_turn_without_a_train() {
    let apart = "phase 2; BLS par=80 A=5 cash=200 operated";
    assert!(at(&format!("{apart}; turn BLS train")).accepts("done"));
    let joined = at(&format!("{apart}; tile G12 9/2; tile H13 57/2; turn BLS train"));
    assert_eq!(joined.refused("done"), "1844-TRAIN-16");
}

/// [1844-RULING-42] The JN's only stop in reach lies five hexes away, farther than any H train on sale runs: both sides.
#[test]
fn a_route_binds_whatever_the_range_of_the_trains() {
    let line = "phase 3; depot 3 8; tile F5 7/3; tile E6 9/0; tile D7 7/5; JN par=80 A=3 cash=200 operated";
    let bare = at(&format!("{line}; turn JN train"));
    assert!(bare.accepts("done"));
    let joined = at(&format!("{line}; tile E8 4/2; turn JN train"));
    assert_eq!(joined.refused("done"), "1844-TRAIN-16");
    let served = at(&format!("{line}; tile E8 4/2; BLS par=60 B=5 operated; turn JN train")).play("train 3H 150");
    assert_eq!(served.turn(), "B BLS track");
    assert_eq!(served.best("JN"), 0);
}

/// [1844-RULING-42] A city full of foreign markers ends a route, and that is enough of one: both sides.
#[test]
fn a_city_full_of_foreign_markers_makes_a_route_and_bare_track_does_not() {
    let line = "phase 2; tile G12 9/2; BLS par=80 A=5 cash=200 operated";
    let blocked = at(&format!("{line}; tile H13 57/2; RhB par=80 B=5 markers=G26,H13 operated; turn BLS train"));
    assert_eq!(blocked.refused("done"), "1844-TRAIN-16");
    assert_eq!(blocked.play("train 2 90").best("BLS"), 30);
    let open = at(&format!("{line}; turn BLS train"));
    assert!(open.accepts("done"));
}

/// [1844-RULING-42] EVA, handed over in the train step, meets the obligation: both sides.
#[test]
fn the_obligation_is_judged_when_the_train_step_is_about_to_end() {
    let table = at("phase 5; depot 5 3; eva A; RhB par=80 A=5 cash=450 operated; turn RhB train");
    assert_eq!(table.refused("done"), "1844-TRAIN-16");
    assert!(table.play("eva RhB").accepts("done"));
}

/// [1844-RULING-43] Como's printed track leads to Milano, which an H train cannot reach.
#[test]
fn r17_an_h_train_is_enough_even_if_the_only_route_leads_to_a_red_hex() {
    let table = at("phase 2; FNM par=80 A=5 cash=200 operated; turn FNM train");
    assert_eq!(table.refused("done"), "1844-TRAIN-16");
    let table = table.play("train 2H 70");
    assert_eq!(table.best("FNM"), 0);
    assert!(table.accepts("done"));
}

/// [1844-RULING-44]
#[test]
fn r18_a_mountain_without_railway_makes_no_route() {
    let montreux = "phase 2; tile I6 6/3; MOB par=80 A=5 cash=200 operated";
    let table = at(&format!("{montreux}; turn MOB train"));
    assert!(table.accepts("done"));
    let table = at(&format!("{montreux}; B1 B H7 0; turn MOB train"));
    assert_eq!(table.refused("done"), "1844-TRAIN-16");
}

/// [1844-TRAIN-18] [1844-RULING-43]
#[test]
fn a_red_hex_makes_no_route_for_a_regional_company_which_may_still_buy_from_its_treasury() {
    let line = "phase 2; tile F5 9/1";
    let table = at(&format!("{line}; JN par=80 A=3 cash=70 operated; turn JN train"));
    assert!(table.accepts("done"));
    assert_eq!(table.play("train 2H 70").trains("JN"), "2H");
    let poor = at(&format!("{line}; JN par=80 A=3 cash=69 operated; turn JN train"));
    assert_eq!(poor.refused("train 2H 70"), "1844-OR-12");
    let historical = at(&format!("{line}; RhB par=80 A=5 cash=70 markers=F7 operated; turn RhB train"));
    assert_eq!(historical.refused("done"), "1844-TRAIN-16");
}

/// An H company in the same place is bound and helped: both sides.
#[test]
fn r19_pre_sbb_companies_need_no_train_and_get_no_help() {
    let land = "phase 2; tile D17 4/1; tile D19 57/1; SCB par=70 B=2 A=1 operated";
    let table = at(&format!("{land}; NOB par=80 A=2 cash=80 operated; turn NOB train"));
    assert!(table.accepts("done"));
    assert!(table.accepts("train 2H 70"));
    assert_eq!(table.refused("train 2 90"), "1844-TRAIN-19");
    assert_eq!(table.refused("sell SCB 1"), "1844-TRAIN-19");

    let historical = at(&format!("{land}; RhB par=80 A=5 cash=80 markers=D19 operated; turn RhB train"));
    assert_eq!(historical.refused("done"), "1844-TRAIN-16");
    assert!(historical.accepts("train 2 90"));
}

#[test]
fn r20_eva_is_worth_400_in_a_trade() {
    let table = at("phase 5; depot 5 3; RhB par=80 A=5 cash=500 trains=4 operated
        BLS par=70 B=5 trains=EVA operated; turn RhB train");
    assert_eq!(table.refused("train EVA 399 BLS"), "1844-TRAIN-09");
    let table = table.play("train EVA 400 BLS; agree");
    assert_eq!(table.trains("RhB"), "4 EVA");
    assert_eq!(table.treasury("BLS"), 400);
}

#[test]
fn r21_the_supply_of_8e_and_8h_is_unlimited() {
    let mut table = at("phase 7; depot 8E; SBB par=100 A=3d1 pool=17d4 cash=4000 trains=SBB_5H operated
        RhB par=90 A=5 cash=4000 operated; BLS par=70 A=5 cash=4000 operated; or 1 of 3; turn SBB train");
    table = table.play("train 8E 960; train 8H 700; train 8E 960");
    assert_eq!(table.turn(), "A RhB track");
    table = table.play("done; train 8E 960; train 8H 700");
    assert_eq!(table.turn(), "A BLS track");
    table = table.play("done; train 8H 700; train 8E 960");
    let bought = ["SBB", "RhB", "BLS"].map(|company| table.trains(company));
    assert_eq!(bought, ["8E 8E 8H SBB 5H", "8E 8H", "8E 8H"]);
    assert!(table.state.edition().trains.last().is_some_and(|row| row.cards.is_none()));
}

/// both sides
#[test]
fn r22_a_company_sells_a_train_only_in_the_buyers_turn() {
    let companies = "phase 3; depot 3 8; RhB par=80 A=5 cash=200 trains=3 operated
        BLS par=70 A=5 cash=200 trains=2H operated";
    let sellers = |table: &Table| -> Vec<Seller> {
        let offers = table.offers();
        let bought = offers.iter().filter_map(|choice| match choice {
            Choice::BuyTrain { purchase, .. } => Some(purchase.seller),
            _ => None,
        });
        bought.collect()
    };
    let own_turn = at(&format!("{companies}; turn RhB train"));
    let (rhb, bls) =
        (own_turn.state.edition().company_named("RhB").unwrap(), own_turn.state.edition().company_named("BLS"));
    assert!(!sellers(&own_turn).contains(&Seller::Company(rhb)));
    assert!(sellers(&own_turn).contains(&Seller::Company(bls.unwrap())));
    assert_eq!(own_turn.refused("train 3 180 RhB"), "1844-TRAIN-22");

    let buyers_turn = at(&format!("{companies}; turn BLS train"));
    assert!(buyers_turn.accepts("train 3 180 RhB"));
}

#[test]
fn r23_the_price_goes_into_the_treasury_of_the_selling_company() {
    let table = at("phase 3; depot 3 8; RhB par=80 A=5 cash=500 trains=3 operated
        BLS par=70 B=5 cash=30 trains=2H operated; turn RhB train");
    let bank = table.bank();
    let table = table.play("train 2H 70 BLS; agree");
    assert_eq!((table.treasury("RhB"), table.treasury("BLS")), (430, 100));
    assert_eq!((table.cash("A"), table.cash("B"), table.bank()), (500, 500, bank));
}

/// [1844-RULING-69] both sides
#[test]
fn the_buyer_proposes_a_trade_and_the_sellers_director_must_agree() {
    let table = at("phase 3; depot 3 8; RhB par=80 A=5 cash=500 trains=3 operated
        BLS par=70 B=5 trains=2H,3 operated; turn RhB train");
    let asked = table.play("train 2H 70 BLS");
    assert_eq!(asked.turn(), "B offer BLS");
    assert_eq!((asked.trains("RhB"), asked.treasury("RhB")), ("3".to_owned(), 500));
    assert_eq!(asked.play("agree").trains("RhB"), "2H 3");

    let declined = asked.play("decline");
    assert_eq!(declined.turn(), "A RhB train");
    assert_eq!((declined.trains("RhB"), declined.treasury("RhB")), ("3".to_owned(), 500));
    assert_eq!(declined.refused("train 2H 70 BLS"), "1844-RULING-69");
    assert!(declined.accepts("train 3 180 BLS"));
}

/// [1844-RULING-69] both sides
#[test]
fn with_one_director_the_price_goes_up_to_the_buyers_treasury() {
    let trade = |cash: i32| {
        at(&format!(
            "phase 3; depot 3 8; RhB par=80 A=5 cash={cash} trains=3 operated
            BLS par=70 A=5 trains=2H operated; turn RhB train"
        ))
    };
    assert_eq!(trade(300).refused("train 2H 301 BLS"), "1844-RULING-69");
    assert_eq!(trade(300).play("train 2H 300 BLS").treasury("BLS"), 300);
    assert_eq!(trade(1).refused("train 2H 2 BLS"), "1844-RULING-69");
    assert_eq!(trade(1).play("train 2H 1 BLS").treasury("BLS"), 1);
}

/// [1844-RULING-69] A proposal and its answer are one action: both sides.
#[test]
fn eva_is_not_handed_over_between_a_proposal_and_its_answer() {
    let table = at("phase 5; depot 5 3; eva A; RhB par=80 A=5 cash=500 trains=4 operated
        BLS par=70 B=5 trains=4 operated; turn RhB train");
    let asked = table.play("train 4 300 BLS");
    assert_eq!(asked.refused("eva RhB"), "1844-RULING-69");
    assert_eq!(asked.play("decline; eva RhB").trains("RhB"), "4 EVA");
}

/// Both sides. The second edition has no such sentence; a ruling keeps the price.
#[test]
fn r10a_the_sbb_trades_at_the_printed_price_only() {
    let companies = format!(
        "{LAND}; phase 5; depot 5 3; RhB par=80 A=5 cash=600 trains=4 operated
         SBB par=100 A=3d1 pool=17d4 cash=600 trains=SBB_5H,4H operated"
    );
    let [first, second] = super::editions(&format!("{companies}; turn RhB train"));
    for price in [1, 259, 261] {
        let offer = format!("train 4H {price} SBB");
        assert_eq!((first.refused(&offer), second.refused(&offer)), ("1844-TRAIN-10a", "1844-RULING-58"));
    }
    assert_eq!(first.play("train 4H 260 SBB").trains("RhB"), "4 4H");
    let [first, _] = super::editions(&format!("{companies}; turn SBB train"));
    assert_eq!(first.refused("train 4 299 RhB"), "1844-TRAIN-10a");
    assert!(first.accepts("train 4 300 RhB"));
}
