//! Column generation with a Lagrangian bound, then exact enumeration of the remaining gap.
//!
//! 1. Each train alone, and a greedy set of routes: the first columns, the first incumbent and a first bound. If few columns
//!    can lead to a better set, as on small boards, they are packed at once.
//! 2. Dual prices on contested track bring the bound down and produce better columns (`duals.rs`, `walk`). Quick
//!    packings of the known columns improve the incumbent (`pack.rs`).
//! 3. By its reduced cost, a route in a better set can be only so much worse than the best route of its train. All such
//!    routes are enumerated and packed exactly, which proves the optimum.

mod resume;

pub(crate) use resume::{CarriedPath, KnownKind, WarmStart};

use board::{BorderSet, StopRef};

use crate::chains::Chains;
use crate::duals::{self, DualPrices, TrainKind, ZERO_PRICES, best_profit, minimize_bound, price_of};
use crate::graph::{ANY_STOP, FRANC, Objective, TrainGraph};
use crate::network::{Network, Nodes};
use crate::pack::{Columns, Group, Packing, Path};
use crate::walk::{FoundRoute, NodeBudget, walk};
use crate::{Limit, Range, Route, Survey, Train};

/// The best set of routes of a company found by a search: at most one per train, no two on the same track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What all routes earn together.
    pub revenue: u32,
    /// What mines pay to the treasury in addition: the most among all sets that earn this revenue. [1824-REV-07]
    pub mine_income: u32,
    /// The trains that run, as indices of the given trains, and their routes. Trains that add nothing stay idle.
    /// [1844-RULING-39]
    pub runs: Vec<(usize, Route)>,
    /// Whether it is proven that no set earns more. Without a limit it always is.
    pub proven: bool,
    /// No set earns more than this; equal to `revenue` if that is proven.
    pub bound: u32,
    /// How many nodes the search expanded.
    pub nodes: u64,
}

/// The set of routes that earns most, among all sets of routes that [`crate::score`] accepts and that share no track.
/// [1844-REV-09] [1844-RULING-38]
///
/// `markers` are the stops with a marker of the company. The same arguments always give the same answer.
///
/// # Panics
///
/// If the trains can reach more than 128 stops or 32 tunnels, which no map of either title has.
///
/// ```
/// # use routes::{Limit, Range, Scoring, Stop, Survey, Train, best};
/// # use board::{StopRef, Track, PrintedBoard};
/// # let board = PrintedBoard::parse("", "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 yellow C30x1 1-a")?;
/// # let layout = board.printed_layout();
/// # let track = Track { board: &board, layout: &layout };
/// # let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
/// # let value = |at| Some(track.part(at)?.values()[0]);
/// # let stops = |at| Some(Stop { value: value(at)?, own: at == home, through: true, ..Stop::default() });
/// # let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// let two = Train { range: Range::Stops(2), red: true };
/// let three = Train { range: Range::Stops(3), red: true };
/// let best = best(&survey, &[home], &[two, three], Limit::NONE);
///
/// // One piece of track leads out of the city with the marker: only one train can run.
/// let (train, route) = &best.runs[0];
/// assert_eq!((best.runs.len(), *train, route.exits.len()), (1, 1, 2));
/// assert_eq!((best.revenue, best.bound, best.proven), (60, 60, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn best(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Best {
    let network = Network::of(survey, markers, trains);
    let mut search = Search::new(survey, &network, trains, limit);
    search.run();
    search.answer()
}

/// Rounds of column generation. Only a safeguard: every board so far converged much earlier.
const MAX_ROUNDS: usize = 40;

/// Search nodes for a heuristic packing of the known columns, which need not find the best set.
const QUICK_PACK_NODES: u64 = 10_000;

/// Search nodes for an attempt to do without dual prices: about what it costs to find good ones.
const FIRST_LOOK_NODES: u64 = 2_000;

