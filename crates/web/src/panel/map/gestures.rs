//! Wheel, mouse and fingers: zoom, pan, pinch.

use leptos::prelude::*;
use web_sys::{PointerEvent, WheelEvent};

use super::MapView;
use crate::draw::geometry::Point;

thread_local! {
    static GRIPS: std::cell::RefCell<Grips> = std::cell::RefCell::default();
}

/// Fingers or mouse on the map, and whether they have moved it.
#[derive(Default)]
struct Grips {
    pointers: Vec<(i32, Point)>,
    moved: bool,
}

impl MapView {
    pub(super) fn wheel(self, event: &WheelEvent) {
        let planned = self.table.plan.get_untracked().filter(|action| action.tile().is_some() && !event.ctrl_key());
        if let Some(planned) = planned {
            event.prevent_default();
            self.turn(&planned, event.delta_y() < 0.0);
            return;
        }
        event.prevent_default();
        let factor = if event.delta_y() > 0.0 { 1.12 } else { 1.0 / 1.12 };
        self.zoom(factor, self.place_of(f64::from(event.client_x()), f64::from(event.client_y())));
    }

    /// Where on the map a point of the screen lies.
    pub(super) fn place_of(self, x: f64, y: f64) -> Point {
        let frame = self.view_box.get_untracked();
        let Some(svg) = self.svg.get_untracked() else { return Point::CENTRE };
        let rect = svg.get_bounding_client_rect();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height).max(0.001);
        let (left, top) = ((rect.width() - frame.width * scale) / 2.0, (rect.height() - frame.height * scale) / 2.0);
        Point::at(frame.x + (x - rect.left() - left) / scale, frame.y + (y - rect.top() - top) / scale)
    }

    /// Makes the shown part larger or smaller about a point.
    pub(super) fn zoom(self, factor: f64, about: Point) {
        self.before.set_value(None);
        self.view_box.update(|frame| {
            let width = (frame.width * factor).clamp(self.frame.width / 4.0, self.frame.width / 0.8);
            let factor = width / frame.width;
            frame.x = about.x - (about.x - frame.x) * factor;
            frame.y = about.y - (about.y - frame.y) * factor;
            frame.width = width;
            frame.height *= factor;
        });
    }

    pub(super) fn zoom_about_middle(self, factor: f64) {
        let frame = self.view_box.get_untracked();
        self.zoom(factor, Point::at(frame.x + frame.width / 2.0, frame.y + frame.height / 2.0));
    }

    pub(super) fn grab(self, event: &PointerEvent) {
        let at = Point::at(f64::from(event.client_x()), f64::from(event.client_y()));
        GRIPS.with_borrow_mut(|grips| {
            if grips.pointers.is_empty() {
                grips.moved = false;
            }
            grips.pointers.retain(|(id, _)| *id != event.pointer_id());
            grips.pointers.push((event.pointer_id(), at));
        });
    }

    pub(super) fn drag(self, event: &PointerEvent) {
        let at = Point::at(f64::from(event.client_x()), f64::from(event.client_y()));
        let motion = GRIPS.with_borrow_mut(|grips| {
            let before: Vec<Point> = grips.pointers.iter().map(|(_, at)| *at).collect();
            let slot = grips.pointers.iter().position(|(id, _)| *id == event.pointer_id())?;
            if !grips.moved && before[slot].distance(at) < 5.0 {
                return None;
            }
            grips.moved = true;
            grips.pointers[slot].1 = at;
            let after: Vec<Point> = grips.pointers.iter().map(|(_, at)| *at).collect();
            Some((before, after))
        });
        match motion {
            Some((before, after)) if before.len() == 1 => {
                let (from, to) = (self.place_of(before[0].x, before[0].y), self.place_of(after[0].x, after[0].y));
                self.before.set_value(None);
                self.view_box.update(|frame| {
                    // The middle of what is seen stays on the board.
                    let held = |low: f64, size: f64, board: f64, whole: f64| {
                        low.clamp(board - size / 2.0, board + whole - size / 2.0)
                    };
                    let board = self.frame;
                    frame.x = held(frame.x + from.x - to.x, frame.width, board.x, board.width);
                    frame.y = held(frame.y + from.y - to.y, frame.height, board.y, board.height);
                });
            }
            Some((before, after)) if before.len() == 2 => {
                let factor = before[0].distance(before[1]) / after[0].distance(after[1]).max(1.0);
                let middle = after[0].towards(after[1], 0.5);
                self.zoom(factor, self.place_of(middle.x, middle.y));
            }
            _ => (),
        }
    }

    pub(super) fn release(self, event: &PointerEvent) {
        GRIPS.with_borrow_mut(|grips| grips.pointers.retain(|(id, _)| *id != event.pointer_id()));
    }
}

/// Whether the last touch has moved the map, so that it is no click.
pub fn has_moved() -> bool {
    GRIPS.with_borrow(|grips| grips.moved)
}
