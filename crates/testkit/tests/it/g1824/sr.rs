//! 1824, chapter SR: share rounds.

use game::g1824;
use game::{Action, Choice, Source};
use testkit::Table;

use super::{at, editions};

const RICH: &str = "cash A 900 B 900 C 900 D 900";

/// Six players may hold eleven certificates each; A holds that many shares of Staatsbahnen to come.
fn with_certificates(count: u8, text: &str) -> [Table; 2] {
    editions(&format!("players 6; cash A 900 B 900; SD A={}; UG A=5; {text}; shares A", count - 5))
}

/// Symbols of the majors, the first to operate first.
fn by_price(table: &Table) -> Vec<&'static str> {
    table.state.by_price().into_iter().map(|company| table.state.spec(company).symbol).collect()
}

fn after_shares(mut table: Table) -> Table {
    while table.turn().ends_with("shares") {
        table = table.play("pass");
    }
    table
}

#[test]
fn r01_the_holder_of_the_priority_card_begins_and_turns_go_clockwise() {
    let companies = "MS par=80 A=5 trains=2 operated; turn MS train";
    for table in editions(&format!("phase 2; order C D A B; {RICH}; {companies}")) {
        let mut table = table.play("done");
        for seat in ["C", "D", "A", "B", "C"] {
            assert_eq!(table.turn(), format!("{seat} shares"));
            table = table.play("buy SD");
        }
    }
}

/// Both sides: sales of several companies and one purchase, or one exchange, and the turn is over.
#[test]
fn r02_a_turn_is_any_sales_and_then_one_purchase_or_exchange() {
    let holdings = "MS par=80 A=6 B=2 operated; BH par=80 C=6 A=2 operated; CL par=80 D=6 B=2 operated";
    for table in editions(&format!("phase 3; {RICH}; B1 A; {holdings}; shares A")) {
        let sold = table.play("sell MS 3; sell BH 2");
        assert_eq!(sold.turn(), "A shares");
        assert_eq!(sold.play("buy CL").turn(), "B shares");
        assert_eq!(sold.play("exchange B1 CL").turn(), "B shares");
        assert_eq!(sold.play("pass").turn(), "B shares");
        assert_eq!(table.play("pass").turn(), "B shares");
        assert_eq!(table.refused("sell MS 7"), "1824-SR-02");
        assert_eq!(table.play("buy CL").refused("sell BH 1"), "1824-SR-02");
    }
}

/// [1824-RULING-88] Both sides: either is possible, and then it is the next player's turn.
#[test]
fn nobody_buys_and_exchanges_or_exchanges_twice_in_one_turn() {
    let table = at(&format!("phase 3; {RICH}; B1 A; B2 A; EPP A=1 price=160; CL par=80 D=6 operated; shares A"));
    assert_eq!(table.play("buy CL").refused("exchange B1 CL"), "1824-MTN-06");
    assert_eq!(table.play("exchange B1 CL").refused("exchange B2 CL"), "1824-MTN-06");
    assert_eq!(table.play("exchange B1 CL").refused("coal EPP"), "1824-COAL-19");
    let exchanged = table.play("coal EPP");
    assert_eq!((exchanged.turn(), exchanged.shares("BK", "A")), ("B shares".to_owned(), 2));
    assert_eq!(table.play("exchange B1 CL; buy SD").shares("SD", "B"), 1);
}

/// Both sides: a sale before the purchase, none after it.
#[test]
fn r03_sales_of_a_turn_come_before_its_purchase() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 operated; BH par=80 C=6; shares A")) {
        let sold = table.play("sell MS 1; buy BH");
        assert_eq!((sold.shares("MS", "A"), sold.shares("BH", "A")), (5, 1));
        let bought = table.play("buy BH");
        assert_eq!((bought.turn(), bought.refused("sell MS 1")), ("B shares".to_owned(), "1824-SR-02"));
    }
}

