//! 1824, chapter START: the initial share buying round.

use game::TitleAction;
use game::g1824;
use game::g1824::companies::{COAL, SD};
use game::state::{OperatingRound, Round};
use game::{Action, Choice, Profile, Setup, begin};
use testkit::Table;

use super::{at, by_first_edition};

pub fn fresh(profile: Profile, players: u8) -> Table {
    Table { state: begin(&Setup::new(profile, players)).unwrap() }
}

/// Who acts, one letter a turn, when everybody buys something each time.
pub fn buyers(mut table: Table, turns: usize) -> String {
    let shares = ["start BH 60"].into_iter().chain(["buy BH"; 8]);
    let shares = shares.chain(["railway B1", "railway B2", "railway B3", "railway B4"]);
    let mut acting = String::new();
    for share in shares.take(turns) {
        acting.push_str(table.turn().strip_suffix(" opening").unwrap());
        table = table.play(share);
    }
    acting
}

fn minors(table: &Table) -> Vec<&'static str> {
    let minor = |offer: &Choice| match offer {
        Choice::Do(Action::Title(TitleAction::G1824(g1824::Action::BuyMinor { company, .. }))) => {
            Some(table.state.spec(*company).symbol)
        }
        _ => None,
    };
    let mut found: Vec<&str> = table.offers().iter().filter_map(minor).collect();
    found.dedup();
    found
}

#[test]
fn r01_one_operating_round_follows_directly() {
    for profile in [g1824::PROFILE_1E, g1824::PROFILE_2E] {
        let table = fresh(profile, 4);
        assert_eq!(table.turn(), "D opening");
        let table =
            table.play("pass; pass; pass; minor EPP 120".replace("EPP", table.state.spec(COAL[0]).symbol).as_str());
        assert_eq!(table.turn(), "A opening");
        let table = table.play("pass; pass; pass; pass");
        let Round::Operating(OperatingRound { number, of, .. }) = table.state.round() else {
            panic!("no operating round")
        };
        assert_eq!((*number, *of), (1, 1));
        assert_eq!(table.turn(), format!("A {} track", table.state.spec(COAL[0]).symbol));
    }
}

/// [1824-RULING-09] Five players: the first pass goes down, all others go up.
#[test]
fn r02_the_first_pass_goes_down_and_every_later_one_up() {
    for profile in [g1824::PROFILE_1E, g1824::PROFILE_2E] {
        assert_eq!(buyers(fresh(profile, 5), 13), "EDCBAABCDEABC");
    }
}

#[test]
fn r03_four_players_who_all_buy_act_4_3_2_1_1_2_3_4_1_2_3_4() {
    for profile in [g1824::PROFILE_1E, g1824::PROFILE_2E] {
        assert_eq!(buyers(fresh(profile, 4), 12), "DCBAABCDABCD");
    }
}

/// [1824-RULING-10] Both sides: one purchase, or none, and the turn is over.
#[test]
fn r04_a_turn_is_one_purchase_of_one_item_or_a_pass() {
    let table = at("opening A; cash A 600 B 600 C 600 D 600");
    for one in ["minor EPP 160", "minor SD1 240", "railway B3", "buy SD", "start BH 100", "pass"] {
        assert_eq!(table.play(one).turn(), "B opening", "{one}");
    }
    // Twenty percent on one certificate are one item, two certificates of ten are two.
    assert_eq!(table.play("start BH 100").shares("BH", "A"), 2);
    assert_eq!(table.refused("buy SD offering double"), "1824-SR-29");
    // What A holds after the turn is what A bought in it.
    let table = table.play("buy SD");
    assert_eq!((table.certificates("A"), table.cash("A")), (1, 480));
}

#[test]
fn r05_every_unsold_minor_and_mountain_railway_is_on_offer_in_any_order() {
    let table = fresh(g1824::PROFILE_2E, 4);
    let all = ["EPP", "EOD", "MLB", "SPB", "SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2"];
    assert_eq!(minors(&table), all);
    let mountains = |table: &Table| table.offered("railway");
    assert_eq!(mountains(&table), 6);
    // The last ones first.
    let table = table.play("railway B6; minor KK2 120; railway B1; minor SPB 120");
    assert_eq!((minors(&table).len(), mountains(&table)), (9, 4));
    assert_eq!(table.refused("railway B6"), "1824-MTN-04");
    assert_eq!(table.refused("minor KK2 120"), "1824-SR-15");
}

#[test]
fn r06_the_directors_certificate_of_the_bh_is_on_offer_at_a_price_of_the_buyers_choice() {
    for price in [60, 70, 80, 90, 100] {
        let table = at("opening A; cash A 300 B 300").play(&format!("start BH {price}"));
        assert_eq!((table.price("BH"), table.shares("BH", "A"), table.cash("A")), (price, 2, 300 - 2 * price));
        assert_eq!((table.certificate("BH").as_str(), table.director("BH").as_str()), ("A", "A"));
    }
}

