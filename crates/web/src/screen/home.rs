//! Home: play now against bots, games of this browser, tables of the server.

use bots::{Character, Level};
use game::{Profile, Setup, Title};
use leptos::prelude::*;
use view::Lang;

use super::filter::Filter;
use super::lobby::{Account, Lobby, NewTable, OpenTables};
use super::tables::{Tables, Watch};
use crate::draw::cover::cover;
use crate::panel::top::title_name;
use crate::play::local::LocalGame;
use crate::play::seat::Seat;
use crate::route::{Place, Router};
use crate::settings::{Preferences, Settings, Switch, Theme};
use crate::{browser, t};

/// Who plays first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Drawn,
    First,
    Last,
}

/// Bots are named after people of the railway age.
pub const BOT_NAMES: [&str; 6] = ["Alfred", "Nanette", "Niklaus", "Clara", "Beat", "Regula"];

#[derive(Clone, Copy)]
struct Wish {
    profile: RwSignal<Profile>,
    players: RwSignal<u8>,
    level: RwSignal<Level>,
    turn: RwSignal<Turn>,
    people: RwSignal<u8>,
}

#[component]
pub fn Home() -> impl IntoView {
    browser::set_root("data-title", "1844");
    let filter = Filter::new();
    let lobby = Lobby::new(filter);
    view! {
        <main class="home">
            <Banner/>
            <div class="hg">
                <PlayNow/>
                <section class="mt"><Tables lobby=lobby filter=filter/><OpenTables lobby=lobby filter=filter/><Watch lobby=lobby filter=filter/></section>
                <section class="st"><NewTable lobby=lobby/><Choices/><Account lobby=lobby/></section>
            </div>
            <div class="cov">
                {Title::ALL.iter().map(|title| {
                    let (year, name) = title_name(*title);
                    view! { <figure data-title=year><div inner_html=cover(*title)></div><figcaption><b>{year}</b> " " {name}</figcaption></figure> }
                }).collect_view()}
            </div>
        </main>
    }
}

#[component]
fn Banner() -> impl IntoView {
    let chosen = Preferences::here();
    let langs = Lang::ALL.map(|lang| {
        let is_on = move || chosen.lang() == lang;
        view! {
            <button class="seg1" class:on=is_on lang=lang.code() aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(|settings| settings.lang = lang.code().to_owned())>
                {lang.code().to_uppercase()}
            </button>
        }
    });
    view! {
        <header class="hh0">
            <h1 class="wm">"Kursbuch"</h1>
            <nav aria-label=t!("main-menu")>
                <a href="/rules">{t!("panel-rules")}</a>
                <a href="/import">{t!("import-log")}</a>
                <span class="seg" role="group" aria-label=t!("language")>{langs.into_iter().collect_view()}</span>
                <ThemeSwitch/>
            </nav>
        </header>
    }
}

#[component]
fn ThemeSwitch() -> impl IntoView {
    let chosen = Preferences::here();
    let themes = [(Theme::Light, "light"), (Theme::Dark, "dark"), (Theme::System, "system")];
    let buttons = themes.map(|(theme, key)| {
        let is_on = move || chosen.0.with(|settings| settings.theme == theme);
        view! {
            <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(|settings| settings.theme = theme)>{t!(key)}</button>
        }
    });
    view! { <span class="seg" role="group" aria-label=t!("theme")>{buttons.into_iter().collect_view()}</span> }
}

/// A row of things of which one is chosen.
pub fn segments<T: Copy + PartialEq + Send + Sync + 'static>(
    label: String,
    value: RwSignal<T>,
    items: Vec<(T, String)>,
) -> AnyView {
    let buttons = items.into_iter().map(|(item, text)| {
        let is_on = move || value.get() == item;
        view! { <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| value.set(item)>{text}</button> }
    });
    let buttons = buttons.collect_view();
    view! { <div class="pnr"><span>{label.clone()}</span><span class="seg" role="group" aria-label=label>{buttons}</span></div> }.into_any()
}

