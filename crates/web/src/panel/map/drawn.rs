//! What is drawn: layers hex by hex, what is lit, routes.

use std::fmt::Write;

use board::HexId;
use game::{Action, ModelId, State};
use leptos::prelude::*;
use routes::Route;
use web_sys::Element;

use super::MapView;
use crate::decide::board::lit;
use crate::draw::geometry::centre;
use crate::draw::hex::Layers;
use crate::draw::picture::{Atlas, Picture, pictures};
use crate::draw::route;
use crate::titles::hex_of;

/// The layer of markers, towns and values.
const STOPS: usize = 3;

impl MapView {
    /// Draws what changed, hex by hex.
    pub(super) fn keep_drawn(self, atlas: Atlas, layers: [NodeRef<leptos::svg::G>; 5]) {
        let drawn = StoredValue::new(Vec::<Picture>::new());
        let atlas = StoredValue::new(atlas);
        Effect::new(move |_| {
            let now = self.shown.with(pictures);
            let nodes: Vec<Element> = layers.iter().filter_map(|layer| layer.get().map(|node| node.into())).collect();
            if nodes.len() < layers.len() {
                return;
            }
            drawn.update_value(|before| {
                atlas.with_value(|atlas| match before.len() == now.len() {
                    true => redraw(atlas, before, &now, &nodes),
                    false => draw_all(atlas, &now, &nodes),
                });
                *before = now;
            });
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
            let mut outline = |shape: &str, class: &str| {
                let at = centre(map.map[hex].coord);
                let _ = write!(svg, r##"<use href="#{shape}" class="{class}" transform="translate({at})"/>"##);
            };
            let is_lit = lit.contains(&hex);
            if !lit.is_empty() && !is_lit && open != Some(hex) {
                outline("hx", "veil");
            }
            if is_lit {
                outline("hi", "lit");
            }
            if recent.contains(&hex) {
                outline("hi", "rec");
            }
            if open == Some(hex) {
                outline("hi", "sel");
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
            let (shape, class) = match (built.contains(&hex), pointed.contains(&hex)) {
                (true, _) => ("hi", "sel ptd"),
                (false, true) => continue,
                (false, false) => ("hx", "veil"),
            };
            let at = centre(map[hex].coord);
            let _ = write!(svg, r##"<use href="#{shape}" class="{class}" transform="translate({at})"/>"##);
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

/// Invisible hexes that take clicks and the keyboard.
pub fn hits(edition: &game::Edition) -> String {
    let mut svg = String::new();
    for hex in edition.board().map.ids() {
        let printed = &edition.board().map[hex];
        let name = printed.name.map_or_else(|| printed.coord.to_string(), |name| format!("{} {name}", printed.coord));
        let tabindex = if hex.0 == 0 { 0 } else { -1 };
        let _ = write!(
            svg,
            r##"<use href="#hx" class="hit" transform="translate({})" data-hex="{}" data-coord="{}" role="button" tabindex="{tabindex}" aria-label="{}"/>"##,
            centre(printed.coord),
            hex.0,
            printed.coord,
            crate::draw::hex::escape(&name)
        );
    }
    svg
}

fn draw_all(atlas: &Atlas, pictures: &[Picture], nodes: &[Element]) {
    let mut layers: [String; 5] = Default::default();
    for picture in pictures {
        let at = centre(atlas.edition.board().map[picture.hex].coord);
        for (layer, piece) in layers.iter_mut().zip(Layers::of(atlas, picture).in_order()) {
            let _ = write!(layer, r#"<g transform="translate({at})">{piece}</g>"#);
        }
    }
    for (node, layer) in nodes.iter().zip(&layers) {
        node.set_inner_html(layer);
    }
}

fn redraw(atlas: &Atlas, before: &[Picture], now: &[Picture], nodes: &[Element]) {
    let changed = before.iter().zip(now).filter(|(before, now)| before != now);
    for (before, picture) in changed {
        // A tile that was laid or turned settles, a marker that was set is put down: the style sheet moves them.
        let is_laid = before.placed != picture.placed;
        let class = if is_laid { "set" } else { "put" };
        for (layer, (node, piece)) in nodes.iter().zip(Layers::of(atlas, picture).in_order()).enumerate() {
            let Some(child) = node.children().item(picture.hex.index() as u32) else { continue };
            match is_laid || layer == STOPS {
                true => child.set_inner_html(&format!(r#"<g class="{class}">{piece}</g>"#)),
                false => child.set_inner_html(&piece),
            }
        }
    }
}
