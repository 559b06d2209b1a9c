//! Track of a hex, tunnels and what bars the way.

use std::fmt::Write;

use board::{Edge, Part};

use super::super::approach;
use super::super::face::{Face, curve};
use super::super::geometry::{APOTHEM, FRAME, Num, Point, RADIUS, outline, side, side_degrees};
use super::{Drawing, along_side};

impl Drawing<'_> {
    pub(super) fn tracks(&mut self) {
        if self.is_tile() {
            let _ = write!(self.layers.track, r#"<path class="cut" d="{}"/>"#, outline(RADIUS - FRAME));
        }
        let groups = self.face.tracks();
        for group in &groups {
            let path: Vec<&str> = group.iter().map(|stroke| stroke.path.as_str()).collect();
            let path = path.join(" ");
            let _ = write!(self.layers.track, r#"<path class="tc" d="{path}"/><path class="tk" d="{path}"/>"#);
        }
        for point in groups.iter().flatten().flat_map(|stroke| &stroke.points) {
            self.room.take(*point, 5.5);
        }
    }

    /// An arrow at each entry of a place at the end of the line, or track where the place is a city.
    pub(super) fn arrows(&mut self) {
        let parts = self.face.spec.parts.iter().zip(&self.face.exits);
        let exits = parts.filter(|(part, _)| matches!(part, Part::Place { .. })).flat_map(|(_, exits)| exits);
        let exits: Vec<u8> = exits.copied().collect();
        if exits.is_empty() {
            return;
        }
        if let Some(city) = approach::city(self.atlas.edition, self.picture.hex) {
            self.approaches(city, &exits);
            return;
        }
        for exit in exits {
            let (foot, tip) = (side(exit, APOTHEM), side(exit, APOTHEM - 19.0));
            let aside = Point::polar(4.2, side_degrees(exit) + 90.0);
            let _ = write!(
                self.layers.track,
                r#"<path class="oa" d="M{}L{}L{tip}Z"/>"#,
                foot.plus(aside),
                foot.minus(aside)
            );
            for step in 0..4 {
                self.room.take(foot.towards(tip, f64::from(step) / 3.0), 5.5);
            }
        }
    }

    pub(super) fn approaches(&mut self, city: Point, exits: &[u8]) {
        for &exit in exits {
            let points = approach::points(city, exit);
            let path = approach::path(&points);
            let _ = write!(self.layers.track, r#"<path class="tc" d="{path}"/><path class="tk" d="{path}"/>"#);
            points.into_iter().for_each(|point| self.room.take(point, 5.5));
        }
    }

    pub(super) fn line_ahead(&mut self) {
        let Some(tile) = self.picture.line_ahead else { return };
        let face = Face::of(&self.atlas.edition.board().tiles[tile], 0);
        for stroke in face.tracks().iter().flatten() {
            let _ = write!(self.layers.track, r#"<path class="fu" d="{}"/>"#, stroke.path);
        }
    }

    pub(super) fn tunnel(&mut self) {
        let mouths: Vec<u8> = self.picture.tunnel.iter().map(Edge::number).collect();
        let &[from, to] = &mouths[..] else { return };
        let bore = curve(from, to);
        let path = &bore.path;
        let mut svg = ["tnc", "tno", "tni"].map(|class| format!(r#"<path class="{class}" d="{path}"/>"#)).concat();
        for mouth in mouths {
            let (at, turn) = (side(mouth, APOTHEM - 4.0), Num(side_degrees(mouth) + 90.0));
            let _ = write!(
                svg,
                r#"<path class="tnp" transform="translate({at}) rotate({turn})" d="M-9 4V-1A9 9 0 0 1 9 -1V4Z"/>"#
            );
        }
        // Beneath any track of the hex.
        self.layers.track.insert_str(0, &svg);
        for point in bore.points {
            self.room.take(point, 6.5);
        }
    }

    pub(super) fn bars(&mut self) {
        for edge in self.hex.barred.iter() {
            let path = along_side(edge, RADIUS - 2.0, 0.07);
            let _ = write!(self.layers.track, r#"<path class="brr" d="{path}"/>"#);
        }
    }
}
