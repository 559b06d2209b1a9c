//! What the server has on offer: my tables, open ones, a new one, and who one is there.

use bots::Level;
use game::{OptionRule, Profile, Title};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{self, Access, BotSpec, Holder, ListQuery, Me, Page, SeatWish, Status, TableRow, UserId};

use super::clock::{ClockWish, clock_name};
use super::filter::{Filter, Listed, Shown, year};
use super::home::{BOT_NAMES, house_rules, keep_playable, profile_choice, segments};
use crate::panel::top::moment_name;
use crate::play::record::Moment;
use crate::remote::api::{get, post, seat_name, somebody};
use crate::remote::person::Person;
use crate::route::{Place, Router};
use crate::settings::Preferences;
use crate::{browser, t};

/// What the server said last.
#[derive(Clone, Copy)]
pub struct Lobby {
    pub person: Person,
    pub mine: RwSignal<Vec<TableRow>>,
    pub open: RwSignal<Vec<TableRow>>,
    /// How many open tables are asked for, and whether there are more.
    open_most: RwSignal<u32>,
    is_more_open: RwSignal<bool>,
    /// Running tables, or finished ones if those are asked for.
    pub others: RwSignal<Vec<TableRow>>,
    filter: Filter,
    /// Counts what was asked for, so that only the answer to the last question is shown.
    asked: StoredValue<u32>,
    pub trouble: RwSignal<Option<String>>,
}

/// Milliseconds between looks at the lists.
const LOOK: i32 = 8_000;
/// Milliseconds after the last letter or click before the lists are asked for.
const PAUSE: i32 = 300;
/// Tables of a list at first, and how many more each time, up to what the server gives at once.
const PAGE: u32 = 30;
const MOST: u32 = 90;
/// A search that has looked at enough tables for now goes on so often until something is found.
const GOES_ON: usize = 5;

impl Lobby {
    pub fn new(filter: Filter) -> Lobby {
        let lobby = Lobby {
            person: Person::here(),
            mine: RwSignal::new(Vec::new()),
            open: RwSignal::new(Vec::new()),
            open_most: RwSignal::new(PAGE),
            is_more_open: RwSignal::new(false),
            others: RwSignal::new(Vec::new()),
            filter,
            asked: StoredValue::new(0),
            trouble: RwSignal::new(None),
        };
        lobby.look();
        lobby.look_when_asked();
        lobby.look_as_somebody_else();
        lobby
    }

    fn look(self) {
        spawn_local(async move {
            self.refresh().await;
            browser::after(LOOK, move || {
                // Home was left: its signals are gone.
                if self.mine.try_with_untracked(|_| ()).is_some() {
                    self.look();
                }
            });
        });
    }

    /// Something else is asked for.
    fn look_when_asked(self) {
        Effect::new(move |asked: Option<u32>| {
            self.filter.track();
            self.open_most.track();
            let number = asked.map_or(0, |asked| asked + 1);
            self.asked.set_value(number);
            if number > 0 {
                browser::after(PAUSE, move || {
                    // Nothing else was asked for meanwhile, and home was not left.
                    if self.asked.try_get_value() == Some(number) {
                        spawn_local(async move {
                            self.look_at_open().await;
                            self.look_at_others().await;
                        });
                    }
                });
            }
            number
        });
    }

    /// Whoever signs in or out sees other tables.
    fn look_as_somebody_else(self) {
        Effect::new(move |before: Option<Option<UserId>>| {
            let now = self.person.user();
            if before.is_some_and(|before| before != now) {
                self.mine.set(Vec::new());
                spawn_local(self.refresh());
            }
            now
        });
    }

    async fn look_at_open(self) {
        let Some(most) = self.open_most.try_get_untracked() else { return };
        if let Some((tables, is_more)) = self.listed(Status::Open, most).await {
            self.open.try_set(tables);
            self.is_more_open.try_set(is_more);
        }
    }

    async fn look_at_others(self) {
        let status = match self.filter.shown.try_get_untracked() {
            Some(Shown::Current) => Status::Running,
            Some(Shown::Finished) => Status::Finished,
            Some(Shown::YourTurn | Shown::Open) | None => return,
        };
        if let Some((tables, _)) = self.listed(status, PAGE).await {
            self.others.try_set(tables);
        }
    }

    /// The latest tables of a state that are asked for, and whether there are more; nothing if something else was asked for
    /// meanwhile.
    async fn listed(self, status: Status, most: u32) -> Option<(Vec<TableRow>, bool)> {
        let number = self.asked.try_get_value()?;
        let mut query = ListQuery { limit: Some(most), ..self.filter.query(status) };
        let mut page = Page::default();
        for _ in 0..GOES_ON {
            page = get::<Page>(&format!("/api/tables?{}", browser::query_text(&query))).await.ok()?;
            if !page.tables.is_empty() || page.next.is_none() {
                break;
            }
            query.after = page.next.clone();
        }
        (self.asked.try_get_value()? == number).then_some((page.tables, page.next.is_some()))
    }

