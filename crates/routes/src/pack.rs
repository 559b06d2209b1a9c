//! Weighted set packing by branch and bound: the best choice of at most one column (route) per train, no two of which
//! use the same track.

use board::BorderSet;

use crate::duals::{DualPrices, price_of};
use crate::network::Node;
use crate::walk::{FoundRoute, NodeBudget};

/// A route of one kind of train, as a path in the network.
#[derive(Clone, Debug)]
pub struct Path {
    pub start: Node,
    pub segments: Vec<u32>,
    pub borders: BorderSet,
    pub revenue: i32,
}

impl Path {
    pub fn of(found: &FoundRoute<'_>) -> Path {
        let FoundRoute { start, segments, borders, revenue, .. } = *found;
        Path { start, segments: segments.to_vec(), borders, revenue }
    }
}

/// A route as a column of the packing problem.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub borders: BorderSet,
    pub profit: i32,
    pub revenue: i32,
    start: Node,
    /// Where its segments begin in [`Columns::segments`].
    first: u32,
    count: u8,
}

/// The columns of one kind of train, by descending profit once they are sorted.
#[derive(Default)]
pub struct Columns {
    pub rows: Vec<Column>,
    segments: Vec<u32>,
}

impl Columns {
    pub fn push(&mut self, found: &FoundRoute<'_>) {
        let first = self.segments.len() as u32;
        self.segments.extend_from_slice(found.segments);
        let FoundRoute { start, borders, profit, revenue, segments } = *found;
        self.rows.push(Column { borders, profit, revenue, start, first, count: segments.len() as u8 });
    }

    pub fn of_pool(pool: &[Path], prices: &DualPrices) -> Columns {
        let mut columns = Columns::default();
        for path in pool {
            let Path { start, ref segments, borders, revenue } = *path;
            columns.push(&FoundRoute {
                start,
                segments,
                borders,
                revenue,
                profit: revenue - price_of(prices, &borders),
            });
        }
        columns.sort();
        columns
    }

    pub fn sort(&mut self) {
        self.rows.sort_by_key(|column| std::cmp::Reverse(column.profit));
    }

    pub fn path(&self, row: usize) -> Path {
        let Column { start, borders, revenue, first, count, .. } = self.rows[row];
        let segments = self.segments[first as usize..first as usize + usize::from(count)].to_vec();
        Path { start, segments, borders, revenue }
    }
}

/// Which columns cross each side, as rows of bits: one pass over its sides removes all conflicts of a route.
struct Conflicts {
    words: usize,
    /// The sides that any of the columns cross, and for each of them where its bits begin.
    crossed: BorderSet,
    begins: [u32; BorderSet::MOST],
    bits: Vec<u64>,
}

impl Conflicts {
    fn of(columns: &Columns) -> Conflicts {
        let words = columns.rows.len().div_ceil(64);
        let crossed = columns.rows.iter().fold(BorderSet::EMPTY, |all, column| all.union(&column.borders));
        let mut begins = [0; BorderSet::MOST];
        for (row, border) in crossed.iter().enumerate() {
            begins[usize::from(border)] = (row * words) as u32;
        }
        let mut bits = vec![0; words * crossed.count() as usize];
        for (row, column) in columns.rows.iter().enumerate() {
            for border in column.borders.iter() {
                bits[begins[usize::from(border)] as usize + row / 64] |= 1 << (row % 64);
            }
        }
        Conflicts { words, crossed, begins, bits }
    }

    /// Takes the columns that cross any of these sides out of `free`, which begins with the word `first`.
    fn take_out(&self, free: &mut [u64], first: usize, borders: &BorderSet) {
        for border in borders.common(&self.crossed).iter() {
            let crossing = &self.bits[self.begins[usize::from(border)] as usize + first..][..free.len()];
            for (free, crossing) in free.iter_mut().zip(crossing) {
                *free &= !crossing;
            }
        }
    }
}

fn rows(free: &[u64]) -> impl Iterator<Item = usize> {
    free.iter().enumerate().flat_map(|(word, bits)| {
        let mut bits = *bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let row = word * 64 + bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(row)
        })
    })
}

fn has(free: &[u64], row: usize) -> bool {
    free[row / 64] & 1 << (row % 64) != 0
}

/// At least one train of one kind, and the columns that they can choose from.
pub struct Group<'c> {
    pub trains: usize,
    pub columns: &'c Columns,
}

