//! The best set of routes.

use board::{Borders, StopRef};

use crate::field::{FREE, Field, Prices, UNIT};
use crate::network::Network;
use crate::pack::{Columns, Line, Packing};
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
    let mut purse = Purse { spent: 0, limit: limit.0 };
    let scoring = survey.scoring;
    let mut kinds: Vec<(Train, Vec<usize>)> = Vec::new();
    for (row, train) in trains.iter().enumerate() {
        match kinds.iter_mut().find(|(kind, _)| kind == train) {
            Some((_, rows)) => rows.push(row),
            None => kinds.push((*train, vec![row])),
        }
    }
    let single = |train: Train, used: &Borders, prices: &Prices, floor: i32, purse: &mut Purse| {
        let field = Field::new(&network, scoring, train, used, prices);
        let mut best: Vec<Line> = Vec::new();
        walk(&field, purse, floor, &mut |found| {
            let profit = found.profit;
            best.push(Line::of(&found));
            profit
        });
        best
    };
    let mut pools: Vec<Kind> = kinds.iter().map(|(kind, rows)| Kind { trains: rows.len() as i32, pool: single(*kind, &Borders::EMPTY, &FREE, 0, &mut purse) }).collect();
    let worth = |kind: &Kind| kind.pool.last().map_or(0, |line| line.revenue);
    let total: i32 = pools.iter().map(|kind| worth(kind) * kind.trains).sum();
    let mut bound = total;
    let grain = grain(&network, survey) * UNIT;
    // greedy
    let mut order: Vec<usize> = (0..kinds.len()).collect();
    order.sort_by_key(|kind| std::cmp::Reverse(worth(&pools[*kind])));
    let mut used = Borders::EMPTY;
    let mut lines: Vec<(usize, Line)> = Vec::new();
    for kind in &order {
        for row in &kinds[*kind].1 {
            let line = if used == Borders::EMPTY { pools[*kind].pool.last().cloned() } else {
                let mut found = single(kinds[*kind].0, &used, &FREE, 0, &mut purse);
                let line = found.last().cloned();
                pools[*kind].pool.append(&mut found);
                line
            };
            if let Some(line) = line {
                used = used.union(&line.borders);
                lines.push((*row, line));
            }
        }
    }
    let mut floor: i32 = lines.iter().map(|(_, line)| line.revenue).sum();
    let debug = std::env::var("DBG").is_ok();
    if floor < total {
        let mut prices = FREE;
        let mut now = FREE;
        let rounds = if kinds.is_empty() { 0 } else { 40 };
        for round in 0..rounds {
            if bound < floor + grain || purse.is_empty() { break; }
            let (settled, pool_bound) = settle(&pools, &now, floor, 200);
            now = settled;
            let mut true_bound = price::total(&now);
            let mut fresh = 0;
            for (kind, (train, _)) in kinds.iter().enumerate() {
                let known = favourite(&pools[kind], &now).map_or(0, |(_, profit)| profit);
                let before = purse.spent;
                let mut found = single(*train, &Borders::EMPTY, &now, known, &mut purse);
                if debug { eprintln!("  {:?} {} nodes, known {} priced {}", train.range, purse.spent - before, known / UNIT, now.iter().filter(|p| **p > 0).count()); }
                fresh += found.len();
                let best = found.last().map_or(known, |line| line.revenue - price_of(&now, &line.borders));
                true_bound += best * pools[kind].trains;
                pools[kind].pool.append(&mut found);
            }
            if purse.is_empty() { break; }
            if true_bound < bound { bound = true_bound; prices = now; }
            // the best set of the pool
            let columns: Vec<Columns> = pools.iter().map(|kind| Columns::from_pool(&kind.pool, &now)).collect();
            let (better, chosen) = pack(&kinds, &columns, floor, grain, price::total(&now), &mut purse);
            if let Some(chosen) = chosen { floor = better; lines = chosen; }
            if debug { eprintln!("round {round}: pool bound {} true {} best bound {} floor {} fresh {fresh} spent {}", pool_bound / UNIT, true_bound / UNIT, bound/UNIT, floor/UNIT, purse.spent); }
            if fresh == 0 { break; }
        }
        if bound >= floor + grain && !purse.is_empty() {
            let mut columns: Vec<Columns> = Vec::new();
            let tops: Vec<i32> = pools.iter().map(|kind| favourite(kind, &prices).map_or(0, |(_, profit)| profit)).collect();
            for (kind, (train, _)) in kinds.iter().enumerate() {
                let mut list = Columns::default();
                let lowest = floor + grain - 1 - (bound - tops[kind]);
                let field = Field::new(&network, scoring, *train, &Borders::EMPTY, &prices);
                walk(&field, &mut purse, lowest, &mut |found| {
                    list.push(&found);
                    lowest
                });
                list.sort();
                columns.push(list);
            }
            if debug {
                for list in &columns {
                    let rows = &list.rows;
                    let mut kept: Vec<usize> = Vec::new();
                    let mut order: Vec<usize> = (0..rows.len()).collect();
                    order.sort_by_key(|r| rows[*r].borders.count());
                    for r in order {
                        if !kept.iter().any(|k| rows[*k].revenue >= rows[r].revenue && rows[*k].borders.within(&rows[r].borders)) { kept.push(r); }
                    }
                    eprintln!("dominance {} -> {}", rows.len(), kept.len());
                }
                eprintln!("bound {} floor {} columns {:?} spent {}", bound / UNIT, floor / UNIT, columns.iter().map(|c| c.rows.len()).collect::<Vec<_>>(), purse.spent);
            }
            let (better, chosen) = pack(&kinds, &columns, floor, grain, price::total(&prices), &mut purse);
            if let Some(chosen) = chosen { floor = better; lines = chosen; }
            if debug { eprintln!("final floor {} spent {}", floor / UNIT, purse.spent); }
        }
    }
    let proven = !purse.is_empty();
    let mut runs: Vec<(usize, Route)> = lines.iter().map(|(row, line)| (*row, line.route(survey, &network))).collect();
    runs.sort();
    let bound = if proven { floor } else { bound } / UNIT;
    Best { revenue: (floor / UNIT) as u32, runs, proven, bound: bound as u32, nodes: purse.spent }
}

