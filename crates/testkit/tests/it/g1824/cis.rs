//! 1824, chapter CIS: Cisleithania for two and three.

use board::{Ground, Part, Terrain};
use game::edition::CompanyKind;
use game::g1824::{self, companies::COAL};
use game::state::Owner;
use game::{BadSetup, Money, Profile, Setup, State, begin};
use testkit::Table;

const PROFILES: [Profile; 2] = [g1824::PROFILE_CISLEITHANIA, g1824::PROFILE_CISLEITHANIA_18XX_GAMES];

fn begun(profile: Profile, players: u8, seed: Option<u64>) -> Table {
    Table { state: begin(&Setup { seed, ..Setup::new(profile, players) }).unwrap() }
}

/// A new game for two by our own reading: without a seed EPP and SD2 are drawn, so BK is the bond railway.
fn draft() -> Table {
    begun(g1824::PROFILE_CISLEITHANIA, 2, None)
}

/// The same as 18xx.games plays it.
fn draft_there() -> Table {
    begun(g1824::PROFILE_CISLEITHANIA_18XX_GAMES, 2, None)
}

/// All cards of the stacks: A has SD2, SD1, SD3 and MLB, B has EPP, KK1, KK2 and EOD.
const CARDS: &str = "minor EPP 120; minor SD2 120; minor SD1 240; minor KK1 240; minor SD3 120; minor KK2 120; \
                     minor EOD 160; minor MLB 140";

/// A position of two players; EPP and SD2 were drawn.
fn two(text: &str) -> Table {
    Table::at(&format!("profile 1824-cisleithania; players 2; {text}"))
}

fn two_there(text: &str) -> Table {
    Table::at(&format!("profile 1824-cisleithania-18xxgames; players 2; {text}"))
}

fn three(text: &str) -> Table {
    Table::at(&format!("profile 1824-cisleithania; players 3; {text}"))
}

fn three_there(text: &str) -> Table {
    Table::at(&format!("profile 1824-cisleithania-18xxgames; players 3; {text}"))
}

/// Both profiles, for two and for three.
fn all() -> impl Iterator<Item = (u8, State)> {
    PROFILES.into_iter().flat_map(|profile| [2, 3].map(|players| (players, begun(profile, players, None).state)))
}

#[test]
fn r01_two_or_three_play() {
    for profile in PROFILES {
        let begins = |players| begin(&Setup::new(profile, players)).map(|state| state.seats());
        assert_eq!([2, 3].map(begins), [Ok(2), Ok(3)]);
        assert_eq!([1, 4].map(begins), [1, 4].map(|players| Err(BadSetup::PlayerCount { players })));
    }
}

#[test]
fn r02_the_bank_has_4000_for_two_and_9000_for_three() {
    for (players, state) in all() {
        let cash: Money = state.player_ids().map(|player| state[player].cash()).sum();
        assert_eq!((state.bank() + cash).0, if players == 2 { 4000 } else { 9000 });
    }
}

#[test]
fn r03_two_have_830_each_and_three_700() {
    for (players, state) in all() {
        assert!(state.player_ids().all(|player| state[player].cash().0 == if players == 2 { 830 } else { 700 }));
    }
}

#[test]
fn r04_the_certificate_limit_is_14_or_16() {
    for (players, state) in all() {
        assert_eq!(state.certificate_limit(), if players == 2 { 14 } else { 16 });
    }
}

#[test]
fn r05_there_are_as_many_mountain_railways_as_players() {
    for (players, state) in all() {
        let there = state.edition().private_ids().filter(|private| state.owner(*private) == Owner::Bank).count();
        assert_eq!(there, usize::from(players));
    }
}

/// Normal trains but the 10s, then goods trains.
fn cards(state: &State) -> (Vec<u8>, Vec<u8>) {
    let normal = state.edition().trains.iter().filter(|spec| spec.phase < 8).filter_map(|spec| spec.cards).collect();
    let is_goods = |model: &game::ModelId| state.edition().model(*model).goods_from.is_some();
    let goods = state.edition().model_ids().filter(is_goods).map(|model| state.pool_trains(model)).collect();
    (normal, goods)
}

