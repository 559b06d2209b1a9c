//! Questions about a state. They read only, and the rules answer them as they judge themselves.

use board::{HexId, Reach, StopRef};
use routes::{Alternatives, Best, Explanation, Limit, Planner, Route, Score, Stop, Survey};

use crate::action::{LayTile, Source};
use crate::market::Cell;
use crate::rules::{dividend, finish, national, plan, run, share_round, track, train};
use crate::state::Game;
use crate::titles::{Ruleset, on_game};
use crate::{CompanyId, ModelId, Money, PlayerId, State, Violation, Wealth};

/// From this phase on companies may trade trains.
pub use crate::rules::trade::FIRST_PHASE as FIRST_TRADE_PHASE;

/// Certificates of a player that count towards the limit.
pub fn certificates(state: &State, player: PlayerId) -> u8 {
    fn ask<R: Ruleset>(game: &Game<R>, player: PlayerId) -> u8 {
        R::certificates(game, player)
    }
    on_game!(state, game => ask(game, player))
}

/// Certificates of one company that a player holds.
pub fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
    fn ask<R: Ruleset>(game: &Game<R>, player: PlayerId, company: CompanyId) -> u8 {
        R::certificates_of(game, player, company)
    }
    on_game!(state, game => ask(game, player, company))
}

/// What one share costs where it lies.
pub fn share_price(state: &State, company: CompanyId, from: Source) -> Option<Money> {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId, from: Source) -> Option<Money> {
        R::share_price(game, company, from)
    }
    on_game!(state, game => ask(game, company, from))
}

/// What a share that nobody has owned yet costs when the market has this price.
pub fn issue_price(state: &State, company: CompanyId, market: Money) -> Money {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId, market: Money) -> Money {
        R::issue_price(game, company, market)
    }
    on_game!(state, game => ask(game, company, market))
}

/// What the company would get if it were launched now at this par.
pub fn launch_capital(state: &State, company: CompanyId, par: Money) -> Money {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId, par: Money) -> Money {
        R::launch_capital(game, company, par)
    }
    on_game!(state, game => ask(game, company, par))
}

/// Where a payout moves the price marker of a company that lies on this space.
pub fn after_payout(state: &State, company: CompanyId, cell: Cell) -> Cell {
    on_game!(state, game => dividend::after_payout(game, company, cell))
}

/// Where the end of a share round moves the price marker of a company with these shares in the pool and unsold.
pub fn after_share_round(state: &State, cell: Cell, pool: u8, unsold: u8) -> Cell {
    on_game!(state, game => share_round::after_share_round(game, cell, pool, unsold))
}

/// Whether dividends on shares in the pool go to the treasury; if not, nobody is paid for them.
pub fn pool_pays_treasury(state: &State) -> bool {
    fn ask<R: Ruleset>(game: &Game<R>) -> bool {
        R::pool_pays_treasury(game)
    }
    on_game!(state, game => ask(game))
}

/// Whether the company's income is always split between its owner and its treasury.
pub fn splits_income(state: &State, company: CompanyId) -> bool {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId) -> bool {
        R::splits_income(game, company)
    }
    on_game!(state, game => ask(game, company))
}

/// What the company's next marker costs.
pub fn marker_cost(state: &State, company: CompanyId) -> Money {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId) -> Money {
        R::marker_cost(game, company)
    }
    on_game!(state, game => ask(game, company))
}

/// Whether a place at its home is kept for a company that has yet to operate.
pub fn is_home_reserved(state: &State, company: CompanyId) -> bool {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId) -> bool {
        R::is_home_reserved(game, company)
    }
    on_game!(state, game => ask(game, company))
}

/// What a stop is to a company now; `None` if no train may visit it.
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId, at: StopRef) -> Option<Stop> {
        R::stop(game, company, at)
    }
    on_game!(state, game => ask(game, company, at))
}

/// Models that the bank sells now.
pub fn on_sale(state: &State) -> Vec<ModelId> {
    fn ask<R: Ruleset>(game: &Game<R>) -> Vec<ModelId> {
        R::on_sale(game)
    }
    on_game!(state, game => ask(game))
}

/// How many trains the company may own now.
pub fn train_limit(state: &State, company: CompanyId) -> u8 {
    on_game!(state, game => train::limit(game, company))
}

/// How many trains the company may own in another phase.
pub fn train_limit_in(state: &State, company: CompanyId, phase: u8) -> u8 {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId, phase: u8) -> u8 {
        R::train_limit_in(game, company, phase)
    }
    on_game!(state, game => ask(game, company, phase))
}

/// Whether the company may own a train of this model at all.
pub fn may_own(state: &State, company: CompanyId, model: ModelId) -> bool {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId, model: ModelId) -> bool {
        R::may_own(game, company, model)
    }
    on_game!(state, game => ask(game, company, model))
}

