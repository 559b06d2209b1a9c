//! The best set of routes: each train alone, then prices on what several want, then all sets that the prices leave open.

use board::{Borders, StopRef};

use crate::field::{FREE, Field, Prices, UNIT};
use crate::network::Network;
use crate::pack::{Columns, Group, Line, Packing};
use crate::price::{self, Kind, favourite, price_of, settle};
use crate::walk::{Purse, walk};
use crate::{Limit, Route, Survey, Train};

/// The best set of routes of a company, one a train at most, no two on the same track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    pub revenue: u32,
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
pub fn best(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Best {
    let network = Network::of(survey, markers);
    let mut search = Search::new(survey, &network, trains, limit);
    search.each_alone();
    search.one_after_the_other();
    search.bargain();
    search.exhaust();
    search.answer()
}

struct Search<'a> {
    survey: &'a Survey<'a>,
    network: &'a Network,
    trains: Vec<Train>,
    /// For each kind of train, the rows of the company's trains.
    rows: Vec<Vec<usize>>,
    kinds: Vec<Kind>,
    purse: Purse,
    /// All revenues are multiples of this.
    grain: i32,
    /// The best set known, by kind, and its revenue.
    lines: Vec<(usize, Line)>,
    floor: i32,
    /// No set earns more, and the prices that say so.
    bound: i32,
    prices: Prices,
    debug: bool,
}

