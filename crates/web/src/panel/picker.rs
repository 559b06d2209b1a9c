//! The turntable: legal tiles around the hex, refused ones dashed with their reason, and a plate that confirms.

use std::fmt::Write;

use board::{HexId, TileId};
use game::{Action, Choice, Choices, LayTile, Refusal, State, Violation, play};

use crate::draw::geometry::{Num, Point, centre, side};
use crate::draw::hex::escape;
use crate::draw::tile;
use crate::t;

/// Tiles that would be of the right kind here, and why they cannot be laid all the same.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedTile {
    pub tile: TileId,
    pub rotation: u8,
    pub refusal: Refusal,
}

/// All legal ways to lay a tile on this hex, by whatever right.
pub fn lays(choices: &Choices, hex: HexId) -> Vec<Action> {
    let lay = |choice: &Choice| match choice {
        Choice::Do(action) if action.tile().is_some_and(|lay| lay.hex == hex) => Some(action.clone()),
        _ => None,
    };
    choices.offered.iter().filter_map(lay).collect()
}

/// Whether two actions lay the same tile by the same right, turned or not.
pub fn is_same_tile(one: &Action, other: &Action) -> bool {
    let tile = |action: &Action| action.tile().map(|lay| lay.tile);
    tile(one) == tile(other) && is_by_own_right(one) == is_by_own_right(other)
}

/// A right that only the title has: 1844's P2.
const fn is_by_own_right(action: &Action) -> bool {
    matches!(action, Action::Title(_))
}

/// The name of a plate in the drawing: the tile, and by which right it is laid.
fn plate_name(action: &Action) -> Option<String> {
    let right = if is_by_own_right(action) { "own" } else { "usual" };
    action.tile().map(|lay| format!("{}.{right}", lay.tile.0))
}

/// The lay that a plate stands for.
pub fn on_plate<'a>(lays: &'a [Action], plate: &str) -> Option<&'a Action> {
    lays.iter().find(|action| plate_name(action).as_deref() == Some(plate))
}

/// Each legal tile once, in its first rotation.
pub fn tiles(lays: &[Action]) -> Vec<Action> {
    let mut tiles: Vec<Action> = Vec::new();
    for action in lays {
        if !tiles.iter().any(|known| is_same_tile(known, action)) {
            tiles.push(action.clone());
        }
    }
    tiles
}

/// The same tile turned to its next legal rotation.
pub fn turned(lays: &[Action], now: &Action, backwards: bool) -> Action {
    let same: Vec<&Action> = lays.iter().filter(|action| is_same_tile(action, now)).collect();
    let place = same.iter().position(|action| *action == now).unwrap_or(0);
    let step = if backwards { same.len().saturating_sub(1) } else { 1 };
    same.get((place + step) % same.len().max(1)).copied().unwrap_or(now).clone()
}

/// Whether a refusal says no more than that the tile is of another kind.
const fn is_other_kind(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::NoSuchTile
            | Violation::PlainTrackOnly { .. }
            | Violation::TownTileOnly { .. }
            | Violation::CityTileOnly { .. }
            | Violation::KindMustStay { .. }
            | Violation::LabelMissing { .. }
            | Violation::ColourStep { .. }
            | Violation::HexNotBare { .. }
            | Violation::NeverUpgraded { .. }
    )
}

/// Tiles that come near: right in kind, refused for another reason. `decide` is asked, nothing is guessed.
pub fn refused(state: &State, choices: &Choices, hex: HexId) -> Vec<RefusedTile> {
    let legal = lays(choices, hex);
    let others = state
        .edition()
        .board()
        .tiles
        .in_box()
        .filter(|id| legal.iter().filter_map(Action::tile).all(|lay| lay.tile != *id));
    others.filter_map(|tile| refused_tile(state, hex, tile, !legal.is_empty())).collect()
}

/// `is_reached`: other tiles can be laid on the hex.
fn refused_tile(state: &State, hex: HexId, tile: TileId, is_reached: bool) -> Option<RefusedTile> {
    let mut found: Option<RefusedTile> = None;
    for rotation in 0..6 {
        let lay = LayTile { hex, tile, rotation };
        let refusal = play(state, &Action::LayTile(lay)).err()?;
        if is_other_kind(&refusal.violation) {
            return found;
        }
        // The rotation that comes nearest says most: connection is checked last. Where others can be laid, a rotation
        // without connection only looks away from the track.
        let is_unconnected = |violation: &Violation| {
            matches!(violation, Violation::NotConnected { .. } | Violation::UpgradeNotConnected { .. })
        };
        let is_nearer = match &found {
            Some(found) if is_reached => is_unconnected(&found.refusal.violation),
            Some(_) => is_unconnected(&refusal.violation),
            None => true,
        };
        if is_nearer {
            found = Some(RefusedTile { tile, rotation, refusal });
        }
    }
    found
}

const RING: f64 = 186.0;
const PLATE: f64 = 56.0;

/// What the drawing needs to know.
pub struct Turntable<'a> {
    pub state: &'a State,
    pub hex: HexId,
    pub lays: &'a [Action],
    pub refused: &'a [RefusedTile],
    pub chosen: Option<&'a Action>,
    /// What the chosen tile costs.
    pub cost: String,
}

