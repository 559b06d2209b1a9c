//! The map: layers that are drawn again hex by hex, what is lit, routes, the turntable, zoom and pan.

use std::fmt::Write;

use board::{Edge, HexId};
use game::{Action, LayTile, State, TileRight};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};

use super::picker::{self, RefusedTile, Turntable};
use crate::bindings::Command;
use crate::decide::board::{lit, pick, shows_on_map};
use crate::draw::geometry::{Point, centre};
use crate::draw::hex::Layers;
use crate::draw::map::{Frame, rim, shapes};
use crate::draw::picture::{Atlas, Picture, pictures};
use crate::draw::{regions, route};
use crate::keys;
use crate::play::table::Table;
use crate::settings::Preferences;
use crate::words::hex_words;
use crate::{browser, t};

/// What the map keeps between drawings.
#[derive(Clone, Copy)]
struct MapView {
    table: Table,
    frame: Frame,
    view_box: RwSignal<Frame>,
    /// What was in view before the turntable opened, unless the reader has moved the map since.
    before: StoredValue<Option<Frame>>,
    shown: Memo<State>,
    focus: RwSignal<Option<HexId>>,
    refused: RwSignal<Vec<RefusedTile>>,
    svg: NodeRef<leptos::svg::Svg>,
}

#[component]
pub fn MapPanel() -> impl IntoView {
    let table = Table::here();
    let edition = table.state.with_untracked(|state| state.edition);
    let frame = Frame::of(edition);
    let shown = Memo::new(move |_| {
        let after = table.preview.with(|preview| {
            let preview = preview.as_ref().filter(|preview| shows_on_map(&preview.action))?;
            preview.after.as_ref().ok().copied()
        });
        after.unwrap_or_else(|| table.state.get())
    });
    let map = MapView {
        table,
        frame,
        view_box: RwSignal::new(frame),
        before: StoredValue::new(None),
        shown,
        focus: RwSignal::new(None),
        refused: RwSignal::new(Vec::new()),
        svg: NodeRef::new(),
    };
    let layers: [NodeRef<leptos::svg::G>; 5] = std::array::from_fn(|_| NodeRef::new());
    map.keep_drawn(Atlas::of(edition), layers);
    map.keep_focus();
    map.find_refused();
    map.make_room();
    let [ground, relief, track, stops, names] = layers;
    let overlay = move || map.overlay();
    let routes = move || map.routes();
    let turntable = move || map.turntable();
    view! {
        <div class="mapw">
            <svg
                class="map board"
                node_ref=map.svg
                viewBox=move || map.view_box.get().view_box()
                preserveAspectRatio="xMidYMid meet"
                role="application"
                aria-label=move || t!("map-label", key = keys::label(Command::Legal))
                on:click=move |event| map.click(&event)
                on:keydown=move |event| map.key(&event)
                on:wheel=move |event| map.wheel(&event)
                on:pointerdown=move |event| map.grab(&event)
                on:pointermove=move |event| map.drag(&event)
                on:pointerup=move |event| map.release(&event)
                on:pointercancel=move |event| map.release(&event)
            >
                <defs inner_html=shapes()></defs>
                <g class="g1" node_ref=ground></g>
                <g class="g2" node_ref=relief></g>
                <g class="g2" inner_html=move || map.shown.with(regions::draw)></g>
                <g class="g3" node_ref=track></g>
                <g class="gr" inner_html=routes></g>
                <g class="g4" node_ref=stops></g>
                <g class="g5" node_ref=names></g>
                <g class="g6" inner_html=overlay></g>
                <g class="axis" inner_html=rim(edition)></g>
                <g class="hits" inner_html=hits(edition)></g>
                <g class="gp" inner_html=turntable></g>
            </svg>
            <MapControls map=map/>
        </div>
        {move || Preferences::here().0.with(|settings| settings.map_table).is_on().then(|| view! { <MapTable/> })}
    }
}

/// What is where, for those who do not see the map.
#[component]
fn MapTable() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        let choices = table.choices.get();
        table.state.with(|state| {
            let ids = state.edition.ways().map.ids();
            let rows = ids.map(|hex| {
                let words = hex_words(state, &choices, hex);
                let (name, rest) = words.split_once(", ").unwrap_or((&words, ""));
                view! { <tr><th scope="row"><button class="lk" on:click=move |_| pick(table, hex)>{name.to_owned()}</button></th><td>{rest.to_owned()}</td></tr> }
            });
            rows.collect_view()
        })
    };
    view! {
        <div class="mtab" tabindex="0" role="region" aria-label=t!("map-where")>
            <table><caption class="vh">{t!("map-where")}</caption><thead><tr><th>{t!("map-row")}</th><th>{t!("map-where")}</th></tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
}