#[component]
fn PlayNow() -> impl IntoView {
    let router = Router::here();
    let chosen = Preferences::here();
    let wish = Wish {
        profile: RwSignal::new(Profile::default()),
        players: RwSignal::new(4),
        level: RwSignal::new(Level::Planner),
        turn: RwSignal::new(Turn::Drawn),
        people: RwSignal::new(1),
    };
    keep_playable(wish.profile, wish.players);
    let profiles = playable().into_iter().map(|profile| (profile, t!(&format!("profile-name-{}", profile.name()))));
    let profiles = segments(t!("game"), wish.profile, profiles.collect());
    let seats = move || {
        let edition = game::edition(wish.profile.get());
        let counts = edition.seats.iter().map(|seats| (seats.players, seats.players.to_string())).collect();
        segments(t!("players"), wish.players, counts)
    };
    let levels = Level::ALL.iter().map(|level| (*level, t!(&format!("level-{}", level.name()))));
    let levels = segments(t!("bots"), wish.level, levels.collect());
    let turns = [(Turn::Drawn, "drawn"), (Turn::First, "first"), (Turn::Last, "last")];
    let turns = segments(t!("seat"), wish.turn, turns.map(|(turn, key)| (turn, t!(key))).to_vec());
    let people = move || {
        let most = wish.players.get();
        let counts = (0..=most).map(|count| (count, count.to_string())).collect();
        segments(t!("people-here"), wish.people, counts)
    };
    let summary = move || {
        let edition = game::edition(wish.profile.get());
        edition.seats(wish.players.get()).map(|seats| {
            t!("seats-words", n = seats.players, money = crate::text::sum(seats.cash), limit = seats.certificates)
        })
    };
    view! {
        <section class="pn">
            <h2 class="h1">{t!("play-now")}</h2>
            <p class="mut">{t!("play-now-words")}</p>
            {profiles} {seats} {levels} {turns} {people}
            <OwnName/>
            <button class="btn p big" id="depart" on:click=move |_| depart(wish, router, &chosen.name())>{t!("depart")}</button>
            <p class="xs mut">{summary}</p>
        </section>
    }
}

/// Another profile may be for other numbers of players: then the nearest is chosen.
pub fn keep_playable(profile: RwSignal<Profile>, players: RwSignal<u8>) {
    Effect::new(move |_| {
        let (seats, wished) = (game::edition(profile.get()).seats, players.get());
        let nearest = seats.iter().map(|seats| seats.players).min_by_key(|number| number.abs_diff(wished));
        if let Some(nearest) = nearest.filter(|nearest| *nearest != wished) {
            players.set(nearest);
        }
    });
}

/// Profiles that are played here; those of another site serve its logs only.
pub fn playable() -> Vec<Profile> {
    Profile::all().filter(|profile| !profile.is_18xx_games()).collect()
}

fn depart(wish: Wish, router: Router, own: &str) {
    let players = wish.players.get_untracked();
    let people = wish.people.get_untracked().min(players);
    let level = wish.level.get_untracked();
    let profile = wish.profile.get_untracked();
    let character = |row: usize| Character::ALL[row % Character::ALL.len()];
    let seat_of_first = match wish.turn.get_untracked() {
        Turn::Last => players - people,
        Turn::First | Turn::Drawn => 0,
    };
    let is_person = |row: u8| row >= seat_of_first && row < seat_of_first + people;
    let seats: Vec<Seat> = (0..players)
        .map(|row| match is_person(row) {
            true => Seat::Human,
            false => Seat::Bot { level, character: character(usize::from(row)) },
        })
        .collect();
    let mut bots = BOT_NAMES.iter();
    let names = (0..players).map(|row| match is_person(row) {
        true if row == seat_of_first => own.to_owned(),
        true => t!("player-n", n = row + 1),
        false => bots.next().map_or_else(|| t!("player-n", n = row + 1), |name| (*name).to_owned()),
    });
    let seed = (wish.turn.get_untracked() == Turn::Drawn).then(browser::draw_number);
    let setup = Setup { seed, ..Setup::new(profile, players) };
    let mut game = LocalGame::begin(t!("local-table"), setup, names.collect(), &seats);
    game.save();
    router.go(Place::Local { id: game.id, at: None, panel: None });
}

/// What one is called at tables.
#[component]
fn OwnName() -> impl IntoView {
    let chosen = Preferences::here();
    let name = move || chosen.0.with(|settings| settings.player.clone());
    let keep = move |event| {
        let name = event_target_value(&event);
        chosen.change(|settings| settings.player = name);
    };
    view! {
        <div class="pnr"><label for="own-name">{t!("your-name")}</label><input id="own-name" class="inp" maxlength="40" prop:value=name placeholder=t!("you-name") on:change=keep/></div>
    }
}

/// Settings of this browser.
#[component]
fn Choices() -> impl IntoView {
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
        <details class="opt">
            <summary>{t!("settings")}</summary>
            <dl class="kv f">
                {switch("sound", |settings| settings.sound, |settings| settings.sound = settings.sound.flipped())}
                {switch("tile-marks", |settings| settings.tile_marks, |settings| settings.tile_marks = settings.tile_marks.flipped())}
                {switch("single-keys", |settings| settings.keys, |settings| settings.keys = settings.keys.flipped())}
                {switch("hints", |settings| settings.hints, |settings| settings.hints = settings.hints.flipped())}
            </dl>
        </details>
    }
}