impl<'a> Search<'a> {
    fn new(survey: &'a Survey<'a>, network: &'a Network, trains: &[Train], limit: Limit) -> Search<'a> {
        let mut search = Search {
            survey,
            network,
            trains: Vec::new(),
            rows: Vec::new(),
            kinds: Vec::new(),
            purse: Purse { spent: 0, limit: limit.0 },
            grain: grain(network, survey) * UNIT,
            lines: Vec::new(),
            floor: 0,
            bound: 0,
            prices: FREE,
            debug: std::env::var("DBG").is_ok(),
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

    /// The best route of a kind of train above the floor, and those met on the way to it, worst first.
    fn best_alone(&mut self, kind: usize, used: &Borders, prices: &Prices, floor: i32) -> Vec<Line> {
        let field = Field::new(self.network, self.survey.scoring, self.trains[kind], used, prices);
        let mut found: Vec<Line> = Vec::new();
        walk(&field, &mut self.purse, floor, &mut |route| {
            found.push(Line::of(route));
            route.profit
        });
        found
    }

    fn each_alone(&mut self) {
        for kind in 0..self.trains.len() {
            let pool = self.best_alone(kind, &Borders::EMPTY, &FREE, 0);
            let trains = self.rows[kind].len() as i32;
            self.bound += pool.last().map_or(0, |line| line.revenue) * trains;
            self.kinds.push(Kind { trains, pool });
        }
    }

    /// A first set: the train that earns most takes its best route, the next one the best of what is left.
    fn one_after_the_other(&mut self) {
        let worth = |kind: &Kind| kind.pool.last().map_or(0, |line| line.revenue);
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by_key(|kind| std::cmp::Reverse(worth(&self.kinds[*kind])));
        let mut used = Borders::EMPTY;
        for kind in order {
            for _ in 0..self.kinds[kind].trains {
                if used != Borders::EMPTY {
                    let mut found = self.best_alone(kind, &used, &FREE, 0);
                    let Some(line) = found.last().cloned() else { break };
                    self.kinds[kind].pool.append(&mut found);
                    used = used.union(&line.borders);
                    self.lines.push((kind, line));
                } else if let Some(line) = self.kinds[kind].pool.last() {
                    used = line.borders;
                    self.lines.push((kind, line.clone()));
                }
            }
        }
        self.floor = self.lines.iter().map(|(_, line)| line.revenue).sum();
    }

    fn is_open(&self) -> bool {
        self.bound >= self.floor + self.grain && !self.purse.is_empty()
    }

    /// Seeks prices that bring the bound down.
    fn bargain(&mut self) {
        let mut now = FREE;
        for round in 0..40 {
            if !self.is_open() {
                return;
            }
            let (settled, pool_bound) = settle(&self.kinds, &now, self.floor, 200);
            now = settled;
            let mut bound = price::total(&now);
            let mut fresh = 0;
            for kind in 0..self.kinds.len() {
                let known = favourite(&self.kinds[kind], &now).map_or(0, |(_, profit)| profit);
                let mut found = self.best_alone(kind, &Borders::EMPTY, &now, known);
                fresh += found.len();
                let best = found.last().map_or(known, |line| line.revenue - price_of(&now, &line.borders));
                bound += best * self.kinds[kind].trains;
                self.kinds[kind].pool.append(&mut found);
            }
            if self.purse.is_empty() {
                return;
            }
            if bound < self.bound {
                (self.bound, self.prices) = (bound, now);
            }
            let columns: Vec<Columns> = self.kinds.iter().map(|kind| Columns::from_pool(&kind.pool, &now)).collect();
            self.pack(&columns, price::total(&now), 20_000);
            if self.debug {
                eprintln!(
                    "round {round}: pool bound {} true {} best {} floor {} fresh {fresh} spent {}",
                    pool_bound / UNIT,
                    bound / UNIT,
                    self.bound / UNIT,
                    self.floor / UNIT,
                    self.purse.spent
                );
            }
            if fresh == 0 || self.bound / self.grain == pool_bound / self.grain {
                return;
            }
        }
    }

    /// Tries all sets that the prices leave open, first those that lose least by them.
    fn exhaust(&mut self) {
        let tops: Vec<i32> =
            self.kinds.iter().map(|kind| favourite(kind, &self.prices).map_or(0, |(_, profit)| profit)).collect();
        let mut slack = ((self.bound - self.floor) / 4).max(self.grain);
        while self.is_open() {
            let goal = (self.bound - slack).max(self.floor + self.grain);
            let mut columns: Vec<Columns> = Vec::new();
            for kind in 0..self.kinds.len() {
                let lowest = goal - 1 - (self.bound - tops[kind]);
                let field =
                    Field::new(self.network, self.survey.scoring, self.trains[kind], &Borders::EMPTY, &self.prices);
                let mut list = Columns::default();
                walk(&field, &mut self.purse, lowest, &mut |found| {
                    list.push(found);
                    lowest
                });
                list.sort();
                columns.push(list);
            }
            if self.debug {
                eprintln!(
                    "bound {} floor {} goal {} columns {:?} spent {}",
                    self.bound / UNIT,
                    self.floor / UNIT,
                    goal / UNIT,
                    columns.iter().map(|c| c.rows.len()).collect::<Vec<_>>(),
                    self.purse.spent
                );
            }
            let floor = self.floor;
            self.floor = goal - self.grain;
            let found = self.pack(&columns, price::total(&self.prices), u64::MAX);
            if !found {
                self.floor = floor;
            }
            if self.debug {
                eprintln!("floor {} spent {}", self.floor / UNIT, self.purse.spent);
            }
            if self.purse.is_empty() {
                return;
            }
            if found || goal == floor + self.grain {
                self.bound = self.floor;
                return;
            }
            slack *= 2;
        }
    }

    /// The best set of these columns, if it beats the floor.
    fn pack(&mut self, columns: &[Columns], prices: i32, steps: u64) -> bool {
        let mut order: Vec<usize> = (0..columns.len()).collect();
        order.sort_by_key(|kind| std::cmp::Reverse(columns[*kind].rows.len()));
        let group = |kind: &usize| Group { trains: self.rows[*kind].len(), columns: &columns[*kind] };
        let groups = order.iter().map(group).collect();
        let limit = self.purse.limit.min(self.purse.spent.saturating_add(steps));
        let mut purse = Purse { limit, ..self.purse };
        let mut packing = Packing::new(groups, self.floor, self.grain, &mut purse);
        packing.run(prices);
        let (floor, best) = (packing.floor, packing.best.take());
        self.purse.spent = purse.spent;
        let Some(best) = best else { return false };
        self.floor = floor;
        self.lines = best.into_iter().map(|(group, row)| (order[group], columns[order[group]].line(row))).collect();
        true
    }

    fn answer(self) -> Best {
        let mut rows = self.rows.clone();
        let mut runs: Vec<(usize, Route)> = Vec::new();
        for (kind, line) in &self.lines {
            runs.push((rows[*kind].remove(0), self.network.route(&self.survey.track, line.start, &line.segments)));
        }
        runs.sort();
        let proven = !self.purse.is_empty();
        let bound = if proven { self.floor } else { self.bound };
        let in_francs = |amount: i32| (amount / UNIT) as u32;
        Best { revenue: in_francs(self.floor), runs, proven, bound: in_francs(bound), nodes: self.purse.spent }
    }
}

/// All amounts are multiples of this.
fn grain(network: &Network, survey: &Survey<'_>) -> i32 {
    fn common(one: i32, other: i32) -> i32 {
        if other == 0 { one } else { common(other, one % other) }
    }
    let figures = network.stops.iter().flat_map(|(_, stop)| [stop.value, stop.transit.map_or(0, |(_, figure)| figure)]);
    figures.chain([survey.scoring.tunnel_per_stop]).fold(0, |grain, figure| common(grain, i32::from(figure))).max(1)
}