#[test]
fn r04_the_bank_is_the_only_partner() {
    let table = at(&format!("phase 3; {RICH}; MS par=80 A=6 B=2 operated; shares A"));
    let with_bank = |choice: &Choice| {
        matches!(
            choice,
            Choice::Do(Action::Pass | Action::Sell(_) | Action::Start { .. })
                | Choice::Do(Action::Buy { from: Source::Offering, .. })
        )
    };
    assert!(table.offers().iter().all(with_bank));
    let sold = table.play("sell MS 1");
    assert_eq!((sold.bank(), sold.unsold("MS")), (table.bank() - 80, 3));
    let bought = sold.play("pass; buy MS");
    assert_eq!((bought.bank(), bought.cash("A"), bought.cash("B")), (table.bank() - 80 + 70, 980, 830));
}

#[test]
fn r05_whoever_sells_buys_or_exchanges_gets_another_turn() {
    for table in editions(&format!("phase 3; {RICH}; B1 D; MS par=80 D=6 operated; shares A")) {
        let table = table.play("pass; pass; pass");
        assert_eq!(table.turn(), "D shares");
        for action in ["sell MS 1; pass", "buy SD", "exchange B1 BH"] {
            let again = table.play(action).play("pass; pass; pass");
            assert_eq!(again.turn(), "D shares");
            assert_eq!(again.play("pass").turn(), "D MS track");
        }
        assert_eq!(table.play("pass").turn(), "D MS track");
    }
}

#[test]
fn r06_the_round_ends_when_all_have_passed_in_succession() {
    for table in editions(&format!("{RICH}; MS par=80 D=6 operated; shares B")) {
        let table = table.play("pass; buy SD; pass; pass; pass");
        assert_eq!(table.turn(), "C shares");
        assert_eq!(table.play("pass").turn(), "D MS track");
    }
}

/// Three players put all they have into Staatsbahnen to come. By the first edition, in rules version 1, no company operates
/// then and no train goes abroad, so nothing ever changes: the game is called off. By the second, trains go abroad until the
/// SD forms.
#[test]
fn a_game_in_which_nothing_moves_is_called_off() {
    let spent = |profile, shares: [&str; 3]| {
        let setup = game::Setup { version: game::RulesVersion::FIRST, ..game::Setup::new(profile, 3) };
        let mut table = Table { state: game::begin(&setup).unwrap() };
        for share in shares.iter().cycle().take(18) {
            table = table.play(&format!("buy {share}"));
        }
        table
    };
    let first = spent(g1824::PROFILE_1E, ["SD", "UG", "k&k"]);
    assert_eq!((*first.state.round(), first.depot().as_str()), (game::state::Round::Finished, "2 9"));
    assert!(first.offers().is_empty());
    let second = spent(g1824::PROFILE_2E, ["SD", "UG", "KK"]);
    assert_eq!((second.turn().as_str(), second.launched("SD")), ("A SD track", true));
}

#[test]
fn r07_the_priority_card_goes_to_the_left_of_the_last_who_acted() {
    let table = at(&format!("phase 3; {RICH}; B1 C; MS par=80 D=6 A=1 operated; shares A"));
    let order = |action: &str| after_shares(table.play(action)).order();
    assert_eq!(order("buy SD; pass; pass; pass"), "BCDA");
    assert_eq!(order("buy SD; buy SD; pass; pass"), "CDAB");
    assert_eq!(order("pass; pass; exchange B1 BH; pass"), "DABC");
    assert_eq!(order("pass; pass; pass; sell MS 1"), "ABCD");
    assert_eq!(order("pass; buy SD; pass; pass; sell MS 1; pass"), "BCDA");
}

/// [1824-RULING-66]
#[test]
fn r08_the_priority_card_stays_if_nobody_acts() {
    for table in editions(&format!("order C D A B; {RICH}; MS par=80 D=6 operated; shares C")) {
        let table = after_shares(table);
        assert_eq!((table.order(), table.turn()), ("CDAB".to_owned(), "D MS track".to_owned()));
    }
}

/// both sides
#[test]
fn r09_nobody_buys_beyond_the_certificate_limit() {
    for table in with_certificates(11, "MS par=80 B=6") {
        assert_eq!(table.certificates("A"), 11);
        assert_eq!(table.refused("buy MS"), "1824-SR-09");
        assert_eq!(table.refused("start BH 60"), "1824-SR-09");
    }
    for table in with_certificates(10, "MS par=80 B=6") {
        assert_eq!(table.play("buy MS").certificates("A"), 11);
        assert_eq!(table.play("start BH 60").certificates("A"), 11);
    }
}

