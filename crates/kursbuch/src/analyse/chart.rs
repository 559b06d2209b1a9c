//! Lines over a game, as SVG.

use super::page::escape;

const WIDTH: f64 = 920.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 22.0;
const BOTTOM: f64 = 28.0;
/// Lines across.
const STEPS: u8 = 4;
/// No name is nearer to the next one.
const LEAST_GAP: f64 = 14.0;

/// Colours that are told apart on paper and by those who see few; beyond them lines are dashed.
const COLOURS: [&str; 7] = ["#005f9e", "#b3261e", "#2a7230", "#7a4fa3", "#8a5a00", "#00707a", "#4a4a4a"];

/// One line.
pub struct Series {
    pub name: String,
    /// Action and value.
    pub points: Vec<(f64, f64)>,
}

/// Lines over the actions of a game.
pub struct Chart {
    pub title: String,
    /// How many actions the game has.
    pub length: f64,
    pub series: Vec<Series>,
    /// What began after which action.
    pub marks: Vec<(f64, String)>,
}

impl Chart {
    pub fn svg(&self) -> String {
        let (low, high) = self.bounds();
        let (title, down) = (escape(&self.title), HEIGHT - BOTTOM);
        let mut svg =
            format!(r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>"#);
        for step in 0..=STEPS {
            let value = low + (high - low) * f64::from(step) / f64::from(STEPS);
            let y = height(value, low, high);
            svg += &format!(
                r#"<path class="grid" d="M{LEFT} {y:.1}H{}"/><text x="{}" y="{:.1}" class="end">{value:.0}</text>"#,
                WIDTH - RIGHT,
                LEFT - 6.0,
                y + 4.0
            );
        }
        for (at, name) in &self.marks {
            let x = self.across(*at);
            svg += &format!(
                r#"<path class="mark" d="M{x:.1} {TOP}V{down}"/><text x="{x:.1}" y="{:.1}" class="mid">{}</text>"#,
                TOP - 6.0,
                escape(name)
            );
        }
        svg += &format!(
            r#"<text x="{LEFT}" y="{0}">0</text><text x="{1}" y="{0}" class="end">{2:.0}</text>"#,
            HEIGHT - 8.0,
            WIDTH - RIGHT,
            self.length
        );
        for (row, series) in self.series.iter().enumerate() {
            let points: Vec<String> = series
                .points
                .iter()
                .map(|(at, value)| format!("{:.1},{:.1}", self.across(*at), height(*value, low, high)))
                .collect();
            svg += &format!(r#"<polyline points="{}" {}/>"#, points.join(" "), stroke(row));
        }
        svg + &self.names(low, high) + "</svg>"
    }

    /// At the ends of the lines, none on top of another.
    fn names(&self, low: f64, high: f64) -> String {
        let ends = self.series.iter().enumerate().filter_map(|(row, series)| Some((row, series.points.last()?.1)));
        let mut ends: Vec<(usize, f64)> = ends.map(|(row, value)| (row, height(value, low, high))).collect();
        ends.sort_by(|one, other| one.1.total_cmp(&other.1));
        let mut text = String::new();
        let mut before = TOP - LEAST_GAP;
        for (place, (row, y)) in ends.iter().enumerate() {
            // Room for those that are still to come.
            let most = HEIGHT - LEAST_GAP * (ends.len() - 1 - place) as f64;
            let y = y.max(before + LEAST_GAP).min(most);
            before = y;
            let (x, colour) = (WIDTH - RIGHT + 8.0, COLOURS[row % COLOURS.len()]);
            let name = escape(&self.series[*row].name);
            text += &format!(r#"<text x="{x}" y="{:.1}" fill="{colour}">{name}</text>"#, y + 4.0);
        }
        text
    }

    fn across(&self, at: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * at / self.length.max(1.0)
    }

    /// Nothing is drawn below nothing but what is.
    fn bounds(&self) -> (f64, f64) {
        let values = self.series.iter().flat_map(|series| series.points.iter().map(|(_, value)| *value));
        let (low, high) = values.fold((0.0_f64, 1.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        (low, high)
    }
}

fn height(value: f64, low: f64, high: f64) -> f64 {
    HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)
}

fn stroke(row: usize) -> String {
    let colour = COLOURS[row % COLOURS.len()];
    match row / COLOURS.len() {
        0 => format!(r#"stroke="{colour}""#),
        further => format!(r#"stroke="{colour}" stroke-dasharray="{} 3""#, 3 * further + 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(names: &[&str]) -> Chart {
        let series = |name: &&str| Series { name: (*name).to_owned(), points: vec![(0.0, 10.0), (100.0, 50.0)] };
        Chart {
            title: "Worth & more".to_owned(),
            length: 100.0,
            series: names.iter().map(series).collect(),
            marks: vec![(40.0, "3".to_owned())],
        }
    }

    #[test]
    fn names_at_the_ends_of_lines_do_not_cover_each_other() {
        let svg = chart(&["A", "B", "C", "D"]).svg();
        let places: Vec<f64> = ["A", "B", "C", "D"]
            .iter()
            .map(|name| {
                let before = &svg[..svg.find(&format!(">{name}</text>")).unwrap()];
                let y = &before[before.rfind(" y=\"").unwrap() + 4..];
                y[..y.find('"').unwrap()].parse().unwrap()
            })
            .collect();
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= LEAST_GAP), "{places:?}");
        assert!(places.iter().all(|y| *y <= HEIGHT + 4.0));
    }

    #[test]
    fn what_is_written_is_no_markup() {
        let svg = chart(&["<script>"]).svg();
        assert!(svg.contains("Worth &amp; more") && svg.contains("&lt;script&gt;") && !svg.contains("<script>"));
    }
}
