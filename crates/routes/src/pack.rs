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
    bits: Vec<u64>,
}

impl Conflicts {
    fn of(columns: &Columns) -> Conflicts {
        let words = columns.rows.len().div_ceil(64);
        let mut bits = vec![0; words * BorderSet::MOST];
        for (row, column) in columns.rows.iter().enumerate() {
            for border in column.borders.iter() {
                bits[usize::from(border) * words + row / 64] |= 1 << (row % 64);
            }
        }
        Conflicts { words, bits }
    }

    /// The columns of `free` from row `from` on that cross none of these sides.
    fn without_conflicts(&self, free: &[u64], from: usize, borders: &BorderSet) -> Vec<u64> {
        let mut left = free.to_vec();
        let word = (from / 64).min(left.len());
        left[..word].fill(0);
        if let Some(bits) = left.get_mut(word) {
            *bits &= u64::MAX << (from % 64);
        }
        for border in borders.iter() {
            let first = usize::from(border) * self.words;
            for (left, crossing) in left[word..].iter_mut().zip(&self.bits[first + word..first + self.words]) {
                *left &= !crossing;
            }
        }
        left
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

/// At least one train of one kind, and the columns that they can choose from.
pub struct Group<'c> {
    pub trains: usize,
    pub columns: &'c Columns,
}

/// The branch and bound. Chosen columns are pairs of group and row.
pub struct Packing<'c, 'p> {
    groups: Vec<Group<'c>>,
    conflicts: Vec<Conflicts>,
    /// The largest revenue of any column, by group.
    max_revenues: Vec<i32>,
    /// The best revenue known.
    pub floor: i32,
    /// By how much a better set exceeds that at least.
    granularity: i32,
    pub best: Option<Vec<(usize, usize)>>,
    budget: &'p mut NodeBudget,
    chosen: Vec<(usize, usize)>,
}

/// A node of the search tree.
struct PartialSet {
    /// The group that chooses next, and how many of its trains are left.
    group: usize,
    trains: usize,
    /// The sum of all dual prices plus the profit of the chosen columns.
    profit: i32,
    revenue: i32,
    /// The columns without a conflict, from this group on.
    free: Vec<Vec<u64>>,
}

/// How many trains of a group have to choose, and from which columns.
#[derive(Clone, Copy)]
struct Remaining<'s> {
    group: usize,
    trains: usize,
    free: &'s [u64],
}

impl PartialSet {
    fn remaining(&self, group: usize, trains: usize) -> Remaining<'_> {
        Remaining { group, trains, free: &self.free[group - self.group] }
    }
}

impl<'c, 'p> Packing<'c, 'p> {
    /// Groups with the most columns should come first: their choice restricts the others most.
    pub fn new(groups: Vec<Group<'c>>, floor: i32, granularity: i32, budget: &'p mut NodeBudget) -> Self {
        let conflicts = groups.iter().map(|group| Conflicts::of(group.columns)).collect();
        let max_revenue = |group: &Group<'_>| group.columns.rows.iter().map(|column| column.revenue).max().unwrap_or(0);
        let max_revenues = groups.iter().map(max_revenue).collect();
        Packing { groups, conflicts, max_revenues, floor, granularity, best: None, budget, chosen: Vec::new() }
    }

