//! The best runs of companies, kept from round to round: mostly little has changed on the way of their trains.

use game::query;
use game::{Action, CompanyId, State};
use routes::{Limit, Planner};

/// What was found for each company. A copy begins without: it is only quicker with it.
#[derive(Default)]
pub struct Runs {
    known: Vec<(CompanyId, Planner)>,
    /// What all searches have cost, in steps.
    pub steps: u64,
}

impl Runs {
    /// The best run of the company in turn.
    pub fn best(&mut self, state: &State) -> Action {
        let Some(company) = state.turn().map(|turn| turn.company) else { return Action::Run(Vec::new()) };
        let models = query::trains(state, company);
        let row = self.known.iter().position(|(known, _)| *known == company);
        let best = match row {
            Some(row) => {
                let planner = &mut self.known[row].1;
                let before = planner.best().nodes;
                let best = query::update_planner(planner, state, company, Limit::NONE);
                // The same number means that nothing had to be sought.
                self.steps += if best.nodes == before { 0 } else { best.nodes };
                best
            }
            None => {
                let planner = query::planner(state, company, Limit::NONE);
                self.steps += planner.best().nodes;
                self.known.push((company, planner));
                self.known[self.known.len() - 1].1.best()
            }
        };
        Action::Run(best.runs.iter().map(|(train, route)| (models[*train], route.clone())).collect())
    }
}

impl Clone for Runs {
    fn clone(&self) -> Runs {
        Runs::default()
    }
}

impl std::fmt::Debug for Runs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.known.iter().map(|(company, _)| company)).finish()
    }
}
