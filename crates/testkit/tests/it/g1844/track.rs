//! 1844, chapter TRACK: yellow tiles, and what holds for all tiles.

use testkit::Table;

/// Zürich with track to Winterthur (side 3) and Zug (side 0).
const ZURICH: &str = "NOB par=100 A=2 cash=100 operated; tile D19 57/0; turn NOB track";
/// Zürich with track to C18 (side 2) and Rapperswil (side 4).
const ZURICH_EAST: &str = "NOB par=100 A=2 cash=100 operated; tile D19 6/2; turn NOB track";

fn at(parts: &[&str]) -> Table {
    Table::at(&parts.join("; "))
}

/// Both sides. A tunnel certificate keeps the step open.
#[test]
fn r01_a_company_lays_one_yellow_tile_or_makes_one_upgrade() {
    let table = at(&["phase 3; T1 A", ZURICH]);
    let laid = table.play("lay E18 57/0");
    assert_eq!(laid.refused("lay F17 6/1"), "1844-TRACK-01");
    assert_eq!(laid.refused("lay D19 907/0"), "1844-TRACK-01");
    let upgraded = table.play("lay D19 907/0");
    assert_eq!(upgraded.refused("lay E18 57/0"), "1844-TRACK-01");
}

/// Both sides. Luzern has printed track, but none in colour.
#[test]
fn r02_yellow_tiles_lie_on_hexes_without_tile_and_coloured_track() {
    let table = at(&["tile E18 57/0", ZURICH]);
    assert_eq!(table.refused("lay E18 6/3"), "1844-TRACK-02");
    assert_eq!(table.refused("lay C20 57/0"), "1844-TRACK-02");
    assert!(table.accepts("lay F17 6/1"));
}

/// Both sides.
#[test]
fn r03_a_new_tile_extends_connected_track() {
    let table = Table::at(ZURICH);
    assert_eq!(table.refused("lay E14 9/0"), "1844-TRACK-03");
    // At Zug, but past the track from Zürich.
    assert_eq!(table.refused("lay E18 57/1"), "1844-TRACK-03");
    assert!(table.accepts("lay E18 57/0"));
}

/// [1844-RULING-24] Both sides. The home tile is the normal tile, and building cost is paid for it.
#[test]
fn r04_the_first_tile_lies_on_the_home_hex_or_is_left_out() {
    let table = Table::at("T1 A; NOB par=100 A=2 cash=100; turn NOB track");
    assert_eq!(table.refused("lay E18 57/0"), "1844-TRACK-04");
    assert!(table.accepts("done"));
    let table = table.play("lay D19 57/0");
    assert_eq!(table.treasury("NOB"), 80);
    assert_eq!(table.refused("lay E18 57/0"), "1844-TRACK-01");
}

#[test]
fn r04_a_home_with_printed_track_or_a_tile_leaves_the_choice() {
    let printed = Table::at("BLS par=80 A=5 cash=100; turn BLS track");
    assert!(printed.accepts("lay G12 9/2"));
    let built = Table::at("NOB par=100 A=2 cash=100; tile D19 57/0; turn NOB track");
    assert!(built.accepts("lay E18 57/0"));
}

/// Both sides.
#[test]
fn r05_an_open_hex_takes_plain_track_only() {
    let table = Table::at(ZURICH_EAST);
    assert_eq!(table.refused("lay C18 58/5"), "1844-TRACK-05");
    assert_eq!(table.refused("lay C18 6/5"), "1844-TRACK-05");
    assert!(table.accepts("lay C18 8/5"));
}

/// Both sides.
#[test]
fn r06_a_town_hex_takes_a_town_tile_only() {
    let table = Table::at(ZURICH_EAST);
    assert_eq!(table.refused("lay D21 9/1"), "1844-TRACK-06");
    assert_eq!(table.refused("lay D21 57/1"), "1844-TRACK-06");
    assert!(table.accepts("lay D21 4/1"));
}

/// Both sides.
#[test]
fn r07_a_city_hex_takes_a_city_tile_only() {
    let table = Table::at(ZURICH);
    assert_eq!(table.refused("lay E18 9/0"), "1844-TRACK-07");
    assert_eq!(table.refused("lay E18 4/0"), "1844-TRACK-07");
    assert!(table.accepts("lay E18 57/0"));
}

