//! 1844, chapter REV: revenue.

use game::query;
use testkit::Table;

/// The vector of the book: Sion (30), Martigny, Visp, Brig, and the tunnel to Gstaad.
fn vz(trains: &str) -> Table {
    Table::at(&format!(
        "phase 3; tile K10 15/0; tile K8 58/2; tile J11 58/4; tunnel T1 B J9 3-5; tile I10 58/0;
         VZ par=60 A=3 trains={trains} operated; turn VZ run"
    ))
}

/// Como and Milano, printed on the map: 10, and 40, 50, 70 or 90.
fn fnm(phase: u8, train: &str) -> Table {
    Table::at(&format!("phase {phase}; FNM par=60 A=2 pool=3 trains={train} operated; turn FNM run"))
}

/// Strasbourg, Basel, Bern, Martigny, Torino.
const STRASBOURG_TO_TORINO: &str = "B11-C12-D11-E12-F11-G10-H9-I8-J7-K8-L7-M8";

fn strasbourg_to_torino(trains: &str) -> Table {
    Table::at(&format!(
        "phase 5; tile C12 6/0; tile D11 8/3; tile E12 8/0; tile F11 904/0; tile G10 9/0; tile H9 9/0; tile I8 9/0;
         tile J7 8/3; tile K8 58/0; tile L7 8/3; BLS par=100 A=5 trains={trains} operated; turn BLS run"
    ))
}

/// Thun, the Lötschberg tunnel, Brig, and the Simplon, bored or not, towards Milano.
fn thun_to_milano(train: &str, simplon: &str) -> Table {
    Table::at(&format!(
        "phase 3; tile H13 6/0; tunnel T1 B I12 3-5; {simplon};
         BLS par=100 A=5 markers=F11,H13 trains={train}; turn BLS run"
    ))
}

/// Strasbourg, Basel, Olten, Langnau, Thun, Brig, Milano: from north to south through two tunnels.
const STRASBOURG_TO_MILANO: &str = "B11-C12-D13-E14-F13-G12-H13-I12-J13-K14-L15";

fn strasbourg_to_milano() -> Table {
    Table::at(
        "phase 7; tile C12 57/2; tile D13 57/2; tile E14 8/0; tile F13 4/0; tile G12 8/3; tile H13 6/0;
         tunnel T1 B I12 3-5; tunnel T2 B K14 2-5; BLS par=100 A=5 markers=F11,H13 trains=8E; turn BLS run",
    )
}

fn revenue(table: &Table) -> i32 {
    table.state.turn().map_or(0, |turn| turn.revenue.0)
}

#[test]
fn r01_a_route_earns_its_stops_at_the_colour_of_the_phase_plus_bonuses() {
    assert_eq!(revenue(&fnm(2, "2").play("run 2:L21-M20")), 10 + 40);
    assert_eq!(revenue(&fnm(3, "3").play("run 3:L21-M20")), 10 + 50);
    assert_eq!(revenue(&vz("3H").play("run 3H:K10-J9-I10")), 30 + 10 + 2 * 10);
}

#[test]
fn r02_the_revenue_is_the_sum_over_all_trains_paid_by_the_bank() {
    let table = vz("2H,3H").play("run 2H:K10-K8 3H:K10-J11-J13");
    let bank = table.bank();
    assert_eq!(revenue(&table), 40 + 60);
    let table = table.play("withhold");
    assert_eq!((table.treasury("VZ"), table.bank()), (100, bank - 100));
}

#[test]
fn r03_values_are_yellow_in_1_and_2_green_in_3_and_4_brown_in_5_and_6_grey_in_7() {
    let milano: Vec<_> = (1..=7).map(|phase| fnm(phase, "6").best("FNM") - 10).collect();
    assert_eq!(milano, [40, 40, 50, 50, 70, 70, 90]);
}

/// [1844-RULING-33]
#[test]
fn r04_a_route_through_a_tunnel_earns_10_more_for_every_scored_stop() {
    // Martigny, far from the tunnel, earns it as well: 10 + 30 + 10 and three times 10.
    let table = vz("4H").play("run 4H:K8-K10-J9-I10");
    assert_eq!(revenue(&table), 50 + 30);
}

/// [1844-RULING-33]
#[test]
fn each_train_is_judged_alone_for_the_tunnel_bonus() {
    let table = vz("3H,2H");
    // Through the tunnel 60, and 30 + 10 to Martigny without a bonus.
    assert_eq!(revenue(&table.play("run 3H:K10-J9-I10 2H:K10-K8")), 60 + 40);
}

/// [1844-RULING-33]
#[test]
fn an_8e_scores_stops_on_both_sides_of_the_tunnel() {
    // Seven stops, seven times 10, once.
    let stops = 60 + 20 + 20 + 10 + 20 + 20 + 90;
    assert_eq!(strasbourg_to_milano().best("BLS"), stops + 70 + (30 + 40));
}

#[test]
fn r05_several_tunnels_on_a_route_give_the_bonus_once() {
    let table = thun_to_milano("3", "tunnel T2 B K14 2-5").play("run 3:H13-I12-J13-K14-L15");
    assert_eq!(revenue(&table), 20 + 20 + 50 + 3 * 10);
    assert!(table.is_active("T1") && table.is_active("T2"));
    let table = thun_to_milano("3", "").play("run 3:H13-I12-J13");
    assert_eq!(revenue(&table), 20 + 20 + 2 * 10);
}

