//! `best` equals brute force on late boards of the reference logs of both titles, where brute force is feasible.

use routes::{Limit, Planner, best, score};

use crate::brute;
use crate::positions::Position;

#[test]
fn best_equals_brute_force_on_late_boards_of_the_reference_logs() {
    let texts = [include_str!("../fixtures/1844-late.txt"), include_str!("../fixtures/1824-late.txt")];
    for text in texts {
        let mut compared = 0;
        for position in Position::read_all(text) {
            position.survey(|survey| {
                let found = best(survey, &position.own, &position.trains, Limit::NONE);
                let revenue =
                    |(train, route): &(usize, _)| score(survey, position.trains[*train], route).unwrap().revenue;
                assert_eq!(found.runs.iter().map(revenue).sum::<u32>(), found.revenue, "{}", position.name);
                assert!(found.proven, "{}", position.name);
                let planner = Planner::new(survey, &position.own, &position.trains, Limit::NONE);
                assert_eq!((planner.best().revenue, planner.best().proven), (found.revenue, true), "{}", position.name);
                if let Some(most) = brute::most(survey, &position.trains) {
                    assert_eq!((found.revenue, found.mine_income), most, "{}", position.name);
                    compared += 1;
                }
            });
        }
        assert!(compared >= 10, "{compared}");
    }
}
