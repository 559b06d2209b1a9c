//! What a company could run: other sets of routes that earn the maximum, what a claim misses, and the best run after a tile
//! that nobody has laid. For players, planners and bots; nothing is decided here.

use board::HexId;
use routes::{Activation, Alternatives, Best, Explanation, Limit, Planner, Route};

use crate::rules::run::{self, models_and_trains, with_scorable, with_survey};
use crate::rules::{Checked, memo};
use crate::state::Game;
use crate::titles::Ruleset;
use crate::{CompanyId, LayTile, ModelId, Violation};

/// More choices than this nobody wants to look through.
const MOST: usize = 64;

/// The sets of routes that earn as much as this one, the best, and activate something else. Among them the director chooses
/// freely. [1844-RULING-38]
pub fn alternatives<R: Ruleset>(state: &Game<R>, company: CompanyId, best: &Best, limit: Limit) -> Alternatives {
    let stop = |at: board::StopRef| R::activates_stop(state, at);
    let tunnel = |hex: HexId| R::activates_tunnel(state, hex);
    let activation = Activation { stop: &stop, tunnel: &tunnel };
    with_scorable(state, company, |survey, markers, trains| {
        routes::alternatives(survey, markers, trains, best, activation, MOST, limit)
    })
}

/// A claim beside the best set, train by train; or the rule that the claim breaks. [1844-REV-09]
pub fn explain<R: Ruleset>(
    state: &Game<R>,
    company: CompanyId,
    claim: &[(ModelId, Route)],
    best: &Best,
) -> Checked<Explanation> {
    run::legal(state, company, claim)?;
    let (models, trains) = models_and_trains(state, company);
    let mut rows: Vec<(usize, Route)> = Vec::new();
    for (model, route) in claim {
        let is_idle = |row: &usize| models[*row] == *model && rows.iter().all(|(taken, _)| taken != row);
        rows.extend((0..models.len()).find(is_idle).map(|row| (row, route.clone())));
    }
    with_survey(state, company, |survey| routes::explain(survey, &trains, &rows, best))
        .map_err(|(run, fault)| Violation::RouteFault { run: run as u8, fault })
}

/// The company's best run, to be kept up to date and asked about other boards.
pub fn planner<R: Ruleset>(state: &Game<R>, company: CompanyId, limit: Limit) -> Planner {
    let planner = with_scorable(state, company, |survey, markers, trains| Planner::new(survey, markers, trains, limit));
    note(planner.best(), state, company);
    planner
}

fn note<R: Ruleset>(best: &Best, state: &Game<R>, company: CompanyId) {
    if best.proven {
        memo::keep_maximum(state, company, best.revenue);
    }
}

/// Brings a planner of this company up to date; only what has changed for it is sought again.
pub fn update<'p, R: Ruleset>(planner: &'p mut Planner, state: &Game<R>, company: CompanyId, limit: Limit) -> &'p Best {
    with_scorable(state, company, |survey, markers, trains| {
        planner.update(survey, markers, trains, limit);
    });
    note(planner.best(), state, company);
    planner.best()
}

/// What the company's present trains would earn at best if this tile lay on the board. Whether anybody may lay it, nobody
/// asks. The planner is one of this company.
pub fn what_if<R: Ruleset>(
    planner: &Planner,
    state: &Game<R>,
    company: CompanyId,
    lay: &LayTile,
    limit: Limit,
) -> Best {
    let mut then = *state;
    then.common.lay(lay.hex, lay.tile, lay.rotation);
    with_scorable(&then, company, |survey, markers, _| planner.what_if(survey, markers, limit))
}
