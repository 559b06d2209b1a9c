//! 1824, chapter COAL: Coal Railways.

use game::g1824;
use game::g1824::companies::COAL;
use game::query::train_limit;
use testkit::Table;

use super::start::fresh;
use super::{at, by_first_edition, editions};

const PRICES: [i32; 5] = [120, 140, 160, 180, 200];

/// EPP's mine with track to Pilsen, worth 20.
const PILSEN: &str = "tile B5 57/2";

/// The MS is about to buy the first 5. A owns EPP.
const BEFORE_THE_FIRST_5: &str = "phase 4; depot 5 3; MS par=60 D=5 cash=900 operated trains=4;
     EPP A=1 price=160 cash=35 trains=2g operated";

/// The companies that operate in the round that has just begun, in their order. None has anything to run or to buy.
pub fn turns(mut table: Table) -> Vec<String> {
    let rounds = table.state.share_rounds();
    let mut order = Vec::new();
    while table.state.share_rounds() == rounds {
        order.push(table.turn().split(' ').nth(1).unwrap_or_default().to_owned());
        table = table.play("done");
    }
    order
}

/// Share rounds and turns of EPP need no more than this.
fn of_epp(phase: u8, text: &str) -> Table {
    at(&format!("phase {phase}; depot 3 5; cash A 500 B 500; {text}"))
}

#[test]
fn r01_each_coal_railway_belongs_to_a_regional() {
    for (profile, ids) in
        [(g1824::PROFILE_1E, ["K1", "K2", "K3", "K4"]), (g1824::PROFILE_2E, ["EPP", "EOD", "MLB", "SPB"])]
    {
        let state = fresh(profile, 4).state;
        let pairs = COAL.map(|coal| (state.spec(coal).symbol, state.spec(state.spec(coal).becomes.unwrap()).symbol));
        assert_eq!(pairs, [(ids[0], "BK"), (ids[1], "MS"), (ids[2], "CL"), (ids[3], "SB")]);
    }
}

/// Both sides.
#[test]
fn r02_the_buyer_chooses_120_140_160_180_or_200() {
    let table = at("opening A; cash A 500 B 500");
    for price in PRICES {
        assert_eq!(table.play(&format!("minor EPP {price}")).cash("A"), 500 - price);
    }
    for price in [0, 100, 110, 130, 150, 210, 220] {
        assert_eq!(table.refused(&format!("minor EPP {price}")), "1824-COAL-02");
    }
}

#[test]
fn r03_half_of_it_is_at_once_the_share_price_of_the_regional() {
    for (row, price) in PRICES.into_iter().enumerate() {
        let table = at("opening A; cash A 500 B 500").play(&format!("minor SPB {price}"));
        // The starting spaces stand one above the other in the third column.
        assert_eq!((table.price("SB"), table.cell("SB")), (price / 2, (6 - row as u8, 2)));
    }
}

#[test]
fn r04_from_then_on_its_shares_can_be_bought() {
    let table = at("opening A; cash A 500 B 500");
    assert_eq!(table.refused("buy CL"), "1824-SR-15");
    let table = table.play("minor MLB 180; buy CL");
    assert_eq!((table.shares("CL", "B"), table.cash("B")), (1, 410));
}

/// [1824-RULING-14] Six cards; with four Coal Railways two are left. It opens no phase and puts none on sale.
#[test]
fn r05_it_receives_a_1g_out_of_the_six_cards() {
    let table = fresh(g1824::PROFILE_2E, 4);
    assert_eq!(table.pool_trains("1g"), 6);
    let table = table.play("minor EPP 120");
    assert_eq!((table.trains("EPP").as_str(), table.pool_trains("1g")), ("1g", 5));
    let table = table.play("minor EOD 120; minor MLB 120; minor SPB 120; pass; pass; pass; pass");
    assert_eq!((table.pool_trains("1g"), table.phase()), (2, 1));
    let table = at("phase 1; no-goods; EPP A=1 price=200 cash=200 trains=1g; turn EPP train");
    assert_eq!(table.refused("train 1g 120"), "1824-TRAIN-04");
}