#[test]
fn r10_a_directors_certificate_counts_as_one() {
    for table in editions("cash B 500; MS par=80 A=2 B=2; shares B") {
        assert_eq!((table.certificates("A"), table.certificates("B")), (1, 2));
        assert_eq!(table.play("start BH 60").certificates("B"), 3);
    }
}

/// [1824-RULING-20]
#[test]
fn r11_minors_and_mountain_railways_count_as_one_certificate_each() {
    let second = at("EPP A=1 price=160; SD1 A=1; SD2 A=1; B1 A; B2 A; MS par=80 A=3; shares A");
    assert_eq!(second.certificates("A"), 3 + 2 + 2);
    let first = Table::at("profile 1824-1e; K1 A=1 price=160; S1 A=1; B1 A; shares A");
    assert_eq!(first.certificates("A"), 3);
}

/// Both sides: nothing else until enough is sold, everything after it, and no duty where nothing can be sold.
#[test]
fn r12_whoever_is_above_the_limit_sells_down_first() {
    for table in with_certificates(8, "phase 3; B1 A; MS par=80 A=5 B=2 C=1 operated") {
        assert_eq!(table.certificates("A"), 13);
        for action in ["pass", "start BH 60", "exchange B1 BH", "sell MS 1"] {
            assert_eq!(table.refused(action), "1824-SR-12");
        }
        let enough = table.play("sell MS 2");
        assert_eq!(enough.certificates("A"), 11);
        assert!(enough.accepts("pass") && enough.accepts("exchange B1 BH"));
    }
    for table in with_certificates(7, "MS par=80 A=5 B=2 C=1 operated; CL par=80 B=6 A=2 operated") {
        assert_eq!(table.certificates("A"), 13);
        let one_less = table.play("sell MS 1");
        assert_eq!((one_less.certificates("A"), one_less.refused("pass")), (12, "1824-SR-12"));
        assert!(one_less.play("sell CL 1").accepts("pass"));
    }
    for table in with_certificates(9, "B1 A; MS par=80 A=4 B=2") {
        assert_eq!(table.certificates("A"), 13);
        assert!(table.accepts("pass"));
    }
}

/// [1824-RULING-89] Both sides: B takes the MS from A, who comes above the limit of eleven by it.
#[test]
fn who_loses_an_office_in_a_share_round_sells_in_the_next_one() {
    let position = "players 6; phase 3; depot 3; cash A 900 B 900; SD A=4; UG A=5
        MS par=80 A=3 B=3 cash=100 trains=6 operated; shares B";
    for table in editions(&format!("version 1; {position}")) {
        assert_eq!(table.play("buy MS").refused("pass"), "1824-SR-12");
    }
    for table in editions(position) {
        assert_eq!(table.certificates("A"), 11);
        let lost = table.play("buy MS");
        assert_eq!((lost.director("MS").as_str(), lost.certificates("A"), lost.turn().as_str()), ("B", 12, "A shares"));
        assert_eq!(lost.refused("buy SD"), "1824-SR-09");
        assert!(lost.accepts("sell MS 1"));
        let mut table = lost.play("pass; pass");
        assert_eq!((table.turn().as_str(), table.certificates("A")), ("B MS track", 12));
        while !table.turn().ends_with("shares") {
            table = table.play("done");
        }
        while !table.turn().starts_with('A') {
            table = table.play("pass");
        }
        assert_eq!(table.refused("pass"), "1824-SR-12");
        assert!(table.play("sell MS 1").accepts("pass"));
    }
}

/// [1824-RULING-19] both sides
#[test]
fn r13_purchases_end_at_sixty_percent() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 B=1 operated; BH par=80 A=5 B=1 operated; shares A")) {
        assert_eq!(table.refused("buy MS"), "1824-SR-13");
        assert_eq!(table.play("buy BH").shares("BH", "A"), 6);
    }
}

