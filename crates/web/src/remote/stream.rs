//! The live stream of a table: entries as they are stored, and whether the line is up.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{EventSource, MessageEvent};
use wire::api::Entry;

use crate::browser;

/// How the line to the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Live,
    Lost,
}

/// Milliseconds before a closed stream is opened again.
const AGAIN: i32 = 2_000;

/// Listens to a table. `head` says from where, `take` gets each entry; ends when the table is left.
pub fn listen(path: String, head: RwSignal<u64>, line: RwSignal<Option<Line>>, take: Callback<Entry>) {
    let source = StoredValue::new_local(None::<EventSource>);
    open(path, head, line, take, source);
    on_cleanup(move || {
        let open = source.try_update_value(Option::take).flatten();
        if let Some(source) = open {
            source.close();
        }
    });
}

fn open(
    path: String,
    head: RwSignal<u64>,
    line: RwSignal<Option<Line>>,
    take: Callback<Entry>,
    source: StoredValue<Option<EventSource>, LocalStorage>,
) {
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
    let failed = {
        let (stream, path) = (stream.clone(), path.clone());
        Closure::<dyn FnMut()>::new(move || {
            line.try_set(Some(Line::Lost));
            // The browser tries again by itself unless it has given up.
            if stream.ready_state() == EventSource::CLOSED {
                let path = path.clone();
                browser::after(AGAIN, move || open(path, head, line, take, source));
            }
        })
    };
    stream.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    source.try_set_value(Some(stream));
}
