//! 1824, chapter MTN: Mountain Railways.

use testkit::Table;

use super::{at, editions};

/// The BK is about to buy the first 4; the texts say who owns what.
const BEFORE_THE_FIRST_4: &str = "phase 3; depot 4 4; BK par=80 D=5 cash=900 operated trains=3";

fn before_the_first_4(text: &str) -> [Table; 2] {
    editions(&format!("{BEFORE_THE_FIRST_4}; {text}; or 1 of 2; turn BK train"))
}

/// All ten units of the Regionals but the BK are with C and D.
const OTHERS_SOLD_OUT: &str = "MS par=60 C=5 D=5; CL par=60 C=5 D=5; SB par=60 C=5 D=5; BH par=60 C=5 D=5";

#[test]
fn r01_a_mountain_railway_costs_120_in_the_initial_round_only() {
    for table in editions("opening A; cash A 120 B 600") {
        let bank = table.bank();
        let bought = table.play("railway B1");
        assert_eq!((bought.private("B1").as_str(), bought.cash("A"), bought.bank()), ("A", 0, bank + 120));
    }
    assert_eq!(at("opening A; cash A 119 B 600").refused("railway B1"), "1824-SR-19");
    for table in editions("cash A 500 B 500; shares A") {
        assert_eq!(table.refused("railway B1"), "1824-MTN-01");
    }
}

/// Before anything else in the round, and again in the next one.
#[test]
fn r02_each_pays_25_at_the_start_of_every_operating_round() {
    let table = at("B1 A; B2 A; B3 B; EPP C=1 price=120 trains=1g; shares A");
    let bank = table.bank();
    let table = table.play("pass");
    assert_eq!((table.cash("A"), table.cash("B"), table.cash("C"), table.bank()), (50, 25, 0, bank - 75));
    assert_eq!(table.turn(), "C EPP track");
    let table =
        at("phase 3; depot 3 5; B1 A; SD2 C=1 trains=2 operated cash=50; or 1 of 2; turn SD2 train").play("done");
    assert_eq!((table.cash("A"), table.turn()), (25, "C SD2 track".to_owned()));
}

/// Whoever owns how many of them, a company's turn is the same.
#[test]
fn r03_it_has_nothing_on_the_map_and_blocks_nothing() {
    let turn = |owned: &str| at(&format!("phase 3; depot 3 5; SD2 C=1 cash=300; {owned}; turn SD2 track"));
    let all = turn("B1 A; B2 A; B3 B; B4 C; B5 D; B6 C");
    assert_eq!(turn("phase 3").offers(), all.offers());
    let markers = |table: &Table| -> Vec<_> {
        table.state.edition().company_ids().map(|company| table.state.markers_of(company)).collect()
    };
    let [without, with] = [turn("phase 3"), all].map(|table| table.play("done"));
    assert_eq!(without.offers(), with.offers());
    assert_eq!(markers(&with), markers(&without));
}

/// Both sides: not to the bank, not to a player, not to a company; an exchange is all.
#[test]
fn r04_it_can_never_be_sold() {
    let table = at("phase 3; depot 3 5; B1 A; cash A 500 B 500; BK par=80 A=5 cash=500 operated; shares A");
    assert_eq!(table.offered("railway"), 0);
    assert!(table.accepts("exchange B1 BH"));
    // Another player cannot have it, nor a company in its turn.
    assert_eq!(table.play("pass").refused("railway B1"), "1824-MTN-04");
    let company = at("phase 3; depot 3 5; B1 A; BK par=80 A=5 cash=500 operated; turn BK train");
    assert_eq!(company.offered("railway"), 0);
}

/// [1824-RULING-20]
#[test]
fn r05_it_counts_as_one_certificate() {
    for table in editions("B1 A; B4 A; B2 B; BH A=1") {
        assert_eq!((table.certificates("A"), table.certificates("B")), (3, 1));
    }
}

