//! Brute-force oracle: follows the track side by side, keeps every route that `score` accepts, and tries all
//! combinations. Shares nothing with the search except `score`.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use board::{BorderSet, Edge, HexId, StopRef};
use routes::{Activation, Route, Score, Survey, Train, score};

/// Boards with more routes would take too long.
const MOST_ROUTES: usize = 60_000;

/// What a route or a set of routes is worth: its revenue and its mine income.
pub type Worth = (u32, u32);

fn worth(score: &Score) -> Worth {
    (score.revenue, score.mine_income)
}

fn plus(one: Worth, other: Worth) -> Worth {
    (one.0 + other.0, one.1 + other.1)
}

/// The most that these trains can earn; `None` if the board has too many routes.
pub fn most(survey: &Survey<'_>, trains: &[Train]) -> Option<Worth> {
    let routes = all_routes(survey)?;
    let mut options: Vec<Vec<Score>> = trains.iter().map(|train| legal(survey, *train, &routes)).collect();
    for scores in &mut options {
        scores.dedup_by_key(|score| (worth(score), score.borders));
    }
    options.sort_by_key(|options| Reverse(options.first().map_or((0, 0), worth)));
    let mut most = (0, 0);
    together(&options, BorderSet::EMPTY, (0, 0), &mut most);
    Some(most)
}

/// What a set of routes activates: stops, and hexes with tunnels.
pub type Effect = (BTreeSet<StopRef>, BTreeSet<HexId>);

/// The effects of all sets that earn most; `None` if there are too many sets. Routes that earn nothing do not run.
pub fn effects_of_the_best(
    survey: &Survey<'_>,
    trains: &[Train],
    activation: Activation<'_>,
) -> Option<BTreeSet<Effect>> {
    let (most, _) = most(survey, trains)?;
    let routes = all_routes(survey)?;
    let mut options: Vec<Vec<(Score, Effect)>> = Vec::new();
    for train in trains {
        let earning = legal(survey, *train, &routes).into_iter().filter(|score| score.revenue > 0);
        let effect = |score: &Score| {
            let stops = score.stops.iter().copied().filter(|at| (activation.stop)(*at)).collect();
            (stops, score.tunnels.iter().copied().filter(|hex| (activation.tunnel)(*hex)).collect())
        };
        options.push(earning.map(|score| (effect(&score), score)).map(|(effect, score)| (score, effect)).collect());
    }
    if options.iter().map(Vec::len).product::<usize>() > 200_000 {
        return None;
    }
    let mut effects = BTreeSet::new();
    all_together(&options, BorderSet::EMPTY, most, &Effect::default(), &mut effects);
    Some(effects)
}

/// All paths from stop to stop over continuous track that cross no side twice, visit no stop twice and run through no
/// stop that trains may not pass.
fn all_routes(survey: &Survey<'_>) -> Option<Vec<Route>> {
    let nowhere = Route { start: StopRef { hex: HexId(0), part: 0 }, exits: Vec::new() };
    let mut drive = Drive { survey, found: Vec::new(), route: nowhere };
    for hex in survey.track.board.map.ids() {
        for part in 0..survey.track.parts(hex).len() as u8 {
            let start = StopRef { hex, part };
            if (survey.stops)(start).is_none() {
                continue;
            }
            drive.route = Route { start, exits: Vec::new() };
            for exit in survey.track.exits_of(start).iter() {
                drive.leave(hex, exit, BorderSet::EMPTY, &mut vec![start]);
            }
        }
    }
    (drive.found.len() < MOST_ROUTES).then_some(drive.found)
}

struct Drive<'a> {
    survey: &'a Survey<'a>,
    found: Vec<Route>,
    route: Route,
}

impl Drive<'_> {
    fn leave(&mut self, hex: HexId, exit: Edge, used: BorderSet, seen: &mut Vec<StopRef>) {
        let track = &self.survey.track;
        let map = &track.board.map;
        let (Some(border), Some((next, entry))) = (map.border(hex, exit), map.across(hex, exit)) else { return };
        if used.has(border) || self.found.len() >= MOST_ROUTES {
            return;
        }
        let used = used.with(border);
        self.route.exits.push(exit);
        let stop = track.stops_from(next, entry).next().filter(|stop| !seen.contains(stop));
        if let Some((stop, told)) = stop.and_then(|stop| Some((stop, (self.survey.stops)(stop)?))) {
            self.found.push(self.route.clone());
            seen.push(stop);
            for exit in track.exits_of(stop).iter().filter(|_| told.through) {
                self.leave(next, exit, used, seen);
            }
            seen.pop();
        }
        for exit in track.plain(next, entry).iter() {
            self.leave(next, exit, used, seen);
        }
        self.route.exits.pop();
    }
}

/// The scores of the legal routes, best first.
fn legal(survey: &Survey<'_>, train: Train, routes: &[Route]) -> Vec<Score> {
    let mut scores: Vec<Score> = routes.iter().filter_map(|route| score(survey, train, route).ok()).collect();
    scores.sort_by_key(|score| (Reverse(worth(score)), score.borders.0));
    scores
}

fn together(options: &[Vec<Score>], used: BorderSet, earned: Worth, most: &mut Worth) {
    *most = (*most).max(earned);
    let Some((mine, others)) = options.split_first() else { return };
    // An upper bound on the other trains: each earns its best revenue and its best mine income, independently.
    let most_beside = |options: &Vec<Score>| {
        let free = || options.iter().filter(|score| !score.borders.meets(&used));
        (free().map(|score| score.revenue).max().unwrap_or(0), free().map(|score| score.mine_income).max().unwrap_or(0))
    };
    let others_most = others.iter().map(most_beside).fold((0, 0), plus);
    for score in mine {
        if plus(plus(earned, worth(score)), others_most) <= *most {
            // The remaining routes are worth no more than this one.
            break;
        }
        if !used.meets(&score.borders) {
            together(others, used.union(&score.borders), plus(earned, worth(score)), most);
        }
    }
    if plus(earned, others_most) > *most {
        together(others, used, earned, most);
    }
}

fn all_together(
    options: &[Vec<(Score, Effect)>],
    used: BorderSet,
    missing: u32,
    so_far: &Effect,
    effects: &mut BTreeSet<Effect>,
) {
    if missing == 0 {
        effects.insert(so_far.clone());
    }
    let Some((mine, others)) = options.split_first() else { return };
    for (score, effect) in mine.iter().filter(|(score, _)| score.revenue <= missing) {
        if !used.meets(&score.borders) {
            let mut both = so_far.clone();
            both.0.extend(&effect.0);
            both.1.extend(&effect.1);
            all_together(others, used.union(&score.borders), missing - score.revenue, &both, effects);
        }
    }
    all_together(others, used, missing, so_far, effects);
}
