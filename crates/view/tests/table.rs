//! The table as plain data in the words of the screen.
#![allow(clippy::unwrap_used)]

use game::{PlayerId, State, choices, play};
use testkit::{RandomGame, position};
use view::table::{CompanyView, HolderView, TableView};
use view::{Lang, table};

const SKETCH: &str = "profile 1844-2e; players 3; phase 3; cash A 500 B 30; debt B 60; P2 A; B1 A G14 0
    RhB par=80 A=5 B=2 pool=1 cash=400 trains=2,3 markers=G26,C24 operated; tile C12 57/2; turn RhB track";

fn shown(state: &State, lang: Lang) -> TableView {
    table(state, PlayerId::in_seat(1), lang)
}

fn company<'t>(view: &'t TableView, symbol: &str) -> &'t CompanyView {
    view.companies.iter().find(|company| company.symbol == symbol).unwrap()
}

#[test]
fn players_see_their_cash_debts_and_papers() {
    let view = shown(&position(SKETCH), Lang::En);
    let [anna, bert] = [0, 1].map(|seat| view.players.iter().find(|player| player.seat == seat).unwrap());
    assert_eq!((anna.cash, anna.debt, anna.is_you, anna.is_deciding), (500, 0, false, true));
    assert_eq!(anna.papers, ["P2", "B1"]);
    assert_eq!((bert.cash, bert.debt, bert.is_you), (30, 60, true));
    assert_eq!(bert.worth, bert.cash + bert.shares + bert.papers_worth - bert.debt);
}

#[test]
fn a_company_is_told_in_full() {
    let view = shown(&position(SKETCH), Lang::En);
    let rhb = company(&view, "RhB");
    assert_eq!((rhb.director, rhb.par, rhb.treasury, rhb.shares_missing), (Some(0), Some(80), 400, 0));
    assert_eq!(rhb.holders, [HolderView { seat: 0, percent: 50 }, HolderView { seat: 1, percent: 20 }]);
    assert_eq!((rhb.offering, rhb.pool), (20, 10));
    assert_eq!(rhb.trains, ["2", "3"]);
    let at_c24 = view.hexes.iter().find(|hex| hex.hex == "C24").unwrap();
    assert_eq!((at_c24.markers.as_slice(), &at_c24.tile), (["RhB".to_owned()].as_slice(), &None));
    let at_c12 = view.hexes.iter().find(|hex| hex.hex == "C12").unwrap();
    assert_eq!((at_c12.tile.as_deref(), at_c12.rotation), (Some("57"), Some(2)));
}

#[test]
fn words_are_in_the_readers_language() {
    let state = position(SKETCH);
    let ranges =
        Lang::ALL.map(|lang| shown(&state, lang).trains.into_iter().find(|train| train.name == "2").unwrap().range);
    assert_eq!(ranges[0], "2 stops");
    assert!(ranges[0] != ranges[1] && ranges[1] != ranges[2], "{ranges:?}");
}

/// No position is without a picture: whatever is held is shown, and all of a company adds up.
#[test]
fn whole_games_can_be_shown() {
    for profile in game::Profile::all() {
        let mut game = RandomGame::new(profile, game::Options::NONE, 3, 5);
        for number in 0.. {
            let Some(action) = game.next_action() else { break };
            game.state = play(&game.state, &action).unwrap().state;
            if number % 20 != 0 {
                continue;
            }
            let view = shown(&game.state, Lang::De);
            assert_eq!(view.players.len(), 3);
            for company in &view.companies {
                let held: u32 = company.holders.iter().map(|holder| u32::from(holder.percent)).sum();
                assert_eq!(held + u32::from(company.offering) + u32::from(company.pool), 100, "{company:?}");
            }
        }
        assert!(choices(&game.state).offered.is_empty());
    }
}
