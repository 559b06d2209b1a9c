//! What the reader has solved, and on how many days in a row. Kept in this browser.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::browser;

const KEY: &str = "kursbuch.puzzles";
const DAY: f64 = 24.0 * 3_600.0 * 1_000.0;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Diary {
    /// Whether each puzzle that was tried was solved at once.
    #[serde(default)]
    tried: BTreeMap<String, bool>,
    /// The last day on which the puzzle of the day was solved, and how many there are in a row up to it.
    #[serde(default)]
    last: u64,
    #[serde(default)]
    row: u32,
}

/// Days since 1970, by the reader's own midnight.
pub fn today() -> u64 {
    let zone = f64::from(js_sys::Date::new_0().get_timezone_offset() as i32) * 60_000.0;
    ((browser::now() - zone) / DAY) as u64
}

impl Diary {
    pub fn load() -> Diary {
        browser::stored(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::store(KEY, &text);
        }
    }

    /// The first attempt counts; a day counts when its puzzle is solved, at whichever attempt.
    pub fn note(&mut self, id: &str, is_right: bool, is_of_today: bool) {
        self.tried.entry(id.to_owned()).or_insert(is_right);
        if is_right && is_of_today {
            self.note_day(today());
        }
        self.keep();
    }

    /// The puzzle of this day was solved.
    fn note_day(&mut self, day: u64) {
        if self.last == day {
            return;
        }
        self.row = if self.last + 1 == day { self.row + 1 } else { 1 };
        self.last = day;
    }

    pub fn was_right(&self, id: &str) -> Option<bool> {
        self.tried.get(id).copied()
    }

    pub fn solved(&self) -> usize {
        self.tried.values().filter(|right| **right).count()
    }

    /// Days in a row, if the row has not been broken.
    pub fn row(&self, day: u64) -> u32 {
        if self.last + 1 >= day { self.row } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_goes_on_from_day_to_day_and_breaks_when_one_is_left_out() {
        let mut diary = Diary::default();
        assert_eq!(diary.row(100), 0);
        for day in [100, 101, 101, 102] {
            diary.note_day(day);
        }
        assert_eq!((diary.row(102), diary.row(103), diary.row(104)), (3, 3, 0));
        diary.note_day(105);
        assert_eq!(diary.row(105), 1);
    }
}