    /// All that are open or running, and the latest that are over.
    async fn look_at_own(self) {
        let mut mine = Vec::new();
        for which in ["status=running&limit=100", "status=open&limit=50", "archive=true&limit=50"] {
            let Ok(page) = get::<Page>(&format!("/api/tables?mine=true&{which}")).await else { return };
            mine.extend(page.tables);
        }
        self.mine.try_set(mine);
    }

    pub async fn refresh(self) {
        self.person.look().await;
        let is_somebody = self.person.me.with_untracked(Option::is_some);
        self.look_at_open().await;
        if is_somebody {
            self.look_at_own().await;
        }
        self.look_at_others().await;
    }
}

/// Whose turn it is at a table, and whether that is one of ours.
pub fn turn_of(row: &TableRow) -> (String, bool) {
    match (row.status, row.deciding) {
        (Status::Open, _) => (t!("waits-for-players"), false),
        (_, Some(seat)) if row.yours.contains(&seat) => (t!("your-turn"), true),
        (_, Some(seat)) => (row.seats.get(usize::from(seat)).map(|seat| seat.name.clone()).unwrap_or_default(), false),
        (_, None) => (winners(row).map_or_else(|| "–".to_owned(), |names| t!("won-by", players = names)), false),
    }
}

/// The names of those who have won.
fn winners(row: &TableRow) -> Option<String> {
    let progress = row.progress.as_ref().filter(|progress| !progress.winners.is_empty())?;
    let names = progress.winners.iter().filter_map(|seat| row.seats.get(usize::from(*seat)));
    Some(names.map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(", "))
}

/// The round that a table is in; the number of its actions where the round is not known.
pub fn stands_at(row: &TableRow) -> Option<String> {
    if row.status == Status::Open {
        return None;
    }
    let title = Title::ALL.iter().copied().find(|title| title.name() == year(&row.profile));
    let moment = title.zip(row.progress.as_ref()).map(|(title, progress)| Moment::in_round(title, progress.round));
    Some(moment.map_or_else(|| t!("action-n", n = row.position), moment_name))
}

pub fn address(row: &TableRow) -> String {
    Place::Table { id: row.id.to_string(), at: None, panel: None }.path()
}

#[component]
pub fn OpenTables(lobby: Lobby, filter: Filter) -> impl IntoView {
    let tables = move || {
        let open = lobby.open.get().into_iter();
        open.filter(|row| filter.admits(&Listed::of(row))).collect::<Vec<_>>()
    };
    let rows = move || {
        tables()
            .into_iter()
            .map(|row| {
                let taken = row.seats.iter().filter(|seat| seat.holder != Holder::Nobody).count();
                let all = row.seats.len();
                let mut profile = t!(&format!("profile-{}", row.profile));
                if let Some(wanted) = super::finding::wanted_words(&row.wanted) {
                    profile = format!("{profile} · {wanted}");
                }
                if let Some(rule) = &row.clock {
                    profile = format!("{profile} · {}", clock_name(rule));
                }
                view! {
                    <tr>
                        <td class="b">{year(&row.profile)}</td>
                        <td><b class="b">{row.name.clone()}</b></td>
                        <td class="mut">{profile}</td>
                        <td class="nw">{t!("n-of", n = taken, all = all)}</td>
                        <td class="r"><a class="b" href=address(&row)>{t!("join")}</a></td>
                    </tr>
                }
            })
            .collect_view()
    };
    let is_asked = move || matches!(filter.shown.get(), Shown::Current | Shown::Open);
    // Only where somebody has narrowed the list down: without any table there is no list at all.
    let is_narrow = move || filter.level.get().is_some() || filter.language.get().is_some();
    let is_none = move || is_narrow() && tables().is_empty();
    let may_more = move || lobby.is_more_open.get() && lobby.open_most.get() < MOST;
    let shown = move || lobby.person.is_there.get() == Some(true) && is_asked();
    view! {
        <div class:none=move || !shown()>
            <div class="sec gap"><h2 class="h1">{t!("open-tables")}</h2><span class="mut">{move || t!("n-open", n = tables().len())}</span></div>
            <details class="opt" id="looking"><summary>{t!("narrow-down")}</summary><super::finding::LookingFor level=filter.level language=filter.language/></details>
            <div class="wide" tabindex="0" role="region" aria-label=t!("open-tables")>
            <table class="dep" id="open-tables" class:none=move || tables().is_empty()>
                <thead><tr><th>{t!("game")}</th><th>{t!("table")}</th><th>{t!("rules")}</th><th>{t!("seats")}</th><th><span class="vh">{t!("join")}</span></th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
            </div>
            {move || is_none().then(|| view! { <p class="mut emp" role="status">{t!("no-such-tables")}</p> })}
            {move || may_more().then(|| view! { <button class="btn sml" id="more-open" on:click=move |_| lobby.open_most.update(|most| *most += PAGE)>{t!("more-tables")}</button> })}
        </div>
    }
}

