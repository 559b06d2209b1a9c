//! Small pieces of markup that many panels share.

use board::HexId;
use game::{CompanyId, Edition, RuleId, State};
use leptos::prelude::*;

use crate::bindings::cap;
use crate::draw::company::{roundel_icon, symbol};
use crate::draw::hex::escape;
use crate::t;

/// Arrows are drawn: the typeface has none.
const ARROW: &str = r#"<svg class="arr" width="12" height="10" viewBox="0 0 12 10" role="img"><title>→</title><path d="M0 5H10M6 1L10.4 5L6 9" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>"#;

/// Plain text as markup, with its arrows drawn.
pub fn rich(text: &str) -> String {
    escape(text).replace('→', ARROW)
}

/// Text in place, arrows drawn.
pub fn words(text: String) -> AnyView {
    if text.contains('→') {
        return view! { <span inner_html=rich(&text)></span> }.into_any();
    }
    view! { <span>{text}</span> }.into_any()
}

/// A roundel with the company's name for those who cannot see it.
pub fn roundel(edition: &Edition, company: CompanyId, pixels: u32) -> AnyView {
    let icon = roundel_icon(symbol(edition, company), pixels);
    view! { <span class="rdw" inner_html=icon></span> }.into_any()
}

/// The number of a rule, one tap from its words.
pub fn rule_link(rule: RuleId) -> AnyView {
    named_rule_link(rule.0.to_owned())
}

/// To a rule that the server has named.
pub fn named_rule_link(rule: String) -> AnyView {
    let (href, shown) = (crate::route::rule_address(&rule), rule.clone());
    view! { <a class="rid" href=href data-rule=shown title=t!("full-rule")>{rule}</a> }.into_any()
}

/// A bar and a sentence: red for duties and consequences, green for proof, ink for hints.
pub fn note(class: &'static str, text: String, rule: Option<RuleId>) -> AnyView {
    view! {
        <div class=format!("note {class}")>
            <span>{words(text)} " " {rule.map(rule_link)}</span>
        </div>
    }
    .into_any()
}

pub fn hex_name(state: &State, hex: HexId) -> String {
    view::names::town(state.edition(), hex)
}

/// What came of a request, and whether it is a trouble.
pub fn outcome((text, is_trouble): (String, bool)) -> AnyView {
    match is_trouble {
        true => view! { <div class="toast" role="alert"><div>{text}</div></div> }.into_any(),
        false => view! { <p class="good" role="status">{text}</p> }.into_any(),
    }
}

/// A key beside the words of its button.
pub fn kbd(key: impl Into<String>) -> AnyView {
    let key: String = key.into();
    view! { <kbd aria-hidden="true">{cap(&key)}</kbd> }.into_any()
}
