//! Home: play now against bots, games of this browser, tables of the server.

use bots::{Character, Level};
use game::{OptionRule, Profile, Setup, Title};
use leptos::prelude::*;

use super::filter::Filter;
use super::finding::Invitations;
use super::frame::MainMenu;
use super::lobby::{Lobby, NewTable, OpenTables};
use super::tables::{Tables, Watch};
use crate::draw::cover::cover;
use crate::learn::Invitation;
use crate::panel::top::{edition_name, title_name};
use crate::play::local::LocalGame;
use crate::play::seat::Seat;
use crate::route::{Place, Router};
use crate::settings::{LastGame, Preferences};
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
    /// Names of the others at this device, in the order of their seats.
    others: RwSignal<Vec<String>>,
    options: RwSignal<Vec<OptionRule>>,
}

impl Wish {
    /// What was chosen last, and remembered from now on.
    fn remembered(chosen: Preferences) -> Wish {
        let last = chosen.0.with_untracked(|settings| settings.last_game.clone());
        let profile = Profile::named(&last.profile).unwrap_or_default();
        let has_seats = game::edition(profile).seats(last.players).is_some();
        let wish = Wish {
            profile: RwSignal::new(profile),
            players: RwSignal::new(if has_seats { last.players } else { 4 }),
            level: RwSignal::new(Level::named(&last.level).unwrap_or(Level::Planner)),
            turn: RwSignal::new(Turn::Drawn),
            people: RwSignal::new(last.people),
            others: RwSignal::new(last.others.clone()),
            options: RwSignal::new(last.options.iter().filter_map(|name| OptionRule::named(name)).collect()),
        };
        Effect::new(move |_| {
            let last = LastGame {
                profile: wish.profile.get().name().to_owned(),
                players: wish.players.get(),
                level: wish.level.get().name().to_owned(),
                people: wish.people.get(),
                others: wish.others.get(),
                options: wish.options.get().iter().map(|rule| rule.name().to_owned()).collect(),
            };
            chosen.change(|settings| settings.last_game = last);
        });
        wish
    }
}

#[component]
pub fn Home() -> impl IntoView {
    browser::set_root("data-title", "1844");
    let filter = Filter::new();
    let lobby = Lobby::new(filter);
    view! {
        <main class="home">
            <Banner/>
            <div class="hero">
                <div class="lead"><p>{t!("what-this-is")}</p><Invitation/></div>
                <div class="cov">
                    {Title::ALL.iter().map(|title| {
                        let (year, name) = title_name(*title);
                        view! { <figure data-title=year><div inner_html=cover(*title)></div><figcaption><b>{year}</b> " " {name}</figcaption></figure> }
                    }).collect_view()}
                </div>
            </div>
            <div class="hg">
                <PlayNow/>
                <section class="mt"><Invitations/><Tables lobby=lobby filter=filter/><OpenTables lobby=lobby filter=filter/><Watch lobby=lobby filter=filter/></section>
                <section class="st"><NewTable lobby=lobby/>{move || (lobby.person.is_there.get() == Some(false)).then(|| view! { <p class="toast of" role="status" id="offline">{t!("home-offline")}</p> })}</section>
            </div>
        </main>
    }
}

