//! 1824, chapter CHECK: what a test-suite should contain, by the catalogue.

use board::Colour;
use game::edition::MarkerCount;
use game::g1824;
use game::{Money, Options, Profile, State, play};
use testkit::{RandomGame, Table};

use super::start::{buyers, fresh};
use super::{at, by_first_edition};

const PROFILES: [Profile; 2] = [g1824::PROFILE_1E, g1824::PROFILE_2E];

#[test]
fn r01_tiles_markers_and_trains_add_up() {
    for profile in PROFILES {
        let edition = fresh(profile, 4).state.edition();
        let tiles = &edition.board().tiles;
        let of = |colour: Colour| -> u32 {
            let copies = tiles.in_box().filter(|tile| tiles[*tile].colour == colour);
            copies.map(|tile| u32::from(tiles[tile].count)).sum()
        };
        assert_eq!([Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey].map(of), [72, 48, 20, 3]);
        let markers = edition.companies.iter().map(|spec| match spec.markers {
            MarkerCount::Fixed(count) => count,
            MarkerCount::ByPar => 0,
        });
        assert_eq!(markers.sum::<u8>(), 41);
        assert_eq!(edition.trains.iter().filter_map(|row| row.cards).sum::<u8>(), 28);
        assert_eq!(edition.model_ids().map(|model| fresh(profile, 4).state.pool_trains(model)).sum::<u8>(), 20);
    }
}

/// [1824-RULING-18] New train, its price, the price with the part exchange, what is surrendered.
#[test]
fn r02_a_part_exchange_takes_off_half_the_face_value_of_the_surrendered_train() {
    let rows = [
        ("3", 180, 140, "2"),
        ("4", 280, 190, "3"),
        ("5", 400, 260, "4"),
        ("6", 600, 400, "5"),
        ("8", 800, 500, "6"),
        ("10", 1000, 600, "8"),
        ("2g", 240, 180, "1g"),
        ("3g", 360, 240, "2g"),
        ("4g", 600, 420, "3g"),
        ("5g", 800, 500, "4g"),
    ];
    for profile in PROFILES {
        let edition = fresh(profile, 4).state.edition();
        let named = |name: &str| edition.models.iter().find(|model| model.name == name).unwrap();
        for (new, price, reduced, old) in rows {
            let (surrendered, exchanged) = named(new).part_exchange.unwrap();
            assert_eq!((named(new).price.0, exchanged.0, edition.model(surrendered).name), (price, reduced, old));
            assert_eq!(reduced, price - named(old).price.0 / 2, "{new}");
        }
        assert_eq!(edition.models.iter().filter(|model| model.part_exchange.is_some()).count(), rows.len());
    }
}

fn all_money(state: &State) -> Money {
    let players: Money = state.player_ids().map(|player| state[player].cash()).sum();
    let treasuries: Money = state.edition().company_ids().map(|company| state[company].cash()).sum();
    state.bank() + players + treasuries
}

/// An overdrawn account is negative cash; a ledger is beside the money.
#[test]
fn r03_money_is_conserved_at_all_times() {
    for profile in PROFILES {
        for (players, seed) in [(3, 11), (4, 12), (6, 13)] {
            let mut game = RandomGame::new(profile, Options::NONE, players, seed);
            for _ in 0..400 {
                let Some(action) = game.next_action() else { break };
                game.state = play(&game.state, &action).ok().unwrap().state;
                assert_eq!(all_money(&game.state), Money(12_000), "{action:?}, seed {seed}");
            }
        }
    }
    for overdrawn in [by_first_edition(DEBT), at(DEBT)] {
        assert_eq!(all_money(&overdrawn.play("train 10 1000").state), Money(12_000));
    }
}

#[test]
fn r04_the_initial_order_for_three_to_six_players() {
    for profile in PROFILES {
        assert_eq!(buyers(fresh(profile, 3), 9), "CBAABCABC");
        assert_eq!(buyers(fresh(profile, 4), 12), "DCBAABCDABCD");
        assert_eq!(buyers(fresh(profile, 5), 13), "EDCBAABCDEABC");
        assert_eq!(buyers(fresh(profile, 6), 13), "FEDCBAABCDEFA");
    }
}

