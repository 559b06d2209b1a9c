//! 1824, chapter PRE: Pre-Staatsbahnen.

use game::CompanyId;
use game::edition::CompanyKind;
use game::g1824;
use game::g1824::companies::{SD, UG, minors};
use game::query::train_limit;
use testkit::Table;

use super::coal::turns;
use super::start::fresh;
use super::{at, editions};

const ALL: [(&str, i32); 7] =
    [("SD1", 240), ("SD2", 120), ("SD3", 120), ("UG1", 240), ("UG2", 120), ("KK1", 240), ("KK2", 120)];

fn pre_staatsbahnen() -> impl Iterator<Item = CompanyId> {
    minors().skip(4)
}

/// SD2 in Graz with track to a town: 20 and 10.
const GRAZ: &str = "tile G10 57/2; tile H11 4/2";

#[test]
fn r01_there_are_seven_of_three_staatsbahnen() {
    let named = |profile| -> Vec<(&str, &str)> {
        let edition = fresh(profile, 4).state.edition();
        let pre = edition.companies.iter().filter(|spec| spec.kind == CompanyKind::Forerunner);
        pre.map(|spec| (spec.symbol, edition.company(spec.becomes.unwrap()).symbol)).collect()
    };
    let first =
        [("S1", "SD"), ("S2", "SD"), ("S3", "SD"), ("Ug1", "UG"), ("Ug2", "UG"), ("k&k1", "k&k"), ("k&k2", "k&k")];
    assert_eq!(named(g1824::PROFILE_1E), first);
    let second =
        [("SD1", "SD"), ("SD2", "SD"), ("SD3", "SD"), ("UG1", "UG"), ("UG2", "UG"), ("KK1", "KK"), ("KK2", "KK")];
    assert_eq!(named(g1824::PROFILE_2E), second);
}

#[test]
fn r02_no_1_costs_240_and_the_others_120() {
    let table = at("opening A; cash A 300 B 300");
    for (minor, price) in ALL {
        assert_eq!(table.play(&format!("minor {minor} {price}")).cash("A"), 300 - price);
        for other in [100, 120, 140, 200, 240].into_iter().filter(|other| *other != price) {
            assert_eq!(table.refused(&format!("minor {minor} {other}")), "1824-PRE-02");
        }
    }
}

#[test]
fn r03_its_treasury_is_the_price() {
    for (minor, price) in ALL {
        let table = at("opening A; cash A 300 B 300");
        let bank = table.bank();
        let table = table.play(&format!("minor {minor} {price}"));
        assert_eq!((table.treasury(minor), table.bank()), (price, bank));
    }
}

/// Both sides: shares can be sold, this cannot, and nobody else can have it.
#[test]
fn r04_it_is_one_certificate_of_its_director_and_stays_with_him() {
    let table = at("phase 3; depot 3 5; cash A 500 B 500; SD1 A=1 trains=2 operated; MS par=80 A=6 operated; shares A");
    assert_eq!((table.director("SD1").as_str(), table.shares("SD1", "A"), table.unsold("SD1")), ("A", 1, 0));
    assert_eq!(table.refused("sell SD1 1"), "1824-PRE-04");
    assert!(table.accepts("sell MS 1"));
    let table = table.play("pass");
    assert_eq!((table.refused("minor SD1 240"), table.refused("buy SD1")), ("1824-SR-29", "1824-SR-29"));
    assert!(table.accepts("buy SD"));
}

#[test]
fn r05_it_starts_without_a_train() {
    for (minor, price) in ALL {
        assert_eq!(at("opening A; cash A 300 B 300").play(&format!("minor {minor} {price}")).trains(minor), "");
    }
}

#[test]
fn r06_its_train_limit_is_2_in_every_phase() {
    for phase in 1..=6 {
        for table in editions(&format!("phase {phase}")) {
            assert!(pre_staatsbahnen().all(|minor| train_limit(&table.state, minor) == 2));
        }
    }
    let with =
        |trains: &str| at(&format!("phase 3; depot 3 5; KK1 A=1 cash=500 trains={trains} operated; turn KK1 train"));
    assert!(with("2").accepts("train 3 180"));
    assert_eq!(with("2,2").refused("train 3 180"), "1824-TRAIN-12");
}

