//! `kursbuch aid PROFILE --players N [--option NAME]… [--lang en|de|pl] [--html FILE]`

use std::path::PathBuf;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use game::{OptionRule, Options, Profile, RulesVersion, Setup};
use view::Lang;
use view::aid::{self, Aid, Block, Grid, Section};

use crate::{Failure, show};

/// The style of the client, and its typeface: the file looks the same and needs nothing else.
const STYLE: &str = include_str!("../../web/static/style/aid.css");
const FONTS: [(&[u8], &str); 2] = [
    (include_bytes!("../../web/static/fonts/archivo-latin.woff2"), "U+0000-00FF, U+2000-206F, U+2190-2193, U+2212"),
    (include_bytes!("../../web/static/fonts/archivo-latin-ext.woff2"), "U+0100-024F"),
];

#[derive(clap::Args)]
pub struct Arguments {
    /// As `kursbuch editions` lists them: 1844-2e.
    profile: String,
    /// How many play.
    #[arg(long)]
    players: u8,
    /// A house rule or variant of the table; may be given several times.
    #[arg(long)]
    option: Vec<String>,
    /// A version of the rules; the newest if left out.
    #[arg(long)]
    version: Option<u32>,
    /// en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Write a page for printing, two sides of A4, instead of text on the screen.
    #[arg(long)]
    html: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let setup = setup(arguments)?;
    let sheet = aid::aid(&setup, arguments.lang).map_err(|why| Failure::Unreadable(why.to_string()))?;
    match &arguments.html {
        None => show(&text(&sheet)),
        Some(path) => std::fs::write(path, page(&sheet, arguments.lang))
            .map_err(|why| Failure::Unreadable(format!("cannot write {}: {why}", path.display()))),
    }
}

fn setup(arguments: &Arguments) -> Result<Setup, Failure> {
    let bad = Failure::Unreadable;
    let profile = Profile::named(&arguments.profile).ok_or_else(|| bad(format!("no profile {:?}", arguments.profile)))?;
    let option = |name: &String| OptionRule::named(name).ok_or_else(|| bad(format!("no option {name:?}")));
    let options = arguments.option.iter().map(option).collect::<Result<Options, Failure>>()?;
    let version = arguments.version.map_or_else(|| profile.newest(), RulesVersion);
    Ok(Setup { options, version, ..Setup::new(profile, arguments.players) })
}

fn page(sheet: &Aid, lang: Lang) -> String {
    let fonts: String = FONTS
        .iter()
        .map(|(font, range)| {
            let font = BASE64_STANDARD.encode(font);
            format!(
                "@font-face{{font-family:\"Archivo KB\";src:url(data:font/woff2;base64,{font}) format(\"woff2\");\
                 font-weight:400 800;font-stretch:70% 100%;unicode-range:{range}}}\n"
            )
        })
        .collect();
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>\n{fonts}\
         :root{{--paper:#fff;--sheet:#fff;--tint:#eee;--ink:#16150f;--ink2:#56524a;--hair:#bbb;--hair2:#ddd;--signal:#ce0019}}\
         body{{margin:0 auto;padding:16px;max-width:1280px;font-family:\"Archivo KB\",Arial,sans-serif}}\
         @media print{{body{{padding:0;max-width:none}}}}\n{STYLE}</style></head><body>{}</body></html>\n",
        lang.code(),
        sheet.title,
        aid::markup(sheet, None, |_| None)
    )
}

fn text(sheet: &Aid) -> String {
    let start: Vec<String> = sheet.start.iter().map(|(name, value)| format!("{name} {value}")).collect();
    let sections: String = sheet.sections.iter().map(section).collect();
    format!("{}\n{}\n{}\n{sections}", sheet.title, sheet.edition, start.join(" · "))
}

fn section(Section { heading, blocks, .. }: &Section) -> String {
    let blocks: String = blocks.iter().map(block).collect();
    format!("\n{heading}\n{}\n{blocks}", "─".repeat(heading.chars().count()))
}

fn block(block: &Block) -> String {
    match block {
        Block::Steps(lines) => lines.iter().zip(1..).map(|(line, number)| format!("{number}. {}\n", line.text)).collect(),
        Block::Points(heading, lines) => {
            let heading = heading.as_ref().map_or_else(String::new, |heading| format!("{heading}\n"));
            heading + &lines.iter().map(|line| format!("- {}\n", line.text)).collect::<String>()
        }
        Block::Grid(grid) => columns(grid),
    }
}

/// Cells one below the other, the last as long as it is.
fn columns(Grid { head, rows, .. }: &Grid) -> String {
    let lines: Vec<&Vec<String>> = std::iter::once(head).chain(rows.iter().map(|row| &row.cells)).collect();
    let width = |column: usize| lines.iter().map(|cells| cells.get(column).map_or(0, |cell| cell.chars().count())).max();
    let widths: Vec<usize> = (0..head.len()).map(|column| width(column).unwrap_or(0)).collect();
    let line = |cells: &&Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell}{}", " ".repeat(width - cell.chars().count())));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    lines.iter().map(line).collect()
}