/// Both sides. From the first 3 to the first 4, its owner, for any Regional.
#[test]
fn r06_its_owner_may_exchange_it_for_a_share_of_a_regional_in_phase_3() {
    let in_phase = |phase: u8| editions(&format!("phase {phase}; B1 A; B2 B; cash A 500 B 500; shares A"));
    for phase in [1, 2, 4, 5] {
        assert!(in_phase(phase).iter().all(|table| table.refused("exchange B1 BH") == "1824-SR-30"));
    }
    for table in in_phase(3) {
        for company in ["BK", "MS", "CL", "SB", "BH"] {
            let table = table.play(&format!("exchange B1 {company}"));
            assert_eq!((table.shares(company, "A"), table.unsold(company)), (1, 9));
        }
        assert_eq!(table.refused("exchange B2 BH"), "1824-MTN-06");
    }
}

/// Both sides: sales before it are possible, a purchase beside it is not.
#[test]
fn r07_the_exchange_takes_the_place_of_the_purchase() {
    let table = at("phase 3; B1 A; cash A 500 B 500; MS par=80 A=6 operated; shares A");
    let after = table.play("sell MS 1; exchange B1 BH");
    assert_eq!((after.turn().as_str(), after.shares("BH", "A")), ("B shares", 1));
    // After the purchase it is B's turn, and after the exchange too.
    assert_eq!(table.play("buy SD").refused("exchange B1 BH"), "1824-MTN-06");
    assert_eq!(table.play("exchange B1 BH; buy SD").shares("SD", "A"), 0);
}

#[test]
fn r08_the_exchange_is_an_action() {
    let table = at("phase 3; B1 B; cash A 500 B 500 C 500 D 500; SD2 D=1 trains=3 operated; shares B");
    let table = table.play("exchange B1 BH; pass; pass; pass");
    assert_eq!(table.turn(), "B shares");
    assert!(table.accepts("buy SD"));
    // The card goes to the left of B.
    assert_eq!(table.play("pass").order(), "CDAB");
}

#[test]
fn r09_numbers_do_not_matter_in_a_voluntary_exchange() {
    let table = at("phase 3; B1 A; B2 B; B4 A; cash A 500 B 500; shares A").play("exchange B4 BH");
    assert_eq!((table.private("B4").as_str(), table.private("B1").as_str()), ("closed", "A"));
}

/// [1824-RULING-88] Both sides.
#[test]
fn r10_one_mountain_railway_a_turn() {
    let table = at("phase 3; B1 A; B2 A; cash A 500 B 500; shares A").play("exchange B1 BH");
    assert_eq!(table.refused("exchange B2 BH"), "1824-MTN-06");
    let table = table.play("pass; exchange B2 BH");
    assert_eq!(table.shares("BH", "A"), 2);
}

/// Both sides: with eight 10 % certificates gone, the bank has only that of the director.
#[test]
fn r11_a_directors_certificate_cannot_be_obtained() {
    let with = |shares: u8| at(&format!("phase 3; B1 A; cash A 500 B 500; BH C=4 D={shares}; shares A"));
    let seven = with(3).play("exchange B1 BH");
    assert_eq!((seven.shares("BH", "A"), seven.certificate("BH")), (1, "bank".to_owned()));
    assert_eq!((with(4).unsold("BH"), with(4).refused("exchange B1 BH")), (2, "1824-MTN-11"));
}

/// Both sides.
#[test]
fn r12_only_unreserved_certificates_in_the_bank_are_available() {
    let with =
        |shares: u8| at(&format!("phase 3; B1 A; cash A 500 B 500; EPP C=1 price=160; BK C=4 D={shares}; shares A"));
    assert!(with(3).accepts("exchange B1 BK"));
    assert_eq!(with(4).refused("exchange B1 BK"), "1824-MTN-12");
    assert!(with(4).accepts("exchange B1 MS"));
    // A single one that was sold to the bank is as good as new.
    let sold = at("phase 3; B1 A; cash A 500 B 500; BK par=80 C=5 D=4 operated; shares A");
    assert!(sold.accepts("exchange B1 BK"));
}