/// [1824-RULING-82] Nothing at 120, and it operates all the same.
#[test]
fn r06_its_treasury_is_the_price_less_120() {
    for price in PRICES {
        let table = at("opening A; cash A 500 B 500").play(&format!("minor EPP {price}"));
        assert_eq!(table.treasury("EPP"), price - 120);
    }
    let table = fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; minor EPP 120; pass; pass; pass; pass");
    assert_eq!((table.turn().as_str(), table.treasury("EPP"), table.trains("EPP").as_str()), ("A EPP track", 0, "1g"));
    assert!(table.accepts("lay B5 57/2"));
}

#[test]
fn r07_it_is_one_certificate_and_its_owner_directs_it() {
    let table = at("opening A; cash A 500 B 500").play("minor EPP 160");
    assert_eq!((table.certificates("A"), table.director("EPP").as_str(), table.unsold("EPP")), (1, "A", 0));
}

/// Both sides.
#[test]
fn r08_it_cannot_be_sold_only_exchanged() {
    let table = of_epp(3, "EPP A=1 price=160 trains=1g; MS par=80 A=6 operated; shares A");
    assert_eq!(table.refused("sell EPP 1"), "1824-COAL-08");
    assert!(table.accepts("sell MS 1") && table.accepts("coal EPP"));
    // Nor can B buy it.
    assert_eq!(table.play("pass").refused("minor EPP 160"), "1824-SR-29");
}

#[test]
fn r09_its_marker_goes_on_its_mine_free_when_it_first_operates() {
    let table = fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; minor SPB 140");
    assert_eq!((table.markers("SPB").len(), table.markers_left("SPB")), (0, 1));
    let table = table.play("pass; pass; pass; pass");
    assert_eq!(table.turn(), "A SPB track");
    assert_eq!(
        (table.markers("SPB"), table.markers_left("SPB"), table.treasury("SPB")),
        (vec!["H25".to_owned()], 0, 20)
    );
}

/// Both sides: Pilsen is open to the BK, which has markers to place.
#[test]
fn r10_it_can_never_place_another_marker() {
    let table = of_epp(3, &format!("EPP A=1 price=160 cash=200 trains=1g operated; {PILSEN}; turn EPP track"));
    assert_eq!(table.play("done").turn(), "A EPP run");
    let table = of_epp(3, &format!("EPP A=1 price=160 cash=200 trains=1g operated; {PILSEN}; turn EPP marker"));
    assert_eq!(table.refused("marker B5"), "1824-COAL-10");
    let track = "tile B5 57/1; tile B7 9/1; tile B9 57/1";
    assert!(of_epp(3, &format!("BK par=80 A=5 cash=200 operated; {track}; turn BK marker")).accepts("marker B5"));
}

#[test]
fn r11_its_train_limit_is_2_in_every_phase() {
    for phase in 1..=8 {
        for table in editions(&format!("phase {phase}")) {
            assert!(COAL.into_iter().all(|coal| train_limit(&table.state, coal) == 2));
        }
    }
    let with =
        |trains: &str| of_epp(3, &format!("EPP A=1 price=160 cash=500 trains={trains} operated; turn EPP train"));
    assert!(with("1g").accepts("train 2g 240"));
    assert_eq!(with("1g,1g").refused("train 2g 240"), "1824-TRAIN-12");
}

/// Both sides.
#[test]
fn r12_it_buys_goods_trains_only() {
    let table = of_epp(3, "EPP A=1 price=160 cash=500 trains=1g operated; turn EPP train");
    assert_eq!(table.refused("train 3 180"), "1824-COAL-12");
    assert!(table.accepts("train 1g 120") && table.accepts("train 2g 240"));
    // Nor from a company of its owner.
    let table =
        of_epp(3, "EPP A=1 price=160 cash=500 trains=1g operated; MS par=80 A=5 trains=3,2g operated; turn EPP train");
    assert_eq!(table.refused("train 3 10 MS"), "1824-COAL-12");
    assert!(table.accepts("train 2g 10 MS"));
}

