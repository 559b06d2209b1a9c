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
    /// The columns in one order fill this many words.
    words: usize,
    /// A row has the columns by profit and, if others choose before them, once more by revenue.
    row: usize,
    /// The sides that any of the columns cross, and for each of them where its bits begin.
    crossed: BorderSet,
    begins: [u32; BorderSet::MOST],
    bits: Vec<u64>,
}

impl Conflicts {
    fn of(columns: &Columns, by_revenue: &[u32]) -> Conflicts {
        let words = columns.rows.len().div_ceil(64);
        let row = if by_revenue.is_empty() { words } else { 2 * words };
        let crossed = columns.rows.iter().fold(BorderSet::EMPTY, |all, column| all.union(&column.borders));
        let mut begins = [0; BorderSet::MOST];
        for (place, border) in crossed.iter().enumerate() {
            begins[usize::from(border)] = (place * row) as u32;
        }
        let mut conflicts = Conflicts { words, row, crossed, begins, bits: vec![0; row * crossed.count() as usize] };
        for (place, column) in columns.rows.iter().enumerate() {
            conflicts.note(column, place);
        }
        for (place, column) in by_revenue.iter().enumerate() {
            conflicts.note(&columns.rows[*column as usize], words * 64 + place);
        }
        conflicts
    }

    fn note(&mut self, column: &Column, place: usize) {
        for border in column.borders.iter() {
            self.bits[self.begins[usize::from(border)] as usize + place / 64] |= 1 << (place % 64);
        }
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
    /// For each column of each group the columns of later groups that it has no side in common with, laid out as in
    /// `free`; found when the first column of the group is chosen.
    fits: Vec<Vec<u64>>,
    /// The largest revenue of any column, by group.
    max_revenues: Vec<i32>,
    /// The columns left at all nodes from the root to the current one, as bits: for each node first those of the last
    /// group, last those of the group that chooses; those of later groups once by profit and once by revenue.
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
        let later = groups.iter().skip(1).map(|group| by_revenue(group.columns));
        let by_revenue: Vec<Vec<u32>> = std::iter::once(Vec::new()).chain(later).collect();
        let conflicts: Vec<Conflicts> =
            groups.iter().zip(&by_revenue).map(|(group, order)| Conflicts::of(group.columns, order)).collect();
        let fits = vec![Vec::new(); groups.len()];
        let max_revenue = |group: &Group<'_>| group.columns.rows.iter().map(|column| column.revenue).max().unwrap_or(0);
        let max_revenues = groups.iter().map(max_revenue).collect();
        let words = |group: usize| conflicts[group + 1..].iter().map(|later| later.row).sum();
        let offsets = (0..groups.len()).map(words).collect();
        let (free, best, chosen) = (Vec::new(), None, Vec::new());
        Packing {
            groups,
            conflicts,
            by_revenue,
            fits,
            max_revenues,
            free,
            offsets,
            floor,
            granularity,
            best,
            budget,
            chosen,
        }
    }

    /// `total_price` is the sum of all dual prices.
    pub fn run(&mut self, total_price: i32) {
        self.free = self.all_columns().collect();
        let trains = self.groups.first().map_or(0, |group| group.trains);
        self.branch(PartialSet { group: 0, trains, profit: total_price, revenue: 0, free: 0 });
    }

    /// The columns of all groups, laid out as for a node.
    fn all_columns(&self) -> impl Iterator<Item = u64> {
        let columns = |(group, conflicts): (&Group<'_>, &Conflicts)| {
            let count = group.columns.rows.len();
            std::iter::repeat_n(count, conflicts.row / conflicts.words.max(1)).flat_map(all_rows)
        };
        self.groups.iter().zip(&self.conflicts).rev().flat_map(columns)
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
        let later = self.later(partial);
        let siblings = self.siblings(partial);
        let most_revenue = self.later_revenue(partial) + self.max_revenues[group] * siblings.trains as i32;
        for word in 0..self.conflicts[group].words {
            let mut bits = self.free[partial.free + self.offsets[group] + word];
            while bits != 0 {
                let row = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let column = &self.groups[group].columns.rows[row];
                // Its siblings choose later rows, so none of them has more profit.
                let siblings = siblings.up_to(column.profit.max(0));
                let most = partial.profit + column.profit + siblings.profit + later;
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
    fn leave_idle(&mut self, partial: PartialSet, later: i32) {
        let group = partial.group + 1;
        if partial.profit + later >= self.goal() && group < self.groups.len() {
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

    /// What the later groups can add.
    fn later(&self, partial: PartialSet) -> i32 {
        let most = |group: usize| {
            let best = self.best(group, self.free(partial, group));
            best.take(self.groups[group].trains).sum::<i32>()
        };
        (partial.group + 1..self.groups.len()).map(most).sum()
    }

    /// The largest revenue that the later groups can add.
    fn later_revenue(&self, partial: PartialSet) -> i32 {
        let most = |group: usize| {
            let words = self.conflicts[group].words;
            let by_revenue = &self.free[partial.free + self.offsets[group] + words..][..words];
            let revenue =
                |place: usize| self.groups[group].columns.rows[self.by_revenue[group][place] as usize].revenue;
            rows(by_revenue).next().map_or(0, revenue) * self.groups[group].trains as i32
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
        let Column { profit, revenue, .. } = self.groups[group].columns.rows[row];
        let (profit, revenue) = (partial.profit + profit, partial.revenue + revenue);
        let next = PartialSet { profit, revenue, free: self.free.len(), ..partial };
        self.take_out_of_later(partial, row);
        // What the bound has to spare.
        let slack = profit + siblings.profit + self.later(next) - self.goal();
        let later_revenue = self.later_revenue(next);
        let most_revenue = revenue + later_revenue + self.max_revenues[group] * siblings.trains as i32;
        if slack < 0 || most_revenue < self.goal() {
            self.free.truncate(next.free);
            return;
        }
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

    /// Appends the columns of later groups that have no side in common with this one of the group that chooses.
    fn take_out_of_later(&mut self, partial: PartialSet, row: usize) {
        let words = self.offsets[partial.group];
        if words == 0 {
            return;
        }
        if self.fits[partial.group].is_empty() {
            self.fits[partial.group] = self.fits_of(partial.group);
        }
        let end = self.free.len();
        self.free.extend_from_within(partial.free..partial.free + words);
        let fits = &self.fits[partial.group][row * words..][..words];
        for (free, fits) in self.free[end..].iter_mut().zip(fits) {
            *free &= fits;
        }
    }

    fn fits_of(&self, group: usize) -> Vec<u64> {
        let words = self.offsets[group];
        let all: Vec<u64> = self.all_columns().take(words).collect();
        let columns = &self.groups[group].columns.rows;
        let mut fits = Vec::with_capacity(words * columns.len());
        for column in columns {
            let begin = fits.len();
            fits.extend_from_slice(&all);
            for later in group + 1..self.groups.len() {
                let conflicts = &self.conflicts[later];
                conflicts.take_out(&mut fits[begin + self.offsets[later]..][..conflicts.row], 0, &column.borders);
            }
        }
        fits
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
