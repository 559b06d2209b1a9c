//! A table of the server: waiting room, then the table with its talk, consents and the state of the line.

use bots::Level;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{self, Holder, Proposal, Status, Told, Wish};

use super::clock::rule_words;
use super::finding::InviteByName;
use super::home::{BOT_NAMES, OwnName, segments};
use super::report::{ReportSheet, Subject};
use super::table::{Missing, TableScreen};
use crate::panel::top::{edition_name, title_name};
use crate::play::table::{Panel, Table};
use crate::remote::api::{self as server, Answer, get, somebody};
use crate::remote::clock::PauseButton;
use crate::remote::person::Person;
use crate::remote::play::Remote;
use crate::remote::stream::Line;
use crate::route::Place;
use crate::settings::Preferences;
use crate::{browser, t};

/// What is known of the table that was asked for.
#[derive(Clone)]
enum Found {
    Looking,
    Nothing(server::Trouble),
    Table(Box<(Remote, Table)>),
}

#[component]
pub fn RemoteTable(id: String, at: Option<usize>, panel: Option<Panel>, invitation: Option<String>) -> impl IntoView {
    let found = RwSignal::new(Found::Looking);
    let owner = Owner::current();
    seek(Sought { found, owner, id, at, panel, invitation });
    move || {
        match found.get() {
        Found::Looking => view! { <div class="ldg" role="status">{t!("loading")}</div> }.into_any(),
        Found::Nothing(server::Trouble::Unreachable) => view! { <main class="plain"><super::frame::Header/><p>{t!("server-away")}</p><p><a class="btn" href="/">{t!("home")}</a></p></main> }.into_any(),
        Found::Nothing(_) => view! { <Missing/> }.into_any(),
        Found::Table(found) => view! { <Remoted remote=found.0 table=found.1/> }.into_any(),
    }
    }
}

/// The table that is asked for, and what the address says about it.
#[derive(Clone)]
struct Sought {
    found: RwSignal<Found>,
    owner: Option<Owner>,
    id: String,
    at: Option<usize>,
    panel: Option<Panel>,
    invitation: Option<String>,
}

/// Milliseconds before a server that does not answer is asked again.
const ASK_AGAIN: i32 = 2_000;

fn seek(sought: Sought) {
    let question = sought.invitation.as_ref().map_or_else(String::new, |key| format!("?invitation={key}"));
    let path = format!("/api/tables/{}{question}", sought.id);
    spawn_local(async move {
        let answer = get::<api::Table>(&path).await;
        let is_away = answer.as_ref().is_err_and(|trouble| *trouble == server::Trouble::Unreachable);
        // Signals of the table belong to this screen, though it took a while to hear of it.
        let Some(owner) = sought.owner.clone() else { return };
        let outcome = owner.with(|| sought.build(answer));
        if sought.found.try_set(outcome).is_none() && is_away {
            browser::after(ASK_AGAIN, move || {
                if sought.found.try_get_untracked().is_some() {
                    seek(sought);
                }
            });
        }
    });
}

impl Sought {
    fn build(&self, answer: server::Answer<api::Table>) -> Found {
        match answer {
            Ok(table) => {
                let remote = Remote::new(&table, self.invitation.clone());
                match remote.open(&table) {
                    Some(shown) => {
                        shown.at.set(self.at);
                        shown.chosen_panel.set(self.panel);
                        keep_address(shown, self.id.clone());
                        Found::Table(Box::new((remote, shown)))
                    }
                    None => Found::Nothing(server::Trouble::Unreachable),
                }
            }
            Err(trouble) => Found::Nothing(trouble),
        }
    }
}

fn keep_address(table: Table, id: String) {
    Effect::new(move |_| {
        let place = Place::Table { id: id.clone(), at: table.at.get(), panel: table.chosen_panel.get() };
        browser::settle_at(&format!("/g/{id}"), place.path());
    });
}

#[component]
fn Remoted(remote: Remote, table: Table) -> impl IntoView {
    provide_context(remote);
    reload_as_somebody_else(remote, table);
    let waits = Memo::new(move |_| remote.status.get() == Status::Open);
    move || match waits.get() {
        true => view! { <WaitingRoom remote=remote table=table/> }.into_any(),
        false => view! { <TableScreen table=table/> }.into_any(),
    }
}

/// Whoever signs in at a table may have seats there.
fn reload_as_somebody_else(remote: Remote, table: Table) {
    let person = Person::here();
    Effect::new(move |before: Option<Option<api::UserId>>| {
        let now = person.user();
        if before.is_some_and(|before| before != now) {
            remote.reload(table);
        }
        now
    });
}

