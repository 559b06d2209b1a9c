//! What becomes of a line that was tried out: a game of this browser, or a table that others can join.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{self, Access, Import, Purpose};

use crate::dialog::Dialog;
use crate::play::table::Table;
use crate::remote::api::{Answer, post, somebody};
use crate::remote::person::Person;
use crate::route::{Place, Router};
use crate::settings::Preferences;
use crate::t;

/// A table of the server with the line, all seats free, for whoever has the link.
async fn share(name: String, own: String, log: wire::Log, person: Person) -> Answer<api::Table> {
    let me = somebody(&own).await?;
    person.is(Some(me));
    let log = serde_json::to_string(&log).unwrap_or_default();
    let body = Import { name: Some(name), log, purpose: Purpose::Play, seats: Vec::new(), access: Access::Invitation };
    post("/api/tables/import", &body).await
}

/// Asks for a name, and where the line is to be kept.
#[component]
pub fn LineSheet(table: Table, is_open: RwSignal<bool>) -> impl IntoView {
    let (router, person, chosen) = (Router::here(), Person::here(), Preferences::here());
    let name = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let close = move || is_open.set(false);
    let keep = move || {
        if let Some(id) = table.keep_line(name.get_untracked()) {
            router.go(Place::Local { id, at: None, panel: None });
        }
    };
    let send = move |_| {
        let Some(log) = table.line_log() else { return };
        let (name, own) = (name.get_untracked(), chosen.name());
        spawn_local(async move {
            match share(name, own, log, person).await {
                Ok(shared) => router.go(Place::Table { id: shared.id.to_string(), at: None, panel: None }),
                Err(refused) => {
                    trouble.try_set(Some(refused.words()));
                }
            }
        });
    };
    let sheet = move || {
        is_open.get().then(|| {
            // A name may have so many letters.
            name.set(table.line_name().chars().take(api::limits::NAME).collect());
            trouble.set(None);
            let submit = move |event: web_sys::SubmitEvent| {
                event.prevent_default();
                keep();
            };
            let share = (person.is_there.get_untracked() == Some(true)).then(|| {
                view! { <button class="btn" type="button" id="share-line" on:click=send>{t!("share-line")}</button> }
            });
            view! {
                <Dialog label=t!("keep-line") close=Callback::new(move |()| close())>
                    <form class="acc" on:submit=submit>
                        <h2 class="h2">{t!("keep-line")}</h2>
                        <p>{t!("keep-line-words")}</p>
                        <label>{t!("name")} <input id="line-name" maxlength="40" required=true autofocus=true prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                        {move || trouble.get().map(|text| view! { <div class="toast" role="alert"><div>{text}</div></div> })}
                        <div class="act2 wrap">
                            <button class="btn p" type="submit" id="keep-here">{t!("keep-here")}</button>
                            {share}
                            <button class="btn" type="button" on:click=move |_| close()>{t!("cancel")}</button>
                        </div>
                    </form>
                </Dialog>
            }
        })
    };
    view! { {sheet} }
}
