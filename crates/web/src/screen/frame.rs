//! What every page has: the way home, language and theme, settings, help; as a header of pages and as a sheet over a game.

use leptos::prelude::*;
use view::Lang;

use super::account::AccountButton;
use super::finding::{NextTable, Notice};
use super::remote::TableMenu;
use crate::dialog::Dialog;
use crate::learn::show_again;
use crate::play::table::Table;
use crate::remote::person::Person;
use crate::settings::{BotPace, Preferences, Settings, Switch, Theme};
use crate::{browser, keys, t};

/// The header of a page that is no game.
#[component]
pub fn Header() -> impl IntoView {
    view! {
        <header class="hh0">
            <a class="wm sml" href="/">"Kursbuch"</a>
            <MainMenu/>
        </header>
    }
}

/// What can be reached from every page that is no game.
#[component]
pub fn MainMenu() -> impl IntoView {
    let menu = Menu::provide();
    let person = Person::here();
    let is_admin = move || person.me.with(|me| me.as_ref().is_some_and(|me| me.admin));
    view! {
        <nav aria-label=t!("main-menu")>
            <NextTable/>
            <a href="/learn">{t!("learn")}</a>
            <a href="/puzzles">{t!("puzzles")}</a>
            <a href="/rules">{t!("panel-rules")}</a>
            <a href="/aid">{t!("aid")}</a>
            <a href="/archive">{t!("archive")}</a>
            <a href="/import">{t!("import-log")}</a>
            {move || is_admin().then(|| view! { <a href="/admin">{t!("administration")}</a> })}
            <Languages/>
            <ThemeSwitch/>
            <button class="lk" id="settings" on:click=move |_| menu.open()>{t!("settings")}</button>
            <AccountButton/>
        </nav>
        <Notice/>
        <MenuDialog menu=menu/>
    }
}

/// A newer version of the client lies ready. It is never put in place of the present one by itself: somebody may be in
/// the middle of a decision.
#[component]
pub fn Update() -> impl IntoView {
    let is_ready = RwSignal::new(false);
    browser::on_new_version(move || {
        is_ready.try_set(true);
    });
    let notice = move || {
        is_ready.get().then(|| {
            view! {
                <div class="upd" role="status">
                    <span>{t!("update-ready")}</span>
                    <button class="btn sml" id="reload" on:click=move |_| browser::reload()>{t!("reload")}</button>
                    <button class="lk" on:click=move |_| is_ready.set(false)>{t!("later")}</button>
                </div>
            }
        })
    };
    view! { {notice} }
}

#[component]
pub fn Languages() -> impl IntoView {
    let chosen = Preferences::here();
    let langs = Lang::ALL.map(|lang| {
        let is_on = move || chosen.lang() == lang;
        view! {
            <button class="seg1" class:on=is_on lang=lang.code() aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(|settings| settings.lang = lang.code().to_owned())>
                {lang.code().to_uppercase()}
            </button>
        }
    });
    view! { <span class="seg" role="group" aria-label=t!("language")>{langs.into_iter().collect_view()}</span> }
}

#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let chosen = Preferences::here();
    let themes = [(Theme::Light, "light"), (Theme::Dark, "dark"), (Theme::System, "system")];
    let buttons = themes.map(|(theme, key)| {
        let is_on = move || chosen.0.with(|settings| settings.theme == theme);
        view! {
            <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(|settings| settings.theme = theme)>{t!(key)}</button>
        }
    });
    view! { <span class="seg thm" role="group" aria-label=t!("theme")>{buttons.into_iter().collect_view()}</span> }
}

/// How fast bots of this browser move.
#[component]
fn Pace() -> impl IntoView {
    let chosen = Preferences::here();
    let buttons = BotPace::ALL.map(|pace| {
        let is_on = move || chosen.0.with(|settings| settings.bot_pace == pace);
        view! {
            <button class="seg1" class:on=is_on data-pace=pace.name() aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(|settings| settings.bot_pace = pace)>{t!(pace.words())}</button>
        }
    });
    view! { <span class="seg" role="group" aria-label=t!("bot-pace")>{buttons.into_iter().collect_view()}</span> }
}

/// Settings of this browser.
#[component]
pub fn Choices() -> impl IntoView {
    let chosen = Preferences::here();
    let switch = move |key: &'static str, read: fn(&Settings) -> Switch, write: fn(&mut Settings)| {
        let is_on = move || chosen.0.with(read).is_on();
        let state = move || if is_on() { t!("on") } else { t!("off") };
        view! {
            <dt>{t!(key)}</dt>
            <dd><button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() aria-label=move || format!("{}: {}", t!(key), state()) on:click=move |_| chosen.change(write)>{state}</button></dd>
        }
    };
    view! {
        <dl class="kv f">
            <dt>{t!("bot-pace")}</dt><dd><Pace/></dd>
            {switch("sound", |settings| settings.sound, |settings| settings.sound = settings.sound.flipped())}
            {switch("tile-marks", |settings| settings.tile_marks, |settings| settings.tile_marks = settings.tile_marks.flipped())}
            {switch("single-keys", |settings| settings.keys, |settings| settings.keys = settings.keys.flipped())}
            {switch("auto-done", |settings| settings.auto_done, |settings| settings.auto_done = settings.auto_done.flipped())}
            {switch("curtain", |settings| settings.curtain, |settings| settings.curtain = settings.curtain.flipped())}
            {switch("hints", |settings| settings.hints, |settings| settings.hints = settings.hints.flipped())}
            {switch("first-cards", |settings| settings.first_cards, show_again)}
        </dl>
    }
}

/// Settings, help and the way home, over a game.
#[derive(Clone, Copy)]
pub struct Menu(RwSignal<bool>);

impl Menu {
    pub fn provide() -> Menu {
        let menu = Menu(RwSignal::new(false));
        provide_context(menu);
        menu
    }

    pub fn here() -> Menu {
        expect_context()
    }

    pub fn open(self) {
        self.0.set(true);
    }
}

#[component]
pub fn MenuDialog(menu: Menu) -> impl IntoView {
    let close = move || menu.0.set(false);
    let help = move |_| {
        close();
        keys::show_sheet();
    };
    let person = Person::here();
    let shown = move || {
        menu.0.get().then(|| {
            let sign_in = move |_| {
                close();
                person.open();
            };
            let keys = use_context::<Table>().map(|_| view! { <button class="btn" on:click=help>{t!("shortcuts")}</button> });
            let account = (person.is_there.get() == Some(true)).then(|| view! { <button class="btn" on:click=sign_in>{t!("account")}</button> });
            view! {
                <Dialog label=t!("settings") class="mnu" close=Callback::new(move |()| close())>
                    <div class="sec"><h2 class="h2" tabindex="-1" autofocus=true>{t!("settings")}</h2><span class="sp"></span><button class="lk" on:click=move |_| close()>{t!("close")}</button></div>
                    <dl class="kv f"><dt>{t!("language")}</dt><dd><Languages/></dd><dt>{t!("theme")}</dt><dd><ThemeSwitch/></dd></dl>
                    <Choices/>
                    {use_context::<Table>().map(|table| view! { <TableMenu table=table/> })}
                    <div class="act2 gap wrap"><NextTable/><a class="btn" href="/">{t!("home")}</a><a class="btn" href="/rules">{t!("panel-rules")}</a><a class="btn" href="/learn">{t!("learn")}</a><a class="btn" href="/puzzles">{t!("puzzles")}</a>{keys} {account}</div>
                </Dialog>
            }
        })
    };
    view! { {shown} }
}
