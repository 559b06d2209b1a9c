//! What a claim below the maximum has missed, route by route. Data only: words are made where they are shown.

use board::{Borders, StopRef};

use crate::{Best, Fault, Route, Score, Survey, Train, score};

/// A claim beside the best set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub claimed: u32,
    pub best: u32,
    /// One for each train that runs in either, by row.
    pub trains: Vec<Difference>,
}

/// What one train does in the claim and in the best set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub train: usize,
    pub claimed: Option<(Route, Score)>,
    pub best: Option<(Route, Score)>,
    /// Stops scored only in the best set, and only in the claim.
    pub gained: Vec<StopRef>,
    pub lost: Vec<StopRef>,
}

impl Difference {
    /// What the best set has more than the claim here; less if another train makes up for it.
    pub fn amount(&self) -> i64 {
        let revenue = |run: &Option<(Route, Score)>| run.as_ref().map_or(0, |(_, score)| i64::from(score.revenue));
        revenue(&self.best) - revenue(&self.claimed)
    }

    /// Whether both run the same track.
    pub fn is_same(&self) -> bool {
        let borders = |run: &Option<(Route, Score)>| run.as_ref().map_or(Borders::EMPTY, |(_, score)| score.borders);
        borders(&self.best) == borders(&self.claimed)
    }
}

/// Sets a claim beside the best set. Equal trains may have swapped their routes: those of the best set are dealt out so
/// that as much as possible stays as claimed.
pub fn explain(
    survey: &Survey<'_>,
    trains: &[Train],
    claim: &[(usize, Route)],
    best: &Best,
) -> Result<Explanation, (usize, Fault)> {
    let claimed = by_train(survey, trains, claim)?;
    let best = dealt_out(trains, &claimed, by_train(survey, trains, &best.runs)?);
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

/// Swaps routes between equal trains while that brings more of them onto the track that was claimed.
fn dealt_out(trains: &[Train], claimed: &[Run], mut best: Vec<Run>) -> Vec<Run> {
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
