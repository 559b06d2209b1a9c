//! All optima that differ in effect: sets of routes that earn the maximum too, but activate something else.
//!
//! Among sets that earn the maximum the director chooses freely, also for what they activate. [1844-RULING-38]

use board::{BorderSet, HexId, StopRef};

use crate::graph::FRANC;
use crate::network::{Network, Nodes};
use crate::pack::{Columns, Path};
use crate::search::{Best, Search};
use crate::{Limit, Survey, Train, score};

/// Sets of routes with equal revenue, no two of which activate the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternatives {
    /// The sets; the given one comes first.
    pub sets: Vec<Best>,
    /// Whether these are all.
    pub complete: bool,
}

/// What trains can activate by running.
#[derive(Clone, Copy)]
pub struct Activation<'a> {
    /// Whether a visit to this stop activates something.
    pub stop: &'a dyn Fn(StopRef) -> bool,
    /// Whether a run through the tunnel of this hex activates something.
    pub tunnel: &'a dyn Fn(HexId) -> bool,
}

/// The sets that earn as much as `best`, one for each combination of what they activate; at most `max` of them, and as
/// many as the limit allows to find.
///
/// ```
/// use board::{HexId, StopRef, Track, PrintedBoard};
/// use routes::{Activation, Limit, Range, Scoring, Stop, Survey, Train, alternatives, best};
///
/// // A city between two places of equal value.
/// let board = PrintedBoard::parse("", "A2 grey O30 4-a\nA4 yellow C20x1 1-a 4-a\nA6 grey O30 1-a")?;
/// # let layout = board.printed_layout();
/// # let track = Track { board: &board, layout: &layout };
/// # let home = StopRef { hex: board.map.named("A4").ok_or("no such hex")?, part: 0 };
/// # let value = |at| Some(track.part(at)?.values()[0]);
/// # let stops = |at| Some(Stop { value: value(at)?, own: at == home, through: at == home, ..Stop::default() });
/// # let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// let trains = [Train { range: Range::Stops(2), red: true }];
/// let best = best(&survey, &[home], &trains, Limit::NONE);
/// assert_eq!(best.revenue, 20 + 30);
///
/// // If visits to places activate something, it matters which of the two is visited.
/// let place = |at: StopRef| at != home;
/// let activation = Activation { stop: &place, tunnel: &|_: HexId| false };
/// let found = alternatives(&survey, &[home], &trains, &best, activation, 10, Limit::NONE);
/// assert_eq!((found.sets.len(), found.complete), (2, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    let columns = search.columns_of_optimal_sets(best.revenue);
    let effects = Effects::on(&network, activation);
    // As in packing, the trains with the most columns choose first: their choice restricts the others most.
    let mut kinds_by_train = search.kinds_by_train();
    kinds_by_train.sort_by_key(|kind| (std::cmp::Reverse(columns[*kind].rows.len()), *kind));
    let mut collector = Collector {
        kinds_by_train,
        columns: &columns,
        spent: search.budget.spent,
        limit: limit.0,
        target: best.revenue as i32 * FRANC,
        effects: vec![effects.of_set(survey, trains, best)],
        sets: Vec::new(),
        chosen: Vec::new(),
        room: max.saturating_sub(1),
        is_cut: false,
    };
    let options = columns.iter().map(|columns| effects.options(columns)).collect();
    if !search.budget.is_exhausted() {
        collector.branch(&PartialSet { options, profit: search.total_price(), revenue: 0, effect: Effect::default() });
    }
    found.complete = !collector.is_cut && collector.spent <= limit.0;
    found.sets.extend(collector.sets.iter().map(|paths| {
        let (runs, mine_income) = (search.runs(paths), search.mine_income(paths));
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
    /// The part of it that can be activated at all.
    fn within(self, all: Effect) -> Effect {
        Effect { stops: self.stops & all.stops, tunnels: self.tunnels & all.tunnels }
    }

    fn with(self, other: Effect) -> Effect {
        Effect { stops: self.stops | other.stops, tunnels: self.tunnels | other.tunnels }
    }
}

struct Effects<'n> {
    network: &'n Network,
    /// Everything that can be activated.
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

    fn of_path(&self, path: &Path) -> Effect {
        let mut effect = Effect { stops: 1 << path.start, tunnels: 0 };
        for segment in &path.segments {
            let segment = &self.network.segments[*segment as usize];
            effect.stops |= 1 << segment.ends[0] | 1 << segment.ends[1];
            effect.tunnels |= segment.tunnels;
        }
        effect.within(self.all)
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
        effect.within(self.all)
    }

    fn options(&self, columns: &Columns) -> Vec<Choice> {
        let option = |row: usize| {
            let column = &columns.rows[row];
            let effect = self.of_path(&columns.path(row));
            Choice { row, borders: column.borders, profit: column.profit, revenue: column.revenue, effect }
        };
        (0..columns.rows.len()).map(option).collect()
    }
}

/// A route that a train can choose.
#[derive(Clone, Copy)]
struct Choice {
    row: usize,
    borders: BorderSet,
    profit: i32,
    revenue: i32,
    effect: Effect,
}

/// A node of the search tree.
struct PartialSet {
    /// The remaining choices of each kind of train, by descending profit.
    options: Vec<Vec<Choice>>,
    /// The sum of all dual prices plus the profit of the chosen routes.
    profit: i32,
    revenue: i32,
    effect: Effect,
}

struct Collector<'c> {
    /// The kind of each train, equal kinds adjacent.
    kinds_by_train: Vec<usize>,
    columns: &'c [Columns],
    spent: u64,
    limit: u64,
    target: i32,
    effects: Vec<Effect>,
    sets: Vec<Vec<(usize, Path)>>,
    chosen: Vec<Option<(usize, usize)>>,
    /// How many more sets are wanted.
    room: usize,
    is_cut: bool,
}