/// The branch and bound. Chosen columns are pairs of group and row.
pub struct Packing<'c, 'p> {
    groups: Vec<Group<'c>>,
    conflicts: Vec<Conflicts>,
    /// The rows of each group by descending revenue. The first group needs none: nobody chooses before it.
    by_revenue: Vec<Vec<u32>>,
    /// The largest revenue of any column, by group.
    max_revenues: Vec<i32>,
    /// The columns left at all nodes from the root to the current one, as bits: for each node first those of the last
    /// group, last those of the group that chooses.
    free: Vec<u64>,
    /// For each group, where its columns begin among those of a node.
    offsets: Vec<usize>,
    /// The best revenue known.
    pub floor: i32,
    /// By how much a better set exceeds that at least.
    granularity: i32,
    pub best: Option<Vec<(usize, usize)>>,
    budget: &'p mut NodeBudget,
    chosen: Vec<(usize, usize)>,
}

/// A node of the search tree.
#[derive(Clone, Copy)]
struct PartialSet {
    /// The group that chooses next, and how many of its trains are left.
    group: usize,
    trains: usize,
    /// The sum of all dual prices plus the profit of the chosen columns.
    profit: i32,
    revenue: i32,
    /// Where the columns without a conflict begin in [`Packing::free`].
    free: usize,
}

/// An upper bound on what the groups after the current one can add.
#[derive(Clone, Copy, Default)]
struct Later {
    profit: i32,
}

/// The best that the other trains of the current group can take: their profits together, and the least of them.
#[derive(Clone, Copy)]
struct Siblings {
    trains: usize,
    profit: i32,
    last: i32,
}

impl Siblings {
    /// The same if none of them has more profit than this.
    fn up_to(self, most: i32) -> Siblings {
        Siblings { profit: self.profit.min(most * self.trains as i32), last: self.last.min(most), ..self }
    }
}

impl<'c, 'p> Packing<'c, 'p> {
    /// Groups with the most columns should come first: their choice restricts the others most.
    pub fn new(groups: Vec<Group<'c>>, floor: i32, granularity: i32, budget: &'p mut NodeBudget) -> Self {
        let conflicts: Vec<Conflicts> = groups.iter().map(|group| Conflicts::of(group.columns)).collect();
        let max_revenue = |group: &Group<'_>| group.columns.rows.iter().map(|column| column.revenue).max().unwrap_or(0);
        let max_revenues = groups.iter().map(max_revenue).collect();
        let later = groups.iter().skip(1).map(|group| by_revenue(group.columns));
        let by_revenue = std::iter::once(Vec::new()).chain(later).collect();
        let words = |group: usize| conflicts[group + 1..].iter().map(|later| later.words).sum();
        let offsets = (0..groups.len()).map(words).collect();
        let (free, best, chosen) = (Vec::new(), None, Vec::new());
        Packing { groups, conflicts, by_revenue, max_revenues, free, offsets, floor, granularity, best, budget, chosen }
    }

    /// `total_price` is the sum of all dual prices.
    pub fn run(&mut self, total_price: i32) {
        self.free = self.groups.iter().rev().flat_map(|group| all_rows(group.columns.rows.len())).collect();
        let trains = self.groups.first().map_or(0, |group| group.trains);
        self.branch(PartialSet { group: 0, trains, profit: total_price, revenue: 0, free: 0 });
    }

    fn branch(&mut self, partial: PartialSet) {
        self.budget.spent += 1;
        if self.budget.is_exhausted() {
            return;
        }
        if partial.revenue > self.floor {
            self.floor = partial.revenue;
            self.best = Some(self.chosen.clone());
        }
        let group = partial.group;
        if group == self.groups.len() {
            return;
        }
        let later = self.later(partial, &BorderSet::EMPTY);
        let siblings = self.siblings(partial);
        let most_revenue =
            self.later_revenue(partial, &BorderSet::EMPTY) + self.max_revenues[group] * siblings.trains as i32;
        for word in 0..self.conflicts[group].words {
            let mut bits = self.free[partial.free + self.offsets[group] + word];
            while bits != 0 {
                let row = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let column = &self.groups[group].columns.rows[row];
                // Its siblings choose later rows, so none of them has more profit.
                let siblings = siblings.up_to(column.profit.max(0));
                let most = partial.profit + column.profit + siblings.profit + later.profit;
                if most < self.goal() || self.budget.is_exhausted() {
                    return self.leave_idle(partial, later);
                }
                // The profit bound includes prices that no route can pay any more, so the plain revenue bound may be
                // tighter.
                if partial.revenue + column.revenue + most_revenue >= self.goal() {
                    self.choose(partial, row, siblings);
                }
            }
        }
        self.leave_idle(partial, later);
    }

