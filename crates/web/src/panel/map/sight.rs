//! Which part of the map is seen: room for the turntable, and on a phone what is to be decided.

use board::HexId;
use game::Action;
use leptos::prelude::*;

use super::{MapView, picker};
use crate::browser::{self, SizeWatch};
use crate::decide::board::lit;
use crate::draw::geometry::{Point, centre};
use crate::draw::map::Frame;
use crate::play::span::passed;

/// Milliseconds until what comes and goes has come to rest.
const REST: i32 = 100;

impl MapView {
    /// Fits the map into the room that there is, once that has come to rest: it costs as much as to draw it. Covered, it keeps
    /// its size, for it will mostly come back to the same.
    pub(super) fn keep_size(self, around: NodeRef<leptos::html::Div>) {
        let room = StoredValue::new((0.0, 0.0));
        let size = StoredValue::new((0.0, 0.0));
        let fit = move || {
            let Some(node) = around.try_get_untracked().flatten() else { return };
            if self.is_shown.get_untracked() && self.must_follow(size.get_value(), room.get_value()) {
                size.set_value(room.get_value());
                browser::fix_size(&node, room.get_value());
                self.has_room.set(true);
            }
        };
        let watch = StoredValue::new_local(None::<SizeWatch>);
        Effect::new(move |_| {
            let Some(pane) = around.get().and_then(|node| node.parent_element()) else { return };
            let sized = move |width: f64, height: f64| {
                if width * height > 0.0 && room.try_set_value((width, height)).is_none() {
                    match self.has_room.get_untracked() {
                        true => browser::after(REST, move || {
                            if room.try_get_value() == Some((width, height)) {
                                fit();
                            }
                        }),
                        false => fit(),
                    }
                }
            };
            watch.set_value(SizeWatch::begin(&pane, sized));
        });
        Effect::new(move |_| {
            if self.is_shown.get() && room.get_value() != (0.0, 0.0) {
                let now = room.get_value();
                browser::after(REST, move || {
                    if room.try_get_value() == Some(now) {
                        fit();
                    }
                });
            }
        });
        // What was not worth it for those who looked on.
        Effect::new(move |_| {
            if self.table.may_act.get() {
                fit();
            }
        });
    }

    /// A little more height comes and goes with what is said below, while others move: that is left empty.
    fn must_follow(self, size: (f64, f64), room: (f64, f64)) -> bool {
        let grows_a_little = size.0 == room.0 && size.1 < room.1 && room.1 < size.1 * 1.25;
        size != room && (!grows_a_little || self.table.may_act.get_untracked())
    }

    /// Moves the map so that the whole turntable can be seen; on a phone, to what is to be decided.
    pub(super) fn make_room(self) {
        Effect::new(move |_| {
            if !self.is_shown.get() {
                return;
            }
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
