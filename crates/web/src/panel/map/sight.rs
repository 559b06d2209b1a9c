//! Which part of the map is seen: room for the turntable, and on a phone what is to be decided.

use board::HexId;
use game::Action;
use leptos::prelude::*;

use super::{MapView, picker};
use crate::browser;
use crate::decide::board::lit;
use crate::draw::geometry::{Point, centre};
use crate::draw::map::Frame;
use crate::play::span::passed;

impl MapView {
    /// Moves the map so that the whole turntable can be seen; on a phone, to what is to be decided.
    pub(super) fn make_room(self) {
        Effect::new(move |_| {
            let open = self.table.open_hex.get();
            let place =
                |hex: HexId| self.table.state.with_untracked(|state| centre(state.edition().board().map[hex].coord));
            match (open, browser::is_narrow()) {
                (Some(hex), true) => self.show_about(place(hex)),
                (None, true) => self.show_lit(),
                (Some(hex), false) => self.keep_in_view(place(hex)),
                (None, false) => self.go_back(),
            }
        });
    }

    /// The turntable is closed: the map returns to where it was.
    pub(super) fn go_back(self) {
        if let Some(frame) = self.before.try_update_value(Option::take).flatten() {
            self.view_box.set(frame);
        }
    }

    pub(super) fn keep_in_view(self, at: Point) {
        let now = self.view_box.get_untracked();
        self.before.update_value(|before| {
            before.get_or_insert(now);
        });
        let reach = picker::reach(8);
        self.view_box.update(|frame| {
            let need = |low: f64, size: f64, at: f64| low.min(at - reach).max(at + reach - size);
            frame.x = need(frame.x, frame.width, at.x);
            frame.y = need(frame.y, frame.height, at.y);
        });
    }

    /// Four hexes across, as much as a phone can show well.
    pub(super) fn show_about(self, at: Point) {
        let (width, height) = (420.0, 420.0);
        self.view_box.set(Frame { x: at.x - width / 2.0, y: at.y - height / 2.0, width, height });
    }

    /// Hexes that the planned run passes.
    fn routed(self) -> Vec<HexId> {
        let Some(Action::Run(runs)) = self.table.plan.get() else { return Vec::new() };
        self.table.state.with_untracked(|state| runs.iter().flat_map(|(_, route)| passed(state, route)).collect())
    }

    /// What the reader points at, else all hexes where something can be done, those of the planned run, or the whole map.
    pub(super) fn show_lit(self) {
        let lit = match self.table.may_act.get() {
            true => self.table.choices.with(|choices| lit(choices)),
            false => Vec::new(),
        };
        let lit = if lit.is_empty() { self.routed() } else { lit };
        let pointed = self.pointed();
        let lit = if pointed.is_empty() { lit } else { pointed };
        let map = &self.table.state.with_untracked(|state| state.edition()).board().map;
        let places: Vec<Point> = lit.iter().map(|hex| centre(map[*hex].coord)).collect();
        let Some(first) = places.first() else {
            self.view_box.set(self.frame);
            return;
        };
        let (mut low, mut high) = (*first, *first);
        for at in &places {
            low = Point::at(low.x.min(at.x), low.y.min(at.y));
            high = Point::at(high.x.max(at.x), high.y.max(at.y));
        }
        let (width, height) = ((high.x - low.x + 180.0).max(420.0), (high.y - low.y + 180.0).max(420.0));
        let middle = low.towards(high, 0.5);
        self.view_box.set(Frame { x: middle.x - width / 2.0, y: middle.y - height / 2.0, width, height });
    }
}
