//! One roundel system: the form tells the kind of a company, the hue the company, the letters its name.

use std::fmt::Write;

use game::{CompanyId, Edition};

use super::geometry::{Num, Point};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Solid,
    /// Regional of 1844.
    Inset,
    /// Goes into a state railway.
    Ring,
    /// Coal railway.
    Dashed,
    /// State railway.
    Double,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Livery {
    pub colour: &'static str,
    pub form: Form,
    /// Black letters where white ones would not be read.
    dark_letters: bool,
}

const fn livery(colour: &'static str, form: Form) -> Livery {
    Livery { colour, form, dark_letters: false }
}

const fn light(colour: &'static str, form: Form) -> Livery {
    Livery { colour, form, dark_letters: true }
}

/// By printed initials; no two titles give the same initials to different companies.
#[rustfmt::skip]
const LIVERIES: &[(&str, Livery)] = &[
    ("NOB", livery("#1F5AA6", Form::Ring)),   ("SCB", livery("#A3195B", Form::Ring)),
    ("VSB", livery("#2E7D32", Form::Ring)),   ("JS",  livery("#6A4C93", Form::Ring)),
    ("GB",  livery("#A65E00", Form::Ring)),
    ("FNM", livery("#00694B", Form::Solid)),  ("RhB", livery("#C8481A", Form::Solid)),
    ("BLS", livery("#14407F", Form::Solid)),  ("STB", light("#E8B21A", Form::Solid)),
    ("AB",  livery("#6B2F8A", Form::Solid)),  ("MOB", light("#4FA3C7", Form::Solid)),
    ("JN",  livery("#8E1B3A", Form::Inset)),  ("ChA", livery("#3D6E9E", Form::Inset)),
    ("VZ",  livery("#7A4A1E", Form::Inset)),  ("SBB", livery("#C4001A", Form::Double)),
    ("BK",  livery("#1F5AA6", Form::Solid)),  ("MS",  light("#E8B21A", Form::Solid)),
    ("CL",  livery("#1B1B1B", Form::Solid)),  ("SB",  livery("#2E7D32", Form::Solid)),
    ("BH",  livery("#C4001A", Form::Solid)),
    ("SD",  light("#DB6B12", Form::Double)),  ("UG",  livery("#C2377E", Form::Double)),
    ("KK",  livery("#6E4521", Form::Double)), ("k&k", livery("#6E4521", Form::Double)),
    ("EPP", livery("#1F5AA6", Form::Dashed)), ("K1",  livery("#1F5AA6", Form::Dashed)),
    ("EOD", livery("#856000", Form::Dashed)), ("K2",  livery("#856000", Form::Dashed)),
    ("MLB", livery("#1B1B1B", Form::Dashed)), ("K3",  livery("#1B1B1B", Form::Dashed)),
    ("SPB", livery("#2E7D32", Form::Dashed)), ("K4",  livery("#2E7D32", Form::Dashed)),
    ("SD1", livery("#B4540A", Form::Ring)),   ("SD2", livery("#B4540A", Form::Ring)),
    ("SD3", livery("#B4540A", Form::Ring)),
    ("UG1", livery("#B02C70", Form::Ring)),   ("UG2", livery("#B02C70", Form::Ring)),
    ("KK1", livery("#6E4521", Form::Ring)),   ("KK2", livery("#6E4521", Form::Ring)),
    ("S1",  livery("#B4540A", Form::Ring)),   ("S2",  livery("#B4540A", Form::Ring)),
    ("S3",  livery("#B4540A", Form::Ring)),
    ("Ug1", livery("#B02C70", Form::Ring)),   ("Ug2", livery("#B02C70", Form::Ring)),
    ("k&k1", livery("#6E4521", Form::Ring)),  ("k&k2", livery("#6E4521", Form::Ring)),
];

const UNKNOWN: Livery = livery("#56524A", Form::Solid);

impl Livery {
    pub fn of(symbol: &str) -> Livery {
        LIVERIES.iter().find(|(known, _)| *known == symbol).map_or(UNKNOWN, |(_, livery)| *livery)
    }

