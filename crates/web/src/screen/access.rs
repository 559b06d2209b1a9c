//! On the account sheet: where one is signed in, tokens of programs, blocked people, and one's own data.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{BlockedRow, ChangeMe, Me, NewToken, Scope, SessionRow, TokenRow, TokenWithSecret};

use crate::remote::api::{Answer, delete, get, patch, post};
use crate::remote::person::Person;
use crate::{browser, t};

/// A list that is looked at when its details are opened, and after every change.
fn listed<T: Clone + Send + Sync + serde::de::DeserializeOwned + 'static>(
    path: &'static str,
) -> (RwSignal<Option<Vec<T>>>, impl Fn() + Copy) {
    let rows = RwSignal::new(None);
    let look = move || {
        spawn_local(async move {
            let answer: Answer<Vec<T>> = get(path).await;
            rows.try_set(answer.ok());
        });
    };
    (rows, look)
}

#[component]
pub fn Access(me: Me) -> impl IntoView {
    view! {
        <Sessions/>
        <Tokens me=me/>
        <Blocked/>
        <p class="xs"><a href="/api/me/export" download="kursbuch-account.json" id="export-data">{t!("export-data")}</a></p>
    }
}

#[component]
fn Sessions() -> impl IntoView {
    let (rows, look) = listed::<SessionRow>("/api/me/sessions");
    let end = move |id: String| {
        spawn_local(async move {
            let _ = delete(&format!("/api/me/sessions/{id}")).await;
            look();
        });
    };
    let row = move |row: SessionRow| {
        let device = if row.device.is_empty() { t!("device-unknown") } else { row.device.clone() };
        let act = match row.here {
            true => view! { <span class="mut">{t!("this-device")}</span> }.into_any(),
            false => {
                view! { <button class="lk" on:click=move |_| end(row.id.clone())>{t!("sign-out")}</button> }.into_any()
            }
        };
        view! { <tr><td>{device}</td><td class="mut nw">{browser::date(row.seen)}</td><td class="r">{act}</td></tr> }
    };
    view! {
        <details class="opt" id="sessions" on:toggle=move |_| look()><summary>{t!("signed-in-at")}</summary>
            <table class="dep"><tbody>{move || rows.get().unwrap_or_default().into_iter().map(row).collect_view()}</tbody></table>
        </details>
    }
}

fn scope_name(scope: Scope) -> String {
    match scope {
        Scope::Read => t!("scope-read"),
        Scope::Play => t!("scope-play"),
        Scope::Tables => t!("scope-tables"),
    }
}

#[component]
fn Tokens(me: Me) -> impl IntoView {
    let (rows, look) = listed::<TokenRow>("/api/me/tokens");
    let name = RwSignal::new(String::new());
    let scopes = RwSignal::new(Scope::ALL.to_vec());
    let made = RwSignal::new(None::<String>);
    let trouble = RwSignal::new(None::<String>);
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = NewToken { name: name.get_untracked(), scopes: scopes.get_untracked(), expires: None };
        spawn_local(async move {
            let answer: Answer<TokenWithSecret> = post("/api/me/tokens", &body).await;
            trouble.try_set(answer.as_ref().err().map(|why| why.words()));
            made.try_set(answer.ok().map(|made| made.token));
            look();
        });
    };
    let revoke = move |id: String| {
        spawn_local(async move {
            let _ = delete(&format!("/api/me/tokens/{id}")).await;
            look();
        });
    };
    let row = move |row: TokenRow| {
        let named = row.scopes.iter().map(|scope| scope_name(*scope)).collect::<Vec<_>>().join(", ");
        let seen = row.seen.map_or_else(|| t!("never-used"), browser::date);
        view! { <tr><td><b class="b">{row.name}</b><br/><span class="xs mut">{named}</span></td><td class="mut">{seen}</td><td class="r"><button class="lk" on:click=move |_| revoke(row.id.clone())>{t!("revoke")}</button></td></tr> }
    };
    let choices = Scope::ALL.map(|scope| {
        let is_on = move || scopes.with(|scopes| scopes.contains(&scope));
        let flip = move |_| {
            scopes.update(|scopes| match scopes.iter().position(|known| *known == scope) {
                Some(place) => drop(scopes.remove(place)),
                None => scopes.push(scope),
            });
        };
        view! { <label class="ck"><input type="checkbox" data-scope=scope.name() prop:checked=is_on on:change=flip/> {scope_name(scope)}</label> }
    });
    let shown = move || {
        made.get().map(|token| {
            let copied = token.clone();
            view! {
                <p class="xs">{t!("token-once")}</p>
                <p class="inv"><input readonly id="new-token" aria-label=t!("token") prop:value=token/> <button class="btn sml" type="button" on:click=move |_| browser::copy(&copied)>{t!("copy")}</button></p>
            }
        })
    };
    let person = Person::here();
    let is_program = me.program;
    let flip = move |_| {
        spawn_local(async move {
            let body = ChangeMe { name: None, program: Some(!is_program) };
            if let Ok(me) = patch::<Me>("/api/me", &body).await {
                person.is(Some(me));
            }
        });
    };
    view! {
        <details class="opt" id="tokens" on:toggle=move |_| look()><summary>{t!("programs")}</summary>
            <p class="xs mut">{t!("programs-words")}</p>
            <p class="acc"><label class="ck"><input type="checkbox" id="is-program" prop:checked=is_program on:change=flip/> {t!("is-program")}</label></p>
            <table class="dep"><tbody>{move || rows.get().unwrap_or_default().into_iter().map(row).collect_view()}</tbody></table>
            <form class="acc" on:submit=make>
                <label>{t!("token-name")} <input maxlength="40" id="token-name" prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                {choices.into_iter().collect_view()}
                <div class="act2"><button class="btn sml" type="submit" id="make-token">{t!("make-token")}</button></div>
                {move || trouble.get().map(|text| view! { <div class="toast" role="alert"><div>{text}</div></div> })}
                {shown}
            </form>
        </details>
    }
}

#[component]
fn Blocked() -> impl IntoView {
    let (rows, look) = listed::<BlockedRow>("/api/me/blocked");
    let free = move |id: String| {
        spawn_local(async move {
            let _ = delete(&format!("/api/me/blocked/{id}")).await;
            look();
        });
    };
    let row = move |row: BlockedRow| {
        let id = row.user.to_string();
        view! { <tr><td>{row.name}</td><td class="r"><button class="lk" on:click=move |_| free(id.clone())>{t!("unblock")}</button></td></tr> }
    };
    let empty = move || rows.with(|rows| rows.as_ref().is_some_and(Vec::is_empty));
    view! {
        <details class="opt" id="blocked" on:toggle=move |_| look()><summary>{t!("blocked-people")}</summary>
            <table class="dep"><tbody>{move || rows.get().unwrap_or_default().into_iter().map(row).collect_view()}</tbody></table>
            {move || empty().then(|| view! { <p class="xs mut">{t!("nobody-blocked")}</p> })}
        </details>
    }
}