/// [1824-RULING-95] Both sides.
#[test]
fn with_five_shares_the_directors_certificate_may_be_bought_in_the_first_edition() {
    let with = |held: u8| editions(&format!("{RICH}; BH A={held} cert=bank; shares A"));
    let [first, second] = with(5);
    assert_eq!(first.play("start BH 60").shares("BH", "A"), 7);
    assert_eq!(second.refused("start BH 60"), "1824-SR-13");
    let [first, _] = with(6);
    assert_eq!(first.refused("start BH 60"), "1824-SR-13");
    let [first, second] = editions(&format!("version 1; {RICH}; BH A=5 cert=bank; shares A"));
    assert_eq!((first.refused("start BH 60"), second.refused("start BH 60")), ("1824-SR-13", "1824-SR-13"));
}

#[test]
fn r14_exchanges_go_up_to_the_whole_company() {
    for held in 6..=9 {
        for table in editions(&format!("phase 3; B1 A; {RICH}; MS par=80 A={held} operated; shares A")) {
            assert_eq!(table.play("exchange B1 MS").shares("MS", "A"), held + 1);
        }
    }
}

/// Both sides: without a price, with none but reserved ones left, and with one more.
#[test]
fn r15_a_certificate_needs_a_price_and_an_unreserved_one_in_the_bank() {
    let reserved = "SD1 C=1; SD2 C=1; SD3 C=1";
    let table = at(&format!("{RICH}; {reserved}; SD A=3 B=3; MS par=80 A=6 B=4; shares D"));
    assert_eq!(table.refused("buy BH"), "1824-REG-09");
    assert_eq!(table.refused("buy SD"), "1824-SR-15");
    assert_eq!(table.refused("buy MS"), "1824-SR-15");
    let table = at(&format!("{RICH}; {reserved}; SD A=3 B=2; BH par=60 C=2; MS par=80 A=6 B=3; shares D"));
    for company in ["BH", "SD", "MS"] {
        assert_eq!(table.play(&format!("buy {company}")).shares(company, "D"), 1);
    }
}

#[test]
fn r16_a_certificate_costs_the_price_on_the_chart_and_a_double_one_twice_that() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 cell=4,4; shares B")) {
        assert_eq!(table.price("MS"), 100);
        assert_eq!(table.play("buy MS").cash("B"), 800);
        assert_eq!(table.play("start BH 90").cash("B"), 720);
    }
}

#[test]
fn r17_unsold_and_resold_certificates_are_one_stock_with_one_price() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 B=2 operated; shares A")) {
        let sold = table.play("sell MS 2; pass");
        assert_eq!((sold.unsold("MS"), sold.pool("MS")), (4, 0));
        assert_eq!(sold.refused("buy MS pool"), "1824-SR-29");
        let bought = sold.play("buy MS; buy MS; buy MS");
        assert_eq!((bought.cash("B"), bought.cash("C"), bought.cash("D")), (830, 830, 830));
        assert_eq!(bought.unsold("MS"), 1);
    }
}

/// [1824-RULING-33]
#[test]
fn r18_the_buyer_of_a_free_directors_certificate_sets_its_price_and_the_marker_goes_beneath() {
    for (par, row) in [(60, 6), (70, 5), (80, 4), (90, 3), (100, 2)] {
        for table in editions(&format!("{RICH}; MS par={par} A=6; shares B")) {
            let table = table.play(&format!("start BH {par}"));
            assert_eq!((table.price("BH"), table.cell("BH"), table.cash("B")), (par, (row, 2), 900 - 2 * par));
            let order = by_price(&table);
            assert_eq!(&order[3..], ["MS", "BH"]);
        }
    }
    assert_eq!(at(&format!("{RICH}; shares B")).refused("start BH 110"), "1824-REG-08");
}

/// both sides
#[test]
fn r19_the_buyer_has_the_cash() {
    for table in editions("cash A 119 B 120; MS par=80 D=6 operated; shares A") {
        assert_eq!(table.refused("buy SD"), "1824-SR-19");
        assert_eq!(table.refused("start BH 60"), "1824-SR-19");
        assert_eq!(table.play("pass; buy SD").cash("B"), 0);
    }
    for table in editions("cash A 120; MS par=80 D=6 operated; shares A") {
        assert_eq!(table.play("start BH 60").cash("A"), 0);
    }
}

