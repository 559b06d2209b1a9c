//! The last maximum that was proven on this thread: whoever claims the best run has just asked for it, and `decide` need
//! not prove it again. Kept with the whole position, so it answers for nothing else.

use std::cell::RefCell;

use crate::{CompanyId, State};

struct Proven {
    state: State,
    company: CompanyId,
    revenue: u32,
}

thread_local! {
    static LAST: RefCell<Option<Proven>> = const { RefCell::new(None) };
}

/// The highest revenue of the company's trains in this position, if that is the one proven last.
pub fn recall(state: &State, company: CompanyId) -> Option<u32> {
    LAST.with_borrow(|last| {
        let is_same = |proven: &&Proven| proven.company == company && proven.state == *state;
        last.as_ref().filter(is_same).map(|proven| proven.revenue)
    })
}

pub fn note(state: &State, company: CompanyId, revenue: u32) {
    LAST.set(Some(Proven { state: *state, company, revenue }));
}
