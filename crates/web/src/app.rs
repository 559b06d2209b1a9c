//! The page: settings, addresses, and the screen that an address means.

use leptos::prelude::*;
use view::text::Texts;

use crate::learn::{LearnScreen, LessonTable};
use crate::puzzle::{PuzzleScreen, PuzzleTable};
use crate::remote::person::Person;
use crate::route::{Place, Router};
use crate::screen::account::AccountSheet;
use crate::screen::admin::AdminScreen;
use crate::screen::aid::AidScreen;
use crate::screen::archive::Archive;
use crate::screen::frame::Update;
use crate::screen::home::Home;
use crate::screen::import::ImportScreen;
use crate::screen::links::LinkSheet;
use crate::screen::profile::ProfileScreen;
use crate::screen::remote::RemoteTable;
use crate::screen::rules::RulesScreen;
use crate::screen::table::{LocalTable, Missing};
use crate::settings::Preferences;
use crate::{browser, texts};

/// Whether there is room for a third column.
#[derive(Clone, Copy)]
pub struct Wide(pub RwSignal<bool>);

impl Wide {
    fn watch() -> Wide {
        let wide = RwSignal::new(browser::is_wide());
        browser::on_window("resize", move |_: web_sys::Event| {
            if wide.get_untracked() != browser::is_wide() {
                wide.set(browser::is_wide());
            }
        });
        Wide(wide)
    }
}

/// The whole client. A change of language draws everything again; positions and settings live outside of the screens.
#[component]
pub fn App() -> impl IntoView {
    let chosen = Preferences::load();
    provide_context(chosen);
    provide_context(Router::start());
    provide_context(Wide::watch());
    let person = Person::provide();
    let spoken = chosen.spoken();
    chosen.apply(spoken);
    move || {
        crate::text::set_lang(spoken.get());
        view! { <Screen/> <AccountSheet person=person/> <LinkSheet person=person/> <Update/> }
    }
}

#[component]
fn Screen() -> impl IntoView {
    let router = Router::here();
    // Which game is shown decides what is built; the point of it and the panel are the table's own affair.
    let key = Memo::new(move |_| match router.0.get() {
        Place::Local { id, .. } => Place::Local { id, at: None, panel: None },
        Place::Table { id, .. } => Place::Table { id, at: None, panel: None },
        Place::Lesson { id, .. } => Place::Lesson { id, step: 0 },
        other => other,
    });
    move || match key.get() {
        Place::Home => view! { <Home/> }.into_any(),
        Place::Local { id, .. } => {
            let (at, panel) = match router.0.get_untracked() {
                Place::Local { at, panel, .. } => (at, panel),
                _ => (None, None),
            };
            view! { <LocalTable id=id at=at panel=panel/> }.into_any()
        }
        Place::Rules { rule } => {
            texts::with(Texts::Rules, move || view! { <RulesScreen rule=rule.clone()/> }).into_any()
        }
        Place::Aid(of) => view! { <AidScreen of=of/> }.into_any(),
        Place::Import => view! { <ImportScreen/> }.into_any(),
        Place::Archive { player } => view! { <Archive player=player/> }.into_any(),
        Place::Person { id } => view! { <ProfileScreen id=id/> }.into_any(),
        Place::Admin => view! { <AdminScreen/> }.into_any(),
        Place::Puzzles => view! { <PuzzleScreen/> }.into_any(),
        Place::Puzzle { id } => view! { <PuzzleTable id=id/> }.into_any(),
        Place::Learn => texts::with(Texts::Lessons, || view! { <LearnScreen/> }).into_any(),
        Place::Lesson { id, .. } => {
            let step = match router.0.get_untracked() {
                Place::Lesson { step, .. } => step,
                _ => 0,
            };
            texts::with(Texts::Lessons, move || view! { <LessonTable id=id.clone() step=step/> }).into_any()
        }
        Place::Table { id, .. } => {
            let (at, panel) = match router.0.get_untracked() {
                Place::Table { at, panel, .. } => (at, panel),
                _ => (None, None),
            };
            let invitation = Place::invitation();
            view! { <RemoteTable id=id at=at panel=panel invitation=invitation/> }.into_any()
        }
        Place::Unknown => view! { <Missing/> }.into_any(),
    }
}
