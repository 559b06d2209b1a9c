//! The oracle: drives over the track side by side, keeps every route that `score` accepts, tries all ways to run the
//! trains together. Shares nothing with the search but `score`.

use std::collections::BTreeSet;

use board::{Borders, Edge, HexId, StopRef};
use routes::{Route, Score, Survey, Train, score};

use crate::boards::ways;

/// The most that these trains can earn; `None` if the board has too many routes to try.
pub fn most(survey: &Survey<'_>, trains: &[Train]) -> Option<u32> {
    let routes = all_routes(survey)?;
    let mut options: Vec<Vec<(u32, Borders)>> = trains.iter().map(|train| legal(survey, *train, &routes)).collect();
    options.sort_by_key(|options| options.first().map_or(0, |(revenue, _)| *revenue));
    options.reverse();
    let mut most = 0;
    together(&options, Borders::EMPTY, 0, &mut most);
    Some(most)
}

/// What the sets that earn most visit of interesting stops and run through of tunnels; `None` if the board has too many
/// routes to try. Routes that earn nothing do not run.
pub fn effects_of_the_best(
    survey: &Survey<'_>,
    trains: &[Train],
    interesting: &dyn Fn(StopRef) -> bool,
) -> Option<BTreeSet<Effect>> {
    let most = most(survey, trains)?;
    let routes = all_routes(survey)?;
    let mut options: Vec<Vec<(u32, Borders, Effect)>> = Vec::new();
    for train in trains {
        let scores =
            routes.iter().filter_map(|route| score(survey, *train, route).ok()).filter(|score| score.revenue > 0);
        let option = |score: Score| {
            let stops = score.stops.into_iter().filter(|at| interesting(*at)).collect();
            (score.revenue, score.borders, (stops, score.tunnels.into_iter().collect()))
        };
        let mut list: Vec<(u32, Borders, Effect)> = scores.map(option).collect();
        list.sort_by_key(|(revenue, borders, _)| (std::cmp::Reverse(*revenue), borders.0));
        list.dedup();
        options.push(list);
    }
    if options.iter().map(Vec::len).product::<usize>() > 200_000 {
        return None;
    }
    let mut effects = BTreeSet::new();
    all_together(&options, Borders::EMPTY, most, &Effect::default(), &mut effects);
    Some(effects)
}

pub type Effect = (BTreeSet<StopRef>, BTreeSet<HexId>);

fn all_together(
    options: &[Vec<(u32, Borders, Effect)>],
    used: Borders,
    missing: u32,
    so_far: &Effect,
    effects: &mut BTreeSet<Effect>,
) {
    if missing == 0 {
        effects.insert(so_far.clone());
    }
    let Some((mine, others)) = options.split_first() else { return };
    for (revenue, borders, effect) in mine.iter().filter(|(revenue, ..)| *revenue <= missing) {
        if !used.meets(borders) {
            let mut both = so_far.clone();
            both.0.extend(&effect.0);
            both.1.extend(&effect.1);
            all_together(others, used.union(borders), missing - revenue, &both, effects);
        }
    }
    all_together(others, used, missing, so_far, effects);
}

/// All ways from stop to stop over continuous track, no side crossed twice.
pub fn all_routes(survey: &Survey<'_>) -> Option<Vec<Route>> {
    let mut drive = Drive { survey, found: Vec::new(), route: None };
    for hex in ways().map.ids() {
        for part in 0..survey.track.parts(hex).len() as u8 {
            let start = StopRef { hex, part };
            drive.route = Some(Route { start, exits: Vec::new() });
            for exit in survey.track.exits_of(start).iter() {
                drive.leave(hex, exit, Borders::EMPTY, &mut vec![start]);
            }
        }
    }
    (drive.found.len() < 20_000).then_some(drive.found)
}

struct Drive<'a> {
    survey: &'a Survey<'a>,
    found: Vec<Route>,
    route: Option<Route>,
}

impl Drive<'_> {
    fn leave(&mut self, hex: HexId, exit: Edge, used: Borders, seen: &mut Vec<StopRef>) {
        let map = &ways().map;
        let (Some(border), Some((next, entry))) = (map.border(hex, exit), map.across(hex, exit)) else { return };
        if used.has(border) || self.found.len() >= 20_000 {
            return;
        }
        let used = used.with(border);
        self.route.as_mut().unwrap().exits.push(exit);
        let stop = self.survey.track.stops_from(next, entry).next();
        if let Some(stop) = stop.filter(|stop| !seen.contains(stop)) {
            self.found.extend(self.route.clone());
            seen.push(stop);
            for exit in self.survey.track.exits_of(stop).iter() {
                self.leave(next, exit, used, seen);
            }
            seen.pop();
        }
        for exit in self.survey.track.plain(next, entry).iter() {
            self.leave(next, exit, used, seen);
        }
        self.route.as_mut().unwrap().exits.pop();
    }
}

/// What each legal route earns, best first.
fn legal(survey: &Survey<'_>, train: Train, routes: &[Route]) -> Vec<(u32, Borders)> {
    let scores = routes.iter().filter_map(|route| score(survey, train, route).ok());
    let mut options: Vec<(u32, Borders)> = scores.map(|score| (score.revenue, score.borders)).collect();
    options.sort_by_key(|(revenue, borders)| (std::cmp::Reverse(*revenue), borders.0));
    options.dedup();
    options
}

fn together(options: &[Vec<(u32, Borders)>], used: Borders, earned: u32, most: &mut u32) {
    *most = (*most).max(earned);
    let Some((mine, others)) = options.split_first() else { return };
    let others_most: u32 = others.iter().filter_map(|options| options.first()).map(|(revenue, _)| revenue).sum();
    for (revenue, borders) in mine {
        if earned + revenue + others_most <= *most {
            break;
        }
        if !used.meets(borders) {
            together(others, used.union(borders), earned + revenue, most);
        }
    }
    together(others, used, earned, most);
}