#[test]
fn r06_trains_for_two() {
    for (_, state) in all().filter(|(players, _)| *players == 2) {
        assert_eq!(cards(&state), (vec![6, 5, 4, 2, 2, 1], vec![3, 2, 2, 1, 2]));
    }
}

#[test]
fn r07_trains_for_three() {
    for (_, state) in all().filter(|(players, _)| *players == 3) {
        assert_eq!(cards(&state), (vec![8, 6, 4, 3, 3, 2], vec![5, 4, 3, 2, 2]));
    }
}

fn absent(state: &State) -> Vec<&'static str> {
    let closed = state.edition().company_ids().filter(|company| state[*company].is_closed());
    closed.map(|company| state.spec(company).symbol).collect()
}

#[test]
fn r08_three_play_without_ug2_bh_sb_and_spb() {
    for (_, state) in all().filter(|(players, _)| *players == 3) {
        assert_eq!(absent(&state), ["SPB", "UG2", "SB", "BH"]);
    }
}

#[test]
fn r09_two_play_without_the_ug_as_well() {
    for (_, state) in all().filter(|(players, _)| *players == 2) {
        assert_eq!(absent(&state), ["SPB", "UG1", "UG2", "SB", "BH", "UG"]);
    }
}

#[test]
fn r10_ug1_is_at_home_in_budapest_and_ug_has_eight_free_certificates() {
    let state = begun(g1824::PROFILE_CISLEITHANIA, 3, None).state;
    let ug = state.edition().company_named("UG").unwrap();
    assert_eq!(g1824::singles_on_offer(&state, ug), 8);
    let formed = |minors: &str| {
        let ms = "MS par=60 C=5 operated trains=6";
        let text =
            format!("phase 5; depot 5 2; SD formed operated; {ms}; {minors}; or 1 of 2 done SD UG1; turn MS train");
        three(&text).play("done")
    };
    let sold = formed("UG1 A=1 trains=5 operated markers=G12");
    assert_eq!((sold.treasury("UG"), sold.markers("UG")), (960, vec!["G12".to_owned()]));
    let unsold = formed("UG A=2");
    assert_eq!((unsold.treasury("UG"), unsold.markers("UG")), (1200, vec!["G12".to_owned()]));
}

#[test]
fn r11_the_tiles_of_budapest_are_not_there() {
    for (_, state) in all() {
        let tiles = &state.edition().board().tiles;
        assert!(["126", "490", "495", "498"].iter().all(|tile| tiles.named(tile).is_none()));
        let standard = begun(g1824::PROFILE_2E, 3, None).state;
        assert_eq!(tiles.in_box().count() + 4, standard.edition().board().tiles.in_box().count());
    }
}

fn values(state: &State, hex: &str) -> ([u16; 4], Ground) {
    let board = state.edition().board();
    let hex = &board.map[board.map.named(hex).unwrap()];
    (*board.tiles[hex.printed].parts[0].values(), hex.ground)
}

#[test]
fn r12_there_are_three_mines() {
    for (_, state) in all() {
        for (hex, low, high) in [("C6", 10, 40), ("A12", 10, 40), ("A22", 20, 60)] {
            assert_eq!(values(&state, hex), ([low, low, high, high], Ground::Mine));
        }
        let map = &state.edition().board().map;
        assert_eq!(map.hexes.iter().filter(|hex| hex.ground == Ground::Mine).count(), 3);
    }
}

#[test]
fn r13_dresden_kiew_and_mailand_are_as_usual() {
    for (_, state) in all() {
        for (hex, worth) in [("A4", [10, 20, 30, 40]), ("A24", [10, 30, 40, 50]), ("H1", [10, 30, 50, 70])] {
            assert_eq!(values(&state, hex), (worth, Ground::Red));
        }
    }
}

#[test]
fn r14_four_places_beyond_the_border_are_red_locations() {
    for (_, state) in all() {
        let map = &state.edition().board().map;
        for (hex, worth, sides) in [
            ("E14", [20, 30, 40, 40], vec![0, 1, 2, 3]),
            ("G12", [20, 40, 60, 70], vec![0, 1, 2, 3]),
            ("F25", [20, 30, 40, 40], vec![2, 3]),
            ("I10", [10, 10, 50, 50], vec![1, 2, 3]),
        ] {
            assert_eq!(values(&state, hex), (worth, Ground::Red));
            let open: Vec<u8> = map.open_sides(map.named(hex).unwrap()).iter().map(board::Edge::number).collect();
            assert_eq!(open, sides, "{hex}");
        }
    }
}

