//! What is drawn: layers hex by hex, what is lit, routes.

use std::fmt::Write;

use board::{HexId, Map};
use game::{Action, ModelId, State};
use leptos::prelude::*;
use routes::Route;
use web_sys::Element;

use super::MapView;
use crate::browser;
use crate::decide::board::lit;
use crate::draw::geometry::{self, FRAME, RADIUS, centre};
use crate::draw::hex::Layers;
use crate::draw::picture::{Atlas, Picture, pictures};
use crate::draw::place::{self, Way};
use crate::draw::route;
use crate::titles::hex_of;

/// The layer of markers, towns and values.
const STOPS: usize = 3;

/// What of the map is drawn already, and where.
#[derive(Clone, Copy)]
struct Canvas {
    atlas: StoredValue<Atlas>,
    nodes: [NodeRef<leptos::svg::G>; 5],
    pictures: StoredValue<Vec<Picture>>,
    /// So many layers show them, from the bottom up.
    layers: StoredValue<usize>,
}

impl Canvas {
    fn node(self, layer: usize) -> Option<Element> {
        Some(self.nodes.get(layer)?.try_get_untracked()??.into())
    }

    /// Draws one layer after the other, so that the page can answer in between; then says that all is there.
    fn draw_on(self, done: RwSignal<bool>) {
        let Some(layer) = self.layers.try_get_value() else { return };
        match self.node(layer) {
            Some(node) => {
                self.atlas.with_value(|atlas| self.pictures.with_value(|all| draw_layer(atlas, all, layer, &node)));
                self.layers.set_value(layer + 1);
                browser::after(0, move || self.draw_on(done));
            }
            None => done.set(layer == self.nodes.len()),
        }
    }

    /// Draws what changed, hex by hex.
    fn follow(self, now: Vec<Picture>) {
        let drawn: Vec<Element> = (0..self.layers.get_value()).filter_map(|layer| self.node(layer)).collect();
        self.pictures.update_value(|before| {
            self.atlas.with_value(|atlas| redraw(atlas, before, &now, &drawn));
            *before = now;
        });
    }
}

impl MapView {
    /// Draws the map once there is room for it, and then what changes.
    pub(super) fn keep_drawn(self, atlas: Atlas, nodes: [NodeRef<leptos::svg::G>; 5]) {
        let canvas = Canvas {
            atlas: StoredValue::new(atlas),
            nodes,
            pictures: StoredValue::new(Vec::new()),
            layers: StoredValue::new(0),
        };
        Effect::new(move |has_begun: Option<bool>| {
            if !self.has_room.get() || nodes.iter().any(|node| node.get().is_none()) {
                return false;
            }
            let now = self.shown.with(pictures);
            if has_begun == Some(true) {
                canvas.follow(now);
            } else {
                canvas.pictures.set_value(now);
                canvas.draw_on(self.is_drawn);
            }
            true
        });
    }

    pub(super) fn overlay(self) -> String {
        let table = self.table;
        let pointed = self.pointed();
        if !pointed.is_empty() {
            return self.spotlight(&pointed);
        }
        let lit = if table.may_act.get() { table.choices.with(|choices| lit(choices)) } else { Vec::new() };
        let open = table.open_hex.get();
        let recent = self.recent();
        let map = table.state.with(|state| state.edition()).board();
        let mut svg = String::new();
        for hex in map.map.ids() {
            let mut outline = |inset: f64, class: &str| svg += &outline(&map.map, hex, inset, class);
            let is_lit = lit.contains(&hex);
            if !lit.is_empty() && !is_lit && open != Some(hex) {
                outline(0.0, "veil");
            }
            if is_lit {
                outline(FRAME, "lit");
            }
            if recent.contains(&hex) {
                outline(FRAME, "rec");
            }
            if open == Some(hex) {
                outline(FRAME, "sel");
            }
        }
        svg
    }

    /// Hexes of the actions that the reader points at.
    pub(super) fn pointed(self) -> Vec<HexId> {
        let span = self.table.pointed.get();
        span.map(|span| self.table.with_record(|record| span.hexes(record))).unwrap_or_default()
    }