/// The BH, and a Regional whose Coal Railway was removed.
#[test]
fn r13_a_regional_without_a_price_may_be_chosen() {
    for company in ["BH", "CL"] {
        let table = at("phase 3; B1 A; cash A 500 B 500; shares A").play(&format!("exchange B1 {company}"));
        assert_eq!((table.shares(company, "A"), table.price(company)), (1, 0));
        let table = table.play(&format!("start {company} 90"));
        assert_eq!((table.price(company), table.director(company)), (90, "B".to_owned()));
    }
}

/// Five units are with players, but the director's certificate is not.
#[test]
fn r14_such_certificates_count_for_opening_but_do_not_open() {
    let table = at("phase 3; B1 A; cash A 500 B 500; BH C=4; shares A").play("exchange B1 BH");
    assert_eq!((table.shares("BH", "A"), table.launched("BH")), (1, false));
    let table = table.play("start BH 60");
    assert!(table.launched("BH"));
    assert_eq!(table.treasury("BH"), 600);
}

#[test]
fn r15_a_regional_whose_coal_railway_is_not_yet_exchanged_may_be_chosen() {
    let table = at("phase 3; B1 A; EPP B=1 price=160 trains=1g; cash A 500 B 500; shares A").play("exchange B1 BK");
    assert_eq!((table.shares("BK", "A"), table.launched("BK")), (1, false));
}

#[test]
fn r16_no_money_and_no_price_moves() {
    let table = at("phase 3; B1 A; cash A 500 B 500; BK par=80 C=5 cash=300 operated; shares A");
    let after = table.play("exchange B1 BK");
    assert_eq!((after.cash("A"), after.bank(), after.treasury("BK")), (500, table.bank(), 300));
    assert_eq!((after.price("BK"), after.cell("BK")), (80, table.cell("BK")));
}

/// [1824-SR-14]
#[test]
fn r17_an_exchange_may_go_above_60_percent_up_to_100() {
    let with = |units: u8| at(&format!("phase 3; B1 A; cash A 500 B 500; BK par=80 A={units} operated; shares A"));
    for units in 6..=9 {
        assert_eq!(with(units).refused("buy BK"), "1824-SR-13");
        assert_eq!(with(units).play("exchange B1 BK").shares("BK", "A"), units + 1);
    }
}

/// By a purchase, by a part exchange, by a sale abroad.
#[test]
fn r18_the_sale_of_the_first_4_forces_all_that_are_left() {
    for table in before_the_first_4("B2 A; B3 B") {
        for sale in ["train 4 280", "part 4"] {
            let table = table.play(sale);
            assert_eq!((table.phase(), table.turn()), (4, "A exchange B2".to_owned()));
            let table = table.play("exchange B2 BH");
            assert_eq!(table.turn(), "B exchange B3");
            assert_eq!(table.play("exchange B3 BH").turn(), "D BK train");
        }
    }
    for table in editions(&format!("{BEFORE_THE_FIRST_4}; B2 A; or 2 of 2; turn BK train")) {
        let table = table.play("done");
        assert_eq!((table.phase(), table.depot().as_str(), table.turn().as_str()), (4, "4 3", "A exchange B2"));
    }
}

#[test]
fn r19_they_are_exchanged_in_ascending_number_whoever_owns_them() {
    for table in before_the_first_4("B1 C; B2 A; B3 D; B6 A") {
        let table = table.play("train 4 280");
        assert_eq!(table.turn(), "C exchange B1");
        // Not out of turn.
        assert_eq!(table.refused("exchange B2 BH"), "1824-MTN-19");
        let table = table.play("exchange B1 BH");
        assert_eq!(table.turn(), "A exchange B2");
        let table = table.play("exchange B2 MS");
        assert_eq!(table.turn(), "D exchange B3");
        let table = table.play("exchange B3 CL");
        assert_eq!(table.turn(), "A exchange B6");
        let table = table.play("exchange B6 MS");
        assert_eq!((table.shares("BH", "C"), table.shares("MS", "A"), table.shares("CL", "D")), (1, 2, 1));
    }
}

