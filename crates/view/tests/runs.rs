//! What a claim misses, in words, over games of builders.

#![allow(clippy::unwrap_used)]

use game::g1844;
use game::query;
use game::state::Step;
use game::{CompanyId, Options, State};
use routes::{Best, Limit};
use testkit::BuilderGame;
use view::{Lang, explain_claim};

/// Every turn of a company that runs trains, with its best run.
fn every_run(mut look: impl FnMut(&State, CompanyId, &Best)) {
    let mut game = BuilderGame::new(g1844::PROFILE_2E, Options::default(), 3, 5);
    let mut before = None;
    while game.actions < 20_000 {
        let turn = game.state.turn().filter(|turn| turn.step == Step::Run).map(|turn| turn.company);
        if let Some(company) = turn.filter(|_| turn != before) {
            look(&game.state, company, &query::best_run(&game.state, company, Limit::NONE));
        }
        before = turn;
        if !game.step() {
            break;
        }
    }
}

#[test]
fn a_train_that_stays_idle_is_named_with_the_route_it_could_run() {
    let mut told = 0;
    every_run(|state, company, best| {
        let models = query::trains(state, company);
        let claim: Vec<_> = best.runs.iter().skip(1).map(|(train, route)| (models[*train], route.clone())).collect();
        let Some((idle, route)) = best.runs.first() else { return };
        let explanation = query::explain_claim(state, company, &claim, best).unwrap();
        let name = state.edition().model(models[*idle]).name;
        let hex = state.edition().board().map[route.start.hex].coord.to_string();
        for (lang, word) in [(Lang::En, "stays idle"), (Lang::De, "fährt nicht"), (Lang::Pl, "nie jedzie")] {
            let lines = explain_claim(state, company, &explanation, lang);
            assert_eq!(lines.len(), 1, "{lines:?}");
            assert!(lines[0].starts_with(&format!("{name}: {word}")) && lines[0].contains(&hex), "{lines:?}");
        }
        told += 1;
    });
    assert!(told > 50, "{told}");
}

#[test]
fn the_best_run_itself_misses_nothing() {
    every_run(|state, company, best| {
        let models = query::trains(state, company);
        let claim: Vec<_> = best.runs.iter().map(|(train, route)| (models[*train], route.clone())).collect();
        let explanation = query::explain_claim(state, company, &claim, best).unwrap();
        assert_eq!(explain_claim(state, company, &explanation, Lang::En), Vec::<String>::new());
    });
}