#[test]
fn r07_it_may_own_normal_trains_and_goods_trains() {
    let table = at("phase 3; depot 3 5; SD2 A=1 cash=400 operated; turn SD2 train");
    assert_eq!(table.play("train 3 180; train 1g 120").trains("SD2"), "3 1g");
}

/// Both sides: in its first turn, and with its owner's money if its own is not enough.
#[test]
fn r08_it_must_own_a_train_at_the_end_of_its_turn() {
    let table = fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; minor SD2 120; pass; pass; pass; pass; done");
    assert_eq!((table.turn().as_str(), table.refused("done")), ("A SD2 train", "1824-PRE-08"));
    let table = table.play("train 2 80");
    assert_eq!((table.trains("SD2").as_str(), table.turn().as_str()), ("2", "B shares"));
    let table = at("phase 2; depot 2 5; cash A 100; SD2 A=1 cash=10 operated; turn SD2 train");
    assert_eq!(table.refused("done"), "1824-PRE-08");
    assert_eq!(table.play("train 2 80").cash("A"), 30);
    let table = at("phase 2; depot 2 5; cash A 100; SD2 A=1 cash=90 trains=2 operated; turn SD2 train");
    assert!(table.accepts("done"));
}

#[test]
fn r09_its_income_is_always_halved() {
    let table = at(&format!("phase 2; depot 2 5; SD2 A=1 cash=100 trains=2 operated; {GRAZ}; turn SD2 run"));
    let table = table.play("run 2:G10-H11");
    assert_eq!((table.cash("A"), table.treasury("SD2"), table.turn().as_str()), (15, 115, "A SD2 train"));
}

/// From the mine C6 over a town to Wien: 40 to be halved, and 10 of the mine.
#[test]
fn r10_mine_values_go_wholly_to_its_treasury() {
    let track = "tile B7 7/5; tile C8 8/2; tile C10 58/5; tile D11 9/2";
    let table = at(&format!("phase 2; depot 2 5; KK2 A=1 cash=100 trains=1g operated; {track}; turn KK2 run"));
    let table = table.play("run 1g:C6-B7-C8-C10-D11-E12");
    assert_eq!((table.cash("A"), table.treasury("KK2")), (20, 100 + 20 + 10));
}

/// Both sides.
#[test]
fn r11_its_one_marker_goes_home_free_and_there_is_no_other() {
    let table = fresh(g1824::PROFILE_2E, 4).play("pass; pass; pass; minor UG2 120");
    assert_eq!((table.markers("UG2").len(), table.markers_left("UG2")), (0, 1));
    let table = table.play("pass; pass; pass; pass");
    assert_eq!(
        (table.markers("UG2"), table.markers_left("UG2"), table.treasury("UG2")),
        (vec!["H15".to_owned()], 0, 120)
    );
    // Salzburg lies open on its line; another company could place a marker there.
    let track = "tile G4 57/1; tile G6 8/1; tile F7 57/0";
    let sd3 = at(&format!("phase 3; depot 3 5; SD3 A=1 cash=200 trains=3 operated; {track}; turn SD3 marker"));
    assert_eq!(sd3.refused("marker F7"), "1824-PRE-11");
    let bk = at(&format!("phase 3; depot 3 5; BK par=80 A=5 cash=200 operated markers=G4; {track}; turn BK marker"));
    assert!(bk.accepts("marker F7"));
}

/// After the Coal Railways, before the majors.
#[test]
fn r12_they_operate_in_their_fixed_order() {
    let minors = "KK2 A=1 trains=2; KK1 B=1 trains=2; UG2 C=1 trains=2; UG1 D=1 trains=2; SD3 A=1 trains=2;
         SD2 B=1 trains=2; SD1 C=1 trains=2; SPB D=1 price=120 trains=1g; BH par=100 A=5 trains=2";
    let order = turns(at(&format!("phase 2; depot 2 5; {minors}; shares A")).play("pass"));
    assert_eq!(order, ["SPB", "SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2", "BH"]);
}