/// [1824-RULING-28] In the middle of the turn of the company that bought, and after a sale abroad before the share round.
#[test]
fn r20_they_are_made_at_once() {
    for table in before_the_first_4("B1 A") {
        let table = table.play("train 4 280");
        assert_eq!(table.turn(), "A exchange B1");
        assert_eq!(table.refused("done"), "1824-MTN-20");
        assert_eq!(table.play("exchange B1 BH").turn(), "D BK train");
    }
    for table in editions(&format!("{BEFORE_THE_FIRST_4}; B1 A; cash A 500; or 2 of 2; turn BK train")) {
        let table = table.play("done");
        assert_eq!((table.turn().as_str(), table.state.share_round().is_some()), ("A exchange B1", false));
        let table = table.play("exchange B1 BH");
        assert_eq!((table.turn().as_str(), table.state.share_round().is_some()), ("A shares", true));
    }
}

/// The MS, with track between Brünn and Prag, operates after the BK in the round for which B1 has paid.
#[test]
fn r21_the_share_draws_dividends_in_the_same_round() {
    let track = "tile B9 57/1; tile B11 8/5; tile C12 57/2";
    let table = at(&format!(
        "{BEFORE_THE_FIRST_4}; B1 A; cash A 25; MS par=60 C=5 trains=3 operated; {track}; or 1 of 2; turn BK train"
    ));
    let table = table.play("train 4 280; exchange B1 MS; done");
    assert_eq!(table.turn(), "C MS track");
    let table = table.play("done; run 3:B9-B11-C12; pay");
    assert_eq!((table.cash("A"), table.cash("C")), (25 + 4, 20));
}

/// [1824-RULING-27] Both sides.
#[test]
fn r22a_the_owner_must_take_a_certificate() {
    let [first, _] = before_the_first_4("B1 A");
    let table = first.play("train 4 280");
    assert_eq!(table.refused("discard B1"), "1824-MTN-22a");
    assert_eq!(table.play("exchange B1 BH").shares("BH", "A"), 1);
}

/// [1824-RULING-27]
#[test]
fn r22b_the_owner_may_give_it_up_for_nothing() {
    let [_, second] = before_the_first_4("B1 A");
    let table = second.play("train 4 280").play("discard B1");
    assert_eq!((table.private("B1").as_str(), table.certificates("A"), table.cash("A")), ("closed", 0, 0));
    assert_eq!(table.turn(), "D BK train");
}

/// [1824-RULING-26] Nobody is asked.
#[test]
fn r23_without_an_available_certificate_it_is_lost() {
    for table in editions(&format!(
        "phase 3; depot 4 4; BK par=80 C=5 D=5 cash=900 operated trains=3; {OTHERS_SOLD_OUT}; B1 A; B2 B;
         or 1 of 2; turn BK train"
    )) {
        let table = table.play("train 4 280");
        assert_eq!((table.private("B1"), table.private("B2")), ("closed".to_owned(), "closed".to_owned()));
        assert_eq!((table.cash("A"), table.certificates("A"), table.turn().as_str()), (0, 0, "C BK train"));
    }
    // With one certificate left, the first of two gets it.
    let table = at(&format!(
        "phase 3; depot 4 4; BK par=80 C=5 D=4 cash=900 operated trains=3; {OTHERS_SOLD_OUT}; B1 A; B2 B;
         or 1 of 2; turn BK train"
    ));
    let table = table.play("train 4 280; exchange B1 BK");
    assert_eq!((table.private("B2").as_str(), table.shares("BK", "A")), ("closed", 1));
}

