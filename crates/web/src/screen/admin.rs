//! For administrators: people and bans, reports, an announcement, and the record of what was done.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{
    Access, ActRow, AdminAct, Announcement, Ban, DeadLetter, Page, PersonRow, ReportRow, Resolve, Status, TableId,
    TableRow, UserId,
};

use super::lobby::{address, turn_of};
use crate::dialog::Dialog;
use crate::remote::api::{Answer, delete, get, post, send};
use crate::remote::person::Person;
use crate::route::Place;
use crate::{browser, t};

/// Milliseconds of a day.
const DAY: u64 = 24 * 3_600 * 1_000;

#[derive(Clone, Copy)]
struct Office {
    people: RwSignal<Vec<PersonRow>>,
    search: RwSignal<String>,
    tables: RwSignal<Vec<TableRow>>,
    words: RwSignal<String>,
    reports: RwSignal<Vec<ReportRow>>,
    acts: RwSignal<Vec<ActRow>>,
    letters: RwSignal<Vec<DeadLetter>>,
    notice: RwSignal<String>,
    said: RwSignal<Option<String>>,
    asked: RwSignal<Option<Asked>>,
}

/// What is asked about before it is done.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    Resolve { report: u64, name: String },
    Ban { user: UserId, name: String },
    Delete { table: TableId, name: String },
}

impl Office {
    fn look(self) {
        spawn_local(async move {
            self.look_at_people().await;
            self.look_at_tables().await;
            if let Ok(reports) = get("/api/admin/reports").await {
                self.reports.try_set(reports);
            }
            if let Ok(letters) = get("/api/admin/dead-letters").await {
                self.letters.try_set(letters);
            }
            if let Ok(acts) = get("/api/admin/acts").await {
                self.acts.try_set(acts);
            }
        });
    }

    async fn look_at_people(self) {
        let Some(search) = self.search.try_get_untracked() else { return };
        let path = format!("/api/admin/people?search={}", browser::encoded(&search));
        let people: Answer<Vec<PersonRow>> = get(&path).await;
        // Only the answer to what stands in the field now is shown.
        if let (Ok(people), true) = (people, self.search.try_get_untracked() == Some(search)) {
            self.people.try_set(people);
        }
    }

    async fn look_at_tables(self) {
        let Some(words) = self.words.try_get_untracked() else { return };
        let path = format!("/api/admin/tables?search={}", browser::encoded(&words));
        let page: Answer<Page> = get(&path).await;
        if let (Ok(page), true) = (page, self.words.try_get_untracked() == Some(words)) {
            self.tables.try_set(page.tables);
        }
    }

    fn after(self, answer: Answer<()>) {
        self.said.try_set(Some(answer.map_or_else(|trouble| trouble.words(), |()| t!("admin-done"))));
        self.look();
    }

    fn ban(self, user: UserId, reason: String, days: Option<u64>) {
        let until = days.map(|days| browser::now() as u64 + days * DAY);
        let path = format!("/api/admin/people/{user}/ban");
        spawn_local(async move { self.after(send(Method::PUT, &path, &Ban { reason, until }).await) });
    }

    fn unban(self, user: UserId) {
        spawn_local(async move { self.after(delete(&format!("/api/admin/people/{user}/ban")).await) });
    }

    fn resolve(self, report: u64, note: String) {
        spawn_local(async move { self.after(post(&format!("/api/admin/reports/{report}"), &Resolve { note }).await) });
    }

    fn delete_table(self, table: TableId) {
        spawn_local(async move { self.after(delete(&format!("/api/admin/tables/{table}")).await) });
    }

    fn retry(self, letter: i64) {
        let path = format!("/api/admin/dead-letters/{letter}");
        spawn_local(async move { self.after(post(&path, &serde_json::json!({})).await) });
    }

    fn announce(self) {
        let text = self.notice.get_untracked().trim().to_owned();
        let body = Announcement { text: (!text.is_empty()).then_some(text) };
        spawn_local(async move { self.after(send(Method::PUT, "/api/admin/announcement", &body).await) });
    }
}

#[component]
pub fn AdminScreen() -> impl IntoView {
    let person = Person::here();
    let office = Office {
        people: RwSignal::new(Vec::new()),
        search: RwSignal::new(String::new()),
        tables: RwSignal::new(Vec::new()),
        words: RwSignal::new(String::new()),
        reports: RwSignal::new(Vec::new()),
        acts: RwSignal::new(Vec::new()),
        letters: RwSignal::new(Vec::new()),
        notice: RwSignal::new(String::new()),
        said: RwSignal::new(None),
        asked: RwSignal::new(None),
    };
    let is_admin = move || person.me.with(|me| me.as_ref().is_some_and(|me| me.admin));
    Effect::new(move |_| {
        if is_admin() {
            office.look();
        }
    });
    spawn_local(async move {
        if let Ok(notice) = get::<Announcement>("/api/announcement").await {
            office.notice.try_set(notice.text.unwrap_or_default());
        }
    });
    let body = move || match is_admin() {
        true => whole(office),
        false => view! { <p class="mut">{t!("admin-only")}</p> }.into_any(),
    };
    view! { <main class="plain"><super::frame::Header/><h1 class="h1">{t!("administration")}</h1>{body}</main> }
}

