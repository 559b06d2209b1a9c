//! The map: layers that are drawn again hex by hex, what is lit, routes, the turntable, zoom and pan.
//!
//! To draw it takes longest of all panels, so it stays below those that are looked at instead of it, as large as it was, and
//! rests until it is looked at again.

mod controls;
mod drawn;
mod gestures;
mod keyboard;
mod sight;

use board::HexId;
use game::{Action, State};
use leptos::prelude::*;
use web_sys::MouseEvent;

use self::controls::{MapControls, MapTable};
use self::drawn::hits;
use super::picker::{self, RefusedTile, Turntable};
use crate::bindings::Command;
use crate::decide::board::pick;
use crate::draw::map::{Frame, rim};
use crate::draw::picture::Atlas;
use crate::keys;
use crate::play::table::{Panel, Table};
use crate::settings::Preferences;
use crate::titles::{self, shows_on_map};
use crate::{browser, t};

/// What the map keeps between drawings.
#[derive(Clone, Copy)]
struct MapView {
    table: Table,
    frame: Frame,
    view_box: RwSignal<Frame>,
    /// Whether it is looked at, and not covered by another panel.
    is_shown: Memo<bool>,
    /// Whether there has ever been room for it: on a phone there may be none at first.
    has_room: RwSignal<bool>,
    /// Whether all layers are there.
    is_drawn: RwSignal<bool>,
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
    let edition = table.state.with_untracked(|state| state.edition());
    let frame = Frame::of(edition);
    let is_shown = Memo::new(move |_| table.panel.get() == Panel::Map);
    let shown = resting(is_shown, move || {
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
        is_shown,
        has_room: RwSignal::new(false),
        is_drawn: RwSignal::new(false),
        before: StoredValue::new(None),
        shown,
        focus: RwSignal::new(None),
        refused: RwSignal::new(Vec::new()),
        svg: NodeRef::new(),
    };
    let layers: [NodeRef<leptos::svg::G>; 5] = std::array::from_fn(|_| NodeRef::new());
    let around = NodeRef::new();
    map.keep_size(around);
    map.keep_drawn(Atlas::of(edition), layers);
    map.keep_focus();
    map.keep_words();
    map.find_refused();
    map.make_room();
    let [ground, relief, track, stops, names] = layers;
    let lettering = resting(is_shown, move || map.shown.with(titles::additions(edition).lettering));
    let overlay = resting(is_shown, move || map.overlay());
    let routes = resting(is_shown, move || map.routes());
    let turntable = resting(is_shown, move || map.turntable());
    let controls = move || is_shown.get().then(|| view! { <MapControls map=map/> });
    let words = move || {
        let is_wanted = Preferences::here().0.with(|settings| settings.map_table).is_on();
        (is_wanted && is_shown.get()).then(|| view! { <MapTable/> })
    };
    view! {
        <div class="mapp" aria-hidden=move || (!is_shown.get()).then_some("true") node_ref=around>
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
                <g class="g1" node_ref=ground></g>
                <g class="g2" node_ref=relief></g>
                <g class="g2" inner_html=move || lettering.get()></g>
                <g class="g3" node_ref=track></g>
                <g class="gr" inner_html=move || routes.get()></g>
                <g class="g4" node_ref=stops></g>
                <g class="g5" node_ref=names></g>
                <g class="g6" inner_html=move || overlay.get()></g>
                <g class="axis" inner_html=rim(edition)></g>
                <g class="hits" inner_html=hits(edition)></g>
                <g class="gp" inner_html=move || turntable.get()></g>
            </svg>
            {controls}
        </div>
        {words}
        </div>
    }
}

/// Something that stays as it is while the map is covered.
fn resting<T: Clone + PartialEq + Send + Sync + 'static>(
    is_shown: Memo<bool>,
    look: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |before: Option<&T>| match before {
        Some(before) if !is_shown.get() => before.clone(),
        _ => {
            is_shown.track();
            look()
        }
    })
}

impl MapView {
    fn turntable(self) -> String {
        let table = self.table;
        let Some(hex) = table.open_hex.get().filter(|_| table.may_act.get() && !browser::is_narrow()) else {
            return String::new();
        };
        let lays = table.choices.with(|choices| picker::lays(choices, hex));
        if lays.is_empty() {
            return String::new();
        }
        let chosen = table.plan.get().filter(|action| action.tile().is_some_and(|lay| lay.hex == hex));
        let chosen = chosen.as_ref();
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

    fn click(self, event: &MouseEvent) {
        if gestures::has_moved() {
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
            Some(action) if open && action.tile().is_some() => self.turn(&action, false),
            _ if open => table.clear_plan_on_board(),
            _ => pick(table, hex),
        }
    }

    fn turn(self, now: &Action, backwards: bool) {
        let Some(lay) = now.tile() else { return };
        let lays = self.table.choices.with_untracked(|choices| picker::lays(choices, lay.hex));
        self.table.plan.set(Some(picker::turned(&lays, now, backwards)));
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
        let lays = table.choices.with_untracked(|choices| picker::lays(choices, hex));
        let Some(action) = picker::on_plate(&lays, choice) else { return };
        table.refused.set(None);
        match table.plan.get_untracked() {
            Some(now) if picker::is_same_tile(&now, action) => self.turn(&now, false),
            _ => table.plan.set(Some(action.clone())),
        }
    }

    fn explain(self, tile: &str) {
        let why =
            self.refused.with_untracked(|refused| refused.iter().find(|one| one.tile.0.to_string() == tile).cloned());
        if let Some(why) = why {
            self.table.refused.set(Some(why.refusal));
        }
    }
}

fn hex_of(event: &web_sys::Event) -> Option<HexId> {
    browser::data_of(event, "data-hex")?.parse().ok().map(HexId)
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