#[test]
fn r07_a_route_between_facing_sides_adds_the_figures_of_both_locations() {
    // Basel to München by Olten, Aarau, Baden, Zürich, Rapperswil and Appenzell.
    let from = |first: &str| {
        Table::at(&format!(
            "phase 7; {first}; tile D13 6/2; tile D15 14/1; tile D17 4/1; tile D19 57/1; tile D21 4/1; tile D23 9/1;
             tile D25 6/1; AB par=100 A=5 trains=8E operated; turn AB run"
        ))
    };
    let line = "C12-D13-D15-D17-D19-D21-D23-D25-C26";
    // 20 + 20 + 30 + 10 + 20 + 10 + 20 on the way, one 10 of which an 8E leaves out.
    let way = 130 - 10;
    let west = from("tile C10 9/1; tile C12 6/5").play(&format!("run 8E:C8-C10-{line}"));
    assert_eq!(revenue(&west), 70 + way + 70 + (50 + 50));
    // Strasbourg lies in the north.
    let north = from("tile C12 57/2").play(&format!("run 8E:B11-{line}"));
    assert_eq!(revenue(&north), 60 + way + 70);
}

#[test]
fn r08_one_train_must_earn_the_transit_bonus_alone() {
    let table = strasbourg_to_torino("3,3").play("run 3:B11-C12-D11-E12-F11 3:F11-G10-H9-I8-J7-K8-L7-M8");
    assert_eq!(revenue(&table), (50 + 20 + 40) + (40 + 10 + 50));
}

/// [1844-RULING-38] Both sides.
#[test]
fn r09_no_less_than_the_highest_revenue_is_claimed() {
    let table = vz("2H,3H");
    assert_eq!(table.best("VZ"), 100);
    assert_eq!(table.refused("run 3H:K10-J11-J13"), "1844-REV-09");
    assert_eq!(table.refused("run 2H:K10-J11 3H:K8-K10"), "1844-REV-09");
    assert_eq!(table.refused("run"), "1844-REV-09");
    assert!(table.accepts("run 2H:K10-K8 3H:K10-J11-J13"));
    // Sets of equal value are free to choose from.
    assert!(table.accepts("run 2H:K10-K8 3H:K10-J9-I10"));
    assert!(table.accepts("run 2H:K10-J11 3H:K10-J9-I10"));
}

/// What is proven for one position says nothing about another one.
#[test]
fn r09_a_maximum_answers_for_its_own_position_only() {
    let (one, two) = (vz("2H"), vz("2H,3H"));
    let company = one.state.turn().unwrap().company;
    let claim = game::Action::Run(query::best_claim(&one.state, company));
    assert!(game::play(&one.state, &claim).is_ok());
    let refusal = game::play(&two.state, &claim).err().unwrap();
    assert_eq!(refusal.rule.unwrap().0, "1844-REV-09");
}

/// [1844-RULING-38] Both sides.
#[test]
fn r10_less_is_not_claimed_for_the_sake_of_a_mountain_but_among_equals_one_may() {
    // From Thun to Pilatus (10) or to Bern, 10 as printed and 20 with a tile.
    let thun = |bern: &str| {
        Table::at(&format!(
            "phase 2; B1 C G14 0; tile H13 6/2; tile H15 7/1; tile G12 9/2; {bern};
             BLS par=100 A=5 markers=F11,H13 trains=3H; turn BLS run"
        ))
    };
    assert_eq!(thun("tile F11 57/2").refused("run 3H:H13-H15-G14"), "1844-REV-09");
    assert!(thun("tile F11 57/2").accepts("run 3H:H13-G12-F11"));
    assert!(thun("").play("run 3H:H13-H15-G14").is_active("B1"));
    assert!(!thun("").play("run 3H:H13-G12-F11").is_active("B1"));
}

#[test]
fn r11_sion_to_martigny_40_and_sion_to_brig_60_make_100() {
    assert_eq!(vz("2H").best("VZ"), 30 + 10);
    assert_eq!(revenue(&vz("2H").play("run 2H:K10-K8")), 40);
    assert_eq!(revenue(&vz("3H").play("run 3H:K10-J11-J13")), 30 + 10 + 20);
    assert_eq!(revenue(&vz("2H,3H").play("run 2H:K10-K8 3H:K10-J11-J13")), 100);
}

#[test]
fn r12_sion_to_gstaad_through_the_tunnel_makes_60() {
    assert_eq!(revenue(&vz("3H").play("run 3H:K10-J9-I10")), (30 + 10) + (10 + 10));
}

#[test]
fn r13_strasbourg_to_torino_adds_70() {
    let table = strasbourg_to_torino("5").play(&format!("run 5:{STRASBOURG_TO_TORINO}"));
    assert_eq!(revenue(&table), 50 + 20 + 40 + 10 + 50 + 70);
}

/// [1844-RULING-40]
#[test]
fn r14_two_trains_may_both_score_a_stop() {
    let table = Table::at(
        "phase 3; tile D17 4/1; tile D15 14/1; tile D13 6/2; STB par=100 A=5 trains=2,2 operated; turn STB run",
    );
    assert_eq!(revenue(&table.play("run 2:D15-D13 2:D15-D17")), (30 + 20) + (30 + 10));
}

/// [1844-RULING-34]
#[test]
fn r15_tunnel_and_transit_bonus_fall_on_the_same_route() {
    let table = strasbourg_to_milano().play(&format!("run 8E:{STRASBOURG_TO_MILANO}"));
    assert_eq!(revenue(&table), 240 + 7 * 10 + (30 + 40));
}