impl Collector<'_> {
    fn branch(&mut self, partial: &PartialSet) {
        self.spent += 1;
        if self.is_cut || self.spent > self.limit {
            return;
        }
        if partial.revenue >= self.target {
            self.collect(partial.effect);
            return;
        }
        let left = &self.kinds_by_train[self.chosen.len()..];
        let Some(kind) = left.first().copied() else { return };
        let best = |kind: usize| partial.options[kind].first().map_or(0, |choice| choice.profit.max(0));
        let others: i32 = left[1..].iter().map(|kind| best(*kind)).sum();
        if partial.profit + best(kind) + others < self.target || !self.can_be_new(partial) {
            return;
        }
        let most = |kind: &usize| partial.options[*kind].iter().map(|choice| choice.revenue).max().unwrap_or(0);
        let later: i32 = left[1..].iter().map(most).sum();
        for (place, choice) in partial.options[kind].iter().enumerate() {
            let slack = partial.profit + choice.profit + others - self.target;
            if slack < 0 {
                break;
            }
            // As in packing, the plain revenue bound may be tighter than the profit bound.
            if partial.revenue + choice.revenue + later < self.target {
                continue;
            }
            let next = self.without_conflicts(partial, kind, place, slack);
            self.chosen.push(Some((kind, choice.row)));
            self.branch(&next);
            self.chosen.pop();
        }
        // The train stays idle, and so do the remaining trains of its kind.
        if partial.profit + others >= self.target {
            let mut options = partial.options.clone();
            options[kind].clear();
            self.chosen.push(None);
            self.branch(&PartialSet { options, ..*partial });
            self.chosen.pop();
        }
    }

    /// Whether the remaining choices can lead to an effect that has not been collected yet.
    fn can_be_new(&self, partial: &PartialSet) -> bool {
        let options = partial.options.iter().flatten();
        let most = options.fold(partial.effect, |effect, choice| effect.with(choice.effect));
        most != partial.effect || !self.effects.contains(&most)
    }

    /// The node after a choice, with the routes that neither conflict with it nor fall short of the best by more than
    /// the slack.
    fn without_conflicts(&mut self, partial: &PartialSet, kind: usize, place: usize, slack: i32) -> PartialSet {
        let choice = &partial.options[kind][place];
        let mut options: Vec<Vec<Choice>> = Vec::with_capacity(partial.options.len());
        for (other, choices) in partial.options.iter().enumerate() {
            let choices = if other == kind { &choices[place + 1..] } else { &choices[..] };
            let least = partial.options[other].first().map_or(0, |best| best.profit.max(0)) - slack;
            let fits = |other: &&Choice| !other.borders.meets(&choice.borders);
            let near = choices.iter().take_while(|other| other.profit >= least);
            options.push(near.filter(fits).copied().collect());
            self.spent += choices.len() as u64 / 64;
        }
        PartialSet {
            options,
            profit: partial.profit + choice.profit,
            revenue: partial.revenue + choice.revenue,
            effect: partial.effect.with(choice.effect),
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
        let path = |(kind, row): (usize, usize)| (kind, self.columns[kind].path(row));
        self.sets.push(self.chosen.iter().flatten().copied().map(path).collect());
    }
}
