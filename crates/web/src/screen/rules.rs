//! The rule book, chapter by chapter, in the reader's language.

use leptos::prelude::*;
use view::rulebook;

use crate::panel::top::title_name;
use crate::play::table::Table;
use crate::text::lang;
use crate::{browser, t};

/// Rules of one title; their ids begin with its year.
const YEARS: [&str; 2] = ["1844", "1824"];

/// The title of the rule that is asked for, else of the table where somebody reads.
fn first_year(rule: Option<&str>) -> &'static str {
    let of_rule = rule.and_then(|rule| YEARS.into_iter().find(|year| rule.starts_with(year)));
    let of_table =
        || use_context::<Table>().map(|table| table.state.with_untracked(|state| title_name(state.edition().title).0));
    of_rule.or_else(of_table).unwrap_or(YEARS[0])
}

#[component]
pub fn RulesScreen(rule: Option<String>) -> impl IntoView {
    view! {
        <main class="plain rules">
            <header class="hh0"><a class="wm sml" href="/">"Kursbuch"</a></header>
            <RulesPanel rule=rule/>
        </main>
    }
}

#[component]
pub fn RulesPanel(rule: Option<String>) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let wanted = rule.clone();
    let shown = RwSignal::new(first_year(rule.as_deref()));
    if let Some(rule) = rule {
        browser::after(30, move || browser::scroll_to(&format!("[data-id=\"{rule}\"]")));
    }
    let chapters = move || {
        let find = search.get().to_lowercase();
        let mut html = String::new();
        let mut last = "";
        for rule in rulebook::rules().iter().filter(|rule| rule.id.starts_with(shown.get())) {
            let text = rule.text(lang());
            let hit = find.is_empty() || text.to_lowercase().contains(&find) || rule.id.to_lowercase().contains(&find);
            if !hit {
                continue;
            }
            let chapter = rule.chapter();
            if chapter.name != last {
                last = chapter.name;
                html += &format!(r#"<h2 class="h2 gap">{}</h2>"#, crate::draw::hex::escape(&chapter.title(lang())));
            }
            let on = if wanted.as_deref() == Some(rule.id.as_str()) { " on" } else { "" };
            html += &format!(
                r#"<article class="rl{on}" data-id="{}"><a class="rid" href="{}">{}</a><p>{}</p></article>"#,
                rule.id,
                crate::route::rule_address(&rule.id),
                rule.id,
                crate::draw::hex::escape(&text)
            );
        }
        html
    };
    let years = YEARS.map(|year| {
        let is_on = move || shown.get() == year;
        view! { <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| shown.set(year)>{year}</button> }
    });
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-rules")>
            <div class="sec">
                <h1 class="h1">{t!("panel-rules")}</h1>
                <div class="seg" role="group" aria-label=t!("game")>{years.into_iter().collect_view()}</div>
                <label class="fld"><span class="vh">{t!("search")}</span>
                    <input type="search" placeholder=t!("search") prop:value=search on:input=move |event| search.set(event_target_value(&event))/>
                </label>
            </div>
            <div class="book" inner_html=chapters></div>
        </div>
    }
}
