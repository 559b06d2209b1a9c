//! What the links in our mails lead to: an address is confirmed, a new password set, mail ended. And the way to such a link.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{MailAddress, MailToken, Me, ResetPassword};

use super::account::{field, sends};
use crate::dialog::Dialog;
use crate::markup::outcome;
use crate::remote::api::{Answer, post};
use crate::remote::person::Person;
use crate::{browser, t};

#[derive(Clone, PartialEq, Eq)]
enum Link {
    Verify(String),
    Reset(String),
    Unsubscribe(String),
}

impl Link {
    fn here() -> Option<Link> {
        let verify = || browser::take_hash("verify=").map(Link::Verify);
        let reset = || browser::take_hash("reset=").map(Link::Reset);
        let unsubscribe = || browser::take_hash("unsubscribe=").map(Link::Unsubscribe);
        verify().or_else(reset).or_else(unsubscribe)
    }

    fn title(&self) -> String {
        match self {
            Link::Verify(_) => t!("mail-address"),
            Link::Reset(_) => t!("new-password"),
            Link::Unsubscribe(_) => t!("alert-unsubscribe"),
        }
    }
}

#[derive(Clone, Copy)]
struct State {
    person: Person,
    link: RwSignal<Option<Link>>,
    password: RwSignal<String>,
    said: RwSignal<Option<(String, bool)>>,
}

impl State {
    fn after<T>(self, answer: &Answer<T>, done: String) {
        self.said.try_set(Some(match answer {
            Ok(_) => (done, false),
            Err(trouble) => (trouble.words(), true),
        }));
    }

    fn verify(self, token: String) {
        spawn_local(async move {
            let answer: Answer<()> = post("/api/mail/verify", &MailToken { token }).await;
            self.after(&answer, t!("verify-done"));
        });
    }

    fn reset(self, token: String) {
        let password = self.password.get_untracked();
        spawn_local(async move {
            let answer: Answer<Me> = post("/api/password", &ResetPassword { token, password }).await;
            self.after(&answer, t!("reset-done"));
            self.person.look().await;
        });
    }

    fn unsubscribe(self, token: &str) {
        let path = format!("/api/unsubscribe/{token}");
        spawn_local(async move {
            let answer: Answer<()> = post(&path, &serde_json::json!({})).await;
            self.after(&answer, t!("unsubscribe-done"));
        });
    }
}

/// A sheet over the page, if the address has brought such a link.
#[component]
pub fn LinkSheet(person: Person) -> impl IntoView {
    let state = State {
        person,
        link: RwSignal::new(Link::here()),
        password: RwSignal::new(String::new()),
        said: RwSignal::new(None),
    };
    if let Some(Link::Verify(token)) = state.link.get_untracked() {
        state.verify(token);
    }
    let close = move || state.link.set(None);
    move || {
        state.link.get().map(|link| {
            let title = link.title();
            view! {
                <Dialog label=title.clone() class="mnu" close=Callback::new(move |()| close())>
                    <div class="sec"><h2 class="h2" tabindex="-1" autofocus=true>{title}</h2><span class="sp"></span><button class="lk" on:click=move |_| close()>{t!("close")}</button></div>
                    <div id="link-form">{move || body(state, &link)} {move || state.said.get().map(outcome)}</div>
                </Dialog>
            }
        })
    }
}

/// What is still to be done about it; nothing once it is.
fn body(state: State, link: &Link) -> Option<AnyView> {
    let is_done = state.said.with(|said| said.as_ref().is_some_and(|(_, is_trouble)| !is_trouble));
    if is_done {
        return None;
    }
    match link.clone() {
        Link::Verify(_) => None,
        Link::Reset(token) => Some(
            view! {
                <form class="acc" on:submit=sends(move || state.reset(token.clone()))>
                    {field("new-password", "password", "new-password", state.password)}
                    <div class="act2"><button class="btn p" type="submit" id="reset-password">{t!("reset-set")}</button></div>
                </form>
            }
            .into_any(),
        ),
        Link::Unsubscribe(token) => Some(
            view! {
                <p>{t!("unsubscribe-words")}</p>
                <div class="act2"><button class="btn p" id="unsubscribe" on:click=move |_| state.unsubscribe(&token)>{t!("alert-unsubscribe")}</button></div>
            }
            .into_any(),
        ),
    }
}

/// The way to a new password, for those who are not signed in.
#[component]
pub fn ForgotPassword() -> impl IntoView {
    let mail = RwSignal::new(String::new());
    let said = RwSignal::new(None::<(String, bool)>);
    let ask = move || {
        let address = MailAddress { mail: mail.get_untracked().trim().to_owned() };
        spawn_local(async move {
            let answer: Answer<()> = post("/api/password/reset", &address).await;
            said.try_set(Some(match answer {
                Ok(()) => (t!("forgot-sent"), false),
                Err(trouble) => (trouble.words(), true),
            }));
        });
    };
    view! {
        <details class="opt" id="forgot"><summary>{t!("forgot-password")}</summary>
            <p class="xs mut">{t!("forgot-words")}</p>
            <form class="acc" on:submit=sends(ask)>
                {field("mail-address", "email", "email", mail)}
                <div class="act2"><button class="btn sml" type="submit" id="forgot-send">{t!("forgot-send")}</button></div>
            </form>
            {move || said.get().map(outcome)}
        </details>
    }
}
