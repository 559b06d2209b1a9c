//! What a company could run, over seeded self-play: plans equal what comes of them.

use game::g1824;
use game::g1844;
use game::query;
use game::state::Step;
use game::{
    Action, Choice, CompanyId, Event, LayTile, Options, Profile, Sketch, State, TitleEvent, Violation, choices, play,
};
use routes::Limit;
use testkit::{BuilderGame, Dice};

/// One of each title.
const BOTH: [Profile; 2] = [g1844::PROFILE_2E, g1824::PROFILE_2E];

/// Every turn of a company that has come to this step, in some games of builders.
fn every_turn(profile: Profile, step: Step, mut look: impl FnMut(&State, CompanyId)) {
    for seed in 1..=6 {
        let mut game = BuilderGame::new(profile, Options::default(), 4, seed);
        let mut before = None;
        while game.actions < 20_000 {
            let turn = game.state.turn().filter(|turn| turn.step == step).map(|turn| turn.company);
            if let Some(company) = turn.filter(|_| turn != before) {
                look(&game.state, company);
            }
            before = turn;
            if !game.step() {
                break;
            }
        }
    }
}

fn offered_tiles(state: &State) -> Vec<LayTile> {
    let tile = |choice| match choice {
        Choice::Do(Action::LayTile(lay)) => Some(lay),
        _ => None,
    };
    choices(state).offered.into_iter().filter_map(tile).collect()
}

#[test]
fn a_tile_on_paper_is_worth_what_it_is_worth_on_the_board() {
    BOTH.into_iter().for_each(tiles_on_paper);
}

fn tiles_on_paper(profile: Profile) {
    let mut dice = Dice::new(3);
    let (mut asked, mut better) = (0, 0);
    every_turn(profile, Step::Track, |state, company| {
        let tiles = offered_tiles(state);
        if tiles.is_empty() {
            return;
        }
        let planner = query::planner(state, company, Limit::NONE);
        for _ in 0..3 {
            let lay = tiles[dice.below(tiles.len())];
            let then = Sketch::with_track(state, &Action::LayTile(lay)).unwrap();
            let expected = then.best_run(company, Limit::NONE);
            let planned = query::best_run_with_tile(&planner, state, company, &lay, Limit::NONE);
            assert_eq!((planned.revenue, planned.proven), (expected.revenue, true), "{lay:?}");
            assert_eq!(planned.mine_income, expected.mine_income, "{lay:?}");
            asked += 1;
            better += u32::from(planned.revenue > planner.best().revenue);
        }
    });
    assert!(asked > 2_000 && better > 200, "{asked} {better}");
}

#[test]
fn a_planner_kept_through_the_game_is_always_right() {
    BOTH.into_iter().for_each(planners_kept);
}

fn planners_kept(profile: Profile) {
    let mut game = BuilderGame::new(profile, Options::default(), 4, 11);
    let companies: Vec<CompanyId> = game.state.edition().company_ids().collect();
    let mut planners: Vec<_> =
        companies.iter().map(|company| query::planner(&game.state, *company, Limit::NONE)).collect();
    let mut row = 0;
    while game.actions < 20_000 && game.step() {
        row = (row + 1) % companies.len();
        let (company, planner) = (companies[row], &mut planners[row]);
        let kept = query::update_planner(planner, &game.state, company, Limit::NONE).revenue;
        assert_eq!(kept, query::best_run(&game.state, company, Limit::NONE).revenue, "action {}", game.actions);
    }
    assert!(game.actions > 500, "{}", game.actions);
}

/// [1844-RULING-38]
#[test]
fn every_alternative_is_accepted_and_activates_something_else() {
    let mut several = 0;
    every_turn(g1844::PROFILE_2E, Step::Run, |state, company| {
        let best = query::best_run(state, company, Limit::NONE);
        let sets = query::alternatives(state, company, &best, Limit(1_000_000)).sets;
        let models = query::trains(state, company);
        let mut activations = Vec::new();
        for set in &sets {
            let claim = set.runs.iter().map(|(train, route)| (models[*train], route.clone())).collect();
            let after = play(state, &Action::Run(claim)).expect("as good as the best");
            let is_activation = |event: &&Event| match event {
                Event::Title(TitleEvent::G1844(own)) => {
                    matches!(own, g1844::Event::MountainActivated(_) | g1844::Event::TunnelActivated(_))
                }
                _ => false,
            };
            let mut activated: Vec<String> =
                after.events.iter().filter(is_activation).map(|event| format!("{event:?}")).collect();
            activated.sort();
            activated.dedup();
            activations.push(activated);
        }
        several += u32::from(sets.len() > 1);
        activations.sort();
        let all = activations.len();
        activations.dedup();
        assert_eq!(activations.len(), all, "{activations:?}");
    });
    assert!(several > 0, "no turn had a choice");
}

/// [1844-REV-09] [1824-RUN-24b]
#[test]
fn a_claim_below_the_maximum_is_explained_train_by_train() {
    BOTH.into_iter().for_each(claims_below_the_maximum);
}

fn claims_below_the_maximum(profile: Profile) {
    let mut explained = 0;
    every_turn(profile, Step::Run, |state, company| {
        let best = query::best_run(state, company, Limit::NONE);
        let models = query::trains(state, company);
        let claim: Vec<_> = best.runs.iter().skip(1).map(|(train, route)| (models[*train], route.clone())).collect();
        let Some((idle, _)) = best.runs.first() else { return };
        let told = query::explain_claim(state, company, &claim, &best).expect("legal routes");
        let missed: i64 = told.trains.iter().map(|row| row.amount()).sum();
        assert_eq!(told.best, best.revenue);
        assert_eq!(missed, i64::from(told.best) - i64::from(told.claimed));
        let changed: Vec<_> = told.trains.iter().filter(|row| !row.is_same()).collect();
        assert_eq!(changed.len(), 1);
        assert_eq!(models[changed[0].train], models[*idle]);
        let refusal = play(state, &Action::Run(claim)).err().map(|refusal| refusal.violation);
        assert!(matches!(refusal, Some(Violation::BelowMaximum { .. })), "{refusal:?}");
        explained += 1;
    });
    assert!(explained > 200, "{explained}");
}

/// [1844-RUN-02] [1824-RUN-01]
#[test]
fn an_illegal_claim_is_not_explained_but_refused_with_its_rule() {
    illegal_claims(g1844::PROFILE_2E, "1844-RUN-02");
    illegal_claims(g1824::PROFILE_2E, "1824-RUN-01");
}

fn illegal_claims(profile: Profile, rule: &str) {
    let mut refused = 0;
    every_turn(profile, Step::Run, |state, company| {
        let best = query::best_run(state, company, Limit::NONE);
        let models = query::trains(state, company);
        let Some((train, route)) = best.runs.first() else { return };
        let mut nowhere = route.clone();
        nowhere.exits.truncate(0);
        let claim = vec![(models[*train], nowhere)];
        let violation = query::explain_claim(state, company, &claim, &best).expect_err("one stop is no route");
        let refusal = play(state, &Action::Run(claim)).expect_err("one stop is no route");
        assert_eq!((&refusal.violation, refusal.rule.unwrap().0), (&violation, rule));
        refused += 1;
    });
    assert!(refused > 200, "{refused}");
}
