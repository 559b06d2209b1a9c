//! 1844, chapter VAR: the Elephant.

use game::Profile;
use game::g1844;
use testkit::Table;

/// B is the last to buy, D the last to sell.
const ROUND: &str = "cash A 300 B 500 C 400 D 100; RhB par=80 A=2 B=3 D=2 operated; shares A";

fn elephant(profile: Profile, text: &str) -> Table {
    Table::at(&format!("profile {}; option elephant; {text}", profile.name()))
}

/// [1844-RULING-67] [1844-RULING-81] By cash the order would be B C A D. Whoever bought last is followed by the next in
/// playing order; in rules version 1 all cards were rotated.
#[test]
fn r01_the_player_after_the_last_to_buy_begins_and_the_others_keep_their_order() {
    let round = "pass; buy RhB offering; pass; pass; pass; pass";
    for profile in game::Title::G1844.profiles() {
        let first = elephant(profile, &format!("version 1; {ROUND}"));
        assert_eq!(first.play(round).order(), "CDAB", "{}", profile.name());
    }
    for profile in [g1844::PROFILE_1E, g1844::PROFILE_2E] {
        assert_eq!(elephant(profile, ROUND).play(round).order(), "CABD", "{}", profile.name());
    }
    assert_eq!(Table::at(ROUND).play(round).order(), "BCAD");
}

/// [1844-RULING-81] A sale counts like a purchase.
#[test]
fn r01_the_last_one_may_have_sold() {
    let [first, second] = [g1844::PROFILE_1E, g1844::PROFILE_2E].map(|profile| {
        let table =
            elephant(profile, ROUND).play("buy RhB offering; pass; pass; sell RhB 1; pass; pass; pass; pass; pass");
        assert_eq!(table.turn(), "B RhB track");
        table.order()
    });
    assert_eq!((first.as_str(), second.as_str()), ("ABCD", "ABCD"));
    let table = elephant(g1844::PROFILE_1E, ROUND).play("pass; sell RhB 1; pass; pass; pass; pass; pass");
    assert_eq!(table.order(), "CABD");
}

/// [1844-RULING-81]
#[test]
fn the_order_stays_if_nobody_traded_or_the_first_one_follows() {
    for profile in [g1844::PROFILE_1E, g1844::PROFILE_2E] {
        let table = elephant(profile, &format!("order B D A C; {}", ROUND.replace("shares A", "shares B")));
        assert_eq!(table.play("pass; pass; pass; pass").order(), "BDAC");
        let last = table.play("pass; pass; pass; buy RhB offering; pass; pass; pass; pass");
        assert_eq!(last.order(), "BDAC");
    }
}

#[test]
fn r02_after_the_last_private_the_least_cash_begins_all_the_same() {
    for profile in game::Title::G1844.profiles() {
        let table = elephant(profile, "players 3; cash A 300 B 500 C 400; order B C A; auction P7 B");
        let table = table.play("bid 100; pass; bid 105; pass");
        assert_eq!((table.private("P7").as_str(), table.order().as_str()), ("A", "ACB"), "{}", profile.name());
    }
}

/// Cash alone makes the order, unless the group adds the variant by itself.
#[test]
fn r03_the_second_edition_has_no_variant() {
    assert_eq!(Table::at(ROUND).state.options().iter().count(), 0);
    let table = Table::at("players 3; cash A 300 B 500 C 400; RhB par=80 A=2 B=3; shares A");
    let table = table.play("pass; buy RhB offering; pass; pass; pass");
    assert_eq!((table.turn().as_str(), table.order().as_str()), ("B RhB track", "BCA"));
}
