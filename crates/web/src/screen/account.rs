//! Who one is on the server: nobody yet, a guest with a key, or registered; and all that one may do about it.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{ChangePassword, DeleteAccount, Me, MeWithKey, PersonKind, Register, Rename, SignIn};

use super::access::Access;
use super::alerts::AlertsForm;
use super::clock::CalendarForm;
use super::links::ForgotPassword;
use crate::dialog::Dialog;
use crate::markup::outcome;
use crate::remote::api::{Answer, KEY, by_key, delete, known_guest, patch, post, send};
use crate::remote::person::Person;
use crate::route::Place;
use crate::settings::Preferences;
use crate::{browser, t};

/// What is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    SignOut,
    Delete,
}

/// The fields, and what the server last had to say.
#[derive(Clone, Copy)]
struct Form {
    person: Person,
    chosen: Preferences,
    name: RwSignal<String>,
    password: RwSignal<String>,
    new_password: RwSignal<String>,
    /// What was said, and whether it is a trouble.
    said: RwSignal<Option<(String, bool)>>,
    asked: RwSignal<Option<Asked>>,
    /// The link that signs in elsewhere.
    link: RwSignal<Option<String>>,
}

impl Form {
    /// Shows the outcome of a request; nothing of an old one stays.
    fn after<T>(self, answer: &Answer<T>, done: Option<String>) {
        let said = match answer {
            Ok(_) => done.map(|text| (text, false)),
            Err(trouble) => Some((trouble.words(), true)),
        };
        self.said.try_set(said);
        if answer.is_ok() {
            self.password.try_set(String::new());
            self.new_password.try_set(String::new());
        }
    }

    fn enter(self, register: bool) {
        let (name, password) = (self.name.get_untracked(), self.password.get_untracked());
        spawn_local(async move {
            let answer: Answer<Me> = match register {
                true => post("/api/users", &Register { name, password, program: false }).await,
                false => post("/api/session", &SignIn { name, password }).await,
            };
            self.after(&answer, None);
            self.person.look().await;
        });
    }

    fn come_back(self) {
        spawn_local(async move {
            if known_guest().await.is_none() {
                self.said.try_set(Some((t!("key-unknown"), true)));
            }
            self.person.look().await;
        });
    }

    fn rename(self) {
        let name = self.name.get_untracked().trim().to_owned();
        spawn_local(async move {
            let answer: Answer<Me> = patch("/api/me", &Rename { name: name.clone() }).await;
            if answer.is_ok() {
                self.chosen.call_oneself(&name);
            }
            self.after(&answer, Some(t!("renamed")));
            self.person.look().await;
        });
    }

    fn change_password(self) {
        let body = ChangePassword { old: self.password.get_untracked(), new: self.new_password.get_untracked() };
        spawn_local(async move {
            let answer: Answer<()> = post("/api/me/password", &body).await;
            self.after(&answer, Some(t!("password-changed")));
        });
    }

    /// The key of this browser, or a new one where it has none: the old one is void then.
    fn show_key(self) {
        spawn_local(async move {
            let key = match browser::stored(KEY) {
                Some(key) => Ok(key),
                None => post::<MeWithKey>("/api/me/key", &serde_json::json!({})).await.map(|me| me.key),
            };
            self.after(&key, None);
            if let Ok(key) = key {
                browser::store(KEY, &key);
                self.link.try_set(Some(format!("{}/#key={key}", browser::origin())));
            }
        });
    }

    fn sign_out(self, everywhere: bool) {
        self.asked.set(None);
        spawn_local(async move {
            let answer = delete(if everywhere { "/api/sessions" } else { "/api/session" }).await;
            self.after(&answer, None);
            self.link.try_set(None);
            self.person.look().await;
        });
    }

    fn delete(self, kind: PersonKind) {
        let password = (kind == PersonKind::Registered).then(|| self.password.get_untracked());
        spawn_local(async move {
            let answer: Answer<()> = send(Method::DELETE, "/api/me", &DeleteAccount { password }).await;
            if answer.is_ok() {
                browser::forget(KEY);
                self.asked.try_set(None);
            }
            self.after(&answer, Some(t!("account-deleted")));
            self.person.look().await;
        });
    }
}

