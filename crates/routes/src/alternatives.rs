//! Sets of routes that earn the maximum too, but activate something else.
//!
//! Among sets of equal maximum the director chooses freely, also with a view to what they activate. [1844-RULING-38]

use board::{Borders, HexId, StopRef};

use crate::field::UNIT;
use crate::network::{Network, Nodes};
use crate::pack::{Columns, Line};
use crate::search::{Best, Search};
use crate::{Limit, Survey, Train, score};

/// Sets of equal revenue, no two of which activate the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternatives {
    /// The given one first.
    pub sets: Vec<Best>,
    /// Whether there are no others.
    pub complete: bool,
}

/// What running trains can activate.
#[derive(Clone, Copy)]
pub struct Activation<'a> {
    /// Whether a visit to this stop does.
    pub stop: &'a dyn Fn(StopRef) -> bool,
    /// Whether running through the tunnel of this hex does.
    pub tunnel: &'a dyn Fn(HexId) -> bool,
}

/// The sets that earn as much as `best`, one for each choice of what they activate: at most `max` of them, and only as far
/// as the limit goes.
pub fn alternatives(
    survey: &Survey<'_>,
    markers: &[StopRef],
    trains: &[Train],
    best: &Best,
    activation: Activation<'_>,
    max: usize,
    limit: Limit,
) -> Alternatives {
    let mut found = Alternatives { sets: vec![best.clone()], complete: false };
    if !best.proven {
        return found;
    }
    let network = Network::of(survey, markers, trains);
    let mut search = Search::new(survey, &network, trains, limit);
    let columns = search.columns_of_the_best(best.revenue);
    let effects = Effects::on(&network, activation);
    // As in packing: the trains with the most to choose from leave least to the others.
    let mut slots = search.slots();
    slots.sort_by_key(|kind| (std::cmp::Reverse(columns[*kind].rows.len()), *kind));
    let mut collector = Collector {
        slots,
        columns: &columns,
        spent: search.purse.spent,
        limit: limit.0,
        target: best.revenue as i32 * UNIT,
        effects: vec![effects.of_set(survey, trains, best)],
        sets: Vec::new(),
        chosen: Vec::new(),
        room: max.saturating_sub(1),
        is_cut: false,
    };
    let options = columns.iter().map(|columns| effects.options(columns)).collect();
    if !search.purse.is_empty() {
        collector.choose(&Standing { options, profit: search.all_prices(), revenue: 0, effect: Effect::default() });
    }
    found.complete = !collector.is_cut && collector.spent <= limit.0;
    found.sets.extend(collector.sets.iter().map(|lines| {
        let (runs, mine_income) = (search.runs(lines), search.mine_income(lines));
        Best { runs, mine_income, ..best.clone() }
    }));
    found
}

/// What a route or a set of routes activates: stops as rows of the network, tunnels as its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Effect {
    stops: Nodes,
    tunnels: u32,
}

impl Effect {
    /// As far as it is part of this one.
    fn of(self, all: Effect) -> Effect {
        Effect { stops: self.stops & all.stops, tunnels: self.tunnels & all.tunnels }
    }

    fn with(self, other: Effect) -> Effect {
        Effect { stops: self.stops | other.stops, tunnels: self.tunnels | other.tunnels }
    }
}

struct Effects<'n> {
    network: &'n Network,
    /// All that can be activated.
    all: Effect,
}

impl<'n> Effects<'n> {
    fn on(network: &'n Network, activation: Activation<'_>) -> Effects<'n> {
        let stops = network.stops.iter().enumerate().filter(|(_, (at, _))| (activation.stop)(*at));
        let tunnels = network.tunnels.iter().enumerate().filter(|(_, hex)| (activation.tunnel)(**hex));
        let stops = stops.fold(0, |nodes, (row, _)| nodes | 1 << row);
        let tunnels = tunnels.fold(0, |bits, (row, _)| bits | 1 << row);
        Effects { network, all: Effect { stops, tunnels } }
    }

    fn of_line(&self, line: &Line) -> Effect {
        let mut effect = Effect { stops: 1 << line.start, tunnels: 0 };
        for segment in &line.segments {
            let segment = &self.network.segments[*segment as usize];
            effect.stops |= 1 << segment.ends[0] | 1 << segment.ends[1];
            effect.tunnels |= segment.tunnels;
        }
        effect.of(self.all)
    }

    fn of_set(&self, survey: &Survey<'_>, trains: &[Train], best: &Best) -> Effect {
        let mut effect = Effect::default();
        for (row, route) in &best.runs {
            let Some(Ok(score)) = trains.get(*row).map(|train| score(survey, *train, route)) else { continue };
            let visited = |(at, _): &(StopRef, _)| score.stops.contains(at);
            let stops = self.network.stops.iter().enumerate().filter(|(_, stop)| visited(stop));
            effect.stops |= stops.fold(0, |nodes, (row, _)| nodes | 1 << row);
            let tunnels = self.network.tunnels.iter().enumerate().filter(|(_, hex)| score.tunnels.contains(hex));
            effect.tunnels |= tunnels.fold(0, |bits, (row, _)| bits | 1 << row);
        }
        effect.of(self.all)
    }

    fn options(&self, columns: &Columns) -> Vec<Choice> {
        let option = |row: usize| {
            let column = &columns.rows[row];
            let effect = self.of_line(&columns.line(row));
            Choice { row, borders: column.borders, profit: column.profit, revenue: column.revenue, effect }
        };
        (0..columns.rows.len()).map(option).collect()
    }
}

