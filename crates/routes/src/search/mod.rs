//! The best set of routes: each train alone, then prices on what several want, then all sets that the prices leave open.

mod resume;

pub(crate) use resume::{Known, Memory, Recalled};

use board::{Borders, StopRef};

use crate::field::{EVERYWHERE, FREE, Field, Prices, Terms, UNIT};
use crate::network::{Network, Nodes};
use crate::pack::{Columns, Group, Line, Packing};
use crate::price::{self, Kind, best_profit, price_of, settle};
use crate::walk::{Purse, walk};
use crate::{Limit, Range, Route, Survey, Train};

/// The best set of routes of a company, one a train at most, no two on the same track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    pub revenue: u32,
    /// What mines pay to the treasury beside it: the most of all sets that earn this revenue. [1824-REV-07]
    pub mine_income: u32,
    /// Rows of the trains that run, and their routes. Trains that add nothing stay idle. [1844-RULING-39]
    pub runs: Vec<(usize, Route)>,
    /// Whether no set earns more.
    pub proven: bool,
    /// No set earns more than this; equals `revenue` if that is proven.
    pub bound: u32,
    /// What the search cost, in steps.
    pub nodes: u64,
}

/// The set of routes that earns most, over all sets that are legal by [`crate::score`] and share no track.
/// [1844-REV-09] [1844-RULING-38]
pub fn best(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Best {
    let network = Network::of(survey, markers, trains);
    let mut search = Search::new(survey, &network, trains, limit);
    search.run();
    search.answer()
}

/// Rounds of bargaining; it has always settled long before.
const ROUNDS: usize = 40;

/// Steps for a look at the routes at hand, which need not find the best set.
const GLANCE: u64 = 10_000;

pub(crate) struct Search<'a> {
    survey: &'a Survey<'a>,
    network: &'a Network,
    terms: Terms,
    trains: Vec<Train>,
    /// For each kind of train, the rows of the company's trains.
    rows: Vec<Vec<usize>>,
    kinds: Vec<Kind>,
    pub purse: Purse,
    /// All revenues are multiples of this.
    revenue_grain: i32,
    /// What a better set has more at least: the same, unless mines decide between sets of equal revenue.
    grain: i32,
    /// The best set known, by kind, and its revenue.
    lines: Vec<(usize, Line)>,
    floor: i32,
    /// No set earns more, and the prices that say so.
    bound: i32,
    prices: Prices,
    /// What one train of each kind earns at most at these prices.
    tops: Vec<i32>,
    /// The maximum, if it is known already and all sets that reach it are sought.
    maximum: Option<i32>,
}