/// Who sits where, the invitation, and the start.
#[component]
fn WaitingRoom(remote: Remote, table: Table) -> impl IntoView {
    let (chosen, person) = (Preferences::here(), Person::here());
    let (year, title) = table.state.with_untracked(|state| title_name(state.edition().title));
    let profile = table.state.with_untracked(|state| edition_name(state.edition()));
    let join = move |seat: u8| {
        let name = chosen.name();
        spawn_local(async move {
            match somebody(&name).await {
                Ok(me) => {
                    person.is(Some(me.clone()));
                    let name = server::seat_name(&me, &name);
                    let body = api::Join { seat: Some(seat), name, invitation: remote.invitation_key() };
                    remote.wish(table, "/join", serde_json::to_value(body).unwrap_or_default());
                }
                Err(trouble) => {
                    remote.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    };
    let level = RwSignal::new(Level::Planner);
    let fill = move |seat: u8| {
        let taken = remote.seats.with_untracked(|seats| seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>());
        let name =
            BOT_NAMES.iter().find(|name| taken.iter().all(|taken| taken != *name)).map(|name| (*name).to_owned());
        let bot = api::BotSpec { level: level.get_untracked().name().to_owned(), character: None };
        let body = serde_json::to_value(api::HandToBot { bot, name }).unwrap_or_default();
        remote.wish(table, &format!("/seats/{seat}/bot"), body);
    };
    let seats = move || {
        remote.seats.get().into_iter().map(|seat| {
            let number = seat.seat;
            let is_own = remote.own.get().contains(&number);
            let (who, button) = match &seat.holder {
                Holder::Nobody => {
                    let sit = remote.own.with(Vec::is_empty).then(|| {
                        view! { <button class="btn sml" data-join=number.to_string() on:click=move |_| join(number)>{t!("sit")}</button> }
                    });
                    let fill = remote.is_host.get().then(|| {
                        view! { <button class="btn sml" data-fill=number.to_string() on:click=move |_| fill(number)>{t!("seat-a-bot")}</button> }
                    });
                    (t!("free-seat"), view! { {sit} " " {fill} }.into_any())
                }
                Holder::Bot { bot } => {
                    let free = remote.is_host.get().then(|| {
                        view! { <button class="lk" data-free=number.to_string() on:click=move |_| remote.take_back(number)>{t!("remove-bot")}</button> }
                    });
                    (format!("{} · {}", seat.name, t!(&format!("level-{}", bot.level))), free.into_any())
                }
                Holder::Person { .. } | Holder::Gone if is_own => (
                    seat.name.clone(),
                    view! { <button class="lk" on:click=move |_| remote.wish(table, "/leave", serde_json::json!({ "seat": number }))>{t!("stand-up")}</button> }.into_any(),
                ),
                Holder::Person { .. } | Holder::Gone => {
                    let kick = remote.is_host.get().then(|| {
                        view! { <button class="lk" data-kick=number.to_string() on:click=move |_| remote.kick(table, number)>{t!("kick")}</button> }
                    });
                    (seat.name.clone(), kick.into_any())
                }
            };
            view! { <tr><td class="r mut sn">{number + 1}</td><td class="b">{who} " " <Here remote=remote seat=number/></td><td class="r">{button}</td></tr> }
        }).collect_view()
    };
    let full = move || remote.seats.with(|seats| seats.iter().all(|seat| seat.holder != Holder::Nobody));
    let levels = move || {
        let is_asked = remote.is_host.get() && !full();
        let levels = Level::OPPONENTS.into_iter().map(|level| (level, t!(&format!("level-{}", level.name()))));
        is_asked.then(|| view! { <div class="nmf">{segments(t!("bots"), level, levels.collect())}</div> })
    };
    let link = move || {
        let invitation = remote.link.get()?;
        let address = format!("{}/g/{}?invitation={invitation}", browser::origin(), remote.id.get_value());
        let shown = address.clone();
        Some(view! {
            <p class="inv"><span class="mut">{t!("invite")}</span> <input readonly aria-label=t!("invite") prop:value=shown/> <button class="btn sml" on:click=move |_| browser::copy(&address)>{t!("copy-link")}</button></p>
        })
    };
    let start = move || {
        remote.is_host.get().then(|| {
            view! { <button class="btn p" id="start" disabled=move || !full() on:click=move |_| remote.wish(table, "/start", serde_json::json!({}))>{t!("start-game")}</button> {move || (!full()).then(|| view! { <span class="mut">{t!("start-when-full")}</span> })} }
        })
    };
    view! {
        <main class="plain">
            <super::frame::Header/><p><Connection remote=remote/></p>
            <h1 class="h1">{move || table.name.get()}</h1>
            <RenameTable remote=remote table=table/>
            <p class="mut">{format!("{year} {title} · {profile}")}</p>
            {move || remote.rule.get().map(|rule| view! { <p data-clock-rule>{t!("clock")} ": " {rule_words(&rule)}</p> })}
            {move || remote.own.with(Vec::is_empty).then(|| view! { <div class="nmf"><OwnName/></div> })}
            <table class="dep"><tbody>{seats}</tbody></table>
            {levels}
            {link}
            <InviteByName remote=remote/>
            <div class="act2 strt">{start}</div>
            <Trouble remote=remote/>
            <Chat remote=remote/>
        </main>
    }
}

/// A dot beside the name of a player who has the table open.
#[component]
pub fn Here(remote: Remote, seat: u8) -> impl IntoView {
    let dot = move || {
        let is_here = remote.present.with(|seats| seats.contains(&seat));
        is_here.then(|| view! { <span class="here" data-here=seat.to_string() title=t!("is-here")><span class="vh">{t!("is-here")}</span></span> })
    };
    view! { {dot} }
}

/// The host may give the table another name.
#[component]
fn RenameTable(remote: Remote, table: Table) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let is_open = RwSignal::new(false);
    let begin = move |_| {
        name.set(table.name.get_untracked());
        is_open.set(true);
    };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        if !wanted.is_empty() {
            remote.rename(wanted);
        }
        is_open.set(false);
    };
    let field = move || {
        match (remote.is_host.get(), is_open.get()) {
        (false, _) => ().into_any(),
        (true, false) => view! { <p><button class="lk" id="rename-table" on:click=begin>{t!("rename-table")}</button></p> }.into_any(),
        (true, true) => view! {
            <form class="selh nmf" on:submit=send>
                <input id="table-name" class="inp" aria-label=t!("rename-table") maxlength="40" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                <button class="btn sml" type="submit">{t!("rename")}</button>
            </form>
        }
        .into_any(),
    }
    };
    view! { {field} }
}

/// What the menu of a game says of its table.
#[component]
pub fn TableMenu(table: Table) -> impl IntoView {
    table.remote().map(|remote| {
        view! { <RenameTable remote=remote table=table/> <PauseButton remote=remote/> <TakeOver remote=remote/> }
    })
}

/// The host of a running game finds somebody to play on for a bot, or for a player who has left.
#[component]
fn TakeOver(remote: Remote) -> impl IntoView {
    let may = move || {
        let is_free = |seat: &api::Seat| matches!(seat.holder, Holder::Bot { .. } | Holder::Gone);
        remote.is_host.get()
            && remote.status.get() == Status::Running
            && remote.seats.with(|seats| seats.iter().any(is_free))
    };
    move || {
        may().then(|| view! { <section class="rule"><p class="mut">{t!("take-over-words")}</p><InviteByName remote=remote/></section> })
    }
}

/// Whether we hear the server.
#[component]
pub fn Connection(remote: Remote) -> impl IntoView {
    let state = move || match (remote.line.get(), remote.waiting.get().is_some()) {
        (Some(Line::Live), _) => ("cn", t!("live")),
        (_, true) => ("cn w", t!("reconnecting-kept")),
        (Some(Line::Lost), false) => ("cn w", t!("reconnecting")),
        (None, false) => ("cn w", t!("connecting")),
    };
    view! { <span class=move || state().0 role="status" data-line=move || state().0><i></i>{move || state().1}</span> }
}

#[component]
pub fn Trouble(remote: Remote) -> impl IntoView {
    let toast = move || {
        remote.trouble.get().map(|text| {
            view! { <div class="toast" role="alert"><div>{text}</div><button class="esc" on:click=move |_| remote.trouble.set(None) aria-label=t!("close")>"Esc"</button></div> }
        })
    };
    view! { {toast} }
}

/// What others ask for.
#[component]
pub fn Proposals(remote: Remote) -> impl IntoView {
    let table = Table::here();
    let rows =
        move || remote.proposals.get().into_iter().map(|proposal| consent(table, remote, proposal)).collect_view();
    view! { <div class="prs">{rows}</div> }
}

fn consent(table: Table, remote: Remote, proposal: Proposal) -> AnyView {
    let name = table.seat_name(proposal.seat);
    let (agreed, asked) = (proposal.agreed.len(), proposal.asked.len());
    let text = match proposal.wish {
        Wish::Undo { to } => t!("asks-undo", player = name, n = to),
        Wish::Redo { to } => t!("asks-redo", player = name, n = to),
        Wish::HandToBot { seat, .. } => t!("asks-bot", player = name, other = table.seat_name(seat)),
        Wish::Pause => t!("asks-pause", player = name),
        Wish::Resume => t!("asks-resume", player = name),
    };
    let own = remote.own.get();
    let id = proposal.id;
    let may_answer = proposal.asked.iter().any(|seat| own.contains(seat) && !proposal.agreed.contains(seat));
    let is_ours = own.contains(&proposal.seat);
    let buttons = if may_answer {
        view! {
            <button class="btn sml" data-agree="yes" on:click=move |_| remote.answer(id, true)>{t!("agree")}</button>
            <button class="btn sml" on:click=move |_| remote.answer(id, false)>{t!("do-decline")}</button>
        }
        .into_any()
    } else if is_ours {
        view! { <button class="btn sml" on:click=move |_| remote.answer(id, false)>{t!("withdraw")}</button> }
            .into_any()
    } else {
        ().into_any()
    };
    view! { <div class="toast of"><div><b class="b">{text}</b> " " {t!("agreed-so-far", n = agreed, all = asked)}</div><div class="act2">{buttons}</div></div> }.into_any()
}

/// Messages of other people that are still there can be reported by whoever has signed in.
fn reportable(remote: Remote, me: Person, said: &api::Said) -> Option<Subject> {
    let (own, person) = (me.user()?, said.by?);
    let table = remote.id.get_value().parse().ok()?;
    let words = said.text.clone()?;
    (person != own).then(|| Subject { person, name: said.name.clone(), message: Some((table, said.seq, words)) })
}

/// The name and the words of a line: what was written, or what somebody did.
fn line_of(remote: Remote, said: &api::Said) -> (String, String) {
    let Some(told) = said.told else {
        return (said.name.clone(), said.text.clone().unwrap_or_else(|| "…".to_owned()));
    };
    let words = match told {
        Told::WentBack { to } => t!("told-went-back", n = to),
        Told::WentOn { to } => t!("told-went-on", n = to),
        Told::RanOut { .. } => t!("told-ran-out"),
        Told::TookOver { .. } => t!("told-took-over"),
        Told::Paused => t!("told-paused"),
        Told::Resumed => t!("told-resumed"),
    };
    let is_theirs = |seat: &&api::Seat| match told {
        Told::RanOut { seat: number } | Told::TookOver { seat: number } => seat.seat == number,
        Told::WentBack { .. } | Told::WentOn { .. } | Told::Paused | Told::Resumed => {
            said.by.is_some_and(|by| seat.held_by(by))
        }
    };
    let name = remote.seats.with(|seats| seats.iter().find(is_theirs).map(|seat| seat.name.clone()));
    (name.unwrap_or_default(), words)
}

#[component]
pub fn Chat(remote: Remote) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let reported = RwSignal::new(None::<Subject>);
    let outcome = RwSignal::new(None::<String>);
    let me = Person::here();
    let lines = move || {
        let blocked = remote.blocked.get();
        let shown = move |said: &api::Said| said.told.is_some() || said.by.is_none_or(|by| !blocked.contains(&by));
        remote.chat.get().into_iter().filter(shown).map(|said| {
            let flag = reportable(remote, me, &said).map(|subject| {
                view! { " " <button class="lk xs" data-report=said.seq.to_string() title=t!("report-message") aria-label=t!("report-message") on:click=move |_| reported.set(Some(subject.clone()))>"⚑"</button> }
            });
            let (name, words) = line_of(remote, &said);
            view! { <li class:mut=said.told.is_some()><b class="b">{name}</b> " " <span>{words}</span>{flag}</li> }
        }).collect_view()
    };
    // Whoever looks on may not talk.
    let may_talk = move || remote.is_host.get() || remote.own.with(|own| !own.is_empty());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let words = text.get_untracked().trim().to_owned();
        if !words.is_empty() {
            remote.say(words);
            text.set(String::new());
        }
    };
    view! {
        <section class="cht2">
            <h2 class="h2">{t!("chat")}</h2>
            <ol class="chl" aria-live="polite">{lines}</ol>
            <ReportSheet subject=reported after=Callback::new(move |answer: Answer<()>| drop(outcome.try_set(Some(answer.map_or_else(|trouble| trouble.words(), |()| t!("report-sent"))))))/>
            <p class="xs mut" role="status">{outcome}</p>
            <form on:submit=send class="selh" class:none=move || !may_talk()>
                <input id="chat" aria-label=t!("chat") placeholder=t!("say-something") maxlength="1000" prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                <button class="btn sml" type="submit">{t!("send")}</button>
            </form>
        </section>
    }
}