/// A marker there is UG's alone, and nobody runs through.
#[test]
fn r15_budapest_is_a_place_for_ug_with_three_players_only() {
    let [for_two, for_three] = [2, 3].map(|players| begun(g1824::PROFILE_CISLEITHANIA, players, None).state);
    let home = |state: &State| state.home(state.edition().company_named("UG1").unwrap()).map(|home| home.hex);
    assert_eq!(home(&for_three), for_three.edition().board().map.named("G12"));
    assert!(for_two[for_two.edition().company_named("UG1").unwrap()].is_closed());
}

#[test]
fn r16_b17_is_passed_through() {
    for (_, state) in all() {
        let board = state.edition().board();
        let hex = board.map.named("B17").unwrap();
        let sides =
            |from: usize| board.shapes.of_tile(board.map[hex].printed, 0).plain[from].iter().map(board::Edge::number);
        assert_eq!(
            [0, 1, 3, 4].map(|from| sides(from).collect::<Vec<_>>()),
            [vec![3, 4], vec![3, 4], vec![0, 1], vec![0, 1]]
        );
        assert_eq!((board.map[hex].ground, board.tiles[board.map[hex].printed].parts.len()), (Ground::Fixed, 0));
    }
}

#[test]
fn r17_the_map_has_65_hexes() {
    for (_, state) in all() {
        let board = state.edition().board();
        assert_eq!(board.map.hexes.len(), 65);
        let parts = |hex: &str| &board.tiles[board.map[board.map.named(hex).unwrap()].printed].parts;
        for hex in ["B13", "B25", "F11"] {
            assert!(matches!(parts(hex)[..], [Part::Town { .. }, Part::Town { .. }]), "{hex}");
            assert_eq!(board.map[board.map.named(hex).unwrap()].terrain, Some((Terrain::Water, 20)));
        }
        assert!(["H9", "H11", "F13", "D15"].iter().all(|hex| parts(hex).is_empty()));
        assert!(["A18", "C26", "E26", "I8"].iter().all(|hex| matches!(parts(hex)[..], [Part::City { .. }])));
    }
}

/// From Czernowitz through E24 and C24 to nowhere near the capitals, and from Wien to it.
#[test]
fn r18_a_route_that_joins_wien_or_prag_with_the_bukowina_earns_50_more() {
    // Lemberg, B25's neighbour C26 and D25 by plain track; the line from Prag is long.
    let track = "tile B9 57/1; tile B11 9/1; tile B13 2/1; tile B15 57/1; tile B19 9/1; tile B21 9/1; tile B23 14/1; \
                 tile C24 9/2; tile D25 58/2";
    let cl = "CL par=60 A=5 cash=0 operated markers=B23";
    let table =
        |train: &str, more: &str| three_there(&format!("phase 5; {track}; {cl} trains={train}; {more}; turn CL run"));
    let earned = |table: &Table, run: &str| table.play(&format!("{run}; withhold")).treasury("CL");
    let short = table("4", "order A B C");
    let without = earned(&short, "run 4:B23-C24-D25");
    assert_eq!(without, 30 + 10);
    let long = table("10", "order A B C");
    let from_prag = "run 10:B9-B11-B13-B15-B17-B19-B21-B23-C24-D25";
    let plain = 20 + 10 + 20 + 30 + 10;
    assert_eq!(earned(&long, from_prag), plain + 50);
    assert_eq!(earned(&long, "run 10:B9-B11-B13-B15-B17-B19-B21-B23"), 20 + 10 + 20 + 30);
}

