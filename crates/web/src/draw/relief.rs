//! Mountains and water of the printed map: decoration that never moves, seeded by the hex.

use std::fmt::Write;

use super::geometry::{Num, Point};

/// Small numbers from a name: the same hex looks the same in every game and on every machine.
pub struct Dice(u32);

impl Dice {
    pub fn seeded(name: &str) -> Dice {
        let seed = name.bytes().fold(0x811c_9dc5_u32, |seed, byte| (seed ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        Dice(seed | 1)
    }

    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        f64::from(self.0 >> 8) / f64::from(1_u32 << 24)
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }

    pub fn sign(&mut self) -> f64 {
        if self.next() < 0.5 { -1.0 } else { 1.0 }
    }
}

/// Ridges with hachures on the side away from the light: more of them where building costs more.
pub fn ridges(name: &str, cost: u16) -> String {
    let mut dice = Dice::seeded(name);
    let heights: &[f64] = match cost {
        0..=30 => &[8.0],
        31..=60 => &[-16.0, 18.0],
        _ => &[-26.0, 0.0, 25.0],
    };
    let weight = 1.0 + 0.25 * (heights.len() as f64 - 1.0);
    heights.iter().enumerate().map(|(row, height)| ridge(&mut dice, row, *height, weight)).collect()
}

const STEPS: u8 = 5;

fn ridge(dice: &mut Dice, row: usize, height: f64, weight: f64) -> String {
    let length = if weight < 1.5 { 52.0 } else { 58.0 };
    let left = -length / 2.0 + dice.between(-8.0, 8.0) + if row % 2 == 1 { 6.0 } else { -6.0 };
    let height = height + dice.between(-3.0, 3.0);
    let points: Vec<Point> = (0..=STEPS)
        .map(|step| {
            let rise = if step % 2 == 1 { dice.between(-9.0, -4.0) } else { dice.between(1.0, 6.0) };
            Point::at(left + length * f64::from(step) / f64::from(STEPS), height + rise)
        })
        .collect();
    let crest: Vec<String> = points.iter().map(Point::to_string).collect();
    let mut hachures = String::new();
    for pair in points.windows(2) {
        for part in [0.15, 0.4, 0.65, 0.9] {
            let from = pair[0].towards(pair[1], part);
            let length = if pair[1].y > pair[0].y { 6.5 } else { 3.2 } * weight;
            let stroke = Point::at(length * 0.55, length);
            let _ = write!(hachures, "M{} {}l{stroke}", Num(from.x), Num(from.y + 1.4));
        }
    }
    format!(r#"<path class="hr" d="M{}"/><path class="hh" d="{hachures}"/>"#, crest.join("L"))
}

/// The two peaks of a mountain railway; higher up once its panel lies below.
pub fn peaks(raised: bool) -> String {
    let lift = if raised { -8 } else { 0 };
    format!(
        r#"<g transform="translate(0 {lift})"><path class="pk" d="M-24 14L-7 -20L2 -4L9 -14L26 14Z"/><path class="pks" d="M-7 -20L2 -4L-3 2L0 14H10L2 -4L9 -14L26 14H-2Z"/></g>"#
    )
}

pub const WAVES: &str = r#"<path class="wv" d="M-34 -14q8.5 -6 17 0t17 0t17 0t17 0M-38 4q9.5 -6 19 0t19 0t19 0t19 0M-30 22q7.5 -6 15 0t15 0t15 0t15 0"/>"#;