fn whole(office: Office) -> AnyView {
    let typed = move |event: web_sys::Event| {
        office.search.set(event_target_value(&event));
        spawn_local(office.look_at_people());
    };
    let sought = move |event: web_sys::Event| {
        office.words.set(event_target_value(&event));
        spawn_local(office.look_at_tables());
    };
    let announce = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        office.announce();
    };
    view! {
        <p role="status" class="mut">{office.said}</p>
        <form class="acc" on:submit=announce>
            <label>{t!("announcement")} <textarea rows="2" maxlength="1000" id="announce-text" prop:value=office.notice on:input=move |event| office.notice.set(event_target_value(&event))></textarea></label>
            <div class="act2"><button class="btn sml" type="submit" id="announce">{t!("announce")}</button></div>
        </form>
        <h2 class="h2">{t!("reports")}</h2>
        {move || office.reports.with(Vec::is_empty).then(|| view! { <p class="mut">{t!("no-reports")}</p> })}
        <ul class="rep" id="reports">{move || office.reports.get().into_iter().map(|row| report(office, row)).collect_view()}</ul>
        <h2 class="h2">{t!("people")}</h2>
        <label class="fld"><span class="vh">{t!("search")}</span><input type="search" id="find-person" placeholder=t!("search") prop:value=office.search on:input=typed/></label>
        <div class="wide" tabindex="0" role="region" aria-label=t!("people")>
        <table class="dep" id="people"><tbody>{move || office.people.get().into_iter().map(|row| person_row(office, row)).collect_view()}</tbody></table>
        </div>
        <h2 class="h2">{t!("admin-tables")}</h2>
        <label class="fld"><span class="vh">{t!("search")}</span><input type="search" id="find-table" placeholder=t!("search") prop:value=office.words on:input=sought/></label>
        {move || office.tables.with(Vec::is_empty).then(|| view! { <p class="mut">{t!("no-tables-found")}</p> })}
        <div class="wide" tabindex="0" role="region" aria-label=t!("admin-tables")>
        <table class="dep" id="tables"><tbody>{move || office.tables.get().into_iter().map(|row| table_row(office, row)).collect_view()}</tbody></table>
        </div>
        <h2 class="h2">{t!("dead-letters")}</h2>
        {move || office.letters.with(Vec::is_empty).then(|| view! { <p class="mut">{t!("no-dead-letters")}</p> })}
        <ul class="rep" id="dead-letters">{move || office.letters.get().into_iter().map(|row| letter(office, row)).collect_view()}</ul>
        <h2 class="h2">{t!("acts")}</h2>
        <ol class="chl" id="acts">{move || office.acts.get().into_iter().map(act).collect_view()}</ol>
        {move || office.asked.get().map(|asked| question(office, asked))}
    }
    .into_any()
}

/// Nothing that somebody else will feel is done at one click.
fn question(office: Office, asked: Asked) -> impl IntoView {
    let (reason, days) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let close = move || office.asked.set(None);
    let (heading, words, go) = match &asked {
        Asked::Resolve { name, .. } => (t!("resolve-report", name = name.clone()), None, t!("resolve")),
        Asked::Ban { name, .. } => (t!("ban-person", name = name.clone()), Some(t!("ban-words")), t!("ban")),
        Asked::Delete { name, .. } => {
            (t!("delete-table", name = name.clone()), Some(t!("delete-table-words")), t!("delete"))
        }
    };
    let needs_reason = !matches!(asked, Asked::Delete { .. });
    let may_end = matches!(asked, Asked::Ban { .. });
    let confirm = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        close();
        match &asked {
            Asked::Resolve { report, .. } => office.resolve(*report, reason.get_untracked()),
            Asked::Ban { user, .. } => office.ban(*user, reason.get_untracked(), days.get_untracked().parse().ok()),
            Asked::Delete { table, .. } => office.delete_table(*table),
        }
    };
    let reasoned = needs_reason.then(|| view! { <label>{t!("admin-reason")} <input required maxlength="1000" id="admin-reason" prop:value=reason on:input=move |event| reason.set(event_target_value(&event))/></label> });
    let ends = may_end.then(|| view! { <label>{t!("ban-days")} <input type="number" min="1" id="ban-days" prop:value=days on:input=move |event| days.set(event_target_value(&event))/></label> });
    view! {
        <Dialog label=heading.clone() close=Callback::new(move |()| close())>
            <form class="acc" on:submit=confirm>
                <h2 class="h2" tabindex="-1" autofocus=true>{heading}</h2>
                {words.map(|words| view! { <p>{words}</p> })}
                {reasoned} {ends}
                <div class="act2"><button class="btn p" type="submit" id="confirm-act">{go}</button><button class="btn" type="button" on:click=move |_| close()>{t!("cancel")}</button></div>
            </form>
        </Dialog>
    }
}