#[test]
fn r13_it_has_no_share_price() {
    let table = at(&format!("phase 2; depot 2 5; SD2 A=1 cash=100 trains=2 operated; {GRAZ}; turn SD2 run"));
    let table = table.play("run 2:G10-H11");
    assert_eq!((table.price("SD2"), table.price("SD"), table.cell("SD")), (0, 120, (0, 2)));
}

/// Both sides.
#[test]
fn r14_it_is_never_exchanged_voluntarily() {
    let table = at("phase 3; depot 3 5; cash A 500; SD1 A=1 trains=2; EPP A=1 price=160 trains=1g; shares A");
    assert_eq!(table.refused("coal SD1"), "1824-PRE-14");
    assert!(table.accepts("coal EPP"));
}

/// The first 4 is sold by S1; S2 still operates in that round.
#[test]
fn r15_it_closes_at_the_end_of_the_round_in_which_its_train_is_sold() {
    let sd = "SD formed D=2 trains=5 operated";
    let sd_and_ug = "SD formed D=2 trains=5 operated; UG formed D=2 trains=5 operated";
    for (phase, depot, price, first, second, major, formed) in [
        (3, "4 4", 280, "SD1", "SD2", "SD", "phase 3"),
        (4, "5 3", 400, "UG1", "UG2", "UG", sd),
        (5, "6 3", 600, "KK1", "KK2", "KK", sd_and_ug),
    ] {
        let table = at(&format!(
            "{formed}; phase {phase}; depot {depot}; {first} A=1 cash={price} trains=5 operated;
             {second} B=1 cash=10 trains=5 operated; or 1 of 2 done SD UG; turn {first} train"
        ));
        let name = depot.split(' ').next().unwrap();
        let table = table.play(&format!("train {name} {price}"));
        assert_eq!((table.phase(), table.turn()), (phase + 1, format!("B {second} track")));
        assert!(!table.closed(first) && !table.closed(second) && !table.launched(major));
        let table = table.play("done");
        assert!(table.closed(first) && table.closed(second) && table.launched(major));
    }
}

/// [1824-RULING-36] The share is an ordinary one, and Graz is free.
#[test]
fn r16_unsold_its_reserved_unit_and_its_home_are_free() {
    let graz = |sd2: &str| {
        let text = format!("phase 3; depot 3 5; cash A 500; SD1 B=1 trains=2; SD3 C=1 trains=2; {sd2}");
        let share = g1824::singles_on_offer(&at(&text).state, SD);
        // The BK stands in a town's neighbour, connected to Graz.
        let marker = at(&format!(
            "{text}; BK par=80 A=5 cash=200 operated markers=F7; tile F7 57/1; tile F9 8/5; tile G10 57/2; turn BK marker"
        ));
        (share, marker.accepts("marker G10"))
    };
    assert_eq!(graz("SD2 D=1"), (6, false));
    assert_eq!(graz("phase 3"), (7, true));
    // With no. 1 unsold the director's certificate is not on sale all the same.
    let table = at("phase 3; depot 3 5; cash A 500; UG2 D=1 trains=2; shares A");
    assert_eq!((g1824::singles_on_offer(&table.state, UG), table.refused("start UG 100")), (7, "1824-STAAT-26"));
}

#[test]
fn r17_no_1_becomes_the_directors_certificate_and_the_others_10_percent() {
    let table =
        at("phase 4; depot 4 3; SD1 A=1 trains=4 operated; SD2 B=1 trains=4 operated; SD3 C=1 trains=4 operated;
         or 1 of 2 done SD1 SD2; turn SD3 train");
    let table = table.play("done");
    assert_eq!(["A", "B", "C"].map(|player| table.shares("SD", player)), [2, 1, 1]);
    assert_eq!((table.certificate("SD").as_str(), table.unsold("SD")), ("A", 6));
}

/// [1824-RULING-20]
#[test]
fn r18_each_counts_as_one_certificate() {
    let table: Table = at("SD1 A=1; UG2 A=1; EPP A=1 price=160; BK A=2");
    assert_eq!(table.certificates("A"), 5);
}