#[test]
fn r19_three_open_and_form_as_usual() {
    let table = begun(g1824::PROFILE_CISLEITHANIA, 3, None);
    assert_eq!(table.turn(), "C opening");
    // Down to the first seat, who acts twice.
    let seats: Vec<String> = ["minor EPP 120", "minor SD1 240", "railway B3", "railway B1"]
        .iter()
        .scan(table, |table, action| {
            *table = table.play(action);
            Some(table.turn())
        })
        .collect();
    assert_eq!(seats, ["B opening", "A opening", "A opening", "B opening"]);
    let ms = "MS par=60 C=5 operated trains=6";
    let formed =
        |phase: &str| three(&format!("{phase}; {ms}; SD A=2; UG A=2; KK A=2; or 1 of 2; turn MS train")).play("done");
    let names = |table: &Table| ["SD", "UG", "KK"].map(|company| table.launched(company));
    assert_eq!(names(&formed("phase 4; depot 4 3")), [true, false, false]);
    assert_eq!(names(&formed("phase 5; depot 5 2")), [true, true, false]);
    assert_eq!(names(&formed("phase 6; depot 6 2")), [true, true, true]);
}

#[test]
fn r20_the_stacks_hold_two_cards_each() {
    let state = draft().state;
    let stack = |number: u8| -> Vec<&str> {
        let minors = g1824::companies::minors().filter(|minor| !state[*minor].is_closed());
        let on_it = minors.filter(|minor| g1824::stack_of(&state, *minor) == Some(number));
        on_it.map(|minor| state.spec(minor).symbol).collect()
    };
    assert_eq!(
        [1, 2, 3, 4].map(stack),
        [vec!["EPP", "SD2"], vec!["SD1", "KK1"], vec!["SD3", "KK2"], vec!["EOD", "MLB"]]
    );
    // The seed draws the first.
    let drawn = |seed| begun(g1824::PROFILE_CISLEITHANIA, 2, Some(seed)).state;
    assert!((0..40).any(|seed| g1824::bond_railway(&drawn(seed)) != g1824::bond_railway(&state)));
}

/// Both sides.
#[test]
fn r21_one_chooses_the_stack_and_the_other_takes_the_rest_of_it() {
    let mut table = draft();
    let mut seats = Vec::new();
    for pick in CARDS.split("; ") {
        seats.push(table.turn().chars().next().unwrap());
        table = table.play(pick);
    }
    assert_eq!(seats.iter().collect::<String>(), "BAABABBA");
    let first = draft();
    assert_eq!(first.refused("pass"), "1824-CIS-21");
    assert_eq!(first.refused("railway B1"), "1824-CIS-21");
    assert_eq!(first.refused("buy CL"), "1824-CIS-21");
    assert!(
        ["minor EPP 120", "minor SD1 240", "minor KK2 120", "minor MLB 200"].iter().all(|pick| first.accepts(pick))
    );
    let second = first.play("minor SD1 240");
    assert_eq!(second.refused("minor EPP 120"), "1824-CIS-21");
    assert!(second.accepts("minor KK1 240"));
}

/// Both sides.
#[test]
fn r22_the_cards_have_their_prices() {
    let table = draft();
    for (accepted, refused, rule) in [
        ("minor EPP 120", "minor EPP 140", "1824-CIS-22"),
        ("minor SD2 120", "minor SD2 240", "1824-PRE-02"),
        ("minor KK1 240", "minor KK1 120", "1824-PRE-02"),
        ("minor KK2 120", "minor KK2 240", "1824-PRE-02"),
        ("minor EOD 200", "minor EOD 220", "1824-COAL-02"),
    ] {
        assert!(table.accepts(accepted));
        assert_eq!(table.refused(refused), rule);
    }
}

#[test]
fn r23_each_may_buy_a_mountain_railway_and_a_refusal_removes_the_highest() {
    let table = draft().play(CARDS);
    assert_eq!(table.turn(), "A opening");
    assert!(table.accepts("railway B1") && table.accepts("railway B2"));
    assert_eq!(table.refused("buy CL"), "1824-CIS-21");
    let refused = table.play("pass");
    assert_eq!(
        (refused.turn().as_str(), refused.private("B1"), refused.private("B2")),
        ("B opening", "bank".to_owned(), "closed".to_owned())
    );
    let bought = table.play("railway B1; railway B2");
    assert_eq!((bought.private("B1").as_str(), bought.private("B2").as_str()), ("A", "B"));
}

