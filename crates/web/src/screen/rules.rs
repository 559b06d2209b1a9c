//! The rule book, chapter by chapter, in the reader's language; and a single rule as a sheet over a game.

use leptos::prelude::*;
use view::rulebook::{self, Rule};

use crate::dialog::Dialog;
use crate::draw::hex::escape;
use crate::panel::top::title_name;
use crate::play::table::{Panel, Table};
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
            <crate::screen::frame::Header/>
            <RulesPanel rule=rule/>
        </main>
    }
}

/// A word and what the book says for it: `president=director`.
fn synonyms() -> Vec<(String, String)> {
    let list = t!("search-synonyms");
    let pairs = list.split(',').filter_map(|pair| pair.split_once('='));
    pairs.map(|(word, own)| (word.trim().to_lowercase(), own.trim().to_lowercase())).collect()
}

/// What is sought: each word, or the one that the book has for it.
struct Search(Vec<Vec<String>>);

impl Search {
    fn of(text: &str) -> Search {
        let synonyms = synonyms();
        let words = text.split_whitespace().map(|word| {
            let word = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
            let own = synonyms.iter().filter(|(other, _)| *other == word).map(|(_, own)| own.clone());
            own.chain([word.clone()]).collect::<Vec<String>>()
        });
        Search(words.filter(|words| words.iter().any(|word| !word.is_empty())).collect())
    }

    fn finds(&self, rule: &Rule, text: &str) -> bool {
        let (text, id) = (text.to_lowercase(), rule.id.to_lowercase());
        self.0.iter().all(|words| words.iter().any(|word| text.contains(word) || id.contains(word)))
    }
}

/// Where a rule holds, unless that is in both editions alike.
fn editions(rule: &Rule) -> String {
    use rulebook::Printing::{First, Second};
    if rule.editions.contains(&First) && rule.editions.contains(&Second) {
        return String::new();
    }
    let names: Vec<String> = rule.editions.iter().map(|printing| printing.word(lang())).collect();
    t!("explain-editions", editions = names.join(", "))
}

fn article(rule: &Rule, text: &str, class: &str) -> String {
    let editions = editions(rule);
    let editions =
        if editions.is_empty() { editions } else { format!(r#"<p class="xs mut">{}</p>"#, escape(&editions)) };
    format!(
        r#"<article class="rl{class}" data-id="{0}"><a class="rid" href="{1}">{0}</a><div><p>{2}</p>{editions}</div></article>"#,
        rule.id,
        crate::route::rule_address(&rule.id),
        escape(text)
    )
}

#[component]
pub fn RulesPanel(rule: Option<String>) -> impl IntoView {
    let table = use_context::<Table>();
    let search = RwSignal::new(String::new());
    let all = RwSignal::new(false);
    let wanted = rule.clone();
    let shown = RwSignal::new(first_year(rule.as_deref()));
    if let Some(rule) = rule {
        browser::after(30, move || browser::scroll_to(&format!("[data-id=\"{rule}\"]")));
    }
    // Only the rules of this table, unless all are asked for.
    let holds = move |rule: &Rule| {
        table.is_none_or(|table| {
            table.state.with(|state| !rule.id.starts_with(title_name(state.edition().title).0) || rule.holds_at(state))
        })
    };
    let chapters = move || {
        let find = Search::of(&search.get());
        let mut html = String::new();
        let mut last = "";
        for rule in rulebook::rules().iter().filter(|rule| rule.id.starts_with(shown.get())) {
            let (text, holds) = (rule.text(lang()), holds(rule));
            if !find.finds(rule, &text) || !(holds || all.get()) {
                continue;
            }
            let chapter = rule.chapter();
            if chapter.name != last {
                last = chapter.name;
                let title = escape(&chapter.title(lang()));
                html += &format!(r#"<h2 class="h2 gap" id="chapter-{last}" tabindex="-1">{title}</h2>"#);
            }
            let on = if wanted.as_deref() == Some(rule.id.as_str()) { " on" } else { "" };
            html += &article(rule, &text, if holds { on } else { " off" });
        }
        if html.is_empty() {
            html = format!(r#"<p class="mut" role="status">{}</p>"#, escape(&t!("nothing-found")));
        }
        html
    };
    let contents = move || {
        let mut seen: Vec<&'static str> = Vec::new();
        let mut links = Vec::new();
        for rule in rulebook::rules().iter().filter(|rule| rule.id.starts_with(shown.get())) {
            let chapter = rule.chapter();
            if seen.contains(&chapter.name) {
                continue;
            }
            seen.push(chapter.name);
            let name = chapter.name;
            let go = move |_| browser::scroll_to(&format!("#chapter-{name}"));
            links.push(view! { <li><button class="lk" on:click=go>{chapter.title(lang()).into_owned()}</button></li> });
        }
        links.collect_view()
    };
    let others = table.map(|_| {
        view! { <label class="chk"><input type="checkbox" prop:checked=all on:change=move |_| all.update(|all| *all = !*all)/> <span>{t!("rules-of-others")}</span></label> }
    });
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
            {others}
            <details class="opt"><summary>{t!("contents")}</summary><ul class="toc">{contents}</ul></details>
            <div class="book" inner_html=chapters></div>
        </div>
    }
}

/// The rule that is read over a game.
#[derive(Clone, Copy)]
pub struct RuleSheet(RwSignal<Option<String>>);

impl RuleSheet {
    /// For all links to rules below: at a table they open a sheet and leave the game where it is.
    pub fn provide() -> RuleSheet {
        let sheet = RuleSheet(RwSignal::new(None));
        provide_context(sheet);
        sheet
    }

    /// Whether a click was on the number of a rule, which is then shown.
    pub fn follow(self, event: &web_sys::MouseEvent) {
        let Some(rule) = browser::data_of(event, "data-rule") else { return };
        event.prevent_default();
        self.0.set(Some(rule));
    }
}

#[component]
pub fn RuleDialog(sheet: RuleSheet) -> impl IntoView {
    let table = Table::here();
    let close = move || sheet.0.set(None);
    let shown = move || {
        let rule = rulebook::rule(&sheet.0.get()?)?;
        let html = article(rule, &rule.text(lang()), "");
        let related: String = rule.related().into_iter().map(|kin| article(kin, &kin.text(lang()), "")).collect();
        let more = (!related.is_empty())
            .then(|| view! { <p class="eb gap">{t!("related-rules")}</p><div inner_html=related></div> });
        let id = rule.id.clone();
        let chapter = move |_| {
            close();
            let id = id.clone();
            table.look_at(Panel::Rules);
            browser::after(60, move || browser::scroll_to(&format!("[data-id=\"{id}\"]")));
        };
        Some(view! {
            <Dialog label=rule.id.clone() class="rsh" close=Callback::new(move |()| close())>
                <h2 class="h2" tabindex="-1" autofocus=true>{rule.chapter().title(lang()).into_owned()}</h2>
                <div inner_html=html></div>
                {more}
                <div class="act2 gap"><button class="btn" on:click=move |_| close()>{t!("close")}</button><button class="btn" on:click=chapter>{t!("read-chapter")}</button></div>
            </Dialog>
        })
    };
    view! { {shown} }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_other_sites_finds_the_rule() {
        let found = |text: &str| {
            let search = Search::of(text);
            rulebook::rules().iter().filter(|rule| search.finds(rule, &rule.text(lang()))).count()
        };
        for text in ["president", "token", "float", "rust", "IPO", "priority", "when can I sell shares"] {
            assert!(found(text) > 0, "{text}");
        }
        assert_eq!(found("zeppelin"), 0);
    }
}
