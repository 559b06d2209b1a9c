//! Routes of several trains together: the best choice of at most one a train, no two on the same track.

use board::Borders;

use crate::field::Prices;
use crate::network::Node;
use crate::price::price_of;
use crate::walk::{Found, Purse};

/// A route of one kind of train.
#[derive(Clone, Debug)]
pub struct Line {
    pub start: Node,
    pub segments: Vec<u32>,
    pub borders: Borders,
    pub revenue: i32,
}

impl Line {
    pub fn of(found: &Found<'_>) -> Line {
        let Found { start, segments, borders, revenue, .. } = *found;
        Line { start, segments: segments.to_vec(), borders, revenue }
    }
}

/// A route of one kind of train, ready to be combined.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub borders: Borders,
    pub profit: i32,
    pub revenue: i32,
    start: Node,
    /// Where its segments are in [`Columns::segments`].
    first: u32,
    count: u8,
}

/// All routes of one kind of train that matter, best first.
#[derive(Default)]
pub struct Columns {
    pub rows: Vec<Column>,
    segments: Vec<u32>,
}

impl Columns {
    pub fn push(&mut self, found: &Found<'_>) {
        let first = self.segments.len() as u32;
        self.segments.extend_from_slice(found.segments);
        let Found { start, borders, profit, revenue, segments } = *found;
        self.rows.push(Column { borders, profit, revenue, start, first, count: segments.len() as u8 });
    }

    pub fn of_pool(pool: &[Line], prices: &Prices) -> Columns {
        let mut columns = Columns::default();
        for line in pool {
            let Line { start, ref segments, borders, revenue } = *line;
            columns.push(&Found { start, segments, borders, revenue, profit: revenue - price_of(prices, &borders) });
        }
        columns.sort();
        columns
    }

    pub fn sort(&mut self) {
        self.rows.sort_by_key(|column| std::cmp::Reverse(column.profit));
    }

    pub fn line(&self, row: usize) -> Line {
        let Column { start, borders, revenue, first, count, .. } = self.rows[row];
        let segments = self.segments[first as usize..first as usize + usize::from(count)].to_vec();
        Line { start, segments, borders, revenue }
    }
}

/// For each side, which columns cross it; as bits, so that one pass tells what is left beside a route.
struct Crossing {
    words: usize,
    bits: Vec<u64>,
}

impl Crossing {
    fn of(columns: &Columns) -> Crossing {
        let words = columns.rows.len().div_ceil(64);
        let mut bits = vec![0; words * Borders::MOST];
        for (row, column) in columns.rows.iter().enumerate() {
            for border in column.borders.iter() {
                bits[usize::from(border) * words + row / 64] |= 1 << (row % 64);
            }
        }
        Crossing { words, bits }
    }

    /// Of the first free columns, as many as `free` has, those from a row on that do not cross these sides.
    fn beside(&self, free: &[u64], from: usize, borders: &Borders) -> Vec<u64> {
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

/// Trains of one kind, one at least, and what they can run.
pub struct Group<'c> {
    pub trains: usize,
    pub columns: &'c Columns,
}

/// The best choice above the floor: rows of each group's columns.
pub struct Packing<'c, 'p> {
    groups: Vec<Group<'c>>,
    crossings: Vec<Crossing>,
    /// What the best column of each group earns.
    most: Vec<i32>,
    /// The best revenue known.
    pub floor: i32,
    /// What a set has to earn more than that, at least.
    grain: i32,
    pub best: Option<Vec<(usize, usize)>>,
    purse: &'p mut Purse,
    chosen: Vec<(usize, usize)>,
}

/// How a part of the choice stands.
struct Standing {
    group: usize,
    /// Trains of the group that are left.
    trains: usize,
    /// Profit so far, all prices counted as earned.
    profit: i32,
    revenue: i32,
    /// Columns still free, from this group on.
    free: Vec<Vec<u64>>,
}

impl<'c, 'p> Packing<'c, 'p> {
    /// Groups with the longest routes should come first: what they leave to the others shows early.
    pub fn new(groups: Vec<Group<'c>>, floor: i32, grain: i32, purse: &'p mut Purse) -> Self {
        let crossings = groups.iter().map(|group| Crossing::of(group.columns)).collect();
        let most = |group: &Group<'_>| group.columns.rows.iter().map(|column| column.revenue).max().unwrap_or(0);
        let most = groups.iter().map(most).collect();
        Packing { groups, crossings, most, floor, grain, best: None, purse, chosen: Vec::new() }
    }

    /// `prices` is the sum of all prices.
    pub fn run(&mut self, prices: i32) {
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
        self.choose(&Standing { group: 0, trains, profit: prices, revenue: 0, free });
    }

