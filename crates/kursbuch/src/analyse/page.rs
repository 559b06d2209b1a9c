//! The page: everything in one file, without a script.

use game::places;
use game::query::standing;
use view::{names, table, words};

use super::Game;
use crate::review::told;

const STYLE: &str = "\
body{margin:0 auto;padding:24px 16px 64px;max-width:960px;font:15px/1.5 system-ui,Arial,sans-serif;color:#16150f;background:#fff}\
h1{font-size:26px;margin:0 0 4px}h2{font-size:19px;margin:36px 0 8px;border-bottom:1px solid #bbb;padding-bottom:4px}\
p{margin:6px 0}table{border-collapse:collapse;width:100%}th,td{padding:3px 8px;text-align:right;border-bottom:1px solid #ddd}\
th:first-child,td:first-child,.l{text-align:left}svg{width:100%;height:auto;font-size:12px;fill:#16150f}\
polyline{fill:none;stroke-width:2}.grid{stroke:#ddd}.mark{stroke:#999;stroke-dasharray:4 4}.end{text-anchor:end}\
.mid{text-anchor:middle}ol{padding-left:24px}li{margin:10px 0}li ul{margin:2px 0;padding-left:18px}\
.n{color:#56524a}.s{overflow-x:auto}";

pub fn page(game: &Game<'_>) -> String {
    let lang = game.audience.lang;
    let title = words!(lang, "review");
    let profile = game.last().edition().profile.name();
    let sections = [
        result(game),
        chart(game, words!(lang, "review-curve"), Some(words!(lang, "review-curve-words")), game.expected()),
        mistakes(game),
        phases(game),
        chart(game, words!(lang, "net-worth"), None, game.worth()),
        chart(game, words!(lang, "share-prices"), None, game.prices()),
        missed(game),
    ];
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title} · {profile}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head>\
         <body><h1>{title}</h1><p class=\"n\">{profile} · {}</p>{}</body></html>\n",
        lang.code(),
        escape(&game.audience.names.join(", ")),
        sections.concat()
    )
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn result(game: &Game<'_>) -> String {
    let (state, lang) = (game.last(), game.audience.lang);
    let heading = if state.is_finished() { "final-standing" } else { "standing-now" };
    let heads = ["player", "cash", "shares", "papers", "debt", "worth"].map(|key| words!(lang, key));
    let rows = standing(state);
    let row = |(place, wealth): (usize, &game::Wealth)| {
        let sums = [wealth.cash, wealth.shares, wealth.papers, wealth.debt, wealth.total()];
        let name = format!("{place}. {}", game.name(wealth.player.index()));
        std::iter::once(name).chain(sums.map(|sum| lang.number(sum.0))).collect()
    };
    let rows: Vec<Vec<String>> = places(&rows).into_iter().zip(&rows).map(row).collect();
    section(&words!(lang, heading), &grid(&heads, &rows))
}

fn chart(game: &Game<'_>, title: String, words: Option<String>, series: Vec<super::Series>) -> String {
    let said = words.map_or_else(String::new, |words| format!("<p class=\"n\">{}</p>", escape(&words)));
    let drawn = game.chart(title.clone(), series).svg();
    section(&title, &format!("{said}<div class=\"s\">{drawn}</div>"))
}

fn mistakes(game: &Game<'_>) -> String {
    let lang = game.audience.lang;
    let told =
        game.review.mistakes.iter().filter_map(|mistake| told(mistake, game.states, game.actions, game.audience));
    let list: String = told
        .map(|told| {
            let why: String =
                told.why.iter().map(|(label, why)| format!("<li>{}: {}</li>", escape(label), escape(why))).collect();
            let place = format!("{} · {}", told.number, told.round);
            let (name, text) = (escape(game.name(told.seat)), escape(&told.text));
            format!("<li><span class=\"n\">{}</span> <b>{name}</b>: {text}<ul>{why}</ul></li>", escape(&place))
        })
        .collect();
    let body = if list.is_empty() {
        format!("<p>{}</p>", words!(lang, "review-no-mistakes"))
    } else {
        format!("<ol>{list}</ol>")
    };
    section(&words!(lang, "review-mistakes"), &body)
}

fn phases(game: &Game<'_>) -> String {
    let lang = game.audience.lang;
    let line = |row: usize| {
        let begins = &game.review.phases[row];
        let state = &game.states[begins.at];
        let phase = words!(lang, "after-phase", n = state.edition().phase_name(begins.phase));
        let standing = game.review.standing(row, game.audience.names, lang);
        let standing = words!(lang, "review-standing", standing = standing);
        let place = format!("{} · {}", begins.at, table::round_name(state, lang));
        let text = format!("{phase}. {standing}");
        format!("<li><span class=\"n\">{}</span> {}</li>", escape(&place), escape(&text))
    };
    let lines: String = (0..game.review.phases.len()).map(line).collect();
    section(&words!(lang, "review-phases"), &format!("<ul>{lines}</ul>"))
}

/// Runs that earned less than they could, and all that was left.
fn missed(game: &Game<'_>) -> String {
    let (lang, edition) = (game.audience.lang, game.last().edition());
    let runs = &game.review.runs;
    let left: i32 = runs.iter().map(|run| run.best - run.earned).sum();
    let words = match runs.len() {
        0 => words!(lang, "review-no-runs"),
        n => words!(lang, "review-runs", n = n, money = lang.number(left)),
    };
    let heads = ["company", "turn", "run", "best", "lost"].map(|key| words!(lang, key));
    let row = |run: &teacher::RunLeft| {
        let company = edition.company_ids().nth(usize::from(run.company));
        vec![
            company.map_or_else(String::new, |company| names::company(edition, company)),
            table::round_name(&game.states[run.at], lang),
            lang.number(run.earned),
            lang.number(run.best),
            lang.number(run.best - run.earned),
        ]
    };
    let rows: Vec<Vec<String>> = runs.iter().map(row).collect();
    let rows = if rows.is_empty() { String::new() } else { grid(&heads, &rows) };
    section(&words!(lang, "missed"), &format!("<p>{}</p>{rows}", escape(&words)))
}

fn section(heading: &str, body: &str) -> String {
    format!("<section><h2>{}</h2>{body}</section>", escape(heading))
}

fn grid(heads: &[String], rows: &[Vec<String>]) -> String {
    let cells = |cells: &[String], tag: &str| {
        cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect::<String>()
    };
    let rows: String = rows.iter().map(|row| format!("<tr>{}</tr>", cells(row, "td"))).collect();
    format!("<div class=\"s\"><table><tr>{}</tr>{rows}</table></div>", cells(heads, "th"))
}