    /// The colour of letters on a ground of the company's colour.
    pub const fn letters(self) -> &'static str {
        if self.dark_letters { "#16150F" } else { "#FFFFFF" }
    }
}

pub fn symbol(edition: &Edition, company: CompanyId) -> &'static str {
    edition.companies.get(company.index()).map_or("?", |spec| spec.symbol)
}

/// What stands in the roundel.
fn lettering(symbol: &str) -> String {
    match symbol {
        "KK" | "k&k" => "kk".to_owned(),
        _ => symbol.replace('&', "&amp;"),
    }
}

fn letter_size(letters: usize) -> f64 {
    match letters {
        0 | 1 => 1.25,
        2 => 1.08,
        3 => 0.86,
        _ => 0.68,
    }
}

/// A company's sign, drawn about a point.
pub fn roundel(symbol: &str, at: Point, radius: f64) -> String {
    let Livery { colour, form, .. } = Livery::of(symbol);
    let text = lettering(symbol);
    let on_colour = Livery::of(symbol).letters();
    let mut svg = format!(r#"<g class="rd" transform="translate({at})">"#);
    let ring = |part: f64, width: f64, colour: &str| {
        format!(r#"<circle r="{}" fill="none" stroke="{colour}" stroke-width="{}"/>"#, Num(radius * part), Num(width))
    };
    let ground = |fill: &str| format!(r#"<circle r="{}" fill="{fill}" class="rdo"/>"#, Num(radius));
    let letters = match form {
        Form::Solid | Form::Inset | Form::Double => {
            svg += &ground(colour);
            if form != Form::Solid {
                svg += &ring(0.84, (radius * 0.075).max(0.8), on_colour);
            }
            if form == Form::Double {
                svg += &ring(0.97, (radius * 0.05).max(0.5), on_colour);
            }
            on_colour
        }
        Form::Ring | Form::Dashed => {
            let dashes = match form {
                Form::Dashed => format!(r#" stroke-dasharray="{} {}""#, Num(radius * 0.36), Num(radius * 0.18)),
                _ => String::new(),
            };
            let (part, width) = (Num(radius * 0.86), Num(radius * 0.24));
            let _ = write!(
                svg,
                r#"{}<circle r="{part}" fill="none" stroke="{colour}" stroke-width="{width}"{dashes}/>"#,
                ground("#FFFDF7")
            );
            colour
        }
    };
    let inside = if form == Form::Solid { 1.0 } else { 0.88 };
    let size = radius * letter_size(text.chars().count()) * inside;
    let (drop, size) = (Num(size * 0.36), Num(size));
    let _ = write!(svg, r#"<text y="{drop}" font-size="{size}" fill="{letters}" class="rdt">{text}</text></g>"#);
    svg
}

/// A roundel as a picture of its own, for lists and headings.
pub fn roundel_icon(symbol: &str, pixels: u32) -> String {
    let roundel = roundel(symbol, Point::CENTRE, 16.0);
    format!(
        r#"<svg class="rdl" width="{pixels}" height="{pixels}" viewBox="-17 -17 34 34" aria-hidden="true">{roundel}</svg>"#
    )
}

#[cfg(test)]
mod tests {
    use game::Profile;

    use super::*;

    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn every_lettering_can_be_read() {
        for (symbol, livery) in LIVERIES {
            let ratio = match livery.form {
                Form::Ring | Form::Dashed => contrast(livery.colour, "#FFFDF7"),
                Form::Solid | Form::Inset | Form::Double => contrast(livery.colour, livery.letters()),
            };
            assert!(ratio >= 4.5, "{symbol}: {ratio:.1}");
        }
    }

    #[test]
    fn every_company_has_a_livery() {
        for profile in Profile::all() {
            for spec in game::edition(profile).companies {
                assert_ne!(Livery::of(spec.symbol), UNKNOWN, "{}", spec.symbol);
            }
        }
    }
}