#[test]
fn r24_then_shares_are_bought_beginning_with_the_first_player() {
    let table = draft().play(CARDS).play("pass; pass");
    assert_eq!(table.turn(), "A opening");
    let bought = table.play("buy CL; buy BK pool; pass; pass");
    assert_eq!((bought.shares("CL", "A"), bought.shares("BK", "B")), (1, 1));
    assert!(bought.turn().ends_with("track"), "{}", bought.turn());
}

#[test]
fn r25_construction_railways_build_and_do_nothing_else() {
    let table = draft().play(CARDS);
    assert_eq!((table.treasury("EPP"), table.trains("EPP").as_str()), (0, ""));
    assert_eq!(table.bank(), 4000 - 2 * 830 + 120 + 120 + 120 + 120);
    // It lays a tile for nothing, and its turn is over.
    let turn = two(
        "phase 3; depot 3 2; construction EPP SD2; EPP A=1 operated markers=C6; EOD B=1 price=120 trains=1g; tile B7 8/0; turn EPP track",
    );
    let built = turn.play("lay A6 3/4");
    assert_eq!((built.treasury("EPP"), built.turn().as_str()), (0, "B EOD track"));
    assert_eq!(turn.play("done").turn(), "B EOD track");
    // It is never exchanged.
    let shares = two("phase 3; depot 3 2; EPP A=1 operated; EOD B=1 price=120 trains=1g; shares A");
    assert_eq!(shares.refused("coal EPP"), "1824-CIS-25");
    assert!(shares.play("pass").accepts("coal EOD"));
}

#[test]
fn r26_a_construction_pre_staatsbahn_frees_its_certificate() {
    let sd = |table: &Table| g1824::singles_on_offer(&table.state, table.state.edition().company_named("SD").unwrap());
    let table = draft();
    assert_eq!((sd(&table), sd(&table.play("minor SD2 120"))), (6, 7));
    let formed = two("phase 4; depot 4 2; MS par=60 B=5 operated trains=6; SD1 A=1 operated; SD3 A=1 operated; or 1 of 2 done SD1 SD3 BK; turn MS train").play("done");
    assert_eq!(formed.treasury("SD"), 120 * 7);
}

#[test]
fn r27_its_regional_becomes_the_bond_railway() {
    let table = draft().play("minor EPP 120");
    assert_eq!((table.cell("BK"), table.price("BK"), table.pool("BK"), table.unsold("BK")), ((6, 1), 50, 10, 0));
    assert!(table.launched("BK"));
    assert_eq!(table.director("BK"), "nobody");
    // Two units on one certificate.
    let bought = two("cash A 500; shares A").play("buy BK pool double");
    assert_eq!((bought.shares("BK", "A"), bought.certificates("A"), bought.director("BK").as_str()), (2, 1, "nobody"));
    // Nobody directs it, however many he holds.
    let many = two("cash A 900; BK A=5; shares A").play("buy BK pool");
    assert_eq!((many.shares("BK", "A"), many.director("BK").as_str()), (6, "nobody"));
}

#[test]
fn r28_the_bond_railway_pays_a_tenth_of_its_price_for_each_unit() {
    let text = "phase 2; bank 1000; cash A 0 B 0; BK A=3 B=1 cell=5,5; MS par=60 B=5 operated trains=2; or 1 of 1 done MS; turn MS train";
    let table = two(text);
    // 105 for a unit: 31 and 10, nothing for the pool; then its marker moves right.
    let paid = table.play("done");
    assert_eq!(paid.price("BK"), 120);
    assert_eq!((paid.cash("A"), paid.cash("B")), (31, 10));
    assert_eq!(paid.markers("BK"), ["B9"]);
}

