//! Who one is on the server: nobody yet, a guest with a key, or registered; and all that one may do about it.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{ChangePassword, DeleteAccount, Me, MeWithKey, PersonKind, Register, Rename, SignIn};

use super::lobby::Lobby;
use crate::dialog::Dialog;
use crate::remote::api::{Answer, KEY, by_key, delete, known_guest, patch, post, send};
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
    lobby: Lobby,
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
                true => post("/api/users", &Register { name, password }).await,
                false => post("/api/session", &SignIn { name, password }).await,
            };
            self.after(&answer, None);
            self.lobby.refresh().await;
        });
    }

    fn come_back(self) {
        spawn_local(async move {
            if known_guest().await.is_none() {
                self.said.try_set(Some((t!("key-unknown"), true)));
            }
            self.lobby.refresh().await;
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
            self.lobby.refresh().await;
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
            self.lobby.mine.try_set(Vec::new());
            self.lobby.refresh().await;
        });
    }

    fn delete(self, kind: PersonKind) {
        let password = (kind == PersonKind::Registered).then(|| self.password.get_untracked());
        spawn_local(async move {
            let answer: Answer<()> = send(Method::DELETE, "/api/me", &DeleteAccount { password }).await;
            if answer.is_ok() {
                browser::forget(KEY);
                self.asked.try_set(None);
                self.lobby.mine.try_set(Vec::new());
            }
            self.after(&answer, Some(t!("account-deleted")));
            self.lobby.refresh().await;
        });
    }
}

#[component]
pub fn Account(lobby: Lobby) -> impl IntoView {
    let form = Form {
        lobby,
        chosen: Preferences::here(),
        name: RwSignal::new(String::new()),
        password: RwSignal::new(String::new()),
        new_password: RwSignal::new(String::new()),
        said: RwSignal::new(None),
        asked: RwSignal::new(None),
        link: RwSignal::new(None),
    };
    take_key(form);
    // The lists are looked at again and again: a form is drawn anew only for somebody else.
    let me = Memo::new(move |_| lobby.me.get());
    let body = move || match me.get() {
        None => nobody(form),
        Some(me) => somebody(form, me),
    };
    let said = move || {
        form.said.get().map(|(text, is_trouble)| match is_trouble {
            true => view! { <div class="toast" role="alert"><div>{text}</div></div> }.into_any(),
            false => view! { <p class="good" role="status">{text}</p> }.into_any(),
        })
    };
    let shown = move || lobby.is_there.get() == Some(true);
    let open = move || me.get().is_some() || form.said.get().is_some();
    view! {
        <details class="opt" id="account" class:none=move || !shown() open=open><summary>{t!("account")}</summary>{body} {said}</details>
        {move || question(form, me.get())}
    }
}

/// An address may bring a guest's key behind its `#`.
fn take_key(form: Form) {
    let Some(key) = browser::take_hash("key=") else { return };
    spawn_local(async move {
        let answer = by_key(key).await;
        form.after(&answer, None);
        form.lobby.refresh().await;
    });
}

fn field(label: &str, kind: &'static str, fill: &'static str, value: RwSignal<String>) -> AnyView {
    let label = t!(label);
    view! { <label>{label} <input type=kind autocomplete=fill prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label> }.into_any()
}

/// A form of its own, so that Enter sends it.
fn sends(then: impl Fn() + 'static) -> impl Fn(web_sys::SubmitEvent) + 'static {
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
    view! { {known} {entry(form)} }.into_any()
}

fn somebody(form: Form, me: Me) -> AnyView {
    form.name.set(me.name.clone());
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
        <p>{t!(key, name = me.name)} " " <button class="lk" id="sign-out" on:click=leave>{t!("sign-out")}</button></p>
        {more}
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