/// Both sides. [1824-TRAIN-36a] It must, even if only another company has a goods train.
#[test]
fn r13a_it_must_own_a_train_at_the_end_of_its_turn() {
    let k1 = |rest: &str| {
        by_first_edition(&format!(
            "phase 3; depot 3 5; cash A 500; K1 A=1 price=160 cash=300 operated; {rest}; turn K1 train"
        ))
    };
    let table = k1("K2 A=1 price=160 operated");
    assert_eq!(table.refused("done"), "1824-COAL-13a");
    assert!(table.play("train 1g 120").accepts("done"));
    let table = k1("no-goods; K2 A=1 price=160 trains=1g,1g operated");
    assert_eq!(table.refused("done"), "1824-COAL-13a");
    assert!(table.play("train 1g 50 K2").accepts("done"));
}

/// [1824-RULING-49] In phase 2 there is no trade; without any goods train the duty rests until its next turn.
#[test]
fn r13a_where_no_goods_train_is_to_be_had_there_is_no_duty() {
    for phase in [2, 3] {
        let table = by_first_edition(&format!(
            "phase {phase}; depot 3 5; no-goods; cash A 500; K1 A=1 price=160 cash=300 operated; turn K1 train"
        ));
        assert!(table.accepts("done"));
        let lent = by_first_edition(&format!(
            "phase {phase}; depot 3 5; no-goods; K1 A=1 price=160 cash=300 operated; K2 A=1 price=160 trains=1g operated;
             turn K1 train"
        ));
        assert_eq!(lent.accepts("done"), phase == 2);
    }
}

/// Both sides. [1824-TRAIN-36b]
#[test]
fn r13b_it_must_unless_the_bank_offers_no_goods_train() {
    let epp = |rest: &str| of_epp(3, &format!("EPP A=1 price=160 cash=300 operated; {rest}; turn EPP train"));
    assert_eq!(epp("EOD A=1 price=160 operated").refused("done"), "1824-COAL-13b");
    // What another company has does not count.
    assert!(epp("no-goods; EOD A=1 price=160 trains=1g,1g operated").accepts("done"));
}

#[test]
fn r14_it_lays_a_tile_runs_and_makes_a_part_exchange_like_any_company() {
    let table = of_epp(3, "EPP A=1 price=160 cash=200 trains=1g operated; turn EPP track");
    let table = table.play("lay B5 57/2; run 1g:C6-B5");
    assert_eq!((table.tile("B5").as_str(), table.turn().as_str()), ("57/2", "A EPP train"));
    assert_eq!(table.treasury("EPP"), 200 + 10 + 10);
    let table = table.play("part 2g");
    assert_eq!((table.trains("EPP").as_str(), table.treasury("EPP")), ("2g", 40));
}

/// [1824-RULING-71] Two trains, one through each exit: Pilsen 20, a town 10, and twice 10 for the mine.
#[test]
fn r15_for_each_train_from_a_mine_its_value_goes_wholly_into_the_treasury() {
    let tiles = format!("{PILSEN}; tile B7 9/0; tile A8 58/4");
    let table = at(&format!("phase 3; depot 3 5; EPP A=1 price=160 trains=1g,1g operated; {tiles}; turn EPP run"));
    let table = table.play("run 1g:C6-B5 1g:C6-B7-A8");
    assert_eq!((table.cash("A"), table.treasury("EPP")), (15, 15 + 2 * 10));
}

#[test]
fn r16_the_rest_of_the_income_is_halved_without_a_choice() {
    let table = of_epp(3, &format!("cash A 0; EPP A=1 price=160 cash=300 trains=1g operated; {PILSEN}; turn EPP run"));
    let table = table.play("run 1g:C6-B5");
    assert_eq!((table.cash("A"), table.treasury("EPP")), (10, 300 + 10 + 10));
    // Nobody was asked.
    assert_eq!(table.turn(), "A EPP train");
}