/// The company that buys the last 4, or else the last 5, and the one that lays brown Wien.
#[test]
fn r29_others_place_its_second_and_third_marker() {
    let ms = "MS par=60 A=5 operated cash=900 markers=C12";
    let bond = "BK operated markers=B9";
    let buyer = two(&format!("phase 4; depot 4 1; {bond}; {ms}; tile C12 57/0; turn MS train"));
    let bought = buyer.play("train 4 280");
    assert_eq!(bought.refused("done"), "1824-CIS-29");
    assert_eq!(bought.refused("bond C12"), "1824-TOK-06");
    assert_eq!(bought.refused("bond B9"), "1824-TOK-06");
    let placed = bought.play("bond E8");
    assert_eq!((placed.markers("BK"), placed.markers_left("BK")), (vec!["B9".to_owned(), "E8".to_owned()], 1));
    // Not a 4 from another company.
    let traded = two(&format!("phase 5; depot 5 2; {bond}; {ms}; CL par=60 A=5 operated trains=4,4; turn MS train"));
    assert_eq!(traded.play("train 4 1 CL; done").markers("BK"), ["B9"]);
    // In brown Wien.
    let wien = two(&format!("phase 5; {bond}; {ms},E12.1 cash=0; tile E12 491/0; turn MS track"));
    let laid = wien.play("lay E12 493/0");
    assert_eq!(laid.refused("bond E8"), "1824-CIS-29");
    assert_eq!(laid.play("bond E12.1").markers("BK"), ["B9", "E12"]);
}

#[test]
fn r30_construction_railways_close_with_the_first_4_or_with_the_first_5() {
    let text = |drawn: &str, phase: &str, minors: &str| {
        two(&format!(
            "construction {drawn}; {phase}; {minors}; MS par=60 A=5 operated cash=900 trains=6; turn MS train"
        ))
    };
    let both = "EPP A=1 operated markers=C6; SD2 B=1 operated markers=G10";
    let first_four = text("EPP SD2", "phase 3; depot 4 4", both).play("train 4 280");
    assert!(first_four.closed("EPP") && first_four.closed("SD2"));
    assert!(first_four.markers("SD2").is_empty());
    let with_kk2 = "EPP A=1 operated markers=C6; KK2 B=1 operated markers=E12.2";
    let four = text("EPP KK2", "phase 3; depot 4 4", with_kk2).play("train 4 280");
    assert!(!four.closed("EPP") && !four.closed("KK2"));
    let five = text("EPP KK2", "phase 4; depot 5 2", with_kk2).play("train 5 400");
    assert!(five.closed("EPP") && five.closed("KK2"));
}

#[test]
fn r31_k_and_k_forms_with_the_first_5() {
    let ms = "MS par=60 B=5 operated trains=6";
    let table =
        two(&format!("phase 5; depot 5 1; SD formed operated; {ms}; KK A=2; or 1 of 2 done SD BK; turn MS train"));
    assert!(table.play("done").launched("KK"));
    let earlier =
        two(&format!("phase 4; depot 4 2; SD formed operated; {ms}; KK A=2; or 1 of 2 done SD BK; turn MS train"));
    assert!(!earlier.play("done").launched("KK"));
}

#[test]
fn r32_sold_shares_lie_in_a_pool_whose_purchases_may_exceed_60_percent() {
    let table = two("cash A 900 B 900; MS par=60 A=6 B=2 operated; shares B").play("sell MS 1; pass");
    assert_eq!((table.pool("MS"), table.unsold("MS")), (1, 2));
    assert_eq!(table.refused("buy MS"), "1824-SR-13");
    assert_eq!(table.play("buy MS pool").shares("MS", "A"), 7);
    // Three have one stock.
    let three = three("cash A 900 B 900; MS par=60 A=6 B=2 operated; shares B").play("sell MS 1; pass");
    assert_eq!((three.pool("MS"), three.unsold("MS")), (0, 3));
}

#[test]
fn r33_the_company_gets_the_dividends_of_its_pool() {
    let table = two("phase 2; bank 2000; MS par=60 A=5 pool=3 operated trains=2; turn MS dividend revenue=100");
    let paid = table.play("pay");
    assert_eq!((paid.treasury("MS"), paid.cash("A")), (30, 50));
}

/// Both sides.
#[test]
fn r34_the_pool_may_hold_all_of_a_company_but_not_on_18xx_games() {
    let text = "cash A 0 B 0; BK A=3 B=1 operated; MS par=60 A=3 B=3 operated; shares B";
    let own = two(text);
    assert!(own.accepts("sell MS 2") && own.accepts("sell BK 1"));
    let there = two_there(text);
    assert_eq!(there.refused("sell MS 2"), "1824-CIS-34");
    assert_eq!(there.refused("sell BK 1"), "1824-CIS-34");
    assert!(two_there("BK A=3 B=4 operated; shares B").accepts("sell BK 2"));
}