fn person_row(office: Office, row: PersonRow) -> AnyView {
    let user = row.user;
    let href = Place::Person { id: user.to_string() }.path();
    let marks = [(row.admin, "administrator"), (row.program, "program")];
    let marks = marks
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, key)| view! { " " <span class="tag">{t!(key)}</span> })
        .collect_view();
    let about = [t!("seen-on", date = browser::date(row.seen))].into_iter().chain(row.ban.as_ref().map(ban_words));
    let about = about.collect::<Vec<_>>().join(" · ");
    let name = row.name.clone();
    let ban = move |_| office.asked.set(Some(Asked::Ban { user, name: name.clone() }));
    let act = match (&row.ban, row.admin) {
        (_, true) => ().into_any(),
        (Some(_), _) => {
            view! { <button class="btn sml" on:click=move |_| office.unban(user)>{t!("unban")}</button> }.into_any()
        }
        (None, _) => {
            view! { <button class="btn sml" data-ban=user.to_string() on:click=ban>{t!("ban")}</button> }.into_any()
        }
    };
    view! { <tr><td><a class="b" href=href>{row.name}</a>{marks}<div class="xs mut">{about}</div></td><td class="r">{act}</td></tr> }.into_any()
}

/// Only what has not started, or a review, can be deleted. Tables by invitation are named; who is not invited stays outside.
fn table_row(office: Office, row: TableRow) -> AnyView {
    let table = row.id;
    let (turn, _) = turn_of(&row);
    let name = match row.access {
        Access::Open => view! { <a class="b" href=address(&row)>{row.name.clone()}</a> }.into_any(),
        Access::Invitation => {
            view! { <b class="b">{row.name.clone()}</b> " " <span class="tag">{t!("by-invitation")}</span> }.into_any()
        }
    };
    let players =
        row.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ");
    let about = [t!(&format!("profile-name-{}", row.profile)), players, turn, browser::date(row.updated)].join(" · ");
    let ask = move |_| office.asked.set(Some(Asked::Delete { table, name: row.name.clone() }));
    let clear = matches!(row.status, Status::Open | Status::Review)
        .then(|| view! { <button class="btn sml" data-delete=table.to_string() on:click=ask>{t!("delete")}</button> });
    view! { <tr><td>{name}<div class="xs mut">{about}</div></td><td class="r">{clear}</td></tr> }.into_any()
}

fn ban_words(ban: &Ban) -> String {
    match ban.until {
        Some(until) => t!("banned-until", reason = ban.reason.clone(), date = browser::date(until)),
        None => t!("banned-for-good", reason = ban.reason.clone()),
    }
}

fn report(office: Office, row: ReportRow) -> AnyView {
    let id = row.id;
    let href = Place::Person { id: row.person.to_string() }.path();
    let table = row.table.map(|table| {
        let href = Place::Table { id: table.to_string(), at: None, panel: None }.path();
        view! { " · " <a href=href>{t!("table")}</a> }
    });
    let quote = row.message.map(|text| view! { <blockquote>{text}</blockquote> });
    let name = row.name.clone();
    let ask = move |_| office.asked.set(Some(Asked::Resolve { report: id, name: name.clone() }));
    view! {
        <li><p><a class="b" href=href>{row.name.clone()}</a> " " <span class="mut">{t!("reported-by", name = row.by)} " · " {browser::date(row.created)}</span>{table}</p>
        {quote}<p>{row.reason}</p>
        <button class="btn sml" data-resolve=id.to_string() on:click=ask>{t!("resolve")}</button></li>
    }
    .into_any()
}

fn letter(office: Office, row: DeadLetter) -> AnyView {
    let id = row.id;
    let name = row.name.unwrap_or_else(|| "–".to_owned());
    let what = t!(&format!("alert-kind-{}", row.kind.name()));
    let tried = t!("tried-times", n = row.tries as usize);
    view! {
        <li><p><b class="b">{name}</b> " · " {what} " " <span class="mut">{browser::date(row.at)} " · " {tried} " · " {row.why}</span></p>
        <button class="btn sml" data-retry=id.to_string() on:click=move |_| office.retry(id)>{t!("send-again")}</button></li>
    }
    .into_any()
}

fn act(row: ActRow) -> AnyView {
    let by = row.by.unwrap_or_else(|| t!("command-line"));
    let words = match row.act {
        AdminAct::Granted { name } => t!("act-granted", name = name),
        AdminAct::Banned { name, ban } => t!("act-banned", name = name, words = ban_words(&ban)),
        AdminAct::Unbanned { name } => t!("act-unbanned", name = name),
        AdminAct::Resolved { note, .. } => t!("act-resolved", note = note),
        AdminAct::Announced { text: Some(text) } => t!("act-announced", text = text),
        AdminAct::Announced { text: None } => t!("act-unannounced"),
        AdminAct::DeletedTable { name } => t!("act-deleted-table", name = name),
        AdminAct::Retried { .. } => t!("act-retried"),
    };
    view! { <li><span class="mut">{browser::date(row.at)}</span> " " <b class="b">{by}</b> " " {words}</li> }.into_any()
}
