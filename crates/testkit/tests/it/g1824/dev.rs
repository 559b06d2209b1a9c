//! 1824, chapter DEV: what 18xx.games does differently. `as_18xx_games` is a table by its rules, `at` one by the second
//! edition.

use game::State;
use game::g1824::companies::KK;
use game::state::Round;
use game::{notation, query};
use serde_json::Value;
use testkit::{Table, position};
use wire::g18xx::{BadGame, Game, Import, checkpoint};

use super::{as_18xx_games, at};

/// As 18xx.games plays it, by the first version of that profile's rules and by the newest.
fn versions(text: &str) -> [Table; 2] {
    [as_18xx_games(&format!("version 1; {text}")), as_18xx_games(text)]
}

fn both(text: &str) -> [Table; 2] {
    [as_18xx_games(text), at(text)]
}

fn log(players: u32, actions: &str) -> Game {
    let players: Vec<String> = (1..=players).map(|id| format!(r#"{{"id":{id},"name":"Player {id}"}}"#)).collect();
    let players = players.join(",");
    Game::read(&format!(r#"{{"title":"1824","players":[{players}],"actions":[{actions}]}}"#)).unwrap()
}

/// Goes on from the table with actions as a log of the site records them; its players are 1, 2, 3 …
fn replay_from(state: Option<State>, players: u32, actions: &str) -> Result<Table, BadGame> {
    let game = log(players, actions);
    let mut import = Import::new(&game)?;
    import.state = state.unwrap_or(import.state);
    for action in game.effective_actions() {
        import.step(action)?;
    }
    Ok(Table { state: import.state })
}

fn replay(table: &Table, actions: &str) -> Table {
    replay_from(Some(table.state), u32::from(table.state.seats()), actions).unwrap()
}

/// The rule by which a log is refused.
fn refused(table: &Table, actions: &str) -> &'static str {
    match replay_from(Some(table.state), u32::from(table.state.seats()), actions) {
        Err(BadGame::Refused { refusal, .. }) => refusal.rule.unwrap().0,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("{actions} was accepted"),
    }
}

fn pass(player: u32) -> String {
    format!(r#"{{"id":1,"type":"pass","entity":{player},"entity_type":"player"}}"#)
}

fn buy_company(player: u32, paper: &str, price: u32) -> String {
    format!(
        r#"{{"id":1,"type":"buy_company","entity":{player},"entity_type":"player","company":"{paper}","price":{price}}}"#
    )
}

fn operating_rounds(table: &Table) -> u8 {
    match table.state.round() {
        Round::Operating(round) => round.of,
        _ => 0,
    }
}

#[test]
fn r01_play_starts_in_phase_2_and_phases_have_the_names_of_trains() {
    let players = ["1", "2", "3", "4"].map(str::to_owned);
    let name = |state: &State| checkpoint(state, Value::Null, &players, &[])["phase"].clone();
    let start = replay_from(None, 4, "").unwrap();
    assert_eq!(name(&start.state), "2");
    let names: Vec<Value> = (1..=8).map(|phase| name(&as_18xx_games(&format!("phase {phase}")).state)).collect();
    assert_eq!(names, ["2", "2", "3", "4", "5", "6", "8", "10"]);
}

/// both sides
#[test]
fn r02_goods_trains_are_refused_until_a_company_has_bought_a_2() {
    let table = as_18xx_games("phase 2; no-goods; depot 2 8; BK par=80 A=5 cash=500 operated; turn BK train");
    assert_eq!(table.refused("train 1g 120"), "1824-DEV-02");
    let table = table.play("train 2 80");
    assert!(table.accepts("train 1g 120"));
    assert_eq!(table.refused("train 2g 240"), "1824-TRAIN-04");
}

#[test]
fn r02_a_2_sold_abroad_opens_no_goods_trains() {
    let table = as_18xx_games("phase 1; no-goods; depot 2 9; BH par=80 A=5 trains=1g operated; turn BH train");
    let table = table.play("done");
    assert_eq!(
        (table.phase(), table.depot().as_str(), table.state.g1824().unwrap().are_goods_open()),
        (2, "2 8", false)
    );
}

#[test]
fn r03_a_train_goes_abroad_after_the_first_set_though_no_2_was_bought() {
    let text = "phase 1; no-goods; depot 2 9; BH par=80 A=5 trains=1g operated; turn BH train";
    let depot = |profile: &str| Table::at(&format!("profile {profile}; {text}")).play("done").depot();
    assert_eq!(["1824-18xxgames", "1824-2e", "1824-1e"].map(depot), ["2 8", "2 8", "2 9"]);
}

#[test]
fn r04_a_set_has_three_operating_rounds_from_phase_5_on() {
    let rounds = |profile: &str| {
        let after = |phase: u8| {
            let text = format!("profile {profile}; phase {phase}; BH par=80 A=5 trains=5 operated; shares A");
            operating_rounds(&Table::at(&text).play("pass"))
        };
        [2, 3, 4, 5, 6, 7].map(after)
    };
    assert_eq!(rounds("1824-18xxgames"), [1, 2, 2, 3, 3, 3]);
    assert_eq!(rounds("1824-1e"), [1, 2, 2, 2, 3, 3]);
}

/// both sides. The crossing brings nothing within reach, the branch does, and green Prag is worth more.
#[test]
fn r05_an_upgrade_opens_new_track_or_changes_a_value() {
    let [site, book] = both("phase 3; BK par=80 A=5 operated; tile B9 57/1; tile B11 9/1; turn BK track");
    assert_eq!(site.refused("lay B11 20/1"), "1824-DEV-05");
    assert!(site.accepts("lay B11 23/1"));
    assert!(site.accepts("lay B9 14/0"));
    assert!(book.accepts("lay B11 20/1"));
}

/// both sides. Prag's line comes into B7 from the right; the new tile joins the two sides that it leads to. Nothing comes back
/// by them, unless another marker does.
#[test]
fn r05_new_track_counts_only_where_a_connection_runs_along_it() {
    let text = |markers: &str| {
        format!(
            "phase 5; BK par=80 A=5 operated markers={markers}; tile B9 57/1; tile B7 31/4; tile A8 3/0; tile A6 58/4;
                 tile B5 57/0; turn BK track"
        )
    };
    let [first, second] = versions(&text("B9"));
    assert!(first.accepts("lay B7 41/3"));
    assert_eq!(second.refused("lay B7 41/3"), "1824-DEV-05");
    assert!(as_18xx_games(&text("B9,B5")).accepts("lay B7 41/3"));
}

/// [1824-RULING-17]
#[test]
fn r06_each_sale_of_a_turn_drops_the_price() {
    let [site, book] = both("cash A 200; BK par=80 A=5 B=5 operated; shares A").map(|table| table.play("sell BK 1"));
    let site = site.play("sell BK 1");
    assert_eq!((site.cash("A"), site.cell("BK")), (200 + 80 + 70, (6, 2)));
    assert_eq!(book.refused("sell BK 1"), "1824-SR-25");
}

/// both sides
#[test]
fn r07_after_a_sale_a_coal_railway_is_not_exchanged_but_a_mountain_railway_is() {
    let text = "phase 3; EPP A=1 price=160; B1 A; BH par=80 A=4 B=4 operated; shares A";
    let [site, book] = both(text);
    assert!(site.accepts("coal EPP"));
    let [site, book] = [site, book].map(|table| table.play("sell BH 1"));
    assert_eq!(site.refused("coal EPP"), "1824-DEV-07");
    assert!(site.accepts("exchange B1 BK"));
    assert!(book.accepts("coal EPP"));
}

#[test]
fn r07_a_log_records_the_coal_exchange_as_special_buy() {
    let table = as_18xx_games("phase 3; cash B 500; EPP A=1 price=160 cash=40 trains=1g; shares A");
    let buy = r#"{"id":1,"type":"special_buy","entity":1,"entity_type":"player","description":"EPP","cost":0}"#;
    let table = replay(&table, buy);
    assert!(table.closed("EPP"));
    assert_eq!((table.director("BK"), table.certificate("BK")), ("A".to_owned(), "A".to_owned()));
}

/// both sides. Six players may have eleven certificates.
#[test]
fn r08_at_the_certificate_limit_no_mountain_railway_is_exchanged() {
    let text = |ms: u32| format!("players 6; phase 3; B1 A; BH par=60 A=6; MS par=60 A={ms}; shares A");
    let [site, book] = both(&text(6));
    assert_eq!(site.certificates("A"), 11);
    assert_eq!(site.refused("exchange B1 CL"), "1824-DEV-08");
    assert!(book.accepts("exchange B1 CL"));
    assert!(as_18xx_games(&text(5)).accepts("exchange B1 CL"));
}

/// The purchase of the first 4 is interrupted, B1's owner gives it up, B2's takes a share.
#[test]
fn r09_a_compulsory_mountain_exchange_interrupts_the_turn_and_may_be_passed() {
    let table = as_18xx_games("phase 3; depot 4 4; B1 A; B2 B; BH par=80 C=5 cash=700 operated; turn BH train");
    let table = table.play("train 4 280");
    assert_eq!(table.turn(), "A exchange B1");
    let table = replay(&table, &pass(1));
    assert_eq!((table.private("B1").as_str(), table.turn().as_str()), ("closed", "B exchange B2"));
    let exchange =
        r#"{"id":1,"type":"buy_shares","entity":"B2","entity_type":"company","shares":["BH_6"],"percent":10}"#;
    let table = replay(&table, exchange);
    assert_eq!((table.shares("BH", "B"), table.private("B2").as_str()), (1, "closed"));
    assert_eq!(table.turn(), "C BH train");
}

/// [1824-RULING-43] There the exchange is the first step of the share round, so the Staatsbahn is there already.
#[test]
fn r09_after_a_foreign_sale_the_staatsbahn_forms_before_the_mountain_exchange() {
    let text = "phase 3; depot 4 4; B1 A; SD1 B=1 operated trains=3; or 2 of 2; turn SD1 train";
    let [site, book] = both(text).map(|table| table.play("done"));
    assert_eq!([&site, &book].map(Table::turn), ["A exchange B1", "A exchange B1"]);
    assert_eq!((site.launched("SD"), book.launched("SD")), (true, false));
    assert!(book.play("exchange B1 BH").launched("SD"));
}

#[test]
fn r10_a_regional_completed_by_the_compulsory_coal_exchange_is_capitalised_at_once() {
    let text = "phase 4; depot 5 3; EPP A=1 price=160 cash=50 trains=2g; BK A=3; MS par=100 B=5 cash=900 operated;
                or 1 of 2; turn MS train";
    let table = as_18xx_games(text).play("train 5 400");
    assert!(table.closed("EPP") && table.launched("BK"));
    assert_eq!((table.treasury("BK"), table.trains("BK").as_str()), (8 * 80 + 50, "2g"));
    let table = table.play("train 2g 240 BK");
    assert_eq!((table.treasury("BK"), table.trains("MS").as_str()), (930, "5 2g"));
    // It sits this round out: the next turn is in the second one.
    let next = table.play("done");
    assert!(matches!(next.state.round(), Round::Operating(round) if round.number == 2));
    assert_eq!(next.turn(), "B MS track");
}

#[test]
fn r11_shares_of_the_staatsbahnen_are_sold_in_the_initial_round_without_office() {
    let buy = r#"{"id":1,"type":"buy_shares","entity":1,"entity_type":"player","shares":["SD_3"],"percent":10}"#;
    let table = replay(&as_18xx_games("cash A 500 B 500; opening A"), buy);
    assert_eq!((table.shares("SD", "A"), table.cash("A")), (1, 380));
    let unformed = as_18xx_games("SD A=6 B=2");
    assert_eq!((unformed.director("SD"), unformed.launched("SD")), ("nobody".to_owned(), false));
}

/// Everything is sold but the directors' certificates of the Staatsbahnen, which nobody can buy. The site waits for A, who
/// could pay one.
#[test]
fn r11_the_site_waits_for_whoever_could_pay_a_staatsbahn_s_directors_certificate() {
    let sold = "BK par=60 B=5 C=5; MS par=60 B=5 C=5; CL par=60 B=5 C=5; SB par=60 B=5 C=5; BH par=60 B=5 C=5;
                SD B=6 C=2; UG C=6 D=2; KK D=6 B=2";
    let turn =
        |cash: u32| both(&format!("cash A {cash} D 1000; {sold}; shares D")).map(|table| table.play("pass").turn());
    let [site, book] = turn(240);
    assert_eq!(site, "A shares");
    assert_ne!(book, "A shares");
    let [site, _] = turn(239);
    assert_ne!(site, "A shares");
}

/// Nobody holds two units; B is before A in playing order. Bozen is within reach.
const RECEIVERSHIP: &str =
    "order C B A D; phase 4; depot 4 2; tile G4 5/0; tile H3 6/1; BH par=80 C=5 operated trains=3;
                            SD formed A=1 B=1 cash=300 markers=G4";

/// both sides
#[test]
fn r12_in_receivership_a_staatsbahn_places_markers_runs_and_pays_but_neither_builds_nor_buys() {
    let table = as_18xx_games(&format!("{RECEIVERSHIP} trains=3; or 1 of 2; turn BH train")).play("done");
    assert_eq!(table.turn(), "B SD marker");
    assert_eq!(table.refused("lay G2 3/4"), "1824-STAAT-24b");
    let table = table.play("marker H3");
    assert_eq!((table.turn().as_str(), table.treasury("SD")), ("B SD run", 260));
    let table = table.play("run 3:G4-H3-H1");
    assert_eq!(table.turn(), "B SD dividend");
    let table = table.play("pay");
    assert_eq!((table.cash("A"), table.cash("B"), table.price("SD")), (7, 7, 130));
    // The set goes on: no train could be bought.
    assert_eq!(table.turn(), "B SD run");
    let buying = as_18xx_games(&format!("{RECEIVERSHIP} trains=3; turn SD train"));
    assert_eq!(buying.refused("train 4 280"), "1824-STAAT-24b");
}

#[test]
fn r12_in_receivership_a_staatsbahn_needs_no_train() {
    let table = as_18xx_games(&format!("{RECEIVERSHIP}; cash C 500; or 2 of 2; turn BH train")).play("done");
    let table = table.play("done");
    assert_eq!((table.price("SD"), table.trains("SD").as_str()), (110, ""));
    assert_eq!(table.turn(), "C shares");
}

#[test]
fn r12_receivership_is_the_first_player_s_while_nobody_has_a_unit_and_ends_with_two_units() {
    let nobody = RECEIVERSHIP.replace("A=1 B=1", "");
    let table = as_18xx_games(&format!("{nobody}; or 1 of 2; turn BH train")).play("done");
    assert_eq!(table.turn(), "C SD marker");
    let bought = as_18xx_games(&format!("{RECEIVERSHIP}; cash A 120; shares A")).play("buy SD");
    assert_eq!((bought.director("SD"), bought.certificate("SD")), ("A".to_owned(), "A".to_owned()));
}

/// [1824-RULING-22]
#[test]
fn r13_a_larger_holder_gets_the_office_after_a_coal_exchange_and_not_the_certificate() {
    let text = "phase 3; EPP A=1 price=160; BK B=4; shares A";
    let [site, book] = both(text).map(|table| table.play("coal EPP"));
    assert_eq!((site.director("BK"), site.certificate("BK")), ("B".to_owned(), "A".to_owned()));
    assert_eq!((book.director("BK"), book.certificate("BK")), ("B".to_owned(), "B".to_owned()));
    assert_eq!((site.certificates("A"), site.certificates("B")), (1, 4));
}

/// Formation of the k&k, whose forerunners both stand in Wien; the other two Staatsbahnen are there.
fn wien(tile: &str) -> String {
    format!(
        "phase 6; {tile} SD formed C=2 markers=G4 trains=6; UG formed C=2 markers=F17.1 trains=6; KK1 A=1 operated trains=4;
         KK2 B=1 operated; or 1 of 3 done KK1 SD UG; turn KK2 train; depot 6 2; cash B 600"
    )
}

/// What the k&k would pay for each marker that is left, one after the other.
fn marker_costs(table: &Table) -> Vec<i32> {
    let mut state = table.state;
    let mut costs = Vec::new();
    for hex in ["B5", "B15", "E8", "H15"] {
        costs.push(query::marker_cost(&state, KK).0);
        state = with_marker(&state, hex);
    }
    costs
}

/// The k&k has placed one more of its markers there.
fn with_marker(state: &State, hex: &str) -> State {
    let text = notation::write_position(state);
    let (before, of_kk) = text.split_once("\nKK ").unwrap();
    let (of_kk, after) = of_kk.split_once('\n').unwrap();
    let left = state[KK].markers_left();
    let of_kk = of_kk.replace(&format!("left={left}"), &format!("left={}", left - 1));
    let of_kk = of_kk.replace("markers=", &format!("markers={hex},"));
    position(&format!("{before}\nKK {of_kk}\n{after}"))
}

#[test]
fn r14_of_two_kk_markers_in_wien_the_chosen_one_is_returned_and_keeps_its_price() {
    let choose = |choice: &str| {
        format!(r#"{{"id":1,"type":"choose","entity":"KK","entity_type":"corporation","choice":"{choice}"}}"#)
    };
    let table = as_18xx_games(&wien("")).play("train 6 600");
    assert_eq!(table.turn(), "A keep E12");
    let first = replay(&table, &choose("Return one token"));
    assert_eq!((first.markers("KK").len(), first.markers_left("KK")), (1, 4));
    assert_eq!(marker_costs(&first), [40, 100, 100, 0]);
    let other = replay(&table, &choose("Return the other token"));
    assert_eq!(marker_costs(&other), [40, 100, 100, 100]);
    let side = |table: &Table, side: u8| {
        let at = table.state.markers_of(KK)[0];
        table.state.track().exits_of(at).has(board::Edge::new(side).unwrap())
    };
    assert!(side(&first, 2) && side(&other, 1));
    let book = at(&wien("")).play("train 6 600; keep 2");
    assert_eq!(marker_costs(&book), [40, 100, 100, 100]);
}

#[test]
fn r14_two_kk_markers_in_one_station_become_one_without_a_choice() {
    let table = as_18xx_games(&wien("tile E12 493/0;")).play("train 6 600");
    assert_eq!(table.state.pending(), None);
    assert_eq!((table.markers("KK").len(), table.markers_left("KK")), (1, 4));
    assert_eq!(marker_costs(&table), [40, 100, 100, 100]);
}

/// both sides. There is no way to go bankrupt.
#[test]
fn r15_debt_is_a_ledger_with_the_missing_cash_and_half_on_top() {
    let table =
        as_18xx_games("phase 2; depot 2 5; cash A 30; BH par=80 A=5 cash=21 operated; or 1 of 2; turn BH train");
    let table = table.play("train 2 80");
    assert_eq!((table.treasury("BH"), table.cash("A"), table.debt("A")), (0, 0, 44));
}

#[test]
fn r15_repaying_counts_as_acting_for_priority() {
    let whole = r#"{"id":1,"type":"payoff_player_debt","entity":1,"entity_type":"player"}"#;
    let part = r#"{"id":1,"type":"payoff_player_debt_partial","entity":1,"entity_type":"player","amount":12}"#;
    let table = as_18xx_games("debt A 50; cash A 80; BH par=80 B=5 trains=2 operated; order D A B C; shares A");
    let paid = replay(&table, whole);
    assert_eq!((paid.cash("A"), paid.debt("A")), (30, 0));
    assert_eq!((paid.order().as_str(), paid.turn().as_str()), ("BCDA", "B BH track"));
    let paid = replay(&table, part);
    assert_eq!((paid.cash("A"), paid.debt("A"), paid.turn().as_str()), (68, 38, "A shares"));
    assert_eq!(paid.play("repay 38").order(), "BCDA");
}

/// both sides. Nothing else is possible with 54, or a unit could be sold, or bought but for the debt.
#[test]
fn r15_a_debtor_with_cash_passes_only_instead_of_something_else() {
    let poor = "debt A 60; cash A 54 B 300; BH par=80 B=5 trains=2 operated; shares A";
    assert_eq!(as_18xx_games(poor).refused("pass"), "1824-DEV-15");
    assert!(as_18xx_games(&format!("version 1; {poor}")).accepts("pass"));
    assert_eq!(as_18xx_games(poor).play("repay 20").refused("pass"), "1824-DEV-15");
    assert!(as_18xx_games("debt A 60; cash A 54 B 300; BH par=80 A=1 B=5 trains=2 operated; shares A").accepts("pass"));
    assert!(as_18xx_games("debt A 60; cash A 80 B 300; BH par=80 B=5 trains=2 operated; shares A").accepts("pass"));
}

/// both sides. EPP becomes the director's certificate of BK.
#[test]
fn r15_after_an_exchange_a_debtor_repays() {
    let text =
        "phase 3; depot 3 5; debt A 60; cash A 54 B 300; EPP A=1 operated; BH par=80 B=5 trains=2 operated; shares A";
    let exchanged = as_18xx_games(text).play("coal EPP");
    assert_eq!(exchanged.turn(), "A shares");
    assert_eq!(exchanged.refused("pass"), "1824-DEV-15");
    assert_eq!(exchanged.play("repay 54").turn(), "B shares");
    assert_eq!(as_18xx_games(&format!("version 1; {text}")).play("coal EPP").turn(), "B shares");
}

/// both sides
#[test]
fn r17_nobody_borrows_for_a_train_of_their_own_other_company() {
    let text = "phase 3; depot 3 5; cash A 53; BH par=80 A=5 operated cash=100; MS par=70 A=5 operated trains=3;
                or 1 of 2; turn BH train";
    assert_eq!(as_18xx_games(text).refused("train 3 154 MS"), "1824-DEV-17");
    assert_eq!(as_18xx_games(text).play("train 3 153 MS").debt("A"), 0);
    assert_eq!(as_18xx_games(&format!("version 1; {text}")).play("train 3 180 MS").debt("A"), 41);
}

/// both sides. BK owns a train or none.
#[test]
fn r16_the_director_helps_a_company_without_a_train_to_any_train_of_the_bank() {
    let text = |trains: &str| {
        format!("phase 3; depot 3 5; cash A 400; BK par=80 A=5 cash=130 operated {trains}; turn BK train")
    };
    let owning = as_18xx_games(&text("trains=2"));
    assert_eq!(owning.refused("train 3 180"), "1824-EMR-06");
    assert_eq!(owning.refused("part 3"), "1824-EMR-07");
    let without = as_18xx_games(&text(""));
    for (train, left) in [("train 3 180", 350), ("train 2g 240", 290), ("train 1g 120", 400)] {
        assert_eq!(without.play(train).cash("A"), left);
    }
}

/// both sides. The treasury pays the cheapest train of the bank or does not; beyond the most expensive nothing more is sold.
#[test]
fn r16_shares_are_sold_only_if_the_treasury_cannot_pay_the_cheapest_train() {
    let text = |cash: u32| {
        format!(
            "phase 2; no-goods; depot 2 5; BK par=80 A=5 cash={cash} operated; MS par=100 A=3 B=5 operated; turn BK train"
        )
    };
    assert_eq!(as_18xx_games(&text(80)).refused("sell MS 1"), "1824-EMR-12b");
    let table = as_18xx_games(&text(79));
    assert_eq!(table.refused("sell MS 2"), "1824-EMR-12b");
    let table = table.play("sell MS 1");
    assert_eq!(table.cash("A"), 100);
    assert_eq!(table.refused("sell MS 1"), "1824-EMR-12b");
}

/// Half of the MS lies in the bank already.
#[test]
fn r16_the_bank_s_share_is_not_looked_at_in_emergency_sales() {
    let text = "phase 2; depot 2 5; BK par=80 A=5 operated; MS par=100 A=2 B=3 operated; turn BK train";
    let [site, book] = both(text);
    assert_eq!(site.play("sell MS 1").unsold("MS"), 6);
    assert_eq!(book.refused("sell MS 1"), "1824-SR-22");
}

/// The catalogue does not say so, but the site's logs do it: BK owns a train and could buy another.
#[test]
fn r16_shares_are_sold_in_any_train_step_in_which_a_train_could_be_bought() {
    let text = |limit: &str| {
        format!(
            "phase 3; depot 3 5; BK par=80 A=5 cash=50 operated trains={limit}; MS par=100 A=3 B=5 operated trains=2; turn BK train"
        )
    };
    let [site, book] = both(&text("2"));
    assert_eq!(site.play("sell MS 1").cash("A"), 100);
    assert_eq!(book.refused("sell MS 1"), "1824-EMR-06");
    // Without room there is no such step.
    assert_eq!(as_18xx_games(&text("2,2,2,2")).refused("sell MS 1"), "1824-EMR-01");
}

/// both sides. Nobody is asked.
#[test]
fn r17_another_director_s_train_costs_face_value_and_needs_no_consent() {
    let text = "phase 3; depot 3 5; BK par=80 A=5 cash=300 operated; MS par=70 B=5 operated trains=3; turn BK train";
    let [site, book] = both(text);
    for price in [179, 181] {
        assert_eq!(site.refused(&format!("train 3 {price} MS")), "1824-TRAIN-30");
    }
    let bought = site.play("train 3 180 MS");
    assert_eq!((bought.trains("BK").as_str(), bought.treasury("MS")), ("3", 180));
    assert_eq!(book.play("train 3 180 MS").turn(), "B offer MS");
}

/// both sides. From 1 to the whole treasury; with the director's money up to face value.
#[test]
fn r17_an_own_company_s_train_costs_1_up_to_the_treasury_or_face_value() {
    let text = |cash: u32| {
        format!(
            "phase 3; depot 3 5; cash A 500; BK par=80 A=5 cash={cash} operated; MS par=70 A=5 operated trains=3; turn BK train"
        )
    };
    let rich = as_18xx_games(&text(300));
    assert_eq!(rich.refused("train 3 0 MS"), "1824-TRAIN-29");
    assert!(rich.accepts("train 3 1 MS"));
    assert!(rich.accepts("train 3 300 MS"));
    assert!(!rich.accepts("train 3 301 MS"));
    let poor = as_18xx_games(&text(100));
    assert_eq!(poor.play("train 3 180 MS").cash("A"), 420);
    assert_eq!(poor.refused("train 3 181 MS"), "1824-EMR-05");
}

/// The log has a pass wherever a gulden would do for somebody else's train.
#[test]
fn r17_the_site_waits_where_one_gulden_could_buy_a_train() {
    let text = "phase 3; depot 3 5; BK par=80 A=5 cash=1 operated trains=2; MS par=70 B=5 operated trains=3;
                turn BK dividend revenue=50";
    let [site, book] = both(text).map(|table| table.play("pay").turn());
    assert_eq!((site.as_str(), book.as_str()), ("A BK train", "B MS track"));
}

#[test]
fn r18_after_the_coal_exchange_the_mine_takes_no_marker_and_goods_trains_still_start_there() {
    let table = as_18xx_games("phase 3; EPP A=1 price=120 operated; MS par=70 B=5; shares A").play("coal EPP");
    assert!(table.closed("EPP") && table.markers("EPP").is_empty());
    let text = "phase 3; MS par=70 B=5 cash=500 markers=B5 trains=1g; tile B5 6/3";
    assert_eq!(as_18xx_games(&format!("{text}; turn MS marker")).refused("marker C6"), "1824-TOK-08");
    assert_eq!(as_18xx_games(&format!("{text}; turn MS run")).play("run 1g:C6-B5; pay").treasury("MS"), 510);
}

#[test]
fn r19_the_score_counts_book_values_and_subtracts_debt() {
    let table = as_18xx_games("cash A 100; debt A 30; B1 A; EPP A=1 price=160; SD1 A=1; SD2 A=1; BH par=80 A=2");
    assert_eq!(table.wealth("A"), 100 - 30 + 120 + 160 + 240 + 120 + 2 * 80);
}

#[test]
fn r20_there_are_20_cards_of_the_10() {
    let [site, book] = both("");
    assert_eq!(site.state.edition().trains[6].cards, Some(20));
    assert_eq!(book.state.edition().trains[6].cards, None);
    let last = "phase 8; depot 10 1; SD formed A=2 cash=2000 markers=G4 trains=8; turn SD train";
    let [site, book] = both(last).map(|table| table.play("train 10 1000"));
    assert_eq!(site.refused("train 10 1000"), "1824-TRAIN-03");
    assert!(book.accepts("train 10 1000"));
}

#[test]
fn r21_any_legal_routes_are_taken_as_declared() {
    let text = "phase 3; BK par=80 A=5 operated trains=3; tile B5 57/1; tile B7 9/1; tile B9 57/1; turn BK run";
    let [site, book] = both(text);
    assert_eq!(site.play("run 3:B9-B7-B5; withhold").treasury("BK"), 40);
    assert_eq!(book.refused("run 3:B9-B7-B5"), "1824-RUN-24b");
}

/// [1824-RULING-44] both sides. The k&k may own three; KK2 brings its second and third, too many by one.
#[test]
fn r22_a_surplus_after_a_merger_is_chosen_among_the_trains_just_merged() {
    let text = "phase 6; depot 6 2; SD formed C=2 markers=G4 trains=6; UG formed C=2 markers=F17.1 trains=6;
                KK1 A=1 operated trains=4,5; KK2 B=1 markers=G10 trains=4,3g; or 1 of 3 done KK1 SD UG; turn KK2 train";
    let [site, book] = both(text).map(|table| table.play("done"));
    assert_eq!([&site, &book].map(Table::turn), ["A surrender KK", "A surrender KK"]);
    let first = as_18xx_games(&format!("version 1; {text}")).play("done");
    assert_eq!(first.refused("surrender 5"), "1824-DEV-22");
    // A rule of its screens, not of its engine.
    assert!(site.accepts("surrender 5"));
    assert_eq!(site.play("surrender 3g").trains("KK"), "4 4 5");
    assert_eq!(site.play("surrender 4").trains("KK"), "4 5 3g");
    assert_eq!(book.play("surrender 5").trains("KK"), "4 4 3g");
}

#[test]
fn r22_a_company_at_its_limit_loses_all_trains_of_the_next_minor() {
    let text =
        "phase 4; depot 4 2; SD1 A=1 operated trains=3,4; SD2 B=1 operated trains=3,4; SD3 C=1 operated trains=3,2g;
                or 1 of 2 done SD1 SD2; turn SD3 train";
    let [site, book] = both(text).map(|table| table.play("done"));
    assert_eq!((site.trains("SD").as_str(), site.state.pending()), ("3 3 4 4", None));
    assert_eq!(book.turn(), "A surrender SD");
}

/// both sides
#[test]
fn r22_every_company_above_its_limit_may_discard_first() {
    let text = "phase 3; depot 4 4; MS par=100 A=5 operated trains=3,3,3,3; BK par=80 B=5 operated trains=3,3,3,3;
                SD2 D=1 cash=280 operated; turn SD2 train";
    let table = as_18xx_games(text).play("train 4 280");
    assert_eq!(table.turn(), "B surrender BK");
    assert_eq!(table.play("surrender MS 3").trains("MS"), "3 3 3");
    assert_eq!(table.refused("surrender MS 2"), "1824-TRAIN-14");
    let first = as_18xx_games(&format!("version 1; {text}")).play("train 4 280");
    assert!(!first.accepts("surrender MS 3"));
}

/// The catalogue does not say so, but the site's logs do it: BH, BK, CL, MS, SB, SD, KK, UG, whatever their prices.
#[test]
fn r22_above_a_lowered_limit_companies_discard_in_the_order_of_the_site_s_list() {
    let text = "phase 3; depot 4 4; MS par=100 A=5 operated trains=3,3,3,3; BK par=80 B=5 operated trains=3,3,3,3;
                BH par=60 C=5 operated trains=3,3,3,3; SD2 D=1 cash=280 operated; turn SD2 train";
    let order = |mut table: Table| {
        let mut asked = Vec::new();
        while let Some((_, company)) = table.turn().split_once(" surrender ") {
            asked.push(company.to_owned());
            table = table.play("surrender 3");
        }
        asked.join(" ")
    };
    let [site, book] = both(text).map(|table| order(table.play("train 4 280")));
    assert_eq!((site.as_str(), book.as_str()), ("BH BK MS", "MS BK BH"));
}

/// A Coal Railway at its chosen price, a Pre-Staatsbahn, a Mountain Railway; then all pass.
#[test]
fn r24_minors_are_bought_as_companies_and_close_if_unsold() {
    let bought = [buy_company(3, "EPP", 160), buy_company(2, "SD1", 240), buy_company(1, "B2", 120)].join(",");
    let table = replay_from(None, 3, &bought).unwrap();
    assert_eq!((table.director("EPP"), table.price("BK"), table.treasury("EPP")), ("C".to_owned(), 80, 40));
    assert_eq!(
        (table.director("SD1"), table.treasury("SD1"), table.private("B2")),
        ("B".to_owned(), 240, "A".to_owned())
    );
    let passes = [pass(1), pass(2), pass(3)].join(",");
    let table = replay_from(None, 3, &format!("{bought},{passes}")).unwrap();
    assert!(["EOD", "MLB", "SPB", "SD2", "KK1"].iter().all(|minor| table.closed(minor)));
    assert_eq!((table.private("B1"), table.private("B2")), ("closed".to_owned(), "A".to_owned()));
    assert_eq!(table.turn(), "C EPP track");
}

/// The catalogue does not say so, but the site's logs do it: a Coal Railway seems affordable to everybody.
#[test]
fn r24_while_a_coal_railway_is_unsold_the_initial_round_waits_for_everybody() {
    let unsold = "cash A 119; opening A";
    let all_sold = "cash A 59; EPP D=1 price=120; EOD D=1 price=120; MLB D=1 price=120; SPB D=1 price=120; opening A";
    let next = |text: &str| both(text).map(|table| table.play("pass").turn());
    assert_eq!(next(unsold)[0], "B opening");
    assert_ne!(next(unsold)[1], "B opening");
    assert_ne!(next(all_sold)[0], "B opening");
}

/// both sides
#[test]
fn r25_a_part_exchange_is_a_purchase_with_exchange_once_a_round() {
    let buy = |id: u32, train: &str, price: u32, exchange: &str| {
        format!(
            r#"{{"id":{id},"type":"buy_train","entity":"BK","entity_type":"corporation","train":"{train}","price":{price},"variant":"3","exchange":"{exchange}"}}"#
        )
    };
    let table = as_18xx_games("phase 3; depot 3 5; BK par=80 A=5 cash=500 operated trains=2,2; turn BK train");
    let once = replay(&table, &buy(1, "3-2", 140, "2-0"));
    assert_eq!((once.trains("BK").as_str(), once.treasury("BK")), ("2 3", 360));
    let twice = format!("{},{}", buy(1, "3-2", 140, "2-0"), buy(2, "3-3", 140, "2-1"));
    assert_eq!(refused(&table, &twice), "1824-TRAIN-21");
}

/// both sides. The catalogue does not say so, but the site's logs do it.
#[test]
fn r25_at_the_limit_a_company_that_could_exchange_buys_and_discards() {
    let text =
        |trains: &str| format!("phase 4; depot 4 3; BK par=80 A=5 cash=500 operated trains={trains}; turn BK train");
    let [site, book] = both(&text("3,3,3"));
    let bought = site.play("train 4 280");
    assert_eq!(bought.turn(), "A surrender BK");
    assert_eq!(bought.play("surrender 3").trains("BK"), "3 3 4");
    assert_eq!(book.refused("train 4 280"), "1824-TRAIN-12");
    assert_eq!(as_18xx_games(&text("4,4,4")).refused("train 4 280"), "1824-TRAIN-12");
}

/// BH needs a train; with a share of the MS sold for it, the CL comes before the MS.
#[test]
fn r26_an_emergency_sale_changes_who_operates_next() {
    let text = "phase 2; depot 2 5; BH par=100 A=5 operated; MS par=90 A=3 B=4 operated trains=2; CL par=80 C=5 operated trains=2;
                or 1 of 2";
    for table in both(&format!("{text}; turn BH train")) {
        let table = table.play("sell MS 1; train 2 80");
        assert_eq!((table.price("MS"), table.price("CL")), (80, 80));
        assert_eq!(table.turn(), "C CL track");
    }
    for table in both(&format!("{text}; cash A 80; turn BH train")) {
        assert_eq!(table.play("train 2 80").turn(), "B MS track");
    }
}

/// The EPP builds to Pilsen and runs; nothing else is in the log.
#[test]
fn r27_the_split_of_a_minor_needs_no_dividend_in_the_log() {
    let passes = [2, 1, 1, 2, 3].map(pass).join(",");
    let start = format!("{},{passes}", buy_company(3, "EPP", 120));
    let lay =
        r#"{"id":5,"type":"lay_tile","entity":"EPP","entity_type":"corporation","hex":"B5","tile":"6-0","rotation":3}"#;
    let run = r#"{"id":6,"type":"run_routes","entity":"EPP","entity_type":"corporation","routes":[{"train":"1g-0",
                 "connections":[["B5","C6"]],"hexes":["B5","C6"],"revenue":20}]}"#;
    let before = replay_from(None, 3, &format!("{start},{lay}")).unwrap();
    assert_eq!((before.turn().as_str(), before.cash("C")), ("C EPP run", 700));
    let after = replay_from(None, 3, &format!("{start},{lay},{run}")).unwrap();
    assert_eq!((after.cash("C"), after.treasury("EPP")), (710, 10 + 10));
    assert!(matches!(after.state.round(), Round::Shares(_)));
}

#[test]
fn r27_a_major_without_income_drops_without_a_dividend_in_the_log() {
    let table = as_18xx_games("depot 2 5; cash A 100; BH par=80 A=5 operated trains=2; turn BH track");
    let done = r#"{"id":1,"type":"pass","entity":"BH","entity_type":"corporation"}"#;
    assert_eq!(replay(&table, done).price("BH"), 70);
}

/// The catalogue does not say so, but the checkpoints of the site show it.
#[test]
fn r27_mine_money_is_paid_with_the_dividend() {
    let table =
        as_18xx_games("phase 5; BK par=80 A=5 markers=B5 trains=1g; tile B5 6/3; turn BK run").play("run 1g:C6-B5");
    assert_eq!((table.turn().as_str(), table.treasury("BK")), ("A BK dividend", 0));
    assert_eq!(table.play("pay").treasury("BK"), 40);
}

#[test]
fn r28_formation_and_foreign_sale_happen_between_rounds_without_an_action() {
    let text = "phase 4; depot 4 3; cash A 500; SD1 A=1 cash=30 operated trains=3; SD2 B=1 operated trains=3;
                or 2 of 2 done SD1; turn SD2 train";
    let done = r#"{"id":1,"type":"pass","entity":"SD2","entity_type":"corporation"}"#;
    let table = replay(&as_18xx_games(text), done);
    assert_eq!((table.depot().as_str(), table.turn().as_str()), ("4 2", "A shares"));
    assert_eq!(
        (table.director("SD"), table.treasury("SD"), table.trains("SD")),
        ("A".to_owned(), 120 * 7 + 30, "3 3".to_owned())
    );
}

/// The catalogue does not say so, but the site's logs do it: the place is kept for nobody, and the marker takes none.
#[test]
fn r28_a_staatsbahn_without_forerunners_gets_its_home_marker_in_its_first_turn_beside_the_places() {
    let text = "phase 4; depot 4 3; SD A=3; KK1 B=1 operated trains=3; BH par=80 C=5 operated trains=3;
                or 1 of 2 done KK1; turn BH train";
    let formed = both(text).map(|table| table.play("done"));
    assert_eq!([0, 1].map(|table| formed[table].markers("SD").len()), [0, 1]);
    let home = formed[0].state.home(formed[0].state.edition().company_named("SD").unwrap()).unwrap();
    let in_turn = formed.map(|table| table.play("done"));
    assert_eq!([&in_turn[0], &in_turn[1]].map(Table::turn), ["A SD track", "A SD track"]);
    assert_eq!([0, 1].map(|table| in_turn[table].markers("SD").len()), [1, 1]);
    assert_eq!([0, 1].map(|table| in_turn[table].state.places_taken(home)), [0, 1]);
    // With the next tile on Wien the marker takes its place.
    let site = as_18xx_games("phase 4; SD formed A=3 cash=20 markers=E12.0 beside trains=3; turn SD track");
    assert_eq!(site.state.places_taken(home), 0);
    assert_eq!(site.play("lay E12 499/0").state.places_taken(home), 1);
}

/// The catalogue does not say so, but the site's logs do it. Here the SD has yet to form.
#[test]
fn r28_the_first_version_keeps_no_place_for_a_staatsbahn_without_forerunners() {
    let near =
        "KK1 B=1; MS par=70 A=5 cash=100 markers=E14; tile E14 5/0; tile F13 7/2; tile E12 491/0; turn MS marker";
    let [site, book] = [as_18xx_games(&format!("version 1; {near}")), at(near)];
    assert!(site.accepts("marker E12.0"));
    assert_eq!(book.refused("marker E12.0"), "1824-TOK-11");
}

#[test]
fn r29_the_last_set_ends_without_foreign_sale_and_formation_and_the_bank_may_be_negative() {
    let text = "phase 4; depot 4 3; bank 20; SD1 A=1 operated trains=3; BH par=80 C=5 operated trains=3;
                or 2 of 2 done SD1; turn BH dividend revenue=100";
    let table = as_18xx_games(text).play("pay");
    assert_eq!((table.bank(), table.turn().as_str()), (-30, "over"));
    assert_eq!((table.depot().as_str(), table.launched("SD")), ("4 3", false));
    assert_eq!(table.cash("C"), 50);
}

#[test]
fn r29_a_break_in_a_share_round_lets_one_more_set_be_played() {
    let text = "broken; phase 2; depot 2 5; BH par=80 C=5 operated trains=2; shares C";
    let table = as_18xx_games(text).play("pass");
    assert_eq!(table.turn(), "C BH track");
    assert_eq!(table.play("done").turn(), "over");
}

/// The catalogue does not say so: exactly emptied, the bank is not yet broken for the site.
#[test]
fn r29_the_bank_is_broken_only_by_a_payment_beyond_its_cash() {
    let text = "phase 2; depot 2 5; bank 50; BH par=80 C=5 operated trains=2; turn BH dividend revenue=100";
    let [site, book] = both(text).map(|table| table.play("pay").turn());
    assert_eq!(book, "over");
    assert_ne!(site, "over");
}

/// both sides. Eleven certificates, a minor and a Mountain Railway among them, and one too many.
#[test]
fn r30_all_papers_count_and_the_duty_to_sell_down_stands_only_if_a_sale_is_possible() {
    let text = |operated: &str, bh: u32| {
        format!("players 6; B1 A; SD1 A=1; MS par=60 A=6; BH par=60 A={bh} B=3 {operated}; CL par=60 A=1; shares A")
    };
    let over = as_18xx_games(&text("operated", 6));
    assert_eq!((over.certificates("A"), over.refused("pass")), (13, "1824-SR-12"));
    assert!(over.play("sell BH 2").accepts("pass"));
    let stuck = as_18xx_games(&text("", 6));
    assert_eq!(stuck.certificates("A"), 13);
    assert!(stuck.accepts("pass"));
}

#[test]
fn r31_companies_and_papers_have_the_site_s_ids() {
    let edition = as_18xx_games("").state.edition();
    let ids: Vec<&str> = edition.companies.iter().map(|company| company.symbol).collect();
    let expected = "EPP EOD MLB SPB SD1 SD2 SD3 UG1 UG2 KK1 KK2 BK MS CL SB BH SD UG KK";
    assert_eq!(ids.join(" "), expected);
    assert_eq!(edition.privates.len(), 6);
    let bought = buy_company(4, "B6", 120);
    assert_eq!(replay_from(None, 4, &bought).unwrap().private("B6"), "D");
}

/// The first purchase is undone and redone, the second undone for good; a programme and what it passes follow.
#[test]
fn r33_undo_redo_and_programmed_actions_are_resolved() {
    let undo = r#"{"id":2,"type":"undo","entity":3,"entity_type":"player"}"#;
    let redo = r#"{"id":3,"type":"redo","entity":3,"entity_type":"player"}"#;
    let program = format!(
        r#"{{"id":8,"type":"program_share_pass","entity":1,"entity_type":"player","auto_actions":[{}]}}"#,
        pass(1)
    );
    let actions = [
        buy_company(3, "EPP", 120),
        undo.to_owned(),
        redo.to_owned(),
        buy_company(2, "SD1", 240),
        undo.to_owned(),
        buy_company(2, "SD2", 120),
        program,
    ];
    let table = replay_from(None, 3, &actions.join(",")).unwrap();
    assert_eq!(["EPP", "SD1", "SD2"].map(|minor| table.director(minor)), ["C", "nobody", "B"]);
    assert_eq!((table.cash("B"), table.cash("C"), table.turn().as_str()), (700, 700, "A opening"));
}

#[test]
fn r35_trains_of_an_unopened_regional_can_be_bought() {
    let text = "phase 3; depot 3 5; BK par=80 A=2 trains=2g; MS par=70 B=5 cash=300 operated; turn MS train";
    let [site, book] = both(text);
    assert!(!site.launched("BK"));
    let bought = site.play("train 2g 240 BK");
    assert_eq!((bought.trains("MS").as_str(), bought.treasury("BK")), ("2g", 240));
    assert_eq!(book.play("train 2g 240 BK").turn(), "A offer BK");
    let first = Table::at(&format!("profile 1824-1e; {text}"));
    assert_eq!(first.refused("train 2g 240 BK"), "1824-COAL-29a");
}

/// both sides. 200 in hand and 90 for a share: without it 200 would be there, which the 180 costs less than.
#[test]
fn r37_after_a_sale_a_train_is_bought_that_needs_it() {
    let text = "phase 3; depot 3 5; cash A 200; BK par=80 A=5 operated; MS par=90 A=3 B=5 operated; turn BK train";
    let [first, second] = versions(text);
    assert!(second.accepts("train 3 180"));
    let [first, second] = [first, second].map(|table| table.play("sell MS 1"));
    assert_eq!(second.cash("A"), 290);
    for train in ["train 3 180", "train 1g 120"] {
        assert!(first.accepts(train));
        assert_eq!(second.refused(train), "1824-DEV-37");
    }
    // It holds for further trains too, as far as the treasury does not pay them.
    let bought = second.play("train 2g 240");
    assert_eq!((bought.cash("A"), bought.trains("BK").as_str()), (50, "2g"));
}

/// both sides
#[test]
fn r37_what_the_treasury_pays_is_free_of_it_and_so_is_another_directors_train() {
    let text = "phase 3; depot 3 5; BK par=80 A=5 cash=100 operated; MS par=90 A=3 B=5 operated trains=2;
                CL par=80 A=5 operated trains=2,3; turn BK train";
    let table = as_18xx_games(text).play("sell MS 1");
    // 100 and 90, of which the last share has brought 90.
    assert_eq!(table.refused("train 3 100 CL"), "1824-DEV-37");
    assert!(table.accepts("train 3 101 CL"));
    assert!(table.accepts("train 2 1 CL"));
    assert!(table.accepts("train 2 80 MS"));
}

/// A part exchange is paid by the treasury alone, so it never needs a sale.
#[test]
fn r37_no_part_exchange_follows_a_sale() {
    let text = "phase 3; no-goods; depot 3 5; BK par=80 A=5 cash=150 operated trains=2; MS par=90 A=3 B=5 operated;
                turn BK train";
    let table = as_18xx_games(text);
    assert!(table.accepts("part 3"));
    let sold = table.play("sell MS 1");
    assert_eq!(sold.refused("part 3"), "1824-DEV-37");
    assert_eq!(sold.turn(), "A BK train");
}

/// The cheapest and the most expensive train that are left say whether more is sold.
#[test]
fn r37_the_trains_that_are_left_say_whether_more_is_sold() {
    let text = "phase 3; depot 3 5; cash A 100; BK par=80 A=5 cash=110 operated; MS par=90 A=4 B=5 operated;
                turn BK train";
    let table = as_18xx_games(text).play("sell MS 1");
    // The 1g at 120 and the 3 at 180 are gone, the 2g at 240 is not: 300 is enough for it.
    assert_eq!(table.refused("sell MS 1"), "1824-EMR-12b");
    assert!(table.accepts("train 2g 240"));
}

/// The 1g costs 120, which is too much; the 2 costs 80, which a Coal Railway may not buy.
#[test]
fn r38_a_coal_railway_s_train_step_waits_for_a_price_of_any_train() {
    let text = |cash: u32| {
        format!(
            "phase 2; depot 2 5; EPP A=1 price=160 cash={cash} operated trains=1g; MS par=80 A=3 B=5 operated;
                 or 1 of 1; turn EPP track"
        )
    };
    let [first, second] = versions(&text(80)).map(|table| table.play("done"));
    assert_eq!((first.turn().as_str(), second.turn().as_str()), ("B MS track", "A EPP train"));
    assert_eq!(second.refused("train 2 80"), "1824-COAL-12");
    assert_eq!(second.play("sell MS 1").cash("A"), 80);
    assert_eq!(second.play("done").turn(), "B MS track");
    assert_eq!(as_18xx_games(&text(79)).play("done").turn(), "B MS track");
    // Nobody has bought a 2 yet: there is no goods train.
    let closed = as_18xx_games(&format!("no-goods; {}", text(80)));
    assert_eq!(closed.play("done").turn(), "B MS track");
}

#[test]
fn r38_a_pass_of_a_coal_railway_ends_its_train_step() {
    let text = "phase 2; depot 2 5; EPP A=1 price=160 cash=80 operated trains=1g; MS par=80 A=3 B=5 operated;
                or 1 of 1; turn EPP train";
    let sale = r#"{"id":1,"type":"sell_shares","entity":1,"entity_type":"player","shares":["MS_1"],"percent":10}"#;
    let done = r#"{"id":2,"type":"pass","entity":"EPP","entity_type":"corporation"}"#;
    let table = replay(&as_18xx_games(text), &format!("{sale},{done}"));
    assert_eq!((table.cash("A"), table.turn().as_str()), (80, "B MS track"));
}

/// both sides. A has nothing but the certificate, C directs with 30 %, and 40 % lie in the bank.
#[test]
fn r39_a_certificate_apart_from_the_office_can_be_sold_for_one_share_or_two() {
    let text = |d: &str| format!("MS par=80 A=2 C=3 B=1 {d} cert=A operated; shares A");
    let [first, second] = versions(&text(""));
    assert_eq!(first.refused("sell MS 1"), "1824-DIR-08");
    let sold = second.play("sell MS 1");
    assert_eq!((sold.cash("A"), sold.shares("MS", "A"), sold.unsold("MS")), (80, 0, 6));
    assert_eq!(
        (sold.price("MS"), sold.certificate("MS"), sold.director("MS")),
        (70, "bank".to_owned(), "C".to_owned())
    );
    assert_eq!(second.refused("sell MS 2"), "1824-SR-22");
    let sold = as_18xx_games(&text("D=1")).play("sell MS 2");
    assert_eq!((sold.cash("A"), sold.shares("MS", "A"), sold.unsold("MS")), (160, 0, 5));
    // Somebody else has to hold 20 %.
    let alone = as_18xx_games("MS par=80 A=5 B=1 C=1 D=1 director=B cert=A operated; shares A");
    assert_eq!(alone.refused("sell MS 4"), "1824-DEV-39");
    assert!(alone.accepts("sell MS 3"));
}

/// A log of the site says what the block counts.
#[test]
fn r39_a_log_tells_what_the_certificate_counts() {
    let table = as_18xx_games("MS par=80 A=2 C=3 B=2 D=1 cert=A operated; shares A");
    let sale = |percent: u32| {
        format!(
            r#"{{"id":1,"type":"sell_shares","entity":1,"entity_type":"player","shares":["MS_0"],"percent":{percent}}}"#
        )
    };
    assert_eq!([10, 20].map(|percent| replay(&table, &sale(percent)).cash("A")), [80, 160]);
}

/// A has sold the certificate as one share, so one share stays in the tally: C has to fall below that.
#[test]
fn r39_the_office_goes_by_the_tally_and_dividends_by_the_papers() {
    let text = "MS par=80 A=2 B=2 C=3 cert=A operated trains=2; BH par=80 D=5 operated; order A C B D; shares A";
    let table = as_18xx_games(text).play("sell MS 1; pass");
    let tally = |table: &Table, seat: u8| {
        let company = table.state.edition().company_named("MS").unwrap();
        table.g1824().tally_beyond_papers(company, game::PlayerId::in_seat(seat).unwrap())
    };
    assert_eq!([0, 1, 2].map(|seat| tally(&table, seat)), [1, 0, 0]);
    // 30 % to 20 %: C stays, B has no more. Then the office goes to B.
    let table =
        as_18xx_games("MS par=80 B=2 C=3 D=4 cert=D director=C operated; tally MS D -3; order C B D A; shares C");
    let once = table.play("sell MS 1");
    assert_eq!(once.director("MS"), "C");
    let twice = once.play("sell MS 1");
    assert_eq!((twice.director("MS"), twice.certificate("MS")), ("B".to_owned(), "D".to_owned()));
}

/// [1824-EMR-11] C keeps the office by the tally, though B holds more papers.
#[test]
fn r39_an_emergency_sale_asks_the_tally_whether_the_director_changes() {
    let text = |tally: &str| {
        format!(
            "phase 2; no-goods; depot 2 5; MS par=80 B=3 C=3 A=2 cert=A director=C operated; BK par=80 C=5 operated;
                 {tally} turn BK train"
        )
    };
    assert_eq!(as_18xx_games(&text("")).refused("sell MS 1"), "1824-EMR-11");
    assert!(as_18xx_games(&text("tally MS C 1;")).accepts("sell MS 1"));
}

/// B holds 20 %, buys the certificate for twice the price and leads C: two papers go to C, and the tally remains.
#[test]
fn r40_who_buys_the_certificate_and_leads_takes_the_office_and_gives_papers_away() {
    let text = "cash B 500; MS par=80 A=2 B=2 C=3 cert=A operated; BH par=80 D=5; shares A";
    let table = as_18xx_games(text).play("sell MS 1; pass");
    assert_eq!(table.turn(), "B shares");
    let bought = table.play("buy MS offering double");
    assert_eq!(
        (bought.cash("B"), bought.director("MS"), bought.certificate("MS")),
        (360, "B".to_owned(), "B".to_owned())
    );
    assert_eq!(["A", "B", "C"].map(|player| bought.shares("MS", player)), [0, 2, 5]);
    assert_eq!(bought.unsold("MS"), 3);
}

/// A log has it as a purchase of 20 %. C holds as much as the buyer then and stays.
#[test]
fn r40_who_does_not_lead_gets_the_certificate_alone() {
    let text = "cash B 500; MS par=80 A=2 B=1 C=3 cert=A operated; BH par=80 D=5; shares A";
    let table = as_18xx_games(text).play("sell MS 1; pass");
    let buy = r#"{"id":1,"type":"buy_shares","entity":2,"entity_type":"player","shares":["MS_0"],"percent":20}"#;
    let bought = replay(&table, buy);
    assert_eq!((bought.director("MS"), bought.certificate("MS")), ("C".to_owned(), "B".to_owned()));
    assert_eq!(["B", "C"].map(|player| bought.shares("MS", player)), [3, 3]);
}

/// The limit of 60 % and the price of two shares hold for it as for any purchase.
#[test]
fn r40_the_certificate_costs_two_shares_and_counts_as_two() {
    let text = |cash: u32, d: u32| {
        format!("cash B {cash}; MS par=80 A=2 B={d} C=3 cert=A director=C operated; BH par=80 D=5; shares A")
    };
    let table = |cash: u32, units: u32| as_18xx_games(&text(cash, units)).play("sell MS 1; pass");
    assert_eq!(table(139, 2).refused("buy MS offering double"), "1824-SR-19");
    assert_eq!(table(500, 5).refused("buy MS offering double"), "1824-SR-13");
    assert!(table(500, 4).accepts("buy MS offering double"));
    // It is not started anew.
    assert_eq!(table(500, 4).refused("start MS 80"), "1824-REG-07");
}

/// both sides. Two of three places are taken, and the k&k, of whose forerunners none plays, claims the other.
#[test]
fn r41_a_claimed_place_is_kept() {
    let text = |markers: &str| {
        format!(
            "phase 5; claim KK 2; tile E12 493/0; tile E14 5/0; BK par=80 B=5 markers=E12.1; CL par=80 C=5 {markers};
                 MS par=70 A=5 cash=100 markers=E14; turn MS marker"
        )
    };
    assert_eq!(as_18xx_games(&text("markers=E12.1")).refused("marker E12.1"), "1824-DEV-41");
    assert!(as_18xx_games(&text("")).accepts("marker E12.1"));
    let unclaimed = text("markers=E12.1").replace("claim KK 2; ", "");
    assert!(as_18xx_games(&unclaimed).accepts("marker E12.1"));
}

fn claims(table: &Table, company: &str) -> (usize, usize) {
    let company = table.state.edition().company_named(company).unwrap();
    let home = table.state.home(company).unwrap();
    (table.state.places_claimed(home), table.state.places_taken(home))
}

/// The SD has the first place of its row, the others the second; green Wien has one place in each station, brown three in
/// the large one.
#[test]
fn r41_claims_are_strung_together_where_stations_join() {
    let text = |more: &str, tile: &str| {
        format!("phase 5; {more}; tile E12 {tile}; BH par=80 A=5 cash=90 markers=E12.2; turn BH track")
    };
    let table = as_18xx_games(&text("SD1 B=1; claim KK 2", "491/0"));
    assert_eq!(claims(&table, "KK"), (0, 0));
    // The k&k's station and that of BH: the second of three places is claimed.
    assert_eq!(claims(&table.play("lay E12 493/0"), "KK"), (1, 1));
    // The SD's station and the k&k's: the third, behind that of SD1.
    assert_eq!(claims(&table.play("lay E12 493/3"), "KK"), (1, 0));
    // The SD claims too, and its row comes first: the k&k's falls beyond the places.
    let both = as_18xx_games(&text("claim SD 1; claim KK 2", "491/0"));
    assert_eq!(claims(&both, "SD"), (1, 0));
    assert_eq!(claims(&both.play("lay E12 493/3"), "SD"), (1, 0));
    assert_eq!(claims(&both.play("lay E12 493/0"), "KK"), (1, 1));
    // The green tile lies turned: the k&k's row comes first.
    let turned = as_18xx_games(&text("claim SD 1; claim KK 2", "491/3").replace("E12.2", "E12.0"));
    assert_eq!(claims(&turned.play("lay E12 493/3"), "KK"), (2, 0));
}

/// both sides. Green Budapest has two places, and one is the UG's: of two markers one stands beside them, and the way through
/// is open.
#[test]
fn r41_a_marker_that_finds_no_place_stands_beside() {
    let text = "phase 4; claim UG 2; tile F17 498/0; BK par=80 B=5 cash=90 markers=F17.0; CL par=80 C=5 markers=F17.1;
                tile F15 9/1; tile F19 4/1; MS par=80 A=5 markers=E14; turn BK track";
    let table = as_18xx_games(text);
    assert_eq!(claims(&table, "UG"), (0, 1));
    let green = table.play("lay F17 490/2");
    assert_eq!(claims(&green, "UG"), (1, 1));
}

/// The claim is used in the first turn: as an ordinary place if the station has it, beside the places if not.
#[test]
fn r41_the_marker_takes_the_claimed_place_or_stands_beside() {
    let text = |tile: &str| {
        format!(
            "phase 5; claim UG 2; {tile} UG formed A=3 cash=300; BH par=80 C=5 operated trains=3; or 1 of 2; turn BH train"
        )
    };
    let turn = |tile: &str| as_18xx_games(&text(tile)).play("done");
    let printed = turn("");
    assert_eq!((printed.turn().as_str(), claims(&printed, "UG")), ("A UG track", (0, 0)));
    let green = turn("tile F17 490/0;");
    assert_eq!((green.turn().as_str(), claims(&green, "UG")), ("A UG track", (0, 1)));
}

/// With the end of the initial round, for each of which no forerunner was bought. Only the SD's station has the place.
#[test]
fn r41_claims_are_made_at_the_end_of_the_initial_round() {
    let end = |bought: &str| {
        as_18xx_games(&format!("cash A 50 B 50 C 50 D 50; {bought}; opening A passed=B,C,D")).play("pass")
    };
    let claimed = |table: &Table| ["SD", "UG", "KK"].map(|company| claims(table, company).0);
    assert_eq!(claimed(&end("UG2 B=1 cash=120")), [1, 0, 0]);
    assert_eq!(claimed(&end("SD2 B=1 cash=120")), [0, 0, 0]);
}

/// Graz is within reach of the SD's station in Wien, but it was not before its marker lay there.
#[test]
fn r42_in_its_first_turn_a_staatsbahn_in_receivership_places_no_marker() {
    let text = |director: &str| {
        format!(
            "order C B A D; phase 4; depot 4 2; claim SD 1; tile F11 55/0; tile G10 57/0; cash C 900;
                 SD formed {director} cash=300; BH par=80 C=5 operated trains=3; or 1 of 3; turn BH train"
        )
    };
    let [first, second] = versions(&text("A=1 B=1")).map(|table| table.play("done"));
    assert_eq!((first.turn().as_str(), second.turn().as_str()), ("B SD marker", "C BH track"));
    assert_eq!(second.markers("SD"), ["E12"]);
    // Nothing was laid since; then a tile is.
    assert_ne!(second.play("done").turn(), "B SD marker");
    assert_eq!(second.play("lay I12 9/2").turn(), "B SD marker");
    let directed = as_18xx_games(&text("A=2")).play("done");
    assert_eq!((directed.turn().as_str(), directed.play("done").turn().as_str()), ("A SD track", "A SD marker"));
}

/// The k&k forms in the last round of a set: a train goes abroad first, then its markers are asked for.
#[test]
fn r43_the_kk_chooses_its_marker_when_the_next_round_begins() {
    let last = wien("").replace("or 1 of 3", "or 3 of 3");
    let [first, second] = versions(&last).map(|table| table.play("train 6 600"));
    assert_eq!([&first, &second].map(Table::turn), ["A keep E12", "A keep E12"]);
    assert_eq!((first.depot().as_str(), second.depot().as_str()), ("6 1", "8 2"));
    assert_eq!(second.play("keep 2").turn(), first.play("keep 2").turn());
    let rounds = versions(&wien("")).map(|table| match table.play("train 6 600").state.round() {
        Round::Operating(round) => round.number,
        _ => 0,
    });
    assert_eq!(rounds, [1, 2]);
}

/// From Sarajewo over I12 back to Sarajewo.
#[test]
fn r44_track_from_a_location_to_itself_is_no_route() {
    let text =
        |more: &str| format!("BH par=80 C=5 operated trains=2 cash=90; tile I12 7/5; {more} or 1 of 1; turn BH track");
    let [first, second] = versions(&text("")).map(|table| table.play("done"));
    assert_eq!((first.turn().as_str(), first.price("BH")), ("C BH run", 80));
    assert_eq!((second.turn().as_str(), second.price("BH")), ("C BH train", 70));
    let beyond = as_18xx_games(&text("tile I14 9/0; tile H15 57/0;")).play("done; done");
    assert_eq!(beyond.turn(), "C BH run");
}

/// The next stop along the track is one, however full it is: so a route that was found once is found every time.
#[test]
fn r44_a_company_that_others_have_shut_in_still_has_a_route() {
    let text =
        "phase 3; BK par=80 A=5 operated trains=2; tile B9 57/1; tile B7 9/1; tile B5 57/1; SB par=80 C=5 markers=B5;
                turn BK track";
    assert_eq!(as_18xx_games(text).play("done").turn(), "A BK run");
}

/// At the certificate limit nothing can be exchanged; nothing has operated, so nothing can be sold.
#[test]
fn r45_an_owner_of_a_mountain_railway_is_asked_in_phase_3() {
    let text = |phase: u8| {
        format!(
            "players 6; phase {phase}; B1 A; BH par=60 A=6; MS par=60 A=6; CL par=60 B=2; cash F 500 B 500; shares F"
        )
    };
    let turn = |table: Table| table.play("pass").turn();
    assert_eq!(versions(&text(3)).map(turn), ["B shares", "A shares"]);
    assert_eq!(turn(as_18xx_games(&text(2))), "B shares");
}