impl<'a> Search<'a> {
    pub fn new(survey: &'a Survey<'a>, network: &'a Network, trains: &[Train], limit: Limit) -> Search<'a> {
        let mine_unit = mine_unit(network, trains);
        let revenue_grain = grain(network, survey) * UNIT;
        let mut search = Search {
            survey,
            network,
            terms: Terms { scoring: survey.scoring, mine_unit },
            trains: Vec::new(),
            rows: Vec::new(),
            kinds: Vec::new(),
            purse: Purse { spent: 0, limit: limit.0 },
            revenue_grain,
            grain: if mine_unit.is_some() { 1 } else { revenue_grain },
            lines: Vec::new(),
            floor: 0,
            bound: 0,
            prices: FREE,
            tops: Vec::new(),
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
        self.each_alone();
        self.one_after_the_other();
        self.bargain(&FREE);
        self.exhaust();
    }

    /// All columns that sets with the known maximum can hold, by kind of train.
    pub fn columns_of_the_best(&mut self, maximum: u32) -> Vec<Columns> {
        let maximum = maximum as i32 * UNIT;
        // What mines pay parts no sets here.
        (self.terms.mine_unit, self.grain) = (None, self.revenue_grain);
        self.maximum = Some(maximum);
        self.floor = maximum - self.grain;
        self.each_alone();
        self.bargain(&FREE);
        self.columns_for(maximum)
    }

    fn best_alone(&mut self, kind: usize, used: &Borders, prices: &Prices, floor: i32) -> Vec<Line> {
        let field = Field::new(self.network, self.terms, self.trains[kind], used, prices);
        best_route(&field, &mut self.purse, floor)
    }

    fn each_alone(&mut self) {
        for kind in 0..self.trains.len() {
            let field = Field::new(self.network, self.terms, self.trains[kind], &Borders::EMPTY, &FREE);
            let pool = best_route(&field, &mut self.purse, 0);
            let trains = self.rows[kind].len() as i32;
            let most = if self.purse.is_empty() { field.most() } else { pool.last().map_or(0, |line| line.revenue) };
            self.bound += most * trains;
            self.tops.push(most);
            self.kinds.push(Kind { trains, pool });
        }
    }

    /// A first set: the train that earns most takes its best route, the next one the best of what is left.
    fn one_after_the_other(&mut self) {
        let worth = |kind: &Kind| kind.pool.iter().map(|line| line.revenue).max();
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by_key(|kind| std::cmp::Reverse(worth(&self.kinds[*kind])));
        for kind in order {
            while self.running(kind) < self.rows[kind].len() {
                let Some(line) = self.best_of_what_is_left(kind) else { break };
                self.lines.push((kind, line));
            }
        }
        self.floor = self.lines.iter().map(|(_, line)| line.revenue).sum();
    }

    fn running(&self, kind: usize) -> usize {
        self.lines.iter().filter(|(running, _)| *running == kind).count()
    }

    fn best_of_what_is_left(&mut self, kind: usize) -> Option<Line> {
        if self.lines.is_empty() {
            return self.kinds[kind].pool.iter().max_by_key(|line| line.revenue).cloned();
        }
        let used = self.lines.iter().fold(Borders::EMPTY, |used, (_, line)| used.union(&line.borders));
        let mut found = self.best_alone(kind, &used, &FREE, 0);
        let line = found.last().cloned();
        self.kinds[kind].pool.append(&mut found);
        line
    }

    /// Whether a lower bound would help.
    fn is_open(&self) -> bool {
        self.bound >= self.maximum.unwrap_or(self.floor) + self.grain && !self.purse.is_empty()
    }

    /// Seeks prices that bring the bound down.
    fn bargain(&mut self, from: &Prices) {
        let mut prices = *from;
        for _ in 0..ROUNDS {
            if !self.is_open() {
                return;
            }
            let settled = settle(&self.kinds, &prices, self.floor);
            prices = settled.prices;
            let fresh = self.ask_all(&prices);
            if self.purse.is_empty() {
                return;
            }
            if self.maximum.is_none() {
                let pool = |kind: &Kind| Columns::of_pool(&kind.pool, &prices);
                let columns: Vec<Columns> = self.kinds.iter().map(pool).collect();
                self.pack(&columns, &prices, self.floor, GLANCE);
            }
            // No prices bring the bound below what they do for the routes at hand.
            if !fresh || self.bound / self.revenue_grain == settled.bound / self.revenue_grain {
                return;
            }
        }
    }

    /// Asks every train for a better route at these prices than those known, and so for a bound. Tells whether one had
    /// any.
    fn ask_all(&mut self, prices: &Prices) -> bool {
        let mut tops = Vec::with_capacity(self.kinds.len());
        let mut fresh = false;
        for kind in 0..self.kinds.len() {
            let known = best_profit(&self.kinds[kind], prices);
            let mut found = self.best_alone(kind, &Borders::EMPTY, prices, known);
            fresh |= !found.is_empty();
            tops.push(found.last().map_or(known, |line| line.revenue - price_of(prices, &line.borders)));
            self.kinds[kind].pool.append(&mut found);
        }
        let bound =
            price::total(prices) + self.kinds.iter().zip(&tops).map(|(kind, top)| kind.trains * top).sum::<i32>();
        if bound < self.bound && !self.purse.is_empty() {
            (self.bound, self.prices, self.tops) = (bound, *prices, tops);
        }
        fresh
    }

    /// Tries all sets that the prices leave open: first those that lose little by them, which mostly hold the best.
    fn exhaust(&mut self) {
        let mut goal = self.bound - ((self.bound - self.floor) / 4).max(self.grain);
        let prices = self.prices;
        while self.is_open() {
            goal = goal.max(self.floor + self.grain);
            let columns = self.columns_for(goal);
            // Any better set helps, even if it does not reach the goal.
            let steps = if goal > self.floor + self.grain { GLANCE } else { u64::MAX };
            let is_complete = self.pack(&columns, &prices, self.floor, steps);
            if !is_complete {
                self.pack(&columns, &prices, goal.max(self.floor + self.grain) - self.grain, u64::MAX);
            }
            if self.purse.is_empty() {
                return;
            }
            // Sets that reach the goal have no other columns than these.
            if goal <= self.floor + self.grain {
                self.bound = self.floor;
                return;
            }
            goal = 0;
        }
    }

    /// All routes of every kind that sets which reach the goal can hold: the other trains cannot make up for more.
    fn columns_for(&mut self, goal: i32) -> Vec<Columns> {
        let others = |search: &Search<'_>, kind: usize| search.bound - search.tops[kind];
        (0..self.kinds.len()).map(|kind| self.columns_above(kind, goal - 1 - others(self, kind), EVERYWHERE)).collect()
    }

    /// All routes of a kind with more profit than this at the present prices, that visit one of these stops.
    fn columns_above(&mut self, kind: usize, floor: i32, visit: Nodes) -> Columns {
        let field = Field::new(self.network, self.terms, self.trains[kind], &Borders::EMPTY, &self.prices);
        let mut columns = Columns::default();
        walk(&field.visiting(visit), &mut self.purse, floor, &mut |found| {
            columns.push(found);
            floor
        });
        columns.sort();
        columns
    }

    /// Takes the best set of these columns that it finds in so many steps, if it beats the floor. Tells whether there is no
    /// better one.
    fn pack(&mut self, columns: &[Columns], prices: &Prices, floor: i32, steps: u64) -> bool {
        let mut order: Vec<usize> = (0..columns.len()).collect();
        order.sort_by_key(|kind| std::cmp::Reverse(columns[*kind].rows.len()));
        let group = |kind: &usize| Group { trains: self.rows[*kind].len(), columns: &columns[*kind] };
        let groups = order.iter().map(group).collect();
        self.pack_groups(groups, &order, prices, floor, steps)
    }

    /// The same for groups of trains, the kind of each told.
    fn pack_groups(
        &mut self,
        groups: Vec<Group<'_>>,
        kinds: &[usize],
        prices: &Prices,
        floor: i32,
        steps: u64,
    ) -> bool {
        let columns: Vec<&Columns> = groups.iter().map(|group| group.columns).collect();
        let limit = self.purse.limit.min(self.purse.spent.saturating_add(steps));
        let mut purse = Purse { limit, ..self.purse };
        let mut packing = Packing::new(groups, floor, self.grain, &mut purse);
        packing.run(price::total(prices));
        let (floor, best) = (packing.floor, packing.best.take());
        let is_complete = !purse.is_empty();
        self.purse.spent = purse.spent;
        if let Some(best) = best {
            self.floor = floor;
            self.lines = best.into_iter().map(|(group, row)| (kinds[group], columns[group].line(row))).collect();
        }
        is_complete
    }

    /// The kind of each train, equal ones together.
    pub fn slots(&self) -> Vec<usize> {
        (0..self.rows.len()).flat_map(|kind| self.rows[kind].iter().map(move |_| kind)).collect()
    }

    pub fn all_prices(&self) -> i32 {
        price::total(&self.prices)
    }

    /// The routes of a set, for the trains in order of their rows.
    pub fn runs(&self, lines: &[(usize, Line)]) -> Vec<(usize, Route)> {
        let mut idle: Vec<_> = self.rows.iter().map(|rows| rows.iter()).collect();
        let run = |(kind, line): &(usize, Line)| {
            let row = idle[*kind].next()?;
            Some((*row, self.network.route(&self.survey.track, line.start, &line.segments)))
        };
        let mut runs: Vec<(usize, Route)> = lines.iter().filter_map(run).collect();
        runs.sort();
        runs
    }

    /// What mines pay for a set. A goods train's route starts at its mine.
    pub fn mine_income(&self, lines: &[(usize, Line)]) -> u32 {
        let mine = |(_, line): &(usize, Line)| self.network.stops[usize::from(line.start)].1.mine;
        lines.iter().filter_map(mine).map(u32::from).sum()
    }

    /// The answer, and what may help with the next question.
    pub fn close(mut self) -> (Best, Memory) {
        let same = |line: Line| Recalled { line, is_same: true };
        let kinds = std::mem::take(&mut self.kinds).into_iter().zip(&self.trains).zip(&self.tops);
        let known = |((kind, train), top): ((Kind, &Train), &i32)| {
            let pool = kind.pool.into_iter().map(same).collect();
            Known { train: *train, trains: kind.trains, top: *top, pool }
        };
        let memory = Memory {
            terms: self.terms,
            kinds: kinds.map(known).collect(),
            lines: self.lines.iter().map(|(kind, line)| (self.trains[*kind], same(line.clone()))).collect(),
            floor: self.floor,
            proven: self.is_proven(),
            prices: self.prices,
        };
        (self.answer(), memory)
    }

    fn is_proven(&self) -> bool {
        self.bound < self.floor + self.grain
    }

    fn answer(self) -> Best {
        let proven = self.is_proven();
        let bound = if proven { self.floor } else { self.bound };
        let in_francs = |amount: i32| (amount / UNIT) as u32;
        Best {
            revenue: in_francs(self.floor),
            mine_income: self.mine_income(&self.lines),
            runs: self.runs(&self.lines),
            proven,
            bound: in_francs(bound),
            nodes: self.purse.spent,
        }
    }
}

/// The best route above the floor, and those met on the way to it, worst first.
fn best_route(field: &Field<'_>, purse: &mut Purse, floor: i32) -> Vec<Line> {
    let mut found: Vec<Line> = Vec::new();
    walk(field, purse, floor, &mut |route| {
        found.push(Line::of(route));
        route.profit
    });
    found
}

/// All amounts are multiples of this.
fn grain(network: &Network, survey: &Survey<'_>) -> i32 {
    let figures = network.stops.iter().flat_map(|(_, stop)| [stop.value, stop.transit.map_or(0, |(_, figure)| figure)]);
    let bonuses = [survey.scoring.tunnel_per_stop, survey.scoring.regions_joined];
    i32::from(common_measure(figures.chain(bonuses)).max(1))
}

fn common_measure(figures: impl Iterator<Item = u16>) -> u16 {
    fn common(one: u16, other: u16) -> u16 {
        if other == 0 { one } else { common(other, one % other) }
    }
    // Mostly the first figure or two tell it already.
    figures
        .fold(0, |measure, figure| if measure > 0 && figure % measure == 0 { measure } else { common(measure, figure) })
}

/// How much mine money counts as one unit, so that all of it together is less than a franc; `None` without goods trains,
/// or where the figures are too uneven for that.
fn mine_unit(network: &Network, trains: &[Train]) -> Option<u16> {
    let goods = trains.iter().filter(|train| matches!(train.range, Range::Goods { .. })).count();
    if goods == 0 {
        return None;
    }
    let mines = || network.stops.iter().filter_map(|(_, stop)| stop.mine);
    let unit = common_measure(mines());
    let most = usize::from(mines().max()?.checked_div(unit)?) * goods;
    (0 < most && most < UNIT as usize).then_some(unit)
}