/// A table that is to be opened.
#[derive(Clone, Copy)]
struct Wishes {
    name: RwSignal<String>,
    profile: RwSignal<Profile>,
    players: RwSignal<u8>,
    bots: RwSignal<u8>,
    level: RwSignal<Level>,
    access: RwSignal<Access>,
    options: RwSignal<Vec<OptionRule>>,
    clock: ClockWish,
    wanted: RwSignal<api::Wanted>,
}

#[component]
pub fn NewTable(lobby: Lobby) -> impl IntoView {
    let router = Router::here();
    let chosen = Preferences::here();
    let wishes = Wishes {
        name: RwSignal::new(String::new()),
        profile: RwSignal::new(Profile::default()),
        players: RwSignal::new(4),
        bots: RwSignal::new(0),
        level: RwSignal::new(Level::Planner),
        access: RwSignal::new(Access::Open),
        options: RwSignal::new(Vec::new()),
        clock: ClockWish::new(),
        wanted: RwSignal::new(api::Wanted::default()),
    };
    let open = move |_| {
        let name = chosen.name();
        let body = body(wishes);
        spawn_local(async move {
            let opened = match somebody(&name).await {
                Ok(me) => {
                    lobby.person.is(Some(me.clone()));
                    post::<api::Table>("/api/tables", &named(body, &me, &name)).await
                }
                Err(trouble) => Err(trouble),
            };
            match opened {
                Ok(table) => router.go(Place::Table { id: table.id.to_string(), at: None, panel: None }),
                Err(trouble) => {
                    lobby.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    };
    let seats = move || {
        let edition = game::edition(wishes.profile.get());
        let counts = edition.seats.iter().map(|seats| (seats.players, seats.players.to_string())).collect();
        segments(t!("players"), wishes.players, counts)
    };
    let bots = move || {
        let most = wishes.players.get() - 1;
        segments(t!("of-them-bots"), wishes.bots, (0..=most).map(|count| (count, count.to_string())).collect())
    };
    keep_playable(wishes.profile, wishes.players);
    let profiles = profile_choice(wishes.profile);
    let levels = Level::OPPONENTS.into_iter().map(|level| (level, t!(&format!("level-{}", level.name()))));
    let levels = segments(t!("bots"), wishes.level, levels.collect());
    let access = segments(
        t!("seen-by"),
        wishes.access,
        vec![(Access::Open, t!("everybody")), (Access::Invitation, t!("link-only"))],
    );
    let shown = move || lobby.person.is_there.get() == Some(true);
    view! {
        <div class:none=move || !shown()>
            <h2 class="h1">{t!("new-table")}</h2>
            <div class="pnr"><label for="table-name">{t!("name")}</label><input id="table-name" maxlength="40" prop:value=wishes.name on:input=move |event| wishes.name.set(event_target_value(&event))/></div>
            {profiles} {seats} {bots} {levels} {access} {wishes.clock.form()}
            {move || house_rules(wishes.profile, wishes.options)}
            <super::finding::Looking wanted=wishes.wanted/>
            <button class="btn big" id="open-table" on:click=open>{t!("open-the-table")}</button>
            {move || lobby.trouble.get().map(|text| view! { <div class="toast" role="alert"><div>{text}</div></div> })}
        </div>
    }
}

fn body(wishes: Wishes) -> api::NewTable {
    let (players, bots) = (wishes.players.get_untracked(), wishes.bots.get_untracked());
    let bots = bots.min(players - 1);
    let bot = || BotSpec { level: wishes.level.get_untracked().name().to_owned(), character: None };
    let bot_name = |seat: u8| BOT_NAMES.get(usize::from(seat) - 1).map(|name| (*name).to_owned());
    let seats = (0..players).map(|seat| match seat {
        0 => SeatWish::Me { name: None },
        seat if seat >= players - bots => SeatWish::Bot { bot: bot(), name: bot_name(seat) },
        _ => SeatWish::Open,
    });
    let name = wishes.name.get_untracked().trim().to_owned();
    // What was ticked for another profile stays ticked, but only what this one has is asked for.
    let ticked = |rule: &OptionRule| wishes.options.with_untracked(|options| options.contains(rule));
    let options = wishes.profile.get_untracked().options().filter(ticked);
    api::NewTable {
        name: (!name.is_empty()).then_some(name),
        profile: wishes.profile.get_untracked().name().to_owned(),
        options: options.map(|rule| rule.name().to_owned()).collect(),
        seats: seats.collect(),
        access: wishes.access.get_untracked(),
        order: api::Order::Random,
        seed: None,
        start: bots + 1 == players,
        wanted: wishes.wanted.get_untracked(),
        clock: wishes.clock.rule(bot()),
    }
}

/// A guest sits under the name that is in use now.
fn named(mut table: api::NewTable, me: &Me, name: &str) -> api::NewTable {
    for seat in &mut table.seats {
        if let SeatWish::Me { name: shown } = seat {
            *shown = seat_name(me, name);
        }
    }
    table
}