#[test]
fn r07_shares_of_a_regional_are_on_offer_from_the_moment_it_has_a_price() {
    let table = at("opening A; cash A 600 B 600 C 600 D 600");
    assert_eq!((table.refused("buy BK"), table.refused("buy BH")), ("1824-SR-15", "1824-REG-09"));
    let table = table.play("minor EPP 140; buy BK");
    assert_eq!((table.shares("BK", "B"), table.cash("B")), (1, 530));
    let table = table.play("start BH 90; buy BH");
    assert_eq!((table.shares("BH", "D"), table.cash("D")), (1, 510));
    assert_eq!(table.refused("buy MS"), "1824-SR-15");
}

/// [1824-RULING-12]
#[test]
fn r08_unreserved_shares_of_the_staatsbahnen_are_on_offer_at_120() {
    for company in ["SD", "UG", "KK"] {
        let table = at("opening A; cash A 120 B 600").play(&format!("buy {company}"));
        assert_eq!((table.shares(company, "A"), table.cash("A")), (1, 0));
        assert_eq!(table.director(company), "nobody");
    }
}

/// [1824-RULING-91] Both sides.
#[test]
fn the_first_edition_sells_no_shares_of_staatsbahnen_in_the_initial_round() {
    let opening = "opening A; cash A 600 B 600";
    for company in ["SD", "UG", "k&k"] {
        let first = by_first_edition(opening);
        assert_eq!(first.refused(&format!("buy {company}")), "1824-RULING-91");
        assert!(by_first_edition(&format!("version 1; {opening}")).accepts(&format!("buy {company}")));
        assert!(by_first_edition("cash A 600 B 600; shares A").accepts(&format!("buy {company}")));
    }
    assert!(by_first_edition(opening).accepts("start BH 100"));
    assert!(at(opening).accepts("buy SD"));
}

/// Both sides.
#[test]
fn r09_reserved_certificates_are_not_on_offer() {
    let table = at("opening A; cash A 600 B 600; EPP B=1 price=160");
    for reserved in ["start BK 80", "start SD 100", "start UG 100", "start KK 100"] {
        assert_eq!(table.refused(reserved), "1824-START-09", "{reserved}");
    }
    assert!(table.accepts("start BH 80"));
    // Six of the SD are free; four units are not.
    assert!(at("opening A; cash A 600 B 600; SD B=3 C=2").accepts("buy SD"));
    assert_eq!(at("opening A; cash A 600 B 600; SD B=3 C=3").refused("buy SD"), "1824-SR-15");
}

/// Both sides.
#[test]
fn r10_nothing_can_be_sold_or_exchanged() {
    let table = at("opening A; cash A 600 B 600; B1 A; EPP A=1 price=160; BK A=2; SD A=1");
    for other in ["sell SD 1", "sell BK 1", "exchange B1 BK", "coal EPP"] {
        assert_eq!(table.refused(other), "1824-START-10", "{other}");
    }
    assert!(table.accepts("buy BK"));
}

#[test]
fn r11_all_payments_go_to_the_bank() {
    let table = at("opening A; cash A 600 B 600; BK par=80 C=2");
    let bank = table.bank();
    for (item, price) in [("railway B2", 120), ("start BH 70", 140), ("buy BK", 80), ("buy UG", 120)] {
        assert_eq!(table.play(item).bank(), bank + price, "{item}");
    }
    // The bank gives their capital to the minors.
    let table = table.play("minor EOD 180");
    assert_eq!((table.bank() + table.treasury("EOD"), table.cash("A")), (bank + 180, 420));
    assert_eq!((table.treasury("BK"), table.treasury("BH")), (0, 0));
}

/// [1824-RULING-11] A pass is not final; four in a row end the round.
#[test]
fn r12_the_round_ends_when_all_have_passed_in_succession() {
    let table = at("opening A; cash A 600 B 600 C 600 D 600; SD2 A=1 cash=120").play("pass; buy SD; pass; pass");
    assert_eq!(table.turn(), "A opening");
    let table = table.play("buy SD; pass; pass; pass");
    assert_eq!(table.turn(), "A opening");
    assert_eq!(table.play("pass").turn(), "A SD2 track");
}