/// Both sides. These hexes are printed in yellow: their first tile is an upgrade.
#[test]
fn r08_a_hex_with_oo_or_l_takes_only_tiles_with_that_mark() {
    let winterthur = at(&["phase 3", ZURICH]);
    assert_eq!(winterthur.refused("lay C20 14/0"), "1844-TRACK-08");
    assert_eq!(winterthur.refused("lay C20 901/0"), "1844-TRACK-08");
    assert!(winterthur.accepts("lay C20 59/0"));
    let lausanne = Table::at("phase 3; JS par=100 A=2; turn JS track");
    assert_eq!(lausanne.refused("lay I4 15/1"), "1844-TRACK-08");
    assert!(lausanne.accepts("lay I4 901/1"));
}

#[test]
fn r09b_zurich_and_bern_take_ordinary_yellow_tiles_and_keep_their_letter() {
    let zurich = Table::at("phase 3; NOB par=100 A=2 cash=60; or 1 of 2; turn NOB track").play("lay D19 57/0");
    assert_eq!(zurich.tile("D19"), "57/0");
    assert_eq!(zurich.refused("lay D19 14/0"), "1844-UPG-08");
    assert!(zurich.accepts("lay D19 907/0"));
    let bern = Table::at("phase 3; BLS par=80 A=5 cash=60; or 1 of 2; turn BLS track").play("lay F11 57/2");
    assert_eq!(bern.tile("F11"), "57/2");
    assert_eq!(bern.refused("lay F11 14/1"), "1844-UPG-08");
    assert!(bern.accepts("lay F11 904/1"));
}

/// Both sides. North of Rorschach there is no hex; west of Locarno there is a lake.
#[test]
fn r10_no_track_runs_off_the_map() {
    let table = Table::at("VSB par=100 A=2 cash=100 operated; tile C24 57/2; turn VSB track");
    assert_eq!(table.refused("lay B23 4/2"), "1844-TRACK-10");
    assert!(table.accepts("lay B23 58/5"));
    let lake = Table::at("FNM par=60 A=5 cash=100 operated; tile L21 6/2; turn FNM track");
    assert_eq!(lake.refused("lay K20 6/5"), "1844-TRACK-10");
    assert!(lake.accepts("lay K20 57/2"));
}

/// Both sides. Vaduz shows arrows to Appenzell and F27 only.
#[test]
fn r11_no_track_runs_into_a_blank_side_of_a_grey_hex() {
    let table = Table::at("AB par=80 A=5 cash=100 operated; tile D25 57/0; turn AB track");
    assert_eq!(table.refused("lay E24 7/3"), "1844-TRACK-11");
    assert!(table.accepts("lay E24 9/0"));
    let home = Table::at("AB par=80 A=5 cash=100; turn AB track");
    assert!(home.accepts("lay D25 6/3"));
}

/// Both sides. Andermatt shows no mouth towards Stans, the Gotthard does.
#[test]
fn r12_no_track_runs_into_a_tunnel_hex_but_at_a_mouth() {
    let table = Table::at("GB par=100 A=2; turn GB track");
    assert_eq!(table.refused("lay G18 57/0"), "1844-TRACK-12");
    assert!(table.accepts("lay G18 57/2"));
}

/// Both sides. The lake between Zürich and E20 is barred.
#[test]
fn r13_no_track_runs_into_a_thick_bar() {
    let table = Table::at("NOB par=100 A=2 cash=100; turn NOB track");
    assert_eq!(table.refused("lay D19 57/2"), "1844-TRACK-13");
    assert!(table.accepts("lay D19 57/0"));
}

/// Both sides. Stuttgart has no arrow towards C18, München has one towards St. Gallen.
#[test]
fn r14_no_track_runs_into_a_red_hex_without_an_arrow() {
    let table = Table::at(ZURICH_EAST);
    assert_eq!(table.refused("lay C18 9/2"), "1844-TRACK-14");
    let table = Table::at("VSB par=100 A=2; turn VSB track");
    assert!(table.accepts("lay C24 57/1"));
}

#[test]
fn r15_track_runs_to_printed_track_to_arrows_and_to_mouths_beside_a_tunnel() {
    let printed = Table::at("RhB par=80 A=5 cash=100; turn RhB track");
    assert!(printed.accepts("lay H25 4/0"));
    let arrow = Table::at("AB par=80 A=5 cash=100; turn AB track");
    assert!(arrow.accepts("lay D25 57/0"));
    let mouth = Table::at("tunnel T1 B H19 3-5; GB par=100 A=2 reached; turn GB track");
    assert!(mouth.accepts("lay G18 57/2"));
}

