//! What somebody has learned so far.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Group, ids, list};

/// Lessons that were finished, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress(BTreeSet<String>);

impl Progress {
    /// Remembers that a lesson was finished.
    pub fn finish(&mut self, id: &str) {
        self.0.insert(id.to_owned());
    }

    /// Whether a lesson was finished.
    pub fn has(&self, id: &str) -> bool {
        self.0.contains(id)
    }

    /// How many lessons of a group were finished, and how many there are.
    pub fn of(&self, group: Group) -> (usize, usize) {
        let of_group: Vec<&str> = list().into_iter().filter(|(_, of, _)| *of == group).map(|(id, ..)| id).collect();
        (of_group.iter().filter(|id| self.has(id)).count(), of_group.len())
    }

    /// The first lesson behind this one that was not finished; from the beginning if there is none.
    pub fn next_after(&self, id: Option<&str>) -> Option<&'static str> {
        let place = id.and_then(|id| ids().position(|known| known == id)).map_or(0, |place| place + 1);
        ids().skip(place).chain(ids().take(place)).find(|known| !self.has(known) && Some(*known) != id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_lesson_is_one_that_was_not_finished() {
        let mut progress = Progress::default();
        let all: Vec<&str> = ids().collect();
        assert_eq!(progress.next_after(None), Some(all[0]));
        progress.finish(all[0]);
        progress.finish(all[1]);
        assert_eq!(progress.next_after(None), Some(all[2]));
        assert_eq!(progress.next_after(all.last().copied()), Some(all[2]));
        assert_eq!(progress.of(Group::Newcomers), (2, 8));
        all.iter().for_each(|id| progress.finish(id));
        assert_eq!(progress.next_after(Some(all[3])), None);
    }
}