/// What a Staatsbahn receives of the bank for each set of its Pre-Staatsbahnen that was sold. [1824-RULING-37]
#[test]
fn r05_the_capital_at_formation_for_every_subset_of_sold_pre_staatsbahnen() {
    let of_sd: [(&[u8], i32); 8] = [
        (&[1, 2, 3], 720),
        (&[1, 2], 840),
        (&[1, 3], 840),
        (&[2, 3], 960),
        (&[2], 1080),
        (&[3], 1080),
        (&[1], 960),
        (&[], 1200),
    ];
    let of_others: [(&[u8], i32); 4] = [(&[1, 2], 840), (&[1], 960), (&[2], 1080), (&[], 1200)];
    for (sold, capital) in of_sd {
        assert_eq!(capital_of("SD", "phase 4; depot 4 3", sold), capital, "SD {sold:?}");
    }
    for (sold, capital) in of_others {
        assert_eq!(capital_of("UG", "phase 5; depot 5 2; SD formed", sold), capital, "UG {sold:?}");
        assert_eq!(capital_of("KK", "phase 6; depot 6 2; SD formed; UG formed", sold), capital, "k&k {sold:?}");
    }
}

/// By both editions, which have to agree.
fn capital_of(company: &str, phase: &str, sold: &[u8]) -> i32 {
    let first_ids = [("SD", "S"), ("UG", "Ug"), ("KK", "k&k")];
    let (_, prefix) = first_ids.into_iter().find(|(name, _)| *name == company).unwrap();
    let form = |ids: &str, table: fn(&str) -> Table| {
        let minors: Vec<String> = sold.iter().map(|number| format!("{ids}{number} A=1")).collect();
        let done: Vec<String> = sold.iter().map(|number| format!("{ids}{number}")).collect();
        table(&format!(
            "{phase}; BH par=60 D=5 operated trains=6; {}; or 1 of 2 done SD UG {}; turn BH train",
            minors.join("; "),
            done.join(" ")
        ))
        .play("done")
    };
    let in_first = if company == "KK" { "k&k" } else { company };
    let first = form(prefix, by_first_edition).treasury(in_first);
    let second = form(company, at).treasury(company);
    assert_eq!(first, second);
    second
}

/// Price of the Coal Railway, starting price of its Regional, treasury, capital of the Regional.
#[test]
fn r06_each_coal_price_gives_its_price_space_treasury_and_capital() {
    for (price, par, row, treasury, capital) in [
        (120, 60, 6, 0, 480),
        (140, 70, 5, 20, 560),
        (160, 80, 4, 40, 640),
        (180, 90, 3, 60, 720),
        (200, 100, 2, 80, 800),
    ] {
        let table = at("opening A; cash A 500 B 500").play(&format!("minor EPP {price}"));
        assert_eq!((table.price("BK"), table.cell("BK"), table.treasury("EPP")), (par, (row, 2), treasury));
        let text = format!("phase 3; depot 3 5; cash A 500; EPP A=1 price={price} cash={treasury}; BK B=3; shares A");
        assert_eq!(at(&text).play("coal EPP").treasury("BK"), capital + treasury);
    }
}

/// A has no money when the BH must buy a 10 and has 800.
const DEBT: &str = "phase 8; depot 10; BH par=60 A=5 cash=800 operated; or 1 of 2; turn BH train";

#[test]
fn r07_a_shortfall_of_200_becomes_300_450_675_and_1013() {
    for (table, owed) in [
        (by_first_edition(DEBT), (|table: &Table| -table.cash("A")) as fn(&Table) -> i32),
        (at(DEBT), |table: &Table| table.debt("A")),
    ] {
        let mut table = table.play("train 10 1000");
        let mut chain = vec![owed(&table)];
        while chain.len() < 4 {
            let rounds = table.state.share_rounds();
            while table.state.share_rounds() == rounds {
                table = table.play("done");
            }
            chain.push(owed(&table));
        }
        assert_eq!(chain, [300, 450, 675, 1013]);
    }
}
