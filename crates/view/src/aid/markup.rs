//! The sheet as markup, for the screen, for paper, and for a file of its own.

use super::{Aid, Block, Grid, Line, Section};

/// `phase` is the one that is on, if there is a game; `link` is where a rule is said in full.
pub fn markup(aid: &Aid, phase: Option<u8>, link: impl Fn(&str) -> Option<String>) -> String {
    let start: String =
        aid.start.iter().map(|(name, value)| format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value))).collect();
    let sections: String = aid.sections.iter().map(|part| section(part, phase, &link)).collect();
    format!(
        r#"<article class="aid"><header><h2>{}</h2><p>{}</p><dl>{start}</dl></header><div class="aidb">{sections}</div></article>"#,
        escape(&aid.title),
        escape(&aid.edition)
    )
}

fn section(section: &Section, phase: Option<u8>, link: &impl Fn(&str) -> Option<String>) -> String {
    let blocks: String = section.blocks.iter().map(|part| block(part, phase, link)).collect();
    format!(r#"<section id="{}"><h3>{}</h3>{blocks}</section>"#, section.key, escape(&section.heading))
}

fn block(block: &Block, phase: Option<u8>, link: &impl Fn(&str) -> Option<String>) -> String {
    let list = |lines: &[Line]| lines.iter().map(|part| line(part, link)).collect::<String>();
    match block {
        Block::Steps(lines) => format!("<ol>{}</ol>", list(lines)),
        Block::Points(None, lines) => format!("<ul>{}</ul>", list(lines)),
        Block::Points(Some(heading), lines) => format!("<h4>{}</h4><ul>{}</ul>", escape(heading), list(lines)),
        Block::Grid(part) => grid(part, phase),
    }
}

fn line(line: &Line, link: &impl Fn(&str) -> Option<String>) -> String {
    let rule = line.rule.and_then(|rule| Some((rule, link(rule)?)));
    let rule = rule.map_or_else(String::new, |(rule, href)| {
        format!(r#" <a class="rid" href="{href}" data-rule="{rule}">{}</a>"#, &rule[rule.find('-').map_or(0, |at| at + 1)..])
    });
    format!("<li>{}{rule}</li>", escape(&line.text))
}

fn grid(grid: &Grid, phase: Option<u8>) -> String {
    let head: String = grid.head.iter().map(|cell| format!(r#"<th scope="col">{}</th>"#, escape(cell))).collect();
    let rows: String = grid
        .rows
        .iter()
        .map(|row| {
            let on = if row.phase.is_some() && row.phase == phase { r#" class="on" aria-current="true""# } else { "" };
            let cells: String = row.cells.iter().map(|cell| format!("<td>{}</td>", escape(cell))).collect();
            format!("<tr{on}>{cells}</tr>")
        })
        .collect();
    format!(
        r#"<div class="aidt" tabindex="0" role="region" aria-label="{0}"><table aria-label="{0}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"#,
        escape(&grid.name)
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
