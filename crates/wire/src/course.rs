//! The course of a game with undo and redo: nothing is ever deleted from the log, a cursor says how much of it counts.
//!
//! Server and client fold the same entries through this, and ask the same question: whose consent does it need?

use crate::api::{Holder, Seat, UserId};

/// Actions in the order of play; those behind `position` were undone and can be redone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course<T> {
    actions: Vec<T>,
    position: usize,
}

impl<T> Default for Course<T> {
    fn default() -> Course<T> {
        Course { actions: Vec::new(), position: 0 }
    }
}

impl<T> Course<T> {
    /// Takes a table's list as the API sends it.
    pub fn new(actions: Vec<T>, position: usize) -> Course<T> {
        let position = position.min(actions.len());
        Course { actions, position }
    }

    /// A new action; what was undone before it can no longer be redone.
    pub fn act(&mut self, action: T) {
        self.actions.truncate(self.position);
        self.actions.push(action);
        self.position = self.actions.len();
    }

    /// Undo or redo: `to` actions count from now on. Says whether there are that many.
    pub fn move_to(&mut self, to: usize) -> bool {
        let known = to <= self.actions.len();
        if known {
            self.position = to;
        }
        known
    }

    pub fn position(&self) -> usize {
        self.position
    }

    /// Those that count.
    pub fn effective(&self) -> &[T] {
        &self.actions[..self.position]
    }

    /// All, with those that could be redone.
    pub fn all(&self) -> &[T] {
        &self.actions
    }

    /// What would be taken back or brought back.
    pub fn between(&self, to: usize) -> &[T] {
        let to = to.min(self.actions.len());
        &self.actions[to.min(self.position)..to.max(self.position)]
    }
}

/// The seats that a wish to undo or redo concerns, besides the caller's own: those whose actions it touches and that
/// another person holds. Bots agree to everything. Nobody left: it may be done at once.
pub fn concerned(touched: impl IntoIterator<Item = u8>, seats: &[Seat], caller: UserId) -> Vec<u8> {
    let mut concerned: Vec<u8> = touched.into_iter().filter(|seat| is_anothers(seats, *seat, caller)).collect();
    concerned.sort_unstable();
    concerned.dedup();
    concerned
}

fn is_anothers(seats: &[Seat], seat: u8, caller: UserId) -> bool {
    let held = seats.iter().find(|held| held.seat == seat);
    held.is_some_and(|held| match held.holder {
        Holder::Person { user } => user != caller && held.stand_in.is_none(),
        Holder::Nobody | Holder::Gone | Holder::Bot { .. } => false,
    })
}

/// How many actions are left when the caller's own last one is undone with what followed it; `None` if there is none.
pub fn own_last(course: &[u8], seats: &[Seat], caller: UserId) -> Option<usize> {
    let own = |seat: &u8| seats.iter().any(|held| held.seat == *seat && held.held_by(caller));
    course.iter().rposition(own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::BotSpec;

    const ANNA: UserId = UserId::new(1);
    const BEAT: UserId = UserId::new(2);

    fn seats() -> Vec<Seat> {
        let bot = BotSpec { level: "random".to_owned(), character: None };
        let holders = [Holder::Person { user: ANNA }, Holder::Person { user: BEAT }, Holder::Bot { bot }];
        let seat = |(seat, holder)| Seat {
            seat: seat as u8,
            name: String::new(),
            holder,
            stand_in: None,
            program: false,
            late: false,
        };
        holders.into_iter().enumerate().map(seat).collect()
    }

    #[test]
    fn what_was_undone_can_be_redone_until_something_else_is_done() {
        let mut course = Course::default();
        "abcd".chars().for_each(|action| course.act(action));
        assert!(course.move_to(1));
        assert_eq!(course.effective(), ['a']);
        assert!(course.move_to(3));
        assert_eq!(course.effective(), ['a', 'b', 'c']);
        course.act('x');
        assert_eq!(course.all(), ['a', 'b', 'c', 'x']);
        assert!(!course.move_to(5));
        assert_eq!(course.position(), 4);
    }

    #[test]
    fn both_ways_touch_what_lies_between() {
        let mut course = Course::default();
        "abcd".chars().for_each(|action| course.act(action));
        assert_eq!(course.between(2), ['c', 'd']);
        course.move_to(1);
        assert_eq!(course.between(3), ['b', 'c']);
    }

    #[test]
    fn only_other_people_are_asked() {
        assert_eq!(concerned([0, 2, 0], &seats(), ANNA), [0; 0]);
        assert_eq!(concerned([1, 0, 1], &seats(), ANNA), [1]);
        assert_eq!(concerned([1, 0, 1], &seats(), BEAT), [0]);
    }

    #[test]
    fn ones_last_action_is_found_behind_those_of_bots() {
        assert_eq!(own_last(&[0, 1, 0, 2, 2], &seats(), ANNA), Some(2));
        assert_eq!(own_last(&[1, 2], &seats(), ANNA), None);
    }
}