#[test]
fn r35_mountain_railways_are_exchanged_for_bond_shares_as_well() {
    let table = two("phase 3; depot 3 2; B1 A; shares A");
    let exchanged = table.play("exchange B1 BK pool");
    assert_eq!((exchanged.shares("BK", "A"), exchanged.private("B1").as_str()), (1, "closed"));
    let due = two("phase 4; depot 4 2; B1 A; MS par=60 B=5 operated trains=6; turn MS train; pending exchange B1");
    assert_eq!(due.play("exchange B1 BK pool").shares("BK", "A"), 1);
}

#[test]
fn r36_phases_and_limits_are_those_of_the_second_edition() {
    for (_, state) in all() {
        let second = begun(g1824::PROFILE_2E, 3, None).state;
        let chart = |state: &State| {
            let phases = state.edition().phases.iter();
            phases
                .map(|phase| (phase.newest, phase.operating_rounds, phase.major_limit, phase.national_limit))
                .collect::<Vec<_>>()
        };
        assert_eq!(chart(&state), chart(&second));
    }
}

#[test]
fn r37_the_seed_draws_the_first_stack() {
    for (seed, coal, pre) in [
        (3001, "EPP", "KK2"),
        (3003, "EPP", "SD2"),
        (300_304, "EOD", "SD3"),
        (5, "EOD", "SD2"),
        (9, "MLB", "KK2"),
        (13, "MLB", "SD3"),
        (25, "MLB", "SD2"),
        (2_147_483_655, "EOD", "SD3"),
    ] {
        let table = begun(g1824::PROFILE_CISLEITHANIA_18XX_GAMES, 2, Some(seed));
        let own = table.g1824();
        let minors = g1824::companies::minors().filter(|minor| own.is_construction(*minor));
        let names: Vec<&str> = minors.map(|minor| table.state.spec(minor).symbol).collect();
        assert_eq!(names, [coal, pre], "{seed}");
        // It leaves the players where they sit.
        assert_eq!(table.order(), "AB");
    }
}

#[test]
fn r38_if_both_refuse_a_mountain_railway_the_round_is_over() {
    let table = draft_there().play(CARDS).play("pass; pass");
    assert!(table.turn().ends_with("track"), "{}", table.turn());
    assert_eq!(table.order(), "AB");
    // By our own reading shares follow.
    assert_eq!(draft().play(CARDS).play("pass; pass").turn(), "A opening");
}

#[test]
fn r39_any_4_brings_the_second_marker_there_while_a_5_is_the_next() {
    let bond = "BK operated markers=B9";
    let ms = "MS par=60 A=5 operated cash=900 markers=C12";
    let traded =
        two_there(&format!("phase 5; depot 5 2; {bond}; {ms}; CL par=60 A=5 operated trains=4,4; turn MS train"));
    let bought = traded.play("train 4 1 CL");
    assert!(bought.accepts("bond E8"));
    // Only the first counts.
    assert_eq!(bought.play("bond E8; train 4 1 CL").markers("BK").len(), 2);
}

#[test]
fn r40_a_second_marker_in_wien_is_the_one_for_wien_and_one_more_follows() {
    let text = "phase 4; depot 4 1; BK operated markers=B9; MS par=60 A=5 operated cash=900 markers=C12; turn MS train";
    for table in [two(text), two_there(text)] {
        let first = table.play("train 4 280; bond E12.2");
        assert_eq!(first.refused("bond E12.1"), "1824-TOK-05");
        let second = first.play("bond E8");
        assert_eq!(
            (second.markers("BK"), second.markers_left("BK")),
            (vec!["B9".to_owned(), "E8".to_owned(), "E12".to_owned()], 0)
        );
    }
}

#[test]
fn r41_it_is_placed_right_after_the_tile_in_either_station() {
    let ms = "MS par=60 A=5 operated cash=500 trains=5 markers=C12,E12.1";
    let table = two_there(&format!("phase 5; BK operated markers=B9; {ms}; tile E12 491/0; turn MS track"))
        .play("lay E12 493/0");
    assert!(table.accepts("bond E12") && table.accepts("bond E12.1"));
    assert_eq!(table.play("bond E12").markers("BK"), ["B9", "E12"]);
}

