//! Every screen of the client, and the way to each of them.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::logs::{Recorded, cut};
use crate::visitor::Visitor;

/// A screen that a player may come to.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub name: &'static str,
    way: Way,
    last_step: LastStep,
}

/// Where a screen is found.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// At an address that is always there.
    Page(&'static str),
    /// The same, for whoever runs the house: registered, with a game in the archive. `{me}` is that person.
    Member(&'static str),
    /// At a table of the server that waits for players.
    WaitingRoom,
    /// In a recorded game, as it stood after so many actions.
    Game(Recorded, usize),
    /// The same, with a panel open.
    Panel(Recorded, usize, &'static str),
}

/// What is done on the page before the screen is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastStep {
    Nothing,
    /// What is loaded is waited for.
    See(&'static str),
    /// The first hex that is lit is opened.
    OpenHex,
    Click(&'static str),
    /// Something other than a sheet comes of it.
    ClickAndSee(&'static str, &'static str),
    /// The own account is opened, and a part of it unfolded.
    Account(&'static str),
    /// The game is looked through.
    Review,
    Press(&'static str),
}

const fn page(name: &'static str, address: &'static str) -> Scene {
    Scene { name, way: Way::Page(address), last_step: LastStep::Nothing }
}

const fn member(name: &'static str, address: &'static str) -> Scene {
    Scene { name, way: Way::Member(address), last_step: LastStep::Nothing }
}

const fn game(name: &'static str, recorded: Recorded, actions: usize) -> Scene {
    Scene { name, way: Way::Game(recorded, actions), last_step: LastStep::Nothing }
}

const fn panel(name: &'static str, recorded: Recorded, actions: usize, panel: &'static str) -> Scene {
    Scene { name, way: Way::Panel(recorded, actions, panel), last_step: LastStep::Nothing }
}

impl Scene {
    const fn after(self, last_step: LastStep) -> Scene {
        Scene { last_step, ..self }
    }

    const fn in_game(&self) -> Option<(Recorded, usize)> {
        match self.way {
            Way::Page(_) | Way::Member(_) | Way::WaitingRoom => None,
            Way::Game(recorded, actions) | Way::Panel(recorded, actions, _) => Some((recorded, actions)),
        }
    }
}

use Recorded::{Cisleithania, Of1824, Of1844, Random1824, Random1844};

/// Long enough for a review on a busy machine.
const REVIEWED: Duration = Duration::from_secs(90);

/// All of them, in the order in which a player would come to them.
pub const SCENES: &[Scene] = &[
    page("home", "/"),
    page("rules", "/rules"),
    page("aid", "/aid"),
    page("import", "/import"),
    page("learn", "/learn"),
    page("lesson", "/learn/track"),
    page("lesson-question", "/learn/market/2"),
    page("puzzles", "/puzzles").after(LastStep::See("#puzzle-today")),
    page("puzzle", "/puzzles/1844-run-668a7c281a").after(LastStep::See("[data-puzzle] [data-option]")),
    page("puzzle-rule", "/puzzles/1844-rule-3387b7c6ce-7").after(LastStep::See("[data-puzzle] [data-option]")),
    page("nowhere", "/nowhere"),
    Scene { name: "waiting-room", way: Way::WaitingRoom, last_step: LastStep::Nothing },
    game("auction", Random1844, 4),
    game("par", Random1844, 25),
    game("opening", Random1824, 4),
    game("draft", Cisleithania, 3),
    game("shares", Random1844, 41),
    game("shares-late", Of1824, 420),
    game("track", Random1844, 182),
    game("track-picker", Random1844, 182).after(LastStep::OpenHex),
    game("mountain", Random1844, 46),
    game("marker", Random1844, 183),
    game("run", Random1844, 184),
    game("dividend", Random1844, 185),
    game("train", Random1844, 186),
    game("offer", Random1844, 175),
    game("emergency", Random1844, 901),
    game("surrender", Random1844, 535),
    panel("formation", Random1844, 535, "map").after(LastStep::Click("[data-formed] .btn")),
    game("surrender-of-coal", Random1824, 293),
    game("exchange", Random1824, 294),
    game("coach", Random1844, 41).after(LastStep::ClickAndSee("#coach", "#coach-says .colist > li")),
    game("verdict", Random1844, 186).after(LastStep::ClickAndSee("#coach-last", "#coach-says .colist > li")),
    game("settings", Random1844, 186).after(LastStep::Click("#menu, .pbar .pbb")),
    game("keys", Random1844, 186).after(LastStep::Press("?")),
    panel("map", Of1824, 420, "map"),
    panel("market", Of1844, 300, "market"),
    panel("companies", Of1844, 300, "companies"),
    panel("companies-coal", Of1824, 420, "companies"),
    panel("players", Of1844, 300, "players"),
    panel("players-six", Of1824, 420, "players"),
    panel("trains", Of1844, 300, "trains"),
    panel("trains-goods", Of1824, 420, "trains"),
    panel("tiles", Of1844, 300, "tiles"),
    panel("log", Of1844, 300, "log"),
    panel("rules-panel", Of1844, 300, "rules"),
    panel("rule-sheet", Of1844, 300, "rules").after(LastStep::Click(".book article a.rid")),
    panel("aid-panel", Of1844, 300, "aid"),
    panel("aid-panel-1824", Of1824, 420, "aid"),
    panel("history", Of1844, 300, "history"),
    panel("review", Of1844, 300, "history").after(LastStep::Review),
    game("end", Random1844, 1119),
    game("end-bank-broken", Of1844, usize::MAX),
    member("tables", "/").after(LastStep::See("[data-account]")),
    member("account", "/").after(LastStep::Account("#sessions")),
    member("alerts", "/").after(LastStep::Account("#alerts")),
    member("calendar", "/").after(LastStep::Account("#calendar")),
    member("archive", "/archive").after(LastStep::See("#archive tbody tr")),
    member("person", "/people/{me}"),
    member("admin", "/admin"),
];

/// Registers the first account, which runs the house, and brings in a game to look at; in another browser of the same house
/// signs in. Calls back with who that is.
const REGISTER: &str = "const done = arguments[0];
    const send = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const setup = { profile: '1844-2e', rules_version: 2, players: ['Anna', 'Ben', 'Cleo'], options: [] };
    const log = JSON.stringify({ format: 'kursbuch-log/1', setup, actions: [] });
    const account = { name: 'Anna', password: 'Gotthard 1882 Airolo' };
    (async () => {
        const registered = await send('/api/users', account);
        if (registered.ok) await send('/api/tables/import', { name: 'Napf', log, purpose: 'review' });
        const me = await (registered.ok ? registered : await send('/api/session', account)).json();
        return me.user;
    })().then(done, why => done(null))";

/// The recorded games in one browser, each brought in once.
pub struct Scenes<'v> {
    visitor: &'v Visitor,
    /// Addresses of the games by their name and length.
    games: BTreeMap<(String, usize), String>,
    waiting_room: Option<String>,
    /// Who runs the house, once somebody does.
    member: Option<String>,
}

impl<'v> Scenes<'v> {
    pub const fn new(visitor: &'v Visitor) -> Scenes<'v> {
        Scenes { visitor, games: BTreeMap::new(), waiting_room: None, member: None }
    }

    /// Goes to a screen and waits until it is there.
    pub async fn show(&mut self, scene: &Scene) -> Result<()> {
        self.go(scene).await.with_context(|| scene.name)?;
        self.take_last_step(scene.last_step).await.with_context(|| scene.name)
    }

    async fn go(&mut self, scene: &Scene) -> Result<()> {
        match scene.way {
            Way::Page(address) => {
                self.visitor.go(address).await?;
                self.visitor.see("main").await
            }
            Way::Member(address) => {
                let me = self.register().await?;
                self.visitor.go(&address.replace("{me}", &me)).await?;
                self.visitor.see("main").await
            }
            Way::WaitingRoom => self.wait_for_players().await,
            Way::Game(..) => {
                let address = self.address(scene).await?;
                self.visitor.go(&address).await?;
                self.visitor.see("main.table").await
            }
            Way::Panel(.., panel) => {
                let address = self.address(scene).await?;
                self.visitor.go(&format!("{address}?panel={panel}")).await?;
                self.visitor.see(&format!("main.table[data-panel={panel}]")).await
            }
        }
    }

    async fn address(&mut self, scene: &Scene) -> Result<String> {
        let (recorded, actions) = scene.in_game().context("no game")?;
        let key = (format!("{recorded:?}"), actions);
        if let Some(address) = self.games.get(&key) {
            return Ok(address.clone());
        }
        let text = recorded.text()?;
        self.visitor.bring(&if actions == usize::MAX { text } else { cut(&text, actions)? }).await?;
        let path = self.visitor.path().await?;
        let address = path.split('?').next().unwrap_or_default().to_owned();
        self.games.insert(key, address.clone());
        Ok(address)
    }

    async fn register(&mut self) -> Result<String> {
        if let Some(me) = &self.member {
            return Ok(me.clone());
        }
        self.visitor.go("/").await?;
        let me = self.visitor.eval_async(REGISTER).await?;
        let me = me.as_str().context("nobody was registered")?.to_owned();
        self.member = Some(me.clone());
        Ok(me)
    }

    async fn wait_for_players(&mut self) -> Result<()> {
        if let Some(address) = &self.waiting_room {
            self.visitor.go(address).await?;
            return self.visitor.see(".dep").await;
        }
        self.visitor.go("/").await?;
        self.visitor.click("#open-table").await?;
        self.visitor.see("#start").await?;
        self.waiting_room = Some(self.visitor.path().await?);
        Ok(())
    }

    async fn take_last_step(&self, step: LastStep) -> Result<()> {
        match step {
            LastStep::Nothing => Ok(()),
            LastStep::OpenHex => {
                self.visitor.until("document.querySelector('.g6 .lit')").await?;
                let lit = self.visitor.lit().await?;
                let coord = lit.first().context("no hex is lit")?;
                self.visitor.click(&format!(".hits [data-coord=\"{coord}\"]")).await?;
                // Around the hex, or as cards on a phone.
                self.visitor.see("[data-pick], .car button").await
            }
            LastStep::Click(selector) => {
                // Where a small screen hides it, something else leads there.
                self.visitor.see(selector).await?;
                self.visitor.eval(&format!("document.querySelector('{selector}').click()")).await?;
                self.visitor.see("dialog[open]").await
            }
            LastStep::See(selector) => self.visitor.see(selector).await,
            LastStep::ClickAndSee(selector, seen) => {
                self.visitor.see(selector).await?;
                self.visitor.eval(&format!("document.querySelector('{selector}').click()")).await?;
                self.visitor.see(seen).await
            }
            LastStep::Account(part) => {
                self.visitor.until("document.querySelector('[data-account]')?.innerText.includes('Anna')").await?;
                self.visitor.click("[data-account]").await?;
                self.visitor.click(&format!("{part} summary")).await?;
                self.visitor.see(&format!("{part}[open]")).await
            }
            LastStep::Review => {
                self.visitor.click("[data-view=review]").await?;
                self.visitor.until("document.querySelector('#review-start')").await?;
                // It may have been reviewed before, and kept.
                if !self.visitor.is("document.querySelector('#mistakes')").await? {
                    self.visitor.click("#review-start").await?;
                }
                self.visitor.until_within("document.querySelector('#mistakes')", REVIEWED).await
            }
            LastStep::Press(key) => {
                self.visitor.press(key).await?;
                self.visitor.see("dialog[open]").await
            }
        }
    }
}