/// Both sides: others may, and so may they in the next round.
#[test]
fn r20_whoever_sold_shares_of_a_company_buys_none_of_it_in_the_same_round() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 B=1 trains=2 operated; shares A")) {
        let sold = table.play("sell MS 1");
        assert_eq!(sold.refused("buy MS"), "1824-SR-20");
        let later = sold.play("pass; buy MS; pass; pass");
        assert_eq!((later.turn(), later.refused("buy MS")), ("A shares".to_owned(), "1824-SR-20"));
        let next_round = after_shares(later).play("done");
        assert_eq!(next_round.turn(), "C shares");
        assert_eq!(next_round.play("pass; pass; buy MS").shares("MS", "A"), 6);
    }
}

/// [1824-RULING-15] Both sides: before and after its first turn.
#[test]
fn r21_shares_are_sold_only_of_a_company_that_has_operated() {
    for table in editions(&format!("phase 2; {RICH}; MS par=80 A=6 cash=640; shares A")) {
        assert_eq!(table.refused("sell MS 1"), "1824-SR-21");
        let in_its_turn = after_shares(table);
        assert_eq!(in_its_turn.turn(), "A MS track");
        let table = in_its_turn.play("done; train 2 80; done");
        assert_eq!(table.turn(), "A shares");
        assert!(table.accepts("sell MS 1"));
    }
}

/// [1824-RULING-93] Both sides: in its first turn, in the next, and shares of another company.
#[test]
fn in_its_first_turn_a_companys_own_shares_are_not_sold_for_its_train() {
    let position = "phase 2; depot 2 5; MS par=80 A=7 cash=10; BH par=60 B=6 A=1 trains=2 operated; or 1 of 1 done BH";
    for table in editions(&format!("version 1; {position}; turn MS track")) {
        assert!(table.play("done").accepts("sell MS 1"));
    }
    for table in editions(&format!("{position}; turn MS track")) {
        let table = table.play("done");
        assert_eq!((table.turn().as_str(), table.refused("sell MS 1")), ("A MS train", "1824-RULING-93"));
        assert!(table.accepts("sell BH 1"));
    }
    for table in editions(&format!("{}; turn MS track", position.replace("cash=10", "cash=10 operated"))) {
        assert!(table.play("done").accepts("sell MS 1"));
    }
}

/// [1824-RULING-16] both sides
#[test]
fn r22_at_most_half_of_a_company_lies_in_the_bank_after_a_sale() {
    for table in editions(&format!("{RICH}; MS par=80 A=5 B=2 operated; shares A")) {
        assert_eq!(table.refused("sell MS 3"), "1824-SR-22");
        let table = table.play("sell MS 2");
        assert_eq!((table.unsold("MS"), table.shares("MS", "A")), (5, 3));
    }
}

#[test]
fn r23_every_unit_of_a_sale_brings_the_price_before_the_fall() {
    for table in editions("cash B 500; MS par=80 A=7 operated; shares A") {
        assert_eq!(table.play("sell MS 1").cash("A"), 80);
        assert_eq!(table.play("sell MS 2").cash("A"), 160);
    }
}

#[test]
fn r24_each_sale_lowers_the_marker_by_one_row_whatever_its_size() {
    for table in editions("cash B 500; MS par=80 A=7 operated; shares A") {
        for sale in ["sell MS 1", "sell MS 2"] {
            let sold = table.play(sale);
            assert_eq!((sold.cell("MS"), sold.price("MS")), ((5, 2), 70));
        }
    }
}

/// [1824-RULING-17] Both sides: a second block of the same company in a turn, and one of another.
#[test]
fn r25_all_units_of_one_company_sold_in_a_turn_are_one_sale() {
    let holdings = "MS par=80 A=7 operated; BH par=80 B=6 A=2 operated";
    for table in editions(&format!("cash B 500; {holdings}; shares A")) {
        let sold = table.play("sell MS 1");
        assert_eq!(sold.refused("sell MS 1"), "1824-SR-25");
        let other = sold.play("sell BH 1");
        assert_eq!((other.price("MS"), other.price("BH"), other.cash("A")), (70, 70, 160));
    }
}