/// Invisible hexes that take clicks and the keyboard.
fn hits(edition: &game::Edition) -> String {
    let mut svg = String::new();
    for hex in edition.ways().map.ids() {
        let printed = &edition.ways().map[hex];
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
    /// Draws what changed, hex by hex.
    fn keep_drawn(self, atlas: Atlas, layers: [NodeRef<leptos::svg::G>; 5]) {
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

    fn overlay(self) -> String {
        let table = self.table;
        let lit = if table.may_act.get() { table.choices.with(|choices| lit(choices)) } else { Vec::new() };
        let open = table.open_hex.get();
        let recent = self.recent();
        let map = table.state.with(|state| state.edition).ways();
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

    /// Hexes that changed since the viewer last had a say; in history, those of the last action.
    fn recent(self) -> Vec<HexId> {
        let table = self.table;
        let upto = table.number();
        let from = if table.is_live() { table.seen.get().min(upto) } else { upto.saturating_sub(1) };
        table.with_record(|record| {
            let actions = record.actions().get(from..upto.min(record.len())).unwrap_or_default();
            actions.iter().filter_map(touched).collect()
        })
    }

    fn routes(self) -> String {
        let table = self.table;
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

    fn turntable(self) -> String {
        let table = self.table;
        let Some(hex) = table.open_hex.get().filter(|_| table.may_act.get() && !browser::is_narrow()) else {
            return String::new();
        };
        let lays = table.choices.with(|choices| picker::lays(choices, hex));
        if lays.is_empty() {
            return String::new();
        }
        let chosen = table.plan.with(|plan| match plan {
            Some(Action::LayTile(lay)) if lay.hex == hex => Some(*lay),
            _ => None,
        });
        let cost = crate::decide::board::cost_words(table);
        self.refused.with(|refused| {
            table.state.with(|state| Turntable { state, hex, lays: &lays, refused, chosen, cost }.draw())
        })
    }

    /// Looks for refused tiles once the turntable is painted: they are asked of `decide`, one by one.
    fn find_refused(self) {
        Effect::new(move |_| {
            let open = self.table.open_hex.get();
            self.refused.set(Vec::new());
            let Some(hex) = open else { return };
            browser::after_paint(move || {
                let table = self.table;
                if table.open_hex.try_get_untracked().flatten() != Some(hex) || !table.may_act.get_untracked() {
                    return;
                }
                let found = table
                    .choices
                    .with_untracked(|choices| table.state.with_untracked(|state| picker::refused(state, choices, hex)));
                self.refused.set(found);
            });
        });
    }

    /// Moves the map so that the whole turntable can be seen; on a phone, to what is to be decided.
    fn make_room(self) {
        Effect::new(move |_| {
            let open = self.table.open_hex.get();
            let place =
                |hex: HexId| self.table.state.with_untracked(|state| centre(state.edition.ways().map[hex].coord));
            match (open, browser::is_narrow()) {
                (Some(hex), true) => self.show_about(place(hex)),
                (None, true) => self.show_lit(),
                (Some(hex), false) => self.keep_in_view(place(hex)),
                (None, false) => self.go_back(),
            }
        });
    }

    /// The turntable is closed: the map returns to where it was.
    fn go_back(self) {
        if let Some(frame) = self.before.try_update_value(Option::take).flatten() {
            self.view_box.set(frame);
        }
    }

    fn keep_in_view(self, at: Point) {
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
    fn show_about(self, at: Point) {
        let (width, height) = (420.0, 420.0);
        self.view_box.set(Frame { x: at.x - width / 2.0, y: at.y - height / 2.0, width, height });
    }

    /// All hexes where something can be done, or the whole map.
    fn show_lit(self) {
        let lit = match self.table.may_act.get() {
            true => self.table.choices.with(|choices| lit(choices)),
            false => Vec::new(),
        };
        let map = &self.table.state.with_untracked(|state| state.edition).ways().map;
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

    fn click(self, event: &MouseEvent) {
        if GRIPS.with_borrow(|grips| grips.moved) {
            return;
        }
        if let Some(choice) = browser::data_of(event, "data-pick") {
            self.pick_plate(&choice);
        } else if let Some(tile) = browser::data_of(event, "data-why") {
            self.explain(&tile);
        } else if let Some(hex) = hex_of(event) {
            self.focus.set(Some(hex));
            self.choose(hex);
        } else {
            self.table.clear_plan_on_board();
        }
    }

    /// A hex was clicked: its tiles open, or the tile on it turns.
    fn choose(self, hex: HexId) {
        let table = self.table;
        if crate::decide::run::edit_click(table, hex) || !table.may_act.get_untracked() {
            return;
        }
        let open = table.open_hex.get_untracked() == Some(hex);
        match table.plan.get_untracked() {
            Some(Action::LayTile(lay)) if open => self.turn(lay, false),
            _ if open => table.clear_plan_on_board(),
            _ => pick(table, hex),
        }
    }

    fn turn(self, lay: LayTile, backwards: bool) {
        let lays = self.table.choices.with_untracked(|choices| picker::lays(choices, lay.hex));
        self.table.plan.set(Some(Action::LayTile(picker::turned(&lays, lay, backwards))));
    }

    fn pick_plate(self, choice: &str) {
        let table = self.table;
        if choice == "ok" {
            if let Some(action) = table.plan.get_untracked() {
                table.act(action);
            }
            return;
        }
        let Some(hex) = table.open_hex.get_untracked() else { return };
        let Some((tile, right)) = choice.split_once('.') else { return };
        let right = if right == "b" { TileRight::Bodelibahn } else { TileRight::Normal };
        let lays = table.choices.with_untracked(|choices| picker::lays(choices, hex));
        let Some(lay) = lays.iter().find(|lay| lay.tile.0.to_string() == tile && lay.right == right) else { return };
        match table.plan.get_untracked() {
            Some(Action::LayTile(now)) if now.tile == lay.tile && now.right == lay.right => self.turn(now, false),
            _ => table.plan.set(Some(Action::LayTile(*lay))),
        }
    }

    fn explain(self, tile: &str) {
        let why =
            self.refused.with_untracked(|refused| refused.iter().find(|one| one.tile.0.to_string() == tile).cloned());
        if let Some(why) = why {
            self.table.refused.set(Some(why.refusal));
        }
    }

    fn key(self, event: &KeyboardEvent) {
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
    fn walk(self, sides: &[Edge]) {
        let from = self.focus.get_untracked().unwrap_or(HexId(0));
        let map = &self.table.state.with_untracked(|state| state.edition).ways().map;
        let next = sides.iter().find_map(|edge| map.at(map[from].coord.across(*edge)?));
        if let Some(hex) = next {
            self.focus.set(Some(hex));
        }
    }

    /// Moves the focus to the next hex where something can be done.
    fn next_lit(self, backwards: bool) {
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

    /// One hex takes the keyboard; it says what lies there.
    fn keep_focus(self) {
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

    fn wheel(self, event: &WheelEvent) {
        if let Some(Action::LayTile(lay)) = self.table.plan.get_untracked().filter(|_| !event.ctrl_key()) {
            event.prevent_default();
            self.turn(lay, event.delta_y() < 0.0);
            return;
        }
        event.prevent_default();
        let factor = if event.delta_y() > 0.0 { 1.12 } else { 1.0 / 1.12 };
        self.zoom(factor, self.place_of(f64::from(event.client_x()), f64::from(event.client_y())));
    }

    /// Where on the map a point of the screen lies.
    fn place_of(self, x: f64, y: f64) -> Point {
        let frame = self.view_box.get_untracked();
        let Some(svg) = self.svg.get_untracked() else { return Point::CENTRE };
        let rect = svg.get_bounding_client_rect();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height).max(0.001);
        let (left, top) = ((rect.width() - frame.width * scale) / 2.0, (rect.height() - frame.height * scale) / 2.0);
        Point::at(frame.x + (x - rect.left() - left) / scale, frame.y + (y - rect.top() - top) / scale)
    }

    /// Makes the shown part larger or smaller about a point.
    fn zoom(self, factor: f64, about: Point) {
        self.before.set_value(None);
        self.view_box.update(|frame| {
            let width = (frame.width * factor).clamp(self.frame.width / 3.0, self.frame.width / 0.4);
            let factor = width / frame.width;
            frame.x = about.x - (about.x - frame.x) * factor;
            frame.y = about.y - (about.y - frame.y) * factor;
            frame.width = width;
            frame.height *= factor;
        });
    }

    pub fn zoom_about_middle(self, factor: f64) {
        let frame = self.view_box.get_untracked();
        self.zoom(factor, Point::at(frame.x + frame.width / 2.0, frame.y + frame.height / 2.0));
    }

    fn grab(self, event: &PointerEvent) {
        let at = Point::at(f64::from(event.client_x()), f64::from(event.client_y()));
        GRIPS.with_borrow_mut(|grips| {
            if grips.pointers.is_empty() {
                grips.moved = false;
            }
            grips.pointers.retain(|(id, _)| *id != event.pointer_id());
            grips.pointers.push((event.pointer_id(), at));
        });
    }

    fn drag(self, event: &PointerEvent) {
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
                    frame.x += from.x - to.x;
                    frame.y += from.y - to.y;
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

    fn release(self, event: &PointerEvent) {
        GRIPS.with_borrow_mut(|grips| grips.pointers.retain(|(id, _)| *id != event.pointer_id()));
    }
}

fn hex_of(event: &web_sys::Event) -> Option<HexId> {
    browser::data_of(event, "data-hex")?.parse().ok().map(HexId)
}

/// The hex that an action changed.
fn touched(action: &Action) -> Option<HexId> {
    match action {
        Action::LayTile(lay) => Some(lay.hex),
        Action::BuildTunnel { hex, .. } | Action::PlaceMarker { hex, .. } | Action::PlaceMountain { hex, .. } => {
            Some(*hex)
        }
        _ => None,
    }
}

fn draw_all(atlas: &Atlas, pictures: &[Picture], nodes: &[Element]) {
    let mut layers: [String; 5] = Default::default();
    for picture in pictures {
        let at = centre(atlas.edition.ways().map[picture.hex].coord);
        for (layer, piece) in layers.iter_mut().zip(Layers::of(atlas, picture).in_order()) {
            let _ = write!(layer, r#"<g transform="translate({at})">{piece}</g>"#);
        }
    }
    for (node, layer) in nodes.iter().zip(&layers) {
        node.set_inner_html(layer);
    }
}

/// The layer of markers, towns and values.
const STOPS: usize = 3;

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

#[component]
fn MapControls(map: MapView) -> impl IntoView {
    let chosen = Preferences::here();
    let switch = move |key: &'static str,
                       read: fn(&crate::settings::Settings) -> crate::settings::Switch,
                       write: fn(&mut crate::settings::Settings)| {
        let is_on = move || chosen.0.with(read).is_on();
        view! {
            <button class="mcb" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(write)>
                {t!(key)}
            </button>
        }
    };
    let legal = move || {
        let count = if map.table.may_act.get() { map.table.choices.with(|choices| lit(choices).len()) } else { 0 };
        (count > 0).then(|| t!("legal-hexes", n = count))
    };
    view! {
        <div class="mc">
            <span class="z">
                <button class="zb" title=t!("zoom-in") aria-label=t!("zoom-in") on:click=move |_| map.zoom_about_middle(0.8)>"+"</button>
                <button class="zb" title=t!("zoom-out") aria-label=t!("zoom-out") on:click=move |_| map.zoom_about_middle(1.25)>"−"</button>
                <button class="zb" title=t!("zoom-fit") aria-label=format!("0 {}", t!("zoom-fit")) on:click=move |_| map.view_box.set(map.frame)>"0"</button>
            </span>
            {switch("names", |settings| settings.names, |settings| settings.names = settings.names.flipped())}
            {switch("tile-numbers", |settings| settings.numbers, |settings| settings.numbers = settings.numbers.flipped())}
            {switch("costs", |settings| settings.costs, |settings| settings.costs = settings.costs.flipped())}
            {switch("map-table", |settings| settings.map_table, |settings| settings.map_table = settings.map_table.flipped())}
            <span>{legal}</span>
        </div>
    }
}

impl Table {
    /// Closes the turntable and forgets what was planned on the map.
    pub fn clear_plan_on_board(self) {
        let on_board = self.plan.with_untracked(|plan| plan.as_ref().is_some_and(shows_on_map));
        if on_board {
            self.plan.set(None);
        }
        self.open_hex.set(None);
    }
}
