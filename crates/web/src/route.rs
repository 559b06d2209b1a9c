//! Addresses: which screen a path means, and the path of a screen.

use game::Setup;
use leptos::prelude::*;

use crate::browser;
use crate::play::table::Panel;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Home,
    /// A game of this browser, perhaps at a point of it and with a panel open.
    Local {
        id: String,
        at: Option<usize>,
        panel: Option<Panel>,
    },
    /// A table on the server.
    Table {
        id: String,
        at: Option<usize>,
        panel: Option<Panel>,
    },
    Rules {
        rule: Option<String>,
    },
    Aid(AidOf),
    Import,
    /// Finished games, perhaps those of one person.
    Archive {
        player: Option<String>,
    },
    Person {
        id: String,
    },
    Admin,
    Puzzles,
    Puzzle {
        id: String,
    },
    /// All lessons.
    Learn,
    /// One of them, at a step from 0.
    Lesson {
        id: String,
        step: usize,
    },
    Unknown,
}

/// The table that a player aid is for; what is left out is chosen on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AidOf {
    pub profile: Option<String>,
    pub players: Option<u8>,
    /// The newest if left out.
    pub version: Option<u32>,
    pub options: Vec<String>,
}

impl AidOf {
    pub fn of(setup: &Setup) -> AidOf {
        AidOf {
            profile: Some(setup.profile.name().to_owned()),
            players: Some(setup.players),
            version: (setup.version != setup.profile.newest()).then_some(setup.version.0),
            options: setup.options.iter().map(|option| option.name().to_owned()).collect(),
        }
    }

    fn path(&self) -> String {
        let profile = self.profile.as_ref().map(|profile| format!("/{profile}")).unwrap_or_default();
        let players = self.players.map(|players| format!("/{players}")).unwrap_or_default();
        let options = (!self.options.is_empty()).then(|| format!("options={}", self.options.join(",")));
        let version = self.version.map(|version| format!("version={version}"));
        let query: Vec<String> = options.into_iter().chain(version).collect();
        let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
        format!("/aid{profile}{players}{query}")
    }
}

fn listed(words: &str) -> Vec<String> {
    words.split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

impl Place {
    pub fn parse(path: &str, query: &str) -> Place {
        let query = query.trim_start_matches('?');
        let parameter = |name: &str| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        let panel = parameter("panel").and_then(Panel::named);
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        let number = |word: Option<&&str>| word.and_then(|word| word.parse().ok());
        match words.first().copied() {
            None => Place::Home,
            Some("local") if words.len() > 1 => {
                Place::Local { id: words[1].to_owned(), at: number(words.get(2)), panel }
            }
            Some("g") if words.len() > 1 => Place::Table { id: words[1].to_owned(), at: number(words.get(2)), panel },
            Some("rules") => Place::Rules { rule: words.get(1).map(|word| (*word).to_owned()) },
            Some("aid") => Place::Aid(AidOf {
                profile: words.get(1).map(|word| (*word).to_owned()),
                players: words.get(2).and_then(|word| word.parse().ok()),
                version: parameter("version").and_then(|word| word.parse().ok()),
                options: parameter("options").map_or_else(Vec::new, listed),
            }),
            Some("import") => Place::Import,
            Some("archive") => Place::Archive { player: parameter("player").map(str::to_owned) },
            Some("people") if words.len() > 1 => Place::Person { id: words[1].to_owned() },
            Some("admin") => Place::Admin,
            Some("puzzles") if words.len() > 1 => Place::Puzzle { id: words[1].to_owned() },
            Some("puzzles") => Place::Puzzles,
            Some("learn") if words.len() > 1 => {
                Place::Lesson { id: words[1].to_owned(), step: number(words.get(2)).unwrap_or(0) }
            }
            Some("learn") => Place::Learn,
            Some(_) => Place::Unknown,
        }
    }

    pub fn here() -> Place {
        let (path, query) = browser::address();
        Place::parse(&path, &query)
    }

    /// The key to a table by invitation, if the address brings one.
    pub fn invitation() -> Option<String> {
        let (_, query) = browser::address();
        let pairs = query.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(key, _)| *key == "invitation").map(|(_, value)| value.to_owned())
    }

    pub fn path(&self) -> String {
        match self {
            Place::Home | Place::Unknown => "/".to_owned(),
            Place::Local { id, at, panel } => game_path("local", id, *at, *panel),
            Place::Table { id, at, panel } => game_path("g", id, *at, *panel),
            Place::Rules { rule: Some(rule) } => rule_address(rule),
            Place::Rules { rule: None } => "/rules".to_owned(),
            Place::Aid(of) => of.path(),
            Place::Import => "/import".to_owned(),
            Place::Archive { player: Some(player) } => format!("/archive?player={player}"),
            Place::Archive { player: None } => "/archive".to_owned(),
            Place::Person { id } => format!("/people/{id}"),
            Place::Admin => "/admin".to_owned(),
            Place::Puzzles => "/puzzles".to_owned(),
            Place::Puzzle { id } => format!("/puzzles/{id}"),
            Place::Learn => "/learn".to_owned(),
            Place::Lesson { id, step: 0 } => format!("/learn/{id}"),
            Place::Lesson { id, step } => format!("/learn/{id}/{step}"),
        }
    }
}