#[test]
fn r26_sales_of_other_players_and_of_later_turns_lower_the_marker_again() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 B=2 operated; shares A")) {
        let table = table.play("sell MS 1; pass; sell MS 1");
        assert_eq!((table.price("MS"), table.cash("B")), (60, 970));
        let table = table.play("pass; pass; pass; sell MS 1");
        assert_eq!((table.price("MS"), table.cash("A")), (60, 900 + 80 + 60));
    }
    for table in editions(&format!("{RICH}; MS par=80 A=7 operated; shares A")) {
        let table = table.play("sell MS 1; pass; pass; pass; pass; sell MS 1");
        assert_eq!((table.price("MS"), table.cash("A")), (60, 900 + 80 + 70));
    }
}

/// In the last row, and where the row below is shorter.
#[test]
fn r27_a_marker_with_no_space_below_stays() {
    for cell in [(6, 2), (6, 4), (5, 6), (4, 8), (3, 10), (2, 13)] {
        let text = format!("cash B 500; MS par=60 A=7 cell={},{} operated; shares A", cell.0, cell.1);
        for table in editions(&text) {
            assert_eq!(table.play("sell MS 1").cell("MS"), cell);
        }
    }
    let table = at("cash B 500; MS par=60 A=7 cell=5,4 operated; shares A");
    assert_eq!(table.play("sell MS 1").cell("MS"), (6, 4));
}

#[test]
fn r28_a_lowered_marker_goes_beneath_those_on_its_new_space() {
    for table in editions("cash B 500; MS par=80 A=7 operated; BH par=70 B=6 operated; shares A") {
        assert_eq!(&by_price(&table)[3..], ["MS", "BH"]);
        let table = table.play("sell MS 1");
        assert_eq!((table.cell("MS"), table.cell("BH")), ((5, 2), (5, 2)));
        assert_eq!(&by_price(&table)[3..], ["BH", "MS"]);
    }
}

/// Both sides: what is refused, and the unreserved share of the same Regional.
#[test]
fn r29_minors_mountain_railways_and_reserved_certificates_are_not_traded() {
    let table = at(&format!("phase 3; {RICH}; EPP A=1 price=160; SD1 A=1; SD2 B=1; B1 A; BK B=2; shares A"));
    for action in ["minor EPP 160", "minor KK1 240"] {
        assert_eq!(table.refused(action), "1824-SR-29");
    }
    assert_eq!(table.refused("sell EPP 1"), "1824-COAL-08");
    for action in ["sell SD1 1", "sell SD2 1"] {
        assert_eq!(table.refused(action), "1824-PRE-04");
    }
    assert_eq!(table.refused("railway B1"), "1824-MTN-04");
    assert_eq!(table.refused("railway B2"), "1824-MTN-01");
    assert_eq!(table.refused("start BK 80"), "1824-REG-03");
    assert_eq!(table.refused("start SD 100"), "1824-STAAT-26");
    assert_eq!(table.refused("buy EPP"), "1824-SR-29");
    assert_eq!(table.play("buy BK").shares("BK", "A"), 1);
}

#[test]
fn r30_mountain_railways_are_exchanged_in_phase_three_and_coal_railways_in_three_and_four() {
    for (profile, coal) in [("1824-1e", "K1"), ("1824-2e", "EPP")] {
        let in_phase = |phase: u8, paper: &str| {
            let text = format!("profile {profile}; phase {phase}; {RICH}; {coal} A=1 price=160; {paper}; shares A");
            Table::at(&text)
        };
        let exchange = format!("coal {coal}");
        for phase in [2, 5] {
            assert_eq!(in_phase(phase, "").refused(&exchange), "1824-SR-30");
        }
        assert_eq!(in_phase(2, "B1 A").refused("exchange B1 BH"), "1824-SR-30");
        for phase in [3, 4] {
            let table = in_phase(phase, "").play(&exchange);
            assert_eq!((table.shares("BK", "A"), table.turn()), (2, "B shares".to_owned()));
        }
        let table = in_phase(3, "B1 A").play("exchange B1 BH");
        assert_eq!((table.shares("BH", "A"), table.turn()), (1, "B shares".to_owned()));
        assert_eq!(in_phase(4, "B1 A").refused("exchange B1 BH"), "1824-SR-30");
    }
}

