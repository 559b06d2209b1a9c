//! The rule book, chapter by chapter, in the reader's language; and a single rule as a sheet over a game.

use leptos::prelude::*;
use view::applied::{Applied, applies, rules_of};
use view::rulebook::{self, Rule};
use view::search::{Found, search};
use view::text::Texts;

use crate::dialog::Dialog;
use crate::draw::hex::escape;
use crate::panel::log;
use crate::panel::top::title_name;
use crate::play::table::{Panel, Table};
use crate::text::lang;
use crate::{browser, t, texts};

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

/// Where a rule holds, unless that is in both editions alike.
fn editions(rule: &Rule) -> String {
    use rulebook::Printing::{First, Second};
    if rule.editions.contains(&First) && rule.editions.contains(&Second) {
        return String::new();
    }
    let names: Vec<String> = rule.editions.iter().map(|printing| printing.word(lang())).collect();
    t!("explain-editions", editions = names.join(", "))
}

/// One rule; `chapter` is said where it stands alone.
fn article(rule: &Rule, class: &str, chapter: bool) -> String {
    let note = |text: String| format!(r#"<p class="xs mut">{}</p>"#, escape(&text));
    let editions = Some(editions(rule)).filter(|editions| !editions.is_empty()).map_or_else(String::new, note);
    let chapter = if chapter { note(rule.chapter().title(lang()).into_owned()) } else { String::new() };
    format!(
        r#"<article class="rl{class}" data-id="{0}"><a class="rid" href="{1}" data-rule="{0}">{0}</a><div>{chapter}<p>{2}</p>{editions}</div></article>"#,
        rule.id,
        crate::route::rule_address(&rule.id),
        escape(&rule.text(lang()))
    )
}

/// What is read: which book, what is sought in it, and whether rules of other tables are shown.
#[derive(Clone, Copy)]
struct Reading {
    table: Option<Table>,
    year: RwSignal<&'static str>,
    question: RwSignal<String>,
    all: RwSignal<bool>,
}

impl Reading {
    /// Whether a rule is in force at the table where somebody reads.
    fn holds(self, rule: &Rule) -> bool {
        let of_other_title = |state: &game::State| !rule.id.starts_with(title_name(state.edition().title).0);
        self.table.is_none_or(|table| table.state.with_untracked(|state| of_other_title(state) || rule.holds_at(state)))
    }

    fn in_book(self) -> Vec<&'static Rule> {
        let year = self.year.get();
        rulebook::rules().iter().filter(|rule| rule.id.starts_with(year)).collect()
    }

    /// The rules that are shown if nothing is sought.
    fn shown(self) -> Vec<&'static Rule> {
        let all = self.all.get();
        self.in_book().into_iter().filter(|rule| all || self.holds(rule)).collect()
    }

    fn class(self, rule: &Rule, wanted: Option<&str>) -> &'static str {
        match (self.holds(rule), wanted == Some(rule.id.as_str())) {
            (false, _) => " off",
            (true, true) => " on",
            (true, false) => "",
        }
    }

    /// Chapter by chapter.
    fn book(self, wanted: Option<&str>) -> String {
        let mut html = String::new();
        let mut last = "";
        for rule in self.shown() {
            let chapter = rule.chapter();
            if chapter.name != last {
                last = chapter.name;
                let title = escape(&chapter.title(lang()));
                html += &format!(r#"<h2 class="h2 gap" id="chapter-{last}" tabindex="-1">{title}</h2>"#);
            }
            html += &article(rule, self.class(rule, wanted), false);
        }
        html
    }
}

/// Rules that are shown at once; whoever needs more asks more precisely.
const MOST_FOUND: usize = 40;

/// What was found, the best first; or that nothing was, and what can be done.
#[component]
fn Answers(reading: Reading, found: Found) -> impl IntoView {
    let Found { rules, is_partial, suggestion } = found;
    let html: String =
        rules.iter().take(MOST_FOUND).map(|rule| article(rule, reading.class(rule, None), true)).collect();
    let said = match rules.len() {
        0 => t!("search-nothing", words = reading.question.get_untracked()),
        _ if is_partial => t!("search-partial"),
        number => t!("search-found", n = number),
    };
    let meant = suggestion.map(|word| {
        let (label, wanted) = (t!("search-suggestion", word = word.clone()), word);
        view! { <button class="btn sml" data-suggestion="" on:click=move |_| reading.question.set(wanted.clone())>{label}</button> }
    });
    // Rules that are not in force here are counted, so that nobody believes there are none.
    let elsewhere = if reading.all.get_untracked() {
        0
    } else {
        let others: Vec<&'static Rule> = reading.in_book().into_iter().filter(|rule| !reading.holds(rule)).collect();
        search(&reading.question.get_untracked(), &others, lang())
            .map_or(0, |found| if found.is_partial { 0 } else { found.rules.len() })
    };
    let elsewhere = (elsewhere > 0).then(|| {
        view! {
            <p class="mut">{t!("search-elsewhere", n = elsewhere)} " " <button class="lk" on:click=move |_| reading.all.set(true)>{t!("search-show-elsewhere")}</button></p>
        }
    });
    let tip = rules.is_empty().then(|| view! { <p class="mut">{t!("search-tip")}</p> });
    view! {
        <p class="mut" role="status">{said} " " {meant}</p>
        {tip}
        <div class="book" inner_html=html></div>
        {elsewhere}
    }
}