fn pack(kinds: &[(Train, Vec<usize>)], columns: &[Columns], floor: i32, grain: i32, prices: i32, purse: &mut Purse) -> (i32, Option<Vec<(usize, Line)>>) {
    let mut by_size: Vec<usize> = (0..kinds.len()).collect();
    by_size.sort_by_key(|kind| std::cmp::Reverse(columns[*kind].rows.len()));
    let mut slots = Vec::new();
    let mut rows = Vec::new();
    for kind in by_size {
        for row in &kinds[kind].1 {
            slots.push((kind, &columns[kind]));
            rows.push(*row);
        }
    }
    let mut packing = Packing::new(slots, floor, grain, prices, purse);
    packing.run();
    let chosen = packing.best.as_ref().map(|best| {
        best.iter().enumerate().filter_map(|(slot, chosen)| Some((rows[slot], packing.slots[slot].1.line((*chosen)?)))).collect()
    });
    (packing.floor, chosen)
}

/// All amounts are multiples of this.
fn grain(network: &Network, survey: &Survey<'_>) -> i32 {
    fn common(one: i32, other: i32) -> i32 {
        if other == 0 { one } else { common(other, one % other) }
    }
    let figures = network.stops.iter().flat_map(|(_, stop)| [stop.value, stop.transit.map_or(0, |(_, figure)| figure)]);
    figures.chain([survey.scoring.tunnel_per_stop]).fold(0, |grain, figure| common(grain, i32::from(figure))).max(1)
}

impl Line {
    fn route(&self, survey: &Survey<'_>, network: &Network) -> Route {
        let mut at = self.root;
        let mut segments: Vec<u16> = Vec::new();
        for row in &self.arms[0] {
            let ends = network.segments[usize::from(*row)].ends;
            at = ends[usize::from(ends[0] == at)];
            segments.push(*row);
        }
        segments.reverse();
        segments.extend_from_slice(&self.arms[1]);
        network.route(&survey.track, at, &segments)
    }
}