/// Both sides.
#[test]
fn r42_the_double_certificate_is_bought_whole_and_sold_whole() {
    let buyer = two_there("cash A 900; BK operated; shares A").play("buy BK pool double");
    assert_eq!((buyer.shares("BK", "A"), buyer.pool("BK")), (2, 8));
    let sells = |others: &str| two_there(&format!("BK A=4 {others} cert=A operated; shares A"));
    assert_eq!(sells("B=2 pool=4").refused("sell BK 2 doubles 1"), "1824-CIS-34");
    let other_holds = two_there("BK A=4 B=4 cert=A operated; shares A");
    assert!(other_holds.accepts("sell BK 2 doubles 1") && other_holds.accepts("sell BK 2"));
    assert_eq!(other_holds.play("sell BK 3 doubles 1").pool("BK"), 5);
    // As two singles there are only two.
    assert_eq!(other_holds.refused("sell BK 3"), "1824-SR-02");
    let alone = two_there("BK A=9 B=1 cert=A operated; shares A");
    assert_eq!(alone.refused("sell BK 2 doubles 1"), "1824-CIS-42");
    assert!(two("BK A=9 B=1 cert=A operated; shares A").accepts("sell BK 2 doubles 1"));
}

/// Both sides.
#[test]
fn r43_there_a_compulsory_exchange_brings_no_bond_share() {
    let due = "phase 4; depot 4 2; B1 A; MS par=60 B=5 operated trains=6; turn MS train; pending exchange B1";
    assert_eq!(two_there(due).refused("exchange B1 BK pool"), "1824-CIS-43");
    assert!(two_there(due).accepts("exchange B1 MS"));
    assert!(two_there("phase 3; depot 3 2; B1 A; shares A").accepts("exchange B1 BK pool"));
}

/// Both sides.
#[test]
fn r44_there_nobody_sells_shares_for_a_train() {
    let text = "phase 3; depot 3 2; cash A 10 B 0; MS par=60 A=5 operated cash=0; CL par=60 A=4 B=2 operated trains=3; turn MS train";
    for table in [two_there(text), three_there(text)] {
        assert_eq!(table.refused("sell CL 1"), "1824-CIS-44");
        // What is missing is borrowed at once.
        let bought = table.play("train 3 180");
        assert_eq!((bought.cash("A"), bought.debt("A")), (0, 255));
    }
    assert!(three(text).accepts("sell CL 1"));
}

#[test]
fn r45_there_a_staatsbahn_in_receivership_builds() {
    let text =
        "phase 4; depot 4 2; tile G10 57/0; SD formed operated A=1 markers=G10 trains=4; or 1 of 2; turn SD track";
    let there = three_there(text);
    assert!(there.offered("lay") > 0);
    // By our own reading it does not: the turn that begins has passed the track step over.
    let ms = "MS par=60 C=5 operated trains=6";
    let begins = |table: Table| table.play("done").turn();
    let before = format!(
        "phase 4; depot 4 2; tile G10 57/0; {ms}; SD formed operated A=1 cell=6,0 markers=G10 trains=4; or 1 of 2; turn MS train"
    );
    assert_eq!(begins(three_there(&before)), "A SD track");
    assert_ne!(begins(three(&before)), "A SD track");
}

#[test]
fn r46_the_bond_railway_never_acts() {
    // From the first operating round on: its home marker and its payment come with no action.
    let table = draft_there().play(CARDS).play("pass; railway B1; pass; buy BK pool; pass");
    assert_eq!(table.shares("BK", "B"), 1);
    let mut table = table;
    while table.markers("BK").is_empty() {
        let step = table.turn();
        let action = if step.ends_with("run") {
            "run"
        } else if step.ends_with("train") {
            "train 2 80"
        } else {
            "done"
        };
        table = table.play(action);
    }
    assert_eq!((table.markers("BK"), table.price("BK")), (vec!["B9".to_owned()], 60));
}

/// Coal Railways are three, and kinds are as usual.
#[test]
fn coal_railways_have_their_regionals() {
    for (_, state) in all() {
        let there = COAL.into_iter().filter(|coal| !state[*coal].is_closed());
        assert_eq!(there.filter(|coal| state.kind(*coal) == CompanyKind::Coal).count(), 3);
    }
}