#[component]
pub fn RulesPanel(rule: Option<String>) -> impl IntoView {
    let table = use_context::<Table>();
    let reading = Reading {
        table,
        year: RwSignal::new(first_year(rule.as_deref())),
        question: RwSignal::new(String::new()),
        all: RwSignal::new(false),
    };
    let wanted = StoredValue::new(rule.clone());
    if let Some(rule) = rule {
        browser::after(30, move || browser::scroll_to(&format!("[data-id=\"{rule}\"]")));
    }
    let body = move || match search(&reading.question.get(), &reading.shown(), lang()) {
        Some(found) => view! { <Answers reading=reading found=found/> }.into_any(),
        None => {
            let html = wanted.with_value(|wanted| reading.book(wanted.as_deref()));
            view! {
                <details class="opt" open=table.is_none()><summary>{t!("contents")}</summary><ul class="toc">{contents(reading)}</ul></details>
                <div class="book" inner_html=html></div>
            }
            .into_any()
        }
    };
    let others = table.map(|_| {
        view! { <label class="chk"><input type="checkbox" prop:checked=reading.all on:change=move |_| reading.all.update(|all| *all = !*all)/> <span>{t!("rules-of-others")}</span></label> }
    });
    let years = YEARS.map(|year| {
        let is_on = move || reading.year.get() == year;
        view! { <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| reading.year.set(year)>{year}</button> }
    });
    let question = reading.question;
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-rules")>
            <div class="sec">
                <h1 class="h1">{t!("panel-rules")}</h1>
                <div class="seg" role="group" aria-label=t!("game")>{years.into_iter().collect_view()}</div>
                <label class="fld"><span class="vh">{t!("search")}</span>
                    <input type="search" id="find-rule" placeholder=t!("search") prop:value=question on:input=move |event| question.set(event_target_value(&event))/>
                </label>
                {table.is_none().then(|| view! { <a class="btn sml" href="/aid">{t!("aid")}</a> })}
            </div>
            {others}
            {body}
        </div>
    }
}

/// The chapters of which a rule is shown.
fn contents(reading: Reading) -> AnyView {
    let mut seen: Vec<&'static str> = Vec::new();
    let mut links = Vec::new();
    for rule in reading.shown() {
        let chapter = rule.chapter();
        if seen.contains(&chapter.name) {
            continue;
        }
        seen.push(chapter.name);
        let name = chapter.name;
        let go = move |_| browser::scroll_to(&format!("#chapter-{name}"));
        links.push(view! { <li><button class="lk" on:click=go>{chapter.title(lang()).into_owned()}</button></li> });
    }
    links.collect_view().into_any()
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

/// Moments of a game that are shown below a rule.
const MOST_MOMENTS: usize = 8;

/// Where a rule came up in the game that is read: the last moments, and how many there were before them.
fn moments(table: Table, rule: &'static Rule) -> AnyView {
    let (itself, chapter) = table.with_record(|record| {
        let mut rows = (Vec::new(), Vec::new());
        for row in 0..record.len() {
            let Some((state, action, events)) = record.step(row) else { continue };
            match applies(rule, &rules_of(state, action, events)) {
                Some(Applied::Itself) => rows.0.push(row),
                Some(Applied::Chapter) => rows.1.push(row),
                None => (),
            }
        }
        rows
    });
    let (heading, rows) = if itself.is_empty() { (t!("moments-of-chapter"), chapter) } else { (t!("moments"), itself) };
    if rows.is_empty() {
        return view! { <p class="xs mut gap">{t!("moments-none")}</p> }.into_any();
    }
    let last = rows.iter().rev().take(MOST_MOMENTS);
    let html: String = table.with_record(|record| last.map(|row| log::line(record, *row)).collect());
    let earlier = rows.len().saturating_sub(MOST_MOMENTS);
    let earlier = (earlier > 0).then(|| view! { <p class="xs mut">{t!("moments-more", n = earlier)}</p> });
    view! { <p class="eb gap">{heading}</p><ol class="lg" data-moments="" inner_html=html></ol>{earlier} }.into_any()
}

#[component]
pub fn RuleDialog(sheet: RuleSheet) -> impl IntoView {
    let table = Table::here();
    let close = move || sheet.0.set(None);
    // A moment leads to its position, a number to its rule.
    let follow = move |event: web_sys::MouseEvent| {
        if let Some(number) = browser::data_of(&event, "data-at").and_then(|text| text.parse().ok()) {
            close();
            table.show(number);
        } else {
            sheet.follow(&event);
        }
    };
    let shown = move || {
        let rule = rulebook::rule(&sheet.0.get()?)?;
        if !texts::are_here(Texts::Rules) {
            return None;
        }
        let html = article(rule, "", false);
        let related: String = rule.related().into_iter().map(|kin| article(kin, "", false)).collect();
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
                <div on:click=follow>
                    <h2 class="h2" tabindex="-1" autofocus=true>{rule.chapter().title(lang()).into_owned()}</h2>
                    <div inner_html=html></div>
                    {untrack(|| moments(table, rule))}
                    {more}
                </div>
                <div class="act2 gap"><button class="btn" on:click=move |_| close()>{t!("close")}</button><button class="btn" on:click=chapter>{t!("read-chapter")}</button></div>
            </Dialog>
        })
    };
    view! { {shown} }
}