    /// `total_price` is the sum of all dual prices.
    pub fn run(&mut self, total_price: i32) {
        let all = |group: &Group<'_>| {
            let mut free = vec![u64::MAX; group.columns.rows.len().div_ceil(64)];
            if let Some(last) = free.last_mut()
                && !group.columns.rows.len().is_multiple_of(64)
            {
                *last = (1 << (group.columns.rows.len() % 64)) - 1;
            }
            free
        };
        let free = self.groups.iter().map(all).collect();
        let trains = self.groups.first().map_or(0, |group| group.trains);
        self.branch(&PartialSet { group: 0, trains, profit: total_price, revenue: 0, free });
    }

    fn branch(&mut self, partial: &PartialSet) {
        self.budget.spent += 1;
        if self.budget.is_exhausted() {
            return;
        }
        if partial.revenue > self.floor {
            self.floor = partial.revenue;
            self.best = Some(self.chosen.clone());
        }
        let PartialSet { group, trains, profit, revenue, .. } = *partial;
        if group == self.groups.len() {
            return;
        }
        let later_groups = group + 1..self.groups.len();
        let bound = |group: usize| self.group_bound(partial.remaining(group, self.groups[group].trains));
        let others: i32 = later_groups.clone().map(bound).sum();
        let siblings: i32 = self.group_bound(partial.remaining(group, trains - 1));
        let mine = self.groups[group].columns;
        let max_revenue = |group: usize| self.max_revenues[group] * self.groups[group].trains as i32;
        let later = self.max_revenues[group] * (trains as i32 - 1) + later_groups.map(max_revenue).sum::<i32>();
        for row in rows(&partial.free[0]) {
            let column = &mine.rows[row];
            // Its siblings choose later rows, so none of them has more profit.
            let siblings = siblings.min(column.profit.max(0) * (trains as i32 - 1));
            let slack = profit + column.profit + siblings + others - self.floor - self.granularity;
            if slack < 0 || self.budget.is_exhausted() {
                break;
            }
            // The profit bound includes prices that no route can pay any more, so the plain revenue bound may be
            // tighter.
            if revenue + column.revenue + later < self.floor + self.granularity {
                continue;
            }
            let Some(next) = self.without_conflicts(partial, row, siblings, slack) else { continue };
            self.chosen.push((group, row));
            self.branch(&next);
            self.chosen.pop();
        }
        // The remaining trains of this group stay idle.
        if profit + others >= self.floor + self.granularity && group + 1 < self.groups.len() {
            let free = partial.free[1..].to_vec();
            self.branch(&PartialSet { group: group + 1, trains: self.groups[group + 1].trains, profit, revenue, free });
        }
    }

    /// An upper bound on the profit that the trains of a group can add: its best columns, conflicts ignored.
    fn group_bound(&self, Remaining { group, trains, free }: Remaining<'_>) -> i32 {
        let columns = &self.groups[group].columns.rows;
        rows(free).take(trains).map(|row| columns[row].profit.max(0)).sum()
    }

    /// The node after a train of the current group takes the column in this row; `None` if no set below it can beat the
    /// incumbent.
    ///
    /// `siblings` bounds what the other trains of its group add. `slack` is what the bound of the whole set has to
    /// spare: the columns that the conflicts remove from all groups together may not cost more.
    fn without_conflicts(
        &mut self,
        partial: &PartialSet,
        row: usize,
        siblings: i32,
        mut slack: i32,
    ) -> Option<PartialSet> {
        let column = &self.groups[partial.group].columns.rows[row];
        let (group, trains) = self.next_to_choose(partial);
        let mut free: Vec<Vec<u64>> = vec![Vec::new(); self.groups.len() - group];
        // The groups with the fewest columns come first: if they use up the slack, the others need not be filtered.
        for at in (group..self.groups.len()).rev() {
            let is_sibling = at == partial.group;
            let before = partial.remaining(at, if is_sibling { trains } else { self.groups[at].trains });
            let bound = if is_sibling { siblings } else { self.group_bound(before) };
            let left = self.filter_group(before, column, is_sibling.then_some(row), slack);
            slack -= bound - self.group_bound(Remaining { free: &left, ..before });
            if slack < 0 {
                return None;
            }
            free[at - group] = left;
        }
        let (profit, revenue) = (partial.profit + column.profit, partial.revenue + column.revenue);
        Some(PartialSet { group, trains, profit, revenue, free })
    }

    /// The group that chooses after the current train, and how many of its trains are left.
    fn next_to_choose(&self, partial: &PartialSet) -> (usize, usize) {
        if partial.trains > 1 {
            return (partial.group, partial.trains - 1);
        }
        let next = partial.group + 1;
        (next, self.groups.get(next).map_or(0, |group| group.trains))
    }

    /// The columns of one group that do not conflict with the chosen column and have enough profit. Equal trains choose
    /// rows in ascending order, since any other order gives the same set: for siblings, `after` is the chosen row.
    fn filter_group(&mut self, before: Remaining<'_>, chosen: &Column, after: Option<usize>, slack: i32) -> Vec<u64> {
        let min_profit = self.min_profit_to_beat_incumbent(before, after.map(|_| chosen), slack);
        let columns = &self.groups[before.group].columns.rows;
        let words = columns.partition_point(|column| column.profit >= min_profit).div_ceil(64).min(before.free.len());
        self.budget.spent += words as u64 / 16;
        let first = after.map_or(0, |row| row + 1);
        self.conflicts[before.group].without_conflicts(&before.free[..words], first, &chosen.borders)
    }

    /// The least profit of any column of a group in a set that beats the incumbent.
    ///
    /// The bound gives the trains of the group its best columns. In order of profit, no train can have more than the
    /// bound gives it, so none can fall short of the last one by more than the slack. Siblings have no more than the
    /// chosen column.
    fn min_profit_to_beat_incumbent(&self, before: Remaining<'_>, sibling: Option<&Column>, slack: i32) -> i32 {
        let columns = &self.groups[before.group].columns.rows;
        let last = rows(before.free).nth(before.trains - 1).map_or(0, |row| columns[row].profit.max(0));
        sibling.map_or(last, |chosen| last.min(chosen.profit.max(0))) - slack
    }
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
