//! The keyboard on the map: one hex has it, arrows move it on.

use board::{Edge, HexId};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::{MapView, hex_of};
use crate::bindings::Command;
use crate::decide::board::lit;
use crate::words::hex_words;
use crate::{browser, keys};

impl MapView {
    pub(super) fn key(self, event: &KeyboardEvent) {
        let step: Option<&[Edge]> = match (event.key().as_str(), event.shift_key()) {
            ("ArrowLeft", _) => Some(&Edge::SIDES[1..2]),
            ("ArrowRight", _) => Some(&Edge::SIDES[4..5]),
            ("ArrowUp", false) => Some(&Edge::SIDES[2..4]),
            ("ArrowDown", false) => Some(&[Edge::SIDES[0], Edge::SIDES[5]]),
            ("ArrowUp", true) => Some(&[Edge::SIDES[3], Edge::SIDES[2]]),
            ("ArrowDown", true) => Some(&[Edge::SIDES[5], Edge::SIDES[0]]),
            _ => None,
        };
        if let Some(sides) = step {
            event.prevent_default();
            event.stop_propagation();
            self.walk(sides);
            return;
        }
        match event.key().as_str() {
            "Enter" | " " => {
                if let Some(choice) = browser::data_of(event, "data-pick") {
                    event.prevent_default();
                    event.stop_propagation();
                    self.pick_plate(&choice);
                } else if let Some(tile) = browser::data_of(event, "data-why") {
                    event.prevent_default();
                    event.stop_propagation();
                    self.explain(&tile);
                } else if let Some(hex) = hex_of(event).filter(|_| event.key() == " ") {
                    event.prevent_default();
                    event.stop_propagation();
                    self.choose(hex);
                }
            }
            key if keys::means(key) == Some(Command::Legal) => {
                event.stop_propagation();
                event.prevent_default();
                self.next_lit(key.chars().any(char::is_uppercase));
            }
            _ => (),
        }
    }

    /// Moves the focus across the first of these sides that has a neighbour.
    pub(super) fn walk(self, sides: &[Edge]) {
        let from = self.focus.get_untracked().unwrap_or(HexId(0));
        let map = &self.table.state.with_untracked(|state| state.edition()).board().map;
        let next = sides.iter().find_map(|edge| map.at(map[from].coord.across(*edge)?));
        if let Some(hex) = next {
            self.focus.set(Some(hex));
        }
    }

    /// Moves the focus to the next hex where something can be done.
    pub(super) fn next_lit(self, backwards: bool) {
        let lit = self.table.choices.with_untracked(|choices| lit(choices));
        let from = self.focus.get_untracked();
        let next = match backwards {
            false => lit.iter().find(|hex| Some(**hex) > from).or(lit.first()),
            true => lit.iter().rev().find(|hex| from.is_none_or(|from| **hex < from)).or(lit.last()),
        };
        if let Some(hex) = next {
            self.focus.set(Some(*hex));
        }
    }

    /// Every hex says what lies there and what can be done, for readers who do not move the keyboard from hex to hex.
    /// Written once the position is painted.
    pub(super) fn keep_words(self) {
        let table = self.table;
        Effect::new(move |_| {
            if !self.is_drawn.get() || !self.is_shown.get() {
                return;
            }
            let (number, _) = (table.number(), table.choices.with(|_| ()));
            browser::after_paint(move || {
                let is_same = table.played.try_with_untracked(|_| ()).is_some() && untrack(|| table.number()) == number;
                let Some(svg) = self.svg.try_get_untracked().flatten().filter(|_| is_same) else { return };
                let Ok(hits) = svg.query_selector_all(".hit[data-hex]") else { return };
                let hits = (0..hits.length()).filter_map(|row| hits.item(row)?.dyn_into::<web_sys::Element>().ok());
                table.state.with_untracked(|state| {
                    table.choices.with_untracked(|choices| {
                        for hit in hits {
                            let hex = hit.get_attribute("data-hex").and_then(|number| number.parse().ok()).map(HexId);
                            if let Some(hex) = hex {
                                let _ = hit.set_attribute("aria-label", &hex_words(state, choices, hex));
                            }
                        }
                    });
                });
            });
        });
    }

    /// One hex takes the keyboard; it says what lies there. None does while the map is covered.
    pub(super) fn keep_focus(self) {
        Effect::new(move |_| {
            let (is_shown, Some(svg)) = (self.is_shown.get(), self.svg.get_untracked()) else { return };
            let hex = self.focus.get_untracked().unwrap_or(HexId(0));
            let hit = svg.query_selector(&format!(".hit[data-hex=\"{}\"]", hex.0)).ok().flatten();
            if let Some(hit) = hit {
                let _ = hit.set_attribute("tabindex", if is_shown { "0" } else { "-1" });
            }
        });
        Effect::new(move |before: Option<Option<HexId>>| {
            let now = self.focus.get();
            let Some(svg) = self.svg.get_untracked() else { return now };
            let find = |hex: HexId| svg.query_selector(&format!(".hit[data-hex=\"{}\"]", hex.0)).ok().flatten();
            if let Some(element) = before.flatten().and_then(find) {
                let _ = element.set_attribute("tabindex", "-1");
            }
            if let Some((element, hex)) = now.and_then(|hex| Some((find(hex)?, hex))) {
                let words = self.table.state.with_untracked(|state| {
                    self.table.choices.with_untracked(|choices| hex_words(state, choices, hex))
                });
                let _ = element.set_attribute("tabindex", "0");
                let _ = element.set_attribute("aria-label", &words);
                if let Ok(element) = element.dyn_into::<web_sys::SvgElement>() {
                    let _ = element.focus();
                }
            }
            now
        });
    }
}
