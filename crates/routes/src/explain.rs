//! What a claimed set of routes misses compared with the best one, train by train. Data only: the caller words it.

use board::{BorderSet, StopRef};

use crate::{Best, Fault, Route, Score, Survey, Train, score};

/// A claimed set of routes compared with the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The revenue of the claim.
    pub claimed: u32,
    /// The revenue of the best set.
    pub best: u32,
    /// One for each train that runs in either, in order of the trains.
    pub trains: Vec<Difference>,
}

/// What one train does in the claim and in the best set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The index of the train.
    pub train: usize,
    /// Its route in the claim, if it runs.
    pub claimed: Option<(Route, Score)>,
    /// Its route in the best set, if it runs.
    pub best: Option<(Route, Score)>,
    /// Stops that it scores only in the best set.
    pub gained: Vec<StopRef>,
    /// Stops that it scores only in the claim.
    pub lost: Vec<StopRef>,
}

impl Difference {
    /// How much more the train earns in the best set; negative if another train makes up for it.
    pub fn amount(&self) -> i64 {
        let revenue = |run: &Option<(Route, Score)>| run.as_ref().map_or(0, |(_, score)| i64::from(score.revenue));
        revenue(&self.best) - revenue(&self.claimed)
    }

    /// Whether it uses the same track in both.
    pub fn is_same(&self) -> bool {
        let borders = |run: &Option<(Route, Score)>| run.as_ref().map_or(BorderSet::EMPTY, |(_, score)| score.borders);
        borders(&self.best) == borders(&self.claimed)
    }
}

/// Compares a claimed set of routes with the best one. Routes of the best set are assigned to equal trains so that they
/// overlap with the claim as far as possible.
///
/// # Errors
///
/// The train and the fault of a route that is not legal.
///
/// ```
/// # use routes::{Limit, Range, Route, Scoring, Stop, Survey, Train, best, explain};
/// # use board::{StopRef, Track, PrintedBoard};
/// # let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 yellow C30x1 1-a")?;
/// # let layout = board.printed_layout();
/// # let track = Track { board: &board, layout: &layout };
/// # let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
/// # let value = |at| Some(track.part(at)?.values()[0]);
/// # let stops = |at| Some(Stop { value: value(at)?, own: at == home, through: true, ..Stop::default() });
/// # let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// let trains = [Train { range: Range::Stops(3), red: true }];
/// let best = best(&survey, &[home], &trains, Limit::NONE);
///
/// // Somebody runs only as far as the town.
/// let claim = Route { start: home, exits: vec![board::Edge::SIDES[4]] };
/// let found = explain(&survey, &trains, &[(0, claim)], &best).map_err(|(_, fault)| fault)?;
/// assert_eq!((found.claimed, found.best), (30, 60));
/// assert_eq!(found.trains[0].gained, [StopRef { hex: board.map.named("A6").ok_or("no such hex")?, part: 0 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(
    survey: &Survey<'_>,
    trains: &[Train],
    claim: &[(usize, Route)],
    best: &Best,
) -> Result<Explanation, (usize, Fault)> {
    let claimed = by_train(survey, trains, claim)?;
    let best = assigned(trains, &claimed, by_train(survey, trains, &best.runs)?);
    let revenue = |runs: &[Run]| runs.iter().flatten().map(|(_, score)| score.revenue).sum();
    let (claimed_total, best_total) = (revenue(&claimed), revenue(&best));
    let pairs = claimed.into_iter().zip(best).enumerate();
    let differences = pairs.map(|(train, (claimed, best))| difference(train, claimed, best));
    let trains = differences.filter(|row| row.claimed.is_some() || row.best.is_some()).collect();
    Ok(Explanation { claimed: claimed_total, best: best_total, trains })
}

type Run = Option<(Route, Score)>;

fn by_train(survey: &Survey<'_>, trains: &[Train], runs: &[(usize, Route)]) -> Result<Vec<Run>, (usize, Fault)> {
    let mut scored: Vec<Run> = vec![None; trains.len()];
    for (row, route) in runs {
        let Some((slot, train)) = scored.get_mut(*row).zip(trains.get(*row)) else { continue };
        *slot = Some((route.clone(), score(survey, *train, route).map_err(|fault| (*row, fault))?));
    }
    Ok(scored)
}

/// Swaps routes between equal trains as long as that increases the overlap with the claim.
fn assigned(trains: &[Train], claimed: &[Run], mut best: Vec<Run>) -> Vec<Run> {
    let common = |one: &Run, other: &Run| match (one, other) {
        (Some((_, one)), Some((_, other))) => one.borders.iter().filter(|border| other.borders.has(*border)).count(),
        _ => 0,
    };
    let mut swapped = true;
    while swapped {
        swapped = false;
        for row in 0..trains.len() {
            for other in (row + 1..trains.len()).filter(|other| trains[*other] == trains[row]) {
                let now = common(&claimed[row], &best[row]) + common(&claimed[other], &best[other]);
                let then = common(&claimed[row], &best[other]) + common(&claimed[other], &best[row]);
                if then > now {
                    best.swap(row, other);
                    swapped = true;
                }
            }
        }
    }
    best
}

fn difference(train: usize, claimed: Run, best: Run) -> Difference {
    let (old, new) = (scored_stops(&claimed), scored_stops(&best));
    let gained = new.iter().filter(|stop| !old.contains(stop)).copied().collect();
    let lost = old.iter().filter(|stop| !new.contains(stop)).copied().collect();
    Difference { train, claimed, best, gained, lost }
}

fn scored_stops(run: &Run) -> Vec<StopRef> {
    let Some((_, score)) = run else { return Vec::new() };
    score.stops.iter().zip(&score.scored).filter(|(_, scored)| **scored).map(|(stop, _)| *stop).collect()
}