/// A route that a train can choose.
#[derive(Clone, Copy)]
struct Choice {
    row: usize,
    borders: Borders,
    profit: i32,
    revenue: i32,
    effect: Effect,
}

/// How a part of a set stands.
struct Standing {
    /// What is left for each kind of train, most profit first.
    options: Vec<Vec<Choice>>,
    /// Profit so far, all prices counted as earned.
    profit: i32,
    revenue: i32,
    effect: Effect,
}

struct Collector<'c> {
    /// The kind of each train, equal ones together.
    slots: Vec<usize>,
    columns: &'c [Columns],
    spent: u64,
    limit: u64,
    target: i32,
    effects: Vec<Effect>,
    sets: Vec<Vec<(usize, Line)>>,
    chosen: Vec<Option<(usize, usize)>>,
    /// How many more sets are wanted.
    room: usize,
    is_cut: bool,
}

impl Collector<'_> {
    fn choose(&mut self, standing: &Standing) {
        self.spent += 1;
        if self.is_cut || self.spent > self.limit {
            return;
        }
        if standing.revenue >= self.target {
            self.collect(standing.effect);
            return;
        }
        let left = &self.slots[self.chosen.len()..];
        let Some(kind) = left.first().copied() else { return };
        let best = |kind: usize| standing.options[kind].first().map_or(0, |choice| choice.profit.max(0));
        let others: i32 = left[1..].iter().map(|kind| best(*kind)).sum();
        if standing.profit + best(kind) + others < self.target || !self.can_be_new(standing) {
            return;
        }
        let most = |kind: &usize| standing.options[*kind].iter().map(|choice| choice.revenue).max().unwrap_or(0);
        let later: i32 = left[1..].iter().map(most).sum();
        for (place, choice) in standing.options[kind].iter().enumerate() {
            let spare = standing.profit + choice.profit + others - self.target;
            if spare < 0 {
                break;
            }
            // As in packing: what the routes earn is a bound, too.
            if standing.revenue + choice.revenue + later < self.target {
                continue;
            }
            let next = self.beside(standing, kind, place, spare);
            self.chosen.push(Some((kind, choice.row)));
            self.choose(&next);
            self.chosen.pop();
        }
        // The train stays idle, and so do those of its kind behind it.
        if standing.profit + others >= self.target {
            let mut options = standing.options.clone();
            options[kind].clear();
            self.chosen.push(None);
            self.choose(&Standing { options, ..*standing });
            self.chosen.pop();
        }
    }

    /// Whether what is left can lead to an effect that has not been met.
    fn can_be_new(&self, standing: &Standing) -> bool {
        let options = standing.options.iter().flatten();
        let most = options.fold(standing.effect, |effect, choice| effect.with(choice.effect));
        most != standing.effect || !self.effects.contains(&most)
    }

    /// What is left beside a route, without what falls short of the best by more than can be spared.
    fn beside(&mut self, standing: &Standing, kind: usize, place: usize, spare: i32) -> Standing {
        let choice = &standing.options[kind][place];
        let mut options: Vec<Vec<Choice>> = Vec::with_capacity(standing.options.len());
        for (other, choices) in standing.options.iter().enumerate() {
            let choices = if other == kind { &choices[place + 1..] } else { &choices[..] };
            let least = standing.options[other].first().map_or(0, |best| best.profit.max(0)) - spare;
            let fits = |other: &&Choice| !other.borders.meets(&choice.borders);
            let near = choices.iter().take_while(|other| other.profit >= least);
            options.push(near.filter(fits).copied().collect());
            self.spent += choices.len() as u64 / 64;
        }
        Standing {
            options,
            profit: standing.profit + choice.profit,
            revenue: standing.revenue + choice.revenue,
            effect: standing.effect.with(choice.effect),
        }
    }

    fn collect(&mut self, effect: Effect) {
        if self.effects.contains(&effect) {
            return;
        }
        if self.room == 0 {
            self.is_cut = true;
            return;
        }
        self.room -= 1;
        self.effects.push(effect);
        let line = |(kind, row): (usize, usize)| (kind, self.columns[kind].line(row));
        self.sets.push(self.chosen.iter().flatten().copied().map(line).collect());
    }
}