/// The sheet in which one signs in, changes what one is called, and signs out; over any page.
#[component]
pub fn AccountSheet(person: Person) -> impl IntoView {
    let form = Form {
        person,
        chosen: Preferences::here(),
        name: RwSignal::new(String::new()),
        password: RwSignal::new(String::new()),
        new_password: RwSignal::new(String::new()),
        said: RwSignal::new(None),
        asked: RwSignal::new(None),
        link: RwSignal::new(None),
    };
    take_key(form);
    let body = move || match person.me.get() {
        None => nobody(form),
        Some(me) => somebody(form, me),
    };
    let said = move || form.said.get().map(outcome);
    let close = move || {
        form.said.set(None);
        person.sheet.set(false);
    };
    let sheet = move || {
        person.sheet.get().then(|| {
            view! {
                <Dialog label=t!("account") class="mnu" close=Callback::new(move |()| close())>
                    <div class="sec"><h2 class="h2" tabindex="-1" autofocus=true>{t!("account")}</h2><span class="sp"></span><button class="lk" on:click=move |_| close()>{t!("close")}</button></div>
                    <div id="account-form">{body} {said}</div>
                </Dialog>
            }
        })
    };
    view! { {sheet} {move || question(form, person.me.get())} }
}

/// Who one is, or the way to sign in; absent while there is no server.
#[component]
pub fn AccountButton(#[prop(optional)] class: &'static str) -> impl IntoView {
    let person = Person::here();
    let words = move || person.me.with(|me| me.as_ref().map_or_else(|| t!("sign-in"), |me| me.name.clone()));
    let shown = move || person.is_there.get() == Some(true);
    view! { <button class=format!("lk {class}") data-account class:none=move || !shown() title=t!("account") on:click=move |_| person.open()>{words}</button> }
}

/// An address may bring a guest's key behind its `#`.
fn take_key(form: Form) {
    let Some(key) = browser::take_hash("key=") else { return };
    spawn_local(async move {
        let answer = by_key(key).await;
        form.after(&answer, None);
        form.person.look().await;
    });
}

pub fn field(label: &str, kind: &'static str, fill: &'static str, value: RwSignal<String>) -> AnyView {
    let label = t!(label);
    view! { <label>{label} <input type=kind autocomplete=fill prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label> }.into_any()
}

/// A form of its own, so that Enter sends it.
pub fn sends(then: impl Fn() + 'static) -> impl Fn(web_sys::SubmitEvent) + 'static {
    move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        then();
    }
}

fn entry(form: Form) -> AnyView {
    view! {
        <form class="acc" on:submit=sends(move || form.enter(false))>
            {field("name", "text", "username", form.name)}
            {field("password", "password", "current-password", form.password)}
            <div class="act2"><button class="btn sml" type="submit" id="sign-in">{t!("sign-in")}</button><button class="btn sml" type="button" id="register" on:click=move |_| form.enter(true)>{t!("register")}</button></div>
        </form>
    }
    .into_any()
}

fn nobody(form: Form) -> AnyView {
    let known = browser::stored(KEY).is_some().then(|| {
        view! { <p class="xs mut">{t!("guest-known")}</p> <button class="btn sml" id="come-back" on:click=move |_| form.come_back()>{t!("come-back")}</button> }
    });
    view! { {known} {entry(form)} <ForgotPassword/> }.into_any()
}