/// Whether companies of its kind ever have to own a train.
pub fn is_ever_obliged(state: &State, company: CompanyId) -> bool {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId) -> bool {
        R::is_ever_obliged(game, company)
    }
    on_game!(state, game => ask(game, company))
}

/// All that a player owes on any ledger.
pub fn owed(state: &State, player: PlayerId) -> Money {
    fn ask<R: Ruleset>(game: &Game<R>, player: PlayerId) -> Money {
        R::owed(game, player)
    }
    on_game!(state, game => ask(game, player))
}

/// The company's trains, one entry each.
pub fn trains(state: &State, company: CompanyId) -> Vec<ModelId> {
    run::trains(state, company)
}

/// A model as the search of routes sees it.
pub fn route_train(state: &State, model: ModelId) -> routes::Train {
    run::train(state, model)
}

/// What the company would pay now for building on the hex.
pub fn terrain_cost(state: &State, company: CompanyId, hex: HexId) -> Money {
    on_game!(state, game => track::cost_for(game, company, hex))
}

/// What is connected to the company's markers.
pub fn connections(state: &State, company: CompanyId) -> Reach {
    track::connections(state, company)
}

/// The best run of the company's trains, as far as the limit lets it be proven.
pub fn best_run(state: &State, company: CompanyId, limit: Limit) -> Best {
    on_game!(state, game => run::best(game, company, limit))
}

/// The best run as an action names it: every route with its train.
pub fn best_claim(state: &State, company: CompanyId) -> Vec<(ModelId, Route)> {
    on_game!(state, game => run::best_claim(game, company))
}

/// Hands the board, as the company sees it, to `then`.
pub fn with_survey<T>(state: &State, company: CompanyId, then: impl FnOnce(&Survey<'_>) -> T) -> T {
    on_game!(state, game => run::with_survey(game, company, then))
}

/// The sets of routes that earn as much as this one, the best, and activate something else.
pub fn alternatives(state: &State, company: CompanyId, best: &Best, limit: Limit) -> Alternatives {
    on_game!(state, game => plan::alternatives(game, company, best, limit))
}

/// What each route of a claim earns; or what the claim breaks.
pub fn claim_scores(state: &State, company: CompanyId, claim: &[(ModelId, Route)]) -> Result<Vec<Score>, Violation> {
    on_game!(state, game => run::legal(game, company, claim))
}

/// A claim beside the best set, train by train; or what the claim breaks.
pub fn explain_claim(
    state: &State,
    company: CompanyId,
    claim: &[(ModelId, Route)],
    best: &Best,
) -> Result<Explanation, Violation> {
    on_game!(state, game => plan::explain(game, company, claim, best))
}

/// The company's best run, to be kept up to date and asked about other boards.
pub fn planner(state: &State, company: CompanyId, limit: Limit) -> Planner {
    on_game!(state, game => plan::planner(game, company, limit))
}

/// Brings a planner of this company up to date; only what has changed for it is sought again.
pub fn update_planner<'p>(planner: &'p mut Planner, state: &State, company: CompanyId, limit: Limit) -> &'p Best {
    on_game!(state, game => plan::update(planner, game, company, limit))
}

/// What the company's present trains would earn at best if this tile lay on the board, whoever may lay it. The planner is
/// one of this company.
pub fn best_run_with_tile(planner: &Planner, state: &State, company: CompanyId, lay: &LayTile, limit: Limit) -> Best {
    on_game!(state, game => plan::what_if(planner, game, company, lay, limit))
}

/// The cities of the hex where the company has a marker.
pub fn cities_with_marker(state: &State, company: CompanyId, hex: HexId) -> Vec<u8> {
    national::cities_with_marker(state, company, hex)
}

/// Whether 18xx.games sees anything to decide in the train step of the company.
pub fn is_train_step_open(state: &State, company: CompanyId) -> bool {
    on_game!(state, game => train::is_train_step_open(game, company))
}

/// Whether the train step of the company has something to decide besides trains.
pub fn has_more_in_train_step(state: &State, company: CompanyId) -> bool {
    fn ask<R: Ruleset>(game: &Game<R>, company: CompanyId) -> bool {
        R::has_more_in_train_step(game, company)
    }
    on_game!(state, game => ask(game, company))
}

/// Everybody's wealth, the richest first; equals keep the playing order.
pub fn standing(state: &State) -> Vec<Wealth> {
    on_game!(state, game => finish::standing(game))
}

/// What a player owns.
pub fn wealth(state: &State, player: PlayerId) -> Wealth {
    on_game!(state, game => finish::wealth(game, player))
}

/// Whether the game goes on without end and was, or will be, called off.
pub fn is_endless(state: &State) -> bool {
    finish::is_endless(state)
}
