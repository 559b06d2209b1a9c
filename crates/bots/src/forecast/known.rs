//! What companies were found to promise: candidates differ in one company, or in none, and the others need not be followed to
//! the end of the game again.

use std::cell::RefCell;

use game::edition::MAX_COMPANIES;
use game::{CompanyId, State};

use super::{Acting, Prospect};
use crate::outline::Firm;
use crate::titles;

/// All that a prospect depends on beside the clock and what is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    firm: Firm,
    sure: f64,
    phase: u8,
    train_row: u8,
    acting: Acting,
    merges_at: Option<u8>,
    is_idle: bool,
}

impl Asked {
    pub fn of(state: &State, company: CompanyId, firm: &Firm, sure: f64) -> Asked {
        Asked {
            firm: firm.by_itself(),
            sure,
            phase: state.phase(),
            train_row: state.train_row(),
            acting: Acting::of(state, company),
            merges_at: titles::merges_at(state, company),
            is_idle: titles::is_idle(state, company),
        }
    }
}

/// By company: the last few answers. Kept only as long as the clock is the same.
#[derive(Clone, Debug)]
pub struct Known(RefCell<[Vec<(Asked, Prospect)>; MAX_COMPANIES]>);

/// So many answers of each company are kept.
const KEPT: usize = 4;

impl Known {
    pub fn nothing() -> Known {
        Known(RefCell::new([const { Vec::new() }; MAX_COMPANIES]))
    }

    /// What is read from the answer, found now if it is not known.
    pub fn read<T>(
        &self,
        company: CompanyId,
        asked: Asked,
        find: impl FnOnce() -> Prospect,
        read: impl FnOnce(&Prospect) -> T,
    ) -> T {
        let mut known = self.0.borrow_mut();
        let known = &mut known[company.index()];
        match known.iter().position(|(other, _)| *other == asked) {
            // What was asked last will be asked again.
            Some(row) => {
                known[..=row].rotate_right(1);
                debug_assert!(!is_spot_check(&known[0].0) || known[0].1 == find(), "{:?}", known[0]);
            }
            None => {
                known.truncate(KEPT - 1);
                known.insert(0, (asked, find()));
            }
        }
        read(&known[0].1)
    }
}

/// In tests, some of what is known is found again.
fn is_spot_check(asked: &Asked) -> bool {
    asked.firm.cash as i64 % 8 == 0
}