fn game_path(kind: &str, id: &str, at: Option<usize>, panel: Option<Panel>) -> String {
    let at = at.map(|at| format!("/{at}")).unwrap_or_default();
    let panel = panel.map(|panel| format!("?panel={}", panel.name())).unwrap_or_default();
    format!("/{kind}/{id}{at}{panel}")
}

pub fn rule_address(rule: &str) -> String {
    format!("/rules/{rule}")
}

/// The screen that is shown.
#[derive(Clone, Copy)]
pub struct Router(pub RwSignal<Place>);

impl Router {
    pub fn start() -> Router {
        let router = Router(RwSignal::new(Place::here()));
        browser::on_window("popstate", move |_: web_sys::Event| router.0.set(Place::here()));
        browser::on_window("click", move |event: web_sys::MouseEvent| router.follow(&event));
        router
    }

    pub fn here() -> Router {
        expect_context()
    }

    pub fn go(self, place: Place) {
        browser::go_to(&place.path(), true);
        self.0.set(place);
    }

    /// Links within the page change the screen without loading it anew.
    fn follow(self, event: &web_sys::MouseEvent) {
        let plain = event.button() == 0 && !event.ctrl_key() && !event.meta_key() && !event.shift_key();
        if !plain || event.default_prevented() {
            return;
        }
        let Some(href) = browser::data_of(event, "href").filter(|href| href.starts_with('/')) else { return };
        if browser::data_of(event, "download").is_some() || href.starts_with("/api/") {
            return;
        }
        event.prevent_default();
        let (path, query) = href.split_once('?').unwrap_or((&href, ""));
        self.go(Place::parse(path, query));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_an_address_that_leads_back_to_it() {
        let places = [
            Place::Home,
            Place::Local { id: "7f".to_owned(), at: Some(608), panel: Some(Panel::History) },
            Place::Table { id: "napf".to_owned(), at: None, panel: Some(Panel::Market) },
            Place::Table { id: "napf".to_owned(), at: None, panel: None },
            Place::Rules { rule: Some("1844-TRACK-12".to_owned()) },
            Place::Rules { rule: None },
            Place::Aid(AidOf::default()),
            Place::Aid(AidOf {
                profile: Some("1844-2e".to_owned()),
                players: Some(5),
                version: Some(1),
                options: vec!["elephant".to_owned(), "sales-by-price".to_owned()],
            }),
            Place::Import,
            Place::Archive { player: None },
            Place::Archive { player: Some("0123456789ab".to_owned()) },
            Place::Person { id: "0123456789ab".to_owned() },
            Place::Admin,
            Place::Puzzles,
            Place::Puzzle { id: "1844-run-0123456789".to_owned() },
            Place::Learn,
            Place::Lesson { id: "shares".to_owned(), step: 0 },
            Place::Lesson { id: "1844-sbb".to_owned(), step: 2 },
        ];
        for place in places {
            let address = place.path();
            let (path, query) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(Place::parse(path, query), place);
        }
    }

    #[test]
    fn nonsense_is_no_place() {
        assert_eq!(Place::parse("/nowhere", ""), Place::Unknown);
        assert_eq!(
            Place::parse("/g/napf/xyz", "panel=nonsense"),
            Place::Table { id: "napf".to_owned(), at: None, panel: None }
        );
    }
}