    fn choose(&mut self, standing: &Standing) {
        self.purse.spent += 1;
        if self.purse.is_empty() {
            return;
        }
        if standing.revenue > self.floor {
            self.floor = standing.revenue;
            self.best = Some(self.chosen.clone());
        }
        let Standing { group, trains, profit, revenue, .. } = *standing;
        if group == self.groups.len() {
            return;
        }
        let others: i32 =
            (group + 1..self.groups.len()).map(|row| self.hope(standing, row, self.groups[row].trains)).sum();
        let mates: i32 = self.hope(standing, group, trains - 1);
        let mine = self.groups[group].columns;
        let later = self.most[group] * (trains as i32 - 1)
            + (group + 1..self.groups.len()).map(|row| self.most[row] * self.groups[row].trains as i32).sum::<i32>();
        for row in rows(&standing.free[0]) {
            let column = &mine.rows[row];
            // Its mates come behind it, so none of them has more profit.
            let mates = mates.min(column.profit.max(0) * (trains as i32 - 1));
            let spare = profit + column.profit + mates + others - self.floor - self.grain;
            if spare < 0 || self.purse.is_empty() {
                break;
            }
            // Prices that nobody can pay any more count in the profit: what the routes earn is a bound, too.
            if revenue + column.revenue + later < self.floor + self.grain {
                continue;
            }
            let Some(next) = self.beside(standing, row, mates, spare) else { continue };
            self.chosen.push((group, row));
            self.choose(&next);
            self.chosen.pop();
        }
        // The trains of this group that are left stay idle.
        if profit + others >= self.floor + self.grain && group + 1 < self.groups.len() {
            let free = standing.free[1..].to_vec();
            self.choose(&Standing { group: group + 1, trains: self.groups[group + 1].trains, profit, revenue, free });
        }
    }

    /// What so many trains of a group can still add, each by itself.
    fn hope(&self, standing: &Standing, group: usize, trains: usize) -> i32 {
        let columns = &self.groups[group].columns.rows;
        rows(&standing.free[group - standing.group]).take(trains).map(|row| columns[row].profit.max(0)).sum()
    }

    /// What is left when a train of the present group runs the route in this row; `None` if the others cannot make up for
    /// it any more. `mates` is what the others of its group hope for, `spare` what all together may fall short of it.
    fn beside(&mut self, standing: &Standing, row: usize, mates: i32, mut spare: i32) -> Option<Standing> {
        let column = &self.groups[standing.group].columns.rows[row];
        let last = standing.trains == 1;
        let group = standing.group + usize::from(last);
        let trains = if last { self.groups.get(group).map_or(0, |group| group.trains) } else { standing.trains - 1 };
        let mut free: Vec<Vec<u64>> = vec![Vec::new(); self.groups.len() - group];
        // The groups with the fewest columns first: what these lose need not be looked for in the others.
        for at in (group..self.groups.len()).rev() {
            let columns = &self.groups[at].columns.rows;
            let before = &standing.free[at - standing.group];
            let is_mates = at == standing.group;
            let wanted = if is_mates { trains } else { self.groups[at].trains };
            let hopes = |free: &[u64]| -> i32 { rows(free).take(wanted).map(|row| columns[row].profit.max(0)).sum() };
            // The trains of the group hope for its best columns, one each. In order of profit none has more than it hopes
            // for: so what the last of them hopes for, less what can be spared, is the least that any may have.
            let last_hope = rows(before).nth(wanted - 1).map_or(0, |row| columns[row].profit.max(0));
            let last_hope = if is_mates { last_hope.min(column.profit.max(0)) } else { last_hope };
            let least = last_hope - spare;
            let end = columns.partition_point(|column| column.profit >= least).div_ceil(64).min(before.len());
            // Of equal trains, the next takes a later row: the other order is the same set.
            let first = if is_mates { row + 1 } else { 0 };
            let left = self.crossings[at].beside(&before[..end], first, &column.borders);
            self.purse.spent += end as u64 / 16;
            spare -= if is_mates { mates } else { hopes(before) } - hopes(&left);
            if spare < 0 {
                return None;
            }
            free[at - group] = left;
        }
        let (profit, revenue) = (standing.profit + column.profit, standing.revenue + column.revenue);
        Some(Standing { group, trains, profit, revenue, free })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::field::FREE;

    fn some_columns(dice: &mut Dice, prices: &Prices, count: usize) -> Columns {
        let line = |dice: &mut Dice| {
            let borders = (0..4 + dice.below(14)).fold(Borders::EMPTY, |set, _| set.with(dice.below(24) as u16));
            // One now and then is far above the others.
            let revenue = if dice.percent(2) { 500 } else { 10 } + dice.below(40) as i32 * 10;
            Line { start: 0, segments: Vec::new(), borders, revenue }
        };
        let pool: Vec<Line> = (0..count).map(|_| line(dice)).collect();
        Columns::of_pool(&pool, prices)
    }

    /// All choices of at most `trains` rows of each group.
    fn most(groups: &[(usize, &Columns)], first: usize, used: Borders, revenue: i32) -> i32 {
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

    /// Packs these columns from nothing, and from just below the maximum, where only what is needed is looked at.
    fn packs_like_brute_force(prices: &Prices, columns: [&Columns; 2], trains: [usize; 2]) {
        let most = most(&[(trains[0], columns[0]), (trains[1], columns[1])], 0, Borders::EMPTY, 0);
        for floor in [0, most - 10] {
            let groups = (0..2).map(|row| Group { trains: trains[row], columns: columns[row] }).collect();
            let mut purse = Purse { spent: 0, limit: u64::MAX };
            let mut packing = Packing::new(groups, floor, 10, &mut purse);
            packing.run(prices.iter().sum());
            assert_eq!(packing.floor, most, "{trains:?} from {floor}");
        }
    }

    #[test]
    fn packing_equals_brute_force_on_more_columns_than_a_word_has_bits() {
        let mut dice = Dice(1844);
        for round in 0..200 {
            let mut prices = FREE;
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