fn somebody(form: Form, me: Me) -> AnyView {
    form.name.set(me.name.clone());
    let known = me.clone();
    let own = Place::Person { id: me.user.to_string() }.path();
    let rename = view! {
        <form class="acc" on:submit=sends(move || form.rename())>
            {field("name", "text", "nickname", form.name)}
            <div class="act2"><button class="btn sml" type="submit">{t!("rename")}</button></div>
        </form>
    };
    let more = (me.kind == PersonKind::Guest).then(|| guest(form));
    let key = match me.kind {
        PersonKind::Guest => "signed-in-guest",
        PersonKind::Registered => "signed-in",
    };
    let leave = move |_| match me.kind {
        PersonKind::Guest => form.asked.set(Some(Asked::SignOut)),
        PersonKind::Registered => form.sign_out(false),
    };
    view! {
        <p>{t!(key, name = me.name)} " " <a href=own id="own-profile" on:click=move |_| form.person.sheet.set(false)>{t!("profile")}</a> " · " <button class="lk" id="sign-out" on:click=leave>{t!("sign-out")}</button></p>
        {more}
        <details class="opt" id="alerts"><summary>{t!("alerts")}</summary><AlertsForm/></details>
        <details class="opt" id="calendar"><summary>{t!("calendar")}</summary><CalendarForm/></details>
        <Access me=known/>
        <details class="opt"><summary>{t!("account-changes")}</summary>
            {rename}
            {(me.kind == PersonKind::Registered).then(|| password(form))}
            <div class="act2">
                <button class="btn sml" on:click=move |_| form.sign_out(true)>{t!("sign-out-everywhere")}</button>
                <button class="btn sml" id="delete-account" on:click=move |_| form.asked.set(Some(Asked::Delete))>{t!("delete-account")}</button>
            </div>
        </details>
    }
    .into_any()
}

fn guest(form: Form) -> AnyView {
    view! {
        {move || key_link(form)}
        <details class="opt"><summary>{t!("register")}</summary><p class="xs mut">{t!("register-words")}</p>{entry(form)}</details>
    }
    .into_any()
}

/// The link for another device, once it is asked for.
fn key_link(form: Form) -> AnyView {
    match form.link.get() {
        None => view! { <button class="btn sml" id="show-key" on:click=move |_| form.show_key()>{t!("other-device")}</button> }.into_any(),
        Some(link) => {
            let shown = link.clone();
            view! {
                <p class="xs mut">{t!("key-words")}</p>
                <p class="inv"><input readonly aria-label=t!("other-device") prop:value=shown/> <button class="btn sml" on:click=move |_| browser::copy(&link)>{t!("copy-link")}</button></p>
            }
            .into_any()
        }
    }
}

fn password(form: Form) -> AnyView {
    view! {
        <form class="acc" on:submit=sends(move || form.change_password())>
            {field("password", "password", "current-password", form.password)}
            {field("new-password", "password", "new-password", form.new_password)}
            <div class="act2"><button class="btn sml" type="submit">{t!("change-password")}</button></div>
        </form>
    }
    .into_any()
}

/// Nothing that cannot be taken back is done at one click.
fn question(form: Form, me: Option<Me>) -> Option<AnyView> {
    let (asked, me) = (form.asked.get()?, me?);
    let (title, text, go) = match asked {
        Asked::SignOut => ("sign-out", "sign-out-guest-words", "sign-out"),
        Asked::Delete => ("delete-account", "delete-account-words", "delete-account"),
    };
    let is_registered = me.kind == PersonKind::Registered;
    let confirm = move || match asked {
        Asked::SignOut => form.sign_out(false),
        Asked::Delete => form.delete(me.kind),
    };
    let link = (asked == Asked::SignOut).then(|| view! { {move || key_link(form)} });
    let proof = (asked == Asked::Delete && is_registered)
        .then(|| field("password", "password", "current-password", form.password));
    let close = move || form.asked.set(None);
    Some(
        view! {
            <Dialog label=t!(title) close=Callback::new(move |()| close())>
                <form class="acc" on:submit=sends(confirm)>
                    <h2 class="h2" tabindex="-1" autofocus=true>{t!(title)}</h2>
                    <p>{t!(text)}</p>
                    {link} {proof}
                    <div class="act2"><button class="btn p" type="submit" id="confirm">{t!(go)}</button><button class="btn" type="button" on:click=move |_| close()>{t!("cancel")}</button></div>
                </form>
            </Dialog>
        }
        .into_any(),
    )
}
