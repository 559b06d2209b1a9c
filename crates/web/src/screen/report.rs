//! A sheet to report a person or one of their messages to the administrators.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{NewReport, TableId, UserId};

use crate::dialog::Dialog;
use crate::remote::api::{Answer, post};
use crate::t;

/// What is reported.
#[derive(Clone, PartialEq, Eq)]
pub struct Subject {
    pub person: UserId,
    pub name: String,
    /// At which table, the number of the message and its words.
    pub message: Option<(TableId, u64, String)>,
}

/// Open while there is a subject; what came of it is told to `after`.
#[component]
pub fn ReportSheet(subject: RwSignal<Option<Subject>>, after: Callback<Answer<()>>) -> impl IntoView {
    move || subject.get().map(|about| sheet(about, subject, after))
}

fn sheet(about: Subject, subject: RwSignal<Option<Subject>>, after: Callback<Answer<()>>) -> impl IntoView {
    let reason = RwSignal::new(String::new());
    let close = move || subject.set(None);
    let place = about.message.as_ref().map(|(table, message, _)| (*table, *message));
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (table, message) = place.unzip();
        let body = NewReport { person: about.person, table, message, reason: reason.get_untracked() };
        close();
        spawn_local(async move { after.run(post("/api/reports", &body).await) });
    };
    let heading = t!("report-person", name = about.name);
    let quote = about.message.map(|(_, _, words)| view! { <blockquote>{words}</blockquote> });
    view! {
        <Dialog label=heading.clone() close=Callback::new(move |()| close())>
            <form class="acc" on:submit=send>
                <h2 class="h2" tabindex="-1" autofocus=true>{heading}</h2>
                {quote}
                <label>{t!("report-reason")} <textarea rows="4" maxlength="1000" id="report-reason" prop:value=reason on:input=move |event| reason.set(event_target_value(&event))></textarea></label>
                <div class="act2"><button class="btn p" type="submit" id="send-report">{t!("report-send")}</button><button class="btn" type="button" on:click=move |_| close()>{t!("cancel")}</button></div>
            </form>
        </Dialog>
    }
}