pub(crate) struct Search<'a> {
    survey: &'a Survey<'a>,
    network: &'a Network,
    objective: Objective,
    /// The kinds of trains.
    trains: Vec<Train>,
    /// For each kind, the rows of the company's trains.
    rows: Vec<Vec<usize>>,
    kinds: Vec<TrainKind>,
    /// For each kind its graph, at the prices of the last walk, and what is ahead of routes on it.
    graphs: Vec<(TrainGraph<'a>, Chains)>,
    pub budget: NodeBudget,
    /// All revenues are multiples of this.
    revenue_granularity: i32,
    /// By how much a better set exceeds the incumbent at least: the same, unless mine income breaks ties.
    granularity: i32,
    /// The best set known, by kind, and its revenue: a lower bound.
    incumbent: Vec<(usize, Path)>,
    floor: i32,
    /// An upper bound on the revenue of any set, and the dual prices that prove it.
    bound: i32,
    prices: DualPrices,
    /// The largest profit of one train of each kind at these prices.
    max_profits: Vec<i32>,
    /// The maximum, if it is known and all sets that reach it are wanted.
    maximum: Option<i32>,
}

impl<'a> Search<'a> {
    pub fn new(survey: &'a Survey<'a>, network: &'a Network, trains: &[Train], limit: Limit) -> Search<'a> {
        let mine_unit = mine_unit(network, trains);
        let revenue_granularity = granularity(network, survey) * FRANC;
        let mut search = Search {
            survey,
            network,
            objective: Objective { scoring: survey.scoring, mine_unit },
            trains: Vec::new(),
            rows: Vec::new(),
            kinds: Vec::new(),
            graphs: Vec::new(),
            budget: NodeBudget { spent: 0, limit: limit.0 },
            revenue_granularity,
            granularity: if mine_unit.is_some() { 1 } else { revenue_granularity },
            incumbent: Vec::new(),
            floor: 0,
            bound: 0,
            prices: ZERO_PRICES,
            max_profits: Vec::new(),
            maximum: None,
        };
        for (row, train) in trains.iter().enumerate() {
            match search.trains.iter().position(|known| known == train) {
                Some(kind) => search.rows[kind].push(row),
                None => {
                    search.trains.push(*train);
                    search.rows.push(vec![row]);
                }
            }
        }
        search
    }

    pub fn run(&mut self) {
        self.solve_each_alone();
        self.greedy_incumbent();
        self.pack_without_prices();
        self.close_gap_by_prices();
    }

    /// The same for a search that others start from, which needs good prices also where this one could do without.
    pub fn run_by_prices(&mut self) {
        self.solve_each_alone();
        self.greedy_incumbent();
        self.close_gap_by_prices();
    }

    fn close_gap_by_prices(&mut self) {
        self.tighten_duals(&ZERO_PRICES);
        self.enumerate_within_gap();
    }

    /// Closes the gap at once where it leaves few columns even without prices, as on most boards of the early game.
    fn pack_without_prices(&mut self) {
        let is_alone = self.kinds.iter().map(|kind| kind.trains).sum::<i32>() == 1;
        if is_alone || !self.has_gap() {
            return;
        }
        let limit = self.budget.limit;
        let left = limit.saturating_sub(self.budget.spent);
        self.budget.limit = self.budget.spent + FIRST_LOOK_NODES.min(left / 4);
        let columns = self.columns_for(self.floor + self.granularity);
        let is_complete = !self.budget.is_exhausted();
        self.budget.limit = limit;
        if is_complete && self.pack(&columns, &ZERO_PRICES, self.floor, FIRST_LOOK_NODES) {
            self.bound = self.floor;
        }
    }

    /// All columns that a set with the known maximum can contain, by kind of train.
    pub fn columns_of_optimal_sets(&mut self, maximum: u32) -> Vec<Columns> {
        let maximum = maximum as i32 * FRANC;
        // Sets that differ only in mine income are equally good here.
        (self.objective.mine_unit, self.granularity) = (None, self.revenue_granularity);
        self.maximum = Some(maximum);
        self.floor = maximum - self.granularity;
        self.solve_each_alone();
        self.tighten_duals(&ZERO_PRICES);
        self.columns_for(maximum)
    }

    /// Walks the graph of a kind at these prices, over all track.
    fn walk(&mut self, kind: usize, prices: &DualPrices, visit: Nodes, floor: i32, take: &mut Take<'_>) {
        let (graph, chains) = &mut self.graphs[kind];
        graph.charge(prices);
        graph.must_visit = visit;
        walk(graph, chains, &mut self.budget, floor, take);
    }

    fn improving_routes_of(&mut self, kind: usize, prices: &DualPrices, visit: Nodes, floor: i32) -> Vec<Path> {
        improving(|take| self.walk(kind, prices, visit, floor, take))
    }

    fn add_graph(&mut self, kind: usize) {
        let graph = TrainGraph::new(self.network, self.objective, self.trains[kind], &BorderSet::EMPTY);
        self.graphs.push((graph, Chains::default()));
    }

    /// Fills the pools with the best route of each kind and sets the trivial bound: no train gets in another's way.
    fn solve_each_alone(&mut self) {
        for kind in 0..self.trains.len() {
            self.add_graph(kind);
            let pool = self.improving_routes_of(kind, &ZERO_PRICES, ANY_STOP, 0);
            let trains = self.rows[kind].len() as i32;
            let most = if self.budget.is_exhausted() {
                self.graphs[kind].0.upper_bound()
            } else {
                pool.last().map_or(0, |path| path.revenue)
            };
            self.bound += most * trains;
            self.max_profits.push(most);
            self.kinds.push(TrainKind { trains, pool });
        }
    }

    /// Completes the incumbent greedily: the train that earns most takes its best route, the next one its best route on
    /// the track that is left.
    fn greedy_incumbent(&mut self) {
        let worth = |kind: &TrainKind| kind.pool.iter().map(|path| path.revenue).max();
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by_key(|kind| std::cmp::Reverse(worth(&self.kinds[*kind])));
        for kind in order {
            while self.running(kind) < self.rows[kind].len() {
                let Some(path) = self.best_on_unused_track(kind) else { break };
                self.incumbent.push((kind, path));
            }
        }
        self.floor = self.incumbent.iter().map(|(_, path)| path.revenue).sum();
    }

    fn running(&self, kind: usize) -> usize {
        self.incumbent.iter().filter(|(running, _)| *running == kind).count()
    }

    fn best_on_unused_track(&mut self, kind: usize) -> Option<Path> {
        if self.incumbent.is_empty() {
            return self.kinds[kind].pool.iter().max_by_key(|path| path.revenue).cloned();
        }
        let used = self.incumbent.iter().fold(BorderSet::EMPTY, |used, (_, path)| used.union(&path.borders));
        let graph = TrainGraph::new(self.network, self.objective, self.trains[kind], &used);
        let mut found = improving(|take| walk(&graph, &mut Chains::default(), &mut self.budget, 0, take));
        let path = found.last().cloned();
        self.kinds[kind].pool.append(&mut found);
        path
    }

    /// Whether there is still a gap between bound and incumbent, and budget to close it.
    fn has_gap(&self) -> bool {
        self.bound >= self.maximum.unwrap_or(self.floor) + self.granularity && !self.budget.is_exhausted()
    }

    /// Alternates between better dual prices for the known columns and new columns at these prices.
    fn tighten_duals(&mut self, from: &DualPrices) {
        let mut prices = *from;
        for _ in 0..MAX_ROUNDS {
            if !self.has_gap() {
                return;
            }
            let solution = minimize_bound(&self.kinds, &prices, self.floor);
            prices = solution.prices;
            let fresh = self.generate_columns(&prices);
            if self.budget.is_exhausted() {
                return;
            }
            if self.maximum.is_none() {
                let pool = |kind: &TrainKind| Columns::of_pool(&kind.pool, &prices);
                let columns: Vec<Columns> = self.kinds.iter().map(pool).collect();
                self.pack(&columns, &prices, self.floor, QUICK_PACK_NODES);
            }
            // The bound over the known columns is the lowest that any prices can reach, so stop when both agree.
            if !fresh || self.bound / self.revenue_granularity == solution.bound / self.revenue_granularity {
                return;
            }
        }
    }

    /// Prices out every kind of train: adds routes with more profit than the known ones to its pool and derives the
    /// Lagrangian bound. Returns whether any were found.
    fn generate_columns(&mut self, prices: &DualPrices) -> bool {
        let mut max_profits = Vec::with_capacity(self.kinds.len());
        let mut fresh = false;
        for kind in 0..self.kinds.len() {
            let known = best_profit(&self.kinds[kind], prices);
            let mut found = self.improving_routes_of(kind, prices, ANY_STOP, known);
            fresh |= !found.is_empty();
            max_profits.push(found.last().map_or(known, |path| path.revenue - price_of(prices, &path.borders)));
            self.kinds[kind].pool.append(&mut found);
        }
        let bound = duals::total(prices)
            + self.kinds.iter().zip(&max_profits).map(|(kind, max_profit)| kind.trains * max_profit).sum::<i32>();
        if bound < self.bound && !self.budget.is_exhausted() {
            (self.bound, self.prices, self.max_profits) = (bound, *prices, max_profits);
        }
        fresh
    }

    /// Closes the gap: enumerates all columns that a better set can contain, and packs them. A narrower goal is tried
    /// first, because it has far fewer columns and mostly contains the optimum.
    fn enumerate_within_gap(&mut self) {
        let mut goal = self.bound - ((self.bound - self.floor) / 4).max(self.granularity);
        let prices = self.prices;
        while self.has_gap() {
            goal = goal.max(self.floor + self.granularity);
            let columns = self.columns_for(goal);
            // Any better set narrows the gap, even below the goal.
            let steps = if goal > self.floor + self.granularity { QUICK_PACK_NODES } else { u64::MAX };
            let is_complete = self.pack(&columns, &prices, self.floor, steps);
            if !is_complete {
                self.pack(&columns, &prices, goal.max(self.floor + self.granularity) - self.granularity, u64::MAX);
            }
            if self.budget.is_exhausted() {
                return;
            }
            // All sets that reach the goal consist of these columns, so the packing is exhaustive.
            if goal <= self.floor + self.granularity {
                self.bound = self.floor;
                return;
            }
            goal = 0;
        }
    }

    /// All routes that a set which reaches the goal can contain, by kind. The other trains add at most their bound, so
    /// the route itself has to make up the difference (reduced-cost fixing).
    fn columns_for(&mut self, goal: i32) -> Vec<Columns> {
        let others = |search: &Search<'_>, kind: usize| search.bound - search.max_profits[kind];
        (0..self.kinds.len()).map(|kind| self.columns_above(kind, goal - 1 - others(self, kind), ANY_STOP)).collect()
    }

    /// All routes of a kind with a profit above the floor at the current prices that visit one of these stops.
    fn columns_above(&mut self, kind: usize, floor: i32, visit: Nodes) -> Columns {
        let (prices, mut columns) = (self.prices, Columns::default());
        self.walk(kind, &prices, visit, floor, &mut |found| {
            columns.push(found);
            floor
        });
        columns.sort();
        columns
    }

    /// Packs these columns within a number of nodes; a set that beats the floor becomes the incumbent. Returns whether
    /// the search was exhaustive.
    fn pack(&mut self, columns: &[Columns], prices: &DualPrices, floor: i32, steps: u64) -> bool {
        let mut order: Vec<usize> = (0..columns.len()).collect();
        order.sort_by_key(|kind| std::cmp::Reverse(columns[*kind].rows.len()));
        let group = |kind: &usize| Group { trains: self.rows[*kind].len(), columns: &columns[*kind] };
        let groups = order.iter().map(group).collect();
        self.pack_groups(groups, &order, prices, floor, steps)
    }

    /// The same for groups of trains; `kinds` has the kind of each group.
    fn pack_groups(
        &mut self,
        groups: Vec<Group<'_>>,
        kinds: &[usize],
        prices: &DualPrices,
        floor: i32,
        steps: u64,
    ) -> bool {
        let columns: Vec<&Columns> = groups.iter().map(|group| group.columns).collect();
        let limit = self.budget.limit.min(self.budget.spent.saturating_add(steps));
        let mut budget = NodeBudget { limit, ..self.budget };
        let mut packing = Packing::new(groups, floor, self.granularity, &mut budget);
        packing.run(duals::total(prices));
        let (floor, best) = (packing.floor, packing.best.take());
        let is_complete = !budget.is_exhausted();
        self.budget.spent = budget.spent;
        if let Some(best) = best {
            self.floor = floor;
            self.incumbent = best.into_iter().map(|(group, row)| (kinds[group], columns[group].path(row))).collect();
        }
        is_complete
    }

    /// The kind of each train, equal kinds adjacent.
    pub fn kinds_by_train(&self) -> Vec<usize> {
        (0..self.rows.len()).flat_map(|kind| self.rows[kind].iter().map(move |_| kind)).collect()
    }

    pub fn total_price(&self) -> i32 {
        duals::total(&self.prices)
    }

    /// The routes of a set, assigned to trains, in order of their rows.
    pub fn runs(&self, paths: &[(usize, Path)]) -> Vec<(usize, Route)> {
        let mut idle: Vec<_> = self.rows.iter().map(|rows| rows.iter()).collect();
        let run = |(kind, path): &(usize, Path)| {
            let row = idle[*kind].next()?;
            Some((*row, self.network.route(&self.survey.track, path.start, &path.segments)))
        };
        let mut runs: Vec<(usize, Route)> = paths.iter().filter_map(run).collect();
        runs.sort();
        runs
    }

    /// The mine income of a set. The route of a goods train starts at its mine.
    pub fn mine_income(&self, paths: &[(usize, Path)]) -> u32 {
        let mine = |(_, path): &(usize, Path)| self.network.stops[usize::from(path.start)].1.mine;
        paths.iter().filter_map(mine).map(u32::from).sum()
    }

    /// The answer, and a warm start for the next query.
    pub fn finish(mut self) -> (Best, WarmStart) {
        let same = |path: Path| CarriedPath { path, is_same: true };
        let kinds = std::mem::take(&mut self.kinds).into_iter().zip(&self.trains).zip(&self.max_profits);
        let known = |((kind, train), max_profit): ((TrainKind, &Train), &i32)| {
            let pool = kind.pool.into_iter().map(same).collect();
            KnownKind { train: *train, trains: kind.trains, max_profit: *max_profit, pool }
        };
        let warm_start = WarmStart {
            objective: self.objective,
            kinds: kinds.map(known).collect(),
            incumbent: self.incumbent.iter().map(|(kind, path)| (self.trains[*kind], same(path.clone()))).collect(),
            floor: self.floor,
            proven: self.is_proven(),
            prices: self.prices,
        };
        (self.answer(), warm_start)
    }

    fn is_proven(&self) -> bool {
        self.bound < self.floor + self.granularity
    }

    fn answer(self) -> Best {
        let proven = self.is_proven();
        let bound = if proven { self.floor } else { self.bound };
        let in_francs = |amount: i32| (amount / FRANC) as u32;
        Best {
            revenue: in_francs(self.floor),
            mine_income: self.mine_income(&self.incumbent),
            runs: self.runs(&self.incumbent),
            proven,
            bound: in_francs(bound),
            nodes: self.budget.spent,
        }
    }
}

/// What becomes of a route that a walk has found: the new floor.
type Take<'t> = dyn FnMut(&FoundRoute<'_>) -> i32 + 't;