#[test]
fn r31_a_company_wholly_with_players_rises_one_row_at_the_end_of_the_round() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 B=4 operated; CL par=80 A=6 B=3 operated; shares A")) {
        let table = after_shares(table);
        assert_eq!((table.cell("MS"), table.price("MS")), ((3, 2), 90));
        assert_eq!((table.cell("CL"), table.price("CL")), ((4, 2), 80));
    }
    let bought = at(&format!("{RICH}; MS par=80 A=6 B=3 operated; shares B")).play("buy MS");
    assert_eq!((bought.price("MS"), after_shares(bought).price("MS")), (80, 90));
}

#[test]
fn r32_a_marker_in_the_top_row_does_not_rise() {
    for table in editions(&format!("{RICH}; MS par=80 A=6 B=4 cell=0,5 operated; shares A")) {
        assert_eq!(after_shares(table).cell("MS"), (0, 5));
    }
}

/// [1824-RULING-57] The upper marker rises first and stays the upper one, beneath what lies there.
#[test]
fn r33_rises_are_made_in_operating_order_and_each_goes_beneath() {
    let sold_out = "BH par=80 A=6 B=4 operated; MS par=80 B=6 A=4 operated";
    for table in editions(&format!("{RICH}; {sold_out}; CL par=90 A=6 operated; shares A")) {
        assert_eq!(&by_price(&table)[3..], ["CL", "BH", "MS"]);
        let table = after_shares(table);
        assert_eq!((table.price("CL"), table.price("BH"), table.price("MS")), (90, 90, 90));
        assert_eq!(&by_price(&table)[3..], ["CL", "BH", "MS"]);
    }
    for table in editions(&format!("{RICH}; {sold_out}; CL par=90 C=6 D=4 operated; shares A")) {
        let table = after_shares(table);
        assert_eq!((table.price("CL"), table.price("BH")), (100, 90));
    }
}

/// Both sides, as a ledger and as an overdrawn account.
#[test]
fn r34_a_player_in_debt_buys_no_shares() {
    let second = at("cash A 900 B 900; debt A 1; MS par=80 B=6; shares A");
    let first = Table::at("profile 1824-1e; cash A -1 B 900; MS par=80 B=6; B1 A; phase 3; shares A");
    for table in [second, first] {
        assert_eq!(table.refused("buy MS"), "1824-EMR-15");
        assert_eq!(table.refused("start BH 60"), "1824-EMR-15");
        assert!(table.accepts("pass"));
        assert!(table.play("pass").accepts("buy SD"));
    }
}

#[test]
fn r35_interest_is_added_at_the_end_of_every_share_round() {
    let table = at("cash A 900 B 900; debt A 101; MS par=80 B=6 operated; shares A");
    assert_eq!(after_shares(table).debt("A"), 101 + 51);
    let table = Table::at("profile 1824-1e; cash A -101 B 900; MS par=80 B=6 operated; shares B");
    assert_eq!(after_shares(table).cash("A"), -101 - 51);
}

/// [1824-RULING-21] Both sides: a purchase at the limit is refused, an exchange of either kind is not; the stop at 60 % is
/// none for it.
#[test]
fn r36_at_the_certificate_limit_an_exchange_is_still_possible() {
    for table in with_certificates(10, "phase 3; B1 A; MS par=80 B=6 operated") {
        assert_eq!(table.certificates("A"), 11);
        assert_eq!(table.refused("buy MS"), "1824-SR-09");
        assert_eq!(table.play("exchange B1 MS").certificates("A"), 11);
    }
    let table = at("phase 3; players 6; cash B 900; EPP A=1 price=160; BK A=6; SD A=4; shares A");
    assert_eq!(table.certificates("A"), 11);
    let table = table.play("coal EPP");
    assert_eq!((table.certificates("A"), table.shares("BK", "A")), (11, 8));
}