impl Turntable<'_> {
    pub fn draw(&self) -> String {
        let at = centre(self.state.edition().board().map[self.hex].coord);
        let tiles = tiles(self.lays);
        let shown_refused = self.refused.len().min(MOST_PLATES.saturating_sub(tiles.len() + 1));
        let plates = tiles.len() + shown_refused + 1;
        let ring = ring_for(plates);
        let mut svg = format!(
            r#"<g transform="translate({at})" class="pick"><circle r="{0}" class="pk-r"/><circle r="{0}" class="pk-t"/>"#,
            Num(ring)
        );
        // The confirming plate lies at the bottom, tiles go round from the top.
        let step = 360.0 / plates as f64;
        let angle = |place: usize| 90.0 + step * (place as f64 + 1.0);
        for (place, action) in tiles.iter().enumerate() {
            svg += &self.plate(Point::polar(ring, angle(place)), action).unwrap_or_default();
        }
        for (place, refused) in self.refused.iter().take(shown_refused).enumerate() {
            svg += &self.refused_plate(Point::polar(ring, angle(tiles.len() + place)), refused);
        }
        svg += &self.confirm(Point::at(0.0, ring));
        svg += &self.dots();
        svg + "</g>"
    }

    fn plate(&self, at: Point, action: &Action) -> Option<String> {
        let board = self.state.edition().board();
        let lay = action.tile()?;
        let chosen = self.chosen.filter(|chosen| is_same_tile(chosen, action)).and_then(Action::tile);
        let is_chosen = chosen.is_some();
        let rotation = chosen.map_or(lay.rotation, |chosen| chosen.rotation);
        let class = if is_chosen { "pk-bg on" } else { "pk-bg" };
        let name = escape(board.tiles[lay.tile].name);
        let left = t!("n-left", n = self.state.tiles_left(lay.tile));
        Some(format!(
            r#"<g transform="translate({at})" class="plate" data-pick="{}" role="button" tabindex="0" aria-pressed="{is_chosen}" aria-label="{}"><circle r="{PLATE}" class="{class}"/><g transform="translate(0 -9) scale(.66)">{}</g><text class="pk-c" y="43">{name} <tspan class="pk-n">{left}</tspan></text></g>"#,
            plate_name(action)?,
            escape(&format!("{} {left}", t!("tile-n", tile = board.tiles[lay.tile].name))),
            tile::bare(board, lay.tile, rotation),
        ))
    }

    fn refused_plate(&self, at: Point, refused: &RefusedTile) -> String {
        let board = self.state.edition().board();
        let sentence = view::sentence(self.state, &refused.refusal.violation, crate::text::lang());
        let name = escape(board.tiles[refused.tile].name);
        let rule = refused.refusal.rule.map_or("", |rule| rule.0);
        let short = rule.split_once('-').map_or(rule, |(_, rest)| rest);
        format!(
            r#"<g transform="translate({at})" class="plate no" data-why="{}" role="button" tabindex="0" aria-label="{}"><title>{}</title><circle r="{PLATE}" class="pk-bg"/><g transform="translate(0 -9) scale(.66)" class="pk-g">{}</g><text class="pk-c" y="37">{name}</text> <text class="pk-w" y="48">{short}</text></g>"#,
            refused.tile.0,
            escape(&format!(
                "{name} {short}: {}",
                t!("tile-refused", tile = board.tiles[refused.tile].name, why = &sentence)
            )),
            escape(&sentence),
            tile::bare(board, refused.tile, refused.rotation),
        )
    }

    fn confirm(&self, at: Point) -> String {
        if self.chosen.is_none() {
            return String::new();
        }
        format!(
            r#"<g transform="translate({at})" class="plate ok" data-pick="ok" role="button" tabindex="0" aria-label="{}"><circle r="{PLATE}" class="pk-ok"/><path d="M-17 -16L-5 -4L17 -28" class="pk-tick"/><text class="pk-o" y="20">{}</text></g>"#,
            // What is written on it is part of its name, so that it can be called by it.
            escape(&format!("{} {}", t!("do-confirm"), self.cost)),
            escape(&self.cost)
        )
    }

    /// A dot at each side: track now, can be reached by turning, cannot.
    fn dots(&self) -> String {
        let Some((action, chosen)) = self.chosen.and_then(|action| Some((action, action.tile()?))) else {
            return String::new();
        };
        let shapes = &self.state.edition().board().shapes;
        let same = self.lays.iter().filter(|other| is_same_tile(other, action));
        let reachable: Vec<u8> = same
            .filter_map(Action::tile)
            .flat_map(|lay| shapes.of_tile(lay.tile, lay.rotation).exits.iter())
            .map(|edge| edge.number())
            .collect();
        let now: Vec<u8> =
            shapes.of_tile(chosen.tile, chosen.rotation).exits.iter().map(|edge| edge.number()).collect();
        let mut svg = String::new();
        for number in 0..6 {
            let class = match (now.contains(&number), reachable.contains(&number)) {
                (true, _) => "pk-dot on",
                (false, true) => "pk-dot ok",
                (false, false) => "pk-dot",
            };
            let at = side(number, 38.0);
            let _ = write!(svg, r#"<circle cx="{}" cy="{}" r="4.6" class="{class}"/>"#, Num(at.x), Num(at.y));
        }
        svg
    }
}

/// No more plates than can be told apart.
const MOST_PLATES: usize = 12;

/// Plates side by side must not overlap.
fn ring_for(plates: usize) -> f64 {
    let needed = (PLATE + 3.0) / (std::f64::consts::PI / plates.max(2) as f64).sin();
    needed.max(RING)
}

/// How far the turntable reaches from the centre of its hex.
pub fn reach(plates: usize) -> f64 {
    ring_for(plates.min(MOST_PLATES)) + PLATE + 4.0
}