#[test]
fn r16_a_tile_need_not_join_its_neighbours() {
    // Luzern lies with track to its left and upper left; Zug's tile ends at its blank upper right.
    let table = at(&["tile F17 5/1", ZURICH]).play("lay E18 57/0");
    assert_eq!(table.tile("E18"), "57/0");
    assert_eq!(table.turn(), "A NOB marker");
}

#[test]
fn r17_the_first_build_costs_the_printed_amount_from_treasury_to_bank() {
    let river = Table::at(ZURICH);
    let built = river.play("lay E18 57/0");
    assert_eq!((built.treasury("NOB"), built.bank()), (80, river.bank() + 20));
    let mountain = Table::at("AB par=80 A=5 cash=100 operated; tile D25 57/1; turn AB track");
    assert_eq!(mountain.play("lay D23 9/1").treasury("AB"), 70);
    let open = Table::at(ZURICH_EAST);
    assert_eq!(open.play("lay C18 8/5").treasury("NOB"), 100);
    let poor = Table::at("NOB par=100 A=2 cash=19; turn NOB track");
    assert_eq!(poor.refused("lay D19 57/0"), "1844-TRACK-17");
}

/// Both sides. The tile would connect Zürich with Aarau and bring 200.
#[test]
fn r18_the_bonus_that_a_tile_earns_does_not_pay_for_it() {
    let baden = "tile D17 4/1; turn NOB track";
    let table = at(&["NOB par=100 A=2 cash=19", baden]);
    assert_eq!(table.refused("lay D19 57/1"), "1844-TRACK-17");
    let table = at(&["NOB par=100 A=2 cash=20", baden]).play("lay D19 57/1");
    assert_eq!(table.treasury("NOB"), 200);
}

/// Both sides.
#[test]
fn r19_red_and_grey_hexes_are_never_built_on() {
    let table = at(&["phase 3", ZURICH]);
    for (hex, tile) in
        [("A20", "57/0"), ("G20", "4/0"), ("G20", "88/0"), ("K2", "611/0"), ("G14", "9/0"), ("J17", "9/0")]
    {
        assert_eq!(table.refused(&format!("lay {hex} {tile}")), "1844-TRACK-19", "{hex}");
    }
    assert!(table.accepts("lay E18 57/0"));
}

/// Both sides.
#[test]
fn r20_a_connection_ends_in_a_city_filled_by_others() {
    let filled = at(&["tile E18 57/0; SCB par=100 B=2 markers=C12,E18", ZURICH]);
    assert_eq!(filled.refused("lay F17 6/1"), "1844-TRACK-20");
    let free = at(&["tile E18 57/0; SCB par=100 B=2 markers=C12", ZURICH]);
    assert!(free.accepts("lay F17 6/1"));
}

/// Both sides. Of tile 3 there are three.
#[test]
fn r21_a_tile_is_laid_only_while_a_copy_is_left() {
    let table = at(&["tile C14 3/0; tile E8 3/0", ZURICH_EAST]);
    assert_eq!(table.tiles_left("3"), 1);
    assert!(table.accepts("lay D21 3/1"));
    let table = at(&["tile C14 3/0; tile E8 3/0; tile D17 3/0", ZURICH_EAST]);
    assert_eq!(table.tiles_left("3"), 0);
    assert_eq!(table.refused("lay D21 3/1"), "1844-TRACK-21");
}

/// [1844-RULING-15] A V company, directed by P2's owner; the extra tile extends the normal one and costs like it.
#[test]
fn r22_p2_brings_one_more_yellow_tile_once_in_the_game() {
    let table = at(&["phase 3; T1 A; P2 A", ZURICH]).play("lay E18 57/0; lay-p2 F17 6/1");
    assert_eq!((table.tile("E18"), table.tile("F17")), ("57/0".to_owned(), "6/1".to_owned()));
    assert_eq!(table.treasury("NOB"), 60);
    assert_eq!(table.refused("lay-p2 D17 4/1"), "1844-PRIV-11");
    let later = at(&["phase 3; P2 A used", ZURICH]);
    assert_eq!(later.refused("lay-p2 E18 57/0"), "1844-PRIV-11");
}

/// [1844-RULING-15]
#[test]
fn r22_the_extra_tile_may_come_before_the_normal_one() {
    let table = at(&["phase 3; P2 A", ZURICH]).play("lay-p2 E18 57/0; lay F17 6/1");
    assert_eq!((table.tile("E18"), table.tile("F17")), ("57/0".to_owned(), "6/1".to_owned()));
}