/// A holds seventeen certificates, one more than four players may, and more than half of the MS.
#[test]
fn r24_no_limit_stops_a_compulsory_exchange() {
    for table in before_the_first_4("B1 A; MS par=60 A=6 operated; CL par=60 A=6; SD A=6") {
        assert_eq!(table.certificates("A"), 17);
        let table = table.play("train 4 280; exchange B1 MS");
        assert_eq!((table.shares("MS", "A"), table.certificates("A")), (7, 17));
    }
}

/// [1824-RULING-21] [1824-SR-36] [1824-SR-12] Both sides: one for one at the limit, but who is above it sells first.
#[test]
fn a_voluntary_exchange_is_possible_at_the_limit_but_not_above_it() {
    let with = |sd: u8| {
        editions(&format!(
            "phase 3; B1 A; cash A 500 B 500; MS par=60 A=6 B=2 operated; CL par=60 A=6; SD A={sd}; shares A"
        ))
    };
    for table in with(5) {
        assert_eq!((table.certificates("A"), table.refused("buy UG")), (16, "1824-SR-09"));
        assert_eq!(table.play("exchange B1 MS").certificates("A"), 16);
    }
    for table in with(6) {
        assert_eq!((table.certificates("A"), table.refused("exchange B1 MS")), (17, "1824-SR-12"));
        assert!(table.play("sell MS 1").accepts("exchange B1 BH"));
    }
}

#[test]
fn r25_an_exchanged_mountain_railway_leaves_the_game_and_pays_no_more() {
    let table = at("phase 3; B1 A; B2 B; EPP C=1 price=120 trains=1g; shares A").play("exchange B1 BH");
    assert_eq!((table.private("B1").as_str(), table.certificates("A")), ("closed", 1));
    let table = table.play("pass; pass");
    assert_eq!((table.turn().as_str(), table.cash("A"), table.cash("B")), ("C EPP track", 0, 25));
}

/// [1824-RULING-23]
#[test]
fn r26_an_exchange_may_change_the_director_or_open_a_regional() {
    let table = at("phase 3; B1 B; cash A 500 B 500; BK par=80 A=3 B=3 operated; shares B");
    assert_eq!((table.director("BK").as_str(), table.certificate("BK").as_str()), ("A", "A"));
    let table = table.play("exchange B1 BK");
    assert_eq!((table.director("BK").as_str(), table.certificate("BK").as_str()), ("B", "B"));
    let table = at("phase 3; B1 D; cash A 500 D 500; BH par=70 A=2 C=2; shares D").play("exchange B1 BH");
    assert_eq!((table.launched("BH"), table.treasury("BH")), (true, 700));
    // As long as the director's certificate is kept for the owner of K1 neither follows.
    let table = at("phase 3; B1 D; EPP A=1 price=140; cash A 500 D 500; BK C=4; shares D").play("exchange B1 BK");
    assert_eq!((table.launched("BK"), table.director("BK").as_str()), (false, "nobody"));
}

/// [1824-RULING-25] Both sides: certificates of a Regional without a price are owned and count, but neither sell nor direct.
#[test]
fn certificates_without_a_price_wait_for_the_directors_certificate() {
    let table = at("phase 3; B1 A; cash A 500 B 500; BH C=4; shares C");
    assert_eq!((table.certificates("C"), table.director("BH").as_str()), (4, "nobody"));
    assert_eq!(table.refused("sell BH 1"), "1824-RULING-25");
    assert!(table.accepts("pass"));
    // B buys the director's certificate; C holds more and takes it over for two of their own.
    let table = at("phase 3; cash A 500 B 500 C 500; BH C=4; shares B").play("start BH 80");
    assert_eq!((table.director("BH").as_str(), table.certificate("BH").as_str()), ("C", "C"));
    assert_eq!((table.shares("BH", "B"), table.shares("BH", "C"), table.cash("B")), (2, 4, 340));
    // Against an equal holding the buyer stays director.
    let table = at("phase 3; cash A 500 B 500 C 500; BH C=2; shares B").play("start BH 80");
    assert_eq!((table.director("BH").as_str(), table.certificate("BH").as_str()), ("B", "B"));
}