    /// The remaining trains of the current group stay idle.
    fn leave_idle(&mut self, partial: PartialSet, later: Later) {
        let group = partial.group + 1;
        if partial.profit + later.profit >= self.goal() && group < self.groups.len() {
            self.branch(PartialSet { group, trains: self.groups[group].trains, ..partial });
        }
    }

    /// The least revenue of a better set.
    fn goal(&self) -> i32 {
        self.floor + self.granularity
    }

    /// The columns left to a group at a node.
    fn free(&self, partial: PartialSet, group: usize) -> &[u64] {
        &self.free[partial.free + self.offsets[group]..][..self.conflicts[group].words]
    }

    /// What the later groups can add if these sides are used, too.
    fn later(&self, partial: PartialSet, used: &BorderSet) -> Later {
        let mut later = Later::default();
        for group in partial.group + 1..self.groups.len() {
            let (free, trains) = (self.free(partial, group), self.groups[group].trains);
            let columns = &self.groups[group].columns.rows;
            let fits = |row: &usize| !columns[*row].borders.meets(used);
            later.profit += rows(free).filter(fits).take(trains).map(|row| columns[row].profit.max(0)).sum::<i32>();
        }
        later
    }

    /// The largest revenue that the later groups can add, if these sides are used, too.
    fn later_revenue(&self, partial: PartialSet, used: &BorderSet) -> i32 {
        let most = |group: usize| {
            let columns = &self.groups[group].columns.rows;
            let free = self.free(partial, group);
            let fits = |row: &usize| has(free, *row) && !columns[*row].borders.meets(used);
            let best = self.by_revenue[group].iter().map(|row| *row as usize).find(fits);
            best.map_or(0, |row| columns[row].revenue) * self.groups[group].trains as i32
        };
        (partial.group + 1..self.groups.len()).map(most).sum()
    }

    /// The profits of columns of a group in descending order; none is negative, because a train may stay idle.
    fn best(&self, group: usize, free: &[u64]) -> impl Iterator<Item = i32> {
        let columns = &self.groups[group].columns.rows;
        rows(free).map(|row| columns[row].profit.max(0))
    }

    fn siblings(&self, partial: PartialSet) -> Siblings {
        let trains = partial.trains - 1;
        let best = || self.best(partial.group, self.free(partial, partial.group)).take(trains);
        let last = if best().count() < trains { 0 } else { best().last().unwrap_or(0) };
        Siblings { trains, profit: best().sum(), last }
    }

    /// Lets a train of the current group take the column in this row, unless no set below can beat the incumbent.
    fn choose(&mut self, partial: PartialSet, row: usize, siblings: Siblings) {
        let PartialSet { group, trains, .. } = partial;
        let Column { borders, profit, revenue, .. } = self.groups[group].columns.rows[row];
        let (profit, revenue) = (partial.profit + profit, partial.revenue + revenue);
        let later = self.later(partial, &borders);
        // What the bound has to spare.
        let slack = profit + siblings.profit + later.profit - self.goal();
        if slack < 0 {
            return;
        }
        let later_revenue = self.later_revenue(partial, &borders);
        if revenue + later_revenue + self.max_revenues[group] * (siblings.trains as i32) < self.goal() {
            return;
        }
        let next = PartialSet { profit, revenue, free: self.free.len(), ..partial };
        self.take_out_of_later(partial, &borders);
        self.chosen.push((group, row));
        if trains > 1 {
            self.choose_siblings(PartialSet { trains: trains - 1, ..next }, partial, siblings, slack, later_revenue);
        } else {
            let trains = self.groups.get(group + 1).map_or(0, |group| group.trains);
            self.branch(PartialSet { group: group + 1, trains, ..next });
        }
        self.chosen.pop();
        self.free.truncate(next.free);
    }

    /// Appends the columns of later groups that cross none of these sides.
    fn take_out_of_later(&mut self, partial: PartialSet, borders: &BorderSet) {
        let end = self.free.len();
        self.free.extend_from_within(partial.free..partial.free + self.offsets[partial.group]);
        for group in partial.group + 1..self.groups.len() {
            let conflicts = &self.conflicts[group];
            let free = &mut self.free[end + self.offsets[group]..][..conflicts.words];
            conflicts.take_out(free, 0, borders);
        }
    }