/// [1844-RULING-15]
#[test]
fn r22_p2_serves_its_owner_s_companies_or_the_company_that_owns_it() {
    let strangers = at(&["phase 3; P2 B", ZURICH]);
    assert_eq!(strangers.refused("lay-p2 E18 57/0"), "1844-PRIV-25");
    let rhb = "phase 3; RhB par=80 A=5 cash=100 operated; AB par=80 A=5 cash=100 operated; turn RhB track";
    assert!(at(&[rhb, "P2 RhB"]).accepts("lay-p2 H25 4/0"));
    // The director is the same, but the paper is another company's.
    assert_eq!(at(&[rhb, "P2 AB"]).refused("lay-p2 H25 4/0"), "1844-PRIV-25");
    // All conditions of a yellow tile hold.
    let own = at(&[rhb, "P2 A"]);
    assert_eq!(own.refused("lay-p2 E14 9/0"), "1844-TRACK-03");
    assert_eq!(own.refused("lay-p2 G26 14/0"), "1844-PRIV-11");
}

/// Both sides. C18 joins Zürich (side 5) and Winterthur (side 4) towards C16 (side 1).
#[test]
fn r23_a_connection_does_not_reverse_at_a_junction() {
    let table = at(&["phase 3; tile C18 23/1", ZURICH_EAST]);
    assert_eq!(table.refused("lay C20 59/1"), "1844-UPG-04b");
    assert!(table.accepts("lay C16 9/1"));
}

/// Both sides. On C18 the track from Zürich to Schaffhausen crosses that from Winterthur to Baden.
#[test]
fn r23_a_connection_does_not_change_track_at_a_crossing() {
    let table = at(&["phase 3; tile C18 16/3", ZURICH_EAST]);
    assert_eq!(table.refused("lay D17 4/0"), "1844-TRACK-03");
    assert!(table.accepts("lay B19 57/0"));
}

/// Both sides. The loop C16, Liestal, Aarau leads back to the junction on C18, but over the track that led there.
#[test]
fn r23_a_connection_uses_no_section_twice() {
    let parts = "phase 3; tile C18 23/1; tile C16 24/4; tile C14 3/4; tile D15 5/2";
    let table = at(&[parts, ZURICH_EAST]);
    assert_eq!(table.refused("lay C20 59/1"), "1844-UPG-04b");
    // The loop itself is connected.
    assert!(table.accepts("lay D15 15/1"));
}

/// [1844-RULING-27] At Como the track to Monte Generoso leads nowhere until somebody buys a mountain railway.
#[test]
fn r15_a_tile_may_face_a_mountain_without_a_railway() {
    let como = "FNM par=60 A=5 cash=20 trains=2H; turn FNM track";
    let table = at(&["tile K22 5/5", como]).play("lay L21 6/4");
    assert_eq!(table.best("FNM"), 0);
    let table = at(&["B1 C L23 0; tile K22 5/5", como]).play("lay L21 6/4");
    assert_eq!(table.best("FNM"), 30);
}

#[test]
fn r09a_zurich_and_bern_have_no_yellow_tile_of_their_own() {
    let zurich = super::editions("NOB par=100 A=2 cash=60; turn NOB track");
    let bern = super::editions("BLS par=80 A=5 cash=60; turn BLS track");
    for (zurich, bern) in zurich.into_iter().zip(bern) {
        let tiles = &zurich.state.edition().board().tiles;
        let mut yellow = tiles.in_box().filter(|tile| tiles[*tile].colour == board::Colour::Yellow);
        assert!(yellow.all(|tile| tiles[tile].label.is_none()));
        assert_eq!(zurich.play("lay D19 57/0").tile("D19"), "57/0");
        assert_eq!(bern.play("lay F11 57/2").tile("F11"), "57/2");
    }
}

/// [1844-RULING-85] [1844-RULING-24] Before and after, by every profile.
#[test]
fn no_profile_requires_the_home_tile() {
    for profile in game::Title::G1844.profiles() {
        let name = profile.name();
        let table = Table::at(&format!("profile {name}; AB par=80 A=5 cash=400; or 1 of 2; turn AB track"));
        assert!(table.accepts("lay D25 57/0"), "{name}");
        let table = table.play("done");
        assert_eq!((table.tile("D25").as_str(), table.turn().as_str()), ("-", "A AB train"), "{name}");
    }
}
