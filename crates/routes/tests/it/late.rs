//! `best` on late boards of the reference logs of both titles: it equals brute force where that is feasible, and finds what
//! earlier searches found where it is not.

use routes::{Best, Limit, Planner, best, score};

use crate::brute;
use crate::dice::Dice;
use crate::positions::{Position, train};

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

/// Positions, and trains to draw from for them.
const FLEETS: [(&str, [&str; 9]); 2] = [
    (include_str!("../fixtures/1844-late.txt"), ["8E", "8E", "8E", "5E", "8H", "5H", "3H", "6", "5"]),
    (include_str!("../fixtures/1824-late.txt"), ["8E", "6E", "10", "10", "8", "6", "5g", "4g", "3g"]),
];

/// Fifteen fleets for each board. The fixture is of an earlier search, which had other bounds.
#[test]
fn the_maxima_of_large_fleets_are_what_another_search_found() {
    let mut expected = include_str!("../fixtures/late-maxima.txt").lines();
    for (text, names) in FLEETS {
        for (row, mut position) in (0..).zip(Position::read_all(text)) {
            let mut dice = Dice(row);
            for _ in 0..15 {
                let fleet: Vec<&str> = (0..=dice.below(4)).map(|_| dice.pick(&names)).collect();
                position.trains = fleet.iter().map(|name| train(name, true)).collect();
                let most = position.survey(|survey| best(survey, &position.own, &position.trains, Limit::NONE));
                let Best { revenue, mine_income, .. } = most;
                let line = format!("{}, {}: {revenue} and {mine_income}", position.name, fleet.join(" "));
                assert_eq!(Some(&*line), expected.next());
            }
        }
    }
    assert_eq!(expected.next(), None);
}