    /// What the reader points at, all else veiled.
    fn spotlight(self, pointed: &[HexId]) -> String {
        let table = self.table;
        let built = table.pointed.get().map(|span| table.with_record(|record| span.built(record))).unwrap_or_default();
        let map = &table.state.with(|state| state.edition()).board().map;
        let mut svg = String::new();
        for hex in map.ids() {
            match (built.contains(&hex), pointed.contains(&hex)) {
                (true, _) => svg += &outline(map, hex, FRAME, "sel ptd"),
                (false, true) => (),
                (false, false) => svg += &outline(map, hex, 0.0, "veil"),
            }
        }
        svg
    }

    /// Hexes that changed since the viewer last had a say; in history, those of the last action.
    pub(super) fn recent(self) -> Vec<HexId> {
        let table = self.table;
        let upto = table.number();
        let from = if table.is_live() { table.seen.get().min(upto) } else { upto.saturating_sub(1) };
        table.with_record(|record| {
            let actions = record.actions().get(from..upto.min(record.len())).unwrap_or_default();
            actions.iter().filter_map(hex_of).collect()
        })
    }

    pub(super) fn routes(self) -> String {
        let table = self.table;
        if let Some(span) = table.pointed.get() {
            let run =
                |(state, runs): (&State, &[(ModelId, Route)])| route::all(state, runs.iter().map(|(_, route)| route));
            return table.with_record(|record| span.run(record).map(run)).unwrap_or_default();
        }
        let planned = table.plan.with(|plan| match plan {
            Some(Action::Run(runs)) => Some(runs.clone()),
            _ => None,
        });
        if let Some(runs) = planned {
            return table.state.with(|state| route::all(state, runs.iter().map(|(_, route)| route)));
        }
        // The run that was just made stays while its revenue is shared out.
        let upto = table.number();
        table.with_record(|record| match upto.checked_sub(1).and_then(|row| record.step(row)) {
            Some((state, Action::Run(runs), _)) => {
                format!(r#"<g class="rtg">{}</g>"#, route::all(state, runs.iter().map(|(_, route)| route)))
            }
            _ => String::new(),
        })
    }
}

/// Something around a hex, or around what lies within its sides.
fn outline(map: &Map, hex: HexId, inset: f64, class: &str) -> String {
    let d = place::path(&geometry::outline(RADIUS - inset), Way::to(centre(map[hex].coord)));
    format!(r#"<path class="{class}" data-hex="{}" d="{d}"/>"#, hex.0)
}

/// Invisible hexes that take clicks and the keyboard.
pub fn hits(edition: &game::Edition) -> String {
    let mut svg = String::new();
    for hex in edition.board().map.ids() {
        let printed = &edition.board().map[hex];
        let name = printed.name.map_or_else(|| printed.coord.to_string(), |name| format!("{} {name}", printed.coord));
        let tabindex = if hex.0 == 0 { 0 } else { -1 };
        let _ = write!(
            svg,
            r#"<path d="{}" class="hit" data-hex="{}" data-coord="{}" role="button" tabindex="{tabindex}" aria-label="{}"/>"#,
            place::path(&geometry::outline(RADIUS), Way::to(centre(printed.coord))),
            hex.0,
            printed.coord,
            crate::draw::hex::escape(&name)
        );
    }
    svg
}

/// What a hex has on each layer, where it lies.
fn pieces(atlas: &Atlas, picture: &Picture) -> [String; 5] {
    let at = centre(atlas.edition.board().map[picture.hex].coord);
    Layers::of(atlas, picture).in_order().map(|piece| place::placed(&piece, at))
}

fn draw_layer(atlas: &Atlas, pictures: &[Picture], layer: usize, node: &Element) {
    let mut svg = String::new();
    for picture in pictures {
        let _ = write!(svg, "<g>{}</g>", pieces(atlas, picture)[layer]);
    }
    node.set_inner_html(&svg);
}

fn redraw(atlas: &Atlas, before: &[Picture], now: &[Picture], nodes: &[Element]) {
    let changed = before.iter().zip(now).filter(|(before, now)| before != now);
    for (before, picture) in changed {
        // A tile that was laid or turned settles, a marker that was set is put down: the style sheet moves them.
        let is_laid = before.placed != picture.placed;
        let class = if is_laid { "set" } else { "put" };
        for (layer, (node, piece)) in nodes.iter().zip(pieces(atlas, picture)).enumerate() {
            let Some(child) = node.children().item(picture.hex.index() as u32) else { continue };
            match is_laid || layer == STOPS {
                true => child.set_inner_html(&format!(r#"<g class="{class}">{piece}</g>"#)),
                false => child.set_inner_html(&piece),
            }
        }
    }
}