/// [1824-RULING-86] What is missing in the order is skipped.
#[test]
fn r17_coal_railways_operate_in_their_order_after_the_mountain_income_and_before_all_others() {
    let table = at("phase 2; depot 2 5; B1 A; SPB A=1 price=120 trains=1g; EPP B=1 price=120 trains=1g;
         SD2 D=1 trains=2; MLB C=1 price=120 trains=1g; BH par=100 B=5 trains=2; shares A");
    let table = table.play("pass");
    assert_eq!(table.cash("A"), 25);
    assert_eq!(turns(table), ["EPP", "MLB", "SPB", "SD2", "BH"]);
}

#[test]
fn r18_it_has_no_share_price_and_moves_none() {
    let text = format!("EPP A=1 price=160 cash=300 trains=1g operated; {PILSEN}; turn EPP run");
    let table = of_epp(3, &text).play("run 1g:C6-B5");
    assert_eq!((table.price("EPP"), table.cell("EPP")), (0, (99, 99)));
    assert_eq!((table.price("BK"), table.cell("BK")), (80, (4, 2)));
}

/// Both sides.
#[test]
fn r19_from_the_first_3_until_the_first_5_its_owner_may_exchange_it() {
    for phase in [1, 2, 5] {
        assert_eq!(of_epp(phase, "EPP A=1 price=160; shares A").refused("coal EPP"), "1824-SR-30");
    }
    for phase in [3, 4] {
        let table = of_epp(phase, "EPP A=1 price=160; shares A");
        let exchanged = table.play("coal EPP");
        assert_eq!((exchanged.shares("BK", "A"), exchanged.certificate("BK").as_str()), (2, "A"));
        assert_eq!((exchanged.closed("EPP"), exchanged.turn().as_str()), (true, "B shares"));
        assert_eq!(table.play("pass").refused("coal EPP"), "1824-COAL-19");
    }
    // In place of a purchase: after it the turn is over.
    let table = of_epp(3, "EPP A=1 price=160; shares A").play("buy SD");
    assert_eq!(table.refused("coal EPP"), "1824-COAL-19");
}

#[test]
fn r20_the_exchange_is_an_action() {
    let table =
        at("phase 3; depot 3 5; cash A 500 B 500 C 500 D 500; EPP B=1 price=160; SD2 D=1 trains=3 operated; shares B");
    let table = table.play("coal EPP; pass; pass; pass");
    assert_eq!(table.turn(), "B shares");
    assert!(table.accepts("buy SD"));
    assert_eq!(table.play("pass").order(), "CDAB");
}

/// Both sides.
#[test]
fn r21_nobody_else_can_obtain_that_directors_certificate_before() {
    let table = of_epp(3, "EPP B=1 price=160; BK A=5 C=3; shares A");
    assert_eq!(table.refused("start BK 80"), "1824-REG-03");
    assert_eq!(table.refused("buy BK"), "1824-SR-15");
    assert_eq!((table.director("BK").as_str(), table.certificate("BK").as_str()), ("nobody", "bank"));
    assert!(table.play("pass").accepts("coal EPP"));
}

#[test]
fn r22_the_exchange_may_lift_the_owner_above_60_percent() {
    let table = of_epp(3, "EPP A=1 price=160; BK A=6; shares A");
    assert_eq!(table.refused("buy BK"), "1824-SR-13");
    assert_eq!(table.play("coal EPP").shares("BK", "A"), 8);
}

#[test]
fn r23_the_sale_of_the_first_5_closes_every_coal_railway_for_its_directors_certificate() {
    let table = at(&format!("{BEFORE_THE_FIRST_5}; MLB B=1 price=120 trains=2g operated; turn MS train"));
    let table = table.play("train 5 400");
    assert_eq!((table.phase(), table.closed("EPP"), table.closed("MLB")), (5, true, true));
    assert_eq!((table.certificate("BK").as_str(), table.shares("BK", "A")), ("A", 2));
    assert_eq!((table.certificate("CL").as_str(), table.shares("CL", "B")), ("B", 2));
    // At once: the MS is still in its turn.
    assert_eq!(table.turn(), "D MS train");
}

/// Three units besides it, and the company opens; two, and it does not.
#[test]
fn r24_a_certificate_obtained_by_exchange_counts_as_sold() {
    for (others, opens) in [(2, false), (3, true)] {
        let voluntary = of_epp(3, &format!("EPP A=1 price=160; BK B={others}; shares A")).play("coal EPP");
        assert_eq!(voluntary.launched("BK"), opens);
        let compulsory = at(&format!("{BEFORE_THE_FIRST_5}; BK B={others}; turn MS train")).play("train 5 400");
        assert_eq!(compulsory.launched("BK"), opens);
    }
}

#[test]
fn r25_before_the_exchange_the_regional_cannot_open_however_much_is_sold() {
    let table = of_epp(3, "EPP A=1 price=160; BK B=4 C=3; shares B").play("buy BK");
    assert_eq!((table.unsold("BK"), table.launched("BK"), table.treasury("BK")), (2, false, 0));
}

/// [1824-RULING-31]
#[test]
fn r26_with_the_exchange_it_opens_if_30_percent_are_held_besides() {
    let table = of_epp(3, "EPP A=1 price=160 cash=25; BK B=1 C=2; shares A").play("coal EPP");
    assert_eq!((table.launched("BK"), table.director("BK").as_str()), (true, "A"));
    assert_eq!(table.treasury("BK"), 8 * 80 + 25);
}

/// [1824-RULING-29] The exchange is made at once, the opening waits for the end of the round.
#[test]
fn r27a_after_a_compulsory_exchange_the_regional_opens_at_the_end_of_the_round() {
    let table = by_first_edition(
        "phase 4; depot 5 3; MS par=60 D=5 cash=900 operated trains=4; SD formed; UG formed; BK B=2 C=1;
         K1 A=1 price=160 cash=35 trains=2g operated; or 1 of 2; turn MS train",
    );
    let table = table.play("train 5 400");
    assert_eq!((table.certificate("BK").as_str(), table.launched("BK"), table.treasury("BK")), ("A", false, 35));
    let table = table.play("done");
    assert_eq!((table.launched("BK"), table.treasury("BK")), (true, 640 + 35));
    assert_eq!(table.turn(), "A BK track");
}

/// [1824-RULING-77] It opens at once but takes no turn in this round, so no dividend is due on the new certificate.
#[test]
fn r27b_it_opens_at_once_but_first_operates_in_the_next_round() {
    let state_railways = "SD formed C=2 operated trains=5; UG formed C=2 operated trains=5";
    let table = at(&format!("{BEFORE_THE_FIRST_5}; {state_railways}; BK B=2 C=1; or 1 of 2 done SD UG; turn MS train"));
    let table = table.play("train 5 400");
    assert_eq!((table.launched("BK"), table.treasury("BK"), table.turn().as_str()), (true, 640 + 35, "D MS train"));
    let table = table.play("done");
    assert_eq!((table.turn().as_str(), table.markers("BK").len()), ("C SD track", 0));
    assert_eq!(table.play("done; done").turn(), "A BK track");
}

/// [1824-RULING-29] The first 5 is sold abroad after the last round of a set: no round is left to wait for.
#[test]
fn after_a_sale_abroad_the_regional_opens_before_the_share_round_in_both_editions() {
    let text = "phase 4; depot 5 3; MS par=60 D=5 operated trains=4; SD formed; BK B=3; cash C 500";
    for (table, coal) in [
        by_first_edition(&format!("{text}; K1 A=1 price=160 cash=35; or 2 of 2 done K1; turn MS train")),
        at(&format!("{text}; EPP A=1 price=160 cash=35; or 2 of 2 done SD EPP; turn MS train")),
    ]
    .into_iter()
    .zip(["K1", "EPP"])
    {
        let table = table.play("done");
        assert_eq!((table.phase(), table.closed(coal), table.turn().as_str()), (5, true, "C shares"));
        assert_eq!((table.launched("BK"), table.treasury("BK")), (true, 640 + 35));
    }
}

#[test]
fn r28_trains_and_cash_go_to_the_regional() {
    let table = of_epp(3, "EPP A=1 price=160 cash=35 trains=1g,2g; shares A").play("coal EPP");
    assert_eq!((table.treasury("BK"), table.trains("BK").as_str()), (35, "1g 2g"));
    assert_eq!((table.treasury("EPP"), table.trains("EPP").as_str()), (0, ""));
}

/// The BK with the assets of its Coal Railway, open or not; the MS, of the same director, could use its train.
const WAITING: &str = "phase 3; depot 3 5; MS par=60 A=5 cash=300 operated trains=3";

/// Both sides.
#[test]
fn r29a_they_cannot_be_used_before_the_regional_is_open() {
    let table = by_first_edition(&format!("{WAITING}; BK par=80 A=2 cash=40 trains=1g; turn MS train"));
    assert_eq!(table.refused("train 1g 50 BK"), "1824-COAL-29a");
    let table = by_first_edition(&format!("{WAITING}; BK par=80 A=5 cash=40 trains=1g; turn MS train"));
    assert!(table.accepts("train 1g 50 BK"));
}

/// Both sides: the train can be bought; the money cannot be spent, for the company takes no turn.
#[test]
fn r29b_waiting_trains_can_be_bought_but_the_cash_waits() {
    let table = at(&format!("{WAITING}; cash A 100; BK par=80 A=2 cash=40 trains=1g; or 1 of 2; turn MS train"));
    let table = table.play("train 1g 50 BK");
    assert_eq!((table.trains("MS").as_str(), table.treasury("BK")), ("3 1g", 90));
    let table = table.play("done");
    assert_eq!(table.turn(), "A MS track");
    // Open, the BK acts first, its price being higher.
    let table = at(&format!("{WAITING}; BK par=80 A=5 cash=40 trains=1g; or 1 of 2 done BK; turn MS train"));
    assert_eq!(table.play("done").turn(), "A BK track");
}

/// [1824-RULING-30] The capital is paid in one sum when the company opens.
#[test]
fn r30_without_50_percent_the_assets_wait_and_the_capital_follows() {
    let table = of_epp(3, "EPP A=1 price=160 cash=40 trains=1g; BK B=2; shares A").play("coal EPP");
    assert_eq!((table.launched("BK"), table.treasury("BK"), table.trains("BK").as_str()), (false, 40, "1g"));
    let bank = table.bank();
    let table = table.play("buy BK");
    assert_eq!((table.launched("BK"), table.treasury("BK")), (true, 40 + 640));
    assert_eq!(table.bank(), bank + 80 - 640);
}

/// [1824-RULING-34] The Regional has no presence at the mine and needs a marker of its own on the route.
#[test]
fn r31_the_marker_leaves_the_map() {
    let table = of_epp(3, &format!("EPP A=1 price=160 trains=1g operated; BK B=3; {PILSEN}; shares A"));
    assert_eq!(table.markers("EPP"), ["C6"]);
    let table = table.play("coal EPP");
    assert_eq!((table.markers("EPP").len(), table.markers("BK").len(), table.markers_left("BK")), (0, 0, 3));
    let run = |markers: &str| {
        of_epp(3, &format!("BK par=80 A=5 trains=1g operated markers={markers}; {PILSEN}; turn BK run"))
    };
    assert_eq!(run("B9").refused("run 1g:C6-B5"), "1824-RUN-02");
    assert!(run("B9,B5").accepts("run 1g:C6-B5"));
}

/// [1824-RULING-35] Nor does a marker there block anybody.
#[test]
fn r32_the_mine_remains_a_starting_point_for_any_companys_goods_trains() {
    let ms = format!("MS par=60 B=5 trains=1g operated markers=C12,B5; {PILSEN}; turn MS run");
    for mine in ["BK par=80 A=2", "EPP A=1 price=160 trains=1g operated", "phase 3"] {
        let table = of_epp(3, &format!("{mine}; {ms}")).play("run 1g:C6-B5; pay");
        assert_eq!((table.cash("B"), table.treasury("MS")), (500 + 10, 10));
    }
}

/// [1824-RULING-35] Only the home marker of the Coal Railway stands on a mine.
#[test]
fn a_mine_takes_no_other_marker() {
    let table = of_epp(3, &format!("MS par=60 B=5 cash=200 operated markers=C12,B5; {PILSEN}; turn MS marker"));
    assert_eq!(table.refused("marker C6"), "1824-TOK-08");
}

#[test]
fn r33_the_exchange_swaps_one_certificate_for_one() {
    let table = of_epp(3, "EPP A=1 price=160; SD A=4; shares A");
    assert_eq!((table.certificates("A"), table.play("coal EPP").certificates("A")), (5, 5));
}

/// [1824-RULING-32] Ten times the price, no assets; nothing is kept at the mine and nobody stands there.
#[test]
fn r34_unsold_it_is_removed_and_its_regional_is_one_without() {
    let table = fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; minor SD2 120; pass; pass; pass; pass");
    assert!(table.closed("EPP"));
    let table = table.play("done; train 2 80");
    assert_eq!((table.turn().as_str(), table.markers("EPP").len()), ("B shares", 0));
    let table = table.play("start BK 70; pass; pass; pass; buy BK; pass; pass; pass; buy BK; pass; pass; pass; buy BK");
    assert_eq!((table.shares("BK", "B"), table.launched("BK"), table.treasury("BK")), (5, true, 700));
}

/// [1824-RULING-22] Strictly more units win; with as many the owner of the Coal Railway directs.
#[test]
fn r35_a_larger_holder_becomes_director_and_swaps_two_certificates_for_the_directors() {
    let table = of_epp(3, "EPP A=1 price=160; BK B=3; shares A").play("coal EPP");
    assert_eq!((table.director("BK").as_str(), table.certificate("BK").as_str()), ("B", "B"));
    assert_eq!((table.shares("BK", "A"), table.certificates("A")), (2, 2));
    assert_eq!((table.shares("BK", "B"), table.certificates("B")), (3, 2));
    let table = of_epp(3, "EPP A=1 price=160; BK B=2; shares A").play("coal EPP");
    assert_eq!((table.director("BK").as_str(), table.certificate("BK").as_str()), ("A", "A"));
    let table = of_epp(3, "EPP A=1 price=160; BK A=1 B=3; shares A").play("coal EPP");
    assert_eq!(table.director("BK"), "A");
}

#[test]
fn r36_from_the_first_3_it_may_trade_goods_trains_with_other_companies() {
    let epp = |phase: u8| {
        of_epp(
            phase,
            "EPP A=1 price=160 cash=300 trains=1g operated; MS par=60 A=5 cash=300 trains=2g,3 operated; turn EPP train",
        )
    };
    assert_eq!(epp(2).refused("train 2g 1 MS"), "1824-TRAIN-28");
    let table = epp(3).play("train 2g 30 MS");
    assert_eq!((table.trains("EPP").as_str(), table.treasury("EPP"), table.treasury("MS")), ("1g 2g", 270, 330));
    let ms = of_epp(
        3,
        "EPP A=1 price=160 cash=300 trains=1g,1g operated; MS par=60 A=5 cash=300 trains=3 operated; turn MS train",
    );
    let table = ms.play("train 1g 5 EPP");
    assert_eq!((table.trains("EPP").as_str(), table.treasury("EPP")), ("1g", 305));
}

/// [1824-RULING-85] It is gone at once; its waiting 1g is scrapped by the first 3g.
#[test]
fn exchanged_before_its_regional_is_open_it_stops_operating() {
    let table =
        at("phase 3; depot 3 5; cash B 500; EPP A=1 price=160 trains=1g operated; SD2 C=1 trains=3 operated; shares A");
    let table = table.play("coal EPP; pass");
    assert_eq!(table.turn(), "C SD2 track", "EPP would have been first");
    let table =
        at("phase 4; depot 4 3; BK par=80 A=2 trains=1g,2g; MS par=60 B=5 cash=500 operated trains=4; turn MS train");
    assert_eq!(table.play("train 3g 360").trains("BK"), "2g");
}

/// No trade of papers between players is offered, whoever owns what.
#[test]
fn r08_no_player_can_have_it_from_another() {
    let table = of_epp(3, "EPP A=1 price=160; shares B");
    assert_eq!((table.offered("minor"), table.offered("coal")), (0, 0));
}