    /// Goes on with the other trains of the group that has chosen. Equal trains choose rows in ascending order, since
    /// any other order gives the same set.
    fn choose_siblings(&mut self, next: PartialSet, before: PartialSet, siblings: Siblings, slack: i32, later: i32) {
        let PartialSet { group, trains, .. } = next;
        let Some((_, row)) = self.chosen.last().copied() else { return };
        let columns = &self.groups[group].columns.rows;
        // The bound gives the trains the best columns. In order of profit, no train can have more than the bound gives
        // it, so none can fall short of the last one by more than the slack.
        let least = siblings.last - slack;
        let words = columns.partition_point(|column| column.profit >= least).div_ceil(64);
        self.budget.spent += words as u64 / 16;
        let first = ((row + 1) / 64).min(words);
        let (begin, end) = (before.free + self.offsets[group], self.free.len());
        self.free.resize(end + first, 0);
        self.free.extend_from_within(begin + first..begin + words);
        let free = &mut self.free[end + first..];
        if let Some(bits) = free.first_mut() {
            *bits &= u64::MAX << ((row + 1) % 64);
        }
        self.conflicts[group].take_out(free, first, &columns[row].borders);
        self.free.resize(end + self.conflicts[group].words, 0);

        let most: i32 = self.best(group, self.free(next, group)).take(trains).sum();
        let needed = self.goal() - next.revenue - later;
        let earns = |row: usize| columns[row].revenue * trains as i32 >= needed;
        if slack - siblings.profit + most >= 0 && (needed <= 0 || rows(self.free(next, group)).any(earns)) {
            self.branch(next);
        }
    }
}

/// The rows of all columns by descending revenue.
fn by_revenue(columns: &Columns) -> Vec<u32> {
    let mut order: Vec<u32> = (0..columns.rows.len() as u32).collect();
    order.sort_by_key(|row| std::cmp::Reverse(columns.rows[*row as usize].revenue));
    order
}

fn all_rows(count: usize) -> impl Iterator<Item = u64> {
    (0..count.div_ceil(64)).map(move |word| match count - word * 64 {
        left @ 0..64 => (1 << left) - 1,
        64.. => u64::MAX,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::duals::ZERO_PRICES;

    fn some_columns(dice: &mut Dice, prices: &DualPrices, count: usize) -> Columns {
        let path = |dice: &mut Dice| {
            let borders = (0..4 + dice.below(14)).fold(BorderSet::EMPTY, |set, _| set.with(dice.below(24) as u16));
            // An occasional column is far better than the others.
            let revenue = if dice.percent(2) { 500 } else { 10 } + dice.below(40) as i32 * 10;
            Path { start: 0, segments: Vec::new(), borders, revenue }
        };
        let pool: Vec<Path> = (0..count).map(|_| path(dice)).collect();
        Columns::of_pool(&pool, prices)
    }

    /// All choices of at most `trains` rows of each group.
    fn most(groups: &[(usize, &Columns)], first: usize, used: BorderSet, revenue: i32) -> i32 {
        let Some(((trains, columns), others)) = groups.split_first() else { return revenue };
        let mut best = most(others, 0, used, revenue);
        for (row, column) in columns.rows.iter().enumerate().skip(first).filter(|_| *trains > 0) {
            if !column.borders.meets(&used) {
                let mut rest = groups.to_vec();
                rest[0].0 -= 1;
                best = best.max(most(&rest, row + 1, used.union(&column.borders), revenue + column.revenue));
            }
        }
        best
    }

    /// Packs these columns with floor 0 and with a floor just below the maximum, where pruning is strongest.
    fn packs_like_brute_force(prices: &DualPrices, columns: [&Columns; 2], trains: [usize; 2]) {
        let most = most(&[(trains[0], columns[0]), (trains[1], columns[1])], 0, BorderSet::EMPTY, 0);
        for floor in [0, most - 10] {
            let groups = (0..2).map(|row| Group { trains: trains[row], columns: columns[row] }).collect();
            let mut budget = NodeBudget { spent: 0, limit: u64::MAX };
            let mut packing = Packing::new(groups, floor, 10, &mut budget);
            packing.run(prices.iter().sum());
            assert_eq!(packing.floor, most, "{trains:?} from {floor}");
        }
    }

    #[test]
    fn packing_equals_brute_force_on_more_columns_than_a_word_has_bits() {
        let mut dice = Dice(1844);
        for round in 0..200 {
            let mut prices = ZERO_PRICES;
            for price in &mut prices[..24] {
                *price = if round % 4 == 0 { dice.below(20) as i32 } else { 0 };
            }
            let [many, few] = [600, 10].map(|count| some_columns(&mut dice, &prices, count));
            packs_like_brute_force(&prices, [&many, &few], [dice.pick(&[1, 2]), dice.pick(&[1, 2, 3])]);
            let [few, many] = [20, 150].map(|count| some_columns(&mut dice, &prices, count));
            packs_like_brute_force(&prices, [&few, &many], [1, dice.pick(&[1, 2, 3])]);
        }
    }
}