/// The first seat acts twice running: its second pass does not take the place of another player's.
#[test]
fn r12_nobody_is_passed_over_where_the_order_turns_round() {
    let table = fresh(g1824::PROFILE_2E, 4).play("minor SD2 120; pass; pass; pass; pass");
    assert_eq!(table.turn(), "B opening");
    let table = table.play("pass; pass");
    assert_eq!(table.turn(), "D opening");
    assert!(table.accepts("minor SD1 240"));
    assert_eq!(table.play("pass").turn(), "D SD2 track");
    // Where nobody has bought, one pass round the table is enough.
    assert!(matches!(fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; pass").state.round(), Round::Shares(_)));
}

/// [1824-RULING-87] The next seat upwards, even if the last purchase fell in the pass that goes down.
#[test]
fn r13_the_player_left_of_the_last_buyer_gets_the_priority_card() {
    let table = at("opening A; cash A 600 B 600 C 600 D 600").play("pass; buy SD; pass; pass; pass; pass");
    assert_eq!(table.order(), "CDAB");
    let down = fresh(g1824::PROFILE_2E, 4).play("pass; minor SD2 120; pass; pass; pass; pass; pass; pass");
    assert_eq!((down.turn().as_str(), down.order().as_str()), ("C SD2 track", "DABC"));
}

#[test]
fn r14_what_is_unsold_leaves_the_game_without_replacement() {
    let table =
        fresh(g1824::PROFILE_2E, 4).play("minor EPP 120; minor SD2 120; railway B2; pass; pass; pass; pass; pass");
    assert!(["EPP", "SD2"].iter().all(|minor| !table.closed(minor)));
    let unsold = ["EOD", "MLB", "SPB", "SD1", "SD3", "UG1", "UG2", "KK1", "KK2"];
    assert!(unsold.iter().all(|minor| table.closed(minor)));
    let papers: Vec<String> = (1..=6).map(|row| table.private(&format!("B{row}"))).collect();
    assert_eq!(papers, ["closed", "B", "closed", "closed", "closed", "closed"]);
    // No compensation: A has bought nothing and has what A began with.
    assert_eq!(table.cash("A"), 680);
}

#[test]
fn r15_the_bh_and_shares_of_regionals_stay_on_sale_later() {
    let table = fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; minor EPP 160; pass; pass; pass; pass");
    let table = table.play("done");
    assert_eq!(table.turn(), "B shares");
    assert!(table.accepts("buy BK") && table.accepts("start BH 80"));
}

/// Both sides. Six players: eleven certificates; six units of one company.
#[test]
fn r16_the_limits_apply_in_this_round_too() {
    let full = "players 6; opening A; cash A 600 B 600; B1 A; EPP A=1 price=120; UG A=5";
    let table = at(&format!("{full}; SD A=4"));
    assert_eq!(table.certificates("A"), 11);
    for item in ["railway B2", "minor SD2 120", "buy BK", "start BH 60"] {
        assert_eq!(table.refused(item), "1824-SR-09", "{item}");
    }
    let table = at(&format!("{full}; SD A=3"));
    assert!(table.accepts("buy UG") && table.accepts("railway B2") && table.accepts("minor SD2 120"));
    assert_eq!(at("opening A; cash A 600 B 600; UG A=6").refused("buy UG"), "1824-SR-13");
}

/// [1824-RULING-13] Only the BH can have gone completely.
#[test]
fn r17_a_sold_out_bh_rises_after_this_round() {
    let rest = "cash B 600 C 600; B1 A; EPP D=1 price=160; BK C=5 B=3; opening A";
    let table = at(&format!("BH par=80 A=6 B=4; {rest}")).play("pass; pass; pass");
    assert_eq!((table.price("BH"), table.cell("BH")), (90, (3, 2)));
    assert_eq!(table.price("BK"), 80);
    let table = at(&format!("BH par=80 A=6 B=3; {rest}")).play("pass; pass; pass");
    assert_eq!(table.price("BH"), 80);
}

/// Every combination of three unsold papers leads to what each of them leads to alone.
#[test]
fn r18_each_removal_of_an_unsold_minor_stands_for_itself() {
    for sold in 0..8 {
        let is_sold = |row: i32| sold & (1 << row) != 0;
        let items = [(0, "EPP A=1 price=160"), (1, "SD2 A=1"), (2, "SD3 A=1")];
        let bought: Vec<&str> = items.iter().filter(|(row, _)| is_sold(*row)).map(|(_, item)| *item).collect();
        let text = format!("opening A; cash B 600; MLB A=1 price=160 trains=1g; {}", bought.join("; "));
        let table = at(&text).play("pass; pass");
        assert_eq!(table.turn().starts_with("A EPP"), is_sold(0));
        assert_eq!((table.closed("EPP"), table.price("BK") == 80), (!is_sold(0), is_sold(0)));
        assert_eq!(g1824::reserved_units(&table.state, game::g1824::companies::BK), if is_sold(0) { 2 } else { 0 });
        let free = 8 - u8::from(is_sold(1)) - u8::from(is_sold(2));
        assert_eq!(g1824::singles_on_offer(&table.state, SD), free);
    }
}