/// The best route that a walk finds, last, after the routes that raised the floor on the way to it.
fn improving(walk: impl FnOnce(&mut Take<'_>)) -> Vec<Path> {
    let mut found: Vec<Path> = Vec::new();
    walk(&mut |route| {
        found.push(Path::of(route));
        route.profit
    });
    found
}

/// The greatest common divisor of all amounts, in francs.
fn granularity(network: &Network, survey: &Survey<'_>) -> i32 {
    let figures = network.stops.iter().flat_map(|(_, stop)| [stop.value, stop.transit.map_or(0, |(_, figure)| figure)]);
    let bonuses = [survey.scoring.tunnel_per_stop, survey.scoring.regions_joined];
    i32::from(gcd_of(figures.chain(bonuses)).max(1))
}

fn gcd_of(figures: impl Iterator<Item = u16>) -> u16 {
    fn gcd(one: u16, other: u16) -> u16 {
        if other == 0 { one } else { gcd(other, one % other) }
    }
    // Usually the first one or two figures settle it, so most need only a remainder.
    figures.fold(0, |divisor, figure| if divisor > 0 && figure % divisor == 0 { divisor } else { gcd(divisor, figure) })
}

/// The mine income that counts as one fixed-point unit, so that all of it together is worth less than a franc; `None`
/// without goods trains, or if the amounts are too fine for that.
fn mine_unit(network: &Network, trains: &[Train]) -> Option<u16> {
    let goods = trains.iter().filter(|train| matches!(train.range, Range::Goods { .. })).count();
    if goods == 0 {
        return None;
    }
    let mines = || network.stops.iter().filter_map(|(_, stop)| stop.mine);
    let unit = gcd_of(mines());
    let most = usize::from(mines().max()?.checked_div(unit)?) * goods;
    (0 < most && most < FRANC as usize).then_some(unit)
}
