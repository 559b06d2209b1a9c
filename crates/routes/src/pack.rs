//! Routes of several trains together: the best choice of at most one a train, no two on the same track.

use board::Borders;

use crate::field::Prices;
use crate::network::Node;
use crate::price::price_of;
use crate::walk::{Found, Purse};

/// A route of one kind of train.
#[derive(Clone, Debug)]
pub struct Line {
    pub root: Node,
    pub arms: [Vec<u16>; 2],
    pub borders: Borders,
    pub revenue: i32,
}

impl Line {
    pub fn of(found: &Found<'_>) -> Line {
        Line { root: found.root, arms: found.arms.map(<[u16]>::to_vec), borders: found.borders, revenue: found.revenue }
    }
}

/// A route of one kind of train, ready to be combined.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub borders: Borders,
    pub profit: i32,
    pub revenue: i32,
    pub root: Node,
    /// Where its segments are in [`Columns::segments`]: first arm, second arm.
    first: u32,
    arms: [u8; 2],
}

/// All routes of one kind of train that matter, best first.
#[derive(Default)]
pub struct Columns {
    pub rows: Vec<Column>,
    segments: Vec<u16>,
}

impl Columns {
    pub fn push(&mut self, found: &Found<'_>) {
        let first = self.segments.len() as u32;
        for arm in found.arms {
            self.segments.extend_from_slice(arm);
        }
        let arms = found.arms.map(|arm| arm.len() as u8);
        let Found { borders, profit, revenue, root, .. } = *found;
        self.rows.push(Column { borders, profit, revenue, root, first, arms });
    }

    pub fn from_pool(pool: &[Line], prices: &Prices) -> Columns {
        let mut columns = Columns::default();
        for line in pool {
            let arms = [&line.arms[0][..], &line.arms[1][..]];
            let profit = line.revenue - price_of(prices, &line.borders);
            columns.push(&Found { root: line.root, arms, borders: line.borders, revenue: line.revenue, profit });
        }
        columns.sort();
        columns
    }

    pub fn sort(&mut self) {
        self.rows.sort_by_key(|column| std::cmp::Reverse(column.profit));
    }

    pub fn line(&self, row: usize) -> Line {
        let column = &self.rows[row];
        let first = column.first as usize;
        let turn = first + usize::from(column.arms[0]);
        let arms = [&self.segments[first..turn], &self.segments[turn..turn + usize::from(column.arms[1])]];
        Line { root: column.root, arms: arms.map(<[u16]>::to_vec), borders: column.borders, revenue: column.revenue }
    }
}

/// The best choice above the floor, as a row of each kind's columns for each slot; `None` where the train stays idle.
pub struct Packing<'c, 'p> {
    /// For each train, the columns of its kind; trains of a kind stand together.
    pub slots: Vec<(usize, &'c Columns)>,
    /// The best revenue known.
    pub floor: i32,
    /// What a set has to earn more than that, at least.
    pub grain: i32,
    /// All prices together.
    pub prices: i32,
    pub best: Option<Vec<Option<usize>>>,
    pub purse: &'p mut Purse,
    chosen: Vec<Option<usize>>,
}

impl<'c, 'p> Packing<'c, 'p> {
    pub fn new(slots: Vec<(usize, &'c Columns)>, floor: i32, grain: i32, prices: i32, purse: &'p mut Purse) -> Self {
        Packing { slots, floor, grain, prices, best: None, purse, chosen: Vec::new() }
    }

    pub fn run(&mut self) {
        let starts = vec![0; self.slots.len()];
        self.choose(&starts, &Borders::EMPTY, self.prices, 0);
    }

    /// `profit` counts all prices as earned; what is chosen has paid its own.
    fn choose(&mut self, starts: &[usize], used: &Borders, profit: i32, revenue: i32) {
        self.purse.spent += 1;
        if self.purse.is_empty() {
            return;
        }
        let slot = self.chosen.len();
        if slot == self.slots.len() {
            if revenue > self.floor {
                self.floor = revenue;
                self.best = Some(self.chosen.clone());
            }
            return;
        }
        // The first that fits of every train that is left: nothing below can be better.
        let mut firsts: Vec<usize> = starts.to_vec();
        let mut hope = profit;
        let mut others = 0;
        for (row, first) in firsts.iter_mut().enumerate().skip(slot) {
            let columns = &self.slots[row].1.rows;
            while columns.get(*first).is_some_and(|column| column.borders.meets(used)) {
                *first += 1;
                self.purse.spent += 1;
            }
            let best = columns.get(*first).map_or(0, |column| column.profit.max(0));
            hope += best;
            if row > slot {
                others += best;
            }
        }
        if hope < self.floor + self.grain {
            return;
        }
        let same_next = slot + 1 < self.slots.len() && self.slots[slot + 1].0 == self.slots[slot].0;
        let columns = self.slots[slot].1;
        for row in firsts[slot]..columns.rows.len() {
            let column = &columns.rows[row];
            if profit + column.profit.max(0) + others < self.floor + self.grain {
                return;
            }
            if column.borders.meets(used) {
                continue;
            }
            let mut next = firsts.clone();
            if same_next {
                next[slot + 1] = next[slot + 1].max(row + 1);
            }
            self.chosen.push(Some(row));
            self.choose(&next, &used.union(&column.borders), profit + column.profit, revenue + column.revenue);
            self.chosen.pop();
        }
        if profit + others >= self.floor + self.grain {
            let mut next = firsts.clone();
            if same_next {
                next[slot + 1] = columns.rows.len();
            }
            self.chosen.push(None);
            self.choose(&next, used, profit, revenue);
            self.chosen.pop();
        }
    }
}
