//! What a reader has chosen for this browser, remembered between visits.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use view::Lang;
use wasm_bindgen_futures::spawn_local;

use crate::bindings::Changed;
use crate::{browser, sound, texts};

const KEY: &str = "kursbuch.settings";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Switch {
    On,
    #[default]
    Off,
}

impl Switch {
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }

    #[must_use]
    pub const fn flipped(self) -> Switch {
        match self {
            Switch::On => Switch::Off,
            Switch::Off => Switch::On,
        }
    }
}

/// How fast bots of this browser move, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotPace {
    Slow,
    #[default]
    Normal,
    Instant,
    /// One move at a time, when the reader says so.
    Step,
}

impl BotPace {
    pub const ALL: [BotPace; 4] = [BotPace::Slow, BotPace::Normal, BotPace::Instant, BotPace::Step];

    pub const fn name(self) -> &'static str {
        match self {
            BotPace::Slow => "slow",
            BotPace::Normal => "normal",
            BotPace::Instant => "instant",
            BotPace::Step => "step",
        }
    }

    /// The key of its words.
    pub const fn words(self) -> &'static str {
        match self {
            BotPace::Slow => "pace-slow",
            BotPace::Normal => "pace-normal",
            BotPace::Instant => "pace-instant",
            BotPace::Step => "pace-step",
        }
    }

    /// Milliseconds before a move.
    pub const fn pause(self) -> i32 {
        match self {
            BotPace::Slow => 1_400,
            BotPace::Normal => 320,
            BotPace::Instant | BotPace::Step => 0,
        }
    }
}

/// What was chosen for the last game against bots, by names that stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastGame {
    pub profile: String,
    pub players: u8,
    pub level: String,
    pub people: u8,
    pub others: Vec<String>,
    pub options: Vec<String>,
}

impl Default for LastGame {
    fn default() -> LastGame {
        LastGame {
            profile: String::new(),
            players: 4,
            level: String::new(),
            people: 1,
            others: Vec::new(),
            options: Vec::new(),
        }
    }
}

/// What the third column of a wide screen shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aside {
    #[default]
    Log,
    Sheet,
    Market,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub lang: String,
    pub theme: Theme,
    pub sound: Switch,
    /// Pips twice as large and rim lines, besides colours.
    pub tile_marks: Switch,
    pub names: Switch,
    pub numbers: Switch,
    pub costs: Switch,
    /// Single keys do things.
    pub keys: Switch,
    /// Keys that were put elsewhere.
    pub key_changes: Changed,
    /// Hints at better moves.
    pub hints: Switch,
    /// A table of what is where, beside the map.
    pub map_table: Switch,
    pub aside: Aside,
    pub player: String,
    pub bot_pace: BotPace,
    /// A step in which nothing can be done ends by itself.
    pub auto_done: Switch,
    /// What the end of a round brought is told.
    pub curtain: Switch,
    pub last_game: LastGame,
    /// A card beside each kind of decision, the first time.
    pub first_cards: Switch,
    /// Kinds of decisions whose card was seen.
    pub cards_seen: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: String::new(),
            theme: Theme::System,
            sound: Switch::Off,
            tile_marks: Switch::Off,
            names: Switch::On,
            numbers: Switch::On,
            costs: Switch::On,
            keys: Switch::On,
            key_changes: Changed::new(),
            hints: Switch::Off,
            map_table: Switch::Off,
            aside: Aside::Log,
            player: String::new(),
            bot_pace: BotPace::Normal,
            auto_done: Switch::On,
            curtain: Switch::On,
            last_game: LastGame::default(),
            first_cards: Switch::On,
            cards_seen: Vec::new(),
        }
    }
}

/// Names of the railway age for those who give none; bots have others.
const NAMES: [&str; 16] = [
    "Adele", "Albert", "Amalie", "August", "Emma", "Gustav", "Helene", "Ida", "Jakob", "Johanna", "Konrad", "Luise",
    "Otto", "Rosa", "Theodor", "Ulrich",
];

fn drawn_name() -> String {
    let place = browser::draw_number() as usize % NAMES.len();
    NAMES[place].to_owned()
}

/// Handed down to every screen.
#[derive(Clone, Copy)]
pub struct Preferences(pub RwSignal<Settings>);

fn kept() -> Settings {
    browser::stored(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The language that the page begins with.
pub fn wished_lang() -> Lang {
    lang_of(&kept())
}

/// What was chosen, else what the browser prefers.
fn lang_of(settings: &Settings) -> Lang {
    settings.lang.parse().unwrap_or_else(|_| browser::preferred_lang())
}

impl Preferences {
    pub fn load() -> Preferences {
        let here = Preferences(RwSignal::new(kept()));
        here.call_oneself("");
        here
    }

    pub fn here() -> Preferences {
        expect_context()
    }

    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
        if let Ok(text) = serde_json::to_string(&self.0.get_untracked()) {
            browser::store(KEY, &text);
        }
    }

    /// The reader's name at a table, which others read too.
    pub fn name(self) -> String {
        self.0.with_untracked(|settings| settings.player.clone())
    }

    /// Takes a name. Whoever gives none keeps the one they have, or is given one: nobody is called "you" by others.
    pub fn call_oneself(self, name: &str) {
        let name = name.trim().to_owned();
        let known = self.name();
        let name = match (name.is_empty(), known.trim().is_empty()) {
            (false, _) => name,
            (true, false) => known,
            (true, true) => drawn_name(),
        };
        self.change(|settings| settings.player = name);
    }

    /// The language that is wanted.
    pub fn lang(self) -> Lang {
        self.0.with(lang_of)
    }

    /// The language of the screen: the one that is wanted, as soon as its words are there.
    pub fn spoken(self) -> Signal<Lang> {
        let spoken = RwSignal::new(self.0.with_untracked(lang_of));
        let wanted = Memo::new(move |_| self.lang());
        Effect::new(move |_| {
            let lang = wanted.get();
            spawn_local(async move {
                texts::fetch_words(lang).await;
                if wanted.get_untracked() == lang && spoken.get_untracked() != lang {
                    spoken.set(lang);
                }
            });
        });
        spoken.into()
    }

    /// Keeps the page's attributes as chosen: theme, language, marks.
    pub fn apply(self, spoken: Signal<Lang>) {
        let is_dark = RwSignal::new(browser::prefers_dark());
        browser::on_dark(move |dark| {
            is_dark.try_set(dark);
        });
        Effect::new(move || {
            let settings = self.0.get();
            sound::want(settings.sound.is_on());
            let theme = match settings.theme {
                Theme::System if is_dark.get() => "dark",
                Theme::Dark => "dark",
                Theme::System | Theme::Light => "light",
            };
            browser::set_root("data-theme", theme);
            browser::set_root("lang", spoken.get().code());
            for (name, switch) in [
                ("data-names", settings.names),
                ("data-numbers", settings.numbers),
                ("data-costs", settings.costs),
                ("data-marks", settings.tile_marks),
            ] {
                browser::set_root(name, if switch.is_on() { "on" } else { "off" });
            }
        });
    }
}
