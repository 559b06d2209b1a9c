//! The player aid: beside a game as a panel, and as a page of its own where the table is chosen, which prints on two
//! sides of A4.

use game::{OptionRule, Profile, RulesVersion, Setup};
use leptos::prelude::*;
use view::aid::{self, Aid};

use super::frame::Header;
use super::home::{house_rules, keep_playable, profile_choice, segments};
use crate::play::table::Table;
use crate::route::{AidOf, Place, rule_address};
use crate::text::lang;
use crate::{browser, t};

/// The sheet as markup: numbers of rules lead to their words.
fn drawn(sheet: &Aid, phase: Option<u8>) -> String {
    aid::markup(sheet, phase, |rule| Some(rule_address(rule)))
}

/// From section to section, which is a long way on a phone.
#[component]
fn Sections(#[prop(into)] sheet: Signal<Option<Aid>>) -> impl IntoView {
    let buttons = move || {
        sheet.with(|sheet| {
            let sections = sheet.as_ref().map(|sheet| sheet.sections.iter().map(|part| (part.key, part.heading.clone())));
            let buttons = sections.into_iter().flatten().map(|(key, heading)| {
                view! { <button on:click=move |_| browser::scroll_to(&format!("#{key}"))>{heading}</button> }
            });
            buttons.collect::<Vec<_>>().collect_view()
        })
    };
    view! { <nav class="aidn" aria-label=t!("contents")>{buttons}</nav> }
}

/// The sheet of the game that is played, with its phase marked.
#[component]
pub fn AidPanel() -> impl IntoView {
    let table = Table::here();
    let setup = table.state.with_untracked(aid::setup_of);
    let sheet = StoredValue::new(aid::aid(&setup, lang()).ok());
    let phase = Memo::new(move |_| table.state.with(|state| state.phase()));
    let html = move || {
        let phase = phase.get();
        sheet.with_value(|sheet| sheet.as_ref().map(|sheet| drawn(sheet, Some(phase)))).unwrap_or_default()
    };
    let page = Place::Aid(AidOf::of(&setup)).path();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("aid")>
            <div class="sec">
                <span class="mut">{t!("aid-words")}</span>
                <span class="sp"></span>
                <a class="btn sml" href=page target="_blank" rel="noopener">{t!("aid-print")}</a>
            </div>
            <Sections sheet=Signal::derive(move || sheet.get_value())/>
            <div class="aidw" inner_html=html></div>
        </div>
    }
}

/// Any table that there could be.
#[component]
pub fn AidScreen(of: AidOf) -> impl IntoView {
    let wanted = of.profile.as_deref().and_then(Profile::named).unwrap_or_default();
    let profile = RwSignal::new(wanted);
    let players = RwSignal::new(of.players.unwrap_or(4));
    let named = of.options.iter().filter_map(|name| OptionRule::named(name));
    let options = RwSignal::new(named.collect::<Vec<OptionRule>>());
    keep_playable(profile, players);
    let setup = Memo::new(move |_| {
        let (profile, chosen) = (profile.get(), options.get());
        let version = of.version.map(RulesVersion).filter(|version| game::edition_of(profile, *version).is_some());
        let options = profile.options().filter(|option| chosen.contains(option)).collect();
        Setup { version: version.unwrap_or_else(|| profile.newest()), options, ..Setup::new(profile, players.get()) }
    });
    Effect::new(move |_| browser::settle_at("/aid", Place::Aid(AidOf::of(&setup.get())).path()));
    let sheet = Memo::new(move |_| aid::aid(&setup.get(), lang()).ok());
    let html = move || sheet.with(|sheet| sheet.as_ref().map(|sheet| drawn(sheet, None)).unwrap_or_default());
    let seats = move || {
        let edition = game::edition(profile.get());
        let counts = edition.seats.iter().map(|seats| (seats.players, seats.players.to_string())).collect();
        segments(t!("players"), players, counts)
    };
    view! {
        <main class="plain aidp">
            <Header/>
            <div class="sec"><h1 class="h1">{t!("aid")}</h1><span class="sp"></span><button class="btn p" id="print" on:click=move |_| browser::print()>{t!("aid-print")}</button></div>
            <p class="mut">{t!("aid-words")}</p>
            <div class="aidc">{profile_choice(profile)} {seats} {move || house_rules(profile, options)}</div>
            <Sections sheet=sheet/>
            <div class="aidw" inner_html=html></div>
        </main>
    }
}
