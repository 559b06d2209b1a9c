//! The live stream of a table: entries as they are stored, and whether the line is up.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{EventSource, MessageEvent};
use wire::api::{Entry, Presence, UserId};

use super::person::Person;
use crate::browser;

/// How the line to the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Live,
    Lost,
}

/// Milliseconds before a closed stream is opened again.
const AGAIN: i32 = 2_000;

/// What a stream is told apart by, and where it puts what it hears.
#[derive(Clone, Copy)]
pub struct Listening {
    /// From where on to listen.
    pub head: RwSignal<u64>,
    pub line: RwSignal<Option<Line>>,
    /// Gets each entry.
    pub take: Callback<Entry>,
    /// Seats whose holders have the table open.
    pub present: RwSignal<Vec<u8>>,
}

/// Listens to a table until it is left; anew when the reader has become somebody else, who may see more.
pub fn listen(path: String, listening: Listening) {
    let source = StoredValue::new_local(None::<EventSource>);
    let close = move || {
        if let Some(source) = source.try_update_value(Option::take).flatten() {
            source.close();
        }
    };
    // A page that the browser keeps for the way back must not look like somebody who reads.
    browser::on_window("pagehide", move |_: web_sys::Event| close());
    let again = path.clone();
    browser::on_window("pageshow", move |event: web_sys::Event| {
        let is_closed = source.try_with_value(Option::is_none) == Some(true);
        if browser::was_kept(&event) && is_closed && listening.head.try_get_untracked().is_some() {
            open(again.clone(), listening, source);
        }
    });
    let person = Person::here();
    Effect::new(move |before: Option<Option<UserId>>| {
        let now = person.user();
        if before != Some(now) {
            close();
            open(path.clone(), listening, source);
        }
        now
    });
    on_cleanup(close);
}

fn open(path: String, listening: Listening, source: StoredValue<Option<EventSource>, LocalStorage>) {
    let Listening { head, line, take, present } = listening;
    // A table that was left has no signals any more.
    let Some(since) = head.try_get_untracked() else { return };
    let Ok(stream) = EventSource::new(&format!("{path}since={since}")) else { return };
    let opened = Closure::<dyn FnMut()>::new(move || {
        line.try_set(Some(Line::Live));
    });
    stream.set_onopen(Some(opened.as_ref().unchecked_ref()));
    opened.forget();
    let entry = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(entry) = serde_json::from_str::<Entry>(&text) {
            take.try_run(entry);
        }
    });
    let _ = stream.add_event_listener_with_callback("entry", entry.as_ref().unchecked_ref());
    entry.forget();
    let readers = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(news) = serde_json::from_str::<Presence>(&text) {
            present.try_set(news.seats);
        }
    });
    let _ = stream.add_event_listener_with_callback("present", readers.as_ref().unchecked_ref());
    readers.forget();
    let failed = {
        let (stream, path) = (stream.clone(), path.clone());
        Closure::<dyn FnMut()>::new(move || {
            line.try_set(Some(Line::Lost));
            // The browser tries again by itself unless it has given up.
            if stream.ready_state() == EventSource::CLOSED {
                let path = path.clone();
                browser::after(AGAIN, move || open(path, listening, source));
            }
        })
    };
    stream.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    source.try_set_value(Some(stream));
}