#[component]
fn Banner() -> impl IntoView {
    view! {
        <header class="hh0">
            <h1 class="wm">"Kursbuch"</h1>
            <MainMenu/>
        </header>
    }
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
    let wish = Wish::remembered(chosen);
    keep_playable(wish.profile, wish.players);
    let profiles = profile_choice(wish.profile);
    let seats = move || {
        let edition = game::edition(wish.profile.get());
        let counts = edition.seats.iter().map(|seats| (seats.players, seats.players.to_string())).collect();
        segments(t!("players"), wish.players, counts)
    };
    let levels = Level::OPPONENTS.into_iter().map(|level| (level, t!(&format!("level-{}", level.name()))));
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
            let words =
                t!("seats-words", n = seats.players, money = crate::text::sum(seats.cash), limit = seats.certificates);
            format!("{} · {words}", edition_name(edition))
        })
    };
    view! {
        <section class="pn">
            <h2 class="h1">{t!("play-now")}</h2>
            <p class="mut">{t!("play-now-words")}</p>
            {profiles} {seats} {levels} <p class="xs mut lvl">{move || t!(&format!("level-words-{}", wish.level.get().name()))}</p> {turns} {people}
            <OwnName/>
            {move || other_names(wish)}
            {move || house_rules(wish.profile, wish.options)}
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

/// A game, then one of its editions.
pub fn profile_choice(profile: RwSignal<Profile>) -> AnyView {
    let game = RwSignal::new(split(profile.get_untracked()).0);
    Effect::new(move |_| {
        let wanted = game.get();
        if split(profile.get_untracked()).0 != wanted
            && let Some(first) = Profile::all().find(|profile| split(*profile).0 == wanted)
        {
            profile.set(first);
        }
    });
    Effect::new(move |_| {
        let found = split(profile.get()).0;
        if found != game.get_untracked() {
            game.set(found);
        }
    });
    let mut games: Vec<(&'static str, String)> = Vec::new();
    for profile in Profile::all() {
        let game = split(profile).0;
        if games.iter().all(|(known, _)| *known != game) {
            games.push((game, t!(&format!("profile-name-{}", profile.name()))));
        }
    }
    let editions = move || {
        let of_game = Profile::all().filter(|profile| split(*profile).0 == game.get());
        let named = of_game.map(|profile| (profile, t!(&format!("edition-{}", split(profile).1))));
        segments(t!("edition"), profile, named.collect())
    };
    view! { {segments(t!("game"), game, games)} {editions} }.into_any()
}

/// `1824-cisleithania-18xxgames` is the game `1824-cisleithania` as on 18xx.games; without an edition it is as printed.
fn split(profile: Profile) -> (&'static str, &'static str) {
    let name = profile.name();
    let editions = ["2e", "1e", "18xxgames"];
    let known = name.rsplit_once('-').filter(|(_, edition)| editions.contains(edition));
    known.unwrap_or((name, "printed"))
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
    let others = wish.others.get_untracked();
    let names = (0..players).map(|row| match is_person(row) {
        true if row == seat_of_first => own.to_owned(),
        true => {
            let place = usize::from(row - seat_of_first) - 1;
            let named = others.get(place).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
            named.unwrap_or_else(|| t!("player-n", n = place + 2))
        }
        false => bots.next().map_or_else(|| t!("player-n", n = row + 1), |name| (*name).to_owned()),
    });
    let seed = (wish.turn.get_untracked() == Turn::Drawn).then(browser::draw_number);
    let title = game::edition(profile).title;
    let ticked = |rule: &OptionRule| wish.options.with_untracked(|options| options.contains(rule));
    let options = profile.options().filter(ticked).collect();
    let setup = Setup { seed, options, ..Setup::new(profile, players) };
    let names: Vec<String> = names.collect();
    let name = format!("{} · {}", title_name(title).0, browser::today());
    let mut game = LocalGame::begin(name, setup, names, &seats);
    game.save();
    router.go(Place::Local { id: game.id, at: None, panel: None });
}

/// Variants and house rules that the title has.
pub fn house_rules(profile: RwSignal<Profile>, options: RwSignal<Vec<OptionRule>>) -> AnyView {
    let rules: Vec<OptionRule> = profile.get().options().collect();
    if rules.is_empty() {
        return ().into_any();
    }
    let rows = rules.into_iter().map(|rule| option(options, rule)).collect_view();
    view! { <details class="opt"><summary>{t!("house-rules")}</summary>{rows}</details> }.into_any()
}

fn option(options: RwSignal<Vec<OptionRule>>, rule: OptionRule) -> AnyView {
    let is_on = move || options.with(|options| options.contains(&rule));
    let flip = move |_| {
        options.update(|options| match options.iter().position(|other| *other == rule) {
            Some(place) => {
                options.remove(place);
            }
            None => options.push(rule),
        });
    };
    view! {
        <label class="chk"><input type="checkbox" prop:checked=is_on on:change=flip/> <span>{t!(&format!("option-{}", rule.name()))}</span></label>
    }
    .into_any()
}

/// A field for the name of each further person at this device.
fn other_names(wish: Wish) -> AnyView {
    let people = usize::from(wish.people.get().min(wish.players.get()));
    let fields = (1..people).map(|place| {
        let name = move || wish.others.with(|names| names.get(place - 1).cloned().unwrap_or_default());
        let keep = move |event| {
            let name = event_target_value(&event);
            wish.others.update(|names| {
                if names.len() < place {
                    names.resize(place, String::new());
                }
                names[place - 1] = name;
            });
        };
        let (id, label) = (format!("name-{}", place + 1), t!("player-n", n = place + 1));
        view! { <div class="pnr"><label for=id.clone()>{label}</label><input id=id class="inp" maxlength="40" prop:value=name on:change=keep/></div> }
    });
    fields.collect_view().into_any()
}

/// What one is called at tables.
#[component]
pub fn OwnName() -> impl IntoView {
    let chosen = Preferences::here();
    let name = move || chosen.0.with(|settings| settings.player.clone());
    let keep = move |event| chosen.call_oneself(&event_target_value(&event));
    view! {
        <div class="pnr"><label for="own-name">{t!("your-name")}</label><input id="own-name" class="inp" maxlength="40" autocomplete="nickname" prop:value=name on:change=keep/></div>
    }
}
