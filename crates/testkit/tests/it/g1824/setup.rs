//! 1824, chapter SETUP: setting up.

use super::at;

#[test]
fn r05_starting_cash_depends_on_the_number_of_players() {
    for (players, cash) in [(3, 820), (4, 680), (5, 560), (6, 460)] {
        let setup =
            game::Setup { profile: game::Profile::Austria1e, players, seed: None, options: game::Options::NONE };
        let state = game::begin(&setup).unwrap();
        assert!(state.player_ids().all(|player| state[player].cash.0 == cash));
    }
}

#[test]
fn house_rules_of_another_title_are_no_part_of_a_set_up() {
    let options = game::Options::NONE.with(game::OptionRule::Elephant);
    let setup = |profile| game::begin(&game::Setup { profile, players: 4, seed: None, options });
    let option = game::OptionRule::Elephant;
    assert_eq!(setup(game::Profile::Austria1e), Err(game::BadSetup::OtherTitlesOption { option }));
    assert!(setup(game::Profile::Swiss1e).is_ok());
}

#[test]
fn r21_price_markers_of_the_staatsbahnen_stand_on_120_from_the_start() {
    let table = at("cash A 500");
    for company in ["SD", "UG", "KK"] {
        assert_eq!((table.price(company), table.cell(company)), (120, (0, 2)));
    }
}
